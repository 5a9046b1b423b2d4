#include "core/base/contract.h"
#include "core/scenario/scenario.h"

#include <QtTest>

using namespace zama;

class TestScenarioValue : public QObject
{
    Q_OBJECT

private slots:
    void textFallsBackToItsBaseLanguageThenToTheFirst()
    {
        const LocalText text{{{"en", "Romans"}, {"pt", "Romanos"}, {"fr-CH", "Romains"}}};
        QCOMPARE(text.in("pt"), std::string("Romanos"));
        QCOMPARE(text.in("pt-BR"), std::string("Romanos"));
        QCOMPARE(text.in("pt_BR"), std::string("Romanos"));
        QCOMPARE(text.in("fr"), std::string("Romans"));
        QCOMPARE(text.in("fr-CH"), std::string("Romains"));
        QCOMPARE(text.in(""), std::string("Romans"));
        QCOMPARE(LocalText{}.in("en"), std::string());
    }

    void skirmishersStandInOneRankAndOthersInTwo() // Q19
    {
        QVERIFY(filesAndRanks(Formation::SingleRank, 5) == std::pair(5, 1));
        QVERIFY(filesAndRanks(Formation::DoubleRank, 7) == std::pair(4, 2));
        QVERIFY(filesAndRanks(Formation::DoubleRank, 8) == std::pair(4, 2));
        QVERIFY(filesAndRanks(Formation::DoubleRank, 2) == std::pair(1, 2));
        QVERIFY(filesAndRanks(Formation::SingleStand, 1) == std::pair(1, 1));
        QVERIFY_EXCEPTION_THROWN((void)filesAndRanks(Formation::SingleRank, 0), ContractViolation);
    }

    void aHoleInTheRearRankStillBelongsToTheFootprint() // Q18
    {
        UnitTypeSpec foot;
        foot.stand = {1000, 750};
        QVERIFY(extentOf(foot, 7) == (Extent{4000, 1500}));
        foot.stand = {1250, 1250};
        QVERIFY(extentOf(foot, 6) == (Extent{3750, 2500}));
    }

    void theUsualSequenceFollowsTheOrderOfTheSides() // T1
    {
        Scenario s;
        s.sides.resize(2);
        s.sides[0].id = "r";
        s.sides[1].id = "c";
        const std::vector<StepSpec> usual{{StepKind::Move, "r"},  {StepKind::Shoot, "r"},
                                          {StepKind::Move, "c"},  {StepKind::Shoot, "c"},
                                          {StepKind::Charge, ""}, {StepKind::Melee, ""}};
        QVERIFY(sequenceOf(s) == usual);
        s.sequence = {{StepKind::Melee, ""}};
        QVERIFY(sequenceOf(s) == s.sequence);
    }
};

QTEST_APPLESS_MAIN(TestScenarioValue)
#include "test_scenario_value.moc"
