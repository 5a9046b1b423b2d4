// The English source table against everything the core can say.

#include "core/ai/policy.h"
#include "core/game/decide.h"
#include "core/io/read_scenario.h"
#include "core/text/english.h"
#include "core/text/names.h"
#include "core/text/phrase.h"
#include "tests/support/source_tree.h"

#include <QTest>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

using namespace zama;

namespace {

SetupPtr zamaSetup()
{
    static const SetupPtr setup = [] {
        const auto file = loadScenario(test::inSourceTree("scenarios/zama.zama.json"));
        return compile(file.value().scenario).value();
    }();
    return setup;
}

UnitId unit(std::string_view id)
{
    return zamaSetup()->findUnit(id);
}

GeneralId general(std::string_view id)
{
    return zamaSetup()->findGeneral(id);
}

// Every clause a refusal rests on, as rules write them.
constexpr std::string_view kClauses[] = {"A1",  "T1",  "M1",  "M3",  "S1",  "S4",  "S6",  "S7",  "S8",
                                         "C2",  "C5",  "F1",  "G6",  "P1",  "P2",  "Q01", "Q04", "Q06",
                                         "Q16", "Q25", "Q27", "Q28", "Q29", "Q30", "Q31", "Q32", "Q34",
                                         "Q35", "Q36", "Q37", "Q38", "Q41", "Q42", "Q43", "Q52", "Q72"};

std::vector<Refusal> refusalsOf(RefusalCode code)
{
    std::vector<Refusal> all;
    for (const std::string_view clause : kClauses) {
        for (const UnitId other : {unit("C1-LGT1"), unit("R1-INF1"), UnitId::none()}) {
            const Refusal plain = Refusal(code, clause, unit("R1-INF1"), other).measuring(7, 6);
            all.push_back(plain);
            all.push_back(plain.measuring(7, 0));
            all.push_back(plain.about(general("SCIPIO")));
            all.push_back(Refusal(code, clause));
        }
    }
    return all;
}

std::vector<PendingRoll> rolls()
{
    std::vector<PendingRoll> all;
    for (const RollKind kind : {RollKind::ChargeInitiative, RollKind::Volley, RollKind::Scare,
                                RollKind::Melee, RollKind::GeneralRisk, RollKind::Control}) {
        for (const HitNumber hitOn : {4, 6, 7}) {
            all.push_back({kind, SideId(0), unit("R1-SK1"), unit("C1-LGT1"), general("SCIPIO"), 5, hitOn});
        }
    }
    return all;
}

std::vector<Outcome> outcomes()
{
    std::vector<Outcome> all;
    for (const EndReason reason : {EndReason::TurnLimit, EndReason::IdleTurns, EndReason::NoUnitsLeft,
                                   EndReason::ArmyBroken, EndReason::ChiefFallen, EndReason::Conceded}) {
        all.push_back({reason, Degree::Drawn, {}});
        all.push_back({reason, Degree::SlightEdge, SideId(0)});
        all.push_back({reason, Degree::GreatVictory, SideId(1)});
    }
    return all;
}

std::vector<Event> events()
{
    const UnitId a = unit("R1-SK1");
    const UnitId b = unit("C1-ELE1");
    const GeneralId g = general("SCIPIO");
    std::vector<Event> all{event::CommandDeployed{CommandId(0), {}, {}},
                           event::SideToAct{SideId(0)},
                           event::UnitMoved{a, {}, {}, 2850},
                           event::GeneralMoved{g, {}},
                           event::GeneralAttached{g, a},
                           event::GeneralLeftAlone{g, {}},
                           event::GeneralFell{g, a},
                           event::GeneralSurvived{g},
                           event::VolleyDeclared{a, b, 5, 6},
                           event::LastStandLost{a, Cause::Melee},
                           event::ChargeDeclared{a, b, {}, {}, 4000, 2000, true, false},
                           event::ChargeDeclared{a, b, {}, {}, 4000, 2000, false, false},
                           event::ChargeContinued{a, b, {}, 1000, 0, false},
                           event::ChargeContinued{a, {}, {}, 1000, 0, false},
                           event::ChargePassed{SideId(1)},
                           event::ScorpionsRouted{a, b},
                           event::ElephantScared{b, a},
                           event::ElephantHit{b, a},
                           event::EngagementMade{a, b},
                           event::EngagementEnded{a, b},
                           event::MeleeDiceAssigned{a, {{b, 0}}},
                           event::MeleeDiceAssigned{a, {{b, 2}, {b, 3}}},
                           event::SideClosed{SideId(0)},
                           event::FightsJoined{},
                           event::ElephantHeld{b},
                           event::FightsEnded{},
                           event::TurnEnded{3}};
    for (int step = 0; step < static_cast<int>(zamaSetup()->steps.size()); ++step) {
        all.emplace_back(event::StepEntered{1, step});
    }
    for (const Cause cause : {Cause::Shooting, Cause::Melee, Cause::Impact, Cause::Rampage, Cause::Rout}) {
        for (const UnitId by : {b, UnitId::none()}) {
            all.emplace_back(event::StandsLost{a, 2, cause, by});
            all.emplace_back(event::UnitEliminated{a, cause, by});
        }
    }
    for (const ElephantFate fate :
         {ElephantFate::Ahead, ElephantFate::Right, ElephantFate::Left, ElephantFate::Back}) {
        all.emplace_back(event::ElephantRampaged{b, fate, {}, {}});
    }
    for (const PendingRoll &roll : rolls()) {
        all.emplace_back(event::RollAwaited{roll});
        all.emplace_back(event::DiceRolled{roll, Faces{1, 2, 3, 4, 5}, 2});
    }
    for (const Outcome &outcome : outcomes()) {
        all.emplace_back(event::BattleEnded{outcome});
    }
    return all;
}

std::vector<Message> prompts()
{
    State state = begin(zamaSetup());
    std::vector<Message> all{promptFor(state)};
    state.step = 1;
    all.push_back(promptFor(state));
    for (const Phase phase :
         {Phase::Deploying, Phase::Charging, Phase::Choosing, Phase::Fighting, Phase::Over}) {
        state.phase = phase;
        state.toAct = SideId(0);
        all.push_back(promptFor(state));
    }
    state.pending = rolls().front();
    all.push_back(promptFor(state));
    return all;
}

std::vector<Message> everything()
{
    const State state = begin(zamaSetup());
    std::vector<Message> all = prompts();
    for (int code = 0; code < kRefusalCodes; ++code) {
        std::ranges::transform(refusalsOf(static_cast<RefusalCode>(code)), std::back_inserter(all),
                               [](const Refusal &r) { return messageFor(r); });
    }
    for (const Event &e : events()) {
        all.push_back(messageFor(e, state));
    }
    for (const Message &count :
         {standCount(7), lossCount(7), unitCount(1), generalCount(6), pageCount(8), rollNext(7),
          typeDiceNext(1), unitNext(12), generalNext(2), hitCount(3), fightsDue(2)}) {
        all.push_back(count);
    }
    for (const Outcome &outcome : outcomes()) {
        all.push_back(headlineFor(outcome));
    }
    for (const PendingRoll &roll : rolls()) {
        all.push_back(volleyInOne({roll, Faces{1, 2, 3, 4, 5}, 2}, 1));
    }
    for (const Degree degree : {Degree::Drawn, Degree::SlightEdge, Degree::GreatVictory}) {
        all.push_back(messageFor(degree));
    }
    for (const StepKind kind : {StepKind::Move, StepKind::Shoot, StepKind::Charge, StepKind::Melee}) {
        all.push_back(messageFor(kind));
    }
    return all;
}

// The text of every source file of a folder: messages of minds, reports and balances are made there.
std::string sourcesOf(const std::string &folder)
{
    std::ostringstream text;
    for (const auto &entry : std::filesystem::directory_iterator(test::inSourceTree(folder))) {
        if (entry.path().extension() == ".cpp") {
            text << std::ifstream(entry.path()).rdbuf();
        }
    }
    return text.str();
}

std::set<std::string> placeholdersOf(std::string_view text)
{
    std::set<std::string> found;
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        if (text[i] == '%') {
            found.insert(std::string(1, text[i + 1]));
        }
    }
    return found;
}

// %1, %2, ... for the arguments, with %n in the place of the first number of a row that counts.
std::set<std::string> expectedPlaceholders(const EnglishRow &row)
{
    std::set<std::string> expected;
    const std::size_t counted = row.one != nullptr ? row.args.find('n') : std::string_view::npos;
    for (std::size_t i = 0; i < row.args.size(); ++i) {
        expected.insert(i == counted ? "n" : std::to_string(i + 1));
    }
    return expected;
}

} // namespace

class TestText : public QObject
{
    Q_OBJECT
private slots:
    void idsAreUnique()
    {
        std::set<std::string_view> ids;
        for (const EnglishRow &row : englishRows()) {
            QVERIFY2(ids.insert(row.id).second, row.id.data());
        }
    }

    void placeholdersMatchTheArguments()
    {
        for (const EnglishRow &row : englishRows()) {
            QVERIFY2(placeholdersOf(row.text) == expectedPlaceholders(row), row.id.data());
        }
    }

    void singularsSayTheSameOfOne()
    {
        for (const EnglishRow &row : englishRows()) {
            if (row.one == nullptr) {
                continue;
            }
            auto expected = expectedPlaceholders(row);
            QVERIFY2(expected.erase("n") == 1, row.id.data());
            auto found = placeholdersOf(row.one);
            found.erase("n");
            QVERIFY2(std::ranges::includes(expected, found), row.id.data());
        }
    }

    void everythingTheCoreSaysHasARow()
    {
        for (const Message &message : everything()) {
            QVERIFY2(!message.id.empty(), "a code without a message");
            QVERIFY2(isWellFormed(message), message.id.data());
        }
    }

    void noRowIsUnused()
    {
        std::set<std::string_view> used;
        for (const Message &message : everything()) {
            used.insert(message.id);
        }
        // Whose sources name the rows that begin so.
        const std::vector<std::pair<std::string_view, std::string>> makers{
            {"reason.", sourcesOf("core/ai")},
            {"report.", sourcesOf("core/report")},
            {"balance.", sourcesOf("core/sim")},
            {"art.", sourcesOf("table/art") + sourcesOf("editor")},
            {"position.", sourcesOf("core/design")},
            {"edit.", sourcesOf("editor") + sourcesOf("app/shell")},
            {"kit.", sourcesOf("core/kit") + sourcesOf("app/print")},
        };
        for (const EnglishRow &row : englishRows()) {
            const auto maker = std::find_if(makers.begin(), makers.end(),
                                            [&](const auto &m) { return row.id.starts_with(m.first); });
            const std::string quoted = '"' + std::string(row.id) + '"';
            const bool ok = maker != makers.end() ? maker->second.find(quoted) != std::string::npos
                                                  : used.contains(row.id);
            QVERIFY2(ok, row.id.data());
        }
    }

    // A sentence has one plural of its own; the second number brings its words along.
    void aSecondNumberIsAPhraseOfItsOwn()
    {
        const Setup setup;
        const auto said = [&](int second) {
            return englishFor({"report.toll.3", {SideId(0), 3, SideId(1), second}}, setup);
        };
        QCOMPARE(
            said(1),
            std::string("By the end of the turn ? had lost 3 stands, and ? had lost one of their stands."));
        QCOMPARE(
            said(12),
            std::string("By the end of the turn ? had lost 3 stands, and ? had lost 12 of their stands."));
        QVERIFY(isWellFormed({"report.toll.3", {SideId(0), 3, SideId(1), 2}}));
        QVERIFY(!isWellFormed({"report.toll.3", {SideId(0), 3, SideId(1), SideId(1)}}));
    }

    void anArticleOfANameIsNotSaidTwice()
    {
        QCOMPARE(nameBehind("", "The Horse"), std::string("The Horse"));
        QCOMPARE(nameBehind("In the west the ", "The Horse"), std::string("Horse"));
        QCOMPARE(nameBehind("The ", "The Horse"), std::string("Horse"));
        QCOMPARE(nameBehind("Velites charged ", "The Horse"), std::string("the Horse"));
        QCOMPARE(nameBehind("It was over. ", "The Horse"), std::string("The Horse"));
        QCOMPARE(nameBehind("Velites charged ", "Theban Horse"), std::string("Theban Horse"));
    }

    void lengthsAreInTheReadersUnit()
    {
        const MessageArg length = Length{2850};
        QCOMPARE(englishFor(length, *zamaSetup()), std::string("2.85 in"));
        QCOMPARE(englishFor(length, *zamaSetup(), LengthUnit::Centimetres), std::string("7.24 cm"));
    }

    // The other way round: what the editor names has a row.
    void everyStepOfTheEditorHasARow()
    {
        const std::string sources = sourcesOf("editor") + sourcesOf("app/shell");
        int found = 0;
        for (std::size_t at = sources.find("\"edit."); at != std::string::npos;
             at = sources.find("\"edit.", at + 1), ++found) {
            const std::string id = sources.substr(at + 1, sources.find('"', at + 1) - at - 1);
            QVERIFY2(findEnglish(id) != nullptr, id.c_str());
        }
        QVERIFY(found > 50);
    }

    void mindsGiveWellFormedReasons()
    {
        for (const char *name : {"random", "fast"}) {
            State state = begin(zamaSetup());
            const auto mind = makePolicy(name, 7);
            SeededDice dice(7);
            for (int i = 0; i < 600 && !state.isOver(); ++i) {
                if (state.pending) {
                    QVERIFY(!execute(state, Roll{dice.draw(state.diceDrawn, state.pending->dice)}));
                    continue;
                }
                const Decision decision = mind->decide(state, sideToDecide(state));
                QVERIFY2(isWellFormed(decision.reason), decision.reason.id.data());
                QVERIFY(!execute(state, decision.command));
            }
        }
    }

    void rowsAreFoundById()
    {
        QVERIFY(findEnglish("refusal.too_far") != nullptr);
        QVERIFY(findEnglish("refusal.nonsense") == nullptr);
        QVERIFY(!isWellFormed(Message("refusal.too_far", {1, 2})));
        QVERIFY(!isWellFormed(Message("nonsense", {})));
    }

    void refusalsNameNumbersNamesAndClause()
    {
        const Refusal refusal = Refusal(RefusalCode::TooFar, "M1", unit("R1-INF1")).measuring(6020, 6000);
        QCOMPARE(
            englishFor(refusal, begin(zamaSetup())),
            std::string("Hastati I-1 can go 6 in in one move; this way takes 6.02 in. Stop earlier. [M1]"));
    }

    void aBadFaceIsNotABadNumberOfDice()
    {
        State state = begin(zamaSetup());
        state.pending = PendingRoll{RollKind::Volley, SideId(0), unit("R1-SK1"), unit("C1-SK1"), {}, 6, 6};
        const Check count = validate(state, Roll{Faces{1, 2, 3, 4, 5, 6, 1}});
        QCOMPARE(messageFor(*count).id, std::string_view("refusal.wrong_dice"));
        const Check face = validate(state, Roll{Faces{1, 2, 3, 4, 5, 7}});
        QCOMPARE(messageFor(*face).id, std::string_view("refusal.wrong_face"));
    }

    void oneAndManyHaveTheirOwnForms()
    {
        const State state = begin(zamaSetup());
        const auto lost = [&](int n) {
            const Event e = event::StandsLost{unit("R1-SK1"), n, Cause::Shooting, unit("C1-SK1")};
            return englishFor(messageFor(e, state), *state.setup);
        };
        QCOMPARE(lost(1), std::string("Velites I-1 lost one stand to the shots of Slingers I."));
        QCOMPARE(lost(2), std::string("Velites I-1 lost 2 stands to the shots of Slingers I."));
    }

    void sentencesBeginWithACapital()
    {
        const Message passed("event.charge_passed", {SideId(0)});
        QCOMPARE(englishFor(passed, *zamaSetup()), std::string("The Romans passed."));
    }

    void quantitiesAreShortAndTrue_data()
    {
        QTest::addColumn<QString>("found");
        QTest::addColumn<QString>("expected");
        const auto row = [](const MessageArg &arg, const char *text) {
            QTest::newRow(text) << QString::fromStdString(englishFor(arg, *zamaSetup()))
                                << QString::fromUtf8(text);
        };
        row(Length{2850}, "2.85 in");
        row(Length{6000}, "6 in");
        row(Length{10}, "0.01 in");
        row(Length{5999}, "6 in");
        row(Length{-1500}, "-1.5 in");
        row(Length{5005}, "5.01 in");
        row(Angle{4501}, "45.01°");
        row(Chance{0}, "0%");
        row(Chance{3}, "under 1%");
        row(Chance{867}, "87%");
        row(Chance{997}, "over 99%");
        row(Chance{1000}, "100%");
        row(Tenths{23}, "2.3");
        row(unit("RN-NUM1"), "Masinissa's riders 1");
        row(SideId(1), "the Carthaginians");
        row(UnitId::none(), "?");
    }
    void quantitiesAreShortAndTrue()
    {
        QFETCH(QString, found);
        QTEST(found, "expected");
    }

    void namesFallBackToIds()
    {
        auto scenario = zamaSetup()->scenario;
        scenario.sides[0].nameInText = {};
        scenario.sides[1].name = {{{"en", "Carthaginians"}, {"de", "Karthager"}}};
        scenario.sides[1].nameInText = {{{"en", "the Carthaginians"}}};
        scenario.sides[0].commands[1].units[0].name = {};
        const SetupPtr setup = compile(scenario).value();
        QCOMPARE(nameOf(*setup, setup->findUnit("R1-SK1"), "de"), std::string("R1-SK1"));
        QCOMPARE(nameInText(*setup, SideId(0), "sv"), std::string("Romans"));
        QCOMPARE(nameInText(*setup, SideId(1), "de"), std::string("Karthager"));
        QCOMPARE(nameInText(*setup, SideId(1), "fr"), std::string("the Carthaginians"));
        QCOMPARE(nameOf(*setup, setup->findCommand("R1"), "en"), std::string("First Command"));
        QCOMPARE(nameOf(*setup, TypeId(0), "en"), std::string("Roman infantry"));
    }
};

QTEST_APPLESS_MAIN(TestText)
#include "test_text.moc"
