#include "app/shell/card_pictures.h"

#include "app/shell/card_button.h"
#include "table/model/battle_entries.h"
#include "table/scene/table_picture.h"

#include <QEvent>
#include <QTimer>

#include <algorithm>

namespace zama::shell {

QPixmap tablePicture(const State &state, QSize size, double pixelRatio, const table::SceneColours &colours)
{
    return table::tablePicture(table::frameOf(*state.setup),
                               table::entriesOf(state, table::MessageFormatter(QLocale())), size, pixelRatio,
                               colours);
}

void CardPictures::want(CardButton &card, Moment moment, QSize size)
{
    const bool isThere = std::any_of(m_wanted.begin(), m_wanted.end(), [&](const Wanted &wanted) {
        return wanted.card == &card && wanted.moment == moment && wanted.size == size;
    });
    if (isThere) {
        return;
    }
    const auto isGone = [&](const Wanted &wanted) { return !wanted.card || wanted.card == &card; };
    m_wanted.erase(std::remove_if(m_wanted.begin(), m_wanted.end(), isGone), m_wanted.end());
    m_wanted.push_back({&card, std::move(moment), size, false});
    card.installEventFilter(this);
    begin();
}

void CardPictures::setColours(const table::SceneColours &colours)
{
    if (colours == m_colours) {
        return;
    }
    m_colours = colours;
    for (Wanted &wanted : m_wanted) {
        wanted.isPainted = false;
    }
    begin();
}

bool CardPictures::isDone() const
{
    return std::all_of(m_wanted.begin(), m_wanted.end(),
                       [](const Wanted &wanted) { return wanted.isPainted || !wanted.card; });
}

void CardPictures::begin()
{
    if (!m_isAtWork) {
        m_isAtWork = true;
        QTimer::singleShot(0, this, &CardPictures::paintNext);
    }
}

void CardPictures::paintNext()
{
    m_isAtWork = false;
    const auto next = std::find_if(m_wanted.begin(), m_wanted.end(), [](const Wanted &wanted) {
        return wanted.card && wanted.card->isVisible() && !wanted.isPainted;
    });
    if (next == m_wanted.end()) {
        return;
    }
    next->isPainted = true;
    CardFace face = next->card->face();
    face.picture = tablePicture(*next->moment, next->size, next->card->devicePixelRatioF(), m_colours);
    next->card->show(face);
    begin();
}

bool CardPictures::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show) {
        begin();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace zama::shell
