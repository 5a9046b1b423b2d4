#pragma once
// Docks that share a place: their tabs keep whole words, and arrows lead to those without room.

class QMainWindow;

namespace zama::table {

/// Pixels around the words of such a tab, both sides together: little, so that all tabs of a column can be
/// seen in every language. The style of the program keeps to it.
inline constexpr int kAirOfWholeTabs = 10;

/// A window makes its tab bars itself, with titles cut to a letter each where room is short. From now on
/// those of `window` do not; to be called before docks share a place.
void keepTabsWhole(QMainWindow &window);

} // namespace zama::table
