#pragma once
// Whose soldiers are to be printed: the commands of either side, and the types of unit.

#include "app/print/print_order.h"

#include <QTreeWidget>

namespace zama::shell {

class SoldierTree final : public QTreeWidget
{
    Q_OBJECT
public:
    /// Everybody of the scenario, ticked.
    explicit SoldierTree(std::shared_ptr<const Scenario> scenario, QWidget *parent = nullptr);

    /// Ids as an order has them: empty where all are ticked.
    [[nodiscard]] std::set<std::string> commands() const;
    [[nodiscard]] std::set<std::string> types() const;
    /// Is no command ticked, or no type? Then there is nobody to print.
    [[nodiscard]] bool isNobody() const;

    [[nodiscard]] QSize sizeHint() const override;

signals:
    /// A person ticked others.
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void addSides();
    void addTypes();
    [[nodiscard]] std::set<std::string> ticked(int first, int last) const;
    void retranslate();

    std::shared_ptr<const Scenario> m_scenario;
};

} // namespace zama::shell
