// A side's colour and pattern: either alone tells the sides apart.

#include "table/scene/livery_painter.h"

#include <QBuffer>
#include <QImage>
#include <QPdfWriter>
#include <QTest>

using namespace zama;
using namespace zama::table;

namespace {

constexpr int kSide = 120;
constexpr double kPeriod = 12.0;

Livery liveryOf(const char *pattern)
{
    Livery livery;
    livery.colour = "#204080";
    livery.second = "#f0e0c0";
    livery.pattern = pattern;
    return livery;
}

QImage filled(const Livery &livery, double turn = 0.0, double scale = 1.0)
{
    QImage image(kSide, kSide, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(kSide / 2.0, kSide / 2.0);
    painter.rotate(turn);
    painter.scale(scale, scale);
    const double half = kSide / scale;
    fillWithLivery(painter, QRectF(-half, -half, 2 * half, 2 * half), livery, kPeriod / scale);
    return image;
}

// How much lighter than the plain colour it is on the whole, in steps of 255.
double lightness(const QImage &image)
{
    double sum = 0.0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            sum += qGray(image.pixel(x, y));
        }
    }
    return sum / (image.width() * image.height()) - qGray(QColor("#204080").rgb());
}

int darkestAndLightest(const QImage &image)
{
    int darkest = 255;
    int lightest = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            darkest = std::min(darkest, qGray(image.pixel(x, y)));
            lightest = std::max(lightest, qGray(image.pixel(x, y)));
        }
    }
    return lightest - darkest;
}

} // namespace

class TestLivery : public QObject
{
    Q_OBJECT
private slots:
    void plainIsOneColour() { QCOMPARE(darkestAndLightest(filled(liveryOf("plain"))), 0); }

    void everyPatternHasLightOnDark_data()
    {
        QTest::addColumn<QString>("pattern");
        for (const char *pattern : {"stripes", "dots", "checks"}) {
            QTest::newRow(pattern) << QString::fromLatin1(pattern);
        }
    }
    void everyPatternHasLightOnDark()
    {
        QFETCH(QString, pattern);
        const QImage image = filled(liveryOf(pattern.toLatin1().constData()));
        QVERIFY(darkestAndLightest(image) > 60);
        QVERIFY(lightness(image) > 3.0);
    }

    // The cloth fits itself: the pattern comes again after each of its periods, also across the cloth's
    // edges.
    void theClothHasNoSeams_data() { everyPatternHasLightOnDark_data(); }
    void theClothHasNoSeams()
    {
        QFETCH(QString, pattern);
        const QImage image = filled(liveryOf(pattern.toLatin1().constData()));
        const int across = static_cast<int>(kPeriod);
        const int down = pattern == QStringLiteral("dots") ? 3 * across / 2 : across;
        for (int y = 0; y + down < kSide; ++y) {
            for (int x = 0; x + across < kSide; ++x) {
                QVERIFY(std::abs(qGray(image.pixel(x, y)) - qGray(image.pixel(x + across, y))) <= 3);
                QVERIFY(std::abs(qGray(image.pixel(x, y)) - qGray(image.pixel(x, y + down))) <= 3);
            }
        }
    }

    void turnedAndScaledItIsTheSameOnTheWhole_data() { everyPatternHasLightOnDark_data(); }
    void turnedAndScaledItIsTheSameOnTheWhole()
    {
        QFETCH(QString, pattern);
        const Livery livery = liveryOf(pattern.toLatin1().constData());
        const double straight = lightness(filled(livery));
        QVERIFY(std::abs(lightness(filled(livery, 33.0)) - straight) < 0.2 * straight + 1.0);
        QVERIFY(std::abs(lightness(filled(livery, 90.0, 0.01)) - straight) < 0.2 * straight + 1.0);
    }

    void paperGetsStrokesAndNoPixels()
    {
        QBuffer file;
        QVERIFY(file.open(QIODevice::WriteOnly));
        QPdfWriter writer(&file);
        QPainter painter(&writer);
        fillWithLivery(painter, QRectF(100, 100, 4000, 2000), liveryOf("stripes"), 300);
        painter.end();
        QVERIFY(file.data().startsWith("%PDF"));
        QVERIFY(!file.data().contains("/Subtype /Image"));
    }
};

QTEST_MAIN(TestLivery)
#include "test_livery.moc"
