#pragma once
// The corner of the start page for those who make battles of their own.

#include <QWidget>

#include "editor/scenario_keeper.h"

#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace zama::shell {

class DesignCorner final : public QWidget
{
    Q_OBJECT
public:
    explicit DesignCorner(QWidget *parent = nullptr);

    /// Unsaved work that was found, and files that were edited lately; what is gone is not offered.
    void show(const std::vector<editor::Leftover> &leftovers, const QStringList &recent);
    /// Buttons for these, to be put where there is room for any number of them; hidden while there are none.
    [[nodiscard]] QWidget &offers() const { return *m_offers; }

signals:
    void newRequested();
    /// The battle that is chosen on the page is to be changed.
    void changeRequested();
    /// What a class needs on paper for that battle.
    void printRequested();
    void openRequested();
    void fileRequested(const QString &path);
    void leftoverRequested(const zama::editor::Leftover &leftover);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fill();
    QPushButton *addOffer(const QString &text);

    QLabel *m_heading;
    QPushButton *m_new;
    QPushButton *m_change;
    QPushButton *m_print;
    QPushButton *m_open;
    QWidget *m_offers;
    QVBoxLayout *m_offerColumn;
    std::vector<editor::Leftover> m_leftovers;
    QStringList m_recent;
};

/// The scenarios edited last, the latest first; what is gone is left out.
[[nodiscard]] QStringList recentScenarios();
/// That file was opened or saved in the editor now.
void noteRecentScenario(const QString &path);

} // namespace zama::shell
