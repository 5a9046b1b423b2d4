#include "app/play/verdict_banner.h"

#include "app/play/title_font.h"
#include "core/rules/victory.h"
#include "core/text/phrase.h"
#include "table/art/recolour.h"
#include "table/model/muster.h"
#include "table/scene/livery_painter.h"
#include "table/widgets/accessible_role.h"

#include <QAccessible>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace zama::play {
namespace {

constexpr double kRadius = 10.0;
constexpr int kHeadlineLetters = 56; // of plain text; longer headlines take a second line
constexpr int kShadow = 6;           // pixels around the card

QLabel *plainLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText); // authors' names are not markup
    return label;
}

} // namespace

VerdictBanner::VerdictBanner(table::FigurePixmaps &pixmaps, QWidget *parent)
    : QFrame(parent),
      m_pixmaps(pixmaps),
      m_laurel(new QLabel(this)),
      m_headline(plainLabel(this)),
      m_reason(plainLabel(this)),
      m_turns(plainLabel(this)),
      m_standsHeading(plainLabel(this)),
      m_generalsHeading(plainLabel(this)),
      m_report(new QPushButton(this)),
      m_lookBack(new QPushButton(this)),
      m_again(new QPushButton(this)),
      m_start(new QPushButton(this)),
      m_close(new QToolButton(this))
{
    table::setAccessibleRole(*this, QAccessible::AlertMessage);
    for (Cost &cost : m_costs) {
        cost = {new QLabel(this), plainLabel(this), plainLabel(this), plainLabel(this)};
    }
    useTitleFont(*m_headline, 1.8);
    m_headline->setWordWrap(true);
    m_reason->setWordWrap(true);
    layOut();
    connect(m_report, &QPushButton::clicked, this, &VerdictBanner::reportRequested);
    connect(m_lookBack, &QPushButton::clicked, this, &VerdictBanner::lookBackRequested);
    connect(m_again, &QPushButton::clicked, this, &VerdictBanner::againRequested);
    connect(m_start, &QPushButton::clicked, this, &VerdictBanner::startRequested);
    connect(m_close, &QToolButton::clicked, this, &VerdictBanner::dismiss);
    setVisible(false);
}

void VerdictBanner::layOut()
{
    auto *words = new QVBoxLayout;
    words->addWidget(m_headline);
    words->addWidget(m_reason);
    m_close->setAutoRaise(true);
    auto *head = new QHBoxLayout;
    head->setSpacing(14);
    head->addWidget(m_laurel, 0, Qt::AlignTop);
    head->addLayout(words, 1);
    head->addWidget(m_close, 0, Qt::AlignTop);
    auto *costs = new QGridLayout;
    costs->setHorizontalSpacing(18);
    costs->setVerticalSpacing(4);
    costs->addWidget(m_turns, 0, 0, 1, 2);
    costs->addWidget(m_standsHeading, 0, 2, Qt::AlignTrailing);
    costs->addWidget(m_generalsHeading, 0, 3, Qt::AlignTrailing);
    for (int row = 1; row <= 2; ++row) {
        const Cost &cost = m_costs.at(static_cast<std::size_t>(row - 1));
        costs->addWidget(cost.sign, row, 0);
        costs->addWidget(cost.name, row, 1);
        costs->addWidget(cost.stands, row, 2, Qt::AlignTrailing);
        costs->addWidget(cost.generals, row, 3, Qt::AlignTrailing);
    }
    costs->setColumnStretch(1, 1);
    auto *buttons = new QGridLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_report, 0, 0);
    buttons->addWidget(m_lookBack, 0, 1);
    buttons->addWidget(m_again, 1, 0);
    buttons->addWidget(m_start, 1, 1);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(22 + kShadow, 16 + kShadow, 14 + kShadow, 18 + kShadow);
    all->setSpacing(12);
    all->addLayout(head);
    all->addLayout(costs);
    all->addLayout(buttons);
}

void VerdictBanner::show(const State &end, const table::MessageFormatter &formatter)
{
    m_end = end;
    retranslate(formatter);
    setVisible(true);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void VerdictBanner::retranslate(const table::MessageFormatter &formatter)
{
    m_formatter = formatter;
    m_report->setText(tr("Read the battle report"));
    m_lookBack->setText(tr("Look back"));
    m_lookBack->setToolTip(tr("To the beginning of the battle, to go through it with the timeline"));
    m_again->setText(tr("Play again"));
    m_again->setToolTip(tr("The same battle from its beginning, with new dice"));
    m_start->setText(tr("Start page"));
    m_close->setText(tr("Close"));
    if (m_end) {
        fill();
    }
}

void VerdictBanner::fill()
{
    const Setup &setup = *m_end->setup;
    m_headline->setText(m_formatter->sentence(headlineFor(*m_end->outcome), setup));
    m_reason->setText(m_formatter->sentence(messageFor(*m_end->outcome), setup));
    m_turns->setText(tr("Turns: %1", "how many were played").arg(m_formatter->number(m_end->turn, 1)));
    m_standsHeading->setText(tr("Stands lost"));
    m_generalsHeading->setText(tr("Generals fallen"));
    for (const SideId side : {SideId(0), SideId(1)}) {
        fillCost(side, *m_formatter);
    }
    setAccessibleName(text());
    dress();
}

void VerdictBanner::fillCost(SideId side, const table::MessageFormatter &formatter)
{
    const std::size_t s = side.index();
    const rules::Score score = rules::scoreOf(*m_end);
    const table::Strength strength = table::musterOf(*m_end).sides.at(s);
    const auto share = [&](int part, int whole) {
        return tr("%1 of %2", "how many were lost")
            .arg(formatter.number(part, 1), formatter.number(whole, 1));
    };
    const Cost &cost = m_costs.at(s);
    cost.name->setText(formatter.text(m_end->setup->scenario.sides.at(s).name));
    cost.stands->setText(share(score.lost[s], score.starting[s]));
    cost.generals->setText(share(strength.fullGenerals - strength.generals, strength.fullGenerals));
    cost.sign->setPixmap(table::liverySign(m_end->setup->scenario.sides.at(s).livery, fontMetrics().height(),
                                           devicePixelRatioF(), palette().color(QPalette::WindowText)));
}

QString VerdictBanner::text() const
{
    QString all = tr("%1. %2 %3.", "headline, reason, turns")
                      .arg(m_headline->text(), m_reason->text(), m_turns->text());
    for (const Cost &cost : m_costs) {
        all = tr("%1 %2: stands lost %3, generals fallen %4.", "what was said before, a side, two counts")
                  .arg(all, cost.name->text(), cost.stands->text(), cost.generals->text());
    }
    return all;
}

void VerdictBanner::takeFocus()
{
    m_report->setFocus(Qt::OtherFocusReason);
}

void VerdictBanner::dismiss()
{
    hide();
    emit dismissed();
}

void VerdictBanner::dress()
{
    const double ratio = devicePixelRatioF();
    const int side = m_headline->fontMetrics().height() * 3 / 2;
    QPixmap laurel = m_pixmaps.icon(QStringLiteral("laurel"), palette().color(QPalette::Highlight),
                                    static_cast<int>(side * ratio));
    laurel.setDevicePixelRatio(ratio);
    m_laurel->setPixmap(laurel);
    const int longest = fontMetrics().averageCharWidth() * kHeadlineLetters;
    m_headline->setMinimumWidth(
        std::min(longest, m_headline->fontMetrics().horizontalAdvance(m_headline->text()) + 2));
    for (QLabel *heading : {m_standsHeading, m_generalsHeading, m_turns}) {
        heading->setForegroundRole(QPalette::PlaceholderText);
    }
    QPalette strong = palette();
    strong.setColor(QPalette::Button, palette().color(QPalette::Highlight));
    strong.setColor(QPalette::ButtonText, palette().color(QPalette::HighlightedText));
    m_report->setPalette(strong);
}

void VerdictBanner::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).adjusted(kShadow, kShadow, -kShadow, -kShadow);
    painter.setPen(Qt::NoPen);
    for (int i = kShadow; i > 0; --i) {
        painter.setBrush(QColor(0, 0, 0, 12));
        painter.drawRoundedRect(card.adjusted(-i, -i + 1, i, i), kRadius + i, kRadius + i);
    }
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2.0));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(card, kRadius, kRadius);
}

void VerdictBanner::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        dismiss();
    } else {
        QFrame::keyPressEvent(event);
    }
}

void VerdictBanner::mousePressEvent(QMouseEvent *)
{
    dismiss();
}

void VerdictBanner::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    const bool isLook = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange;
    if (isLook && m_end) {
        fill(); // signs are drawn for a size and a colour of text
    }
}

} // namespace zama::play
