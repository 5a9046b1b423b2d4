// What a compiled scenario remembers of itself: its fingerprint, the hash of its first state, and whether two
// of them are the same battle to the rules.

#include "core/game/decide.h"
#include "core/scenario/setup.h"
#include "tests/support/scenario_files.h"
#include "tests/support/verify.h"

#include <functional>

namespace zama::test {

class TestSetup : public QObject
{
    Q_OBJECT

private slots:
    void theFingerprintSeesTheArmiesAndTheirRules();
    void theMomentOfTheBeginningIsInTheStatesOwnHash();
    void whatNoHashSeesIsStillAnotherBattle();
    void namesAndLooksAreNoRules();
};

namespace {

using Edit = std::function<void(Scenario &)>;

struct NamedEdit {
    const char *name;
    Edit edit;
};

CommandSpec &commandOf(Scenario &s)
{
    return *std::ranges::find_if(s.sides[0].commands, [](const CommandSpec &c) { return !c.units.empty(); });
}

UnitSpec &unitOf(Scenario &s)
{
    return commandOf(s).units.front();
}

UnitTypeSpec &shooter(Scenario &s)
{
    return *std::ranges::find_if(s.types, [](const UnitTypeSpec &t) { return t.shooting.has_value(); });
}

UnitTypeSpec &elephant(Scenario &s)
{
    return *std::ranges::find_if(s.types, [](const UnitTypeSpec &t) { return t.elephant.has_value(); });
}

// That looks the same from above.
void beOfAnotherType(Scenario &s)
{
    const auto own = std::ranges::find(s.types, unitOf(s).type, &UnitTypeSpec::id);
    UnitTypeSpec other = *own;
    other.id = "another-type";
    s.types.push_back(other);
    unitOf(s).type = other.id;
}

// Zama, with that one thing changed; null where it cannot be played like that.
SetupPtr changed(const Edit &edit)
{
    Scenario scenario = shippedScenario("zama").scenario;
    edit(scenario);
    const auto setup = compile(scenario);
    return setup ? setup.value() : nullptr;
}

void nothing(Scenario &) {}

const std::vector<NamedEdit> &armiesAndRules()
{
    static const std::vector<NamedEdit> all{
        {"table", [](Scenario &s) { s.table.width += kInch; }},
        {"depth", [](Scenario &s) { s.table.depth += kInch; }},
        {"turn limit", [](Scenario &s) { s.options.turnLimit = 5; }},
        {"option", [](Scenario &s) { s.options.endOnCincDeath = !s.options.endOnCincDeath; }},
        {"edge", [](Scenario &s) { ++s.victory.slightEdge; }},
        {"great victory", [](Scenario &s) { ++s.victory.greatVictory; }},
        {"move", [](Scenario &s) { s.types[0].move += 100; }},
        {"charge", [](Scenario &s) { s.types[0].charge += 100; }},
        {"range", [](Scenario &s) { shooter(s).shooting->range += 100; }},
        {"shooting", [](Scenario &s) { shooter(s).shooting->hit = shooter(s).shooting->hit == 6 ? 5 : 6; }},
        {"scare", [](Scenario &s) { elephant(s).elephant->scaredOn = 2; }},
        {"impact", [](Scenario &s) { ++elephant(s).elephant->impactLoss; }},
        {"rampage", [](Scenario &s) { elephant(s).elephant->rampage += kInch; }},
        {"control", [](Scenario &s) { elephant(s).elephant->control.fill(ElephantFate::Back); }},
        {"stand", [](Scenario &s) { s.types[0].stand.depth += 10; }},
        {"type", [](Scenario &s) { beOfAnotherType(s); }},
        {"strength", [](Scenario &s) { unitOf(s).strength = unitOf(s).stands - 1; }},
        {"place", [](Scenario &s) { unitOf(s).pose.front.y += 10; }},
        {"general's dice", [](Scenario &s) { ++commandOf(s).general->extraStands; }},
        {"general's fall",
         [](Scenario &s) {
             commandOf(s).general->fallen = true;
             commandOf(s).general->attachedTo.clear();
         }},
        {"zone",
         [](Scenario &s) {
             s.sides[0].zone = Box{0, 0, s.table.width, s.table.depth / 2};
         }},
        {"sequence",
         [](Scenario &s) {
             s.sequence = sequenceOf(s);
             std::swap(s.sequence[0], s.sequence[1]);
         }},
    };
    return all;
}

} // namespace

void TestSetup::theFingerprintSeesTheArmiesAndTheirRules()
{
    const SetupPtr plain = changed(nothing);
    QVERIFY(playAlike(*plain, *changed(nothing)));
    for (const NamedEdit &change : armiesAndRules()) {
        const SetupPtr other = changed(change.edit);
        QVERIFY2(other != nullptr, change.name);
        QVERIFY2(other->fingerprint != plain->fingerprint, change.name);
        QVERIFY2(!playAlike(*other, *plain), change.name);
    }
}

// Thus no journal takes one for the other, though the fingerprint does.
void TestSetup::theMomentOfTheBeginningIsInTheStatesOwnHash()
{
    const SetupPtr plain = changed([](Scenario &s) { s.start = StartSpec{}; });
    const std::vector<NamedEdit> moments{
        {"turn",
         [](Scenario &s) {
             s.start = StartSpec{3, 0, {}, {}};
         }},
        {"step",
         [](Scenario &s) {
             s.start = StartSpec{1, 2, {}, {}};
         }},
    };
    for (const NamedEdit &moment : moments) {
        const SetupPtr other = changed(moment.edit);
        QCOMPARE(other->fingerprint, plain->fingerprint);
        QVERIFY2(hashOf(begin(other)) != hashOf(begin(plain)), moment.name);
        QVERIFY2(!playAlike(*other, *plain), moment.name);
    }
    TinyBattle engaged;
    engaged.add("INF", "a", 45, 20, 0, 7).add("HVY", "x", 45, 20, 180, 8);
    const SetupPtr apart = engaged.setup();
    const SetupPtr locked = engaged.link("a", "x").setup();
    QCOMPARE(locked->fingerprint, apart->fingerprint);
    QVERIFY(hashOf(begin(locked)) != hashOf(begin(apart)));
    QVERIFY(!playAlike(*locked, *apart));
}

// Whose command a general has counts where he may join his own units only, and where armies deploy. Journals
// come with their scenario; comparing two setups must ask for it.
void TestSetup::whatNoHashSeesIsStillAnotherBattle()
{
    const SetupPtr plain = changed(nothing);
    const SetupPtr swapped = changed([](Scenario &s) {
        auto &commands = s.sides[0].commands;
        const auto first =
            std::ranges::find(commands, false, [](const CommandSpec &c) { return c.units.empty(); });
        std::swap(first->general, std::next(first)->general);
    });
    QCOMPARE(swapped->fingerprint, plain->fingerprint);
    QVERIFY(!playAlike(*swapped, *plain));
    const SetupPtr position = changed([](Scenario &s) { s.start = StartSpec{}; });
    QCOMPARE(position->fingerprint, plain->fingerprint);
    QVERIFY(!playAlike(*position, *plain)); // losses are counted from full strength
}

void TestSetup::namesAndLooksAreNoRules()
{
    const SetupPtr plain = changed(nothing);
    const SetupPtr other = changed([](Scenario &s) {
        s.title = {{{"en", "Another name"}}};
        s.sides[0].livery.colour = "#123456";
        s.types[0].figure = "another-figure";
        unitOf(s).name = {{{"en", "Another unit"}}};
    });
    QCOMPARE(other->fingerprint, plain->fingerprint);
    QVERIFY(playAlike(*other, *plain));
}

} // namespace zama::test

QTEST_GUILESS_MAIN(zama::test::TestSetup)
#include "test_setup.moc"
