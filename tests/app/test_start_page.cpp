// The start page: what it offers, by mouse, by keyboard and to screen readers, in every layout.

#include "app/shell/battle_keeper.h"
#include "app/shell/card_button.h"
#include "app/shell/card_shelf.h"
#include "app/shell/design_corner.h"
#include "app/shell/play_strip.h"
#include "app/shell/start_page.h"
#include "app/shell/theme.h"
#include "table/art/resources.h"
#include "tests/support/played_battle.h"
#include "tests/support/scenario_files.h"

#include <QAccessible>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSet>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <QWheelEvent>

#include <cmath>
#include <initializer_list>
#include <memory>
#include <set>

using namespace zama;
using namespace zama::shell;
using namespace zama::test;

namespace {

QStringList titlesOf(const std::vector<CardButton *> &cards)
{
    QStringList titles;
    for (const CardButton *card : cards) {
        titles << card->face().title;
    }
    return titles;
}

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

// A battle of which nobody took leave: as a crash leaves it, with the lock gone.
QString interruptedBattle(const BattlePlaces &places)
{
    QString path;
    {
        BattleKeeper keeper(places, {});
        (void)keeper.keep(battleOf(8));
        path = keeper.path();
    }
    BattleNote note = noteOf(places, path).value();
    note.isOpen = true;
    writeNote(places, note);
    return path;
}

// Puts every text of the program in brackets.
class Brackets final : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *, const char *source, const char *, int) const override
    {
        return QStringLiteral("[%1]").arg(QString::fromUtf8(source));
    }
};

} // namespace

class TestStartPage : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        qRegisterMetaType<BattleWish>();
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
        QCoreApplication::setOrganizationName(QStringLiteral("Zama"));
        QCoreApplication::setApplicationName(QStringLiteral("ZamaTest"));
        QLocale::setDefault(QLocale(QLocale::English));
        table::initResources();
        m_desktop = QApplication::palette();
    }

    void init()
    {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
        m_places = {m_folder->filePath(QStringLiteral("battles")),
                    m_folder->filePath(QStringLiteral("refuge"))};
        applyTheme(themeFor(ThemeChoice::Light, m_desktop));
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }

    void cleanup()
    {
        m_page.reset();
        m_shelf.reset();
        applyTextScale(kNormalText);
    }

    // What is offered

    void everyScenarioOfTheSourceTreeComesWithTheProgram()
    {
        QStringList here;
        for (const std::string &path : shippedScenarios()) {
            here << QFileInfo(QString::fromStdString(path)).fileName();
        }
        QStringList there;
        for (const ShippedBattle &battle : shippedBattles()) {
            there << QFileInfo(battle.path).fileName();
        }
        here.sort();
        there.sort();
        QVERIFY(!here.isEmpty());
        QCOMPARE(there, here);
    }

    void everyBattleThatIsOfferedOpens()
    {
        for (const ShippedBattle &battle : shippedBattles()) {
            const auto opened = openBattle(battle.path);
            QVERIFY(opened.ok());
            QCOMPARE(opened.value().journal.setup()->fingerprint, battle.setup->fingerprint);
        }
        QVERIFY(!openBattle(QStringLiteral(":/zama/scenarios/none.zama.json")).ok());
    }

    void lessonsComeFirstAndZamaIsChosen()
    {
        open();
        QCOMPARE(titlesOf(m_page->battleCards()).first(), QStringLiteral("First Lesson: the Ford"));
        QVERIFY(zamaCard().isChecked());
        QCOMPARE(zamaCard().face().title, QStringLiteral("The Battle of Zama"));
        QCOMPARE(zamaCard().face().note, QStringLiteral("74 units · turns: 8"));
    }

    void everyScenarioIsReachedFromACard()
    {
        QStringList paths{shippedPath(guidedId())};
        for (const OfferedBattle &battle : offeredBattles()) {
            paths << battle.whole.path;
            if (battle.hasBrief()) {
                QCOMPARE(battle.brief.path,
                         shippedPath(QString::fromStdString(battle.brief.setup->scenario.id)));
                QVERIFY(battle.brief.setup->units.size() < battle.whole.setup->units.size());
                paths << battle.brief.path;
            }
        }
        QCOMPARE(paths.size(), static_cast<qsizetype>(shippedBattles().size()));
        QCOMPARE(QSet<QString>(paths.begin(), paths.end()).size(), paths.size());
    }

    void theShortCutOfABattleIsOnePressAway()
    {
        open();
        QVERIFY(!m_page->briefButton().isVisible()); // there is none of Zama
        m_page->battleCards().back()->click();
        QVERIFY(m_page->briefButton().isVisible());
        QVERIFY2(m_page->briefButton().text().contains(QStringLiteral("15 units")),
                 qPrintable(m_page->briefButton().text()));
        m_page->briefButton().click();
        QSignalSpy wanted(m_page.get(), &StartPage::newBattleRequested);
        m_page->strip().beginButton().click();
        QCOMPARE(wanted.at(0).at(0).value<BattleWish>().scenario,
                 shippedPath(QStringLiteral("magnesia-short")));
        open(); // and is remembered
        QVERIFY(m_page->battleCards().back()->isChecked());
        QVERIFY(m_page->briefButton().isChecked());
        m_page->wholeButton().click();
        QSignalSpy again(m_page.get(), &StartPage::newBattleRequested);
        m_page->strip().beginButton().click();
        QCOMPARE(again.at(0).at(0).value<BattleWish>().scenario, shippedPath(QStringLiteral("magnesia")));
    }

    void theWheelWithShiftTurnsTheRow()
    {
        open();
        const CardButton &card = zamaCard();
        const int before = card.mapTo(m_page.get(), QPoint()).x();
        QWidget *row = m_page->findChild<CardShelf *>()->viewport();
        const QPointF middle = QRectF(row->rect()).center();
        QWheelEvent turn(middle, row->mapToGlobal(middle), QPoint(), QPoint(0, -240), Qt::NoButton,
                         Qt::ShiftModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(row, &turn);
        QVERIFY(card.mapTo(m_page.get(), QPoint()).x() < before);
    }

    void cardsNeverOverlap()
    {
        for (const QSize size : {QSize(1366, 690), QSize(1920, 1000), QSize(800, 600)}) {
            open(size);
            const auto &cards = m_page->battleCards();
            for (std::size_t i = 1; i < cards.size(); ++i) {
                QVERIFY2(!cards[i - 1]->geometry().intersects(cards[i]->geometry()),
                         qPrintable(cards[i]->face().title));
            }
        }
    }

    void theChosenCardIsBroughtIntoSight_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("left to right") << Qt::LeftToRight;
        QTest::newRow("right to left") << Qt::RightToLeft;
    }
    void theChosenCardIsBroughtIntoSight()
    {
        QFETCH(Qt::LayoutDirection, direction);
        QApplication::setLayoutDirection(direction);
        open();
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Left}) {
            for (std::size_t i = 0; i < m_page->battleCards().size(); ++i) {
                CardButton *chosen = *std::find_if(m_page->battleCards().begin(), m_page->battleCards().end(),
                                                   [](const CardButton *card) { return card->isChecked(); });
                chosen->setFocus();
                const QRect seen = chosen->visibleRegion().boundingRect();
                QVERIFY2(seen.width() == chosen->width(), qPrintable(chosen->face().title));
                QTest::keyClick(chosen, key);
            }
        }
    }

    void theRowBeginsWithItsFirstCard_data() { theChosenCardIsBroughtIntoSight_data(); }
    void theRowBeginsWithItsFirstCard()
    {
        QFETCH(Qt::LayoutDirection, direction);
        QApplication::setLayoutDirection(direction);
        open(QSize(1366, 690));
        const CardButton &first = *m_page->battleCards().front();
        QCOMPARE(first.visibleRegion().boundingRect().width(), first.width());
    }

    void theGuidedBattleIsOnePressAway()
    {
        open();
        QSignalSpy wanted(m_page.get(), &StartPage::newBattleRequested);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(&m_page->guidedCard()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(wanted.size(), 1);
        const auto wish = wanted.at(0).at(0).value<BattleWish>();
        QVERIFY(wish.isGuided);
        QVERIFY(QFile::exists(wish.scenario));
        QCOMPARE(wish.play.players[0], Player::Person);
    }

    void aNewBattleIsBegunByKeyboardAlone()
    {
        open();
        QSignalSpy wanted(m_page.get(), &StartPage::newBattleRequested);
        zamaCard().setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
        QVERIFY(m_page->battleCards().at(1)->isChecked());
        const auto boxes = m_page->strip().findChildren<QComboBox *>();
        boxes.at(1)->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_End);
        m_page->strip().beginButton().setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(wanted.size(), 1);
        const auto wish = wanted.at(0).at(0).value<BattleWish>();
        QCOMPARE(QFileInfo(wish.scenario).fileName(), QStringLiteral("elephant-charge.zama.json"));
        QCOMPARE(wish.play.players[1], Player::Commander);
        QVERIFY(!wish.isGuided);
    }

    void tabReachesEveryButtonAndBox()
    {
        putBattle();
        open();
        std::set<QWidget *> reached;
        m_page->guidedCard().setFocus();
        for (int i = 0; i < 40; ++i) {
            reached.insert(QApplication::focusWidget());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        QVERIFY(reached.count(&m_page->openButton()) == 1);
        QVERIFY(reached.count(&m_page->strip().beginButton()) == 1);
        QVERIFY(reached.count(m_page->recentCards().at(0)) == 1);
        QVERIFY(reached.count(&zamaCard()) == 1); // arrow keys go to the others
        for (QComboBox *box : m_page->findChildren<QComboBox *>()) {
            QVERIFY(reached.count(box) == 1);
        }
    }

    void theChoiceOfLastTimeIsThere()
    {
        const PlayChoice play{{Player::Veteran, Player::Recruit}, DiceChoice::Real, UndoPolicy::Free};
        open();
        m_page->battleCards().at(0)->click();
        m_page->strip().setChoice(play);
        m_page->strip().beginButton().click();
        open();
        QVERIFY(m_page->strip().choice() == play);
        QVERIFY(m_page->battleCards().at(0)->isChecked());
    }

    void settingsFromElsewhereDoNoHarm()
    {
        QSettings settings;
        settings.setValue(QStringLiteral("newBattle/players"), QStringLiteral("nobody"));
        settings.setValue(QStringLiteral("newBattle/dice"), 7);
        settings.setValue(QStringLiteral("newBattle/scenario"), QStringLiteral("/no/such/file"));
        settings.sync();
        open();
        QVERIFY(m_page->strip().choice() == PlayChoice());
        QVERIFY(zamaCard().isChecked());
    }

    // Battles under way

    void anInterruptedBattleIsOfferedFirst()
    {
        const QString path = interruptedBattle(m_places);
        open();
        QVERIFY(m_page->offer().isVisible());
        QSignalSpy wanted(m_page.get(), &StartPage::continueRequested);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(&m_page->goOnButton()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.at(0).at(0).toString(), path);
    }

    void notNowLeavesItAmongTheRecentOnes()
    {
        (void)interruptedBattle(m_places);
        open();
        m_page->notNowButton().click();
        QTRY_VERIFY(!m_page->offer().isVisible());
        QCOMPARE(m_page->recentCards().size(), std::size_t{1});
        open();
        QVERIFY(!m_page->offer().isVisible());
    }

    void nothingIsOfferedWhereNothingWasInterrupted()
    {
        putBattle();
        open();
        QVERIFY(!m_page->offer().isVisible());
        QCOMPARE(m_page->recentCards().size(), std::size_t{1});
        QSignalSpy wanted(m_page.get(), &StartPage::continueRequested);
        m_page->recentCards().at(0)->click();
        QCOMPARE(wanted.size(), 1);
        QTRY_VERIFY(!m_page->recentCards().at(0)->face().picture.isNull());
    }

    void aCardThatStaysKeepsTheFocus()
    {
        putBattle();
        open();
        m_page->recentCards().at(0)->setFocus();
        QSignalSpy read(m_shelf.get(), &BattleShelf::changed);
        m_shelf->refresh();
        QVERIFY(read.wait());
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(m_page->recentCards().at(0)));
    }

    void aBadFileIsFaintAndSaysWhy()
    {
        QDir().mkpath(m_places.battles);
        put(m_places.battles + QStringLiteral("/new.zama-game.json"),
            "{\n\"format\": \"zama-game\",\n\"version\": 9,\n\"rules\": 1\n}\n");
        open();
        const CardButton &card = *m_page->recentCards().at(0);
        QVERIFY2(card.face().text.contains(QStringLiteral("version 9")), qPrintable(card.face().text));
        QSignalSpy wanted(m_page.get(), &StartPage::continueRequested);
        m_page->recentCards().at(0)->click();
        QCOMPARE(wanted.size(), 0);
    }

    void deleteTakesANamedBattleOutOfTheList()
    {
        const QString path = m_folder->filePath(QStringLiteral("lesson.zama-game.json"));
        {
            BattleKeeper keeper(m_places, {});
            QVERIFY(!keeper.saveAs(path, battleOf(4)));
        }
        open();
        m_page->recentCards().at(0)->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Delete);
        QTRY_VERIFY(m_page->recentCards().empty());
        QVERIFY(QFile::exists(path));
    }

    // Looks

    void everythingHasANameForScreenReaders()
    {
        (void)interruptedBattle(m_places);
        open();
        for (QWidget *widget : m_page->findChildren<QWidget *>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible()) {
                continue;
            }
            QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
            QVERIFY(face != nullptr);
            QVERIFY2(!face->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        }
        QAccessibleInterface *card = QAccessible::queryAccessibleInterface(&zamaCard());
        QCOMPARE(card->role(), QAccessible::RadioButton);
        QVERIFY(card->text(QAccessible::Description).contains(QStringLiteral("74 units")));
    }

    void aScreenReaderCanPressTheCards()
    {
        open();
        QSignalSpy wanted(m_page.get(), &StartPage::newBattleRequested);
        QAccessibleInterface *guided = QAccessible::queryAccessibleInterface(&m_page->guidedCard());
        QCOMPARE(guided->role(), QAccessible::Button);
        guided->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTRY_COMPARE(wanted.size(), 1);
    }

    void anotherLanguageIsThereAtOnce()
    {
        (void)interruptedBattle(m_places);
        open();
        Brackets brackets;
        QCoreApplication::installTranslator(&brackets);
        QTRY_VERIFY(m_page->recentCards().at(0)->face().note.startsWith(QLatin1Char('[')));
        QVERIFY(m_page->guidedCard().face().title.startsWith(QLatin1Char('[')));
        QVERIFY(m_page->battleCards().back()->face().note.startsWith(QLatin1Char('[')));
        QVERIFY(!m_page->battleCards().back()->face().title.startsWith(QLatin1Char('['))); // an author's
        for (const QPushButton *button : m_page->findChildren<QPushButton *>()) {
            const bool isLanguage = button->text() == QLatin1String("English"); // called by its own name
            QVERIFY2(isLanguage || button->text().startsWith(QLatin1Char('[')), qPrintable(button->text()));
        }
        for (const QComboBox *box : m_page->findChildren<QComboBox *>()) {
            for (int i = 0; i < box->count(); ++i) {
                QVERIFY2(box->itemText(i).startsWith(QLatin1Char('[')), qPrintable(box->itemText(i)));
            }
        }
        QCoreApplication::removeTranslator(&brackets);
    }

    void onASmallScreenTheMainThingsNeedNoScrolling()
    {
        (void)interruptedBattle(m_places);
        open(QSize(1366, 690)); // 768 without the frame of the window and its menu
        for (QWidget *widget :
             std::initializer_list<QWidget *>{&m_page->goOnButton(), &m_page->guidedCard(), &zamaCard(),
                                              &m_page->strip().beginButton(), &m_page->openButton()}) {
            const QRect place(widget->mapTo(m_page->viewport(), QPoint()), widget->size());
            QVERIFY2(m_page->viewport()->rect().contains(place), widget->metaObject()->className());
        }
    }

    // However many battles are kept, edited or left unsaved.
    void whatCanAlwaysBeDoneStaysAtItsPlace()
    {
        open(QSize(1366, 690));
        const auto places = [this] {
            QTest::qWait(20); // layouts settle
            QList<QRect> all;
            for (const QPushButton *button : m_page->designCorner().findChildren<QPushButton *>()) {
                all << QRect(button->mapTo(m_page->viewport(), QPoint()), button->size());
            }
            return all << QRect(m_page->openButton().mapTo(m_page->viewport(), QPoint()),
                                m_page->openButton().size());
        };
        const QList<QRect> without = places();
        QCOMPARE(without.size(), 5);
        for (int i = 0; i < 8; ++i) {
            BattleKeeper keeper(m_places, {});
            QVERIFY(
                !keeper.saveAs(m_folder->filePath(QStringLiteral("%1.zama-game.json").arg(i)), battleOf(4)));
        }
        open(QSize(1366, 690));
        QCOMPARE(m_page->recentCards().size(), std::size_t{8});
        const std::vector<editor::Leftover> leftovers(3);
        m_page->designCorner().show(leftovers,
                                    {QStringLiteral("a.zama.json"), QStringLiteral("b.zama.json")});
        QCOMPARE(places(), without);
        for (const QRect &place : without) {
            QVERIFY(m_page->viewport()->rect().contains(place));
        }
        CardButton &last = *m_page->recentCards().back(); // by keys, it comes into sight
        last.setFocus(Qt::TabFocusReason);
        QTest::keyClick(&last, Qt::Key_Backtab);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(&last));
        QCOMPARE(last.visibleRegion().boundingRect().height(), last.height());
        QCOMPARE(places(), without);
    }

    void atTheProjectorABattleIsBegunWithoutScrolling()
    {
        applyTextScale(kProjectorText);
        open(QSize(1366, 740)); // 768 without the menu
        QTRY_VERIFY(m_page->density() != StartPage::Density::Roomy);
        QCoreApplication::processEvents();
        for (QWidget *widget : std::initializer_list<QWidget *>{&m_page->guidedCard(), &zamaCard(),
                                                                &m_page->strip().beginButton()}) {
            const QRect place(widget->mapTo(m_page->viewport(), QPoint()), widget->size());
            QVERIFY2(m_page->viewport()->rect().contains(place), widget->metaObject()->className());
        }
    }

    void aBranchSaysWhereItBranchedOff()
    {
        putBattle();
        const QString path = shelvedBattlePath();
        BattleNote note = noteOf(m_places, path).value_or(BattleNote{path, false, {}, {}, {}});
        note.branch = BranchPoint{1, 1};
        writeNote(m_places, note);
        open();
        QTRY_VERIFY(!m_page->recentCards().empty());
        QTRY_VERIFY(
            m_page->recentCards().front()->face().note.contains(QStringLiteral("Branched off in turn 1, ")));
    }

    void noWordIsCutOffAtAnySize()
    {
        for (const double scale : kTextScales) {
            for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
                applyTextScale(scale);
                QApplication::setLayoutDirection(direction);
                open(QSize(1366, 690));
                for (const CardButton *card : m_page->findChildren<CardButton *>()) {
                    QVERIFY(card->height() >= card->heightForWidth(card->width()));
                }
                for (const QLabel *label : m_page->findChildren<QLabel *>()) {
                    const int needed = label->wordWrap() ? label->heightForWidth(label->width())
                                                         : label->minimumSizeHint().height();
                    QVERIFY2(!label->isVisible() || label->height() >= needed, qPrintable(label->text()));
                }
            }
        }
    }

    void rightToLeftTurnsThePageRound()
    {
        open();
        const int before = m_page->openButton().mapTo(m_page.get(), QPoint()).x();
        QApplication::setLayoutDirection(Qt::RightToLeft);
        QTRY_VERIFY(m_page->openButton().mapTo(m_page.get(), QPoint()).x() < before);
    }

    void theSizeOfTextIsRememberedAndReachesTitles()
    {
        open();
        auto *title = m_page->findChildren<QLabel *>().at(1);
        const double before = title->font().pointSizeF();
        applyTextScale(kProjectorText);
        QVERIFY(std::abs(title->font().pointSizeF() / before - kProjectorText) < 0.01);
        QApplication::setFont(QFont(QApplication::font().family(), 9));
        restoreTextScale();
        QVERIFY(std::abs(textScale() - kProjectorText) < 0.01);
        applyTextScale(100.0);
        QVERIFY(textScale() <= 3.0);
    }

    void picturesFollowTheTheme()
    {
        open();
        const QImage light = m_page->battleCards().at(0)->face().picture.toImage();
        m_page->setSceneColours(themeFor(ThemeChoice::Dark, m_desktop).scene);
        QTRY_VERIFY_WITH_TIMEOUT(m_page->hasAllPictures(), 120'000);
        QVERIFY(m_page->battleCards().at(0)->face().picture.toImage() != light);
    }

    // A battle is played in front of it, and needs the time.
    void aPageThatNobodySeesPaintsNoPictures()
    {
        open();
        const QImage light = zamaCard().face().picture.toImage();
        m_page->hide();
        m_page->setSceneColours(themeFor(ThemeChoice::Dark, m_desktop).scene);
        QTest::qWait(100);
        QCOMPARE(zamaCard().face().picture.toImage(), light);
        QVERIFY(!m_page->hasAllPictures());
        m_page->show();
        QTRY_VERIFY_WITH_TIMEOUT(m_page->hasAllPictures(), 120'000);
        QVERIFY(zamaCard().face().picture.toImage() != light);
    }

private:
    [[nodiscard]] CardButton &zamaCard() const { return *m_page->battleCards().at(2); }

    void putBattle()
    {
        BattleKeeper keeper(m_places, {});
        QVERIFY(!keeper.keep(battleOf(20)));
    }

    [[nodiscard]] QString shelvedBattlePath() const
    {
        SummaryCache cache;
        return shelvedBattles(m_places, cache).front().path;
    }

    void open(QSize size = QSize(1366, 700))
    {
        m_page.reset();
        m_shelf = std::make_unique<BattleShelf>(m_places);
        m_page = std::make_unique<StartPage>(*m_shelf);
        m_page->resize(size);
        QSignalSpy read(m_shelf.get(), &BattleShelf::changed);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        QVERIFY(!read.empty() || read.wait());
        QTRY_VERIFY_WITH_TIMEOUT(m_page->hasAllPictures(), 120'000);
        QTest::qWait(20); // layouts settle
    }

    QTemporaryDir m_settings;
    QPalette m_desktop;
    std::unique_ptr<QTemporaryDir> m_folder;
    BattlePlaces m_places;
    std::unique_ptr<BattleShelf> m_shelf;
    std::unique_ptr<StartPage> m_page;
};

QTEST_MAIN(TestStartPage)
#include "test_start_page.moc"
