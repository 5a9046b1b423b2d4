// Whole battles kept in the tree: they come out today as they did when they were played, at every entry and
// on every compiler. regenerate.sh makes them anew; look at the difference before you keep it.

#include "core/game/decide.h"
#include "core/io/journal_file.h"
#include "core/text/phrase.h"
#include "tests/support/scenario_files.h"
#include "tests/support/source_tree.h"

#include <QDir>
#include <QTest>
#include <set>

using namespace zama;
using namespace zama::test;

namespace {

QStringList journals()
{
    const QDir folder(QString::fromStdString(inSourceTree("tests/playthroughs")));
    QStringList paths;
    for (const QString &name : folder.entryList({"*.zama-game.json"})) {
        paths.append(folder.filePath(name));
    }
    return paths;
}

// As `zama-cli replay --format text` prints it.
QString logOf(const Journal &journal)
{
    QString log;
    for (std::size_t i = 0; i < journal.entries().size(); ++i) {
        for (const Event &event : journal.entries()[i].events) {
            const Message message = messageFor(event, journal.state());
            if (!message.id.empty()) {
                log += QString("%1  ").arg(i + 1, 5) +
                       QString::fromStdString(englishFor(message, *journal.setup())) + '\n';
            }
        }
    }
    return log;
}

} // namespace

class TestPlaythroughs : public QObject
{
    Q_OBJECT
private slots:
    void battlesComeOutAsTheyWerePlayed_data();
    void battlesComeOutAsTheyWerePlayed();
    void theyShowAlmostEverythingThatCanHappen();
};

void TestPlaythroughs::battlesComeOutAsTheyWerePlayed_data()
{
    QTest::addColumn<QString>("path");
    for (const QString &path : journals()) {
        QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
    }
    QVERIFY(journals().size() >= 5);
}

void TestPlaythroughs::battlesComeOutAsTheyWerePlayed()
{
    QFETCH(QString, path);
    const std::string text = bytesOf(path.toStdString());
    const auto read = readJournal(text);
    QVERIFY(read.ok());
    const JournalFile &file = read.value();
    QVERIFY2(!file.divergence, file.divergence ? qPrintable(QString("entry %1: %2 is now %3")
                                                                .arg(file.divergence->what.entry + 1)
                                                                .arg(file.divergence->inFile.c_str(),
                                                                     file.divergence->replayed.c_str()))
                                               : "");
    QVERIFY(!file.isDamaged && file.journal.isAtEnd() && file.journal.state().isOver());
    QVERIFY2(writeJournal(file.journal) == text, "the layout of journals has changed: run regenerate.sh");
    Journal journal = file.journal;
    for (std::size_t i = journal.entries().size(); i > 0; --i) {
        journal.jump(i);
        QVERIFY(hashOf(journal.state()) == journal.entries()[i - 1].hash);
    }
    const QString golden = QString(path).replace(".zama-game.json", ".log.txt");
    const QStringList expected = QString::fromStdString(bytesOf(golden.toStdString())).split('\n');
    const QStringList found = logOf(file.journal).split('\n');
    for (int line = 0; line < std::min(expected.size(), found.size()); ++line) {
        QCOMPARE(found[line], expected[line]);
    }
    QCOMPARE(found.size(), expected.size());
}

void TestPlaythroughs::theyShowAlmostEverythingThatCanHappen()
{
    std::set<std::size_t> seen;
    for (const QString &path : journals()) {
        const auto file = loadJournal(path.toStdString());
        QVERIFY(file.ok());
        for (const JournalEntry &entry : file.value().journal.entries()) {
            for (const Event &event : entry.events) {
                seen.insert(event.index());
            }
        }
    }
    QVERIFY2(seen.size() + 2 >= std::variant_size_v<Event>, qPrintable(QString::number(seen.size())));
}

QTEST_APPLESS_MAIN(TestPlaythroughs)
#include "test_playthroughs.moc"
