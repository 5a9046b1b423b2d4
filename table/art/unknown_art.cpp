#include "table/art/unknown_art.h"

#include <QCoreApplication>

#include <algorithm>

namespace zama::table {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(UnknownArt)
};

QString pathOf(const char *list, std::size_t index, const QString &rest = {})
{
    return QStringLiteral("/%1/%2%3").arg(QLatin1String(list)).arg(index).arg(rest);
}

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
        for (std::size_t i = 0; i < m_scenario.types.size(); ++i) {
            type(m_scenario.types[i], i);
        }
        for (std::size_t i = 0; i < m_scenario.sides.size(); ++i) {
            const SideSpec &side = m_scenario.sides[i];
            palette(side.id, side.palette, pathOf("sides", i));
        }
        refused();
        return std::move(m_found);
    }

private:
    void type(const UnitTypeSpec &type, std::size_t index)
    {
        const auto isArt = [&type](const ArtSpec &art) { return art.id == type.figure; };
        const bool known = type.figure.empty() || m_catalogue.has(QString::fromStdString(type.figure)) ||
                           std::ranges::any_of(m_scenario.art, isArt);
        note(known, UnknownArt::Kind::Figure, type.id, type.figure,
             pathOf("types", index, QStringLiteral("/figure")));
        palette(type.id, type.palette, pathOf("types", index));
        for (const SlotColour &colour : type.colours) {
            note(m_catalogue.hasSlot(QString::fromStdString(colour.slot)), UnknownArt::Kind::Slot, type.id,
                 colour.slot, pathOf("types", index, QStringLiteral("/colours")));
        }
    }
    void palette(const std::string &owner, const std::string &name, const QString &place)
    {
        const bool known = name.empty() || m_catalogue.hasPalette(QString::fromStdString(name));
        note(known, UnknownArt::Kind::Palette, owner, name, place + QStringLiteral("/palette"));
    }
    void note(bool known, UnknownArt::Kind kind, const std::string &owner, const std::string &name,
              const QString &place)
    {
        if (!known) {
            m_found.push_back({kind, QString::fromStdString(owner), QString::fromStdString(name), place, {}});
        }
    }
    void refused()
    {
        const ScenarioArt art(m_scenario.art, m_catalogue.ownArt());
        for (std::size_t i = 0; i < m_scenario.art.size(); ++i) {
            const QString id = QString::fromStdString(m_scenario.art[i].id);
            if (const ArtRefusal *refusal = art.refusal(id)) {
                m_found.push_back({UnknownArt::Kind::Refused, id, id, pathOf("art", i), refusal->reason});
            }
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

QString sentenceOf(const UnknownArt &art, const MessageFormatter &formatter)
{
    switch (art.kind) {
    case UnknownArt::Kind::Palette:
        return Words::tr("%1: the palette “%2” is unknown; plain colours are shown.")
            .arg(art.owner, art.name);
    case UnknownArt::Kind::Slot:
        return Words::tr("%1: the figures have no “%2” to colour.").arg(art.owner, art.name);
    case UnknownArt::Kind::Refused:
        return Words::tr("The drawing “%1” cannot be shown. %2", "name, reason")
            .arg(art.name, formatter.sentence(art.why, Setup()));
    case UnknownArt::Kind::Figure:
        break;
    }
    return Words::tr("%1: the figure “%2” is unknown; the sign of its kind is shown.")
        .arg(art.owner, art.name);
}

} // namespace zama::table
