#include "app/shell/print_looks.h"

#include "app/print/print_words.h"
#include "table/model/language.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QRadioButton>
#include <QSignalBlocker>

#include <array>

namespace zama::shell {
namespace {

const QString kUpright = QStringLiteral("upright");
const QString kSideways = QStringLiteral("sideways");
const QString kNone;

// Of each value, what readers see.
void setTexts(QComboBox &box, const QStringList &texts)
{
    for (int i = 0; i < box.count(); ++i) {
        box.setItemText(i, texts.value(i));
    }
}

QStringList namesOf(const QStringList &languages)
{
    QStringList names;
    for (const QString &tag : languages) {
        names << table::languageName(tag.toStdString());
    }
    return names;
}

void choose(QComboBox &box, const QString &value)
{
    const QSignalBlocker quiet(&box);
    box.setCurrentIndex(std::max(0, box.findData(value)));
}

} // namespace

PrintLooks::PrintLooks(QStringList languages, QWidget *parent)
    : QWidget(parent),
      m_languages(std::move(languages)),
      m_inkCaption(new QLabel(this)),
      m_ink(new QButtonGroup(this)),
      m_inkMeaning(new QLabel(this)),
      m_paper(makeField(print::paperWords())),
      m_turn(makeField({kUpright, kSideways})),
      m_language(makeField(m_languages)),
      m_second(makeField(QStringList(kNone) + m_languages)),
      m_lengths(makeField(print::lengthWords()))
{
    layOut();
    connect(m_ink, &QButtonGroup::idToggled, this, [this](int, bool isOn) {
        if (isOn) {
            showInk();
            emit changed();
        }
    });
    retranslate();
}

PrintLooks::Field PrintLooks::makeField(const QStringList &values)
{
    const Field field{new QLabel(this), new QComboBox(this)};
    for (const QString &value : values) {
        field.box->addItem(QString(), value);
    }
    field.box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    field.box->setMinimumContentsLength(10);
    field.caption->setBuddy(field.box);
    field.caption->setWordWrap(true);
    connect(field.box, &QComboBox::currentIndexChanged, this, &PrintLooks::changed);
    return field;
}

void PrintLooks::layOut()
{
    QFont bold = m_inkCaption->font();
    bold.setBold(true);
    m_inkCaption->setFont(bold);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 3);
    grid->addWidget(m_inkCaption, 0, 0, 1, 2);
    for (int ink = 0; ink < print::inkWords().size(); ++ink) {
        auto *button = new QRadioButton(this);
        m_ink->addButton(button, ink);
        grid->addWidget(button, grid->rowCount(), 0, 1, 2);
    }
    m_inkMeaning->setWordWrap(true);
    grid->addWidget(m_inkMeaning, grid->rowCount(), 0, 1, 2);
    grid->setRowMinimumHeight(grid->rowCount(), 8);
    for (const Field &field : {m_paper, m_turn, m_language, m_second, m_lengths}) {
        const int row = grid->rowCount();
        grid->addWidget(field.caption, row, 0);
        grid->addWidget(field.box, row, 1);
    }
    const bool hasSecond = m_languages.size() > 1;
    m_second.caption->setVisible(hasSecond);
    m_second.box->setVisible(hasSecond);
}

void PrintLooks::showOrder(const print::PrintOrder &order)
{
    const QSignalBlocker quiet(m_ink);
    m_ink->button(static_cast<int>(order.ink))->setChecked(true);
    showInk();
    choose(*m_paper.box, print::wordOf(order.paper.size));
    choose(*m_turn.box, order.paper.orientation == QPageLayout::Landscape ? kSideways : kUpright);
    choose(*m_language.box, order.languages.value(0));
    choose(*m_second.box, order.languages.value(1));
    choose(*m_lengths.box, print::lengthWords().at(static_cast<int>(order.lengths)));
}

void PrintLooks::writeTo(print::PrintOrder &order) const
{
    order.ink = static_cast<print::Ink>(m_ink->checkedId());
    order.paper.size = print::paperOf(m_paper.box->currentData().toString()).value_or(order.paper.size);
    order.paper.orientation =
        m_turn.box->currentData().toString() == kSideways ? QPageLayout::Landscape : QPageLayout::Portrait;
    order.languages = {m_language.box->currentData().toString()};
    const QString second = m_second.box->currentData().toString();
    if (second != kNone && second != order.languages.constFirst()) {
        order.languages << second;
    }
    order.lengths = print::lengthsOf(m_lengths.box->currentData().toString()).value_or(order.lengths);
}

void PrintLooks::showInk()
{
    const std::array<QString, 3> meanings{
        tr("As on the screen."), tr("Nothing but lines: a class colours its soldiers itself."),
        tr("Colours are only hinted at: at most an eighth of the paper is covered.")};
    for (int i = 0; i < 3; ++i) {
        m_ink->button(i)->setAccessibleDescription(meanings.at(static_cast<std::size_t>(i)));
        if (m_ink->button(i)->isChecked()) {
            m_inkMeaning->setText(meanings.at(static_cast<std::size_t>(i)));
        }
    }
}

void PrintLooks::retranslate()
{
    m_inkCaption->setText(tr("Ink"));
    const std::array<QString, 3> inks{tr("In &colour"), tr("&Outlines, to colour in"),
                                      tr("&Pale, saves ink")};
    for (int i = 0; i < 3; ++i) {
        m_ink->button(i)->setText(inks.at(static_cast<std::size_t>(i)));
    }
    showInk();
    m_paper.caption->setText(tr("P&aper"));
    m_paper.box->setAccessibleName(tr("Paper"));
    setTexts(*m_paper.box, {tr("A4"), tr("Letter")});
    m_turn.caption->setText(tr("Or&ientation"));
    m_turn.box->setAccessibleName(tr("Orientation"));
    setTexts(*m_turn.box, {tr("Upright", "paper"), tr("Sideways", "paper")});
    m_language.caption->setText(tr("&Language"));
    m_language.box->setAccessibleName(tr("Language"));
    setTexts(*m_language.box, namesOf(m_languages));
    m_second.caption->setText(tr("Secon&d language"));
    m_second.box->setAccessibleName(tr("Second language"));
    setTexts(*m_second.box, QStringList(tr("None", "second language")) + namesOf(m_languages));
    m_lengths.caption->setText(tr("Le&ngths"));
    m_lengths.box->setAccessibleName(tr("Lengths"));
    setTexts(*m_lengths.box, {tr("Inches"), tr("Centimetres")});
}

void PrintLooks::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

} // namespace zama::shell
