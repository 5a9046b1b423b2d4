#include "editor/balance_panel.h"

#include "core/sim/balance_words.h"
#include "editor/balance_result.h"
#include "editor/balance_runner.h"
#include "editor/evening_panel.h"
#include "table/widgets/accessible_role.h"
#include "table/widgets/upright_area.h"

#include <QAccessible>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace zama::editor {
namespace {

constexpr std::int64_t kMostGames = 50'000;
constexpr std::int64_t kGamesOfAProposal = 400;
constexpr int kPrecision = 3; // points either way

QLabel *wordsLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText); // authors' names are not markup
    return label;
}

} // namespace

BalancePanel::BalancePanel(ScenarioDocument &document, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_runner(new BalanceRunner(this)),
      m_start(new QPushButton(this)),
      m_precisionLabel(wordsLabel(this)),
      m_precision(new QSpinBox(this)),
      m_statusLine(wordsLabel(this)),
      m_outdated(new QFrame(this)),
      m_outdatedWords(wordsLabel(m_outdated)),
      m_again(new QPushButton(m_outdated)),
      m_result(new BalanceResult(this)),
      m_evening(new EveningPanel(this))
{
    m_precision->setRange(1, 10);
    m_precision->setValue(kPrecision);
    m_precisionLabel->setBuddy(m_precision);
    m_result->hide();
    table::setAccessibleRole(*m_outdated, QAccessible::AlertMessage);
    makeLayout();
    makeConnections();
    m_evening->setTypes(document.scenario(), formatter());
    showOutdated();
    retranslate();
}

BalancePanel::~BalancePanel()
{
    m_runner->disconnect(this);
}

void BalancePanel::makeLayout()
{
    m_outdated->setFrameShape(QFrame::StyledPanel);
    auto *outdated = new QVBoxLayout(m_outdated);
    outdated->addWidget(m_outdatedWords);
    outdated->addWidget(m_again, 0, Qt::AlignTrailing);
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    auto *precision = new QHBoxLayout;
    precision->addWidget(m_precisionLabel, 1);
    precision->addWidget(m_precision);
    column->addWidget(m_start);
    column->addLayout(precision);
    column->addWidget(m_statusLine);
    column->addWidget(m_outdated);
    column->addWidget(m_result);
    auto *line = new QFrame;
    line->setFrameShape(QFrame::HLine);
    column->addWidget(line);
    column->addWidget(m_evening);
    column->addStretch(1);
    m_area = new table::UprightArea(*content);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_area);
}

void BalancePanel::makeConnections()
{
    connect(m_start, &QPushButton::clicked, this, [this] { isRunning() ? stop() : test(); });
    connect(m_again, &QPushButton::clicked, this, &BalancePanel::test);
    connect(m_runner, &BalanceRunner::counted, this, &BalancePanel::count);
    connect(m_runner, &BalanceRunner::measured, this, &BalancePanel::finish);
    connect(m_runner, &BalanceRunner::tried, this, [this](const sim::EveningProgress &progress) {
        m_evening->showProgress(progress, m_running, formatter());
    });
    connect(m_runner, &BalanceRunner::evened, this, &BalancePanel::finishSeeking);
    connect(m_runner, &BalanceRunner::failed, this, [this] { setStatus(Status::Failed); });
    connect(m_evening, &EveningPanel::sought, this, &BalancePanel::seek);
    connect(m_evening, &EveningPanel::stopped, this, &BalancePanel::stop);
    connect(m_evening, &EveningPanel::chosen, this, &BalancePanel::use);
    connect(m_result, &BalanceResult::unitChosen, this,
            [this](const Piece &unit) { m_document.selection().goTo(unit); });
    connect(&m_document, &ScenarioDocument::issuesChanged, this, &BalancePanel::noticeEdit);
}

bool BalancePanel::isRunning() const
{
    return m_runner->isRunning();
}

table::MessageFormatter BalancePanel::formatter() const
{
    return table::MessageFormatter(locale(), m_unit);
}

SetupPtr BalancePanel::playable()
{
    const auto setup = compile(m_document.scenario());
    if (!setup) {
        setStatus(Status::Unplayable);
        return nullptr;
    }
    return setup.value();
}

sim::BatchPlan BalancePanel::planFor(const SetupPtr &setup) const
{
    sim::BatchPlan plan;
    plan.setup = setup;
    plan.threads = BalanceRunner::threads();
    return plan;
}

void BalancePanel::test()
{
    m_runner->giveUp();
    m_evening->setRunning(false);
    m_running = playable();
    if (m_running == nullptr) {
        return;
    }
    sim::BatchPlan plan = planFor(m_running);
    plan.games = kMostGames;
    plan.halfWidth = 100 * m_precision->value();
    m_games = 0;
    if (m_sought != nullptr && !playAlike(*m_running, *m_sought)) {
        m_sought.reset();
        m_changes.clear();
        m_evening->forget();
    }
    m_runner->measure(plan);
    setStatus(Status::Counting);
}

void BalancePanel::seek()
{
    m_runner->giveUp();
    m_running = playable();
    if (m_running == nullptr) {
        return;
    }
    sim::EveningPlan plan;
    plan.batch = planFor(m_running);
    plan.batch.games = kGamesOfAProposal;
    plan.allowance = m_evening->allowance();
    m_runner->makeEven(plan);
    m_evening->setRunning(true);
    showEvening();
    setStatus(Status::Seeking);
}

void BalancePanel::stop()
{
    m_runner->stop();
}

void BalancePanel::count(const sim::Statistics &soFar)
{
    m_games = soFar.games;
    const bool isNew = m_tested != m_running;
    m_tested = m_running;
    m_result->show(m_tested, soFar, formatter());
    m_result->setVisible(soFar.games > 0);
    m_statusLine->setText(statusInWords());
    if (isNew) {
        judgeAge();
    }
}

void BalancePanel::finish(const sim::BatchResult &result)
{
    count(result.statistics);
    setStatus(result.fault ? Status::Failed : result.isStopped ? Status::Stopped : Status::Known);
}

void BalancePanel::finishSeeking(const sim::Evening &evening)
{
    m_sought = m_running;
    m_changes.clear();
    for (const sim::Proposal &proposal : evening.proposals) {
        m_changes.push_back(proposal.change);
    }
    m_evening->setRunning(false);
    m_evening->show(m_sought, evening, formatter());
    showEvening();
    setStatus(evening.fault ? Status::Failed : Status::Found);
    judgeAge();
}

// Texts may have changed since, so the change is made in the scenario as it is now.
void BalancePanel::use(std::size_t proposal)
{
    const SetupPtr now = playable();
    if (now == nullptr || proposal >= m_changes.size() || !playAlike(*now, *m_sought)) {
        return;
    }
    m_document.change(Message("edit.even", {}), sim::changedBy(*now, m_changes[proposal].edits));
    judgeAge();
}

void BalancePanel::noticeEdit()
{
    m_evening->setTypes(m_document.scenario(), formatter());
    judgeAge();
}

void BalancePanel::judgeAge()
{
    if (m_tested == nullptr && m_sought == nullptr && m_running == nullptr && m_status == Status::Nothing) {
        return; // nothing that could be old
    }
    const auto setup = compile(m_document.scenario());
    const auto isOther = [&](const SetupPtr &tested) {
        return tested != nullptr && (!setup || !playAlike(*setup.value(), *tested));
    };
    m_isOutdated = isOther(m_tested) || (m_tested == nullptr && isOther(m_running));
    m_evening->setOutdated(isOther(m_sought));
    if (m_status == Status::Unplayable && setup) {
        setStatus(m_tested == nullptr ? Status::Nothing : Status::Stopped);
    }
    showOutdated();
}

void BalancePanel::showOutdated()
{
    const bool appears = m_isOutdated && m_outdated->isHidden();
    m_outdated->setVisible(m_isOutdated);
    if (appears) {
        QAccessibleEvent alert(m_outdated, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

void BalancePanel::setStatus(Status status)
{
    m_status = status;
    if (status != Status::Seeking) {
        m_evening->setRunning(false);
    }
    retranslate();
    emit runningChanged();
}

QString BalancePanel::status() const
{
    return m_statusLine->text();
}

QString BalancePanel::statusInWords() const
{
    const QString battles = formatter().sentence(sim::battlesInWords(m_games), Setup{});
    switch (m_status) {
    case Status::Nothing:
        return tr(
            "Has the program play this battle against itself, hundreds of times. You can go on working.");
    case Status::Counting:
        return tr("%1 so far …").arg(battles);
    case Status::Known:
        return tr("%1. This is known well enough now.").arg(battles);
    case Status::Stopped:
        return tr("%1. Stopped.").arg(battles);
    case Status::Seeking:
        return tr("Looking for changes; see below.");
    case Status::Found:
        return tr("The search has ended; see below.");
    case Status::Unplayable:
        return tr("This battle cannot be played yet. The list of issues says what to mend first.");
    case Status::Failed:
        return tr("A battle could not be played to its end. That is a fault of the program, not of yours.");
    }
    return {};
}

void BalancePanel::setLengthUnit(table::LengthUnit unit)
{
    m_unit = unit;
    retranslate();
}

// It stands below all the figures of the test. What it says is below what it asks: of a panel that is higher
// than the dock its end is seen, down from the button.
void BalancePanel::showEvening()
{
    QTimer::singleShot(0, this, [this] { // when what is new has its room
        const auto top = [this](const QWidget &widget) {
            return widget.mapTo(m_area->widget(), QPoint()).y();
        };
        const int begin = top(*m_evening);
        const int end = begin + m_evening->height() - m_area->viewport()->height();
        m_area->verticalScrollBar()->setValue(std::clamp(end, begin, top(m_evening->button())));
    });
}

void BalancePanel::retranslate()
{
    const bool isCounting = isRunning() && m_status == Status::Counting;
    const bool isSeeking = isRunning() && m_status == Status::Seeking;
    m_area->setAccessibleName(tr("Balance"));
    m_start->setText(isCounting ? tr("Stop") : tr("Test the balance"));
    m_start->setEnabled(!isSeeking);
    m_start->setToolTip(isSeeking ? tr("Stop the search below first") : QString());
    m_precisionLabel->setText(tr("Exact to so many in 100"));
    m_precision->setAccessibleName(tr("Exact to so many in 100"));
    m_precision->setEnabled(!isRunning());
    m_statusLine->setText(statusInWords());
    m_outdatedWords->setText(
        tr("The battle has been changed since. These figures are of an earlier version."));
    m_outdated->setAccessibleName(m_outdatedWords->text());
    m_again->setText(tr("Test again"));
    m_result->setFormatter(formatter());
    m_evening->setFormatter(formatter());
    m_evening->setAvailable(!isCounting,
                            isCounting ? tr("Wait until the test has ended, or stop it") : QString());
}

void BalancePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        m_evening->setTypes(m_document.scenario(), formatter());
        retranslate();
    }
}

} // namespace zama::editor
