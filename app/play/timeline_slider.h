#pragma once
// A slider over the orders of a battle, with marks where turns and steps begin.

#include <QSlider>

#include <vector>

namespace zama::play {

/// A place to go to with the page keys.
struct TimelineMark {
    int cursor = 0;
    int turn = 0; ///< the turn that begins here; 0: only a step begins
    bool operator==(const TimelineMark &) const = default;
};

class TimelineSlider final : public QSlider
{
    Q_OBJECT
public:
    explicit TimelineSlider(QWidget *parent = nullptr);

    void setMarks(std::vector<TimelineMark> marks);
    [[nodiscard]] const std::vector<TimelineMark> &marks() const { return m_marks; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    [[nodiscard]] int end() const;
    [[nodiscard]] int pixelOf(int cursor) const;
    [[nodiscard]] int cursorAt(int pixel) const;
    [[nodiscard]] QRect groove() const;
    [[nodiscard]] int handleLength() const;
    [[nodiscard]] int markBefore(int cursor) const;
    [[nodiscard]] int markAfter(int cursor) const;
    void paintMarks(QPainter &painter) const;

    std::vector<TimelineMark> m_marks;
};

} // namespace zama::play
