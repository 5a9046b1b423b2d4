#include "editor/length_field.h"

#include "core/geometry/units.h"
#include "editor/typed_number.h"

#include <QCoreApplication>

#include <cstdint>

namespace zama::editor {
namespace {

using table::LengthUnit;

// An inch is 2.54 centimetres.
constexpr std::int64_t kCentimetresPerInch = 254;
constexpr std::int64_t kHundredths = 100;
constexpr int kInchPlaces = 3; // mils
constexpr int kCentimetrePlaces = 2;

std::int64_t hundredthsOfCentimetres(int mils)
{
    const std::int64_t above = std::int64_t{mils} * kCentimetresPerInch;
    return (above + (above < 0 ? -kInch : kInch) / 2) / kInch;
}

int milsOf(const TypedNumber &centimetres)
{
    return static_cast<int>(centimetres.scaled(kInch * kHundredths, kCentimetresPerInch));
}

QString inInches(const QString &number)
{
    return QCoreApplication::translate("MessageFormatter", "%1 in", "inches").arg(number);
}

QString inCentimetres(const QString &number)
{
    return QCoreApplication::translate("MessageFormatter", "%1 cm", "centimetres").arg(number);
}

// The unit as this language writes it.
QString written(const QString &withoutNumber)
{
    return withoutNumber.simplified().remove(u' ').toLower();
}

} // namespace

LengthField::LengthField(QWidget *parent)
    : NumberField(parent)
{
}

void LengthField::setUnit(LengthUnit unit)
{
    m_unit = unit;
    reformat();
}

QString LengthField::textOf(int value) const
{
    return m_unit == LengthUnit::Centimetres
               ? inCentimetres(shownNumber(hundredthsOfCentimetres(value), kCentimetrePlaces, locale()))
               : inInches(shownNumber(value, kInchPlaces, locale()));
}

std::optional<LengthUnit> LengthField::unitTyped(const QString &letters) const
{
    if (letters.isEmpty()) {
        return m_unit;
    }
    if (letters == u"in" || letters == u"\"" || letters == u"″" || letters == written(inInches({}))) {
        return LengthUnit::Inches;
    }
    if (letters == u"cm" || letters == written(inCentimetres({}))) {
        return LengthUnit::Centimetres;
    }
    return {};
}

std::optional<int> LengthField::valueOf(const QString &typed) const
{
    const std::optional<TypedNumber> number = typedNumber(typed);
    const std::optional<LengthUnit> unit = number ? unitTyped(number->unit) : std::nullopt;
    if (!unit) {
        return {};
    }
    return static_cast<int>(*unit == LengthUnit::Inches ? number->scaled(kInch) : milsOf(*number));
}

int LengthField::stepped(int value, int steps) const
{
    if (m_unit == LengthUnit::Inches) {
        return value + steps * (kInch / 2);
    }
    return milsOf({hundredthsOfCentimetres(value) + steps * kHundredths, kCentimetrePlaces, {}});
}

QString AngleField::textOf(int value) const
{
    return shownNumber(value, 2, locale()) + QChar(0x00b0);
}

std::optional<int> AngleField::valueOf(const QString &typed) const
{
    const std::optional<TypedNumber> number = typedNumber(typed);
    if (!number || (!number->unit.isEmpty() && number->unit != QChar(0x00b0))) {
        return {};
    }
    return normalised(static_cast<Centidegrees>(number->scaled(100)));
}

int AngleField::stepped(int value, int steps) const
{
    constexpr Centidegrees kStep = 500;
    return value + steps * kStep;
}

int AngleField::brought(int value) const
{
    return normalised(value);
}

} // namespace zama::editor
