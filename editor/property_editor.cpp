#include "editor/property_editor.h"

#include "editor/colour_field.h"
#include "editor/length_field.h"
#include "editor/text_box.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QSignalBlocker>

#include <algorithm>

namespace zama::editor {

PropertyEditor::PropertyEditor(QWidget *widget)
    : QObject(widget),
      m_widget(widget)
{
    widget->installEventFilter(this);
}

// The wheel scrolls the panel where a field has not been entered.
bool PropertyEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn) {
        emit entered();
    } else if (event->type() == QEvent::Wheel && !m_widget->hasFocus()) {
        event->ignore();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

QString PropertyEditor::placeholder(const Common &common, const QString &none)
{
    return common.isVarious ? tr("various") : none;
}

// ---- texts ----

TextEditor::TextEditor()
    : PropertyEditor(new TextBox(1)),
      m_box(static_cast<TextBox *>(widget()))
{
    connect(m_box, &TextBox::edited, this, [this](const QString &text) { emit edited(text); });
    connect(m_box, &TextBox::undoWanted, this, &PropertyEditor::undoWanted);
    connect(m_box, &TextBox::redoWanted, this, &PropertyEditor::redoWanted);
}

void TextEditor::show(const Common &common)
{
    m_box->setPlaceholderText(placeholder(common, common.fallback));
    m_box->show(common.value.toString());
}

void TextEditor::setTextLanguage(const std::string &tag)
{
    m_box->setLanguage(tag);
}

// ---- numbers ----

NumberEditor::NumberEditor(NumberField *field)
    : PropertyEditor(field),
      m_field(field)
{
    connect(field, &NumberField::edited, this,
            [this](std::optional<int> value) { emit edited(toVariant(value)); });
    connect(field, &NumberField::undoWanted, this, &PropertyEditor::undoWanted);
    connect(field, &NumberField::redoWanted, this, &PropertyEditor::redoWanted);
}

void NumberEditor::show(const Common &common)
{
    m_field->setPlaceholder(placeholder(common, m_none ? m_none() : QString()));
    m_field->setValue(common.value.isValid() ? std::optional(common.value.toInt()) : std::nullopt);
}

void NumberEditor::setLengthUnit(table::LengthUnit unit)
{
    if (auto *length = qobject_cast<LengthField *>(m_field)) {
        length->setUnit(unit);
    }
}

void NumberEditor::setNone(std::function<QString()> words)
{
    m_none = std::move(words);
    m_field->setOptional(true);
}

// ---- choices ----

ChoiceEditor::ChoiceEditor()
    : PropertyEditor(new QComboBox),
      m_box(static_cast<QComboBox *>(widget()))
{
    m_box->setFocusPolicy(Qt::StrongFocus);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(12);
    connect(m_box, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index >= 0) {
            emit edited(m_box->itemData(index));
        }
    });
}

void ChoiceEditor::setChoices(const std::vector<Choice> &choices)
{
    if (choices == m_choices) {
        return;
    }
    const QSignalBlocker silence(m_box);
    m_choices = choices;
    m_box->clear();
    for (const Choice &choice : choices) {
        m_box->addItem(choice.word, choice.value);
    }
}

void ChoiceEditor::show(const Common &common)
{
    const QSignalBlocker silence(m_box);
    m_box->setPlaceholderText(placeholder(common, common.value.toString()));
    m_box->setCurrentIndex(common.value.isValid() ? m_box->findData(common.value) : -1);
}

// ---- switches ----

SwitchEditor::SwitchEditor()
    : PropertyEditor(new QCheckBox),
      m_box(static_cast<QCheckBox *>(widget()))
{
    connect(m_box, &QCheckBox::stateChanged, this, [this](int state) {
        m_box->setTristate(false); // a person says yes or no
        emit edited(state == Qt::Checked);
    });
}

void SwitchEditor::show(const Common &common)
{
    const QSignalBlocker silence(m_box);
    m_box->setTristate(common.isVarious);
    m_box->setCheckState(common.isVarious        ? Qt::PartiallyChecked
                         : common.value.toBool() ? Qt::Checked
                                                 : Qt::Unchecked);
}

void SwitchEditor::setText(const QString &text)
{
    m_box->setText(text);
}

// ---- colours ----

ColourEditor::ColourEditor()
    : PropertyEditor(new ColourField),
      m_field(static_cast<ColourField *>(widget()))
{
    connect(m_field, &ColourField::picked, this, [this](const QString &colour) { emit edited(colour); });
}

void ColourEditor::show(const Common &common)
{
    m_field->show(common.value.toString(), placeholder(common, {}));
}

} // namespace zama::editor
