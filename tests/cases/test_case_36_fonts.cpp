// Case 36: after a live switch some words vanish until restart; an error shows boxes; the list of languages
// cannot be read.

#include "app/play/message_line.h"
#include "app/shell/language_menu.h"
#include "table/model/letters.h"
#include "tests/support/case_files.h"
#include "tests/support/speaking_window.h"

#include <QFontDatabase>
#include <QMenuBar>
#include <QSignalSpy>

using namespace zama;
using namespace zama::test;

class TestCase36 : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_zama = std::make_unique<SpeakingWindow>(); }
    void cleanup() { m_zama.reset(); }

    void languagesAreListedInTheirOwnLettersWhateverIsSpoken()
    {
        for (const char *tag : {"en", "ar", "de"}) {
            m_zama->start(QString::fromLatin1(tag));
            QStringList names;
            for (const QAction *action : menu().actions()) {
                names << action->text();
            }
            QVERIFY(names.contains(QStringLiteral("English")));
            QVERIFY(names.contains(QStringLiteral("Deutsch")));
            QVERIFY(names.contains(QStringLiteral("العربية")));
            QVERIFY(menu().title().remove(QLatin1Char('&')).contains(QStringLiteral("Language")));
        }
    }

    // Names as authors give them, in every language of the window. "Missing" is said of what no font has.
    void namesInManyScriptsAreShownOrMissed()
    {
        m_zama->start(QStringLiteral("en"));
        const QStringList lines = QString::fromStdString(caseInput("36-fonts-live-switch/names.txt"))
                                      .split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QVERIFY(lines.size() >= 12);
        QMap<QString, bool> before;
        for (const char *tag : {"en", "ar", "de"}) {
            m_zama->speak(QString::fromLatin1(tag));
            for (const QString &line : lines) {
                const QString name = line.section(QLatin1Char('\t'), 1);
                const bool isShown = table::canShow(name, m_zama->window().font());
                const bool known = before.value(name, isShown);
                QVERIFY2(known == isShown, qPrintable(name)); // a switch makes nothing vanish
                before[name] = isShown;
            }
        }
        QVERIFY(before.value(QStringLiteral("Ганнибал Барка")));
        QVERIFY(before.value(QStringLiteral("حنبعل برقا")));
    }

    void aProblemNamesAFileInAnyScript()
    {
        m_zama->start(QStringLiteral("de"));
        const QString path = m_zama->folder() + QStringLiteral("/ハンニバル・حنبعل.zama.json");
        QVERIFY(!m_zama->window().open(path).isEmpty());
        QVERIFY(m_zama->window().messageLine().text().contains(QStringLiteral("حنبعل")));
        m_zama->speak(QStringLiteral("ar"));
        QVERIFY(m_zama->window().messageLine().text().contains(QStringLiteral("ハンニバル")));
    }

    void everyLanguageOfTheProgramCanBeShownHere()
    {
        m_zama->start(QStringLiteral("en"));
        QSignalSpy missing(&menu(), &shell::LanguageMenu::lettersMissing);
        for (QAction *action : menu().actions()) {
            if (!action->data().toString().isEmpty()) {
                action->trigger();
                SpeakingWindow::settle();
            }
        }
        QCOMPARE(missing.size(), 0);
        emit menu().lettersMissing(QStringLiteral("Klingon"));
        QVERIFY(m_zama->window().messageLine().text().contains(QStringLiteral("Klingon")));
    }

private:
    [[nodiscard]] shell::LanguageMenu &menu() const
    {
        return *m_zama->window().menuBar()->findChild<shell::LanguageMenu *>();
    }

    std::unique_ptr<SpeakingWindow> m_zama;
};

QTEST_MAIN(TestCase36)
#include "test_case_36_fonts.moc"
