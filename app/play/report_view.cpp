#include "app/play/report_view.h"

#include "app/play/last_folder.h"
#include "table/model/message_formatter.h"

#include <QCheckBox>
#include <QDate>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>
#include <QResizeEvent>
#include <QSaveFile>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextFrame>
#include <QVBoxLayout>

#include <algorithm>

namespace zama::play {
namespace {

constexpr int kPictureWidth = 660; ///< pixels
constexpr int kColumn = 720;       ///< no line is longer, or the eye loses it
constexpr int kLeastMargin = 20;
constexpr int kLettersOfTables = 96;
constexpr double kBodySize = 1.15; ///< times the window's letters

// A browser with its text in one column in the middle.
class Page final : public QTextBrowser
{
public:
    using QTextBrowser::QTextBrowser;

    void centre()
    {
        QTextFrame *frame = document()->rootFrame();
        QTextFrameFormat format = frame->frameFormat();
        const double margin = std::max(kLeastMargin, (viewport()->width() - kColumn) / 2);
        if (format.leftMargin() != margin || format.rightMargin() != margin) {
            format.setLeftMargin(margin);
            format.setRightMargin(margin);
            frame->setFrameFormat(format);
        }
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QTextBrowser::resizeEvent(event);
        centre();
        if (event->oldSize().width() != event->size().width()) {
            measurePictures();
        }
    }

private:
    // Qt asks pictures for their size only once, unless their text has changed.
    void measurePictures()
    {
        for (QTextBlock b = document()->begin(); b.isValid(); b = b.next()) {
            if (b.text().startsWith(QChar::ObjectReplacementCharacter)) {
                document()->markContentsDirty(b.position(), b.length());
            }
        }
    }
};

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Base).lightness() < 128;
}

// The application's language; English where it has none.
QLocale applicationLocale()
{
    return QLocale().language() == QLocale::C ? QLocale(QLocale::English, QLocale::UnitedKingdom) : QLocale();
}

} // namespace

ReportView::ReportView(QWidget *parent)
    : QWidget(parent),
      m_page(new Page),
      m_document(new table::ReportDocument(this)),
      m_events(new QCheckBox),
      m_saveHtml(new QPushButton),
      m_savePdf(new QPushButton),
      m_printButton(new QPushButton),
      m_said(new OutcomeLine),
      m_locale(applicationLocale())
{
    m_page->setDocument(m_document);
    m_page->setOpenLinks(false);
    m_page->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    m_page->setFrameShape(QFrame::NoFrame);
    QFont body(m_page->font());
    body.setPointSizeF(body.pointSizeF() * kBodySize);
    m_page->setFont(body);
    m_savePdf->hide();
    m_printButton->hide();
    auto *row = new QHBoxLayout;
    row->addWidget(m_events);
    row->addWidget(m_said, 1);
    row->addWidget(m_saveHtml);
    row->addWidget(m_savePdf);
    row->addWidget(m_printButton);
    row->setSpacing(8);
    row->setContentsMargins(12, 6, 12, 8);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_page, 1);
    layout->addLayout(row);
    setFocusProxy(m_page);
    connect(m_events, &QCheckBox::toggled, this, &ReportView::refill);
    connect(m_saveHtml, &QPushButton::clicked, this, [this] {
        askAndSave(tr("Save the battle report"), tr("Web pages (*.html)"), QStringLiteral("html"),
                   &ReportView::saveHtml);
    });
    connect(m_savePdf, &QPushButton::clicked, this, [this] {
        askAndSave(tr("Save the battle report"), tr("PDF files (*.pdf)"), QStringLiteral("pdf"),
                   &ReportView::savePdf);
    });
    connect(m_printButton, &QPushButton::clicked, this, &ReportView::print);
    retranslate();
}

void ReportView::setWritePdf(WritePdf write)
{
    m_writePdf = std::move(write);
    m_savePdf->setVisible(static_cast<bool>(m_writePdf));
}

void ReportView::setPrint(Print print)
{
    m_print = std::move(print);
    m_printButton->setVisible(static_cast<bool>(m_print));
}

void ReportView::print()
{
    if (m_report && m_print) {
        m_said->show(m_print(*m_report, m_locale, m_lengths));
    }
}

void ReportView::say(const JobOutcome &outcome)
{
    m_said->show(outcome);
}

void ReportView::showReport(const Journal &journal)
{
    m_report = report::reportOf(journal);
    m_said->clear();
    refill();
    m_page->verticalScrollBar()->setValue(0);
}

void ReportView::setReader(const QLocale &locale, LengthUnit lengths)
{
    m_locale = locale;
    m_lengths = lengths;
    retranslate();
}

bool ReportView::showsEvents() const
{
    return m_events->isChecked();
}

QString ReportView::text() const
{
    return m_document->toPlainText();
}

bool ReportView::saveHtml(const QString &path)
{
    if (!m_report) {
        return false;
    }
    report::HtmlStyle style = table::htmlStyleFor(*m_report, m_locale, m_lengths);
    style.showEvents = showsEvents();
    const QByteArray page = QByteArray::fromStdString(report::htmlOf(*m_report, style));
    QSaveFile file(path);
    const bool done = file.open(QIODevice::WriteOnly) && file.write(page) == page.size() && file.commit();
    return tell(path, done ? QString() : tr("%1 cannot be written: %2").arg(path, file.errorString()));
}

bool ReportView::savePdf(const QString &path)
{
    return m_report && m_writePdf && tell(path, m_writePdf(*m_report, m_locale, m_lengths, path));
}

void ReportView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::LocaleChange) {
        setReader(locale(), m_lengths);
    } else if (event->type() == QEvent::PaletteChange) {
        refill();
    }
    QWidget::changeEvent(event);
}

void ReportView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (isNarrow() != m_isNarrow) {
        refill();
    }
}

// Too narrow for two tables side by side, in letters of the present size.
bool ReportView::isNarrow() const
{
    return width() < m_page->fontMetrics().averageCharWidth() * kLettersOfTables;
}

void ReportView::retranslate()
{
    m_page->setAccessibleName(tr("Battle report"));
    m_events->setText(tr("Show the events of each &sentence"));
    m_events->setAccessibleName(tr("Show the events of each sentence"));
    m_events->setToolTip(tr("Numbers in brackets name the entries of the battle's record that a sentence "
                            "rests on."));
    m_saveHtml->setText(tr("Save as &HTML…"));
    m_saveHtml->setAccessibleName(tr("Save the report as a web page"));
    m_savePdf->setText(tr("Save as &PDF…"));
    m_savePdf->setAccessibleName(tr("Save the report for the printer"));
    m_printButton->setText(tr("P&rint…"));
    m_printButton->setAccessibleName(tr("Print the report"));
    refill();
}

void ReportView::refill()
{
    if (!m_report) {
        return;
    }
    QScrollBar *bar = m_page->verticalScrollBar();
    const double place = bar->maximum() > 0 ? static_cast<double>(bar->value()) / bar->maximum() : 0.0;
    m_document->setDefaultFont(m_page->font());
    m_isNarrow = isNarrow();
    m_document->write(*m_report, m_locale, {colours(), showsEvents(), kPictureWidth, !m_isNarrow, m_lengths});
    m_page->moveCursor(QTextCursor::Start); // or the page would follow the cursor to the end
    static_cast<Page *>(m_page)->centre();
    bar->setValue(static_cast<int>(place * bar->maximum()));
}

void ReportView::askAndSave(const QString &title, const QString &filter, const QString &suffix,
                            bool (ReportView::*save)(const QString &))
{
    QFileDialog dialog(this, title, lastFolder(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    dialog.selectFile(QFileInfo(suggestedPath(suffix)).fileName());
    if (dialog.exec() == QDialog::Accepted && !dialog.selectedFiles().isEmpty()) {
        const QString path = dialog.selectedFiles().constFirst();
        if ((this->*save)(path)) {
            rememberFolder(path);
        }
    }
}

QString ReportView::suggestedPath(const QString &suffix) const
{
    const table::MessageFormatter formatter(m_locale);
    const QString battle = m_report ? formatter.text(m_report->setup->scenario.title) : QString();
    const QString name = tr("%1, report of %2", "name of a file: a battle, a day")
                             .arg(battle, QDate::currentDate().toString(Qt::ISODate));
    return QStringLiteral("%1/%2.%3").arg(lastFolder(), asFileName(name), suffix);
}

bool ReportView::tell(const QString &path, const QString &problem)
{
    m_said->show(problem.isEmpty() ? JobOutcome::saved(path) : JobOutcome::failed(problem));
    if (problem.isEmpty()) {
        emit saved(path);
    }
    return problem.isEmpty();
}

table::ReportColours ReportView::colours() const
{
    table::ReportColours colours;
    if (isDark(m_page->palette())) {
        colours.heading = QColor(0xe0, 0x8a, 0x6b);
        colours.faint = QColor(0xc9, 0xb6, 0x8c);
        colours.events = QColor(0x9d, 0xb8, 0xe0);
    }
    return colours;
}

} // namespace zama::play
