// The odds in double against every number of rules/oracle.json (rulings part 4).

#include "tests/core/test_odds_oracle.h"

#include "core/odds/odds.h"

#include <QtTest>

#include <cmath>

using namespace zama;
using namespace zama::test;

namespace {

double valueOf(const Json &entry)
{
    if (isNumberEntry(entry)) {
        return entry.at("val");
    }
    const std::string text = entry;
    const std::size_t slash = text.find('/');
    const double numerator = std::stod(text.substr(0, slash));
    return slash == std::string::npos ? numerator : numerator / std::stod(text.substr(slash + 1));
}

void judge(const std::string &where, const Json &entry, const double &value)
{
    // Relative as well, so that the rarest outcomes have all their digits too.
    const double expected = valueOf(entry);
    const double tolerance = 1e-12 * std::min(1.0, std::abs(expected));
    QVERIFY2(std::isfinite(value), where.c_str());
    QVERIFY2(std::abs(value - expected) <= tolerance, where.c_str());
}

} // namespace

class OddsOracleTest : public QObject
{
    Q_OBJECT

private:
    Json m_oracle = readOracle();
    int m_compared = 0;

    void compare(void (OracleWalk<double>::*questions)(), const char *part)
    {
        OracleWalk<double> walk(m_oracle, judge);
        (walk.*questions)();
        QCOMPARE(walk.compared(), countNumbers(m_oracle.at(part)));
        m_compared += walk.compared();
    }

private slots:
    void hitsAreTheOracles() { compare(&OracleWalk<double>::askAboutHits, "hits"); }
    void volleysAreTheOracles() { compare(&OracleWalk<double>::askAboutVolleys, "volley"); }
    void meleeRoundsAreTheOracles() { compare(&OracleWalk<double>::askAboutRounds, "melee_round"); }
    void fightsToTheEndAreTheOracles() { compare(&OracleWalk<double>::askAboutFights, "fight_to_the_end"); }
    void fightsOfSeveralUnitsAreTheOracles() { compare(&OracleWalk<double>::askAboutGroups, "multi_unit"); }
    void elephantsAreTheOracles() { compare(&OracleWalk<double>::askAboutElephants, "elephant"); }
    void generalsAreTheOracles() { compare(&OracleWalk<double>::askAboutGenerals, "general"); }

    void nothingInTheFileWasLeftOut()
    {
        Json numbers = m_oracle;
        numbers.erase("meta");
        QCOMPARE(m_compared, countNumbers(numbers));
        QVERIFY(m_compared > 3000);
    }
};

QTEST_APPLESS_MAIN(OddsOracleTest)
#include "test_odds_oracle.moc"
