#pragma once
// A small button with a triangle: to the beginning, back, forward, to the end.

#include <QToolButton>

namespace zama::play {

class GoButton final : public QToolButton
{
    Q_OBJECT
public:
    enum class Way : std::uint8_t { First, Back, Forward, Last };

    explicit GoButton(Way way, QWidget *parent = nullptr);
    /// What it does: its name for everybody.
    void setName(const QString &name);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Way m_way;
};

} // namespace zama::play
