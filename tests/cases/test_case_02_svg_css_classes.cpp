// Case 02: colours given by the classes of a style sheet are ignored, and the figure turns black.

#include "table/art/art_import.h"
#include "tests/support/art_files.h"

#include <QTest>

using namespace zama;
using namespace zama::table;
using namespace zama::test;

namespace {

const QString kGreen = QStringLiteral("#2e7d32");
const QString kGold = QStringLiteral("#ffc107");
const QString kWhite = QStringLiteral("#ffffff");

QImage seen(const char *name)
{
    return looked(importCase(std::string("02-svg-css-classes/") + name).value(), 400);
}

} // namespace

class TestCase02SvgCssClasses : public QObject
{
    Q_OBJECT
private slots:
    void illustratorClassesColourTheShapes()
    {
        const QImage image = seen("a-illustrator-st0.svg");
        QCOMPARE(colourAt(image, 0.05, 0.05), kGreen);
        QCOMPARE(colourAt(image, 0.2, 0.5), kGold); // the ring
        QCOMPARE(colourAt(image, 0.5, 0.5), kWhite);
    }

    void groupedSelectorsInCdataToo()
    {
        const QImage image = seen("b-cls-grouped-selectors-cdata.svg");
        QCOMPARE(colourAt(image, 0.05, 0.05), kGreen);
        QCOMPARE(colourAt(image, 0.2, 0.5), kGold);
    }

    void elementsIdsAndDescendantsToo()
    {
        const QImage image = seen("c-element-id-and-descendant-selectors.svg");
        QCOMPARE(colourAt(image, 0.05, 0.5), kGreen);
        QCOMPARE(colourAt(image, 0.2, 0.5), kGold);
        QCOMPARE(colourAt(image, 0.5, 0.5), kWhite);
    }

    void aVariableIsTold()
    {
        const ArtImport art = importCase("02-svg-css-classes/c-element-id-and-descendant-selectors.svg");
        QVERIFY(tells(art, "art.note.variable"));
    }

    void nothingOutsideIsOpenedOrNamed()
    {
        const ArtImport art = importCase("02-svg-css-classes/d-css-import-and-font-face.svg");
        QCOMPARE(verdictOf(art), std::string("drawn"));
        QVERIFY(tells(art, "art.note.outside"));
        QVERIFY(!art.value().bytes.contains("192.0.2.1") && !art.value().bytes.contains("file:"));
        QCOMPARE(colourAt(looked(art.value(), 400), 0.05, 0.05), kGreen);
    }

    void styleBeatsIdBeatsClassBeatsElementBeatsAttribute()
    {
        const QByteArray rules("rect{fill:#000001}.c{fill:#000002}#i{fill:#000003}");
        const auto fillOf = [&rules](const QByteArray &rect) {
            const QByteArray svg = "<svg viewBox='0 0 4 4'><style>" + rules + "</style>" + rect + "</svg>";
            return colourAt(looked(importArt(svg).value(), 40), 0.5, 0.5);
        };
        const QByteArray size(" width='4' height='4' fill='#000009'");
        QCOMPARE(fillOf("<circle r='9' fill='#000009'/>"), QStringLiteral("#000009"));
        QCOMPARE(fillOf("<rect" + size + "/>"), QStringLiteral("#000001"));
        QCOMPARE(fillOf("<rect class='c'" + size + "/>"), QStringLiteral("#000002"));
        QCOMPARE(fillOf("<rect class='c' id='i'" + size + "/>"), QStringLiteral("#000003"));
        QCOMPARE(fillOf("<rect class='c' id='i' style='fill:#000004'" + size + "/>"),
                 QStringLiteral("#000004"));
    }
};

QTEST_MAIN(TestCase02SvgCssClasses)
#include "test_case_02_svg_css_classes.moc"
