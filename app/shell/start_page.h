#pragma once
// The first thing people see: the guided battle, the battles that come with the program, and those that are
// under way.

#include "app/shell/battle_shelf.h"
#include "app/shell/battle_wish.h"
#include "app/shell/card_button.h"
#include "app/shell/card_pictures.h"
#include "app/shell/shipped_battle.h"

#include <QScrollArea>

class QButtonGroup;
class QFrame;
class QLabel;
class QMenu;
class QPushButton;
class QRadioButton;

namespace zama::shell {

class CardButton;
class CardShelf;
class DesignCorner;
class PlayStrip;
class RecentList;

class StartPage final : public QScrollArea
{
    Q_OBJECT
public:
    /// Shows what is on the shelf, which must outlive the page, and reads it again whenever it is shown.
    explicit StartPage(BattleShelf &shelf, QWidget *parent = nullptr);

    /// The languages are at hand here, too: whoever sits down for the first time needs them first.
    void setLanguageMenu(QMenu &menu);
    /// The colours of the tables in the pictures.
    void setSceneColours(const table::SceneColours &colours);
    /// Puts the keyboard where a newcomer or somebody who comes back will want to press first. The page does
    /// it by itself when it has been shown and the shelf is read.
    void focusFirst();

    [[nodiscard]] CardButton &guidedCard() const { return *m_guided; }
    [[nodiscard]] const std::vector<CardButton *> &battleCards() const { return m_cards; }
    /// The whole battle, or its short cut for one lesson; hidden for battles that have none.
    [[nodiscard]] QRadioButton &wholeButton() const { return *m_whole; }
    [[nodiscard]] QRadioButton &briefButton() const { return *m_brief; }
    [[nodiscard]] const std::vector<CardButton *> &recentCards() const;
    /// The path of the battle whose card is chosen.
    [[nodiscard]] const QString &chosenBattle() const;
    [[nodiscard]] PlayStrip &strip() const { return *m_strip; }
    /// The offer to go on with an interrupted battle; hidden when there is none.
    [[nodiscard]] QFrame &offer() const { return *m_offer; }
    [[nodiscard]] QPushButton &goOnButton() const { return *m_goOn; }
    [[nodiscard]] QPushButton &notNowButton() const { return *m_notNow; }
    [[nodiscard]] QPushButton &openButton() const { return *m_open; }
    [[nodiscard]] DesignCorner &designCorner() const { return *m_design; }
    /// Have the pictures of the tables been painted?
    [[nodiscard]] bool hasAllPictures() const { return m_pictures.isDone(); }

    /// How much of its pictures the page leaves out, so that a battle is begun without scrolling.
    enum class Density : std::uint8_t {
        Roomy,
        Compact, ///< smaller pictures
        Bare,    ///< no pictures of tables
    };
    [[nodiscard]] Density density() const { return m_density; }

    [[nodiscard]] QSize sizeHint() const override;

signals:
    void newBattleRequested(const zama::shell::BattleWish &wish);
    /// Go on with the battle in that journal file; see resumeBattle().
    void continueRequested(const QString &path);
    /// A file is to be chosen.
    void openRequested();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeOffer();
    void makeCards();
    [[nodiscard]] QLayout *headLayout();
    [[nodiscard]] QWidget *newSide();
    [[nodiscard]] QWidget *recentSide();
    [[nodiscard]] QWidget *recentArea();
    void layOut();
    void retranslate();
    void dress();
    void dressHead();
    void fitHeight();
    void setDensity(Density density);
    [[nodiscard]] int heightToBegin() const;
    void alignWords();
    void choose(int index);
    [[nodiscard]] QWidget *makeLengths();
    [[nodiscard]] std::size_t chosenIndex() const;
    [[nodiscard]] const ShippedBattle &chosen() const;
    void showChosen();
    [[nodiscard]] CardFace faceOf(const OfferedBattle &battle, CardFace face) const;
    void requestNew();
    void requestGuided();
    void showOffer();
    void showShelf();

    BattleShelf &m_shelf;
    std::vector<OfferedBattle> m_battles;
    CardPictures m_pictures;
    Density m_density = Density::Roomy;
    QWidget *m_newSide = nullptr;
    bool m_isFresh = false; ///< shown, and the shelf not yet read again

    QLabel *m_emblem;
    QLabel *m_title;
    QLabel *m_tagline;
    QPushButton *m_language; ///< called as the language spoken calls itself
    QFrame *m_offer;
    QLabel *m_offerText;
    QPushButton *m_goOn;
    QPushButton *m_notNow;
    QString m_offered; ///< path of the battle that is offered
    CardButton *m_guided;
    QLabel *m_newHeading;
    QButtonGroup *m_group;
    std::vector<CardButton *> m_cards;
    CardShelf *m_row;
    QWidget *m_lengths; ///< whole or short
    QRadioButton *m_whole;
    QRadioButton *m_brief;
    PlayStrip *m_strip;
    QLabel *m_recentHeading;
    RecentList *m_recent;
    QPushButton *m_open;
    DesignCorner *m_design;
};

} // namespace zama::shell
