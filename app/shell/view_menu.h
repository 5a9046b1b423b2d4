#pragma once
// The menu View: what can be seen of the page, and colours, lengths and size of text for every page. What is
// chosen here is remembered in the settings.

// Qt first: moc 6.4 cannot read <compare> before it.
#include <QList>
#include <QObject>

#include "app/shell/theme.h"
#include "core/text/message.h"

class QAction;
class QMenu;
class QMenuBar;

namespace zama::shell {

class ChoiceMenu;

class ViewMenu final : public QObject
{
    Q_OBJECT
public:
    /// Adds the menu to the bar, which must outlive it.
    explicit ViewMenu(QMenuBar &bar);

    /// What can be seen of the page that is shown now; null is a separator.
    void fill(const QList<QAction *> &actions);
    /// Shows the size of text in use.
    void showSize();
    void showTheme(ThemeChoice choice);
    void retranslate();

    /// As remembered.
    [[nodiscard]] static ThemeChoice theme();
    [[nodiscard]] static LengthUnit lengths();

signals:
    void themeChosen(zama::shell::ThemeChoice choice);
    void lengthsChosen(zama::LengthUnit unit);

private:
    QMenu *m_menu;
    ChoiceMenu *m_themes;
    ChoiceMenu *m_lengths;
    ChoiceMenu *m_sizes;
};

} // namespace zama::shell
