#pragma once
// A menu in which one of several things is chosen.

#include <QMenu>

class QActionGroup;

namespace zama::shell {

class ChoiceMenu final : public QMenu
{
    Q_OBJECT
public:
    /// Of so many things; added at the end of `parent`, which owns it.
    ChoiceMenu(int count, QMenu &parent);

    /// In their order.
    void setTexts(const QStringList &texts);
    /// Shows that one as chosen; nobody is told.
    void check(int index);
    /// Shows that one as chosen, or as not; nobody is told.
    void setChecked(int index, bool isChecked);
    [[nodiscard]] int count() const;

signals:
    /// By a person.
    void chosen(int index);

private:
    QActionGroup *m_group;
};

} // namespace zama::shell
