#pragma once
// From one area of the window to the next by keys: the table, the bars around it, every open dock.

#include <QList>
#include <QObject>

class QDockWidget;
class QMainWindow;
class QWidget;

namespace zama::play {

class FocusRound final : public QObject
{
    Q_OBJECT
public:
    /// The round begins with `areas`, in that order; the docks that `window` has now follow. It lives as long
    /// as `window`.
    FocusRound(QMainWindow &window, const QList<QWidget *> &areas);

    /// Lets the Tab key go through the areas in the same order. What is made later comes last.
    void orderTabs() const;

public slots:
    /// Gives the focus to the next area that is shown and can have it; a dock behind others comes forward.
    void next() { go(+1); }
    void previous() { go(-1); }

private:
    [[nodiscard]] QList<QWidget *> areas() const;
    void go(int step);

    QMainWindow &m_window;
    QList<QWidget *> m_areas;
    QList<QDockWidget *> m_docks;
};

} // namespace zama::play
