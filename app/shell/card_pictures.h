#pragma once
// Pictures of tables on cards, painted one at a time between the events of the window, which is usable from
// the first moment. A card that nobody sees waits for its picture: while a battle is played, a page behind it
// takes no time from the hand.

#include "core/game/state.h"
#include "table/scene/scene_style.h"

#include <QObject>
#include <QPixmap>
#include <QPointer>

#include <memory>
#include <vector>

namespace zama::shell {

class CardButton;

/// The table of a moment of a battle with everybody on it, as the window shows it, in `size`
/// device-independent pixels.
[[nodiscard]] QPixmap tablePicture(const State &state, QSize size, double pixelRatio,
                                   const table::SceneColours &colours);

class CardPictures final : public QObject
{
    Q_OBJECT
public:
    using Moment = std::shared_ptr<const State>;

    using QObject::QObject;

    /// Paints that moment on the card soon after it is in sight, and again in other colours, for as long as
    /// the card exists.
    void want(CardButton &card, Moment moment, QSize size);
    void setColours(const table::SceneColours &colours);
    [[nodiscard]] const table::SceneColours &colours() const { return m_colours; }
    /// Has everything been painted?
    [[nodiscard]] bool isDone() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Wanted {
        QPointer<CardButton> card;
        Moment moment;
        QSize size;
        bool isPainted = false;
    };
    void begin();
    void paintNext();

    table::SceneColours m_colours;
    std::vector<Wanted> m_wanted;
    bool m_isAtWork = false;
};

} // namespace zama::shell
