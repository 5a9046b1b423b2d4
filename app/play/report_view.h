#pragma once
// The battle report in the window: to read, to check against its events, to save as a page or for the
// printer.

#include "app/play/outcome_line.h"
#include "core/report/battle_report.h"
#include "table/art/report_document.h"

#include <QWidget>

#include <functional>
#include <optional>

class QCheckBox;
class QPushButton;
class QTextBrowser;

namespace zama::play {

class ReportView final : public QWidget
{
    Q_OBJECT
public:
    /// Writes a report for a reader of the locale and the unit as a PDF file; returns what went wrong, empty:
    /// nothing.
    using WritePdf =
        std::function<QString(const report::BattleReport &, const QLocale &, LengthUnit, const QString &)>;

    /// Prints a report for such a reader; says how it went, now or later by say().
    using Print = std::function<JobOutcome(const report::BattleReport &, const QLocale &, LengthUnit)>;

    explicit ReportView(QWidget *parent = nullptr);

    /// Without it the button for PDF files is not there.
    void setWritePdf(WritePdf write);
    /// Without it the button for printing is not there.
    void setPrint(Print print);
    /// Shows the report of everything up to the journal's cursor, from its beginning.
    void showReport(const Journal &journal);
    /// The reader's language; by default that of the application.
    void setReader(const QLocale &locale, LengthUnit lengths);

    [[nodiscard]] bool showsEvents() const;
    /// What is read at the moment, without pictures.
    [[nodiscard]] QString text() const;

    /// Where a dialog would begin: the folder used last, with the battle's title and the day.
    [[nodiscard]] QString suggestedPath(const QString &suffix) const;
    /// Save without asking where to. They say in the window how it went, and emit saved() if it went well.
    bool saveHtml(const QString &path);
    bool savePdf(const QString &path);
    /// Prints what is shown, if it is known how.
    void print();
    void say(const JobOutcome &outcome);
    [[nodiscard]] OutcomeLine &outcomeLine() const { return *m_said; }

signals:
    void saved(const QString &path);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslate();
    /// Writes the document anew and stays at the same place of it.
    void refill();
    void askAndSave(const QString &title, const QString &filter, const QString &suffix,
                    bool (ReportView::*save)(const QString &));
    bool tell(const QString &path, const QString &problem);
    [[nodiscard]] table::ReportColours colours() const;
    [[nodiscard]] bool isNarrow() const;

    QTextBrowser *m_page;
    table::ReportDocument *m_document;
    QCheckBox *m_events;
    QPushButton *m_saveHtml;
    QPushButton *m_savePdf;
    QPushButton *m_printButton;
    OutcomeLine *m_said;
    QLocale m_locale;
    LengthUnit m_lengths = LengthUnit::Inches;
    WritePdf m_writePdf;
    Print m_print;
    bool m_isNarrow = false;
    std::optional<report::BattleReport> m_report;
};

} // namespace zama::play
