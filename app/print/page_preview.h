#pragma once
// Pages as they will come out of the printer, on the screen: by the painter that prints them.

#include "app/print/print_document.h"

#include <QAbstractScrollArea>
#include <QImage>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace zama::print {

/// Lies the pages out in rows, as many in one as there is room for. Pages are drawn one at a time, when
/// nothing else is to be done and those in sight first; until then they are blank or, after zooming, blurred.
class PagePreview final : public QAbstractScrollArea
{
    Q_OBJECT
public:
    /// How the zoom follows the window.
    enum class Fit : std::uint8_t {
        Free,
        Page,  ///< a whole page is seen
        Width, ///< one page in a row, as wide as possible
    };

    explicit PagePreview(QWidget *parent = nullptr);

    /// Shows other pages, at the same place of them as before if possible. Null: none.
    void setDocument(std::shared_ptr<const PrintDocument> document);
    [[nodiscard]] std::size_t pageCount() const { return m_pages.size(); }

    /// 1: a ruler held to the screen measures what it will measure on paper, as far as the screen knows its
    /// own size.
    [[nodiscard]] double zoom() const { return m_zoom; }
    [[nodiscard]] Fit fit() const { return m_fit; }
    /// The page in the middle of the view, from 0.
    [[nodiscard]] std::size_t currentPage() const;
    /// Is everything in sight drawn at its full sharpness?
    [[nodiscard]] bool isSharp() const;

    [[nodiscard]] QSize sizeHint() const override { return {640, 560}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 160}; }

public slots:
    void zoomIn();
    void zoomOut();
    void fitPage();
    void fitWidth();
    void goTo(std::size_t page);

signals:
    /// Another page is in the middle, or the zoom is another.
    void moved();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// A picture of a page or of a part of it.
    struct Drawing {
        QImage image;
        QRectF part;      ///< millimetres of the page
        double scale = 0; ///< dots to a millimetre; 0: none yet
    };
    struct Page {
        QRectF place; ///< pixels, in all that can be scrolled
        Drawing whole;
        Drawing close; ///< where the whole page would be too large a picture: what of it is in sight
    };
    /// A point of a page, to be kept where it is while something else changes.
    struct Anchor {
        std::size_t page = 0;
        QPointF part; ///< 0..1 across and down it
        QPointF viewport;
    };

    [[nodiscard]] double pixelsPerMillimetre() const;
    [[nodiscard]] double dotsPerMillimetre() const;
    [[nodiscard]] double wholeScale(std::size_t page) const;
    [[nodiscard]] QPointF offset() const;
    [[nodiscard]] QRectF seen() const;
    [[nodiscard]] QRectF seenPart(std::size_t page) const;
    [[nodiscard]] double fittingZoom(const QSize &room) const;
    [[nodiscard]] QSizeF largestPage() const;
    [[nodiscard]] double distanceTo(const Page &page, QPointF viewport) const;
    [[nodiscard]] Anchor anchorAt(QPointF viewport) const;
    void restore(const Anchor &anchor);
    void setFit(Fit fit);
    void zoomAt(QPointF viewport, double factor);
    void layOut();
    [[nodiscard]] QSize placePages();
    [[nodiscard]] std::size_t rowFrom(std::size_t first, double width) const;
    void draw();
    [[nodiscard]] bool drawNext();
    [[nodiscard]] bool needsClose(std::size_t page) const;
    [[nodiscard]] Drawing drawn(std::size_t page, const QRectF &part, double scale) const;
    void forgetFar();
    void tell();

    std::shared_ptr<const PrintDocument> m_document;
    std::vector<Page> m_pages;
    double m_zoom = 1;
    Fit m_fit = Fit::Page;
    QTimer m_idle;
    std::optional<QPoint> m_held; ///< where a hand took hold of the pages
    bool m_isLayingOut = false;
};

} // namespace zama::print
