#include "editor/property_kinds.h"

#include "editor/length_field.h"

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

} // namespace zama::editor
