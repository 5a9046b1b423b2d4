#pragma once
// Who acts first, and in which order the steps of a turn are played.

#include <QWidget>

#include "editor/document.h"

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace zama::editor {

class SequenceEditor final : public QWidget
{
    Q_OBJECT
public:
    explicit SequenceEditor(ScenarioDocument &document, QWidget *parent = nullptr);

    /// The sequence a scenario with these sides has if it names none (T1).
    [[nodiscard]] static std::vector<StepSpec> usualSequence(const Scenario &scenario);
    /// Does it name another?
    [[nodiscard]] static bool hasOwnOrder(const Scenario &scenario);
    /// Are the steps, or the names of those who act, different?
    [[nodiscard]] static bool isAnother(const Scenario &before, const Scenario &now);
    [[nodiscard]] QComboBox *firstSide() const { return m_first; }
    [[nodiscard]] QListWidget *steps() const { return m_steps; }
    /// The usual order again, as one step.
    void reset();

protected:
    void changeEvent(QEvent *event) override;

private:
    void moveStep(int by);
    void takeOver();
    void fillSides();
    void fillSteps();
    void enableButtons();
    void retranslate();

    ScenarioDocument &m_document;
    QLabel *m_firstCaption;
    QComboBox *m_first;
    QLabel *m_caption;
    QListWidget *m_steps;
    QPushButton *m_earlier;
    QPushButton *m_later;
    QPushButton *m_usual;
};

} // namespace zama::editor
