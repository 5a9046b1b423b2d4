#pragma once
// How a new battle is to be played: who gives the orders of each side, with which dice, and how far orders
// may be taken back.

#include "app/shell/battle_wish.h"
#include "core/scenario/setup.h"

#include <QFrame>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;

namespace zama::shell {

class PlayStrip final : public QFrame
{
    Q_OBJECT
public:
    /// Begins with the choice of last time.
    explicit PlayStrip(QWidget *parent = nullptr);

    /// The battle to be begun: its sides by name and colours.
    void show(const SetupPtr &setup);
    [[nodiscard]] PlayChoice choice() const;
    void setChoice(const PlayChoice &choice);
    [[nodiscard]] QPushButton &beginButton() const { return *m_begin; }

signals:
    /// The button was pressed; the choice has been remembered for next time.
    void beginPressed();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Field {
        QWidget *whole = nullptr;
        QLabel *sign = nullptr; ///< a side's colours
        QLabel *label = nullptr;
        QComboBox *box = nullptr;
    };
    [[nodiscard]] Field makeField(int count);
    void layOut();
    void arrange();
    [[nodiscard]] std::array<const Field *, 4> fields() const;
    void retranslate();
    void dress();
    void remember() const;
    [[nodiscard]] PlayChoice remembered() const;

    SetupPtr m_setup;
    std::array<Field, 2> m_sides;
    Field m_dice;
    Field m_undo;
    QGridLayout *m_grid;
    int m_columns = 0; ///< of fields; fewer where long words need room
    QLabel *m_hint;
    QPushButton *m_begin;
};

} // namespace zama::shell
