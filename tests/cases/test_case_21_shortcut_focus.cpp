// Case 21: Ctrl+Z does nothing, is ambiguous, or takes back an order while somebody types in a field. Here it
// belongs to the field that is being written in, and everywhere else to the battle
// (docs/teachers/keyboard.md).

#include "app/play/dice_entry.h"
#include "app/play/dice_tray.h"
#include "app/play/play_panels.h"
#include "app/play/rulebook_dock.h"
#include "app/shell/main_window.h"
#include "table/art/resources.h"
#include "table/scene/table_view.h"
#include "tests/support/tiny_battle.h"

#include <QDockWidget>
#include <QLineEdit>
#include <QSettings>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTranslator>

#include <memory>
#include <set>

using namespace zama;
using namespace zama::play;
using namespace zama::shell;
using namespace zama::test;

namespace {

// Another language, as far as shortcuts are concerned.
class Shouting final : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    QString translate(const char *, const char *text, const char *, int) const override
    {
        return QString::fromUtf8(text).toUpper();
    }
};

} // namespace

class TestCase21ShortcutFocus : public QObject
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
        QTest::failOnWarning(QRegularExpression(QStringLiteral("[Aa]mbiguous")));
        m_window = std::make_unique<MainWindow>(ThemeChoice::Light,
                                                BattlePlaces{m_folder.filePath(QStringLiteral("battles")),
                                                             m_folder.filePath(QStringLiteral("refuge"))});
        m_window->resize(1366, 768);
        m_window->open({});
        m_window->show();
        window().setPace(table::Pace::AtOnce);
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanup() { m_window.reset(); }

    void aFieldTakesBackWhatWasTyped()
    {
        const std::size_t ordered = orderSomething();
        QLineEdit *field = searchField();
        QTest::keyClicks(field, QStringLiteral("wheel"));
        undo();
        QVERIFY(field->text() != QStringLiteral("wheel"));
        QCOMPARE(cursor(), ordered);
    }

    void aFieldWithNothingToTakeBackKeepsTheKey()
    {
        const std::size_t ordered = orderSomething();
        (void)searchField();
        undo();
        undo();
        QCOMPARE(cursor(), ordered);
    }

    void redoInAFieldLeavesTheBattleAlone()
    {
        const std::size_t ordered = orderSomething();
        window().view().setFocus();
        undo();
        QVERIFY(cursor() < ordered);
        QLineEdit *field = searchField();
        QTest::keyClicks(field, QStringLiteral("wheel"));
        undo();
        const std::size_t taken = cursor();
        QTest::keySequence(field, QKeySequence(QKeySequence::Redo));
        QCOMPARE(field->text(), QStringLiteral("wheel"));
        QCOMPARE(cursor(), taken);
    }

    void lettersTypedInAFieldOrderNothing()
    {
        const std::size_t ordered = orderSomething();
        const Picks picks = window().desk().picks();
        QLineEdit *field = searchField();
        QTest::keyClicks(field, QStringLiteral("a line, n p c q e 0"));
        QTest::keyClick(field, Qt::Key_Space);
        QCOMPARE(field->text(), QStringLiteral("a line, n p c q e 0 "));
        QCOMPARE(cursor(), ordered);
        QVERIFY(window().desk().picks() == picks);
    }

    void spinBoxesTakeBackWhatWasTyped()
    {
        window().play(Journal(tinyBattle()
                                  .add("INF", "a", 40, 20, 0, 10)
                                  .add("HVY", "x", 40, 20, 180, 10)
                                  .link("a", "x")
                                  .at(StepKind::Melee)
                                  .setup(),
                              7),
                      {{Player::Person, Player::Person}, true, false, UndoPolicy::Free});
        window().setPace(table::Pace::AtOnce);
        window().done();
        QTRY_VERIFY(window().desk().state().pending.has_value());
        const std::size_t ordered = cursor();
        auto *entry = window().panels().dice().findChild<DiceEntry *>();
        QVERIFY(entry != nullptr);
        for (auto *button : entry->findChildren<QToolButton *>()) {
            if (button->isCheckable()) {
                button->click();
            }
        }
        QVERIFY(entry->isCounting());
        auto *box = entry->findChild<QSpinBox *>();
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, QStringLiteral("3"));
        QCOMPARE(box->value(), 3);
        undo();
        QCOMPARE(cursor(), ordered);
        QVERIFY(window().desk().state().pending.has_value());
    }

    void everywhereElseTheBattleTakesBackItsOrder()
    {
        window().panels().openRule({});
        std::set<QWidget *> been;
        window().view().setFocus();
        for (int i = 0; i < 12; ++i) {
            const std::size_t before = cursor();
            QWidget *focused = QApplication::focusWidget();
            if (qobject_cast<QLineEdit *>(focused) == nullptr) {
                orderSomething();
                focused->setFocus();
                undo();
                QVERIFY2(cursor() == before, focused->metaObject()->className());
                been.insert(focused);
            }
            QTest::keyClick(focused, Qt::Key_F6);
        }
        QVERIFY(been.size() >= 5);
    }

    void anotherLanguageChangesNoKey()
    {
        Shouting translator;
        QCoreApplication::installTranslator(&translator);
        QCoreApplication::processEvents();
        const std::size_t ordered = orderSomething();
        window().view().setFocus();
        undo();
        QVERIFY(cursor() < ordered);
        QTest::keySequence(QApplication::focusWidget(), QKeySequence(QKeySequence::Redo));
        QCOMPARE(cursor(), ordered);
        QCoreApplication::removeTranslator(&translator);
    }

private:
    [[nodiscard]] PlayWindow &window() const { return m_window->playWindow(); }
    [[nodiscard]] std::size_t cursor() const { return window().session().journal().cursor(); }

    /// Moves somebody; how many orders there are then.
    std::size_t orderSomething() const
    {
        window().desk().pickNext(+1);
        window().view().setFocus();
        QTest::keyClick(&window().view(), Qt::Key_Up);
        QTest::keyClick(&window().view(), Qt::Key_Return);
        return cursor();
    }

    [[nodiscard]] QLineEdit *searchField() const
    {
        window().panels().openRule({});
        auto *field = window().panels().rulebook().findChild<QLineEdit *>();
        field->setFocus();
        return field;
    }

    static void undo() { QTest::keySequence(QApplication::focusWidget(), QKeySequence(QKeySequence::Undo)); }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestCase21ShortcutFocus)
#include "test_case_21_shortcut_focus.moc"
