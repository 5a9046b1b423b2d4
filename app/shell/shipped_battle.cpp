#include "app/shell/shipped_battle.h"

#include "core/io/read_scenario.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>
#include <string_view>

namespace zama::shell {
namespace {

const QString kFolder = QStringLiteral(":/zama/scenarios");

SetupPtr setupIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return nullptr;
    }
    const auto scenario = readScenario(file.readAll().toStdString());
    if (!scenario) {
        return nullptr;
    }
    auto setup = compile(scenario.value().scenario);
    return setup ? setup.value() : nullptr;
}

// In which they are offered; others come last.
constexpr std::array<std::string_view, 11> kOrder{"first-lesson", "elephant-charge", "zama",    "marathon",
                                                  "gaugamela",    "trebia",          "raphia",  "cannae",
                                                  "ilipa",        "great-plains",    "magnesia"};
const QString kBriefEnding = QStringLiteral("-short.zama.json");

std::ptrdiff_t rankOf(const ShippedBattle &battle)
{
    return std::find(kOrder.begin(), kOrder.end(), battle.setup->scenario.id) - kOrder.begin();
}

QString wholeOf(const QString &briefPath)
{
    return briefPath.chopped(kBriefEnding.size()) + QStringLiteral(".zama.json");
}

} // namespace

std::vector<ShippedBattle> shippedBattles()
{
    std::vector<ShippedBattle> battles;
    for (const QString &name : QDir(kFolder).entryList({QStringLiteral("*.zama.json")}, QDir::Files)) {
        const QString path = QStringLiteral("%1/%2").arg(kFolder, name);
        if (SetupPtr setup = setupIn(path)) {
            battles.push_back({path, std::move(setup)});
        }
    }
    std::stable_sort(battles.begin(), battles.end(), [](const ShippedBattle &a, const ShippedBattle &b) {
        return a.setup->units.size() < b.setup->units.size();
    });
    return battles;
}

std::vector<OfferedBattle> offeredBattles()
{
    std::vector<OfferedBattle> offered;
    std::vector<ShippedBattle> briefOnes;
    for (ShippedBattle &battle : shippedBattles()) {
        if (battle.path.endsWith(kBriefEnding)) {
            briefOnes.push_back(std::move(battle));
        } else if (battle.path != shippedPath(guidedId())) {
            offered.push_back({std::move(battle), {}});
        }
    }
    for (ShippedBattle &brief : briefOnes) {
        const QString path = wholeOf(brief.path);
        const auto whole = std::find_if(offered.begin(), offered.end(),
                                        [&](const OfferedBattle &o) { return o.whole.path == path; });
        if (whole != offered.end()) {
            whole->brief = std::move(brief);
        }
    }
    std::stable_sort(offered.begin(), offered.end(), [](const OfferedBattle &a, const OfferedBattle &b) {
        return rankOf(a.whole) < rankOf(b.whole);
    });
    return offered;
}

QString guidedId()
{
    return QStringLiteral("guided");
}

QString shippedPath(const QString &id)
{
    return QStringLiteral("%1/%2.zama.json").arg(kFolder, id);
}

} // namespace zama::shell
