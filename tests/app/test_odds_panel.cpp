// What to expect before the dice fall.

#include "app/play/odds_panel.h"
#include "app/play/share_bar.h"
#include "core/odds/odds.h"
#include "table/art/resources.h"
#include "table/widgets/bar_chart.h"
#include "tests/support/tiny_battle.h"

#include <QTest>

#include <cmath>

using namespace zama;
using namespace zama::play;
using namespace zama::test;

namespace {

double chartSum(const OddsPanel &panel)
{
    double sum = 0;
    for (const table::Bar &bar : panel.chart().bars()) {
        sum += bar.value;
    }
    return sum;
}

bool says(const OddsPanel &panel, const QString &text)
{
    return panel.text().contains(text);
}

} // namespace

class TestOddsPanel : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English));
        table::initResources();
    }

    // Five dice at 6: 5/6 hits on average.
    void aVolley()
    {
        const State s = tinyBattle()
                            .add("SK", "a", 20, 10, 0, 5)
                            .add("CSK", "b", 20, 13, 180, 5)
                            .at(StepKind::Shoot, "R")
                            .state();
        OddsPanel panel;
        panel.showShot(s, shotOf(s, "a", "b"), m_formatter);
        QCOMPARE(panel.title(), QStringLiteral("Roll 5 dice for a, shooting at b: each 6 hits."));
        const odds::StruckOdds odds = odds::volley({.dice = 5, .hit = 6, .targetStands = 5});
        QVERIFY(
            says(panel,
                 QStringLiteral("Expected loss %1 of 5 stands; destroyed: ").arg(odds.meanLost, 0, 'f', 1)));
        QVERIFY(std::abs(chartSum(panel) - 1) < 0.002);
        QVERIFY(panel.chart().bars().front().isBroken); // no stand left
        QCOMPARE(panel.chart().bars().back().label, QStringLiteral("5"));
    }

    void elephantsAreNoTarget()
    {
        const State s = tinyBattle()
                            .add("SK", "a", 20, 10, 0, 5)
                            .add("ELE", "e", 20, 13, 180, 1)
                            .at(StepKind::Shoot, "R")
                            .state();
        OddsPanel panel;
        panel.showShot(s, shotOf(s, "a", "e"), m_formatter);
        QCOMPARE(panel.title(), QStringLiteral("Nobody can shoot at elephants."));
        QVERIFY(panel.chart().isHidden());
    }

    void aChargeAndItsFight()
    {
        const State s = tinyBattle()
                            .add("INF", "a", 20, 10, 0, 8)
                            .add("HVY", "b", 20, 14, 180, 7)
                            .at(StepKind::Charge)
                            .state();
        OddsPanel panel;
        panel.showCharge(s, chargeOf(s, "a", "b", {straight(mils(6))}), m_formatter);
        QCOMPARE(panel.title(), QStringLiteral("a charges b"));
        const odds::FightOdds end = odds::fightToTheEnd({.stands = 8, .hit = 5}, {.stands = 7, .hit = 5});
        QVERIFY(std::abs(panel.shares().shares().front().part - end.a.wins) < 1e-12);
        double all = 0;
        for (const Share &share : panel.shares().shares()) {
            all += share.part;
        }
        QVERIFY(std::abs(all - 1) < 1e-9);
        QVERIFY(says(panel, QStringLiteral("a wins: ")));
        QVERIFY(!says(panel, QStringLiteral("others")));
    }

    // F2: the charger's first round has its own number where its type has one.
    void cavalryChargesWithItsOwnNumber()
    {
        const State s = tinyBattle()
                            .add("CAV", "a", 20, 10, 0, 6)
                            .add("HVY", "b", 20, 14, 180, 7)
                            .at(StepKind::Charge)
                            .state();
        const UnitType &type = s.typeOf(idOf(s, "a"));
        odds::Fighter rider{.stands = 6, .hit = type.meleeHit};
        rider.hitFirstRound = type.meleeHitAfterCharge;
        const odds::FightOdds charging = odds::fightToTheEnd(rider, {.stands = 7, .hit = 5});
        OddsPanel panel;
        panel.showCharge(s, chargeOf(s, "a", "b", {straight(mils(6))}), m_formatter);
        QVERIFY(std::abs(panel.shares().shares().front().part - charging.a.wins) < 1e-12);
    }

    void scorpionsRout()
    {
        const State s = tinyBattle()
                            .add("HVY", "b", 20, 14, 180, 7)
                            .add("SCO", "s", 20, 10, 0, 1)
                            .at(StepKind::Charge)
                            .state();
        OddsPanel panel;
        panel.showCharge(s, chargeOf(s, "b", "s", {straight(mils(6))}), m_formatter);
        QVERIFY(says(panel, QStringLiteral("s routs when it is charged")));
        QVERIFY(panel.chart().isHidden() && panel.shares().isHidden());
    }

    // E3: from the front the infantry may scare it (5 or 6), from behind it may not.
    void anElephantChargesFromFrontAndBack()
    {
        const auto battle = [](double facing) {
            return tinyBattle()
                .add("INF", "a", 20, 10, facing, 8)
                .add("ELE", "e", 20, 14, 180, 1)
                .at(StepKind::Charge)
                .state();
        };
        OddsPanel panel;
        const State front = battle(0);
        panel.showCharge(front, chargeOf(front, "e", "a", {straight(mils(8))}), m_formatter);
        QVERIFY2(says(panel, QStringLiteral("Scare die: a may frighten it away (33%).")),
                 qPrintable(panel.text()));
        const State back = battle(180);
        panel.showCharge(back, chargeOf(back, "e", "a", {straight(mils(8))}), m_formatter);
        QVERIFY2(says(panel, QStringLiteral("a gets no scare die.")), qPrintable(panel.text()));
        QVERIFY(says(panel, QStringLiteral("Its hit takes 2 stands.")));
    }

    void anElephantIsCharged()
    {
        const State s = tinyBattle()
                            .add("INF", "a", 20, 10, 0, 8)
                            .add("ELE", "e", 20, 14, 180, 1)
                            .at(StepKind::Charge)
                            .state();
        OddsPanel panel;
        panel.showCharge(s, chargeOf(s, "a", "e", {straight(mils(6))}), m_formatter);
        QVERIFY(says(panel, QStringLiteral("No dice are rolled against elephants")));
        QVERIFY(says(panel, QStringLiteral("67%"))); // four faces of six
    }

    void aPairInAGreaterFightIsSaidToBeOne()
    {
        const State s = tinyBattle()
                            .add("INF", "a", 20, 10, 0, 8)
                            .add("HVY", "b", 18, 12, 180, 7)
                            .add("HVY", "c", 24, 12, 180, 8)
                            .link("a", "b")
                            .link("a", "c")
                            .at(StepKind::Melee)
                            .state();
        OddsPanel panel;
        panel.showPair(s, idOf(s, "a"), idOf(s, "b"), m_formatter);
        QCOMPARE(panel.title(), QStringLiteral("a against b"));
        QVERIFY(says(panel, QStringLiteral("a is fighting others too")));
        QVERIFY(!says(panel, QStringLiteral("b is fighting others too")));
    }

    void clearedItSaysWhatToDo()
    {
        OddsPanel panel;
        QCOMPARE(panel.title(), QStringLiteral("Point at a target to see the odds."));
        QVERIFY(panel.text().isEmpty() && panel.chart().isHidden() && panel.shares().isHidden());
    }

    void screenReadersHearTheBars()
    {
        const State s = tinyBattle()
                            .add("SK", "a", 20, 10, 0, 5)
                            .add("CSK", "b", 20, 13, 180, 5)
                            .at(StepKind::Shoot, "R")
                            .state();
        OddsPanel panel;
        panel.showShot(s, shotOf(s, "a", "b"), m_formatter);
        QCOMPARE(panel.chart().accessibleName(), QStringLiteral("Stands that b has left:"));
        QVERIFY(panel.chart().accessibleDescription().contains(QLatin1String("5 left: 40%")));
        QCOMPARE(panel.accessibleDescription(), panel.text());
    }

private:
    table::MessageFormatter m_formatter{QLocale(QLocale::English)};
};

QTEST_MAIN(TestOddsPanel)
#include "test_odds_panel.moc"
