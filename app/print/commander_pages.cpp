#include "app/print/commander_card.h"
#include "app/print/kit_pages.h"
#include "app/print/page_style.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace zama::print {
namespace {

// The part of a sheet that a card takes. A sheet is cut in the middle, and a half once more.
enum class Share : std::uint8_t { Quarter, Half, Whole };
constexpr std::array kShares{Share::Quarter, Share::Half, Share::Whole};

// A card on its sheet.
struct SetCard {
    Leaf face;
    QRectF place;
};
using CardSheet = std::vector<SetCard>;

// Across its longer side.
std::array<QRectF, 2> halvesOf(const QRectF &whole)
{
    QRectF first = whole;
    if (whole.width() > whole.height()) {
        first.setWidth(whole.width() / 2);
        return {first, first.translated(first.width(), 0)};
    }
    first.setHeight(whole.height() / 2);
    return {first, first.translated(0, first.height())};
}

QSizeF sizeOf(Share share, const QRectF &sheet)
{
    const QRectF half = halvesOf(sheet)[0];
    return share == Share::Whole  ? sheet.size()
           : share == Share::Half ? half.size()
                                  : halvesOf(half)[0].size();
}

// The smallest card that holds everything in letters that need not be small.
Share shareOf(const CommanderCard &card, const QRectF &sheet)
{
    const auto *share =
        std::ranges::find_if(kShares, [&](Share each) { return card.fits(sizeOf(each, sheet)); });
    return share == kShares.end() ? Share::Whole : *share;
}

// Deals cards to sheets, half after half; two quarters share a half.
class Dealer
{
public:
    explicit Dealer(const QRectF &sheet)
        : m_sheet(sheet)
    {
    }

    void deal(const CommanderCard &card)
    {
        switch (shareOf(card, m_sheet)) {
        case Share::Quarter:
            dealQuarter(card);
            break;
        case Share::Half:
            setAt(nextHalf(), card);
            break;
        case Share::Whole:
            dealWhole(card);
            break;
        }
    }

    // A quarter that found no neighbour has the whole half.
    void endSide()
    {
        if (m_waiting) {
            setAt(m_place, *m_waiting);
            m_waiting.reset();
        }
    }

    [[nodiscard]] std::vector<CardSheet> take() { return std::move(m_sheets); }

private:
    // Where a card will lie.
    struct Place {
        std::size_t sheet = 0;
        QRectF where;
    };

    void dealQuarter(const CommanderCard &card)
    {
        if (!m_waiting) {
            m_waiting.emplace(card);
            m_place = nextHalf();
            return;
        }
        const auto quarters = halvesOf(m_place.where);
        setAt({m_place.sheet, quarters[0]}, *m_waiting);
        setAt({m_place.sheet, quarters[1]}, card);
        m_waiting.reset();
    }

    void dealWhole(const CommanderCard &card)
    {
        for (Leaf &face : card.faces(m_sheet.size())) {
            m_sheets.push_back({{std::move(face), m_sheet}});
        }
    }

    void setAt(const Place &place, const CommanderCard &card)
    {
        m_sheets[place.sheet].push_back({card.faces(place.where.size()).front(), place.where});
    }

    // A sheet that was begun is filled first.
    Place nextHalf()
    {
        if (m_begun) {
            return {*std::exchange(m_begun, {}), halvesOf(m_sheet)[1]};
        }
        m_begun = m_sheets.size();
        m_sheets.emplace_back();
        return {*m_begun, halvesOf(m_sheet)[0]};
    }

    QRectF m_sheet;
    std::vector<CardSheet> m_sheets;
    std::optional<std::size_t> m_begun; // its second half is free
    std::optional<CommanderCard> m_waiting;
    Place m_place; // of the one who waits
};

std::vector<CardSheet> sheetsOf(const KitSheet &sheet)
{
    Dealer dealer(sheet.content());
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
        const kit::SideRoster side = kit::rosterOf(sheet.setup(), SideId(i));
        for (const kit::CommandRoster &command : side.commands) {
            dealer.deal(CommanderCard(sheet, side, command));
        }
        dealer.endSide();
    }
    return dealer.take();
}

// Scissors follow the edges that cards share and the frame round all.
void paintCuts(PageCanvas &canvas, const CardSheet &cards)
{
    std::vector<QLineF> cuts;
    for (const SetCard &card : cards) {
        const QRectF &at = card.place;
        for (const QLineF &edge :
             {QLineF(at.topLeft(), at.topRight()), QLineF(at.bottomLeft(), at.bottomRight()),
              QLineF(at.topLeft(), at.bottomLeft()), QLineF(at.topRight(), at.bottomRight())}) {
            if (std::ranges::find(cuts, edge) == cuts.end()) {
                cuts.push_back(edge);
                canvas.cutLine(edge);
            }
        }
    }
}

void paintSheet(PageCanvas &canvas, const CardSheet &cards)
{
    paintCuts(canvas, cards);
    for (const SetCard &card : cards) {
        canvas.shapes().save();
        canvas.shapes().translate(card.place.topLeft());
        paintLeaf(canvas, card.face);
        canvas.shapes().restore();
    }
}

} // namespace

PrintPages commanderPages(const PrintOrder &order)
{
    const auto sheet = std::make_shared<const KitSheet>(order);
    if (!sheet->isPlayable()) {
        return leftOut(*sheet, PrintPart::CommanderCards);
    }
    std::vector<PrintPage> pages;
    for (CardSheet &cards : sheetsOf(*sheet)) {
        pages.push_back(
            {order.paper, pages.empty() ? titleOf(PrintPart::CommanderCards) : QString(),
             // `sheet` is what the cards were made from, and lives as long as they do.
             [sheet, cards = std::move(cards)](PageCanvas &canvas) { paintSheet(canvas, cards); }});
    }
    return pages;
}

} // namespace zama::print
