#pragma once
// What has happened, line by line: the log of a battle for lists to show.

// Qt first: moc 6.4 cannot read <compare> before it.
#include <QAbstractListModel>

#include "table/model/message_formatter.h"
#include "table/model/presenter.h"

namespace zama::table {

/// A row for each thing that happened, and a heading where a step begins. What belongs together, a volley
/// with its dice and its losses, a charge with the contact it made, is one row that says how it came out; its
/// events are rows of their own below it while it is unfolded. Rows hold events, texts are made when asked
/// for, so that another language changes texts in place and moves no row.
class EventLogModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        /// qsizetype: the place in the journal of the order that brought it about; -1 before the first.
        EntryRole = Qt::UserRole + 1,
        CursorRole,   ///< qsizetype: the journal's cursor behind it, for GameSession::lookAt()
        ClauseRole,   ///< QString: the clause or ruling it rests on, "Q89"; empty for headings
        SideRole,     ///< int: the side it is about; -1: none or both
        IconRole,     ///< QString: the name of an icon of the resources
        HeadingRole,  ///< bool: a heading
        FoldedRole,   ///< bool: has parts that are not shown
        UnfoldedRole, ///< bool: its parts are the rows below
        PartRole,     ///< bool: a part of the row above
    };

    /// Both must outlive the model. Holds what the presenter has shown so far.
    EventLogModel(const GameSession &session, Presenter &presenter, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    /// Also Qt::DisplayRole (the text) and Qt::AccessibleTextRole.
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// All texts again, for a reader of `locale` with the translators now installed.
    void setLocale(const QLocale &locale) { setFormatter(MessageFormatter(locale)); }
    void setFormatter(const MessageFormatter &formatter);
    [[nodiscard]] const Livery &livery(SideId side) const;
    /// Shows or hides the parts of a row; nothing happens to one that has none.
    void setUnfolded(int row, bool isUnfolded);

private:
    struct Line {
        Event event;
        qsizetype entry = -1;
        bool operator==(const Line &) const = default;
    };

    /// What belongs together.
    struct Passage {
        std::vector<Line> lines; ///< at least one
        bool isUnfolded = false;
        QString text; ///< null: not asked for yet
    };
    /// A row is a passage, or a line of one.
    struct Row {
        std::size_t passage = 0;
        int line = -1; ///< -1: the passage
    };

    [[nodiscard]] static bool joins(const Passage &passage, const Event &next);
    [[nodiscard]] static const Line &leading(const Passage &passage);
    void append(const Event &event, qsizetype entry);
    void rebuild();
    [[nodiscard]] std::vector<Passage> passagesSoFar() const;
    [[nodiscard]] Line opening() const;
    [[nodiscard]] int rowOf(std::size_t passage) const;
    [[nodiscard]] std::vector<Row> rowsOf(std::size_t passage) const;
    void insertLines(int at, const std::vector<Row> &rows);
    [[nodiscard]] QVariant look(const Line &line, int role) const;
    [[nodiscard]] QString textOf(const Passage &passage, const MessageFormatter &formatter) const;
    [[nodiscard]] QString textOf(const Line &line, const MessageFormatter &formatter) const;
    [[nodiscard]] QString headingOf(const event::StepEntered &entered,
                                    const MessageFormatter &formatter) const;
    [[nodiscard]] QString clauseOf(const Line &line) const;
    void replaceFrom(std::size_t passage, std::vector<Passage> passages);

    const GameSession &m_session;
    MessageFormatter m_formatter;
    SetupPtr m_setup; ///< of the rows
    mutable std::vector<Passage> m_passages;
    std::vector<Row> m_rows;
};

/// The side an event is about; none where it is about both or nobody.
[[nodiscard]] SideId sideOf(const Event &event, const Setup &setup);
/// The name of the icon that goes with an event: what happened, else whom it is about.
[[nodiscard]] QString iconOf(const Event &event, const Setup &setup);

} // namespace zama::table
