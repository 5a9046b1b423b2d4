#include "table/art/svg_gradients.h"

#include "table/art/svg_values.h"

#include <algorithm>
#include <cmath>

namespace zama::table {
namespace {

constexpr std::size_t kMaxBorrowing = 8;
constexpr int kMaxStops = 64;

QByteArray attribute(const char *name, const QByteArray &value)
{
    return QByteArray(" ") + name + "=\"" + value + '"';
}

} // namespace

bool SvgGradients::isGradient(int node) const
{
    const QString &name = m_tree.nodes[static_cast<std::size_t>(node)].name;
    return name == u"linearGradient" || name == u"radialGradient";
}

QByteArray SvgGradients::idOf(int node)
{
    QByteArray &id = m_ids[node];
    if (id.isEmpty()) {
        id = 'i' + QByteArray::number(m_ids.size());
        m_definitions += written(node, id);
    }
    return id;
}

QByteArray SvgGradients::definitions() const
{
    return m_definitions.isEmpty() ? QByteArray() : "<defs>" + m_definitions + "</defs>";
}

std::vector<int> SvgGradients::chainOf(int node) const
{
    std::vector<int> chain;
    for (int at = node; at >= 0 && isGradient(at) && chain.size() < kMaxBorrowing;) {
        if (std::ranges::find(chain, at) != chain.end()) {
            break;
        }
        chain.push_back(at);
        const QString href =
            m_tree.nodes[static_cast<std::size_t>(at)].attributes.value(QStringLiteral("href")).trimmed();
        at = href.startsWith(u'#') ? m_tree.byId.value(href.mid(1), -1) : -1;
    }
    return chain;
}

QString SvgGradients::inherited(const std::vector<int> &chain, const char *name) const
{
    for (const int node : chain) {
        const auto &attributes = m_tree.nodes[static_cast<std::size_t>(node)].attributes;
        if (const auto at = attributes.constFind(QString::fromLatin1(name)); at != attributes.constEnd()) {
            return *at;
        }
    }
    return {};
}

// Within the box of a shape per cents are parts of 1, on the page they are parts of the page.
QByteArray SvgGradients::place(const std::vector<int> &chain, const char *name, bool isInBox, double whole,
                               const char *otherwise) const
{
    const double unit = isInBox ? 1.0 : whole;
    const QString text = inherited(chain, name);
    const auto value = svgLength(text.isEmpty() ? QString::fromLatin1(otherwise) : text, unit);
    return value ? attribute(name, svgNumber(*value)) : QByteArray();
}

QByteArray SvgGradients::written(int node, const QByteArray &id)
{
    const std::vector<int> chain = chainOf(node);
    const QByteArray name = m_tree.nodes[static_cast<std::size_t>(node)].name.toLatin1();
    const bool inBox = inherited(chain, "gradientUnits") != u"userSpaceOnUse";
    QByteArray out = '<' + name + attribute("id", id) +
                     attribute("gradientUnits", inBox ? "objectBoundingBox" : "userSpaceOnUse");
    if (name == "linearGradient") {
        out += place(chain, "x1", inBox, m_view.width(), "0%") +
               place(chain, "y1", inBox, m_view.height(), "0%") +
               place(chain, "x2", inBox, m_view.width(), "100%") +
               place(chain, "y2", inBox, m_view.height(), "0%");
    } else {
        const double diagonal = std::hypot(m_view.width(), m_view.height()) / M_SQRT2;
        const QByteArray fx =
            inherited(chain, "fx").isEmpty() ? "" : place(chain, "fx", inBox, m_view.width(), "");
        const QByteArray fy =
            inherited(chain, "fy").isEmpty() ? "" : place(chain, "fy", inBox, m_view.height(), "");
        out += place(chain, "cx", inBox, m_view.width(), "50%") +
               place(chain, "cy", inBox, m_view.height(), "50%") + place(chain, "r", inBox, diagonal, "50%") +
               fx + fy;
    }
    const QString turn = inherited(chain, "gradientTransform");
    if (const auto transform = turn.isEmpty() ? std::nullopt : svgTransform(turn)) {
        out += attribute("gradientTransform", svgMatrix(*transform));
    }
    const QString spread = inherited(chain, "spreadMethod");
    if (spread == u"reflect" || spread == u"repeat") {
        out += attribute("spreadMethod", spread.toLatin1());
    }
    return out + '>' + stopsOf(chain) + "</" + name + '>';
}

QByteArray SvgGradients::stopsOf(const std::vector<int> &chain)
{
    for (const int node : chain) {
        QByteArray stops;
        int count = 0;
        for (const int child : m_tree.nodes[static_cast<std::size_t>(node)].children) {
            if (m_tree.nodes[static_cast<std::size_t>(child)].name == u"stop" && ++count <= kMaxStops) {
                stops += stop(child);
            }
        }
        if (!stops.isEmpty()) {
            return stops;
        }
    }
    return {};
}

QByteArray SvgGradients::stop(int node)
{
    const SvgProperties properties = m_styles.of(node);
    const auto &attributes = m_tree.nodes[static_cast<std::size_t>(node)].attributes;
    const double offset = svgLength(attributes.value(QStringLiteral("offset")), 1.0).value_or(0.0);
    const QColor colour =
        svgColour(properties.value(QStringLiteral("stop-color"))).value_or(QColor(Qt::black));
    const double opacity = svgLength(properties.value(QStringLiteral("stop-opacity")), 1.0).value_or(1.0);
    return "<stop" + attribute("offset", svgNumber(std::clamp(offset, 0.0, 1.0))) +
           attribute("stop-color", colour.name().toLatin1()) +
           attribute("stop-opacity", svgNumber(std::clamp(opacity, 0.0, 1.0) * colour.alphaF())) + "/>";
}

} // namespace zama::table
