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

namespace zama::shell {
namespace {

const QString kPlayers = QStringLiteral("newBattle/players");
const QString kDice = QStringLiteral("newBattle/dice");
const QString kUndo = QStringLiteral("newBattle/undo");

QPixmap signOf(const Livery &livery, int size, double ratio, const QColor &outline)
{
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    const QRectF box(1, 1, size - 2, size - 2);
    table::fillWithLivery(painter, box, livery, 7.0);
    painter.setPen(outline);
    painter.drawRect(box);
    return pixmap;
}

} // namespace

PlayStrip::PlayStrip(QWidget *parent)
    : QFrame(parent),
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
    dress();
}

PlayStrip::Field PlayStrip::makeField(int count)
{
    Field field{new QLabel(this), new QLabel(this), new QComboBox(this)};
    field.label->setTextFormat(Qt::PlainText);
    field.label->setBuddy(field.box);
    field.sign->hide();
    field.box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    field.box->setMinimumContentsLength(12);
    for (int i = 0; i < count; ++i) {
        field.box->addItem(QString());
    }
    connect(field.box, &QComboBox::currentIndexChanged, this, &PlayStrip::retranslate);
    return field;
}

void PlayStrip::layOut()
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(3);
    int column = 0;
    for (const Field *field : {&m_sides[0], &m_sides[1], &m_dice, &m_undo}) {
        auto *heading = new QHBoxLayout;
        heading->setSpacing(6);
        heading->addWidget(field->sign);
        heading->addWidget(field->label, 1);
        grid->addLayout(heading, 0, column);
        grid->addWidget(field->box, 1, column);
        grid->setColumnStretch(column++, 1);
    }
    auto *last = new QHBoxLayout;
    last->setSpacing(14);
    last->addWidget(m_hint, 1);
    last->addWidget(m_begin);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(14, 10, 14, 12);
    all->setSpacing(9);
    all->addLayout(grid);
    all->addLayout(last);
}

void PlayStrip::show(const SetupPtr &setup)
{
    m_setup = setup;
    retranslate();
    dress();
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
        field.box->setItemText(0, tr("A person"));
        field.box->setItemText(1, tr("Computer: Recruit (easy)"));
        field.box->setItemText(2, tr("Computer: Veteran (medium)"));
        field.box->setItemText(3, tr("Computer: Commander (strong)"));
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
    for (const Field *field : {&m_sides[0], &m_sides[1], &m_dice, &m_undo}) {
        field->box->setToolTip(field->box->currentText()); // long words may be cut off
    }
    m_hint->setText(tr("All of this can be changed during the battle."));
    m_begin->setText(tr("&Begin the battle"));
    m_begin->setAccessibleDescription(m_setup ? formatter.text(m_setup->scenario.title)
                                              : tr("Begins the chosen battle"));
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
    m_begin->setMinimumHeight(fontMetrics().height() * 2);
    m_begin->setAutoDefault(true);
    for (std::size_t i = 0; m_setup && i < m_sides.size(); ++i) {
        m_sides.at(i).sign->setPixmap(signOf(m_setup->scenario.sides.at(i).livery, fontMetrics().height(),
                                             devicePixelRatioF(), palette().color(QPalette::WindowText)));
        m_sides.at(i).sign->show();
    }
}

void PlayStrip::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        retranslate();
    } else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        dress();
    }
}

} // namespace zama::shell
