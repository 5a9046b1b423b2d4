#include "editor/text_box.h"

#include "editor/languages.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QScrollBar>
#include <QStyle>
#include <QTextDocument>

#include <algorithm>

namespace zama::editor {
namespace {

bool isLineBreak(QChar c)
{
    return c == QChar::ParagraphSeparator || c == QChar::LineSeparator || c == QLatin1Char('\r') ||
           c == QChar(0xfdd0) || c == QChar(0xfdd1); // the last two begin and end a frame
}

QString withPlainBreaks(QString text)
{
    text.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    std::replace_if(text.begin(), text.end(), isLineBreak, QLatin1Char('\n'));
    return text;
}

bool isForbidden(QChar c)
{
    return (c < QLatin1Char(' ') && c != QLatin1Char('\n') && c != QLatin1Char('\t')) || c == QChar(0x7f);
}

QString cleaned(const QString &pasted, bool isOneLine)
{
    QString text = withPlainBreaks(pasted);
    text.removeIf(isForbidden);
    return isOneLine ? text.simplified() : text;
}

} // namespace

TextBox::TextBox(int lines, QWidget *parent)
    : QPlainTextEdit(parent),
      m_lines(lines)
{
    setTabChangesFocus(true);
    setUndoRedoEnabled(false);
    document()->setDocumentMargin(3);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    if (lines == 1) {
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setLineWrapMode(NoWrap);
    }
    fitHeight();
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_isShowing) {
            emit edited(text());
        }
    });
}

QString TextBox::text() const
{
    return withPlainBreaks(document()->toRawText());
}

void TextBox::show(const QString &text)
{
    if (text == this->text()) {
        return;
    }
    m_isShowing = true;
    const int place = textCursor().position();
    setPlainText(text);
    QTextCursor cursor = textCursor();
    cursor.setPosition(std::min(place, document()->characterCount() - 1));
    setTextCursor(cursor);
    m_isShowing = false;
}

// Nothing begins at the right edge by itself, and only where a line has an end.
void TextBox::setLanguage(const std::string &tag)
{
    const Qt::LayoutDirection direction = directionOf(tag);
    setLineWrapMode(m_lines == 1 && direction == Qt::LeftToRight ? NoWrap : WidgetWidth);
    setLayoutDirection(direction);
    QTextOption option = document()->defaultTextOption();
    option.setTextDirection(direction);
    option.setAlignment(QStyle::visualAlignment(direction, Qt::AlignLeft));
    document()->setDefaultTextOption(option);
}

QSize TextBox::sizeHint() const
{
    return {QPlainTextEdit::sizeHint().width(), minimumHeight()};
}

QSize TextBox::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 12, minimumHeight()};
}

void TextBox::fitHeight()
{
    const int margin = static_cast<int>(document()->documentMargin()) + frameWidth();
    setFixedHeight(fontMetrics().lineSpacing() * m_lines + 2 * margin + 2);
}

// A field that keeps Ctrl+Z for itself would take back letters where the menu takes back steps.
bool TextBox::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return false;
        }
    }
    return QPlainTextEdit::event(event);
}

void TextBox::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Undo)) {
        emit undoWanted();
    } else if (event->matches(QKeySequence::Redo)) {
        emit redoWanted();
    } else if (m_lines == 1 && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        focusNextChild();
    } else {
        QPlainTextEdit::keyPressEvent(event);
    }
}

void TextBox::focusInEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusInEvent(event);
    emit entered();
}

void TextBox::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fitHeight();
    }
}

void TextBox::insertFromMimeData(const QMimeData *source)
{
    if (source->hasText()) {
        insertPlainText(cleaned(source->text(), m_lines == 1));
    }
}

} // namespace zama::editor
