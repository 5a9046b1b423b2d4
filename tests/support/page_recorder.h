#pragma once
// A device for pages that remembers what was drawn, in millimetres of the page: words, lines, shapes.

#include "app/print/print_document.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <vector>

namespace zama::test {

struct DrawnText {
    QString words;
    QRectF box;      ///< of its letters, from ascent to descent
    double size = 0; ///< of the font's em, as print::Lettering counts it
};

struct DrawnLine {
    QLineF line;
    double pen = 0;
};

struct DrawnShape {
    QPolygonF corners;
    double pen = 0;
};

class PageRecorder final : public QPaintEngine
{
public:
    PageRecorder()
        : QPaintEngine(AllFeatures)
    {
    }

    bool begin(QPaintDevice * /*device*/) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void drawPixmap(const QRectF & /*to*/, const QPixmap & /*pixmap*/, const QRectF & /*from*/) override
    {
        ++pixmaps;
    }
    void updateState(const QPaintEngineState &now) override
    {
        if (now.state().testFlag(DirtyTransform)) {
            m_transform = now.transform();
        }
        if (now.state().testFlag(DirtyPen)) {
            m_pen = now.pen().style() == Qt::NoPen ? 0.0 : now.pen().widthF();
        }
    }
    void drawTextItem(const QPointF &at, const QTextItem &item) override
    {
        const QRectF box(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
        if (!item.text().trimmed().isEmpty()) {
            const double em = std::max(item.font().pixelSize(), 0) * std::abs(m_transform.m22());
            texts.push_back({item.text(), m_transform.mapRect(box), em});
        }
    }
    void drawLines(const QLineF *drawn, int count) override
    {
        for (int i = 0; i < count; ++i) {
            lines.push_back({m_transform.map(drawn[i]), m_pen});
        }
    }
    void drawLines(const QLine *drawn, int count) override { QPaintEngine::drawLines(drawn, count); }
    void drawRects(const QRectF *drawn, int count) override
    {
        for (int i = 0; i < count; ++i) {
            shapes.push_back({m_transform.map(QPolygonF(drawn[i])), m_pen});
        }
    }
    void drawRects(const QRect *drawn, int count) override { QPaintEngine::drawRects(drawn, count); }
    void drawPolygon(const QPointF *points, int count, PolygonDrawMode /*mode*/) override
    {
        QPolygonF polygon;
        for (int i = 0; i < count; ++i) {
            polygon.append(points[i]);
        }
        shapes.push_back({m_transform.map(polygon), m_pen});
    }
    void drawPolygon(const QPoint *points, int count, PolygonDrawMode mode) override
    {
        QPaintEngine::drawPolygon(points, count, mode);
    }
    void drawPath(const QPainterPath & /*path*/) override {}

    std::vector<DrawnText> texts;
    std::vector<DrawnLine> lines;
    std::vector<DrawnShape> shapes;
    int pixmaps = 0;

private:
    QTransform m_transform;
    double m_pen = 0;
};

class RecordingDevice final : public QPaintDevice
{
public:
    QPaintEngine *paintEngine() const override { return &m_recorder; }
    [[nodiscard]] const PageRecorder &recorder() const { return m_recorder; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
        case PdmHeight:
        case PdmWidthMM:
        case PdmHeightMM:
            return 1000;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 25;
        case PdmNumColors:
            return 1 << 24;
        case PdmDepth:
            return 32;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        }
        return 0;
    }

private:
    mutable PageRecorder m_recorder;
};

/// One page of the document as it was drawn; the footer included.
class DrawnPage
{
public:
    DrawnPage(const print::PrintDocument &document, std::size_t page)
    {
        QPainter painter(&m_device);
        print::paintPage(painter, 1.0, document, page);
    }

    [[nodiscard]] const PageRecorder &operator*() const { return m_device.recorder(); }
    [[nodiscard]] const PageRecorder *operator->() const { return &m_device.recorder(); }

private:
    RecordingDevice m_device;
};

/// Everything that is written on a page, a space between two pieces.
[[nodiscard]] inline QString writtenOn(const print::PrintDocument &document, std::size_t number)
{
    QString all;
    const DrawnPage page(document, number);
    for (const DrawnText &text : page->texts) {
        all += text.words;
        all += QLatin1Char(' ');
    }
    return all.simplified();
}

/// The same of a whole document.
[[nodiscard]] inline QString writtenIn(const print::PrintDocument &document)
{
    QStringList pages;
    for (std::size_t i = 0; i < document.pages.size(); ++i) {
        pages.append(writtenOn(document, i));
    }
    return pages.join(QLatin1Char(' '));
}

} // namespace zama::test
