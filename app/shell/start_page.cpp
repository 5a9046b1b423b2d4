#include "app/shell/start_page.h"

#include "app/play/title_font.h"
#include "app/shell/card_button.h"
#include "app/shell/card_shelf.h"
#include "app/shell/design_corner.h"
#include "app/shell/play_strip.h"
#include "app/shell/recent_list.h"
#include "app/shell/theme.h"
#include "core/game/decide.h"
#include "core/text/phrase.h"
#include "table/art/recolour.h"
#include "table/model/message_formatter.h"
#include "table/widgets/upright_area.h"

#include <QApplication>
#include <QButtonGroup>
#include <QEvent>
#include <QGridLayout>
#include <QIcon>
#include <QLabel>
#include <QPainter>
#include <QPixmapCache>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QShowEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace zama::shell {
namespace {

const QString kChosen = QStringLiteral("newBattle/scenario");
const QString kFirstChoice = QStringLiteral("zama");

constexpr int kWidest = 1500; // beyond this lines of text get too long to read
constexpr QSize kTablePicture(400, 230);
constexpr QSize kSmallPicture(400, 130);
constexpr QMargins kPageMargins(28, 16, 28, 16);
constexpr int kPageGap = 14;
constexpr int kSidesGap = 28;
constexpr int kBesideBar = 4;
constexpr int kNewShare = 5; // of the width, for new battles; the rest is for those under way
constexpr int kRecentShare = 2;

using Density = StartPage::Density;

// Heights in lines of text, so that they grow with it.
int emblemLines(Density density)
{
    return density == Density::Roomy ? 4 : 2;
}

int opponentsLines(Density density)
{
    return density == Density::Roomy ? 5 : 3;
}

double titleFactor(Density density)
{
    return density == Density::Roomy ? 2.6 : 1.6;
}

// Empty: none.
QSize tablePicture(Density density)
{
    switch (density) {
    case Density::Roomy:
        break;
    case Density::Compact:
        return kSmallPicture;
    case Density::Bare:
        return {};
    }
    return kTablePicture;
}

QLabel *plainLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

// The two sides of the first battle, face to face.
QPixmap opponents(int height, double ratio)
{
    const QString cacheKey = QStringLiteral("opponents %1 %2").arg(height).arg(ratio);
    QPixmap both;
    if (QPixmapCache::find(cacheKey, &both)) {
        return both;
    }
    table::FigurePixmaps pixmaps;
    const auto stand = [&](const char *key, const char *army) {
        const table::FigureLook look{QString::fromLatin1(key), QString::fromLatin1(army), {}};
        return pixmaps.stand(look, table::FigureView::Front, height * ratio);
    };
    const QPixmap left = stand("roman-infantry", "roman");
    const QPixmap right = stand("carthaginian-heavy-infantry", "carthaginian")
                              .transformed(QTransform::fromScale(-1, 1)); // figures face right
    both = QPixmap(left.width() + right.width(), std::max(left.height(), right.height()));
    both.fill(Qt::transparent);
    QPainter painter(&both);
    painter.drawPixmap(0, both.height() - left.height(), left);
    painter.drawPixmap(left.width(), both.height() - right.height(), right);
    painter.end();
    both.setDevicePixelRatio(both.height() / static_cast<double>(height));
    QPixmapCache::insert(cacheKey, both);
    return both;
}

// Large enough to be hit with a finger on a board.
void makeRoomy(QPushButton &button)
{
    const QFontMetrics metrics = button.fontMetrics();
    button.setMinimumSize(metrics.horizontalAdvance(button.text()) + 4 * metrics.averageCharWidth(),
                          2 * metrics.height());
}

QPixmap emblem(int size, double ratio)
{
    return QIcon(QStringLiteral(":/zama/app/app-icon.svg")).pixmap(QSize(size, size), ratio);
}

} // namespace

StartPage::StartPage(BattleShelf &shelf, QWidget *parent)
    : QScrollArea(parent),
      m_shelf(shelf),
      m_battles(offeredBattles()),
      m_emblem(new QLabel),
      m_title(new QLabel),
      m_tagline(plainLabel(nullptr)),
      m_language(new QPushButton),
      m_offer(new QFrame),
      m_offerText(plainLabel(m_offer)),
      m_goOn(new QPushButton(m_offer)),
      m_notNow(new QPushButton(m_offer)),
      m_guided(new CardButton(CardButton::Shape::Wide, 1.5)),
      m_newHeading(new QLabel),
      m_group(new QButtonGroup(this)),
      m_row(new CardShelf),
      m_lengths(makeLengths()),
      m_strip(new PlayStrip),
      m_recentHeading(new QLabel),
      m_recent(new RecentList(shelf, m_pictures)),
      m_open(new QPushButton),
      m_design(new DesignCorner)
{
    makeOffer();
    makeCards();
    layOut();
    retranslate();
    dress();
    connect(&m_shelf, &BattleShelf::changed, this, &StartPage::showShelf);
    connect(m_recent, &RecentList::continueRequested, this, &StartPage::continueRequested);
    connect(m_guided, &QAbstractButton::clicked, this, &StartPage::requestGuided);
    connect(m_strip, &PlayStrip::beginPressed, this, &StartPage::requestNew);
    connect(m_open, &QPushButton::clicked, this, &StartPage::openRequested);
}

void StartPage::makeOffer()
{
    auto *layout = new QHBoxLayout(m_offer);
    layout->setContentsMargins(16, 10, 12, 10);
    layout->setSpacing(12);
    layout->addWidget(m_offerText, 1);
    layout->addWidget(m_goOn);
    layout->addWidget(m_notNow);
    m_offer->setAutoFillBackground(true);
    m_offer->hide();
    connect(m_goOn, &QPushButton::clicked, this, [this] { emit continueRequested(m_offered); });
    connect(m_notNow, &QPushButton::clicked, this, [this] { m_shelf.setAside(m_offered); });
}

void StartPage::makeCards()
{
    const QString last = QSettings().value(kChosen, shippedPath(kFirstChoice)).toString();
    int chosen = -1;
    for (std::size_t i = 0; i < m_battles.size(); ++i) {
        const OfferedBattle &battle = m_battles[i];
        auto *card = new CardButton(CardButton::Shape::Tall, 1.15);
        card->setCheckable(true);
        card->setAutoExclusive(true);
        card->setPictureSize(kTablePicture);
        m_pictures.want(*card, std::make_shared<const State>(begin(battle.whole.setup)), kTablePicture);
        m_group->addButton(card, static_cast<int>(i));
        m_cards.push_back(card);
        m_row->add(*card);
        const bool isBrief = battle.hasBrief() && battle.brief.path == last;
        const bool isUsual = chosen < 0 && battle.whole.path == shippedPath(kFirstChoice);
        chosen = battle.whole.path == last || isBrief || isUsual ? static_cast<int>(i) : chosen;
        m_brief->setChecked(m_brief->isChecked() || isBrief);
    }
    connect(m_group, &QButtonGroup::idToggled, this, [this](int index, bool isOn) {
        if (isOn) {
            choose(index);
        }
    });
    if (chosen >= 0) {
        m_cards.at(static_cast<std::size_t>(chosen))->setChecked(true);
    }
}

// Which length of the chosen battle; the choice stays when another battle is looked at.
QWidget *StartPage::makeLengths()
{
    auto *lengths = new QWidget;
    m_whole = new QRadioButton(lengths);
    m_brief = new QRadioButton(lengths);
    m_whole->setChecked(true);
    auto *layout = new QHBoxLayout(lengths);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(24);
    layout->addWidget(m_whole);
    layout->addWidget(m_brief);
    layout->addStretch(1);
    connect(m_brief, &QRadioButton::toggled, this, &StartPage::showChosen);
    return lengths;
}

void StartPage::setLanguageMenu(QMenu &menu)
{
    m_language->setMenu(&menu);
}

QLayout *StartPage::headLayout()
{
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_title);
    words->addWidget(m_tagline);
    auto *head = new QHBoxLayout;
    head->setSpacing(16);
    head->addWidget(m_emblem);
    head->addLayout(words, 1);
    head->addWidget(m_language, 0, Qt::AlignTop);
    return head;
}

QWidget *StartPage::newSide()
{
    auto *layout = new QVBoxLayout;
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addWidget(m_guided);
    layout->addWidget(m_newHeading);
    layout->addWidget(m_row);
    layout->addWidget(m_lengths);
    layout->addWidget(m_strip);
    layout->addStretch(1);
    auto *side = new QWidget;
    side->setLayout(layout);
    return side;
}

// What can always be done stays at its place; of what there may be any number scrolls below it.
QWidget *StartPage::recentSide()
{
    auto *layout = new QVBoxLayout;
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_design);
    layout->addSpacing(12);
    layout->addWidget(m_recentHeading);
    layout->addWidget(m_open);
    layout->addWidget(recentArea(), 1);
    auto *side = new QWidget;
    side->setLayout(layout);
    return side;
}

QWidget *StartPage::recentArea()
{
    auto *list = new QWidget;
    auto *layout = new QVBoxLayout(list);
    layout->setContentsMargins(0, 0, kBesideBar, 0);
    layout->setSpacing(8);
    layout->addWidget(&m_design->offers());
    layout->addWidget(m_recent);
    layout->addStretch(1);
    auto *area = new table::UprightArea(*list);
    area->setFocusPolicy(Qt::NoFocus); // what is in it can have the focus
    return area;
}

void StartPage::layOut()
{
    auto *sides = new QHBoxLayout;
    sides->setSpacing(kSidesGap);
    m_newSide = newSide();
    sides->addWidget(m_newSide, kNewShare);
    sides->addWidget(recentSide(), kRecentShare);
    auto *page = new QVBoxLayout;
    page->setContentsMargins(kPageMargins);
    page->setSpacing(kPageGap);
    page->addLayout(headLayout());
    page->addWidget(m_offer);
    page->addLayout(sides, 1);
    auto *content = new QWidget;
    content->setLayout(page);
    content->setMaximumWidth(kWidest);
    auto *middle = new QHBoxLayout;
    middle->setContentsMargins(0, 0, 0, 0);
    middle->addStretch(1);
    middle->addWidget(content, 100);
    middle->addStretch(1);
    auto *room = new QWidget;
    room->setLayout(middle);
    setWidget(room);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    play::useTitleFont(*m_newHeading, 1.25);
    play::useTitleFont(*m_recentHeading, 1.25);
}

QSize StartPage::sizeHint() const
{
    return {1280, 720};
}

void StartPage::retranslate()
{
    const table::MessageFormatter formatter(locale());
    setAccessibleName(tr("Start page"));
    m_title->setText(tr("Zama"));
    m_language->setText(table::spokenLanguage().name());
    m_language->setAccessibleName(tr("Language"));
    m_tagline->setText(tr("Battles of the ancient world, fought on one table by a whole class."));
    m_emblem->setAccessibleName(tr("The emblem of the program"));
    m_goOn->setText(tr("&Go on with it"));
    m_notNow->setText(tr("&Not now"));
    m_notNow->setAccessibleDescription(tr("The battle stays in the list of recent battles."));
    m_newHeading->setText(tr("A new battle"));
    m_recentHeading->setText(tr("Go on with a battle"));
    m_open->setText(tr("&Open a file…"));
    m_open->setAccessibleDescription(tr("Opens a saved battle or a scenario that somebody gave you."));
    CardFace guided = m_guided->face();
    guided.title = tr("Guided first battle");
    guided.text = tr("Two minutes. A handful of units, every step explained, no rules to read first.");
    m_guided->show(guided);
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i]->show(faceOf(m_battles[i], m_cards[i]->face()));
        m_cards[i]->setToolTip(formatter.text(m_battles[i].whole.setup->scenario.place));
    }
    showChosen();
    showOffer();
}

CardFace StartPage::faceOf(const OfferedBattle &battle, CardFace face) const
{
    const table::MessageFormatter formatter(locale());
    const Setup &setup = *battle.whole.setup;
    face.title = formatter.text(setup.scenario.title);
    face.text = formatter.text(setup.scenario.date);
    face.note = formatter.sentence(unitCount(static_cast<int>(setup.units.size())), setup);
    if (setup.scenario.options.turnLimit) {
        face.note = tr("%1 · turns: %2").arg(face.note, locale().toString(*setup.scenario.options.turnLimit));
    }
    return face;
}

void StartPage::dress()
{
    QPalette golden = QApplication::palette();
    golden.setColor(QPalette::Window,
                    table::mixed(golden.color(QPalette::Window), m_pictures.colours().focus, 0.35));
    m_offer->setPalette(golden);
    m_tagline->setForegroundRole(QPalette::PlaceholderText);
    dressHead();
    for (QPushButton *button : {m_goOn, m_notNow, m_open}) {
        makeRoomy(*button);
    }
    alignWords();
    fitHeight();
}

void StartPage::dressHead()
{
    const int line = fontMetrics().height();
    play::useTitleFont(*m_title, titleFactor(m_density));
    m_emblem->setPixmap(emblem(line * emblemLines(m_density), devicePixelRatioF()));
    CardFace face = m_guided->face();
    face.picture = opponents(line * opponentsLines(m_density), devicePixelRatioF());
    m_guided->setPrimary(true);
    m_guided->setPictureSize(face.picture.deviceIndependentSize().toSize());
    m_guided->show(face);
}

// Where the page ends that must be seen: with the choices for a new battle.
int StartPage::heightToBegin() const
{
    QLayout *layout = m_newSide->layout();
    layout->invalidate();
    layout->activate(); // rows within it forget their heights only then
    const int room =
        std::min(viewport()->width(), kWidest) - kPageMargins.left() - kPageMargins.right() - kSidesGap;
    const int side = layout->heightForWidth(room * kNewShare / (kNewShare + kRecentShare));
    const int head = std::max(m_emblem->sizeHint().height(),
                              m_title->sizeHint().height() + m_tagline->sizeHint().height());
    const int offer = m_offer->isHidden() ? 0 : m_offer->sizeHint().height() + kPageGap;
    return kPageMargins.top() + head + kPageGap + offer + side + kPageMargins.bottom();
}

// The largest pictures with which nobody has to scroll to begin a battle.
void StartPage::fitHeight()
{
    if (m_newSide == nullptr) {
        return;
    }
    const Density before = m_density;
    for (const Density density : {Density::Roomy, Density::Compact, Density::Bare}) {
        setDensity(density);
        if (heightToBegin() <= viewport()->height()) {
            break;
        }
    }
    for (std::size_t i = 0; m_density != before && !tablePicture(m_density).isEmpty() && i < m_cards.size();
         ++i) {
        m_pictures.want(*m_cards[i], std::make_shared<const State>(begin(m_battles[i].whole.setup)),
                        tablePicture(m_density));
    }
}

void StartPage::setDensity(Density density)
{
    if (density == m_density) {
        return;
    }
    m_density = density;
    for (CardButton *card : m_cards) {
        card->setPictureSize(tablePicture(density));
    }
    dressHead();
}

void StartPage::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fitHeight();
}

// Every word begins where the page begins, whichever way it is read: authors' titles are not translated.
void StartPage::alignWords()
{
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    for (QLabel *label : {m_title, m_tagline, m_offerText, m_newHeading, m_recentHeading}) {
        label->setAlignment(Qt::AlignAbsolute | Qt::AlignVCenter |
                            (isMirrored ? Qt::AlignRight : Qt::AlignLeft));
    }
}

void StartPage::setSceneColours(const table::SceneColours &colours)
{
    m_pictures.setColours(colours);
    dress();
}

const std::vector<CardButton *> &StartPage::recentCards() const
{
    return m_recent->cards();
}

void StartPage::focusFirst()
{
    QWidget *first = m_offer->isVisibleTo(this)  ? static_cast<QWidget *>(m_goOn)
                     : m_shelf.battles().empty() ? static_cast<QWidget *>(m_guided)
                                                 : &m_strip->beginButton();
    first->setFocus();
}

void StartPage::choose(int index)
{
    // Tab goes to the chosen one, arrow keys to the others.
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const bool isChosen = i == static_cast<std::size_t>(index);
        m_cards[i]->setFocusPolicy(isChosen ? Qt::StrongFocus : Qt::ClickFocus);
    }
    m_row->bringIntoSight(*m_cards.at(static_cast<std::size_t>(index)));
    showChosen();
}

std::size_t StartPage::chosenIndex() const
{
    return static_cast<std::size_t>(m_group->checkedId());
}

const ShippedBattle &StartPage::chosen() const
{
    const OfferedBattle &battle = m_battles.at(chosenIndex());
    return battle.hasBrief() && m_brief->isChecked() ? battle.brief : battle.whole;
}

void StartPage::showChosen()
{
    if (m_group->checkedId() < 0) {
        return;
    }
    const OfferedBattle &battle = m_battles.at(chosenIndex());
    const table::MessageFormatter formatter(locale());
    const auto units = [&](const ShippedBattle &one) {
        return formatter.sentence(unitCount(static_cast<int>(one.setup->units.size())), *one.setup);
    };
    m_whole->setText(tr("The &whole battle: %1").arg(units(battle.whole)));
    m_brief->setText(battle.hasBrief() ? tr("S&hort, for one lesson: %1").arg(units(battle.brief))
                                       : QString());
    m_lengths->setVisible(battle.hasBrief());
    m_strip->show(chosen().setup);
}

const QString &StartPage::chosenBattle() const
{
    return chosen().path;
}

void StartPage::requestNew()
{
    BattleWish wish;
    wish.scenario = chosenBattle();
    wish.play = m_strip->choice();
    QSettings().setValue(kChosen, wish.scenario);
    emit newBattleRequested(wish);
}

void StartPage::requestGuided()
{
    BattleWish wish;
    wish.scenario = shippedPath(guidedId());
    wish.play = {{Player::Person, Player::Recruit}, DiceChoice::Program, UndoPolicy::Free};
    wish.isGuided = true;
    emit newBattleRequested(wish);
}

void StartPage::showShelf()
{
    showOffer();
    if (m_isFresh && isVisible()) {
        focusFirst();
    }
    m_isFresh = false;
}

void StartPage::showOffer()
{
    const auto &battles = m_shelf.battles();
    const auto found = std::find_if(battles.begin(), battles.end(),
                                    [](const ShelvedBattle &battle) { return battle.isInterrupted; });
    const bool isThere = found != battles.end();
    if (isThere) {
        m_offered = found->path;
        m_offerText->setText(
            tr("“%1” was interrupted in turn %2 (%3). Nothing is lost: you can go on where it was.")
                .arg(found->summary.title, locale().toString(found->summary.turn),
                     lastPlayed(*found, locale())));
        m_goOn->setAccessibleDescription(m_offerText->text());
    }
    m_offer->setVisible(isThere);
    fitHeight();
}

void StartPage::showEvent(QShowEvent *event)
{
    QScrollArea::showEvent(event);
    m_isFresh = m_isFresh || !event->spontaneous();
    m_shelf.refresh();
}

void StartPage::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_shelf.refresh();
        dress();
    } else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        dress();
    } else if (event->type() == QEvent::LayoutDirectionChange) {
        alignWords();
    }
}

} // namespace zama::shell
