#include "app/play/target_tool.h"

#include "app/play/reach.h"
#include "core/game/candidates.h"
#include "core/game/queries.h"
#include "core/odds/odds.h"
#include "core/rules/charge.h"
#include "core/rules/shooting.h"
#include "core/text/phrase.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace zama::play {

using table::Overlay;
using table::TableTouch;
using table::Tone;

namespace {

constexpr std::size_t kMostLabels = 3; // more would lie on each other

std::vector<Point> wayOf(const State &state, UnitId unit, const Path &path, const Pose &contact)
{
    std::vector<Point> way{state.unit(unit).pose.front};
    const MovePreview preview = previewMove(state, {unit, path});
    for (std::size_t i = 0; i + 1 < preview.way.size(); ++i) {
        way.push_back(preview.way[i].front);
    }
    way.push_back(contact.front);
    return way;
}

} // namespace

TargetTool::TargetTool(OrderDesk &desk, QObject *parent)
    : PlayTool(desk, parent)
{
    connect(&desk, &OrderDesk::changed, this, [this] { m_aimed = {}; });
}

const Aim *TargetTool::aimAt(UnitId enemy) const
{
    const auto at = std::ranges::find(m_aims, enemy, &Aim::enemy);
    return at == m_aims.end() || !enemy.isValid() ? nullptr : &*at;
}

void TargetTool::giveOrder()
{
    order(m_chosen);
}

void TargetTool::order(UnitId enemy)
{
    const UnitId unit = shooter();
    if (!unit.isValid()) {
        return;
    }
    if (const Aim *aim = aimAt(enemy)) {
        const Command command = aim->command;
        m_chosen = {};
        desk().give(command);
        return;
    }
    const Command tried = attempt(unit, enemy);
    if (const Check check = validate(state(), tried)) {
        desk().report(*check, tried);
    }
}

void TargetTool::forget()
{
    m_aimed = {};
    m_chosen = {};
    m_isPointed = false;
    desk().think({});
}

void TargetTool::choose(UnitId enemy)
{
    m_chosen = aimAt(enemy) != nullptr ? enemy : UnitId();
    desk().think(m_chosen.isValid() ? thoughtOf(*aimAt(m_chosen)) : Thought());
    refresh();
}

void TargetTool::chooseNext(int step)
{
    if (m_aims.empty()) {
        return;
    }
    const auto count = static_cast<int>(m_aims.size());
    const Aim *here = aimAt(m_chosen);
    const int place = here == nullptr ? (step > 0 ? -1 : 0) : static_cast<int>(here - m_aims.data());
    m_isPointed = false;
    choose(m_aims[static_cast<std::size_t>((place + step + count) % count)].enemy);
}

bool TargetTool::press(const TableTouch &touch)
{
    const UnitId unit = unitOf(touch);
    if (desk().isMine(unit)) {
        pickOwn(touch, unit);
        return true;
    }
    if (unit.isValid() && shooter().isValid()) {
        order(unit);
        return true;
    }
    return unit.isValid();
}

// One at a time: each shoots and charges for itself (Q06). Who can do nothing says why.
void TargetTool::pickOwn(const TableTouch &, UnitId unit)
{
    desk().pick(unit);
    if (const Check check = objectionTo(unit)) {
        const std::vector<UnitId> enemies = enemiesWithin(state(), unit, 120 * kInch);
        desk().report(*check, enemies.empty() ? doneCommand(state(), state().sideOf(unit))
                                              : attempt(unit, enemies.front()));
    }
}

void TargetTool::hover(const TableTouch &touch)
{
    const UnitId under = unitOf(touch);
    if (aimAt(under) != nullptr) {
        m_isPointed = true;
        if (under != m_chosen) {
            choose(under);
        }
    } else if (m_isPointed && m_chosen.isValid()) {
        leave();
    }
}

void TargetTool::leave()
{
    if (std::exchange(m_isPointed, false)) {
        choose({});
    }
}

bool TargetTool::key(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Right:
    case Qt::Key_Down:
        chooseNext(+1);
        return shooter().isValid();
    case Qt::Key_Left:
    case Qt::Key_Up:
        chooseNext(-1);
        return shooter().isValid();
    default:
        return PlayTool::key(event);
    }
}

QCursor TargetTool::cursorAt(const TableTouch &touch) const
{
    return aimAt(unitOf(touch)) != nullptr ? QCursor(Qt::CrossCursor) : PlayTool::cursorAt(touch);
}

QString TargetTool::remarkOn(const table::EntryId &id) const
{
    const Aim *aim = id.kind == table::EntryKind::Unit ? aimAt(UnitId(id.index)) : nullptr;
    return aim == nullptr ? PlayTool::remarkOn(id) : wordsOf(*aim);
}

QString TargetTool::orderInWords() const
{
    const Aim *aim = aimAt(m_chosen);
    return aim == nullptr
               ? QString()
               : tr("%1: %2", "an enemy, what can be done to him")
                     .arg(desk().formatter().text(MessageArg(aim->enemy), *state().setup), wordsOf(*aim));
}

// Aims are worked out once for each pick and each state.
void TargetTool::lookAround()
{
    const UnitId unit = desk().isOpen() ? shooter() : UnitId();
    if (unit == m_aimed) {
        return;
    }
    m_aimed = unit;
    m_aims = unit.isValid() ? aimsOf(unit) : std::vector<Aim>();
    m_chosen = {};
}

void TargetTool::refresh()
{
    lookAround();
    Overlay overlay = marks();
    if (m_aimed.isValid()) {
        decorate(overlay, m_aimed);
    }
    for (const Aim &aim : m_aims) {
        const bool isChosen = aim.enemy == m_chosen;
        overlay.bodies.push_back(bodyOf(aim.enemy, isChosen ? Tone::Picked : Tone::Target));
        if (isChosen || m_aims.size() <= kMostLabels) {
            overlay.labels.push_back({centreOf(state(), aim.enemy), aim.label, Tone::Target});
        }
        if (isChosen && aim.ghost) {
            overlay.bodies.push_back({*aim.ghost, extentOf(state(), m_aimed), Tone::Lawful, true});
        }
        if (!aim.way.empty()) {
            overlay.lines.push_back({aim.way, isChosen ? Tone::Lawful : Tone::Target, true});
        }
    }
    setOverlay(std::move(overlay));
    emit orderChanged();
}

void TargetTool::decorate(Overlay &, UnitId) const {}

// --- shooting

std::vector<Aim> ShootTool::aimsOf(UnitId unit) const
{
    std::vector<Aim> aims;
    for (const UnitId target : lawfulTargets(state(), unit)) {
        const ShotPreview shot = previewShot(state(), {unit, target});
        const odds::Volley volley{shot.dice, shot.hitOn, state().unit(target).strength,
                                  state().typeOf(target).losesLastStand()};
        const int tenths = static_cast<int>(std::lround(odds::volley(volley).meanLost * 10));
        aims.push_back({target,
                        Shoot{unit, target},
                        tr("−%1", "stands expected to be lost").arg(desk().formatter().number(tenths, 10)),
                        {},
                        {}});
    }
    std::ranges::sort(aims, {}, [&](const Aim &aim) { return distanceBetween(state(), unit, aim.enemy); });
    return aims;
}

Command ShootTool::attempt(UnitId unit, UnitId enemy) const
{
    return Shoot{unit, enemy};
}

Check ShootTool::objectionTo(UnitId unit) const
{
    return rules::checkMayShoot(state(), unit);
}

void ShootTool::decorate(Overlay &overlay, UnitId unit) const
{
    const Mils range = state().typeOf(unit).shootingRange;
    if (range > 0 && !rules::checkMayShoot(state(), unit)) {
        overlay.rings.push_back({state().unit(unit).pose, extentOf(state(), unit), range, Tone::Target});
    }
}

QString ShootTool::wordsOf(const Aim &aim) const
{
    return tr("can be shot at, %1 stands on average", "\"−1.2\"").arg(aim.label);
}

Thought ShootTool::thoughtOf(const Aim &aim) const
{
    return std::get<Shoot>(aim.command);
}

// --- charging

std::vector<Aim> ChargeTool::aimsOf(UnitId unit) const
{
    std::vector<Aim> aims;
    if (rules::checkMayCharge(state(), unit)) {
        return aims;
    }
    for (const UnitId enemy : enemiesWithin(state(), unit, chargeReach(state(), unit))) {
        if (const auto charge = findCharge(state(), unit, enemy)) {
            const ChargePreview preview = previewCharge(state(), *charge);
            aims.push_back({enemy, *charge, desk().formatter().length(preview.cost), preview.contact,
                            wayOf(state(), unit, charge->path, preview.contact)});
        }
    }
    return aims;
}

Command ChargeTool::attempt(UnitId unit, UnitId enemy) const
{
    const std::vector<Path> paths = chargePaths(state(), unit, enemy);
    return DeclareCharge{unit, enemy,
                         paths.empty() ? Path{straight(state().typeOf(unit).charge)} : paths.front(), true};
}

Check ChargeTool::objectionTo(UnitId unit) const
{
    return rules::checkMayCharge(state(), unit);
}

QString ChargeTool::wordsOf(const Aim &aim) const
{
    return tr("can be charged, %1 away", "a length").arg(aim.label);
}

// A way of one's own is told as it is written beside the ghost.
QString ChargeTool::orderInWords() const
{
    return m_hand.hasPath() ? wordsAtGhost() : TargetTool::orderInWords();
}

Thought ChargeTool::thoughtOf(const Aim &aim) const
{
    return std::get<DeclareCharge>(aim.command);
}

// The enemy a drafted way leads to: the one it would meet first.
DeclareCharge ChargeTool::draftedCharge() const
{
    DeclareCharge charge{m_hand.draft()->unit(), {}, m_hand.draft()->path(), true};
    for (const UnitId enemy : enemiesWithin(state(), charge.unit, chargeReach(state(), charge.unit))) {
        charge.target = enemy;
        const Check check = previewCharge(state(), charge).refused;
        if (check && check->code == RefusalCode::OtherEnemyInWay) {
            charge.target = check->other;
        }
        if (!check || check->code != RefusalCode::CannotReach) {
            break;
        }
    }
    return charge;
}

bool ChargeTool::press(const TableTouch &touch)
{
    if (touch.handle >= 0 && shooter().isValid()) {
        m_hand.takeCorner(state(), shooter(), touch.handle == kRightHandle);
        return true;
    }
    if (m_hand.takeGhost(state(), touch.table)) {
        return true;
    }
    if (!TargetTool::press(touch)) {
        return false;
    }
    if (const UnitId unit = unitOf(touch); desk().isMine(unit) && !objectionTo(unit)) {
        m_hand.takeBody(unit, touch.table);
    }
    return true;
}

void ChargeTool::drag(const TableTouch &touch)
{
    m_hand.follow(state(), touch.table);
    refresh();
}

void ChargeTool::release(const TableTouch &touch)
{
    if (m_hand.release((touch.modifiers & Qt::ShiftModifier) != 0) == DraftHand::Release::Complete) {
        giveOrder();
    }
    refresh();
}

void ChargeTool::cancel()
{
    m_hand.cancel();
    TargetTool::cancel();
}

void ChargeTool::giveOrder()
{
    if (!m_hand.hasPath()) {
        TargetTool::giveOrder();
        return;
    }
    const DeclareCharge charge = draftedCharge();
    desk().give(charge);
    refresh();
}

void ChargeTool::forget()
{
    m_hand.forget();
    TargetTool::forget();
}

void ChargeTool::decorate(Overlay &overlay, UnitId unit) const
{
    if (rules::checkMayCharge(state(), unit)) {
        return;
    }
    const Extent size = extentOf(state(), unit);
    const Pose pose = m_hand.poseOf(state(), unit);
    overlay.handles = handlesOf(pose, size);
    if (m_hand.draftOf(unit) == nullptr || !m_hand.hasPath()) {
        return;
    }
    const DeclareCharge charge = draftedCharge();
    const ChargePreview preview = previewCharge(state(), charge);
    const Tone tone = preview.refused ? Tone::Barred : Tone::Lawful;
    overlay.lines.push_back({{state().unit(unit).pose.front, pose.front}, tone, true});
    overlay.bodies.push_back({preview.refused ? pose : preview.contact, size, tone, true});
    overlay.labels.push_back(
        {pose.front,
         preview.refused
             ? desk().formatter().sentence(messageFor(*preview.refused), *state().setup)
             : tr("meets %1").arg(desk().formatter().text(MessageArg(charge.target), *state().setup)),
         tone});
}

// --- choosing whom to fight

std::vector<Aim> ChoiceTool::aimsOf(UnitId unit) const
{
    std::vector<Aim> aims;
    for (const UnitId enemy : enemiesOf(state(), unit)) {
        const Command command = AssignMeleeDice{unit, {{enemy, 0}}};
        if (!validate(state(), command)) {
            aims.push_back(
                {enemy, command, tr("%1+", "hit number").arg(meleeHitNumber(state(), unit, enemy)), {}, {}});
        }
    }
    return aims;
}

Command ChoiceTool::attempt(UnitId unit, UnitId enemy) const
{
    return AssignMeleeDice{unit, {{enemy, 0}}};
}

Check ChoiceTool::objectionTo(UnitId) const
{
    return {};
}

void ChoiceTool::decorate(Overlay &overlay, UnitId unit) const
{
    for (const UnitId enemy : enemiesOf(state(), unit)) {
        overlay.lines.push_back({{centreOf(state(), unit), centreOf(state(), enemy)}, Tone::Fight, false});
    }
}

QString ChoiceTool::wordsOf(const Aim &aim) const
{
    return tr("can be fought, hit by %1", "\"5+\"").arg(aim.label);
}

Thought ChoiceTool::thoughtOf(const Aim &aim) const
{
    return std::get<AssignMeleeDice>(aim.command);
}

} // namespace zama::play
