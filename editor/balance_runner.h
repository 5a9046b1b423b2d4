#pragma once
// Plays a scenario's battles beside the window: the hand is never kept waiting, and closing ends it at once.

#include <QObject>
#include <QThread>

#include "core/sim/evening.h"

#include <atomic>
#include <functional>
#include <memory>

namespace zama::editor {

/// One task at a time: a new one gives up the one before. Signals come in the thread of this object.
class BalanceRunner final : public QObject
{
    Q_OBJECT
public:
    explicit BalanceRunner(QObject *parent = nullptr);
    ~BalanceRunner() override;

    [[nodiscard]] bool isRunning() const { return m_stop != nullptr; }
    /// Counts battles; counted() some times a second, measured() at the end.
    void measure(const sim::BatchPlan &plan);
    /// Looks for changes; tried() some times a second, evened() at the end.
    void makeEven(const sim::EveningPlan &plan);
    /// Ends the task within the time of one decision; its last signal comes with what is known until then.
    void stop();
    /// Ends the task; nothing more is heard of it.
    void giveUp();

    /// As many threads as the machine has processors: the window's is asleep most of the time, and comes
    /// first when it wakes.
    [[nodiscard]] static int threads();

signals:
    void counted(const zama::sim::Statistics &soFar);
    void measured(const zama::sim::BatchResult &result);
    void tried(const zama::sim::EveningProgress &progress);
    void evened(const zama::sim::Evening &evening);
    /// The battles could not be played: a fault of the program.
    void failed();

private:
    using Stop = std::shared_ptr<std::atomic<bool>>;
    void start(const std::function<void(const Stop &)> &task);
    /// To be called by the task: has `tell` called here, unless the task was given up.
    void post(const Stop &stop, const std::function<void()> &tell, bool isLast = false);

    QThread m_thread;
    QObject *m_worker; ///< lives in the thread
    Stop m_stop;       ///< of the task that is running
};

} // namespace zama::editor
