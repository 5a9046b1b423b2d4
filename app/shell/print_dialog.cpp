#include "app/shell/print_dialog.h"

#include "app/play/last_folder.h"
#include "app/print/check_page.h"
#include "app/print/page_viewer.h"
#include "app/print/pdf_file.h"
#include "app/print/printer_run.h"
#include "app/print/usual_order.h"
#include "app/shell/part_list.h"
#include "app/shell/print_looks.h"
#include "app/shell/printer_box.h"
#include "app/shell/soldier_box.h"
#include "core/text/phrase.h"
#include "editor/scenario_texts.h"
#include "table/model/language.h"
#include "table/model/message_formatter.h"
#include "table/widgets/upright_area.h"

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPrinter>
#include <QPushButton>
#include <QScreen>
#include <QTabWidget>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <future>

namespace zama::shell {
namespace {

using play::JobOutcome;

constexpr QSize kRoomy(1280, 860);
constexpr int kNarrow = 290; ///< pixels of the column of choices, at least

QLocale readerOfWindow()
{
    return QLocale().language() == QLocale::C ? QLocale(QLocale::English, QLocale::UnitedKingdom) : QLocale();
}

// The window's language, those the scenario speaks, then those the program does.
QStringList languagesFor(const Scenario &scenario)
{
    QStringList tags{table::spokenLanguage().tag};
    for (const std::string &tag : editor::languagesOf(scenario)) {
        tags << QString::fromStdString(tag);
    }
    tags << table::Languages::standard().tags();
    tags.removeDuplicates();
    return tags;
}

print::PrintOrder firstOrder(std::shared_ptr<const Scenario> scenario, LengthUnit lengths)
{
    const QStringList languages = languagesFor(*scenario);
    print::PrintOrder order = print::usualOrder(std::move(scenario), readerOfWindow(), languages);
    order.lengths = lengths;
    return order;
}

// Only a folder that could be written to is one to begin in next time.
JobOutcome outcomeOfSaving(const QString &path, const QString &problem)
{
    if (!problem.isEmpty()) {
        return JobOutcome::failed(problem);
    }
    play::rememberFolder(path);
    return JobOutcome::saved(path);
}

// A column of choices, which scrolls where the window is low.
class Column final : public table::UprightArea
{
public:
    explicit Column(QWidget &contents)
        : UprightArea(contents)
    {
        contents.setMinimumWidth(kNarrow);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        return {minimumSizeHint().width(), widget()->sizeHint().height()};
    }
};

} // namespace

/// Pages on their way to a file or a printer, a page at a time.
class PrintDialog::Job
{
public:
    Job() = default;
    virtual ~Job() = default;
    Q_DISABLE_COPY_MOVE(Job)

    /// False: nothing is left to do.
    [[nodiscard]] virtual bool step() = 0;
    /// "Printing page 3 of 12…"
    [[nodiscard]] virtual JobOutcome::Words progress() const = 0;
    /// Brings it to its end and says how it went.
    [[nodiscard]] virtual JobOutcome finish() = 0;
};

class PrintDialog::FileJob final : public Job
{
public:
    FileJob(const print::PrintDocument &document, QString path)
        : m_run(document),
          m_path(std::move(path))
    {
    }
    // When all is drawn the file is put together, which needs nothing of the window.
    [[nodiscard]] bool step() override
    {
        if (m_run.step()) {
            return true;
        }
        if (!m_bytes.valid()) {
            m_bytes = std::async(std::launch::async, [this] { return m_run.bytes(); });
        }
        return m_bytes.wait_for(std::chrono::milliseconds(5)) != std::future_status::ready;
    }
    [[nodiscard]] JobOutcome::Words progress() const override
    {
        return [done = m_run.done(), count = m_run.count()] {
            return tr("Drawing page %1 of %2…").arg(QLocale().toString(done), QLocale().toString(count));
        };
    }
    [[nodiscard]] JobOutcome finish() override
    {
        const QByteArray pdf = m_bytes.get();
        return outcomeOfSaving(
            m_path, pdf.isEmpty() ? tr("%1 cannot be written: the pages could not be drawn.").arg(m_path)
                                  : print::writeWhole(pdf, m_path));
    }

private:
    print::PdfRun m_run;
    QString m_path;
    std::future<QByteArray> m_bytes; ///< gone before the run that makes them
};

class PrintDialog::PaperJob final : public Job
{
public:
    PaperJob(std::unique_ptr<QPrinter> printer, const print::PrintDocument &document)
        : m_printer(std::move(printer)),
          m_run(*m_printer, document)
    {
    }
    [[nodiscard]] bool step() override { return m_run.step(); }
    [[nodiscard]] JobOutcome::Words progress() const override
    {
        return [done = m_run.done(), count = m_run.count()] {
            return tr("Printing page %1 of %2…").arg(QLocale().toString(done), QLocale().toString(count));
        };
    }
    [[nodiscard]] JobOutcome finish() override
    {
        const QString name = m_printer->printerName();
        return m_run.problem().isEmpty()
                   ? JobOutcome::done([name] { return tr("All pages went to the printer “%1”.").arg(name); })
                   : JobOutcome::failed(m_run.problem());
    }

private:
    std::unique_ptr<QPrinter> m_printer;
    print::PrinterRun m_run;
};

PrintDialog::PrintDialog(std::shared_ptr<const Scenario> scenario, LengthUnit lengths,
                         PrintSurroundings surroundings, QWidget *parent)
    : QDialog(parent),
      m_scenario(std::move(scenario)),
      m_surroundings(std::move(surroundings)),
      m_pages(m_surroundings.parts),
      m_tabs(new QTabWidget(this)),
      m_parts(new PartList(m_surroundings.parts, this)),
      m_soldiers(new SoldierBox(m_scenario, this)),
      m_looks(new PrintLooks(languagesFor(*m_scenario), this)),
      m_printer(new PrinterBox(this)),
      m_viewer(new print::PageViewer(this)),
      m_summary(new QLabel(this)),
      m_said(new play::OutcomeLine(this)),
      m_save(new QPushButton(this)),
      m_print(new QPushButton(this)),
      m_close(new QPushButton(this))
{
    setWindowModality(Qt::WindowModal);
    const print::PrintOrder first = firstOrder(m_scenario, lengths);
    m_parts->setParts(first.parts);
    m_soldiers->showChoice(first.soldiers);
    m_looks->showOrder(first);
    m_tabs->addTab(makeWhat(), QString());
    m_tabs->addTab(makeHow(), QString());
    auto *columns = new QHBoxLayout;
    columns->addWidget(m_tabs, 0);
    columns->addWidget(makeSheet(), 1);
    auto *all = new QVBoxLayout(this);
    all->addLayout(columns, 1);
    all->addLayout(makeButtons());
    connectAll();
    retranslate();
    ask();
    m_printer->ask(m_surroundings.printers);
    resize(kRoomy.boundedTo(screen()->availableSize() - QSize(24, 64))); // title bar and all
}

PrintDialog::~PrintDialog() = default;

QWidget *PrintDialog::makeWhat()
{
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->addWidget(m_parts);
    column->addSpacing(8);
    column->addWidget(m_soldiers, 1);
    return new Column(*page);
}

QWidget *PrintDialog::makeHow()
{
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->addWidget(m_looks);
    column->addSpacing(12);
    column->addWidget(m_printer);
    column->addStretch();
    return new Column(*page);
}

QWidget *PrintDialog::makeSheet()
{
    auto *sheet = new QWidget;
    m_summary->setWordWrap(true);
    auto *column = new QVBoxLayout(sheet);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_viewer, 1);
    column->addWidget(m_summary);
    return sheet;
}

QLayout *PrintDialog::makeButtons()
{
    auto *row = new QHBoxLayout;
    row->addWidget(m_said, 1);
    for (QPushButton *button : {m_save, m_print, m_close}) {
        button->setAutoDefault(false); // Enter in a field is not yet a wish for paper
        row->addWidget(button);
    }
    return row;
}

void PrintDialog::connectAll()
{
    connect(m_parts, &PartList::changed, this, &PrintDialog::takeOver);
    connect(m_parts, &PartList::ticked, this, [this](print::PrintPart part) { m_awaited = part; });
    connect(m_soldiers, &SoldierBox::changed, this, &PrintDialog::takeOver);
    connect(m_looks, &PrintLooks::changed, this, &PrintDialog::takeOver);
    connect(m_printer, &PrinterBox::changed, this, &PrintDialog::showButtons);
    connect(&m_pages, &print::OrderPages::counted, this, &PrintDialog::showPart);
    connect(&m_pages, &print::OrderPages::made, this, &PrintDialog::showPages);
    connect(&m_gauge, &print::InkGauge::changed, this, &PrintDialog::showSummary);
    connect(m_save, &QPushButton::clicked, this, &PrintDialog::save);
    connect(m_print, &QPushButton::clicked, this, &PrintDialog::print);
    connect(m_close, &QPushButton::clicked, this, &PrintDialog::reject);
    m_printer->setPrintCheckPage([this] { return printCheckPage(); });
}

print::PrintOrder PrintDialog::order() const
{
    print::PrintOrder order;
    order.scenario = m_scenario;
    order.parts = m_parts->parts();
    order.soldiers = m_soldiers->choice();
    m_looks->writeTo(order);
    return order;
}

void PrintDialog::takeOver()
{
    print::rememberOrder(order());
    say({});
    ask();
}

void PrintDialog::ask()
{
    const print::PrintOrder chosen = order();
    m_soldiers->setEnabled(chosen.parts.contains(print::PrintPart::Soldiers));
    print::PrintOrder wanted = chosen;
    if (m_soldiers->isNobody()) {
        wanted.parts.erase(print::PrintPart::Soldiers);
    }
    m_pages.setOrder(wanted);
    for (const print::PrintPartRow &row : m_surroundings.parts) {
        showPart(row.part);
    }
    showButtons();
}

QString PrintDialog::problem() const
{
    if (m_parts->parts().empty()) {
        return tr("Nothing is chosen yet. Tick what you would like to print.");
    }
    if (m_pages.order().parts.empty()) {
        return tr(
            "Nobody is chosen. Tick a command and a type of unit whose soldiers you would like to print.");
    }
    return m_pages.problem();
}

void PrintDialog::showPages()
{
    const QString words = problem();
    m_viewer->setDocument(m_pages.document());
    m_viewer->setProblem(words);
    m_gauge.measure(m_pages.document());
    showAwaited();
    showButtons();
}

// Whoever ticks the map sees the map.
void PrintDialog::showAwaited()
{
    if (!m_awaited) {
        return;
    }
    int page = 0;
    for (const print::PrintPart part : m_pages.order().parts) {
        page += part < *m_awaited ? m_pages.pagesOf(part).value_or(0) : 0;
    }
    m_viewer->preview().goTo(static_cast<std::size_t>(page));
    m_awaited.reset();
}

void PrintDialog::showPart(print::PrintPart part)
{
    const bool isNobody = part == print::PrintPart::Soldiers && m_soldiers->isNobody();
    const QString problem = m_pages.problemOf(part);
    if (problem.isEmpty()) {
        m_parts->setPages(part, isNobody ? std::optional(0) : m_pages.pagesOf(part));
    } else {
        m_parts->setProblem(part, problem);
    }
}

QString PrintDialog::summary() const
{
    return m_summary->text();
}

// What is left out is named as well.
void PrintDialog::showSummary()
{
    if (m_pages.document() == nullptr) {
        m_summary->clear();
        return;
    }
    const int count = static_cast<int>(m_pages.document()->pages.size());
    const QString pages = table::MessageFormatter(locale()).sentence(pageCount(count), Setup{});
    const QString ink = locale().toString(static_cast<int>(std::lround(m_gauge.share() * 100)));
    const QString summary = m_gauge.isDone() ? tr("%1, about %2% ink", "8 pages, a number").arg(pages, ink)
                                             : tr("%1, the ink is being measured…", "8 pages").arg(pages);
    m_summary->setText((QStringList(summary) + m_pages.document()->omissions).join(QLatin1Char('\n')));
}

// A button that cannot be pressed says why.
void PrintDialog::showButtons()
{
    const bool hasPages = m_pages.isMade() && m_pages.document() != nullptr && !isBusy();
    m_save->setEnabled(hasPages);
    m_print->setEnabled(hasPages && m_printer->isKnown() && !m_printer->printer().isEmpty());
    QString why;
    if (!m_printer->isKnown()) {
        why = tr("Looking for printers…");
    } else if (!m_printer->hasPrinters()) {
        why = tr("No printer is installed on this computer. Save a PDF file and print that elsewhere.");
    } else if (m_printer->printer().isEmpty()) {
        why = tr("Choose a printer under “How”, or save a PDF file.");
    }
    m_print->setToolTip(why);
    m_print->setAccessibleDescription(why);
    if (!m_hasSaid) {
        m_said->show(JobOutcome::note([why] { return why; }));
    }
    m_close->setText(isBusy() ? tr("Stop") : tr("Close"));
}

void PrintDialog::say(const JobOutcome &outcome)
{
    m_hasSaid = outcome.words != nullptr;
    m_said->show(outcome);
}

QString PrintDialog::suggestedName() const
{
    const QString battle = table::MessageFormatter(m_pages.order().languages.isEmpty()
                                                       ? locale()
                                                       : QLocale(m_pages.order().languages.constFirst()))
                               .text(m_scenario->title);
    const std::set<print::PrintPart> &parts = m_pages.order().parts;
    const QString what =
        parts.size() == 1 ? print::titleOf(*parts.begin()) : tr("for the class", "a file name");
    return play::asFileName(
               tr("%1, %2", "name of a file: a battle, what is printed of it").arg(battle, what)) +
           QStringLiteral(".pdf");
}

void PrintDialog::save()
{
    const QString path = m_surroundings.askForFile(*this, suggestedName());
    if (!path.isEmpty()) {
        print::PrintDocument document = *m_pages.document();
        document.correction = m_printer->correctionOfPdf();
        begin(std::make_unique<FileJob>(document, path));
    }
}

void PrintDialog::print()
{
    const int count = static_cast<int>(m_pages.document()->pages.size());
    if (auto printer = m_surroundings.askForJob(*this, m_printer->printer(), count)) {
        print::PrintDocument document = *m_pages.document();
        document.correction = print::correctionOf(printer->printerName());
        begin(std::make_unique<PaperJob>(std::move(printer), document));
    }
}

void PrintDialog::begin(std::unique_ptr<Job> job)
{
    m_job = std::move(job);
    showButtons();
    QTimer::singleShot(0, this, &PrintDialog::goOn);
}

void PrintDialog::goOn()
{
    if (!isBusy()) { // stopped
        return;
    }
    if (m_job->step()) {
        say(JobOutcome::note(m_job->progress()));
        QTimer::singleShot(0, this, &PrintDialog::goOn);
    } else {
        endJob(m_job->finish());
    }
}

void PrintDialog::endJob(const JobOutcome &outcome)
{
    m_job.reset();
    say(outcome);
    showButtons();
}

// On the printer that is chosen, or as a file for the unknown one.
JobOutcome PrintDialog::printCheckPage()
{
    const print::PrintDocument page =
        print::checkPage(order().paper.size, readerOfWindow(), m_printer->printer(), m_printer->correction());
    if (m_printer->printer().isEmpty()) {
        return saveCheckPage(page);
    }
    const auto printer = m_surroundings.askForJob(*this, m_printer->printer(), 1);
    if (printer == nullptr) {
        return {};
    }
    print::PrinterRun run(*printer, page);
    while (run.step()) {
    }
    return run.problem().isEmpty()
               ? JobOutcome::done([] { return tr("The check page went to the printer."); })
               : JobOutcome::failed(run.problem());
}

JobOutcome PrintDialog::saveCheckPage(const print::PrintDocument &page)
{
    const QString path =
        m_surroundings.askForFile(*this, play::asFileName(page.title) + QStringLiteral(".pdf"));
    return path.isEmpty() ? JobOutcome() : outcomeOfSaving(path, print::writePdf(page, path));
}

void PrintDialog::reject()
{
    if (isBusy()) {
        endJob(JobOutcome::note([] { return tr("Stopped."); }));
    } else {
        QDialog::reject();
    }
}

void PrintDialog::retranslate()
{
    setWindowTitle(tr("Print"));
    m_tabs->setTabText(0, tr("&What"));
    m_tabs->setTabText(1, tr("&How"));
    m_tabs->setAccessibleName(tr("What is printed, and how"));
    m_summary->setAccessibleName(tr("How much it is"));
    m_save->setText(tr("&Save as PDF…"));
    m_save->setAccessibleName(tr("Save as PDF"));
    m_print->setText(tr("&Print…"));
    m_print->setAccessibleName(tr("Print"));
    m_pages.makeAgain(); // pages are written in words, too
    showSummary();
    showButtons();
}

void PrintDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        retranslate();
    }
}

} // namespace zama::shell
