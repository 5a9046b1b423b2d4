#pragma once
// What is wrong with the scenario, as it is being edited: a click goes there, a button mends it.

#include <QWidget>

#include "editor/document.h"

#include <vector>

class QLabel;
class QListView;
class QPushButton;
class QVBoxLayout;

namespace zama::editor {

class IssuesModel;

class IssuesPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit IssuesPanel(ScenarioDocument &document, QWidget *parent = nullptr);

    [[nodiscard]] int errors() const { return m_errors; }
    [[nodiscard]] int warnings() const { return m_warnings; }
    [[nodiscard]] IssuesModel &model() const { return *m_model; }
    [[nodiscard]] QListView *list() const { return m_list; }
    /// Goes to what the issue in that row is about.
    void go(int row);
    /// The buttons that mend the current issue, the most obvious first.
    [[nodiscard]] std::vector<QPushButton *> fixButtons() const;

signals:
    /// How many there are, for whoever shows it elsewhere; notes count as warnings.
    void countChanged(int errors, int warnings);
    /// The issue is about a text or a rule: a JSON pointer for TextsPanel and RulesPanel.
    void placeRequested(const std::string &path);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    struct FixRow {
        QWidget *row;
        QLabel *text;
        QPushButton *button;
    };
    void takeOver();
    void count();
    void lookForFixes();
    void sayFixes();
    void addFixRow();
    void mend(const Issue &fix);
    void openMenu(const QPoint &place);
    void retranslate();

    ScenarioDocument &m_document;
    IssuesModel *m_model;
    QLabel *m_state;
    QListView *m_list;
    QLabel *m_fixesCaption;
    QVBoxLayout *m_fixesLayout;
    std::vector<FixRow> m_fixRows; ///< as many as were ever needed; the first of them are shown
    Issues m_fixes;                ///< what can be done about the current issue, as design::Fix tells it
    int m_errors = 0;
    int m_warnings = 0;
};

} // namespace zama::editor
