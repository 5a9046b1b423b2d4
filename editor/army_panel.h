#pragma once
// The dock of the order of battle: its tree, and everything that can be done with it.

// Qt first: moc 6.4 cannot read <compare> before it.
#include <QWidget>

#include "editor/army_commands.h"

class QAction;
class QLabel;
class QMenu;
class QToolButton;

namespace zama::editor {

class ArmyTree;
class OfferLine;

/// Every action is in a menu under a button and in the tree's own menu, and its key works in the tree.
class ArmyPanel final : public QWidget
{
    Q_OBJECT
public:
    /// The document must outlive the panel.
    explicit ArmyPanel(ScenarioDocument &document, QWidget *parent = nullptr);
    ~ArmyPanel() override;

    [[nodiscard]] ArmyTree &tree() const { return *m_tree; }
    /// The line that says what a table changed, or why it was not put in, and which copies found no place.
    [[nodiscard]] OfferLine &notice() const { return *m_notice; }

    enum class Deed : std::uint8_t {
        AddCommand,
        AddGeneral,
        AddSide,
        Duplicate,
        Delete,
        Rename,
        MoreStands,
        FewerStands,
        Up,
        Down,
        ChangeSides,
        Chief,
        Attach,
        Detach,
        Copy,
        Paste,
        Import,
        Replace,
        Export
    };
    /// A deed as an action, for a menu of the window.
    [[nodiscard]] QAction *action(Deed deed) const;
    /// The menu of all that can be added, and in it that of the types of units.
    [[nodiscard]] QMenu *addMenu() const { return m_addMenu; }
    [[nodiscard]] QMenu *unitMenu() const { return m_units; }

    /// The menu of the commands that those who are selected can go to.
    [[nodiscard]] QMenu *commandMenu() const { return m_into; }

    /// Puts the table of that file in; the notice says what became of it.
    void importTable(const QString &path, design::TableUse use);
    /// Writes the order of battle as a table; the notice says it if that fails.
    void exportTable(const QString &path);
    void copy();
    void paste();

signals:
    /// There is something to read in the notice.
    void noticed();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Entry;

    void build();
    void make(Deed deed, const QKeySequence &keys, void (ArmyPanel::*act)());
    void fillMenus();
    void fillUnits();
    void fillCommands();
    void update();
    void retranslate();
    void sayDeeds();
    void setText(Deed deed, const QString &text, const QString &whom = {});
    void say(const Told &told);
    [[nodiscard]] bool isPossible(Deed deed) const;
    [[nodiscard]] QString hint() const;
    [[nodiscard]] design::TableStyle style(bool isFile) const;
    [[nodiscard]] QString askForTable(const QString &title);

    void addCommand() { m_commands.addCommand(); }
    void addGeneral() { m_commands.addGeneral(); }
    void addSide() { m_commands.addSide(); }
    void duplicate() { say(m_commands.duplicate()); }
    void removeSelected() { m_commands.remove(); }
    void rename();
    void moreStands() { m_commands.changeStands(1); }
    void fewerStands() { m_commands.changeStands(-1); }
    void up() { m_commands.step(false); }
    void down() { m_commands.step(true); }
    void changeSides() { m_commands.changeSides(); }
    void chief() { m_commands.setChief(!m_commands.isChief()); }
    void attach() { m_commands.attach(); }
    void detach() { m_commands.detach(); }
    void importAny();
    void replaceByAny();
    void exportAny();

    ScenarioDocument &m_document;
    ArmyCommands m_commands;
    ArmyTree *m_tree;
    QLabel *m_hint;
    OfferLine *m_notice;
    QToolButton *m_add;
    QToolButton *m_duplicate;
    QToolButton *m_delete;
    QToolButton *m_more;
    QMenu *m_addMenu;
    QMenu *m_units;
    QMenu *m_into;
    QMenu *m_moreMenu;
    QMenu *m_context;
    std::vector<Entry> m_deeds;
    Gesture m_held; ///< of a key that changes stands
};

} // namespace zama::editor
