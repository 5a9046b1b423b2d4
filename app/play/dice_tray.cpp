#include "app/play/dice_tray.h"

#include "core/text/phrase.h"
#include "table/model/message_formatter.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QStringList>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace zama::play {
namespace {

constexpr int kRowsAtOnce = 4;
constexpr int kTick = 70; // milliseconds between two pictures of tumbling dice

QLabel *wordsLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText); // authors' names are not markup
    return label;
}

bool wantsMotion(const QWidget &widget)
{
    return widget.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &widget) > 0;
}

} // namespace

DiceTray::DiceTray(table::FigurePixmaps &pixmaps, QWidget *parent)
    : QWidget(parent),
      m_announcement(wordsLabel(this)),
      m_scroll(new QScrollArea(this)),
      m_board(new DiceBoard(pixmaps)),
      m_result(wordsLabel(this)),
      m_entry(new DiceEntry(pixmaps, this)),
      m_roll(new QPushButton(this))
{
    m_scroll->setWidget(m_board);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    setFocusPolicy(Qt::StrongFocus);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_announcement);
    layout->addWidget(m_scroll, 1000); // takes what it needs; the rest is free room below the result
    layout->addWidget(m_result);
    layout->addStretch(1);
    layout->addWidget(m_entry);
    layout->addWidget(m_roll);
    connect(m_roll, &QPushButton::clicked, this, [this] { trigger(); });
    connect(m_board, &DiceBoard::clicked, this, &DiceTray::pick);
    connect(m_entry, &DiceEntry::changed, this, &DiceTray::showTyped);
    connect(m_entry, &DiceEntry::confirmed, this, &DiceTray::facesEntered);
    connect(&m_ticks, &QTimer::timeout, this, &DiceTray::tick);
    dress();
    arrange();
}

// A size that was set no longer follows the program's text: it is set again whenever that changes.
void DiceTray::dress()
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    large.setBold(true);
    m_result->setFont(large);
    m_roll->setFont(large);
    m_roll->setMinimumHeight(fontMetrics().height() * 3);
}

void DiceTray::setEntry(Entry entry)
{
    m_entryKind = entry;
    m_entry->begin(m_isDue && entry == Entry::Typed ? m_due : 0);
    if (m_isDue && entry == Entry::Program) {
        m_board->setCount(m_due); // what was typed so far is of no use
    }
    arrange();
}

void DiceTray::setLivery(const Livery &livery)
{
    m_board->setColours(table::dieColours(livery));
}

void DiceTray::announce(const QString &text, int dice, int hitOn)
{
    m_ticks.stop();
    m_announcement->setText(text);
    m_isDue = true;
    m_due = dice;
    m_hitOn = hitOn;
    m_hasRolled = false;
    m_faces = {};
    m_board->setCount(dice);
    m_entry->begin(m_entryKind == Entry::Typed ? dice : 0);
    arrange();
    QAccessibleEvent alert(m_announcement, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void DiceTray::clearAnnouncement()
{
    m_isDue = false;
    m_due = 0;
    m_announcement->clear();
    m_entry->begin(0);
    if (!m_hasRolled) {
        m_board->setCount(0);
    }
    arrange();
}

void DiceTray::clear()
{
    m_ticks.stop();
    m_hasRolled = false;
    m_faces = {};
    m_hitOn = 0;
    m_outcome = {};
    clearAnnouncement();
}

void DiceTray::tumble(int milliseconds)
{
    if (milliseconds <= 0 || m_board->count() == 0 || !wantsMotion(*this)) {
        return;
    }
    m_tumbleFor = milliseconds;
    m_since.start();
    m_ticks.start(kTick);
    m_result->clear();
    tick();
}

// These faces are only something to look at: what the dice show was decided elsewhere.
void DiceTray::tick()
{
    if (m_since.elapsed() >= m_tumbleFor) {
        stopTumbling();
        return;
    }
    QRandomGenerator &any = *QRandomGenerator::global();
    for (int i = 0; i < m_board->count(); ++i) {
        m_board->show(i, {any.bounded(1, 7), DieMark::None, false, any.bounded(1, 90) - 45.5});
    }
}

void DiceTray::stopTumbling()
{
    m_ticks.stop();
    if (m_hasRolled) {
        settle();
        return;
    }
    for (int i = 0; i < m_board->count(); ++i) {
        m_board->show(i, {});
    }
}

void DiceTray::showRolled(const Faces &faces, int hitOn, Words outcome)
{
    m_faces = faces;
    m_hitOn = hitOn;
    m_outcome = std::move(outcome);
    m_hasRolled = true;
    m_isDue = false;
    if (m_board->count() != faces.count) {
        m_board->setCount(faces.count);
    }
    m_entry->begin(0);
    arrange();
    if (!isTumbling()) {
        settle();
    }
}

void DiceTray::settle()
{
    int die = 0;
    for (const std::uint8_t face : m_faces.view()) {
        const DieMark mark = m_hitOn == 0 ? DieMark::None : face >= m_hitOn ? DieMark::Hit : DieMark::Miss;
        m_board->show(die++, {face, mark, false, 0});
    }
    retranslate();
    QAccessibleEvent alert(m_result, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    emit settled();
}

int DiceTray::hits() const
{
    const auto faces = m_faces.view();
    return m_hitOn == 0
               ? 0
               : static_cast<int>(std::ranges::count_if(faces, [&](int face) { return face >= m_hitOn; }));
}

QString DiceTray::resultLine() const
{
    if (!m_hasRolled || isTumbling()) {
        return {};
    }
    if (m_outcome) {
        return m_outcome();
    }
    if (m_hitOn == 0) {
        return {};
    }
    const int n = hits();
    return n == 0 ? tr("No hit") : table::MessageFormatter(locale()).sentence(hitCount(n), Setup{});
}

QString DiceTray::spokenResult() const
{
    if (!m_hasRolled || isTumbling()) {
        return {};
    }
    QStringList faces;
    for (const std::uint8_t face : m_faces.view()) {
        faces.push_back(locale().toString(face));
    }
    const QString list = table::MessageFormatter(locale()).list(faces);
    const QString line = resultLine();
    return line.isEmpty() ? tr("Faces: %1", "list of faces").arg(list)
                          : tr("%1. Faces: %2", "result, list of faces").arg(line, list);
}

QString DiceTray::announcement() const
{
    return m_announcement->text();
}

QString DiceTray::result() const
{
    return m_result->text();
}

bool DiceTray::trigger()
{
    if (isTumbling()) {
        stopTumbling();
        return true;
    }
    if (!m_isDue || (m_entryKind == Entry::Typed && !m_entry->dice().isComplete())) {
        return false;
    }
    if (m_entryKind == Entry::Program) {
        emit rollRequested();
    } else {
        m_entry->confirm();
    }
    return true;
}

void DiceTray::showTyped()
{
    if (!m_isDue || m_entryKind != Entry::Typed) {
        return;
    }
    const TypedDice &dice = m_entry->dice();
    for (int i = 0; i < std::min(dice.size(), m_board->count()); ++i) {
        m_board->show(i, {dice.face(i), DieMark::None, i == dice.cursor(), 0});
    }
    if (dice.cursor() < m_board->count()) {
        const DieFace &die = m_board->die(dice.cursor());
        m_scroll->ensureWidgetVisible(const_cast<DieFace *>(&die), 0, 0);
    }
}

void DiceTray::pick(int die)
{
    if (isTumbling()) {
        stopTumbling();
    } else if (m_isDue && m_entryKind == Entry::Typed && !m_entry->isCounting()) {
        m_entry->moveTo(die);
        setFocus();
    }
}

bool DiceTray::typeKey(int key)
{
    if (key >= Qt::Key_1 && key <= Qt::Key_6) {
        m_entry->put(key - Qt::Key_0);
        return true;
    }
    switch (key) {
    case Qt::Key_Backspace:
        m_entry->erase();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        m_entry->confirm();
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const bool forward = (key == Qt::Key_Right) == (layoutDirection() == Qt::LeftToRight);
        m_entry->moveTo(m_entry->dice().cursor() + (forward ? 1 : -1));
        return true;
    }
    default:
        return false;
    }
}

void DiceTray::keyPressEvent(QKeyEvent *event)
{
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool isTyping = isPlain && m_isDue && m_entryKind == Entry::Typed;
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isTyping && typeKey(event->key())) {
        return;
    }
    if (isPlain && (isEnter || event->key() == Qt::Key_Space) && trigger()) {
        return;
    }
    QWidget::keyPressEvent(event);
}

void DiceTray::mousePressEvent(QMouseEvent *event)
{
    if (isTumbling()) {
        stopTumbling();
    } else {
        QWidget::mousePressEvent(event);
    }
}

// Whoever has just confirmed or rolled with a button keeps the keys of the dice, though the button goes.
void DiceTray::arrange()
{
    const bool hadFocus = focusWidget() != nullptr && focusWidget()->hasFocus();
    m_entry->setVisible(m_isDue && m_entryKind == Entry::Typed);
    m_roll->setVisible(m_entryKind == Entry::Program);
    m_roll->setEnabled(m_isDue);
    if (hadFocus && !isAncestorOf(QApplication::focusWidget())) {
        setFocus();
    }
    m_scroll->setVisible(m_board->count() > 0);
    fitBoard();
    retranslate();
}

// As high as the dice need; of many dice some rows are always seen, the others where there is room.
void DiceTray::fitBoard()
{
    const int row = DieFace::sizeFor(fontMetrics(), m_board->count()).height() + 6;
    const QMargins edge = layout()->contentsMargins();
    const int needed = m_board->heightForWidth(width() - edge.left() - edge.right());
    const int shown = std::min(std::max(row, needed), kRowsAtOnce * row);
    m_scroll->setVerticalScrollBarPolicy(needed <= shown ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    m_scroll->setMinimumHeight(shown);
    m_scroll->setMaximumHeight(std::max(row, needed));
}

void DiceTray::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitBoard();
}

void DiceTray::retranslate()
{
    setAccessibleName(tr("Dice"));
    m_board->setAccessibleName(tr("Dice of this roll"));
    m_roll->setText(!m_isDue ? tr("No roll is due")
                             : table::MessageFormatter(locale()).sentence(rollNext(m_due), Setup{}));
    m_result->setText(resultLine());
    m_result->setVisible(!m_result->text().isEmpty());
    m_result->setAccessibleName(spokenResult());
}

void DiceTray::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        dress();
        fitBoard();
    }
}

void DiceTray::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    if (m_isDue && m_entryKind == Entry::Typed && m_entry->isCounting()) {
        m_entry->setFocus(event->reason());
    }
}

} // namespace zama::play
