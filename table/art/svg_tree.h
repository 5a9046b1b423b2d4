#pragma once
// An SVG file as a tree of plain values: what a stranger sent, read within bounds and without trust.

#include "core/base/result.h"
#include "core/text/message.h"

#include <QByteArray>
#include <QHash>
#include <QString>

#include <vector>

namespace zama::table {

/// Bounds of what is read. They count things, so that a verdict is the same on every machine.
inline constexpr qsizetype kMaxSvgBytes = 8'000'000;
inline constexpr int kMaxSvgElements = 20'000; ///< read, and again written
inline constexpr int kMaxSvgDepth = 64;
inline constexpr int kMaxSvgAttributes = 300; ///< of one element

struct SvgNode {
    QString name;                        ///< without prefix: "rect"
    QHash<QString, QString> attributes;  ///< without prefix; of prefixed ones only "href" of xlink
    QString text;                        ///< its character data, its own only
    int parent = -1;                     ///< -1: the root
    std::vector<int> children;           ///< in the order of the file
    std::vector<qsizetype> textBefore{}; ///< how much of `text` comes before each child
};

/// Nodes by index; the first is the root element "svg". Elements of other vocabularies are left out.
struct SvgTree {
    std::vector<SvgNode> nodes;
    QHash<QString, int> byId; ///< the first of its id
};

/// Reads a drawing. Refused: what is no well-formed XML, has another root than "svg", declares entities or is
/// beyond the bounds above.
[[nodiscard]] Result<SvgTree, Message> readSvgTree(const QByteArray &bytes);

} // namespace zama::table
