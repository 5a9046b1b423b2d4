#include "app/play/timeline.h"

#include "app/play/go_button.h"
#include "app/play/timeline_slider.h"
#include "core/text/phrase.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace zama::play {
namespace {

constexpr int kLabelLetters = 30;

void follow(Moment &now, const Event &event, const Setup &setup)
{
    if (const auto *entered = std::get_if<event::StepEntered>(&event)) {
        now = {entered->turn, entered->step, setup.steps.at(static_cast<std::size_t>(entered->step)).side,
               false};
    } else if (const auto *next = std::get_if<event::SideToAct>(&event)) {
        now.side = next->side;
    } else if (std::holds_alternative<event::BattleEnded>(event)) {
        now.isOver = true;
    }
}

Moment beginningOf(const Journal &journal)
{
    const State state = journal.stateAt(0);
    return {state.turn, state.phase == Phase::Deploying ? -1 : state.step, state.toAct, false};
}

std::vector<TimelineMark> marksOf(const std::vector<Moment> &moments)
{
    std::vector<TimelineMark> marks;
    for (std::size_t i = 0; i < moments.size(); ++i) {
        const bool newTurn = i == 0 || moments[i].turn != moments[i - 1].turn;
        if (newTurn || moments[i].step != moments[i - 1].step) {
            marks.push_back({static_cast<int>(i), newTurn ? moments[i].turn : 0});
        }
    }
    return marks;
}

} // namespace

std::vector<Moment> momentsOf(const Journal &journal)
{
    std::vector<Moment> moments{beginningOf(journal)};
    for (std::size_t i = 0; i < journal.cursor(); ++i) {
        Moment now = moments.back();
        for (const Event &event : journal.entries()[i].events) {
            follow(now, event, *journal.setup());
        }
        moments.push_back(now);
    }
    return moments;
}

Timeline::Timeline(QWidget *parent)
    : QWidget(parent),
      m_first(new GoButton(GoButton::Way::First)),
      m_back(new GoButton(GoButton::Way::Back)),
      m_forward(new GoButton(GoButton::Way::Forward)),
      m_last(new GoButton(GoButton::Way::Last)),
      m_slider(new TimelineSlider),
      m_label(new QLabel),
      m_strip(new QFrame),
      m_notice(new QLabel),
      m_return(new QPushButton),
      m_branch(new QPushButton)
{
    layOut();
    connect(m_first, &QToolButton::clicked, this, [this] { request(0); });
    connect(m_back, &QToolButton::clicked, this, [this] { request(m_slider->value() - 1); });
    connect(m_forward, &QToolButton::clicked, this, [this] { request(m_slider->value() + 1); });
    connect(m_last, &QToolButton::clicked, this, &Timeline::returnRequested);
    connect(m_slider, &QSlider::valueChanged, this, &Timeline::request);
    connect(m_return, &QPushButton::clicked, this, &Timeline::returnRequested);
    connect(m_branch, &QPushButton::clicked, this, &Timeline::branchRequested);
    retranslate();
}

void Timeline::layOut()
{
    auto *line = new QHBoxLayout;
    line->setSpacing(2);
    for (GoButton *button : {m_first, m_back}) {
        line->addWidget(button);
    }
    line->addWidget(m_slider, 1);
    for (GoButton *button : {m_forward, m_last}) {
        line->addWidget(button);
    }
    line->addSpacing(6);
    line->addWidget(m_label);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setMinimumWidth(fontMetrics().averageCharWidth() * kLabelLetters); // the slider stays put
    m_notice->setWordWrap(true);
    auto *strip = new QHBoxLayout(m_strip);
    strip->setContentsMargins(8, 4, 8, 4);
    strip->addWidget(m_notice, 1);
    strip->addWidget(m_return);
    strip->addWidget(m_branch);
    m_strip->setFrameShape(QFrame::StyledPanel);
    m_strip->setAutoFillBackground(true);
    m_strip->setBackgroundRole(QPalette::Highlight);
    m_notice->setForegroundRole(QPalette::HighlightedText);
    m_strip->hide();
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(6, 3, 6, 3);
    all->setSpacing(3);
    all->addWidget(m_strip);
    all->addLayout(line);
}

void Timeline::retranslate()
{
    m_first->setName(tr("To the beginning"));
    m_back->setName(tr("One order back"));
    m_forward->setName(tr("One order forward"));
    m_last->setName(tr("To the present"));
    m_slider->setAccessibleName(tr("Timeline"));
    m_slider->setToolTip(tr("Arrow keys go an order, page keys a step back and forward."));
    m_notice->setText(tr("You are looking back – nothing can be ordered."));
    m_return->setText(tr("Back to &now"));
    m_branch->setText(tr("&Go on from here"));
    m_branch->setToolTip(tr("A battle of its own begins here; the one you have played stays as it is."));
    describe();
}

void Timeline::show(const table::GameSession &session)
{
    m_setup = session.setupPtr();
    m_moments = momentsOf(session.journal());
    m_shown = session.shownCursor();
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, static_cast<int>(session.journal().cursor()));
    m_slider->setMarks(marksOf(m_moments));
    m_slider->setValue(static_cast<int>(m_shown));
    const bool back = session.isLookingBack();
    m_strip->setVisible(back);
    m_forward->setEnabled(back);
    m_last->setEnabled(back);
    m_first->setEnabled(m_shown > 0);
    m_back->setEnabled(m_shown > 0);
    describe();
}

QString Timeline::text() const
{
    return m_label->text();
}

void Timeline::request(int cursor)
{
    emit lookRequested(static_cast<std::size_t>(std::clamp(cursor, 0, m_slider->maximum())));
}

void Timeline::describe()
{
    if (m_shown < m_moments.size()) {
        m_label->setText(describe(m_moments[m_shown]));
        m_slider->setAccessibleDescription(m_label->text());
    }
}

QString Timeline::describe(const Moment &moment) const
{
    const table::MessageFormatter formatter(locale());
    const QString turn = formatter.number(moment.turn, 1);
    if (moment.isOver) {
        return tr("Turn %1, the battle is over").arg(turn);
    }
    const QString step =
        moment.step < 0
            ? tr("Deployment")
            : formatter.sentence(messageFor(m_setup->steps.at(static_cast<std::size_t>(moment.step)).kind),
                                 *m_setup);
    if (!moment.side.isValid()) {
        return tr("Turn %1: %2", "turn, step").arg(turn, step);
    }
    const QString side = formatter.text(m_setup->scenario.sides.at(moment.side.index()).name);
    return tr("Turn %1, %2: %3", "turn, side, step").arg(turn, side, step);
}

void Timeline::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_strip->isVisibleTo(this)) {
        emit returnRequested();
        return;
    }
    QWidget::keyPressEvent(event);
}

void Timeline::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

} // namespace zama::play
