#pragma once
// The commands of the editor's menus that change the scenario or the selection, each one step of undo.

#include <QAction>
#include <QObject>

#include "core/design/arrange.h"
#include "editor/arrange_tool.h"
#include "editor/scenario_table.h"

#include <functional>
#include <optional>
#include <vector>

namespace zama::editor {

class EditActions final : public QObject
{
    Q_OBJECT
public:
    /// Table and tool must outlive it; the actions are added to `window`, so that their keys work there.
    EditActions(ScenarioTable &table, ArrangeTool &tool, QWidget &window);

    /// For menus, in their order; null is a separator.
    [[nodiscard]] const QList<QAction *> &editMenu() const { return m_edit; }
    [[nodiscard]] const QList<QAction *> &arrangeMenu() const { return m_arrange; }
    /// For the bar above the table.
    [[nodiscard]] QList<QAction *> bar() const;

    /// Texts in the language of the moment; what cannot be done now is grey.
    void retranslate();

signals:
    /// The selected are wanted on the clipboard.
    void copyRequested();
    /// What is on the clipboard is wanted here.
    void pasteRequested();
    /// The selected are wanted twice.
    void duplicateRequested();
    /// The selected are to go.
    void removeRequested();

private:
    /// Whom an action needs to be worth a click.
    enum class Needs : std::uint8_t { Nothing, Undo, Redo, Pieces, Anybody, Several, Units, Army };
    struct Verb {
        QAction *action;
        const char *text;
        const char *hint;
        Needs needs;
    };

    QAction *add(QList<QAction *> &menu, const char *text, const char *hint, const QKeySequence &keys,
                 Needs needs, const std::function<void()> &act);
    QAction *addSwitch(const char *text, bool isOn, const std::function<void(bool)> &act);
    void makeEdit();
    void makeSelect();
    void makeAlign();
    void makeLines();
    void makeSnap();
    void refresh();
    [[nodiscard]] bool can(Needs needs) const;

    [[nodiscard]] ScenarioDocument &document() const { return m_table.document(); }
    [[nodiscard]] const Scenario &scenario() const { return document().scenario(); }
    /// Units and generals selected, alone or with their command or side.
    [[nodiscard]] design::Picked picked() const;
    void arrange(const Message &what, const design::Arrangement &arrangement);
    void align(design::Alignment alignment);
    void shareOut(const Message &what, std::optional<Mils> gap);
    void lineUp(int lines);
    void mirrorArmy();
    void select(const std::function<bool(const design::Body &)> &isWanted);
    void selectSameType();
    void selectCommands();

    ScenarioTable &m_table;
    ArrangeTool &m_tool;
    QWidget &m_window;
    std::vector<Verb> m_verbs;
    QList<QAction *> m_edit;
    QList<QAction *> m_arrange;
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
    QList<QAction *> m_bar;
};

} // namespace zama::editor
