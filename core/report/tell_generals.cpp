#include "core/report/chronicle.h"

namespace zama::report {
namespace {

constexpr std::string_view kFell[] = {"report.fell.1", "report.fell.2", "report.fell.3"};
constexpr std::string_view kChiefFell[] = {"report.chief_fell.1", "report.chief_fell.2"};
constexpr std::string_view kChiefLives[] = {"report.chief_lives.1", "report.chief_lives.2"};

void tellFall(const event::GeneralFell &fell, EventRef at, const Setup &setup, Scribe &scribe)
{
    const GeneralSetup &general = setup.generals[fell.general.index()];
    if (general.commanderInChief) {
        scribe.write(kChiefFell, {at}, {fell.general, general.side, fell.unit});
    } else {
        scribe.write(kFell, {at}, {fell.general, fell.unit});
    }
}

} // namespace

void tellGenerals(const Scene &scene, Memory &memory, Scribe &scribe)
{
    const Setup &setup = *scene.before.setup;
    for (const Happening &h : scene.happenings) {
        if (const auto *fell = as<event::GeneralFell>(h)) {
            tellFall(*fell, h.at, setup, scribe);
        } else if (const auto *lives = as<event::GeneralSurvived>(h)) {
            const bool isChief = setup.generals[lives->general.index()].commanderInChief;
            if (isChief && memory.praised.insert(lives->general).second) {
                scribe.write(kChiefLives, {h.at}, {lives->general});
            }
        }
    }
}

} // namespace zama::report
