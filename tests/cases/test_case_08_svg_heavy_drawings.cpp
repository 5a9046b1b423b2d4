// Case 08: detailed traced art makes panning and dragging crawl. What is too detailed to be drawn again and
// again becomes a picture; what is beyond all measure is refused, by counts and with a reason.

#include "tests/support/art_files.h"

#include "table/art/svg_cleaner.h"

#include <QTest>

#include <cmath>

using namespace zama;
using namespace zama::table;
using namespace zama::test;

namespace {

QByteArray page(const QByteArray &content)
{
    return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 400'>" + content + "</svg>";
}

// Traced art: very many small coloured shapes with long names.
QByteArray traced(int paths)
{
    QByteArray content;
    for (int i = 0; i < paths; ++i) {
        content += "<path id='path" + QByteArray::number(i) + "-hastati-shield-highlight-copy-copy' d='m " +
                   QByteArray::number(i % 400) + ' ' + QByteArray::number(i / 400 * 9) +
                   " c -8,-6 5,0 -1,-8 z' style='fill:#b46ee1;fill-opacity:0.6'/>";
    }
    return page(content);
}

// A ring drawn over and over, as the case has it: every step is short.
QByteArray polygon(int points)
{
    QByteArray list;
    for (int i = 0; i < points; ++i) {
        const double turn = i * 0.065;
        const double radius = 100.0 + 90.0 * std::sin(i * 0.0021);
        list += QByteArray::number(200.0 + radius * std::cos(turn), 'f', 3) + ',' +
                QByteArray::number(200.0 + radius * std::sin(turn), 'f', 3) + ' ';
    }
    return page("<polygon fill='#1565c0' points='" + list + "'/>");
}

// From edge to edge with every step: far more work than points.
QByteArray hatching(int lines, const QByteArray &style)
{
    QByteArray data("M0 0");
    for (int i = 0; i < lines; ++i) {
        data += "L" + QByteArray::number(i % 397) + (i % 2 == 0 ? " 400" : " 0");
    }
    return page("<path " + style + " d='" + data + "'/>");
}

} // namespace

class TestCase08SvgHeavyDrawings : public QObject
{
    Q_OBJECT
private slots:
    void tenThousandPathsBecomeAPicture()
    {
        const ArtImport art = importArt(traced(10'000));
        QCOMPARE(verdictOf(art), std::string("drawn"));
        QVERIFY(art.value().format == ImportedArt::Format::Png);
        QVERIFY(tells(art, "art.note.drawn"));
        QVERIFY(art.value().bytes.size() < 3'000'000);
    }

    void anOutlineOfSixtyThousandPointsBecomesAPicture()
    {
        const ArtImport art = importArt(polygon(60'000));
        QVERIFY(art.value().format == ImportedArt::Format::Png);
        QVERIFY(std::max(art.value().size.width(), art.value().size.height()) >= kMaxPictureSide / 2.0);
    }

    void theWorkOfDrawingCountsNotThePoints()
    {
        QVERIFY(importArt(hatching(15, "stroke='red'")).value().format == ImportedArt::Format::Svg);
        QVERIFY(importArt(hatching(120, "stroke='red'")).value().format == ImportedArt::Format::Png);
        QCOMPARE(verdictOf(importArt(hatching(2'000, "fill='red'"))), std::string("art.refused.work"));
    }

    // Tiny steps with a pen as broad as the page; a thousand sheets on top of one another.
    void broadPensAndLargeAreasCountToo()
    {
        QByteArray steps("M0 0");
        QByteArray sheets;
        for (int i = 0; i < 6'000; ++i) {
            steps += i % 2 == 0 ? "l1 0" : "l0 1";
            sheets += "<rect width='400' height='400' opacity='0.1'/>";
        }
        QCOMPARE(verdictOf(importArt(page("<path stroke='red' stroke-width='400' d='" + steps + "'/>"))),
                 std::string("art.refused.work"));
        QCOMPARE(verdictOf(importArt(page(sheets))), std::string("art.refused.work"));
        QCOMPARE(verdictOf(importArt(page("<g transform='scale(1000)'><path stroke='red' d='" + steps +
                                          "' transform='scale(0.001)'/></g>"))),
                 std::string("drawn"));
    }

    void whatIsBeyondMeasureIsRefused()
    {
        QCOMPARE(verdictOf(importArt(traced(kMaxSvgElements + 1))), std::string("art.refused.elements"));
        QCOMPARE(verdictOf(importArt(polygon(kMaxSvgPoints + 1))), std::string("art.refused.points"));
        QCOMPARE(verdictOf(importArt(QByteArray(kMaxSvgBytes + 1, ' '))), std::string("art.refused.bytes"));
        QByteArray deep;
        for (int i = 0; i < kMaxSvgDepth + 1; ++i) {
            deep += "<g>";
        }
        QCOMPARE(verdictOf(importArt(page(deep))), std::string("art.refused.depth"));
    }

    void namesOfAnyLengthAreLeftOut()
    {
        const ArtImport art =
            importArt(page("<g id='" + QByteArray(65'536, 'x') + "'><rect width='400' height='400'/></g>"));
        QVERIFY(art.value().bytes.size() < 200);
    }

    // Twelve levels of ten copies: a million million, unfolded.
    void copiesOfCopiesAreCounted()
    {
        QByteArray content("<defs><g id='u0'><rect width='1' height='1'/></g>");
        for (int i = 1; i < 12; ++i) {
            content += "<g id='u" + QByteArray::number(i) + "'>";
            for (int k = 0; k < 10; ++k) {
                content += "<use href='#u" + QByteArray::number(i - 1) + "'/>";
            }
            content += "</g>";
        }
        QCOMPARE(verdictOf(importArt(page(content + "</defs><use href='#u11'/>"))),
                 std::string("art.refused.elements"));
    }

    void aCopyOfItselfEnds()
    {
        const ArtImport art = importArt(page("<g id='a'><rect width='9' height='9'/><use href='#a'/></g>"));
        QVERIFY(tells(art, "art.note.reference"));
    }

    void hairFineDashesAreLeftOut()
    {
        const ArtImport art =
            importArt(page("<path stroke='red' stroke-dasharray='0.0001' d='M0 0 400 400'/>"));
        QVERIFY(tells(art, "art.note.dashes"));
        QVERIFY(!art.value().bytes.contains("dasharray"));
        const ArtImport coarse =
            importArt(page("<path stroke='red' stroke-dasharray='4' d='M0 0 400 400'/>"));
        QVERIFY(coarse.value().bytes.contains("stroke-dasharray=\"4\""));
    }

    void styleSheetsThatMatchEverythingAreBounded()
    {
        QByteArray rules;
        for (int i = 0; i < 2'000; ++i) {
            rules += "g * .a{fill:red}";
        }
        QByteArray content("<style>" + rules + "</style><g>");
        for (int i = 0; i < 5'000; ++i) {
            content += "<g class='a'/>";
        }
        QCOMPARE(verdictOf(importArt(page(content + "</g>"))), std::string("art.refused.style"));
    }

    void oneTagWithAHundredThousandAttributesIsRefused()
    {
        QByteArray tag("<rect");
        for (int i = 0; i < 100'000; ++i) {
            tag += " a" + QByteArray::number(i) + "='1'";
        }
        QCOMPARE(verdictOf(importArt(page(tag + "/>"))), std::string("art.refused.elements"));
    }
};

QTEST_MAIN(TestCase08SvgHeavyDrawings)
#include "test_case_08_svg_heavy_drawings.moc"
