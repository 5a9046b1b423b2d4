// The window with the Battle of Zama in it.

#include "app/play/army_card.h"
#include "app/play/battle_panel.h"
#include "app/play/dice_tray.h"
#include "app/play/message_line.h"
#include "app/play/play_panels.h"
#include "app/play/step_bar.h"
#include "app/play/step_tile.h"
#include "app/play/verdict_banner.h"
#include "app/shell/main_window.h"
#include "core/io/read_scenario.h"
#include "table/art/resources.h"
#include "table/art/unknown_art.h"
#include "table/scene/table_view.h"
#include "tests/support/source_tree.h"

#include <QAccessible>
#include <QAction>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QScreen>
#include <QSettings>
#include <QStandardPaths>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace zama;
using namespace zama::play;
using namespace zama::shell;
using namespace zama::table;

namespace {

void turnWheel(TableView &view, QPointF at, int notches)
{
    const QPointF global = view.viewport()->mapToGlobal(at);
    QWheelEvent event(at, global, {}, QPoint(0, 120 * notches), Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(view.viewport(), &event);
}

constexpr int kFrame = 4; // pixels of a desktop's frame around a window

double distance(QPointF a, QPointF b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

// What is painted while it looks on, by the names of classes.
class Witness final : public QObject
{
public:
    Witness() { qApp->installEventFilter(this); }

    [[nodiscard]] QStringList painted() const { return m_painted; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) {
            m_painted << QString::fromLatin1(watched->metaObject()->className());
        }
        return false;
    }

private:
    QStringList m_painted;
};

} // namespace

class TestMainWindow : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
        QLocale::setDefault(QLocale(QLocale::English));
        initResources();
    }

    void init()
    {
        m_window = std::make_unique<MainWindow>(ThemeChoice::Light);
        m_window->resize(1366, 768);
        m_window->open({});
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }
    void cleanup() { m_window.reset(); }

    void allUnitsStandAtTheirPlaces()
    {
        const State &state = *m_window->state();
        const TableScene &scene = view().table();
        int shown = 0;
        for (std::size_t i = 0; i < state.units.size(); ++i) {
            const UnitId unit(i);
            const EntryItem *item = scene.itemFor({EntryKind::Unit, unit.value, 0});
            QVERIFY(item != nullptr && item->isVisible());
            const Footprint &place = state.footprint(unit);
            const QRectF body = item->mapToScene(item->shape()).boundingRect();
            const Mils depth = state.setup->table.top;
            QVERIFY(distance(body.topLeft(), QPointF(place.box.left, depth - place.box.top)) < 2.0);
            QVERIFY(distance(body.bottomRight(), QPointF(place.box.right, depth - place.box.bottom)) < 2.0);
            ++shown;
        }
        QCOMPARE(shown, 74);
    }

    void theWholeTableIsInView()
    {
        const QRectF seen(view().mapToScene(view().viewport()->rect()).boundingRect());
        QVERIFY(seen.contains(view().table().framedRect()));
    }

    void panelCountsBothArmies()
    {
        QCOMPARE(m_window->playWindow().panels().armies().army(SideId(0)).strength(),
                 QStringLiteral("38 units, 196 stands, 6 generals"));
        QCOMPARE(m_window->playWindow().panels().armies().army(SideId(1)).strength(),
                 QStringLiteral("36 units, 184 stands, 6 generals"));
        QCOMPARE(m_window->windowTitle(), QStringLiteral("The Battle of Zama – Zama"));
    }

    // This window only shows: its words tell of the battle, not of buttons it has not got.
    void noWordNamesAnActionThatIsNotThere()
    {
        for (const QLabel *label : m_window->findChildren<QLabel *>()) {
            QVERIFY2(!label->text().contains(QStringLiteral("Done")), qPrintable(label->text()));
        }
    }

    void zoomStaysUnderThePointer()
    {
        const QPointF pointer(317.0, 211.0);
        const QPointF under = view().sceneAt(pointer);
        for (const int notches : {1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, 2, -3, 1, 1, 1, -1}) {
            turnWheel(view(), pointer, notches);
            const double drift = distance(view().viewportTransform().map(under), pointer);
            QVERIFY2(drift < 1.0, qPrintable(QString::number(drift)));
        }
        QVERIFY(view().pixelsPerInch() > 20.0);
    }

    void keysZoomPushAndFit()
    {
        const double fitted = view().pixelsPerInch();
        QTest::keyClick(&view(), Qt::Key_Plus);
        QVERIFY(view().pixelsPerInch() > fitted);
        const QPointF before = view().sceneAt({0, 0});
        QTest::keyClick(&view(), Qt::Key_Right);
        QVERIFY(view().sceneAt({0, 0}).x() > before.x());
        QTest::keyClick(&view(), Qt::Key_0);
        QVERIFY(std::abs(view().pixelsPerInch() - fitted) < 0.01);
    }

    void theTableCanBePushedWithTheMouse()
    {
        const QPointF held = view().sceneAt({300, 300});
        QTest::mousePress(view().viewport(), Qt::LeftButton, {}, {300, 300});
        QTest::mouseMove(view().viewport(), {340, 320});
        QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, {340, 320});
        QVERIFY(distance(view().sceneAt({340, 320}), held) < 1000.0 / view().pixelsPerInch());
    }

    // The ghost follows the pointer within a frame only if nothing else wants to be painted.
    void aHandOnTheTableRepaintsNothingElse()
    {
        for (int i = 0; i < 10; ++i) { // what opening a battle leaves to be done
            QTest::qWait(20);
        }
        const UnitId unit = m_window->playWindow().session().setup().findUnit("R2-INF3");
        const auto *item = view().table().itemFor({EntryKind::Unit, unit.value, 0});
        const QPoint body = view().mapFromScene(item->mapToScene(item->shape().boundingRect().center()));
        const Witness witness;
        QTest::mousePress(view().viewport(), Qt::LeftButton, {}, body);
        QTest::mouseMove(view().viewport(), body - QPoint(0, 12));
        QTest::qWait(100);
        QCOMPARE(m_window->playWindow().desk().picks().single(), unit);
        QVERIFY(witness.painted().contains(QStringLiteral("QWidget"))); // the table's viewport
        QVERIFY(!witness.painted().contains(QStringLiteral("zama::play::ArmyCard")));
        QVERIFY(!witness.painted().contains(QStringLiteral("zama::play::StepTile")));
        view().cancelGesture();
    }

    void figuresAreDrawnNearBy()
    {
        FigurePixmaps &pixmaps = view().table().pixmaps();
        view().showPart(QRectF(16000, 36000, 20000, 12000));
        const int before = pixmaps.drawn();
        QVERIFY(!m_window->grab().isNull());
        QVERIFY(pixmaps.drawn() >= before);
        QVERIFY(view().pixelsPerInch() >= kFigurePixelsPerInch);
        QVERIFY(pixmaps.drawn() > 3); // units' signs and at least three kinds of stands
    }

    void unitsAndGeneralsHaveNames()
    {
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(&view());
        QVERIFY(list != nullptr);
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->text(QAccessible::Name), QStringLiteral("Table"));
        QCOMPARE(list->childCount(), 74 + 12);
        QSet<QString> names;
        for (int i = 0; i < list->childCount(); ++i) {
            QAccessibleInterface *child = list->child(i);
            QVERIFY(child != nullptr && child->isValid());
            QCOMPARE(child->role(), QAccessible::ListItem);
            QCOMPARE(child->parent(), list);
            QCOMPARE(list->indexOfChild(child), i);
            QVERIFY(!child->text(QAccessible::Name).isEmpty());
            QVERIFY(!child->text(QAccessible::Description).isEmpty());
            QVERIFY(child->rect().isValid());
            names.insert(child->text(QAccessible::Name));
        }
        QVERIFY(names.contains(QStringLiteral("Scipio")));
        QVERIFY(names.contains(QStringLiteral("Elephant I-1")));
    }

    void whoIsUnderThePointerIsFound()
    {
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(&view());
        const QRect scipio =
            view().table().itemFor({EntryKind::General, generalNamed("SCIPIO"), 0}) != nullptr
                ? QRect(view().mapFromScene(QPointF(45000, 60000 - 11500)), QSize(1, 1))
                : QRect();
        const QPoint global = view().viewport()->mapToGlobal(scipio.topLeft());
        QAccessibleInterface *found = list->childAt(global.x(), global.y());
        QVERIFY(found != nullptr);
        QCOMPARE(found->text(QAccessible::Name), QStringLiteral("Scipio"));
    }

    void everyBattleOpensInTheSameWindow()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("small.zama.json"));
        auto scenario = m_window->state()->setup->scenario;
        scenario.table.width = 96000;
        scenario.sides[0].commands.resize(2);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(writeScenario(scenario)));
        file.close();
        m_window->open(path);
        QVERIFY2(!m_window->messageLine().isVisible(), qPrintable(m_window->messageLine().text()));
        QCOMPARE(m_window->state()->units.size(), std::size_t{36 + 8});
        QCOMPARE(view().table().tableRect().width(), 96000.0);
    }

    void unknownFiguresAndPalettesAreNamed()
    {
        Scenario scenario = m_window->state()->setup->scenario;
        QVERIFY(unknownArt(scenario, FigureCatalogue()).empty());
        scenario.types[0].figure = "romn-infantry";
        scenario.sides[1].palette = "punick";
        scenario.types[1].colours.push_back({"tunica", "#123456"});
        scenario.art.push_back({"mine", "image/png", "AAAA", {}});
        scenario.types[2].figure = "mine";                                        // travels with the scenario
        QCOMPARE(unknownArt(scenario, FigureCatalogue()).size(), std::size_t{4}); // "mine" is no picture
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("slip.zama.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(writeScenario(scenario)));
        file.close();
        QVERIFY(m_window->open(path).isEmpty());
        QVERIFY(m_window->messageLine().isVisible());
        QVERIFY(m_window->messageLine().text().contains(QStringLiteral("romn-infantry")));
        QVERIFY(m_window->messageLine().text().contains(QStringLiteral("4")));
    }

    void aBadFileIsALineOfTextAndTheBattleStays()
    {
        m_window->open(QStringLiteral("/nowhere/lesson.zama.json"));
        QVERIFY(m_window->messageLine().isVisible());
        QVERIFY(m_window->messageLine().text().contains(QStringLiteral("lesson.zama.json")));
        QCOMPARE(m_window->state()->units.size(), std::size_t{74});
        m_window->open({});
        QVERIFY(!m_window->messageLine().isVisible());
    }

    void aBadFileAtTheStartLeavesTheStartPage()
    {
        MainWindow other(ThemeChoice::Light);
        QVERIFY(!other.open(QStringLiteral("/nowhere/lesson.zama.json")).isEmpty());
        QVERIFY(other.state() == nullptr);
        QVERIFY(other.messageLine().text().contains(QStringLiteral("lesson.zama.json")));
        other.open({});
        QVERIFY(other.state() != nullptr);
    }

    // Case 23: the battle that is left is kept, and gone on with from the start page.
    void aBattleThatIsLeftIsGoneOnWith()
    {
        const QString journal = m_window->keeper()->path();
        QVERIFY(!m_window->playWindow().session().give(EndStep{SideId(0)}));
        const std::uint64_t hash = hashOf(*m_window->state());
        m_window->showStart();
        QVERIFY(m_window->state() == nullptr);
        QVERIFY(m_window->open(journal).isEmpty());
        QCOMPARE(hashOf(*m_window->state()), hash);
    }

    void aLayoutOfAnotherComputerIsBroughtOntoTheScreen()
    {
        m_window->move(-9000, -7000);
        m_window->resize(5000, 4000);
        QSettings().setValue(QStringLiteral("window/geometry"), m_window->saveGeometry());
        expectWholeWindow();
    }

    void garbageInTheSettingsDoesNoHarm()
    {
        QSettings().setValue(QStringLiteral("window/geometry"), QByteArray("no geometry at all"));
        QSettings().setValue(QStringLiteral("window/docks"), QByteArray("\0\0\0\xff\0\0\0\3 docks", 14));
        expectWholeWindow();
    }

    void aDockThatFloatedOnAnotherScreenComesBack()
    {
        auto *dock = m_window->playWindow().findChild<QDockWidget *>(QStringLiteral("log"));
        dock->setFloating(true);
        dock->move(-6000, -6000);
        QSettings().setValue(QStringLiteral("window/docks"), m_window->playWindow().saveState(3));
        expectWholeWindow();
    }

    void tabsKeepTheirWordsAndADockAskedForIsInFront()
    {
        m_window->playWindow().panels().openRule(QStringLiteral("M1"));
        QCoreApplication::processEvents();
        const auto bars =
            m_window->playWindow().findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(!bars.empty());
        for (const QTabBar *bar : bars) {
            QCOMPARE(bar->elideMode(), Qt::ElideNone);
            for (int i = 0; i < bar->count() && bar->isVisible(); ++i) {
                const int words = bar->fontMetrics().horizontalAdvance(bar->tabText(i));
                QVERIFY2(bar->tabRect(i).width() >= words, qPrintable(bar->tabText(i)));
                QVERIFY2(bar->rect().contains(bar->tabRect(i).center()), qPrintable(bar->tabText(i)));
            }
        }
        for (QAction *toggle : m_window->playWindow().panels().toggles()) {
            if (toggle->text() == QStringLiteral("Log") || toggle->text() == QStringLiteral("Fair dice?")) {
                toggle->trigger();
                QCoreApplication::processEvents();
                QVERIFY(toggle->isChecked());
                const auto docks = m_window->playWindow().findChildren<QDockWidget *>();
                const auto dock = std::ranges::find(docks, toggle->text(), &QDockWidget::windowTitle);
                QTRY_VERIFY2((*dock)->isVisible() && !(*dock)->visibleRegion().isEmpty(),
                             qPrintable(toggle->text()));
            }
        }
    }

    void stepsAreReadableAtTheProjector()
    {
        for (const int width : {1366, 1920}) {
            m_window->resize(width, width * 9 / 16);
            applyTextScale(kProjectorText);
            QTest::qWait(50); // layouts settle
            const auto tiles = m_window->playWindow().findChild<StepBar *>()->tiles();
            QCOMPARE(tiles.size(), std::size_t{6});
            for (const StepTile *tile : tiles) {
                QVERIFY2(tile->width() >= tile->widthFor(tile->detail()), qPrintable(tile->face().name));
            }
            applyTextScale(kNormalText);
        }
    }

    void playingAgainIsTheSameBattleWithOtherDice()
    {
        const std::uint64_t seed = m_window->playWindow().session().journal().seed();
        QVERIFY(!m_window->playWindow().session().give(Concede{SideId(0)}));
        m_window->playWindow().presenter().skip();
        QVERIFY(m_window->playWindow().verdict().isVisible());
        emit m_window->playWindow().verdict().againRequested();
        QVERIFY(!m_window->state()->isOver());
        QVERIFY(m_window->playWindow().session().journal().entries().empty());
        QVERIFY(m_window->playWindow().session().journal().seed() != seed);
    }

    void themesReachTheTable()
    {
        const SceneColours light = view().table().colours();
        m_window->setTheme(ThemeChoice::Dark);
        QVERIFY(view().table().colours() != light);
        QCOMPARE(QApplication::palette().color(QPalette::Window), QColor(QStringLiteral("#26201c")));
        QTRY_COMPARE(m_window->palette().color(QPalette::Window), QColor(QStringLiteral("#26201c")));
    }

    void theTableIsNeverMirrored()
    {
        QCoreApplication::instance()->setProperty("layoutDirection", Qt::RightToLeft);
        m_window->setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(view().layoutDirection(), Qt::LeftToRight);
        const QPointF west = view().viewportTransform().map(QPointF(0, 0));
        const QPointF east = view().viewportTransform().map(QPointF(90000, 0));
        QVERIFY(west.x() < east.x());
        QCoreApplication::instance()->setProperty("layoutDirection", Qt::LeftToRight);
    }

private:
    [[nodiscard]] TableView &view() const { return m_window->playWindow().view(); }
    [[nodiscard]] std::uint16_t generalNamed(std::string_view id) const
    {
        return m_window->state()->setup->findGeneral(id).value;
    }

    // A window that begins with what is in the settings.
    void expectWholeWindow()
    {
        MainWindow other(ThemeChoice::Light);
        other.open({});
        other.show();
        QVERIFY(QTest::qWaitForWindowExposed(&other));
        const QRect room = other.screen()->geometry();
        const QSize seen = other.geometry().intersected(room).size();
        QVERIFY(seen.width() >= std::min(other.width(), room.width()) - kFrame);
        QVERIFY(seen.height() >= std::min(other.height(), room.height()) - kFrame);
        for (const QDockWidget *dock : other.playWindow().findChildren<QDockWidget *>()) {
            const QRect place(dock->mapToGlobal(QPoint()), dock->size());
            QVERIFY2(!dock->isFloating() || room.contains(place), qPrintable(dock->objectName()));
        }
        QVERIFY(other.playWindow().panels().dice().isVisible());
        QSettings().remove(QStringLiteral("window"));
    }

    QTemporaryDir m_settings;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestMainWindow)
#include "test_main_window.moc"
