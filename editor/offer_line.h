#pragma once
// One line that says what has just been done and offers to take it back: no box asks beforehand.

#include <QFrame>

#include <functional>

class QLabel;
class QPushButton;

namespace zama::editor {

class OfferLine final : public QFrame
{
    Q_OBJECT
public:
    /// Makes a text in the language of the moment.
    using Words = std::function<QString()>;

    explicit OfferLine(QWidget *parent = nullptr);

    /// Says it, also anew in another language, and offers `offer`; an empty offer is none. Stays until it is
    /// taken, dismissed or replaced.
    void show(const Words &what, const Words &offer);
    [[nodiscard]] QString text() const;
    /// The button that takes the offer; empty texts say that there is none.
    [[nodiscard]] QPushButton *button() const { return m_take; }

signals:
    void taken();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_text;
    QPushButton *m_take;
    QPushButton *m_dismiss;
    Words m_what;
    Words m_offer;
};

} // namespace zama::editor
