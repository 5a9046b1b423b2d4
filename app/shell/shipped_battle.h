#pragma once
// The scenarios that come with the program, as the start page offers them, and pictures of tables.

#include "core/game/state.h"
#include "table/scene/scene_style.h"

#include <QPixmap>
#include <QString>

#include <vector>

namespace zama::shell {

struct ShippedBattle {
    QString path; ///< ":/zama/scenarios/..."
    SetupPtr setup;
};

/// All of them, the smallest first. One that cannot be read is a fault of the program and is left out.
[[nodiscard]] std::vector<ShippedBattle> shippedBattles();
/// The path of the one with that id.
[[nodiscard]] QString shippedPath(const QString &id);

/// Paints the table of a moment of a battle with everybody on it, as the window shows it, into `size`
/// device-independent pixels.
[[nodiscard]] QPixmap tablePicture(const State &state, QSize size, double pixelRatio,
                                   const table::SceneColours &colours);

} // namespace zama::shell
