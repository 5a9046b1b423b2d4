#pragma once
// "Print a check page, type what you measured": a printer that stretches pages is made good. As large as its
// words need, whatever the language and the size of the letters, and whatever is said while it is open.

#include "app/play/outcome_line.h"
#include "app/print/printer_correction.h"

#include <QDialog>

#include <functional>

class QLabel;
class QPushButton;

namespace zama::editor {
class NumberField;
}

namespace zama::shell {

class CorrectionDialog final : public QDialog
{
    Q_OBJECT
public:
    /// Prints the check page, or saves it as a file where there is no printer; says how it went.
    using PrintCheckPage = std::function<play::JobOutcome()>;

    /// `printer` is its name; empty: the unknown one that PDF files end up on. Begins with what is known.
    CorrectionDialog(QString printer, const print::PrinterCorrection &known, PrintCheckPage printCheckPage,
                     QWidget *parent = nullptr);

    /// What was measured.
    [[nodiscard]] print::PrinterCorrection correction() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void say(const play::JobOutcome &outcome);
    void forget();
    void showEffect();
    void retranslate();

    QString m_printer;
    PrintCheckPage m_printCheckPage;
    QLabel *m_first;
    QPushButton *m_print;
    play::OutcomeLine *m_said;
    QLabel *m_second;
    QLabel *m_acrossCaption;
    editor::NumberField *m_across;
    QLabel *m_alongCaption;
    editor::NumberField *m_along;
    QLabel *m_range;
    QLabel *m_effect;
    QPushButton *m_forget;
    QPushButton *m_use;
    QPushButton *m_cancel;
};

} // namespace zama::shell
