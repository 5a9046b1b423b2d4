#include "app/shell/play_strip.h"

#include "table/model/message_formatter.h"
#include "table/scene/livery_painter.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>

namespace zama::shell {
namespace {

constexpr int kMargin = 14;
const QString kPlayers = QStringLiteral("newBattle/players");
const QString kDice = QStringLiteral("newBattle/dice");
const QString kUndo = QStringLiteral("newBattle/undo");

} // namespace

PlayStrip::PlayStrip(QWidget *parent)
    : QFrame(parent),
      m_grid(new QGridLayout),
      m_hint(new QLabel(this)),
      m_begin(new QPushButton(this))
{
    m_sides = {makeField(4), makeField(4)};
    m_dice = makeField(2);
    m_undo = makeField(3);
    m_hint->setWordWrap(true);
    m_hint->setTextFormat(Qt::PlainText);
    layOut();
    connect(m_begin, &QPushButton::clicked, this, [this] {
        remember();
        emit beginPressed();
    });
    retranslate();
    setChoice(remembered());
}

PlayStrip::Field PlayStrip::makeField(int count)
{
    auto *whole = new QWidget(this);
    Field field{whole, new QLabel(whole), new QLabel(whole), new QComboBox(whole)};
    field.label->setTextFormat(Qt::PlainText);
    field.label->setBuddy(field.box);
    field.sign->hide();
    field.box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    field.box->setMinimumContentsLength(10);
    for (int i = 0; i < count; ++i) {
        field.box->addItem(QString());
    }
    connect(field.box, &QComboBox::currentIndexChanged, this, &PlayStrip::retranslate);
    auto *heading = new QHBoxLayout;
    heading->setSpacing(6);
    heading->addWidget(field.sign);
    heading->addWidget(field.label);
    heading->addStretch(1);
    auto *layout = new QVBoxLayout(whole);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3);
    layout->addLayout(heading);
    layout->addWidget(field.box);
    return field;
}

std::array<const PlayStrip::Field *, 4> PlayStrip::fields() const
{
    return {&m_sides[0], &m_sides[1], &m_dice, &m_undo};
}

void PlayStrip::layOut()
{
    m_grid->setHorizontalSpacing(14);
    m_grid->setVerticalSpacing(8);
    auto *last = new QHBoxLayout;
    last->setSpacing(14);
    last->addWidget(m_hint, 1);
    last->addWidget(m_begin);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(kMargin, 10, kMargin, 12);
    all->setSpacing(9);
    all->addLayout(m_grid);
    all->addLayout(last);
}

// All fields in one row if every choice can be read there, else two.
void PlayStrip::arrange()
{
    constexpr int kArrow = 40;
    int widest = 0;
    for (const Field *field : fields()) {
        for (int i = 0; i < field->box->count(); ++i) {
            const int words = fontMetrics().horizontalAdvance(field->box->itemText(i));
            widest = std::max({widest, words + kArrow, field->whole->minimumSizeHint().width()});
        }
    }
    const int space = width() - 2 * kMargin;
    const int columns = 4 * widest + 3 * m_grid->horizontalSpacing() <= space ? 4 : 2;
    if (columns == m_columns) {
        return;
    }
    m_columns = columns;
    for (int i = 0; i < 4; ++i) {
        m_grid->removeWidget(fields().at(static_cast<std::size_t>(i))->whole);
        m_grid->addWidget(fields().at(static_cast<std::size_t>(i))->whole, i / columns, i % columns);
        m_grid->setColumnStretch(i, i < columns ? 1 : 0);
    }
}

void PlayStrip::show(const SetupPtr &setup)
{
    m_setup = setup;
    retranslate();
}

PlayChoice PlayStrip::choice() const
{
    PlayChoice choice;
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        choice.players.at(i) = static_cast<Player>(m_sides.at(i).box->currentIndex());
    }
    choice.dice = static_cast<DiceChoice>(m_dice.box->currentIndex());
    choice.undo = static_cast<UndoPolicy>(m_undo.box->currentIndex());
    return choice;
}

void PlayStrip::setChoice(const PlayChoice &choice)
{
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        m_sides.at(i).box->setCurrentIndex(static_cast<int>(choice.players.at(i)));
    }
    m_dice.box->setCurrentIndex(static_cast<int>(choice.dice));
    m_undo.box->setCurrentIndex(static_cast<int>(choice.undo));
}

PlayChoice PlayStrip::remembered() const
{
    const QSettings settings;
    PlayChoice choice;
    const QStringList players = settings.value(kPlayers).toStringList();
    for (std::size_t i = 0; i < choice.players.size(); ++i) {
        choice.players.at(i) =
            playerOf(players.value(static_cast<qsizetype>(i))).value_or(choice.players.at(i));
    }
    choice.dice = diceOf(settings.value(kDice).toString()).value_or(choice.dice);
    choice.undo = undoOf(settings.value(kUndo).toString()).value_or(choice.undo);
    return choice;
}

void PlayStrip::remember() const
{
    const PlayChoice now = choice();
    QSettings settings;
    settings.setValue(kPlayers, QStringList{keyOf(now.players[0]), keyOf(now.players[1])});
    settings.setValue(kDice, keyOf(now.dice));
    settings.setValue(kUndo, keyOf(now.undo));
}

void PlayStrip::retranslate()
{
    const table::MessageFormatter formatter(locale());
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        const Field &field = m_sides.at(i);
        const QString name =
            m_setup ? formatter.text(m_setup->scenario.sides.at(i).name) : tr("Side %1").arg(i + 1);
        field.label->setText(name);
        field.box->setAccessibleName(tr("Who plays %1").arg(name));
        for (int item = 0; item < field.box->count(); ++item) {
            field.box->setItemText(item, play::nameOf(static_cast<play::Player>(item)));
        }
        const std::array strengths{tr("Somebody at this screen"), tr("Does whatever is allowed"),
                                   tr("Sees a good move when there is one"), tr("Thinks the battle ahead")};
        for (int item = 0; item < field.box->count(); ++item) {
            const QString &words = strengths.at(static_cast<std::size_t>(item));
            field.box->setItemData(item, words, Qt::ToolTipRole);
            field.box->setItemData(item, words, Qt::AccessibleDescriptionRole);
        }
    }
    m_dice.label->setText(tr("Dice"));
    m_dice.box->setAccessibleName(tr("Dice"));
    m_dice.box->setItemText(0, tr("Rolled by the program"));
    m_dice.box->setItemText(1, tr("Real dice, typed in"));
    m_undo.label->setText(tr("Orders may be taken back"));
    m_undo.box->setAccessibleName(tr("How far orders may be taken back"));
    m_undo.box->setItemText(0, tr("Until dice are rolled"));
    m_undo.box->setItemText(1, tr("Within the step"));
    m_undo.box->setItemText(2, tr("As far as one likes"));
    for (const Field *field : fields()) {
        field->box->setToolTip(field->box->currentText()); // long words may be cut off
    }
    m_hint->setText(tr("All of this can be changed during the battle."));
    m_begin->setText(tr("Beg&in the battle"));
    m_begin->setAccessibleDescription(m_setup ? formatter.text(m_setup->scenario.title)
                                              : tr("Begins the chosen battle"));
    dress();
}

void PlayStrip::dress()
{
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    QPalette strong = palette();
    strong.setColor(QPalette::Button, palette().color(QPalette::Highlight));
    strong.setColor(QPalette::ButtonText, palette().color(QPalette::HighlightedText));
    m_begin->setPalette(strong);
    QFont bold = font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() * 1.1);
    m_begin->setFont(bold);
    m_begin->setMinimumSize(QFontMetrics(bold).horizontalAdvance(m_begin->text()) +
                                fontMetrics().averageCharWidth() * 4,
                            fontMetrics().height() * 2);
    m_begin->setAutoDefault(true);
    for (std::size_t i = 0; m_setup && i < m_sides.size(); ++i) {
        m_sides.at(i).sign->setPixmap(table::liverySign(m_setup->scenario.sides.at(i).livery,
                                                        fontMetrics().height(), devicePixelRatioF(),
                                                        palette().color(QPalette::WindowText)));
        m_sides.at(i).sign->show();
    }
    arrange();
}

void PlayStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Mid), 1.2));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(2.5, 2.5, -2.5, -2.5), 8.0, 8.0);
}

void PlayStrip::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    arrange();
}

void PlayStrip::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        dress();
    }
}

} // namespace zama::shell
