// The figures that are compiled in.

#include "core/io/read_scenario.h"
#include "table/art/figure_pixmaps.h"
#include "table/art/resources.h"
#include "table/model/battle_entries.h"
#include "tests/support/source_tree.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>

using namespace zama;
using namespace zama::table;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// What a drawing covers, 4 pixels to the millimetre.
QImage coverOf(const QString &drawing)
{
    QSvgRenderer renderer(contentOf(drawing));
    QImage cover((renderer.viewBoxF().size() * 0.4).toSize(), QImage::Format_Alpha8);
    cover.fill(0);
    QPainter painter(&cover);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, cover.rect());
    return cover;
}

// Pixels that only one of them covers more than by half.
int differences(const QImage &left, const QImage &right)
{
    int count = 0;
    for (int y = 0; y < left.height(); ++y) {
        for (int x = 0; x < left.width(); ++x) {
            count += std::abs(left.pixelColor(x, y).alpha() - right.pixelColor(x, y).alpha()) > 128 ? 1 : 0;
        }
    }
    return count;
}

FigureLook look(const char *key, const char *palette)
{
    return {QLatin1String(key), QLatin1String(palette), {}};
}

} // namespace

class TestFigures : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { initResources(); }

    void everyFileOfTheCatalogueIsThere()
    {
        const FigureCatalogue catalogue;
        QVERIFY(catalogue.stands().size() > 40);
        for (const QString &stand : catalogue.stands()) {
            for (const FigureView view : {FigureView::Front, FigureView::Back}) {
                const auto placed = catalogue.placed(stand, view);
                QVERIFY2(!placed.empty(), qPrintable(stand));
                for (const auto &figure : placed) {
                    QVERIFY2(QSvgRenderer(contentOf(figure.file)).isValid(), qPrintable(figure.file));
                }
            }
        }
    }

    void everyFileInTheFoldersIsCompiledIn()
    {
        for (const char *folder : {"figures", "icons", "markers", "dice", "app"}) {
            const QString name = QLatin1String(folder);
            const QDir sources(QString::fromStdString(test::inSourceTree("resources/")) + name);
            const QDir compiled(QStringLiteral(":/zama/") + name);
            QCOMPARE(compiled.entryList(QDir::Files, QDir::Name), sources.entryList(QDir::Files, QDir::Name));
        }
    }

    void figuresReferToNothingOutside()
    {
        for (const QString &name :
             QDir(QStringLiteral(":/zama/figures")).entryList({QStringLiteral("*.svg")})) {
            const QByteArray svg = contentOf(QStringLiteral(":/zama/figures/") + name);
            QVERIFY2(!svg.contains("href") && !svg.contains("<use") && !svg.contains("<image"),
                     qPrintable(name));
        }
    }

    void everyTypeOfZamaHasItsFigures()
    {
        const FigureCatalogue catalogue;
        const auto file = loadScenario(test::inSourceTree("scenarios/zama.zama.json"));
        for (const UnitTypeSpec &type : file.value().scenario.types) {
            QVERIFY2(catalogue.has(QString::fromStdString(type.figure)), type.figure.c_str());
        }
        QCOMPARE(catalogue.generalStand(QStringLiteral("roman"), true), QStringLiteral("scipio"));
        QCOMPARE(catalogue.generalStand(QStringLiteral("carthaginian"), false),
                 QStringLiteral("carthaginian-general"));
    }

    void frontAndBackFoldTogether()
    {
        const QDir folder(QStringLiteral(":/zama/figures"));
        for (const QString &name : folder.entryList({QStringLiteral("*-front.svg")})) {
            const QImage front = coverOf(folder.filePath(name));
            const QImage back = coverOf(folder.filePath(
                QString(name).replace(QStringLiteral("-front.svg"), QStringLiteral("-back.svg"))));
            QCOMPARE(back.size(), front.size());
            QVERIFY2(differences(front, back.mirrored(true, false)) == 0, qPrintable(name));
            QVERIFY2(differences(front, back) > 100, qPrintable(name));
        }
    }

    void everyArmyHasAGeneralAndABanner()
    {
        const FigureCatalogue catalogue;
        QVERIFY(catalogue.palettes().size() > 15);
        for (const QString &palette : catalogue.palettes()) {
            QVERIFY2(catalogue.has(catalogue.generalStand(palette, false)), qPrintable(palette));
            QVERIFY2(catalogue.has(catalogue.generalStand(palette, true)), qPrintable(palette));
            QVERIFY2(QFile::exists(catalogue.bannerFile(palette)), qPrintable(palette));
        }
        QVERIFY(catalogue.generalStand(QStringLiteral("no army"), true).isEmpty());
    }

    void coloursAreExchangedInOnePass()
    {
        const Recolouring swap{{"#111111", "#222222"}, {"#222222", "#111111"}};
        QCOMPARE(recoloured("a #111111 b #222222 c #333333", swap),
                 QByteArray("a #222222 b #111111 c #333333"));
        QCOMPARE(recoloured("#11", swap), QByteArray("#11"));
    }

    void shadesFollowTheRule()
    {
        QCOMPARE(shadeOf(QColor(QStringLiteral("#bf5238"))).name(), QStringLiteral("#9c4530"));
    }

    void anArmyDressesItsFigures()
    {
        const FigureCatalogue catalogue;
        const auto colours =
            catalogue.colours(QStringLiteral("numidian-cavalry-a"), look("", "carthaginian"));
        QCOMPARE(colours.value("#b23f2d"), QByteArray("#ece0c2")); // shield: the army's
        QCOMPARE(colours.value("#96623f"), QByteArray("#a9743f")); // horse: its own
        FigureLook chosen = look("", "carthaginian");
        chosen.colours = {{"horse", "#ffffff"}};
        QCOMPARE(catalogue.colours(QStringLiteral("numidian-cavalry-a"), chosen).value("#96623f"),
                 QByteArray("#ffffff"));
    }

    // Read at the middle of the die, where odd faces have a pip, and at its edge.
    void diceComeInTheColoursOfASide()
    {
        FigurePixmaps pixmaps;
        const DieColours red = dieColours(Livery{"#b23f2d", "#f3dca6", "plain", {}});
        QVERIFY(red.pips.lightness() > red.face.lightness());
        const DieColours pale = dieColours(Livery{"#f3dca6", "#b23f2d", "plain", {}});
        QVERIFY(pale.pips.lightness() < pale.face.lightness());
        const QColor pip = pixmaps.die(1, red, 64).toImage().pixelColor(32, 31);
        const QColor bare = pixmaps.die(2, red, 64).toImage().pixelColor(32, 31);
        QCOMPARE(pip.name(), red.pips.name());
        QCOMPARE(bare.name(), red.face.name());
    }

    void facingChoosesTheSideWeSee()
    {
        QCOMPARE(viewOf(0), FigureView::Back);
        QCOMPARE(viewOf(9000), FigureView::Front);
        QCOMPARE(viewOf(18000), FigureView::Front);
        QCOMPARE(viewOf(27000), FigureView::Back);
    }

    void pixmapsAreDrawnOnceForEachLookAndSize()
    {
        FigurePixmaps pixmaps;
        const QPixmap first = pixmaps.stand(look("elephant", "carthaginian"), FigureView::Front, 50);
        QVERIFY(first.height() >= 50);
        QCOMPARE(pixmaps.drawn(), 1);
        QVERIFY(!pixmaps.stand(look("elephant", "carthaginian"), FigureView::Front, 52).isNull());
        QCOMPARE(pixmaps.drawn(), 1);
        QVERIFY(!pixmaps.stand(look("elephant", "carthaginian"), FigureView::Back, 52).isNull());
        QCOMPARE(pixmaps.drawn(), 2);
        QVERIFY(pixmaps.stand(look("unheard-of", ""), FigureView::Back, 52).isNull());
    }
};

QTEST_MAIN(TestFigures)
#include "test_figures.moc"
