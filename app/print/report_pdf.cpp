#include "app/print/report_pdf.h"

#include "app/print/pdf_file.h"
#include "app/print/print_font.h"
#include "table/art/report_document.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QPageRanges>
#include <QPainter>
#include <QPrinter>
#include <QTextBlock>
#include <QTextCursor>

#include <algorithm>
#include <cmath>
#include <vector>

namespace zama::print {
namespace {

constexpr double kSides = 18.0; ///< millimetres
constexpr QMarginsF kMargins(kSides, kSides, kSides, kSides + 2);
constexpr double kFooter = 9.0;         ///< of these, the line of the page number from the text down
constexpr double kEdge = 20;            ///< dots, much less than a line
constexpr double kBodySize = 10.5;      ///< points
constexpr double kPictureWidth = 118.0; ///< millimetres

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ReportPdf)
};

QFont bodyFont(const QLocale &locale)
{
    QFont font = printFont(locale.textDirection() == Qt::RightToLeft);
    font.setPointSizeF(kBodySize);
    return font;
}

class ReportPages
{
public:
    ReportPages(QPagedPaintDevice &device, const report::BattleReport &report, const ReportPrint &print)
        : m_device(device),
          m_locale(print.locale),
          m_page(device.width(), device.height())
    {
        m_document.documentLayout()->setPaintDevice(&device);
        m_document.setDefaultFont(bodyFont(m_locale));
        write(report, print, true);
        if (!m_document.fitsAcross()) { // a column is as wide as its longest word
            write(report, print, false);
        }
        keepTogether();
        keepEndTogether(report);
        splitAtPages();
        m_title = m_document.metaInformation(QTextDocument::DocumentTitle);
    }

    [[nodiscard]] const QString &title() const { return m_title; }

    [[nodiscard]] bool draw()
    {
        QPainter painter;
        bool isFirst = true;
        for (const int page : chosenPages()) {
            if (!(isFirst ? painter.begin(&m_device) : m_device.newPage())) {
                return false;
            }
            isFirst = false;
            drawPage(painter, page);
            drawFooter(painter, page);
        }
        return painter.end();
    }

private:
    void write(const report::BattleReport &report, const ReportPrint &print, bool sideBySide)
    {
        table::ReportLook look;
        look.pictureWidth = static_cast<int>(dots(kPictureWidth));
        look.lengths = print.lengths;
        look.showEvents = print.showsEvents;
        look.sideBySide = sideBySide;
        m_document.write(report, m_locale, look);
        m_document.setDocumentMargin(0);
        m_document.setPageSize(m_page);
    }

    [[nodiscard]] double dots(double millimetres) const
    {
        return millimetres / 25.4 * m_device.logicalDpiX();
    }

    // Numbers from 0.
    [[nodiscard]] std::vector<int> chosenPages() const
    {
        const QPageRanges ranges = m_device.pageRanges();
        std::vector<int> pages;
        for (int page = 0; page < m_document.pageCount(); ++page) {
            if (ranges.isEmpty() || ranges.contains(page + 1)) {
                pages.push_back(page);
            }
        }
        return pages;
    }

    [[nodiscard]] int pageOf(const QTextBlock &block, int line) const
    {
        const double top = m_document.documentLayout()->blockBoundingRect(block).top();
        const QTextLayout *layout = block.layout();
        const double y = line >= 0 && line < layout->lineCount() ? layout->lineAt(line).y() : 0.0;
        return static_cast<int>(std::floor((top + y + kEdge) / m_page.height()));
    }

    // A heading belongs to the text behind it, a picture to the caption below it.
    [[nodiscard]] bool isTornApart(const QTextBlock &block) const
    {
        const QTextBlock text = block.next();
        if (block.blockFormat().headingLevel() > 0 && text.isValid()) {
            return pageOf(block, 0) != pageOf(text, 0);
        }
        const bool isPicture = block.text().startsWith(QChar::ObjectReplacementCharacter);
        return isPicture && pageOf(block, 0) != pageOf(block, block.layout()->lineCount() - 1);
    }

    static void setBreakBefore(const QTextBlock &block, QTextFormat::PageBreakFlags flags)
    {
        QTextBlockFormat format;
        format.setPageBreakPolicy(flags);
        QTextCursor(block).mergeBlockFormat(format);
    }

    // Qt's own repairs after changes of the breaks leave blocks undrawn.
    void layOutAnew()
    {
        m_document.setPageSize(QSizeF(m_page.width(), m_page.height() * 2));
        m_document.setPageSize(m_page);
    }

    // What would be torn apart begins on the next page.
    void keepTogether()
    {
        for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next()) {
            if (isTornApart(block)) {
                setBreakBefore(block, QTextFormat::PageBreak_AlwaysBefore);
                layOutAnew(); // until then the blocks behind it have no lines or stand where they stood
            }
        }
    }

    // The last of the document: the verdict, where there is one, and the losses.
    [[nodiscard]] std::vector<QTextBlock> headingsOfTheEnd(const report::BattleReport &report) const
    {
        std::vector<QTextBlock> headings;
        for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next()) {
            if (block.blockFormat().headingLevel() > 0) {
                headings.push_back(block);
            }
        }
        const std::ptrdiff_t count = report.closing.empty() ? 1 : 2;
        headings.erase(headings.begin(), headings.end() - count);
        return headings;
    }

    // The tables of the losses are read side by side, and not alone on the last page: the verdict goes with
    // them where there is room for both.
    void keepEndTogether(const report::BattleReport &report)
    {
        for (const QTextBlock &heading : headingsOfTheEnd(report)) {
            const auto isTogether = [&] { return pageOf(heading, 0) == pageOf(m_document.lastBlock(), 0); };
            const auto before = heading.blockFormat().pageBreakPolicy();
            if (!isTogether()) {
                setBreakBefore(heading, QTextFormat::PageBreak_AlwaysBefore);
                layOutAnew();
            }
            if (isTogether()) {
                return;
            }
            setBreakBefore(heading, before);
            layOutAnew();
        }
    }

    // The first line of a block that is on another page than the line before it; none: 0.
    [[nodiscard]] int lineBehindBreak(const QTextBlock &block) const
    {
        const int first = pageOf(block, 0); // lays the block out, if need be
        const int count = block.layout()->lineCount();
        for (int line = 1; line < count; ++line) {
            if (pageOf(block, line) != first) {
                return line;
            }
        }
        return 0;
    }

    // Qt 6.4 draws the line above what is asked for, too, unless it is of another block: nobody would see it,
    // but who searches or copies would find it twice. So a paragraph ends with its page.
    void splitAtPages()
    {
        for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next()) {
            if (const int line = lineBehindBreak(block); line > 0) {
                split(block, block.layout()->lineAt(line).textStart());
                layOutAnew();
            }
        }
    }

    static void split(const QTextBlock &block, int letter)
    {
        QTextBlockFormat upper;
        upper.setBottomMargin(0);
        QTextBlockFormat lower;
        lower.setTopMargin(0);
        lower.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor cursor(block);
        cursor.setPosition(block.position() + letter);
        cursor.insertBlock();
        QTextCursor(cursor.block().previous()).mergeBlockFormat(upper);
        cursor.mergeBlockFormat(lower);
    }

    void drawPage(QPainter &painter, int page)
    {
        const QRectF view(QPointF(0, page * m_page.height()), m_page);
        QAbstractTextDocumentLayout::PaintContext context;
        // A line that ends or begins where the page does is on one page alone.
        context.clip = view.adjusted(0, kEdge, 0, -kEdge);
        context.palette.setColor(QPalette::Text, kInk);
        painter.save();
        painter.translate(0, -view.top());
        painter.setClipRect(view);
        m_document.documentLayout()->draw(&painter, context);
        painter.restore();
    }

    void drawFooter(QPainter &painter, int page)
    {
        QFont font = bodyFont(m_locale);
        font.setPointSizeF(kBodySize * 0.8);
        painter.setFont(font);
        painter.setPen(kInk);
        const QRectF line(0, m_page.height() + dots(kFooter) / 2, m_page.width(), dots(kFooter) / 2);
        const QString text =
            Words::tr("%1, page %2 of %3")
                .arg(m_title, m_locale.toString(page + 1), m_locale.toString(m_document.pageCount()));
        painter.drawText(line, Qt::AlignHCenter | Qt::AlignVCenter, text);
    }

    QPagedPaintDevice &m_device;
    QLocale m_locale;
    QSizeF m_page;
    table::ReportDocument m_document;
    QString m_title;
};

bool drawReport(const report::BattleReport &report, const ReportPrint &print, QIODevice &device,
                QString &title)
{
    QPdfWriter writer(&device);
    writer.setResolution(kPdfDotsPerInch);
    writer.setPageLayout(QPageLayout(print.paper, QPageLayout::Portrait, kMargins, QPageLayout::Millimeter));
    ReportPages pages(writer, report, print);
    title = pages.title();
    return pages.draw();
}

QString faultOf(const QPrinter &printer)
{
    return Words::tr("The printer “%1” could not print the report.").arg(printer.printerName());
}

} // namespace

QString writeReportPdf(const report::BattleReport &report, const ReportPrint &print, const QString &path)
{
    // Drawn in memory: who ends the program half-way leaves nothing behind.
    QBuffer pages;
    PdfFacts facts{{}, print.locale.bcp47Name(), {}};
    const bool isDrawn = pages.open(QIODevice::WriteOnly) && drawReport(report, print, pages, facts.title);
    const QByteArray pdf = isDrawn ? finishedPdf(pages.data(), facts) : QByteArray();
    return pdf.isEmpty() ? Words::tr("%1 cannot be written: the pages could not be drawn").arg(path)
                         : writeWhole(pdf, path);
}

QString printReport(const report::BattleReport &report, const ReportPrint &print, QPrinter &printer)
{
    if (!printer.setPageMargins(kMargins, QPageLayout::Millimeter)) {
        return faultOf(printer);
    }
    ReportPages pages(printer, report, print);
    printer.setDocName(pages.title());
    printer.setCreator(QCoreApplication::applicationName());
    return pages.draw() && printer.printerState() != QPrinter::Error ? QString() : faultOf(printer);
}

} // namespace zama::print
