#include "app/print/page_preview.h"

#include "table/widgets/accessible_role.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace zama::print {
namespace {

constexpr double kGap = 14;    ///< pixels between pages and around them
constexpr double kStep = 1.25; ///< of a key or a notch of the wheel
constexpr double kLeastZoom = 0.08;
constexpr double kMostZoom = 8;
constexpr double kMostDots = 2'000'000; ///< of the picture of a whole page
constexpr qsizetype kMostBytes = 96'000'000;
constexpr double kMillimetresPerInch = 25.4;
constexpr int kLineStep = 60; ///< pixels an arrow key scrolls

double leadingX(double x, double width, double whole, Qt::LayoutDirection direction)
{
    return direction == Qt::RightToLeft ? whole - x - width : x;
}

void setRange(QScrollBar &bar, int all, int seen)
{
    bar.setRange(0, std::max(0, all - seen));
    bar.setPageStep(seen);
    bar.setSingleStep(kLineStep);
}

} // namespace

PagePreview::PagePreview(QWidget *parent)
    : QAbstractScrollArea(parent)
{
    table::setAccessibleRole(*this, QAccessible::Graphic);
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::StyledPanel);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // or a page that fits would not, and again would
    viewport()->setCursor(Qt::OpenHandCursor);
    m_idle.setSingleShot(true);
    connect(&m_idle, &QTimer::timeout, this, &PagePreview::draw);
}

void PagePreview::setDocument(std::shared_ptr<const PrintDocument> document)
{
    const Anchor anchor = anchorAt(QPointF(viewport()->rect().center()));
    m_document = std::move(document);
    std::vector<Page> before;
    before.swap(m_pages);
    m_pages.resize(m_document == nullptr ? 0 : m_document->pages.size());
    // Until they are drawn anew the old pages stand for them: no flicker while somebody turns a spin box.
    for (std::size_t i = 0; i < std::min(before.size(), m_pages.size()); ++i) {
        m_pages[i].whole = std::move(before[i].whole);
        m_pages[i].whole.scale = 0;
    }
    layOut();
    restore(anchor);
    tell();
}

double PagePreview::pixelsPerMillimetre() const
{
    return m_zoom * logicalDpiX() / kMillimetresPerInch;
}

double PagePreview::dotsPerMillimetre() const
{
    return pixelsPerMillimetre() * devicePixelRatioF();
}

double PagePreview::wholeScale(std::size_t page) const
{
    const QSizeF size = m_document->pages[page].paper.extent();
    return std::min(dotsPerMillimetre(), std::sqrt(kMostDots / (size.width() * size.height())));
}

bool PagePreview::needsClose(std::size_t page) const
{
    return wholeScale(page) < dotsPerMillimetre();
}

QPointF PagePreview::offset() const
{
    const QScrollBar *across = horizontalScrollBar();
    const int x = isRightToLeft() ? across->maximum() - across->value() : across->value();
    return {static_cast<double>(x), static_cast<double>(verticalScrollBar()->value())};
}

QRectF PagePreview::seen() const
{
    return {offset(), QSizeF(viewport()->size())};
}

// In millimetres of the page; empty where it is out of sight.
QRectF PagePreview::seenPart(std::size_t page) const
{
    const QRectF place = m_pages[page].place;
    const QRectF part = place.intersected(seen()).translated(-place.topLeft());
    const double scale = pixelsPerMillimetre();
    return {part.topLeft() / scale, part.size() / scale};
}

QSizeF PagePreview::largestPage() const
{
    QSizeF largest(1, 1);
    for (const PrintPage &page : m_document->pages) {
        largest = largest.expandedTo(page.paper.extent());
    }
    return largest;
}

double PagePreview::fittingZoom(const QSize &room) const
{
    const QSizeF page = largestPage() * (logicalDpiX() / kMillimetresPerInch);
    const double width = (room.width() - 2 * kGap) / page.width();
    const double height = (room.height() - 2 * kGap) / page.height();
    return std::clamp(m_fit == Fit::Page ? std::min(width, height) : width, kLeastZoom, kMostZoom);
}

// How many pages from `first` on stand beside each other.
std::size_t PagePreview::rowFrom(std::size_t first, double width) const
{
    const double scale = pixelsPerMillimetre();
    double x = kGap;
    std::size_t end = first;
    while (end < m_pages.size()) {
        x += m_document->pages[end].paper.extent().width() * scale + kGap;
        if (end > first && (x > width || m_fit == Fit::Width)) {
            break;
        }
        ++end;
    }
    return end;
}

// Returns the size of all of them.
QSize PagePreview::placePages()
{
    m_zoom = m_fit == Fit::Free ? m_zoom : fittingZoom(viewport()->size());
    const double scale = pixelsPerMillimetre();
    const double width = std::max<double>(viewport()->width(), largestPage().width() * scale + 2 * kGap);
    double y = kGap;
    for (std::size_t first = 0; first < m_pages.size();) {
        const std::size_t end = rowFrom(first, width);
        QSizeF row(-kGap, 0);
        for (std::size_t i = first; i < end; ++i) {
            const QSizeF size = m_document->pages[i].paper.extent() * scale;
            m_pages[i].place = QRectF(QPointF(row.width() + kGap, y), size);
            row = {row.width() + kGap + size.width(), std::max(row.height(), size.height())};
        }
        for (std::size_t i = first; i < end; ++i) {
            QRectF &place = m_pages[i].place;
            const double x = std::floor((width - row.width()) / 2) + place.left();
            place.moveLeft(leadingX(x, place.width(), width, layoutDirection()));
        }
        y += row.height() + kGap;
        first = end;
    }
    return {static_cast<int>(width), static_cast<int>(std::ceil(y))};
}

// A scroll bar that comes into sight takes room: then once more.
void PagePreview::layOut()
{
    if (m_isLayingOut) {
        return;
    }
    m_isLayingOut = true;
    QSize room;
    for (int round = 0; round < 2 && room != viewport()->size(); ++round) {
        room = viewport()->size();
        const QSize all = m_pages.empty() ? QSize(0, 0) : placePages();
        setRange(*horizontalScrollBar(), all.width(), room.width());
        setRange(*verticalScrollBar(), all.height(), room.height());
    }
    m_isLayingOut = false;
    viewport()->update();
    m_idle.start(0);
}

// How far a point of the viewport is from a page; 0 on it.
double PagePreview::distanceTo(const Page &page, QPointF viewport) const
{
    const QPointF all = viewport + offset();
    const QPointF inside(std::clamp(all.x(), page.place.left(), page.place.right()),
                         std::clamp(all.y(), page.place.top(), page.place.bottom()));
    return (all - inside).manhattanLength();
}

// Where the middle is between two pages it is the first of them.
std::size_t PagePreview::currentPage() const
{
    const QPointF middle(viewport()->rect().center());
    const auto gaps = [&](const Page &page) { return std::floor(distanceTo(page, middle) / kGap); };
    const auto nearest = std::min_element(m_pages.begin(), m_pages.end(),
                                          [&](const Page &a, const Page &b) { return gaps(a) < gaps(b); });
    return static_cast<std::size_t>(nearest - m_pages.begin());
}

PagePreview::Anchor PagePreview::anchorAt(QPointF point) const
{
    if (m_pages.empty()) {
        return {};
    }
    const auto nearest = std::min_element(m_pages.begin(), m_pages.end(), [&](const Page &a, const Page &b) {
        return distanceTo(a, point) < distanceTo(b, point);
    });
    const QRectF place = nearest->place;
    const QPointF away = point + offset() - place.topLeft();
    return {static_cast<std::size_t>(nearest - m_pages.begin()),
            {away.x() / std::max(1.0, place.width()), away.y() / std::max(1.0, place.height())},
            point};
}

void PagePreview::restore(const Anchor &anchor)
{
    if (m_pages.empty()) {
        return;
    }
    const QRectF place = m_pages[std::min(anchor.page, m_pages.size() - 1)].place;
    const QPointF point(place.left() + anchor.part.x() * place.width(),
                        place.top() + anchor.part.y() * place.height());
    const QPoint to = (point - anchor.viewport).toPoint();
    QScrollBar *across = horizontalScrollBar();
    across->setValue(isRightToLeft() ? across->maximum() - to.x() : to.x());
    verticalScrollBar()->setValue(to.y());
}

void PagePreview::setFit(Fit fit)
{
    const std::size_t page = currentPage();
    m_fit = fit;
    layOut();
    goTo(page);
    tell();
}

void PagePreview::fitPage()
{
    setFit(Fit::Page);
}

void PagePreview::fitWidth()
{
    setFit(Fit::Width);
}

void PagePreview::zoomIn()
{
    zoomAt(QPointF(viewport()->rect().center()), kStep);
}

void PagePreview::zoomOut()
{
    zoomAt(QPointF(viewport()->rect().center()), 1 / kStep);
}

void PagePreview::zoomAt(QPointF point, double factor)
{
    if (m_pages.empty()) {
        return;
    }
    const Anchor anchor = anchorAt(point);
    m_fit = Fit::Free;
    m_zoom = std::clamp(m_zoom * factor, kLeastZoom, kMostZoom);
    layOut();
    restore(anchor);
    tell();
}

void PagePreview::goTo(std::size_t page)
{
    if (page < m_pages.size()) {
        verticalScrollBar()->setValue(static_cast<int>(m_pages[page].place.top() - kGap));
    }
}

void PagePreview::tell()
{
    emit moved();
}

bool PagePreview::isSharp() const
{
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        const QRectF part = seenPart(i);
        const Page &page = m_pages[i];
        const bool isClose =
            !needsClose(i) || (page.close.scale == dotsPerMillimetre() && page.close.part.contains(part));
        if (!part.isEmpty() && (page.whole.scale != wholeScale(i) || !isClose)) {
            return false;
        }
    }
    return true;
}

void PagePreview::draw()
{
    if (isVisible() && drawNext()) {
        viewport()->update();
        m_idle.start(0);
    }
}

// One page or part of one. False: nothing is left to draw.
bool PagePreview::drawNext()
{
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        if (!seenPart(i).isEmpty() && m_pages[i].whole.scale != wholeScale(i)) {
            m_pages[i].whole =
                drawn(i, QRectF(QPointF(), m_document->pages[i].paper.extent()), wholeScale(i));
            forgetFar();
            return true;
        }
    }
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        Drawing &close = m_pages[i].close;
        const QRectF part = seenPart(i);
        if (part.isEmpty() || !needsClose(i)) {
            close = {};
        } else if (close.scale != dotsPerMillimetre() || !close.part.contains(part)) {
            close = drawn(i, part, dotsPerMillimetre());
            return true;
        }
    }
    return false;
}

PagePreview::Drawing PagePreview::drawn(std::size_t page, const QRectF &part, double scale) const
{
    const QSize size(static_cast<int>(std::ceil(part.width() * scale)),
                     static_cast<int>(std::ceil(part.height() * scale)));
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.translate(-part.topLeft() * scale);
    paintPage(painter, scale, *m_document, page);
    painter.end();
    return {image, part, scale};
}

// Pages far away are drawn again when somebody comes back to them.
void PagePreview::forgetFar()
{
    qsizetype bytes = 0;
    for (const Page &page : m_pages) {
        bytes += page.whole.image.sizeInBytes();
    }
    for (std::size_t i = 0; i < m_pages.size() && bytes > kMostBytes; ++i) {
        if (seenPart(i).isEmpty()) {
            bytes -= m_pages[i].whole.image.sizeInBytes();
            m_pages[i].whole = {};
        }
    }
}

void PagePreview::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), palette().color(QPalette::Mid));
    painter.translate(-offset());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QRectF inSight = seen();
    const double scale = pixelsPerMillimetre();
    for (const Page &page : m_pages) {
        if (!page.place.intersects(inSight)) {
            continue;
        }
        QColor shadow = palette().color(QPalette::Shadow);
        shadow.setAlpha(70);
        painter.fillRect(page.place.translated(2, 3), shadow);
        painter.fillRect(page.place, Qt::white);
        if (!page.whole.image.isNull()) {
            painter.drawImage(page.place, page.whole.image);
        }
        if (!page.close.image.isNull() && page.close.scale == dotsPerMillimetre()) {
            const QPointF corner = page.place.topLeft() + page.close.part.topLeft() * scale;
            painter.drawImage(QRectF(corner, QSizeF(page.close.image.size()) / devicePixelRatioF()),
                              page.close.image);
        }
    }
}

void PagePreview::resizeEvent(QResizeEvent *event)
{
    const Anchor anchor = anchorAt(QPointF(viewport()->rect().center()));
    QAbstractScrollArea::resizeEvent(event);
    layOut();
    restore(anchor);
    tell();
}

void PagePreview::scrollContentsBy(int, int)
{
    viewport()->update();
    m_idle.start(0);
    tell();
}

void PagePreview::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        zoomAt(event->position(), std::pow(kStep, event->angleDelta().y() / 120.0));
        event->accept();
    } else {
        QAbstractScrollArea::wheelEvent(event);
    }
}

void PagePreview::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomIn();
    case Qt::Key_Minus:
        return zoomOut();
    case Qt::Key_0:
        return fitPage();
    case Qt::Key_1:
        return fitWidth();
    case Qt::Key_Home:
        return verticalScrollBar()->setValue(0);
    case Qt::Key_End:
        return verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void PagePreview::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        m_held = event->position().toPoint();
        viewport()->setCursor(Qt::ClosedHandCursor);
    }
}

void PagePreview::mouseMoveEvent(QMouseEvent *event)
{
    if (m_held) {
        const QPoint way = event->position().toPoint() - *m_held;
        m_held = event->position().toPoint();
        QScrollBar *across = horizontalScrollBar();
        across->setValue(across->value() + (isRightToLeft() ? way.x() : -way.x()));
        verticalScrollBar()->setValue(verticalScrollBar()->value() - way.y());
    }
}

void PagePreview::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        m_held.reset();
        viewport()->setCursor(Qt::OpenHandCursor);
    }
}

void PagePreview::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange) {
        layOut();
    }
}

} // namespace zama::print
