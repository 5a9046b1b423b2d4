// The tray of dice: announced, rolled, typed in; nothing but whole and right rolls ever leaves it.

#include "app/play/dice_tray.h"
#include "table/art/resources.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace zama;
using namespace zama::play;

namespace {

int entered = 0; // how often, for signals whose value is checked elsewhere

QStringList names(const DiceTray &tray)
{
    QStringList list;
    for (int i = 0; i < tray.board().count(); ++i) {
        list << tray.board().die(i).accessibleName();
    }
    return list;
}

std::vector<int> facesOn(const DiceTray &tray)
{
    std::vector<int> faces;
    for (int i = 0; i < tray.board().count(); ++i) {
        faces.push_back(tray.board().die(i).look().face);
    }
    return faces;
}

template<class Widget>
Widget *named(const QWidget &parent, const QString &name)
{
    for (Widget *child : parent.findChildren<Widget *>()) {
        if (child->accessibleName() == name || child->property("text").toString() == name) {
            return child;
        }
    }
    return nullptr;
}

} // namespace

class TestDiceTray : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English));
        table::initResources();
    }
    void init()
    {
        m_tray = std::make_unique<DiceTray>(m_pixmaps);
        m_tray->resize(320, 500);
        m_tray->show();
        m_last.reset();
        entered = 0;
        connect(m_tray.get(), &DiceTray::facesEntered, this, [this](const Faces &faces) {
            m_last = faces;
            ++entered;
        });
    }
    void cleanup() { m_tray.reset(); }

    void theComingRollIsAnnounced()
    {
        m_tray->announce(QStringLiteral("Hastati shoot"), 7, 5);
        QCOMPARE(m_tray->announcement(), QStringLiteral("Hastati shoot"));
        QCOMPARE(m_tray->board().count(), 7);
        QCOMPARE(names(*m_tray).at(2), QStringLiteral("die 3 of 7: not rolled yet"));
        QCOMPARE(button()->text(), QStringLiteral("Roll 7 dice"));
        m_tray->announce(QStringLiteral("Hastati shoot"), 1, 5);
        QCOMPARE(button()->text(), QStringLiteral("Roll the die"));
        m_tray->clearAnnouncement();
        QCOMPARE(m_tray->board().count(), 0);
        QVERIFY(!button()->isEnabled());
    }

    void theButtonAndTheSpaceBarAskForTheRoll()
    {
        QSignalSpy asked(m_tray.get(), &DiceTray::rollRequested);
        QVERIFY(!m_tray->trigger());
        m_tray->announce(QStringLiteral("Roll"), 3, 5);
        button()->click();
        QTest::keyClick(m_tray.get(), Qt::Key_Space);
        QVERIFY(m_tray->trigger());
        QCOMPARE(asked.count(), 3);
        m_tray->showRolled({5, 1, 6}, 5);
        QVERIFY(!m_tray->trigger());
        QCOMPARE(asked.count(), 3);
    }

    // A hit is told by its place and a tick, and in words; not by colour.
    void rolledDiceSayWhichHit()
    {
        QSignalSpy settled(m_tray.get(), &DiceTray::settled);
        m_tray->announce(QStringLiteral("Roll"), 3, 5);
        m_tray->showRolled({5, 2, 6}, 5);
        QCOMPARE(settled.count(), 1);
        QCOMPARE(names(*m_tray), (QStringList{QStringLiteral("die 1 of 3: five, a hit"),
                                              QStringLiteral("die 2 of 3: two, a miss"),
                                              QStringLiteral("die 3 of 3: six, a hit")}));
        QCOMPARE(m_tray->result(), QStringLiteral("2 hits"));
        const DieFace &hit = m_tray->board().die(0);
        const DieFace &miss = m_tray->board().die(1);
        const auto top = [](const DieFace &die) {
            const QImage image = const_cast<DieFace &>(die).grab().toImage();
            const QRgb ground = image.pixel(0, 0);
            int y = 0;
            while (y < image.height() && image.pixel(image.width() / 2, y) == ground) {
                ++y;
            }
            return y;
        };
        QVERIFY(top(hit) + 4 < top(miss));
    }

    void oneHitAndNone()
    {
        m_tray->showRolled({5, 2}, 5);
        QCOMPARE(m_tray->result(), QStringLiteral("One hit"));
        m_tray->showRolled({1, 2}, 5);
        QCOMPARE(m_tray->result(), QStringLiteral("No hit"));
    }

    // E7: the table says what the die means.
    void aDieWithoutANumberNeitherHitsNorMisses()
    {
        QString outcome = QStringLiteral("The elephant turns right.");
        m_tray->showRolled({4}, 0, [&outcome] { return outcome; });
        QCOMPARE(names(*m_tray).front(), QStringLiteral("die 1 of 1: four"));
        QCOMPARE(m_tray->result(), QStringLiteral("The elephant turns right."));
        outcome = QStringLiteral("Elephantus se vertit.");
        QEvent changed(QEvent::LanguageChange);
        QApplication::sendEvent(m_tray.get(), &changed);
        QCOMPARE(m_tray->result(), outcome);
    }

    void diceTumbleAndCanBeCutShort()
    {
        m_tray->announce(QStringLiteral("Roll"), 4, 5);
        m_tray->tumble(0);
        QVERIFY(!m_tray->isTumbling());
        m_tray->tumble(100000);
        QVERIFY(m_tray->isTumbling());
        QSignalSpy settled(m_tray.get(), &DiceTray::settled);
        m_tray->showRolled({6, 6, 1, 1}, 5);
        QCOMPARE(settled.count(), 0);
        QCOMPARE(m_tray->result(), QString());
        QVERIFY(m_tray->trigger());
        QVERIFY(!m_tray->isTumbling());
        QCOMPARE(settled.count(), 1);
        QCOMPARE(facesOn(*m_tray), (std::vector<int>{6, 6, 1, 1}));
    }

    void tumblingEndsByItself()
    {
        m_tray->announce(QStringLiteral("Roll"), 2, 5);
        m_tray->tumble(150);
        m_tray->showRolled({3, 4}, 4);
        QTRY_VERIFY(!m_tray->isTumbling());
        QCOMPARE(facesOn(*m_tray), (std::vector<int>{3, 4}));
    }

    void keysTypeFaces()
    {
        typed(3);
        for (const char key : {'5', '2', '7', '0', 'x'}) {
            QTest::keyClick(m_tray.get(), key);
        }
        QCOMPARE(facesOn(*m_tray), (std::vector<int>{5, 2, 0}));
        QTest::keyClick(m_tray.get(), Qt::Key_Return); // not complete
        QVERIFY(!m_tray->trigger());
        QCOMPARE(entered, 0);
        QTest::keyClick(m_tray.get(), Qt::Key_Backspace);
        QCOMPARE(facesOn(*m_tray), (std::vector<int>{5, 0, 0}));
        QTest::keyClick(m_tray.get(), Qt::Key_3);
        QTest::keyClick(m_tray.get(), Qt::Key_6, Qt::KeypadModifier);
        QTest::keyClick(m_tray.get(), Qt::Key_4); // one too many
        QTest::keyClick(m_tray.get(), Qt::Key_Enter, Qt::KeypadModifier);
        QCOMPARE(entered, 1);
        QVERIFY(m_last == Faces({5, 3, 6}));
    }

    void diceCanBeClickedInAnyOrder()
    {
        typed(3);
        QTest::mouseClick(const_cast<DieFace *>(&m_tray->board().die(1)), Qt::LeftButton);
        named<QToolButton>(*m_tray, QStringLiteral("Die shows 6"))->click();
        named<QToolButton>(*m_tray, QStringLiteral("Die shows 1"))->click();
        QCOMPARE(facesOn(*m_tray), (std::vector<int>{0, 6, 1}));
        named<QToolButton>(*m_tray, QStringLiteral("Die shows 2"))->click();
        QCOMPARE(facesOn(*m_tray), (std::vector<int>{2, 6, 1}));
        QVERIFY(!named<QToolButton>(*m_tray, QStringLiteral("Die shows 2"))->isEnabled());
        named<QPushButton>(*m_tray, QStringLiteral("These are the dice"))->click();
        QVERIFY(m_last == Faces({2, 6, 1}));
    }

    void arrowsMoveToAnotherDie()
    {
        typed(2);
        QTest::keyClick(m_tray.get(), Qt::Key_4);
        QTest::keyClick(m_tray.get(), Qt::Key_Left);
        QTest::keyClick(m_tray.get(), Qt::Key_1);
        QCOMPARE(facesOn(*m_tray), (std::vector<int>{1, 0}));
    }

    void manyDiceCanBeCounted()
    {
        typed(7);
        QVERIFY(!named<QToolButton>(*m_tray, QStringLiteral("Count faces"))->isVisible());
        typed(12);
        QTest::keyClick(m_tray.get(), Qt::Key_6);
        named<QToolButton>(*m_tray, QStringLiteral("Count faces"))->click();
        QSpinBox *sixes = named<QSpinBox>(*m_tray, QStringLiteral("Dice that show 6"));
        QSpinBox *twos = named<QSpinBox>(*m_tray, QStringLiteral("Dice that show 2"));
        QCOMPARE(sixes->value(), 1); // what was typed before
        twos->setValue(40);
        QCOMPARE(twos->value(), 11);
        twos->setValue(8);
        QVERIFY(!m_tray->trigger());
        sixes->setValue(4);
        QVERIFY(m_tray->trigger());
        QCOMPARE(entered, 1);
        QCOMPARE(m_last->count, 12);
        QCOMPARE(std::ranges::count(m_last->view(), 2), 8);
        QCOMPARE(std::ranges::count(m_last->view(), 6), 4);
    }

    // Whoever announces a roll only has to give the tray the focus.
    void theFocusIsEnoughToType()
    {
        activate();
        typed(12);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(m_tray.get()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_5);
        QCOMPARE(facesOn(*m_tray).front(), 5);
        named<QToolButton>(*m_tray, QStringLiteral("Count faces"))->click();
        named<QToolButton>(*m_tray, QStringLiteral("Count faces"))->setFocus();
        m_tray->setFocus();
        QCOMPARE(QApplication::focusWidget(),
                 static_cast<QWidget *>(named<QSpinBox>(*m_tray, QStringLiteral("Dice that show 1"))));
    }

    void theFocusOutlivesTheButtons()
    {
        activate();
        typed(1);
        QTest::keyClick(m_tray.get(), Qt::Key_5);
        auto *confirm = named<QPushButton>(*m_tray, QStringLiteral("These are the dice"));
        confirm->setFocus();
        m_tray->showRolled({5}, 5); // as the answer to it
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(m_tray.get()));
    }

    void nothingIsClippedInANarrowDock()
    {
        m_tray->resize(250, 600);
        typed(12);
        QTest::keyClick(m_tray.get(), Qt::Key_5);
        QVERIFY(QTest::qWaitForWindowExposed(m_tray.get()));
        for (const QToolButton *tool : m_tray->findChildren<QToolButton *>()) {
            const QRect place(tool->mapTo(m_tray.get(), QPoint()), tool->size());
            QVERIFY2(m_tray->rect().contains(place), qPrintable(tool->text()));
            QVERIFY2(tool->width() >= tool->sizeHint().width(), qPrintable(tool->text()));
        }
        QCOMPARE(m_tray->width(), 250);
    }

    void theWordsFollowTheSizeOfText()
    {
        m_tray->announce(QStringLiteral("Roll"), 2, 5);
        m_tray->showRolled({5, 2}, 5);
        const QFont usual = QApplication::font();
        QFont large = usual;
        large.setPointSizeF(usual.pointSizeF() * 2);
        QApplication::setFont(large);
        QCoreApplication::processEvents();
        const double onButton = button()->font().pointSizeF();
        QStringList small;
        for (const QLabel *label : m_tray->findChildren<QLabel *>()) {
            if (label->font().pointSizeF() < large.pointSizeF()) {
                small << label->text();
            }
        }
        QApplication::setFont(usual);
        QCoreApplication::processEvents();
        QCOMPARE(small, QStringList());
        QVERIFY(onButton > large.pointSizeF());
        QVERIFY(button()->font().pointSizeF() < large.pointSizeF());
    }

    void anotherBattleBeginsWithAnEmptyTray()
    {
        m_tray->announce(QStringLiteral("Roll"), 2, 5);
        m_tray->showRolled({5, 2}, 5);
        m_tray->clear();
        QCOMPARE(m_tray->board().count(), 0);
        QCOMPARE(m_tray->result(), QString());
        m_tray->announce(QStringLiteral("Roll"), 3, 5);
        m_tray->tumble(100000);
        m_tray->clear();
        QVERIFY(!m_tray->isTumbling() && !m_tray->isAnnounced());
        QCOMPARE(m_tray->announcement(), QString());
        QCOMPARE(m_tray->board().count(), 0);
        QVERIFY(!m_tray->trigger());
    }

    void changingTheModeDropsWhatWasTyped()
    {
        typed(3);
        QTest::keyClick(m_tray.get(), Qt::Key_6);
        m_tray->setEntry(DiceTray::Entry::Program);
        QCOMPARE(facesOn(*m_tray), (std::vector<int>{0, 0, 0}));
        QTest::keyClick(m_tray.get(), Qt::Key_6);
        QCOMPARE(facesOn(*m_tray), (std::vector<int>{0, 0, 0}));
    }

    void fortyDiceFit()
    {
        m_tray->announce(QStringLiteral("Roll"), 40, 5);
        Faces faces;
        for (int i = 0; i < 40; ++i) {
            faces.push(1 + i % 6);
        }
        m_tray->showRolled(faces, 5);
        const DieFace &last = m_tray->board().die(39);
        QVERIFY(m_tray->board().rect().contains(last.geometry()));
        QVERIFY(!last.geometry().intersects(m_tray->board().die(38).geometry()));
    }

    void typedDiceRefuseNonsense()
    {
        TypedDice dice(2);
        QVERIFY(!dice.put(0) && !dice.put(7));
        QVERIFY(!dice.setCounts({3, 0, 0, 0, 0, 0}));
        QVERIFY(!dice.setCounts({-1, 0, 0, 0, 0, 0}));
        QVERIFY_EXCEPTION_THROWN((void)dice.faces(), std::logic_error);
        QVERIFY(dice.setCounts({1, 0, 0, 0, 0, 1}) && dice.isComplete() && !dice.put(3));
        QVERIFY(dice.faces() == Faces({1, 6}));
        dice.erase();
        QCOMPARE(dice.known(), 1);
        QVERIFY(!TypedDice(0).isComplete());
    }

    void screenReadersFindTheDice()
    {
        m_tray->showRolled({5, 2}, 5);
        QAccessibleInterface *board =
            QAccessible::queryAccessibleInterface(const_cast<DiceBoard *>(&m_tray->board()));
        QVERIFY(board != nullptr);
        QCOMPARE(board->childCount(), 2);
        QCOMPARE(board->child(0)->text(QAccessible::Name), QStringLiteral("die 1 of 2: five, a hit"));
        QVERIFY(named<QLabel>(*m_tray, QStringLiteral("One hit. Faces: 5 and 2")) != nullptr);
    }

private:
    [[nodiscard]] QPushButton *button() const
    {
        for (auto *b : m_tray->findChildren<QPushButton *>()) {
            if (b->text().contains(QLatin1String("oll"))) {
                return b;
            }
        }
        return nullptr;
    }
    void activate()
    {
        m_tray->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_tray.get()));
    }
    void typed(int dice)
    {
        m_tray->setEntry(DiceTray::Entry::Typed);
        m_tray->announce(QStringLiteral("Type"), dice, 5);
        m_tray->setFocus();
    }

    table::FigurePixmaps m_pixmaps;
    std::unique_ptr<DiceTray> m_tray;
    std::optional<Faces> m_last;
};

QTEST_MAIN(TestDiceTray)
#include "test_dice_tray.moc"
