// Case 05: lines of writing collapse into one, fonts change, flowed text becomes a black box. Ours turn into
// outlines, and what cannot is told.

#include "table/art/art_import.h"
#include "tests/support/art_files.h"

#include <QTest>

using namespace zama;
using namespace zama::table;
using namespace zama::test;

namespace {

ArtImport imported(const char *name)
{
    return importCase(std::string("05-svg-text/") + name);
}

// Is any of it darker than paper?
bool isInked(const QImage &image, const QRectF &part)
{
    for (int y = static_cast<int>(part.top() * image.height()); y < part.bottom() * image.height(); ++y) {
        for (int x = static_cast<int>(part.left() * image.width()); x < part.right() * image.width(); ++x) {
            if (qGray(image.pixel(x, y)) < 128) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

class TestCase05SvgText : public QObject
{
    Q_OBJECT
private slots:
    void threeLinesStayThreeLines()
    {
        const ArtImport art = imported("a-inkscape-tspan-lines.svg");
        QVERIFY(tells(art, "art.note.writing"));
        QVERIFY(!art.value().bytes.contains("<text"));
        const QImage seen = looked(art.value(), 480);
        for (const double line : {16.0, 34.0, 52.0}) { // where their feet stand
            QVERIFY(isInked(seen, QRectF(0.3, (line - 8) / 60, 0.4, 6.0 / 60)));
            QVERIFY(!isInked(seen, QRectF(0.0, (line + 3.5) / 60, 1.0, 1.0 / 60)));
        }
        QVERIFY(!isInked(seen, QRectF(0.0, 0.0, 0.05, 1.0))); // centred: it does not run off the page
        QVERIFY(!isInked(seen, QRectF(0.95, 0.0, 0.05, 1.0)));
    }

    void writingFromTheRightEndsAtItsPlace()
    {
        const ArtImport art = importArt("<svg viewBox='0 0 200 40'><text x='190' y='30' font-size='20' "
                                        "direction='rtl'>\xd7\x91\xd7\xa8\xd7\xa7</text></svg>");
        QCOMPARE(verdictOf(art), std::string("drawn"));
        const QImage seen = looked(art.value(), 400);
        QVERIFY(isInked(seen, QRectF(0.6, 0.0, 0.36, 1.0)));
        QVERIFY(!isInked(seen, QRectF(0.96, 0.0, 0.04, 1.0)));
    }

    void otherScriptsAreDrawn()
    {
        QCOMPARE(verdictOf(imported("b-non-latin.svg")), std::string("drawn"));
        QVERIFY(tells(imported("b-non-latin.svg"), "art.note.writing"));
    }

    void flowedAndCurvedWritingIsTold()
    {
        const QByteArray shape("<rect width='4' height='4'/>");
        QVERIFY(tells(importArt("<svg viewBox='0 0 9 9'>" + shape + "<flowRoot>x</flowRoot></svg>"),
                      "art.note.writing_off"));
        QVERIFY(
            tells(importArt("<svg viewBox='0 0 9 9'>" + shape + "<text><textPath>x</textPath></text></svg>"),
                  "art.note.writing_off"));
        QCOMPARE(verdictOf(imported("c-flowroot-and-textpath.svg")), std::string("art.refused.nothing"));
    }
};

QTEST_MAIN(TestCase05SvgText)
#include "test_case_05_svg_text.moc"
