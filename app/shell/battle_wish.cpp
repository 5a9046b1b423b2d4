#include "app/shell/battle_wish.h"

namespace zama::shell {
namespace {

constexpr std::array<const char *, 4> kPlayerKeys{"person", "recruit", "veteran", "commander"};
constexpr std::array<const char *, 2> kDiceKeys{"program", "real"};
constexpr std::array<const char *, 3> kUndoKeys{"until_dice", "within_step", "free"};

template<class Value, std::size_t Count>
QString keyIn(const std::array<const char *, Count> &keys, Value value)
{
    return QString::fromLatin1(keys.at(static_cast<std::size_t>(value)));
}

template<class Value, std::size_t Count>
std::optional<Value> valueIn(const std::array<const char *, Count> &keys, const QString &key)
{
    for (std::size_t i = 0; i < Count; ++i) {
        if (key == QLatin1String(keys.at(i))) {
            return static_cast<Value>(i);
        }
    }
    return std::nullopt;
}

} // namespace

QString keyOf(Player player)
{
    return keyIn(kPlayerKeys, player);
}
QString keyOf(DiceChoice dice)
{
    return keyIn(kDiceKeys, dice);
}
QString keyOf(UndoPolicy undo)
{
    return keyIn(kUndoKeys, undo);
}

std::optional<Player> playerOf(const QString &key)
{
    return valueIn<Player>(kPlayerKeys, key);
}
std::optional<DiceChoice> diceOf(const QString &key)
{
    return valueIn<DiceChoice>(kDiceKeys, key);
}
std::optional<UndoPolicy> undoOf(const QString &key)
{
    return valueIn<UndoPolicy>(kUndoKeys, key);
}

} // namespace zama::shell
