#pragma once
// The report of a battle as a page of the window, with the way back to the table.

#include <QWidget>

#include "app/play/outcome_line.h"
#include "app/shell/print_surroundings.h"
#include "core/game/journal.h"
#include "core/report/battle_report.h"
#include "core/text/message.h"

class QPushButton;

namespace zama::play {
class ReportView;
}

namespace zama::shell {

class ReportPage final : public QWidget
{
    Q_OBJECT
public:
    explicit ReportPage(PrintSurroundings surroundings = PrintSurroundings::ofSystem(),
                        QWidget *parent = nullptr);

    /// Tells the battle of that journal, and takes the keyboard's focus.
    void show(const Journal &journal, LengthUnit lengths);
    void retranslate();
    /// Prints the report that is shown, once it is known which printers there are.
    void print();
    [[nodiscard]] play::ReportView &view() const { return *m_report; }

signals:
    void backRequested();

private:
    /// Prints; returns what went wrong.
    using Job = std::function<QString(QPrinter &)>;

    [[nodiscard]] play::JobOutcome askForPrinter(const Job &job);
    [[nodiscard]] play::JobOutcome printOn(const QStringList &printers);

    PrintSurroundings m_surroundings;
    PrinterNames m_printers;
    Job m_job; ///< the report that waits for a printer
    play::ReportView *m_report;
    QPushButton *m_back;
};

} // namespace zama::shell
