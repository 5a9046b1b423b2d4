#pragma once
// A row of cards that is longer than the page is wide: about three and a half are seen, the rest is reached
// with the bar below, the wheel together with Shift, or the arrow keys, which bring the chosen card into
// sight.

#include <QScrollArea>

#include <vector>

namespace zama::shell {

class CardButton;

class CardShelf final : public QScrollArea
{
    Q_OBJECT
public:
    explicit CardShelf(QWidget *parent = nullptr);

    /// Puts a card at the end of the row; the shelf owns it from here on.
    void add(CardButton &card);
    /// Brings a card of the row into sight.
    void bringIntoSight(const CardButton &card);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void arrange();
    [[nodiscard]] int cardWidth() const;

    std::vector<CardButton *> m_cards;
    const CardButton *m_inSight = nullptr; ///< stays in sight when the row gets another size
};

} // namespace zama::shell
