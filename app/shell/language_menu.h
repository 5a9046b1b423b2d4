#pragma once
// The menu of languages, each by its own name in its own letters, whatever is spoken now.

#include <QMenu>

#include "app/shell/language_choice.h"

class QActionGroup;
class QMenuBar;

namespace zama::shell {

class LanguageMenu final : public QMenu
{
    Q_OBJECT
public:
    /// Adds itself to the bar, which must outlive it, as must `choice`.
    LanguageMenu(LanguageChoice &choice, QMenuBar &bar);

    /// "Sprache (Language)": also for somebody who chose the wrong one.
    void retranslate();

signals:
    /// This computer has not the letters of the language that was chosen, which is called so.
    void lettersMissing(const QString &language);

private:
    void addLanguages(QMenu &menu, QActionGroup &group);
    void addDigits();
    void choose(const QString &tag);
    void showChoice();

    LanguageChoice &m_choice;
    QActionGroup *m_firsts;
    QMenu *m_secondMenu;
    QActionGroup *m_seconds;
    QAction *m_none;
    QActionGroup *m_uses;
    QAction *m_under;
    QAction *m_otherSide;
    QMenu *m_digitsMenu; ///< there where Arabic is spoken
    QActionGroup *m_digits;
};

} // namespace zama::shell
