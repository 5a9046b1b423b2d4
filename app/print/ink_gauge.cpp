#include "app/print/ink_gauge.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace zama::print {
namespace {

constexpr double kDotsPerMillimetre = 2;
constexpr int kPause = 25; // milliseconds, for the preview to be drawn first

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

double inkShareOf(const PrintDocument &document, std::size_t page)
{
    const QSizeF paper = document.pages.at(page).paper.extent() * kDotsPerMillimetre;
    QImage picture(paper.toSize(), QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    paintPage(painter, kDotsPerMillimetre, document, page);
    painter.end();
    return inkShareOf(picture);
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

void InkGauge::measureNext()
{
    if (isDone()) {
        return;
    }
    m_sum += inkShareOf(*m_document, m_done);
    ++m_done;
    m_idle.start(kPause);
    emit changed();
}

} // namespace zama::print
