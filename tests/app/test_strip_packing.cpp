// Packing of strips: nothing lost, nothing split, nothing upon another, straight cuts, little waste.

#include "app/print/strip_packing.h"

#include <QRandomGenerator>
#include <QTest>

#include <cmath>
#include <set>

using namespace zama::print;

namespace {

constexpr QSizeF kRoom(194, 277);

double areaOf(const QSizeF &size)
{
    return size.width() * size.height();
}

// Whole, in the room, and beside each other.
QString faultOf(const std::vector<PackedSheet> &sheets, const std::vector<QSizeF> &sizes, const QSizeF &room)
{
    std::set<std::size_t> seen;
    for (const PackedSheet &sheet : sheets) {
        for (const PackedStrip &strip : sheet.strips) {
            const QSizeF size = strip.isTurned ? sizes[strip.index].transposed() : sizes[strip.index];
            if (strip.place.size() != size) {
                return QStringLiteral("a strip has another size");
            }
            if (!QRectF(QPointF(), room).adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(strip.place)) {
                return QStringLiteral("a strip is out of the room");
            }
            if (!seen.insert(strip.index).second) {
                return QStringLiteral("a strip is there twice");
            }
            for (const PackedStrip &other : sheet.strips) {
                const QRectF both = strip.place & other.place;
                if (&other != &strip && both.width() > 1e-6 && both.height() > 1e-6) {
                    return QStringLiteral("two strips overlap");
                }
            }
        }
    }
    return seen.size() == sizes.size() ? QString() : QStringLiteral("a strip is missing");
}

} // namespace

class TestStripPacking : public QObject
{
    Q_OBJECT
private slots:
    void aFullPageIsOnePageAndOneMoreIsTwo()
    {
        const QSizeF foot(25.4, 86.3);
        for (const auto &[count, sheets] : std::vector<std::pair<std::size_t, std::size_t>>{
                 {0, 0}, {1, 1}, {20, 1}, {21, 1}, {22, 2}, {42, 2}, {43, 3}}) {
            const std::vector<QSizeF> sizes(count, foot);
            const auto packed = packStrips(sizes, kRoom);
            QCOMPARE(packed.size(), sheets);
            QCOMPARE(faultOf(packed, sizes, kRoom), QString());
        }
    }

    void equalStripsStandInColumnsInTheirOrder()
    {
        const std::vector<QSizeF> sizes(7, QSizeF(25.4, 86.3));
        const auto sheet = packStrips(sizes, kRoom).front();
        for (std::size_t i = 0; i < sheet.strips.size(); ++i) {
            QCOMPARE(sheet.strips[i].index, i);
            QCOMPARE(sheet.strips[i].place.left(), 25.4 * static_cast<double>(i / 3));
            QCOMPARE(sheet.strips[i].place.top(), 86.3 * static_cast<double>(i % 3));
        }
        QCOMPARE(sheet.size, QSizeF(25.4 * 3, 86.3 * 3));
    }

    // Beasts, men, engines and a general: a column's rest takes whoever is as wide or narrower.
    void differentStripsFillEachOthersColumns()
    {
        std::vector<QSizeF> sizes(2, QSizeF(50.8, 129.0));
        sizes.emplace_back(25.4, 104.0);
        sizes.insert(sizes.end(), 13, QSizeF(25.4, 86.3));
        sizes.emplace_back(25.4, 60.0);
        const auto packed = packStrips(sizes, kRoom);
        QCOMPARE(faultOf(packed, sizes, kRoom), QString());
        QCOMPARE(packed.size(), std::size_t{1});
    }

    // Cuts from top to bottom: no strip of a column reaches beyond its edges.
    void columnsArePartedByStraightCuts()
    {
        std::vector<QSizeF> sizes(3, QSizeF(31.75, 92.0));
        sizes.insert(sizes.end(), 12, QSizeF(25.4, 86.3));
        for (const PackedSheet &sheet : packStrips(sizes, kRoom)) {
            for (const PackedStrip &wide : sheet.strips) {
                for (const PackedStrip &other : sheet.strips) {
                    const bool isAcross = other.place.left() < wide.place.right() - 1e-6 &&
                                          other.place.right() > wide.place.right() + 1e-6;
                    QVERIFY(!isAcross);
                }
            }
        }
    }

    void whatIsTooHighLiesOnItsSide()
    {
        const std::vector<QSizeF> sizes(2, QSizeF(50.0, 190.0));
        const QSizeF room(194, 150);
        const auto packed = packStrips(sizes, room);
        QCOMPARE(faultOf(packed, sizes, room), QString());
        QVERIFY(packed.front().strips.front().isTurned);
        QVERIFY(fitsOn(sizes[0], room));
        QVERIFY(!fitsOn(QSizeF(160, 195), room));
        QVERIFY(packStrips({QSizeF(160, 195)}, room).empty());
    }

    void whateverComesIsPackedWholeAndOnce()
    {
        QRandomGenerator chance(5);
        for (int round = 0; round < 200; ++round) {
            std::vector<QSizeF> sizes;
            const int kinds = chance.bounded(1, 6);
            for (int kind = 0; kind < kinds; ++kind) {
                const QSizeF size(chance.bounded(8, 120), chance.bounded(30, 190));
                sizes.insert(sizes.end(), static_cast<std::size_t>(chance.bounded(1, 20)), size);
            }
            const auto packed = packStrips(sizes, kRoom);
            QCOMPARE(faultOf(packed, sizes, kRoom), QString());
        }
    }

    void armiesLeaveLittlePaperOver()
    {
        std::vector<QSizeF> sizes(200, QSizeF(25.4, 86.3));
        sizes.insert(sizes.end(), 36, QSizeF(31.75, 92.0));
        double used = 0;
        for (const QSizeF &size : sizes) {
            used += areaOf(size);
        }
        const double sheets = static_cast<double>(packStrips(sizes, kRoom).size());
        QVERIFY2(used / (sheets * areaOf(kRoom)) > 0.8, qPrintable(QString::number(used / sheets)));
    }
};

QTEST_MAIN(TestStripPacking)
#include "test_strip_packing.moc"
