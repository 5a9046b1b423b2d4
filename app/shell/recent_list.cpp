#include "app/shell/recent_list.h"

#include "app/shell/card_button.h"
#include "app/shell/card_pictures.h"
#include "core/text/phrase.h"
#include "table/model/message_formatter.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace zama::shell {
namespace {

constexpr QSize kPicture(96, 64);

} // namespace

RecentList::RecentList(BattleShelf &shelf, CardPictures &pictures, QWidget *parent)
    : QWidget(parent),
      m_shelf(shelf),
      m_pictures(pictures),
      m_none(new QLabel(this)),
      m_layout(new QVBoxLayout(this))
{
    m_none->setWordWrap(true);
    m_none->setForegroundRole(QPalette::PlaceholderText);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(6);
    m_layout->addWidget(m_none);
    connect(&m_shelf, &BattleShelf::changed, this, &RecentList::showShelf);
    retranslate();
    alignWords();
}

void RecentList::retranslate()
{
    m_none->setText(tr("Battles you have begun will stand here. Each is kept by itself, order by order."));
    showShelf();
}

void RecentList::showShelf()
{
    const auto &battles = m_shelf.battles();
    // Cards that stay keep the keyboard's focus.
    const bool areSame = battles.size() == m_cards.size() &&
                         std::equal(battles.begin(), battles.end(), m_shown.begin(), m_shown.end(),
                                    [](const ShelvedBattle &a, const ShelvedBattle &b) {
                                        return a.path == b.path &&
                                               a.summary.isReadable == b.summary.isReadable &&
                                               a.isHeld == b.isHeld;
                                    });
    m_shown = battles;
    if (!areSame) {
        rebuild();
    }
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        showOn(*m_cards[i], m_shown[i]);
    }
    m_none->setVisible(m_cards.empty());
}

void RecentList::rebuild()
{
    for (CardButton *card : m_cards) {
        card->hide();
        card->deleteLater(); // it may be the one whose press led here
    }
    m_cards.clear();
    for (const ShelvedBattle &battle : m_shown) {
        m_cards.push_back(makeCard(battle));
        m_layout->addWidget(m_cards.back());
    }
}

CardButton *RecentList::makeCard(const ShelvedBattle &battle)
{
    auto *card = new CardButton(CardButton::Shape::Wide, 1.05, this);
    if (battle.summary.isReadable) {
        card->setPictureSize(kPicture);
        connect(card, &QAbstractButton::clicked, this,
                [this, path = battle.path] { emit continueRequested(path); });
    } else {
        card->setFaint(true);
    }
    card->setToolTip(battle.path);
    makeForgettable(*card, battle);
    return card;
}

void RecentList::showOn(CardButton &card, const ShelvedBattle &battle)
{
    const BattleSummary &summary = battle.summary;
    CardFace face = card.face();
    face.title = summary.title;
    face.text =
        summary.isReadable ? tr("%1 against %2").arg(summary.sides[0], summary.sides[1]) : summary.reason;
    face.note = summary.isReadable ? situationOf(battle) : QString();
    if (summary.isReadable && battle.branch) {
        face.note = tr("%1\n%2", "situation, where it branched off").arg(face.note, branchOf(battle));
    }
    card.show(face);
    if (battle.moment) {
        m_pictures.want(card, battle.moment, kPicture);
    }
}

void RecentList::makeForgettable(CardButton &card, const ShelvedBattle &battle)
{
    if (battle.isHeld) {
        return;
    }
    auto *forget = new QAction(
        m_shelf.isOurs(battle.path) ? tr("Move it to the trash") : tr("Take it out of this list"), &card);
    forget->setShortcut(QKeySequence::Delete);
    forget->setShortcutContext(Qt::WidgetShortcut);
    connect(forget, &QAction::triggered, this, [this, path = battle.path] { m_shelf.forget(path); });
    card.addAction(forget);
    card.setContextMenuPolicy(Qt::ActionsContextMenu);
}

QString RecentList::situationOf(const ShelvedBattle &battle) const
{
    const QString turn = locale().toString(battle.summary.turn);
    if (battle.isHeld) {
        return tr("Turn %1 · being played elsewhere").arg(turn);
    }
    const QString when = lastPlayed(battle, locale());
    return battle.summary.isFinished ? tr("Finished in turn %1 · %2").arg(turn, when)
                                     : tr("Turn %1 · %2").arg(turn, when);
}

// The steps are known when the battle has been read.
QString RecentList::branchOf(const ShelvedBattle &battle) const
{
    const QString turn = locale().toString(battle.branch->turn);
    const auto step = static_cast<std::size_t>(battle.branch->step);
    if (!battle.moment || step >= battle.moment->setup->steps.size()) {
        return tr("Branched off in turn %1").arg(turn);
    }
    const Setup &setup = *battle.moment->setup;
    const table::MessageFormatter formatter(locale());
    const QString name = formatter.sentence(messageFor(setup.steps[step].kind), setup);
    const SideId side = setup.steps[step].side;
    return side.isValid() ? tr("Branched off in turn %1, %2: %3", "turn, side, step")
                                .arg(turn, formatter.text(setup.scenario.sides.at(side.index()).name), name)
                          : tr("Branched off in turn %1, %2", "turn, step").arg(turn, name);
}

void RecentList::alignWords()
{
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    m_none->setAlignment(Qt::AlignAbsolute | Qt::AlignTop | (isMirrored ? Qt::AlignRight : Qt::AlignLeft));
}

void RecentList::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_shown.clear(); // menus of the cards are words too
        retranslate();
    } else if (event->type() == QEvent::LayoutDirectionChange) {
        alignWords();
    }
}

QString lastPlayed(const ShelvedBattle &battle, const QLocale &locale)
{
    const QDate day = battle.changed.date();
    const QString time = locale.toString(battle.changed.time(), QLocale::ShortFormat);
    const qint64 ago = day.daysTo(QDate::currentDate());
    const bool isLatin = table::spokenLanguage().tag == QLatin1String("la"); // Qt knows no months in it
    return ago == 0   ? RecentList::tr("today, %1").arg(time)
           : ago == 1 ? RecentList::tr("yesterday, %1").arg(time)
                      : locale.toString(day, isLatin ? QLocale::ShortFormat : QLocale::LongFormat);
}

} // namespace zama::shell
