#pragma once
// One kind of troops against every other: who wins a fight to the end, what a volley costs.

#include <QWidget>

#include "editor/document.h"
#include "editor/type_odds.h"

class QLabel;
class QTableWidget;
class QTimer;

namespace zama::editor {

/// Works out a few rows at a time and only while it is seen, so that typing never waits.
class OddsTable final : public QWidget
{
    Q_OBJECT
public:
    explicit OddsTable(ScenarioDocument &document, QWidget *parent = nullptr);

    /// Shows the odds of that type; without one, none.
    void setType(const std::string &type);
    [[nodiscard]] QTableWidget *table() const { return m_table; }
    /// Is every row worked out?
    [[nodiscard]] bool isComplete() const { return m_next >= m_rows; }

    enum Column : int { Enemy, Charging, Charged, Volley, Struck, kColumns };

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void takeOver(const Scenario &before);
    void begin();
    void workOn();
    void fill(int row, const std::optional<TypeDuel> &duel);
    void put(int row, Column column, const QString &text, const QString &spoken);
    void retranslate();

    ScenarioDocument &m_document;
    std::string m_type;
    QLabel *m_head;
    QTableWidget *m_table;
    QTimer *m_work;
    odds::FightTable m_fights;
    int m_rows = 0;
    int m_next = 0; ///< the row to be worked out next
    bool m_isStale = true;
};

} // namespace zama::editor
