#include "app/play/dice_entry.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace zama::play {
namespace {

constexpr int kFaceGap = 3;

} // namespace

DiceEntry::DiceEntry(table::FigurePixmaps &pixmaps, QWidget *parent)
    : QWidget(parent),
      m_pixmaps(pixmaps),
      m_hint(new QLabel(this)),
      m_palette(new QWidget(this)),
      m_faceGrid(new QGridLayout(m_palette)),
      m_erase(new QToolButton(this)),
      m_counts(new QWidget(this)),
      m_toggle(new QToolButton(this)),
      m_progress(new QLabel(this)),
      m_confirm(new QPushButton(this))
{
    m_hint->setWordWrap(true);
    m_toggle->setCheckable(true);
    addPalette();
    addCounts();
    auto *last = new QHBoxLayout;
    last->addWidget(m_erase);
    last->addStretch(1);
    last->addWidget(m_toggle);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_hint);
    layout->addWidget(m_palette);
    layout->addWidget(m_counts);
    layout->addWidget(m_progress);
    layout->addLayout(last);
    layout->addWidget(m_confirm);
    connect(m_toggle, &QToolButton::toggled, this, &DiceEntry::setCounting);
    connect(m_confirm, &QPushButton::clicked, this, &DiceEntry::confirm);
    dress();
    begin(0);
}

void DiceEntry::addPalette()
{
    m_faceGrid->setContentsMargins(0, 0, 0, 0);
    m_faceGrid->setSpacing(kFaceGap);
    for (int i = 0; i < 6; ++i) {
        auto *button = new QToolButton(m_palette);
        connect(button, &QToolButton::clicked, this, [this, i] { put(i + 1); });
        m_face.at(static_cast<std::size_t>(i)) = button;
    }
    connect(m_erase, &QToolButton::clicked, this, &DiceEntry::erase);
    m_faceGrid->setColumnStretch(6, 1);
    placeFaces();
}

void DiceEntry::placeFaces()
{
    const int face = m_face.front()->sizeHint().width() + kFaceGap;
    m_palette->setMinimumWidth(3 * face); // six in a row must not keep the entry from becoming narrow
    const int columns = width() >= 6 * face ? 6 : 3;
    const QLayoutItem *last = m_faceGrid->itemAtPosition(5 / columns, 5 % columns);
    if (last != nullptr && last->widget() == m_face.back()) {
        return;
    }
    for (int i = 0; i < 6; ++i) {
        QToolButton *button = m_face.at(static_cast<std::size_t>(i));
        m_faceGrid->removeWidget(button);
        m_faceGrid->addWidget(button, i / columns, i % columns);
    }
}

void DiceEntry::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeFaces();
}

void DiceEntry::addCounts()
{
    auto *grid = new QGridLayout(m_counts);
    grid->setContentsMargins(0, 0, 0, 0);
    for (int i = 0; i < 6; ++i) {
        auto *label = new QLabel(m_counts);
        auto *box = new QSpinBox(m_counts);
        label->setBuddy(box);
        box->setRange(0, 0);
        connect(box, &QSpinBox::valueChanged, this, &DiceEntry::takeCounts);
        grid->addWidget(label, i / 3, (i % 3) * 2, Qt::AlignTrailing | Qt::AlignVCenter);
        grid->addWidget(box, i / 3, (i % 3) * 2 + 1);
        m_countLabel.at(static_cast<std::size_t>(i)) = label;
        m_count.at(static_cast<std::size_t>(i)) = box;
    }
}

void DiceEntry::begin(int dice)
{
    m_dice = TypedDice(dice);
    {
        const QSignalBlocker quiet(m_toggle);
        m_toggle->setChecked(false);
    }
    m_toggle->setVisible(dice >= kManyDice);
    setCounting(false);
}

bool DiceEntry::isCounting() const
{
    return m_toggle->isChecked();
}

void DiceEntry::setCounting(bool on)
{
    m_palette->setVisible(!on);
    m_erase->setVisible(!on);
    m_counts->setVisible(on);
    setFocusProxy(on ? m_count.front() : nullptr);
    retranslate();
    reflect();
    if (on) {
        m_count.front()->setFocus();
    }
}

void DiceEntry::put(int face)
{
    if (m_dice.put(face)) {
        reflect();
    }
}

void DiceEntry::erase()
{
    m_dice.erase();
    reflect();
}

void DiceEntry::moveTo(int die)
{
    m_dice.moveTo(die);
    reflect();
}

void DiceEntry::confirm()
{
    if (m_dice.isComplete()) {
        emit confirmed(m_dice.faces());
    }
}

// The boxes cannot ask for more dice than there are: each ends where the others leave off.
void DiceEntry::takeCounts()
{
    std::array<int, 6> counts{};
    for (std::size_t i = 0; i < counts.size(); ++i) {
        counts.at(i) = m_count.at(i)->value();
    }
    if (m_dice.setCounts(counts)) {
        reflect();
    }
}

void DiceEntry::reflect()
{
    const std::array<int, 6> counts = m_dice.counts();
    const int left = m_dice.size() - m_dice.known();
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const QSignalBlocker quiet(m_count.at(i));
        m_count.at(i)->setRange(0, counts.at(i) + left);
        m_count.at(i)->setValue(counts.at(i));
        m_face.at(i)->setEnabled(m_dice.cursor() < m_dice.size());
    }
    m_erase->setEnabled(m_dice.known() > 0);
    m_confirm->setEnabled(m_dice.isComplete());
    m_progress->setText(tr("%1 of %2 dice").arg(m_dice.known()).arg(m_dice.size()));
    emit changed();
}

void DiceEntry::dress()
{
    const int size = fontMetrics().height() * 2;
    const table::DieColours plain{palette().color(QPalette::Base), palette().color(QPalette::Text)};
    const double ratio = devicePixelRatioF();
    for (int i = 0; i < 6; ++i) {
        QPixmap pixmap = m_pixmaps.die(i + 1, plain, static_cast<int>(size * ratio));
        pixmap.setDevicePixelRatio(ratio);
        m_face.at(static_cast<std::size_t>(i))->setIcon(QIcon(pixmap));
        m_face.at(static_cast<std::size_t>(i))->setIconSize(QSize(size, size));
    }
    placeFaces();
}

void DiceEntry::retranslate()
{
    m_hint->setText(
        isCounting()
            ? tr("How many dice show each face? Enter confirms.")
            : tr("Type what your dice show: keys 1 to 6. Backspace takes one back, Enter confirms."));
    for (int i = 0; i < 6; ++i) {
        const QString name = tr("Die shows %1").arg(i + 1);
        m_face.at(static_cast<std::size_t>(i))->setAccessibleName(name);
        m_face.at(static_cast<std::size_t>(i))->setToolTip(name);
        m_countLabel.at(static_cast<std::size_t>(i))->setText(tr("%1:", "a face of a die").arg(i + 1));
        m_count.at(static_cast<std::size_t>(i))->setAccessibleName(tr("Dice that show %1").arg(i + 1));
    }
    m_erase->setText(tr("Take back"));
    m_toggle->setText(tr("Count faces"));
    m_toggle->setToolTip(tr("Say how many dice show each face instead of one die after the other"));
    m_confirm->setText(tr("These are the dice"));
}

void DiceEntry::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        reflect();
    } else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        dress();
    }
}

} // namespace zama::play
