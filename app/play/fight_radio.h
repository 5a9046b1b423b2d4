#pragma once
// A radio button for a narrow column: its text is broken into lines instead of being cut off.

#include <QRadioButton>

namespace zama::play {

/// Its circle has an outline in the colour of the text, to be seen in dark colours too.
class FightRadio final : public QRadioButton
{
public:
    /// `text` is shown as it is: authors' names with an "&" are no shortcuts.
    FightRadio(const QString &text, QWidget *parent);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    [[nodiscard]] bool hitButton(const QPoint &at) const override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QSize circle() const;
    [[nodiscard]] int indent() const;
    [[nodiscard]] QRect wordsIn(int width) const;
};

} // namespace zama::play
