#pragma once
// What is to be printed, how, and what it will look like. Nothing is printed or saved before somebody says
// so, and nobody is kept waiting: pages are made, measured and printed one at a time.

#include "app/print/ink_gauge.h"
#include "app/print/order_pages.h"
#include "app/shell/printer_names.h"

#include <QDialog>

#include <functional>
#include <memory>
#include <optional>

class QLabel;
class QPrinter;
class QPushButton;
class QTabWidget;

namespace zama::print {
class PageViewer;
} // namespace zama::print

namespace zama::shell {

class PartList;
class PrinterBox;
class PrintLooks;
class SoldierBox;

/// What the dialog needs from outside; tests bring their own.
struct PrintSurroundings {
    /// Which printers there are; called in a thread.
    PrinterNames::Source printers;
    /// Asks for the PDF file to save to, beginning with a name; empty: not to be saved.
    std::function<QString(QWidget &parent, const QString &name)> askForFile;
    /// Asks for the last things about a job of so many pages on a printer; null: not to be printed.
    std::function<std::unique_ptr<QPrinter>(QWidget &parent, const QString &printer, int pages)> askForJob;
    /// Who makes the pages.
    std::span<const print::PrintPartRow> parts;

    [[nodiscard]] static PrintSurroundings ofSystem();
};

class PrintDialog final : public QDialog
{
    Q_OBJECT
public:
    /// `lengths`: in what the window shows them.
    PrintDialog(std::shared_ptr<const Scenario> scenario, LengthUnit lengths,
                PrintSurroundings surroundings = PrintSurroundings::ofSystem(), QWidget *parent = nullptr);
    ~PrintDialog() override;

    /// What is chosen at the moment.
    [[nodiscard]] print::PrintOrder order() const;
    [[nodiscard]] const print::OrderPages &pages() const { return m_pages; }
    [[nodiscard]] print::PageViewer &viewer() const { return *m_viewer; }
    [[nodiscard]] const print::InkGauge &gauge() const { return m_gauge; }
    [[nodiscard]] PartList &parts() const { return *m_parts; }
    [[nodiscard]] SoldierBox &soldiers() const { return *m_soldiers; }
    [[nodiscard]] PrinterBox &printerBox() const { return *m_printer; }
    /// "8 pages, about 9 % ink"
    [[nodiscard]] QString summary() const;
    /// How saving or printing went.
    [[nodiscard]] QString said() const;
    /// Is something being saved or printed at the moment?
    [[nodiscard]] bool isBusy() const { return m_job != nullptr; }

    /// Stops what is being saved or printed; else closes.
    void reject() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    class Job;
    class FileJob;
    class PaperJob;
    /// Makes a text in the language of the moment.
    using Words = std::function<QString()>;

    [[nodiscard]] QWidget *makeWhat();
    [[nodiscard]] QWidget *makeHow();
    [[nodiscard]] QWidget *makeSheet();
    [[nodiscard]] QLayout *makeButtons();
    void connectAll();

    void takeOver();
    void ask();
    void showPages();
    void showAwaited();
    void showPart(print::PrintPart part);
    void showSummary();
    void showButtons();
    [[nodiscard]] QString problem() const;

    [[nodiscard]] QString printCheckPage();
    void save();
    void print();
    void begin(std::unique_ptr<Job> job);
    void goOn();
    void endJob(const Words &words);
    void say(const Words &words);
    [[nodiscard]] QString suggestedName() const;
    void retranslate();

    std::shared_ptr<const Scenario> m_scenario;
    PrintSurroundings m_surroundings;
    print::OrderPages m_pages;
    print::InkGauge m_gauge;
    std::unique_ptr<Job> m_job;                ///< what is being saved or printed
    std::optional<print::PrintPart> m_awaited; ///< to be shown when its pages are made
    Words m_words;                             ///< of m_said
    QTabWidget *m_tabs;
    PartList *m_parts;
    SoldierBox *m_soldiers;
    PrintLooks *m_looks;
    PrinterBox *m_printer;
    print::PageViewer *m_viewer;
    QLabel *m_summary;
    QLabel *m_said;
    QPushButton *m_save;
    QPushButton *m_print;
    QPushButton *m_close;
};

} // namespace zama::shell
