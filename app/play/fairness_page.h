#pragma once
// Are the dice fair? What each side's dice did, against what fair dice do, side by side.

#include <QWidget>

#include "core/odds/luck.h"
#include "table/model/message_formatter.h"

#include <array>
#include <optional>

class QBoxLayout;
class QLabel;

namespace zama::play {

class LuckCard;

class FairnessPage final : public QWidget
{
    Q_OBJECT
public:
    explicit FairnessPage(QWidget *parent = nullptr);

    /// The luck of both sides in the first `upTo` entries.
    void show(const Journal &journal, std::size_t upTo, const table::MessageFormatter &formatter);
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] const LuckCard &card(SideId side) const { return *m_cards.at(side.index()); }

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Shown {
        SetupPtr setup;
        std::array<odds::SideLuck, 2> luck;
        table::MessageFormatter formatter;
    };
    void retranslate();
    /// The least that the cards need: side by side, below one another.
    struct Widths {
        int sum = 0;
        int widest = 0;
    };
    void arrange();
    [[nodiscard]] Widths cardWidths() const;
    [[nodiscard]] int widthOf(int cards) const;

    std::optional<Shown> m_shown;
    QLabel *m_title;
    QLabel *m_about;
    QBoxLayout *m_cardRow;
    std::array<LuckCard *, 2> m_cards;
};

} // namespace zama::play
