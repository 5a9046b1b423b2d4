#include "app/shell/correction_dialog.h"

#include "editor/number_field.h"
#include "editor/typed_number.h"
#include "table/model/rich_text.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

namespace zama::shell {
namespace {

constexpr int kTenths = 10;
constexpr int kWidth = 52; // average letters of the field of words

// Tenths of a millimetre, as they are read from a ruler.
class MillimetreField final : public editor::NumberField
{
public:
    using NumberField::NumberField;

protected:
    [[nodiscard]] QString textOf(int value) const override
    {
        return CorrectionDialog::tr("%1 mm").arg(editor::shownNumber(value, 1, locale()));
    }
    [[nodiscard]] std::optional<int> valueOf(const QString &typed) const override
    {
        const auto number = editor::typedNumber(typed);
        const bool isLength =
            number && (number->unit.isEmpty() || number->unit == u"mm" || number->unit == u"cm");
        if (!isLength) {
            return {};
        }
        return static_cast<int>(number->scaled(number->unit == u"cm" ? kTenths * kTenths : kTenths));
    }
};

int tenths(double millimetres)
{
    return static_cast<int>(std::lround(millimetres * kTenths));
}

double millimetres(const editor::NumberField &field)
{
    return field.value().value_or(tenths(print::kCheckBar)) / static_cast<double>(kTenths);
}

editor::NumberField *fieldFor(double value, QWidget *parent)
{
    auto *field = new MillimetreField(parent);
    field->setRange(tenths(print::kLeastMeasured), tenths(print::kMostMeasured));
    field->setValue(tenths(value));
    return field;
}

// Lines of a fixed number of letters, so that the dialog knows how high they are.
class Words final : public QLabel
{
public:
    explicit Words(QWidget *parent)
        : QLabel(parent)
    {
        setWordWrap(true);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        const int width = fontMetrics().averageCharWidth() * kWidth;
        return {width, heightForWidth(width)};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
};

} // namespace

CorrectionDialog::CorrectionDialog(QString printer, const print::PrinterCorrection &known,
                                   PrintCheckPage printCheckPage, QWidget *parent)
    : QDialog(parent),
      m_printer(std::move(printer)),
      m_printCheckPage(std::move(printCheckPage)),
      m_first(new Words(this)),
      m_print(new QPushButton(this)),
      m_said(new play::OutcomeLine(this)),
      m_second(new Words(this)),
      m_acrossCaption(new QLabel(this)),
      m_across(fieldFor(known.across, this)),
      m_alongCaption(new QLabel(this)),
      m_along(fieldFor(known.along, this)),
      m_range(new Words(this)),
      m_effect(new Words(this)),
      m_forget(new QPushButton(this)),
      m_use(new QPushButton(this)),
      m_cancel(new QPushButton(this))
{
    layOut();
    connect(m_print, &QPushButton::clicked, this, [this] { say(m_printCheckPage()); });
    connect(m_across, &editor::NumberField::edited, this, &CorrectionDialog::showEffect);
    connect(m_along, &editor::NumberField::edited, this, &CorrectionDialog::showEffect);
    connect(m_forget, &QPushButton::clicked, this, &CorrectionDialog::forget);
    say({});
    retranslate();
}

void CorrectionDialog::layOut()
{
    auto *form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(m_acrossCaption, m_across);
    form->addRow(m_alongCaption, m_along);
    m_acrossCaption->setBuddy(m_across);
    m_alongCaption->setBuddy(m_along);
    auto *buttons = new QDialogButtonBox(this);
    buttons->addButton(m_forget, QDialogButtonBox::ResetRole);
    buttons->addButton(m_use, QDialogButtonBox::AcceptRole);
    buttons->addButton(m_cancel, QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(10);
    column->setSizeConstraint(QLayout::SetFixedSize); // which follows what is said
    column->addWidget(m_first);
    column->addWidget(m_print, 0, Qt::AlignLeading);
    column->addWidget(m_said);
    column->addWidget(m_second);
    column->addLayout(form);
    column->addWidget(m_effect);
    column->addWidget(m_range);
    column->addSpacing(10);
    column->addWidget(buttons);
    m_use->setDefault(true);
}

print::PrinterCorrection CorrectionDialog::correction() const
{
    return {millimetres(*m_across), millimetres(*m_along)};
}

void CorrectionDialog::say(const play::JobOutcome &outcome)
{
    m_said->show(outcome);
    m_said->setVisible(outcome.words != nullptr);
}

// As if nothing had been measured.
void CorrectionDialog::forget()
{
    m_across->setValue(tenths(print::kCheckBar));
    m_along->setValue(tenths(print::kCheckBar));
    showEffect();
}

void CorrectionDialog::showEffect()
{
    const auto drawn = [this](double measured) {
        const double length = print::kCheckBar / measured * print::kCheckBar;
        return editor::shownNumber(tenths(length), 1, locale());
    };
    const print::PrinterCorrection now = correction();
    m_effect->setText(now.isNone() ? tr("Nothing is changed: 100 mm come out as 100 mm.")
                                   : tr("From now on 100 mm are drawn as %1 mm across and as %2 mm along, "
                                        "and so come out as 100 mm.")
                                         .arg(drawn(now.across), drawn(now.along)));
    m_forget->setEnabled(!now.isNone());
}

void CorrectionDialog::retranslate()
{
    setWindowTitle(m_printer.isEmpty() ? tr("True size") : tr("True size on “%1”").arg(m_printer));
    m_first->setText(table::forRichText(tr("<b>1.</b> Print the check page at 100% (“actual size”).")));
    m_print->setText(m_printer.isEmpty() ? tr("&Save the check page…") : tr("&Print the check page"));
    m_print->setAccessibleName(m_printer.isEmpty() ? tr("Save the check page") : tr("Print the check page"));
    m_second->setText(
        table::forRichText(tr("<b>2.</b> Measure both bars with a ruler and type what you find.")));
    m_acrossCaption->setText(tr("Bar a&cross:"));
    m_across->setAccessibleName(tr("Bar across, in millimetres"));
    m_alongCaption->setText(tr("Bar a&long:"));
    m_along->setAccessibleName(tr("Bar along, in millimetres"));
    m_range->setText(
        tr("Between %1 and %2 mm can be made good. If a bar is shorter or longer, the printer has been told "
           "to fit pages to the paper: choose 100% in its settings and print the check page again.")
            .arg(locale().toString(print::kLeastMeasured), locale().toString(print::kMostMeasured)));
    m_forget->setText(tr("No co&rrection"));
    m_use->setText(tr("&Use this"));
    m_cancel->setText(tr("Cancel"));
    showEffect();
}

void CorrectionDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

} // namespace zama::shell
