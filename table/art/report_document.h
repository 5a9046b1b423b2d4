#pragma once
// The battle report as a document of Qt: for the window that shows it and the printer that prints it.

#include "core/report/report_html.h"

#include <QColor>
#include <QHash>
#include <QLocale>
#include <QPixmap>
#include <QTextDocument>
#include <QTextObjectInterface>

#include <memory>
#include <vector>

class QSvgRenderer;

namespace zama::table {

/// How a page of HTML is written for a reader of `locale`, with the translators the application has
/// installed. `report` must outlive the style.
[[nodiscard]] report::HtmlStyle htmlStyleFor(const report::BattleReport &report, const QLocale &locale,
                                             LengthUnit lengths);

/// Colours of the words that are not simply text.
struct ReportColours {
    QColor heading{0x9a, 0x3b, 0x26};
    QColor faint{0x6b, 0x55, 0x33};  ///< date, place, captions
    QColor events{0x23, 0x39, 0x5f}; ///< ids of events
};

/// Paints the pictures of a report where its text has them: as vectors on paper, from a cached pixmap on the
/// screen. Pictures keep their shape and are never wider than the column.
class ReportPictures final : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
public:
    explicit ReportPictures(QObject *parent = nullptr);
    ~ReportPictures() override;
    void setPictures(const std::vector<std::string> &pictures);

    QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override;
    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int position,
                    const QTextFormat &format) override;

private:
    [[nodiscard]] const QPixmap &pixmapOf(std::size_t picture, QSize pixels);

    std::vector<std::unique_ptr<QSvgRenderer>> m_pictures;
    QHash<int, QPixmap> m_pixmaps;
};

/// How a report looks in a document.
struct ReportLook {
    ReportColours colours;
    bool showEvents = false;
    int pictureWidth = 640; ///< in units of the paint device; at most the column's width
    bool sideBySide = true; ///< the tables of losses: see ReportDocument::fitsAcross()
    LengthUnit lengths = LengthUnit::Inches;
};

/// A document that holds one report.
class ReportDocument final : public QTextDocument
{
    Q_OBJECT
public:
    explicit ReportDocument(QObject *parent = nullptr);

    /// Writes the report for a reader of `locale`.
    void write(const report::BattleReport &report, const QLocale &locale, const ReportLook &look);
    /// Is no table wider than the page? Qt would cut it off at the edge.
    [[nodiscard]] bool fitsAcross() const;

private:
    ReportPictures m_pictures;
};

} // namespace zama::table
