// Case 37: paths with letters of the world fail from the command line or create a second file with a mangled
// name; Turkish case rules break look-ups.

#include "app/shell/editing.h"
#include "core/text/message.h"
#include "editor/document.h"
#include "editor/editor_window.h"
#include "tests/support/case_files.h"
#include "tests/support/speaking_window.h"

#include <QDirIterator>
#include <QProcess>

using namespace zama;
using namespace zama::test;

namespace {

using Contents = std::map<QByteArray, QByteArray>;

// The bytes of every ordinary file, by the bytes of its name.
Contents contentsOf(const QString &folder)
{
    Contents found;
    QDirIterator walk(folder, QDir::Files | QDir::Hidden | QDir::NoSymLinks, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        QFile file(walk.next());
        const QByteArray name = QFile::encodeName(file.fileName());
        found[name] = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(not readable)");
    }
    return found;
}

QList<QByteArray> changed(const Contents &before, const Contents &after)
{
    QList<QByteArray> names;
    for (const auto &[name, bytes] : after) {
        const auto there = before.find(name);
        if (there == before.end() || there->second != bytes) {
            names << name;
        }
    }
    return names;
}

} // namespace

class TestCase37 : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_zama = std::make_unique<SpeakingWindow>();
        m_folder = m_zama->folder() + QStringLiteral("/Ünï 名");
        const QString valid = m_zama->folder() + QStringLiteral("/valid.json");
        QVERIFY(
            QFile::copy(QString::fromStdString(inSourceTree("scenarios/elephant-charge.zama.json")), valid));
        const QString script =
            QString::fromStdString(inSourceTree("tests/cases/data/37-paths-and-case/make_paths.sh"));
        QCOMPARE(QProcess::execute(QStringLiteral("bash"),
                                   {QStringLiteral("-c"), QStringLiteral("\"$0\" \"$1\" \"$2\" >/dev/null"),
                                    script, valid, m_folder}),
                 0);
    }
    void cleanup()
    {
        QProcess::execute(QStringLiteral("rm"),
                          {QStringLiteral("-rf"), m_folder}); // names that Qt cannot say
        m_zama.reset();
    }

    void everyNameIsReadAndNamed()
    {
        for (const auto &[name, bytes] : contentsOf(m_folder)) {
            QVERIFY2(bool(loadScenario(name.toStdString())), name.constData());
        }
    }

    void exactlyTheFileThatIsMeantChanges()
    {
        m_zama->start(QStringLiteral("en"));
        Contents before = contentsOf(m_folder);
        QVERIFY(before.size() > 20);
        for (const auto &[name, bytes] : Contents(before)) {
            const QString path = QFile::decodeName(name);
            if (QFile::encodeName(path) != name || !QFileInfo(path).isWritable()) {
                continue; // Qt cannot name bytes that are no text
            }
            QCOMPARE(m_zama->window().edit(path), QString());
            editor::ScenarioDocument &document = m_zama->window().editing().editorWindow().document();
            document.change(Message("edit.zone", {}),
                            [](Scenario &next) { next.sides.front().zone.reset(); });
            QVERIFY2(m_zama->window().editing().save(), name.constData());
            const Contents after = contentsOf(m_folder);
            QCOMPARE(changed(before, after), QList<QByteArray>{name});
            before = after;
        }
    }

    void whatIsNoFileIsRefusedAtOnce()
    {
        for (const char *tag : {"en", "ar"}) {
            m_zama->start(QString::fromLatin1(tag));
            for (const char *name : {"loop-a", "dir.json", "fifo.json"}) {
                const QString path = m_folder + QLatin1Char('/') + QString::fromLatin1(name);
                QVERIFY(!m_zama->window().open(path).isEmpty());
                QVERIFY(!m_zama->window().edit(path).isEmpty());
            }
        }
    }

    // "I" and "ı", "İ" and "i": what a Turkish reader's capitals are changes no file word.
    void caseRulesOfALanguageChangeNothing()
    {
        for (const char *language : {"C", "tr_TR.UTF-8"}) {
            QProcess run;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("LC_ALL"), QString::fromLatin1(language));
            environment.insert(QStringLiteral("HOME"), m_folder);
            run.setProcessEnvironment(environment);
            run.start(QString::fromStdString(program("zama-cli")),
                      {QStringLiteral("validate"), m_folder + QStringLiteral("/IĞDIR ışık İZMİR.json")});
            QVERIFY(run.waitForFinished(60000));
            QCOMPARE(run.exitCode(), 0);
        }
        QLocale::setDefault(QLocale(QLocale::Turkish));
        QVERIFY(bool(
            loadScenario(QFile::encodeName(m_folder + QStringLiteral("/UPPER.JSON.json")).toStdString())));
        QLocale::setDefault(QLocale(QLocale::English));
    }

private:
    std::unique_ptr<SpeakingWindow> m_zama;
    QString m_folder;
};

QTEST_MAIN(TestCase37)
#include "test_case_37_paths.moc"
