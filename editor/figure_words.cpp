#include "editor/figure_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace zama::editor {
namespace {

using Group = FigureGroup;

struct FigureWord {
    const char *figure;
    Group group;
    const char *word;
};

// By group, the older first.
constexpr std::array kFigures{
    FigureWord{"greek-hoplite", Group::Foot, QT_TRANSLATE_NOOP("Figure", "Greek hoplites")},
    FigureWord{"saka", Group::Foot, QT_TRANSLATE_NOOP("Figure", "Saka warriors")},
    FigureWord{"hypaspist", Group::Foot, QT_TRANSLATE_NOOP("Figure", "Macedonian hypaspists")},
    FigureWord{"macedonian-phalangite", Group::Foot, QT_TRANSLATE_NOOP("Figure", "Macedonian pikemen")},
    FigureWord{"persian-sparabara", Group::Foot, QT_TRANSLATE_NOOP("Figure", "Persian shield bearers")},
    FigureWord{"persian-immortal", Group::Foot, QT_TRANSLATE_NOOP("Figure", "Persian Immortals")},
    FigureWord{"eastern-levy", Group::Foot, QT_TRANSLATE_NOOP("Figure", "Medes and Arabs")},
    FigureWord{"egyptian-machimos", Group::Foot, QT_TRANSLATE_NOOP("Figure", "Egyptian foot")},
    FigureWord{"thureophoros", Group::Foot, QT_TRANSLATE_NOOP("Figure", "Hellenistic shield bearers")},
    FigureWord{"thracian", Group::Foot, QT_TRANSLATE_NOOP("Figure", "Thracians")},
    FigureWord{"gaul-and-thracian", Group::Foot, QT_TRANSLATE_NOOP("Figure", "Gauls and Thracians")},
    FigureWord{"roman-infantry", Group::Foot, QT_TRANSLATE_NOOP("Figure", "Roman heavy infantry")},
    FigureWord{"carthaginian-heavy-infantry", Group::Foot,
               QT_TRANSLATE_NOOP("Figure", "Libyan heavy infantry")},
    FigureWord{"carthaginian-levy", Group::Foot, QT_TRANSLATE_NOOP("Figure", "African levy of Carthage")},
    FigureWord{"carthaginian-light-infantry", Group::Foot,
               QT_TRANSLATE_NOOP("Figure", "Gauls and Ligurians of Carthage")},
    FigureWord{"numidian-foot", Group::Foot, QT_TRANSLATE_NOOP("Figure", "Numidians on foot")},
    FigureWord{"gallic-warrior", Group::Foot, QT_TRANSLATE_NOOP("Figure", "Gallic warriors")},
    FigureWord{"iberian-scutarius", Group::Foot, QT_TRANSLATE_NOOP("Figure", "Iberian heavy foot")},
    FigureWord{"celtiberian", Group::Foot, QT_TRANSLATE_NOOP("Figure", "Celtiberians")},
    FigureWord{"imperial-legionary", Group::Foot,
               QT_TRANSLATE_NOOP("Figure", "Roman legionaries of the emperors")},
    FigureWord{"roman-auxiliary", Group::Foot, QT_TRANSLATE_NOOP("Figure", "Roman auxiliaries")},
    FigureWord{"germanic-warrior", Group::Foot, QT_TRANSLATE_NOOP("Figure", "Germanic warriors")},
    FigureWord{"saxon-huscarl", Group::Foot, QT_TRANSLATE_NOOP("Figure", "Saxon huscarls")},
    FigureWord{"saxon-fyrd", Group::Foot, QT_TRANSLATE_NOOP("Figure", "Saxon levy")},
    FigureWord{"man-at-arms", Group::Foot, QT_TRANSLATE_NOOP("Figure", "Men-at-arms on foot")},
    FigureWord{"persian-archer", Group::Skirmishers, QT_TRANSLATE_NOOP("Figure", "Persian archers")},
    FigureWord{"cretan-archer", Group::Skirmishers, QT_TRANSLATE_NOOP("Figure", "Cretan archers")},
    FigureWord{"peltast", Group::Skirmishers, QT_TRANSLATE_NOOP("Figure", "Peltasts")},
    FigureWord{"slinger", Group::Skirmishers, QT_TRANSLATE_NOOP("Figure", "Slingers")},
    FigureWord{"indian-archer", Group::Skirmishers, QT_TRANSLATE_NOOP("Figure", "Indian archers")},
    FigureWord{"roman-skirmishers", Group::Skirmishers, QT_TRANSLATE_NOOP("Figure", "Roman velites")},
    FigureWord{"carthaginian-skirmishers", Group::Skirmishers,
               QT_TRANSLATE_NOOP("Figure", "Balearic slingers")},
    FigureWord{"iberian-caetratus", Group::Skirmishers, QT_TRANSLATE_NOOP("Figure", "Iberian light foot")},
    FigureWord{"norman-archer", Group::Skirmishers, QT_TRANSLATE_NOOP("Figure", "Norman archers")},
    FigureWord{"english-longbowman", Group::Skirmishers, QT_TRANSLATE_NOOP("Figure", "English longbowmen")},
    FigureWord{"crossbowman", Group::Skirmishers, QT_TRANSLATE_NOOP("Figure", "Crossbowmen")},
    FigureWord{"saka-horse-archer", Group::Riders, QT_TRANSLATE_NOOP("Figure", "Saka horse archers")},
    FigureWord{"greek-light-cavalry", Group::Riders, QT_TRANSLATE_NOOP("Figure", "Greek light horse")},
    FigureWord{"macedonian-companion", Group::Riders, QT_TRANSLATE_NOOP("Figure", "Macedonian Companions")},
    FigureWord{"persian-cavalry", Group::Riders, QT_TRANSLATE_NOOP("Figure", "Persian cavalry")},
    FigureWord{"hellenistic-cavalry", Group::Riders, QT_TRANSLATE_NOOP("Figure", "Hellenistic cavalry")},
    FigureWord{"cataphract", Group::Riders, QT_TRANSLATE_NOOP("Figure", "Cataphracts")},
    FigureWord{"roman-cavalry", Group::Riders, QT_TRANSLATE_NOOP("Figure", "Roman cavalry")},
    FigureWord{"numidian-cavalry", Group::Riders, QT_TRANSLATE_NOOP("Figure", "Numidian cavalry")},
    FigureWord{"carthaginian-cavalry", Group::Riders, QT_TRANSLATE_NOOP("Figure", "Carthaginian cavalry")},
    FigureWord{"gallic-noble-cavalry", Group::Riders, QT_TRANSLATE_NOOP("Figure", "Gallic nobles")},
    FigureWord{"iberian-cavalry", Group::Riders, QT_TRANSLATE_NOOP("Figure", "Iberian cavalry")},
    FigureWord{"norman-knight", Group::Riders, QT_TRANSLATE_NOOP("Figure", "Norman knights")},
    FigureWord{"mounted-knight", Group::Riders, QT_TRANSLATE_NOOP("Figure", "Knights")},
    FigureWord{"mongol-horse-archer", Group::Riders, QT_TRANSLATE_NOOP("Figure", "Mongol horse archers")},
    FigureWord{"mamluk-cavalry", Group::Riders, QT_TRANSLATE_NOOP("Figure", "Mamluks")},
    FigureWord{"elephant", Group::Beasts, QT_TRANSLATE_NOOP("Figure", "African war elephant")},
    FigureWord{"trumpeting-elephant", Group::Beasts,
               QT_TRANSLATE_NOOP("Figure", "African war elephant, trumpeting")},
    FigureWord{"tower-elephant", Group::Beasts, QT_TRANSLATE_NOOP("Figure", "African elephant with a tower")},
    FigureWord{"indian-elephant", Group::Beasts, QT_TRANSLATE_NOOP("Figure", "Indian elephant with a tower")},
    FigureWord{"trumpeting-indian-elephant", Group::Beasts,
               QT_TRANSLATE_NOOP("Figure", "Indian elephant, trumpeting")},
    FigureWord{"camel-rider", Group::Beasts, QT_TRANSLATE_NOOP("Figure", "Camel riders")},
    FigureWord{"camel-archer", Group::Beasts, QT_TRANSLATE_NOOP("Figure", "Camel archers")},
    FigureWord{"scythed-chariot", Group::Machines, QT_TRANSLATE_NOOP("Figure", "Scythed chariot")},
    FigureWord{"scorpion", Group::Machines, QT_TRANSLATE_NOOP("Figure", "Scorpion")},
    FigureWord{"scorpion-and-loader", Group::Machines, QT_TRANSLATE_NOOP("Figure", "Scorpion with two men")},
    FigureWord{"ballista", Group::Machines, QT_TRANSLATE_NOOP("Figure", "Stone thrower")},
    FigureWord{"trebuchet", Group::Machines, QT_TRANSLATE_NOOP("Figure", "Trebuchet")},
    FigureWord{"strategos", Group::Leaders, QT_TRANSLATE_NOOP("Figure", "Greek general")},
    FigureWord{"persian-general", Group::Leaders, QT_TRANSLATE_NOOP("Figure", "Persian general")},
    FigureWord{"darius", Group::Leaders, QT_TRANSLATE_NOOP("Figure", "Darius")},
    FigureWord{"alexander", Group::Leaders, QT_TRANSLATE_NOOP("Figure", "Alexander")},
    FigureWord{"hellenistic-general", Group::Leaders, QT_TRANSLATE_NOOP("Figure", "Hellenistic general")},
    FigureWord{"raja", Group::Leaders, QT_TRANSLATE_NOOP("Figure", "Indian prince")},
    FigureWord{"hellenistic-king", Group::Leaders, QT_TRANSLATE_NOOP("Figure", "Hellenistic king")},
    FigureWord{"roman-general", Group::Leaders, QT_TRANSLATE_NOOP("Figure", "Roman tribune")},
    FigureWord{"scipio", Group::Leaders, QT_TRANSLATE_NOOP("Figure", "Scipio")},
    FigureWord{"carthaginian-general", Group::Leaders, QT_TRANSLATE_NOOP("Figure", "Carthaginian general")},
    FigureWord{"hannibal", Group::Leaders, QT_TRANSLATE_NOOP("Figure", "Hannibal")},
    FigureWord{"iberian-chieftain", Group::Leaders, QT_TRANSLATE_NOOP("Figure", "Iberian chieftain")},
    FigureWord{"gallic-chieftain", Group::Leaders, QT_TRANSLATE_NOOP("Figure", "Gallic chieftain")},
    FigureWord{"vercingetorix", Group::Leaders, QT_TRANSLATE_NOOP("Figure", "Vercingetorix")},
    FigureWord{"caesar", Group::Leaders, QT_TRANSLATE_NOOP("Figure", "Caesar")},
    FigureWord{"germanic-chieftain", Group::Leaders, QT_TRANSLATE_NOOP("Figure", "Germanic chieftain")},
    FigureWord{"saxon-thane", Group::Leaders, QT_TRANSLATE_NOOP("Figure", "Saxon thane")},
    FigureWord{"harold", Group::Leaders, QT_TRANSLATE_NOOP("Figure", "Harold")},
    FigureWord{"norman-lord", Group::Leaders, QT_TRANSLATE_NOOP("Figure", "Norman lord")},
    FigureWord{"william", Group::Leaders, QT_TRANSLATE_NOOP("Figure", "William")},
    FigureWord{"knight-banneret", Group::Leaders, QT_TRANSLATE_NOOP("Figure", "Knight banneret")},
    FigureWord{"mongol-khan", Group::Leaders, QT_TRANSLATE_NOOP("Figure", "Mongol khan")},
    FigureWord{"mamluk-emir", Group::Leaders, QT_TRANSLATE_NOOP("Figure", "Mamluk emir")},
    FigureWord{"medieval-king", Group::Leaders, QT_TRANSLATE_NOOP("Figure", "Medieval king")},
    FigureWord{"medieval-queen", Group::Leaders, QT_TRANSLATE_NOOP("Figure", "Medieval queen")},
};

struct SlotWord {
    const char *slot;
    const char *word;
};

constexpr std::array kSlots{
    SlotWord{"tunic", QT_TRANSLATE_NOOP("Figure", "Tunic")},
    SlotWord{"shield", QT_TRANSLATE_NOOP("Figure", "Shield")},
    SlotWord{"emblem", QT_TRANSLATE_NOOP("Figure", "Device on the shield")},
    SlotWord{"trim", QT_TRANSLATE_NOOP("Figure", "Trimmings")},
    SlotWord{"plume", QT_TRANSLATE_NOOP("Figure", "Plume")},
    SlotWord{"cloak", QT_TRANSLATE_NOOP("Figure", "Cloak")},
    SlotWord{"cloth", QT_TRANSLATE_NOOP("Figure", "Saddle cloth, trousers")},
    SlotWord{"metal", QT_TRANSLATE_NOOP("Figure", "Bronze")},
    SlotWord{"steel", QT_TRANSLATE_NOOP("Figure", "Iron")},
    SlotWord{"leather", QT_TRANSLATE_NOOP("Figure", "Leather")},
    SlotWord{"wood", QT_TRANSLATE_NOOP("Figure", "Wood")},
    SlotWord{"linen", QT_TRANSLATE_NOOP("Figure", "Linen")},
    SlotWord{"fur", QT_TRANSLATE_NOOP("Figure", "Fur")},
    SlotWord{"skin", QT_TRANSLATE_NOOP("Figure", "Skin")},
    SlotWord{"skin2", QT_TRANSLATE_NOOP("Figure", "Skin of a second man")},
    SlotWord{"hair", QT_TRANSLATE_NOOP("Figure", "Hair")},
    SlotWord{"horse", QT_TRANSLATE_NOOP("Figure", "Horse, camel")},
    SlotWord{"mane", QT_TRANSLATE_NOOP("Figure", "Mane and hooves")},
    SlotWord{"elephant", QT_TRANSLATE_NOOP("Figure", "Elephant")},
    SlotWord{"tusk", QT_TRANSLATE_NOOP("Figure", "Tusks")},
    SlotWord{"outline", QT_TRANSLATE_NOOP("Figure", "Inner lines")},
    SlotWord{"contour", QT_TRANSLATE_NOOP("Figure", "Outer line")},
};

const FigureWord *find(const QString &figure)
{
    const auto at = std::ranges::find_if(
        kFigures, [&figure](const FigureWord &w) { return figure == QLatin1String(w.figure); });
    return at == kFigures.end() ? nullptr : &*at;
}

const SlotWord *findSlot(const QString &slot)
{
    const auto at =
        std::ranges::find_if(kSlots, [&slot](const SlotWord &w) { return slot == QLatin1String(w.slot); });
    return at == kSlots.end() ? nullptr : &*at;
}

} // namespace

QString figureName(const QString &figure)
{
    const FigureWord *word = find(figure);
    return word == nullptr ? figure : QCoreApplication::translate("Figure", word->word);
}

FigureGroup groupOf(const QString &figure)
{
    const FigureWord *word = find(figure);
    return word == nullptr ? FigureGroup::Foot : word->group;
}

QString groupName(FigureGroup group)
{
    static constexpr std::array<const char *, kFigureGroups> kNames{
        QT_TRANSLATE_NOOP("Figure", "Foot"),     QT_TRANSLATE_NOOP("Figure", "Light foot and archers"),
        QT_TRANSLATE_NOOP("Figure", "Horse"),    QT_TRANSLATE_NOOP("Figure", "Elephants and camels"),
        QT_TRANSLATE_NOOP("Figure", "Machines"), QT_TRANSLATE_NOOP("Figure", "Leaders")};
    return QCoreApplication::translate("Figure", kNames.at(static_cast<std::size_t>(group)));
}

QStringList figuresIn(FigureGroup group)
{
    QStringList figures;
    for (const FigureWord &word : kFigures) {
        if (word.group == group) {
            figures.append(QString::fromLatin1(word.figure));
        }
    }
    return figures;
}

QString slotName(const QString &slot)
{
    const SlotWord *word = findSlot(slot);
    return word == nullptr ? slot : QCoreApplication::translate("Figure", word->word);
}

QStringList dressingOrder(QStringList slotNames)
{
    std::ranges::stable_sort(slotNames, {}, [](const QString &slot) {
        const SlotWord *word = findSlot(slot);
        return word == nullptr ? kSlots.size() : static_cast<std::size_t>(word - kSlots.data());
    });
    return slotNames;
}

} // namespace zama::editor
