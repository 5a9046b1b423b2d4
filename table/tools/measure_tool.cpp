#include "table/tools/measure_tool.h"

#include "core/geometry/shape.h"
#include "table/model/gap.h"

#include <QKeyEvent>

#include <cmath>

namespace zama::table {
namespace {

constexpr Mils kKeyStep = 1000;
constexpr Mils kSmallKeyStep = 100;

Footprint pointBody(Point at)
{
    return {{at, at, at, at}, {at.x, at.y, at.x, at.y}};
}

Point stepOf(int key, Mils step)
{
    switch (key) {
    case Qt::Key_Left:
        return {-step, 0};
    case Qt::Key_Right:
        return {step, 0};
    case Qt::Key_Up:
        return {0, step};
    case Qt::Key_Down:
        return {0, -step};
    default:
        return {0, 0};
    }
}

} // namespace

MeasureTool::MeasureTool(TableScene &scene, QObject *parent)
    : TableTool(parent),
      m_scene(scene),
      m_formatter(QLocale())
{
    connect(&scene, &TableScene::rulerChanged, this, [this] {
        if (m_scene.ruler() == Overlay{}) { // somebody else took it away
            m_to.reset();
            emit measured({});
        }
    });
}

void MeasureTool::setFormatter(const MessageFormatter &formatter)
{
    m_formatter = formatter;
    lay();
}

MeasureTool::End MeasureTool::endAt(const TableTouch &touch)
{
    const bool onUnit = touch.hasEntry && touch.entry.kind == EntryKind::Unit;
    return {touch.table, onUnit ? std::optional(touch.entry) : std::nullopt};
}

std::optional<Footprint> MeasureTool::bodyOf(const End &end) const
{
    const TableEntry *entry = end.unit ? m_scene.model().find(*end.unit) : nullptr;
    if (entry == nullptr) {
        return std::nullopt;
    }
    return footprintAt(entry->pose, entry->extent);
}

// A ruler within one and the same unit measures places.
MeasureTool::Ends MeasureTool::snapped() const
{
    const auto from = bodyOf(*m_from);
    const auto to = bodyOf(*m_to);
    if ((!from && !to) || m_from->unit == m_to->unit) {
        return {m_from->at, m_to->at};
    }
    const Gap gap = gapBetween(from.value_or(pointBody(m_from->at)), to.value_or(pointBody(m_to->at)));
    return {gap.a, gap.b};
}

// Between two units the rules' own measure; a mil is lost at most.
std::optional<Mils> MeasureTool::length() const
{
    if (!m_from || !m_to) {
        return std::nullopt;
    }
    const auto from = bodyOf(*m_from);
    const auto to = bodyOf(*m_to);
    if (from && to && m_from->unit != m_to->unit) {
        return distanceBetween(*from, *to);
    }
    const Ends ends = snapped();
    return static_cast<Mils>(std::lround(std::sqrt(static_cast<double>(distanceSquared(ends.a, ends.b)))));
}

void MeasureTool::lay()
{
    const auto distance = length();
    if (!distance) {
        m_scene.setRuler({});
        return;
    }
    const Ends ends = snapped();
    const Point middle{(ends.a.x + ends.b.x) / 2, (ends.a.y + ends.b.y) / 2};
    Overlay overlay;
    overlay.lines.push_back({{ends.a, ends.b}, Tone::Measure, false});
    overlay.discs.push_back({ends.a, 120, Tone::Measure});
    overlay.discs.push_back({ends.b, 120, Tone::Measure});
    overlay.labels.push_back({middle, m_formatter.length(*distance), Tone::Measure});
    m_scene.setRuler(overlay);
    emit measured(m_formatter.length(*distance));
}

void MeasureTool::clear()
{
    m_from.reset();
    m_to.reset();
    lay();
}

bool MeasureTool::press(const TableTouch &touch)
{
    clear();
    m_from = endAt(touch);
    return true;
}

void MeasureTool::drag(const TableTouch &touch)
{
    if (m_from) {
        m_to = endAt(touch);
        lay();
    }
}

// A mere click measures nothing.
void MeasureTool::release(const TableTouch &)
{
    if (!m_to) {
        clear();
    }
}

void MeasureTool::cancel()
{
    clear();
}

void MeasureTool::layInTheMiddle()
{
    const Box &box = m_scene.model().frame().box;
    const Point middle{(box.left + box.right) / 2, (box.bottom + box.top) / 2};
    m_from = End{middle, std::nullopt};
    m_to = End{{middle.x + 6 * kInch, middle.y}, std::nullopt};
    lay();
}

bool MeasureTool::move(const QKeyEvent &event)
{
    const bool isSmall = (event.modifiers() & Qt::ShiftModifier) != 0;
    const Point by = stepOf(event.key(), isSmall ? kSmallKeyStep : kKeyStep);
    if (!m_to || by == Point{0, 0}) {
        return false;
    }
    auto &end = (event.modifiers() & Qt::ControlModifier) != 0 ? m_from : m_to;
    end = End{{end->at.x + by.x, end->at.y + by.y}, std::nullopt};
    lay();
    return true;
}

bool MeasureTool::key(const QKeyEvent &event)
{
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        layInTheMiddle();
        return true;
    }
    return move(event);
}

QCursor MeasureTool::cursorAt(const TableTouch &) const
{
    return Qt::CrossCursor;
}

} // namespace zama::table
