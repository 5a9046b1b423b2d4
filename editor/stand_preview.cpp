#include "editor/stand_preview.h"

#include "editor/scenario_rows.h"
#include "editor/type_odds.h"
#include "table/model/battle_entries.h"
#include "table/widgets/accessible_role.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace zama::editor {
namespace {

constexpr int kNearStands = 4;
constexpr Mils kGap = 600;
constexpr double kNearPart = 0.62; // of the width
constexpr double kFarScale = 12.0; // pixels to an inch: a block, as from afar

UnitSpec unitOf(const UnitTypeSpec &type, const char *id, int stands, Point front, Centidegrees facing)
{
    UnitSpec unit;
    unit.id = id;
    unit.type = type.id;
    unit.stands = stands;
    unit.pose = {front, facing};
    return unit;
}

// A strip of the table: two small bodies, one of each face, and a whole unit.
struct Strip {
    Scenario scenario;
    Box near;
    Box far;
};

Strip stripOf(const Scenario &scenario, std::size_t index)
{
    const UnitTypeSpec &type = scenario.types.at(index);
    const int few = std::clamp(std::min(kNearStands, type.maxStands), 1, kMaxStands);
    const int whole = std::clamp(usualStands(scenario, type), 1, kMaxStands);
    const Extent small = extentOf(type, few);
    const Extent large = extentOf(type, whole);
    const Mils depth = std::max(small.depth, large.depth);
    const Mils foot = 2 * kGap;
    Strip strip;
    strip.near = {0, 0, 2 * small.width + 3 * kGap, depth + 2 * foot};
    strip.far = {strip.near.right + 2 * kGap, 0, strip.near.right + 3 * kGap + large.width + kGap,
                 depth + 2 * foot};
    Scenario &s = strip.scenario;
    s.table = {strip.far.right + kGap, depth + 2 * foot, "plain", {}};
    s.types = {type};
    s.art = scenario.art;
    const std::size_t side = sideOfType(scenario, type.id);
    s.sides.resize(1);
    if (side < scenario.sides.size()) {
        s.sides[0].livery = scenario.sides[side].livery;
        s.sides[0].palette = scenario.sides[side].palette;
    }
    s.sides[0].id = "side";
    CommandSpec &command = s.sides[0].commands.emplace_back();
    command.id = "command";
    const Mils left = kGap + small.width / 2;
    command.units = {
        unitOf(type, "front", few, {left, foot}, kFullTurn / 2),
        unitOf(type, "back", few, {left + small.width + kGap, foot + small.depth}, 0),
        unitOf(type, "whole", whole, {strip.far.left + kGap + large.width / 2, foot + large.depth}, 0)};
    return strip;
}

} // namespace

std::size_t sideOfType(const Scenario &scenario, const std::string &type)
{
    for (std::size_t s = 0; s < scenario.sides.size(); ++s) {
        for (const CommandSpec &command : scenario.sides[s].commands) {
            if (std::ranges::find(command.units, type, &UnitSpec::type) != command.units.end()) {
                return s;
            }
        }
    }
    return 0;
}

table::FigureLook wornLook(const Scenario &scenario, const UnitTypeSpec &type)
{
    const std::size_t side = sideOfType(scenario, type.id);
    return table::lookOf(side < scenario.sides.size() ? scenario.sides[side] : SideSpec(), type);
}

StandPreview::StandPreview(QWidget *parent)
    : QWidget(parent),
      m_scene(m_model)
{
    m_scene.setZonesShown(false);
    table::setAccessibleRole(*this, QAccessible::Graphic);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    retranslate();
}

void StandPreview::show(const Scenario &scenario, std::size_t type)
{
    m_isEmpty = type >= scenario.types.size();
    if (!m_isEmpty) {
        const Strip strip = stripOf(scenario, type);
        const table::TableFrame frame = frameOf(strip.scenario);
        m_model.setFrame(frame);
        m_model.reconcile(rowsOf(strip.scenario, table::MessageFormatter(locale())).entries);
        m_near = table::sceneFrom(strip.near, frame.box);
        m_far = table::sceneFrom(strip.far, frame.box);
        m_look = wornLook(scenario, scenario.types[type]);
    }
    update();
}

void StandPreview::setColours(const table::SceneColours &colours)
{
    m_scene.setColours(colours);
    update();
}

void StandPreview::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_scene.colours().ground);
    if (m_isEmpty) {
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const double split = width() * kNearPart;
    const QRectF nearPlace(0, 0, split, height());
    const QRectF farPlace(split, 0, width() - split, height());
    m_scene.render(&painter, nearPlace, m_near);
    const double scale =
        std::min({kFarScale / kInch, farPlace.width() / m_far.width(), farPlace.height() / m_far.height()});
    QRectF seen(QPointF(), m_far.size() * scale);
    seen.moveCenter(farPlace.center());
    painter.setClipRect(farPlace);
    m_scene.render(&painter, seen, m_far);
}

void StandPreview::retranslate()
{
    setAccessibleName(tr("The unit as the table shows it: from the front, from behind, and from afar"));
    setToolTip(accessibleName());
}

void StandPreview::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

} // namespace zama::editor
