// Case 01: a drawing made in millimetres arrives at the wrong size. Ours have no size, only proportions: a
// figure is as large as its base lets it be, whatever unit its drawing program preferred.

#include "tests/support/art_files.h"

#include "table/art/figure_catalogue.h"
#include "table/art/resources.h"

#include <QTest>

using namespace zama;
using namespace zama::table;
using namespace zama::test;

class TestCase01SvgUnitsMm : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { initResources(); }

    void everyUnitGivesTheSameProportions_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"a-inkscape-mm-viewbox", "b-inkscape-mm-no-viewbox-90dpi",
                                 "c-libreoffice-draw-100th-mm", "d-pt-units-72"}) {
            QTest::newRow(name) << QString::fromLatin1(name);
        }
    }
    void everyUnitGivesTheSameProportions()
    {
        QFETCH(const QString, name);
        const ArtImport art = importCase("01-svg-units-mm/" + name.toStdString() + ".svg");
        QCOMPARE(verdictOf(art), std::string("drawn"));
        const QSizeF size = art.value().size;
        QVERIFY2(std::abs(size.width() / size.height() - 2.0) < 0.01, qPrintable(name));
        const QImage seen = looked(art.value(), 200);
        QCOMPARE(colourAt(seen, 0.6, 0.5), QStringLiteral("#b03030"));
        QVERIFY(QColor(colourAt(seen, 0.24, 0.5)).green() > 200); // the gold disc or diamond
    }

    void onATableAllAreEquallyLarge()
    {
        std::vector<ArtSpec> specs;
        for (const char *name : {"a-inkscape-mm-viewbox", "c-libreoffice-draw-100th-mm", "d-pt-units-72"}) {
            const ArtImport art = importCase("01-svg-units-mm/" + std::string(name) + ".svg");
            specs.push_back(artSpec(name, art.value()));
        }
        FigureCatalogue catalogue;
        catalogue.setOwnArt(ScenarioArt(specs));
        const QRectF first = catalogue.frameOf(QString::fromStdString(specs[0].id), FigureView::Front);
        for (const ArtSpec &spec : specs) {
            const QRectF frame = catalogue.frameOf(QString::fromStdString(spec.id), FigureView::Front);
            QVERIFY(std::abs(frame.width() - first.width()) < 0.1);
            QVERIFY(std::abs(frame.height() - first.height()) < 0.1);
        }
    }
};

QTEST_MAIN(TestCase01SvgUnitsMm)
#include "test_case_01_svg_units_mm.moc"
