#pragma once
// "Make it even": what may be changed, and the changes that were found, each to be used with one click.

#include <QWidget>

#include "core/sim/evening.h"
#include "table/model/message_formatter.h"

#include <vector>

class QCheckBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace zama::editor {

class ProposalCard;

class EveningPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit EveningPanel(QWidget *parent = nullptr);

    /// The types whose hit numbers may be chosen; those that still exist stay chosen.
    void setTypes(const Scenario &scenario, const table::MessageFormatter &formatter);
    [[nodiscard]] sim::Allowance allowance() const;

    /// While it is sought: the button stops, nothing else can be changed.
    void setRunning(bool isRunning);
    /// No search while something else runs; `why` is said to those who ask.
    void setAvailable(bool isAvailable, const QString &why);
    void showProgress(const sim::EveningProgress &progress, const SetupPtr &setup,
                      const table::MessageFormatter &formatter);
    /// What was found for the battle of `setup`.
    void show(const SetupPtr &setup, const sim::Evening &evening, const table::MessageFormatter &formatter);
    /// Nothing was found yet: what was is of another battle and no longer of use.
    void forget();
    /// The battle is another than the one the proposals are for: they are shown, but cannot be used.
    void setOutdated(bool isOutdated);
    void setFormatter(const table::MessageFormatter &formatter);

    [[nodiscard]] QPushButton &button() const { return *m_start; }
    [[nodiscard]] const std::vector<ProposalCard *> &cards() const { return m_cards; }
    [[nodiscard]] QString text() const;

signals:
    void sought();
    void stopped();
    /// The proposal with that number is to be used.
    void chosen(std::size_t proposal);

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeLayout();
    void enable();
    void retranslate();
    void refresh();
    void showStage();
    [[nodiscard]] QString finding() const;
    [[nodiscard]] QStringList howFar() const;
    [[nodiscard]] QStringList whatWouldHelp() const;

    struct Underway {
        SetupPtr setup;
        sim::EveningProgress progress;
    };
    struct Found {
        SetupPtr setup;
        sim::Evening evening;
        sim::Allowance allowance; ///< it was sought with
    };

    std::vector<std::string> m_types;
    table::MessageFormatter m_formatter;
    std::optional<Underway> m_underway;
    std::optional<Found> m_found;
    std::vector<ProposalCard *> m_cards;
    bool m_isRunning = false;
    bool m_isAvailable = true;
    bool m_isOutdated = false;
    QLabel *m_title;
    QLabel *m_intro;
    QCheckBox *m_stands;
    QSpinBox *m_mostStands;
    QCheckBox *m_positions;
    QCheckBox *m_turns;
    QCheckBox *m_hits;
    QListWidget *m_hitTypes;
    QPushButton *m_start;
    QProgressBar *m_progress;
    QLabel *m_stage;
    QLabel *m_finding;
    QVBoxLayout *m_list;
};

} // namespace zama::editor
