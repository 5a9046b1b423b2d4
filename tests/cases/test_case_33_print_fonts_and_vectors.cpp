// Case 33: names in other scripts missing in the PDF, translucent drawings turned into blurred pictures. Ours
// have their fonts with them, letters can be searched for, and what is drawn stays drawn.

#include "table/art/art_import.h"
#include "table/art/resources.h"
#include "tests/support/case_files.h"
#include "tests/support/pdf_scan.h"
#include "tests/support/print_orders.h"

#include <QTemporaryDir>
#include <QTest>

using namespace zama;
using namespace zama::print;
using namespace zama::test;

namespace {

QStringList names()
{
    const auto bytes = QByteArray::fromStdString(caseInput("33-print-fonts-and-vectors/names.txt"));
    return QString::fromUtf8(bytes).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

// Two hundred stands of half-transparent figures in units with these names.
PrintOrder twoHundredStands()
{
    Scenario scenario = *soldiersOf("first-lesson").scenario;
    const QByteArray svg =
        QByteArray::fromStdString(caseInput("33-print-fonts-and-vectors/half-transparent.svg"));
    scenario.art.push_back(table::artSpec("half", table::importArt(svg).value()));
    UnitTypeSpec &type = scenario.types.front();
    type.figure = "half";
    type.stand = {1600, 1200}; // room for the names in one line
    CommandSpec &command = scenario.sides[0].commands[0];
    const UnitSpec model = command.units[0];
    command.units.clear();
    const QStringList all = names();
    for (qsizetype i = 0; i < all.size(); ++i) {
        UnitSpec unit = model;
        unit.id = "unit-" + std::to_string(i);
        unit.type = type.id;
        unit.name = {{{"en", all[i].toStdString()}}};
        unit.stands = i == 0 ? 200 - 20 * static_cast<int>(all.size() - 1) : 20;
        command.units.push_back(unit);
    }
    scenario.sides[1].commands.clear();
    PrintOrder order;
    order.scenario = std::make_shared<const Scenario>(scenario);
    return order;
}

QString plain(const QString &text)
{
    return text.normalized(QString::NormalizationForm_KC).simplified();
}

} // namespace

class TestCase33PrintFontsAndVectors : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_dir;
    QString m_pdf;
    PrintDocument m_document;

private slots:
    void initTestCase()
    {
        table::initResources();
        if (!hasPoppler()) {
            QSKIP("poppler-utils is not there");
        }
        m_document = test::documentOf(twoHundredStands());
        m_pdf = m_dir.filePath(QStringLiteral("stands.pdf"));
        QCOMPARE(writePdf(m_document, m_pdf), QString());
    }

    void fontsAreEmbeddedAndNothingIsAPicture()
    {
        QVERIFY(!rowsOf("pdffonts", {m_pdf}).isEmpty());
        QCOMPARE(fontsMissingIn(m_pdf), QStringList());
        QCOMPARE(imagesIn(m_pdf), qsizetype{0});
        QVERIFY2(QFile(m_pdf).size() < 1'000'000, qPrintable(QString::number(QFile(m_pdf).size())));
    }

    void everyNameCanBeFound_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name : names()) {
            QTest::newRow(qPrintable(name)) << name;
        }
    }
    void everyNameCanBeFound()
    {
        QFETCH(const QString, name);
        // Names run over two lines where they must: word by word.
        const QString words = plain(textOf(m_pdf));
        for (const QString &word : plain(name).split(QLatin1Char(' '))) {
            QVERIFY2(words.contains(word), qPrintable(word));
        }
    }

    // Half of the colour is there, and the paper shines through: neither opaque nor gone.
    void halfOfTheColourIsThere()
    {
        const Scan paper = scanOf(m_pdf, 2, 100);
        const QImage screen = previewOf(m_document, 1, paper.dots);
        int screenDots = 0;
        int paperDots = 0;
        for (int y = 0; y < std::min(screen.height(), paper.height); ++y) {
            for (int x = 0; x < std::min(screen.width(), paper.width); ++x) {
                const int grey = qGray(qRgb(0xd7, 0x97, 0x97)); // half of #b03030 on white
                screenDots += std::abs(qGray(screen.pixel(x, y)) - grey) < 12 ? 1 : 0;
                paperDots += std::abs(paper.at(x, y) - grey) < 12 ? 1 : 0;
            }
        }
        QVERIFY(screenDots > 20'000);
        QVERIFY2(std::abs(screenDots - paperDots) < screenDots / 20,
                 qPrintable(QStringLiteral("%1 %2").arg(screenDots).arg(paperDots)));
    }

    // What is dark on one is dark on the other, within a millimetre.
    void screenAndPaperAgree()
    {
        const Scan paper = scanOf(m_pdf, 2, 100);
        const QImage screen = previewOf(m_document, 1, paper.dots);
        const auto onScreen = [&](int x, int y) { return qGray(screen.pixel(x, y)) < 110; };
        const auto onPaper = [&](int x, int y) { return paper.at(x, y) < 110; };
        const int width = std::min(screen.width(), paper.width) - 4;
        const int height = std::min(screen.height(), paper.height) - 4;
        const auto isAlone = [&](const auto &isDark, int x, int y) {
            for (int dy = -4; dy <= 4; ++dy) {
                for (int dx = -4; dx <= 4; ++dx) {
                    if (isDark(x + dx, y + dy)) {
                        return false;
                    }
                }
            }
            return true;
        };
        int dark = 0;
        for (int y = 4; y < height; ++y) {
            for (int x = 4; x < width; ++x) {
                dark += onPaper(x, y) ? 1 : 0;
                QVERIFY(!onPaper(x, y) ||
                        !isAlone([&](int a, int b) { return qGray(screen.pixel(a, b)) < 180; }, x, y));
                QVERIFY(!onScreen(x, y) ||
                        !isAlone([&](int a, int b) { return paper.at(a, b) < 180; }, x, y));
            }
        }
        QVERIFY(dark > 1000);
    }
};

QTEST_MAIN(TestCase33PrintFontsAndVectors)
#include "test_case_33_print_fonts_and_vectors.moc"
