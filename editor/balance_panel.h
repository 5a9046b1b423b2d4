#pragma once
// The dock of the balance: thousands of battles in the background, and changes that make them even.

#include <QWidget>

#include "core/sim/evening.h"
#include "editor/document.h"
#include "table/model/message_formatter.h"

class QFrame;
class QLabel;
class QPushButton;
class QScrollArea;
class QSpinBox;

namespace zama::editor {

class BalanceResult;
class BalanceRunner;
class EveningPanel;

/// Battles are always of the scenario as it was when their button was pressed. An edit in the meantime is
/// said at once and never mixed in: what is shown is then of an earlier version, until it is tested again.
/// Changes of texts alone are none, as nobody plays differently for them.
class BalancePanel final : public QWidget
{
    Q_OBJECT
public:
    /// The document must outlive the panel.
    explicit BalancePanel(ScenarioDocument &document, QWidget *parent = nullptr);
    ~BalancePanel() override;

    /// In what lengths are shown.
    void setLengthUnit(table::LengthUnit unit);

    [[nodiscard]] BalanceResult &result() const { return *m_result; }
    [[nodiscard]] EveningPanel &evening() const { return *m_evening; }
    [[nodiscard]] QPushButton &button() const { return *m_start; }
    [[nodiscard]] QSpinBox &precision() const { return *m_precision; }
    [[nodiscard]] bool isRunning() const;
    /// Is what is shown of an earlier version of the battle?
    [[nodiscard]] bool isOutdated() const { return m_isOutdated; }
    /// What it is doing, or why it does nothing.
    [[nodiscard]] QString status() const;

public slots:
    /// Counts battles of the scenario as it is now; what ran before is given up.
    void test();
    /// Ends what runs; what is known until then is shown.
    void stop();

signals:
    /// A test or a search has begun or ended.
    void runningChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    /// What the words of the status are about.
    enum class Status : std::uint8_t {
        Nothing,
        Counting,
        Known,
        Stopped,
        Seeking,
        Found,
        Unplayable,
        Failed
    };

    void makeLayout();
    void makeConnections();
    void retranslate();
    void showEvening();
    void setStatus(Status status);
    [[nodiscard]] QString statusInWords() const;
    void seek();
    void use(std::size_t proposal);
    void count(const sim::Statistics &soFar);
    void finish(const sim::BatchResult &result);
    void finishSeeking(const sim::Evening &evening);
    void noticeEdit();
    /// Finds out whether what is shown, or sought, is of the battle as it is now.
    void judgeAge();
    void showOutdated();
    /// The scenario as it is now, ready to play; null, and the status says so, where it has errors.
    [[nodiscard]] SetupPtr playable();
    [[nodiscard]] sim::BatchPlan planFor(const SetupPtr &setup) const;
    [[nodiscard]] table::MessageFormatter formatter() const;

    ScenarioDocument &m_document;
    BalanceRunner *m_runner;
    table::LengthUnit m_unit = table::LengthUnit::Inches;
    Status m_status = Status::Nothing;
    SetupPtr m_running;                 ///< of the task that runs
    SetupPtr m_tested;                  ///< what the result shown is of
    SetupPtr m_sought;                  ///< what the proposals shown are for
    std::vector<sim::Change> m_changes; ///< the proposals shown
    std::int64_t m_games = 0;
    bool m_isOutdated = false;
    QScrollArea *m_area = nullptr; ///< scrolls everything
    QPushButton *m_start;
    QLabel *m_precisionLabel;
    QSpinBox *m_precision;
    QLabel *m_statusLine;
    QFrame *m_outdated;
    QLabel *m_outdatedWords;
    QPushButton *m_again;
    BalanceResult *m_result;
    EveningPanel *m_evening;
};

} // namespace zama::editor
