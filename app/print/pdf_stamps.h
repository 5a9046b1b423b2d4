#pragma once
// Stamps in a PDF: each becomes a form that its pages call.

#include "app/print/stamp.h"

#include <vector>

class QPDF;

namespace zama::print {

/// The stamps of a document's pages in the order of the pages.
class StampsOfPages
{
public:
    /// Those of the next page.
    void add(std::vector<PlacedStamp> placed);
    /// Each stamp once, in the order of its first place.
    [[nodiscard]] const std::vector<StampPtr> &once() const { return m_once; }
    /// `pdf` holds the pages without their stamps, and behind them a page for each of once(), its frame in
    /// the upper left corner. Makes forms of these and puts them where they belong.
    void moveInto(QPDF &pdf) const;

private:
    std::vector<std::vector<PlacedStamp>> m_pages;
    std::vector<StampPtr> m_once;
};

} // namespace zama::print
