#include "editor/arrange_tool.h"

#include "core/geometry/trig.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace zama::editor {

using table::Overlay;
using table::TableTouch;
using table::Tone;

namespace {

constexpr Mils kMarker = kInch; // Q12: a general's marker
constexpr Mils kStride = kInch / 2;
constexpr Mils kSmallStride = kInch / 10;
constexpr Mils kSlack = kInch / 6; // a hand that only clicks shakes less than this
constexpr Centidegrees kTurnStep = 1500;
constexpr Centidegrees kSmallTurnStep = 100;
constexpr Mils kHandleGap = kInch + kInch / 4; // from the front to the handle
constexpr Mils kBorderGrid = kInch / 2;
constexpr int kTurnHandle = 0;
constexpr int kFirstCorner =
    10; // handles of a zone's corners: south-west, south-east, north-east, north-west

Point minus(Point a, Point b)
{
    return {a.x - b.x, a.y - b.y};
}

Point plus(Point a, Point b)
{
    return {a.x + b.x, a.y + b.y};
}

Mils onGrid(Mils at, Mils grid)
{
    return (at >= 0 ? at + grid / 2 : at - grid / 2) / grid * grid;
}

Box boxOf(const std::vector<design::Body> &bodies)
{
    Box box = bodies.front().footprint().box;
    for (const design::Body &body : bodies) {
        box = box.with(body.footprint().box);
    }
    return box;
}

Point middleOf(const Box &box)
{
    return {(box.left + box.right) / 2, (box.bottom + box.top) / 2};
}

std::array<Point, 4> cornersOf(const Box &box)
{
    return {Point{box.left, box.bottom}, Point{box.right, box.bottom}, Point{box.right, box.top},
            Point{box.left, box.top}};
}

std::vector<Point> outlineOf(const Box &box)
{
    const auto corners = cornersOf(box);
    std::vector<Point> outline(corners.begin(), corners.end());
    outline.push_back(corners[0]);
    return outline;
}

const design::Placing *findPlacing(const design::Arrangement &arrangement, const std::string &id)
{
    const auto at = std::ranges::find(arrangement, id, &design::Placing::id);
    return at == arrangement.end() ? nullptr : &*at;
}

int countOf(const design::Arrangement &arrangement)
{
    return static_cast<int>(arrangement.size());
}

} // namespace

ArrangeTool::ArrangeTool(ScenarioTable &table, QObject *parent)
    : TableTool(parent),
      m_table(table)
{
    ScenarioDocument &document = table.document();
    connect(&document, &ScenarioDocument::interrupted, this, &ArrangeTool::cancel);
    connect(&document, &ScenarioDocument::changed, this, &ArrangeTool::refresh);
    connect(&document.selection(), &Selection::changed, this, &ArrangeTool::refresh);
}

design::Picked ArrangeTool::picked() const
{
    design::Picked ids;
    for (const Piece &piece : withCommands(scenario(), selection().pieces())) {
        if (piece.kind == PieceKind::Unit || piece.kind == PieceKind::General) {
            ids.push_back(piece.id);
        }
    }
    return ids;
}

Piece ArrangeTool::pieceAt(const ScenarioRows &rows, const TableTouch &touch)
{
    return rows.pieceOf(touch.entry);
}

// A click selects, Ctrl or Shift adds or takes away, a double click selects the whole command.
void ArrangeTool::pick(const Piece &piece, const TableTouch &touch)
{
    if (touch.isDouble) {
        std::set<Piece> command;
        for (const SideSpec &side : scenario().sides) {
            for (const CommandSpec &each : side.commands) {
                const auto everyone = design::everyoneIn(scenario(), each.id);
                if (std::ranges::find(everyone, piece.id) == everyone.end()) {
                    continue;
                }
                for (const std::string &id : everyone) {
                    const bool isGeneral = each.general && each.general->id == id;
                    command.insert({isGeneral ? PieceKind::General : PieceKind::Unit, id});
                }
            }
        }
        selection().set(std::move(command));
    } else if ((touch.modifiers & (Qt::ControlModifier | Qt::ShiftModifier)) != 0) {
        selection().toggle(piece);
    } else if (!withCommands(scenario(), selection().pieces()).contains(piece)) {
        selection().set({piece});
    }
}

bool ArrangeTool::press(const TableTouch &touch)
{
    m_hold = Nothing{};
    if (touch.handle >= 0) {
        return takeHandle(touch);
    }
    if (!touch.hasEntry) {
        const bool adds = (touch.modifiers & (Qt::ControlModifier | Qt::ShiftModifier)) != 0;
        m_hold = Frame{touch.table, touch.table, adds ? selection().pieces() : std::set<Piece>()};
        refresh();
        return true;
    }
    const Piece piece = pieceAt(m_table.rows(), touch);
    pick(piece, touch);
    if (withCommands(scenario(), selection().pieces()).contains(piece)) {
        const bool isPlain = !touch.isDouble && touch.modifiers == Qt::NoModifier;
        m_hold = Grip{touch.table, piece.id, piece.kind == PieceKind::General, isPlain};
    }
    return true;
}

bool ArrangeTool::takeHandle(const TableTouch &touch)
{
    if (touch.handle >= kFirstCorner) {
        const auto sides = selection().ids(PieceKind::Side);
        const SideSpec *side = sides.empty() ? nullptr : design::findSide(scenario(), sides.front());
        if (side == nullptr) {
            return false;
        }
        const auto index = static_cast<std::size_t>(side - scenario().sides.data());
        m_hold = Border{side->id, touch.handle - kFirstCorner, design::zoneOf(scenario(), index), false};
        return true;
    }
    const auto bodies = design::bodiesOf(scenario(), picked());
    if (bodies.empty()) {
        return false;
    }
    const bool isOne = bodies.size() == 1;
    m_hold = Turn{isOne ? bodies.front().pose.front : middleOf(boxOf(bodies)),
                  bodies.front().id,
                  design::mainFacing(bodies),
                  {}};
    return true;
}

void ArrangeTool::drag(const TableTouch &touch)
{
    if (const auto *grip = std::get_if<Grip>(&m_hold);
        grip != nullptr && distanceSquared(grip->from, touch.table) > std::int64_t{kSlack} * kSlack) {
        beginMove(Grip(*grip));
    }
    if (auto *move = std::get_if<Move>(&m_hold)) {
        moveTo(*move, touch);
    } else if (auto *turn = std::get_if<Turn>(&m_hold)) {
        turnTo(*turn, touch);
    } else if (auto *frame = std::get_if<Frame>(&m_hold)) {
        frame->to = touch.table;
        selection().set(framed(*frame));
    } else if (auto *border = std::get_if<Border>(&m_hold)) {
        setBorder(*border, touch.table);
    }
    refresh();
}

void ArrangeTool::beginMove(const Grip &grip)
{
    m_hold = Move{grip.from, grip.lead, grip.isGeneral, {}, {}, {}};
}

// A general who is dragged alone goes to the unit he is dropped on; everybody else is shifted.
void ArrangeTool::moveTo(Move &move, const TableTouch &touch) const
{
    const Point by = minus(touch.table, move.from);
    move.guides.clear();
    move.host.clear();
    if (move.isGeneral && selection().pieces().size() == 1) {
        const bool isOnUnit = touch.hasEntry && touch.entry.kind != table::EntryKind::General;
        const std::string unit = isOnUnit ? m_table.rows().pieceOf(touch.entry).id : std::string();
        const bool isFriend =
            isOnUnit && design::sideOfBody(scenario(), unit) == design::sideOfBody(scenario(), move.lead);
        move.host = isFriend ? unit : std::string();
        move.arrangement =
            design::keptOnTable(scenario(), {design::Placing{move.lead, Pose{touch.table, 0}}});
        return;
    }
    snap(move, by, touch.modifiers);
}

void ArrangeTool::snap(Move &move, Point by, Qt::KeyboardModifiers modifiers) const
{
    move.arrangement = design::moved(scenario(), picked(), by);
    const design::Placing *lead = findPlacing(move.arrangement, move.lead);
    if (lead == nullptr || (modifiers & Qt::AltModifier) != 0) {
        return;
    }
    const design::Snap snap = design::snapped(scenario(), picked(), move.lead, lead->pose, m_snap);
    move.guides = snap.guides;
    if (snap.by != Point{}) {
        const Point was = design::bodiesOf(scenario(), {move.lead}).front().pose.front;
        move.arrangement = design::moved(scenario(), picked(), plus(minus(lead->pose.front, was), snap.by));
    }
}

void ArrangeTool::turnTo(Turn &turn, const TableTouch &touch) const
{
    const Point to = minus(touch.table, turn.pivot);
    Centidegrees facing = bearingOf(to.x, to.y);
    if ((touch.modifiers & Qt::AltModifier) == 0) {
        facing = design::snappedFacing(scenario(), picked(), turn.lead, facing);
    }
    const auto bodies = picked();
    const auto about = design::bodiesOf(scenario(), bodies).size() == 1 ? design::TurnAbout::OwnFront
                                                                        : design::TurnAbout::CommonCentre;
    turn.arrangement = design::turned(scenario(), bodies, about, normalised(facing - turn.before));
}

void ArrangeTool::setBorder(Border &border, Point at) const
{
    const Box table = design::tableOf(scenario());
    const Mils x = std::clamp(onGrid(at.x, kBorderGrid), table.left, table.right);
    const Mils y = std::clamp(onGrid(at.y, kBorderGrid), table.bottom, table.top);
    const bool isWest = border.corner == 0 || border.corner == 3;
    const bool isSouth = border.corner < 2;
    Box &box = border.box;
    (isWest ? box.left : box.right) = isWest ? std::min(x, box.right - kInch) : std::max(x, box.left + kInch);
    (isSouth ? box.bottom : box.top) =
        isSouth ? std::min(y, box.top - kInch) : std::max(y, box.bottom + kInch);
    border.isChanged = true;
}

std::set<Piece> ArrangeTool::framed(const Frame &frame) const
{
    const auto [left, right] = std::minmax(frame.from.x, frame.to.x);
    const auto [bottom, top] = std::minmax(frame.from.y, frame.to.y);
    std::set<Piece> pieces = frame.before;
    for (const design::Body &body : design::bodiesOf(scenario())) {
        const Point middle = middleOf(body.footprint().box);
        if (middle.x >= left && middle.x <= right && middle.y >= bottom && middle.y <= top) {
            pieces.insert({body.isGeneral ? PieceKind::General : PieceKind::Unit, body.id});
        }
    }
    return pieces;
}

void ArrangeTool::release(const TableTouch &)
{
    const Hold held = std::exchange(m_hold, Nothing{});
    if (const auto *move = std::get_if<Move>(&held)) {
        drop(*move);
    } else if (const auto *turn = std::get_if<Turn>(&held)) {
        drop(*turn);
    } else if (const auto *frame = std::get_if<Frame>(&held)) {
        drop(*frame);
    } else if (const auto *border = std::get_if<Border>(&held)) {
        drop(*border);
    } else if (const auto *grip = std::get_if<Grip>(&held); grip != nullptr && grip->isPlain) {
        selection().set({{grip->isGeneral ? PieceKind::General : PieceKind::Unit, grip->lead}});
    }
    refresh();
}

void ArrangeTool::drop(const Move &move)
{
    ScenarioDocument &document = m_table.document();
    if (!move.host.empty()) {
        document.change(Message("edit.attach", {}), [&move](Scenario &next) {
            if (GeneralSpec *general = design::findGeneral(next, move.lead)) {
                general->attachedTo = move.host;
            }
        });
        return;
    }
    document.change(Message("edit.move", {countOf(move.arrangement)}), [&move](Scenario &next) {
        GeneralSpec *general = move.isGeneral ? design::findGeneral(next, move.lead) : nullptr;
        if (general != nullptr && move.arrangement.size() == 1) {
            general->attachedTo.clear();
        }
        design::place(next, move.arrangement);
    });
}

void ArrangeTool::drop(const Turn &turn)
{
    m_table.document().change(Message("edit.turn", {countOf(turn.arrangement)}),
                              [&turn](Scenario &next) { design::place(next, turn.arrangement); });
}

// A click on bare ground lets everybody go.
void ArrangeTool::drop(const Frame &frame)
{
    selection().set(frame.from == frame.to ? frame.before : framed(frame));
}

void ArrangeTool::drop(const Border &border)
{
    if (border.isChanged) {
        m_table.document().change(Message("edit.zone", {}), [&border](Scenario &next) {
            if (SideSpec *side = design::findSide(next, border.side)) {
                side->zone = border.box;
            }
        });
    }
}

void ArrangeTool::cancel()
{
    m_hold = Nothing{};
    refresh();
}

bool ArrangeTool::key(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Left:
        return push(event, {-1, 0});
    case Qt::Key_Right:
        return push(event, {1, 0});
    case Qt::Key_Up:
        return push(event, {0, 1});
    case Qt::Key_Down:
        return push(event, {0, -1});
    case Qt::Key_BracketLeft:
    case Qt::Key_BraceLeft:
        return turnBy(event, -1);
    case Qt::Key_BracketRight:
    case Qt::Key_BraceRight:
        return turnBy(event, +1);
    case Qt::Key_Escape:
        if (!isHolding() && selection().isEmpty()) {
            return false;
        }
        isHolding() ? cancel() : selection().clear();
        return true;
    default:
        return false;
    }
}

// A key held down is one step; pressed again it is another.
bool ArrangeTool::push(const QKeyEvent &event, Point direction)
{
    if (picked().empty() || isHolding()) {
        return isHolding();
    }
    const Mils stride = (event.modifiers() & Qt::ShiftModifier) != 0 ? kSmallStride : kStride;
    if (!event.isAutoRepeat()) {
        m_keys = m_table.document().newGesture();
    }
    const auto arrangement =
        design::moved(scenario(), picked(), {direction.x * stride, direction.y * stride});
    m_table.document().change(
        Message("edit.nudge", {countOf(arrangement)}),
        [&arrangement](Scenario &next) { design::place(next, arrangement); }, m_keys);
    return true;
}

bool ArrangeTool::turnBy(const QKeyEvent &event, int direction)
{
    if (picked().empty() || isHolding()) {
        return isHolding();
    }
    const Centidegrees step = (event.modifiers() & Qt::ShiftModifier) != 0 ? kSmallTurnStep : kTurnStep;
    if (!event.isAutoRepeat()) {
        m_keys = m_table.document().newGesture();
    }
    const auto arrangement =
        design::turned(scenario(), picked(), design::TurnAbout::OwnFront, direction * step);
    m_table.document().change(
        Message("edit.turn", {countOf(arrangement)}),
        [&arrangement](Scenario &next) { design::place(next, arrangement); }, m_keys);
    return true;
}

QCursor ArrangeTool::cursorAt(const TableTouch &touch) const
{
    if (touch.handle >= kFirstCorner) {
        return touch.handle % 2 == 0 ? Qt::SizeBDiagCursor : Qt::SizeFDiagCursor;
    }
    return touch.handle >= 0 || touch.hasEntry ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

QString ArrangeTool::remarkOn(const table::EntryId &id) const
{
    return selection().has(m_table.rows().pieceOf(id)) ? tr("selected") : QString();
}

QString ArrangeTool::orderInWords() const
{
    return isHolding() && !overlay().labels.empty() ? overlay().labels.back().text : QString();
}

void ArrangeTool::refresh()
{
    Overlay overlay;
    if (const auto *move = std::get_if<Move>(&m_hold)) {
        showMove(overlay, *move);
    } else if (const auto *turn = std::get_if<Turn>(&m_hold)) {
        showTurn(overlay, *turn);
    } else if (const auto *border = std::get_if<Border>(&m_hold)) {
        overlay.lines.push_back({outlineOf(border->box), Tone::Measure, false});
    } else {
        showSelection(overlay);
        showHandles(overlay);
    }
    if (const auto *frame = std::get_if<Frame>(&m_hold)) {
        const auto [a, b] = std::pair{frame->from, frame->to};
        overlay.lines.push_back({{a, {b.x, a.y}, b, {a.x, b.y}, a}, Tone::Measure, false});
    }
    setOverlay(std::move(overlay));
}

void ArrangeTool::showSelection(Overlay &overlay) const
{
    for (const Piece &piece : withCommands(scenario(), selection().pieces())) {
        const table::TableEntry *entry = m_table.entryOf(piece);
        if (entry == nullptr) {
            continue;
        }
        if (piece.kind == PieceKind::Unit) {
            overlay.bodies.push_back({entry->pose, entry->extent, Tone::Picked, false});
        } else if (!entry->isAttached) {
            overlay.discs.push_back({entry->pose.front, kMarker + kInch / 10, Tone::Picked});
        } else {
            overlay.bodies.push_back({entry->pose, entry->host, Tone::Picked, false});
        }
    }
}

void ArrangeTool::showHandles(Overlay &overlay) const
{
    const auto bodies = design::bodiesOf(scenario(), picked());
    const bool hasUnit = std::ranges::any_of(bodies, [](const design::Body &b) { return !b.isGeneral; });
    if (hasUnit && !std::holds_alternative<Frame>(m_hold)) {
        const bool isOne = bodies.size() == 1;
        const Centidegrees facing = design::mainFacing(bodies);
        const Box box = boxOf(bodies);
        const Mils half = std::max(box.right - box.left, box.top - box.bottom) / 2;
        const Pose from{isOne ? bodies.front().pose.front : middleOf(box), facing};
        const Pose at = shifted(from, facing, isOne ? kHandleGap : std::min(half, 8 * kInch) + kHandleGap);
        overlay.handles.push_back({kTurnHandle, at.front, facing, true});
    }
    const auto sides = selection().ids(PieceKind::Side);
    const SideSpec *side = sides.size() == 1 ? design::findSide(scenario(), sides.front()) : nullptr;
    if (side != nullptr) {
        const auto index = static_cast<std::size_t>(side - scenario().sides.data());
        const Box zone = design::zoneOf(scenario(), index);
        overlay.lines.push_back({outlineOf(zone), Tone::Measure, false});
        const auto corners = cornersOf(zone);
        for (int i = 0; i < 4; ++i) {
            overlay.handles.push_back(
                {kFirstCorner + i, corners.at(static_cast<std::size_t>(i)), 0, false, true});
        }
    }
}

// Ghosts of everybody who is held; whoever would stand on somebody is marked.
void ArrangeTool::showArrangement(Overlay &overlay, const design::Arrangement &arrangement) const
{
    const auto overlaps = design::overlapsOf(scenario(), arrangement);
    const auto bodies = design::bodiesOf(scenario(), picked());
    for (const design::Placing &placing : arrangement) {
        const bool isBarred = std::ranges::any_of(overlaps, [&placing](const design::Overlap &overlap) {
            return overlap.first == placing.id || overlap.second == placing.id;
        });
        const Tone tone = isBarred ? Tone::Barred : Tone::Lawful;
        const auto body = std::ranges::find(bodies, placing.id, &design::Body::id);
        if (body == bodies.end() || body->isGeneral) {
            overlay.discs.push_back({placing.pose.front, kMarker + kInch / 10, tone});
        } else {
            overlay.bodies.push_back({placing.pose, body->extent, tone, true});
        }
    }
}

void ArrangeTool::showMove(Overlay &overlay, const Move &move) const
{
    if (!move.host.empty()) {
        const table::TableEntry *host = m_table.entryOf({PieceKind::Unit, move.host});
        if (host != nullptr) {
            overlay.bodies.push_back({host->pose, host->extent, Tone::Lawful, true});
            overlay.labels.push_back({host->pose.front, tr("joins %1").arg(host->label), Tone::Lawful});
        }
        return;
    }
    showArrangement(overlay, move.arrangement);
    for (const design::Guide &guide : move.guides) {
        overlay.lines.push_back({{guide.from, guide.to}, Tone::Measure, false});
    }
    if (const design::Placing *lead = findPlacing(move.arrangement, move.lead)) {
        overlay.labels.push_back({lead->pose.front, wordsFor(move.arrangement, move.lead), Tone::Lawful});
    }
}

void ArrangeTool::showTurn(Overlay &overlay, const Turn &turn) const
{
    showArrangement(overlay, turn.arrangement);
    if (const design::Placing *lead = findPlacing(turn.arrangement, turn.lead)) {
        const QString degrees = m_table.formatter().text(MessageArg(Angle{lead->pose.facing}), Setup{});
        overlay.labels.push_back({lead->pose.front, tr("facing %1").arg(degrees), Tone::Lawful});
    }
}

QString ArrangeTool::wordsFor(const design::Arrangement &arrangement, const std::string &lead) const
{
    for (const auto &[a, b] : design::overlapsOf(scenario(), arrangement)) {
        if (a == lead || b == lead) {
            return tr("on top of %1").arg(nameOf(a == lead ? b : a));
        }
    }
    const Point at = findPlacing(arrangement, lead)->pose.front;
    return tr("%1 east, %2 north", "two lengths from the south-west corner")
        .arg(m_table.formatter().length(at.x), m_table.formatter().length(at.y));
}

QString ArrangeTool::nameOf(const std::string &body) const
{
    const UnitSpec *unit = design::findUnit(scenario(), body);
    return unit == nullptr ? QString() : m_table.formatter().text(unit->name);
}

} // namespace zama::editor
