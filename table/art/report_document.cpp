#include "table/art/report_document.h"

#include "table/model/message_formatter.h"
#include "table/model/rich_text.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QSvgRenderer>
#include <QTextFrame>
#include <QTextTable>

#include <algorithm>

namespace zama::table {
namespace {

// The number behind "picture:"; beyond all pictures where there is none.
std::size_t pictureNumber(const QTextFormat &format)
{
    bool isNumber = false;
    const int number = format.toImageFormat().name().section(QLatin1Char(':'), 1).toInt(&isNumber);
    return isNumber && number >= 0 ? static_cast<std::size_t>(number) : SIZE_MAX;
}

double columnOf(const QTextDocument &document)
{
    const QTextFrameFormat frame = document.rootFrame()->frameFormat();
    return document.textWidth() - frame.leftMargin() - frame.rightMargin();
}

// Arabic letters do not lean: emphasis is by weight, and fonts have no such letters.
QString styleSheet(const ReportColours &colours, bool leans)
{
    return QStringLiteral("h1 { margin-bottom: 0px; }"
                          "h2 { color: %1; margin-top: 22px; margin-bottom: 6px; }"
                          "p { margin-top: 0px; margin-bottom: 10px; line-height: 130%; }"
                          ".picture { line-height: 100%; margin-top: 8px; margin-bottom: 14px; }"
                          "li { margin-bottom: 6px; }"
                          ".turn { color: %1; }"
                          ".when, .caption { color: %2; font-style: %4; }"
                          ".second { color: %2; }"
                          ".ids { color: %3; }")
        .arg(colours.heading.name(), colours.faint.name(), colours.events.name(),
             leans ? QStringLiteral("italic") : QStringLiteral("normal"));
}

} // namespace

report::HtmlStyle htmlStyleFor(const report::BattleReport &report, const QLocale &locale, LengthUnit lengths)
{
    report::HtmlStyle style;
    const MessageFormatter first(locale, lengths);
    style.language = first.language().tag.toStdString();
    style.lengths = lengths;
    style.isRightToLeft = locale.textDirection() == Qt::RightToLeft;
    if (const std::optional<Language> second = readers().second) {
        style.second =
            report::SecondReader{second->tag.toStdString(), second->direction() == Qt::RightToLeft};
    }
    style.say = [setup = report.setup, first](const Message &message) {
        const auto say = [&](const MessageFormatter &formatter) {
            return formatter.sentence(message, *setup);
        };
        return saidToAll(first, say).toStdString();
    };
    return style;
}

ReportPictures::ReportPictures(QObject *parent)
    : QObject(parent)
{
}

ReportPictures::~ReportPictures() = default;

void ReportPictures::setPictures(const std::vector<std::string> &pictures)
{
    m_pictures.clear();
    m_pixmaps.clear();
    for (const std::string &svg : pictures) {
        m_pictures.push_back(std::make_unique<QSvgRenderer>(QByteArray::fromStdString(svg)));
    }
}

QSizeF ReportPictures::intrinsicSize(QTextDocument *document, int /*position*/, const QTextFormat &format)
{
    const QTextImageFormat image = format.toImageFormat();
    const double column = columnOf(*document);
    const double width = column > 0 ? std::min(image.width(), column) : image.width();
    return {width, width * image.height() / std::max(1.0, image.width())};
}

void ReportPictures::drawObject(QPainter *painter, const QRectF &rect, QTextDocument * /*document*/,
                                int /*position*/, const QTextFormat &format)
{
    const std::size_t number = pictureNumber(format);
    if (number >= m_pictures.size()) {
        return;
    }
    if (painter->device()->devType() != QInternal::Widget) {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        m_pictures[number]->render(painter, rect);
        painter->restore();
        return;
    }
    const QSize pixels = (rect.size() * painter->device()->devicePixelRatioF()).toSize();
    painter->drawPixmap(rect, pixmapOf(number, pixels), QRectF(QPointF(), QSizeF(pixels)));
}

const QPixmap &ReportPictures::pixmapOf(std::size_t picture, QSize pixels)
{
    QPixmap &pixmap = m_pixmaps[static_cast<int>(picture)];
    if (pixmap.size() != pixels) {
        pixmap = QPixmap(pixels);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        m_pictures[picture]->render(&painter, QRectF(QPointF(), QSizeF(pixels)));
    }
    return pixmap;
}

ReportDocument::ReportDocument(QObject *parent)
    : QTextDocument(parent)
{
    setUndoRedoEnabled(false);
    documentLayout()->registerHandler(QTextFormat::ImageObject, &m_pictures);
}

void ReportDocument::write(const report::BattleReport &report, const QLocale &locale, const ReportLook &look)
{
    report::HtmlStyle style = htmlStyleFor(report, locale, look.lengths);
    style.kind = report::PageKind::RichText;
    style.showEvents = look.showEvents;
    style.pictureWidth = look.pictureWidth;
    style.sideBySide = look.sideBySide;
    m_pictures.setPictures(report::picturesOf(report, style));
    QTextOption option = defaultTextOption();
    option.setTextDirection(locale.textDirection());
    option.setWrapMode(QTextOption::WordWrap); // a column is as wide as its longest word
    setDefaultTextOption(option);
    const bool hasArabic = style.isRightToLeft || (style.second && style.second->isRightToLeft);
    setDefaultStyleSheet(styleSheet(look.colours, !hasArabic));
    setHtml(forRichText(QString::fromStdString(report::htmlOf(report, style))));
}

// Tables next to one another stand in a table of both, which is as wide as they need. Pictures are frames,
// too.
bool ReportDocument::fitsAcross() const
{
    const QTextFrameFormat page = rootFrame()->frameFormat();
    const double room = textWidth() - page.leftMargin() - page.rightMargin() + 2; // rounding
    const QList<QTextFrame *> frames = rootFrame()->childFrames();
    return std::ranges::all_of(frames, [&](QTextFrame *frame) {
        return qobject_cast<QTextTable *>(frame) == nullptr ||
               documentLayout()->frameBoundingRect(frame).width() <= room;
    });
}

} // namespace zama::table
