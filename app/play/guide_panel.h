#pragma once
// What the guide says, with "Show me" and "Skip", which stay at their place from lesson to lesson. It gives
// no orders itself: it asks for them.

#include "app/play/guide.h"

#include <QFrame>

class QLabel;
class QProgressBar;
class QPushButton;

namespace zama::play {

class GuidePanel final : public QFrame
{
    Q_OBJECT
public:
    /// `guide` outlives the panel.
    explicit GuidePanel(Guide &guide, QWidget *parent = nullptr);
    void retranslate();

signals:
    /// "Show me": this order is to be given as if the pupil had given it.
    void commandRequested(const zama::Command &command);
    /// "Show me" while dice are due: they are to be rolled.
    void rollRequested();
    /// The rulebook is to be opened at this clause.
    void clauseRequested(const QString &clause);
    /// The pupil wants to go on without a guide.
    void dismissed();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void tell();
    void reserveRoom();
    void showMe();

    Guide &m_guide;
    QLabel *m_step;
    QProgressBar *m_progress;
    QLabel *m_prompt;
    QLabel *m_remark;
    QPushButton *m_rule;
    QPushButton *m_showMe;
    QPushButton *m_skip;
    QPushButton *m_dismiss;
};

} // namespace zama::play
