// Art of one's own: what is imported is sound, small and unchanged by another import; it is shown on the
// table and dressed like our own figures; broken files hurt nobody.

// Qt first: moc 6.4 cannot read <compare> before it.
#include <QBuffer>
#include <QDir>
#include <QTest>
#include <QXmlStreamReader>

#include "core/text/english.h"
#include "table/art/figure_pixmaps.h"
#include "table/art/resources.h"
#include "table/art/unknown_art.h"
#include "table/model/battle_entries.h"
#include "table/scene/table_scene.h"
#include "tests/support/art_files.h"
#include "tests/support/svg_mutator.h"
#include "tests/support/tiny_battle.h"

using namespace zama;
using namespace zama::table;
using namespace zama::test;

namespace {

QByteArray pngOf(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "png");
    return bytes;
}

QImage noise(int side)
{
    QImage image(side, side, QImage::Format_ARGB32);
    zama::test::Chance chance(5);
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            image.setPixel(x, y, qRgba(chance.between(0, 255), chance.between(0, 255), x % 256, 255));
        }
    }
    return image;
}

QByteArray page(const QByteArray &content)
{
    return "<svg viewBox='0 0 40 80'>" + content + "</svg>";
}

// Left half red, right half the Roman tunic.
const QByteArray kMan("<rect width='20' height='80' fill='red'/>"
                      "<rect x='20' width='20' height='80' fill='#BF5238'/>");

// What the renderer is handed consists of these and nothing else.
bool isPlain(const QByteArray &svg)
{
    static const QStringList elements{QStringLiteral("svg"),     QStringLiteral("g"),
                                      QStringLiteral("path"),    QStringLiteral("rect"),
                                      QStringLiteral("circle"),  QStringLiteral("ellipse"),
                                      QStringLiteral("line"),    QStringLiteral("polyline"),
                                      QStringLiteral("polygon"), QStringLiteral("defs"),
                                      QStringLiteral("stop"),    QStringLiteral("linearGradient"),
                                      QStringLiteral("image"),   QStringLiteral("radialGradient")};
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement() && !elements.contains(reader.name())) {
            return false;
        }
        for (const QXmlStreamAttribute &a : reader.attributes()) {
            const bool isLink = a.name() == u"href";
            if (a.name().startsWith(u"on") || (isLink && !a.value().startsWith(u"data:image/png;base64,"))) {
                return false;
            }
        }
    }
    return !reader.hasError();
}

Scenario tinyScenario()
{
    return tinyBattle().far().setup()->scenario;
}

QStringList caseDrawings()
{
    QStringList names;
    const QDir data(QString::fromStdString(inSourceTree("tests/cases/data")));
    for (const QString &folder : data.entryList({QStringLiteral("0*-svg-*")}, QDir::Dirs, QDir::Name)) {
        for (const QString &file : QDir(data.filePath(folder)).entryList(QDir::Files, QDir::Name)) {
            names.append(folder + u'/' + file);
        }
    }
    return names;
}

} // namespace

class TestArtImport : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { initResources(); }

    void importingTwiceChangesNothing()
    {
        int drawn = 0;
        for (const QString &name : caseDrawings()) {
            const ArtImport once = importCase(name.toStdString());
            if (!once) {
                continue;
            }
            const ArtImport twice = importArt(artSpec("x", once.value()));
            QVERIFY2(twice, qPrintable(name));
            QCOMPARE(twice.value().bytes, once.value().bytes);
            QVERIFY2(twice.value().notes.empty(), qPrintable(name));
            QVERIFY(once.value().format == ImportedArt::Format::Png || isPlain(once.value().bytes));
            ++drawn;
        }
        QVERIFY(drawn > 25);
    }

    void ourOwnFiguresCanBeImported()
    {
        QFile file(QStringLiteral(":/zama/figures/roman-velite-a-front.svg"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        const ArtImport art = importArt(bytes);
        QVERIFY(art && art.value().notes.empty());
        ImportedArt original{ImportedArt::Format::Svg, bytes, art.value().size, {}};
        QCOMPARE(looked(art.value(), 230), looked(original, 230));
        FigureCatalogue catalogue;
        const QStringList slotsOfOurs = catalogue.slotsOf(QStringLiteral("roman-skirmishers"));
        QVERIFY(slotsOfOurs.contains(QStringLiteral("tunic")) && slotsOfOurs.contains(QStringLiteral("fur")));
        catalogue.setOwnArt(ScenarioArt({artSpec("mine", art.value())}));
        QVERIFY(catalogue.slotsOf(QStringLiteral("mine")).contains(QStringLiteral("tunic")));
    }

    void hugePicturesAreMadeSmallerAndTold()
    {
        QImage wide(3000, 1500, QImage::Format_RGB32);
        wide.fill(Qt::red);
        const ArtImport art = importArt(pngOf(wide));
        QCOMPARE(art.value().size, QSizeF(kMaxPictureSide, kMaxPictureSide / 2));
        QVERIFY(tells(art, "art.note.shrunk"));
        QVERIFY(artSpec("x", importArt(pngOf(noise(1024))).value()).base64.size() <= kMaxArtBytes);
    }

    // The head claims a size that would take gigabytes.
    void aPictureThatLiesAboutItsSizeIsRefused()
    {
        QByteArray bytes = pngOf(noise(4));
        bytes.replace(16, 8, QByteArray::fromHex("0000f0000000f000"));
        QCOMPARE(verdictOf(importArt(bytes)), std::string("art.refused.picture"));
        QCOMPARE(verdictOf(importArt(pngOf(noise(16)).left(60))), std::string("art.refused.picture"));
        QCOMPARE(verdictOf(importArt("\xff\xd8\xff\xe0 JFIF")), std::string("art.refused.other_picture"));
    }

    void embeddedPicturesAreKept()
    {
        QImage red(2, 2, QImage::Format_RGB32);
        red.fill(Qt::red);
        const ArtImport art = importArt(page("<image width='40' height='80' preserveAspectRatio='none' "
                                             "href='data:image/png;base64," +
                                             pngOf(red).toBase64() + "'/>"));
        QVERIFY(art && art.value().notes.empty());
        QCOMPARE(colourAt(looked(art.value(), 40), 0.5, 0.5), QStringLiteral("#ff0000"));
    }

    void artOfAScenarioIsShownFromBothSides()
    {
        FigurePixmaps pixmaps;
        pixmaps.setOwnArt(ScenarioArt({artSpec("mine", importArt(page(kMan)).value())}));
        const FigureLook look{QStringLiteral("mine"), {}, {}};
        const QImage front = pixmaps.stand(look, FigureView::Front, 80).toImage();
        const QImage back = pixmaps.stand(look, FigureView::Back, 80).toImage();
        QVERIFY(std::abs(front.height() - 2 * front.width()) <= 2);
        QCOMPARE(colourAt(front, 0.25, 0.5), QStringLiteral("#ff0000"));
        QCOMPARE(colourAt(back, 0.75, 0.5), QStringLiteral("#ff0000"));
    }

    void aBackOfItsOwnIsUsed()
    {
        FigurePixmaps pixmaps;
        const ArtImport blue = importArt(page("<rect width='40' height='80' fill='blue'/>"));
        pixmaps.setOwnArt(ScenarioArt(
            {artSpec("mine", importArt(page(kMan)).value()), artSpec("mine-back", blue.value())}));
        const FigureLook look{QStringLiteral("mine"), {}, {}};
        QCOMPARE(colourAt(pixmaps.stand(look, FigureView::Back, 80).toImage(), 0.25, 0.5),
                 QStringLiteral("#0000ff"));
    }

    void slotsOfADrawingAreDressedPicturesAreNot()
    {
        FigurePixmaps pixmaps;
        const ArtImport drawing = importArt(page(kMan));
        const ArtImport picture = importArt(pngOf(looked(drawing.value(), 40)));
        pixmaps.setOwnArt(ScenarioArt({artSpec("svg", drawing.value()), artSpec("png", picture.value())}));
        const auto tunicOf = [&pixmaps](const char *id, const char *palette) {
            const FigureLook look{QLatin1String(id), QLatin1String(palette), {}};
            return colourAt(pixmaps.stand(look, FigureView::Front, 80).toImage(), 0.75, 0.5);
        };
        QCOMPARE(tunicOf("svg", ""), QStringLiteral("#bf5238"));
        QCOMPARE(tunicOf("svg", "carthaginian"), QStringLiteral("#2d4d7c"));
        QCOMPARE(tunicOf("png", "carthaginian"), QStringLiteral("#bf5238"));
        QVERIFY(pixmaps.catalogue().slotsOf(QStringLiteral("png")).isEmpty());
        QCOMPARE(pixmaps.catalogue().slotsOf(QStringLiteral("svg")), QStringList{QStringLiteral("tunic")});
    }

    void anotherDrawingOfTheSameNameIsDrawnAnew()
    {
        FigurePixmaps pixmaps;
        const FigureLook look{QStringLiteral("mine"), {}, {}};
        for (const char *colour : {"#00ff00", "#0000ff"}) {
            const QByteArray svg = page(QByteArray("<rect width='40' height='80' fill='") + colour + "'/>");
            pixmaps.setOwnArt(ScenarioArt({artSpec("mine", importArt(svg).value())}));
            QCOMPARE(colourAt(pixmaps.stand(look, FigureView::Front, 80).toImage(), 0.5, 0.5),
                     QString::fromLatin1(colour));
        }
    }

    void unchangedArtIsNotCleanedAgain()
    {
        std::vector<ArtSpec> specs{artSpec("a", importArt(page(kMan)).value()),
                                   {"b", "image/png", "AAAA", {}}};
        const ScenarioArt before(specs);
        QVERIFY(before.find(QStringLiteral("a")) != nullptr);
        QVERIFY(before.find(QStringLiteral("b")) == nullptr &&
                before.refusal(QStringLiteral("b")) != nullptr);
        QCOMPARE(before.ids(), QStringList{QStringLiteral("a")});
        QVERIFY(ScenarioArt(specs, before) == before);
        QVERIFY(!(ScenarioArt(specs) == before));
    }

    void theTableShowsArtOfItsScenario()
    {
        Scenario scenario = tinyScenario();
        scenario.types[0].figure = "mine";
        scenario.art = {artSpec("mine", importArt(page(kMan)).value())};
        const auto setup = compile(scenario);
        QVERIFY(setup);
        TableModel model;
        TableScene scene(model);
        model.setFrame(frameOf(*setup.value()));
        QVERIFY(scene.pixmaps().catalogue().has(QStringLiteral("mine")));
        QVERIFY(unknownArt(scenario, scene.pixmaps().catalogue()).empty());
    }

    void refusedArtIsAnIssue()
    {
        Scenario scenario = tinyScenario();
        scenario.types[0].figure = "mine";
        scenario.art = {{"mine", "image/svg+xml", "PGh0bWwvPg==", {}}}; // <html/>
        const auto issues = unknownArt(scenario, FigureCatalogue());
        QCOMPARE(issues.size(), std::size_t{1});
        QCOMPARE(issues[0].path, QStringLiteral("/art/0"));
        const QString told = sentenceOf(issues[0], MessageFormatter(QLocale(QLocale::English)));
        QVERIFY2(told.contains(QStringLiteral("mine")) && told.contains(QStringLiteral("web page")),
                 qPrintable(told));
    }

    // Whatever comes in: a verdict, bounded output, and only plain things to draw.
    void brokenDrawingsHurtNobody()
    {
        const QStringList names = caseDrawings();
        zama::test::Chance chance(20);
        int drawn = 0;
        for (int i = 0; i < 3'000; ++i) {
            const QString &name = names.at(chance.between(0, static_cast<int>(names.size()) - 1));
            const std::string text = mutatedSvg(caseInput(name.toStdString()), chance);
            const ArtImport art = importArt(QByteArray::fromStdString(text));
            if (!art) {
                QVERIFY2(isWellFormed(art.error().reason), text.c_str());
                continue;
            }
            ++drawn;
            const QSizeF size = art.value().size;
            QVERIFY2(size.width() > 0 && size.height() > 0 && size.width() < 1e8, text.c_str());
            QVERIFY2(art.value().format == ImportedArt::Format::Png || isPlain(art.value().bytes),
                     text.c_str());
            QVERIFY2(std::ranges::all_of(art.value().notes, isWellFormed), text.c_str());
            QVERIFY(!looked(art.value(), 24).isNull());
            const ArtImport again = importArt(art.value().bytes);
            QVERIFY2(again && again.value().bytes == art.value().bytes, text.c_str());
        }
        QVERIFY(drawn > 300);
    }
};

QTEST_MAIN(TestArtImport)
#include "test_art_import.moc"
