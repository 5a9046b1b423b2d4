// Case 38: zooming and dragging keep hold of the table.

#include "core/game/decide.h"
#include "core/io/read_scenario.h"
#include "table/art/resources.h"
#include "table/model/battle_entries.h"
#include "table/scene/table_tool.h"
#include "table/scene/table_view.h"
#include "tests/support/source_tree.h"

#include <QApplication>
#include <QFocusEvent>
#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QTest>
#include <QWheelEvent>

#include <cmath>
#include <memory>

using namespace zama;
using namespace zama::table;

namespace {

// Takes every gesture and counts how it ends.
class CountingTool final : public TableTool
{
public:
    bool press(const TableTouch &) override { return true; }
    void drag(const TableTouch &) override { ++drags; }
    void release(const TableTouch &) override { ++releases; }
    void hover(const TableTouch &) override {}
    void leave() override {}
    void cancel() override { ++cancels; }
    bool key(const QKeyEvent &) override { return false; }
    [[nodiscard]] QCursor cursorAt(const TableTouch &) const override { return {}; }
    void showHandle(Point at)
    {
        Overlay overlay;
        overlay.handles.push_back({7, at, 0, false});
        setOverlay(overlay);
    }

    int drags = 0;
    int releases = 0;
    int cancels = 0;
};

double distance(QPointF a, QPointF b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

} // namespace

class TestViewZoomDrag : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { initResources(); }

    void init()
    {
        const auto file = loadScenario(test::inSourceTree("scenarios/zama.zama.json"));
        const State state = begin(compile(file.value().scenario).value());
        m_scene = std::make_unique<TableScene>(m_model);
        m_model.setFrame(frameOf(*state.setup));
        m_model.reconcile(entriesOf(state, MessageFormatter(QLocale(QLocale::English))));
        m_view = std::make_unique<TableView>(*m_scene);
        m_view->setTool(&m_tool);
        m_view->resize(1001, 703);
        m_view->show();
        m_view->fit();
        m_tool.drags = m_tool.releases = m_tool.cancels = 0;
    }
    void cleanup()
    {
        m_view.reset();
        m_scene.reset();
    }

    void zeroNotchesDoNotZoom()
    {
        m_view->showPart(QRectF(30000, 20000, 20000, 12000));
        const double zoom = m_view->pixelsPerInch();
        for (int i = 0; i < 50; ++i) {
            wheel({400, 300}, {0, 0}, {0, 1});
        }
        QCOMPARE(m_view->pixelsPerInch(), zoom);
    }

    void twoFingersPush()
    {
        m_view->showPart(QRectF(30000, 20000, 20000, 12000));
        const QPointF under = m_view->sceneAt({400, 300});
        wheel({400, 300}, {25, -35}, {12, -17});
        QVERIFY(distance(m_view->viewportTransform().map(under), {412, 283}) < 1.0);
    }

    void aWheelZoomsAlsoWhereItsSystemFillsInPixels()
    {
        const double zoom = m_view->pixelsPerInch();
        wheel({400, 300}, {0, 120}, {});
        QVERIFY(m_view->pixelsPerInch() > zoom);
        wheel({400, 300}, {0, -120}, {0, -15});
        QVERIFY(std::abs(m_view->pixelsPerInch() - zoom) < 1e-6);
    }

    void twoFingersWithCtrlZoom()
    {
        const double zoom = m_view->pixelsPerInch();
        wheel({400, 300}, {0, 30}, {0, 12}, Qt::ControlModifier);
        QVERIFY(m_view->pixelsPerInch() > zoom);
    }

    void aPinchZoomsAtItsPlace()
    {
        const QPointF at(300, 200);
        const QPointF under = m_view->sceneAt(at);
        const double zoom = m_view->pixelsPerInch();
        for (int i = 0; i < 10; ++i) {
            QNativeGestureEvent pinch(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(), 2, at,
                                      at, m_view->viewport()->mapToGlobal(at), 0.1, QPointF());
            QApplication::sendEvent(m_view->viewport(), &pinch);
        }
        QVERIFY(std::abs(m_view->pixelsPerInch() / zoom - std::pow(1.1, 10)) < 1e-6);
        QVERIFY(distance(m_view->viewportTransform().map(under), at) < 1.0);
    }

    void fiftyTimesInAndOutAtACornerDoNotDrift()
    {
        const QPointF corner = m_view->viewportTransform().map(m_scene->tableRect().topLeft());
        const QPointF at(std::floor(corner.x()) + 3.0, std::floor(corner.y()) + 2.0);
        const QPointF under = m_view->sceneAt(at);
        for (int i = 0; i < 50; ++i) {
            wheel(at, {0, 120}, {});
            QVERIFY(distance(m_view->viewportTransform().map(under), at) < 1.0);
        }
        m_view->fit();
        const QPointF again = m_view->sceneAt(at);
        for (int i = 0; i < 50; ++i) {
            wheel(at, {0, 120}, {});
            wheel(at, {0, -120}, {});
            QVERIFY(distance(m_view->viewportTransform().map(again), at) < 1.0);
        }
    }

    void fiftySmallTurnsInAndOutComeBack()
    {
        const QPointF at(731, 97);
        const QPointF under = m_view->sceneAt(at);
        const double zoom = m_view->pixelsPerInch();
        for (const int delta : {15, -15}) {
            for (int i = 0; i < 50; ++i) {
                wheel(at, {0, delta}, {});
                QVERIFY(distance(m_view->viewportTransform().map(under), at) < 1.0);
            }
        }
        QVERIFY(std::abs(m_view->pixelsPerInch() - zoom) < 1e-6);
    }

    void handlesAreLargeEnoughAtEveryZoom()
    {
        const Point place{45000, 30000};
        m_tool.showHandle(place);
        for (const double width : {90000.0, 20000.0, 4000.0}) {
            m_view->showPart(QRectF(45000 - width / 2, 30000 - width / 4, width, width / 2));
            const QPointF middle = m_view->viewportTransform().map(sceneFrom(place, m_model.frame().box));
            QVERIFY(handleAt(middle + QPointF(10, 10)) == 7);
            QVERIFY(handleAt(middle - QPointF(10, 10)) == 7);
            QVERIFY(handleAt(middle + QPointF(40, 0)) == -1);
        }
    }

    void aLostFocusEndsTheDrag()
    {
        beginDrag();
        QFocusEvent away(QEvent::FocusOut, Qt::ActiveWindowFocusReason);
        QApplication::sendEvent(m_view.get(), &away);
        QCOMPARE(m_tool.cancels, 1);
        QVERIFY(!m_view->isToolBusy());
        QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, {240, 240});
        QCOMPARE(m_tool.releases, 0);
    }

    void escapeEndsTheDrag()
    {
        beginDrag();
        QTest::keyClick(m_view.get(), Qt::Key_Escape);
        QCOMPARE(m_tool.cancels, 1);
        QTest::mouseMove(m_view->viewport(), {260, 260});
        QCOMPARE(m_tool.drags, 1);
    }

private:
    void beginDrag()
    {
        QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, {200, 200});
        QTest::mouseMove(m_view->viewport(), {220, 220});
        QVERIFY(m_view->isToolBusy());
        QCOMPARE(m_tool.drags, 1);
    }

    void wheel(QPointF at, QPoint angle, QPoint pixels, Qt::KeyboardModifiers keys = {})
    {
        QWheelEvent event(at, m_view->viewport()->mapToGlobal(at), pixels, angle, Qt::NoButton, keys,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_view->viewport(), &event);
    }

    // The handle a press at that place takes hold of.
    int handleAt(QPointF at)
    {
        struct Listener final : TableTool {
            bool press(const TableTouch &touch) override
            {
                handle = touch.handle;
                return false;
            }
            void drag(const TableTouch &) override {}
            void release(const TableTouch &) override {}
            void hover(const TableTouch &) override {}
            void leave() override {}
            void cancel() override {}
            bool key(const QKeyEvent &) override { return false; }
            [[nodiscard]] QCursor cursorAt(const TableTouch &) const override { return {}; }
            void show(const Overlay &overlay) { setOverlay(overlay); }
            int handle = -1;
        } listener;
        listener.show(m_tool.overlay());
        m_view->setTool(&listener);
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, at.toPoint());
        m_view->setTool(&m_tool);
        return listener.handle;
    }

    TableModel m_model;
    CountingTool m_tool;
    std::unique_ptr<TableScene> m_scene;
    std::unique_ptr<TableView> m_view;
};

QTEST_MAIN(TestViewZoomDrag)
#include "test_case_38_view_zoom_drag.moc"
