#pragma once
// The gradients of a drawing, each made whole: those that borrow from one another get what they borrow.

#include "table/art/svg_style.h"

#include <QRectF>

namespace zama::table {

class SvgGradients
{
public:
    SvgGradients(const SvgTree &tree, SvgStyles &styles)
        : m_tree(tree),
          m_styles(styles)
    {
    }
    /// What per cents of the page mean.
    void setView(const QRectF &view) { m_view = view; }

    [[nodiscard]] bool isGradient(int node) const;
    /// Writes it down, once, and gives the id it has there.
    [[nodiscard]] QByteArray idOf(int node);
    /// All that were asked for: "<defs>...</defs>", or nothing.
    [[nodiscard]] QByteArray definitions() const;

private:
    /// The gradient and those it borrows from, nearest first.
    [[nodiscard]] std::vector<int> chainOf(int node) const;
    [[nodiscard]] QString inherited(const std::vector<int> &chain, const char *name) const;
    [[nodiscard]] QByteArray place(const std::vector<int> &chain, const char *name, bool isInBox,
                                   double whole, const char *otherwise) const;
    [[nodiscard]] QByteArray stopsOf(const std::vector<int> &chain);
    [[nodiscard]] QByteArray stop(int node);
    [[nodiscard]] QByteArray written(int node, const QByteArray &id);

    const SvgTree &m_tree;
    SvgStyles &m_styles;
    QRectF m_view;
    QHash<int, QByteArray> m_ids;
    QByteArray m_definitions;
};

} // namespace zama::table
