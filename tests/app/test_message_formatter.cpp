// Sentences for readers of several languages.

#include "core/io/read_scenario.h"
#include "core/text/phrase.h"
#include "table/model/battle_entries.h"
#include "table/model/message_formatter.h"
#include "tests/support/source_tree.h"

#include <QTest>
#include <QTranslator>

using namespace zama;
using namespace zama::table;

namespace {

SetupPtr zamaSetup()
{
    const auto file = loadScenario(test::inSourceTree("scenarios/zama.zama.json"));
    return compile(file.value().scenario).value();
}

} // namespace

class TestMessageFormatter : public QObject
{
    Q_OBJECT
private slots:
    void englishIsThatOfTheCore()
    {
        const SetupPtr setup = zamaSetup();
        const MessageFormatter formatter{QLocale(QLocale::English)};
        const UnitId unit = setup->findUnit("R1-INF1");
        const Refusal tooFar = Refusal(RefusalCode::TooFar, "M1", unit).measuring(6020, 6000);
        for (const Message &message :
             {messageFor(tooFar), standCount(1), standCount(7), Message("event.stands_lost", {unit, 1}),
              Message("event.charge_passed", {SideId(0)}),
              Message("reason.playouts", {SideId(1), Chance{867}}),
              Message("reason.playouts", {SideId(1), Chance{3}})}) {
            QCOMPARE(formatter.sentence(message, *setup),
                     QString::fromStdString(englishFor(message, *setup)));
        }
    }

    void numbersAreWrittenAsTheReaderWritesThem()
    {
        const MessageFormatter german{QLocale(QLocale::German)};
        QCOMPARE(german.length(2850), QStringLiteral("2,85 in"));
        QCOMPARE(german.number(-15, 10), QStringLiteral("-1,5"));
        QCOMPARE(MessageFormatter(QLocale(QLocale::English)).number(6000, 1000), QStringLiteral("6"));
    }

    void oneIsOneInEveryLocale()
    {
        const SetupPtr setup = zamaSetup();
        for (const QLocale::Language language : {QLocale::English, QLocale::German, QLocale::Arabic}) {
            const MessageFormatter formatter{QLocale(language)};
            QVERIFY(formatter.sentence(unitCount(1), *setup).endsWith(QStringLiteral(" unit")));
            QVERIFY(formatter.sentence(unitCount(7), *setup).endsWith(QStringLiteral(" units")));
            QVERIFY(formatter.sentence(standCount(1), *setup).endsWith(QStringLiteral(" stand")));
        }
    }

    void translationsBringTheirOwnPlurals()
    {
        struct Swedish : QTranslator {
            QString translate(const char *, const char *source, const char *, int n) const override
            {
                return std::string_view(source) != "%n units" ? QString()
                       : n == 1                               ? QStringLiteral("%n enhet")
                                                              : QStringLiteral("%n enheter");
            }
            [[nodiscard]] bool isEmpty() const override { return false; }
        } swedish;
        QVERIFY(QCoreApplication::installTranslator(&swedish));
        const SetupPtr setup = zamaSetup();
        const MessageFormatter formatter{QLocale(QLocale::Swedish)};
        QCOMPARE(formatter.sentence(unitCount(1), *setup), QStringLiteral("1 enhet"));
        QCOMPARE(formatter.sentence(unitCount(3), *setup), QStringLiteral("3 enheter"));
        QCOMPARE(formatter.sentence(standCount(1), *setup), QStringLiteral("1 stand"));
        QCoreApplication::removeTranslator(&swedish);
    }

    void lengthsAreInTheReadersUnit()
    {
        const MessageFormatter metric(QLocale(QLocale::German), LengthUnit::Centimetres);
        QCOMPARE(metric.length(6000), QStringLiteral("15,24 cm"));
        QCOMPARE(metric.length(0), QStringLiteral("0 cm"));
        QCOMPARE(metric.lengthUnit(), LengthUnit::Centimetres);
        const SetupPtr setup = zamaSetup();
        const MessageFormatter ruler(metric.language(), LengthUnit::Centimetres, LengthDetail::Measured);
        QCOMPARE(ruler.length(6000), QStringLiteral("15,2\u00a0cm")); // as on paper
        QCOMPARE(ruler.length(5906), QStringLiteral("15\u00a0cm"));
        QCOMPARE(ruler.plainLength(18500), QStringLiteral("47"));
        QCOMPARE(ruler.unitWord(), QStringLiteral("cm"));
        const Message moved("event.unit_moved", {setup->findUnit("R1-INF1"), Length{1000}});
        QVERIFY(metric.sentence(moved, *setup).contains(QStringLiteral("2,54 cm")));
        QCOMPARE(MessageFormatter(QLocale(QLocale::German)).length(6000), QStringLiteral("6 in"));
    }

    void facingsHaveNames()
    {
        QCOMPARE(compassName(0), QStringLiteral("north"));
        QCOMPARE(compassName(35900), QStringLiteral("north"));
        QCOMPARE(compassName(4500), QStringLiteral("north-east"));
        QCOMPARE(compassName(18000), QStringLiteral("south"));
    }
};

QTEST_GUILESS_MAIN(TestMessageFormatter)
#include "test_message_formatter.moc"
