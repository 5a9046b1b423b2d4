#include "core/geometry/shape.h"
#include "core/io/issue_line.h"
#include "core/io/read_scenario.h"
#include "core/scenario/validate.h"
#include "core/sim/match.h"
#include "core/text/issue_text.h"
#include "tests/support/json_mutator.h"
#include "tests/support/scenario_files.h"
#include "tests/support/small_battle.h"
#include "tests/support/source_tree.h"

#include <QtTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

using namespace zama;
using namespace zama::test;

namespace {

struct Placed {
    const UnitSpec *unit;
    const UnitTypeSpec *type;
    std::size_t side;
    Footprint footprint;
};

std::vector<Placed> placedUnits(const Scenario &s)
{
    std::vector<Placed> placed;
    for (std::size_t side = 0; side < s.sides.size(); ++side) {
        for (const CommandSpec &command : s.sides[side].commands) {
            for (const UnitSpec &unit : command.units) {
                const auto type = std::ranges::find(s.types, unit.type, &UnitTypeSpec::id);
                placed.push_back({&unit, &*type, side, footprintAt(unit.pose, extentOf(*type, unit.stands))});
            }
        }
    }
    return placed;
}

struct Count {
    int units = 0;
    int stands = 0;
    int elephants = 0;
    int scorpions = 0;
    int generals = 0;
};

Count countOf(const Scenario &s, std::size_t side)
{
    Count count;
    for (const Placed &p : placedUnits(s)) {
        if (p.side == side) {
            ++count.units;
            count.stands += p.unit->stands;
            count.elephants += p.type->elephant ? 1 : 0;
            count.scorpions += p.type->unitClass == UnitClass::Artillery ? 1 : 0;
        }
    }
    for (const CommandSpec &command : s.sides[side].commands) {
        count.generals += command.general ? 1 : 0;
    }
    return count;
}

std::vector<const LocalText *> textsOf(const Scenario &s)
{
    std::vector<const LocalText *> texts{&s.title, &s.date, &s.place, &s.background, &s.sources, &s.notes};
    for (const UnitTypeSpec &type : s.types) {
        texts.insert(texts.end(), {&type.name, &type.plural});
    }
    for (const SideSpec &side : s.sides) {
        texts.insert(texts.end(), {&side.name, &side.nameInText, &side.briefing});
        for (const CommandSpec &command : side.commands) {
            texts.push_back(&command.name);
            if (command.general) {
                texts.push_back(&command.general->name);
            }
            std::ranges::transform(command.units, std::back_inserter(texts),
                                   [](const UnitSpec &unit) { return &unit.name; });
        }
    }
    return texts;
}

/// The battles of history, by their ids; each has a short cut, "trebia-short".
const std::array<std::string, 8> kHistory{"marathon", "gaugamela", "trebia",       "raphia",
                                          "cannae",   "ilipa",     "great-plains", "magnesia"};

/// A row of the chapter "More troops" of the rulebook.
struct NewTroops {
    const char *clause;
    const char *scenario;
    const char *type;
    int inches; ///< of a move and of a charge
    Movement movement;
    int hit;
    int hitAfterCharge = 0; ///< 0: no other number
    int hitBy = 0;          ///< 0: the enemies' own number
    int range = 0;          ///< inches; 0: does not shoot
};

const NewTroops kNewTroops[] = {
    {"N2", "raphia", "phalanx", 4, Movement::Formed, 5},
    {"N2", "raphia", "silver-shields", 4, Movement::Formed, 5},
    {"N2", "raphia", "ptolemaic-phalanx", 4, Movement::Formed, 5},
    {"N2", "raphia", "egyptian-phalanx", 4, Movement::Formed, 5},
    {"N2", "magnesia", "phalanx", 4, Movement::Formed, 5},
    {"N2", "gaugamela", "phalanx", 4, Movement::Formed, 5},
    {"N3", "marathon", "hoplites", 6, Movement::Formed, 5},
    {"N3", "gaugamela", "hoplites", 6, Movement::Formed, 5},
    {"N3", "raphia", "mercenaries", 6, Movement::Formed, 5},
    {"N4", "marathon", "line-foot", 6, Movement::Formed, 6},
    {"N4", "gaugamela", "levies", 6, Movement::Formed, 6},
    {"N5", "raphia", "galatians", 6, Movement::Formed, 6, 5},
    {"N5", "magnesia", "galatians", 6, Movement::Formed, 6, 5},
    {"N6", "cannae", "crowded-legionaries", 6, Movement::Formed, 6},
    {"N7", "marathon", "archers", 6, Movement::Free, 6, 0, 4, 12},
    {"N7", "gaugamela", "foot-archers", 6, Movement::Free, 6, 0, 4, 12},
    {"N7", "raphia", "cretan-archers", 6, Movement::Free, 6, 0, 4, 12},
    {"N7", "magnesia", "archers", 6, Movement::Free, 6, 0, 4, 12},
    {"N8", "gaugamela", "light-cavalry", 12, Movement::Formed, 6, 0, 0, 6},
    {"N9", "gaugamela", "horse-archers", 12, Movement::Free, 6, 0, 0, 12},
    {"N9", "magnesia", "horse-archers", 12, Movement::Free, 6, 0, 0, 12},
    {"N10", "magnesia", "camels", 12, Movement::Formed, 6, 0, 0, 12},
    {"N11", "magnesia", "cataphracts", 9, Movement::Formed, 5, 0, 6},
    {"N12", "gaugamela", "scythed-chariots", 12, Movement::Formed, 6, 3},
};

using Colour = std::array<double, 3>;

Colour linear(const std::string &hex)
{
    Colour c{};
    for (std::size_t i = 0; i < 3; ++i) {
        const double v = std::stoi(hex.substr(1 + 2 * i, 2), nullptr, 16) / 255.0;
        c.at(i) = v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
    }
    return c;
}

bool isSameValue(const nlohmann::json &a, const nlohmann::json &b, const std::string &pointer)
{
    if (pointer.ends_with("/facing")) { // -90 is 270
        const double turn = (a.get<double>() - b.get<double>()) / 360;
        return turn == std::floor(turn);
    }
    if (a.is_string() &&
        (pointer.find("/colour") != std::string::npos || pointer.find("/livery") != std::string::npos)) {
        return QString::fromStdString(a.get<std::string>()).toLower() ==
               QString::fromStdString(b.get<std::string>());
    }
    return a == b || (a.is_string() && b.is_number() && a.get<std::string>() == b.dump());
}

bool isDefault(const nlohmann::json &value)
{
    return value.is_null() || value == false || value == "" || value.empty();
}

/// The first value of `text` that `written` does not have: something that was silently changed.
std::string firstLost(std::string_view text, const std::string &written)
{
    const std::string_view mark = "\xef\xbb\xbf";
    text.remove_prefix(text.starts_with(mark) ? mark.size() : 0);
    const auto before = nlohmann::json::parse(text).flatten();
    const auto after = nlohmann::json::parse(written).flatten();
    for (const auto &[pointer, value] : before.items()) {
        const auto found = after.find(pointer);
        if (found == after.end() ? !isDefault(value) : !isSameValue(value, *found, pointer)) {
            return pointer + " = " + value.dump();
        }
    }
    return {};
}

/// CIE L* of a colour: what a photocopier leaves of it.
double lightness(const Colour &c)
{
    const double y = 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
    return y > 0.008856 ? 116 * std::cbrt(y) - 16 : 903.3 * y;
}

/// How two linear colours differ (CIE 1976) as somebody sees them whose eye maps colours by `sight`.
double differenceFor(const std::array<Colour, 3> &sight, const std::string &a, const std::string &b)
{
    const auto lab = [&](const std::string &hex) {
        const Colour in = linear(hex);
        Colour rgb{};
        for (std::size_t i = 0; i < 3; ++i) {
            const double v = sight.at(i)[0] * in[0] + sight.at(i)[1] * in[1] + sight.at(i)[2] * in[2];
            rgb.at(i) = std::clamp(v, 0.0, 1.0);
        }
        const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
        const double x = f((0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.9505);
        const double y = f(0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]);
        const double z = f((0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.089);
        return Colour{116 * y - 16, 500 * (x - y), 200 * (y - z)};
    };
    const Colour p = lab(a);
    const Colour q = lab(b);
    return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

} // namespace

// Most of the file is texts in eight languages, where one place is like the next. The sanitizers look at the
// same code ten times as long.
#if defined(__SANITIZE_ADDRESS__)
constexpr std::size_t kCutStep = 97; // bytes
constexpr std::size_t kVariantStep = 7;
#else
constexpr std::size_t kCutStep = 5;
constexpr std::size_t kVariantStep = 1;
#endif

class TestScenarioShipped : public QObject
{
    Q_OBJECT

private slots:
    void everyShippedFileIsReadWithoutAnyIssue_data() { addFiles(); }
    void everyShippedFileIsReadWithoutAnyIssue()
    {
        QFETCH(QString, path);
        const auto file = loadScenario(path.toStdString());
        QVERIFY2(file.ok(), file.ok() ? "" : issueLine("", file.error().issues.front()).c_str());
        for (const FileIssue &issue : file.value().warnings) {
            if (issue.issue.severity == Severity::Note && path.contains(QStringLiteral("trebia"))) {
                QVERIFY(issue.issue.args.front().starts_with("C-MAGO-")); // in ambush
                continue;
            }
            QFAIL(issueLine(path.toStdString(), issue).c_str());
        }
    }

    void theArmiesOfZamaAreThoseOfTheRulebook() // A6, A7, K01
    {
        const Scenario zama = shippedScenario("zama").scenario;
        const Count rome = countOf(zama, 0);
        QCOMPARE(rome.units, 38);
        QCOMPARE(rome.stands, 196);
        QCOMPARE(rome.scorpions, 8);
        QCOMPARE(rome.generals, 6);
        const Count carthage = countOf(zama, 1);
        QCOMPARE(carthage.units, 36);
        QCOMPARE(carthage.stands, 184);
        QCOMPARE(carthage.elephants, 12);
        QCOMPARE(carthage.generals, 6);
    }

    void theScipiosOfThisWorldCountForTwo() // G2, G4
    {
        const Scenario zama = shippedScenario("zama").scenario;
        for (const SideSpec &side : zama.sides) {
            for (const CommandSpec &command : side.commands) {
                if (command.general) {
                    const bool isChief = command.general->id == "SCIPIO" || command.general->id == "HANNIBAL";
                    QCOMPARE(command.general->extraStands, isChief ? 2 : 1);
                    QCOMPARE(command.general->commanderInChief, isChief);
                    QVERIFY(command.general->attachedTo.empty()); // Q16
                }
            }
        }
    }

    void wingsFaceTheirRivals() // A8
    {
        Scenario zama = shippedScenario("zama").scenario;
        for (const auto &[roman, enemy] : std::vector<std::pair<const char *, const char *>>{
                 {"RC-CAV1", "CC-CAV1"}, {"RC-CAV3", "CC-CAV3"}, {"RN-NUM2", "CN-NUM1"}}) {
            QCOMPARE(unitOf(zama, roman).pose.front.x, unitOf(zama, enemy).pose.front.x);
        }
        QVERIFY(unitOf(zama, "RC-CAV1").pose.front.x < 45000);
    }

    void theDeploymentOfZamaIsLawful() // A5, B1, B2, K02, Q13, Q14
    {
        const Scenario zama = shippedScenario("zama").scenario;
        const std::vector<Placed> units = placedUnits(zama);
        Mils smallest = kMaxTable;
        for (const Placed &a : units) {
            QVERIFY((Box{0, 0, 90000, 60000}.contains(a.footprint.box)));
            for (const Placed &b : units) {
                if (a.unit != b.unit) {
                    QVERIFY(!overlapsDeeper(a.footprint, b.footprint, 0));
                }
                if (a.side != b.side) {
                    smallest = std::min(smallest, distanceBetween(a.footprint, b.footprint));
                }
            }
            const bool isForward = a.unit->pose.front.y == (a.side == 0 ? 21000 : 39000);
            const bool belongs = a.type->unitClass == UnitClass::Skirmishers || a.type->elephant.has_value();
            QCOMPARE(isForward, belongs);
        }
        QCOMPARE(smallest, 18000);
    }

    void wrongSizesAreRefusedNamingTheUnit_data() // A2 to A4, K03, Q15
    {
        QTest::addColumn<QString>("unit");
        QTest::addColumn<int>("stands");
        QTest::newRow("skirmishers of 6") << "R1-SK1" << 6;
        QTest::newRow("skirmishers of 2") << "C1-SK1" << 2;
        QTest::newRow("infantry of 5") << "R1-INF1" << 5;
        QTest::newRow("infantry of 11") << "C1-HVY1" << 11;
        QTest::newRow("cavalry of 11") << "RC-CAV2" << 11;
        QTest::newRow("an elephant of 2") << "C1-ELE1" << 2;
        QTest::newRow("a scorpion of 0") << "R1-SCO1" << 0;
    }
    void wrongSizesAreRefusedNamingTheUnit()
    {
        QFETCH(QString, unit);
        QFETCH(int, stands);
        Scenario zama = shippedScenario("zama").scenario;
        unitOf(zama, unit.toStdString()).stands = stands;
        const auto file = readScenario(writeScenario(zama));
        QVERIFY(!file.ok());
        const auto &issues = file.error().issues;
        const auto refusal =
            std::ranges::find(issues, "unit.stands", [](const FileIssue &i) { return i.issue.code; });
        QVERIFY(refusal != issues.end());
        QCOMPARE(refusal->issue.args.front(), unit.toStdString());
        QVERIFY(refusal->position.line > 0);
    }

    void theHitNumbersAreThoseOfTheTable() // F2, F3, S3, S8
    {
        Scenario zama = shippedScenario("zama").scenario;
        for (const auto &[id, hit] :
             std::vector<std::pair<const char *, int>>{{"roman-infantry", 5},
                                                       {"carthaginian-heavy-infantry", 5},
                                                       {"carthaginian-light-infantry", 6},
                                                       {"roman-skirmishers", 6},
                                                       {"carthaginian-skirmishers", 6},
                                                       {"roman-cavalry", 5},
                                                       {"carthaginian-cavalry", 5},
                                                       {"roman-numidian-cavalry", 6},
                                                       {"carthaginian-numidian-cavalry", 6}}) {
            const UnitTypeSpec &type = typeOf(zama, id);
            QCOMPARE(type.melee.hit.value_or(0), hit);
            const bool isSkirmisher = type.unitClass == UnitClass::Skirmishers;
            QCOMPARE(type.melee.hitBy.value_or(0), isSkirmisher ? 4 : 0);
            const bool shoots = isSkirmisher || type.id.find("numidian") != std::string::npos;
            QCOMPARE(type.shooting.has_value(), shoots);
            QVERIFY(!shoots || (type.shooting->range == 6000 && type.shooting->hit == 6));
        }
        QCOMPARE(typeOf(zama, "scorpion").shooting->range, 24000);
        QCOMPARE(typeOf(zama, "scorpion").shooting->hit, 4);
        QVERIFY(!typeOf(zama, "elephant").melee.hit);
        QVERIFY(typeOf(zama, "elephant").elephant == ElephantRules{});
    }

    void zamaShipsWithTheDefaultRules()
    {
        QVERIFY(shippedScenario("zama").scenario.options == Options{});
        QVERIFY(shippedScenario("zama").scenario.victory == VictorySpec{});
    }

    void everybodyGetsTextsToRead_data() { addFiles(); }
    void everybodyGetsTextsToRead()
    {
        QFETCH(QString, path);
        const auto file = loadScenario(path.toStdString());
        QVERIFY(file.ok());
        for (const LocalText *text : textsOf(file.value().scenario)) {
            QVERIFY(!text->isEmpty());
            QCOMPARE(text->entries.front().language, std::string("en"));
        }
    }

    void sidesDifferForEveryKindOfSight_data() { addFiles(); }
    void sidesDifferForEveryKindOfSight()
    {
        // Machado, Oliveira and Fernandes (2009), severity 1, on linear colours
        const std::array<Colour, 3> usual{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
        const std::array<Colour, 3> protan{{{0.152286, 1.052583, -0.204868},
                                            {0.114503, 0.786281, 0.099216},
                                            {-0.003882, -0.048116, 1.051998}}};
        const std::array<Colour, 3> deutan{{{0.367322, 0.860646, -0.227968},
                                            {0.280085, 0.672501, 0.047413},
                                            {-0.011820, 0.042940, 0.968881}}};
        const std::array<Colour, 3> tritan{{{1.255528, -0.076749, -0.178779},
                                            {-0.078411, 0.930809, 0.147602},
                                            {0.004733, 0.691367, 0.303900}}};
        QFETCH(QString, path);
        const auto file = loadScenario(path.toStdString());
        const auto &sides = file.value().scenario.sides;
        const std::string &a = sides[0].livery.colour;
        const std::string &b = sides[1].livery.colour;
        for (const auto &sight : {usual, protan, deutan, tritan}) {
            QVERIFY2(differenceFor(sight, a, b) > 35, QByteArray::number(differenceFor(sight, a, b)));
        }
        QVERIFY2(std::abs(lightness(linear(a)) - lightness(linear(b))) > 20,
                 QByteArray::number(lightness(linear(a)) - lightness(linear(b))));
        QVERIFY(sides[0].livery.pattern != sides[1].livery.pattern);
    }

    // N1 to N12: what the rulebook says of them
    void newTroopsHaveTheNumbersOfTheRulebook_data()
    {
        QTest::addColumn<int>("row");
        int row = 0;
        for (const NewTroops &troops : kNewTroops) {
            QTest::addRow("%s %s of %s", troops.clause, troops.type, troops.scenario) << row++;
        }
    }
    void newTroopsHaveTheNumbersOfTheRulebook()
    {
        QFETCH(int, row);
        const NewTroops &troops = kNewTroops[row];
        Scenario scenario = shippedScenario(troops.scenario).scenario;
        const UnitTypeSpec &type = typeOf(scenario, troops.type);
        QCOMPARE(type.move, troops.inches * kInch);
        QCOMPARE(type.charge, troops.inches * kInch);
        QVERIFY(type.movement == troops.movement);
        QCOMPARE(type.melee.hit.value_or(0), troops.hit);
        QCOMPARE(type.melee.hitAfterCharge.value_or(0), troops.hitAfterCharge);
        QCOMPARE(type.melee.hitBy.value_or(0), troops.hitBy);
        QCOMPARE(type.shooting ? type.shooting->range : 0, troops.range * kInch);
        QVERIFY(!type.shooting || type.shooting->hit == 6);
        QVERIFY(!type.elephant);
    }

    void chariotsAreSpent() // N12
    {
        Scenario scenario = shippedScenario("gaugamela").scenario;
        const UnitTypeSpec &chariots = typeOf(scenario, "scythed-chariots");
        QVERIFY(chariots.has(Trait::LossesNotCounted) && chariots.has(Trait::NoGeneral));
        QCOMPARE(chariots.minStands, 2);
        QVERIFY(chariots.formation == Formation::SingleRank);
    }

    void africanElephantsShyAtIndianOnes() // N13
    {
        Scenario scenario = shippedScenario("raphia").scenario;
        QCOMPARE(typeOf(scenario, "african-elephant").elephant->scaredOn, 3);
        QVERIFY(typeOf(scenario, "indian-elephant").has(Trait::ScaresElephants));
        for (const UnitTypeSpec &type : scenario.types) {
            QVERIFY(type.id == "indian-elephant" || !type.has(Trait::ScaresElephants));
        }
    }

    void everyFigurePaletteAndSlotIsInTheCatalogue_data() { addFiles(); }
    void everyFigurePaletteAndSlotIsInTheCatalogue()
    {
        QFETCH(QString, path);
        const auto catalogue =
            nlohmann::json::parse(bytesOf(inSourceTree("resources/figures/catalogue.json")));
        const auto has = [&](const char *part, const std::string &key) {
            return catalogue.at(part).contains(key);
        };
        const Scenario scenario = loadScenario(path.toStdString()).value().scenario;
        for (const UnitTypeSpec &type : scenario.types) {
            QVERIFY2(has("stands", type.figure), type.id.c_str());
            QVERIFY2(has("armies", type.palette), type.id.c_str());
            for (const SlotColour &colour : type.colours) {
                QVERIFY2(has("slots", colour.slot), type.id.c_str());
            }
        }
        for (const SideSpec &side : scenario.sides) {
            QVERIFY2(has("armies", side.palette), side.id.c_str());
        }
    }

    void everyBattleOfHistoryHasAShortCutForOneLesson()
    {
        for (const std::string &id : kHistory) {
            const Scenario whole = shippedScenario(id).scenario;
            const Scenario brief = shippedScenario(id + "-short").scenario;
            const auto units = [](const Scenario &s) { return countOf(s, 0).units + countOf(s, 1).units; };
            QVERIFY2(units(brief) >= 14 && units(brief) <= 16, id.c_str());
            QVERIFY2(units(whole) > units(brief), id.c_str());
            QVERIFY(whole.sides[0].id == brief.sides[0].id && whole.sides[1].id == brief.sides[1].id);
            QVERIFY(whole.background == brief.background && whole.sources == brief.sources);
        }
    }

    void everyBattleOfHistoryOwnsUpToItsBalance()
    {
        for (const std::string &id : kHistory) {
            for (const std::string &name : {id, id + "-short"}) {
                const std::string notes = shippedScenario(name).scenario.notes.in("en");
                QVERIFY2(notes.find("simulate scenarios/" + name + ".zama.json --games ") !=
                             std::string::npos,
                         name.c_str());
            }
        }
    }

    void nobodyBeginsWithinReachOfTheEnemy_data() { addFiles(); }
    void nobodyBeginsWithinReachOfTheEnemy()
    {
        QFETCH(QString, path);
        const Scenario scenario = loadScenario(path.toStdString()).value().scenario;
        const std::vector<Placed> units = placedUnits(scenario);
        for (const Placed &a : units) {
            for (const Placed &b : units) {
                const bool areEnemies = a.side == 0 && b.side == 1;
                QVERIFY2(!areEnemies || distanceBetween(a.footprint, b.footprint) > 6 * kInch,
                         (a.unit->id + " " + b.unit->id).c_str());
            }
        }
    }

    void everyBattleCanBePlayedToItsEnd_data() { addFiles(); }
    void everyBattleCanBePlayedToItsEnd()
    {
        QFETCH(QString, path);
        const auto setup = compile(loadScenario(path.toStdString()).value().scenario);
        QVERIFY(setup.ok());
        const auto first = makePolicy("random", 1);
        const auto second = makePolicy("random", 2);
        SeededDice dice(3);
        sim::Match match(setup.value(), {first.get(), second.get()}, dice);
        QVERIFY(!match.play());
        QVERIFY(match.isOver());
        QVERIFY(match.result().commands > 0);
    }

    void theLessonsAreSmallAndShort()
    {
        const Scenario lesson = shippedScenario("first-lesson").scenario;
        QCOMPARE(countOf(lesson, 0).units, 3);
        QCOMPARE(countOf(lesson, 1).units, 3);
        QCOMPARE(countOf(lesson, 0).stands, countOf(lesson, 1).stands);
        QVERIFY(lesson.options.turnLimit == 5);
        QCOMPARE(countOf(shippedScenario("elephant-charge").scenario, 1).elephants, 4);
    }

    void zamaCutAnywhereIsRefusedWithAPlace()
    {
        const std::string whole = bytesOf(pathOf("zama"));
        const std::size_t end = whole.find_last_of('}') + 1;
        for (std::size_t length = 0; length < end; length += kCutStep) {
            const auto file = readScenario(std::string_view(whole).substr(0, length));
            QVERIFY(!file.ok());
            QVERIFY(file.error().issues.front().position.line > 0);
            QVERIFY(file.error().issues.front().position.column > 0);
        }
        QVERIFY(readScenario(std::string_view(whole).substr(0, end)).ok());
    }

    // Between them they have every key that is in use; some thousand variants of each are tried.
    void everyVariantIsReadAsWhatItSaysOrRefusedWithAPlace_data()
    {
        QTest::addColumn<QString>("path");
        for (const char *name : {"guided", "elephant-charge", "zama", "magnesia-short", "gaugamela-short"}) {
            QTest::newRow(name) << QString::fromStdString(pathOf(name));
        }
    }
    void everyVariantIsReadAsWhatItSaysOrRefusedWithAPlace()
    {
        QFETCH(QString, path);
        const std::string original = bytesOf(path.toStdString());
        const Scenario scenario = readScenario(original).value().scenario;
        std::size_t count = 0;
        for (const Variant &variant : variantsOf(original)) {
            if (++count % kVariantStep != 0) {
                continue;
            }
            const auto file = readScenario(variant.text);
            if (variant.verdict == Verdict::Same) {
                QVERIFY2(file.ok() && file.value().scenario == scenario, variant.name.c_str());
            }
            if (variant.verdict == Verdict::Refuse) {
                QVERIFY2(!file.ok(), variant.name.c_str());
            }
            if (file.ok()) {
                checkReading(file.value().scenario, variant);
            } else {
                checkRefusal(file.error(), variant);
            }
        }
        qInfo("%zu variants", count);
    }

private:
    static std::string pathOf(const std::string &name)
    {
        for (const std::string &path : shippedScenarios()) {
            if (path.find("/" + name + ".") != std::string::npos) {
                return path;
            }
        }
        throw std::runtime_error("not shipped: " + name);
    }

    static void addFiles()
    {
        QTest::addColumn<QString>("path");
        for (const std::string &path : shippedScenarios()) {
            QTest::newRow(path.substr(path.find_last_of('/') + 1).c_str()) << QString::fromStdString(path);
        }
    }

    static void checkRefusal(const LoadError &error, const Variant &variant)
    {
        QVERIFY2(!error.issues.empty(), variant.name.c_str());
        for (const FileIssue &issue : error.issues) {
            const std::string line = issueLine("f", issue);
            QVERIFY2(issue.position.line > 0, line.c_str());
            QVERIFY2(line.find('\n') == std::string::npos, line.c_str());
            const char *sentence = issueSentence(issue.issue.code);
            QVERIFY2(sentence != nullptr, line.c_str());
            const std::string next = '%' + std::to_string(issue.issue.args.size() + 1);
            QVERIFY2(std::string_view(sentence).find(next) == std::string_view::npos, line.c_str());
        }
    }

    // What was read can be written and read again; it is playable, as it claims; and it is what the variant
    // says.
    static void checkReading(const Scenario &scenario, const Variant &variant)
    {
        const std::string written = writeScenario(scenario);
        const auto again = readScenario(written);
        QVERIFY2(again.ok() && again.value().scenario == scenario, variant.name.c_str());
        QVERIFY2(!hasErrors(validate(scenario)), variant.name.c_str());
        const std::string lost = firstLost(variant.text, written);
        QVERIFY2(lost.empty(), (variant.name + ": " + lost).c_str());
    }
};

QTEST_APPLESS_MAIN(TestScenarioShipped)
#include "test_scenario_shipped.moc"
