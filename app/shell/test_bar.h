#pragma once
// Lies above the table for as long as a battle is a test of the scenario on the desk.

#include <QFrame>

class QLabel;
class QPushButton;

namespace zama::shell {

class TestBar final : public QFrame
{
    Q_OBJECT
public:
    explicit TestBar(QWidget *parent = nullptr);

    /// The battle can still be kept, or is kept already.
    void setKept(bool isKept);

signals:
    void backRequested();
    void keepRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_text;
    QPushButton *m_keep;
    QPushButton *m_back;
};

} // namespace zama::shell
