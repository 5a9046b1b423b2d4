#include "editor/edit_actions.h"

#include "core/design/army.h"
#include "core/design/line_up.h"
#include "editor/army_commands.h"

#include <QWidget>

#include <algorithm>
#include <set>

namespace zama::editor {
namespace {

constexpr Mils kGrid = kInch; // what the grid switch snaps to

Piece pieceOf(const design::Body &body)
{
    return {body.isGeneral ? PieceKind::General : PieceKind::Unit, body.id};
}

} // namespace

// lupdate reads the texts here; they are translated in retranslate().
#define ZAMA_EDIT_TEXT(text) QT_TRANSLATE_NOOP("zama::editor::EditActions", text)

EditActions::EditActions(ScenarioTable &table, ArrangeTool &tool, QWidget &window)
    : QObject(&window),
      m_table(table),
      m_tool(tool),
      m_window(window)
{
    makeEdit();
    makeSelect();
    makeAlign();
    makeLines();
    makeSnap();
    connect(&document(), &ScenarioDocument::stepsChanged, this, &EditActions::refresh);
    connect(&document().selection(), &Selection::changed, this, &EditActions::refresh);
    retranslate();
}

QAction *EditActions::add(QList<QAction *> &menu, const char *text, const char *hint,
                          const QKeySequence &keys, Needs needs, const std::function<void()> &act)
{
    auto *action = new QAction(this);
    action->setShortcut(keys);
    m_window.addAction(action);
    menu.append(action);
    m_verbs.push_back({action, text, hint, needs});
    connect(action, &QAction::triggered, this, act);
    return action;
}

QAction *EditActions::addSwitch(const char *text, bool isOn, const std::function<void(bool)> &act)
{
    auto *action = new QAction(this);
    action->setCheckable(true);
    action->setChecked(isOn);
    m_arrange.append(action);
    m_verbs.push_back({action, text, "", Needs::Nothing});
    connect(action, &QAction::toggled, this, act);
    return action;
}

void EditActions::makeEdit()
{
    m_undo = add(m_edit, "", "", QKeySequence::Undo, Needs::Undo, [this] {
        m_tool.isHolding() ? m_tool.cancel() : document().undo(); // what is held has not been done yet
    });
    m_redo = add(m_edit, "", "", QKeySequence::Redo, Needs::Redo, [this] { document().redo(); });
    m_edit.append(nullptr);
    m_bar = {m_undo, m_redo, nullptr};
    add(m_edit, ZAMA_EDIT_TEXT("Cu&t"), "", QKeySequence::Cut, Needs::Units, [this] {
        emit copyRequested();
        emit removeRequested();
    });
    add(m_edit, ZAMA_EDIT_TEXT("C&opy"), ZAMA_EDIT_TEXT("For this battle, another one, or a spreadsheet"),
        QKeySequence::Copy, Needs::Anybody, [this] { emit copyRequested(); });
    add(m_edit, ZAMA_EDIT_TEXT("Pa&ste"), "", QKeySequence::Paste, Needs::Nothing,
        [this] { emit pasteRequested(); });
    add(m_edit, ZAMA_EDIT_TEXT("Du&plicate"), ZAMA_EDIT_TEXT("A copy with the next name, on a free place"),
        Qt::CTRL | Qt::Key_D, Needs::Pieces, [this] { emit duplicateRequested(); });
    add(m_edit, ZAMA_EDIT_TEXT("&Delete"), "", QKeySequence::Delete, Needs::Pieces,
        [this] { emit removeRequested(); });
    m_edit.append(nullptr);
}

void EditActions::makeSelect()
{
    add(m_edit, ZAMA_EDIT_TEXT("Select &all"), "", QKeySequence::SelectAll, Needs::Nothing,
        [this] { select([](const design::Body &) { return true; }); });
    add(m_edit, ZAMA_EDIT_TEXT("Select the whole &command"),
        ZAMA_EDIT_TEXT("A double click on a unit does the same"), Qt::CTRL | Qt::SHIFT | Qt::Key_C,
        Needs::Anybody, [this] { selectCommands(); });
    add(m_edit, ZAMA_EDIT_TEXT("Select all of the sa&me type"), "", Qt::CTRL | Qt::SHIFT | Qt::Key_T,
        Needs::Units, [this] { selectSameType(); });
    add(m_edit, ZAMA_EDIT_TEXT("Select &nothing"), "", Qt::CTRL | Qt::SHIFT | Qt::Key_A, Needs::Anybody,
        [this] { document().selection().clear(); });
}

void EditActions::makeAlign()
{
    using design::Alignment;
    const auto add1 = [this](const char *text, const QKeySequence &keys, Alignment alignment) {
        return add(m_arrange, text, "", keys, Needs::Several, [this, alignment] { align(alignment); });
    };
    m_bar << add1(ZAMA_EDIT_TEXT("Align with the &foremost"), Qt::ALT | Qt::Key_1, Alignment::Foremost);
    add1(ZAMA_EDIT_TEXT("Align on the &middle"), {}, Alignment::MiddleLine);
    add1(ZAMA_EDIT_TEXT("Align with the &rearmost"), {}, Alignment::Rearmost);
    add1(ZAMA_EDIT_TEXT("Align &left edges"), {}, Alignment::LeftEdges);
    add1(ZAMA_EDIT_TEXT("Align ri&ght edges"), {}, Alignment::RightEdges);
    add1(ZAMA_EDIT_TEXT("Align in a &column"), {}, Alignment::Columns);
    m_arrange.append(nullptr);
    m_bar << add(m_arrange, ZAMA_EDIT_TEXT("&Share out evenly"),
                 ZAMA_EDIT_TEXT("The outermost stay, the gaps become equal"), Qt::ALT | Qt::Key_2,
                 Needs::Several, [this] { shareOut(Message("edit.distribute", {}), {}); });
    add(m_arrange, ZAMA_EDIT_TEXT("Close u&p"), ZAMA_EDIT_TEXT("Half an inch between neighbours"),
        Qt::ALT | Qt::Key_3, Needs::Several, [this] { shareOut(Message("edit.close_up", {}), kInch / 2); });
    m_arrange.append(nullptr);
}

void EditActions::makeLines()
{
    m_bar << add(m_arrange, ZAMA_EDIT_TEXT("Draw up in &one line"),
                 ZAMA_EDIT_TEXT("Skirmishers in front, cavalry on the wings"), Qt::ALT | Qt::Key_4,
                 Needs::Anybody, [this] { lineUp(1); });
    m_bar << add(m_arrange, ZAMA_EDIT_TEXT("Draw up in &two lines"),
                 ZAMA_EDIT_TEXT("Skirmishers in front, cavalry on the wings"), Qt::ALT | Qt::Key_5,
                 Needs::Anybody, [this] { lineUp(2); });
    add(m_arrange, ZAMA_EDIT_TEXT("Turn &about"), ZAMA_EDIT_TEXT("To face the other way"),
        Qt::ALT | Qt::Key_6, Needs::Anybody, [this] {
            const design::Picked who = picked();
            arrange(Message("edit.turn", {static_cast<int>(who.size())}),
                    design::turned(scenario(), who, design::TurnAbout::OwnFront, kFullTurn / 2));
        });
    add(m_arrange, ZAMA_EDIT_TEXT("Mo&ve into the deployment zone"), "", Qt::ALT | Qt::Key_7, Needs::Anybody,
        [this] { arrange(Message("edit.fit_zone", {}), design::fittedIntoZones(scenario(), picked())); });
    m_arrange.append(nullptr);
    add(m_arrange, ZAMA_EDIT_TEXT("M&irror across the table"),
        ZAMA_EDIT_TEXT("The selected stand on the opposite side, left stays left"), {}, Needs::Anybody,
        [this] {
            arrange(Message("edit.mirror", {}), design::mirrored(scenario(), picked(), design::Mirror::Line));
        });
    add(m_arrange, ZAMA_EDIT_TEXT("Replace the e&nemy by a mirror image"),
        ZAMA_EDIT_TEXT("The other side loses its army and gets copies of the selected one"), {}, Needs::Army,
        [this] { mirrorArmy(); });
    m_arrange.append(nullptr);
}

void EditActions::makeSnap()
{
    const auto set = [this](const std::function<void(design::SnapRules &)> &change) {
        design::SnapRules rules = m_tool.snapRules();
        change(rules);
        m_tool.setSnapRules(rules);
    };
    addSwitch(ZAMA_EDIT_TEXT("Snap to neigh&bours"), true,
              [set](bool isOn) { set([isOn](design::SnapRules &rules) { rules.toNeighbours = isOn; }); });
    addSwitch(ZAMA_EDIT_TEXT("Snap to middle lines and &zones"), true, [set](bool isOn) {
        set([isOn](design::SnapRules &rules) { rules.toTable = rules.toZone = isOn; });
    });
    addSwitch(ZAMA_EDIT_TEXT("Snap to the gri&d"), false,
              [set](bool isOn) { set([isOn](design::SnapRules &rules) { rules.grid = isOn ? kGrid : 0; }); });
}

QList<QAction *> EditActions::bar() const
{
    return m_bar;
}

void EditActions::retranslate()
{
    for (const Verb &verb : m_verbs) {
        if (verb.action != m_undo && verb.action != m_redo) {
            verb.action->setText(tr(verb.text));
            verb.action->setToolTip(QString(tr(verb.text)).remove(QLatin1Char('&')));
        }
        if (*verb.hint != '\0') {
            verb.action->setToolTip(tr(verb.hint));
            verb.action->setStatusTip(tr(verb.hint));
        }
    }
    refresh();
}

bool EditActions::can(Needs needs) const
{
    switch (needs) {
    case Needs::Nothing:
        return true;
    case Needs::Undo:
        return document().canUndo();
    case Needs::Redo:
        return document().canRedo();
    case Needs::Pieces:
        return ArmyCommands(document()).canRemove();
    case Needs::Anybody:
        return !picked().empty() || !document().selection().ids(PieceKind::Command).empty();
    case Needs::Several:
        return picked().size() > 1;
    case Needs::Units:
        return !document().selection().ids(PieceKind::Unit).empty();
    case Needs::Army:
        return !picked().empty() && scenario().sides.size() > 1;
    }
    return false;
}

void EditActions::refresh()
{
    for (const Verb &verb : m_verbs) {
        verb.action->setEnabled(can(verb.needs));
    }
    const auto named = [](const QString &alone, const QString &with, const QString &step) {
        return step.isEmpty() ? alone : with.arg(step);
    };
    m_undo->setText(named(tr("&Undo"), tr("&Undo: %1"), document().undoText(m_table.formatter())));
    m_redo->setText(named(tr("&Redo"), tr("&Redo: %1"), document().redoText(m_table.formatter())));
    m_undo->setIconText(tr("Undo"));
    m_redo->setIconText(tr("Redo"));
}

design::Picked EditActions::picked() const
{
    design::Picked picked;
    const auto append = [&picked](const design::Picked &more) {
        for (const std::string &id : more) {
            if (std::ranges::find(picked, id) == picked.end()) {
                picked.push_back(id);
            }
        }
    };
    const Selection &selection = document().selection();
    append(selection.ids(PieceKind::Unit));
    append(selection.ids(PieceKind::General));
    for (const std::string &command : selection.ids(PieceKind::Command)) {
        append(design::everyoneIn(scenario(), command));
    }
    for (const std::string &id : selection.ids(PieceKind::Side)) {
        if (const SideSpec *side = design::findSide(scenario(), id)) {
            for (const CommandSpec &command : side->commands) {
                append(design::everyoneIn(scenario(), command.id));
            }
        }
    }
    return picked;
}

void EditActions::arrange(const Message &what, const design::Arrangement &arrangement)
{
    document().change(what, [&arrangement](Scenario &next) { design::place(next, arrangement); });
}

void EditActions::align(design::Alignment alignment)
{
    const design::Picked who = picked();
    const Centidegrees facing = design::mainFacing(design::bodiesOf(scenario(), who));
    arrange(Message("edit.align", {}), design::aligned(scenario(), who, alignment, facing));
}

void EditActions::shareOut(const Message &what, std::optional<Mils> gap)
{
    const design::Picked who = picked();
    const Centidegrees facing = design::mainFacing(design::bodiesOf(scenario(), who));
    arrange(what, design::distributed(scenario(), who, facing, gap));
}

// Where the selected stand now: the middle of their front.
void EditActions::lineUp(int lines)
{
    const design::Picked who = picked();
    const auto bodies = design::bodiesOf(scenario(), who);
    if (bodies.empty()) {
        return;
    }
    const Centidegrees facing = design::mainFacing(bodies);
    const auto foremost = design::aligned(scenario(), who, design::Alignment::Foremost, facing);
    const auto column = design::aligned(scenario(), who, design::Alignment::Columns, facing);
    design::LineUp lineUp;
    const bool isAlong =
        facing % (kFullTurn / 2) < kFullTurn / 8 || facing % (kFullTurn / 2) > 3 * kFullTurn / 8;
    lineUp.at = {isAlong ? Point{column.front().pose.front.x, foremost.front().pose.front.y}
                         : Point{foremost.front().pose.front.x, column.front().pose.front.y},
                 facing};
    lineUp.lines = lines;
    arrange(Message("edit.line_up", {lines}), design::linedUp(scenario(), who, lineUp));
}

void EditActions::mirrorArmy()
{
    const std::size_t side = design::sideOfBody(scenario(), picked().front());
    if (side >= scenario().sides.size()) {
        return;
    }
    const std::string id = scenario().sides[side].id;
    document().change(Message("edit.mirror_army", {}), [&id](Scenario &next) {
        design::mirrorSide(next, id, design::Mirror::Point, design::MirrorTypes::Shared);
    });
}

void EditActions::select(const std::function<bool(const design::Body &)> &isWanted)
{
    std::set<Piece> pieces;
    for (const design::Body &body : design::bodiesOf(scenario())) {
        if (isWanted(body)) {
            pieces.insert(pieceOf(body));
        }
    }
    document().selection().set(std::move(pieces));
}

void EditActions::selectSameType()
{
    std::set<std::string> types;
    for (const std::string &id : document().selection().ids(PieceKind::Unit)) {
        if (const UnitSpec *unit = design::findUnit(scenario(), id)) {
            types.insert(unit->type);
        }
    }
    select([this, &types](const design::Body &body) {
        const UnitSpec *unit = body.isGeneral ? nullptr : design::findUnit(scenario(), body.id);
        return unit != nullptr && types.contains(unit->type);
    });
}

void EditActions::selectCommands()
{
    std::set<std::pair<std::size_t, std::size_t>> commands;
    for (const design::Body &body : design::bodiesOf(scenario(), picked())) {
        commands.emplace(body.side, body.command);
    }
    select([&commands](const design::Body &body) { return commands.contains({body.side, body.command}); });
}

} // namespace zama::editor
