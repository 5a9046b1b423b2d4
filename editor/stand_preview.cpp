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

constexpr Mils kGap = 500;
constexpr Mils kHeads = 1200;         // what figures rise above their base
constexpr Mils kFarAway = 60 * kInch; // so that one picture does not show the other
constexpr double kNearPart = 0.62;    // of the width
constexpr double kFarScale = 12.0;    // pixels to an inch: a block, as from afar

// As many as stand near by: two files.
int nearStands(const UnitTypeSpec &type)
{
    return type.formation == Formation::DoubleRank   ? std::min(4, std::max(1, type.maxStands))
           : type.formation == Formation::SingleRank ? std::min(2, std::max(1, type.maxStands))
                                                     : 1;
}

// Larger than `seen` as far as the shape of the place wants it.
QRectF fitted(QRectF seen, const QRectF &place)
{
    const double ratio = place.width() / place.height();
    const QPointF middle = seen.center();
    seen.setWidth(std::max(seen.width(), seen.height() * ratio));
    seen.setHeight(std::max(seen.height(), seen.width() / ratio));
    seen.moveCenter(middle);
    return seen;
}

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
    UnitTypeSpec type = scenario.types.at(index);
    type.stand = {std::clamp(type.stand.width, kInch / 10, kMaxStand),
                  std::clamp(type.stand.depth, kInch / 10, kMaxStand)}; // drafts may say anything
    const int few = nearStands(type);
    const int whole = std::clamp(usualStands(scenario, type), 1, kMaxStands);
    const Extent small = extentOf(type, few);
    const Extent large = extentOf(type, whole);
    const Mils left = kFarAway;
    const Mils foot = kFarAway;
    Strip strip;
    strip.near = {left, foot - kGap, left + 2 * small.width + 3 * kGap, foot + small.depth + kHeads};
    const Mils far = strip.near.right + kFarAway + large.width;
    strip.far = {far - kGap, foot - kGap, far + large.width + kGap, foot + large.depth + kGap};
    Scenario &s = strip.scenario;
    s.table = {strip.far.right + kFarAway, foot + std::max(small.depth, large.depth) + kFarAway, "plain", {}};
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
    const Mils first = left + kGap + small.width / 2;
    command.units = {unitOf(type, "front", few, {first, foot}, kFullTurn / 2),
                     unitOf(type, "back", few, {first + small.width + kGap, foot + small.depth}, 0),
                     unitOf(type, "whole", whole, {far + large.width / 2, foot + large.depth}, 0)};
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
    m_scene.render(&painter, nearPlace, fitted(m_near, nearPlace));
    const double scale =
        std::min({kFarScale / kInch, farPlace.width() / m_far.width(), farPlace.height() / m_far.height()});
    QRectF seen(QPointF(), farPlace.size() / scale);
    seen.moveCenter(m_far.center());
    m_scene.render(&painter, farPlace, seen);
    painter.setPen(m_scene.colours().groundShade);
    painter.drawLine(QLineF(split, 0, split, height()));
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
