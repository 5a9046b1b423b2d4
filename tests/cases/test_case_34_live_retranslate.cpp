// Case 34: after a live switch some docks stay in the old language, one cannot come back to the source
// language, the title loses the name; "1 items".

#include "app/play/order_desk.h"
#include "app/print/page_viewer.h"
#include "app/shell/print_dialog.h"
#include "app/shell/shipped_battle.h"
#include "core/text/phrase.h"
#include "table/model/message_formatter.h"
#include "table/model/plural_forms.h"
#include "tests/support/case_files.h"
#include "tests/support/speaking_window.h"

using namespace zama;
using namespace zama::test;

class TestCase34 : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_zama = std::make_unique<SpeakingWindow>(); }
    void cleanup()
    {
        m_dialog.reset();
        m_zama.reset();
    }

    void thereAndBackSaysWhatAFreshStartSays()
    {
        m_zama->start(QStringLiteral("en"));
        m_zama->play();
        const Texts fresh = m_zama->texts();
        QVERIFY(fresh.size() > 500);
        for (const char *tag : {"ar", "de"}) {
            m_zama->speak(QString::fromLatin1(tag));
            QVERIFY(!differences(fresh, m_zama->texts()).isEmpty());
        }
        m_zama->speak(QStringLiteral("en"));
        expectNone(differences(fresh, m_zama->texts()));
    }

    // The pages beside the battle, and the dialog of printing above them.
    void pagesSayThereAndBackWhatAFreshStartSays_data()
    {
        QTest::addColumn<int>("page");
        QTest::newRow("report") << static_cast<int>(Page::Report);
        QTest::newRow("editor") << static_cast<int>(Page::Editor);
        QTest::newRow("print dialog") << static_cast<int>(Page::Print);
        QTest::newRow("start page") << static_cast<int>(Page::Start);
    }
    void pagesSayThereAndBackWhatAFreshStartSays()
    {
        QFETCH(int, page);
        m_zama->start(QStringLiteral("en"));
        open(static_cast<Page>(page));
        const Texts fresh = textsOfAll();
        for (const char *tag : {"ar", "de"}) {
            m_zama->speak(QString::fromLatin1(tag));
            QVERIFY(differences(fresh, textsOfAll()).size() > 50);
        }
        m_zama->speak(QStringLiteral("en"));
        expectNone(differences(fresh, textsOfAll()));
    }

    void anotherLanguageSaysWhatAFreshStartInItSays_data()
    {
        QTest::addColumn<QString>("tag");
        for (const char *tag : {"de", "ar"}) {
            QTest::newRow(tag) << QString::fromLatin1(tag);
        }
    }
    void anotherLanguageSaysWhatAFreshStartInItSays()
    {
        QFETCH(QString, tag);
        m_zama->start(tag);
        m_zama->play();
        const Texts fresh = m_zama->texts();
        m_zama->start(QStringLiteral("en"));
        m_zama->play();
        m_zama->speak(tag);
        expectNone(differences(fresh, m_zama->texts()));
    }

    void whatIsPickedLoadedAndDoneStays()
    {
        m_zama->start(QStringLiteral("en"));
        m_zama->play();
        const QString title = m_zama->window().windowTitle();
        const auto picked = m_zama->game().desk().picks().units;
        const std::size_t orders = m_zama->game().session().journal().entries().size();
        const QRectF part =
            m_zama->game().view().mapToScene(m_zama->game().view().viewport()->rect()).boundingRect();
        for (const char *tag : {"ar", "de", "en"}) {
            m_zama->speak(QString::fromLatin1(tag));
            QCOMPARE(m_zama->game().desk().picks().units, picked);
            QCOMPARE(m_zama->game().session().journal().entries().size(), orders);
            const LocalText &battle = m_zama->game().session().setup().scenario.title;
            QVERIFY2(m_zama->window().windowTitle().contains(QString::fromStdString(battle.in(tag))),
                     qPrintable(m_zama->window().windowTitle()));
        }
        QCOMPARE(m_zama->window().windowTitle(), title);
        const QRectF now =
            m_zama->game().view().mapToScene(m_zama->game().view().viewport()->rect()).boundingRect();
        // Rows around the table may be a little higher for some letters: half a stand, not more.
        QVERIFY(QLineF(part.center(), now.center()).length() < kInch / 2.0);
    }

    // A battle is what was ordered and rolled; in which language is nobody's business.
    void aBattleIsTheSameInEveryLanguage()
    {
        QStringList seen;
        const table::Languages languages = table::Languages::standard();
        for (const QString &tag : languages.tags()) {
            m_zama->start(tag);
            QVERIFY(m_zama->window().open(m_zama->kept()).isEmpty());
            QStringList hashes;
            for (const JournalEntry &entry : m_zama->game().session().journal().entries()) {
                hashes << QString::number(entry.hash, 16);
            }
            QVERIFY(hashes.size() > 100);
            seen = seen.isEmpty() ? hashes : seen;
            QCOMPARE(hashes, seen);
        }
    }

    void everyLanguageCountsAsItsGrammarSays()
    {
        const QStringList lines =
            QString::fromStdString(caseInput("34-live-retranslate-and-plurals/plural-expectations.tsv"))
                .split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        const QStringList tags = lines.first().split(QLatin1Char('\t')).mid(1);
        for (qsizetype column = 0; column < tags.size(); ++column) {
            std::map<QString, int> forms; // equal names are equal forms, and others are others
            for (const QString &line : lines.mid(1)) {
                const QStringList cells = line.split(QLatin1Char('\t'));
                const int form = table::pluralForm(tags[column], cells[0].toInt());
                const auto [known, isNew] = forms.try_emplace(cells[column + 1], form);
                // Qt has no word for two of its own in Hebrew.
                if (tags[column] != QLatin1String("he")) {
                    QVERIFY2(known->second == form, qPrintable(tags[column] + QLatin1Char(' ') + cells[0]));
                }
            }
        }
    }

    void oneIsNeverSaidAsMany()
    {
        m_zama->start(QStringLiteral("en"));
        const Setup empty;
        const table::Languages languages = table::Languages::standard();
        for (const QString &tag : languages.tags()) {
            const table::MessageFormatter formatter(languages.language(tag));
            QVERIFY(formatter.sentence(standCount(1), empty) != formatter.sentence(standCount(5), empty));
        }
        m_zama->play();
        for (const auto &[place, text] : m_zama->texts()) {
            QVERIFY2(!text.contains(QStringLiteral("(s)")), qPrintable(place));
        }
    }

private:
    enum class Page { Report, Editor, Print, Start };

    void open(Page page)
    {
        if (page == Page::Report || page == Page::Print) {
            m_zama->play();
        }
        if (page == Page::Report) {
            emit m_zama->game().reportRequested();
        } else if (page == Page::Editor) {
            QVERIFY(m_zama->window().edit(shell::shippedPath(QStringLiteral("elephant-charge"))).isEmpty());
        } else if (page == Page::Print) {
            m_dialog = std::make_unique<shell::PrintDialog>(
                std::make_shared<const Scenario>(m_zama->game().session().setup().scenario),
                LengthUnit::Inches);
            m_dialog->resize(1366, 768); // as it is in every language
            m_dialog->show();
        }
        SpeakingWindow::settle();
    }
    // Pages are made and their ink is measured when nothing else is to be done.
    [[nodiscard]] Texts textsOfAll() const
    {
        Texts all = m_zama->texts();
        if (m_dialog != nullptr) {
            while (!m_dialog->pages().isMade() || !m_dialog->gauge().isDone()) {
                SpeakingWindow::settle();
            }
            const Collector dialog(*m_dialog);
            for (const auto &[place, text] : dialog.texts()) {
                all[QStringLiteral("dialog") + place] = text;
            }
        }
        return all;
    }

    std::unique_ptr<SpeakingWindow> m_zama;
    std::unique_ptr<shell::PrintDialog> m_dialog;
};

QTEST_MAIN(TestCase34)
#include "test_case_34_live_retranslate.moc"
