#include "editor/typed_number.h"

namespace zama::editor {
namespace {

constexpr int kMaxWhole = 6; // with the places, what scaled() can multiply
constexpr int kMaxPlaces = 6;

bool isPoint(QChar c)
{
    return c == u'.' || c == u',' || c == QChar(0x066b) || c == QChar(0x060c);
}

bool isMinus(QChar c)
{
    return c == u'-' || c == QChar(0x2212);
}

// Blanks of every width, and the marks that hold a number together in a text from right to left.
bool isUnseen(QChar c)
{
    return c.isSpace() || c.category() == QChar::Other_Format;
}

QString seenPartOf(const QString &text)
{
    QString seen;
    for (const QChar c : text) {
        if (!isUnseen(c)) {
            seen += c;
        }
    }
    return seen;
}

std::int64_t powerOfTen(int exponent)
{
    std::int64_t power = 1;
    for (int i = 0; i < exponent; ++i) {
        power *= 10;
    }
    return power;
}

} // namespace

std::int64_t TypedNumber::scaled(std::int64_t numerator, std::int64_t denominator) const
{
    const std::int64_t above = digits * numerator;
    const std::int64_t below = denominator * powerOfTen(places);
    return (above + (above < 0 ? -below : below) / 2) / below;
}

std::optional<TypedNumber> typedNumber(const QString &text)
{
    const QString seen = seenPartOf(text);
    TypedNumber number;
    qsizetype at = 0;
    const bool isNegative = !seen.isEmpty() && isMinus(seen[0]);
    at += isNegative || seen.startsWith(u'+') ? 1 : 0;
    int whole = 0;
    bool isBehindPoint = false;
    for (; at < seen.size() && (seen[at].isDigit() || isPoint(seen[at])); ++at) {
        if (isPoint(seen[at])) {
            if (isBehindPoint) {
                return {};
            }
            isBehindPoint = true;
            continue;
        }
        number.digits = number.digits * 10 + seen[at].digitValue();
        ++(isBehindPoint ? number.places : whole);
        if (whole > kMaxWhole || number.places > kMaxPlaces) {
            return {};
        }
    }
    if (whole + number.places == 0) {
        return {};
    }
    number.digits = isNegative ? -number.digits : number.digits;
    number.unit = seen.mid(at).toLower();
    return number;
}

QString shownNumber(std::int64_t value, int places, const QLocale &locale)
{
    while (places > 0 && value % 10 == 0) {
        value /= 10;
        --places;
    }
    QLocale plain = locale;
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    return plain.toString(static_cast<double>(value) / static_cast<double>(powerOfTen(places)), 'f', places);
}

} // namespace zama::editor
