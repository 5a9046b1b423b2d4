// zama-cli as scripts see it: output, messages, exit status.

#include "core/base/dice.h"
#include "tests/support/source_tree.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>

using namespace zama::test;

namespace {

struct Call {
    int status = -1;
    QByteArray out;
    QByteArray messages;

    // The JSON lines that have this key.
    [[nodiscard]] QList<QJsonObject> with(const QString &key) const
    {
        QList<QJsonObject> found;
        for (const QByteArray &line : out.split('\n')) {
            const QJsonObject object = QJsonDocument::fromJson(line).object();
            if (object.contains(key)) {
                found.append(object);
            }
        }
        return found;
    }
    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

Call finish(QProcess &process)
{
    Call call;
    if (!process.waitForFinished(120'000)) {
        process.kill();
        return call;
    }
    call.status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2;
    call.out = process.readAllStandardOutput();
    call.messages = process.readAllStandardError();
    return call;
}

Call run(const QStringList &arguments, const QByteArray &input = {})
{
    QProcess process;
    process.start(QString::fromStdString(program("zama-cli")), arguments);
    process.write(input);
    process.closeWriteChannel();
    return finish(process);
}

QString battleOfZama()
{
    return QString::fromStdString(inSourceTree("scenarios/zama.zama.json"));
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString saved(const QTemporaryDir &dir, const QString &name, const QByteArray &bytes)
{
    const QString path = dir.filePath(name);
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
}

const QByteArray kAdvance = "{\"do\":\"move\",\"unit\":\"R1-SK1\",\"path\":[{\"straight\":6}]}\n";
const QByteArray kTooFar = "{\"do\":\"move\",\"unit\":\"R1-INF1\",\"path\":[{\"straight\":7}]}\n";
const QByteArray kEnd = "{\"do\":\"end\"}\n";
const QByteArray kShot = "{\"do\":\"shoot\",\"unit\":\"R1-SCO1\",\"target\":\"C1-SK1\"}\n";

} // namespace

class TestCli : public QObject
{
    Q_OBJECT
private slots:
    void helpAndVersionAreEverywhere();
    void wrongCallsAreUsageFaults_data();
    void wrongCallsAreUsageFaults();
    void numbersAreDigitsOnly_data();
    void numbersAreDigitsOnly();
    void optionsThatWouldBeIgnoredAreNamed_data();
    void optionsThatWouldBeIgnoredAreNamed();
    void missingOrdersAreAMissingFile();
    void validateIsSilentAboutAGoodFile();
    void validateNamesPlaceAndCode();
    void validateTellsAsJson();
    void infoListsTheArmies();
    void playPrintsEventsRefusalsAndTheState();
    void playTellsPeopleInSentences();
    void playUsesScriptedDiceInOrder();
    void playWithTooFewDiceSaysSo();
    void ordersMayRollForThemselves();
    void rollsThatOrdersLeaveOutAreDrawn();
    void aLineThatIsNoOrderEndsThePlay();
    void playAnswersEachLineAtOnce();
    void playSavesAndGoesOn();
    void playNeverWritesOverItsInput();
    void playReplacesNoOtherBattle();
    void playGoesOnInTheSameJournal();
    void simulateGivesTheSameBytesForAnyThreads();
    void simulateTakesOptionsForATrial();
    void simulateCallsThingsByTheirNames();
    void simulateTellsWhenNobodyRolled();
    void simulateHasThreeFormats();
    void simulateStopsWhenEnoughIsKnown();
    void simulateTellsOfEveryUnit();
    void controlCPrintsWhatIsDone();
    void oddsAreThoseOfTheOracle();
    void oddsOfWhatTheRulesForbidAreRefused_data();
    void oddsOfWhatTheRulesForbidAreRefused();
    void replayVerifiesAndNamesTheFirstDifference();
    void replayTellsTypedDice();
    void replayStopsWhereItIsTold();
    void reportTellsTheBattle();
    void reportNeverWritesOverItsInput();
    void reportTellsLengthsAsAsked();
    void reportMakesPdfFilesWithTheProgramOfTheWindow();
    void reportPassesOnWhatThatProgramSays();
    void reportSaysWhereThatProgramIsMissing();
    void reportSpeaksTheLanguagesOfThatProgram();
    void printMakesWhatIsAskedFor();
    void printTakesWordsInAnyCase();
    void printSpeaksEnglish();
    void printKnowsItsWords_data();
    void printKnowsItsWords();
    void printSaysWhichLanguageIsNotSpoken();
    void printNeverWritesOverItsInput();
    void printReplacesNothingUnasked();
    void printTakesDraftsAsFarAsTheyGo();
    void printListsEveryPartInItsHelp();
    void anInterruptedPdfLeavesNothingBehind();
    void aClosedPipeIsNoFault();
    void aFullDiskIsAFault();
    void strangeNamesAreNames();
};

void TestCli::helpAndVersionAreEverywhere()
{
    const Call version = run({"--version"});
    QCOMPARE(version.status, 0);
    QVERIFY(version.out.startsWith("zama-cli "));
    const Call help = run({"--help"});
    QCOMPARE(help.status, 0);
    for (const char *word : {"validate", "info", "play", "simulate", "odds", "replay", "report", "print"}) {
        QVERIFY(help.out.contains(word));
        const Call one = run({word, "--help"});
        QCOMPARE(one.status, 0);
        QVERIFY2(one.out.contains("Examples:") && one.messages.isEmpty(), word);
    }
}

void TestCli::wrongCallsAreUsageFaults_data()
{
    QTest::addColumn<QStringList>("arguments");
    const auto row = [](const QStringList &arguments) {
        QTest::newRow(qPrintable(arguments.join(' '))) << arguments;
    };
    row({});
    row({"fly"});
    row({"print", battleOfZama()});
    row({"info"});
    row({"report", battleOfZama()});
    row({"info", battleOfZama(), "--colour"});
    row({"info", battleOfZama(), "--format", "xml"});
    row({"play", battleOfZama()});
    row({"play", battleOfZama(), "--orders", "-", "--dice", "7"});
    row({"play", battleOfZama(), "--orders", "-", "--dice", "5,x"});
    row({"play", battleOfZama(), "--orders", "-", "--dice", "5", "--seed", "1"});
    row({"play", "-", "--orders", "-"});
    row({"simulate", battleOfZama(), "--games", "-1"});
    row({"simulate", battleOfZama(), "--games", "1.5"});
    row({"simulate", battleOfZama(), "--policy", "gaul=fast"});
    row({"simulate", battleOfZama(), "--policy", "rome=genius"});
    row({"simulate", battleOfZama(), "--policy", "rome"});
    row({"simulate", battleOfZama(), "--option", "los=maybe"});
    row({"simulate", battleOfZama(), "--option", "weather=rain"});
    row({"simulate", battleOfZama(), "--turn-limit", "0"});
    row({"odds", "--kind", "round", "--attacker", "7", "--defender", "8"});
    row({"odds", "--kind", "round", "--attacker", "R1-INF1", "--defender", "8"});
    row({"odds", "--kind", "elephant", "--attacker", "7", "--defender", "8"});
    row({"odds", "--kind", "volley", "--attacker", "61", "--attacker-hit", "6", "--defender", "8"});
}

void TestCli::wrongCallsAreUsageFaults()
{
    QFETCH(QStringList, arguments);
    const Call call = run(arguments);
    QCOMPARE(call.status, 2);
    QVERIFY(call.out.isEmpty());
    QVERIFY2(call.messages.startsWith("zama-cli: "), call.messages.constData());
}

void TestCli::numbersAreDigitsOnly_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("said");
    const auto row = [](const QStringList &arguments, const QString &said) {
        QTest::newRow(qPrintable(arguments.join(' '))) << arguments << said;
    };
    const QString seeds = "from 0 to 18446744073709551615";
    for (const char *seed : {"18446744073709551616", "-1", "0x10", "+5", "1.0", " 7", ""}) {
        row({"simulate", battleOfZama(), "--games", "0", "--seed", seed}, seeds);
        row({"play", battleOfZama(), "--orders", "-", "--seed", seed}, seeds);
    }
    row({"simulate", battleOfZama(), "--games", "1e6"},
        "--games: \"1e6\" is not a whole number from 0 to 100000000 in plain digits");
    row({"simulate", battleOfZama(), "--games", "100000001"}, "from 0 to 100000000");
    row({"simulate", battleOfZama(), "--threads", "-1"}, "--threads: \"-1\" is not a whole number");
    row({"play", battleOfZama(), "--orders", "-", "--dice", "1,7"},
        "--dice: \"7\" is not a whole number from 1");
    row({"replay", "j.zama-game.json", "--to", "-1"}, "--to: \"-1\" is not a whole number");
    row({"odds", "--kind", "round", "--attacker", "7", "--attacker-hit", "1", "--defender", "8"},
        "--attacker-hit: \"1\" is not a whole number from 2 to 7");
}

void TestCli::numbersAreDigitsOnly()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, said);
    const Call call = run(arguments);
    QCOMPARE(call.status, 2);
    QVERIFY(call.out.isEmpty());
    QVERIFY2(call.messages.contains(said.toUtf8()), call.messages.constData());
    // Not eight: zeros in front are only zeros.
    const Call ten = run({"simulate", battleOfZama(), "--games", "0", "--seed", "010", "--format", "json"});
    QCOMPARE(ten.json()["seed"].toString(), QString("10"));
    const Call largest = run(
        {"simulate", battleOfZama(), "--games", "0", "--seed", "18446744073709551615", "--format", "json"});
    QCOMPARE(largest.json()["seed"].toString(), QString("18446744073709551615"));
}

void TestCli::optionsThatWouldBeIgnoredAreNamed_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("option");
    const auto odds = [](const QString &kind, const QStringList &more) {
        const QStringList words{"odds",       "--kind", kind,         "--scenario", battleOfZama(),
                                "--attacker", "R1-SK1", "--defender", "C1-HVY1"};
        QTest::newRow(qPrintable(kind + ' ' + more.join(' '))) << words + more << more.front();
    };
    odds("volley", {"--rounds", "3"});
    odds("round", {"--rounds", "3"});
    odds("elephant", {"--rounds", "3"});
    odds("volley", {"--attacker-general", "2"});
    odds("volley", {"--defender-hit", "5"});
    odds("fight", {"--plan", "stays"});
    odds("round", {"--scare"});
    odds("elephant", {"--attacker-hit", "5"});
    odds("volley", {"--attacker-single"});
    const auto trial = [](const QStringList &more, const QString &option) {
        const QStringList words{"simulate", battleOfZama(), "--games", "0"};
        QTest::newRow(qPrintable(more.join(' '))) << words + more << option;
    };
    trial({"--option", "los=none", "--option", "los=units_block"}, "--option los=units_block");
    trial({"--option", "turn_limit=4", "--option", "turn_limit=5"}, "--option turn_limit=5");
    trial({"--option", "turn_limit=4", "--turn-limit", "5"}, "--turn-limit");
}

void TestCli::optionsThatWouldBeIgnoredAreNamed()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, option);
    const Call call = run(arguments);
    QCOMPARE(call.status, 2);
    QVERIFY(call.out.isEmpty());
    QVERIFY2(call.messages.contains(option.toUtf8()), call.messages.constData());
}

void TestCli::missingOrdersAreAMissingFile()
{
    const QTemporaryDir dir;
    const Call call = run({"play", battleOfZama(), "--orders", "nosuch", "--save", dir.filePath("j")});
    QCOMPARE(call.status, 1);
    QVERIFY(call.out.isEmpty());
    QVERIFY2(call.messages.startsWith("nosuch: error: ") && call.messages.endsWith("[file.not_found]\n"),
             call.messages.constData());
    QVERIFY(!QFile::exists(dir.filePath("j")));
    const Call folder = run({"play", battleOfZama(), "--orders", dir.path()});
    QCOMPARE(folder.status, 1);
    QVERIFY(folder.messages.endsWith("[file.directory]\n"));
}

void TestCli::validateIsSilentAboutAGoodFile()
{
    const Call call = run({"validate", battleOfZama()});
    QCOMPARE(call.status, 0);
    QVERIFY(call.out.isEmpty());
    QCOMPARE(run({"validate", "-"}, bytesOf(battleOfZama())).status, 0);
}

void TestCli::validateNamesPlaceAndCode()
{
    const QTemporaryDir dir;
    QByteArray text = bytesOf(battleOfZama());
    text.replace("\"version\": 1", "\"version\": 99");
    const QString path = saved(dir, "future.zama.json", text);
    const Call call = run({"validate", path, "nosuch.json", battleOfZama()});
    QCOMPARE(call.status, 1);
    const QList<QByteArray> lines = call.out.split('\n');
    QVERIFY2(lines[0].startsWith(path.toUtf8() + ":3:"), lines[0].constData());
    QVERIFY(lines[0].contains(": error: ") && lines[0].endsWith("[version.newer]"));
    QVERIFY(lines[1].startsWith("nosuch.json: error: ") && lines[1].endsWith("[file.not_found]"));
}

void TestCli::validateTellsAsJson()
{
    const Call call = run({"validate", "--format", "json", "-"}, "{");
    QCOMPARE(call.status, 1);
    const QJsonObject file = call.json()["files"].toArray()[0].toObject();
    QCOMPARE(file["file"].toString(), QString("-"));
    QCOMPARE(file["valid"].toBool(true), false);
    QCOMPARE(file["issues"].toArray()[0].toObject()["line"].toInt(), 1);
}

void TestCli::infoListsTheArmies()
{
    const Call text = run({"info", battleOfZama()});
    QCOMPARE(text.status, 0);
    QVERIFY(text.out.contains("R1-INF1") && text.out.contains("turn_limit"));
    const QJsonObject info = run({"info", battleOfZama(), "--format", "json"}).json();
    QCOMPARE(info["sides"].toArray().size(), 2);
    int stands = 0;
    for (const auto &command : info["sides"].toArray()[0].toObject()["commands"].toArray()) {
        for (const auto &unit : command.toObject()["units"].toArray()) {
            stands += unit.toObject()["stands"].toInt();
        }
    }
    QCOMPARE(stands, 196);
    QCOMPARE(info["options"].toObject()["turn_limit"].toString(), QString("8"));
}

void TestCli::playPrintsEventsRefusalsAndTheState()
{
    const Call call =
        run({"play", battleOfZama(), "--orders", "-"}, "# a remark\n\n" + kAdvance + kTooFar + kEnd);
    QCOMPARE(call.status, 3);
    const auto events = call.with("event");
    QCOMPARE(events[0]["event"].toString(), QString("unit_moved"));
    QCOMPARE(events[0]["clause"].toString(), QString("M2"));
    const auto refusals = call.with("refused");
    QCOMPARE(refusals.size(), 1);
    QCOMPARE(refusals[0]["refused"].toString(), QString("too_far"));
    QCOMPARE(refusals[0]["limit"].toDouble(), 6.0);
    QCOMPARE(refusals[0]["line"].toInt(), 4);
    QVERIFY(refusals[0]["message"].toString().contains("7 in"));
    QCOMPARE(refusals[0]["try"].toObject()["unit"].toString(), QString("R1-INF1"));
    const auto states = call.with("state");
    QCOMPARE(states.size(), 1);
    const QJsonObject state = states[0]["state"].toObject();
    QCOMPARE(state["units"].toArray().size(), 74);
    QCOMPARE(state["kind"].toString(), QString("shoot"));
}

void TestCli::playTellsPeopleInSentences()
{
    const QByteArray orders =
        kAdvance + kTooFar + "{\"do\":\"shoot\",\"unit\":\"x\",\"target\":\"y\"}\n" + kEnd;
    const QStringList words{"play", battleOfZama(), "--format", "text", "--orders", "-"};
    const Call call = run(words, orders);
    QCOMPARE(call.status, 3);
    QVERIFY(!call.out.contains("{\"event") && !call.out.contains("{\"state"));
    const QList<QByteArray> lines = call.out.split('\n');
    QVERIFY2(lines[0].startsWith("    1  ") && lines[0].contains("moved 6 in"), lines[0].constData());
    QVERIFY2(lines[1].startsWith("Line 2 is refused: ") && lines[1].endsWith("]"), lines[1].constData());
    QVERIFY2(lines[2].startsWith("       Possible: {\"do\":\"move\""), lines[2].constData());
    QVERIFY2(lines[3].startsWith("Line 3 is refused: "), lines[3].constData());
    QCOMPARE(
        call.out.mid(call.out.indexOf("\n\n")),
        QByteArray("\n\nTurn 1, step 2 (Shoot)\nRomans: 0 of 196 stands lost, 38 units left\n"
                   "Carthaginians: 0 of 172 stands lost, 36 units left\nThe Romans may shoot with units that "
                   "can, each once and in any order.\n"));
    const Call quiet = run(words + QStringList{"--quiet"}, kAdvance + kEnd);
    QVERIFY(quiet.out.startsWith("\nTurn 1, step 2"));
    const Call broken = run(words, "{\"do\":\"mvoe\"}\n");
    QCOMPARE(broken.status, 1);
    QVERIFY2(broken.out.startsWith("Line 1 is no order: "), broken.out.constData());
}

void TestCli::playUsesScriptedDiceInOrder()
{
    const Call call = run({"play", battleOfZama(), "--orders", "-", "--dice", "5,6,1"}, kEnd + kShot);
    QCOMPARE(call.status, 0);
    QCOMPARE(call.with("state")[0]["dice_left"].toInt(), 2);
    QVERIFY(call.messages.contains("2 of 3 dice were not used"));
    const auto rolled = call.with("faces");
    QCOMPARE(rolled[0]["faces"].toArray()[0].toInt(), 5);
    QCOMPARE(rolled[0]["hits"].toInt(), 1);
}

void TestCli::playWithTooFewDiceSaysSo()
{
    const QByteArray volley = kEnd + "{\"do\":\"end\"}\n" + kEnd + kEnd;
    const Call call = run({"play", battleOfZama(), "--orders", "-", "--policy", "rome=fast", "--policy",
                           "carthage=fast", "--dice", "1"},
                          volley);
    QCOMPARE(call.status, 1);
    QVERIFY(call.messages.contains("have run out"));
}

void TestCli::ordersMayRollForThemselves()
{
    const Call call =
        run({"play", battleOfZama(), "--orders", "-"}, kEnd + kShot + "{\"do\":\"roll\",\"dice\":[2]}\n");
    QCOMPARE(call.status, 0);
    QCOMPARE(call.with("faces")[0]["faces"].toArray()[0].toInt(), 2);
    const Call wrong =
        run({"play", battleOfZama(), "--orders", "-"}, kEnd + kShot + "{\"do\":\"roll\",\"dice\":[2,3]}\n");
    QCOMPARE(wrong.status, 3);
    QCOMPARE(wrong.with("refused")[0]["refused"].toString(), QString("wrong_dice"));
}

void TestCli::rollsThatOrdersLeaveOutAreDrawn()
{
    const Call left = run({"play", battleOfZama(), "--orders", "-"}, kEnd + kShot + kEnd);
    const Call seeded = run({"play", battleOfZama(), "--orders", "-", "--seed", "1"}, kEnd + kShot + kEnd);
    QCOMPARE(left.status, 0);
    QCOMPARE(left.out, seeded.out);
    const Call other = run({"play", battleOfZama(), "--orders", "-", "--seed", "2"}, kEnd + kShot + kEnd);
    QVERIFY(!other.with("faces").isEmpty());
}

void TestCli::aLineThatIsNoOrderEndsThePlay()
{
    const Call call = run({"play", battleOfZama(), "--orders", "-"}, kAdvance + "{\"do\":\"mvoe\"}\n" + kEnd);
    QCOMPARE(call.status, 1);
    QCOMPARE(call.with("error")[0]["line"].toInt(), 2);
    QVERIFY(call.messages.startsWith("-:2:7: error: "));
    QCOMPARE(call.with("state")[0]["state"].toObject()["step"].toInt(), 0);
    const Call name = run({"play", battleOfZama(), "--orders", "-"},
                          "{\"do\":\"shoot\",\"unit\":\"x\",\"target\":\"y\"}\n");
    QCOMPARE(name.status, 3);
    QCOMPARE(name.with("refused")[0]["name"].toString(), QString("x"));
}

// Another program may wait for each answer.
void TestCli::playAnswersEachLineAtOnce()
{
    QProcess process;
    process.start(QString::fromStdString(program("zama-cli")),
                  {"play", battleOfZama(), "--orders", "-", "--seed", "4"});
    process.write(kAdvance);
    QByteArray answer;
    QTRY_VERIFY_WITH_TIMEOUT((answer += process.readAllStandardOutput()).contains("unit_moved"), 20'000);
    process.write(kEnd + kShot);
    QTRY_VERIFY_WITH_TIMEOUT((answer += process.readAllStandardOutput()).contains("dice_rolled"), 20'000);
    process.closeWriteChannel();
    QCOMPARE(finish(process).status, 0);
}

void TestCli::playSavesAndGoesOn()
{
    const QTemporaryDir dir;
    const QString journal = dir.filePath("Élan.zama-game.json");
    QCOMPARE(run({"play", battleOfZama(), "--orders", "-", "--seed", "9", "--save", journal}, kAdvance + kEnd)
                 .status,
             0);
    const QString more = dir.filePath("more.zama-game.json");
    QCOMPARE(run({"play", journal, "--orders", "-", "--save", more}, kShot + kEnd).status, 0);
    const QString whole = dir.filePath("whole.zama-game.json");
    const Call once = run({"play", battleOfZama(), "--orders", "-", "--seed", "9", "--save", whole},
                          kAdvance + kEnd + kShot + kEnd);
    QCOMPARE(once.status, 0);
    QCOMPARE(bytesOf(more), bytesOf(whole));
    QCOMPARE(run({"replay", whole, "--verify"}).status, 0);
}

void TestCli::playNeverWritesOverItsInput()
{
    const QTemporaryDir dir;
    const QString scenario = saved(dir, "s.zama.json", bytesOf(battleOfZama()));
    const QString orders = saved(dir, "o.jsonl", kEnd);
    const QString other = saved(dir, "notes.txt", "precious");
    QVERIFY(QFile::link(scenario, dir.filePath("link.zama-game.json")));
    for (const QString &target : {scenario, orders, other, dir.filePath("link.zama-game.json"), dir.path()}) {
        QCOMPARE(run({"play", scenario, "--orders", orders, "--save", target}).status, 2);
    }
    QCOMPARE(bytesOf(scenario), bytesOf(battleOfZama()));
    QCOMPARE(bytesOf(orders), kEnd);
    QCOMPARE(bytesOf(other), QByteArray("precious"));
}

void TestCli::playReplacesNoOtherBattle()
{
    const QTemporaryDir dir;
    const QString journal = dir.filePath("first.zama-game.json");
    QCOMPARE(run({"play", battleOfZama(), "--orders", "-", "--save", journal}, kAdvance).status, 0);
    const QByteArray first = bytesOf(journal);
    const Call second = run({"play", battleOfZama(), "--orders", "-", "--save", journal}, kEnd);
    QCOMPARE(second.status, 2);
    QVERIFY(second.out.isEmpty());
    QVERIFY2(second.messages.contains("--force"), second.messages.constData());
    QCOMPARE(bytesOf(journal), first);
    const QString other = dir.filePath("other.zama-game.json");
    QCOMPARE(run({"play", battleOfZama(), "--orders", "-", "--save", other}, kEnd).status, 0);
    QCOMPARE(run({"play", other, "--orders", "-", "--save", journal}, kEnd).status, 2);
    QCOMPARE(bytesOf(journal), first);
    QCOMPARE(run({"play", battleOfZama(), "--orders", "-", "--save", journal, "--force"}, kEnd).status, 0);
    QVERIFY(bytesOf(journal) != first);
    const QString notes = saved(dir, "notes.txt", "precious");
    QCOMPARE(run({"play", battleOfZama(), "--orders", "-", "--save", notes, "--force"}, kEnd).status, 2);
    QCOMPARE(bytesOf(notes), QByteArray("precious"));
    QCOMPARE(run({"play", battleOfZama(), "--orders", "-", "--force"}, kEnd).status, 2);
    const QString orders = saved(dir, "end.jsonl", kEnd);
    QCOMPARE(run({"play", "-", "--orders", orders, "--save", "-"}, first).status, 2);
}

void TestCli::playGoesOnInTheSameJournal()
{
    const QTemporaryDir dir;
    const QString journal = dir.filePath("j.zama-game.json");
    QCOMPARE(
        run({"play", battleOfZama(), "--orders", "-", "--seed", "9", "--save", journal}, kAdvance).status, 0);
    QCOMPARE(run({"play", journal, "--orders", "-", "--save", journal}, kEnd).status, 0);
    QCOMPARE(run({"replay", journal, "--verify"}).json()["entries"].toInt(), 2);
    const Call seed = run({"play", journal, "--orders", "-", "--seed", "8"}, kEnd);
    QCOMPARE(seed.status, 2);
    QVERIFY2(seed.messages.contains("its own seed, 9"), seed.messages.constData());
    QCOMPARE(run({"play", journal, "--orders", "-", "--seed", "9"}, kEnd).status, 0);
    const QString torn = saved(dir, "torn.zama-game.json", bytesOf(journal).chopped(40));
    const QByteArray before = bytesOf(torn);
    QCOMPARE(run({"play", torn, "--orders", "-", "--save", torn}, kEnd).status, 2);
    QCOMPARE(bytesOf(torn), before);
    QCOMPARE(run({"play", torn, "--orders", "-", "--save", torn, "--force"}, kEnd).status, 0);
}

void TestCli::simulateGivesTheSameBytesForAnyThreads()
{
    const QStringList words{"simulate", battleOfZama(), "--games", "24",
                            "--policy", "rome=random",  "--format"};
    for (const char *format : {"text", "json", "csv"}) {
        const QByteArray one = run(words + QStringList{format, "--threads", "1"}).out;
        QVERIFY(one.size() > 500);
        QCOMPARE(run(words + QStringList{format, "--threads", "2"}).out, one);
        QCOMPARE(run(words + QStringList{format, "--threads", "8"}).out, one);
    }
    QVERIFY(run({"simulate", battleOfZama(), "--games", "3", "--seed", "2"}).out !=
            run({"simulate", battleOfZama(), "--games", "3"}).out);
}

void TestCli::simulateTakesOptionsForATrial()
{
    const QJsonObject report = run({"simulate", battleOfZama(), "--games", "4", "--turn-limit", "2",
                                    "--option", "los=units_block", "--format", "json"})
                                   .json();
    QCOMPARE(report["turns"].toObject()["most"].toInt(), 2);
    QCOMPARE(report["games"].toInt(), 4);
}

void TestCli::simulateCallsThingsByTheirNames()
{
    const QByteArray text = run({"simulate", battleOfZama(), "--games", "3", "--policy", "rome=random"}).out;
    for (const char *words :
         {"The Battle of Zama: 3 of 3 battles, seed 1\n", "Romans: random mind; Carthaginians: fast mind\n",
          "\n  Roman infantry ", "\n  the turn limit ", "\nElephants of the Carthaginians (36 in all",
          "\n  ran wild ", "\n  Laelius "}) {
        QVERIFY2(text.contains(words), words);
    }
    QVERIFY(!text.contains("roman-infantry") && !text.contains('_') && !text.contains("No die"));
    const QTemporaryDir dir;
    QByteArray alike = bytesOf(battleOfZama());
    alike.replace("\"Roman skirmishers\"", "\"Roman infantry\"");
    const QByteArray report = run({"simulate", saved(dir, "a.json", alike), "--games", "1"}).out;
    QVERIFY(report.contains("  Roman infantry (roman-infantry) ") &&
            report.contains("  Roman infantry (roman-skirmishers) "));
}

void TestCli::simulateTellsWhenNobodyRolled()
{
    const QString charge = QString::fromStdString(inSourceTree("scenarios/elephant-charge.zama.json"));
    const QStringList words{"simulate", charge,     "--games",     "3",        "--turn-limit",
                            "1",        "--policy", "rome=random", "--policy", "carthage=random"};
    QVERIFY(run(words).out.contains("\n\nNo die was rolled in any battle: nobody shot or fought.\n\n"));
    QVERIFY(!run({"simulate", charge, "--games", "0"}).out.contains("No die"));
    QVERIFY(!run({"simulate", charge, "--games", "3"}).out.contains("No die"));
}

void TestCli::simulateHasThreeFormats()
{
    const Call json = run({"simulate", battleOfZama(), "--games", "2", "--format", "json"});
    const QJsonObject side = json.json()["sides"].toArray()[1].toObject();
    QCOMPARE(side["id"].toString(), QString("carthage"));
    const QJsonObject elephants = side["elephants"].toObject();
    QCOMPARE(elephants["all"].toInt(), 24);
    QCOMPARE(elephants["on_table"].toInt() + elephants["scared"].toInt() + elephants["rampaged"].toInt() +
                 elephants["removed"].toInt(),
             24);
    const Call csv = run({"simulate", battleOfZama(), "--games", "2", "--format", "csv"});
    for (const QByteArray &line : csv.out.trimmed().split('\n')) {
        QCOMPARE(line.count(','), 6);
    }
    const Call none = run({"simulate", battleOfZama(), "--games", "0"});
    QCOMPARE(none.status, 0);
    QVERIFY(none.messages.isEmpty()); // no terminal, no progress
}

void TestCli::simulateStopsWhenEnoughIsKnown()
{
    const QString lesson = QString::fromStdString(inSourceTree("scenarios/first-lesson.zama.json"));
    const QStringList words{"simulate", lesson, "--until", "6"};
    const Call one = run(words + QStringList{"--threads", "1"});
    QVERIFY(one.out.contains(" battles, shares known to 6 per cent either way, seed 1\n"));
    QCOMPARE(run(words + QStringList{"--threads", "3"}).out, one.out);
    const QJsonObject report = run(words + QStringList{"--format", "json"}).json();
    QVERIFY(report["games"].toInt() > 0 && report["games"].toInt() % 50 == 0);
    const QJsonObject wins = report["sides"].toArray()[1].toObject()["wins"].toObject();
    QVERIFY(wins["high"].toDouble() - wins["low"].toDouble() <= 12.0);
    QVERIFY(run(words + QStringList{"--games", "20"}).out.contains(": 20 of 20 battles, seed 1"));
    QCOMPARE(run({"simulate", lesson, "--until", "0"}).status, 2);
}

void TestCli::simulateTellsOfEveryUnit()
{
    const QString lesson = QString::fromStdString(inSourceTree("scenarios/first-lesson.zama.json"));
    const QStringList words{"simulate", lesson, "--games", "200", "--format"};
    const QByteArray text = run(words + QStringList{"text"}).out;
    QVERIFY(text.contains("\nA draw shared ") && text.contains("\nWon with a unit left, without it "));
    QVERIFY(text.contains("\n  Infantry, Carthaginians "));
    const QJsonArray units = run(words + QStringList{"json"}).json()["units"].toArray();
    const QByteArray csv = run(words + QStringList{"csv"}).out;
    QCOMPARE(csv.count("\nwon_with_less_without,"), units.size());
    double swing = 0;
    for (const QJsonValue &unit : units) {
        const QJsonObject with = unit["won_with"].toObject();
        const QJsonObject without = unit["won_without"].toObject();
        const QJsonObject difference = unit["difference"].toObject();
        const bool isKnown = difference["high"].toDouble() < 100;
        const double apart = with["percent"].toDouble() - without["percent"].toDouble();
        QVERIFY(!isKnown || std::abs(apart - difference["percent"].toDouble()) < 0.001);
        swing = std::max(swing, difference["low"].toDouble());
    }
    QCOMPARE(units.size(), 6);
    QVERIFY(swing > 20);
}

void TestCli::controlCPrintsWhatIsDone()
{
    QProcess process;
    process.start(QString::fromStdString(program("zama-cli")),
                  {"simulate", battleOfZama(), "--games", "10000000", "--format", "json"});
    QVERIFY(process.waitForStarted());
    QTest::qWait(700);
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    const Call call = finish(process);
    QCOMPARE(call.status, 4);
    QVERIFY(call.json()["games"].toInt(-1) >= 0);
    QProcess waiting;
    waiting.start(QString::fromStdString(program("zama-cli")), {"play", battleOfZama(), "--orders", "-"});
    waiting.write(kAdvance);
    QVERIFY(waiting.waitForReadyRead(20'000));
    QTest::qWait(100); // until it waits for the next line
    QCOMPARE(::kill(static_cast<pid_t>(waiting.processId()), SIGINT), 0);
    const Call play = finish(waiting);
    QCOMPARE(play.status, 4);
    QCOMPARE(play.with("state").size(), 1);
}

void TestCli::oddsAreThoseOfTheOracle()
{
    const Call elephant = run({"odds", "--kind", "elephant", "--scenario", battleOfZama(), "--attacker",
                               "C1-ELE1", "--defender", "R1-INF1", "--exact", "--format", "json"});
    QCOMPARE(elephant.status, 0);
    const QJsonObject fates = elephant.json()["elephant"].toObject();
    QCOMPARE(fates["scared"].toObject()["fraction"].toString(), QString("1/3"));
    QCOMPARE(fates["held"].toObject()["fraction"].toString(), QString("2/9"));
    const Call plain = run({"odds", "--kind", "elephant", "--attacker", "elephant", "--defender", "7",
                            "--scare", "--exact", "--format", "json"});
    QCOMPARE(plain.out, elephant.out);
    const Call volley = run({"odds", "--kind", "volley", "--scenario", battleOfZama(), "--attacker", "R1-SK1",
                             "--defender", "C1-HVY1", "--exact", "--format", "json"});
    QCOMPARE(volley.json()["defender"].toObject()["mean_lost"].toObject()["fraction"].toString(),
             QString("5/6"));
    const Call numbers = run({"odds", "--kind", "volley", "--attacker", "5", "--attacker-hit", "6",
                              "--defender", "8", "--format", "csv"});
    QVERIFY(numbers.out.contains("\nhits,0,0.401877572,\n"));
    const Call round = run({"odds", "--kind", "round", "--scenario", battleOfZama(), "--attacker", "R1-INF1",
                            "--defender", "C1-HVY1", "--attacker-general", "2"});
    QCOMPARE(round.status, 0);
    const Call fight = run({"odds", "--kind", "fight", "--scenario", battleOfZama(), "--attacker", "R1-INF1",
                            "--defender", "C1-SK1:3", "--rounds", "3"});
    QCOMPARE(fight.status, 0);
    QVERIFY(fight.out.contains("still_fighting"));
}

void TestCli::oddsOfWhatTheRulesForbidAreRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("clause");
    const auto row = [](const QString &kind, const QString &attacker, const QString &defender,
                        const QString &clause) {
        const QStringList words{"odds",       "--kind", kind,         "--scenario", battleOfZama(),
                                "--attacker", attacker, "--defender", defender};
        QTest::newRow(qPrintable(kind + ' ' + attacker + ' ' + defender)) << words << clause;
    };
    for (const char *kind : {"round", "fight"}) {
        row(kind, "C1-LGT1", "R1-SCO1", "(P3)");
        row(kind, "R1-SCO1", "C1-LGT1", "(P1)");
        row(kind, "C1-ELE1", "R1-INF1", "(E1, Q73); ask --kind elephant");
        row(kind, "R1-INF1", "elephant", "(E1, Q73); ask --kind elephant");
        row(kind, "R1-INF1:1", "C1-LGT1", "(L1)");
        row(kind, "C1-LGT1", "R1-INF1:8", "full strength is 7 (Q15)");
    }
    row("elephant", "C1-ELE1", "R1-SCO1", "(P3)");
    row("elephant", "R1-SCO1", "C1-ELE1", "(P1)");
    row("elephant", "C1-ELE1", "R1-INF1:1", "(L1)");
    row("elephant", "C1-ELE1:2", "R1-INF1", "full strength is 1");
    row("volley", "R1-SK1", "C1-LGT1:1", "(L1)");
    row("volley", "roman-skirmishers:6", "C1-LGT1", "full strength is 5 (Q15)");
    row("volley", "R1-SK1", "C1-LGT1:0", "no stand left");
    const auto plain = [](const QStringList &more, const QString &clause) {
        QTest::newRow(qPrintable(more.join(' '))) << QStringList{"odds", "--kind"} + more << clause;
    };
    plain({"round", "--attacker", "1", "--attacker-hit", "5", "--defender", "8", "--defender-hit", "5"},
          "(L1)");
    plain({"volley", "--attacker", "5", "--attacker-hit", "6", "--defender", "8", "--defender-single"},
          "(L2)");
    plain({"fight", "--attacker", "elephant", "--defender", "8", "--defender-hit", "5"}, "(E1, Q73)");
    plain({"elephant", "--attacker", "7", "--defender", "elephant", "--scare"}, "(Q91)");
}

void TestCli::oddsOfWhatTheRulesForbidAreRefused()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, clause);
    const Call call = run(arguments);
    QCOMPARE(call.status, 2);
    QVERIFY(call.out.isEmpty());
    QVERIFY2(call.messages.contains(clause.toUtf8()), call.messages.constData());
    const Call scorpion = run({"odds", "--kind", "volley", "--attacker", "1", "--attacker-single",
                               "--attacker-hit", "4", "--defender", "8"});
    QCOMPARE(scorpion.status, 0);
}

void TestCli::replayVerifiesAndNamesTheFirstDifference()
{
    const QTemporaryDir dir;
    const QString journal = dir.filePath("j.zama-game.json");
    QCOMPARE(run({"play", battleOfZama(), "--orders", "-", "--save", journal}, kAdvance + kEnd + kShot + kEnd)
                 .status,
             0);
    const Call good = run({"replay", journal, "--verify"});
    QCOMPARE(good.status, 0);
    QCOMPARE(good.json()["verified"].toInt(), 5);
    QByteArray text = bytesOf(journal);
    text.replace("\"faces\":[", "\"faces\":[1,");
    const Call bad = run({"replay", saved(dir, "bad.zama-game.json", text), "--verify"});
    QCOMPARE(bad.status, 3);
    QCOMPARE(bad.json()["differs"].toInt(), 4);
    QVERIFY2(bad.messages.contains("entry 4 (line "), bad.messages.constData());
    const Call cut =
        run({"replay", saved(dir, "cut.zama-game.json", bytesOf(journal).chopped(40)), "--verify"});
    QCOMPARE(cut.status, 1);
    QVERIFY(cut.messages.contains("[journal.damaged]"));
    QCOMPARE(run({"validate", dir.filePath("bad.zama-game.json")}).status, 1);
    const Call damaged = run({"validate", dir.filePath("cut.zama-game.json")});
    QCOMPARE(damaged.status, 1);
    QVERIFY(damaged.out.contains(": error: ") && damaged.out.endsWith("[journal.damaged]\n"));
    QCOMPARE(run({"replay", battleOfZama()}).status, 1);
}

// Q89
void TestCli::replayTellsTypedDice()
{
    const QTemporaryDir dir;
    const QString journal = dir.filePath("j.zama-game.json");
    const auto save = [&](const QStringList &more, const QByteArray &orders) {
        run(QStringList{"play", battleOfZama(), "--save", journal, "--force", "--orders", "-"} + more,
            orders);
    };
    const auto dice = [&] { return run({"replay", journal, "--verify"}).json(); };
    const auto said = [&] { return run({"replay", journal, "--verify", "--format", "text"}).out; };
    save({}, kAdvance);
    QCOMPARE(dice()["dice"].toString(), QString("none"));
    QVERIFY(said().endsWith("no dice were rolled\n"));
    save({"--policy", "rome=fast", "--policy", "carthage=fast", "--seed", "3"}, {});
    QCOMPARE(dice()["dice"].toString(), QString("seed"));
    QVERIFY(said().endsWith("the dice are those of seed 3\n"));
    const int due = zama::seededDie(1, 0);
    save({"--dice", QString::number(due)}, kEnd + kShot);
    QCOMPARE(dice()["dice"].toString(), QString("seed"));
    save({"--dice", QString::number(due % 6 + 1)}, kEnd + kShot);
    QCOMPARE(dice()["dice"].toString(), QString("typed"));
    QCOMPARE(dice()["first_typed"].toInt(), 3);
    QVERIFY(said().endsWith("the dice of entry 3 are not those of seed 1: they were typed\n"));
}

void TestCli::replayStopsWhereItIsTold()
{
    const QTemporaryDir dir;
    const QString journal = dir.filePath("j.zama-game.json");
    const Call play =
        run({"play", battleOfZama(), "--orders", "-", "--save", journal}, kAdvance + kEnd + kShot + kEnd);
    QCOMPARE(play.status, 0);
    const Call all = run({"replay", journal});
    QCOMPARE(all.out, play.out);
    const Call first = run({"replay", journal, "--to", "1"});
    QCOMPARE(first.with("event").size(), 1);
    QCOMPARE(run({"replay", journal, "--to", "0"}).with("event").size(), 0);
    QCOMPARE(run({"replay", journal, "--to", "6"}).status, 2);
    const Call text = run({"replay", journal, "--format", "text"});
    QVERIFY(text.out.startsWith("    1  "));
    QVERIFY(text.out.contains("\n\nTurn 1, step 3 (Move)\n") && !text.out.contains('{'));
    const Call played =
        run({"play", battleOfZama(), "--orders", "-", "--format", "text"}, kAdvance + kEnd + kShot + kEnd);
    QCOMPARE(text.out, played.out);
    const QString fought =
        QString::fromStdString(inSourceTree("tests/playthroughs/zama-fast-fast.zama-game.json"));
    const QByteArray whole = run({"replay", fought, "--format", "text"}).out;
    QVERIFY(whole.contains("\nFallen: ") && whole.trimmed().endsWith("for the Romans."));
    QCOMPARE(run({"replay", "-"}, bytesOf(journal)).out, all.out);
}

namespace {

QString recordedBattle()
{
    return QString::fromStdString(inSourceTree("tests/playthroughs/first-lesson-fast-random.zama-game.json"));
}

} // namespace

void TestCli::reportTellsTheBattle()
{
    const QTemporaryDir dir;
    const QString out = dir.filePath("battle.html");
    const Call call = run({"report", recordedBattle(), "--lang", "en", "-o", out});
    QCOMPARE(call.status, 0);
    QVERIFY(call.out.isEmpty() && call.messages.isEmpty());
    const QByteArray page = bytesOf(out);
    QVERIFY(page.startsWith("<!DOCTYPE html>") && page.contains("<svg"));
    QVERIFY(page.contains("<h1>First Lesson: the Ford</h1>"));
    QVERIFY(page.contains("a slight edge for the Romans."));
    QCOMPARE(run({"report", recordedBattle(), "-o", "-"}).out, page);
    QCOMPARE(run({"report", "-", "-o", "-"}, bytesOf(recordedBattle())).out, page);
    const Call text = run({"report", recordedBattle(), "--format", "text", "--events", "-o", "-"});
    QCOMPARE(text.out, bytesOf(recordedBattle().replace(".zama-game.json", ".report.txt")));
}

void TestCli::reportNeverWritesOverItsInput()
{
    const QTemporaryDir dir;
    const QByteArray bytes = bytesOf(recordedBattle());
    const QString journal = saved(dir, "battle.json", bytes);
    const QString link = dir.filePath("link.json");
    QVERIFY(QFile::link(journal, link));
    for (const QString &out : {journal, link, dir.filePath("./battle.json")}) {
        const Call call = run({"report", journal, "-o", out});
        QCOMPARE(call.status, 2);
        QVERIFY(call.messages.contains("this is what is being read"));
        QCOMPARE(bytesOf(journal), bytes);
    }
    const Call nowhere = run({"report", journal, "-o", dir.filePath("none/page.html")});
    QCOMPARE(nowhere.status, 2);
    QVERIFY(nowhere.messages.contains("the folder does not exist"));
    QCOMPARE(run({"report", battleOfZama(), "-o", "-"}).status, 1);
}

void TestCli::reportTellsLengthsAsAsked()
{
    const QByteArray inches = run({"report", recordedBattle(), "--format", "text", "-o", "-"}).out;
    const Call metric = run({"report", recordedBattle(), "--format", "text", "--lengths", "cm", "-o", "-"});
    QCOMPARE(metric.status, 0);
    QVERIFY(inches.contains("the farthest by 6 in.") && !inches.contains(" cm"));
    QVERIFY(metric.out.contains("the farthest by 15.24 cm.") && !metric.out.contains(" in."));
    QCOMPARE(run({"report", recordedBattle(), "-o", "-", "--lengths", "feet"}).status, 2);
}

void TestCli::reportMakesPdfFilesWithTheProgramOfTheWindow()
{
    const QTemporaryDir dir;
    const QString journal = saved(dir, "-battle.json", bytesOf(recordedBattle()));
    const QString out = dir.filePath("Battle.PDF");
    const Call call = run({"report", journal, "-o", out, "--paper", "letter"});
    QVERIFY2(call.messages.isEmpty(), call.messages.constData());
    QCOMPARE(call.status, 0);
    QVERIFY(call.out.isEmpty());
    QVERIFY(bytesOf(out).startsWith("%PDF-") && bytesOf(out).contains("/MediaBox [ 0 0 612"));
    const Call piped = run({"report", "-", "--format", "pdf", "-o", "-"}, bytesOf(recordedBattle()));
    QCOMPARE(piped.status, 0);
    QVERIFY(piped.out.startsWith("%PDF-") && piped.out.contains("/MediaBox [ 0 0 595"));
    QVERIFY(piped.out.trimmed().endsWith("%%EOF"));

    QProcess there; // names that begin with a dash
    there.setWorkingDirectory(dir.path());
    there.start(QString::fromStdString(program("zama-cli")),
                {"report", "-o", "./-o.pdf", "--", "-battle.json"});
    QCOMPARE(finish(there).status, 0);
    QVERIFY(bytesOf(dir.filePath("-o.pdf")).startsWith("%PDF-"));
}

void TestCli::reportPassesOnWhatThatProgramSays()
{
    const QTemporaryDir dir;
    const QByteArray bytes = bytesOf(recordedBattle());
    const QString journal = saved(dir, "battle.pdf", bytes);
    const Call itself = run({"report", journal, "-o", dir.filePath("./battle.pdf")});
    QCOMPARE(itself.status, 2);
    QVERIFY(itself.messages.contains("this is what is being read"));
    QCOMPARE(bytesOf(journal), bytes);
    const QString out = dir.filePath("out.pdf");
    const Call scenario = run({"report", battleOfZama(), "-o", out});
    QCOMPARE(scenario.status, 1);
    QVERIFY(scenario.messages.contains("error: "));
    const Call nowhere = run({"report", recordedBattle(), "-o", dir.filePath("none/out.pdf")});
    QCOMPARE(nowhere.status, 1);
    QVERIFY(nowhere.messages.contains("the folder does not exist"));
    const Call unnamed = run({"report", recordedBattle(), "-o", dir.filePath("noext"), "--format", "pdf"});
    QCOMPARE(unnamed.status, 2);
    QVERIFY2(unnamed.messages.contains("ends in .pdf, .html or .txt, not to"), unnamed.messages.constData());
    QCOMPARE(run({"report", recordedBattle(), "-o", out, "--format", "text"}).status, 2);
    QCOMPARE(run({"report", recordedBattle(), "-o", "-", "--paper", "a4"}).status, 2);
    QVERIFY(!QFile::exists(out));
}

namespace {

// The command line alone in a folder, as where Qt is not there; beside it a program of that name, if any.
QString loneProgram(const QTemporaryDir &dir, const QByteArray &zama)
{
    const QString lone = dir.filePath("zama-cli");
    if (!QFile::copy(QString::fromStdString(program("zama-cli")), lone)) {
        return {};
    }
    if (!zama.isEmpty()) {
        QFile script(saved(dir, "zama", zama));
        script.setPermissions(script.permissions() | QFile::ExeOwner);
    }
    return lone;
}

} // namespace

void TestCli::reportSaysWhereThatProgramIsMissing()
{
    const QTemporaryDir dir;
    const QString out = dir.filePath("out.pdf");
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("PATH", dir.path());
    process.setProcessEnvironment(environment);
    process.start(loneProgram(dir, {}), {"report", recordedBattle(), "-o", out});
    const Call call = finish(process);
    QCOMPARE(call.status, 2);
    QVERIFY2(call.messages.contains("PDF files are made by the program with the window, zama, and it is "
                                    "neither in "),
             call.messages.constData());
    QVERIFY(!QFile::exists(out));
}

void TestCli::reportSpeaksTheLanguagesOfThatProgram()
{
    const QTemporaryDir dir;
    const QString out = dir.filePath("battle.html");
    const QByteArray told = "echo \"$@\" > '" + dir.filePath("told").toUtf8() + "'\n";
    const QString lone = loneProgram(dir, "#!/bin/sh\n" + told);
    const auto words = [&](const QStringList &more) {
        QProcess process;
        process.start(lone, QStringList{"report", recordedBattle(), "--lang", "de", "-o"} + more);
        return finish(process).status == 0 ? bytesOf(dir.filePath("told")) : QByteArray();
    };
    QVERIFY(words({out}).endsWith("--lang de --format html\n"));
    QVERIFY(words({"-", "--format", "text", "--events"}).endsWith("--events --lang de --format text\n"));
    QVERIFY(words({dir.filePath("battle.pdf")}).endsWith("--lang de\n"));

    const Call page = run({"report", recordedBattle(), "--lang", "de", "-o", out});
    QVERIFY2(page.messages.isEmpty(), page.messages.constData());
    QCOMPARE(page.status, 0);
    QVERIFY(bytesOf(out).startsWith("<!DOCTYPE html>\n<html lang=\"de\""));
    const Call text = run({"report", recordedBattle(), "--lang", "de", "--format", "text", "-o", "-"});
    QCOMPARE(text.status, 0);
    QVERIFY(!text.out.isEmpty() && !text.out.contains('<'));
    const Call unknown = run({"report", recordedBattle(), "--lang", "xx", "-o", "-"});
    QCOMPARE(unknown.status, 2);
    QVERIFY(unknown.out.isEmpty() && unknown.messages.contains("There is no language \"xx\""));
}

void TestCli::anInterruptedPdfLeavesNothingBehind()
{
    const QTemporaryDir dir;
    const QTemporaryDir reports;
    const QByteArray waiting = "#!/bin/sh\necho begun >&2\nexec sleep 60\n";
    QProcess process;
    process.start(loneProgram(dir, waiting), {"report", recordedBattle(), "-o", reports.filePath("out.pdf")});
    process.setReadChannel(QProcess::StandardError);
    QVERIFY(process.waitForReadyRead(60'000));
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QCOMPARE(finish(process).status, 4);
    QVERIFY(QDir(reports.path()).isEmpty());
}

void TestCli::printMakesWhatIsAskedFor()
{
    const QTemporaryDir dir;
    const QString out = dir.filePath("kit.pdf");
    const Call call = run({"print", battleOfZama(), "--what", "reference,map", "--what", "sequence",
                           "--paper", "letter", "--lengths", "cm", "-o", out});
    QVERIFY2(call.messages.isEmpty(), call.messages.constData());
    QCOMPARE(call.status, 0);
    QVERIFY(call.out.isEmpty());
    const QByteArray pdf = bytesOf(out);
    QVERIFY(pdf.startsWith("%PDF-") && pdf.trimmed().endsWith("%%EOF"));
    const QStringList same{
        "print", "-", "--what", "reference,map,sequence", "--paper", "letter", "--lengths", "cm", "-o", "-"};
    QCOMPARE(run(same, bytesOf(battleOfZama())).out, pdf);
    QVERIFY(run({"print", battleOfZama(), "--what", "map", "-o", "-"}).out != pdf);
    // Of a battle under way its scenario is printed.
    const Call ford = run({"print", recordedBattle(), "--what", "reference", "-o", "-"});
    QVERIFY2(ford.status == 0 && ford.out.startsWith("%PDF-"), ford.messages.constData());

    const QByteArray all = run({"print", battleOfZama(), "-o", "-"}).out;
    const QByteArray elephants = run({"print", battleOfZama(), "--type", "elephant", "-o", "-"}).out;
    QVERIFY(elephants.startsWith("%PDF-") && elephants.size() < all.size() / 2);
    // Generals are not of the type.
    QCOMPARE(run({"print", battleOfZama(), "--type", "elephant", "--no-generals", "-o", "-"}).out, elephants);
}

void TestCli::printTakesWordsInAnyCase()
{
    const auto pages = [](const QStringList &words) {
        return run(QStringList{"print", battleOfZama(), "--what", "sticks", "-o", "-"} + words).out;
    };
    const QByteArray usual = pages({"--paper", "letter", "--lengths", "cm", "--ink", "colour"});
    QVERIFY(usual.startsWith("%PDF-"));
    QCOMPARE(pages({"--paper", "LETTER", "--lengths", "CM", "--ink", "Colour"}), usual);
    QCOMPARE(pages({"--paper", "Letter", "--lengths", "Cm", "--ink", "color"}), usual);
}

// The window may speak another language.
void TestCli::printSpeaksEnglish()
{
    const QTemporaryDir settings;
    QVERIFY(QDir(settings.path()).mkpath("Zama"));
    saved(settings, "Zama/Zama.conf", "[language]\nfirst=de\n");
    QProcess process;
    QProcessEnvironment surroundings = QProcessEnvironment::systemEnvironment();
    surroundings.insert("XDG_CONFIG_HOME", settings.path());
    process.setProcessEnvironment(surroundings);
    process.start(QString::fromStdString(program("zama-cli")),
                  {"print", battleOfZama(), "--command", "X9", "-o", "-"});
    const Call call = finish(process);
    QVERIFY2(call.messages.contains("There is no command"), call.messages.constData());
    process.start(QString::fromStdString(program("zama")),
                  {"--print", battleOfZama(), "--command", "X9", "-"});
    QVERIFY(!finish(process).messages.contains("There is no command"));
}

void TestCli::printKnowsItsWords_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("said");
    const auto row = [](const QStringList &words, int status, const QByteArray &said) {
        QTest::newRow(qPrintable(words.join(' '))) << words << status << said;
    };
    row({"--what", "tanks"}, 2,
        "There is nothing called \"tanks\" to print; there are: all, kit, soldiers, reference, "
        "order-of-battle");
    row({"--paper", "a5"}, 2, "--paper: a5 not in {a4,letter}");
    row({"--what", ""}, 2, "There is nothing called \"\" to print; there are: ");
    row({"--ink", "gold"}, 2, "--ink: gold not in {colour,outlines,pale}");
    row({"--lengths", "feet"}, 2, "--lengths: feet not in {in,cm}");
    row({"--lang", "English!"}, 2, "\"English!\" names no language");
    row({"--lang", "en,fr,de"}, 2, "At most two languages");
    row({"--type", "tanks"}, 2,
        "There is no type of unit \"tanks\" in this battle; there are: roman-infantry,");
    row({"--command", "X9"}, 2, "There is no command \"X9\" in this battle; there are: ");
    row({"--spare", "21"}, 2, "--spare: \"21\" is not a whole number from 0 to 20");
    row({"--figure-height", "59"}, 2, "--figure-height: \"59\" is not a whole number from 60 to 100");
    row({"--command", ""}, 2, "There is no command \"\" in this battle; there are: ");
    row({"--command", "CHQ", "--type", "roman-infantry"}, 1, "nobody to print");
    for (const QStringList &ofSoldiers : {QStringList{"--command", "CHQ"},
                                          {"--type", "elephant"},
                                          {"--spare", "0"},
                                          {"--figure-height", "90"},
                                          {"--no-generals"}}) {
        row(QStringList{"--what", "map,sticks"} + ofSoldiers, 2,
            ofSoldiers.front().toUtf8() + " is for paper soldiers, and none are to be printed");
    }
}

void TestCli::printKnowsItsWords()
{
    QFETCH(QStringList, words);
    QFETCH(int, status);
    QFETCH(QByteArray, said);
    const QTemporaryDir dir;
    const QString out = dir.filePath("out.pdf");
    const Call call = run(QStringList{"print", battleOfZama(), "-o", out} + words);
    QVERIFY2(call.messages.contains(said), call.messages.constData());
    QCOMPARE(call.status, status);
    QVERIFY(!QFile::exists(out));
}

void TestCli::printSaysWhichLanguageIsNotSpoken()
{
    const Call call = run({"print", battleOfZama(), "--what", "reference", "--lang", "tlh", "-o", "-"});
    QCOMPARE(call.status, 0);
    QCOMPARE(call.messages,
             QByteArray("zama: The scenario says nothing in \"tlh\"; its texts are printed in its own "
                        "language, \"en\".\n"));
    QVERIFY(call.out.startsWith("%PDF-"));
    QVERIFY(
        run({"print", battleOfZama(), "--what", "reference", "--lang", "en", "-o", "-"}).messages.isEmpty());
}

void TestCli::printNeverWritesOverItsInput()
{
    const QTemporaryDir dir;
    const QByteArray bytes = bytesOf(battleOfZama());
    const QString scenario = saved(dir, "battle.pdf", bytes);
    for (const QString &out : {scenario, dir.filePath("./battle.pdf")}) {
        const Call call = run({"print", scenario, "-o", out});
        QCOMPARE(call.status, 2);
        QVERIFY(call.messages.contains("this is what is being read"));
    }
    QCOMPARE(bytesOf(scenario), bytes);
    const Call elsewhere = run({"print", scenario, "-o", dir.filePath("pages.txt")});
    QCOMPARE(elsewhere.status, 2);
    QVERIFY(elsewhere.messages.contains("ends in .pdf"));
    QVERIFY2(!elsewhere.messages.contains("--print"),
             elsewhere.messages.constData()); // another program's word
    const Call nowhere = run({"print", scenario, "--what", "map", "-o", dir.filePath("none/out.pdf")});
    QCOMPARE(nowhere.status, 1);
    QVERIFY(nowhere.messages.contains("the folder does not exist"));
    const Call broken = run({"print", saved(dir, "broken.json", "{"), "-o", dir.filePath("out.pdf")});
    QCOMPARE(broken.status, 1);
    QVERIFY(broken.messages.contains("error: "));
    QVERIFY(!QFile::exists(dir.filePath("out.pdf")));
}

void TestCli::printReplacesNothingUnasked()
{
    const QTemporaryDir dir;
    const QString out = saved(dir, "class.pdf", "much work");
    const QStringList call{"print", battleOfZama(), "--what", "sticks", "-o", out};
    const Call refused = run(call);
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.messages.contains("--force"), refused.messages.constData());
    QCOMPARE(bytesOf(out), QByteArray("much work"));
    QCOMPARE(run(call + QStringList{"--force"}).status, 0);
    QVERIFY(bytesOf(out).startsWith("%PDF-"));
    // Not even with --force what is being read.
    QCOMPARE(run({"print", out, "-o", out, "--force"}).status, 2);
}

// As the window does: sticks and templates need no armies that are ready.
void TestCli::printTakesDraftsAsFarAsTheyGo()
{
    const QTemporaryDir dir;
    QByteArray text = bytesOf(battleOfZama());
    const QByteArray stands = "\"stands\": 5";
    text.replace(text.indexOf(stands), stands.size(), "\"stands\": 0");
    const QString draft = saved(dir, "draft.zama.json", text);
    const Call sticks = run({"print", draft, "--what", "sticks", "-o", "-"});
    QCOMPARE(sticks.status, 0);
    QVERIFY(sticks.out.startsWith("%PDF-"));
    QVERIFY2(sticks.messages.contains("number of stands"), sticks.messages.constData());
}

void TestCli::printListsEveryPartInItsHelp()
{
    const QByteArray known = run({"print", battleOfZama(), "--what", "?", "-o", "-"}).messages;
    const QByteArray help = run({"print", "--help"}).out;
    const QList<QByteArray> words = known.mid(known.lastIndexOf(':') + 1).trimmed().chopped(1).split(',');
    QVERIFY(words.size() > 10);
    for (const QByteArray &word : words) {
        QVERIFY2(help.contains(word.trimmed()), word.constData());
    }
    for (const char *limits : {"0 to 20", "60 to 100"}) {
        QVERIFY2(help.contains(limits), limits);
    }
}

void TestCli::aClosedPipeIsNoFault()
{
    QProcess process;
    const QString call = QString("'%1' play '%2' --policy rome=random --policy carthage=random | head -c 20; "
                                 "echo ${PIPESTATUS[0]}")
                             .arg(QString::fromStdString(program("zama-cli")), battleOfZama());
    process.start("bash", {"-c", call});
    const Call result = finish(process);
    QVERIFY(result.messages.isEmpty());
    QVERIFY2(result.out.endsWith("0\n"), result.out.constData());
}

void TestCli::aFullDiskIsAFault()
{
    QProcess process;
    process.setStandardOutputFile("/dev/full");
    process.start(QString::fromStdString(program("zama-cli")), {"info", battleOfZama()});
    const Call result = finish(process);
    QCOMPARE(result.status, 1);
    QVERIFY(result.messages.contains("standard output cannot be written"));
}

// Case 37: names are bytes to us.
void TestCli::strangeNamesAreNames()
{
    const QTemporaryDir dir;
    for (const char *name :
         {"Éléphants d’Hannibal", "汉尼拔", "حنبعل", "IĞDIR ışık", "with space", "100% done", "a#b?c&d",
          "@list", "semi;colon", "quo'te\"s", "emoji🐘", ".hidden", "--help", "-rf"}) {
        const QString path = saved(dir, QString::fromUtf8(name) + ".json", bytesOf(battleOfZama()));
        QVERIFY2(!path.isEmpty(), name);
        QCOMPARE(run({"validate", path}).status, 0);
        QProcess process;
        process.setWorkingDirectory(dir.path());
        process.start(QString::fromStdString(program("zama-cli")),
                      {"info", "--", QString::fromUtf8(name) + ".json"});
        QCOMPARE(finish(process).status, 0);
    }
    QVERIFY(QFile::link(dir.filePath("loop-b"), dir.filePath("loop-a")));
    QVERIFY(QFile::link(dir.filePath("loop-a"), dir.filePath("loop-b")));
    QCOMPARE(run({"validate", dir.filePath("loop-a")}).status, 1);
    QCOMPARE(run({"validate", dir.path()}).status, 1);
    QCOMPARE(QProcess::execute("mkfifo", {dir.filePath("fifo.json")}), 0);
    QCOMPARE(run({"validate", dir.filePath("fifo.json")}).status, 1);
    QCOMPARE(run({"replay", dir.filePath("fifo.json")}).status, 1);
}

QTEST_GUILESS_MAIN(TestCli)
#include "test_cli.moc"
