#include "editor/number_field.h"

#include "editor/typed_number.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStyleOptionSpinBox>
#include <QWheelEvent>

#include <algorithm>
#include <limits>

namespace zama::editor {
namespace {

constexpr int kLetters = 12; // "123.456 in" with some air

} // namespace

NumberField::NumberField(QWidget *parent)
    : QAbstractSpinBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    installEventFilter(this); // keys go to the field, and from it to its line
    lineEdit()->installEventFilter(this);
    connect(lineEdit(), &QLineEdit::textEdited, this, &NumberField::take);
    connect(this, &QAbstractSpinBox::editingFinished, this, &NumberField::reformat);
}

void NumberField::setRange(int least, int most)
{
    m_least = least;
    m_most = most;
}

void NumberField::setPlaceholder(const QString &text)
{
    lineEdit()->setPlaceholderText(text);
    setToolTip(text);
}

void NumberField::setValue(std::optional<int> value)
{
    const bool isAsTyped = m_isTyping && value == m_value;
    m_value = value;
    if (!isAsTyped) {
        reformat();
    }
}

void NumberField::reformat()
{
    m_isTyping = false;
    m_kept = m_value;
    const QString shown = m_value ? textOf(*m_value) : QString();
    if (lineEdit()->text() != shown) {
        lineEdit()->setText(shown);
    }
}

// What means nothing must not leave behind what its beginning meant: "1" of "1.2.3".
void NumberField::take(const QString &typed)
{
    const bool isNothing = m_isOptional && typed.trimmed().isEmpty();
    std::optional<int> meant = isNothing ? std::nullopt : valueOf(typed);
    if ((!meant && !isNothing) || (meant && brought(*meant) != *meant)) {
        meant = m_kept;
    }
    m_isTyping = true;
    if (meant != m_value && (meant || m_isOptional)) {
        m_value = meant;
        emit edited(m_value);
    }
}

void NumberField::stepBy(int steps)
{
    if (m_value) {
        m_value = steppedTo(steps);
        reformat();
        selectAll();
        emit edited(m_value);
    }
}

// From within the range: what a draft holds may be too large to add to.
int NumberField::steppedTo(int steps) const
{
    return brought(stepped(brought(*m_value), steps));
}

int NumberField::brought(int value) const
{
    return std::clamp(value, m_least, m_most);
}

QString NumberField::textOf(int value) const
{
    return shownNumber(value, 0, locale());
}

std::optional<int> NumberField::valueOf(const QString &typed) const
{
    const std::optional<TypedNumber> number = typedNumber(typed);
    if (!number || number->places > 0 || !number->unit.isEmpty()) {
        return {};
    }
    return static_cast<int>(number->digits);
}

QAbstractSpinBox::StepEnabled NumberField::stepEnabled() const
{
    if (!m_value || isReadOnly()) {
        return StepNone;
    }
    StepEnabled enabled = StepNone;
    enabled |= steppedTo(1) != *m_value ? StepUpEnabled : StepNone;
    enabled |= steppedTo(-1) != *m_value ? StepDownEnabled : StepNone;
    return enabled;
}

// Every key is let through; what means nothing is not taken.
QValidator::State NumberField::validate(QString &text, int &) const
{
    return valueOf(text) ? QValidator::Acceptable : QValidator::Intermediate;
}

QSize NumberField::sizeHint() const
{
    ensurePolished();
    QStyleOptionSpinBox option;
    initStyleOption(&option);
    const QSize contents(fontMetrics().averageCharWidth() * kLetters, lineEdit()->sizeHint().height());
    return style()->sizeFromContents(QStyle::CT_SpinBox, &option, contents, this);
}

void NumberField::focusInEvent(QFocusEvent *event)
{
    QAbstractSpinBox::focusInEvent(event);
    lineEdit()->selectAll();
}

void NumberField::wheelEvent(QWheelEvent *event)
{
    if (hasFocus()) {
        QAbstractSpinBox::wheelEvent(event);
    } else {
        event->ignore();
    }
}

void NumberField::changeEvent(QEvent *event)
{
    QAbstractSpinBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        reformat();
    }
}

bool NumberField::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isUndo = key->matches(QKeySequence::Undo);
        if (isUndo || key->matches(QKeySequence::Redo)) {
            if (event->type() == QEvent::KeyPress) {
                isUndo ? emit undoWanted() : emit redoWanted();
            }
            event->setAccepted(event->type() == QEvent::KeyPress);
            return true;
        }
    }
    return QAbstractSpinBox::eventFilter(watched, event);
}

} // namespace zama::editor
