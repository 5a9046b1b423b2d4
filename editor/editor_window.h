#pragma once
// A scenario on the desk: the table in the middle, docks around it. One window edits one document.

#include <QMainWindow>

#include "editor/document.h"
#include "editor/scenario_table.h"

#include <memory>

class QAction;
class QDockWidget;
class QLabel;
class QToolBar;
class QToolButton;

namespace zama::table {
class MeasureTool;
class TableView;
} // namespace zama::table

namespace zama::editor {

class ArmyPanel;
class ArrangeTool;
class BalancePanel;
class EditActions;
class IssuesPanel;
class LibraryPanel;
class PropertiesPanel;
class RulesPanel;
class TextsPanel;
class TypeWorkshop;

class EditorWindow final : public QMainWindow
{
    Q_OBJECT
public:
    /// The document must outlive the window.
    explicit EditorWindow(ScenarioDocument &document, QWidget *parent = nullptr);
    ~EditorWindow() override;

    [[nodiscard]] ScenarioDocument &document() const { return m_document; }
    [[nodiscard]] ScenarioTable &scenarioTable() { return m_table; }
    [[nodiscard]] table::TableView &view() const { return *m_view; }
    [[nodiscard]] ArrangeTool &tool() const { return *m_tool; }
    [[nodiscard]] EditActions &actions() const { return *m_actions; }
    [[nodiscard]] BalancePanel &balance() const { return *m_balance; }
    /// In what lengths are shown, everywhere.
    void setLengthUnit(table::LengthUnit unit);

    void setColours(const table::SceneColours &colours);

    /// Actions for menus, in their order; null is a separator.
    [[nodiscard]] QList<QAction *> viewActions() const;

    /// Where the docks are when nobody has moved them.
    void resetLayout();

signals:
    /// The battle is to be tried out as it is now.
    void playTestRequested();
    /// Somebody wants to read that clause of the rulebook: "Q42".
    void ruleRequested(const QString &clause);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Dock {
        QDockWidget *dock;
        const QWidget *content;
        const char *title; ///< to be translated
    };

    void makeViewActions();
    void makeBar();
    QDockWidget *addDock(const QString &name, const char *title, QWidget *widget, Qt::DockWidgetArea area);
    void makeDocks();
    void widenDocks();
    void makeTabs(const QList<QDockWidget *> &docks);
    void makeStatus();
    void goToPlace(const std::string &path);
    void raise(const QWidget &content);
    void chooseTool();
    void lookAt(const Piece &piece);
    void showStatus();
    void showContextMenu(QPoint place);
    void retranslate();

    ScenarioDocument &m_document;
    ScenarioTable m_table;
    table::TableView *m_view;
    ArrangeTool *m_tool;
    table::MeasureTool *m_measure;
    EditActions *m_actions;
    QToolBar *m_bar;
    ArmyPanel *m_army;
    PropertiesPanel *m_properties;
    IssuesPanel *m_issues;
    TextsPanel *m_texts;
    RulesPanel *m_rules;
    LibraryPanel *m_library;
    BalancePanel *m_balance;
    TypeWorkshop *m_workshop;
    std::vector<Dock> m_docks;
    QByteArray m_firstLayout;
    table::LengthUnit m_unit = table::LengthUnit::Inches;
    QLabel *m_selected;
    QToolButton *m_verdict; ///< how many issues there are
    QAction *m_playTest = nullptr;
    QAction *m_measuring = nullptr;
    QAction *m_zoomIn = nullptr;
    QAction *m_zoomOut = nullptr;
    QAction *m_fit = nullptr;
    QAction *m_grid = nullptr;
    QAction *m_resetLayout = nullptr;
};

} // namespace zama::editor
