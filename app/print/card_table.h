#pragma once
// The numbers of unit types as a commander's card shows them: the name, and below it how far and what hits.

#include "app/print/kit_sheet.h"
#include "core/kit/quick_reference.h"

namespace zama::print {

/// The columns of the table with their heads, as wide as their words need in letters of `size` (mm).
class CardTable
{
public:
    CardTable(const KitSheet &sheet, const std::vector<kit::TroopRow> &troops, double size);

    /// False where letters would have to become smaller.
    [[nodiscard]] bool fits(double width) const;
    /// The heads, then name and numbers of each type; they stay together.
    [[nodiscard]] Blocks blocks(double width) const;

private:
    // Those for all readers, where there is room.
    enum class Heads : std::uint8_t { First, All };
    struct Column {
        QStringList heads; ///< in the language of each reader
        QStringList cells; ///< of each type
        double width = 0;  ///< at least, with the first head
        double wide = 0;   ///< with all heads

        [[nodiscard]] double widthWith(Heads which) const { return which == Heads::All ? wide : width; }
        [[nodiscard]] QString headIn(Heads which) const
        {
            return which == Heads::All ? heads.join(QLatin1Char('\n')) : heads.front();
        }
    };
    struct Cell {
        QString text;
        double from = 0;
        double width = 0;
    };

    [[nodiscard]] double widthOfWords(const QString &head) const;
    [[nodiscard]] double neededWidth(Heads heads) const;
    [[nodiscard]] Heads headsFor(double width) const;
    void add(const QStringList &heads, QStringList cells);
    [[nodiscard]] std::vector<Cell> cellsOf(int row, double width) const;
    [[nodiscard]] Block rowBlock(int row, double width, const Lettering &letters) const;
    [[nodiscard]] Block nameBlock(int row, double width) const;

    const KitSheet &m_sheet;
    Lettering m_letters;
    Lettering m_heads;
    QStringList m_names;
    std::vector<Column> m_columns;
};

} // namespace zama::print
