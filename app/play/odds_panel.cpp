#include "app/play/odds_panel.h"

#include "app/play/odds_words.h"
#include "app/play/share_bar.h"
#include "core/game/queries.h"
#include "core/odds/odds.h"
#include "core/odds/state_questions.h"
#include "core/rules/charge.h"
#include "core/text/phrase.h"
#include "table/widgets/bar_chart.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace zama::play {

// `unit` does something to `other`.
struct OddsPanel::Question {
    State state;
    UnitId unit;
    UnitId other;
    bool isCharge = false;
    bool fromFront = true;
    std::vector<UnitId> touched; ///< by a charge, `other` among them
    table::MessageFormatter formatter;

    [[nodiscard]] QString name(UnitId id) const { return nameOf(state, id, formatter); }
    [[nodiscard]] QString percent(double chance) const { return percentOf(chance, formatter); }
    [[nodiscard]] bool hasCharged(UnitId id) const
    {
        return state.unit(id).deeds.charged || (isCharge && id == unit);
    }
};

OddsPanel::OddsPanel(QWidget *parent)
    : QWidget(parent),
      m_title(new QLabel(this)),
      m_lines(new QLabel(this)),
      m_chartTitle(new QLabel(this)),
      m_chart(new table::BarChart(this)),
      m_shares(new ShareBar(this))
{
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    for (QLabel *label : {m_title, m_lines, m_chartTitle}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText); // authors' names are not markup
    }
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addWidget(m_shares);
    layout->addWidget(m_lines);
    layout->addWidget(m_chartTitle);
    layout->addWidget(m_chart);
    layout->addStretch(1);
    clear();
}

void OddsPanel::clear()
{
    ask([this] { m_title->setText(tr("Point at a target to see the odds.")); });
}

void OddsPanel::ask(std::function<void()> question)
{
    m_question = std::move(question);
    retranslate();
}

void OddsPanel::retranslate()
{
    setAccessibleName(tr("Odds"));
    begin({});
    m_question();
    m_lines->setText(m_text);
    m_lines->setVisible(!m_text.isEmpty());
    setAccessibleDescription(m_text);
}

void OddsPanel::begin(const QString &title)
{
    m_title->setText(title);
    m_text.clear();
    m_chart->setVisible(false);
    m_chartTitle->setVisible(false);
    m_shares->setVisible(false);
}

QString OddsPanel::title() const
{
    return m_title->text();
}

QString OddsPanel::text() const
{
    return m_text;
}

void OddsPanel::addLine(const QString &line)
{
    m_text += m_text.isEmpty() ? line : QLatin1Char('\n') + line;
}

void OddsPanel::chartStands(const State &state, UnitId unit, const odds::Distribution &left,
                            const table::MessageFormatter &formatter)
{
    m_chart->setLivery(liveryOf(state, unit));
    m_chart->setBars(barsOf(left, formatter));
    m_chartTitle->setText(tr("Stands that %1 has left:").arg(nameOf(state, unit, formatter)));
    m_chart->setAccessibleName(m_chartTitle->text());
    m_chart->setVisible(true);
    m_chartTitle->setVisible(true);
}

void OddsPanel::showShot(const State &state, const Shoot &order, const table::MessageFormatter &formatter)
{
    const Question q{state, order.unit, order.target, false, true, {}, formatter};
    ask([this, q] { volley(q); });
}

void OddsPanel::showCharge(const State &state, const DeclareCharge &order,
                           const table::MessageFormatter &formatter)
{
    rules::ChargePlan plan;
    Question q{state, order.unit, order.target, true, true, {}, formatter};
    if (!rules::checkCharge(state, order, &plan)) {
        q.fromFront = plan.fromFront;
        q.touched = plan.touched;
    } else if (state.isPresent(order.unit) && state.isPresent(order.target)) {
        q.fromFront = rules::isFromFront(state, order.target, state.unit(order.unit).pose,
                                         extentOf(state, order.unit).depth, state.footprint(order.unit));
    }
    ask([this, q] { contact(q); });
}

void OddsPanel::showPair(const State &state, UnitId a, UnitId b, const table::MessageFormatter &formatter)
{
    const Question q{state, a, b, false, true, {}, formatter};
    ask([this, q] { contact(q); });
}

void OddsPanel::volley(const Question &q)
{
    if (!q.state.isPresent(q.unit) || !q.state.isPresent(q.other)) {
        return;
    }
    if (q.state.typeOf(q.other).isElephant) {
        m_title->setText(tr("Nobody can shoot at elephants."));
        return;
    }
    const odds::Volley shot = odds::volleyOf(q.state, q.unit, q.other);
    const PendingRoll roll{RollKind::Volley, q.state.sideOf(q.unit), q.unit, q.other, {}, shot.dice,
                           shot.hit};
    m_title->setText(q.formatter.sentence(messageFor(roll), *q.state.setup));
    const odds::StruckOdds odds = odds::volley(shot);
    addLine(lossLine(odds, shot.targetStands, q.formatter));
    chartStands(q.state, q.other, odds.left, q.formatter);
}

void OddsPanel::contact(const Question &q)
{
    if (!q.state.isPresent(q.unit) || !q.state.isPresent(q.other)) {
        return;
    }
    m_title->setText(
        (q.isCharge ? tr("%1 charges %2", "a unit, a unit") : tr("%1 against %2", "a unit, a unit"))
            .arg(q.name(q.unit), q.name(q.other)));
    const UnitType &mine = q.state.typeOf(q.unit);
    const UnitType &theirs = q.state.typeOf(q.other);
    if (q.isCharge && theirs.has(Trait::RoutsWhenCharged)) {
        addLine(tr("%1 routs when it is charged and is gone at contact.").arg(q.name(q.other)));
    } else if (mine.isElephant && theirs.isElephant) {
        addLine(tr("Elephants cannot hurt each other."));
    } else if (mine.isElephant && q.isCharge) {
        elephantStrikes(q);
    } else if (mine.isElephant) {
        Question turned = q;
        std::swap(turned.unit, turned.other);
        elephantIsCharged(turned);
    } else if (theirs.isElephant) {
        elephantIsCharged(q);
    } else {
        fight(q);
    }
    noteCompany(q);
}

// E3 to E12
void OddsPanel::elephantStrikes(const Question &q)
{
    const odds::ElephantCase question = odds::elephantCaseOf(q.state, q.unit, q.other, q.fromFront);
    const odds::ElephantOdds odds = odds::elephantCharge(question, odds::ElephantPlan::FirstTurn);
    if (question.scareDie) {
        addLine(tr("Scare die: %1 may frighten it away (%2).")
                    .arg(q.name(q.other),
                         q.percent(odds.fates.at(static_cast<std::size_t>(odds::ChargeFate::Scared)))));
    } else {
        addLine(tr("%1 gets no scare die.").arg(q.name(q.other)));
    }
    addLine(tr("Its hit takes %1 stands.").arg(q.formatter.number(question.impactLoss, 1)));
    addLine(tr("Runs wild after the round: %1.").arg(q.percent(odds.rampages)));
    const double gone =
        !odds.left.empty() && odds.left.front().outcome == 0 ? odds.left.front().probability : 0;
    const odds::StruckOdds struck{odds.left, question.stands - odds.meanLost, odds.meanLost, gone};
    addLine(lossLine(struck, question.stands, q.formatter));
    chartStands(q.state, q.other, odds.left, q.formatter);
}

// E1, Q47, Q73: no dice against it; sooner or later its own control die sends it off.
void OddsPanel::elephantIsCharged(const Question &q)
{
    odds::ElephantCase question = odds::elephantCaseOf(q.state, q.other, q.unit, false);
    question.hitsWhenCharged = question.hitsWhenCharged && q.isCharge;
    const odds::ElephantOdds odds = odds::elephantCharged(question, odds::ElephantPlan::FirstTurn);
    addLine(tr("No dice are rolled against elephants; %1 is bound by the fight.").arg(q.name(q.other)));
    addLine(tr("Its control die sends it running after the round: %1.").arg(q.percent(odds.rampages)));
    const double gone =
        !odds.left.empty() && odds.left.front().outcome == 0 ? odds.left.front().probability : 0;
    const odds::StruckOdds struck{odds.left, question.stands - odds.meanLost, odds.meanLost, gone};
    addLine(lossLine(struck, question.stands, q.formatter));
    chartStands(q.state, q.unit, odds.left, q.formatter);
}

// F1 to F6
void OddsPanel::fight(const Question &q)
{
    const odds::Fighter mine = odds::fighterOf(q.state, q.unit, q.other, q.hasCharged(q.unit));
    const odds::Fighter theirs = odds::fighterOf(q.state, q.other, q.unit, q.hasCharged(q.other));
    const odds::RoundOdds round = odds::meleeRound(mine, theirs);
    const odds::FightOdds end = odds::fightToTheEnd(mine, theirs);
    const auto share = [&](UnitId unit, double part) {
        return Share{part, tr("%1 wins: %2", "a unit, chance").arg(q.name(unit), q.percent(part)),
                     liveryOf(q.state, unit)};
    };
    std::vector<Share> shares{share(q.unit, end.a.wins)};
    if (end.bothGone > 0) {
        shares.push_back({end.bothGone, tr("both destroyed: %1").arg(q.percent(end.bothGone)), {}});
    }
    if (end.noDecision > 0) {
        shares.push_back({end.noDecision, tr("no decision: %1").arg(q.percent(end.noDecision)), {}});
    }
    shares.push_back(share(q.other, end.b.wins));
    addLine(tr("Fought to the end:"));
    for (const Share &s : shares) {
        addLine(s.text);
    }
    m_shares->setShares(std::move(shares));
    m_shares->setAccessibleName(tr("Who wins"));
    m_shares->setVisible(true);
    addLine(tr("In the first round:"));
    for (const auto &[unit, odds] : {std::pair(q.unit, round.a), std::pair(q.other, round.b)}) {
        addLine(tr("%1 loses %2 of %3 stands on average; destroyed: %4.", "a unit, stands, stands, chance")
                    .arg(q.name(unit), tenthsOf(odds.meanLost, q.formatter),
                         q.formatter.number(q.state.unit(unit).strength, 1), q.percent(odds.gone)));
    }
    chartStands(q.state, q.other, round.b.left, q.formatter);
}

// Odds of two say nothing of a third.
void OddsPanel::noteCompany(const Question &q)
{
    for (const UnitId met : q.touched) {
        if (met != q.other) {
            addLine(tr("%1 would be met too; the odds leave it out.").arg(q.name(met)));
        }
    }
    for (const UnitId unit : {q.unit, q.other}) {
        const std::vector<UnitId> enemies = enemiesOf(q.state, unit);
        const bool hasOthers =
            std::ranges::any_of(enemies, [&](UnitId e) { return e != q.unit && e != q.other; });
        if (hasOthers) {
            addLine(tr("%1 is fighting others too; these are the odds of the two alone.").arg(q.name(unit)));
        }
    }
}

void OddsPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

} // namespace zama::play
