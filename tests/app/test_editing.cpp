// The editor in the window of the program: what is on the desk, on the disk, in play (cases 18, 19, 23).

#include "app/play/message_line.h"
#include "app/shell/main_window.h"
#include "app/shell/start_page.h"
#include "core/design/bodies.h"
#include "editor/document.h"
#include "editor/editor_window.h"
#include "table/art/resources.h"
#include "tests/support/source_tree.h"

#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace zama;
using namespace zama::editor;
using namespace zama::shell;

namespace {

// Presses a button of the next box that asks; fails the test if none did.
class Answer
{
public:
    explicit Answer(QMessageBox::StandardButton button)
    {
        m_timer.setInterval(5);
        QObject::connect(&m_timer, &QTimer::timeout, [this, button] {
            if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget())) {
                m_timer.stop();
                m_wasAsked = true;
                box->button(button)->click();
            }
        });
        m_timer.start();
    }
    [[nodiscard]] bool wasAsked() const { return m_wasAsked; }

private:
    QTimer m_timer;
    bool m_wasAsked = false;
};

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestEditing : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
        QLocale::setDefault(QLocale(QLocale::English));
        table::initResources();
    }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(QStringLiteral("lesson.zama.json"));
        QFile::copy(QString::fromStdString(test::inSourceTree("scenarios/first-lesson.zama.json")), m_path);
        QFile::setPermissions(m_path, QFile::ReadOwner | QFile::WriteOwner);
        openWindow();
    }
    void cleanup()
    {
        if (m_window->editing().isOpen()) {
            document().setSaved(); // nobody is there to be asked
        }
        m_window.reset();
    }

    void aScenarioIsOpenedNamedAndPutAway()
    {
        QCOMPARE(m_window->edit(m_path), QString());
        QVERIFY(m_window->editing().editorWindow().isVisible());
        QVERIFY(!m_window->windowTitle().contains(QLatin1Char('*')));
        change("Another battle");
        QCOMPARE(m_window->windowTitle(), QStringLiteral("Another battle* – Zama"));
        QVERIFY(m_window->editing().save());
        QCOMPARE(m_window->windowTitle(), QStringLiteral("Another battle – Zama"));
        m_window->showStart();
        QVERIFY(!m_window->editing().isOpen());
        QVERIFY(m_window->startPage().isVisible());
        QCOMPARE(m_window->windowTitle(), QStringLiteral("Zama"));
    }

    void aFileThatCannotBeReadChangesNothing()
    {
        QCOMPARE(m_window->edit(m_path), QString());
        change("Mine");
        const QString problem =
            m_window->edit(QString::fromStdString(test::inSourceTree("tests/cases/data/14-json-structure/"
                                                                     "l-truncated-mid-string.json")));
        QVERIFY(problem.contains(QStringLiteral("l-truncated-mid-string.json")));
        QVERIFY(m_window->editing().isOpen());
        QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("Mine*")));
    }

    void aDraftWithFaultsIsOpenedAndNotPlayed()
    {
        const QString draft = QString::fromStdString(
            test::inSourceTree("tests/cases/data/16-json-references/b-dangling-reference.json"));
        QCOMPARE(m_window->edit(draft), QString());
        QVERIFY(hasErrors(document().issues()));
        m_window->playTest();
        QVERIFY(!m_window->isTesting());
        QVERIFY(m_window->messageLine().isVisible());
    }

    void unsavedWorkIsAskedAbout()
    {
        QCOMPARE(m_window->edit(m_path), QString());
        const QByteArray before = contentOf(m_path);
        change("Not wanted");
        const Answer stay(QMessageBox::Cancel);
        m_window->showStart();
        QVERIFY(stay.wasAsked());
        QVERIFY(m_window->editing().isOpen());
        const Answer drop(QMessageBox::Discard);
        m_window->showStart();
        QVERIFY(drop.wasAsked());
        QVERIFY(!m_window->editing().isOpen());
        QCOMPARE(contentOf(m_path), before);
        QVERIFY(ScenarioKeeper::leftovers(m_window->editing().places()).empty());
    }

    void closingTheWindowAsksToo()
    {
        QCOMPARE(m_window->edit(m_path), QString());
        change("Kept");
        const Answer stay(QMessageBox::Cancel);
        QVERIFY(!m_window->close());
        QVERIFY(stay.wasAsked());
        const Answer keep(QMessageBox::Save);
        QVERIFY(m_window->close());
        QVERIFY(keep.wasAsked());
        QVERIFY(contentOf(m_path).contains("Kept"));
    }

    void aPlayTestLeavesTheScenarioAsItWas()
    {
        QCOMPARE(m_window->edit(m_path), QString());
        change("To be tried");
        const Scenario before = document().scenario();
        m_window->playTest();
        QVERIFY(m_window->isTesting());
        QVERIFY(m_window->playWindow().isVisible());
        QVERIFY(!m_window->editing().editorWindow().isVisible());
        m_window->playWindow().done();
        m_window->leaveTest();
        QVERIFY(m_window->editing().editorWindow().isVisible());
        QVERIFY(document().scenario() == before);
        QVERIFY(document().isModified());
        document().undo();
        QVERIFY(!document().isModified());
        QVERIFY(QDir(m_folder->filePath(QStringLiteral("battles")))
                    .entryList({QStringLiteral("*.zama-game.json")})
                    .isEmpty()); // tests are not kept unless wanted
    }

    void savingInAPlayTestDoesNotTouchTheScenario() // case 23
    {
        QCOMPARE(m_window->edit(m_path), QString());
        const QByteArray before = contentOf(m_path);
        m_window->playTest();
        m_window->playWindow().done();
        const auto keep = m_window->findChildren<QPushButton *>();
        const auto button = std::ranges::find_if(
            keep, [](const QPushButton *b) { return b->text() == QStringLiteral("&Keep this battle"); });
        QVERIFY(button != keep.end());
        (*button)->click();
        m_window->leaveTest();
        QCOMPARE(contentOf(m_path), before);
        QCOMPARE(QDir(m_folder->filePath(QStringLiteral("battles")))
                     .entryList({QStringLiteral("*.zama-game.json")})
                     .size(),
                 1);
        change("Saved as a scenario");
        QVERIFY(m_window->editing().save());
        QVERIFY(contentOf(m_path).contains("Saved as a scenario"));
    }

    void aTestThatIsSavedUnderANameIsKeptFromThenOn()
    {
        QCOMPARE(m_window->edit(m_path), QString());
        m_window->playTest();
        const QString path = m_folder->filePath(QStringLiteral("tried.zama-game.json"));
        m_window->playing().saveTo(path);
        const QByteArray before = contentOf(path);
        m_window->playWindow().done();
        QVERIFY(contentOf(path).size() > before.size());
        QVERIFY(m_window->isTesting());
        m_window->leaveTest();
    }

    void aBattleThatIsOpenedInAPlayTestIsKept()
    {
        QCOMPARE(m_window->edit(m_path), QString());
        m_window->playTest();
        QCOMPARE(m_window->open({}), QString());
        QVERIFY(!m_window->isTesting());
        QVERIFY(!m_window->editing().isOpen());
        QVERIFY(m_window->playWindow().isVisible());
        const QByteArray before = contentOf(m_window->keeper()->path());
        m_window->playWindow().done();
        QVERIFY(contentOf(m_window->keeper()->path()).size() > before.size());
    }

    void whatOthersSavedIsAskedAbout() // case 23
    {
        QCOMPARE(m_window->edit(m_path), QString());
        change("Mine");
        QFile theirs(m_path);
        QVERIFY(theirs.open(QIODevice::WriteOnly));
        theirs.write("theirs");
        theirs.close();
        const Answer no(QMessageBox::Cancel);
        QVERIFY(!m_window->editing().save());
        QVERIFY(no.wasAsked());
        QCOMPARE(contentOf(m_path), QByteArray("theirs"));
        const Answer yes(QMessageBox::Save);
        QVERIFY(m_window->editing().save());
        QVERIFY(yes.wasAsked());
        QVERIFY(contentOf(m_path).contains("Mine"));
    }

    void unsavedWorkOfADeadWindowComesBack()
    {
        QCOMPARE(m_window->edit(m_path), QString());
        change("Nearly lost");
        const Scenario lost = document().scenario();
        m_window->editing().keeper().shadow();
        m_window.reset(); // without closing: as if it had been killed
        openWindow();
        const auto leftovers = ScenarioKeeper::leftovers(m_window->editing().places());
        QCOMPARE(leftovers.size(), std::size_t{1});
        QVERIFY(m_window->editing().openLeftover(leftovers.front()));
        QVERIFY(document().scenario() == lost);
        QVERIFY(document().isModified());
        document().undo();
        QVERIFY(!document().isModified()); // back to what its file holds
    }

    void theBattleOnTheTableCanBeChanged()
    {
        QCOMPARE(m_window->open(m_path), QString());
        QVERIFY(m_window->playWindow().isPlaying());
        QVERIFY(m_window->editing().openNew(m_window->playWindow().session().setup().scenario));
        QVERIFY(m_window->editing().editorWindow().isVisible());
        QVERIFY(!m_window->playWindow().isPlaying());
        QVERIFY(document().isModified()); // it has no file of its own
    }

private:
    void openWindow()
    {
        m_window = std::make_unique<MainWindow>(ThemeChoice::Light,
                                                BattlePlaces{m_folder->filePath(QStringLiteral("battles")),
                                                             m_folder->filePath(QStringLiteral("refuge"))},
                                                EditorPlaces{m_folder->filePath(QStringLiteral("unsaved")),
                                                             m_folder->filePath(QStringLiteral("earlier"))});
        m_window->resize(1366, 768);
        m_window->show();
    }
    ScenarioDocument &document() { return m_window->editing().editorWindow().document(); }
    void change(const char *title)
    {
        document().change(Message("edit.nudge", {1}),
                          [title](Scenario &next) { next.title.entries.front().text = title; });
    }

    QTemporaryDir m_settings;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestEditing)
#include "test_editing.moc"
