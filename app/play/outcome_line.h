#pragma once
// How saving or printing went, beside the buttons that did it. A failure is not to be taken for a success: it
// has a sign, strong letters in the colour of alarm, and is announced to those who do not see it.

#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;

namespace zama::play {

/// How something went.
struct JobOutcome {
    enum class Kind : std::uint8_t {
        Note,  ///< good to know, or not yet at its end
        Done,  ///< it went well
        Failed ///< nothing was saved or printed
    };
    /// Makes the text in the language of the moment.
    using Words = std::function<QString()>;

    Kind kind = Kind::Note;
    Words words;  ///< none: there is nothing to say
    QString file; ///< what was saved and can be opened; empty: nothing

    [[nodiscard]] static JobOutcome note(Words words);
    [[nodiscard]] static JobOutcome done(Words words);
    /// "Saved as kit.pdf."
    [[nodiscard]] static JobOutcome saved(const QString &file);
    /// `problem` in the language of the moment it happened in.
    [[nodiscard]] static JobOutcome failed(const QString &problem);
};

class OutcomeLine final : public QWidget
{
    Q_OBJECT
public:
    explicit OutcomeLine(QWidget *parent = nullptr);

    /// Says it, and again when another language is chosen. A file that was saved can be opened with whatever
    /// the desktop opens such files with.
    void show(const JobOutcome &outcome);
    void clear() { show({}); }

    [[nodiscard]] QString text() const;
    [[nodiscard]] JobOutcome::Kind kind() const { return m_outcome.kind; }
    /// Opens the file that was saved; hidden where there is none.
    [[nodiscard]] QPushButton &openButton() const { return *m_open; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void openFile();
    void dress();
    void retranslate();

    JobOutcome m_outcome;
    QLabel *m_sign;
    QLabel *m_text;
    QPushButton *m_open;
};

} // namespace zama::play
