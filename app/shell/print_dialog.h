#pragma once
// What is to be printed, how, and what it will look like. Nothing is printed or saved before somebody says
// so, and nobody is kept waiting: pages are made, measured and printed one at a time.

#include "app/play/outcome_line.h"
#include "app/print/ink_gauge.h"
#include "app/print/order_pages.h"
#include "app/shell/print_surroundings.h"

#include <QDialog>

#include <memory>
#include <optional>

class QLabel;
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
    [[nodiscard]] QString said() const { return m_said->text(); }
    [[nodiscard]] play::OutcomeLine &outcomeLine() const { return *m_said; }
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

    [[nodiscard]] play::JobOutcome printCheckPage();
    [[nodiscard]] play::JobOutcome saveCheckPage(const print::PrintDocument &page);
    void save();
    void print();
    void begin(std::unique_ptr<Job> job);
    void goOn();
    void endJob(const play::JobOutcome &outcome);
    void say(const play::JobOutcome &outcome);
    [[nodiscard]] QString suggestedName() const;
    void retranslate();

    std::shared_ptr<const Scenario> m_scenario;
    PrintSurroundings m_surroundings;
    print::OrderPages m_pages;
    print::InkGauge m_gauge;
    std::unique_ptr<Job> m_job;                ///< what is being saved or printed
    std::optional<print::PrintPart> m_awaited; ///< to be shown when its pages are made
    bool m_hasSaid = false;                    ///< how something went, which stays until something changes
    QTabWidget *m_tabs;
    PartList *m_parts;
    SoldierBox *m_soldiers;
    PrintLooks *m_looks;
    PrinterBox *m_printer;
    print::PageViewer *m_viewer;
    QLabel *m_summary;
    play::OutcomeLine *m_said;
    QPushButton *m_save;
    QPushButton *m_print;
    QPushButton *m_close;
};

} // namespace zama::shell
