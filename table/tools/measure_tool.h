#pragma once
// A ruler that is laid on the table and stays there while other tools are in hand.

#include "table/model/message_formatter.h"
#include "table/scene/table_tool.h"

#include <functional>
#include <optional>

namespace zama::table {

/// Drag from place to place to measure. Pressed on a unit, the ruler begins at its nearest edge, and let go
/// over another it ends there: then it shows the smallest distance between the two, as the rules measure it.
/// By keys, Enter lays a ruler in the middle of the table; arrows move its end, with Ctrl its beginning, with
/// Shift in small steps. Escape takes it away.
class MeasureTool final : public TableTool
{
    Q_OBJECT
public:
    /// The scene must outlive the tool.
    explicit MeasureTool(TableScene &scene, QObject *parent = nullptr);

    /// In whose words and unit lengths are shown.
    void setFormatter(const MessageFormatter &formatter);
    /// The length that lies on the table in mils; none if there is no ruler.
    [[nodiscard]] std::optional<Mils> length() const;
    /// Takes the ruler away.
    void clear();

    bool press(const TableTouch &touch) override;
    void drag(const TableTouch &touch) override;
    void release(const TableTouch &touch) override;
    void hover(const TableTouch &) override {}
    void leave() override {}
    void cancel() override;
    bool key(const QKeyEvent &event) override;
    [[nodiscard]] QCursor cursorAt(const TableTouch &touch) const override;

signals:
    /// The ruler shows another length, or none: to be said to those who do not see it.
    void measured(const QString &text);

private:
    /// An end of the ruler: a place, or somebody whose edge it snaps to.
    struct End {
        Point at;
        std::optional<EntryId> unit;
    };
    struct Ends {
        Point a;
        Point b;
    };

    [[nodiscard]] static End endAt(const TableTouch &touch);
    [[nodiscard]] Ends snapped() const;
    [[nodiscard]] std::optional<Footprint> bodyOf(const End &end) const;
    void lay();
    void layInTheMiddle();
    bool move(const QKeyEvent &event);

    TableScene &m_scene;
    MessageFormatter m_formatter;
    std::optional<End> m_from;
    std::optional<End> m_to;
};

} // namespace zama::table
