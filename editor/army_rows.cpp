#include "editor/army_rows.h"

#include "core/design/bodies.h"
#include "table/model/unit_sign.h"

#include <QCoreApplication>

#include <algorithm>

namespace zama::editor {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ArmyModel)
};

// In a draft a number of stands may be anything; sums of them must not be.
constexpr int kMaxCounted = 10'000;

// How many there are of whom.
struct Sum {
    int units = 0;
    int stands = 0;

    Sum &operator+=(const Sum &other)
    {
        units += other.units;
        stands += other.stands;
        return *this;
    }
};

int leftOf(const UnitSpec &unit)
{
    return unit.strength.value_or(unit.stands);
}

class Rows
{
public:
    Rows(const Scenario &scenario, const table::MessageFormatter &formatter)
        : m_scenario(scenario),
          m_formatter(formatter)
    {
    }

    [[nodiscard]] ArmyRow of(const SideSpec &side) const
    {
        ArmyRow row{{PieceKind::Side, side.id}, {}, {}};
        Sum sum;
        row.below.reserve(side.commands.size());
        for (const CommandSpec &command : side.commands) {
            row.below.push_back(of(command));
            sum += sumOf(command);
        }
        row.face = faceOf(named(side.name, side.id), sum);
        row.face.livery = side.livery;
        return row;
    }

private:
    [[nodiscard]] ArmyRow of(const CommandSpec &command) const
    {
        ArmyRow row{{PieceKind::Command, command.id}, faceOf(nameOf(command), sumOf(command)), {}};
        row.below.reserve(command.units.size() + 1);
        if (command.general) {
            row.below.push_back({{PieceKind::General, command.general->id}, faceOf(*command.general), {}});
        }
        for (const UnitSpec &unit : command.units) {
            row.below.push_back({{PieceKind::Unit, unit.id}, faceOf(unit), {}});
        }
        return row;
    }

    [[nodiscard]] static Sum sumOf(const CommandSpec &command)
    {
        Sum sum;
        for (const UnitSpec &unit : command.units) {
            sum += {1, std::clamp(leftOf(unit), 0, kMaxCounted)};
        }
        return sum;
    }

    [[nodiscard]] ArmyFace faceOf(const QString &name, Sum sum) const
    {
        ArmyFace face;
        face.name = name;
        face.type = sum.units == 0 ? Words::tr("no units") : said(Message("edit.sum_units", {sum.units}));
        face.stands = sum.units == 0 ? QString() : m_formatter.number(sum.stands, 1);
        return face;
    }

    [[nodiscard]] ArmyFace faceOf(const GeneralSpec &general) const
    {
        ArmyFace face;
        face.name = named(general.name, general.id);
        face.type = general.fallen             ? Words::tr("fallen")
                    : general.commanderInChief ? Words::tr("commander-in-chief")
                                               : Words::tr("general");
        face.sign =
            general.commanderInChief ? QStringLiteral("commander-in-chief") : QStringLiteral("general");
        face.isGone = general.fallen;
        return face;
    }

    [[nodiscard]] ArmyFace faceOf(const UnitSpec &unit) const
    {
        ArmyFace face;
        face.name = named(unit.name, unit.id);
        face.stands = leftOf(unit) == unit.stands ? number(unit.stands)
                                                  : Words::tr("%1 of %2", "stands left and at full strength")
                                                        .arg(number(leftOf(unit)), number(unit.stands));
        face.isGone = leftOf(unit) <= 0;
        const UnitTypeSpec *type = findType(m_scenario, unit.type);
        face.type = type == nullptr ? Words::tr("unknown type “%1”").arg(QString::fromStdString(unit.type))
                                    : named(type->name, type->id);
        if (type != nullptr) {
            face.sign = table::signOf(type->unitClass, type->melee.hit.value_or(kNeverHits),
                                      type->shooting.has_value());
        }
        return face;
    }

    // A command without a name is known by its general.
    [[nodiscard]] QString nameOf(const CommandSpec &command) const
    {
        const QString name = m_formatter.text(command.name);
        if (!name.isEmpty() || !command.general) {
            return named(command.name, command.id);
        }
        return Words::tr("Command of %1").arg(named(command.general->name, command.general->id));
    }

    [[nodiscard]] QString named(const LocalText &name, const std::string &id) const
    {
        const QString text = m_formatter.text(name);
        return text.isEmpty() ? QString::fromStdString(id) : text;
    }
    [[nodiscard]] QString number(int n) const { return m_formatter.number(n, 1); }
    [[nodiscard]] QString said(const Message &message) const
    {
        return m_formatter.sentence(message, m_nobody);
    }

    const Scenario &m_scenario;
    const table::MessageFormatter &m_formatter;
    Setup m_nobody; // of whom these sentences speak
};

template<class AnyScenario>
auto nameIn(AnyScenario &scenario, const Piece &piece)
    -> decltype(&design::findUnit(scenario, piece.id)->name)
{
    const auto name = [](auto *spec) { return spec == nullptr ? nullptr : &spec->name; };
    switch (piece.kind) {
    case PieceKind::Side:
        return name(design::findSide(scenario, piece.id));
    case PieceKind::Command:
        return name(design::findCommand(scenario, piece.id));
    case PieceKind::Unit:
        return name(design::findUnit(scenario, piece.id));
    case PieceKind::General:
        return name(design::findGeneral(scenario, piece.id));
    case PieceKind::Type:
        break;
    }
    return nullptr;
}

} // namespace

std::vector<ArmyRow> armyRowsOf(const Scenario &scenario, const table::MessageFormatter &formatter)
{
    const Rows rows(scenario, formatter);
    std::vector<ArmyRow> all;
    all.reserve(scenario.sides.size());
    for (const SideSpec &side : scenario.sides) {
        all.push_back(rows.of(side));
    }
    return all;
}

LocalText *nameOf(Scenario &scenario, const Piece &piece)
{
    return nameIn(scenario, piece);
}

const LocalText *nameOf(const Scenario &scenario, const Piece &piece)
{
    return nameIn(scenario, piece);
}

} // namespace zama::editor
