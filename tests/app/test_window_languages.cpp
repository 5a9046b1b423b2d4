// The window in every language of the program: nothing is cut off, nothing is left in English, letters of
// menus mean one thing; two languages at once.

#include "app/play/log_view.h"
#include "app/play/play_panels.h"
#include "app/play/step_bar.h"
#include "app/shell/shipped_battle.h"
#include "core/game/candidates.h"
#include "tests/support/speaking_window.h"

#include <QDockWidget>
#include <QMenuBar>
#include <QTabBar>

#include <set>

using namespace zama;
using namespace zama::test;

namespace {

// Asked last: whatever the language spoken had no answer for.
class Missing final : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *comment,
                                    int) const override
    {
        // Qt asks for texts of parts that we never show; those that we do are in translations/qt_texts.tsv.
        if (QByteArrayView(context).startsWith("zama::") || !QByteArrayView(context).startsWith("Q")) {
            m_asked.insert(
                QStringLiteral("%1: %2 [%3]")
                    .arg(QString::fromUtf8(context), QString::fromUtf8(source), QString::fromUtf8(comment)));
        }
        return {};
    }
    [[nodiscard]] QStringList asked() const { return {m_asked.begin(), m_asked.end()}; }
    void forget() { m_asked.clear(); }

private:
    mutable std::set<QString> m_asked;
};

// Letters of a menu that two of its entries have.
QStringList quarrels(const QMenu &menu)
{
    static const QRegularExpression letter(QStringLiteral("&([^&\\s])"));
    QMap<QString, QString> taken;
    QStringList found;
    for (const QAction *action : menu.actions()) {
        const QString own = letter.match(action->text()).captured(1).toLower();
        if (!own.isEmpty() && taken.contains(own)) {
            found << QStringLiteral("%1: %2 / %3").arg(menu.title(), taken[own], action->text());
        }
        taken[own] = action->text();
    }
    return found;
}

} // namespace

class TestWindowLanguages : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QCoreApplication::installTranslator(&m_missing); } // before the first is spoken
    void init() { m_zama = std::make_unique<SpeakingWindow>(); }
    void cleanup() { m_zama.reset(); }

    void nothingIsCutOff_data() { languages(); }
    void nothingIsCutOff()
    {
        QFETCH(QString, tag);
        m_zama->start(tag);
        expectNone(cutOff(m_zama->window()));
        m_zama->play();
        for (auto *dock : m_zama->game().findChildren<QDockWidget *>()) {
            dock->raise();
            SpeakingWindow::settle();
            expectNone(cutOff(m_zama->window()));
        }
        emit m_zama->game().reportRequested();
        SpeakingWindow::settle();
        expectNone(cutOff(m_zama->window()));
        QVERIFY(m_zama->window().edit(shell::shippedPath(QStringLiteral("elephant-charge"))).isEmpty());
        SpeakingWindow::settle();
        for (auto *dock : m_zama->window().findChildren<QDockWidget *>()) {
            if (dock->isVisible()) {
                dock->raise();
                SpeakingWindow::settle();
                expectNone(cutOff(m_zama->window()));
            }
        }
        QCOMPARE(m_zama->window().size(), QSize(1366, 768));
    }

    // No arrows that lead to others: who does not know them finds neither log nor rulebook.
    void everyTabOfTheDocksIsSeen_data()
    {
        QTest::addColumn<QString>("tag");
        for (const char *tag : {"en", "ar", "de", "es", "fr", "it", "la", "pt-PT"}) {
            QTest::newRow(tag) << QString::fromLatin1(tag);
        }
    }
    void everyTabOfTheDocksIsSeen()
    {
        QFETCH(QString, tag);
        m_zama->start(tag);
        m_zama->play();
        m_zama->game().panels().openRule(QStringLiteral("M1"));
        SpeakingWindow::settle();
        int seen = 0;
        for (const auto *bar :
             m_zama->game().findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly)) {
            for (int i = 0; i < bar->count() && bar->isVisible(); ++i) {
                QVERIFY2(bar->rect().contains(bar->tabRect(i)), qPrintable(bar->tabText(i)));
                ++seen;
            }
        }
        QVERIFY(seen >= 6);
    }

    // Of complete languages: samples of tests have a few words only.
    void nothingIsLeftInEnglish_data() { languages(true); }
    void nothingIsLeftInEnglish()
    {
        QFETCH(QString, tag);
        if (tag == QLatin1String("en")) {
            return;
        }
        m_zama->start(tag);
        m_missing.forget();
        m_zama->play();
        m_zama->window().showStart();
        QVERIFY(m_zama->window().edit(shell::shippedPath(QStringLiteral("elephant-charge"))).isEmpty());
        SpeakingWindow::settle();
        expectNone(m_missing.asked());
    }

    void lettersOfAMenuMeanOneThing_data() { languages(true); }
    void lettersOfAMenuMeanOneThing()
    {
        QFETCH(QString, tag);
        m_zama->start(tag);
        m_zama->play();
        QStringList found;
        for (const auto *menu : m_zama->window().findChildren<QMenu *>()) {
            found << quarrels(*menu);
        }
        expectNone(found);
    }

    void twoLanguagesStandBelowOneAnother()
    {
        m_zama->start(QStringLiteral("en"));
        m_zama->play();
        const QString step = prompt();
        const QString line = lastLine();
        m_zama->window().languages().chooseSecond(QStringLiteral("de"));
        SpeakingWindow::settle();
        QCOMPARE(prompt().section(QLatin1Char('\n'), 0, 0), step);
        QCOMPARE(prompt().count(QLatin1Char('\n')), 1);
        QCOMPARE(lastLine().section(QLatin1Char('\n'), 0, 0), line);
        QCOMPARE(lastLine().count(QLatin1Char('\n')), 1);
        m_zama->window().languages().chooseSecond(QString());
        SpeakingWindow::settle();
        QCOMPARE(prompt(), step);
        QCOMPARE(lastLine(), line);
    }

    void theWindowSpeaksTheLanguageOfWhoActs()
    {
        m_zama->start(QStringLiteral("en"));
        m_zama->play();
        shell::LanguageChoice &choice = m_zama->window().languages();
        choice.chooseSecond(QStringLiteral("de"));
        choice.setUse(shell::SecondUse::OtherSide);
        std::set<QString> heard;
        for (int i = 0; i < 6 && !m_zama->game().session().state().isOver(); ++i) {
            const SideId side = sideToDecide(m_zama->game().session().state());
            SpeakingWindow::settle();
            QCOMPARE(table::spokenLanguage().tag,
                     side == SideId(1) ? QStringLiteral("de") : QStringLiteral("en"));
            heard.insert(table::spokenLanguage().tag);
            m_zama->game().desk().give(EndStep{m_zama->game().desk().sideToOrder()});
            SpeakingWindow::settle();
        }
        QCOMPARE(heard.size(), 2U);
        choice.setUse(shell::SecondUse::Under);
        choice.chooseSecond(QString());
    }

    void diceSpeakTheLanguageOfWhoseTheyAre()
    {
        m_zama->start(QStringLiteral("en"));
        m_zama->play();
        shell::LanguageChoice &choice = m_zama->window().languages();
        choice.chooseSecond(QStringLiteral("de"));
        choice.setUse(shell::SecondUse::OtherSide);
        table::GameSession &session = m_zama->game().session();
        std::set<QString> heard;
        for (int i = 0; i < 60 && heard.size() < 2 && !session.state().isOver(); ++i) {
            SpeakingWindow::settle();
            const auto pending = session.state().pending;
            if (!pending) {
                QVERIFY(m_zama->game().desk().give(
                    doneCommand(session.state(), m_zama->game().desk().sideToOrder())));
                continue;
            }
            const QString tag = table::spokenLanguage().tag;
            QVERIFY(!pending->side.isValid() || (pending->side == SideId(1)) == (tag == QLatin1String("de")));
            heard.insert(tag);
            QVERIFY(!session.give(Roll{seededFaces(1, session.state().diceDrawn, pending->dice)}));
        }
        QCOMPARE(heard.size(), 2U);
        choice.setUse(shell::SecondUse::Under);
        choice.chooseSecond(QString());
    }

    void theChoiceIsRemembered()
    {
        m_zama->start(QStringLiteral("en"));
        m_zama->window().languages().choose(QStringLiteral("de"));
        m_zama->window().languages().chooseSecond(QStringLiteral("ar"));
        QVERIFY(m_zama->window().languages().hasDigits());
        m_zama->window().languages().setDigits(table::ArabicDigits::Western);
        QCOMPARE(table::readers().second->locale.toString(12), QStringLiteral("12"));
        table::speak({});
        table::setArabicDigits(table::ArabicDigits::OfCountry);
        shell::LanguageChoice again;
        again.begin();
        QCOMPARE(table::arabicDigits(), table::ArabicDigits::Western);
        again.setDigits(table::ArabicDigits::OfCountry);
        QCOMPARE(again.first(), QStringLiteral("de"));
        QCOMPARE(again.second(), QStringLiteral("ar"));
        QCOMPARE(table::readers().second->tag, QStringLiteral("ar"));
        again.begin(QStringLiteral("ar")); // of the command line
        QCOMPARE(table::spokenLanguage().tag, QStringLiteral("ar"));
        again.choose(again.second()); // they change places
        QVERIFY(again.first() != again.second());
    }

private:
    static void languages(bool builtInOnly = false)
    {
        table::initResources();
        offerLanguages();
        const table::Languages known = builtInOnly ? table::Languages({QStringLiteral(":/zama/translations")})
                                                   : table::Languages::standard();
        QTest::addColumn<QString>("tag");
        for (const QString &tag : known.tags()) {
            QTest::newRow(qPrintable(tag)) << tag;
        }
    }
    [[nodiscard]] QString prompt() const
    {
        return m_zama->game()
            .findChild<play::StepBar *>()
            ->findChild<QLabel *>(QStringLiteral("prompt"))
            ->text();
    }
    [[nodiscard]] QString lastLine() const
    {
        const auto *list = m_zama->game().findChild<play::LogView *>();
        const QAbstractItemModel *log = list->model();
        return log->index(log->rowCount() - 1, 0).data().toString();
    }

    Missing m_missing;
    std::unique_ptr<SpeakingWindow> m_zama;
};

QTEST_MAIN(TestWindowLanguages)
#include "test_window_languages.moc"
