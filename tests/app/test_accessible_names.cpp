// Everything in the window that can be used has a name, and no key means two things.

#include "app/play/action_bar.h"
#include "app/play/play_panels.h"
#include "app/shell/main_window.h"
#include "app/shell/shipped_battle.h"
#include "app/shell/start_page.h"
#include "editor/document.h"
#include "editor/editor_window.h"
#include "table/art/resources.h"
#include "table/scene/table_view.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QScrollBar>
#include <QSettings>
#include <QShortcut>
#include <QStandardPaths>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <memory>

using namespace zama;
using namespace zama::shell;

namespace {

// Parts that Qt puts into its own widgets; the whole has the name.
bool isPart(const QWidget &widget)
{
    const QWidget *whole = widget.parentWidget();
    const auto *area = qobject_cast<const QAbstractScrollArea *>(whole);
    return widget.inherits("QScrollBar") || widget.inherits("QHeaderView") ||
           widget.inherits("QComboBoxListView") || widget.inherits("QLineEditIconButton") ||
           widget.objectName().startsWith(QLatin1String("qt_")) ||
           (area != nullptr && area->viewport() == &widget) ||
           (whole != nullptr && (whole->inherits("QAbstractSpinBox") || whole->inherits("QTabBar")));
}

bool isUsed(const QWidget &widget)
{
    return widget.focusPolicy() != Qt::NoFocus || qobject_cast<const QAbstractButton *>(&widget) ||
           qobject_cast<const QComboBox *>(&widget) || qobject_cast<const QAbstractSlider *>(&widget) ||
           qobject_cast<const QAbstractItemView *>(&widget) || qobject_cast<const QLineEdit *>(&widget) ||
           qobject_cast<const QAbstractSpinBox *>(&widget) || qobject_cast<const QDockWidget *>(&widget);
}

QString nameOf(QWidget &widget)
{
    QAccessibleInterface *face = QAccessible::queryAccessibleInterface(&widget);
    const auto labels = face->relations(QAccessible::Label);
    return labels.isEmpty() ? face->text(QAccessible::Name) : labels.front().first->text(QAccessible::Name);
}

QString pathOf(const QObject *object)
{
    QStringList names;
    for (; object != nullptr; object = object->parent()) {
        names.prepend(QLatin1String(object->metaObject()->className()) +
                      (object->objectName().isEmpty() ? QString() : QLatin1Char(':') + object->objectName()));
    }
    return names.mid(std::max<qsizetype>(0, names.size() - 4)).join(QLatin1String(" > "));
}

QStringList nameless(const QWidget &window)
{
    QStringList found;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        if (widget->isVisibleTo(&window) && isUsed(*widget) && !isPart(*widget) &&
            nameOf(*widget).isEmpty()) {
            found << pathOf(widget);
        }
    }
    found.removeDuplicates();
    return found;
}

// What a press of Alt and a letter could mean, each letter with all who claim it.
using Claims = std::map<QString, QStringList>;

void claim(Claims &claims, const QString &text)
{
    const QKeySequence key = QKeySequence::mnemonic(text);
    if (!key.isEmpty()) {
        claims[key.toString()] << text;
    }
}

QString quarrelsIn(const Claims &claims)
{
    QStringList lines;
    for (const auto &[key, texts] : claims) {
        if (texts.size() > 1) {
            lines << key + QLatin1String(": ") + texts.join(QLatin1String(" / "));
        }
    }
    return lines.join(QLatin1Char('\n'));
}

QString quarrelsIn(const QMenu &menu)
{
    Claims claims;
    for (const QAction *action : menu.actions()) {
        claim(claims, action->text());
    }
    return quarrelsIn(claims);
}

// Menus and whatever else is shown beside them.
QString quarrelsIn(const QMainWindow &window)
{
    Claims claims;
    for (const QAction *action : window.menuBar()->actions()) {
        claim(claims, action->text());
    }
    for (const auto *button : window.findChildren<QAbstractButton *>()) {
        if (button->isVisible()) {
            claim(claims, button->text());
        }
    }
    for (const auto *label : window.findChildren<QLabel *>()) {
        if (label->isVisible() && label->buddy() != nullptr) {
            claim(claims, label->text());
        }
    }
    return quarrelsIn(claims);
}

} // namespace

class TestAccessibleNames : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
        QLocale::setDefault(QLocale(QLocale::English));
        table::initResources();
    }
    void init()
    {
        m_window = std::make_unique<MainWindow>(ThemeChoice::Light,
                                                BattlePlaces{m_folder.filePath(QStringLiteral("battles")),
                                                             m_folder.filePath(QStringLiteral("refuge"))});
        m_window->resize(1366, 768);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }
    void cleanup() { m_window.reset(); }

    void theStartPageHasNames()
    {
        const QStringList found = nameless(m_window->startPage());
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    }

    void theBattleHasNames()
    {
        openAll();
        const QStringList found = nameless(*m_window);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    }

    void theEditorHasNames()
    {
        openEditor();
        for (QDockWidget *dock : m_window->editing().editorWindow().findChildren<QDockWidget *>()) {
            dock->raise();
            QCoreApplication::processEvents();
        }
        const QStringList found = nameless(*m_window);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
        for (const auto *menu : m_window->findChildren<QMenu *>()) {
            QVERIFY2(quarrelsIn(*menu).isEmpty(),
                     qPrintable(menu->title() + QLatin1String("\n") + quarrelsIn(*menu)));
        }
    }

    // A picture says nothing to who does not know it: it must be possible to ask.
    void buttonsOfPicturesSayWhatTheyDo()
    {
        openAll();
        for (const auto *button : m_window->findChildren<QAbstractButton *>()) {
            if (button->isVisibleTo(m_window.get()) && button->text().isEmpty() && !isPart(*button)) {
                QVERIFY2(!button->accessibleName().isEmpty(), qPrintable(pathOf(button)));
            }
        }
    }

    void everyLetterOfAMenuMeansOneThing()
    {
        openAll();
        for (const auto *menu : m_window->findChildren<QMenu *>()) {
            QVERIFY2(quarrelsIn(*menu).isEmpty(),
                     qPrintable(menu->title() + QLatin1String("\n") + quarrelsIn(*menu)));
        }
    }

    void noButtonTakesTheLetterOfAMenu()
    {
        QVERIFY2(quarrelsIn(*m_window).isEmpty(), qPrintable(quarrelsIn(*m_window)));
        openAll();
        m_window->playWindow().session().give(EndStep{SideId(0)});
        m_window->playWindow().session().lookAt(0);
        QTRY_VERIFY2(quarrelsIn(*m_window).isEmpty(), qPrintable(quarrelsIn(*m_window)));
    }

    void everyShortcutMeansOneThing()
    {
        openAll();
        std::map<QString, QStringList> claims;
        for (const auto *action : m_window->findChildren<QAction *>()) {
            for (const QKeySequence &keys : action->shortcuts()) {
                claims[keys.toString()] << action->text();
            }
        }
        for (const auto *shortcut : m_window->findChildren<QShortcut *>()) {
            claims[shortcut->key().toString()] << pathOf(shortcut);
        }
        QVERIFY(claims.size() > 10);
        QVERIFY2(quarrelsIn(claims).isEmpty(), qPrintable(quarrelsIn(claims)));
    }

    // F6 from the table comes back to it, having been everywhere; Shift and F6 goes the other way.
    void theFocusGoesRoundTheAreas()
    {
        openAll();
        QWidget *table = &m_window->playWindow().view();
        table->setFocus();
        QList<QWidget *> way;
        for (int i = 0; i < 40 && (way.isEmpty() || way.back() != table); ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
            way << QApplication::focusWidget();
            QVERIFY(way.back() != nullptr && way.back()->isVisible());
        }
        QCOMPARE(way.back(), table);
        for (const auto *dock : m_window->findChildren<QDockWidget *>()) {
            const bool isReached = std::any_of(way.begin(), way.end(),
                                               [&](QWidget *widget) { return dock->isAncestorOf(widget); });
            QVERIFY2(isReached, qPrintable(dock->windowTitle() + names(way)));
        }
        QTest::keyClick(table, Qt::Key_F6, Qt::ShiftModifier);
        QCOMPARE(QApplication::focusWidget(), way.at(way.size() - 2));
    }

    void theTabKeyGoesFromTheTableToTheButtonsAndThenToTheDocks()
    {
        openAll();
        m_window->playWindow().view().setFocus();
        const auto press = [] {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            return QApplication::focusWidget();
        };
        QWidget *bar = &m_window->playWindow().actionBar();
        QVERIFY2(bar->isAncestorOf(press()), qPrintable(pathOf(QApplication::focusWidget())));
        int buttons = 1;
        while (bar->isAncestorOf(press())) {
            ++buttons;
        }
        QVERIFY(buttons > 3);
        bool isDock = false;
        for (int i = 0; i < 10 && !isDock; ++i) {
            for (QObject *above = QApplication::focusWidget(); above != nullptr; above = above->parent()) {
                isDock = isDock || qobject_cast<QDockWidget *>(above) != nullptr;
            }
            press();
        }
        QVERIFY2(isDock, qPrintable(pathOf(QApplication::focusWidget())));
    }

    // Nothing behind the table keeps the Tab key to itself.
    void theTabKeyComesRound()
    {
        openAll();
        QWidget *table = &m_window->playWindow().view();
        table->setFocus();
        for (int i = 0; i < 400; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            if (QApplication::focusWidget() == table) {
                return;
            }
        }
        QFAIL(qPrintable(pathOf(QApplication::focusWidget())));
    }

private:
    static QString names(const QList<QWidget *> &way)
    {
        QStringList names;
        for (QWidget *widget : way) {
            names << nameOf(*widget);
        }
        return QLatin1String(" is not among ") + names.join(QLatin1String(", "));
    }

    // Zama with every dock open.
    // With somebody selected, so that the docks have something to show.
    void openEditor()
    {
        QVERIFY(m_window->edit(shippedPath(QStringLiteral("elephant-charge"))).isEmpty());
        editor::ScenarioDocument &document = m_window->editing().editorWindow().document();
        document.selection().set(
            {{editor::PieceKind::Unit, document.scenario().sides.front().commands.back().units.front().id}});
        document.setSaved(); // a copy, and nobody is there to be asked
        QCoreApplication::processEvents();
    }

    void openAll()
    {
        m_window->open({});
        for (QAction *toggle : m_window->playWindow().panels().toggles()) {
            if (!toggle->isChecked()) {
                toggle->trigger();
            }
        }
        m_window->playWindow().setPace(table::Pace::AtOnce);
        QCoreApplication::processEvents();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestAccessibleNames)
#include "test_accessible_names.moc"
