#include "app/play/luck_card.h"

#include "table/widgets/bar_chart.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace zama::play {
namespace {

// Rarer than this is unusual enough to be called luck.
constexpr double kOrdinary = 1.0 / 3;
constexpr double kMillion = 1e6;

QLabel *wordsLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText); // authors' names are not markup
    return label;
}

QString shown(double number, const table::MessageFormatter &formatter)
{
    return formatter.number(std::llround(number * 10), 10);
}

// Neither 0 nor 1000 for what can happen and need not.
int permille(double chance)
{
    const int rounded = static_cast<int>(std::lround(chance * 1000));
    return chance > 0 && chance < 1 ? std::clamp(rounded, 1, 999) : rounded;
}

} // namespace

LuckCard::LuckCard(QWidget *parent)
    : QFrame(parent),
      m_name(wordsLabel(this)),
      m_verdict(wordsLabel(this)),
      m_exactly(wordsLabel(this)),
      m_chart(new table::BarChart(this)),
      m_oddest(wordsLabel(this)),
      m_table(new QWidget(this)),
      m_grid(new QGridLayout(m_table)),
      m_typed(wordsLabel(this))
{
    QFont large = font();
    large.setBold(true);
    m_verdict->setFont(large);
    large.setPointSizeF(large.pointSizeF() * 1.25);
    m_name->setFont(large);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(8);
    m_grid->setColumnStretch(0, 1);
    auto *layout = new QVBoxLayout(this);
    for (QWidget *part : {static_cast<QWidget *>(m_name), static_cast<QWidget *>(m_verdict),
                          static_cast<QWidget *>(m_exactly), m_table, static_cast<QWidget *>(m_chart),
                          static_cast<QWidget *>(m_oddest), static_cast<QWidget *>(m_typed)}) {
        layout->addWidget(part);
    }
    layout->addStretch(1);
    setFrameShape(QFrame::StyledPanel);
}

QString LuckCard::verdict() const
{
    return m_verdict->text();
}

void LuckCard::show(const odds::SideLuck &luck, const QString &side, const Livery &livery,
                    const table::MessageFormatter &formatter)
{
    setAccessibleName(tr("Luck of %1", "a side's name").arg(side));
    m_name->setText(side);
    m_chart->setLivery(livery);
    m_verdict->setText(verdictOn(luck.blows, formatter));
    const bool hasBlows = luck.blows.diceThrown() > 0;
    m_exactly->setVisible(hasBlows);
    m_exactly->setText(tr("With fair dice the chance of so many hits or more is %1, of so many or fewer %2.")
                           .arg(formatter.perCent(permille(luck.blows.chance.atLeast)),
                                formatter.perCent(permille(luck.blows.chance.atMost))));
    showKinds(luck, formatter);
    showFaces(luck, formatter);
    m_typed->setVisible(luck.hasTypedDice);
    m_typed->setText(tr("Some of these dice were rolled on the desk and typed in."));
}

QString LuckCard::rarity(double chance) const
{
    const double armies = chance > 0 ? 1.0 / chance : kMillion * 2;
    return locale().toString(static_cast<qlonglong>(std::llround(std::min(armies, kMillion))));
}

QString LuckCard::verdictOn(const odds::KindLuck &blows, const table::MessageFormatter &formatter) const
{
    if (blows.diceThrown() == 0) {
        return tr("No dice have been thrown at the enemy yet.");
    }
    const bool isGood = blows.wins >= blows.expected;
    const double chance = isGood ? blows.chance.atLeast : blows.chance.atMost;
    if (chance > kOrdinary) {
        return isGood ? tr("Nothing unusual: %1 of all armies have such luck or better.")
                            .arg(formatter.perCent(permille(chance)))
                      : tr("Nothing unusual: %1 of all armies have such luck or worse.")
                            .arg(formatter.perCent(permille(chance)));
    }
    if (chance * kMillion < 1) {
        return isGood ? tr("Luck as good as this happens to less than one army in a million.")
                      : tr("Luck as bad as this happens to less than one army in a million.");
    }
    return isGood ? tr("Luck as good as this happens to one army in %1.").arg(rarity(chance))
                  : tr("Luck as bad as this happens to one army in %1.").arg(rarity(chance));
}

void LuckCard::showKinds(const odds::SideLuck &luck, const table::MessageFormatter &formatter)
{
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const std::array<QString, 6> names{QString(),         tr("Shooting: hits"), tr("Elephants scared"),
                                       tr("Melee: hits"), tr("Generals slain"), tr("Elephants held")};
    int row = 0;
    for (const QString &title : {QString(), tr("Dice"), tr("Expected"), tr("Came")}) {
        addCell(0, row++, title);
    }
    row = 1;
    for (std::size_t kind = 1; kind < names.size(); ++kind) {
        const odds::KindLuck &k = luck.kinds.at(kind);
        if (k.rolls > 0) {
            addCell(row, 0, names.at(kind));
            addCell(row, 1, locale().toString(k.diceThrown()));
            addCell(row, 2, shown(k.expected, formatter));
            addCell(row++, 3, locale().toString(k.wins));
        }
    }
    m_table->setVisible(row > 1);
}

void LuckCard::addCell(int row, int column, const QString &text)
{
    auto *label = new QLabel(text, m_table);
    const Qt::Alignment side = column == 0 ? Qt::AlignLeading : Qt::AlignTrailing;
    label->setWordWrap(column == 0); // the numbers and their heads are short
    if (column == 3 || row == 0) {
        QFont bold = label->font();
        bold.setBold(true);
        label->setFont(bold);
    }
    m_grid->addWidget(label, row, column, side | Qt::AlignVCenter);
}

void LuckCard::showFaces(const odds::SideLuck &luck, const table::MessageFormatter &formatter)
{
    std::vector<table::Bar> bars;
    for (int face = 1; face <= 6; ++face) {
        const int count = luck.faces.at(static_cast<std::size_t>(face - 1)).count;
        bars.push_back({locale().toString(face), static_cast<double>(count), locale().toString(count),
                        tr("face %1: %2 times").arg(face).arg(count), false});
    }
    m_chart->setBars(std::move(bars), luck.faces.front().expected);
    m_chart->setAccessibleName(
        tr("How often each face fell; expected %1 each").arg(shown(luck.faces.front().expected, formatter)));
    m_chart->setToolTip(m_chart->accessibleName());
    m_chart->setVisible(luck.dice > 0);
    m_oddest->setVisible(luck.dice > 0);
    m_oddest->setText(luck.dice > 0 ? oddestFace(luck, formatter) : QString());
}

// Each face by itself: of six, one is always the oddest.
QString LuckCard::oddestFace(const odds::SideLuck &luck, const table::MessageFormatter &formatter) const
{
    const auto rarest = [](const odds::FaceLuck &f) { return std::min(f.chance.atLeast, f.chance.atMost); };
    const auto at = std::ranges::min_element(luck.faces, {}, rarest);
    const int face = static_cast<int>(at - luck.faces.begin()) + 1;
    return tr("The dashed line is what each face is expected to show. Farthest from it: %1 fell %2 times "
              "where "
              "%3 were expected; a face does so in one army in %4.")
        .arg(locale().toString(face), locale().toString(at->count), shown(at->expected, formatter),
             rarity(rarest(*at)));
}

} // namespace zama::play
