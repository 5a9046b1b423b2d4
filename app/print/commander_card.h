#pragma once
// What stands on one commander's card: who he is, his orders, his units, and what these can do.

#include "app/print/kit_sheet.h"
#include "core/kit/quick_reference.h"
#include "core/kit/roster.h"

namespace zama::print {

/// A command of a side, for whose commander a card is made.
class CommanderCard
{
public:
    /// All three outlive the card.
    CommanderCard(const KitSheet &sheet, const kit::SideRoster &side, const kit::CommandRoster &command);

    /// True if one card of `size` (mm) holds everything in letters of kBodySize.
    [[nodiscard]] bool fits(const QSizeF &size) const;
    /// A leaf for each card of `size`, its origin the card's corner: one in the largest letters that fit,
    /// or if even the smallest do not, as many as it takes.
    [[nodiscard]] std::vector<Leaf> faces(const QSizeF &size) const;

private:
    // Whether orders and lists may go on in the next column.
    enum class Matter : std::uint8_t { Whole, Parted };

    [[nodiscard]] bool fits(const QSizeF &size, double letters, Matter matter) const;
    [[nodiscard]] std::vector<Leaf> facesIn(const QSizeF &size, double letters, Matter matter) const;
    [[nodiscard]] std::vector<Leaf> matterIn(const Columns &first, const Columns &later, double letters,
                                             Matter matter) const;

    const KitSheet &m_sheet;
    const kit::SideRoster &m_side;
    const kit::CommandRoster &m_command;
    std::vector<kit::TroopRow> m_troops; // that it has
};

} // namespace zama::print
