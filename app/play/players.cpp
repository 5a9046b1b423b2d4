#include "app/play/players.h"

#include <QCoreApplication>

namespace zama::play {

std::string_view policyOf(Player player)
{
    constexpr std::array<std::string_view, 4> kPolicies{"", "random", "fast", "strong"};
    return kPolicies.at(static_cast<std::size_t>(player));
}

QString nameOf(Player player)
{
    switch (player) {
    case Player::Person:
        break;
    case Player::Recruit:
        return QCoreApplication::translate("Players", "Computer: Recruit (easy)");
    case Player::Veteran:
        return QCoreApplication::translate("Players", "Computer: Veteran (medium)");
    case Player::Commander:
        return QCoreApplication::translate("Players", "Computer: Commander (strong)");
    }
    return QCoreApplication::translate("Players", "A person");
}

} // namespace zama::play
