#pragma once
// A small picture of a whole table, for cards and previews.

#include "table/model/table_entry.h"
#include "table/scene/scene_style.h"

#include <QPixmap>

namespace zama::table {

/// The rows on the framed table, as large as fits into `size` (device-independent pixels), in the middle of
/// the room around it.
[[nodiscard]] QPixmap tablePicture(const TableFrame &frame, const TableEntries &rows, QSize size,
                                   double pixelRatio, const SceneColours &colours);

} // namespace zama::table
