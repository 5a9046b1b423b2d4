#include "table/model/losses.h"

#include "core/text/phrase.h"
#include "table/model/gap.h"
#include "table/model/unit_sign.h"

#include <QCoreApplication>

namespace zama::table {
namespace {

// Gives lupdate a context.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Losses)
};

// The shield and the plume of what lies there wear the side's own two colours.
FigureLook lookOf(const SideSpec &side)
{
    FigureLook look;
    look.palette = QString::fromStdString(side.palette);
    look.colours = {{"shield", side.livery.colour}, {"emblem", side.livery.second}};
    return look;
}

bool hasFallen(const UnitState &unit)
{
    return unit.fate != Fate::Scared && unit.fate != Fate::Rampaged;
}

int lostOf(const State &state, SideId side, TypeId type)
{
    int lost = 0;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const UnitSetup &unit = state.setup->units[i];
        if (unit.side == side && unit.type == type && hasFallen(state.units[i])) {
            lost += unit.strength - state.units[i].strength;
        }
    }
    return lost;
}

class Counting
{
public:
    Counting(const State &state, const MessageFormatter &formatter, SideId side)
        : m_state(state),
          m_setup(*state.setup),
          m_formatter(formatter),
          m_side(side),
          m_look(lookOf(m_setup.scenario.sides.at(side.index())))
    {
    }

    SideLosses all()
    {
        for (std::size_t t = 0; t < m_setup.types.size(); ++t) {
            addType(TypeId(t));
        }
        for (std::size_t g = 0; g < m_state.generals.size(); ++g) {
            addGeneral(GeneralId(g));
        }
        return std::move(m_losses);
    }

private:
    void addType(TypeId type)
    {
        const int lost = lostOf(m_state, m_side, type);
        if (lost <= 0) {
            return;
        }
        const UnitTypeSpec &spec = m_setup.scenario.types[type.index()];
        const QString name = m_formatter.text(spec.plural.isEmpty() ? spec.name : spec.plural);
        const QString count = m_formatter.sentence(standCount(lost), m_setup);
        m_losses.stands += lost;
        m_losses.rows.push_back({m_look, signOf(m_setup.types[type.index()]), lost,
                                 Words::tr("%1: %2", "kind of troops, number of stands").arg(name, count)});
    }

    void addGeneral(GeneralId general)
    {
        const GeneralSetup &setup = m_setup.generals[general.index()];
        if (setup.side != m_side || setup.fallen || !m_state.general(general).fallen) {
            return;
        }
        const QString name = m_formatter.text(MessageArg(general), m_setup);
        m_losses.rows.push_back(
            {m_look, signOfGeneral(setup.commanderInChief), 0, Words::tr("%1 has fallen").arg(name)});
    }

    const State &m_state;
    const Setup &m_setup;
    const MessageFormatter &m_formatter;
    SideId m_side;
    FigureLook m_look;
    SideLosses m_losses;
};

double meanHeight(const Setup &setup, SideId side)
{
    double sum = 0.0;
    int units = 0;
    for (const UnitSetup &unit : setup.units) {
        if (unit.side == side) {
            sum += unit.pose.front.y;
            ++units;
        }
    }
    return units == 0 ? 0.0 : sum / units;
}

} // namespace

Losses lossesOf(const State &state, const MessageFormatter &formatter)
{
    Losses losses;
    for (std::size_t s = 0; s < losses.size(); ++s) {
        losses.at(s) = Counting(state, formatter, SideId(s)).all();
    }
    const bool first = meanHeight(*state.setup, SideId(0)) > meanHeight(*state.setup, SideId(1));
    losses[0].isNorth = first;
    losses[1].isNorth = !first;
    return losses;
}

std::vector<EngagementMark> engagementsOf(const State &state)
{
    std::vector<EngagementMark> marks;
    for (const Link &link : state.links) {
        if (state.isPresent(link.a) && state.isPresent(link.b)) {
            marks.push_back({link.a, link.b, contactOf(state.footprint(link.a), state.footprint(link.b))});
        }
    }
    return marks;
}

} // namespace zama::table
