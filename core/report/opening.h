#pragma once
// The first paragraph: which armies met, who led them, who faced whom. Private to core/report.

#include "core/report/scene.h"
#include "core/report/scribe.h"

namespace zama::report {

/// Rests on the first events that tell of the armies, generals and commands it names; one that no event
/// names is passed over. `start` is the table as the fighting began.
[[nodiscard]] Paragraph openingOf(const std::vector<Scene> &scenes, const State &start, Scribe &scribe);

/// The units, generals and sides an event is about.
struct Cast {
    std::vector<UnitId> units;
    std::vector<GeneralId> generals;
    std::vector<SideId> sides;
};
[[nodiscard]] Cast castOf(const Event &event);

} // namespace zama::report
