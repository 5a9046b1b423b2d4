// How lucky was it? Chances by hand, by going through every throw, and from whole battles.

#include "core/ai/policy.h"
#include "core/base/contract.h"
#include "core/odds/luck.h"
#include "core/rules/elephants.h"
#include "tests/support/tiny_battle.h"

#include <QtTest>

#include <cmath>

using namespace zama;
using namespace zama::odds;
using namespace zama::test;

namespace {

bool isNear(double a, double b, double within = 1e-12)
{
    return std::abs(a - b) <= within * std::max(1.0, std::abs(b));
}

// Every throw of a handful of dice, each with its number of winning faces.
std::vector<int> throwsByWins(const std::vector<int> &winning)
{
    std::vector<int> count(winning.size() + 1);
    std::size_t all = 1;
    for (std::size_t i = 0; i < winning.size(); ++i) {
        all *= 6;
    }
    for (std::size_t number = 0; number < all; ++number) {
        std::size_t rest = number;
        std::size_t wins = 0;
        for (const int faces : winning) {
            wins += static_cast<int>(rest % 6) < faces ? 1U : 0U;
            rest /= 6;
        }
        ++count[wins];
    }
    return count;
}

DiceByWinningFaces dice(const std::vector<int> &winning)
{
    DiceByWinningFaces by{};
    for (const int faces : winning) {
        ++by.at(static_cast<std::size_t>(faces));
    }
    return by;
}

Faces all(int face, int count)
{
    Faces faces;
    for (int i = 0; i < count; ++i) {
        faces.push(face);
    }
    return faces;
}

// Two skirmishing units within range, whose turn it is to shoot.
TinyBattle shooting()
{
    return tinyBattle().add("SK", "a", 20, 10, 0, 5).add("CSK", "b", 20, 15, 180, 5).at(StepKind::Shoot, "R");
}

void must(const Check &check)
{
    if (check) {
        throw std::runtime_error(describe(check));
    }
}

} // namespace

class TestLuck : public QObject
{
    Q_OBJECT
private slots:
    void oneDieIsWhatItsFacesSay()
    {
        const Tails hit = tailsOf(dice({2}), 1);
        QVERIFY(isNear(hit.atLeast, 1.0 / 3));
        QVERIFY(isNear(hit.atMost, 1.0));
        const Tails missed = tailsOf(dice({2}), 0);
        QVERIFY(isNear(missed.atLeast, 1.0));
        QVERIFY(isNear(missed.atMost, 2.0 / 3));
    }

    // Six dice at 5 or more: of 3^6 throws of three-faced dice C(6,4)*4 + C(6,5)*2 + 1 = 73 have four hits or
    // more.
    void sixDiceByHand()
    {
        QVERIFY(isNear(tailsOf(dice({2, 2, 2, 2, 2, 2}), 4).atLeast, 73.0 / 729));
        QVERIFY(isNear(expectedWins(dice({2, 2, 2, 2, 2, 2})), 2.0));
    }

    void mixedDiceAreThoseOfEveryThrow()
    {
        for (const std::vector<int> &winning :
             {std::vector<int>{1, 2, 3, 4, 5}, {0, 1, 1, 6, 2, 3}, {4, 4, 3, 3, 2, 2, 1}, {6, 6}, {0}}) {
            const std::vector<int> count = throwsByWins(winning);
            const double whole = std::pow(6.0, static_cast<double>(winning.size()));
            double below = 0;
            for (std::size_t k = 0; k < count.size(); ++k) {
                const Tails tails = tailsOf(dice(winning), static_cast<int>(k));
                QVERIFY(isNear(tails.atLeast, (whole - below) / whole));
                below += count[k];
                QVERIFY(isNear(tails.atMost, below / whole));
            }
        }
    }

    // (1/6)^50 and (5/6)^5000: neither loses its digits.
    void rareLuckKeepsItsDigits()
    {
        DiceByWinningFaces sixes{};
        sixes[1] = 50;
        const double rare = tailsOf(sixes, 50).atLeast;
        QVERIFY(std::abs(rare / std::pow(1.0 / 6, 50) - 1) < 1e-10);
        sixes[1] = 1000;
        const double none = tailsOf(sixes, 0).atMost;
        QVERIFY(std::abs(none / std::pow(5.0 / 6, 1000) - 1) < 1e-9);
    }

    // The two tails overlap in the number itself, and nothing else.
    void tailsOfThousandsOfDiceAddUp()
    {
        const DiceByWinningFaces many{0, 2000, 4000, 5000, 1000, 0, 0};
        QVERIFY(isNear(expectedWins(many), 2000 / 6.0 + 8000 / 6.0 + 15000 / 6.0 + 4000 / 6.0));
        for (const int wins : {4700, 4833, 4900}) {
            const double above = tailsOf(many, wins + 1).atLeast;
            QVERIFY(isNear(tailsOf(many, wins).atMost + above, 1.0));
        }
        QVERIFY(tailsOf(many, 4833).atLeast > 0.49 && tailsOf(many, 4833).atLeast < 0.52);
    }

    void fewerThanNoDiceIsAMistake()
    {
        QVERIFY_EXCEPTION_THROWN((void)tailsOf({0, -1}, 0), ContractViolation);
    }

    void aBattleNotBegunHasNoLuck()
    {
        const Journal journal(shooting().setup(), 1);
        for (const SideLuck &side : luckOf(journal, 0)) {
            QCOMPARE(side.dice, 0);
            QVERIFY(!side.hasTypedDice);
            QCOMPARE(side.blows.chance.atLeast, 1.0);
            QCOMPARE(side.blows.chance.atMost, 1.0);
        }
        QVERIFY_EXCEPTION_THROWN((void)luckOf(journal, 1), ContractViolation);
    }

    void aVolleyCountsForWhoShot()
    {
        Journal journal(shooting().setup(), 1);
        must(journal.record(shotOf(journal.state(), "a", "b")));
        must(journal.record(Roll{Faces{6, 6, 6, 1, 2}}));
        const auto [romans, others] = luckOf(journal, 2);
        QCOMPARE(others.dice, 0);
        QCOMPARE(romans.dice, 5);
        QCOMPARE(romans.faces[5].count, 3);
        QCOMPARE(romans.faces[3].count, 0);
        QVERIFY(isNear(romans.faces[5].expected, 5.0 / 6));
        // C(5,3)*25 + C(5,4)*5 + 1 of 7776
        QVERIFY(isNear(romans.faces[5].chance.atLeast, (250.0 + 25 + 1) / 7776));
        const KindLuck &volley = romans.kinds[static_cast<std::size_t>(RollKind::Volley)];
        QCOMPARE(volley.rolls, 1);
        QCOMPARE(volley.diceThrown(), 5);
        QCOMPARE(volley.wins, 3);
        QCOMPARE(volley.dice, romans.blows.dice);
    }

    void entriesBehindTheCursorDoNotCount()
    {
        Journal journal(shooting().setup(), 1);
        must(journal.record(shotOf(journal.state(), "a", "b")));
        must(journal.record(Roll{Faces{6, 6, 6, 1, 2}}));
        QCOMPARE(luckOf(journal, 1)[0].dice, 0);
    }

    void diceOfTheSeedAreNotTyped()
    {
        Journal journal(shooting().setup(), 77);
        must(journal.record(shotOf(journal.state(), "a", "b")));
        Journal typed = journal;
        must(journal.record(Roll{seededFaces(77, 0, 5)}));
        QVERIFY(!luckOf(journal, 2)[0].hasTypedDice);
        must(typed.record(Roll{seededFaces(78, 0, 5)}));
        QVERIFY(luckOf(typed, 2)[0].hasTypedDice);
        QVERIFY(!luckOf(typed, 2)[1].hasTypedDice);
    }

    // E7: what holds an elephant is in its table; the general's die slays on a 6 (G6).
    void controlAndRiskHaveTheirOwnMeaning()
    {
        Journal journal(tinyBattle()
                            .add("INF", "a", 20, 10, 0, 8)
                            .general("SCIPIO", "a")
                            .add("ELE", "e", 20, 11, 180, 1)
                            .link("a", "e")
                            .far()
                            .at(StepKind::Melee)
                            .setup(),
                        1);
        must(journal.record(EndStep{SideId(0)}));
        must(journal.record(EndStep{SideId(1)}));
        while (journal.state().pending) {
            must(journal.record(Roll{all(1, journal.state().pending->dice)}));
        }
        const auto sides = luckOf(journal, journal.cursor());
        const KindLuck &risk = sides[0].kinds[static_cast<std::size_t>(RollKind::GeneralRisk)];
        QCOMPARE(risk.rolls, 1);
        QCOMPARE(risk.wins, 0);
        QVERIFY(isNear(risk.chance.atMost, 5.0 / 6));
        const KindLuck &control = sides[1].kinds[static_cast<std::size_t>(RollKind::Control)];
        QCOMPARE(control.rolls, 1);
        QCOMPARE(control.wins, 1);
        QVERIFY(isNear(control.chance.atLeast, 2.0 / 6));
        QCOMPARE(sides[1].blows.rolls, 0);
    }

    // Counted a second time, roll by roll, over a whole battle.
    void aWholeBattleAddsUp()
    {
        Journal journal(tinyBattle()
                            .add("SK", "a", 20, 10, 0, 5)
                            .add("INF", "b", 12, 10, 0, 8)
                            .add("CSK", "c", 20, 15, 180, 5)
                            .add("HVY", "d", 12, 12, 180, 8)
                            .setup(),
                        5);
        const auto mind = makePolicy("fast", 5);
        while (!journal.state().isOver()) {
            const State &s = journal.state();
            must(journal.record(s.pending ? Command(Roll{seededFaces(5, s.diceDrawn, s.pending->dice)})
                                          : mind->decide(s, sideToDecide(s)).command));
        }
        const auto sides = luckOf(journal, journal.entries().size());
        int rolled = 0;
        int hits = 0;
        double expected = 0;
        for (const JournalEntry &entry : journal.entries()) {
            for (const auto &roll : only<event::DiceRolled>(entry.events)) {
                rolled += roll.faces.count;
                hits += roll.hits;
                expected += roll.faces.count * (7 - roll.roll.hitOn) / 6.0;
            }
        }
        QVERIFY(rolled > 20);
        QCOMPARE(sides[0].dice + sides[1].dice, rolled);
        QCOMPARE(sides[0].blows.wins + sides[1].blows.wins, hits);
        QVERIFY(isNear(sides[0].blows.expected + sides[1].blows.expected, expected));
        QVERIFY(!sides[0].hasTypedDice && !sides[1].hasTypedDice);
        for (const SideLuck &side : sides) {
            int faces = 0;
            for (const FaceLuck &face : side.faces) {
                faces += face.count;
            }
            QCOMPARE(faces, side.dice);
        }
    }
};

QTEST_APPLESS_MAIN(TestLuck)
#include "test_luck.moc"
