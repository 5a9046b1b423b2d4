#pragma once
// A field for a text that people will read: plain text, in the direction of its language.

#include <QPlainTextEdit>

#include <string>

namespace zama::editor {

/// Tab moves on. What is pasted loses its looks and what no file may hold. Undo and redo belong to the
/// document: the keys are not taken.
class TextBox final : public QPlainTextEdit
{
    Q_OBJECT
public:
    /// So many lines are seen at once; a box of one line has no line breaks, and Enter moves on.
    explicit TextBox(int lines, QWidget *parent = nullptr);

    /// The text with "\n" for line breaks, and everything else as it was written: QPlainTextEdit's own
    /// toPlainText() turns blanks that do not break into common ones.
    [[nodiscard]] QString text() const;
    /// Shows another text as if nobody had typed it: edited() is not sent, the cursor stays about where it
    /// was.
    void show(const QString &text);
    void setLanguage(const std::string &tag);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void entered(); ///< a visit begins
    void edited(const QString &text);
    void undoWanted();
    void redoWanted();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    void fitHeight();

    int m_lines;
    bool m_isShowing = false;
};

} // namespace zama::editor
