#pragma once
// From the path of an issue to the thing it speaks of. Private to core/design.

#include "core/design/army.h"

#include <optional>
#include <string>
#include <vector>

namespace zama::design {

/// The JSON pointer of an issue, part by part. Every look-up gives null where the scenario has no such place.
class IssuePlace
{
public:
    explicit IssuePlace(const std::string &path);

    [[nodiscard]] std::size_t size() const { return m_parts.size(); }
    /// "" beyond the end.
    [[nodiscard]] const std::string &part(std::size_t i) const;
    /// The part as a number; none if it is not one.
    [[nodiscard]] std::optional<std::size_t> index(std::size_t i) const;
    [[nodiscard]] const std::string &last() const { return part(m_parts.size() - 1); }

    [[nodiscard]] SideSpec *side(Scenario &scenario) const;
    [[nodiscard]] CommandSpec *command(Scenario &scenario) const;
    [[nodiscard]] GeneralSpec *general(Scenario &scenario) const;
    [[nodiscard]] UnitSpec *unit(Scenario &scenario) const;
    [[nodiscard]] UnitTypeSpec *type(Scenario &scenario) const;
    [[nodiscard]] ArtSpec *art(Scenario &scenario) const;
    /// The number a range issue is about; optional numbers only where they are set.
    [[nodiscard]] std::int32_t *number(Scenario &scenario) const;
    [[nodiscard]] std::string *colour(Scenario &scenario) const;
    [[nodiscard]] LocalText *text(Scenario &scenario) const;

    /// An id with the namespace it is of; the scenario's own has none.
    struct Id {
        std::string *id = nullptr;
        std::optional<IdOf> what;
    };
    [[nodiscard]] Id id(Scenario &scenario) const;

private:
    std::vector<std::string> m_parts;
};

} // namespace zama::design
