// A whole battle by somebody who neither sees the window nor has a mouse: everything is found, read and
// ordered through the accessibility tree and keys.

#include "app/shell/main_window.h"
#include "table/art/resources.h"
#include "tests/support/screen_reader.h"

#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace zama;
using namespace zama::shell;
using namespace zama::test;

// In place of Qt's own: see ScreenReader::hear().
void QAccessible::updateAccessibility(QAccessibleEvent *event)
{
    ScreenReader::hear(*event);
}

bool QAccessible::isActive()
{
    return true;
}

namespace {

bool hasOneWith(const QStringList &texts, const QString &part)
{
    return std::any_of(texts.begin(), texts.end(), [&](const QString &text) { return text.contains(part); });
}

} // namespace

class TestAccessibleBattle : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
        QLocale::setDefault(QLocale(QLocale::English));
        table::initResources();
        const BattlePlaces places{m_folder.filePath(QStringLiteral("battles")),
                                  m_folder.filePath(QStringLiteral("refuge"))};
        m_window = std::make_unique<MainWindow>(ThemeChoice::Light, places);
        m_reader = std::make_unique<ScreenReader>(*m_window);
        m_window->resize(1366, 768);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanupTestCase()
    {
        m_reader.reset();
        m_window.reset();
    }
    // One battle, told in chapters: where one fails, the next cannot be.
    void init() { QVERIFY(!m_hasFailed); }
    void cleanup()
    {
        if (QTest::currentTestFailed() && !m_hasFailed) {
            qWarning("%s", qPrintable(m_reader->everything()));
        }
        m_hasFailed = QTest::currentTestFailed();
    }

    void theBattleIsChosenOnTheStartPage()
    {
        QVERIFY(press(QAccessible::RadioButton, QStringLiteral("First Lesson: the Ford")));
        for (const char *side : {"Romans", "Carthaginians"}) {
            choose(QLatin1String(side), Qt::Key_Home, QStringLiteral("A person"));
        }
        choose(QStringLiteral("Dice"), Qt::Key_End, QStringLiteral("Real dice, typed in"));
        QVERIFY(press(QAccessible::Button, QStringLiteral("Begin the battle")));
        QTRY_COMPARE(stepNow(), QStringLiteral("Step 1: Move, Romans, now"));
        QVERIFY(hasOneWith(m_reader->heard(), QStringLiteral("Romans")));
        QVERIFY(
            m_reader->menuEntry({QStringLiteral("Play"), QStringLiteral("Motion"), QStringLiteral("None")})
                .press());
    }

    void aForbiddenMoveIsExplained()
    {
        const QString before = told(kRomanFoot);
        QVERIFY(before.contains(QLatin1String("15 in east and 6.5 in north of the south-west corner")));
        QVERIFY(before.contains(QLatin1String("7 stands, facing north")));
        QVERIFY(before.contains(QLatin1String("can still act")));
        pick(kRomanFoot);
        keys(Qt::Key_Up, 4); // into the Velites
        m_reader->heard();
        m_reader->key(Qt::Key_Return);
        const Node why = m_reader->find([](const Node &n) { return n.role() == QAccessible::AlertMessage; });
        QVERIFY(why.isThere());
        QVERIFY2(why.name().contains(QLatin1String("Velites")), qPrintable(why.name()));
        QVERIFY(m_reader->heard().contains(why.name()));
        QCOMPARE(told(kRomanFoot), before);
    }

    void theRuleBehindItCanBeRead()
    {
        const Node rule = m_reader->findStarting(QAccessible::Button, QStringLiteral("Rule "));
        QVERIFY(rule.isThere());
        const QString clause = rule.name().mid(5);
        QVERIFY(rule.press());
        QVERIFY(m_reader
                    ->find([&](const Node &n) {
                        QAccessibleTextInterface *text = n.face()->textInterface();
                        return text != nullptr && text->text(0, text->characterCount()).contains(clause);
                    })
                    .isThere());
    }

    void theLawfulAlternativeIsOneButton()
    {
        const QString before = told(kRomanFoot);
        const Node instead = m_reader->find([](const Node &n) {
            return n.role() == QAccessible::Button && n.name().endsWith(QLatin1String("instead")) &&
                   n.name().startsWith(QLatin1String("Move"));
        });
        QVERIFY(instead.isThere());
        QVERIFY(instead.press());
        const QString after = told(kRomanFoot);
        QVERIFY2(after.contains(QLatin1String("15 in east and 8.2")), qPrintable(after));
        m_reader->key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(told(kRomanFoot).section(QLatin1Char(';'), 0, 0), before.section(QLatin1Char(';'), 0, 0));
    }

    void aMoveIsMadeByKeysAndTold()
    {
        pick(kVelites);
        m_reader->heard();
        keys(Qt::Key_Up, 12);
        QVERIFY(hasOneWith(m_reader->heard(), QStringLiteral("18 in east and 15 in north")));
        m_reader->key(Qt::Key_Return);
        QVERIFY(told(kVelites).contains(QLatin1String("18 in east and 15 in north")));
        QVERIFY(!told(kVelites).contains(QLatin1String("can still act")));
    }

    void aGeneralIsMovedByKeysAndTold()
    {
        m_reader->key(Qt::Key_G);
        QVERIFY(m_reader->heard().contains(QStringLiteral("Centurion Marcus")));
        keys(Qt::Key_Up, 4); // onto nobody
        QVERIFY(hasOneWith(m_reader->heard(), QStringLiteral("18 in east and 5.5 in north")));
        m_reader->key(Qt::Key_Return);
        QVERIFY(told({QLatin1String("Centurion Marcus"), QLatin1String("general")})
                    .contains(QLatin1String("18 in east and 5.5 in north")));
        done();
        QCOMPARE(stepNow(), QStringLiteral("Step 2: Shoot, Romans, now"));
    }

    void aTargetIsShotAtWithDiceOfOnesOwn()
    {
        pick(kVelites);
        QVERIFY2(told(kSlingers).contains(QLatin1String("can be shot at")), qPrintable(told(kSlingers)));
        m_reader->heard();
        QVERIFY(unit(kSlingers).press());
        QVERIFY(hasOneWith(m_reader->heard(), QStringLiteral("5 dice")));
        m_reader->key(Qt::Key_Space); // to the dice
        for (const Qt::Key face : {Qt::Key_6, Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4}) {
            m_reader->key(face);
        }
        m_reader->key(Qt::Key_Return);
        QCOMPARE(dice().value(0), QStringLiteral("die 1 of 5: six, a hit"));
        QCOMPARE(dice().value(1), QStringLiteral("die 2 of 5: one, a miss"));
        QVERIFY(hasOneWith(m_reader->heard(), QStringLiteral("One hit. Faces: 6, 1, 2, 3 and 4")));
        QVERIFY(told(kSlingers).contains(QLatin1String("4 stands")));
        QVERIFY(m_reader
                    ->menuEntry({QStringLiteral("Play"), QStringLiteral("Dice"),
                                 QStringLiteral("Rolled by the program")})
                    .press());
        done();
    }

    void theOtherSideMoves()
    {
        QCOMPARE(stepNow(), QStringLiteral("Step 3: Move, Carthaginians, now"));
        pick(kSlingers);
        keys(Qt::Key_Left, 5);
        m_reader->key(Qt::Key_Return);
        QVERIFY(told(kSlingers).contains(QLatin1String("15.5 in east and 21 in north")));
        pick(kPunicFoot);
        keys(Qt::Key_Up, 3);
        m_reader->key(Qt::Key_Return);
        QVERIFY(told(kPunicFoot).contains(QLatin1String("21 in east and 22 in north")));
        done();
        done(); // nobody shoots
        QVERIFY(stepNow().startsWith(QLatin1String("Step 5: Charge")));
    }

    void chargesMakeFights()
    {
        charge(kVelites, kSlingers);
        QVERIFY2(told(kVelites).contains(QLatin1String("engaged with Slingers")), qPrintable(told(kVelites)));
        charge(kPunicFoot, kVelites);
        QVERIFY2(told(kVelites).contains(QLatin1String("engaged with Slingers and Infantry")) ||
                     told(kVelites).contains(QLatin1String("engaged with Infantry and Slingers")),
                 qPrintable(told(kVelites)));
        done();
        done();
        QVERIFY2(stepNow().startsWith(QLatin1String("Step 6: Melee")), qPrintable(stepNow()));
    }

    void whomToFightIsChosen()
    {
        pick(kVelites);
        QVERIFY(told(kPunicFoot).contains(QLatin1String("can be fought")));
        const Node choice =
            m_reader->findStarting(QAccessible::RadioButton, QStringLiteral("Fights Infantry"));
        QVERIFY(choice.isThere());
        QVERIFY(choice.press());
        QTRY_VERIFY(m_reader->findStarting(QAccessible::RadioButton, QStringLiteral("Fights Infantry"))
                        .state()
                        .checked);
        QVERIFY(m_reader
                    ->find([](const Node &n) {
                        return n.name().startsWith(
                            QLatin1String("Roll 5 dice for Velites, fighting Infantry"));
                    })
                    .isThere());
        done();
    }

    void aRollIsAnnouncedMadeAndRead()
    {
        const Node roll = m_reader->findStarting(QAccessible::Button, QStringLiteral("Roll "));
        QVERIFY(roll.isThere());
        const int dice = roll.name().section(QLatin1Char(' '), 1, 1).toInt();
        QVERIFY(dice > 1);
        m_reader->heard();
        QVERIFY(roll.press());
        const QStringList heard = m_reader->heard(); // the next roll may be due by now
        QVERIFY(hasOneWith(heard, QStringLiteral("Faces: ")));
        static const QRegularExpression form(
            QStringLiteral("^die \\d+ of \\d+: (one|two|three|four|five|six), a (hit|miss)$"));
        QCOMPARE(heard.filter(form).size(), dice);
    }

    void aHintIsHeard()
    {
        for (int i = 0; i < 200 && !stepNow().contains(QLatin1String("Move")); ++i) {
            goOn();
        }
        m_reader->heard();
        m_reader->key(Qt::Key_F2);
        QStringList heard;
        QTRY_VERIFY_WITH_TIMEOUT(hasOneWith(heard << m_reader->heard(), QStringLiteral("Hint: ")), 60000);
    }

    void everyThingOnTheWayHasNameAndRole()
    {
        for (const Node &node : m_reader->all([](const Node &n) { return n.state().focusable; })) {
            QVERIFY2(
                !node.name().isEmpty() && node.role() != QAccessible::NoRole,
                qPrintable(
                    QStringLiteral("%1 of %2").arg(node.role()).arg(Node(node.face()->parent()).name())));
        }
    }

    void theVerdictIsHeard()
    {
        QStringList heard;
        for (int i = 0; i < 2000 && nextThing() != QLatin1String("Read the battle report"); ++i) {
            goOn();
            heard << m_reader->heard();
        }
        QCOMPARE(nextThing(), QStringLiteral("Read the battle report"));
        const Node verdict = m_reader->find([](const Node &n) {
            return n.role() == QAccessible::StaticText &&
                   n.name().contains(QRegularExpression(QStringLiteral("victory|draw|won|edge")));
        });
        QVERIFY2(verdict.isThere(), qPrintable(heard.mid(heard.size() - 12).join(QLatin1Char('\n'))));
        QVERIFY2(heard.contains(verdict.name()), qPrintable(verdict.name()));
        QVERIFY(stepNow().isEmpty());
    }

    // Whoever has never seen the rules is led through a battle by ear.
    void theGuideIsHeardToTheEnd()
    {
        m_reader->key(Qt::Key_N, Qt::ControlModifier);
        m_reader->heard();
        QVERIFY(press(QAccessible::Button, QStringLiteral("Guided first battle")));
        QTRY_VERIFY(m_reader->find(QAccessible::Button, QStringLiteral("Show me")).isThere());
        QStringList heard = m_reader->heard();
        QVERIFY(hasOneWith(heard, QStringLiteral("First Hastati")));
        const QString over = QStringLiteral("The first battle is over");
        for (int i = 0; i < 200 && !m_reader->find(QAccessible::StaticText, over).isThere(); ++i) {
            const auto canShow = [this] {
                const Node button = m_reader->find(QAccessible::Button, QStringLiteral("Show me"));
                return button.isThere() && !button.state().disabled;
            };
            // While the enemy acts there is nothing to show.
            QVERIFY(QTest::qWaitFor(
                [&] { return canShow() || m_reader->find(QAccessible::StaticText, over).isThere(); }, 30000));
            if (canShow()) {
                QVERIFY(press(QAccessible::Button, QStringLiteral("Show me")));
            }
            heard << m_reader->heard();
        }
        QVERIFY(m_reader->find(QAccessible::StaticText, over).isThere());
        for (const char *lesson :
             {"The Scorpion throws bolts", "The only way into a fight", "The second turn"}) {
            QVERIFY2(hasOneWith(heard, QLatin1String(lesson)), lesson);
        }
    }

private:
    /// A unit's name and kind: both sides have their infantry.
    struct Who {
        QLatin1String name;
        QLatin1String kind;
    };
    static constexpr Who kRomanFoot{QLatin1String("Infantry"), QLatin1String("Roman")};
    static constexpr Who kVelites{QLatin1String("Velites"), QLatin1String("Roman")};
    static constexpr Who kSlingers{QLatin1String("Slingers"), QLatin1String("Carthaginian")};
    static constexpr Who kPunicFoot{QLatin1String("Infantry"), QLatin1String("Carthaginian")};

    [[nodiscard]] bool press(QAccessible::Role role, const QString &name) const
    {
        return m_reader->find(role, name).press();
    }

    void choose(const QString &box, Qt::Key key, const QString &choice) const
    {
        const auto isIt = [&](const Node &n) {
            return n.role() == QAccessible::ComboBox && n.label() == box;
        };
        QVERIFY2(m_reader->tabTo(isIt), qPrintable(box));
        m_reader->key(key);
        QCOMPARE(m_reader->find(isIt).value(), choice);
    }

    [[nodiscard]] Node unit(const Who &who) const
    {
        const Node table = m_reader->find(QAccessible::List, QStringLiteral("Table"));
        for (int i = 0; table.isThere() && i < table.face()->childCount(); ++i) {
            const Node node(table.face()->child(i));
            if (node.name() == who.name && node.description().startsWith(who.kind)) {
                return node;
            }
        }
        return {};
    }
    [[nodiscard]] QString told(const Who &who) const
    {
        const Node node = unit(who);
        return node.isThere() ? node.description() : QString();
    }
    void pick(const Who &who) const
    {
        QVERIFY(m_reader->find(QAccessible::List, QStringLiteral("Table")).takeFocus());
        const bool isNew = !unit(who).state().selected;
        m_reader->heard();
        QVERIFY(unit(who).press());
        QVERIFY(unit(who).state().selected);
        QVERIFY(unit(who).state().focused);
        QCOMPARE(m_reader->heard().contains(who.name), isNew);
    }
    void charge(const Who &who, const Who &enemy) const
    {
        pick(who);
        QVERIFY2(told(enemy).contains(QLatin1String("can be charged")), qPrintable(told(enemy)));
        QVERIFY(unit(enemy).press());
    }
    void keys(Qt::Key key, int times) const
    {
        for (int i = 0; i < times; ++i) {
            m_reader->key(key);
        }
    }
    void done() const { m_reader->key(Qt::Key_Return, Qt::ControlModifier); }

    [[nodiscard]] QString stepNow() const
    {
        const Node tile = m_reader->find([](const Node &n) {
            return n.role() == QAccessible::ListItem && n.name().endsWith(QLatin1String(", now"));
        });
        return tile.isThere() ? tile.name() : QString();
    }
    [[nodiscard]] QString nextThing() const
    {
        const Node next = m_reader->find([](const Node &n) {
            return n.role() == QAccessible::Button && n.description() == QLatin1String("Space");
        });
        return next.isThere() ? next.name() : QString();
    }
    /// Rolls what is due, else ends the step.
    void goOn() const
    {
        if (nextThing().startsWith(QLatin1String("Roll")) || nextThing() == QLatin1String("Skip")) {
            m_reader->key(Qt::Key_Space);
        } else {
            done();
        }
    }
    [[nodiscard]] QStringList dice() const
    {
        QStringList names;
        for (const Node &die : m_reader->all([](const Node &n) {
                 return n.role() == QAccessible::Graphic && n.name().startsWith(QLatin1String("die "));
             })) {
            names << die.name();
        }
        return names;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<ScreenReader> m_reader;
    bool m_hasFailed = false;
};

QTEST_MAIN(TestAccessibleBattle)
#include "test_accessible_battle.moc"
