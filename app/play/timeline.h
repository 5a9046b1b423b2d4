#pragma once
// The whole battle as a line: look back to any order of it, return to the present, or go on from there.

#include <QFrame>

#include "table/model/game_session.h"
#include "table/model/message_formatter.h"

class QLabel;
class QPushButton;

namespace zama::play {

class GoButton;
class TimelineSlider;

/// Where the battle was when so many orders had been given.
struct Moment {
    int turn = 0;
    int step = -1; ///< index into the sequence of play; -1: deployment
    SideId side;   ///< whose orders were due; none: both
    bool isOver = false;
    bool operator==(const Moment &) const = default;
};

/// The moments at the journal's cursors 0 to its present one.
[[nodiscard]] std::vector<Moment> momentsOf(const Journal &journal);

class Timeline final : public QWidget
{
    Q_OBJECT
public:
    explicit Timeline(QWidget *parent = nullptr);

    using QWidget::show;
    /// Shows how far the battle has come and what of it is looked at. Call it when either changes.
    void show(const table::GameSession &session);

    /// "Turn 3, Carthaginians: Charge"
    [[nodiscard]] QString text() const;
    [[nodiscard]] TimelineSlider &slider() const { return *m_slider; }

signals:
    void lookRequested(std::size_t cursor);
    void returnRequested();
    void branchRequested();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void layOut();
    void retranslate();
    void describe();
    void request(int cursor);
    [[nodiscard]] QString describe(const Moment &moment) const;

    std::vector<Moment> m_moments;
    SetupPtr m_setup;
    std::size_t m_shown = 0;

    GoButton *m_first;
    GoButton *m_back;
    GoButton *m_forward;
    GoButton *m_last;
    TimelineSlider *m_slider;
    QLabel *m_label;
    QFrame *m_strip; ///< while looking back
    QLabel *m_notice;
    QPushButton *m_return;
    QPushButton *m_branch;
};

} // namespace zama::play
