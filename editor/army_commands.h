#pragma once
// What can be done to the order of battle: each a verb about whoever is selected, and one step to take back.

// Qt first: moc 6.4 cannot read <compare> before it.
#include <QCoreApplication>
#include <QString>

#include "core/design/army.h"
#include "core/design/army_table.h"
#include "editor/document.h"

#include <set>

namespace zama::editor {

/// What there is to say of copies, or of a table that was to be put in.
struct Told {
    QString text; ///< what was changed, or why it was not; empty: it is seen
    bool isDone = false;
};

/// What is made is selected afterwards. Where a verb makes no sense of the selection, can...() says so and
/// the verb does nothing.
class ArmyCommands
{
    Q_DECLARE_TR_FUNCTIONS(ArmyCommands)
public:
    /// The document must outlive it.
    explicit ArmyCommands(ScenarioDocument &document)
        : m_document(document)
    {
    }

    /// A unit of that type for the selected command, or the one the selection is in, or the last one. Where
    /// there is no command or side yet, one is made.
    void addUnit(const std::string &type);
    /// For the selected side, or the one the selection is in, or the first.
    void addCommand();
    /// A general for each selected command, and each that something of is selected, that has none.
    [[nodiscard]] bool canAddGeneral() const { return !leaderless().empty(); }
    void addGeneral();
    [[nodiscard]] bool canAddSide() const { return scenario().sides.size() < 2; }
    void addSide();

    /// Copies of units, generals and commands, with names that count on. Tells where there was no free place.
    [[nodiscard]] bool canDuplicate() const { return !movable().empty(); }
    Told duplicate();
    [[nodiscard]] bool canRemove() const { return !movable().empty(); }
    void remove();

    /// The one selected general is commander-in-chief of his side, and nobody else is; or he no longer is.
    [[nodiscard]] bool canMakeChief() const;
    [[nodiscard]] bool isChief() const;
    void setChief(bool isChief);
    /// The one selected unit and a general: the selected one, or that of its command.
    [[nodiscard]] bool canAttach() const { return !toAttach().general.empty(); }
    void attach();
    /// Selected generals, and those of selected units, stand by themselves.
    [[nodiscard]] bool canDetach() const { return !attached().empty(); }
    void detach();
    /// Commands to the end of the other side, units to its last command.
    [[nodiscard]] bool canChangeSides() const;
    void changeSides();
    /// Units to the end of a command; a general takes it over.
    [[nodiscard]] bool canMoveInto(const std::string &command) const;
    void moveInto(const std::string &command);
    /// One place up or down in the order of battle.
    [[nodiscard]] bool canStep(bool isDown) const;
    void step(bool isDown);
    /// More or fewer stands for the selected units, within what their types allow.
    [[nodiscard]] bool canChangeStands() const { return !selectedUnits().empty(); }
    void changeStands(int by, Gesture gesture = {});

    /// The selected units, and those of selected commands and sides, as a table.
    [[nodiscard]] bool canCopy() const { return !unitsWithin().empty(); }
    [[nodiscard]] std::string copied(const design::TableStyle &style) const;
    /// The whole order of battle as a table.
    [[nodiscard]] std::string table(const design::TableStyle &style) const;
    /// Puts a table in and selects who is new.
    Told read(std::string_view table, design::TableUse use);
    /// Copies, in the selected command or else beside the originals, of units that are still there; where
    /// none is, what the table says.
    Told paste(const std::vector<std::string> &units, std::string_view table);
    /// The units copied() tells of.
    [[nodiscard]] std::vector<std::string> unitsWithin() const;

private:
    struct Attachment {
        std::string general;
        std::string unit;
    };

    [[nodiscard]] const Scenario &scenario() const { return m_document.scenario(); }
    [[nodiscard]] const std::set<Piece> &pieces() const { return m_document.selection().pieces(); }
    /// Units, generals and commands; those whose command is selected are left out.
    [[nodiscard]] std::set<Piece> movable() const;
    [[nodiscard]] std::vector<std::string> selectedUnits() const;
    [[nodiscard]] std::string targetSide() const;
    [[nodiscard]] std::string targetCommand() const;
    [[nodiscard]] std::vector<std::string> leaderless() const;
    [[nodiscard]] Attachment toAttach() const;
    [[nodiscard]] std::vector<std::string> attached() const;
    [[nodiscard]] std::string otherSide() const;
    [[nodiscard]] std::string sideMade(Scenario &scenario) const;
    [[nodiscard]] std::string commandMade(Scenario &scenario, const std::string &side) const;
    void select(PieceKind kind, const std::string &id);
    [[nodiscard]] Told selectCopies(std::set<Piece> copies);

    ScenarioDocument &m_document;
};

} // namespace zama::editor
