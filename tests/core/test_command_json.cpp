// Orders, events, refusals and states as JSON: what is written can be read again, and what cannot be read is
// refused with its place.

#include "core/game/journal.h"
#include "core/game/names.h"
#include "core/io/command_json.h"
#include "core/io/event_json.h"
#include "core/io/json_parse.h"
#include "core/io/json_write.h"
#include "core/io/state_json.h"
#include "core/sim/match.h"
#include "tests/support/source_tree.h"
#include "tests/support/tiny_battle.h"

#include <QTest>
#include <set>

using namespace zama;
using namespace zama::test;

namespace {

TinyBattle someBattle()
{
    return tinyBattle()
        .add("SK", "R-SK", 30, 20, 0, 5)
        .add("INF", "R-INF", 40, 18, 0, 7)
        .add("CSK", "C-SK", 30, 24, 180, 5)
        .add("HVY", "C-HVY", 40, 30, 180, 8)
        .general("R-GEN", "R-INF");
}

Command read(const State &state, const std::string &line)
{
    const auto command = readOrder(line, state);
    if (!command) {
        throw std::runtime_error(line + ": " + command.error().issue.code);
    }
    return command.value();
}

std::string faultOf(const State &state, const std::string &line)
{
    const auto command = readOrder(line, state);
    return command ? "" : command.error().issue.code;
}

} // namespace

class TestCommandJson : public QObject
{
    Q_OBJECT
private slots:
    void ordersMeanWhatTheySay();
    void everyOrderComesBack();
    void aSideLeftOutIsTheOneThatActs();
    void lengthsAreExact();
    void whatIsNoOrderIsRefusedWithItsPlace_data();
    void whatIsNoOrderIsRefusedWithItsPlace();
    void aFaultNamesItsColumn();
    void everyEventOfManyBattlesComesBack();
    void everyEventHasItsOwnName();
    void refusalsNameWhatTheyAreAbout();
    void everyRefusalHasItsOwnWord();
    void stateListsEveryUnit();
    void hashesHaveSixteenDigits();
};

void TestCommandJson::ordersMeanWhatTheySay()
{
    const State s = someBattle().state();
    const UnitId inf = idOf(s, "R-INF");
    const UnitId sk = idOf(s, "R-SK");
    const UnitId hvy = idOf(s, "C-HVY");
    const UnitId csk = idOf(s, "C-SK");
    const GeneralId gen = generalOf(s, "R-GEN");
    const std::vector<std::pair<std::string, Command>> meanings{
        {R"({"do":"move","unit":"R-INF","path":[{"wheel":45},{"straight":2.85}]})",
         MoveUnit{inf, {wheel(4500), straight(2850)}}},
        {R"({"do":"move","unit":"R-INF","path":[{"oblique":{"angle":-45,"distance":6}}]})",
         MoveUnit{inf, {oblique(-4500, 6000)}}},
        {R"({"do":"move","unit":"R-INF","path":[{"slide":{"bearing":90,"distance":6}},{"pivot":-7.25}]})",
         MoveUnit{inf, {slide(9000, 6000), pivot(-725)}}},
        {R"({"do":"move","unit":"R-INF","path":[{"about_face":true}]})", MoveUnit{inf, {aboutFace()}}},
        {R"({"do":"move_general","general":"R-GEN","to":[1.5,2]})", MoveGeneral{gen, {}, {1500, 2000}}},
        {R"({"do":"move_general","general":"R-GEN","join":"R-SK"})", MoveGeneral{gen, sk, {}}},
        {R"({"do":"shoot","unit":"R-SK","target":"C-SK"})", Shoot{sk, csk}},
        {R"({"do":"charge","unit":"R-INF","target":"C-HVY","path":[{"straight":6}],"overrun":false})",
         DeclareCharge{inf, hvy, {straight(6000)}, false}},
        {R"({"do":"assign","unit":"R-INF","target":"C-HVY"})", AssignMeleeDice{inf, {{hvy, 0}}}},
        {R"({"do":"assign","unit":"R-INF","shares":[{"target":"C-HVY","dice":3},{"target":"C-SK","dice":4}]})",
         AssignMeleeDice{inf, {{hvy, 3}, {csk, 4}}}},
        {R"({"do":"roll","dice":[5,6]})", Roll{{5, 6}}},
        {R"({"do":"concede","side":"C"})", Concede{SideId(1U)}},
    };
    for (const auto &[line, command] : meanings) {
        QVERIFY2(read(s, line) == command, line.c_str());
    }
}

void TestCommandJson::everyOrderComesBack()
{
    const State s = someBattle().state();
    const UnitId inf = idOf(s, "R-INF");
    const UnitId hvy = idOf(s, "C-HVY");
    const std::vector<Command> orders{
        DeployCommand{CommandId(0U), {{inf, poseAt(3.001, 4, 359.99)}}, {}},
        DeployCommand{CommandId(0U), {}, {1234, 5678}},
        MoveUnit{inf,
                 {straight(1), oblique(-1, 2), wheel(-4500), slide(36000, 3), pivot(17999), aboutFace()}},
        MoveGeneral{generalOf(s, "R-GEN"), {}, {-1, 90000}},
        MoveGeneral{generalOf(s, "R-GEN"), inf, {}},
        Shoot{inf, hvy},
        DeclareCharge{inf, hvy, {straight(6000)}, true},
        DeclareCharge{inf, hvy, {}, false},
        PassCharge{SideId(1U)},
        AssignMeleeDice{inf, {}},
        AssignMeleeDice{inf, {{hvy, 0}}},
        AssignMeleeDice{inf, {{hvy, 2}, {hvy, 5}}},
        Roll{{}},
        Roll{{1, 2, 3, 4, 5, 6}},
        EndStep{SideId(0U)},
        Concede{SideId(1U)},
    };
    for (const Command &order : orders) {
        const std::string text = writeOrder(order, *s.setup);
        QVERIFY2(read(s, text) == order, text.c_str());
    }
}

void TestCommandJson::aSideLeftOutIsTheOneThatActs()
{
    const std::string end = R"({"do":"end"})";
    const std::string pass = R"({"do":"pass"})";
    State s = someBattle().state();
    QVERIFY(read(s, end) == Command(EndStep{SideId(0U)}));
    toStep(s, StepKind::Move, "C");
    QVERIFY(read(s, end) == Command(EndStep{SideId(1U)}));
    toStep(s, StepKind::Charge);
    QVERIFY(read(s, pass) == Command(PassCharge{SideId(0U)}));
    toStep(s, StepKind::Melee);
    QVERIFY(read(s, end) == Command(EndStep{SideId(0U)}));
    QVERIFY(!order(s, read(s, end)));
    QVERIFY(read(s, end) == Command(EndStep{SideId(1U)}));
}

void TestCommandJson::lengthsAreExact()
{
    const State s = someBattle().state();
    for (const char *number : {"2.85", "2.850", "28.5e-1", "0.285E1", "285e-2"}) {
        const std::string line =
            std::string(R"({"do":"move","unit":"R-INF","path":[{"straight":)") + number + "}]}";
        QVERIFY2(read(s, line) == Command(MoveUnit{idOf(s, "R-INF"), {straight(2850)}}), number);
    }
}

void TestCommandJson::whatIsNoOrderIsRefusedWithItsPlace_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("code");
    const auto row = [](const char *line, const char *code) { QTest::newRow(line) << line << code; };
    row("", "json.empty");
    row("[]", "order.want_object");
    row("{}", "order.missing_key");
    row(R"({"do":"fly"})", "order.want_word");
    row(R"({"do":7})", "order.want_text");
    row(R"({"do":"move","unit":"R-INF"})", "order.missing_key");
    row(R"({"do":"move","unit":"nobody","path":[]})", "order.unknown_unit");
    row(R"({"do":"move","unit":"r-inf","path":[]})", "order.unknown_unit");
    row(R"({"do":"move_general","general":"nobody","to":[1,2]})", "order.unknown_general");
    row(R"({"do":"deploy","command":"nobody"})", "order.unknown_command");
    row(R"({"do":"end","side":"nobody"})", "order.unknown_side");
    row(R"({"do":"end","sied":"R"})", "order.unknown_key");
    row(R"({"do":"end","do":"concede"})", "json.duplicate_key");
    row(R"({"do":"end"} {"do":"end"})", "json.second_value");
    row(R"({"do":"move","unit":"R-INF","path":[{"straight":0.0001}]})", "order.mils");
    row(R"({"do":"move","unit":"R-INF","path":[{"wheel":0.001}]})", "order.hundredths");
    row(R"({"do":"move","unit":"R-INF","path":[{"straight":1e30}]})", "order.range");
    row(R"({"do":"move","unit":"R-INF","path":[{"straight":10000.001}]})", "order.range");
    row(R"({"do":"move","unit":"R-INF","path":[{"wheel":361}]})", "order.range");
    row(R"({"do":"move","unit":"R-INF","path":[{"straight":"6"}]})", "order.want_number");
    row(R"({"do":"move","unit":"R-INF","path":[{"fly":6}]})", "order.want_word");
    row(R"({"do":"move","unit":"R-INF","path":[{"straight":6,"wheel":1}]})", "order.one_manoeuvre");
    row(R"({"do":"move","unit":"R-INF","path":[{"about_face":false}]})", "order.want_true");
    row(R"({"do":"move","unit":"R-INF","path":{"straight":6}})", "order.want_list");
    row(R"({"do":"move","unit":"R-INF","path":[{"pivot":1},{"pivot":1},{"pivot":1},{"pivot":1},{"pivot":1},{"pivot":1},{"pivot":1},{"pivot":1},{"pivot":1}]})",
        "order.many_manoeuvres");
    row(R"({"do":"move_general","general":"R-GEN"})", "order.to_or_join");
    row(R"({"do":"move_general","general":"R-GEN","to":[1,2],"join":"R-SK"})", "order.to_or_join");
    row(R"({"do":"move_general","general":"R-GEN","to":[1]})", "order.want_point");
    row(R"({"do":"assign","unit":"R-INF"})", "order.target_or_shares");
    row(R"({"do":"roll","dice":[1.5]})", "order.whole");
    row(R"({"do":"roll","dice":6})", "order.want_list");
}

void TestCommandJson::whatIsNoOrderIsRefusedWithItsPlace()
{
    QFETCH(QString, line);
    QFETCH(QString, code);
    const State s = someBattle().state();
    const std::string found = faultOf(s, line.toStdString());
    if (code == "json.second_value") {
        QVERIFY(!found.empty());
        return;
    }
    QCOMPARE(QString::fromStdString(found), code);
}

void TestCommandJson::aFaultNamesItsColumn()
{
    const State s = someBattle().state();
    const std::string line = R"({"do":"shoot","unit":"Éléphant","target":"x"})";
    const auto command = readOrder(line, s);
    QVERIFY(!command.ok());
    QVERIFY((command.error().position == FilePosition{1, 22}));
}

// Battles of two random minds under every option that adds events.
void TestCommandJson::everyEventOfManyBattlesComesBack()
{
    const auto file = loadScenario(inSourceTree("scenarios/zama.zama.json"));
    QVERIFY(file.ok());
    std::set<std::size_t> seen;
    for (std::uint64_t game = 0; game < 24; ++game) {
        Scenario scenario = file.value().scenario;
        scenario.options.turnLimit = 12;
        scenario.options.overrun = game % 2 == 0 ? Overrun::Continue : Overrun::Stop;
        scenario.options.chargeOrder = game % 3 == 0 ? ChargeOrder::Die : ChargeOrder::Alternate;
        scenario.options.diceSplit = DiceSplit::Free;
        const auto setup = compile(scenario);
        QVERIFY(setup.ok());
        const auto seeds = sim::seedsOf(99, game);
        const auto first = makePolicy("fast", seeds.minds[0]);
        const auto second = makePolicy(game % 2 == 0 ? "fast" : "random", seeds.minds[1]);
        SeededDice dice(seeds.dice);
        sim::Match match(setup.value(), {first.get(), second.get()}, dice);
        while (!match.isOver()) {
            const auto command = match.next();
            QVERIFY(command.ok());
            const std::string order = writeOrder(command.value(), *setup.value());
            QVERIFY2(read(match.state(), order) == command.value(), order.c_str());
            QVERIFY(!match.give(command.value()));
            const Events deed = match.lastEvents();
            for (const Event &event : deed) {
                seen.insert(event.index());
                const std::string text = writeEvent(event, deed, *setup.value());
                const JsonDocument document = parseJson(text);
                QVERIFY2(document.isComplete && document.faults.empty(), text.c_str());
                ValueReader reader(*setup.value(), "");
                const auto again = eventFrom(reader, document.root);
                QVERIFY2(again && *again == event, text.c_str());
            }
        }
    }
    // Free deployment has a test of its own below the same writer; everything else must have happened.
    QVERIFY2(seen.size() >= std::variant_size_v<Event> - 3, qPrintable(QString::number(seen.size())));
}

void TestCommandJson::everyEventHasItsOwnName()
{
    const State s = someBattle().state();
    std::set<std::string> found;
    const auto add = [&]<std::size_t... I>(std::index_sequence<I...>)
    {
        (found.insert(std::string(EventShape<std::variant_alternative_t<I, Event>>::kName)), ...);
    };
    add(std::make_index_sequence<std::variant_size_v<Event>>());
    QCOMPARE(found.size(), std::variant_size_v<Event>);
    const std::string expected = R"({"event":"turn_ended","clause":"T1","turn":3})";
    QCOMPARE(writeEvent(event::TurnEnded{3}, {}, *s.setup), expected);
}

void TestCommandJson::refusalsNameWhatTheyAreAbout()
{
    State s = someBattle().state();
    const Check refused = move(s, "R-INF", {straight(6100)});
    QVERIFY(refused);
    const std::string text = compactJson(jsonOf(*refused, *s.setup));
    const std::string begin = R"({"refused":"too_far","clause":"M)";
    const std::string end = R"("unit":"R-INF","is":6.1,"limit":6})";
    QVERIFY2(text.starts_with(begin), text.c_str());
    QVERIFY2(text.ends_with(end), text.c_str());
}

void TestCommandJson::everyRefusalHasItsOwnWord()
{
    const std::set<std::string_view> words(names::kRefusals.begin(), names::kRefusals.end());
    QCOMPARE(words.size(), std::size_t{kRefusalCodes});
    QVERIFY(names::word(names::kRefusals, RefusalCode::StepClosed) == "step_closed");
    QVERIFY(names::word(names::kRefusals, RefusalCode::OffTable) == "off_table");
    QVERIFY(names::word(names::kRefusals, RefusalCode::ChoiceClosed) == "choice_closed");
}

void TestCommandJson::stateListsEveryUnit()
{
    const State s = tinyBattle()
                        .add("INF", "R-INF", 40, 18, 0, 7)
                        .add("HVY", "C-HVY", 40, 18.005, 180, 8)
                        .link("R-INF", "C-HVY")
                        .general("R-GEN", "R-INF")
                        .state();
    const std::string text = compactJson(jsonOf(s));
    const std::vector<std::string> parts{
        R"("engaged":["C-HVY"],"generals":["R-GEN"])",
        R"("x":40,"y":18.005,"facing":180)",
        R"({"id":"R-GEN","side":"R","fallen":false,"x":40,"y":18,"with":"R-INF"})",
    };
    for (const std::string &part : parts) {
        QVERIFY2(text.find(part) != std::string::npos, text.c_str());
    }
}

void TestCommandJson::hashesHaveSixteenDigits()
{
    QCOMPARE(QString::fromStdString(hashText(0)), QString("0000000000000000"));
    QCOMPARE(QString::fromStdString(hashText(0x0123456789abcdefULL)), QString("0123456789abcdef"));
}

QTEST_APPLESS_MAIN(TestCommandJson)
#include "test_command_json.moc"
