#pragma once
// Which paper soldiers: whose, how many, how tall.

#include "app/print/print_order.h"

#include <QWidget>

class QCheckBox;
class QLabel;

namespace zama::editor {
class NumberField;
}

namespace zama::shell {

class SoldierTree;

class SoldierBox final : public QWidget
{
    Q_OBJECT
public:
    explicit SoldierBox(std::shared_ptr<const Scenario> scenario, QWidget *parent = nullptr);

    [[nodiscard]] print::SoldierChoice choice() const;
    /// Shows what can be remembered of a choice: the height, and whether generals are among them.
    void showChoice(const print::SoldierChoice &choice);
    /// Is nobody chosen?
    [[nodiscard]] bool isNobody() const;
    [[nodiscard]] SoldierTree &tree() const { return *m_tree; }

signals:
    /// A person chose otherwise.
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_caption;
    SoldierTree *m_tree;
    QCheckBox *m_generals;
    QLabel *m_spareCaption;
    editor::NumberField *m_spare;
    QLabel *m_heightCaption;
    editor::NumberField *m_height;
};

} // namespace zama::shell
