#include "core/design/side_names.h"

#include <algorithm>

namespace zama::design {
namespace {

constexpr std::string_view kArticle = "the ";

// Names that end as plurals do, and are none.
constexpr std::string_view kSingularEndings[] = {"ss", "us", "is", "os", "as", "Athens", "Thebes", "Rhodes"};

bool isPlural(std::string_view name)
{
    return name.ends_with('s') && std::ranges::none_of(kSingularEndings, [name](std::string_view ending) {
               return name.ends_with(ending);
           });
}

std::string usualInEnglish(std::string_view name)
{
    if (name.starts_with("The ")) {
        return std::string(kArticle).append(name.substr(kArticle.size()));
    }
    return isPlural(name) && !name.starts_with(kArticle) ? std::string(kArticle).append(name) : std::string();
}

bool isEnglish(std::string_view language)
{
    return language == "en" || language.starts_with("en-");
}

} // namespace

std::string inTextFor(std::string_view language, const SideName &before, std::string_view name)
{
    const bool follows = !before.name.empty() && before.inText.ends_with(before.name);
    if (!before.inText.empty() && before.inText != usualInEnglish(before.name) && !follows) {
        return before.inText;
    }
    const std::string_view ahead =
        follows ? std::string_view(before.inText).substr(0, before.inText.size() - before.name.size())
                : std::string_view();
    if (name.empty() || (isEnglish(language) && (ahead.empty() || ahead == kArticle))) {
        return usualInEnglish(name);
    }
    return ahead.empty() ? std::string() : std::string(ahead).append(name);
}

} // namespace zama::design
