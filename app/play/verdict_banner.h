#pragma once
// The moment of victory: who won and by how much, what it cost both sides, and where to go from here. It lies
// over the table until it is put away, and stops nobody from looking at the table or taking back an order.

#include <QFrame>

#include "core/game/state.h"
#include "table/art/figure_pixmaps.h"
#include "table/model/message_formatter.h"

#include <array>
#include <optional>

class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace zama::play {

class VerdictBanner final : public QFrame
{
    Q_OBJECT
public:
    /// The pixmaps must outlive the banner.
    explicit VerdictBanner(table::FigurePixmaps &pixmaps, QWidget *parent = nullptr);

    /// Shows the verdict on a battle that is over, and tells screen readers.
    void show(const State &end, const table::MessageFormatter &formatter);
    /// Says the same in another language, shown or not.
    void retranslate(const table::MessageFormatter &formatter);
    /// All of it in words.
    [[nodiscard]] QString text() const;
    /// Gives the keyboard to the first button.
    void takeFocus();

signals:
    void reportRequested();
    void lookBackRequested();
    void againRequested();
    void startRequested();
    /// It was put away by hand.
    void dismissed();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// What it cost one side.
    struct Cost {
        QLabel *sign = nullptr;
        QLabel *name = nullptr;
        QLabel *stands = nullptr;
        QLabel *generals = nullptr;
    };

    void layOut();
    void fill();
    void fillCost(SideId side, const table::MessageFormatter &formatter);
    void dress();
    void dismiss();

    table::FigurePixmaps &m_pixmaps;
    QLabel *m_laurel;
    QLabel *m_headline;
    QLabel *m_reason;
    QLabel *m_turns;
    QLabel *m_standsHeading;
    QLabel *m_generalsHeading;
    std::array<Cost, 2> m_costs;
    QPushButton *m_report;
    QPushButton *m_lookBack;
    QPushButton *m_again;
    QPushButton *m_start;
    QToolButton *m_close;
    std::optional<State> m_end;
    std::optional<table::MessageFormatter> m_formatter;
};

} // namespace zama::play
