#pragma once
// The pages of an order while somebody is still choosing: made a part at a time when nothing else is to be
// done, and kept as long as they are still what is wanted.

#include "app/print/print_order.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <memory>
#include <optional>

namespace zama::print {

class OrderPages final : public QObject
{
    Q_OBJECT
public:
    /// `parts` make the pages; they must outlive this object.
    explicit OrderPages(std::span<const PrintPartRow> parts = printParts(), QObject *parent = nullptr);

    /// Asks for the pages of another order; document() is that of the former until made().
    void setOrder(const PrintOrder &order);
    [[nodiscard]] const PrintOrder &order() const { return m_order; }
    /// Makes all pages of the order again: their words are those of another language now.
    void makeAgain();

    /// Is document() or problem() that of the order?
    [[nodiscard]] bool isMade() const { return m_isMade; }
    /// All pages of the order; null where there is a problem, or none are wanted.
    [[nodiscard]] const std::shared_ptr<const PrintDocument> &document() const { return m_document; }
    /// Why there are no pages, in words; empty: nothing is wrong.
    [[nodiscard]] const QString &problem() const { return m_problem; }

    /// How many pages a part has or would have; none: not known yet, or it cannot be printed.
    [[nodiscard]] std::optional<int> pagesOf(PrintPart part) const;
    /// Why a part cannot be printed; empty: it can, or it is not known yet.
    [[nodiscard]] QString problemOf(PrintPart part) const;

signals:
    /// Something about this part is known now.
    void counted(zama::print::PrintPart part);
    /// document() or problem() is that of the order.
    void made();

private:
    [[nodiscard]] const PrintPartRow *next(bool isWanted) const;
    void makeNext();
    void assemble();

    std::span<const PrintPartRow> m_parts;
    PrintOrder m_order;
    std::map<PrintPart, PrintPages> m_pages; ///< of the order but for which parts it wants
    bool m_isMade = false;
    std::shared_ptr<const PrintDocument> m_document;
    QString m_problem;
    QTimer m_idle;
};

} // namespace zama::print
