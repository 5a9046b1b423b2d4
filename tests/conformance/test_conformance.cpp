// The kit every battle must pass, whatever is played and whatever nonsense is ordered.

#include "core/game/journal.h"
#include "core/io/read_scenario.h"
#include "tests/support/invariants.h"
#include "tests/support/random_orders.h"
#include "tests/support/source_tree.h"
#include "tests/support/verify.h"

#include <filesystem>

namespace zama::test {

class TestConformance : public QObject
{
    Q_OBJECT

private slots:
    void everyShippedScenario_data();
    void everyShippedScenario();
    void everyOptionValue_data();
    void everyOptionValue();
    void everyOrderOfSteps();
    void slantedCrowds();
    void everythingHasHappened();

private:
    void playOut(const SetupPtr &setup, std::uint64_t seed);
    void remember(const Journal &journal);

    std::vector<int> m_events = std::vector<int>(std::variant_size_v<Event>);
    std::vector<int> m_refusals = std::vector<int>(kRefusalCodes);
};

namespace {

// All troop types within reach of each other, generals alone and attached.
TinyBattle melange()
{
    return tinyBattle()
        .command("left")
        .add("SK", "a-sk", 40, 24, 0, 5)
        .add("INF", "b-inf", 40, 22, 0, 7)
        .add("INF", "c-inf", 45.5, 22, 0, 6)
        .add("LGT", "d-lgt", 40, 33, 180, 8)
        .add("ELE", "e-ele", 44, 31, 180, 1)
        .add("CSK", "f-csk", 48.5, 31, 180, 5)
        .general("R1-GEN", "R", 42, 19)
        .command("right")
        .add("CAV", "g-cav", 50.5, 22, 0, 6)
        .add("NUM", "h-num", 55, 22, 0, 6)
        .add("SCO", "i-sco", 43.3, 24.5, 0, 1)
        .add("SCO", "o-sco", 48.5, 24.5, 0, 1)
        .add("SK", "j-sk", 46, 24, 0, 3)
        .add("HVY", "k-hvy", 45, 34, 180, 8)
        .add("CCAV", "l-ccav", 50.5, 34, 180, 6)
        .add("CNUM", "m-cnum", 55, 34, 180, 6)
        .add("ELE", "n-ele", 52, 31, 180, 1)
        .general("C1-GEN", "C", 45, 37)
        .general("SCIPIO", "R", 50, 18)
        .general("HANNIBAL", "C", 50, 38)
        .zone("R", 20, 10, 70, 25)
        .zone("C", 20, 30, 70, 45);
}

// Decides one command in every way there is and compares them. "" or what is wrong.
std::string faultOfCommand(const State &s, const Command &command, const State &start, State &after)
{
    const State before = s;
    const auto decided = decide(s, command);
    if (!(s == before) || s.footprints != before.footprints || hashOf(s) != hashOf(before)) {
        return "deciding has changed the state";
    }
    after = s;
    Events recorded;
    const Check refused = execute(after, command, &recorded);
    const Check judged = validate(s, command);
    if (refused.has_value() != judged.has_value() || refused.has_value() == decided.ok()) {
        return "validate, decide and execute disagree";
    }
    if (refused) {
        const bool same = refused->code == judged->code && refused->code == decided.error().code;
        const bool unchanged = after == before && recorded.empty() && hashOf(after) == hashOf(before);
        return !same ? "refused for two reasons" : unchanged ? "" : "a refusal has changed the state";
    }
    State folded = before;
    for (const Event &e : decided.value()) {
        apply(folded, e);
    }
    if (recorded != decided.value() || !(folded == after) || hashOf(folded) != hashOf(after)) {
        return "the events do not tell the whole story";
    }
    const std::string fault = faultOfStep(before, recorded, after);
    return fault.empty() ? faultOf(after, start) : fault;
}

template<class Order>
bool isListed(const OpenWork &work, const Command &command)
{
    const auto *order = std::get_if<Order>(&command);
    return order == nullptr || std::ranges::find(work.units, order->unit) != work.units.end();
}

// Whoever was ordered had work left.
bool wasOpen(const State &before, const Command &command)
{
    const OpenWork work = openWork(before);
    const auto *general = std::get_if<MoveGeneral>(&command);
    return isListed<MoveUnit>(work, command) && isListed<Shoot>(work, command) &&
           isListed<DeclareCharge>(work, command) &&
           (general == nullptr || std::ranges::find(work.generals, general->general) != work.generals.end());
}

void compareCursors(const Journal &journal)
{
    for (std::size_t i = 0; i < journal.entries().size(); ++i) {
        QCOMPARE(hashOf(journal.stateAt(i + 1)), journal.entries()[i].hash);
    }
    QVERIFY(!journal.verify());
}

// Ends the battle without further orders.
void finish(Journal &journal)
{
    for (int i = 0; i < 3000 && !journal.state().isOver(); ++i) {
        const State &s = journal.state();
        if (s.pending) {
            (void)journal.record(Roll{seededFaces(7, s.diceDrawn, s.pending->dice)});
            continue;
        }
        for (const SideId side : {SideId(0), SideId(1)}) {
            const Command done = s.phase == Phase::Charging ? Command(PassCharge{side}) : EndStep{side};
            (void)journal.record(done);
        }
        for (std::size_t c = 0; s.phase == Phase::Deploying && c < s.setup->commands.size(); ++c) {
            (void)journal.record(DeployCommand{CommandId(c), {}, {-1, -1}});
        }
    }
}

} // namespace

// Q89 K62
void TestConformance::playOut(const SetupPtr &setup, std::uint64_t seed)
{
    Journal journal(setup, seed);
    RandomOrders orders(seed);
    const State start = journal.state();
    State after = start;
    const int most = 40 * static_cast<int>(setup->units.size()) + 1500;
    for (int i = 0; i < most && !journal.state().isOver(); ++i) {
        const State before = journal.state();
        const Command command = orders.next(before);
        const std::string fault = faultOfCommand(before, command, start, after);
        QVERIFY2(fault.empty(), (fault + " at command " + std::to_string(i)).c_str());
        const Check refused = journal.record(command);
        QVERIFY(journal.state() == after);
        QVERIFY(refused || wasOpen(before, command));
        if (refused) {
            ++m_refusals.at(static_cast<std::size_t>(refused->code));
        }
    }
    finish(journal);
    QVERIFY2(journal.state().isOver(), "the battle does not end");
    const Check over = journal.record(orders.next(journal.state()));
    QVERIFY(over && over->code == RefusalCode::BattleOver);
    ++m_refusals.at(static_cast<std::size_t>(over->code));
    QCOMPARE(faultOf(journal.state(), start), std::string());
    compareCursors(journal);
    remember(journal);
}

void TestConformance::remember(const Journal &journal)
{
    for (const JournalEntry &entry : journal.entries()) {
        for (const Event &e : entry.events) {
            ++m_events.at(e.index());
        }
    }
}

void TestConformance::everyShippedScenario_data()
{
    QTest::addColumn<QString>("file");
    for (const auto &entry : std::filesystem::directory_iterator(inSourceTree("scenarios"))) {
        const std::string name = entry.path().filename().string();
        if (name.ends_with(".zama.json")) {
            QTest::newRow(name.c_str()) << QString::fromStdString(entry.path().string());
        }
    }
}

void TestConformance::everyShippedScenario()
{
    QFETCH(QString, file);
    const auto loaded = loadScenario(file.toStdString());
    QVERIFY(loaded.ok());
    const auto setup = compile(loaded.value().scenario);
    QVERIFY(setup.ok());
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        playOut(setup.value(), seed);
    }
}

void TestConformance::everyOptionValue_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    const auto add = [](std::string_view key, std::string_view value) {
        const QString k = QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
        const QString v = QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()));
        QTest::newRow(qPrintable(k + ": " + v)) << k << v;
    };
    for (const OptionRow &row : optionTable()) {
        for (const std::string_view value : row.values) {
            add(row.key, value);
        }
    }
    for (const char *limit : {"1", "8", "none"}) {
        add("turn_limit", limit);
    }
}

void TestConformance::everyOptionValue()
{
    QFETCH(QString, key);
    QFETCH(QString, value);
    const SetupPtr setup = melange().option(key.toStdString(), value.toStdString()).setup();
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        playOut(setup, seed);
    }
}

// T1: any order of the six steps that a file may have
void TestConformance::everyOrderOfSteps()
{
    std::vector<StepSpec> steps{{StepKind::Move, "R", {}},  {StepKind::Shoot, "R", {}},
                                {StepKind::Move, "C", {}},  {StepKind::Shoot, "C", {}},
                                {StepKind::Charge, {}, {}}, {StepKind::Melee, {}, {}}};
    Chance chance(5);
    int played = 0;
    for (int i = 0; i < 12; ++i) {
        std::swap(steps[static_cast<std::size_t>(chance.between(0, 5))],
                  steps[static_cast<std::size_t>(chance.between(0, 5))]);
        Scenario scenario = melange().option("scorpion_move_or_shoot", "true").scenario();
        scenario.sequence = steps;
        const auto setup = compile(scenario);
        if (setup) {
            playOut(setup.value(), static_cast<std::uint64_t>(i));
            ++played;
        }
    }
    QVERIFY(played > 3);
}

// Q17 Q20: units at all angles, close together
void TestConformance::slantedCrowds()
{
    Chance chance(6);
    int played = 0;
    for (std::uint64_t seed = 1; played < 12 && seed < 2000; ++seed) {
        TinyBattle battle;
        for (int i = 0; i < 14; ++i) {
            const char *type = chance.oneOf(std::array{"INF", "SK", "NUM", "HVY", "LGT", "CSK", "ELE"});
            const std::string_view t = type;
            battle.add(type, std::string(1, static_cast<char>('a' + i)) + type,
                       40 + chance.between(0, 14000) / 1000.0, 25 + chance.between(0, 14000) / 1000.0,
                       chance.between(0, 35999) / 100.0,
                       t == "ELE"                ? 1
                       : t == "SK" || t == "CSK" ? 5
                                                 : 7);
        }
        // Whoever stands on another stays away.
        Scenario scenario = battle.scenario();
        for (const Issue &issue : compile(scenario).ok() ? Issues{} : compile(scenario).error()) {
            for (SideSpec &side : scenario.sides) {
                for (CommandSpec &command : side.commands) {
                    std::erase_if(command.units, [&](const UnitSpec &u) { return u.id == issue.args.at(0); });
                }
            }
        }
        if (const auto setup = compile(scenario)) {
            playOut(setup.value(), seed);
            ++played;
        }
    }
    QCOMPARE(played, 12);
}

// The kit is worth something only if its battles show everything there is.
void TestConformance::everythingHasHappened()
{
    for (std::size_t i = 0; i < m_events.size(); ++i) {
        QVERIFY2(m_events[i] >= 5, ("event " + std::to_string(i)).c_str());
    }
    for (std::size_t i = 0; i < m_refusals.size(); ++i) {
        QVERIFY2(m_refusals[i] > 0, ("refusal " + std::to_string(i)).c_str());
    }
}

} // namespace zama::test

QTEST_GUILESS_MAIN(zama::test::TestConformance)
#include "test_conformance.moc"
