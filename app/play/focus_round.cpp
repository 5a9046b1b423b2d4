#include "app/play/focus_round.h"

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>

namespace zama::play {
namespace {

// The first widget of an area in the order of the Tab key; null if none takes the focus.
QWidget *firstIn(QWidget &area)
{
    for (QWidget *widget = area.nextInFocusChain(); widget != &area; widget = widget->nextInFocusChain()) {
        if (area.isAncestorOf(widget) && widget->isVisibleTo(&area) && widget->isEnabled() &&
            (widget->focusPolicy() & Qt::TabFocus) != 0) {
            return widget;
        }
    }
    return nullptr;
}

bool takesTab(const QWidget &widget)
{
    return (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.focusProxy() == nullptr;
}

// Those of an area, and it itself, who take the Tab key, in its order.
QList<QWidget *> chainOf(QWidget &area)
{
    QList<QWidget *> chain;
    if (takesTab(area)) {
        chain << &area;
    }
    for (QWidget *widget = area.nextInFocusChain(); widget != &area; widget = widget->nextInFocusChain()) {
        if (area.isAncestorOf(widget) && takesTab(*widget)) {
            chain << widget;
        }
    }
    return chain;
}

QWidget *entranceOf(QWidget &area)
{
    return (area.focusPolicy() & Qt::TabFocus) != 0 ? &area : firstIn(area);
}

} // namespace

FocusRound::FocusRound(QMainWindow &window, const QList<QWidget *> &areas)
    : QObject(&window),
      m_window(window),
      m_areas(areas),
      m_docks(
          window.findChildren<QDockWidget *>()) // their order among the children changes when one is raised
{
}

QList<QWidget *> FocusRound::areas() const
{
    QList<QWidget *> all;
    for (QWidget *area : m_areas) {
        if (area->isVisible()) {
            all << area;
        }
    }
    for (const QDockWidget *dock : m_docks) {
        if (!dock->isHidden() && dock->widget() != nullptr) {
            all << dock->widget();
        }
    }
    return all;
}

void FocusRound::orderTabs() const
{
    QList<QWidget *> chain;
    for (QWidget *area : m_areas) {
        chain << chainOf(*area);
    }
    for (QDockWidget *dock : m_docks) {
        chain << chainOf(*dock);
    }
    for (qsizetype i = 1; i < chain.size(); ++i) {
        QWidget::setTabOrder(chain[i - 1], chain[i]);
    }
}

void FocusRound::go(int step)
{
    if (!m_window.isVisible()) {
        return;
    }
    const QList<QWidget *> round = areas();
    const QWidget *focused = QApplication::focusWidget();
    qsizetype here = step > 0 ? -1 : 0;
    for (qsizetype i = 0; i < round.size(); ++i) {
        here = focused != nullptr && (round[i] == focused || round[i]->isAncestorOf(focused)) ? i : here;
    }
    for (qsizetype i = 1; i <= round.size(); ++i) {
        QWidget *area = round[(here + step * i + 2 * round.size()) % round.size()];
        if (QWidget *entrance = entranceOf(*area)) {
            if (auto *dock = qobject_cast<QDockWidget *>(area->parentWidget())) {
                dock->raise();
            }
            entrance->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

} // namespace zama::play
