#include "app/print/ink_gauge.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <functional>

namespace zama::print {
namespace {

constexpr double kDotsPerMillimetre = 2;
constexpr int kPause = 25; // milliseconds, for the preview to be drawn first

// What it takes of a white sheet of so many millimetres.
double sheetShare(const QSizeF &sheet, const std::function<void(QPainter &)> &paint)
{
    QImage picture((sheet * kDotsPerMillimetre).toSize().expandedTo(QSize(1, 1)), QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    paint(painter);
    painter.end();
    return inkShareOf(picture);
}

double area(const QSizeF &size)
{
    return size.width() * size.height();
}

} // namespace

double inkShareOf(const QImage &picture)
{
    const QImage rgb = picture.convertToFormat(QImage::Format_RGB32);
    std::uint64_t ink = 0;
    for (int y = 0; y < rgb.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(rgb.constScanLine(y));
        for (int x = 0; x < rgb.width(); ++x) {
            ink +=
                static_cast<std::uint64_t>(255 - std::min({qRed(line[x]), qGreen(line[x]), qBlue(line[x])}));
        }
    }
    const double dots = static_cast<double>(rgb.width()) * rgb.height();
    return dots > 0 ? static_cast<double>(ink) / (255.0 * dots) : 0.0;
}

InkGauge::InkGauge(QObject *parent)
    : QObject(parent)
{
    m_idle.setSingleShot(true);
    connect(&m_idle, &QTimer::timeout, this, &InkGauge::measureNext);
}

void InkGauge::measure(std::shared_ptr<const PrintDocument> document)
{
    m_document = std::move(document);
    m_done = 0;
    m_sum = 0;
    m_stamps.clear();
    m_idle.start(kPause);
    emit changed();
}

double InkGauge::share() const
{
    return m_done == 0 ? 0.0 : m_sum / static_cast<double>(m_done);
}

bool InkGauge::isDone() const
{
    return m_document == nullptr || m_done == m_document->pages.size();
}

double InkGauge::inkOf(const StampPtr &stamp)
{
    const auto known = m_stamps.find(stamp);
    if (known != m_stamps.end()) {
        return known->second;
    }
    const QRectF frame = stamp->frame;
    const double share = sheetShare(frame.size(), [&](QPainter &painter) {
        painter.scale(kDotsPerMillimetre, kDotsPerMillimetre);
        painter.translate(-frame.topLeft());
        paintStamp(painter, *stamp);
    });
    return m_stamps.emplace(stamp, share * area(frame.size())).first->second;
}

double InkGauge::shareOf(std::size_t page)
{
    const QSizeF sheet = m_document->pages[page].paper.extent();
    std::vector<PlacedStamp> stamps;
    double share = sheetShare(sheet, [&](QPainter &painter) {
        stamps = paintPageApart(painter, kDotsPerMillimetre, *m_document, page);
    });
    for (const PlacedStamp &placed : stamps) {
        share += inkOf(placed.stamp) * std::abs(placed.where.determinant()) / area(sheet);
    }
    return std::min(share, 1.0);
}

void InkGauge::measureNext()
{
    if (isDone()) {
        return;
    }
    m_sum += shareOf(m_done);
    ++m_done;
    m_idle.start(kPause);
    emit changed();
}

} // namespace zama::print
