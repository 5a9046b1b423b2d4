#include "table/model/plural_forms.h"

#include <QString>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>

namespace zama::table {
namespace {

struct Family {
    int forms;
    int (*formOf)(int n);
    std::string_view tags; ///< between blanks
};

constexpr bool isWithin(int n, int low, int high)
{
    return n >= low && n <= high;
}

int slavic(int n)
{
    const bool isTeen = isWithin(n % 100, 11, 14);
    return n % 10 == 1 && !isTeen ? 0 : isWithin(n % 10, 2, 4) && !isTeen ? 1 : 2;
}

int arabic(int n)
{
    return n <= 2 ? n : isWithin(n % 100, 3, 10) ? 3 : n % 100 >= 11 ? 4 : 5;
}

int english(int n)
{
    return n == 1 ? 0 : 1;
}

// Whoever is not listed counts as English does.
constexpr std::array kFamilies{
    Family{1, [](int) { return 0; }, " id ja ko lo ms my th vi zh "},
    Family{2, [](int n) { return n > 1 ? 1 : 0; }, " fr pt pt-BR "},
    Family{6, arabic, " ar "},
    Family{3, slavic, " be bs hr ru sr uk "},
    Family{3, [](int n) { return n == 1              ? 0
                                 : isWithin(n, 2, 4) ? 1
                                                     : 2; }, " cs sk "},
    Family{3, [](int n) { return n == 1                                                 ? 0
                                 : isWithin(n % 10, 2, 4) && !isWithin(n % 100, 12, 14) ? 1
                                                                                        : 2; },
           " pl "},
    Family{3, [](int n) { return n == 1                               ? 0
                                 : n == 0 || isWithin(n % 100, 1, 19) ? 1
                                                                      : 2; }, " ro "},
    Family{3,
           [](int n) {
               const bool isTeen = isWithin(n % 100, 11, 19);
               return n % 10 == 1 && !isTeen ? 0 : n % 10 != 0 && !isTeen ? 1 : 2;
           },
           " lt "},
    Family{3, [](int n) { return n % 10 == 1 && n % 100 != 11 ? 0
                                 : n != 0                     ? 1
                                                              : 2; }, " lv "},
    Family{3, [](int n) { return n == 1   ? 0
                                 : n == 2 ? 1
                                          : 2; }, " ga "},
    Family{4, [](int n) { return n % 100 == 1              ? 0
                                 : n % 100 == 2            ? 1
                                 : isWithin(n % 100, 3, 4) ? 2
                                                           : 3; },
           " sl "},
    Family{5, [](int n) { return n == 0              ? 0
                                 : n == 1            ? 1
                                 : isWithin(n, 2, 5) ? 2
                                 : n == 6            ? 3
                                                     : 4; }, " cy "},
};
constexpr Family kUsual{2, english, {}};

const Family *familyNamed(QStringView tag)
{
    const std::string name = ' ' + tag.toString().toStdString() + ' ';
    const auto *found = std::find_if(kFamilies.begin(), kFamilies.end(), [&](const Family &family) {
        return family.tags.find(name) != std::string_view::npos;
    });
    return found == kFamilies.end() ? nullptr : found;
}

// "pt-PT" counts as itself and not as "pt", which is Brazil to Qt; "fr-CA" counts as "fr".
const Family &familyOf(QStringView tag)
{
    if (const Family *own = familyNamed(tag)) {
        return *own;
    }
    const Family *base =
        tag == QLatin1String("pt-PT") ? nullptr : familyNamed(tag.left(tag.indexOf(QLatin1Char('-'))));
    return base == nullptr ? kUsual : *base;
}

} // namespace

int pluralForms(QStringView tag)
{
    return familyOf(tag).forms;
}

int pluralForm(QStringView tag, int n)
{
    return familyOf(tag).formOf(std::abs(n));
}

} // namespace zama::table
