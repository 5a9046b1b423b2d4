// Sentences for readers of several languages.

#include "core/io/read_scenario.h"
#include "core/text/phrase.h"
#include "table/model/battle_entries.h"
#include "table/model/message_formatter.h"
#include "tests/support/source_tree.h"

#include <QTest>

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
