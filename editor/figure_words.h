#pragma once
// Figures and colour slots of the catalogue by the names people know them by.

#include <QString>
#include <QStringList>

namespace zama::editor {

/// "Greek hoplite"; of a figure nobody has a word for, its own name.
[[nodiscard]] QString figureName(const QString &figure);
/// Where it is found in the picker.
enum class FigureGroup : std::uint8_t { Foot, Skirmishers, Riders, Beasts, Machines, Leaders };
inline constexpr int kFigureGroups = 6;
[[nodiscard]] FigureGroup groupOf(const QString &figure);
[[nodiscard]] QString groupName(FigureGroup group);
/// The figures of a group in the order of their ages.
[[nodiscard]] QStringList figuresIn(FigureGroup group);

/// "tunic"; of an unknown slot its own name.
[[nodiscard]] QString slotName(const QString &slot);
/// Slots in the order in which somebody dresses a figure: cloth first, skin and beasts last.
[[nodiscard]] QStringList dressingOrder(QStringList slotNames);

} // namespace zama::editor
