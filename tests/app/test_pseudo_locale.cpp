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

/// Every text with the place where it stands.
using Texts = std::map<QString, QString>;

// Qt's own buttons in our frames: their words come with Qt's translations when the program starts.
bool isQts(const QObject &object)
{
    return object.objectName().startsWith(QLatin1String("qt_dockwidget")) ||
           object.objectName() == QLatin1String("qt_menubar_ext_button") ||
           object.objectName() == QLatin1String("qt_toolbar_ext_button") ||
           object.objectName().startsWith(QLatin1String("Scroll")) || // of a row of tabs
           object.inherits("QLineEditIconButton") || object.inherits("QComboBoxListView");
}

// A page or a dock that is not shown is written again before it is, and so is a menu that cannot be opened.
bool isTurnedAway(const QWidget &widget)
{
    const auto *pages = qobject_cast<const QStackedWidget *>(widget.parentWidget());
    const auto *menu = qobject_cast<const QMenu *>(&widget);
    return (pages != nullptr && pages->currentWidget() != &widget) ||
           (menu != nullptr && !menu->menuAction()->isEnabled()) ||
           (widget.inherits("QDockWidget") && widget.isHidden());
}

QString plain(const QString &text)
{
    if (!Qt::mightBeRichText(text)) {
        return text;
    }
    QTextDocument page;
    page.setHtml(text);
    return page.toPlainText();
}

class Collector
{
public:
    explicit Collector(const QWidget &window) { add(window, QString()); }
    [[nodiscard]] const Texts &texts() const { return m_texts; }

private:
    void put(const QString &place, const QString &text)
    {
        if (!text.trimmed().isEmpty()) {
            m_texts[place] = plain(text);
        }
    }

    void add(const QWidget &widget, const QString &path)
    {
        if (isQts(widget) || isTurnedAway(widget)) {
            return;
        }
        put(path + QStringLiteral(".name"), widget.accessibleName());
        put(path + QStringLiteral(".description"), widget.accessibleDescription());
        put(path + QStringLiteral(".tip"), widget.toolTip());
        put(path + QStringLiteral(".whatsThis"), widget.whatsThis());
        put(path + QStringLiteral(".title"), widget.windowTitle());
        addOwn(widget, path);
        for (const QAction *action : widget.actions()) {
            put(path + QStringLiteral(".action%1").arg(widget.actions().indexOf(action)), action->text());
        }
        std::map<QString, int> count;
        for (const QObject *child : widget.children()) {
            if (const auto *inner = qobject_cast<const QWidget *>(child)) {
                const QString kind = QLatin1String(inner->metaObject()->className()) + inner->objectName();
                add(*inner, QStringLiteral("%1/%2#%3").arg(path, kind).arg(count[kind]++));
            }
        }
    }

    void addOwn(const QWidget &widget, const QString &path)
    {
        if (const auto *label = qobject_cast<const QLabel *>(&widget)) {
            put(path + QStringLiteral(".text"), label->text());
        } else if (const auto *button = qobject_cast<const QAbstractButton *>(&widget)) {
            put(path + QStringLiteral(".text"), button->text());
        } else if (const auto *field = qobject_cast<const QLineEdit *>(&widget)) {
            put(path + QStringLiteral(".placeholder"), field->placeholderText());
        } else if (const auto *box = qobject_cast<const QComboBox *>(&widget)) {
            for (int i = 0; i < box->count(); ++i) {
                put(path + QStringLiteral(".item%1").arg(i), box->itemText(i));
                put(path + QStringLiteral(".itemTip%1").arg(i), box->itemData(i, Qt::ToolTipRole).toString());
            }
        } else if (const auto *spin = qobject_cast<const QSpinBox *>(&widget)) {
            put(path + QStringLiteral(".prefix"), spin->prefix());
            put(path + QStringLiteral(".suffix"), spin->suffix());
        } else if (const auto *tabs = qobject_cast<const QTabBar *>(&widget)) {
            for (int i = 0; i < tabs->count(); ++i) {
                put(path + QStringLiteral(".tab%1").arg(i), tabs->tabText(i));
                put(path + QStringLiteral(".tabTip%1").arg(i), tabs->tabToolTip(i));
            }
        } else if (const auto *menu = qobject_cast<const QMenu *>(&widget)) {
            put(path + QStringLiteral(".menu"), menu->title());
        } else if (const auto *page = qobject_cast<const QTextEdit *>(&widget)) {
            put(path + QStringLiteral(".page"), page->toPlainText());
        } else if (const auto *table = qobject_cast<const table::TableView *>(&widget)) {
            addTable(*table, path);
        } else if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget);
                   view != nullptr && view->model() != nullptr && !view->inherits("QHeaderView")) {
            addRows(*view->model(), {}, path);
        }
    }

    void addRows(const QAbstractItemModel &model, const QModelIndex &parent, const QString &path)
    {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            put(path + QStringLiteral(".head%1").arg(column),
                model.headerData(column, Qt::Horizontal).metaType().id() == QMetaType::QString
                    ? model.headerData(column, Qt::Horizontal).toString()
                    : QString());
            for (int row = 0; row < model.rowCount(parent); ++row) {
                const QModelIndex index = model.index(row, column, parent);
                const QString place = QStringLiteral("%1.row%2,%3").arg(path).arg(row).arg(column);
                put(place, index.data().toString());
                put(place + QStringLiteral(".tip"), index.data(Qt::ToolTipRole).toString());
                put(place + QStringLiteral(".name"), index.data(Qt::AccessibleTextRole).toString());
                put(place + QStringLiteral(".description"),
                    index.data(Qt::AccessibleDescriptionRole).toString());
                if (column == 0) {
                    addRows(model, index, place);
                }
            }
        }
    }

    void addTable(const table::TableView &view, const QString &path)
    {
        for (const table::TableEntry &e : view.table().model().entries()) {
            if (e.id.kind != table::EntryKind::Stand) {
                const QString place = QStringLiteral("%1.entry%2,%3")
                                          .arg(path)
                                          .arg(static_cast<int>(e.id.kind))
                                          .arg(e.id.index);
                put(place + QStringLiteral(".name"), e.label);
                put(place + QStringLiteral(".description"), e.description);
            }
        }
        int number = 0;
        for (const table::OverlayLabel &label : view.table().overlay().labels) {
            put(path + QStringLiteral(".label%1").arg(number++), label.text);
        }
        put(path + QStringLiteral(".fallen"), view.table().fallen());
    }

    static QString joined(const QStringList &list) { return list.join(QLatin1Char('\n')); }
    void put(const QString &place, const QStringList &list) { put(place, joined(list)); }

    Texts m_texts;
};

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

QStringList leftOver(const Texts &texts)
{
    static const Authored authored;
    static const QRegularExpression letters(QStringLiteral("[A-Za-z]"));
    QStringList found;
    for (const auto &[place, text] : texts) {
        const bool isBook = place.contains(QLatin1String("RulebookPage")) ||
                            place.contains(QLatin1String("RulebookView#0/QSplitter"));
        if (!isBook && !QFileInfo::exists(text) && withoutNames(authored.without(text)).contains(letters)) {
            found << place + QLatin1String(": ") + text.left(300);
        }
    }
    return found;
}

QStringList differences(const Texts &a, const Texts &b)
{
    QStringList found;
    for (const auto &[place, text] : a) {
        const auto there = b.find(place);
        if (there == b.end() || there->second != text) {
            found << place + QLatin1String(": ") + text.left(120) + QLatin1String(" | ") +
                         (there == b.end() ? QStringLiteral("(nothing)") : there->second.left(120));
        }
    }
    for (const auto &[place, text] : b) {
        if (!a.contains(place)) {
            found << place + QLatin1String(": (nothing) | ") + text.left(120);
        }
    }
    return found;
}

// Words that do not fit: one line, not broken and not meant to be cut.
QStringList cutOff(const QWidget &window)
{
    QStringList found;
    for (const auto *widget : window.findChildren<const QWidget *>()) {
        const auto *label = qobject_cast<const QLabel *>(widget);
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const bool isLine = (label != nullptr && !label->wordWrap() && !label->text().isEmpty()) ||
                            (button != nullptr && !button->text().isEmpty());
        if (isLine && !isQts(*widget) && widget->isVisible() && !widget->visibleRegion().isEmpty() &&
            widget->sizeHint().width() > widget->width()) {
            found << QStringLiteral("%1 needs %2, has %3: %4")
                         .arg(QLatin1String(widget->parentWidget()->metaObject()->className()))
                         .arg(widget->sizeHint().width())
                         .arg(widget->width())
                         .arg(label != nullptr ? label->text() : button->text());
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
