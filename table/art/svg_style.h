#pragma once
// Style sheets of a drawing, resolved to attributes: selectors of names, classes, ids and their order in the
// tree, as drawing programs write them.

#include "table/art/svg_tree.h"

#include <QMultiHash>

namespace zama::table {

/// What was met in style sheets and cannot be followed.
struct SvgStyleDoubts {
    int selectors = 0; ///< selectors beyond the simple ones
    int variables = 0; ///< values that only a browser can work out: var(), calc()
    int outside = 0;   ///< @import, @font-face and the like
};

/// Properties by name; values as written.
using SvgProperties = QHash<QString, QString>;

class SvgStyles
{
public:
    /// Reads all "style" elements. The tree must outlive this.
    explicit SvgStyles(const SvgTree &tree);

    /// The properties of an element itself, inheritance apart: attributes, then rules by their rank, then its
    /// "style".
    [[nodiscard]] SvgProperties of(int node);
    [[nodiscard]] const SvgStyleDoubts &doubts() const { return m_doubts; }
    /// There were more rules to compare than any drawing needs; from then on rules were not applied.
    [[nodiscard]] bool isExhausted() const { return m_steps > kMaxSteps; }

private:
    static constexpr int kMaxSteps = 400'000;

    struct Part { ///< "rect.a#b"
        QString name;
        QString id;
        QStringList classes;
        bool isChild = false; ///< of the part before it: ">"
    };
    struct Rule {
        std::vector<Part> parts;
        int rank = 0;
        int order = 0;
        int declarations = 0;
    };

    void readSheet(const QString &css);
    void readRule(const QString &selectors, const QString &declarations);
    bool readSelector(const QString &selector, Rule &rule) const;
    void add(Rule rule);
    [[nodiscard]] SvgProperties declared(const QString &text);
    void collect(const QString &key, int node, std::vector<int> &found);
    bool matches(const Rule &rule, int node);
    bool matches(const Part &part, int node);

    const SvgTree &m_tree;
    std::vector<Rule> m_rules;
    std::vector<SvgProperties> m_declarations;
    QMultiHash<QString, int> m_byKey; ///< rules by what their last part asks for first
    SvgStyleDoubts m_doubts;
    int m_steps = 0;
};

} // namespace zama::table
