// Case 03: percent, missing, zero or offset page boxes give a figure of the wrong size, a cropped one or
// none.

#include "tests/support/art_files.h"

#include "table/art/figure_pixmaps.h"
#include "table/art/resources.h"

#include <QTest>

#include <cmath>

using namespace zama;
using namespace zama::table;
using namespace zama::test;

namespace {

const QString kBlue = QStringLiteral("#1565c0");

ArtImport imported(const QString &name)
{
    return importCase("03-svg-size-attributes/" + name.toStdString() + ".svg");
}

} // namespace

class TestCase03SvgSizeAttributes : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { initResources(); }

    void everyPageHasSoundProportions_data()
    {
        QTest::addColumn<double>("ratio"); // of width to height
        QTest::addColumn<double>("x");     // where it is blue, in parts of the page
        QTest::addColumn<double>("y");
        QTest::newRow("a-percent-with-viewbox") << 2.0 << 0.9 << 0.5;
        QTest::newRow("b-percent-no-viewbox") << 1.0 << 0.1 << 0.1;
        QTest::newRow("c-no-size-at-all") << 2.0 << 0.5 << 0.5;
        QTest::newRow("d-viewbox-negative-offset") << 1.0 << 0.3 << 0.3;
        QTest::newRow("e-viewbox-large-offset") << 2.0 << 0.9 << 0.5;
        QTest::newRow("f-zero-size-viewbox") << 1.0 << 0.5 << 0.5;
        QTest::newRow("g-zero-width") << 1.0 << 0.5 << 0.5;
        QTest::newRow("h-negative-and-nan-viewbox") << 1.0 << 0.5 << 0.5;
        QTest::newRow("i-nested-svg-with-own-viewbox") << 2.0 << 0.25 << 0.5;
        QTest::newRow("j-aspect-mismatch") << 1.0 << 0.5 << 0.5;
    }
    void everyPageHasSoundProportions()
    {
        QFETCH(const double, ratio);
        QFETCH(const double, x);
        QFETCH(const double, y);
        const ArtImport art = imported(QString::fromLatin1(QTest::currentDataTag()));
        QCOMPARE(verdictOf(art), std::string("drawn"));
        const QSizeF size = art.value().size;
        QVERIFY(std::isfinite(size.width()) && size.width() > 0 && size.height() > 0);
        QVERIFY2(std::abs(size.width() / size.height() - ratio) < 0.01, QTest::currentDataTag());
        QCOMPARE(colourAt(looked(art.value(), 400), x, y), kBlue);
    }

    void aPageWithinThePageKeepsItsOwnCoordinates()
    {
        const QImage seen = looked(imported(QStringLiteral("i-nested-svg-with-own-viewbox")).value(), 400);
        QCOMPARE(colourAt(seen, 0.75, 0.5), QStringLiteral("#ffc107"));
        QCOMPARE(colourAt(seen, 0.52, 0.05), kBlue);
    }

    void aCropIsTold()
    {
        QVERIFY(tells(imported(QStringLiteral("c-no-size-at-all")), "art.note.no_frame"));
        QVERIFY(!tells(imported(QStringLiteral("a-percent-with-viewbox")), "art.note.no_frame"));
    }

    // Beside a drawing whose parts lie far outside its page its stand stays clear.
    void nothingIsPaintedOutsideThePage()
    {
        const ArtImport art = imported(QStringLiteral("k-stroke-outside-page"));
        FigurePixmaps pixmaps;
        pixmaps.setOwnArt(ScenarioArt({artSpec("k", art.value())}));
        const QImage seen = pixmaps.stand({QStringLiteral("k"), {}, {}}, FigureView::Front, 100).toImage();
        QCOMPARE(seen.width(), seen.height());
        QCOMPARE(seen.pixelColor(0, 0).alpha(), 0); // the corner, outside the circle
        QCOMPARE(seen.pixelColor(seen.width() / 2, seen.height() / 2).name(), QStringLiteral("#ffffff"));
    }

    void aHairIsNoFigure()
    {
        QCOMPARE(verdictOf(importArt("<svg viewBox='0 0 900 1'><rect width='900' height='1'/></svg>")),
                 std::string("art.refused.ratio"));
    }
};

QTEST_MAIN(TestCase03SvgSizeAttributes)
#include "test_case_03_svg_size_attributes.moc"
