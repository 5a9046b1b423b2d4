#include "app/print/soldier_pages.h"

#include "app/print/fold_guide.h"
#include "app/print/readers.h"
#include "app/print/soldier_roll.h"
#include "app/print/strip.h"
#include "app/print/strip_packing.h"
#include "table/model/bidi.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace zama::print {
namespace {

constexpr double kLegendTop = kUnprintable + 0.2; // above the content, where printers still reach
constexpr double kLegendHeight = kMargin - kLegendTop - 0.2;
constexpr double kLegendWidth = 34.0; // millimetres that a legend wants
constexpr double kSecondLine = 3.0;   // of a legend that shares its sheet
constexpr double kBetweenLots = 4.0;
constexpr double kSwatch = 5.0;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SoldierPages)
};

struct PlacedStrip {
    Strip strip;
    QPointF at;
    bool isTurned = false;
};

// What of one command is on one sheet.
struct Lot {
    Livery livery;
    QString legend;
    std::vector<PlacedStrip> strips; // from the left edge of the lot
    QSizeF size;                     // that they take
    double left = 0;                 // on the sheet
};

using Lots = std::vector<Lot>;

// Above the lots, in two lines where several share the sheet and it has room for them.
void paintLegend(PageCanvas &canvas, const Lot &lot, double left, double right, double height)
{
    const QRectF swatch(left, kLegendTop + 0.2, kSwatch, kLegendHeight - 0.4);
    paintSwatch(canvas, swatch, lot.livery);
    canvas.text(QRectF(swatch.right() + 1.2, kLegendTop, right - swatch.right() - 1.2, height), lot.legend,
                {2.2, true, kInk, Qt::AlignLeft | Qt::AlignTop | Qt::AlignAbsolute});
}

void paintLots(PageCanvas &canvas, const Lots &lots)
{
    const QRectF content = canvas.paper().content();
    const bool hasRoom = std::ranges::all_of(
        lots, [&](const Lot &lot) { return lot.size.height() + kSecondLine <= content.height(); });
    const double down = lots.size() > 1 && hasRoom ? kSecondLine : 0.0;
    for (std::size_t i = 0; i < lots.size(); ++i) {
        const double left = content.left() + lots[i].left;
        const double right =
            i + 1 < lots.size() ? content.left() + lots[i + 1].left - kBetweenLots : content.right();
        paintLegend(canvas, lots[i], left, right, kLegendHeight + down);
        for (const PlacedStrip &placed : lots[i].strips) {
            paintStrip(canvas, placed.strip, QPointF(left, content.top() + down) + placed.at,
                       placed.isTurned);
        }
    }
}

// Names in two directions keep their order among the words around them; those for two readers do already.
QString whole(const QString &name)
{
    const bool isApart = table::withoutIsolates(name) != name;
    return table::hasRightToLeft(name) && !isApart ? table::isolated(name) : name;
}

QString legendOf(const SoldierGroup &group, std::size_t sheet, std::size_t sheets, const QLocale &reader)
{
    const QString whose = Words::tr("%1: %2", "side, command").arg(whole(group.side), whole(group.command));
    return sheets == 1 ? whose
                       : Words::tr("%1 (%2/%3)", "whose soldiers, sheet, sheets")
                             .arg(whose, reader.toString(static_cast<int>(sheet) + 1),
                                  reader.toString(static_cast<int>(sheets)));
}

class Sheets
{
public:
    Sheets(const PrintOrder &order, const std::vector<SoldierGroup> &roll)
        : m_reader(firstReader(order.languages)),
          m_roll(roll),
          m_strips(stripsOf(roll, order)),
          m_room(order.paper.content().size())
    {
    }

    // The first soldier whose strip is larger than the paper.
    [[nodiscard]] const Strip *tooLarge() const
    {
        for (const auto &strips : m_strips) {
            const auto at = std::ranges::find_if(
                strips, [&](const Strip &strip) { return !fitsOn(strip.shape().size(), m_room); });
            if (at != strips.end()) {
                return &*at;
            }
        }
        return nullptr;
    }

    // Full sheets in the order of the commands; what is left of each shares sheets at the end.
    [[nodiscard]] std::vector<Lots> all()
    {
        for (std::size_t i = 0; i < m_roll.size(); ++i) {
            addLots(i);
        }
        flushRests();
        return std::move(m_sheets);
    }

private:
    void addLots(std::size_t group)
    {
        std::vector<QSizeF> sizes;
        sizes.reserve(m_strips[group].size());
        for (const Strip &strip : m_strips[group]) {
            sizes.push_back(strip.shape().size());
        }
        const std::vector<PackedSheet> packed = packStrips(sizes, m_room);
        for (std::size_t i = 0; i < packed.size(); ++i) {
            Lot lot{m_roll[group].livery,
                    legendOf(m_roll[group], i, packed.size(), m_reader),
                    {},
                    packed[i].size};
            for (const PackedStrip &p : packed[i].strips) {
                lot.strips.push_back({m_strips[group][p.index], p.place.topLeft(), p.isTurned});
            }
            if (i + 1 < packed.size() || !leavesRoom(lot)) {
                m_sheets.push_back({std::move(lot)});
            } else {
                m_rests.push_back(std::move(lot));
            }
        }
    }

    static double takenOf(const Lots &lots)
    {
        const Lot &last = lots.back();
        return last.left + std::max(last.size.width(), kLegendWidth) + kBetweenLots;
    }

    [[nodiscard]] bool leavesRoom(const Lot &lot) const
    {
        return takenOf({lot}) + kLegendWidth <= m_room.width();
    }

    [[nodiscard]] bool hasRoomFor(const Lot &rest, const Lots &lots) const
    {
        return takenOf(lots) + std::max(rest.size.width(), kLegendWidth) <= m_room.width();
    }

    void seat(Lot rest, std::vector<Lots> &shared) const
    {
        const auto at =
            std::ranges::find_if(shared, [&](const Lots &lots) { return hasRoomFor(rest, lots); });
        if (at == shared.end()) {
            shared.push_back({std::move(rest)});
        } else {
            rest.left = takenOf(*at);
            at->push_back(std::move(rest));
        }
    }

    void flushRests()
    {
        std::vector<Lots> shared;
        for (Lot &rest : m_rests) {
            seat(std::move(rest), shared);
        }
        std::ranges::move(shared, std::back_inserter(m_sheets));
        m_rests.clear();
    }

    QLocale m_reader;
    const std::vector<SoldierGroup> &m_roll;
    std::vector<std::vector<Strip>> m_strips;
    QSizeF m_room;
    std::vector<Lots> m_sheets;
    Lots m_rests;
};

std::vector<SheetRow> rowsOf(const std::vector<Lots> &sheets)
{
    std::vector<SheetRow> rows;
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        for (const Lot &lot : sheets[i]) {
            rows.push_back(
                {lot.livery, lot.legend, static_cast<int>(i), static_cast<int>(lot.strips.size())});
        }
    }
    return rows;
}

// Whom the pictures of the guide show: those of whom there are most.
Strip sampleOf(const std::vector<Lots> &sheets)
{
    std::map<std::shared_ptr<const StripFace>, int> counts;
    Strip sample;
    int most = 0;
    for (const Lots &lots : sheets) {
        for (const Lot &lot : lots) {
            for (const PlacedStrip &placed : lot.strips) {
                if (++counts[placed.strip.face] > most) {
                    most = counts[placed.strip.face];
                    sample = placed.strip;
                }
            }
        }
    }
    return sample;
}

PrintProblem tooLarge(const Strip &strip, const QLocale &reader)
{
    const QSizeF size = strip.shape().size();
    return {Words::tr(
                "The paper is too small for %1: unfolded, it is %2 by %3 mm. Choose larger paper, or smaller "
                "figures.")
                .arg(strip.soldier.name, reader.toString(size.width(), 'f', 0),
                     reader.toString(size.height(), 'f', 0))};
}

} // namespace

PrintPages soldierPages(const PrintOrder &order)
{
    const std::vector<SoldierGroup> roll = soldierRoll(order);
    Sheets sheets(order, roll);
    if (const Strip *strip = sheets.tooLarge()) {
        return tooLarge(*strip, firstReader(order.languages));
    }
    std::vector<Lots> lots = sheets.all();
    if (lots.empty()) {
        return PrintProblem{Words::tr("There is nobody to print: no stands of these commands and kinds.")};
    }
    std::vector<PrintPage> pages = foldGuide(order, sampleOf(lots), rowsOf(lots));
    pages.front().bookmark = titleOf(PrintPart::Soldiers);
    for (Lots &sheet : lots) {
        pages.push_back(
            {order.paper, {}, [sheet = std::move(sheet)](PageCanvas &canvas) { paintLots(canvas, sheet); }});
    }
    return pages;
}

} // namespace zama::print
