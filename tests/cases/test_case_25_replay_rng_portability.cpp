// Case 25: the same seed gives the same battle on every compiler and library.
// The dice themselves are in tests/core/test_dice.cpp, whole battles in tests/playthroughs; four builds are
// compared by tests/playthroughs/check_builds.sh. Here: nothing in the source lets a library decide.

#include "tests/support/source_tree.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace zama::test;

namespace {

QStringList sourcesBelow(const char *folder)
{
    QStringList files;
    QDirIterator it(QString::fromStdString(inSourceTree(folder)), {"*.cpp", "*.h"}, QDir::Files,
                    QDirIterator::Subdirectories);
    while (it.hasNext()) {
        files.append(it.next());
    }
    return files;
}

QString textOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

class TestCase25 : public QObject
{
    Q_OBJECT
private slots:
    void noLibraryDrawsOrShuffles();
    void noClockSeedsAnything();
    void noContainerOfTheCoreHasAnOrderOfItsLibrary();
};

void TestCase25::noLibraryDrawsOrShuffles()
{
    static const QRegularExpression forbidden(
        "std::(uniform_(int|real)_distribution|normal_distribution|bernoulli_distribution|"
        "discrete_distribution|(ranges::)?(shuffle|sample)|default_random_engine|mt19937|random_device|"
        "random_shuffle|generate_canonical)|\\b(rand|srand|random|drand48)\\(|QRandomGenerator");
    const QStringList files = sourcesBelow("core") + sourcesBelow("app/cli");
    QVERIFY(files.size() > 80);
    for (const QString &file : files) {
        const QString text = textOf(file);
        // ScriptedDice and comments may speak of them; code may not.
        for (const QString &line : text.split('\n')) {
            const QString code = line.left(line.indexOf("//") < 0 ? line.size() : line.indexOf("//"));
            QVERIFY2(!forbidden.match(code).hasMatch(), qPrintable(file + ": " + line));
        }
    }
}

void TestCase25::noClockSeedsAnything()
{
    static const QRegularExpression forbidden(
        "__(DATE|TIME|TIMESTAMP)__|std::chrono|\\btime\\((nullptr|NULL|0)?\\)|gettimeofday|clock_gettime");
    for (const QString &file : sourcesBelow("core")) {
        QVERIFY2(!forbidden.match(textOf(file)).hasMatch(), qPrintable(file));
    }
}

// A hash table may be asked, never walked: its order differs between libraries.
void TestCase25::noContainerOfTheCoreHasAnOrderOfItsLibrary()
{
    static const QRegularExpression table("std::unordered_\\w+<[^;]*>\\s+(\\w+);");
    for (const QString &file : sourcesBelow("core")) {
        auto matches = table.globalMatch(textOf(file));
        while (matches.hasNext()) {
            const QString name = matches.next().captured(1);
            const QRegularExpression walk("for \\([^;)]*:\\s*" + name + "\\)|" + name + "\\.begin\\(");
            const QString source = QString(file).replace(".h", ".cpp");
            QVERIFY2(!walk.match(textOf(file) + textOf(source)).hasMatch(), qPrintable(file + ": " + name));
        }
    }
}

QTEST_APPLESS_MAIN(TestCase25)
#include "test_case_25_replay_rng_portability.moc"
