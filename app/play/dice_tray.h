#pragma once
// The dice: what is to be rolled, the dice themselves, what they showed. A dock's content.
//
// It rolls nothing. In program mode it asks for the roll, in typed mode it hands over what was typed; who
// owns the battle answers with showRolled().
//
// With the focus it takes all keys of the dice: 1 to 6 for typed ones, the space bar for the roll. So
// setFocus() is all that is needed before a roll is typed, and while faces are counted it leads to the
// counts.

#include <QWidget>

#include "app/play/dice_board.h"
#include "app/play/dice_entry.h"
#include "core/base/dice.h"

#include <QElapsedTimer>
#include <QTimer>

#include <functional>

class QLabel;
class QPushButton;
class QScrollArea;

namespace zama::play {

class DiceTray final : public QWidget
{
    Q_OBJECT
public:
    /// Where the faces come from.
    enum class Entry : std::uint8_t {
        Program, ///< the program rolls when asked
        Typed,   ///< real dice on the desk
    };

    /// Makes a text in the language of the moment.
    using Words = std::function<QString()>;

    explicit DiceTray(table::FigurePixmaps &pixmaps, QWidget *parent = nullptr);

    void setEntry(Entry entry);
    [[nodiscard]] Entry entry() const { return m_entryKind; }
    /// Whose dice they are: their colours from now on.
    void setLivery(const Livery &livery);

    /// The coming roll: its sentence, its dice as outlines. `hitOn`: a die of this or more does what the
    /// sentence says, 0 where a table says it (E7).
    void announce(const QString &text, int dice, int hitOn);
    /// No roll is due. Dice that were shown stay until the next roll.
    void clearAnnouncement();
    [[nodiscard]] bool isAnnounced() const { return m_isDue; }
    /// Forgets the coming roll and the last one: for another battle.
    void clear();

    /// Lets the dice tumble for that long, for the eye only. Nothing tumbles with 0, nor where the desktop
    /// asks for no animations. A click or trigger() cuts it short.
    void tumble(int milliseconds);
    [[nodiscard]] bool isTumbling() const { return m_ticks.isActive(); }
    /// What the dice showed; while they tumble it appears when they lie still. `outcome` replaces the line
    /// "3 hits" where the dice mean something else, a general's, an elephant's, and is asked for again in
    /// another language, until the next roll or clear().
    void showRolled(const Faces &faces, int hitOn, Words outcome = {});

    /// The obvious next thing (space bar): lets tumbling dice fall, asks for the roll, or confirms typed
    /// dice. False when there is nothing to do.
    bool trigger();

    [[nodiscard]] QString announcement() const;
    [[nodiscard]] QString result() const;
    [[nodiscard]] const DiceBoard &board() const { return *m_board; }

signals:
    /// Program mode: the player wants the dice to be rolled.
    void rollRequested();
    /// Typed mode: complete and confirmed, as many faces as were announced.
    void facesEntered(const zama::Faces &faces);
    /// Rolled dice lie still and can be read.
    void settled();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    void dress();
    void retranslate();
    void arrange();
    void fitBoard();
    void tick();
    void stopTumbling();
    void settle();
    void showTyped();
    void pick(int die);
    bool typeKey(int key);
    [[nodiscard]] QString resultLine() const;
    [[nodiscard]] QString spokenResult() const;
    [[nodiscard]] int hits() const;

    Entry m_entryKind = Entry::Program;
    QLabel *m_announcement;
    QScrollArea *m_scroll;
    DiceBoard *m_board;
    QLabel *m_result;
    DiceEntry *m_entry;
    QPushButton *m_roll;
    QTimer m_ticks;
    QElapsedTimer m_since;
    int m_tumbleFor = 0;
    bool m_isDue = false;
    int m_due = 0; ///< dice announced
    bool m_hasRolled = false;
    Faces m_faces;
    int m_hitOn = 0;
    Words m_outcome; ///< none: the hits are counted
};

} // namespace zama::play
