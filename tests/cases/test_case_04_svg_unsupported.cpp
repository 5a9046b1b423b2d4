// Case 04: clip paths, masks, filters, symbols or linked gradients vanish or fill the whole box, and nobody
// says so.

#include "table/art/art_import.h"
#include "tests/support/art_files.h"

#include <QTest>

using namespace zama;
using namespace zama::table;
using namespace zama::test;

namespace {

ArtImport imported(const char *name)
{
    return importCase(std::string("04-svg-inkscape-clip-gradient-mask/") + name);
}

} // namespace

class TestCase04SvgUnsupported : public QObject
{
    Q_OBJECT
private slots:
    void aClipIsTold() { QVERIFY(tells(imported("a-clip-circle-over-stripes.svg"), "art.note.clip")); }

    void masksAndFiltersAreTold()
    {
        const ArtImport art = imported("d-figma-mask-filter.svg");
        QVERIFY(tells(art, "art.note.clip"));
        QVERIFY(tells(art, "art.note.mask"));
        QVERIFY(tells(art, "art.note.filter"));
    }

    void gradientsThatBorrowTheirStopsAreRight()
    {
        const ArtImport art = imported("b-gradient-href-chain-forward-ref.svg");
        QVERIFY(art.value().notes.empty());
        const QImage seen = looked(art.value(), 400);
        QVERIFY(QColor(colourAt(seen, 0.02, 0.5)).red() > 200);
        QVERIFY(QColor(colourAt(seen, 0.98, 0.5)).blue() > 200);
    }

    void aFocusOutsideItsCircleIsHarmless()
    {
        const ArtImport art = imported("c-radial-focal-outside.svg");
        QCOMPARE(verdictOf(art), std::string("drawn"));
        QCOMPARE(colourAt(looked(art.value(), 400), 0.01, 0.01), QStringLiteral("#ffffff"));
    }

    void copiesAndSymbolsAreDrawnWhereTheyBelong()
    {
        const ArtImport art = imported("e-use-before-def-and-symbol.svg");
        QVERIFY(art.value().notes.empty());
        const QImage seen = looked(art.value(), 640);
        QCOMPARE(colourAt(seen, 0.25, 0.12), QStringLiteral("#d32f2f")); // by xlink:href
        QCOMPARE(colourAt(seen, 0.75, 0.12), QStringLiteral("#d32f2f")); // by href
        QCOMPARE(colourAt(seen, 0.25, 0.75), QStringLiteral("#388e3c")); // the symbol
        QVERIFY(!art.value().bytes.contains("<use"));
    }

    void aPatternIsGreyAndTold()
    {
        const ArtImport art = importArt("<svg viewBox='0 0 4 4'><pattern id='p'/>"
                                        "<rect width='4' height='4' fill='url(#p)'/></svg>");
        QVERIFY(tells(art, "art.note.pattern"));
        QCOMPARE(colourAt(looked(art.value(), 40), 0.5, 0.5), QStringLiteral("#a0a0a0"));
    }

    void gradientsThatBorrowInCirclesAreBounded()
    {
        const ArtImport art = importArt("<svg viewBox='0 0 4 4'><linearGradient id='a' href='#b'/>"
                                        "<linearGradient id='b' href='#a'><stop stop-color='red'/>"
                                        "</linearGradient><rect width='4' height='4' fill='url(#a)'/></svg>");
        QCOMPARE(colourAt(looked(art.value(), 40), 0.5, 0.5), QStringLiteral("#ff0000"));
    }
};

QTEST_MAIN(TestCase04SvgUnsupported)
#include "test_case_04_svg_unsupported.moc"
