#pragma once
// The window with a battle of Zama in its sixth turn, every dock open, to be spoken to in several languages.

#include "app/play/play_panels.h"
#include "app/shell/language_choice.h"
#include "app/shell/main_window.h"
#include "table/art/resources.h"
#include "table/scene/table_view.h"
#include "tests/support/languages_of_tests.h"
#include "tests/support/source_tree.h"
#include "tests/support/window_texts.h"

#include <QAction>
#include <QCoreApplication>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

#include <memory>

namespace zama::test {

class SpeakingWindow
{
public:
    SpeakingWindow()
    {
        table::initResources();
        offerLanguages();
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
        QFile::copy(QString::fromStdString(inSourceTree("tests/playthroughs/zama-fast-fast.zama-game.json")),
                    kept());
    }
    ~SpeakingWindow()
    {
        m_window.reset();
        table::speak({});
        settle();
    }
    SpeakingWindow(const SpeakingWindow &) = delete;
    SpeakingWindow &operator=(const SpeakingWindow &) = delete;
    SpeakingWindow(SpeakingWindow &&) = delete;
    SpeakingWindow &operator=(SpeakingWindow &&) = delete;

    /// A new window that spoke `tag` before it was made.
    void start(const QString &tag)
    {
        m_window.reset();
        QSettings().remove(QStringLiteral("language"));
        table::speak({table::Languages::standard().language(tag), {}});
        m_window = std::make_unique<shell::MainWindow>(
            shell::ThemeChoice::Light, shell::BattlePlaces{m_folder.filePath(QStringLiteral("battles")),
                                                           m_folder.filePath(QStringLiteral("refuge"))});
        m_window->resize(1366, 768);
        m_window->show();
        settle();
    }
    /// The sixth turn of Zama; somebody is picked.
    void play()
    {
        QVERIFY(m_window->open(kept()).isEmpty());
        game().setPace(table::Pace::AtOnce);
        game().setPlayers({play::Player::Person, play::Player::Person});
        const Journal &journal = game().session().journal();
        std::size_t cursor = 0;
        while (journal.stateAt(cursor).turn < 6) {
            ++cursor;
        }
        game().session().lookAt(cursor);
        game().session().branchFromHere();
        settle();
        openDocks();
        game().desk().pickNext(+1);
        settle();
    }
    void openDocks()
    {
        for (QAction *toggle : game().panels().toggles()) {
            if (!toggle->isChecked()) {
                toggle->trigger();
            }
        }
        settle();
    }
    void speak(const QString &tag)
    {
        m_window->languages().choose(tag);
        settle();
    }

    [[nodiscard]] shell::MainWindow &window() const { return *m_window; }
    [[nodiscard]] play::PlayWindow &game() const { return m_window->playWindow(); }
    [[nodiscard]] Texts texts() const { return Collector(*m_window).texts(); }
    [[nodiscard]] QString kept() const { return m_folder.filePath(QStringLiteral("zama.zama-game.json")); }
    [[nodiscard]] QString folder() const { return m_folder.path(); }

    /// Waits for what is read and drawn beside the window, and for what is told later.
    static void settle()
    {
        QThreadPool::globalInstance()->waitForDone();
        for (int i = 0; i < 3; ++i) {
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<shell::MainWindow> m_window;
};

inline void expectNone(const QStringList &list)
{
    for (const QString &line : list) {
        qWarning("%s", qPrintable(line));
    }
    QVERIFY(list.isEmpty());
}

} // namespace zama::test
