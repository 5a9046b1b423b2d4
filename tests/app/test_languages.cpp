// Languages: their files, how they count, whom the program speaks to, and names that run the other way.

#include "core/io/read_scenario.h"
#include "core/text/names.h"
#include "core/text/phrase.h"
#include "table/art/resources.h"
#include "table/model/bidi.h"
#include "table/model/language.h"
#include "table/model/letters.h"
#include "table/model/message_formatter.h"
#include "table/model/plural_forms.h"
#include "tests/support/sample_languages.h"
#include "tests/support/source_tree.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace zama;
using namespace zama::table;
using namespace zama::test;

namespace {

SetupPtr zamaSetup()
{
    const auto file = loadScenario(inSourceTree("scenarios/zama.zama.json"));
    return compile(file.value().scenario).value();
}

QString translated(const char *context, const char *source, int n = -1)
{
    return QCoreApplication::translate(context, source, nullptr, n);
}

} // namespace

class TestLanguages : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        initResources();
        writeSample(
            m_folder.path(), QStringLiteral("fr"),
            {{QStringLiteral("A"), QStringLiteral("Open <it> & go"), {QStringLiteral("Ouvrir <b> & c")}, {}},
             {QStringLiteral("A"),
              QStringLiteral("Open"),
              {QStringLiteral("Ouvert")},
              QStringLiteral("state")},
             {QStringLiteral("A"), QStringLiteral("Not yet"), {}, {}},
             {QStringLiteral("Message"),
              QStringLiteral("%n stands"),
              {QStringLiteral("%n socle"), QStringLiteral("%n socles")},
              {}},
             {QStringLiteral("List"), QStringLiteral("%1 and %2"), {QStringLiteral("%1 et %2")}, {}},
             {QStringLiteral("MessageFormatter"), QStringLiteral("%1%"), {QStringLiteral("%1 %")}, {}}});
        writeSample(
            m_folder.path(), QStringLiteral("ar"),
            {{QStringLiteral("Message"),
              QStringLiteral("%n stands"),
              {QStringLiteral("0 %n"), QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("f %n"),
               QStringLiteral("m %n"), QStringLiteral("o %n")},
              {}},
             {QStringLiteral("A"), QStringLiteral("Take %1, %n times"), {QStringLiteral("%1 %n")}, {}},
             {QStringLiteral("A"), QStringLiteral("Files (*%1)"), {QStringLiteral("ملفات (*%1)")}, {}},
             {QStringLiteral("List"), QStringLiteral("%1 and %2"), {QStringLiteral("%1 و%2")}, {}},
             {QStringLiteral("Message"),
              QStringLiteral("%1 left the battle, trampled by %2."),
              {QStringLiteral("خرجت %1 بسبب %2.")},
              {}}});
        writeSample(m_folder.path(), QStringLiteral("pt_PT"),
                    {{QStringLiteral("A"), QStringLiteral("Open"), {QStringLiteral("Abrir")}, {}}});
        writeSample(m_folder.path(), QStringLiteral("la"),
                    {{QStringLiteral("A"), QStringLiteral("Open"), {QStringLiteral("Aperi")}, {}}});
        QFile broken(m_folder.filePath(QStringLiteral("zama_nl.ts")));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("<TS>\n<context>\n<name>A\n</context>\n</TS>\n");
    }
    void cleanup() { speak({}); }

    void aFileIsALanguage()
    {
        const auto words =
            Translation::read(m_folder.filePath(QStringLiteral("zama_fr.ts")), QStringLiteral("fr"));
        QVERIFY(words != nullptr);
        QCOMPARE(words->translate("A", "Open <it> & go"), QStringLiteral("Ouvrir <b> & c"));
        QCOMPARE(words->translate("A", "Open", "state"), QStringLiteral("Ouvert"));
        QVERIFY(words->translate("A", "Open").isNull());    // another text, of the same letters
        QVERIFY(words->translate("A", "Not yet").isNull()); // unfinished
        QVERIFY(words->translate("B", "Open", "state").isNull());
    }

    void whatIsNoFileOfWordsIsNoLanguage()
    {
        QVERIFY(Translation::read(m_folder.filePath(QStringLiteral("zama_nl.ts")), QStringLiteral("nl")) ==
                nullptr);
        QVERIFY(Translation::read(QStringLiteral("/nowhere.ts"), QStringLiteral("nl")) == nullptr);
        const Languages known = languages();
        QVERIFY(known.language(QStringLiteral("nl")).isEnglish());
        const auto mistake = known.mistakeOf(QStringLiteral("nl"));
        QVERIFY(mistake);
        QCOMPARE(mistake->path, m_folder.filePath(QStringLiteral("zama_nl.ts")));
        QCOMPARE(mistake->line, 4);
        QVERIFY(!known.language(QStringLiteral("fr")).isEnglish());
        QVERIFY(!known.mistakeOf(QStringLiteral("fr")));
        QVERIFY(languages().language(QStringLiteral("xx")).isEnglish());
    }

    // "qq": nobody's language, as a person drops it into a folder.
    void aFileBringsTheTextsOfTheBattles()
    {
        const QTemporaryDir folder;
        const auto text = [](const char *source, const char *form, const char *kind) {
            return SampleMessage{QStringLiteral("Scenario"),
                                 QString::fromUtf8(source),
                                 {QString::fromUtf8(form)},
                                 QString::fromUtf8(kind)};
        };
        writeSample(folder.path(), QStringLiteral("qq"),
                    {text("The Battle of Zama", "Qu Zama", "title"),
                     text("the Romans", "qu Romanoq", "side in a sentence (“the Romans”)"),
                     text("Carthaginians", "Qarthoq", "name of a side, as a label"),
                     text("Roman Hastati and Principes %1", "Qastatoq %1", "name of a unit")});
        const SetupPtr setup = zamaSetup();
        const MessageFormatter english(Language{});
        const LocalText &title = setup->scenario.title;
        QCOMPARE(title.in("qq"), title.in("en")); // before anybody has read the file
        const Languages found({folder.path()});
        const MessageFormatter reader(found.language(QStringLiteral("qq")));
        QCOMPARE(reader.text(title), QStringLiteral("Qu Zama"));
        QCOMPARE(reader.text(SideId(0), *setup), QStringLiteral("qu Romanoq"));
        QCOMPARE(nameOf(*setup, SideId(1), "qq"), std::string("Qarthoq"));
        QCOMPARE(reader.text(setup->scenario.place), english.text(setup->scenario.place)); // not in the file
        QCOMPARE(english.text(title), QString::fromStdString(*title.ownIn("en")));
        QVERIFY(title.ownIn("qq") == nullptr); // the scenario is as it was
    }

    void anAuthorsOwnWordsComeFirst()
    {
        const QTemporaryDir folder;
        writeSample(folder.path(), QStringLiteral("qr"),
                    {{QStringLiteral("Scenario"),
                      QStringLiteral("Guard %1"),
                      {QStringLiteral("Qarda %1")},
                      QStringLiteral("name of a unit")}});
        static_cast<void>(Languages({folder.path()}).language(QStringLiteral("qr")));
        QCOMPARE((LocalText{{{"en", "Guard IV"}}}).in("qr"), std::string("Qarda IV"));
        QCOMPARE((LocalText{{{"en", "Guard I-2"}}}).in("qr"), std::string("Qarda I-2"));
        QCOMPARE((LocalText{{{"en", "Guard IV"}, {"qr", "Mine"}}}).in("qr"), std::string("Mine"));
        QCOMPARE((LocalText{{{"la", "Custos"}, {"en", "Guard"}}}).in("qr"), std::string("Custos"));
        QCOMPARE((LocalText{{{"en", "Guard IV"}}}).in("qs"), std::string("Guard IV"));
    }

    void languagesCountInTheirOwnWay_data()
    {
        QTest::addColumn<QString>("tag");
        QTest::addColumn<QList<int>>("numbers");
        QTest::addColumn<QList<int>>("forms");
        QTest::newRow("English") << "en" << QList<int>{0, 1, 2, 21} << QList<int>{1, 0, 1, 1};
        QTest::newRow("French") << "fr-CA" << QList<int>{0, 1, 2} << QList<int>{0, 0, 1};
        QTest::newRow("Portugal") << "pt-PT" << QList<int>{0, 1, 2} << QList<int>{1, 0, 1};
        QTest::newRow("Brazil") << "pt-BR" << QList<int>{0, 1, 2} << QList<int>{0, 0, 1};
        QTest::newRow("Arabic") << "ar" << QList<int>{0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 110, 111}
                                << QList<int>{0, 1, 2, 3, 3, 4, 4, 5, 5, 3, 3, 4};
        QTest::newRow("Polish") << "pl" << QList<int>{1, 2, 5, 12, 22, 25} << QList<int>{0, 1, 2, 2, 1, 2};
        QTest::newRow("Russian") << "ru" << QList<int>{1, 3, 11, 21, 25} << QList<int>{0, 1, 2, 0, 2};
        QTest::newRow("Japanese") << "ja" << QList<int>{0, 1, 7} << QList<int>{0, 0, 0};
    }
    void languagesCountInTheirOwnWay()
    {
        QFETCH(QString, tag);
        QFETCH(QList<int>, numbers);
        QFETCH(QList<int>, forms);
        for (qsizetype i = 0; i < numbers.size(); ++i) {
            QCOMPARE(pluralForm(tag, numbers[i]), forms[i]);
            QVERIFY(forms[i] < pluralForms(tag));
        }
    }

    void everyBuiltInLanguageIsReadAndHasAllItsForms()
    {
        const Languages builtIn(QStringList{QStringLiteral(":/zama/translations")});
        for (const QString &tag : builtIn.tags()) {
            const Language &language = builtIn.language(tag);
            QCOMPARE(language.tag, tag);
            QCOMPARE(language.isEnglish(), tag == QLatin1String("en"));
            for (int n = 0; n < 120 && !language.isEnglish(); ++n) {
                QVERIFY(!language.words->translate("Message", "%n stands", nullptr, n).isEmpty());
            }
        }
    }

    void languagesAreFoundByNameAndListedInTheirOwn()
    {
        const Languages found = languages();
        QCOMPARE(found.tagFor(QStringLiteral("fr_CA")), QStringLiteral("fr"));
        QCOMPARE(found.tagFor(QStringLiteral("PT")), QStringLiteral("pt-PT"));
        QCOMPARE(found.tagFor(QStringLiteral("pt_PT")), QStringLiteral("pt-PT"));
        QCOMPARE(found.tagFor(QString()), QString());
        QCOMPARE(found.firstOf({QStringLiteral("xx"), QStringLiteral("ar-TN"), QStringLiteral("fr")}),
                 QStringLiteral("ar"));
        QCOMPARE(found.firstOf({QStringLiteral("C")}), QStringLiteral("en"));
        QCOMPARE(languageName("ar"), QStringLiteral("العربية"));
        QCOMPARE(languageName("la"), QStringLiteral("Latina"));
        QCOMPARE(languageName("pt-PT"), QStringLiteral("Português (Portugal)"));
        QCOMPARE(found.tags().last(), QStringLiteral("ar")); // by name
    }

    // A person adds a language, or a better one, with one file.
    void aFileOfALaterFolderComesFirst()
    {
        QTemporaryDir added;
        writeSample(added.path(), QStringLiteral("fr"),
                    {{QStringLiteral("A"),
                      QStringLiteral("Open"),
                      {QStringLiteral("Ouvrez")},
                      QStringLiteral("state")}});
        writeSample(added.path(), QStringLiteral("sv"),
                    {{QStringLiteral("A"), QStringLiteral("Open"), {QStringLiteral("Öppna")}, {}}});
        const Languages found({m_folder.path(), added.path()});
        QCOMPARE(found.language(QStringLiteral("fr")).words->translate("A", "Open", "state"),
                 QStringLiteral("Ouvrez"));
        QCOMPARE(found.language(QStringLiteral("sv")).words->translate("A", "Open"), QStringLiteral("Öppna"));
        QCOMPARE(found.language(QStringLiteral("sv")).name(), QStringLiteral("Svenska"));
    }

    void numbersAreWrittenAsWhereTheReaderLives()
    {
        QCOMPARE(localeOf(QStringLiteral("de"), QLocale(QStringLiteral("de_CH"))).territory(),
                 QLocale::Switzerland);
        QCOMPARE(localeOf(QStringLiteral("de"), QLocale(QStringLiteral("fr_CH"))).territory(),
                 QLocale::Germany);
        QCOMPARE(localeOf(QStringLiteral("ar"), QLocale::c()).toString(12), QStringLiteral("١٢"));
        QCOMPARE(localeOf(QStringLiteral("ar"), QLocale(QStringLiteral("ar_TN"))).toString(12),
                 QStringLiteral("12"));
        setArabicDigits(ArabicDigits::Western);
        QCOMPARE(localeOf(QStringLiteral("ar"), QLocale::c()).toString(12), QStringLiteral("12"));
        QCOMPARE(languages().language(QStringLiteral("ar")).locale.toString(12), QStringLiteral("12"));
        setArabicDigits(ArabicDigits::Eastern);
        QCOMPARE(localeOf(QStringLiteral("ar"), QLocale(QStringLiteral("ar_TN"))).toString(12),
                 QStringLiteral("١٢"));
        QCOMPARE(languages().language(QStringLiteral("ar")).locale.toString(12), QStringLiteral("١٢"));
        QCOMPARE(localeOf(QStringLiteral("de"), QLocale::c()).toString(12), QStringLiteral("12"));
        setArabicDigits(ArabicDigits::OfCountry);
        QCOMPARE(localeOf(QStringLiteral("la"), QLocale::c()).toString(7.5), QStringLiteral("7,5"));
        QCOMPARE(localeOf(QStringLiteral("en"), QLocale::c()).toString(7.5), QStringLiteral("7.5"));
    }

    void typedDigitsAreThoseOfTheReader()
    {
        const QLocale cairo(QLocale::Arabic, QLocale::Egypt);
        QCOMPARE(withDigitsOf(cairo, QStringLiteral("6 بوصات")), QStringLiteral("٦ بوصات"));
        QCOMPARE(withDigitsOf(cairo, QStringLiteral("المشاة 1-2 (203)")), QStringLiteral("المشاة ١-٢ (٢٠٣)"));
        for (const char16_t *kept : {u"القاعدة M1", u"%1 من %2", u"A4", u"[Q70](#Q70)", u"<b>3</b>"}) {
            QCOMPARE(withDigitsOf(cairo, QString::fromUtf16(kept)), QString::fromUtf16(kept));
        }
        QCOMPARE(withDigitsOf(QLocale(QLocale::German), QStringLiteral("6 Zoll")), QStringLiteral("6 Zoll"));
        QVERIFY(withDigitsOf(cairo, QString()).isNull());
    }

    void aFormatterSpeaksItsLanguageWhateverTheWindowSpeaks()
    {
        const SetupPtr setup = zamaSetup();
        const MessageFormatter french(languages().language(QStringLiteral("fr")));
        const MessageFormatter arabic(languages().language(QStringLiteral("ar")));
        const MessageFormatter english{Language()};
        speak({languages().language(QStringLiteral("ar")), {}});
        QCOMPARE(french.sentence(standCount(1), *setup), QStringLiteral("1 socle"));
        QCOMPARE(french.sentence(standCount(7), *setup), QStringLiteral("7 socles"));
        QCOMPARE(french.perCent(870), QStringLiteral("87 %"));
        QCOMPARE(french.list({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}),
                 QStringLiteral("a, b et c"));
        QCOMPARE(english.sentence(standCount(1), *setup), QStringLiteral("1 stand"));
        QCOMPARE(english.list({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}),
                 QStringLiteral("a, b and c"));
        QCOMPARE(english.list({}), QString());
        QCOMPARE(withoutIsolates(arabic.sentence(standCount(4), *setup)), QStringLiteral("F ٤"));
        QCOMPARE(withoutIsolates(arabic.sentence(standCount(11), *setup)), QStringLiteral("M ١١"));
        QCOMPARE(MessageFormatter(QLocale()).language().tag, QStringLiteral("ar"));
    }

    // What is not translated is English, with English plurals, in each language.
    void whatIsMissingIsEnglish()
    {
        const SetupPtr setup = zamaSetup();
        const MessageFormatter latin(languages().language(QStringLiteral("la")));
        QCOMPARE(latin.sentence(unitCount(1), *setup), QStringLiteral("1 unit"));
        QCOMPARE(latin.sentence(unitCount(3), *setup), QStringLiteral("3 units"));
        QCOMPARE(latin.length(2850), QStringLiteral("2,85 in"));
        QCOMPARE(latin.language().tag,
                 QStringLiteral("la")); // authors' texts in Latin, numbers as in Italian
        speak({languages().language(QStringLiteral("la")), {}});
        QCOMPARE(MessageFormatter(QLocale()).language().tag, QStringLiteral("la"));
    }

    void namesAreIsolatedWhereTheSentenceRunsTheOtherWay()
    {
        const SetupPtr setup = zamaSetup();
        const Message trampled("event.unit_eliminated_trampled", {UnitId(0), UnitId(1)});
        const MessageFormatter arabic(languages().language(QStringLiteral("ar")));
        const QString name = arabic.text(MessageArg(UnitId(0)), *setup);
        QVERIFY(arabic.sentence(trampled, *setup).contains(isolated(name)));
        QVERIFY(!MessageFormatter(Language()).sentence(trampled, *setup).contains(QChar(0x2068)));
        Scenario scenario = setup->scenario;
        for (CommandSpec &command : scenario.sides.front().commands) {
            for (UnitSpec &unit : command.units) {
                unit.name.entries = {{"en", "المشاة 2"}};
            }
        }
        const SetupPtr named = compile(scenario).value();
        const QString said =
            MessageFormatter(Language())
                .sentence(Message("event.unit_eliminated_trampled", {setup->findUnit("R1-INF1"), UnitId(1)}),
                          *named);
        QVERIFY(said.contains(isolated(QStringLiteral("المشاة 2"))));
        QCOMPARE(arabic.list({QStringLiteral("A"), QStringLiteral("B")}),
                 isolated(QStringLiteral("A")) + QStringLiteral(" و") + isolated(QStringLiteral("B")));
    }

    void whatIsSpokenReachesEveryText()
    {
        speak({languages().language(QStringLiteral("ar")), {}});
        QCOMPARE(spokenLanguage().tag, QStringLiteral("ar"));
        QCOMPARE(withoutIsolates(translated("A", "Take %1, %n times", 3).arg(7)), QStringLiteral("٧ ٣"));
        QCOMPARE(translated("A", "Files (*%1)").arg(QStringLiteral(".x")), QStringLiteral("ملفات (*.x)"));
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
        QCOMPARE(QLocale().language(), QLocale::Arabic);
        speak({languages().language(QStringLiteral("pt-PT")), {}});
        QCOMPARE(translated("A", "Open"), QStringLiteral("Abrir"));
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
        speak({});
        QCOMPARE(translated("A", "Open"), QStringLiteral("Open"));
    }

    void windowsAreToldOnce()
    {
        struct Ear : QLabel {
            int heard = 0;
            bool event(QEvent *e) override
            {
                heard += e->type() == QEvent::LanguageChange ? 1 : 0;
                return QLabel::event(e);
            }
        } ear;
        ear.show();
        QCoreApplication::processEvents();
        ear.heard = 0;
        speak({languages().language(QStringLiteral("fr")), {}});
        QCoreApplication::processEvents();
        QCOMPARE(ear.heard, 1);
        QCOMPARE(ear.locale().language(), QLocale::French);
    }

    void aSecondReaderIsToldBelow()
    {
        const auto say = [] { return translated("A", "Open"); };
        const auto sayWith = [&](const MessageFormatter &f) { return f.number(15, 2) + say(); };
        const Language latin = languages().language(QStringLiteral("la"));
        const Language arabic = languages().language(QStringLiteral("ar"));
        speak({latin, {}});
        QCOMPARE(saidToAll(MessageFormatter(latin), sayWith), QStringLiteral("7,5Aperi"));
        speak({latin, languages().language(QStringLiteral("pt-PT"))});
        QCOMPARE(saidToAll(MessageFormatter(latin), sayWith), QStringLiteral("7,5Aperi\n7,5Abrir"));
        speak({latin, arabic});
        QCOMPARE(saidToAll(MessageFormatter(latin), sayWith),
                 QStringLiteral("\u20667,5Aperi\u2069\n\u2067٧٫٥Open\u2069"));
        {
            const Speaking meanwhile{Language()};
            QCOMPARE(say(), QStringLiteral("Open"));
            QCOMPARE(QLocale().language(), QLocale::English);
        }
        QCOMPARE(say(), QStringLiteral("Aperi"));
        QCOMPARE(QLocale().language(), QLocale::Italian);
    }

    // Private use: no font has a picture for it.
    void lettersThatNoFontHasAreFoundOut()
    {
        QVERIFY(canShow(QStringLiteral("Français")));
        QVERIFY(canShow(QStringLiteral("العربية"))); // of fonts-dejavu-core
        QVERIFY(!canShow(QString(QChar(0xf8f0))));
    }

private:
    [[nodiscard]] Languages languages() const { return Languages({m_folder.path()}); }

    QTemporaryDir m_folder;
};

QTEST_MAIN(TestLanguages)
#include "test_languages.moc"
