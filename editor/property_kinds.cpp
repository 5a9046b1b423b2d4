#include "editor/property_kinds.h"

#include "editor/length_field.h"
#include "editor/scenario_texts.h"

namespace zama::editor {

PropertyEditor *lengthEditor(Mils least, Mils most)
{
    auto *field = new LengthField;
    field->setRange(least, most);
    return new NumberEditor(field);
}

NumberEditor *countEditor(int least, int most)
{
    auto *field = new NumberField;
    field->setRange(least, most);
    return new NumberEditor(field);
}

Property textProperty(const PropertySection &section, std::string key,
                      const std::function<const LocalText &(const Scenario &, const PiecePlace &)> &read,
                      const std::function<LocalText &(Scenario &, const PiecePlace &)> &change)
{
    return {"edit.name", std::move(key),
            [&section, read](const Scenario &scenario, const PiecePlace &at) {
                return toVariant(writtenIn(read(scenario, at), section.language()));
            },
            [&section, change](Scenario &scenario, const PiecePlace &at, const QVariant &value) {
                write(scenario, change(scenario, at), section.language(), value.toString().toStdString());
            },
            [&section, read](const Scenario &scenario, const PiecePlace &at) {
                return QString::fromStdString(read(scenario, at).in(section.language()));
            }};
}

} // namespace zama::editor
