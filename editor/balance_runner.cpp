#include "editor/balance_runner.h"

#include <QElapsedTimer>

#include <algorithm>
#include <exception>
#include <thread>
#include <utility>

namespace zama::editor {
namespace {

constexpr int kPause = 150; // milliseconds between two snapshots

// Says yes once in a while.
class Pace
{
public:
    Pace() { m_timer.start(); }
    bool isDue()
    {
        const bool due = m_timer.elapsed() >= kPause;
        if (due) {
            m_timer.start();
        }
        return due;
    }

private:
    QElapsedTimer m_timer;
};

} // namespace

BalanceRunner::BalanceRunner(QObject *parent)
    : QObject(parent),
      m_worker(new QObject)
{
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.start();
}

BalanceRunner::~BalanceRunner()
{
    giveUp();
    m_thread.quit();
    m_thread.wait();
}

int BalanceRunner::threads()
{
    return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, sim::kMaxThreads);
}

void BalanceRunner::stop()
{
    if (m_stop != nullptr) {
        m_stop->store(true);
    }
}

void BalanceRunner::giveUp()
{
    stop();
    m_stop.reset();
}

void BalanceRunner::post(const Stop &stop, const std::function<void()> &tell, bool isLast)
{
    QMetaObject::invokeMethod(
        this,
        [this, stop, tell, isLast] {
            if (m_stop != stop) {
                return;
            }
            if (isLast) {
                m_stop.reset();
            }
            tell();
        },
        Qt::QueuedConnection);
}

// A bug in the middle of a battle must not take unsaved work with it.
void BalanceRunner::start(const std::function<void(const Stop &)> &task)
{
    giveUp();
    m_stop = std::make_shared<std::atomic<bool>>(false);
    QMetaObject::invokeMethod(m_worker, [this, stop = m_stop, task] {
        try {
            task(stop);
        } catch (const std::exception &) {
            post(
                stop, [this] { emit failed(); }, true);
        }
    });
}

void BalanceRunner::measure(const sim::BatchPlan &plan)
{
    start([this, plan](const Stop &stop) {
        Pace pace;
        auto result = sim::playBatch(plan, stop.get(), [&](const sim::Statistics &soFar) {
            if (pace.isDue()) {
                post(stop, [this, soFar] { emit counted(soFar); });
            }
        });
        post(
            stop, [this, result = std::move(result)] { emit measured(result); }, true);
    });
}

void BalanceRunner::makeEven(const sim::EveningPlan &plan)
{
    start([this, plan](const Stop &stop) {
        Pace pace;
        auto evening = sim::makeEven(plan, stop.get(), [&](const sim::EveningProgress &progress) {
            if (pace.isDue() || progress.done == 0) {
                post(stop, [this, progress] { emit tried(progress); });
            }
        });
        post(
            stop, [this, evening = std::move(evening)] { emit evened(evening); }, true);
    });
}

} // namespace zama::editor
