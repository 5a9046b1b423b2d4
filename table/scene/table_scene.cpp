#include "table/scene/table_scene.h"

#include "table/scene/livery_painter.h"
#include "table/scene/stand_item.h"
#include "table/scene/unit_item.h"

#include <QPainter>
#include <QRandomGenerator>

#include <algorithm>
#include <cmath>
#include <utility>

namespace zama::table {
namespace {

constexpr double kRim = 1100.0; // width of the wooden rim of a table of 90 by 60 inches, in mils
constexpr double kRimTable = 90000.0 * 60000.0;
constexpr int kPatches = 70;       // of drier and greener ground
constexpr double kTrayGap = 600.0; // between the rim and the trays, and between the trays
constexpr double kGridStep = 6000.0;

std::vector<std::unique_ptr<EntryItem>> itemsFor(const TableEntry &entry, SceneStyle &style)
{
    std::vector<std::unique_ptr<EntryItem>> items;
    switch (entry.id.kind) {
    case EntryKind::Unit:
        items.push_back(std::make_unique<UnitItem>(entry, style));
        items.push_back(std::make_unique<UnitTagItem>(entry, style));
        break;
    case EntryKind::Stand:
        items.push_back(std::make_unique<StandItem>(entry, style));
        break;
    case EntryKind::General:
        items.push_back(std::make_unique<GeneralItem>(entry, style));
        break;
    }
    return items;
}

void drawPatch(QPainter &painter, QPointF middle, double radius, const QColor &colour, double opacity)
{
    QColor strong = colour;
    strong.setAlphaF(static_cast<float>(opacity));
    QColor none = colour;
    none.setAlpha(0);
    QRadialGradient gradient(QPointF(), radius);
    gradient.setColorAt(0.0, strong);
    gradient.setColorAt(0.55, QColor(strong.red(), strong.green(), strong.blue(), strong.alpha() / 2));
    gradient.setColorAt(1.0, none);
    painter.save();
    painter.translate(middle);
    painter.scale(1.0, 0.6); // flat, as one looks over the ground
    painter.setBrush(gradient);
    painter.drawEllipse(QPointF(), radius, radius);
    painter.restore();
}

// A tint and a broken line; the line has the side's two colours, so that it is seen on every ground.
void drawZone(QPainter &painter, const QRectF &zone, const Livery &livery)
{
    QColor tint = colourOf(livery);
    tint.setAlpha(34);
    painter.fillRect(zone, tint);
    const double pixel = 1.0 / std::sqrt(std::abs(painter.worldTransform().determinant()));
    const QRectF line = zone.adjusted(1.5 * pixel, 1.5 * pixel, -1.5 * pixel, -1.5 * pixel);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(secondColourOf(livery), 3.0 * pixel));
    painter.drawRect(line);
    painter.setPen(QPen(colourOf(livery), 3.0 * pixel, Qt::DashLine, Qt::FlatCap));
    painter.drawRect(line);
}

} // namespace

TableScene::TableScene(const TableModel &model, QObject *parent)
    : QGraphicsScene(parent),
      m_model(model),
      m_style(std::make_unique<SceneStyle>()),
      m_under(std::make_unique<OverlayItem>(OverlayItem::Layer::Under, *m_style)),
      m_marks(std::make_unique<OverlayItem>(OverlayItem::Layer::Marks, *m_style)),
      m_over(std::make_unique<OverlayItem>(OverlayItem::Layer::Over, *m_style)),
      m_rulers(std::make_unique<OverlayItem>(OverlayItem::Layer::Over, *m_style)),
      m_engagements(std::make_unique<EngagementItem>(*m_style))
{
    setItemIndexMethod(QGraphicsScene::NoIndex); // everybody moves; an index would be made anew each frame
    addItem(m_engagements.get());
    addItem(m_rulers.get());
    addItem(m_under.get());
    addItem(m_marks.get());
    addItem(m_over.get());
    connect(&model, &TableModel::modelReset, this, &TableScene::rebuild);
    connect(&model, &TableModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { add(first, last); });
    connect(&model, &TableModel::rowsAboutToBeRemoved, this,
            [this](const QModelIndex &, int first, int last) { drop(first, last); });
    connect(&model, &TableModel::dataChanged, this,
            [this](const QModelIndex &first, const QModelIndex &last) { change(first.row(), last.row()); });
    rebuild();
}

TableScene::~TableScene()
{
    disconnect(&m_model, nullptr, this, nullptr);
    m_items.clear(); // before the scene deletes what it still holds
    m_trays = {};
    m_engagements.reset();
    m_rulers.reset();
    m_over.reset();
    m_marks.reset();
    m_under.reset();
}

EntryItem *TableScene::itemFor(const EntryId &id) const
{
    const auto at = m_items.find(id);
    return at == m_items.end() ? nullptr : at->second.front().get();
}

const TableEntry *TableScene::entryAt(QPointF scene) const
{
    for (QGraphicsItem *item : items(scene, Qt::IntersectsItemShape)) {
        const auto *entry = dynamic_cast<EntryItem *>(item);
        if (entry != nullptr && dynamic_cast<UnitTagItem *>(item) == nullptr &&
            entry->entry().id.kind != EntryKind::Stand) {
            return &entry->entry();
        }
    }
    return nullptr;
}

QRectF TableScene::tableRect() const
{
    const Box &box = m_style->frame.box;
    return {0, 0, static_cast<double>(box.right - box.left), static_cast<double>(box.top - box.bottom)};
}

QRectF TableScene::framedRect() const
{
    const double rim = kRim * rimScale();
    return tableRect().adjusted(-rim, -rim, rim, rim);
}

// A small table has a narrow frame, a huge one a broad one: on the screen they are much the same.
double TableScene::rimScale() const
{
    const QRectF table = tableRect();
    return std::sqrt(table.width() * table.height() / kRimTable);
}

QRectF TableScene::shownRect() const
{
    QRectF shown = framedRect();
    for (const auto &tray : m_trays) {
        shown |= tray == nullptr ? QRectF() : tray->boundingRect();
    }
    return shown;
}

// To the right of the table, each at its side's end.
QRectF TableScene::trayPlace(bool isNorth) const
{
    const QRectF framed = framedRect();
    const double gap = kTrayGap * rimScale();
    const double height = (framed.height() - gap) / 2;
    return {framed.right() + gap, isNorth ? framed.top() : framed.bottom() - height, kTrayWidth * rimScale(),
            height};
}

void TableScene::setLosses(const std::optional<Losses> &losses)
{
    const QRectF before = shownRect();
    for (std::size_t side = 0; side < m_trays.size(); ++side) {
        auto &tray = m_trays.at(side);
        if (!losses) {
            tray.reset();
            continue;
        }
        if (tray == nullptr) {
            tray = std::make_unique<LossesTray>(SideId(side), *m_style);
            addItem(tray.get());
        }
        tray->show(losses->at(side), trayPlace(losses->at(side).isNorth));
    }
    if (shownRect() != before) {
        emit shownRectChanged();
    }
}

QString TableScene::lossAt(QPointF scene) const
{
    for (const auto &tray : m_trays) {
        if (tray != nullptr && tray->boundingRect().contains(scene)) {
            return tray->wordsAt(scene);
        }
    }
    return {};
}

QStringList TableScene::fallen() const
{
    QStringList words;
    for (const auto &tray : m_trays) {
        if (tray != nullptr) {
            for (const Loss &loss : tray->losses().rows) {
                words.append(loss.label);
            }
        }
    }
    return words;
}

void TableScene::setEngagements(const std::vector<EngagementMark> &marks)
{
    m_engagements->setMarks(marks);
}

void TableScene::setColours(const SceneColours &colours)
{
    m_style->colours = colours;
    invalidate();
    emit backgroundChanged();
}

void TableScene::setOverlay(const Overlay &overlay)
{
    m_overlay = overlay;
    m_under->setOverlay(overlay);
    m_marks->setOverlay(overlay);
    m_over->setOverlay(overlay);
    markGenerals();
}

void TableScene::markGenerals()
{
    for (auto at = m_items.lower_bound({EntryKind::General, 0, 0}); at != m_items.end(); ++at) {
        const auto mark =
            std::ranges::find(m_overlay.generals, GeneralId(at->first.index), &OverlayGeneral::general);
        static_cast<GeneralItem *>(at->second.front().get())
            ->setMark(mark == m_overlay.generals.end() ? std::nullopt : std::optional(mark->tone));
    }
}

void TableScene::setRuler(const Overlay &ruler)
{
    if (ruler != m_ruler) {
        m_ruler = ruler;
        m_rulers->setOverlay(ruler);
        emit rulerChanged();
    }
}

void TableScene::setPicked(std::set<EntryId> picked)
{
    if (picked != m_picked) {
        m_picked = std::move(picked);
        emit pickedChanged();
    }
}

void TableScene::setGridShown(bool shown)
{
    if (std::exchange(m_style->showGrid, shown) != shown) {
        emit backgroundChanged();
    }
}

void TableScene::setZonesShown(bool shown)
{
    if (std::exchange(m_style->showZones, shown) != shown) {
        emit backgroundChanged();
    }
}

void TableScene::rebuild()
{
    m_items.clear();
    m_style->frame = m_model.frame();
    m_style->pixmaps.setOwnArt(ScenarioArt(m_style->frame.art, m_style->pixmaps.catalogue().ownArt()));
    m_engagements->setMarks({});
    setRuler({});
    for (const auto &tray : m_trays) {
        if (tray != nullptr) {
            tray->show(tray->losses(), trayPlace(tray->losses().isNorth));
        }
    }
    // Room to push the table about, so that its corners can come to the middle of a window.
    const QRectF table = tableRect();
    setSceneRect(
        table.adjusted(-table.width() / 2, -table.height() / 2, table.width() / 2, table.height() / 2));
    add(0, m_model.rowCount() - 1);
    invalidate();
    emit backgroundChanged();
}

void TableScene::add(int first, int last)
{
    for (int row = first; row <= last; ++row) {
        Items items = itemsFor(m_model.entry(row), *m_style);
        for (const auto &item : items) {
            addItem(item.get());
        }
        m_items[m_model.entry(row).id] = std::move(items);
    }
    markGenerals();
}

void TableScene::drop(int first, int last)
{
    for (int row = first; row <= last; ++row) {
        m_items.erase(m_model.entry(row).id); // an item that dies leaves its scene
    }
}

void TableScene::change(int first, int last)
{
    for (int row = first; row <= last; ++row) {
        for (const auto &item : m_items.at(m_model.entry(row).id)) {
            item->setEntry(m_model.entry(row));
        }
    }
}

void TableScene::drawBackground(QPainter *painter, const QRectF &rect)
{
    painter->fillRect(rect, m_style->colours.room);
    if (tableRect().isEmpty()) {
        return;
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    drawRim(*painter);
    drawGround(*painter);
    if (m_style->showGrid) {
        drawGrid(*painter);
    }
    if (m_style->showZones) {
        drawZones(*painter);
    }
    painter->restore();
}

void TableScene::drawRim(QPainter &painter) const
{
    const SceneColours &c = m_style->colours;
    const double k = rimScale();
    const QRectF rim = framedRect();
    const auto inset = [&](double by) { return rim.adjusted(by * k, by * k, -by * k, -by * k); };
    painter.setPen(Qt::NoPen);
    for (int i = 6; i > 0; --i) { // a soft shadow on the desk
        painter.setBrush(QColor(0, 0, 0, 9));
        painter.drawRoundedRect(rim.adjusted(-i * 60.0 * k, -i * 20.0 * k, i * 60.0 * k, i * 110.0 * k),
                                700 * k, 700 * k);
    }
    painter.setPen(QPen(mixed(c.frame, Qt::black, 0.45), 120 * k));
    painter.setBrush(c.frame);
    painter.drawRoundedRect(inset(60), 420 * k, 420 * k);
    painter.setPen(QPen(c.frameLight, 160 * k));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(inset(330), 300 * k, 300 * k);
    painter.setPen(QPen(mixed(c.frame, Qt::black, 0.5), 130 * k));
    painter.setBrush(c.ground);
    painter.drawRect(tableRect().adjusted(-60 * k, -60 * k, 60 * k, 60 * k));
}

void TableScene::drawGround(QPainter &painter) const
{
    const SceneColours &c = m_style->colours;
    const QRectF table = tableRect();
    painter.setClipRect(table, Qt::IntersectClip);
    painter.setPen(Qt::NoPen);
    QRandomGenerator chance(202); // the same ground every day
    for (int i = 0; i < kPatches; ++i) {
        const QPointF middle(chance.generateDouble() * table.width(),
                             chance.generateDouble() * table.height());
        const double radius = table.width() * (0.05 + 0.11 * chance.generateDouble());
        drawPatch(painter, middle, radius, i % 3 == 0 ? c.groundGreen : c.groundShade, 0.34);
    }
}

void TableScene::drawGrid(QPainter &painter) const
{
    const QRectF table = tableRect();
    QColor line = m_style->colours.grid;
    line.setAlpha(70);
    QPen pen(line, 1.0);
    pen.setCosmetic(true);
    painter.setPen(pen);
    for (double x = kGridStep; x < table.width(); x += kGridStep) {
        painter.drawLine(QPointF(x, 0), QPointF(x, table.height()));
    }
    for (double y = table.height() - kGridStep; y > 0; y -= kGridStep) {
        painter.drawLine(QPointF(0, y), QPointF(table.width(), y));
    }
}

void TableScene::drawZones(QPainter &painter) const
{
    for (std::size_t side = 0; side < m_style->frame.zones.size(); ++side) {
        if (const auto &zone = m_style->frame.zones.at(side)) {
            drawZone(painter, sceneFrom(*zone, m_style->frame.box), m_style->frame.liveries.at(side));
        }
    }
}

} // namespace zama::table
