#include "table/art/svg_style.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace zama::table {
namespace {

constexpr std::size_t kMaxRules = 5'000;
constexpr qsizetype kMaxParts = 8;

const QSet<QString> &attributesWithStyle()
{
    static const QSet<QString> names{
        QStringLiteral("fill"),
        QStringLiteral("fill-opacity"),
        QStringLiteral("fill-rule"),
        QStringLiteral("stroke"),
        QStringLiteral("stroke-width"),
        QStringLiteral("stroke-opacity"),
        QStringLiteral("stroke-linecap"),
        QStringLiteral("stroke-linejoin"),
        QStringLiteral("stroke-miterlimit"),
        QStringLiteral("opacity"),
        QStringLiteral("stroke-dasharray"),
        QStringLiteral("stroke-dashoffset"),
        QStringLiteral("stop-color"),
        QStringLiteral("stop-opacity"),
        QStringLiteral("color"),
        QStringLiteral("display"),
        QStringLiteral("visibility"),
        QStringLiteral("clip-path"),
        QStringLiteral("mask"),
        QStringLiteral("filter"),
        QStringLiteral("mix-blend-mode"),
        QStringLiteral("marker-start"),
        QStringLiteral("marker-mid"),
        QStringLiteral("marker-end"),
        QStringLiteral("marker"),
        QStringLiteral("font-family"),
        QStringLiteral("font-size"),
        QStringLiteral("font-weight"),
        QStringLiteral("font-style"),
        QStringLiteral("text-anchor"),
        QStringLiteral("direction"),
    };
    return names;
}

QString withoutComments(const QString &css)
{
    QString out;
    qsizetype from = 0;
    for (qsizetype at = css.indexOf(u"/*"); at >= 0; at = css.indexOf(u"/*", from)) {
        out += QStringView(css).mid(from, at - from);
        const qsizetype end = css.indexOf(u"*/", at + 2);
        from = end < 0 ? css.size() : end + 2;
    }
    out += QStringView(css).mid(from);
    return out;
}

// Where the block that begins at `open` ends, blocks inside it included.
qsizetype endOfBlock(const QString &css, qsizetype open)
{
    int depth = 0;
    for (qsizetype at = open; at < css.size(); ++at) {
        depth += css[at] == u'{' ? 1 : css[at] == u'}' ? -1 : 0;
        if (depth == 0) {
            return at + 1;
        }
    }
    return css.size();
}

QStringList classesOf(const SvgNode &node)
{
    return node.attributes.value(QStringLiteral("class")).simplified().split(u' ', Qt::SkipEmptyParts);
}

} // namespace

SvgStyles::SvgStyles(const SvgTree &tree)
    : m_tree(tree)
{
    for (const SvgNode &node : tree.nodes) {
        if (node.name == u"style") {
            readSheet(withoutComments(node.text));
        }
    }
}

void SvgStyles::readSheet(const QString &css)
{
    qsizetype at = 0;
    while (at < css.size() && m_rules.size() < kMaxRules) {
        const qsizetype open = css.indexOf(u'{', at);
        const qsizetype stop = css.indexOf(u';', at);
        if (QStringView(css).mid(at).trimmed().startsWith(u'@')) {
            ++m_doubts.outside;
            const bool isLine = stop >= 0 && (open < 0 || stop < open);
            at = isLine ? stop + 1 : open < 0 ? css.size() : endOfBlock(css, open);
            continue;
        }
        if (open < 0) {
            break;
        }
        const qsizetype end = endOfBlock(css, open);
        readRule(css.mid(at, open - at), css.mid(open + 1, end - open - 2));
        at = end;
    }
}

void SvgStyles::readRule(const QString &selectors, const QString &declarations)
{
    const SvgProperties properties = declared(declarations);
    if (properties.isEmpty()) {
        return;
    }
    m_declarations.push_back(properties);
    for (const QString &selector : selectors.split(u',')) {
        Rule rule;
        rule.order = static_cast<int>(m_rules.size());
        rule.declarations = static_cast<int>(m_declarations.size()) - 1;
        if (m_rules.size() >= kMaxRules || !readSelector(selector.simplified(), rule)) {
            ++m_doubts.selectors;
        } else {
            add(std::move(rule));
        }
    }
}

bool SvgStyles::readSelector(const QString &selector, Rule &rule) const
{
    static const QRegularExpression compound(QStringLiteral("^(\\*|[\\w-]+)?((?:[.#][\\w-]+)*)$"),
                                             QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression mark(QStringLiteral("[.#][\\w-]+"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    bool isChild = false;
    QString spaced = selector;
    for (const QString &word : spaced.replace(u'>', QStringLiteral(" > ")).split(u' ', Qt::SkipEmptyParts)) {
        if (word == u">") {
            isChild = true;
            continue;
        }
        const auto match = compound.match(word);
        if (!match.hasMatch()) {
            return false;
        }
        Part part;
        part.name = match.captured(1) == u"*" ? QString() : match.captured(1);
        part.isChild = isChild;
        isChild = false;
        rule.rank += part.name.isEmpty() ? 0 : 1;
        for (auto it = mark.globalMatch(match.captured(2)); it.hasNext();) {
            const QString found = it.next().captured(0);
            const bool isId = found.startsWith(u'#');
            rule.rank += isId ? 10'000 : 100;
            if (isId) {
                part.id = found.mid(1);
            } else {
                part.classes.append(found.mid(1));
            }
        }
        rule.parts.push_back(part);
    }
    return !rule.parts.empty() && static_cast<qsizetype>(rule.parts.size()) <= kMaxParts && !isChild;
}

void SvgStyles::add(Rule rule)
{
    const Part &last = rule.parts.back();
    const QString key = !last.id.isEmpty()        ? u'#' + last.id
                        : !last.classes.isEmpty() ? u'.' + last.classes.first()
                        : last.name.isEmpty()     ? QStringLiteral("*")
                                                  : last.name;
    m_byKey.insert(key, static_cast<int>(m_rules.size()));
    m_rules.push_back(std::move(rule));
}

SvgProperties SvgStyles::declared(const QString &text)
{
    SvgProperties properties;
    for (const QString &line : text.split(u';', Qt::SkipEmptyParts)) {
        const qsizetype colon = line.indexOf(u':');
        const QString name = line.left(colon).trimmed().toLower();
        QString value = line.mid(colon + 1).trimmed();
        if (colon < 0 || !attributesWithStyle().contains(name)) {
            continue;
        }
        if (value.endsWith(u"!important")) {
            value = value.chopped(10).trimmed();
        }
        if (value.contains(u"var(") || value.contains(u"calc(") || value.contains(u"env(")) {
            ++m_doubts.variables;
        } else {
            properties.insert(name, value);
        }
    }
    return properties;
}

SvgProperties SvgStyles::of(int index)
{
    const SvgNode &node = m_tree.nodes[static_cast<std::size_t>(index)];
    SvgProperties result;
    for (auto it = node.attributes.begin(); it != node.attributes.end(); ++it) {
        if (attributesWithStyle().contains(it.key())) {
            result.insert(it.key(), it.value());
        }
    }
    std::vector<int> rules;
    collect(QStringLiteral("*"), index, rules);
    collect(node.name, index, rules);
    for (const QString &name : classesOf(node)) {
        collect(u'.' + name, index, rules);
    }
    collect(u'#' + node.attributes.value(QStringLiteral("id")), index, rules);
    std::ranges::sort(rules, {}, [this](int r) {
        const Rule &rule = m_rules[static_cast<std::size_t>(r)];
        return std::pair(rule.rank, rule.order);
    });
    for (const int r : rules) {
        const auto &rule = m_rules[static_cast<std::size_t>(r)];
        result.insert(m_declarations[static_cast<std::size_t>(rule.declarations)]);
        m_steps += static_cast<int>(m_declarations[static_cast<std::size_t>(rule.declarations)].size());
    }
    const QString own = node.attributes.value(QStringLiteral("style"));
    m_steps += static_cast<int>(own.size() / 20);
    result.insert(declared(own));
    return result;
}

void SvgStyles::collect(const QString &key, int node, std::vector<int> &found)
{
    for (auto it = m_byKey.constFind(key); it != m_byKey.constEnd() && it.key() == key; ++it) {
        if (isExhausted()) {
            return;
        }
        if (matches(m_rules[static_cast<std::size_t>(*it)], node)) {
            found.push_back(*it);
        }
    }
}

// From the right to the left; a part that may be anywhere above takes the nearest place.
bool SvgStyles::matches(const Rule &rule, int node)
{
    int at = node;
    for (auto part = rule.parts.rbegin(); part != rule.parts.rend(); ++part) {
        const bool anywhere = part != rule.parts.rbegin() && !std::prev(part)->isChild;
        while (at >= 0 && !matches(*part, at) && anywhere) {
            at = m_tree.nodes[static_cast<std::size_t>(at)].parent;
        }
        if (at < 0 || !matches(*part, at)) {
            return false;
        }
        at = m_tree.nodes[static_cast<std::size_t>(at)].parent;
    }
    return true;
}

bool SvgStyles::matches(const Part &part, int index)
{
    ++m_steps;
    const SvgNode &node = m_tree.nodes[static_cast<std::size_t>(index)];
    if (!part.name.isEmpty() && part.name != node.name) {
        return false;
    }
    if (!part.id.isEmpty() && part.id != node.attributes.value(QStringLiteral("id"))) {
        return false;
    }
    const QStringList classes = part.classes.isEmpty() ? QStringList() : classesOf(node);
    return std::ranges::all_of(part.classes, [&](const QString &c) { return classes.contains(c); });
}

} // namespace zama::table
