#include "table/widgets/whole_tabs.h"

#include <QChildEvent>
#include <QMainWindow>
#include <QTabBar>

namespace zama::table {
namespace {

class WholeTabs final : public QObject
{
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::ChildPolished) {
            if (auto *bar = qobject_cast<QTabBar *>(static_cast<QChildEvent *>(event)->child())) {
                bar->setElideMode(Qt::ElideNone);
                bar->setUsesScrollButtons(true);
            }
        }
        return QObject::eventFilter(watched, event);
    }
};

} // namespace

void keepTabsWhole(QMainWindow &window)
{
    window.installEventFilter(new WholeTabs(&window));
}

} // namespace zama::table
