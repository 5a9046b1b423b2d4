#include "editor/balance_result.h"

#include "core/sim/balance_words.h"
#include "core/sim/class_time.h"
#include "core/text/names.h"
#include "editor/balance_bar.h"
#include "editor/share_delegate.h"
#include "table/scene/livery_painter.h"
#include "table/widgets/bar_chart.h"

#include <QEvent>
#include <QFormLayout>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSpinBox>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <map>

namespace zama::editor {
namespace {

constexpr int kBetween = 8; // pixels between chapters
constexpr std::size_t kMostDeciding = 8;
constexpr int kNameLetters = 14;
constexpr std::int64_t kMostBars = 12;

QLabel *wordsLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText); // authors' names are not markup
    return label;
}

QLabel *titleLabel(QWidget *parent)
{
    QLabel *label = wordsLabel(parent);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    return label;
}

QTreeWidget *listOf(QWidget *parent, int columns)
{
    auto *list = new QTreeWidget(parent);
    list->setColumnCount(columns);
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    list->header()->setStretchLastSection(false);
    list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    return list;
}

// As many rows as are needed, kept where there are some already.
void setRows(QTreeWidget &list, std::size_t rows)
{
    while (static_cast<std::size_t>(list.topLevelItemCount()) > rows) {
        delete list.takeTopLevelItem(list.topLevelItemCount() - 1);
    }
    while (static_cast<std::size_t>(list.topLevelItemCount()) < rows) {
        auto *item = new QTreeWidgetItem(&list);
        for (int column = 1; column < list.columnCount(); ++column) {
            item->setTextAlignment(column, Qt::AlignTrailing | Qt::AlignVCenter);
        }
    }
}

// Neither 0 nor 1000 for what came and did not always come.
int permilleOf(const sim::Share &share)
{
    const int permille = share.estimate / 10;
    return share.count > 0 && share.count < share.of ? std::clamp(permille, 1, 999) : permille;
}

// All rows and numbers are in sight; long names are cut and told by their tool tips.
void fitSize(QTreeWidget &list)
{
    int width = 2 * list.frameWidth() + kNameLetters * list.fontMetrics().averageCharWidth();
    for (int column = 1; column < list.columnCount(); ++column) {
        int widest = list.header()->sectionSizeHint(column);
        for (int row = 0; row < list.topLevelItemCount(); ++row) {
            const QAbstractItemView &cells = list;
            widest = std::max(widest, cells.sizeHintForIndex(list.model()->index(row, column)).width());
        }
        width += widest;
    }
    list.setMinimumWidth(width);
    const int row = std::max(list.sizeHintForRow(0), list.fontMetrics().height());
    list.setFixedHeight(list.header()->sizeHint().height() + row * list.topLevelItemCount() +
                        2 * list.frameWidth());
    list.setVisible(list.topLevelItemCount() > 0);
}

} // namespace

BalanceResult::BalanceResult(QWidget *parent)
    : QWidget(parent),
      m_statistics(Setup{}),
      m_formatter(locale()),
      m_verdict(titleLabel(this)),
      m_shares{wordsLabel(this), wordsLabel(this), wordsLabel(this)},
      m_bar(new BalanceBar(this)),
      m_chances(wordsLabel(this)),
      m_lengthTitle(titleLabel(this)),
      m_length(wordsLabel(this)),
      m_turns(new table::BarChart(this)),
      m_secondsLabel(wordsLabel(this)),
      m_seconds(new QSpinBox(this)),
      m_time(wordsLabel(this)),
      m_lossesTitle(titleLabel(this)),
      m_losses(listOf(this, 2)),
      m_decidingTitle(titleLabel(this)),
      m_deciding(listOf(this, 5)),
      m_decidingNote(wordsLabel(this))
{
    m_seconds->setRange(sim::kLeastSecondsAnOrder, sim::kMostSecondsAnOrder);
    m_seconds->setValue(sim::kSecondsAnOrder);
    m_secondsLabel->setBuddy(m_seconds);
    m_losses->setSelectionMode(QAbstractItemView::NoSelection);
    m_losses->setItemDelegateForColumn(1, new ShareDelegate(m_losses));
    makeLayout();
    connect(m_seconds, &QSpinBox::valueChanged, this, [this](int seconds) {
        showLength();
        emit secondsAnOrderChanged(seconds);
    });
    connect(m_deciding, &QTreeWidget::itemClicked, this, &BalanceResult::choose);
    connect(m_deciding, &QTreeWidget::itemActivated, this, &BalanceResult::choose);
    retranslate();
}

void BalanceResult::makeLayout()
{
    sizeVerdict();
    m_shares[1]->setAlignment(Qt::AlignHCenter | Qt::AlignBottom);
    m_shares[0]->setAlignment(Qt::AlignLeading | Qt::AlignBottom);
    m_shares[2]->setAlignment(Qt::AlignTrailing | Qt::AlignBottom);
    auto *shares = new QHBoxLayout;
    for (QLabel *label : m_shares) {
        shares->addWidget(label, 1);
    }
    auto *seconds = new QHBoxLayout;
    seconds->addWidget(m_secondsLabel, 1);
    seconds->addWidget(m_seconds);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_verdict);
    layout->addLayout(shares);
    layout->addWidget(m_bar);
    layout->addWidget(m_chances);
    layout->addSpacing(kBetween);
    for (QWidget *widget : {static_cast<QWidget *>(m_lengthTitle), static_cast<QWidget *>(m_length),
                            static_cast<QWidget *>(m_turns), static_cast<QWidget *>(m_time)}) {
        layout->addWidget(widget);
    }
    layout->addLayout(seconds);
    layout->addSpacing(kBetween);
    layout->addWidget(m_lossesTitle);
    layout->addWidget(m_losses);
    layout->addSpacing(kBetween);
    layout->addWidget(m_decidingTitle);
    layout->addWidget(m_deciding);
    layout->addWidget(m_decidingNote);
}

void BalanceResult::sizeVerdict()
{
    QFont large = font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * 1.2);
    m_verdict->setFont(large);
}

void BalanceResult::show(const SetupPtr &setup, const sim::Statistics &statistics,
                         const table::MessageFormatter &formatter)
{
    m_setup = setup;
    m_statistics = statistics;
    m_formatter = formatter;
    refresh();
}

void BalanceResult::setFormatter(const table::MessageFormatter &formatter)
{
    m_formatter = formatter;
    refresh();
}

int BalanceResult::secondsAnOrder() const
{
    return m_seconds->value();
}

void BalanceResult::setSecondsAnOrder(int seconds)
{
    m_seconds->setValue(seconds);
}

QString BalanceResult::text() const
{
    return QStringList{m_verdict->text(), m_chances->text(), m_length->text(), m_time->text()}.join(
        QLatin1Char('\n'));
}

QString BalanceResult::say(const Message &message) const
{
    return m_formatter.sentence(message, *m_setup);
}

void BalanceResult::refresh()
{
    if (m_setup == nullptr) {
        return;
    }
    showChances();
    showLength();
    showTurns();
    showLosses();
    showDeciding();
}

void BalanceResult::showChances()
{
    const sim::Statistics &s = m_statistics;
    const std::array<sim::Share, 3> shares{sim::shareOf(s.wins[0], s.games), sim::shareOf(s.draws, s.games),
                                           sim::shareOf(s.wins[1], s.games)};
    const std::array<QString, 3> names{m_formatter.text(m_setup->scenario.sides[0].name), tr("Drawn"),
                                       m_formatter.text(m_setup->scenario.sides[1].name)};
    for (std::size_t i = 0; i < 3; ++i) {
        m_shares[i]->setText(names.at(i) + QLatin1Char('\n') + m_formatter.perCent(permilleOf(shares.at(i))));
    }
    m_verdict->setText(say(sim::verdictOn(s)));
    const QStringList lines{say(sim::chanceInWords(SideId(0U), shares[0])),
                            say(sim::chanceInWords(SideId(1U), shares[2])), say(sim::drawsInWords(shares[1])),
                            say(sim::greatVictoriesInWords(s)), say(sim::balanceInWords(s))};
    m_chances->setText(lines.join(QLatin1Char('\n')));
    m_bar->setAccessibleDescription(m_chances->text());
    m_bar->setToolTip(tr("Full colour: great victories. The whiskers show where the true share is, 19 times "
                         "in 20. The mark in the middle is where an even battle has its draws."));
    m_bar->show(s, {m_setup->scenario.sides[0].livery, m_setup->scenario.sides[1].livery});
}

void BalanceResult::showLength()
{
    if (m_setup == nullptr || m_statistics.games == 0) {
        return;
    }
    const sim::ClassTime time = sim::classTimeOf(m_statistics, m_seconds->value());
    m_length->setText(say(sim::turnsInWords(m_statistics)));
    m_time->setText(say(sim::minutesInWords(time)) + QLatin1Char('\n') + say(sim::lessonsInWords(time)));
}

// Many lengths are put together, so that a bar is never too thin to see.
void BalanceResult::showTurns()
{
    const sim::Statistics &s = m_statistics;
    std::vector<table::Bar> bars;
    if (s.games > 0) {
        const std::int64_t step = (s.turns.most - s.turns.least) / kMostBars + 1;
        for (std::int64_t from = s.turns.least; from <= s.turns.most; from += step) {
            std::int64_t games = 0;
            for (auto at = s.turnCounts.lower_bound(static_cast<int>(from));
                 at != s.turnCounts.end() && at->first < from + step; ++at) {
                games += at->second;
            }
            const QString turns =
                step == 1 ? locale().toString(from)
                          : tr("%1–%2").arg(locale().toString(from), locale().toString(from + step - 1));
            const QString share = m_formatter.perCent(permilleOf(sim::shareOf(games, s.games)));
            bars.push_back({turns, static_cast<double>(games), locale().toString(games),
                            tr("%1 turns: %2").arg(turns, share), false});
        }
    }
    m_turns->setBars(std::move(bars));
}

void BalanceResult::showLosses()
{
    struct Loss {
        std::int64_t lost = 0; // thousandths of a stand
        int starting = 0;
    };
    std::map<std::pair<std::size_t, std::size_t>, Loss> losses; // by side and type
    for (std::size_t u = 0; u < m_statistics.units.size(); ++u) {
        const sim::UnitTotals &unit = m_statistics.units[u];
        Loss &loss = losses[{unit.side.index(), m_setup->units[u].type.index()}];
        loss.lost += unit.lost.meanThousandths();
        loss.starting += unit.starting;
    }
    std::erase_if(losses, [](const auto &entry) { return entry.second.starting == 0; });
    setRows(*m_losses, losses.size());
    int row = 0;
    for (const auto &[key, loss] : losses) {
        const Livery &livery = m_setup->scenario.sides[key.first].livery;
        QTreeWidgetItem *item = m_losses->topLevelItem(row++);
        item->setText(0, m_formatter.text(MessageArg(TypeId(key.second)), *m_setup));
        item->setText(
            1, tr("%1 of %2")
                   .arg(m_formatter.number((loss.lost + 50) / 100, 10), locale().toString(loss.starting)));
        item->setData(1, ShareDelegate::kShare, static_cast<double>(loss.lost) / (1000.0 * loss.starting));
        item->setData(1, ShareDelegate::kLivery, QVariant::fromValue(livery));
        item->setIcon(0, table::liverySign(livery, m_losses->fontMetrics().height(), devicePixelRatioF(),
                                           palette().color(QPalette::WindowText)));
    }
    fitSize(*m_losses);
}

void BalanceResult::showDeciding()
{
    std::vector<sim::Influence> units = sim::decidingUnits(m_statistics);
    units.resize(std::min(kMostDeciding, units.size()));
    setRows(*m_deciding, units.size());
    for (std::size_t i = 0; i < units.size(); ++i) {
        const sim::Influence &unit = units[i];
        QTreeWidgetItem *item = m_deciding->topLevelItem(static_cast<int>(i));
        const auto percent = [&](const sim::Share &share) { return m_formatter.perCent(permilleOf(share)); };
        item->setText(0, m_formatter.text(MessageArg(unit.unit), *m_setup));
        item->setText(1, percent(unit.wonWith));
        item->setText(2, percent(unit.wonWithout));
        item->setText(3, m_formatter.number(unit.takenTenths, 10));
        item->setText(4, m_formatter.number(unit.lostTenths, 10));
        item->setData(0, Qt::UserRole, QString::fromStdString(m_setup->units[unit.unit.index()].id));
        const Livery &livery = m_setup->scenario.sides[unit.side.index()].livery;
        item->setIcon(0, table::liverySign(livery, m_deciding->fontMetrics().height(), devicePixelRatioF(),
                                           palette().color(QPalette::WindowText)));
        const QString words =
            say(sim::influenceInWords(unit)) + QLatin1Char('\n') + say(sim::deedsInWords(unit));
        for (int column = 0; column < m_deciding->columnCount(); ++column) {
            item->setToolTip(column, words);
        }
        item->setData(0, Qt::AccessibleDescriptionRole, words);
    }
    fitSize(*m_deciding);
    m_decidingNote->setText(
        units.empty() ? tr("So far no unit stands out: its side wins as often without it as with it.")
                      : tr("Of the battles at whose end the unit still stood, its side won this share; of "
                           "those in which it was gone, that. The farther apart, the more hangs on the "
                           "unit. Choose one to see it on the table."));
}

void BalanceResult::choose(const QTreeWidgetItem *item)
{
    emit unitChosen({PieceKind::Unit, item->data(0, Qt::UserRole).toString().toStdString()});
}

void BalanceResult::retranslate()
{
    m_bar->setAccessibleName(tr("Who wins"));
    m_lengthTitle->setText(tr("Length"));
    m_turns->setAccessibleName(tr("How many battles take how many turns"));
    m_turns->setToolTip(m_turns->accessibleName());
    m_secondsLabel->setText(tr("Seconds an order takes your class, dice included"));
    m_seconds->setAccessibleName(tr("Seconds an order takes your class, dice included"));
    m_seconds->setToolTip(tr("Reckoned, not measured: with 13 seconds Zama takes two lessons. Time one "
                             "battle, divide its seconds by its orders, and type that in."));
    m_lossesTitle->setText(tr("Losses"));
    m_losses->setAccessibleName(tr("Losses by kind of troops"));
    m_losses->setHeaderLabels({tr("Troops"), tr("Stands lost")});
    m_decidingTitle->setText(tr("Units that decide it"));
    m_deciding->setAccessibleName(tr("Units that decide it"));
    m_deciding->setHeaderLabels({tr("Unit"), tr("Won with"), tr("Without"), tr("Took"), tr("Lost")});
    refresh();
}

void BalanceResult::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        sizeVerdict();
        refresh(); // lists are as high as their rows
    } else if (event->type() == QEvent::PaletteChange) {
        refresh(); // signs are framed in the colour of the text
    }
}

} // namespace zama::editor
