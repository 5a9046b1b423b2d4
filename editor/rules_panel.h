#pragma once
// The rules a scenario is played by: how long, who wins, in which order, and every option of the rulebook.

#include <QWidget>

#include "editor/document.h"

#include <vector>

class QCheckBox;
class QLabel;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace zama::editor {

class ChangedRules;
class NumberField;
class OptionChooser;
class SequenceEditor;

class RulesPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit RulesPanel(ScenarioDocument &document, QWidget *parent = nullptr);
    ~RulesPanel() override;

    /// Brings what that JSON pointer ("/rules/options/los") is about into sight. False: it is no place of
    /// this panel.
    bool showPlace(const std::string &path);
    /// The choice of an option by its key in files; null for an unknown one.
    [[nodiscard]] OptionChooser *chooser(std::string_view key) const;
    [[nodiscard]] ChangedRules &changes() const { return *m_changes; }

signals:
    /// Somebody wants to read that clause of the rulebook: "Q42".
    void ruleRequested(const QString &clause);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// A rule that can be reset: the options by their place in optionTable(), and behind them these.
    enum Rule : int { TurnLimit, SlightEdge, GreatVictory, Sequence, kOtherRules };
    [[nodiscard]] static int numberOf(Rule rule);

    void buildBattle(QVBoxLayout &layout);
    void buildOptions(QVBoxLayout &layout);
    QToolButton *makeRuleButton(const char *clause);
    QLabel *addHeading(QVBoxLayout &layout);
    void setOption(int number, int value);
    void setTurnLimit();
    void setVictory();
    void reset(int number);
    void resetAll();
    void visit(int number);
    void lookAt(QWidget *widget);
    void beginVisit(const QWidget *old, const QWidget *now);
    [[nodiscard]] const QWidget *groupOf(const QWidget *widget) const;
    void takeOver();
    void fillNumbers();
    void fillChanges();
    void retranslate();

    ScenarioDocument &m_document;
    Gesture m_visit;
    QWidget *m_page;
    QScrollArea *m_area;
    ChangedRules *m_changes;
    QCheckBox *m_hasLimit;
    NumberField *m_turns;
    QLabel *m_limitMeaning;
    QLabel *m_slightCaption;
    NumberField *m_slight;
    QLabel *m_greatCaption;
    NumberField *m_great;
    QLabel *m_victoryMeaning;
    SequenceEditor *m_sequence;
    std::vector<QToolButton *> m_rules;      ///< open the rulebook at their text
    std::vector<QLabel *> m_headings;        ///< by chapter
    std::vector<OptionChooser *> m_choosers; ///< by their place in optionTable()
};

} // namespace zama::editor
