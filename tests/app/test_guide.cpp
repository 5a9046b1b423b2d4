// The guided battle: hard to lose, and no order of anybody brings it to a stop.

#include "app/play/guide.h"
#include "app/play/guide_panel.h"
#include "app/play/rulebook.h"
#include "core/ai/policy.h"
#include "core/base/dice.h"
#include "core/game/queries.h"
#include "table/art/resources.h"
#include "tests/support/random_orders.h"
#include "tests/support/scenario_files.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>
#include <QVBoxLayout>

#include <algorithm>

using namespace zama;
using namespace zama::play;
using test::RandomOrders;

namespace {

constexpr int kMostOrders = 600;

// A guided battle as the window plays it: whatever is carried out is told to the guide.
struct Lecture {
    explicit Lecture(const SetupPtr &setup, std::uint64_t diceSeed)
        : state(begin(setup)),
          seed(diceSeed),
          guide(state)
    {
    }

    bool give(const Command &command)
    {
        if (const Check check = execute(state, command)) {
            guide.refused(*check);
            return false;
        }
        guide.noticed(command, state);
        ++orders;
        return true;
    }
    bool roll() { return give(Roll{seededFaces(seed, state.diceDrawn, state.pending->dice)}); }
    // What goes on without the pupil; false if it is his turn.
    bool goOn()
    {
        if (guide.awaitsRoll()) {
            return roll();
        }
        const auto enemy = guide.enemyOrder();
        return enemy && give(*enemy);
    }
    bool showMe()
    {
        const auto order = guide.example();
        return order && give(*order);
    }
    void playShown()
    {
        while (!guide.isFinished() && orders < kMostOrders && (goOn() || showMe())) {
        }
    }

    State state;
    std::uint64_t seed;
    Guide guide;
    int orders = 0;
};

UnitId unit(const Lecture &lecture, const char *id)
{
    return lecture.state.setup->findUnit(id);
}

} // namespace

// Puts brackets around everything that can be translated.
class Brackets final : public QTranslator
{
public:
    [[nodiscard]] QString translate(const char *, const char *text, const char *, int) const override
    {
        return QLatin1Char('[') + QString::fromUtf8(text) + QLatin1Char(']');
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

class TestGuide : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        table::initResources();
        m_setup = Guide::battle();
    }

    void theBattleIsTheShippedScenario()
    {
        QCOMPARE(m_setup->fingerprint,
                 compile(test::shippedScenario("guided").scenario).value()->fingerprint);
        QVERIFY(m_setup->options.turnLimit == 2);
    }

    void lessonsNameWhatIsThere()
    {
        for (const auto list : {lessons(), enemyPlan()}) {
            for (const Lesson &lesson : list) {
                for (const std::string_view id : {lesson.unit, lesson.target}) {
                    QVERIFY2(id.empty() || m_setup->findUnit(id).isValid(), id.data());
                }
            }
        }
        for (const Lesson &lesson : lessons()) {
            QVERIFY2(Rulebook::builtIn().has(QLatin1String(lesson.clause)), lesson.clause);
            QVERIFY(std::string_view(lesson.prompt).size() > 20);
            QVERIFY(std::string_view(lesson.hint).size() > 20);
        }
    }

    void shownToTheEndEveryLessonIsTaughtAndTheBattleIsWon()
    {
        Lecture lecture(m_setup, Guide::kSeed);
        QStringList prompts;
        int number = 0;
        while (!lecture.guide.isFinished()) {
            QVERIFY(lecture.guide.number() >= number);
            number = lecture.guide.number();
            if (!lecture.guide.clause().isEmpty() && !prompts.contains(lecture.guide.prompt())) {
                prompts.append(lecture.guide.prompt());
            }
            QVERIFY(lecture.goOn() || lecture.showMe());
            QVERIFY2(lecture.guide.remark().isEmpty(), qPrintable(lecture.guide.remark()));
        }
        QCOMPARE(prompts.size(), Guide::count());
        QVERIFY(lecture.state.outcome->winner == Guide::pupil());
        QVERIFY(lecture.state.outcome->degree == Degree::GreatVictory);
        for (std::size_t i = 0; i < m_setup->units.size(); ++i) {
            const bool isOurs = m_setup->units[i].side == Guide::pupil();
            QVERIFY2(!isOurs || lecture.state.isPresent(UnitId(i)), m_setup->units[i].id.c_str());
        }
        QVERIFY2(lecture.orders < 70, QByteArray::number(lecture.orders)); // minutes, not an hour
        QVERIFY(lecture.guide.prompt().contains(QLatin1String("yours")));
        QVERIFY(lecture.guide.widgetRole().isEmpty());
    }

    void itIsHardToLose()
    {
        int won = 0;
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            Lecture lecture(m_setup, seed);
            lecture.playShown();
            QVERIFY(lecture.guide.isFinished());
            won += lecture.state.outcome->winner == Guide::pupil() ? 1 : 0;
        }
        qInfo("won %d of 200", won);
        QVERIFY(won >= 190);
    }

    void anyLawfulOrdersInBetweenDoNotStopIt()
    {
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Lecture lecture(m_setup, seed);
            RandomOrders random(seed);
            while (!lecture.guide.isFinished()) {
                QVERIFY2(lecture.orders < kMostOrders, QByteArray::number(static_cast<qulonglong>(seed)));
                if (lecture.goOn()) {
                    continue;
                }
                const auto shown = lecture.guide.example();
                QVERIFY(shown.has_value());
                QVERIFY(!validate(lecture.state, *shown));
                const Command own = random.next(lecture.state);
                const bool isEnd = std::holds_alternative<Concede>(own);
                if (isEnd || !lecture.give(own)) {
                    QVERIFY(lecture.give(*shown));
                }
            }
        }
    }

    void skippingEverythingStillLeadsToTheEnd()
    {
        Lecture lecture(m_setup, 7);
        while (!lecture.guide.isFinished()) {
            QVERIFY(lecture.orders < kMostOrders);
            for (int i = 0; i < Guide::count(); ++i) {
                lecture.guide.skip();
            }
            QVERIFY(lecture.guide.clause().isEmpty());
            QVERIFY(!lecture.guide.prompt().isEmpty());
            QVERIFY(lecture.goOn() || lecture.showMe());
        }
    }

    void whatWasDoneBeforeItWasAskedIsNotAskedAgain()
    {
        Lecture lecture(m_setup, 1);
        const QString first = lecture.guide.prompt();
        QVERIFY(lecture.guide.highlighted().units == std::vector{unit(lecture, "RG-INF1")});
        QCOMPARE(lecture.guide.widgetRole(), QStringLiteral("table"));
        QVERIFY(lecture.give(MoveUnit{unit(lecture, "RG-INF2"), {straight(3000)}}));
        QCOMPARE(lecture.guide.prompt(), first);
        QVERIFY(!lecture.guide.remark().isEmpty());
        QVERIFY(lecture.give(MoveUnit{unit(lecture, "RG-INF1"), {straight(2000)}}));
        QVERIFY(lecture.guide.remark().isEmpty());
        QVERIFY(lecture.guide.highlighted().units == std::vector{unit(lecture, "RG-CAV1")});
        QCOMPARE(lecture.guide.number(), 3);
    }

    void anotherEnemyIsNamedWhereTheOneThatWasMeantIsOutOfReach()
    {
        Lecture lecture(m_setup, 1);
        QVERIFY(lecture.give(MoveUnit{unit(lecture, "RG-INF2"), {oblique(-4500, 6000)}}));
        while (lecture.guide.number() < 11) {
            QVERIFY(lecture.goOn() || lecture.showMe());
        }
        const auto shown = lecture.guide.example();
        const auto *charge = shown ? std::get_if<DeclareCharge>(&*shown) : nullptr;
        QVERIFY(charge != nullptr);
        QVERIFY(charge->target == unit(lecture, "CG-SK1"));
        QVERIFY((lecture.guide.highlighted().units == std::vector{charge->unit, charge->target}));
        QCOMPARE(lecture.guide.prompt(), QStringLiteral("Second Hastati can charge Slingers."));
    }

    void aRefusalIsAnsweredWithAHint()
    {
        Lecture lecture(m_setup, 1);
        QSignalSpy changed(&lecture.guide, &Guide::changed);
        QVERIFY(!lecture.give(MoveUnit{unit(lecture, "RG-INF1"), {straight(9000)}}));
        QCOMPARE(changed.count(), 1);
        QVERIFY(lecture.guide.remark().contains(QLatin1String("First Hastati")));
        QVERIFY(lecture.showMe());
        QVERIFY(lecture.guide.remark().isEmpty());
    }

    void endingAStepEarlyLeavesItsLessonsOut()
    {
        Lecture lecture(m_setup, 1);
        QVERIFY(lecture.give(EndStep{Guide::pupil()}));
        QVERIFY(!lecture.guide.remark().isEmpty());
        QCOMPARE(lecture.guide.number(), 7);
        QVERIFY(lecture.guide.highlighted().units.front() == unit(lecture, "RG-SCO1"));
        lecture.playShown();
        QVERIFY(lecture.guide.isFinished());
    }

    void goingBackTeachesAgain()
    {
        Lecture lecture(m_setup, 1);
        const State before = lecture.state;
        const QString first = lecture.guide.prompt();
        QVERIFY(lecture.showMe());
        QVERIFY(lecture.guide.prompt() != first);
        lecture.guide.jumped(before);
        QCOMPARE(lecture.guide.prompt(), first);
    }

    void diceAndTheEnemyAreAnnounced()
    {
        Lecture lecture(m_setup, 1);
        while (!lecture.guide.awaitsRoll()) {
            QVERIFY(lecture.showMe());
        }
        QCOMPARE(lecture.guide.widgetRole(), QStringLiteral("roll"));
        QVERIFY(lecture.guide.prompt().contains(QLatin1String("4 or more")));
        QVERIFY(!lecture.guide.example().has_value());
        while (!lecture.guide.enemyOrder()) {
            QVERIFY(lecture.guide.awaitsRoll() ? lecture.roll() : lecture.showMe());
        }
        QVERIFY(lecture.guide.prompt().contains(QLatin1String("the Carthaginians")));
        QVERIFY(!lecture.guide.example().has_value());
    }

    // What is asked for can be found: the round handle, the general himself, the button as it is called now.
    void promptsNameWhatIsOnTheScreen()
    {
        Lecture lecture(m_setup, 1);
        bool hasHandle = false;
        bool hasGeneral = false;
        int buttons = 0;
        while (!lecture.guide.isFinished() && lecture.orders < kMostOrders) {
            const auto order = lecture.guide.example();
            const Troops meant = lecture.guide.highlighted();
            if (order && std::holds_alternative<MoveGeneral>(*order)) {
                QCOMPARE(meant, (Troops{{}, {std::get<MoveGeneral>(*order).general}}));
                hasGeneral = true;
            }
            const QString prompt = lecture.guide.prompt();
            hasHandle = hasHandle || prompt.contains(QStringLiteral("drag the round handle"));
            QVERIFY2(!prompt.contains(QStringLiteral("%1")), qPrintable(prompt));
            for (const char *name : {"“Done”", "“No charge now”", "“Nobody can charge: go on”", "“Fight”"}) {
                buttons += prompt.contains(QString::fromUtf8(name)) ? 1 : 0;
            }
            QVERIFY(lecture.goOn() || lecture.showMe());
        }
        QVERIFY(hasHandle && hasGeneral);
        QVERIFY(buttons >= 6);
    }

    void theButtonsOfThePanelKeepTheirPlace_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {500, 700, 960}) {
            QTest::addRow("%d pixels", width) << width;
        }
    }

    // Whatever the guide says above them, and whatever it remarks.
    void theButtonsOfThePanelKeepTheirPlace()
    {
        QFETCH(int, width);
        Lecture lecture(m_setup, 1);
        QWidget window;
        auto *column = new QVBoxLayout(&window);
        auto *panel = new GuidePanel(lecture.guide);
        column->addWidget(panel);
        column->addStretch(1);
        window.resize(width, 600);
        window.show();
        const auto *showMe = panel->findChild<QPushButton *>(QStringLiteral("showMe"));
        const auto place = [&] {
            QTest::qWait(1); // layouts settle
            return showMe->mapTo(&window, QPoint());
        };
        const QPoint first = place();
        const int height = panel->height();
        while (!lecture.guide.isFinished() && lecture.orders < kMostOrders) {
            QCOMPARE(place(), first);
            QCOMPARE(panel->height(), height);
            QVERIFY(lecture.goOn() || lecture.showMe());
        }
        QCOMPARE(place(), first);
        lecture.guide.jumped(begin(m_setup));
        lecture.guide.refused(Refusal{});
        QCOMPARE(place(), first);
        QVERIFY(!lecture.guide.remark().isEmpty());
    }

    void thePanelAsksForWhatIsShown()
    {
        Lecture lecture(m_setup, 1);
        GuidePanel panel(lecture.guide);
        int rolls = 0;
        QStringList clauses;
        connect(&panel, &GuidePanel::commandRequested, &panel,
                [&](const Command &c) { QVERIFY(lecture.give(c)); });
        connect(&panel, &GuidePanel::rollRequested, &panel, [&] {
            ++rolls;
            QVERIFY(lecture.roll());
        });
        connect(&panel, &GuidePanel::clauseRequested, &panel, [&](const QString &c) { clauses.append(c); });
        panel.show();
        const auto buttons = panel.findChildren<QPushButton *>();
        for (const QPushButton *button : buttons) {
            QVERIFY(!button->text().isEmpty());
        }
        QPushButton *showMe = nullptr;
        QPushButton *rule = nullptr;
        for (QPushButton *button : buttons) {
            showMe = button->text() == QLatin1String("Show me") ? button : showMe;
            rule = button->text() == QLatin1String("Rule M1") ? button : rule;
        }
        rule->click();
        QCOMPARE(clauses, QStringList{QStringLiteral("M1")});
        while (!lecture.guide.isFinished()) {
            QVERIFY(lecture.orders < kMostOrders);
            const auto enemy = lecture.guide.enemyOrder();
            if (enemy) {
                QVERIFY(!showMe->isEnabled());
                QVERIFY(lecture.give(*enemy));
            } else {
                showMe->click();
            }
        }
        QVERIFY(rolls > 5);
        QVERIFY(std::ranges::any_of(
            buttons, [](const QPushButton *b) { return b->text() == QLatin1String("Close"); }));
        QVERIFY(!showMe->isEnabled());
    }

    void thePanelTakesOnAnotherLanguageAtOnce()
    {
        Lecture lecture(m_setup, 1);
        GuidePanel panel(lecture.guide);
        panel.show();
        Brackets brackets;
        QCoreApplication::installTranslator(&brackets);
        const auto isTranslated = [](const QString &text) {
            return text.isEmpty() || text.startsWith(QLatin1Char('['));
        };
        QTRY_VERIFY(isTranslated(panel.findChild<QPushButton *>()->text()));
        for (const QLabel *label : panel.findChildren<QLabel *>()) {
            QVERIFY2(isTranslated(label->text()), qPrintable(label->text()));
        }
        QCoreApplication::removeTranslator(&brackets);
    }

    void remarksLeanOnlyWhereLettersDo() // Arabic ones do not
    {
        Lecture lecture(m_setup, 1);
        GuidePanel panel(lecture.guide);
        const auto leaning = [&] {
            return std::ranges::count_if(panel.findChildren<QLabel *>(),
                                         [](const QLabel *label) { return label->font().italic(); });
        };
        QCOMPARE(leaning(), 1);
        panel.setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(leaning(), 0);
    }

    void theSeedIsKindInOtherOrdersToo()
    {
        for (std::uint64_t order = 1; order <= 20; ++order) {
            Lecture lecture(m_setup, Guide::kSeed);
            RandomOrders random(order);
            // A few moves of one's own at the beginning.
            for (int i = 0; i < 6; ++i) {
                const Command own = random.next(lecture.state);
                const bool isMove = std::holds_alternative<MoveUnit>(own);
                if (isMove && lecture.state.sideOf(std::get<MoveUnit>(own).unit) == Guide::pupil()) {
                    lecture.give(own);
                }
            }
            lecture.playShown();
            m_kind += lecture.state.outcome->winner == Guide::pupil() ? 1 : 0;
        }
        qInfo("won %d of 20", m_kind);
        QVERIFY(m_kind >= 16);
    }

private:
    SetupPtr m_setup;
    int m_kind = 0;
};

QTEST_MAIN(TestGuide)
#include "test_guide.moc"
