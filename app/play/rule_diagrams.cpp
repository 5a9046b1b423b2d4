#include "app/play/rule_diagrams.h"

#include "app/play/diagram_scene.h"

#include <QCoreApplication>

namespace zama::play {
namespace {

constexpr auto kInfantry = "roman-infantry";
constexpr auto kVelites = "roman-skirmishers";
constexpr auto kHorse = "roman-cavalry";
constexpr auto kSpears = "carthaginian-light-infantry";
constexpr auto kHeavy = "carthaginian-heavy-infantry";
constexpr auto kSlingers = "carthaginian-skirmishers";
constexpr auto kElephant = "elephant";

// Builds one picture; units are called by their ids.
class Sketch
{
public:
    Sketch(const char *clause, const QString &caption, const DiagramScene &scene)
    {
        m_diagram.clause = QString::fromLatin1(clause);
        m_diagram.caption = caption;
        m_diagram.state = scene.state();
    }

    Sketch &move(const char *unit, const Path &path, const char *refusedBy = "")
    {
        return order(MoveUnit{id(unit), path}, refusedBy);
    }
    Sketch &shoot(const char *unit, const char *target, const char *refusedBy = "")
    {
        return order(Shoot{id(unit), id(target)}, refusedBy);
    }
    Sketch &charge(const char *unit, const char *target, const Path &path, const char *refusedBy = "")
    {
        return order(DeclareCharge{id(unit), id(target), path, false}, refusedBy);
    }
    Sketch &rampage(const char *elephant, std::vector<ElephantFate> ways)
    {
        m_diagram.rampage = {id(elephant), std::move(ways)};
        return *this;
    }
    Sketch &sidesOf(const char *unit)
    {
        m_diagram.sidesOf = id(unit);
        return *this;
    }
    // Carries a volley out with these dice.
    Sketch &volley(const char *unit, const char *target, const Faces &faces)
    {
        m_diagram.after = m_diagram.state;
        give(Shoot{id(unit), id(target)});
        roll(faces);
        return *this;
    }
    // Fights the fights of the state with the dice of a seed.
    Sketch &fight(std::uint64_t seed)
    {
        m_diagram.after = m_diagram.state;
        give(EndStep{SideId(0)});
        give(EndStep{SideId(1)});
        const State &now = *m_diagram.after;
        while (now.pending && now.pending->kind == RollKind::Melee) {
            roll(seededFaces(seed, now.diceDrawn, now.pending->dice));
        }
        return *this;
    }
    operator RuleDiagram() const { return m_diagram; }

private:
    [[nodiscard]] UnitId id(const char *unit) const { return m_diagram.state.setup->findUnit(unit); }
    Sketch &order(const Command &command, const char *refusedBy)
    {
        m_diagram.orders.push_back({command, refusedBy});
        return *this;
    }
    void give(const Command &command) { static_cast<void>(execute(*m_diagram.after, command)); }
    void roll(const Faces &faces)
    {
        const PendingRoll due = m_diagram.after->pending.value();
        m_diagram.dice.push_back({due.unit, faces, due.hitOn});
        give(Roll{faces});
    }

    RuleDiagram m_diagram;
};

struct Pictures {
    Q_DECLARE_TR_FUNCTIONS(RuleDiagrams)

public:
    static RuleDiagram ranks()
    {
        return Sketch(
                   "Q20",
                   tr("Three of eight stands have fallen. The unit closes up about the middle of its front."),
                   DiagramScene()
                       .add(kVelites, "a", 10, 10, 0, 5)
                       .add(kSpears, "x", 10, 13, 180, 8)
                       .at(StepKind::Shoot))
            .volley("a", "x", {6, 6, 1, 6, 2});
    }

    static RuleDiagram sides()
    {
        DiagramScene scene;
        scene.add(kHeavy, "x", 20, 20, 180, 8);
        scene.add(kHorse, "a", 16.5, 14, 20, 6).add(kHorse, "b", 27, 20.75, 270, 6);
        scene.add(kHorse, "c", 22.5, 26.5, 200, 6).at(StepKind::Charge);
        return Sketch("Q22",
                      tr("Two lines decide: one through the target's front edge, one through its rear edge. "
                         "What counts is where the middle of the charger was when it began."),
                      scene)
            .sidesOf("x")
            .charge("a", "x", {wheel(-2000), straight(12000)})
            .charge("b", "x", {straight(12000)})
            .charge("c", "x", {wheel(-2000), straight(12000)});
    }

    static RuleDiagram sixInches()
    {
        return Sketch("M1", tr("Foot goes up to 6 inches. One inch more is refused."),
                      DiagramScene().add(kInfantry, "a", 10, 10, 0, 8).add(kInfantry, "b", 16, 10, 0, 8))
            .move("a", {straight(6000)})
            .move("b", {straight(7000)}, "M1");
    }

    static RuleDiagram obliques()
    {
        return Sketch("Q27",
                      tr("The unit may slide to any place between these two and keeps its facing. A steeper "
                         "slide is refused."),
                      DiagramScene().add(kInfantry, "a", 14, 10, 0, 6))
            .move("a", {oblique(-4500, 6000)})
            .move("a", {straight(6000)})
            .move("a", {oblique(4500, 6000)})
            .move("a", {oblique(8000, 6000)}, "Q27");
    }

    static RuleDiagram wheels()
    {
        return Sketch(
                   "Q26",
                   tr("The inner front corner stays where it is; the arc of the outer one is what the wheel "
                      "costs."),
                   DiagramScene().add(kInfantry, "a", 10, 10, 0, 8))
            .move("a", {wheel(4500)});
    }

    static RuleDiagram tooManyWheels()
    {
        return Sketch("Q25",
                      tr("A wheel, a straight way and a wheel back: 45 degrees in all. Wheeling farther is "
                         "refused."),
                      DiagramScene().add(kHorse, "a", 10, 10, 0, 6).add(kHorse, "b", 20, 10, 0, 6))
            .move("a", {wheel(2250), straight(6000), wheel(-2250)})
            .move("b", {wheel(3000), straight(4000), wheel(3000)}, "Q25");
    }

    static RuleDiagram skirmishersTurn()
    {
        return Sketch(
                   "Q29",
                   tr("Without turning, skirmishers go 6 inches. Who also turns goes less far: no corner may "
                      "end more than 6 inches from where it began."),
                   DiagramScene().add(kVelites, "a", 10, 10, 0, 5))
            .move("a", {slide(32000, 6000)})
            .move("a", {slide(2000, 4300), pivot(3000)})
            .move("a", {slide(6000, 6000), pivot(4500)}, "Q29");
    }

    static RuleDiagram throughFriends()
    {
        DiagramScene scene;
        scene.add(kVelites, "a", 10, 10, 0, 4).add(kInfantry, "b", 10, 12.5, 0, 8);
        scene.add(kInfantry, "c", 18, 10, 0, 8).add(kInfantry, "d", 18, 12.5, 0, 8);
        return Sketch(
                   "Q32",
                   tr("Skirmishers go through friends. They cannot stop on them, and formed units cannot go "
                      "through each other."),
                   scene)
            .move("a", {slide(0, 5000)})
            .move("a", {slide(33500, 2200)}, "Q32")
            .move("c", {straight(5000)}, "Q32");
    }

    static RuleDiagram inRange()
    {
        DiagramScene scene;
        scene.add(kVelites, "a", 10, 10, 0, 5);
        scene.add(kSpears, "x", 13, 15.5, 180, 8).add(kSpears, "y", 3.5, 17, 200, 8);
        return Sketch(
                   "Q51",
                   tr("The shortest way from rectangle to rectangle counts. 6 inches reach the one, not the "
                      "other."),
                   scene.at(StepKind::Shoot))
            .shoot("a", "x")
            .shoot("a", "y", "S8");
    }

    static DiagramScene screened()
    {
        DiagramScene scene;
        scene.add("scorpion", "a", 10, 10, 0, 1).add(kInfantry, "b", 10, 13, 0, 8);
        return scene.add(kHeavy, "x", 11, 20, 180, 8).at(StepKind::Shoot);
    }

    static RuleDiagram noLineOfSight()
    {
        return Sketch("Q53",
                      tr("Usually nobody hides behind anybody: the scorpion shoots over its own infantry."),
                      screened())
            .shoot("a", "x");
    }

    static RuleDiagram lineOfSight()
    {
        DiagramScene scene = screened();
        scene.options().los = LineOfSight::UnitsBlock;
        return Sketch("Q53", tr("With the option los: units_block the infantry stops that shot."), scene)
            .shoot("a", "x", "Q53");
    }

    static RuleDiagram reach()
    {
        DiagramScene scene;
        scene.add(kInfantry, "a", 10, 10, 0, 8).add(kSpears, "x", 10.5, 15, 180, 8);
        scene.add(kInfantry, "b", 17, 10, 0, 8).add(kSpears, "y", 17.5, 17, 180, 8);
        return Sketch("C5",
                      tr("The charger on the left arrives and stops there. The one on the right would not, "
                         "so it "
                         "may not charge."),
                      scene.at(StepKind::Charge))
            .charge("a", "x", {straight(6000)})
            .charge("b", "y", {straight(6000)}, "C5");
    }

    static RuleDiagram target()
    {
        DiagramScene scene;
        scene.add(kHorse, "a", 10, 10, 0, 6).add(kSlingers, "x", 9, 14, 180, 3);
        return Sketch(
                   "Q44",
                   tr("The slingers are met first, so the infantry behind them cannot be the target. A slide "
                      "past them leads there."),
                   scene.add(kSpears, "y", 12, 18, 180, 8).at(StepKind::Charge))
            .charge("a", "y", {straight(12000)}, "Q44")
            .charge("a", "y", {oblique(4500, 6000), straight(6000)});
    }

    static RuleDiagram closeBy()
    {
        DiagramScene scene;
        scene.add(kInfantry, "a", 10, 10, 0, 8);
        scene.add(kSpears, "x", 8, 14, 180, 6).add(kSpears, "y", 11.5, 14.05, 180, 6);
        return Sketch("Q45",
                      tr("Both enemies are within a tenth of an inch of where the charger stops: it fights "
                         "both."),
                      scene.at(StepKind::Charge))
            .charge("a", "x", {straight(6000)});
    }

    static RuleDiagram oneFight()
    {
        return Sketch(
                   "F1",
                   tr("Seven stands of Roman infantry, eight of light infantry: a die for each. Rings mark "
                      "hits; both sides lose stands at the same time."),
                   DiagramScene()
                       .add(kInfantry, "a", 10, 10, 0, 7)
                       .add(kSpears, "x", 10, 10, 180, 8)
                       .engage("a", "x")
                       .at(StepKind::Melee))
            .fight(4);
    }

    static RuleDiagram lastStand()
    {
        return Sketch("L1", tr("Of two stands one is hit. The other does not hold alone and goes too."),
                      DiagramScene()
                          .add(kVelites, "a", 10, 10, 0, 5)
                          .add(kSpears, "x", 10, 13, 180, 8)
                          .left(2)
                          .at(StepKind::Shoot))
            .volley("a", "x", {2, 6, 4, 1, 3});
    }

    static RuleDiagram general()
    {
        return Sketch("G2",
                      tr("Seven stands and a general: eight dice. Their enemies, eight stands without a "
                         "general, "
                         "have eight as well."),
                      DiagramScene()
                          .add(kInfantry, "a", 10, 10, 0, 7)
                          .add(kHeavy, "x", 10, 10, 180, 8)
                          .engage("a", "x")
                          .general("a", 1)
                          .at(StepKind::Melee))
            .fight(5);
    }

    static DiagramScene elephantAmong()
    {
        DiagramScene scene;
        scene.add(kElephant, "e", 20, 20, 180, 1).add(kInfantry, "a", 18, 15, 0, 8);
        return scene.add(kInfantry, "b", 24, 13, 0, 8).add(kSpears, "x", 21, 27, 180, 8);
    }

    static RuleDiagram ways()
    {
        return Sketch("E12", tr("The die says which way: 3 ahead, 4 to its right, 5 to its left, 6 back."),
                      DiagramScene().add(kElephant, "e", 20, 20, 180, 1))
            .rampage("e", {ElephantFate::Ahead, ElephantFate::Right, ElephantFate::Left, ElephantFate::Back});
    }

    static RuleDiagram victims()
    {
        return Sketch("Q78",
                      tr("A 3: straight ahead for 12 inches. Those who are marked lose two stands; the "
                         "others are "
                         "not in its way."),
                      elephantAmong())
            .rampage("e", {ElephantFate::Ahead});
    }
};

} // namespace

std::vector<RuleDiagram> ruleDiagrams()
{
    using P = Pictures;
    return {P::ranks(),       P::sides(),           P::sixInches(),      P::wheels(),  P::tooManyWheels(),
            P::obliques(),    P::skirmishersTurn(), P::throughFriends(), P::inRange(), P::noLineOfSight(),
            P::lineOfSight(), P::reach(),           P::target(),         P::closeBy(), P::oneFight(),
            P::lastStand(),   P::general(),         P::ways(),           P::victims()};
}

} // namespace zama::play
