#pragma once
// What is to be printed: a box to tick for each part, with the number of its pages.

#include "app/print/print_order.h"

#include <QWidget>

#include <map>
#include <optional>

class QCheckBox;
class QGridLayout;
class QLabel;

namespace zama::shell {

class PartList final : public QWidget
{
    Q_OBJECT
public:
    explicit PartList(std::span<const print::PrintPartRow> parts, QWidget *parent = nullptr);

    [[nodiscard]] std::set<print::PrintPart> parts() const;
    /// Ticks these, without telling anybody.
    void setParts(const std::set<print::PrintPart> &parts);
    /// How many pages a part has; none: not known yet.
    void setPages(print::PrintPart part, std::optional<int> pages);
    /// Why a part cannot be printed; its box stays as it is.
    void setProblem(print::PrintPart part, const QString &words);
    /// In front of the other rows.
    [[nodiscard]] QCheckBox &everything() const { return *m_all; }

signals:
    /// A person ticked this part; changed() follows.
    void ticked(zama::print::PrintPart part);
    /// A person ticked another choice.
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row {
        QCheckBox *box = nullptr;
        QLabel *pages = nullptr;
        std::optional<int> count;
        QString problem;
    };
    void addRow(QGridLayout &grid, print::PrintPart part);
    void chooseAll(bool isAll);
    void showAll();
    void retranslate();
    void describe(print::PrintPart part, Row &row) const;

    QCheckBox *m_all;
    QLabel *m_heading; ///< of the column of pages
    std::map<print::PrintPart, Row> m_rows;
};

} // namespace zama::shell
