// Case 32: sheets at 97 % or 150 %, moved by the margins, cut off at the edge, different for each screen.
// Ours are laid out in millimetres, and no screen has a say in it.

#include "app/print/paper.h"
#include "table/art/art_import.h"
#include "table/art/resources.h"
#include "tests/support/case_files.h"
#include "tests/support/pdf_scan.h"
#include "tests/support/print_orders.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

#include <cstring>

using namespace zama;
using namespace zama::print;
using namespace zama::test;

namespace {

constexpr Mils kRulerBase = 3976; // 101 mm: with half a millimetre on both sides there is room for 100 mm

// Stands that show a ruler of 100 mm, `count` of them.
PrintOrder rulers(int count)
{
    Scenario scenario = *soldiersOf("first-lesson").scenario;
    const QByteArray svg = QByteArray::fromStdString(caseInput("32-print-scale-and-margins/ruler-100mm.svg"));
    scenario.art.push_back(table::artSpec("ruler", table::importArt(svg).value()));
    UnitTypeSpec &type = scenario.types.front();
    type.figure = "ruler";
    type.stand = {kRulerBase, 750};
    UnitSpec unit = scenario.sides[0].commands[0].units[0];
    unit.type = type.id;
    unit.stands = count;
    scenario.sides[0].commands[0].units = {unit};
    scenario.sides[1].commands.clear();
    PrintOrder order;
    order.scenario = std::make_shared<const Scenario>(scenario);
    order.soldiers.withGenerals = false;
    order.soldiers.figureScale = 2.0; // drawings of one's own are as wide as an elephant otherwise
    return order;
}

} // namespace

class TestCase32PrintScaleAndMargins : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_dir;

    QString written(const PrintOrder &order)
    {
        const QString path = m_dir.filePath(QStringLiteral("rulers.pdf"));
        QString problem = writePdf(test::documentOf(order), path);
        return problem.isEmpty() ? path : problem;
    }

private slots:
    void initTestCase()
    {
        table::initResources();
        if (!hasPoppler()) {
            QSKIP("poppler-utils is not there");
        }
    }

    void rulersAreTrueAndNothingIsCutOff_data()
    {
        QTest::addColumn<QPageSize>("size");
        QTest::addColumn<bool>("isLandscape");
        for (const bool isLandscape : {false, true}) {
            const char *lie = isLandscape ? "landscape" : "portrait";
            QTest::addRow("A4 %s", lie) << QPageSize(QPageSize::A4) << isLandscape;
            QTest::addRow("Letter %s", lie) << QPageSize(QPageSize::Letter) << isLandscape;
        }
    }
    void rulersAreTrueAndNothingIsCutOff()
    {
        QFETCH(const QPageSize, size);
        QFETCH(const bool, isLandscape);
        PrintOrder order = rulers(1);
        order.paper = {size, isLandscape ? QPageLayout::Landscape : QPageLayout::Portrait};
        const Scan scan = scanOf(written(order), 2, 508); // 20 dots to a millimetre
        QVERIFY(scan.paper().adjusted(5, 5, -5, -5).contains(scan.ink(scan.paper())));
        // The ruler's upper edge is a solid bar within the strip: its first and last dark dots of the row.
        const double base = kRulerBase * 0.0254;
        const double middle = kMargin + 19.05 / 2 + 20.0 + 0.9; // the ridge: half a base, a ruler, its room
        const QRectF front(kMargin + 0.3, middle + 0.7, base - 0.6, 1.0);
        const QRectF bar = scan.ink(front);
        QVERIFY2(std::abs(bar.width() - 100.0) < 0.2, qPrintable(QString::number(bar.width())));
        // The printer's own check on the same sheet.
        const double line = order.paper.extent().height() - 8.9 + 2.7; // words stand on it
        const QRectF check = scan.ink(QRectF(0, line - 0.3, 113, 0.6));
        QVERIFY2(std::abs(check.width() - 100.15) < 0.2, qPrintable(QString::number(check.width())));
        QVERIFY(textOf(written(order), 2).contains(QStringLiteral("Print at 100%")));
    }

    // One, a full sheet, one more.
    void stripsAreNeverSplit()
    {
        const QSizeF strip(kRulerBase * 0.0254, 2 * 20.9 + 19.05);
        const QSizeF room = Paper().content().size();
        const int columns = static_cast<int>(room.width() / strip.width());
        const int full = columns * static_cast<int>(room.height() / strip.height());
        QCOMPARE(pagesIn(written(rulers(1))), 2); // the guide and a sheet
        QCOMPARE(pagesIn(written(rulers(full))), 2);
        QCOMPARE(pagesIn(written(rulers(full + 1))), 3);
    }

    // Screens of all kinds: the program is started anew for each.
    void noScreenHasASay()
    {
        QByteArray first;
        for (const char *factor : {"1", "1.5", "2"}) {
            const QString path = m_dir.filePath(QStringLiteral("scaled.pdf"));
            QProcess process;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QString::fromLatin1(factor));
            environment.insert(QStringLiteral("QT_FONT_DPI"), QStringLiteral("144"));
            process.setProcessEnvironment(environment);
            process.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--write"), path});
            QVERIFY(process.waitForFinished(120'000));
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray pdf = file.readAll();
            QVERIFY(pdf.size() > 10'000);
            if (first.isEmpty()) {
                first = pdf;
            }
            QCOMPARE(pdf, first);
        }
        QCOMPARE(pdfOf(test::documentOf(rulers(2))), first);
    }

    // Zoomed or not: a preview is the same page at another scale.
    void noZoomHasASay()
    {
        const PrintDocument document = test::documentOf(rulers(1));
        for (const double dots : {1.0, 4.0, 16.0}) { // 25 %, 100 % and 400 % of a screen of 100 dpi
            const QImage page = previewOf(document, 1, dots);
            int left = page.width();
            int right = 0;
            const int y = static_cast<int>((kMargin + 0.5) * dots); // the strip's far edge
            for (int x = 0; x < page.width(); ++x) {
                if (qGray(page.pixel(x, y)) < 230) {
                    left = std::min(left, x);
                    right = std::max(right, x + 1);
                }
            }
            const double width = (right - left) / dots;
            QVERIFY2(std::abs(width - kRulerBase * 0.0254) < 0.3 + 1.0 / dots,
                     qPrintable(QString::number(width)));
        }
    }

    // Qt takes A4 everywhere where there is no printer.
    void paperIsWhatTheReadersCountryUses()
    {
        QCOMPARE(usualPaper(QLocale(QLocale::English, QLocale::UnitedStates)), QPageSize(QPageSize::Letter));
        QCOMPARE(usualPaper(QLocale(QLocale::English, QLocale::UnitedKingdom)), QPageSize(QPageSize::A4));
        QCOMPARE(usualPaper(QLocale(QLocale::German, QLocale::Germany)), QPageSize(QPageSize::A4));
    }
};

// The test itself, or the program that a test starts on another screen.
int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    if (argc == 3 && std::strcmp(argv[1], "--write") == 0) {
        table::initResources();
        return writePdf(test::documentOf(rulers(2)), QString::fromLocal8Bit(argv[2])).isEmpty() ? 0 : 1;
    }
    TestCase32PrintScaleAndMargins test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_case_32_print_scale_and_margins.moc"
