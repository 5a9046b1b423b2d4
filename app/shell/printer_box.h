#pragma once
// Which printer, and how true to size it prints.

#include "app/print/printer_correction.h"
#include "app/shell/correction_dialog.h"
#include "app/shell/printer_names.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace zama::shell {

class PrinterBox final : public QWidget
{
    Q_OBJECT
public:
    explicit PrinterBox(QWidget *parent = nullptr);

    /// Asks which printers there are; until they answer there is only the unknown one.
    void ask(const PrinterNames::Source &source);
    /// Has it been answered?
    [[nodiscard]] bool isKnown() const { return m_isKnown; }
    /// Is there any printer at this computer?
    [[nodiscard]] bool hasPrinters() const;
    /// The one that is chosen; empty: the unknown one that PDF files end up on.
    [[nodiscard]] QString printer() const;
    /// Of these the one that was chosen last, or the first; empty: there is none.
    [[nodiscard]] static QString usual(const QStringList &printers);
    /// What was measured of it.
    [[nodiscard]] print::PrinterCorrection correction() const { return print::correctionOf(printer()); }
    /// What PDF files are drawn with: nothing, unless somebody asks for it.
    [[nodiscard]] print::PrinterCorrection correctionOfPdf() const;

    /// Who prints or saves the check page of the printer that is chosen.
    void setPrintCheckPage(CorrectionDialog::PrintCheckPage print) { m_printCheckPage = std::move(print); }
    /// Asks for what was measured.
    void correct();

signals:
    /// Another printer, or something else is known of it.
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill(const QStringList &names);
    void showPrinter();
    void retranslate();

    PrinterNames m_names;
    CorrectionDialog::PrintCheckPage m_printCheckPage;
    bool m_isKnown = false;
    QLabel *m_caption;
    QComboBox *m_box;
    QLabel *m_truth;
    QPushButton *m_correct;
    QCheckBox *m_correctsPdf;
};

} // namespace zama::shell
