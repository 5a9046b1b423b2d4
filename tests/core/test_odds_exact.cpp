// The odds as fractions against every fraction of rules/oracle.json, digit for digit.

#include "tests/core/test_odds_oracle.h"

#include <QtTest>

#include <gmpxx.h>

#include <cmath>

using namespace zama;
using namespace zama::test;

namespace {

void judge(const std::string &where, const Json &entry, const mpq_class &value)
{
    if (isNumberEntry(entry) && !entry.contains("frac")) {
        // A fraction too long for the file stands there as 30 digits and a double; none does today.
        QVERIFY2(std::abs(value.get_d() - entry.at("val").get<double>()) < 1e-15, where.c_str());
        return;
    }
    const Json &fraction = isNumberEntry(entry) ? entry.at("frac") : entry;
    QVERIFY2(value.get_str() == fraction.get<std::string>(), where.c_str());
}

} // namespace

class OddsExactTest : public QObject
{
    Q_OBJECT

private:
    Json m_oracle = readOracle();

    void compare(void (OracleWalk<mpq_class>::*questions)(), const char *part)
    {
        OracleWalk<mpq_class> walk(m_oracle, judge);
        (walk.*questions)();
        QCOMPARE(walk.compared(), countNumbers(m_oracle.at(part)));
    }

private slots:
    void hitsAreExact() { compare(&OracleWalk<mpq_class>::askAboutHits, "hits"); }
    void volleysAreExact() { compare(&OracleWalk<mpq_class>::askAboutVolleys, "volley"); }
    void meleeRoundsAreExact() { compare(&OracleWalk<mpq_class>::askAboutRounds, "melee_round"); }
    void fightsToTheEndAreExact() { compare(&OracleWalk<mpq_class>::askAboutFights, "fight_to_the_end"); }
    void fightsOfSeveralUnitsAreExact() { compare(&OracleWalk<mpq_class>::askAboutGroups, "multi_unit"); }
    void elephantsAreExact() { compare(&OracleWalk<mpq_class>::askAboutElephants, "elephant"); }
    void generalsAreExact() { compare(&OracleWalk<mpq_class>::askAboutGenerals, "general"); }
};

QTEST_APPLESS_MAIN(OddsExactTest)
#include "test_odds_exact.moc"
