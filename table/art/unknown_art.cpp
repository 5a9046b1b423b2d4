#include "table/art/unknown_art.h"

#include <algorithm>

namespace zama::table {
namespace {

// Collects names for one scenario.
class Search
{
public:
    Search(const Scenario &scenario, const FigureCatalogue &catalogue)
        : m_scenario(scenario),
          m_catalogue(catalogue)
    {
    }

    std::vector<UnknownArt> all()
    {
        for (const UnitTypeSpec &type : m_scenario.types) {
            figure(type);
            palette(type.id, type.palette);
            for (const SlotColour &colour : type.colours) {
                slot(type.id, colour.slot);
            }
        }
        for (const SideSpec &side : m_scenario.sides) {
            palette(side.id, side.palette);
        }
        return std::move(m_found);
    }

private:
    void figure(const UnitTypeSpec &type)
    {
        const bool known =
            type.figure.empty() || m_catalogue.has(QString::fromStdString(type.figure)) ||
            std::ranges::find(m_scenario.art, type.figure, &ArtSpec::id) != m_scenario.art.end();
        note(known, UnknownArt::Kind::Figure, type.id, type.figure);
    }
    void palette(const std::string &owner, const std::string &name)
    {
        const bool known = name.empty() || m_catalogue.hasPalette(QString::fromStdString(name));
        note(known, UnknownArt::Kind::Palette, owner, name);
    }
    void slot(const std::string &owner, const std::string &name)
    {
        note(m_catalogue.hasSlot(QString::fromStdString(name)), UnknownArt::Kind::Slot, owner, name);
    }
    void note(bool known, UnknownArt::Kind kind, const std::string &owner, const std::string &name)
    {
        if (!known) {
            m_found.push_back({kind, QString::fromStdString(owner), QString::fromStdString(name)});
        }
    }

    const Scenario &m_scenario;
    const FigureCatalogue &m_catalogue;
    std::vector<UnknownArt> m_found;
};

} // namespace

std::vector<UnknownArt> unknownArt(const Scenario &scenario, const FigureCatalogue &catalogue)
{
    return Search(scenario, catalogue).all();
}

} // namespace zama::table
