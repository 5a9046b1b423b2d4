#pragma once
// The battles that are on the shelf, one card each, newest first.

#include "app/shell/battle_shelf.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace zama::shell {

class CardButton;
class CardPictures;

class RecentList final : public QWidget
{
    Q_OBJECT
public:
    /// Follows the shelf. Shelf and pictures must outlive the list.
    RecentList(BattleShelf &shelf, CardPictures &pictures, QWidget *parent = nullptr);

    [[nodiscard]] const std::vector<CardButton *> &cards() const { return m_cards; }
    void retranslate();

signals:
    void continueRequested(const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showShelf();
    void rebuild();
    [[nodiscard]] CardButton *makeCard(const ShelvedBattle &battle);
    void showOn(CardButton &card, const ShelvedBattle &battle);
    void makeForgettable(CardButton &card, const ShelvedBattle &battle);
    [[nodiscard]] QString situationOf(const ShelvedBattle &battle) const;
    [[nodiscard]] QString branchOf(const ShelvedBattle &battle) const;
    void alignWords();

    BattleShelf &m_shelf;
    CardPictures &m_pictures;
    QLabel *m_none; ///< instead of cards
    QVBoxLayout *m_layout;
    std::vector<CardButton *> m_cards;
    std::vector<ShelvedBattle> m_shown;
};

/// "today, 10:12", "yesterday, 9:40", "3 March 2027": when a battle had its last order.
[[nodiscard]] QString lastPlayed(const ShelvedBattle &battle, const QLocale &locale);

} // namespace zama::shell
