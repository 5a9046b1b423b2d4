#include "app/shell/shipped_battle.h"

#include "core/io/read_scenario.h"

#include <QDir>
#include <QFile>

#include <algorithm>

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

QString shippedPath(const QString &id)
{
    return QStringLiteral("%1/%2.zama.json").arg(kFolder, id);
}

} // namespace zama::shell
