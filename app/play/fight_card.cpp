#include "app/play/fight_card.h"

#include "app/play/odds_words.h"
#include "app/play/share_bar.h"
#include "app/play/target_choice.h"
#include "core/game/queries.h"
#include "core/odds/odds.h"
#include "core/rules/elephants.h"
#include "core/text/phrase.h"
#include "table/widgets/accessible_role.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMouseEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace zama::play {

// One filling of the card.
struct FightCard::Page {
    const State &state;
    const Fight &fight;
    const table::MessageFormatter &formatter;
    std::vector<odds::RoundOutlook> outlook;

    [[nodiscard]] QString name(UnitId unit) const { return nameOf(state, unit, formatter); }
    [[nodiscard]] QString stands(int count) const
    {
        return formatter.sentence(standCount(count), *state.setup);
    }
    [[nodiscard]] bool rollsDice(UnitId unit) const
    {
        return std::ranges::any_of(fight.groups,
                                   [&](const DiceGroup &g) { return g.unit == unit && g.dice > 0; });
    }
    /// E6: will an elephant of this fight dice for control?
    [[nodiscard]] bool mayRunAmok() const
    {
        const std::vector<UnitId> due = rules::elephantsToControl(state);
        return std::ranges::any_of(fight.units,
                                   [&](UnitId u) { return std::ranges::find(due, u) != due.end(); });
    }
    [[nodiscard]] std::vector<UnitId> side(SideId id) const
    {
        std::vector<UnitId> units;
        std::ranges::copy_if(fight.units, std::back_inserter(units),
                             [&](UnitId u) { return state.sideOf(u) == id; });
        return units;
    }
    [[nodiscard]] QString names(SideId id) const
    {
        QStringList list;
        for (const UnitId unit : side(id)) {
            list << name(unit);
        }
        return formatter.list(list);
    }
    /// Stands that the round has cost a unit so far.
    [[nodiscard]] int lost(UnitId unit) const
    {
        int count = 0;
        for (const Event &event : fight.happened) {
            const auto *stands = std::get_if<event::StandsLost>(&event);
            const auto *last = std::get_if<event::LastStandLost>(&event);
            count += stands != nullptr && stands->unit == unit ? stands->count : 0;
            count += last != nullptr && last->unit == unit ? 1 : 0;
        }
        return count;
    }
};

FightCard::FightCard(table::FigurePixmaps &pixmaps, QWidget *parent)
    : QFrame(parent),
      m_pixmaps(pixmaps),
      m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(8, 6, 8, 8);
    setFrameShape(QFrame::StyledPanel);
    table::setAccessibleRole(*this, QAccessible::Grouping);
}

QString FightCard::title() const
{
    return m_title;
}

void FightCard::clear()
{
    delete m_content;
    m_content = new QWidget(this);
    m_column = new QVBoxLayout(m_content);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(3);
    m_layout->addWidget(m_content);
    m_said.clear();
}

// What can have the focus, in the order in which it was made.
QList<QWidget *> FightCard::controls() const
{
    QList<QWidget *> found;
    for (QWidget *widget : findChildren<QWidget *>()) {
        if (widget->focusPolicy() != Qt::NoFocus) {
            found << widget;
        }
    }
    return found;
}

void FightCard::show(const State &before, const Fight &fight, const table::MessageFormatter &formatter)
{
    const auto focused = controls().indexOf(QApplication::focusWidget());
    m_units = fight.units;
    const auto outlook = odds::roundOutlook(before, fight.units, fight.groups);
    m_below.clear();
    if (const auto second = table::readers().second) {
        const table::Speaking speaking(*second);
        const table::MessageFormatter below(*second, formatter.lengthUnit());
        fill({before, fight, below, outlook});
        m_below = m_said;
    }
    fill({before, fight, formatter, outlook});
    m_content->setVisible(true);
    if (focused >= 0 && focused < controls().size()) {
        controls().at(focused)->setFocus(); // who chooses by keys goes on where he was
    }
    setAccessibleName(m_title);
    setAccessibleDescription(m_said.join(QLatin1Char('\n')));
}

void FightCard::fill(const Page &page)
{
    clear();
    addTitle(page);
    for (std::size_t i = 0; i < 2; ++i) {
        for (const UnitId unit : page.side(SideId(i))) {
            addUnit(page, unit);
        }
    }
    addEnd(page);
    addHappened(page);
}

// What is said, with the same for the second reader below it.
QLabel *FightCard::addLabel(const QString &text)
{
    const QString below = m_below.value(m_said.size());
    m_said << (below.isEmpty() ? text : text + QLatin1Char('\n') + below);
    auto *label = new QLabel(m_said.last(), m_content);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText); // authors' names are not markup
    return label;
}

QWidget *FightCard::addText(const QString &text, bool isBold)
{
    QLabel *label = addLabel(text);
    QFont face = label->font();
    face.setBold(isBold);
    label->setFont(face);
    m_column->addWidget(label);
    return label;
}

void FightCard::addTitle(const Page &page)
{
    m_title = tr("%1 against %2", "units, units").arg(page.names(SideId(0)), page.names(SideId(1)));
    auto *find = new QToolButton(m_content);
    find->setText(tr("Show on the table"));
    find->setAccessibleName(tr("Show on the table: %1").arg(m_title));
    connect(find, &QToolButton::clicked, this, [this] { emit picked(m_units); });
    addText(m_title, true);
    m_column->addWidget(find, 0, Qt::AlignLeading);
}

void FightCard::addUnit(const Page &page, UnitId unit)
{
    addName(page, unit);
    if (page.state.typeOf(unit).isElephant) {
        addControlDie(page, unit);
    }
    addDice(page, unit);
    addGenerals(page, unit);
    if (page.fight.hasOdds && !page.state.typeOf(unit).isElephant) {
        addOutlook(page, unit);
    }
    addChoice(page, unit);
}

void FightCard::addName(const Page &page, UnitId unit)
{
    auto *row = new QHBoxLayout;
    row->setContentsMargins(0, 6, 0, 0);
    const double ratio = devicePixelRatioF();
    const int size = fontMetrics().height() + 6;
    QPixmap icon = m_pixmaps.icon(table::iconOf(page.state.typeOf(unit)),
                                  palette().color(QPalette::WindowText), static_cast<int>(size * ratio));
    icon.setDevicePixelRatio(ratio);
    auto *sign = new QLabel(m_content);
    sign->setPixmap(icon);
    auto *colours = new ShareBar(m_content);
    colours->setShares({{1.0, {}, liveryOf(page.state, unit)}});
    colours->setFixedSize(size / 2, size);
    const int before = page.state.unit(unit).strength;
    const int lost = std::min(before, page.lost(unit));
    const QString text =
        lost == 0 ? tr("%1: %2", "a unit, its stands").arg(page.name(unit), page.stands(before))
                  : tr("%1: %2, now %3", "a unit, its stands, stands left")
                        .arg(page.name(unit), page.stands(before), page.formatter.number(before - lost, 1));
    row->addWidget(colours);
    row->addWidget(sign);
    row->addWidget(addLabel(text), 1);
    m_column->addLayout(row);
}

void FightCard::addDice(const Page &page, UnitId unit)
{
    bool rolls = false;
    for (const DiceGroup &group : page.fight.groups) {
        if (group.unit != unit) {
            continue;
        }
        rolls = true;
        const PendingRoll roll{RollKind::Melee, page.state.sideOf(unit), unit, group.target, {}, group.dice,
                               group.hitOn};
        addText(group.dice > 0 ? page.formatter.sentence(messageFor(roll), *page.state.setup)
                               : tr("Takes %1 stands from %2 without dice.")
                                     .arg(page.formatter.number(group.hits, 1), page.name(group.target)));
    }
    if (!rolls && !page.state.typeOf(unit).isElephant) {
        addText(tr("Rolls no dice."));
    }
}

// G2, G4 to G6; Q87: he is at risk in a fight without dice too.
void FightCard::addGenerals(const Page &page, UnitId unit)
{
    for (const GeneralId general : generalsWith(page.state, unit)) {
        const QString name = page.formatter.text(MessageArg(general), *page.state.setup);
        const int extra = page.state.setup->generals[general.index()].extraStands;
        const QString risk = percentOf(odds::generalFallenAfter(1), page.formatter);
        if (!page.rollsDice(unit)) {
            addText(tr("%1 is with it; after the round he falls on a 6 (%2).").arg(name, risk));
        } else if (extra == 1) {
            addText(tr("%1 adds one of these dice; after the round he falls on a 6 (%2).").arg(name, risk));
        } else {
            addText(tr("%1 adds %2 of these dice; after the round he falls on a 6 (%3).")
                        .arg(name, page.formatter.number(extra, 1), risk));
        }
    }
}

// E6 to E12: each face, and whom the run would trample as everybody stands now.
void FightCard::addControlDie(const Page &page, UnitId elephant)
{
    addText(tr("No dice are rolled against it. Its control die follows the round:"));
    const auto &table = page.state.typeOf(elephant).elephant.control;
    for (int fate = 0; fate <= static_cast<int>(ElephantFate::Back); ++fate) {
        const auto what = static_cast<ElephantFate>(fate);
        QStringList faces;
        for (std::size_t i = 0; i < table.size(); ++i) {
            if (table.at(i) == what) {
                faces << page.formatter.number(static_cast<int>(i) + 1, 1);
            }
        }
        if (faces.empty()) {
            continue;
        }
        const std::array<QString, 5> words{tr("%1: stays under control"), tr("%1: runs wild ahead"),
                                           tr("%1: runs wild to its right"), tr("%1: runs wild to its left"),
                                           tr("%1: runs wild backwards")};
        const QString line = words.at(static_cast<std::size_t>(fate)).arg(page.formatter.list(faces));
        QStringList trampled;
        if (what != ElephantFate::Held) {
            for (const UnitId victim : rules::rampageVictims(
                     page.state, elephant, rules::rampagePath(page.state, elephant, what))) {
                trampled << page.name(victim);
            }
        }
        addText(trampled.empty() ? line
                                 : tr("%1, over %2", "what it does, units it tramples")
                                       .arg(line, page.formatter.list(trampled)));
    }
}

void FightCard::addOutlook(const Page &page, UnitId unit)
{
    const auto at = std::ranges::find(page.outlook, unit, &odds::RoundOutlook::unit);
    const QString losses = lossLine(at->odds, page.state.unit(unit).strength, page.formatter);
    addText(
        page.mayRunAmok()
            ? tr("%1 That is without what an elephant running wild may do.", "expected losses").arg(losses)
            : losses);
}

void FightCard::addChoice(const Page &page, UnitId unit)
{
    const bool isOurs = page.fight.mayChoose.at(page.state.sideOf(unit).index());
    if (!isOurs || !page.fight.happened.empty() || !TargetChoice::isOpen(page.state, unit)) {
        return;
    }
    auto *choice = new TargetChoice(page.state, unit, page.formatter, m_content);
    connect(choice, &TargetChoice::chosen, this, &FightCard::assignRequested);
    m_column->addWidget(choice);
}

// F6: only two who are alone with each other have a future that can be told.
void FightCard::addEnd(const Page &page)
{
    const bool isDuel = page.fight.units.size() == 2 && page.fight.hasOdds;
    if (!isDuel ||
        std::ranges::any_of(page.fight.units, [&](UnitId u) { return page.state.typeOf(u).isElephant; })) {
        if (page.fight.hasOdds && page.state.setup->options.surplus == Surplus::SameFight) {
            addText(tr("Hits too many for one unit go on to its neighbours; the odds leave that out."));
        }
        return;
    }
    const UnitId a = page.side(SideId(0)).front();
    const UnitId b = page.side(SideId(1)).front();
    const auto fighter = [&](UnitId unit, UnitId enemy) {
        return odds::fighterOf(page.state, unit, enemy, page.state.unit(unit).deeds.charged);
    };
    const odds::FightOdds end = odds::fightToTheEnd(fighter(a, b), fighter(b, a));
    const double neither = end.bothGone + end.noDecision;
    auto *bar = new ShareBar(m_content);
    bar->setAccessibleName(tr("Who wins"));
    const QString text =
        tr("Fought to the end: %1 wins %2, %3 wins %4, neither %5.", "unit, chance, unit, chance, "
                                                                     "chance")
            .arg(page.name(a), percentOf(end.a.wins, page.formatter), page.name(b),
                 percentOf(end.b.wins, page.formatter), percentOf(neither, page.formatter));
    bar->setShares({{end.a.wins, text, liveryOf(page.state, a)},
                    {neither, {}, {}},
                    {end.b.wins, {}, liveryOf(page.state, b)}});
    m_column->addSpacing(6);
    m_column->addWidget(bar);
    addText(text);
}

void FightCard::addHappened(const Page &page)
{
    if (page.fight.happened.empty()) {
        return;
    }
    m_column->addSpacing(6);
    addText(tr("What happened:"), true);
    for (const Event &event : page.fight.happened) {
        addText(page.formatter.sentence(messageFor(event, page.state), *page.state.setup));
    }
}

void FightCard::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        emit picked(m_units);
    }
}

} // namespace zama::play
