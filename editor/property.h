#pragma once
// One property of pieces as data: how it is read and written, what its change is called, and where its faults
// are told.

// Qt first: moc 6.4 cannot read <compare> before it.
#include <QString>
#include <QVariant>

#include "editor/piece_place.h"

#include <functional>
#include <optional>
#include <string>

namespace zama::editor {

/// Values are QString, int or bool; an invalid one means that there is none.
struct Property {
    const char *step = "edit.name"; ///< names its change in the undo list; a row without arguments
    std::string key;                ///< behind the path of a piece: "/stands"
    std::function<QVariant(const Scenario &, const PiecePlace &)> read;
    std::function<void(Scenario &, const PiecePlace &, const QVariant &)> write;
    /// Of names: what is shown in other languages where this one has nothing; may be empty.
    std::function<QString(const Scenario &, const PiecePlace &)> fallback = {};
};

/// What several pieces have in common.
struct Common {
    QVariant value;         ///< of all; invalid where they differ, or have none
    bool isVarious = false; ///< they differ
    QString fallback;       ///< of all, if it is the same
};
[[nodiscard]] Common commonOf(const Property &property, const Scenario &scenario,
                              const std::vector<PiecePlace> &places);

[[nodiscard]] inline QVariant toVariant(int value)
{
    return value;
}
[[nodiscard]] inline QVariant toVariant(bool value)
{
    return value;
}
[[nodiscard]] inline QVariant toVariant(const std::string &value)
{
    return QString::fromStdString(value);
}
[[nodiscard]] inline QVariant toVariant(const std::optional<int> &value)
{
    return value ? QVariant(*value) : QVariant();
}
inline void assign(int &to, const QVariant &value)
{
    to = value.toInt();
}
inline void assign(bool &to, const QVariant &value)
{
    to = value.toBool();
}
inline void assign(std::string &to, const QVariant &value)
{
    to = value.toString().toStdString();
}
inline void assign(std::optional<int> &to, const QVariant &value)
{
    to = value.isValid() ? std::optional(value.toInt()) : std::nullopt;
}

/// A property that is a member: `get(scenario, place)` gives a reference to it.
template<class Get>
[[nodiscard]] Property memberProperty(const char *step, std::string key, Get get)
{
    return {step, std::move(key),
            [get](const Scenario &scenario, const PiecePlace &at) { return toVariant(get(scenario, at)); },
            [get](Scenario &scenario, const PiecePlace &at, const QVariant &value) {
                assign(get(scenario, at), value);
            }};
}

} // namespace zama::editor
