#pragma once
// A field for a length or a coordinate, in what the reader measures.

#include "editor/number_field.h"
#include "table/model/message_formatter.h"

namespace zama::editor {

/// Values are mils. What was typed without a unit is in the field's own; "5 cm" and "2 in" mean what they
/// say in either. Steps by half an inch or by a centimetre. A value that nobody touches keeps its exact mils,
/// also where fewer decimals are shown.
class LengthField final : public NumberField
{
    Q_OBJECT
public:
    explicit LengthField(QWidget *parent = nullptr);

    [[nodiscard]] table::LengthUnit unit() const { return m_unit; }
    void setUnit(table::LengthUnit unit);

protected:
    [[nodiscard]] QString textOf(int value) const override;
    [[nodiscard]] std::optional<int> valueOf(const QString &typed) const override;
    [[nodiscard]] int stepped(int value, int steps) const override;

private:
    [[nodiscard]] std::optional<table::LengthUnit> unitTyped(const QString &letters) const;

    table::LengthUnit m_unit = table::LengthUnit::Inches;
};

/// A field for a direction: hundredths of a degree from 0 to below 360, clockwise from the top of the table.
/// Goes round: -90 is 270. Steps by five degrees.
class AngleField final : public NumberField
{
    Q_OBJECT
public:
    using NumberField::NumberField;

protected:
    [[nodiscard]] QString textOf(int value) const override;
    [[nodiscard]] std::optional<int> valueOf(const QString &typed) const override;
    [[nodiscard]] int stepped(int value, int steps) const override;
    [[nodiscard]] int brought(int value) const override;
};

} // namespace zama::editor
