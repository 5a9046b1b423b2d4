#include "editor/army_commands.h"

#include "editor/army_moves.h"
#include "table/model/issue_sentence.h"
#include "table/model/message_formatter.h"

#include <QLocale>

#include <algorithm>

namespace zama::editor {
namespace {

constexpr std::size_t kFaultsTold = 4;

Message counted(const char *id, std::size_t count)
{
    return Message(id, {static_cast<int>(count)});
}

std::vector<std::string> idsOf(const std::set<Piece> &pieces, std::initializer_list<PieceKind> kinds)
{
    std::vector<std::string> ids;
    for (const Piece &piece : pieces) {
        if (std::find(kinds.begin(), kinds.end(), piece.kind) != kinds.end()) {
            ids.push_back(piece.id);
        }
    }
    return ids;
}

// Calls `visit` with every side and command.
template<class Visit>
void forEachCommand(const Scenario &scenario, Visit visit)
{
    for (const SideSpec &side : scenario.sides) {
        for (const CommandSpec &command : side.commands) {
            visit(side, command);
        }
    }
}

std::set<Piece> unitsOf(const Scenario &scenario)
{
    std::set<Piece> units;
    forEachCommand(scenario, [&units](const SideSpec &, const CommandSpec &command) {
        for (const UnitSpec &unit : command.units) {
            units.insert({PieceKind::Unit, unit.id});
        }
    });
    return units;
}

// Those of them that stand over others.
std::set<std::string> crowded(const Scenario &scenario, const design::Picked &copies)
{
    design::Arrangement there;
    for (const design::Body &body : design::bodiesOf(scenario, copies)) {
        there.push_back({body.id, body.pose});
    }
    const std::set<std::string> own(copies.begin(), copies.end());
    std::set<std::string> found;
    for (const auto &[one, other] : design::overlapsOf(scenario, there)) {
        if (own.contains(one) != own.contains(other)) {
            found.insert(own.contains(one) ? one : other);
        }
    }
    return found;
}

QString said(const design::TableFault &fault)
{
    const QString sentence = table::sentenceOf(fault.issue);
    return fault.row == 0 ? sentence
                          : ArmyCommands::tr("Row %1: %2").arg(QLocale().toString(fault.row), sentence);
}

QString said(const design::TableFaults &faults)
{
    QStringList lines;
    for (std::size_t i = 0; i < std::min(faults.size(), kFaultsTold); ++i) {
        lines.append(said(faults[i]));
    }
    if (faults.size() > kFaultsTold) {
        lines.append(ArmyCommands::tr("Problems in all: %1.").arg(faults.size()));
    }
    return lines.join(u'\n');
}

} // namespace

// ---- who is meant ----

std::set<Piece> ArmyCommands::movable() const
{
    std::set<Piece> found;
    for (const Piece &piece : pieces()) {
        const bool isBody = piece.kind == PieceKind::Unit || piece.kind == PieceKind::General;
        if (piece.kind == PieceKind::Command ||
            (isBody && !pieces().contains({PieceKind::Command, commandOf(scenario(), piece)}))) {
            found.insert(piece);
        }
    }
    return found;
}

std::vector<std::string> ArmyCommands::selectedUnits() const
{
    return m_document.selection().ids(PieceKind::Unit);
}

std::string ArmyCommands::targetSide() const
{
    for (const Piece &piece : pieces()) {
        if (std::string side = sideOf(scenario(), piece); !side.empty()) {
            return side;
        }
    }
    return scenario().sides.empty() ? std::string() : scenario().sides.front().id;
}

std::string ArmyCommands::targetCommand() const
{
    for (const Piece &piece : pieces()) {
        if (std::string command = commandOf(scenario(), piece); !command.empty()) {
            return command;
        }
    }
    const SideSpec *side = design::findSide(scenario(), targetSide());
    return side == nullptr || side->commands.empty() ? std::string() : side->commands.back().id;
}

std::vector<std::string> ArmyCommands::leaderless() const
{
    std::set<std::string> meant;
    for (const Piece &piece : pieces()) {
        meant.insert(commandOf(scenario(), piece));
    }
    std::vector<std::string> found;
    forEachCommand(scenario(), [&](const SideSpec &, const CommandSpec &command) {
        if (!command.general && meant.contains(command.id)) {
            found.push_back(command.id);
        }
    });
    return found;
}

std::string ArmyCommands::sideMade(Scenario &scenario) const
{
    const std::string side = targetSide();
    return side.empty() ? design::addSide(scenario, tr("First side").toStdString()) : side;
}

std::string ArmyCommands::commandMade(Scenario &scenario, const std::string &side) const
{
    return design::addCommand(scenario, side, tr("First Command").toStdString());
}

void ArmyCommands::select(PieceKind kind, const std::string &id)
{
    if (!id.empty()) {
        m_document.selection().goTo({kind, id});
    }
}

// ---- more and less ----

void ArmyCommands::addUnit(const std::string &type)
{
    std::string id;
    m_document.change(Message("edit.add_unit", {}), [&](Scenario &next) {
        std::string command = targetCommand();
        if (command.empty()) {
            command = commandMade(next, sideMade(next));
        }
        id = design::addUnit(next, command, type);
    });
    select(PieceKind::Unit, id);
}

void ArmyCommands::addCommand()
{
    std::string id;
    m_document.change(Message("edit.add_command", {}),
                      [&](Scenario &next) { id = commandMade(next, sideMade(next)); });
    select(PieceKind::Command, id);
}

void ArmyCommands::addGeneral()
{
    std::set<Piece> made;
    const std::vector<std::string> commands = leaderless();
    m_document.change(Message("edit.add_general", {}), [&](Scenario &next) {
        for (const std::string &command : commands) {
            made.insert({PieceKind::General, design::addGeneral(next, command, tr("General").toStdString())});
        }
    });
    m_document.selection().set(made);
}

void ArmyCommands::addSide()
{
    std::string id;
    m_document.change(Message("edit.add_side", {}), [&](Scenario &next) {
        const QString name = next.sides.empty() ? tr("First side") : tr("Second side");
        id = design::addSide(next, name.toStdString());
    });
    select(PieceKind::Side, id);
}

// Together with where they are, if that is not what one would expect.
Told ArmyCommands::selectCopies(std::set<Piece> copies)
{
    m_document.selection().set(std::move(copies));
    m_document.selection().prune(scenario());
    const design::Picked bodies =
        idsOf(withCommands(scenario(), pieces()), {PieceKind::Unit, PieceKind::General});
    const std::size_t count = crowded(scenario(), bodies).size();
    if (count == 0) {
        return {};
    }
    return {table::MessageFormatter{QLocale()}.sentence(counted("edit.crowded", count), Setup{}), true};
}

Told ArmyCommands::duplicate()
{
    const std::set<Piece> originals = movable();
    std::set<Piece> copies;
    m_document.change(counted("edit.duplicate", originals.size()), [&](Scenario &next) {
        for (const std::string &id :
             design::duplicate(next, idsOf(originals, {PieceKind::Unit, PieceKind::General}))) {
            copies.insert({design::findUnit(next, id) != nullptr ? PieceKind::Unit : PieceKind::General, id});
        }
        for (const std::string &id : idsOf(originals, {PieceKind::Command})) {
            copies.insert({PieceKind::Command, design::duplicateCommand(next, id)});
        }
    });
    return selectCopies(std::move(copies));
}

void ArmyCommands::remove()
{
    const std::set<Piece> gone = movable();
    m_document.change(counted("edit.delete", gone.size()), [&](Scenario &next) {
        design::remove(next, idsOf(gone, {PieceKind::Unit, PieceKind::General}));
        for (const std::string &id : idsOf(gone, {PieceKind::Command})) {
            design::removeCommand(next, id);
        }
    });
}

// ---- generals ----

bool ArmyCommands::canMakeChief() const
{
    return m_document.selection().ids(PieceKind::General).size() == 1;
}

bool ArmyCommands::isChief() const
{
    const FoundGeneral found =
        canMakeChief() ? findGeneral(scenario(), m_document.selection().ids(PieceKind::General).front())
                       : FoundGeneral();
    return found && found.general->commanderInChief;
}

void ArmyCommands::setChief(bool isChief)
{
    if (!canMakeChief()) {
        return;
    }
    const std::string id = m_document.selection().ids(PieceKind::General).front();
    const std::string side = sideOf(scenario(), {PieceKind::General, id});
    m_document.change(Message("edit.chief", {}),
                      [&](Scenario &next) { editor::setChief(*design::findSide(next, side), id, isChief); });
}

ArmyCommands::Attachment ArmyCommands::toAttach() const
{
    const std::vector<std::string> units = selectedUnits();
    const std::vector<std::string> generals = m_document.selection().ids(PieceKind::General);
    const FoundUnit unit = units.size() == 1 ? findUnit(scenario(), units.front()) : FoundUnit();
    if (!unit || generals.size() > 1) {
        return {};
    }
    const GeneralSpec *own = unit.command->general ? &*unit.command->general : nullptr;
    const GeneralSpec *general = generals.empty() ? own : findGeneral(scenario(), generals.front()).general;
    const bool isPossible = general != nullptr && general->attachedTo != units.front() && !general->fallen &&
                            sideOf(scenario(), {PieceKind::General, general->id}) == unit.side->id;
    return isPossible ? Attachment{general->id, units.front()} : Attachment{};
}

void ArmyCommands::attach()
{
    const Attachment both = toAttach();
    m_document.change(Message("edit.attach", {}),
                      [&](Scenario &next) { design::attach(next, both.general, both.unit); });
}

std::vector<std::string> ArmyCommands::attached() const
{
    std::vector<std::string> found;
    forEachCommand(scenario(), [&](const SideSpec &, const CommandSpec &command) {
        if (command.general && !command.general->attachedTo.empty() &&
            (pieces().contains({PieceKind::General, command.general->id}) ||
             pieces().contains({PieceKind::Unit, command.general->attachedTo}))) {
            found.push_back(command.general->id);
        }
    });
    return found;
}

void ArmyCommands::detach()
{
    const std::vector<std::string> generals = attached();
    m_document.change(Message("edit.detach", {}), [&](Scenario &next) {
        for (const std::string &general : generals) {
            design::attach(next, general, {});
        }
    });
}

// ---- elsewhere ----

// The one that is not the side of everybody selected; empty where they are of both.
std::string ArmyCommands::otherSide() const
{
    std::set<std::string> sides;
    for (const Piece &piece : movable()) {
        sides.insert(sideOf(scenario(), piece));
    }
    if (sides.size() != 1 || scenario().sides.size() != 2) {
        return {};
    }
    return scenario().sides[scenario().sides[0].id == *sides.begin() ? 1 : 0].id;
}

bool ArmyCommands::canChangeSides() const
{
    const std::set<Piece> going = movable();
    return !otherSide().empty() && idsOf(going, {PieceKind::General}).empty();
}

void ArmyCommands::changeSides()
{
    if (!canChangeSides()) {
        return;
    }
    const std::set<Piece> going = movable();
    const std::string side = otherSide();
    m_document.change(counted("edit.change_sides", going.size()), [&](Scenario &next) {
        const std::vector<std::string> units = idsOf(going, {PieceKind::Unit});
        if (!units.empty()) {
            const auto &commands = design::findSide(next, side)->commands;
            design::moveInto(next, units, commands.empty() ? commandMade(next, side) : commands.back().id,
                             kAtEnd);
        }
        for (const std::string &command : idsOf(going, {PieceKind::Command})) {
            design::moveCommand(next, command, side, kAtEnd);
        }
    });
}

bool ArmyCommands::canMoveInto(const std::string &command) const
{
    return idsOf(movable(), {PieceKind::Command}).empty() &&
           canBring(scenario(), movable(), {{PieceKind::Command, command}});
}

void ArmyCommands::moveInto(const std::string &command)
{
    const std::set<Piece> going = movable();
    if (canMoveInto(command)) {
        m_document.change(Message("edit.regroup", {}), [&](Scenario &next) {
            bring(next, going, {{PieceKind::Command, command}});
        });
    }
}

bool ArmyCommands::canStep(bool isDown) const
{
    return oneStep(scenario(), movable(), isDown).has_value();
}

void ArmyCommands::step(bool isDown)
{
    const std::set<Piece> going = movable();
    if (const std::optional<ArmyPlace> place = oneStep(scenario(), going, isDown)) {
        m_document.change(Message("edit.regroup", {}), [&](Scenario &next) { bring(next, going, *place); });
    }
}

void ArmyCommands::changeStands(int by, Gesture gesture)
{
    const std::vector<std::string> units = selectedUnits();
    m_document.change(
        Message("edit.stands", {}), [&](Scenario &next) { design::changeStands(next, units, by); }, gesture);
}

// ---- tables ----

std::vector<std::string> ArmyCommands::unitsWithin() const
{
    std::vector<std::string> found;
    forEachCommand(scenario(), [&](const SideSpec &side, const CommandSpec &command) {
        const bool isWhole = pieces().contains({PieceKind::Side, side.id}) ||
                             pieces().contains({PieceKind::Command, command.id});
        for (const UnitSpec &unit : command.units) {
            if (isWhole || pieces().contains({PieceKind::Unit, unit.id})) {
                found.push_back(unit.id);
            }
        }
    });
    return found;
}

std::string ArmyCommands::copied(const design::TableStyle &style) const
{
    const std::vector<std::string> within = unitsWithin();
    const std::set<std::string> meant(within.begin(), within.end());
    Scenario some;
    some.language = scenario().language;
    some.types = scenario().types;
    some.sides = scenario().sides;
    for (SideSpec &side : some.sides) {
        for (CommandSpec &command : side.commands) {
            std::erase_if(command.units, [&meant](const UnitSpec &unit) { return !meant.contains(unit.id); });
        }
    }
    return design::writeArmyTable(some, style);
}

std::string ArmyCommands::table(const design::TableStyle &style) const
{
    return design::writeArmyTable(scenario(), style);
}

Told ArmyCommands::read(std::string_view table, design::TableUse use)
{
    const auto reading = design::readArmyTable(scenario(), table, use);
    if (!reading) {
        return {tr("The table was not put in. %1").arg(said(reading.error()))};
    }
    const design::TableReading &all = reading.value();
    const std::set<Piece> before = unitsOf(scenario());
    const bool isDone = m_document.change(Message("edit.import_army", {}), all.scenario);
    std::set<Piece> added = unitsOf(scenario());
    std::erase_if(added, [&before](const Piece &unit) { return before.contains(unit); });
    if (!added.empty()) {
        m_document.selection().set(std::move(added));
    }
    const QString counts = tr("Units added: %1, changed: %2, removed: %3.")
                               .arg(QLocale().toString(all.added), QLocale().toString(all.changed),
                                    QLocale().toString(all.removed));
    return {all.notes.empty() ? counts : tr("%1 %2", "two sentences").arg(counts, said(all.notes)), isDone};
}

Told ArmyCommands::paste(const std::vector<std::string> &units, std::string_view table)
{
    std::vector<std::string> there = units;
    std::erase_if(there, [this](const std::string &id) { return !findUnit(scenario(), id); });
    if (there.empty()) {
        return read(table, design::TableUse::Amend);
    }
    const std::vector<std::string> commands = m_document.selection().ids(PieceKind::Command);
    std::set<Piece> copies;
    m_document.change(counted("edit.paste", there.size()), [&](Scenario &next) {
        const design::Picked made = commands.size() == 1
                                        ? design::duplicateInto(next, there, commands.front())
                                        : design::duplicate(next, there);
        for (const std::string &id : made) {
            copies.insert({PieceKind::Unit, id});
        }
    });
    return selectCopies(std::move(copies));
}

} // namespace zama::editor
