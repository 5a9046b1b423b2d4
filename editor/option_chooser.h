#pragma once
// One rule option as a choice, with what each of its values means.

#include <QWidget>

#include "editor/option_words.h"

class QButtonGroup;
class QLabel;
class QRadioButton;
class QToolButton;

namespace zama {
struct OptionRow;
}

namespace zama::editor {

class OptionChooser final : public QWidget
{
    Q_OBJECT
public:
    /// `words` must be those of `option`; both are tables that live for ever.
    OptionChooser(const OptionRow &option, const OptionWords &words, QWidget *parent = nullptr);

    [[nodiscard]] const OptionRow &option() const { return m_option; }
    /// Shows that value (an index of the option's values) as if nobody had chosen it.
    void show(int value);
    [[nodiscard]] QString name() const;
    /// "By turns": the value's name.
    [[nodiscard]] QString valueName(int value) const;
    [[nodiscard]] QRadioButton *button(int value) const;
    void takeFocus();

signals:
    void chosen(int value);
    void ruleRequested(const QString &clause);

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] const ValueWords &wordsOf(int value) const;
    void retranslate();

    const OptionRow &m_option;
    const OptionWords &m_words;
    QLabel *m_name;
    QToolButton *m_rule;
    QButtonGroup *m_group;
    std::vector<QLabel *> m_meanings; ///< by value
};

} // namespace zama::editor
