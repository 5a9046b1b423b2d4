#pragma once
// The bar below the table: the obvious next thing, "done", and what helps.

#include <QWidget>

#include "app/play/next_thing.h"

class QAction;
class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace zama::play {

class ActionBar final : public QWidget
{
    Q_OBJECT
public:
    explicit ActionBar(QWidget *parent = nullptr);

    void showNext(const NextThing &next);
    [[nodiscard]] const NextThing &next() const { return m_next; }
    /// A line beside the buttons: a hint, what the program did and why, what happened last.
    void say(const QString &text);
    [[nodiscard]] QString said() const;
    /// Shows an action as a button, text and all, for as long as it is visible; in the order of the calls.
    void addAction(QAction *action);

signals:
    void nextRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    void showWords();

    QPushButton *m_nextButton;
    QLabel *m_words;
    QWidget *m_tools;
    QGridLayout *m_grid; ///< of the tools
    QList<QToolButton *> m_buttons;
    QList<QToolButton *> m_shown; ///< those of visible actions
    int m_columns = 0;
    NextThing m_next;
    QString m_said;
};

} // namespace zama::play
