#pragma once
// "Why not?": the sentence of a refusal, the rule it rests on, and the nearest thing that may be done.

#include <QFrame>

#include "app/play/order_desk.h"

class QLabel;
class QToolButton;
class QPushButton;

namespace zama::play {

class ObjectionLine final : public QFrame
{
    Q_OBJECT
public:
    explicit ObjectionLine(QWidget *parent = nullptr);

    /// Shows an objection until it is dismissed, answered or replaced.
    void show(const Objection &objection, const State &state, const table::MessageFormatter &formatter);
    /// Says the same again in another language; `state` is the present one.
    void retranslate(const State &state, const table::MessageFormatter &formatter);
    [[nodiscard]] QString text() const;
    /// What its button would do instead; empty where there is nothing.
    [[nodiscard]] QString instead() const;
    /// Asks for the alternative, as its button does.
    void takeAlternative();

signals:
    /// It is shown or hidden, or says something else.
    void changed();
    /// The player wants to read the rule.
    void ruleRequested(const QString &clause);
    void alternativeRequested(const zama::Command &command);

protected:
    void changeEvent(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void dress();

    QLabel *m_sign;
    QLabel *m_text;
    QToolButton *m_rule;
    QPushButton *m_instead;
    QToolButton *m_dismiss;
    std::optional<Objection> m_objection;
};

/// What an order would do, in a few words: "Move 4.2 in instead".
[[nodiscard]] QString insteadText(const Command &command, const State &state,
                                  const table::MessageFormatter &formatter);

} // namespace zama::play
