// Fights: dice and odds before, losses after.

#include "app/play/fight_panel.h"
#include "app/play/share_bar.h"
#include "app/play/target_choice.h"
#include "core/odds/odds.h"
#include "table/art/resources.h"
#include "tests/support/tiny_battle.h"

#include <QAbstractButton>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <memory>

using namespace zama;
using namespace zama::play;
using namespace zama::test;

namespace {

TinyBattle duel()
{
    return tinyBattle()
        .add("INF", "a", 20, 10, 0, 8)
        .general("SCIPIO", "a")
        .add("HVY", "b", 20, 12, 180, 7)
        .link("a", "b")
        .at(StepKind::Melee);
}

// a fights b and c.
TinyBattle twoOnOne()
{
    return tinyBattle()
        .add("INF", "a", 20, 10, 0, 8)
        .add("HVY", "b", 18, 12, 180, 7)
        .add("HVY", "c", 24, 12, 180, 8)
        .link("a", "b")
        .link("a", "c")
        .at(StepKind::Melee);
}

QString said(const FightPanel &panel, std::size_t card = 0)
{
    return panel.cards().at(card)->lines().join(QLatin1Char('\n'));
}

bool says(const FightPanel &panel, const char *text)
{
    return said(panel).contains(QLatin1String(text));
}

// Gives the command and tells the panel, as the presenter does.
void tell(State &state, FightPanel &panel, const Command &command)
{
    for (const Event &event : eventsOf(state, command)) {
        panel.happened(event);
    }
}

Faces all(int face, int count)
{
    Faces faces;
    for (int i = 0; i < count; ++i) {
        faces.push(face);
    }
    return faces;
}

// Closes the step for both sides and answers each roll with that face.
void fightOut(State &state, FightPanel &panel, int face)
{
    tell(state, panel, EndStep{SideId(0)});
    tell(state, panel, EndStep{SideId(1)});
    while (state.pending) {
        tell(state, panel, Roll{all(face, state.pending->dice)});
    }
}

} // namespace

class TestFightPanel : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English));
        table::initResources();
    }
    void init() { m_panel = std::make_unique<FightPanel>(m_pixmaps); }
    void cleanup() { m_panel.reset(); }

    void noFightNoCard()
    {
        const State s = tinyBattle().far().state();
        m_panel->show(s, m_formatter);
        QVERIFY(m_panel->cards().empty());
        QCOMPARE(m_panel->headline(), QStringLiteral("No unit is engaged."));
    }

    void aDuelShowsDiceGeneralsAndOdds()
    {
        const State s = duel().state();
        m_panel->show(s, m_formatter);
        QCOMPARE(m_panel->cards().size(), std::size_t{1});
        QCOMPARE(m_panel->cards().front()->title(), QStringLiteral("a against b"));
        QVERIFY(says(*m_panel, "a: 8 stands"));
        QVERIFY(says(*m_panel, "Roll 10 dice for a, fighting b: each 5 or more hits."));
        QVERIFY(says(*m_panel, "SCIPIO adds 2 of these dice; after the round he falls on a 6 (17%)."));
        // seven dice at 5 or more against eight stands; ten against seven
        const odds::RoundOdds round =
            odds::meleeRound({.stands = 8, .hit = 5, .extraDice = 2}, {.stands = 7, .hit = 5});
        const QString loss = QStringLiteral("Expected loss %1 of 7 stands").arg(round.b.meanLost, 0, 'f', 1);
        QVERIFY2(said(*m_panel).contains(loss), qPrintable(said(*m_panel)));
        const odds::FightOdds end =
            odds::fightToTheEnd({.stands = 8, .hit = 5, .extraDice = 2}, {.stands = 7, .hit = 5});
        QVERIFY(says(*m_panel, "Fought to the end: a wins "));
        const auto bars = m_panel->findChildren<ShareBar *>();
        const bool hasWinner = std::ranges::any_of(bars, [&](const ShareBar *bar) {
            return bar->shares().size() == 3 && std::abs(bar->shares().front().part - end.a.wins) < 1e-12;
        });
        QVERIFY(hasWinner);
    }

    void theLossesFollowTheDice()
    {
        State s = duel().state();
        m_panel->show(s, m_formatter);
        fightOut(s, *m_panel, 6);
        QVERIFY2(says(*m_panel, "b: 7 stands, now 0"), qPrintable(said(*m_panel)));
        QVERIFY(says(*m_panel, "a: 8 stands, now 1") || says(*m_panel, "a: 8 stands, now 0"));
        QVERIFY(says(*m_panel, "What happened:"));
        QVERIFY(says(*m_panel, "SCIPIO"));
        QCOMPARE(m_panel->headline(), QStringLiteral("The melee of turn 1 is over."));
    }

    // The next turn begins at once; what the round did must still be read.
    void lossesStayUntilNewFights()
    {
        State s = duel().far().state();
        m_panel->show(s, m_formatter);
        const QString before = said(*m_panel).section(QLatin1Char('\n'), 0, 0);
        tell(s, *m_panel, EndStep{SideId(0)});
        tell(s, *m_panel, EndStep{SideId(1)});
        m_panel->show(s, m_formatter); // the dice are due
        tell(s, *m_panel, Roll{Faces{6, 6, 1, 1, 1, 1, 1, 1, 1, 1}});
        m_panel->show(s, m_formatter);
        while (s.pending) {
            tell(s, *m_panel, Roll{all(1, s.pending->dice)});
            m_panel->show(s, m_formatter);
        }
        QCOMPARE(s.turn, 2);
        QVERIFY2(says(*m_panel, "b: 7 stands, now 5"), qPrintable(said(*m_panel)));
        QCOMPARE(said(*m_panel).section(QLatin1Char('\n'), 0, 0), before);
        toStep(s, StepKind::Melee);
        m_panel->show(s, m_formatter);
        QVERIFY(says(*m_panel, "b: 5 stands") && !says(*m_panel, "now"));
        QCOMPARE(m_panel->headline(), QStringLiteral("One fight, before the dice"));
    }

    void aJumpForgetsTheRound()
    {
        State s = duel().far().state();
        const State start = s;
        m_panel->show(s, m_formatter);
        fightOut(s, *m_panel, 2);
        m_panel->reset();
        m_panel->show(start, m_formatter);
        QVERIFY(!says(*m_panel, "What happened:"));
    }

    // A battle that was saved between the losses and a general's die.
    void oddsOfAPastRoundAreNotMadeUp()
    {
        State s = duel().far().state();
        tell(s, *m_panel, EndStep{SideId(0)});
        tell(s, *m_panel, EndStep{SideId(1)});
        (void)eventsOf(s, Roll{all(6, 3 + 7)});
        (void)eventsOf(s, Roll{all(1, 7)});
        QCOMPARE(s.phase, Phase::Fighting);
        m_panel->show(s, m_formatter);
        for (const FightCard *card : m_panel->cards()) {
            QVERIFY(!card->lines().join(QLatin1Char(' ')).contains(QLatin1String("Expected loss")));
        }
    }

    void whoHasAChoiceMayMakeIt()
    {
        State s = twoOnOne().state();
        m_panel->show(s, m_formatter);
        const auto radios = m_panel->findChildren<QRadioButton *>();
        QCOMPARE(radios.size(), 2);
        QVERIFY(radios.at(0)->isChecked()); // the fewest stands (Q65)
        QCOMPARE(radios.at(1)->text(), QStringLiteral("Fights c: 5 or more hits"));
        AssignMeleeDice order;
        connect(m_panel.get(), &FightPanel::assignRequested, this,
                [&](const AssignMeleeDice &that) { order = that; });
        radios.at(1)->click();
        QTRY_VERIFY(order.unit.isValid());
        QVERIFY((order == AssignMeleeDice{idOf(s, "a"), {{idOf(s, "c"), 0}}}));
        tell(s, *m_panel, order);
        m_panel->show(s, m_formatter);
        QVERIFY(m_panel->findChildren<QRadioButton *>().at(1)->isChecked());
        QVERIFY(says(*m_panel, "Roll 8 dice for a, fighting c"));
    }

    // The dock is narrow: words go on in the next line instead of being cut off.
    void longNamesFitANarrowDock()
    {
        for (const char *split : {"one_target", "free"}) {
            const State s =
                tinyBattle()
                    .add("INF", "Triarii and Principes of the first legion 1", 20, 10, 0, 8)
                    .add("HVY", "Carthaginian heavy infantry & Libyans 2", 18, 12, 180, 7)
                    .add("HVY", "Carthaginian heavy cavalry 3", 24, 12, 180, 8)
                    .link("Triarii and Principes of the first legion 1",
                          "Carthaginian heavy infantry & Libyans 2")
                    .link("Triarii and Principes of the first legion 1", "Carthaginian heavy cavalry 3")
                    .at(StepKind::Melee)
                    .option("dice_split", split)
                    .state();
            m_panel->resize(270, 600);
            m_panel->show(s, m_formatter);
            m_panel->QWidget::show();
            QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
            QCoreApplication::processEvents();
            const FightCard *card = m_panel->cards().front();
            for (const QWidget *part : card->findChildren<QWidget *>()) {
                const QRect place(part->mapTo(m_panel.get(), QPoint()), part->size());
                QVERIFY2(place.left() >= 0 && place.right() < m_panel->width(),
                         qPrintable(part->accessibleName()));
                const bool isHigh =
                    !part->hasHeightForWidth() || part->height() >= part->heightForWidth(part->width());
                QVERIFY2(isHigh, part->metaObject()->className());
            }
            QCOMPARE(card->findChildren<QRadioButton *>().isEmpty(),
                     QLatin1String(split) == QLatin1String("free"));
        }
    }

    // An unchecked circle is seen in dark colours.
    void circlesAreSeenInTheDark()
    {
        QPalette dark(QColor(40, 40, 40));
        dark.setColor(QPalette::WindowText, Qt::white);
        m_panel->setPalette(dark);
        m_panel->show(twoOnOne().state(), m_formatter);
        m_panel->resize(300, 500);
        QCoreApplication::processEvents();
        const auto radios = m_panel->findChildren<QRadioButton *>();
        QVERIFY(!radios.at(1)->isChecked());
        const QImage image = radios.at(1)->grab().toImage();
        int brightest = 0;
        for (int x = 0; x < 16; ++x) {
            for (int y = 0; y < image.height(); ++y) {
                brightest = std::max(brightest, qGray(image.pixel(x, y)));
            }
        }
        QVERIFY2(brightest > 150, qPrintable(QString::number(brightest)));
    }

    void theComputersChoiceIsNotOffered()
    {
        const State s = twoOnOne().state();
        m_panel->show(s, m_formatter);
        m_panel->setMayChoose(SideId(0), false);
        QVERIFY(m_panel->findChildren<QRadioButton *>().empty());
        m_panel->setMayChoose(SideId(0), true);
        QCOMPARE(m_panel->findChildren<QRadioButton *>().size(), 2);
    }

    // The card is filled anew after each order; who uses keys must not lose his place.
    void theFocusStaysWhereItWas()
    {
        State s = twoOnOne().state();
        m_panel->show(s, m_formatter);
        m_panel->QWidget::show();
        m_panel->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
        m_panel->findChildren<QRadioButton *>().at(0)->setFocus();
        connect(m_panel.get(), &FightPanel::assignRequested, this, [&](const AssignMeleeDice &order) {
            tell(s, *m_panel, order);
            m_panel->show(s, m_formatter);
        });
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QTRY_VERIFY(!s.choices.empty());
        QRadioButton *second = m_panel->findChildren<QRadioButton *>().at(1);
        QVERIFY(second->isChecked());
        QTRY_COMPARE(QApplication::focusWidget(), second);
    }

    void aClosedChoiceIsNotOffered()
    {
        State s = twoOnOne().state();
        tell(s, *m_panel, EndStep{SideId(0)});
        m_panel->show(s, m_formatter);
        QVERIFY(m_panel->findChildren<QRadioButton *>().empty());
    }

    // Q65 option
    void diceCanBeSharedOutWhereTheRulesAllowIt()
    {
        const State s = twoOnOne().option("dice_split", "free").state();
        m_panel->show(s, m_formatter);
        const auto boxes = m_panel->findChildren<QSpinBox *>();
        QCOMPARE(boxes.size(), 2);
        QCOMPARE(boxes.at(0)->value(), 8);
        QPushButton *share = m_panel->findChild<QPushButton *>();
        boxes.at(0)->setValue(5);
        QVERIFY(!share->isEnabled());
        boxes.at(1)->setValue(3);
        QVERIFY(share->isEnabled());
        AssignMeleeDice order;
        connect(m_panel.get(), &FightPanel::assignRequested, this,
                [&](const AssignMeleeDice &that) { order = that; });
        share->click();
        QTRY_VERIFY(order.unit.isValid());
        QVERIFY((order == AssignMeleeDice{idOf(s, "a"), {{idOf(s, "b"), 5}, {idOf(s, "c"), 3}}}));
    }

    // E6 to E12: every face of the control die and whom the run would trample.
    void elephantsShowTheirControlDie()
    {
        State s = tinyBattle()
                      .add("INF", "a", 20, 10, 0, 8)
                      .add("ELE", "e", 20, 11, 180, 1)
                      .link("a", "e")
                      .far()
                      .at(StepKind::Melee)
                      .state();
        m_panel->show(s, m_formatter);
        QVERIFY2(says(*m_panel, ": stays under control"), qPrintable(said(*m_panel)));
        QVERIFY(says(*m_panel, ": runs wild ahead, over a"));
        QVERIFY(!says(*m_panel, ": runs wild backwards, over"));
        QVERIFY(says(*m_panel, "Rolls no dice."));
        fightOut(s, *m_panel, 1);
        QVERIFY(says(*m_panel, "What happened:"));
    }

    // G5, Q87: no dice, so none of a general's, but his risk; E9: and what the odds leave out.
    void againstAnElephantNobodyHasDice()
    {
        const State s = tinyBattle()
                            .add("INF", "a", 20, 10, 0, 8)
                            .general("SCIPIO", "a")
                            .add("ELE", "e", 20, 11, 180, 1)
                            .link("a", "e")
                            .far()
                            .at(StepKind::Melee)
                            .state();
        m_panel->show(s, m_formatter);
        QVERIFY2(says(*m_panel, "SCIPIO is with it; after the round he falls on a 6 (17%)."),
                 qPrintable(said(*m_panel)));
        QVERIFY(!says(*m_panel, "of these dice"));
        QVERIFY(says(*m_panel, "That is without what an elephant running wild may do."));
        m_panel->show(duel().state(), m_formatter);
        QVERIFY(!says(*m_panel, "wild"));
    }

    void aFightCanBePicked()
    {
        const State s = duel().state();
        m_panel->show(s, m_formatter);
        std::vector<UnitId> units;
        connect(m_panel.get(), &FightPanel::fightPicked, this,
                [&](const std::vector<UnitId> &them) { units = them; });
        QTest::mouseClick(m_panel->cards().front(), Qt::LeftButton, {}, QPoint(2, 2));
        QCOMPARE(units.size(), std::size_t{2});
        units.clear();
        for (auto *button : m_panel->findChildren<QAbstractButton *>()) {
            if (button->accessibleName() == QLatin1String("Show on the table: a against b")) {
                button->click();
            }
        }
        QCOMPARE(units.size(), std::size_t{2});
    }

    void screenReadersHearTheCard()
    {
        m_panel->show(duel().state(), m_formatter);
        const FightCard *card = m_panel->cards().front();
        QCOMPARE(card->accessibleName(), QStringLiteral("a against b"));
        QVERIFY(card->accessibleDescription().contains(QLatin1String("Expected loss")));
    }

private:
    table::FigurePixmaps m_pixmaps;
    table::MessageFormatter m_formatter{QLocale(QLocale::English)};
    std::unique_ptr<FightPanel> m_panel;
};

QTEST_MAIN(TestFightPanel)
#include "test_fight_panel.moc"
