#include "app/play/move_tool.h"

#include "core/game/queries.h"
#include "core/rules/generals.h"
#include "core/rules/movement.h"
#include "core/text/phrase.h"
#include "table/model/battle_entries.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace zama::play {

using table::Overlay;
using table::TableTouch;
using table::Tone;

namespace {

constexpr Mils kStride = kInch / 2;
constexpr Mils kShortStride = kInch / 10;
constexpr Centidegrees kTurnStep = 500;
constexpr Centidegrees kShortTurnStep = 100;
constexpr Mils kMarker = kInch; // Q12

std::optional<Centidegrees> bearingOfKey(int key)
{
    switch (key) {
    case Qt::Key_Up:
        return 0;
    case Qt::Key_Right:
        return kQuarterTurn;
    case Qt::Key_Down:
        return 2 * kQuarterTurn;
    case Qt::Key_Left:
        return 3 * kQuarterTurn;
    default:
        return {};
    }
}

Mils strideOf(const QKeyEvent &event)
{
    return (event.modifiers() & Qt::ShiftModifier) != 0 ? kShortStride : kStride;
}

Centidegrees turnOf(const QKeyEvent &event)
{
    return (event.modifiers() & Qt::ShiftModifier) != 0 ? kShortTurnStep : kTurnStep;
}

} // namespace

bool MoveTool::hasOrder() const
{
    return !orders().empty();
}

std::vector<Command> MoveTool::orders() const
{
    if (m_hand.hasPath()) {
        return {MoveUnit{m_hand.draft()->unit(), m_hand.draft()->path()}};
    }
    if (m_general) {
        return {generalOrder()};
    }
    std::vector<Command> commands;
    if (m_group) {
        const GroupPlan group = plan();
        commands.assign(group.orders.begin(), group.orders.end());
    }
    return commands;
}

MoveGeneral MoveTool::generalOrder() const
{
    return {m_general->general, m_general->join, m_general->join.isValid() ? Point{} : m_general->to};
}

GroupPlan MoveTool::plan() const
{
    return planGroupMove(state(), desk().picks().units, m_group->bearing, m_group->distance);
}

void MoveTool::give(const std::vector<Command> &commands)
{
    desk().give(commands);
    refresh();
}

// Where nobody of a group can go, the first of them says why.
void MoveTool::giveOrder()
{
    if (m_group) {
        const GroupPlan group = plan();
        if (group.orders.empty() && !group.heldBack.empty()) {
            const HeldBack &first = group.heldBack.front();
            desk().report(first.reason, MoveUnit{first.unit, {straight(m_group->distance)}});
            return;
        }
    }
    give(orders());
}

void MoveTool::forget()
{
    m_hold = Hold::Nothing;
    m_hand.forget();
    m_group.reset();
    m_general.reset();
}

// A unit that may not be moved at all says why as soon as it is taken hold of.
bool MoveTool::ready(UnitId unit)
{
    if (const Check check = rules::checkMayMove(state(), unit)) {
        desk().report(*check, MoveUnit{unit, {straight(kInch)}});
        return false;
    }
    return true;
}

bool MoveTool::press(const TableTouch &touch)
{
    if (const UnitId unit = desk().picks().single(); touch.handle >= 0 && unit.isValid()) {
        m_hand.takeCorner(state(), unit, touch.handle == kRightHandle);
        return true;
    }
    return takeHold(touch);
}

// Who goes on to another unit means what he has composed: a ghost that may stand there is ordered.
void MoveTool::settleBefore(UnitId other)
{
    if (m_hand.hasPath() && m_hand.draftOf(other) == nullptr && !validate(state(), orders().front())) {
        giveOrder();
    }
}

bool MoveTool::takeHold(const TableTouch &touch)
{
    m_grip = touch.table;
    m_hasMoved = false;
    if (m_hand.takeGhost(state(), touch.table)) {
        return true;
    }
    if (const GeneralId general = generalOf(touch); desk().isMine(general)) {
        desk().pick(general);
        m_hold = Hold::General;
        return true;
    }
    const UnitId unit = unitOf(touch);
    if (desk().isMine(unit)) {
        settleBefore(unit);
        pickBy(touch, unit);
        if (desk().picks().has(unit) && desk().picks().units.size() > 1) {
            m_hold = Hold::Group;
        } else if (desk().picks().has(unit) && ready(unit)) {
            m_hand.takeBody(unit, touch.table);
        }
        return true;
    }
    if (unit.isValid() && desk().isOpen()) {
        desk().report(Refusal(RefusalCode::NotYourTurn, "T1", unit), MoveUnit{unit, {straight(kInch)}});
        return true;
    }
    if (!touch.hasEntry && (touch.modifiers & Qt::ShiftModifier) != 0) {
        beginFrame(touch);
        return true;
    }
    return false;
}

void MoveTool::drag(const TableTouch &touch)
{
    if (isFraming()) {
        PlayTool::drag(touch);
        return;
    }
    m_hasMoved = true;
    follow(touch);
    refresh();
}

void MoveTool::follow(const TableTouch &touch)
{
    switch (m_hold) {
    case Hold::Nothing:
        m_hand.follow(state(), touch.table);
        return;
    case Hold::General:
        followGeneral(touch);
        return;
    case Hold::Group:
        followGroup(touch.table);
    }
}

// Formed units go straight or obliquely, so a group with one of them keeps to its cone.
void MoveTool::followGroup(Point to)
{
    const auto distance = static_cast<Mils>(std::sqrt(static_cast<double>(distanceSquared(m_grip, to))));
    Centidegrees bearing = bearingOf(m_grip, to);
    for (const UnitId unit : desk().picks().units) {
        if (state().typeOf(unit).movement != Movement::Free) {
            const Centidegrees facing = state().unit(unit).pose.facing;
            const Centidegrees off = turnBetween(facing, bearing);
            bearing = normalised(facing + (std::abs(off) < 300
                                               ? 0
                                               : std::clamp(off, -kMaxManoeuvreAngle, kMaxManoeuvreAngle)));
            break;
        }
    }
    m_group = GroupDraft{bearing, distance};
}

void MoveTool::followGeneral(const TableTouch &touch)
{
    const UnitId under = unitOf(touch);
    const GeneralId general = desk().picks().general;
    const bool joins =
        under.isValid() && state().sideOf(under) == state().setup->generals[general.index()].side;
    m_general = GeneralDraft{general, touch.table, joins ? under : UnitId()};
}

void MoveTool::release(const TableTouch &touch)
{
    if (isFraming()) {
        PlayTool::release(touch);
        return;
    }
    const Hold held = std::exchange(m_hold, Hold::Nothing);
    const bool isPulled = m_hand.holdsBody() && m_hasMoved;
    const auto let = m_hand.release((touch.modifiers & Qt::ShiftModifier) != 0);
    const bool isDropped = held != Hold::Nothing && m_hasMoved && hasOrder();
    if (let == DraftHand::Release::Complete || isDropped) {
        giveOrder();
    } else if (isPulled && let == DraftHand::Release::Nothing) {
        objectToBackwards(touch.table);
    }
    refresh();
}

// A ghost of a formed unit does not follow a hand that pulls it back: it must be said why.
void MoveTool::objectToBackwards(Point to)
{
    const UnitId unit = desk().picks().single();
    if (!unit.isValid() || distanceSquared(m_grip, to) < std::int64_t{kStride} * kStride) {
        return;
    }
    const Centidegrees off = turnBetween(state().unit(unit).pose.facing, bearingOf(m_grip, to));
    const MoveUnit back{unit, {straight(-kInch)}};
    const Check check = validate(state(), Command(back));
    if (std::abs(off) >= kQuarterTurn && check) {
        desk().report(*check, back);
    }
}

void MoveTool::cancel()
{
    PlayTool::cancel();
    m_hold = Hold::Nothing;
    m_hand.cancel();
    m_group.reset();
    m_general.reset();
    refresh();
}

bool MoveTool::key(const QKeyEvent &event)
{
    if (desk().isOpen() && steer(event)) {
        refresh();
        return true;
    }
    return PlayTool::key(event);
}

bool MoveTool::steer(const QKeyEvent &event)
{
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier)) {
        return false;
    }
    if (event.key() == Qt::Key_N || event.key() == Qt::Key_P) {
        settleBefore({});
        return false;
    }
    if (event.key() == Qt::Key_G) {
        return desk().pickNextGeneral();
    }
    if (event.key() == Qt::Key_A) {
        advanceLine();
        return true;
    }
    if (desk().picks().general.isValid()) {
        return steerGeneral(event);
    }
    const UnitId unit = desk().picks().single();
    if (!unit.isValid()) {
        return steerGroup(event);
    }
    const bool isFree = state().typeOf(unit).movement == Movement::Free;
    const auto bearing = bearingOfKey(event.key());
    const bool turns = event.key() == Qt::Key_Q || event.key() == Qt::Key_E;
    if ((!bearing && !turns) || !ready(unit)) {
        return bearing.has_value() || turns;
    }
    MoveDraft &draft = m_hand.begin(state(), unit);
    if (turns) {
        draft.turn(event.key() == Qt::Key_E ? turnOf(event) : -turnOf(event));
    } else if (isFree) {
        draft.slideBy(*bearing, strideOf(event));
    } else if (event.key() == Qt::Key_Up || event.key() == Qt::Key_Down) {
        draft.lengthen(event.key() == Qt::Key_Up ? strideOf(event) : -strideOf(event));
    } else {
        draft.bend(event.key() == Qt::Key_Right ? turnOf(event) : -turnOf(event));
    }
    return true;
}

bool MoveTool::steerGroup(const QKeyEvent &event)
{
    if (desk().picks().units.empty()) {
        return false;
    }
    const bool forward = event.key() == Qt::Key_Up;
    if (!forward && event.key() != Qt::Key_Down) {
        return false;
    }
    const Mils distance = (m_group ? m_group->distance : 0) + (forward ? strideOf(event) : -strideOf(event));
    m_group = GroupDraft{state().unit(desk().picks().units.front()).pose.facing, std::max(0, distance)};
    return true;
}

bool MoveTool::steerGeneral(const QKeyEvent &event)
{
    const GeneralId general = desk().picks().general;
    const auto bearing = bearingOfKey(event.key());
    if (!bearing) {
        return false;
    }
    const Point from = m_general ? m_general->to : placeOf(state(), general);
    const Point to = shifted({from, 0}, *bearing, strideOf(event)).front;
    const UnitId under = unitAt(state(), to);
    const bool joins =
        under.isValid() && state().sideOf(under) == state().setup->generals[general.index()].side;
    m_general = GeneralDraft{general, to, joins ? under : UnitId()};
    return true;
}

void MoveTool::advanceLine()
{
    const std::vector<UnitId> units =
        desk().picks().units.empty() ? desk().openUnits() : desk().picks().units;
    Mils slowest = 0;
    for (const UnitId unit : units) {
        const Mils move = state().typeOf(unit).move;
        slowest = slowest == 0 ? move : std::min(slowest, move);
    }
    const GroupPlan group = planAdvance(state(), units, slowest);
    give({group.orders.begin(), group.orders.end()});
}

// Where a ghost is to be seen has to be said, too.
QString MoveTool::orderInWords() const
{
    QString words = PlayTool::orderInWords();
    if (!hasOrder() || (m_general && m_general->join.isValid())) {
        return words;
    }
    if (m_group) {
        return words.isEmpty() ? tr("all of them %1 ahead").arg(desk().formatter().length(m_group->distance))
                               : words;
    }
    const QString to =
        table::placeName(m_hand.hasPath() ? m_hand.draft()->end().front : m_general->to, desk().formatter());
    return words.isEmpty() ? tr("to %1", "a place").arg(to)
                           : tr("%1; to %2", "what is written beside the ghost, place").arg(words, to);
}

void MoveTool::propose(const MoveUnit &order)
{
    m_hand.put(MoveDraft(state(), order.unit, order.path));
    refresh();
}

void MoveTool::propose(const MoveGeneral &order)
{
    m_general = GeneralDraft{order.general, order.to, order.join};
    refresh();
}

void MoveTool::refresh()
{
    if (m_hand.draft() && !desk().picks().has(m_hand.draft()->unit())) {
        m_hand.forget();
    }
    if (!desk().isOpen()) {
        forget();
    }
    Overlay overlay = marks();
    if (desk().isOpen()) {
        showReach(overlay);
        showDraft(overlay);
        showGroup(overlay);
        showGeneral(overlay);
        showHandles(overlay);
    }
    setOverlay(std::move(overlay));
    emit orderChanged();
}

void MoveTool::showDraft(Overlay &overlay) const
{
    if (!m_hand.hasPath()) {
        return;
    }
    const MoveUnit order{m_hand.draft()->unit(), m_hand.draft()->path()};
    const Pose end = m_hand.draft()->end();
    const MovePreview preview = previewMove(state(), order);
    const Tone tone = preview.refused ? Tone::Barred : Tone::Lawful;
    const Extent size = extentOf(state(), order.unit);
    std::vector<Point> way{state().unit(order.unit).pose.front};
    std::ranges::transform(preview.way, std::back_inserter(way), [](const Pose &pose) { return pose.front; });
    overlay.lines.push_back({std::move(way), tone, true});
    overlay.bodies.push_back({end, size, tone, true});
    if (!preview.refused) {
        overlay.labels.push_back(
            {end.front, tr("%1 left").arg(desk().formatter().length(preview.left)), tone});
        return;
    }
    overlay.labels.push_back(
        {end.front, desk().formatter().sentence(messageFor(*preview.refused), *state().setup), tone});
    if (const auto nearest = nearestLawful(state(), order)) {
        if (const auto *instead = std::get_if<MoveUnit>(&*nearest)) {
            overlay.bodies.push_back({previewMove(state(), *instead).end, size, Tone::Lawful, true});
        }
    }
}

void MoveTool::showGroup(Overlay &overlay) const
{
    if (!m_group || desk().picks().units.size() < 2) {
        return;
    }
    const GroupPlan group = plan();
    for (const MoveUnit &order : group.orders) {
        overlay.bodies.push_back(
            {previewMove(state(), order).end, extentOf(state(), order.unit), Tone::Lawful, true});
    }
    for (const HeldBack &held : group.heldBack) {
        overlay.bodies.push_back(bodyOf(held.unit, Tone::Barred));
    }
    if (!group.heldBack.empty()) {
        const HeldBack &first = group.heldBack.front();
        overlay.labels.push_back({state().unit(first.unit).pose.front,
                                  desk().formatter().sentence(messageFor(first.reason), *state().setup),
                                  Tone::Barred});
    }
}

void MoveTool::showGeneral(Overlay &overlay) const
{
    if (!m_general) {
        return;
    }
    const Check check = validate(state(), Command(generalOrder()));
    const Tone tone = check ? Tone::Barred : Tone::Lawful;
    const bool joins = m_general->join.isValid();
    const Point to = joins ? centreOf(state(), m_general->join) : m_general->to;
    overlay.lines.push_back({{placeOf(state(), m_general->general), to}, tone, true});
    if (!joins) {
        overlay.discs.push_back({to, kMarker, tone});
    }
    if (check) {
        overlay.labels.push_back({to, desk().formatter().sentence(messageFor(*check), *state().setup), tone});
    } else if (joins) {
        overlay.bodies.push_back(bodyOf(m_general->join, Tone::Lawful));
        overlay.labels.push_back(
            {to, tr("joins %1").arg(desk().formatter().text(MessageArg(m_general->join), *state().setup)),
             tone});
    }
}

void MoveTool::showHandles(Overlay &overlay) const
{
    const UnitId unit = desk().picks().single();
    if (!unit.isValid() || rules::checkMayMove(state(), unit)) {
        return;
    }
    overlay.handles = handlesOf(m_hand.poseOf(state(), unit), extentOf(state(), unit));
}

// How far the picked one can go: a cone ahead for formed units, all round for free ones and generals.
void MoveTool::showReach(Overlay &overlay) const
{
    if (const GeneralId general = desk().picks().general; general.isValid()) {
        overlay.rings.push_back(
            {{placeOf(state(), general), 0}, {0, 0}, rules::generalAllowance(state()), Tone::Lawful});
        return;
    }
    const UnitId unit = desk().picks().single();
    if (!unit.isValid() || rules::checkMayMove(state(), unit)) {
        return;
    }
    const MoveDraft *draft = m_hand.draftOf(unit);
    const Pose base = draft != nullptr ? draft->base() : state().unit(unit).pose;
    const Extent size = extentOf(state(), unit);
    const Mils reach = state().typeOf(unit).move;
    if (state().typeOf(unit).movement == Movement::Free) {
        overlay.rings.push_back({state().unit(unit).pose, size, reach, Tone::Lawful});
    } else {
        const Mils left = draft != nullptr ? draft->leftAtBase() : reach;
        overlay.cones.push_back({base, size, left, kMaxManoeuvreAngle});
    }
}

} // namespace zama::play
