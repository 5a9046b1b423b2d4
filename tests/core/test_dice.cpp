// Dice: the first thousand of seed 1 are in the tree, so that no compiler, library or change of ours can move
// them unnoticed; and they are fair.

#include "core/base/contract.h"
#include "core/base/dice.h"
#include "tests/support/source_tree.h"

#include <QTest>
#include <array>
#include <fstream>

using namespace zama;

namespace {

// One line of fifty digits each.
std::string firstThousand()
{
    std::string text;
    for (std::uint64_t i = 0; i < 1000; ++i) {
        text += static_cast<char>('0' + seededDie(1, i));
        text += i % 50 == 49 ? "\n" : "";
    }
    return text;
}

std::string golden()
{
    std::ifstream file(test::inSourceTree("tests/core/dice_golden.txt"));
    return {std::istreambuf_iterator<char>(file), {}};
}

double chiSquare(std::uint64_t seed, int dice)
{
    std::array<int, 6> counts{};
    for (int i = 0; i < dice; ++i) {
        ++counts.at(static_cast<std::size_t>(seededDie(seed, static_cast<std::uint64_t>(i)) - 1));
    }
    double sum = 0;
    for (const int count : counts) {
        sum += (count - dice / 6.0) * (count - dice / 6.0) / (dice / 6.0);
    }
    return sum;
}

} // namespace

class TestDice : public QObject
{
    Q_OBJECT
private slots:
    void firstThousandDiceOfSeedOneAreThoseInTheTree();
    void sixHundredThousandDiceAreFair();
    void neighboursAreIndependent();
    void aRollIsTheSameDrawnAtOnceOrInParts();
    void scriptedDiceAreUsedUpInOrder();
    void scriptedDiceThatAreTooFewAreNotTouched();
    void moreDiceThanARollCanHaveAreABug();
};

void TestDice::firstThousandDiceOfSeedOneAreThoseInTheTree()
{
    QCOMPARE(QString::fromStdString(firstThousand()), QString::fromStdString(golden()));
}

// Five degrees of freedom: 20.5 is passed by chance once in a thousand seeds.
void TestDice::sixHundredThousandDiceAreFair()
{
    for (const std::uint64_t seed :
         {std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{0}, ~std::uint64_t{0}}) {
        const double found = chiSquare(seed, 600'000);
        QVERIFY2(found < 20.5, qPrintable(QString("seed %1: %2").arg(seed).arg(found)));
    }
}

void TestDice::neighboursAreIndependent()
{
    std::array<int, 36> pairs{};
    constexpr int kPairs = 360'000;
    for (std::uint64_t i = 0; i < kPairs; ++i) {
        const int pair = (seededDie(7, 2 * i) - 1) * 6 + seededDie(7, 2 * i + 1) - 1;
        ++pairs.at(static_cast<std::size_t>(pair));
    }
    double sum = 0;
    for (const int count : pairs) {
        sum += (count - kPairs / 36.0) * (count - kPairs / 36.0) / (kPairs / 36.0);
    }
    QVERIFY2(sum < 66.6, qPrintable(QString::number(sum))); // 35 degrees of freedom, once in a thousand
}

void TestDice::aRollIsTheSameDrawnAtOnceOrInParts()
{
    SeededDice dice(42);
    const Faces all = dice.draw(100, 7);
    QCOMPARE(all.count, 7);
    for (int i = 0; i < 7; ++i) {
        QCOMPARE(dice.draw(100 + static_cast<std::uint64_t>(i), 1).face[0],
                 all.face.at(static_cast<std::size_t>(i)));
    }
}

void TestDice::scriptedDiceAreUsedUpInOrder()
{
    ScriptedDice dice({5, 6, 1});
    QVERIFY(dice.draw(0, 2) == Faces({5, 6}));
    QCOMPARE(dice.left(), std::size_t{1});
    QVERIFY(dice.draw(2, 1) == Faces({1}));
    QCOMPARE(dice.left(), std::size_t{0});
}

void TestDice::scriptedDiceThatAreTooFewAreNotTouched()
{
    ScriptedDice dice({5, 6, 1});
    QCOMPARE(dice.draw(0, 4).count, 0);
    QCOMPARE(dice.left(), std::size_t{3});
}

void TestDice::moreDiceThanARollCanHaveAreABug()
{
    QVERIFY_EXCEPTION_THROWN((void)seededFaces(1, 0, kMaxDice + 1), ContractViolation);
}

QTEST_APPLESS_MAIN(TestDice)
#include "test_dice.moc"
