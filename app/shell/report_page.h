#pragma once
// The report of a battle as a page of the window, with the way back to the table.

#include <QWidget>

#include "core/game/journal.h"
#include "core/text/message.h"

class QPushButton;

namespace zama::play {
class ReportView;
}

namespace zama::shell {

class ReportPage final : public QWidget
{
    Q_OBJECT
public:
    explicit ReportPage(QWidget *parent = nullptr);

    /// Tells the battle of that journal, and takes the keyboard's focus.
    void show(const Journal &journal, LengthUnit lengths);
    void retranslate();

signals:
    void backRequested();

private:
    play::ReportView *m_report;
    QPushButton *m_back;
};

} // namespace zama::shell
