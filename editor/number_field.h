#pragma once
// A field for a number, as short as its number, that can also say that there is none, or that those it is
// about differ. It is given values and tells what a person makes of them; it never changes a value by
// rounding what it shows.

#include <QAbstractSpinBox>

#include <optional>

namespace zama::editor {

/// A whole number without a unit. Arrow keys and buttons step it; the wheel does so only where the field has
/// the focus, so that scrolling past changes nothing.
class NumberField : public QAbstractSpinBox
{
    Q_OBJECT
    Q_PROPERTY(QString value READ text) ///< what assistive technology reads
public:
    explicit NumberField(QWidget *parent = nullptr);

    [[nodiscard]] std::optional<int> value() const { return m_value; }
    /// Shows a value, or none, without telling anybody. Who is typing is not disturbed by his own value.
    void setValue(std::optional<int> value);
    /// Steps and typed values stay within. A value that is set may lie outside.
    void setRange(int least, int most);
    /// Nothing typed means that there is no value, which is told as well.
    void setOptional(bool isOptional) { m_isOptional = isOptional; }
    /// What is shown where there is no value: "various", "full strength".
    void setPlaceholder(const QString &text);

    void stepBy(int steps) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// A person made it this.
    void edited(std::optional<int> value);
    /// The keys of undo and redo, where no menu has them: what is typed is the document's to take back.
    void undoWanted();
    void redoWanted();

protected:
    /// The value with its unit.
    [[nodiscard]] virtual QString textOf(int value) const;
    /// What was typed; none where it means nothing.
    [[nodiscard]] virtual std::optional<int> valueOf(const QString &typed) const;
    /// So many steps on.
    [[nodiscard]] virtual int stepped(int value, int steps) const { return value + steps; }
    /// A value beyond the range as one within it.
    [[nodiscard]] virtual int brought(int value) const;
    /// Shows the value again: its unit or its language is another.
    void reformat();

    [[nodiscard]] StepEnabled stepEnabled() const override;
    QValidator::State validate(QString &text, int &position) const override;
    void focusInEvent(QFocusEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void take(const QString &typed);
    [[nodiscard]] int steppedTo(int steps) const;

    std::optional<int> m_value;
    std::optional<int> m_kept; ///< what there was before somebody began to type
    bool m_isTyping = false;
    int m_least = 0;
    int m_most = 1'000'000;
    bool m_isOptional = false;
};

} // namespace zama::editor
