#include "core/scenario/language_tag.h"

namespace zama {

bool isLanguageTag(std::string_view tag)
{
    const auto isAlnum = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    };
    std::size_t part = 0;
    bool isFirst = true;
    for (const char c : tag) {
        if (c == '-') {
            if (part < (isFirst ? 2U : 1U)) {
                return false;
            }
            part = 0;
            isFirst = false;
        } else if (!isAlnum(c) || ++part > 8 || (isFirst && c >= '0' && c <= '9')) {
            return false;
        }
    }
    return part >= (isFirst ? 2U : 1U) && tag.size() <= 35;
}

} // namespace zama
