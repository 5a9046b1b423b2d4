#include "app/play/step_bar.h"

#include "app/play/step_tile.h"
#include "app/play/title_font.h"
#include "core/text/phrase.h"
#include "table/widgets/accessible_role.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <numeric>

namespace zama::play {
namespace {

// Who acts in a step: its side, or both.
std::vector<SideId> actors(const Step &step)
{
    return step.side.isValid() ? std::vector{step.side} : std::vector{SideId(0), SideId(1)};
}

} // namespace

StepBar::StepBar(QWidget *parent)
    : QWidget(parent),
      m_turn(new QLabel(this)),
      m_prompt(new QLabel(this)),
      m_open(new QLabel(this)),
      m_row(new QWidget(this))
{
    useTitleFont(*m_turn, 1.15);
    table::setAccessibleRole(*m_row, QAccessible::List);
    m_prompt->setObjectName(QStringLiteral("prompt"));
    m_prompt->setWordWrap(true);
    m_prompt->setTextFormat(Qt::PlainText);
    m_open->setTextFormat(Qt::PlainText);
    m_open->setWordWrap(true);
    m_open->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    auto *row = new QHBoxLayout(m_row);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto *words = new QHBoxLayout;
    words->setSpacing(14);
    words->addWidget(m_turn);
    words->addWidget(m_prompt, 3);
    words->addWidget(m_open, 2);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 8, 14, 6);
    layout->setSpacing(5);
    layout->addWidget(m_row);
    layout->addLayout(words);
}

void StepBar::makeTiles(std::size_t count)
{
    while (m_tiles.size() > count) {
        delete m_tiles.back();
        m_tiles.pop_back();
    }
    while (m_tiles.size() < count) {
        m_tiles.push_back(new StepTile(m_row));
        m_row->layout()->addWidget(m_tiles.back());
    }
}

// Another step is something to be told at once.
void StepBar::prompt(const QString &text)
{
    if (text != m_prompt->text()) {
        m_prompt->setText(text);
        QAccessibleEvent alert(m_prompt, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

void StepBar::showOpen(int units, int generals, const Setup &setup, const table::MessageFormatter &formatter)
{
    const QString unitWords = formatter.sentence(unitCount(units), setup);
    const QString generalWords = formatter.sentence(generalCount(generals), setup);
    m_open->setText(generals == 0 ? tr("Can still act: %1", "units").arg(unitWords)
                    : units == 0
                        ? tr("Can still act: %1", "generals").arg(generalWords)
                        : tr("Can still act: %1, %2", "units, generals").arg(unitWords, generalWords));
    m_open->setVisible(units + generals > 0);
}

void StepBar::show(const State &state, const table::MessageFormatter &formatter)
{
    const Setup &setup = *state.setup;
    setAccessibleName(tr("The present step"));
    m_row->setAccessibleName(tr("Steps of the turn"));
    const auto limit = setup.options.turnLimit;
    m_turn->setText(limit ? tr("Turn %1 of %2").arg(state.turn).arg(*limit) : tr("Turn %1").arg(state.turn));
    prompt(saidToAll(formatter, [&](const auto &f) { return f.sentence(promptFor(state), setup); }));
    makeTiles(setup.steps.size());
    for (std::size_t i = 0; i < setup.steps.size(); ++i) {
        const Step &step = setup.steps[i];
        StepFace face;
        face.number = static_cast<int>(i) + 1;
        face.name =
            saidToAll(formatter, [&](const auto &f) { return f.sentence(messageFor(step.kind), setup); });
        face.name.replace(QLatin1Char('\n'), QLatin1String(" / ")); // side by side: a tile has two lines
        for (const SideId side : actors(step)) {
            face.liveries.push_back(setup.scenario.sides.at(side.index()).livery);
        }
        face.who = step.side.isValid() ? formatter.text(setup.scenario.sides.at(step.side.index()).name)
                                       : tr("Both sides");
        const bool deploying = state.phase == Phase::Deploying;
        face.isCurrent = !state.isOver() && !deploying && static_cast<int>(i) == state.step;
        face.isDone = state.isOver() || (!deploying && static_cast<int>(i) < state.step);
        face.isFirst = i == 0;
        m_tiles[i]->show(face);
    }
    fitTiles();
}

// All tiles alike say as much as there is room for.
void StepBar::fitTiles()
{
    TileDetail detail = TileDetail::Full;
    const auto needed = [&] {
        return std::accumulate(m_tiles.begin(), m_tiles.end(), 0,
                               [&](int sum, const StepTile *tile) { return sum + tile->widthFor(detail); });
    };
    const QMargins margins = layout()->contentsMargins();
    const int room = width() - margins.left() - margins.right();
    while (detail != TileDetail::Least && needed() > room) {
        detail = detail == TileDetail::Full ? TileDetail::Brief : TileDetail::Least;
    }
    for (StepTile *tile : m_tiles) {
        tile->setDetail(detail);
    }
}

void StepBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitTiles();
}

void StepBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitTiles();
    }
}

} // namespace zama::play
