#pragma once
// One line of text above the table for what a box would interrupt. It stays until it is dismissed or
// replaced.

#include <QFrame>

#include <functional>

class QLabel;
class QToolButton;

namespace zama::play {

class MessageLine final : public QFrame
{
    Q_OBJECT
public:
    enum class Tone : std::uint8_t {
        Note,    ///< good to know
        Problem, ///< something did not work
    };

    /// Makes the text in the language of the moment.
    using Words = std::function<QString()>;

    explicit MessageLine(QWidget *parent = nullptr);

    /// Says it again when another language is chosen.
    void show(const Words &words, Tone tone);
    [[nodiscard]] QString text() const;
    void retranslate();

protected:
    void changeEvent(QEvent *event) override;

private:
    QLabel *m_text;
    QToolButton *m_dismiss;
    Tone m_tone = Tone::Note;
    Words m_words;
    void dress();
};

} // namespace zama::play
