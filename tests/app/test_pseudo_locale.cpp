// Another language in mid-battle: every text of the window is said in it at once, nothing is cut off, and
// when it goes nothing of it is left. Which language that is: tests/support/pseudo_locale.h.

#include "app/play/action_bar.h"
#include "app/play/message_line.h"
#include "app/play/play_panels.h"
#include "app/play/rulebook.h"
#include "app/shell/main_window.h"
#include "app/shell/shipped_battle.h"
#include "core/game/preview.h"
#include "core/game/queries.h"
#include "core/io/read_scenario.h"
#include "editor/document.h"
#include "editor/editor_window.h"
#include "table/art/resources.h"
#include "table/scene/table_view.h"
#include "tests/support/pseudo_locale.h"
#include "tests/support/source_tree.h"
#include "tests/support/window_texts.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTextDocument>
#include <QThreadPool>
#include <QToolButton>

#include <map>
#include <memory>

using namespace zama;
using namespace zama::shell;
using namespace zama::test;

namespace {

// What stays as its author wrote it: the scenario's texts are translated in the scenario.
class Authored
{
public:
    Authored()
    {
        for (const ShippedBattle &battle : shippedBattles()) {
            add(battle.setup->scenario);
        }
        for (const play::RuleChapter &chapter : play::Rulebook::builtIn().chapters()) {
            for (const play::RuleParagraph &paragraph : chapter.paragraphs) {
                m_texts << paragraph.title << paragraph.text;
            }
        }
        m_texts.removeAll(QString());
        std::sort(m_texts.begin(), m_texts.end(),
                  [](const QString &a, const QString &b) { return a.size() > b.size(); });
    }

    [[nodiscard]] QString without(QString text) const
    {
        for (const QString &own : m_texts) {
            text.remove(own, Qt::CaseInsensitive); // a sentence may begin with it
        }
        return text;
    }

private:
    void add(const Scenario &scenario)
    {
        add(scenario.title);
        add(scenario.date);
        add(scenario.place);
        for (const auto &type : scenario.types) {
            add(type.name);
            add(type.plural);
        }
        for (const auto &side : scenario.sides) {
            add(side.name);
            add(side.nameInText);
            for (const auto &command : side.commands) {
                add(command.name);
                if (command.general) {
                    add(command.general->name);
                }
                for (const auto &unit : command.units) {
                    add(unit.name);
                }
            }
        }
    }
    void add(const LocalText &text)
    {
        if (const QString own = QString::fromStdString(text.in("en")); !own.isEmpty()) {
            m_texts << own;
        }
    }

    QStringList m_texts;
};

// Clauses (M1, Q32) are names, and so are files and that of the program.
// The rulebook is a document and translated as a whole, like a scenario.
QString withoutNames(QString text)
{
    static const QRegularExpression names(QStringLiteral("\\b([A-Z][0-9]{1,2}|Zama)\\b"));
    return text.remove(names);
}

// Languages are called by their own names, whatever is spoken.
bool isNameOfLanguage(const QString &text)
{
    const QStringList tags = table::Languages::standard().tags();
    return std::any_of(tags.begin(), tags.end(),
                       [&](const QString &tag) { return table::languageName(tag.toStdString()) == text; });
}

QStringList leftOver(const Texts &texts)
{
    static const Authored authored;
    static const QRegularExpression letters(QStringLiteral("[A-Za-z]"));
    QStringList found;
    for (const auto &[place, text] : texts) {
        const bool isBook = place.contains(QLatin1String("RulebookPage")) ||
                            place.contains(QLatin1String("RulebookView#0/QSplitter"));
        const bool isLanguage = isNameOfLanguage(text);
        if (!isBook && !isLanguage && !QFileInfo::exists(text) &&
            withoutNames(authored.without(text)).contains(letters)) {
            found << place + QLatin1String(": ") + text.left(300);
        }
    }
    return found;
}

// Of anybody at anybody.
Command aShot(const State &state)
{
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const std::vector<UnitId> targets = lawfulTargets(state, UnitId(i));
        if (!targets.empty()) {
            return Shoot{UnitId(i), targets.front()};
        }
    }
    return EndStep{sideToDecide(state)};
}

void expectNone(const QStringList &list)
{
    for (const QString &line : list) {
        qWarning("%s", qPrintable(line));
    }
    QVERIFY(list.isEmpty());
}

} // namespace

class TestPseudoLocale : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
        table::initResources();
        QFile::copy(QString::fromStdString(inSourceTree("tests/playthroughs/zama-fast-fast.zama-game.json")),
                    kept());
    }
    void init()
    {
        QLocale::setDefault(QLocale(QLocale::English));
        m_window = makeWindow();
    }
    void cleanup()
    {
        leaveLanguage();
        m_window.reset();
    }

    void theStartPageIsSaidAgain()
    {
        begin();
        m_window->showStart();
        const Texts before = restingTexts(); // battles are read beside the window
        takeLanguage();
        QTRY_VERIFY_WITH_TIMEOUT(leftOver(texts()).isEmpty(), 20000);
        leaveLanguage();
        QTRY_VERIFY_WITH_TIMEOUT(differences(texts(), before).isEmpty(), 20000);
    }

    void theBattleIsSaidAgain()
    {
        begin();
        takeLanguage();
        expectNone(leftOver(texts()));
    }

    void diceThatAreDueAreSaidAgain()
    {
        begin();
        game().session().give(EndStep{game().desk().sideToOrder()}); // now somebody shoots
        QVERIFY(game().desk().give(aShot(*m_window->state())));
        game().setTypesDice(true);
        QVERIFY(m_window->state()->pending.has_value());
        expectAllSaidAgain();
        game().enterFaces(seededFaces(3, 0, m_window->state()->pending->dice));
        expectAllSaidAgain();
    }

    void aHintIsSaidAgain()
    {
        begin();
        QSignalSpy hinted(&game().opponents(), &play::Opponents::hinted);
        game().opponents().hint();
        QVERIFY(hinted.wait(60000));
        QVERIFY(!game().actionBar().said().isEmpty());
        expectAllSaidAgain();
    }

    void aNoteIsSaidAgain()
    {
        begin();
        m_window->messageLine().show([] { return QCoreApplication::translate("Test", "It was kept."); },
                                     play::MessageLine::Tone::Note);
        QCOMPARE(m_window->messageLine().text(), QStringLiteral("It was kept."));
        expectAllSaidAgain();
    }

    void aProblemIsSaidAgain()
    {
        begin();
        QVERIFY(!m_window->open(m_folder.filePath(QStringLiteral("nothing.zama.json"))).isEmpty());
        expectMessageSaidAgain();
    }

    void aDoubtAboutAScenarioIsSaidAgain()
    {
        begin();
        Scenario scenario = game().session().setup().scenario;
        scenario.types.front().figure = "nobody-drew-it";
        put(QStringLiteral("doubtful.zama.json"), QByteArray::fromStdString(writeScenario(scenario)));
        QCOMPARE(m_window->open(m_folder.filePath(QStringLiteral("doubtful.zama.json"))), QString());
        expectMessageSaidAgain();
    }

    void aBattleThatGoesOnInACopyIsSaidAgain()
    {
        QFile whole(kept());
        QVERIFY(whole.open(QIODevice::ReadOnly));
        put(QStringLiteral("torn.zama-game.json"), whole.readAll().chopped(60));
        QCOMPARE(m_window->open(m_folder.filePath(QStringLiteral("torn.zama-game.json"))), QString());
        QVERIFY(m_window->messageLine().text().contains(QStringLiteral("torn.zama-game.json")));
        expectMessageSaidAgain();
    }

    void whyABattleIsNotSavedIsSaidAgain()
    {
        const Journal journal(shippedBattles().front().setup, 1);
        BattleKeeper keeper(places(), {});
        put(QStringLiteral("homework.txt"), "an essay");
        BattleKeeper other(places(), {});
        QVERIFY(!other.saveAs(m_folder.filePath(QStringLiteral("theirs.zama-game.json")), journal));
        for (const char *name :
             {"homework.txt", "theirs.zama-game.json", "no/such/folder.zama-game.json", "."}) {
            const auto problem = keeper.saveAs(m_folder.filePath(QString::fromLatin1(name)), journal);
            QVERIFY2(problem && !problem->text.isEmpty(), name);
            takeLanguage();
            QVERIFY2(problem->words() != problem->text, name);
            leaveLanguage();
            QCOMPARE(problem->words(), problem->text);
        }
    }

    void lookingBackIsSaidAgain()
    {
        begin();
        game().session().lookAt(3);
        expectAllSaidAgain();
    }

    void theVerdictAndTheReportAreSaidAgain()
    {
        QVERIFY(m_window->open(kept()).isEmpty());
        settle();
        expectAllSaidAgain();
        emit game().reportRequested();
        settle();
        expectAllSaidAgain();
    }

    void theGuideIsSaidAgain()
    {
        BattleWish wish;
        wish.isGuided = true;
        QVERIFY(m_window->begin(wish).isEmpty());
        settle();
        expectAllSaidAgain();
    }

    // Its docks are walked by editor.dock_words.
    void theEditorIsSaidAgain()
    {
        QVERIFY(m_window->edit(shippedPath(QStringLiteral("elephant-charge"))).isEmpty());
        editor::ScenarioDocument &document = m_window->editing().editorWindow().document();
        document.change(Message("edit.zone", {}), [](Scenario &next) { next.sides.front().zone.reset(); });
        document.selection().set(
            {{editor::PieceKind::Unit, document.scenario().sides.front().commands.back().units.front().id}});
        settle();
        const Texts before = texts();
        takeLanguage();
        Texts own;
        for (const auto &[place, text] : texts()) {
            if (place.contains(QLatin1String("QMenu")) || place.contains(QLatin1String("ToolBar")) ||
                place.contains(QLatin1String("StatusBar")) || place.endsWith(QLatin1String(".title"))) {
                own[place] = text;
            }
        }
        QVERIFY(own.size() > 40);
        expectNone(leftOver(own));
        leaveLanguage();
        expectNone(differences(texts(), before));
        document.setSaved();
    }

    // What was hidden when the language changed is said in it when it comes.
    void docksThatAreOpenedLaterSpeakItToo()
    {
        BattleWish wish;
        wish.isGuided = true;
        QVERIFY(m_window->begin(wish).isEmpty());
        settle();
        takeLanguage();
        openDocks();
        settle();
        expectNone(leftOver(texts()));
    }

    void nothingOfItIsLeft()
    {
        begin();
        const Texts before = texts();
        QVERIFY(before.size() > 500);
        takeLanguage();
        leaveLanguage();
        expectNone(differences(texts(), before));
    }

    // Changed in mid-battle or chosen before: the same words.
    void aFreshStartSaysTheSame()
    {
        begin();
        takeLanguage();
        const Texts changed = texts();
        m_window.reset();
        m_window = makeWindow();
        m_window->setLocale(kLocale);
        begin();
        expectNone(differences(changed, texts()));
    }

    void nothingIsCutOff()
    {
        takeLanguage();
        m_window->showStart();
        QCoreApplication::processEvents();
        expectNone(cutOff(*m_window));
        begin();
        for (const auto *dock : m_window->playWindow().findChildren<QDockWidget *>()) {
            const_cast<QDockWidget *>(dock)->raise();
            QCoreApplication::processEvents();
            expectNone(cutOff(*m_window));
        }
        QCOMPARE(m_window->size(), QSize(1366, 768));
    }

private:
    [[nodiscard]] QString kept() const { return m_folder.filePath(QStringLiteral("zama.zama-game.json")); }
    // In the language, and back.
    void expectAllSaidAgain()
    {
        settle();
        const Texts before = texts();
        QVERIFY(before.size() > 50);
        takeLanguage();
        expectNone(leftOver(texts()));
        leaveLanguage();
        expectNone(differences(texts(), before));
    }

    void expectMessageSaidAgain()
    {
        QVERIFY(m_window->messageLine().isVisible());
        const QString before = m_window->messageLine().text();
        takeLanguage();
        QVERIFY(m_window->messageLine().text() != before);
        leaveLanguage();
        QCOMPARE(m_window->messageLine().text(), before);
    }

    void put(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    [[nodiscard]] BattlePlaces places() const
    {
        return {m_folder.filePath(QStringLiteral("battles")), m_folder.filePath(QStringLiteral("refuge"))};
    }

    [[nodiscard]] Texts texts() const { return Collector(*m_window).texts(); }
    [[nodiscard]] play::PlayWindow &game() const { return m_window->playWindow(); }

    std::unique_ptr<MainWindow> makeWindow()
    {
        auto window = std::make_unique<MainWindow>(ThemeChoice::Light, places());
        window->resize(1366, 768);
        window->show();
        QCoreApplication::processEvents();
        return window;
    }

    // The second turn of a battle of Zama, with a refused order, every dock open and somebody picked.
    void begin()
    {
        QVERIFY(m_window->open(kept()).isEmpty());
        game().setPace(table::Pace::AtOnce);
        game().setPlayers({play::Player::Person, play::Player::Person});
        const Journal &journal = game().session().journal();
        std::size_t cursor = 0;
        while (journal.stateAt(cursor).turn < 2) {
            ++cursor;
        }
        game().session().lookAt(cursor + 2);
        game().session().branchFromHere();
        QCoreApplication::processEvents();
        openDocks();
        game().panels().openRule(QStringLiteral("Q32"));
        game().desk().pickNext(+1);
        game().desk().give(EndStep{otherSide(game().desk().sideToOrder())});
        QCoreApplication::processEvents();
    }

    void openDocks()
    {
        for (QAction *toggle : game().panels().toggles()) {
            if (!toggle->isChecked()) {
                toggle->trigger();
            }
        }
    }

    // The shelf of battles is read beside the window's own work; cards that are replaced go later.
    // Once nothing has changed for a while.
    [[nodiscard]] Texts restingTexts() const
    {
        Texts now = texts();
        for (int still = 0; still < 5;) {
            QTest::qWait(100);
            Texts next = texts();
            still = next == now ? still + 1 : 0;
            now = std::move(next);
        }
        return now;
    }

    static void settle()
    {
        QThreadPool::globalInstance()->waitForDone();
        for (int i = 0; i < 3; ++i) {
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }

    void takeLanguage()
    {
        QLocale::setDefault(kLocale);
        m_window->setLocale(kLocale);
        QCoreApplication::installTranslator(&m_pseudo);
        settle();
    }
    void leaveLanguage()
    {
        QLocale::setDefault(QLocale(QLocale::English));
        m_window->setLocale(QLocale(QLocale::English));
        QCoreApplication::removeTranslator(&m_pseudo);
        settle();
    }

    /// Qt joins lists in Japanese without a letter of ours.
    static inline const QLocale kLocale{QLocale::Japanese};
    PseudoLocale m_pseudo;
    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestPseudoLocale)
#include "test_pseudo_locale.moc"
