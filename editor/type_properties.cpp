#include "editor/type_properties.h"

#include "editor/property_kinds.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace zama::editor {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TypeProperties)
};

using Choice = ChoiceEditor::Choice;
using Choices = std::vector<Choice>;
using Open = std::function<bool(const Scenario &, const PiecePlaces &)>;
using Words0 = std::function<QString()>;

// ---- kinds of fields ----

// A text that is a member of the type.
template<class Get>
Property nameProperty(const PropertySection &section, std::string key, Get get)
{
    return textProperty(
        section,
        std::move(key), [get](auto &s, const PiecePlace &at) -> auto & { return get(typeAt(s, at)); });
}

// A number that is a member of the type.
template<class Get>
Property typeProperty(const char *step, std::string key, Get get)
{
    return memberProperty(
        step, std::move(key), [get](auto &s, const PiecePlace &at) -> auto & { return get(typeAt(s, at)); });
}

// An enumeration, by the number of its value.
template<class Enum, class Get>
Property enumProperty(const char *step, std::string key, Get get)
{
    return {step, std::move(key),
            [get](const Scenario &s, const PiecePlace &at) {
                return QVariant(QString::number(static_cast<int>(get(typeAt(s, at)))));
            },
            [get](Scenario &s, const PiecePlace &at, const QVariant &value) {
                get(typeAt(s, at)) = static_cast<Enum>(value.toInt());
            }};
}

Choices numbered(const QStringList &words)
{
    Choices choices;
    for (qsizetype i = 0; i < words.size(); ++i) {
        choices.push_back({QString::number(i), words[i]});
    }
    return choices;
}

// "on 4, 5 or 6"; a number that no die reaches is never.
QString hitWord(int hit)
{
    const QLocale locale;
    return hit >= kNeverHits ? Words::tr("never")
           : hit == 6        ? Words::tr("only on a %1", "a hit").arg(locale.toString(6))
                             : Words::tr("on %1 or more", "a hit").arg(locale.toString(hit));
}

Choices hitChoices(const QString &none = {})
{
    Choices choices;
    if (!none.isEmpty()) {
        choices.push_back({QString(), none});
    }
    for (int hit = kMinHitNumber; hit <= kNeverHits; ++hit) {
        choices.push_back({QString::number(hit), hitWord(hit)});
    }
    return choices;
}

// A hit number of its own, or none.
template<class Get>
Property optionalHit(std::string key, Get get)
{
    return {"edit.type_melee", std::move(key),
            [get](const Scenario &s, const PiecePlace &at) {
                const std::optional<HitNumber> &hit = get(typeAt(s, at));
                return QVariant(hit ? QString::number(*hit) : QString());
            },
            [get](Scenario &s, const PiecePlace &at, const QVariant &value) {
                const QString text = value.toString();
                get(typeAt(s, at)) = text.isEmpty() ? std::nullopt : std::optional(text.toInt());
            }};
}

// ---- what is open when ----

bool all(const Scenario &s, const PiecePlaces &places, bool (*is)(const UnitTypeSpec &))
{
    return std::ranges::all_of(places, [&](const PiecePlace &at) { return is(typeAt(s, at)); });
}

bool shoots(const Scenario &s, const PiecePlaces &places)
{
    return all(s, places, [](const UnitTypeSpec &type) { return type.shooting.has_value(); });
}

bool rollsDice(const Scenario &s, const PiecePlaces &places)
{
    return all(s, places, [](const UnitTypeSpec &type) { return type.melee.hit.has_value(); });
}

bool isElephant(const Scenario &s, const PiecePlaces &places)
{
    return all(s, places, [](const UnitTypeSpec &type) { return type.elephant.has_value(); });
}

bool hasRanks(const Scenario &s, const PiecePlaces &places)
{
    return all(s, places, [](const UnitTypeSpec &type) { return type.formation != Formation::SingleStand; });
}

// ---- basics ----

// The usual strength of A2 to A4, where the old one cannot be kept.
void setFormation(UnitTypeSpec &type, Formation formation)
{
    const bool wasAlone = type.formation == Formation::SingleStand;
    type.formation = formation;
    if (formation == Formation::SingleStand) {
        type.minStands = type.maxStands = 1;
    } else if (wasAlone) {
        const bool isSingleRank = formation == Formation::SingleRank;
        type.minStands = isSingleRank ? 3 : 6;
        type.maxStands = isSingleRank ? 5 : 10;
    }
}

void addFormation(PropertySection &section)
{
    Property formation = enumProperty<Formation>(
        "edit.type_kind", "/formation", [](auto &type) -> auto & { return type.formation; });
    formation.write = [](Scenario &s, const PiecePlace &at, const QVariant &value) {
        setFormation(typeAt(s, at), static_cast<Formation>(value.toInt()));
    };
    section.add(
        {formation, new ChoiceEditor, [] { return Words::tr("Formation"); },
         [] { return Words::tr("How the stands of a unit stand. It never changes in a battle."); },
         [](const Scenario &, const PiecePlaces &) {
             return numbered({Words::tr("one rank"), Words::tr("two ranks"), Words::tr("one stand alone")});
         }});
}

void addStands(PropertySection &section)
{
    section.add({typeProperty(
                     "edit.type_stands", "/min_stands", [](auto &type) -> auto & { return type.minStands; }),
                 countEditor(1, kMaxStands),
                 [] { return Words::tr("Stands, at least"); },
                 {},
                 {},
                 hasRanks});
    section.add({typeProperty(
                     "edit.type_stands", "/max_stands", [](auto &type) -> auto & { return type.maxStands; }),
                 countEditor(1, kMaxStands),
                 [] { return Words::tr("Stands, at most"); },
                 [] { return Words::tr("Of a fresh unit. A stand is one die and one loss."); },
                 {},
                 hasRanks});
    section.add(
        {typeProperty(
             "edit.type_stands", "/stand_width", [](auto &type) -> auto & { return type.stand.width; }),
         lengthEditor(kInch / 10, kMaxStand), [] { return Words::tr("Width of a stand"); }});
    section.add(
        {typeProperty(
             "edit.type_stands", "/stand_depth", [](auto &type) -> auto & { return type.stand.depth; }),
         lengthEditor(kInch / 10, kMaxStand), [] { return Words::tr("Depth of a stand"); }});
}

// ---- shooting ----

void addShooting(PropertySection &section)
{
    auto *shooting = new SwitchEditor;
    section.add({{"edit.type_shooting", "/shooting",
                  [](const Scenario &s, const PiecePlace &at) {
                      return QVariant(typeAt(s, at).shooting.has_value());
                  },
                  [](Scenario &s, const PiecePlace &at, const QVariant &does) {
                      std::optional<Shooting> &own = typeAt(s, at).shooting;
                      own = does.toBool() ? std::optional(Shooting{6 * kInch, 6, {}}) : std::nullopt;
                  }},
                 shooting,
                 [] { return Words::tr("Shoots"); }});
    section.add({{"edit.type_shooting", "/shooting/range",
                  [](const Scenario &s, const PiecePlace &at) {
                      const auto &own = typeAt(s, at).shooting;
                      return own ? QVariant(own->range) : QVariant();
                  },
                  [](Scenario &s, const PiecePlace &at, const QVariant &value) {
                      if (auto &own = typeAt(s, at).shooting) {
                          own->range = value.toInt();
                      }
                  }},
                 lengthEditor(1, kMaxTable),
                 [] { return Words::tr("Range"); },
                 {},
                 {},
                 shoots});
    section.add({{"edit.type_shooting", "/shooting/hit",
                  [](const Scenario &s, const PiecePlace &at) {
                      const auto &own = typeAt(s, at).shooting;
                      return own ? QVariant(QString::number(own->hit)) : QVariant();
                  },
                  [](Scenario &s, const PiecePlace &at, const QVariant &value) {
                      if (auto &own = typeAt(s, at).shooting) {
                          own->hit = value.toInt();
                      }
                  }},
                 new ChoiceEditor,
                 [] { return Words::tr("A shot hits"); },
                 [] { return Words::tr("One die for each stand; every hit takes a stand."); },
                 [](const Scenario &, const PiecePlaces &) { return hitChoices(); },
                 shoots});
}

void addMelee(PropertySection &section)
{
    section.add(
        {optionalHit(
             "/melee/hit", [](auto &type) -> auto & { return type.melee.hit; }),
         new ChoiceEditor, [] { return Words::tr("In melee it hits"); },
         [] { return Words::tr("One die for each stand in every round."); },
         [](const Scenario &, const PiecePlaces &) { return hitChoices(Words::tr("rolls no dice")); }});
    section.add(
        {optionalHit(
             "/melee/hit_after_charge", [](auto &type) -> auto & { return type.melee.hitAfterCharge; }),
         new ChoiceEditor, [] { return Words::tr("After its charge"); },
         [] { return Words::tr("Only in the melee of the turn in which the unit has charged."); },
         [](const Scenario &, const PiecePlaces &) { return hitChoices(Words::tr("as always")); },
         rollsDice});
    section.add(
        {optionalHit(
             "/melee/hit_by", [](auto &type) -> auto & { return type.melee.hitBy; }),
         new ChoiceEditor, [] { return Words::tr("Enemies hit it"); },
         [] {
             return Words::tr("Skirmishers, for example, are easier to hit: whoever fights them needs "
                              "this, whatever is usual for him.");
         },
         [](const Scenario &, const PiecePlaces &) { return hitChoices(Words::tr("by their own number")); }});
}

// ---- traits ----

void setTrait(UnitTypeSpec &type, Trait trait, bool isWanted)
{
    std::erase(type.traits, trait);
    if (isWanted) {
        type.traits.insert(std::ranges::lower_bound(type.traits, trait), trait);
    }
}

void addTrait(PropertySection &section, Trait trait, Words0 caption, Words0 explanation)
{
    section.add(
        {{"edit.type_trait", "/traits",
          [trait](const Scenario &s, const PiecePlace &at) { return QVariant(typeAt(s, at).has(trait)); },
          [trait](Scenario &s, const PiecePlace &at, const QVariant &is) {
              setTrait(typeAt(s, at), trait, is.toBool());
          }},
         new SwitchEditor,
         std::move(caption),
         std::move(explanation)});
}

void addAllTraits(PropertySection &section)
{
    addTrait(
        section, Trait::ScaresElephants, [] { return Words::tr("Scares elephants"); },
        [] {
            return Words::tr("When an elephant charges it from the front, a die decides whether the "
                             "elephant takes fright and is gone.");
        });
    addTrait(
        section, Trait::ScaresElephantsOptionally, [] { return Words::tr("Scares elephants by option"); },
        [] {
            return Words::tr("The same, but only in battles whose rules say that skirmishers scare "
                             "elephants, too.");
        });
    addTrait(
        section, Trait::NoCharge, [] { return Words::tr("Never charges"); },
        [] { return Words::tr("It can only be charged."); });
    addTrait(
        section, Trait::NoMelee, [] { return Words::tr("Does not fight back"); },
        [] { return Words::tr("It rolls no dice in melee, whatever its number."); });
    addTrait(
        section, Trait::RoutsWhenCharged, [] { return Words::tr("Flees from a charge"); },
        [] { return Words::tr("As soon as a charging enemy reaches it, the unit is lost."); });
    addTrait(
        section, Trait::NoGeneral, [] { return Words::tr("No general may join"); },
        [] { return Words::tr("Generals cannot be with it."); });
    addTrait(
        section, Trait::LossesNotCounted, [] { return Words::tr("Does not count for victory"); },
        [] { return Words::tr("Its lost stands are left out when it is decided who has won."); });
}

// ---- elephants ----

// An elephant is one stand that rolls no dice in melee (E1, A4).
void makeElephant(UnitTypeSpec &type, bool is)
{
    type.elephant = is ? std::optional(ElephantRules{}) : std::nullopt;
    if (is) {
        type.unitClass = UnitClass::Elephants;
        setFormation(type, Formation::SingleStand);
        type.melee.hit.reset();
        type.melee.hitAfterCharge.reset();
    }
}

template<class Get>
Property elephantProperty(std::string key, Get get)
{
    return {"edit.type_elephant", std::move(key),
            [get](const Scenario &s, const PiecePlace &at) {
                const auto &rules = typeAt(s, at).elephant;
                return rules ? QVariant(get(*rules)) : QVariant();
            },
            [get](Scenario &s, const PiecePlace &at, const QVariant &value) {
                if (auto &rules = typeAt(s, at).elephant) {
                    get(*rules) = value.toInt();
                }
            }};
}

Choices fates(const Scenario &, const PiecePlaces &)
{
    return numbered({Words::tr("stays under control"), Words::tr("runs wild straight ahead"),
                     Words::tr("runs wild to its right"), Words::tr("runs wild to its left"),
                     Words::tr("runs wild to its rear")});
}

void addFate(PropertySection &section, std::size_t face)
{
    const std::string key = "/elephant/control/" + std::to_string(face);
    section.add({{"edit.type_elephant", key,
                  [face](const Scenario &s, const PiecePlace &at) {
                      const auto &rules = typeAt(s, at).elephant;
                      return rules ? QVariant(QString::number(static_cast<int>(rules->control.at(face))))
                                   : QVariant();
                  },
                  [face](Scenario &s, const PiecePlace &at, const QVariant &value) {
                      if (auto &rules = typeAt(s, at).elephant) {
                          rules->control.at(face) = static_cast<ElephantFate>(value.toInt());
                      }
                  }},
                 new ChoiceEditor,
                 [face] {
                     return Words::tr("Control die: %1", "face of a die")
                         .arg(QLocale().toString(static_cast<int>(face) + 1));
                 },
                 {},
                 fates,
                 isElephant});
}

void addElephant(PropertySection &section)
{
    section.add({{"edit.type_elephant", "/elephant",
                  [](const Scenario &s, const PiecePlace &at) {
                      return QVariant(typeAt(s, at).elephant.has_value());
                  },
                  [](Scenario &s, const PiecePlace &at, const QVariant &is) {
                      makeElephant(typeAt(s, at), is.toBool());
                  }},
                 new SwitchEditor,
                 [] { return Words::tr("Fights as an elephant"); },
                 [] {
                     return Words::tr("Nothing hurts it. It strikes when its charge arrives, then dices for "
                                      "control, and may run wild.");
                 }});
    Property scared = elephantProperty(
        "/elephant/scared_on", [](auto &rules) -> auto & { return rules.scaredOn; });
    const auto readNumber = scared.read;
    scared.read = [readNumber](const Scenario &s, const PiecePlace &at) {
        const QVariant value = readNumber(s, at);
        return value.isValid() ? QVariant(value.toString()) : value;
    };
    section.add(
        {scared, new ChoiceEditor, [] { return Words::tr("Takes fright"); },
         [] { return Words::tr("On the die that is thrown when it charges whoever scares elephants."); },
         [](const Scenario &, const PiecePlaces &) { return hitChoices(); }, isElephant});
    section.add({elephantProperty(
                     "/elephant/impact_loss", [](auto &rules) -> auto & { return rules.impactLoss; }),
                 countEditor(0, kMaxStands),
                 [] { return Words::tr("Stands its charge costs"); },
                 {},
                 {},
                 isElephant});
    section.add({elephantProperty(
                     "/elephant/rampage_loss", [](auto &rules) -> auto & { return rules.rampageLoss; }),
                 countEditor(0, kMaxStands),
                 [] { return Words::tr("Stands its rampage costs"); },
                 [] { return Words::tr("Of every unit it runs over, friend or enemy."); },
                 {},
                 isElephant});
    section.add({elephantProperty(
                     "/elephant/rampage", [](auto &rules) -> auto & { return rules.rampage; }),
                 lengthEditor(0, kMaxAllowance),
                 [] { return Words::tr("How far it runs wild"); },
                 {},
                 {},
                 isElephant});
    for (std::size_t face = 0; face < 6; ++face) {
        addFate(section, face);
    }
}

} // namespace

void addTypeBasics(PropertySection &section)
{
    section.add({nameProperty(
                     section, "/name", [](auto &type) -> auto & { return type.name; }),
                 new TextEditor, [] { return Words::tr("Name"); },
                 [] { return Words::tr("Of the kind: “Roman infantry”."); }});
    section.add({nameProperty(
                     section, "/plural", [](auto &type) -> auto & { return type.plural; }),
                 new TextEditor, [] { return Words::tr("In a list"); },
                 [] { return Words::tr("As in “Losses: 3 skirmishers”. Empty: the same as the name."); }});
    section.add({enumProperty<UnitClass>(
                     "edit.type_kind", "/class", [](auto &type) -> auto & { return type.unitClass; }),
                 new ChoiceEditor, [] { return Words::tr("Kind"); },
                 [] {
                     return Words::tr("Friends pass through skirmishers; skirmishers and elephants belong in "
                                      "the front line.");
                 },
                 [](const Scenario &, const PiecePlaces &) {
                     return numbered({Words::tr("infantry"), Words::tr("cavalry"), Words::tr("skirmishers"),
                                      Words::tr("artillery"), Words::tr("elephants"), Words::tr("other")});
                 }});
    addFormation(section);
    addStands(section);
}

void addTypeFighting(PropertySection &section)
{
    section.add({enumProperty<Movement>(
                     "edit.type_move", "/movement", [](auto &type) -> auto & { return type.movement; }),
                 new ChoiceEditor, [] { return Words::tr("Moves"); },
                 [] { return Words::tr("Formed troops go straight on, wheel and slide obliquely."); },
                 [](const Scenario &, const PiecePlaces &) {
                     return numbered({Words::tr("formed"), Words::tr("freely, in any direction")});
                 }});
    section.add({typeProperty(
                     "edit.type_move", "/move", [](auto &type) -> auto & { return type.move; }),
                 lengthEditor(0, kMaxAllowance), [] { return Words::tr("Move, up to"); }});
    section.add({typeProperty(
                     "edit.type_move", "/charge", [](auto &type) -> auto & { return type.charge; }),
                 lengthEditor(0, kMaxAllowance), [] { return Words::tr("Charge, up to"); }});
    addShooting(section);
    addMelee(section);
}

void addTypeTraits(PropertySection &section)
{
    addAllTraits(section);
    addElephant(section);
}

} // namespace zama::editor
