#include "app/print/order_pages.h"

#include <algorithm>

namespace zama::print {
namespace {

// Do both orders make the same pages of a part?
bool haveSamePages(const PrintOrder &a, const PrintOrder &b)
{
    return a.scenario == b.scenario && a.soldiers == b.soldiers && a.ink == b.ink && a.paper == b.paper &&
           a.languages == b.languages && a.lengths == b.lengths;
}

} // namespace

OrderPages::OrderPages(std::span<const PrintPartRow> parts, QObject *parent)
    : QObject(parent),
      m_parts(parts)
{
    m_idle.setSingleShot(true);
    connect(&m_idle, &QTimer::timeout, this, &OrderPages::makeNext);
}

void OrderPages::setOrder(const PrintOrder &order)
{
    if (!haveSamePages(order, m_order)) {
        m_pages.clear();
    }
    m_order = order;
    m_isMade = false;
    m_idle.start(0);
}

void OrderPages::makeAgain()
{
    m_pages.clear();
    m_isMade = false;
    m_idle.start(0);
}

// The first part without pages, of those that are wanted or of the others.
const PrintPartRow *OrderPages::next(bool isWanted) const
{
    const auto found = std::ranges::find_if(m_parts, [&](const PrintPartRow &row) {
        return m_order.parts.contains(row.part) == isWanted && !m_pages.contains(row.part);
    });
    return found == m_parts.end() ? nullptr : &*found;
}

// What is wanted comes first; then the others are counted.
void OrderPages::makeNext()
{
    const PrintPartRow *row = next(true);
    if (row == nullptr && !m_isMade) {
        assemble();
    }
    row = row == nullptr ? next(false) : row;
    if (row != nullptr) {
        m_pages.emplace(row->part, print::pagesOf(*row, m_order));
        m_idle.start(0);
        emit counted(row->part);
    }
}

void OrderPages::assemble()
{
    auto document = documentOf(m_order, m_pages);
    m_isMade = true;
    m_problem = document ? QString() : document.error().words;
    m_document = document ? std::make_shared<const PrintDocument>(std::move(document.value())) : nullptr;
    emit made();
}

std::optional<int> OrderPages::pagesOf(PrintPart part) const
{
    const auto found = m_pages.find(part);
    return found == m_pages.end() || !found->second
               ? std::nullopt
               : std::optional(static_cast<int>(found->second.value().size()));
}

QString OrderPages::problemOf(PrintPart part) const
{
    const auto found = m_pages.find(part);
    return found == m_pages.end() || found->second ? QString() : found->second.error().words;
}

} // namespace zama::print
