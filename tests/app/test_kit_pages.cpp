// The class kit on paper: everything is there, whole, legible, inside the printable part, and true to scale.

#include "app/print/kit_pages.h"
#include "app/print/kit_sheet.h"
#include "app/print/page_style.h"
#include "app/print/readers.h"
#include "app/print/template_strip.h"
#include "core/kit/placement.h"
#include "table/art/resources.h"
#include "tests/support/page_recorder.h"
#include "tests/support/print_orders.h"
#include "tests/support/pseudo_locale.h"
#include "tests/support/scenario_files.h"
#include "tests/support/small_battle.h"

#include <QCoreApplication>
#include <QImage>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

using namespace zama;
using namespace zama::print;
using namespace zama::test;

namespace {

constexpr double kInchMm = 25.4;
constexpr double kTenth = 0.1; // of a millimetre
constexpr QRectF kNarrow(20, 20, 20, 100);

PrintOrder orderOf(const Scenario &scenario, const std::set<PrintPart> &parts)
{
    PrintOrder order;
    order.scenario = std::make_shared<const Scenario>(scenario);
    order.parts = parts;
    order.paper.size = QPageSize(QPageSize::A4);
    return order;
}

Scenario shipped(const std::string &name)
{
    return shippedScenario(name).scenario;
}

std::set<PrintPart> wholeKit()
{
    std::set<PrintPart> parts;
    for (const PrintPartRow &row : printParts()) {
        if (row.part != PrintPart::Soldiers) {
            parts.insert(row.part);
        }
    }
    return parts;
}

std::vector<Paper> papers()
{
    std::vector<Paper> all;
    for (const auto size : {QPageSize::A4, QPageSize::Letter}) {
        for (const auto way : {QPageLayout::Portrait, QPageLayout::Landscape}) {
            all.push_back({QPageSize(size), way});
        }
    }
    return all;
}

bool isWhite(const QImage &image, const QRect &area)
{
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x) {
            if (qGray(image.pixel(x, y)) < 250) {
                return false;
            }
        }
    }
    return true;
}

bool hasWhiteEdge(const QImage &image, double dotsPerMm)
{
    const int edge = static_cast<int>(kUnprintable * dotsPerMm);
    const int w = image.width();
    const int h = image.height();
    return isWhite(image, {0, 0, w, edge}) && isWhite(image, {0, h - edge, w, edge}) &&
           isWhite(image, {0, 0, edge, h}) && isWhite(image, {w - edge, 0, edge, h});
}

// Letters, without the air above and below them.
QRectF inkBox(const DrawnText &text)
{
    const double air = text.box.height() * 0.2;
    return text.box.adjusted(0.1, air, -0.1, -air);
}

// What is written over something else, for the message of a test.
QString overlapOn(const PageRecorder &page)
{
    for (std::size_t i = 0; i < page.texts.size(); ++i) {
        for (std::size_t k = i + 1; k < page.texts.size(); ++k) {
            if (inkBox(page.texts[i]).intersects(inkBox(page.texts[k]))) {
                return page.texts[i].words + QStringLiteral(" <> ") + page.texts[k].words;
            }
        }
    }
    return {};
}

std::vector<double> lengthsOfCuts(const PageRecorder &page)
{
    std::vector<double> lengths;
    for (const DrawnLine &drawn : page.lines) {
        const bool isLevel = std::abs(drawn.line.dy()) < 1e-6 && std::abs(drawn.line.dx()) > 20;
        if (isLevel && std::abs(drawn.pen - 0.2) < 1e-9) {
            lengths.push_back(std::abs(drawn.line.dx()));
        }
    }
    return lengths;
}

// Middles of the dark places along a row of dots, in millimetres.
std::vector<double> marksAlong(const QImage &image, int y, double dotsPerMm)
{
    std::vector<double> marks;
    int start = -1;
    for (int x = 0; x < image.width(); ++x) {
        const bool isDark = qGray(image.pixel(x, y)) < 128;
        if (isDark && start < 0) {
            start = x;
        }
        if (!isDark && start >= 0) {
            marks.push_back((start + x) / 2.0 / dotsPerMm);
            start = -1;
        }
    }
    return marks;
}

QImage stripImage(const StripPiece &piece, const QRectF &place, double dotsPerMm)
{
    const auto sheet = std::make_unique<KitSheet>(orderOf(shipped("zama"), {}));
    QImage image(static_cast<int>(300 * dotsPerMm), static_cast<int>(40 * dotsPerMm),
                 QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPainter painter(&image);
    PageCanvas canvas(painter, dotsPerMm, Paper(), QLocale(QLocale::English), Ink::Colour);
    paintStrip(canvas, *sheet, piece, place, {});
    return image;
}

QString writtenBy(PrintPart part, const Scenario &scenario)
{
    return writtenIn(documentOf(orderOf(scenario, {part})));
}

// Without the footer, which is not the page's own.
QString writtenBy(const PrintPage &page)
{
    RecordingDevice device;
    QPainter painter(&device);
    PageCanvas canvas(painter, 1.0, page.paper, QLocale(QLocale::English), Ink::Colour);
    page.paint(canvas);
    QString all;
    for (const DrawnText &text : device.recorder().texts) {
        all += text.words;
    }
    return all;
}

// The least letters on a page, without its footer.
double leastLetters(const PrintDocument &document, std::size_t page)
{
    const DrawnPage drawn(document, page);
    const double foot = document.pages[page].paper.content().bottom();
    double least = 100.0;
    for (const DrawnText &text : drawn->texts) {
        if (text.box.top() < foot) {
            least = std::min(least, text.size);
        }
    }
    return least;
}

// A phrase of the program in each of these languages.
QStringList inEach(const QStringList &languages, const char *context, const char *english)
{
    return toReaders(languages, [&] { return QCoreApplication::translate(context, english); })
        .split(QLatin1Char('\n'));
}

// Where the lines of a paragraph are written.
std::vector<QRectF> linesOf(const QString &text, const QLocale &reader, const QRectF &column)
{
    std::vector<QRectF> lines;
    for (const Block &block : paragraphs(Measure(reader), text, column.width(), body())) {
        RecordingDevice device;
        QPainter painter(&device);
        PageCanvas canvas(painter, 1.0, Paper(), reader, Ink::Colour);
        block.paint(canvas, QRectF(column.topLeft(), QSizeF(column.width(), block.height)));
        QRectF &line = lines.emplace_back();
        for (const DrawnText &drawn : device.recorder().texts) {
            line |= drawn.box;
        }
    }
    return lines;
}

UnitTypeSpec &typeIn(Scenario &scenario, std::string_view id)
{
    return *std::ranges::find(scenario.types, id, &UnitTypeSpec::id);
}

Scenario draft()
{
    Scenario scenario = shipped("zama");
    scenario.sides[0].commands[1].units[0].type = "nobody";
    return scenario;
}

} // namespace

class TestKitPages : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { table::initResources(); }

    void everyPartFitsEveryPaper()
    {
        for (const char *name : {"zama", "magnesia", "first-lesson"}) {
            for (const Paper &paper : papers()) {
                PrintOrder order = orderOf(shipped(name), wholeKit());
                order.paper = paper;
                const PrintDocument document = documentOf(order);
                QVERIFY(!document.pages.empty());
                for (std::size_t i = 0; i < document.pages.size(); ++i) {
                    QVERIFY2(hasWhiteEdge(previewOf(document, i, 2.0), 2.0),
                             qPrintable(QStringLiteral("%1, page %2").arg(QLatin1String(name)).arg(i + 1)));
                }
            }
        }
    }

    void everyPartBeginsWithItsBookmark()
    {
        const PrintDocument document = documentOf(orderOf(shipped("zama"), wholeKit()));
        QStringList found;
        for (const PrintPage &page : document.pages) {
            if (!page.bookmark.isEmpty()) {
                found.append(page.bookmark);
            }
        }
        QStringList expected;
        for (const PrintPart part : wholeKit()) {
            expected.append(titleOf(part));
        }
        QCOMPARE(found, expected);
    }

    void nothingIsWrittenOverSomethingElse()
    {
        for (const char *name : {"zama", "magnesia"}) {
            for (const Paper &paper : papers()) {
                PrintOrder order = orderOf(shipped(name), wholeKit());
                order.paper = paper;
                const PrintDocument document = documentOf(order);
                QVERIFY(!document.pages.empty());
                for (std::size_t i = 0; i < document.pages.size(); ++i) {
                    const QString overlap = overlapOn(*DrawnPage(document, i));
                    QVERIFY2(overlap.isEmpty(), qPrintable(QStringLiteral("%1, page %2: %3")
                                                               .arg(QLatin1String(name))
                                                               .arg(i + 1)
                                                               .arg(overlap)));
                }
            }
        }
    }

    void anOverlapWouldBeNoticed()
    {
        PrintDocument document;
        document.pages.push_back({Paper(), {}, [](PageCanvas &canvas) {
                                      canvas.text(QRectF(20, 20, 60, 6), QStringLiteral("one"));
                                      canvas.text(QRectF(22, 20, 60, 6), QStringLiteral("other"));
                                      canvas.text(QRectF(20, 25, 60, 6), QStringLiteral("below"));
                                  }});
        QCOMPARE(overlapOn(*DrawnPage(document, 0)), QStringLiteral("one <> other"));
    }

    void longerWordsAreNeitherCutNorOnTopOfEachOther()
    {
        PseudoLocale longer;
        QVERIFY(QCoreApplication::installTranslator(&longer));
        for (const Paper &paper : papers()) {
            PrintOrder order = orderOf(shipped("zama"), wholeKit());
            order.paper = paper;
            order.languages = {QStringLiteral("fr")};
            const PrintDocument document = documentOf(order);
            QVERIFY(!document.pages.empty());
            for (std::size_t i = 0; i < document.pages.size(); ++i) {
                const DrawnPage page(document, i);
                const QString overlap = overlapOn(*page);
                QVERIFY2(overlap.isEmpty(),
                         qPrintable(QStringLiteral("page %1: %2").arg(i + 1).arg(overlap)));
                for (const DrawnText &text : page->texts) {
                    QVERIFY2(!text.words.contains(QChar(0x2026)), qPrintable(text.words));
                }
                QVERIFY(hasWhiteEdge(previewOf(document, i, 2.0), 2.0));
            }
        }
        QCoreApplication::removeTranslator(&longer);
    }

    void pagesKeepTheWordsTheyWereMadeWith()
    {
        const PrintDocument document = documentOf(orderOf(shipped("zama"), wholeKit()));
        QVERIFY(document.pages.size() > 10);
        std::vector<QString> before;
        for (std::size_t i = 0; i < document.pages.size(); ++i) {
            before.push_back(writtenBy(document.pages[i]));
        }
        PseudoLocale other;
        QVERIFY(QCoreApplication::installTranslator(&other));
        for (std::size_t i = 0; i < document.pages.size(); ++i) {
            QCOMPARE(writtenBy(document.pages[i]), before[i]);
        }
        QCoreApplication::removeTranslator(&other);
    }

    void theKitIsPaleAndWithoutPictures()
    {
        for (const Ink ink : {Ink::Colour, Ink::Outlines, Ink::Saving}) {
            PrintOrder order = orderOf(shipped("zama"), wholeKit());
            order.ink = ink;
            const PrintDocument document = documentOf(order);
            QVERIFY(!document.pages.empty());
            for (std::size_t i = 0; i < document.pages.size(); ++i) {
                QVERIFY(coverageOf(previewOf(document, i, 2.0)) < 0.12);
                if (ink != Ink::Colour) {
                    QCOMPARE(DrawnPage(document, i)->pixmaps, 0);
                }
            }
        }
    }

    void aChangedNumberIsOnThePaper()
    {
        Scenario scenario = shipped("zama");
        const QString before = writtenBy(PrintPart::Reference, scenario);
        QVERIFY(!before.contains(QStringLiteral("7.5")));
        typeIn(scenario, "roman-infantry").move = 7500;
        scenario.options.turnLimit = 11;
        const QString after = writtenBy(PrintPart::Reference, scenario);
        QVERIFY(after.contains(QStringLiteral("7.5")));
        QVERIFY(after.contains(QLatin1String("when turn 11 is")));
        QVERIFY(writtenBy(PrintPart::CommanderCards, scenario).contains(QStringLiteral("7.5")));
        QVERIFY(writtenBy(PrintPart::RangeSticks, scenario).contains(QLatin1String("7.5 in")));
    }

    void theTrackHasTheBattlesTurns()
    {
        Scenario scenario = shipped("zama");
        scenario.options.turnLimit = 5;
        QVERIFY(!writtenBy(PrintPart::SequenceTrack, scenario).contains(QLatin1String(" 7 ")));
        scenario.options.turnLimit = {};
        QVERIFY(writtenBy(PrintPart::SequenceTrack, scenario).contains(QLatin1String(" 12 ")));
    }

    void thereIsABoxForEveryStand()
    {
        const PrintDocument document = documentOf(orderOf(shipped("zama"), {PrintPart::OrderOfBattle}));
        int boxes = 0;
        for (std::size_t i = 0; i < document.pages.size(); ++i) {
            const DrawnPage page(document, i);
            boxes += static_cast<int>(std::ranges::count_if(page->shapes, [](const DrawnShape &shape) {
                const QSizeF size = shape.corners.boundingRect().size();
                return std::abs(size.width() - size.height()) < 1e-6 && size.width() > kBox - 1e-6 &&
                       size.width() < 1.4 * kBox;
            }));
        }
        QCOMPARE(boxes, 196 + 172); // elephants are round
        QVERIFY(writtenIn(document).contains(QLatin1String("20 10%")));
    }

    void marksOfSticksAreTrueToATenthOfAMillimetre()
    {
        constexpr double kDots = 20.0; // a millimetre
        const QRectF place(20, 10, 8 * kInchMm, 20);
        for (const Mils from : {0, 8 * kInch}) {
            const StripPiece piece{from, from + 8 * kInch, from > 0};
            const QImage image = stripImage(piece, place, kDots);
            const auto inches = marksAlong(image, static_cast<int>((place.top() + 1.0) * kDots), kDots);
            std::vector<double> found;
            std::ranges::copy_if(inches, std::back_inserter(found),
                                 [&](double x) { return x >= place.left() - kTenth; });
            for (int i = 1; i < 32; ++i) { // quarters; the ends are the cut lines
                const double expected = place.left() + i * kInchMm / 4;
                QVERIFY2(
                    std::ranges::any_of(found, [&](double x) { return std::abs(x - expected) <= kTenth; }),
                    qPrintable(QString::number(i)));
            }
            const auto centimetres =
                marksAlong(image, static_cast<int>((place.bottom() - 1.0) * kDots), kDots);
            const double start = from * 0.0254;
            for (int i = static_cast<int>(start / 5) + 1; i * 5.0 < start + 8 * kInchMm - 0.5; ++i) {
                const double expected = place.left() + i * 5.0 - start;
                QVERIFY2(std::ranges::any_of(centimetres,
                                             [&](double x) { return std::abs(x - expected) <= kTenth; }),
                         qPrintable(QString::number(i)));
            }
        }
    }

    void piecesOfSticksAddUpOnEveryPaper()
    {
        for (const Paper &paper : papers()) {
            PrintOrder order = orderOf(shipped("zama"), {PrintPart::RangeSticks});
            order.paper = paper;
            const PrintDocument document = documentOf(order);
            double sum = 0;
            for (std::size_t i = 0; i < document.pages.size(); ++i) {
                const auto cuts = lengthsOfCuts(*DrawnPage(document, i));
                sum += std::accumulate(cuts.begin(), cuts.end(), 0.0);
            }
            // 6, 12 and 24 inches, each piece cut above and below.
            QVERIFY(std::abs(sum - 2 * 42 * kInchMm) <= kTenth);
        }
    }

    void piecesOfARampageAreCounted()
    {
        const QString words = writtenBy(PrintPart::RampageTemplate, shipped("zama"));
        QVERIFY(words.contains(QStringLiteral("Elephant · Piece 1 of 2")));
        QVERIFY(words.contains(QStringLiteral("Elephant · Piece 2 of 2")));
    }

    void nobodyRollsForElephantsWhoAreNotThere()
    {
        const QString die = QStringLiteral("a control die for each elephant");
        QVERIFY(writtenBy(PrintPart::SequenceTrack, shipped("zama")).contains(die));
        for (const char *name : {"first-lesson", "gaugamela"}) {
            const QString words = writtenBy(PrintPart::SequenceTrack, shipped(name));
            QVERIFY(words.contains(QLatin1String("a die for each general who fought")));
            QVERIFY(!words.contains(die));
        }
    }

    void markersHaveReadableWordsAndKeepToThePaper()
    {
        for (const QStringList &languages : {QStringList{QStringLiteral("de")},
                                             {QStringLiteral("pt-PT")},
                                             {QStringLiteral("de"), QStringLiteral("fr")},
                                             {QStringLiteral("pt-PT"), QStringLiteral("es")}}) {
            PrintOrder order = orderOf(shipped("zama"), {PrintPart::SequenceTrack});
            order.languages = languages;
            const PrintDocument document = documentOf(order);
            const DrawnPage page(document, 0);
            const QRectF content = order.paper.content();
            for (const DrawnShape &shape : page->shapes) {
                QVERIFY(shape.corners.boundingRect().right() <= content.right() + 0.5);
            }
            for (const DrawnText &text : page->texts) {
                const bool isOfMarker =
                    text.box.top() > content.bottom() - 14.0 && text.box.bottom() < content.bottom();
                QVERIFY2(!isOfMarker || text.size > kNoteSize - 0.01, qPrintable(text.words));
            }
        }
    }

    void turningTemplatesForTwoReadersAreOnePage()
    {
        for (const LengthUnit unit : {LengthUnit::Inches, LengthUnit::Centimetres}) {
            PrintOrder order = orderOf(shipped("zama"), {PrintPart::TurningTemplates});
            order.lengths = unit;
            order.languages = {QStringLiteral("de"), QStringLiteral("en")};
            QCOMPARE(documentOf(order).pages.size(), std::size_t{1});
        }
        PrintOrder order = orderOf(shipped("zama"), {PrintPart::TurningTemplates});
        order.lengths = LengthUnit::Centimetres;
        const QString words = writtenIn(documentOf(order));
        QVERIFY(words.contains(QLatin1String("5.1 cm")) && words.contains(QLatin1String("12 cm")));
    }

    void headsOfAListAreOfOneSize()
    {
        PrintOrder order = orderOf(shipped("zama"), {PrintPart::DeploymentMap});
        order.languages = {QStringLiteral("de")};
        const PrintDocument document = documentOf(order);
        const DrawnPage page(document, document.pages.size() - 1);
        std::set<int> sizes; // in hundredths
        for (const DrawnText &text : page->texts) {
            if (text.words.contains(QLatin1String("Front")) ||
                text.words.contains(QLatin1String("Richtung"))) {
                sizes.insert(static_cast<int>(std::lround(text.size * 100)));
            }
        }
        QCOMPARE(sizes.size(), std::size_t{1});
    }

    void theRampageIsAsWideAsTheElephantAndAsLongAsItsRun()
    {
        const PrintDocument document = documentOf(orderOf(shipped("zama"), {PrintPart::RampageTemplate}));
        const DrawnPage page(document, 0);
        const auto cuts = lengthsOfCuts(*page);
        QVERIFY(std::abs(std::accumulate(cuts.begin(), cuts.end(), 0.0) - 2 * 14 * kInchMm) <= kTenth);
        const bool isWide = std::ranges::any_of(page->lines, [](const DrawnLine &drawn) {
            return std::abs(drawn.line.dx()) < 1e-6 &&
                   std::abs(std::abs(drawn.line.dy()) - 1.5 * kInchMm) < 1e-6;
        });
        QVERIFY(isWide);
    }

    void turningTemplatesHaveFortyFiveDegrees()
    {
        const PrintDocument document = documentOf(orderOf(shipped("zama"), {PrintPart::TurningTemplates}));
        const DrawnPage page(document, 0);
        std::vector<double> slanting;
        for (const DrawnLine &drawn : page->lines) {
            if (std::abs(drawn.pen - 0.2) < 1e-9 && std::abs(drawn.line.dx()) > 20 &&
                std::abs(drawn.line.dy()) > 20) {
                QVERIFY(std::abs(std::abs(drawn.line.dx()) - std::abs(drawn.line.dy())) < 1e-6);
                slanting.push_back(drawn.line.length() / kInchMm);
            }
        }
        QCOMPARE(slanting.size(), std::size_t{2});
        for (const double inches : slanting) {
            QVERIFY(std::abs(inches - std::round(inches)) < 1e-6);
        }
        QVERIFY(std::abs(slanting[0] - 4) < 1e-6); // the broadest front
        QVERIFY(writtenIn(document).contains(QLatin1String("3.14 in")));
    }

    void theMapIsToScale()
    {
        const PrintDocument document = documentOf(orderOf(shipped("zama"), {PrintPart::DeploymentMap}));
        const DrawnPage page(document, 0);
        const auto frame = std::ranges::max_element(
            page->shapes, {}, [](const DrawnShape &shape) { return shape.corners.boundingRect().width(); });
        const QRectF table = frame->corners.boundingRect();
        const double scale = table.width() / (90 * kInch);
        QVERIFY(std::abs(table.height() - 60 * kInch * scale) < 1e-6);
        const SetupPtr setup = compile(shipped("zama")).value();
        for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
            for (const kit::PlacedUnit &unit : kit::placementOf(*setup, SideId(side)).units) {
                const auto at = [&](Point p) {
                    return QPointF(table.left() + p.x * scale, table.bottom() - p.y * scale);
                };
                const QLineF front(at(unit.footprint.corner[0]), at(unit.footprint.corner[1]));
                const bool isThere = std::ranges::any_of(page->lines, [&](const DrawnLine &drawn) {
                    return QLineF(drawn.line.p1(), front.p1()).length() < kTenth &&
                           QLineF(drawn.line.p2(), front.p2()).length() < kTenth;
                });
                QVERIFY2(isThere, setup->units[unit.unit.index()].id.c_str());
            }
        }
    }

    void theListHasEverybodysPlace()
    {
        PrintOrder order = orderOf(shipped("zama"), {PrintPart::DeploymentMap});
        const QString inches = writtenIn(documentOf(order));
        QVERIFY(inches.contains(QStringLiteral("Hastati I-1 20.75 18.5 18.75 18.5 22.75 18.5 0° 4 1.5")));
        order.lengths = LengthUnit::Centimetres;
        QVERIFY(writtenIn(documentOf(order)).contains(QLatin1String("Hastati I-1 52.7 47 ")));
    }

    void armiesAreShownFromNearByWhereNamesWouldNotBeRead()
    {
        const PrintDocument zama = documentOf(orderOf(shipped("zama"), {PrintPart::DeploymentMap}));
        QVERIFY(!writtenOn(zama, 0).contains(QLatin1String("Velites I-1")));
        QVERIFY(writtenOn(zama, 1).contains(QLatin1String("Velites I-1")));
        const PrintDocument lesson = documentOf(orderOf(shipped("first-lesson"), {PrintPart::DeploymentMap}));
        QVERIFY(writtenOn(lesson, 0).contains(QLatin1String("Velites")));
        QCOMPARE(lesson.pages.size(), std::size_t{2}); // the map and the list
    }

    void labelsOfMapsAreReadAndApart()
    {
        for (const char *name : {"zama", "gaugamela", "first-lesson"}) {
            for (const Paper &paper : papers()) {
                PrintOrder order = orderOf(shipped(name), {PrintPart::DeploymentMap});
                order.paper = paper;
                const PrintDocument document = documentOf(order);
                for (std::size_t i = 0; i < 3 && i < document.pages.size(); ++i) {
                    QVERIFY(leastLetters(document, i) >= 2.5 - 0.01); // 7 points
                    const QString overlap = overlapOn(*DrawnPage(document, i));
                    QVERIFY2(overlap.isEmpty(), qPrintable(QStringLiteral("%1, page %2: %3")
                                                               .arg(QLatin1String(name))
                                                               .arg(i + 1)
                                                               .arg(overlap)));
                }
            }
        }
    }

    void theWallIsReadFromAfar()
    {
        for (const char *name : {"zama", "gaugamela", "first-lesson"}) {
            for (const PrintPart part : {PrintPart::Reference, PrintPart::TeachersPage}) {
                const PrintDocument document = documentOf(orderOf(shipped(name), {part}));
                for (std::size_t i = 0; i < document.pages.size(); ++i) {
                    QVERIFY2(leastLetters(document, i) >= 2.8 - 0.01, name);
                }
            }
        }
    }

    void centimetresAreThoseOfARuler()
    {
        static const QRegularExpression twoDecimals(QStringLiteral("\\d[.,]\\d\\d(\\D|$)"));
        static const QRegularExpression mayBreak(QStringLiteral("\\d (cm|سم)"));
        for (const char *language : {"en", "de", "ar"}) {
            PrintOrder order = orderOf(shipped("zama"), wholeKit());
            order.lengths = LengthUnit::Centimetres;
            order.languages = {QLatin1String(language)};
            order.parts.erase(PrintPart::TeachersPage); // an author's own words
            const PrintDocument document = documentOf(order);
            for (std::size_t i = 0; i < document.pages.size(); ++i) {
                const DrawnPage page(document, i);
                for (const DrawnText &text : page->texts) {
                    const bool isFooter = text.box.top() > document.pages[i].paper.content().bottom();
                    QVERIFY2(isFooter || !twoDecimals.match(text.words).hasMatch(), qPrintable(text.words));
                    QVERIFY2(isFooter || !mayBreak.match(text.words).hasMatch(), qPrintable(text.words));
                }
            }
        }
        PrintOrder order = orderOf(shipped("zama"), {PrintPart::Reference});
        order.lengths = LengthUnit::Centimetres;
        const QString words = writtenIn(documentOf(order));
        QVERIFY(words.contains(QLatin1String("(cm)")));
        QVERIFY(words.contains(QLatin1String("15.2")));
    }

    void stepsAreReadLikeLinesOfAText()
    {
        for (const Paper &paper : papers()) {
            PrintOrder order = orderOf(shipped("zama"), {PrintPart::SequenceTrack});
            order.paper = paper;
            const PrintDocument document = documentOf(order);
            const DrawnPage page(document, 0);
            std::vector<QPointF> seats; // of the step numbers, in large letters behind the turns
            for (const DrawnText &text : page->texts) {
                const bool isNumber = text.words.trimmed() == QString::number(seats.size() + 1);
                if (isNumber && std::abs(text.size - 7.0) > 0.1) {
                    seats.push_back(text.box.topLeft());
                }
            }
            QCOMPARE(seats.size(), std::size_t{6});
            for (std::size_t i = 1; i < seats.size(); ++i) {
                const bool isBeside = std::abs(seats[i].y() - seats[i - 1].y()) < 1.0;
                QVERIFY(isBeside ? seats[i].x() > seats[i - 1].x() : seats[i].y() > seats[i - 1].y());
            }
        }
    }

    void sheetsForTwoReadersSpeakToBoth()
    {
        PrintOrder order = orderOf(shipped("zama"), {PrintPart::Reference, PrintPart::SequenceTrack});
        order.languages = {QStringLiteral("en"), QStringLiteral("de")};
        const QString words = writtenIn(documentOf(order));
        QVERIFY(words.contains(QLatin1String("Both sides: melee")));
        QVERIFY(words.contains(QLatin1String("Each unit and each general at most once")));
        order.languages = {QStringLiteral("de")};
        const PrintDocument german = documentOf(order);
        for (std::size_t i = 0; i < german.pages.size(); ++i) {
            const QStringList lines = writtenOn(german, i).split(QLatin1Char(' '), Qt::SkipEmptyParts);
            const auto longest = std::ranges::max_element(lines, {}, &QString::size);
            QVERIFY2(words.contains(*longest), qPrintable(*longest));
        }
    }

    void templatesAndMapsAreNeverMirrored()
    {
        for (const PrintPart part :
             {PrintPart::RangeSticks, PrintPart::TurningTemplates, PrintPart::RampageTemplate}) {
            PrintOrder order = orderOf(shipped("zama"), {part});
            const auto rightwards = lengthsAndPlaces(order);
            order.languages = {QStringLiteral("ar")};
            QCOMPARE(lengthsAndPlaces(order), rightwards);
        }
    }

    void wordsOfReadersFromRightToLeftBeginAtTheRight()
    {
        PrintOrder order = orderOf(shipped("zama"), {PrintPart::Reference});
        order.languages = {QStringLiteral("ar")};
        const PrintDocument document = documentOf(order);
        const DrawnPage page(document, 0);
        const QRectF content = order.paper.content();
        QVERIFY(std::abs(page->texts[0].box.right() - content.right()) < 1.0);
        order.languages = {QStringLiteral("en")};
        const PrintDocument english = documentOf(order);
        QVERIFY(std::abs(DrawnPage(english, 0)->texts[0].box.left() - content.left()) < 1.0);
    }

    void longBriefingsGoOnOnAnotherCard()
    {
        Scenario scenario = shipped("zama");
        std::string briefing;
        for (int i = 0; i < 900; ++i) {
            briefing += "word" + std::to_string(i) + ' ';
        }
        scenario.sides[0].briefing.entries = {{"en", briefing + "theEnd"}};
        const QString cards = writtenBy(PrintPart::CommanderCards, scenario);
        QCOMPARE(cards.count(QLatin1String("theEnd")), 7); // the chief's and six commands'
        QCOMPARE(cards.count(QLatin1String("word450 ")), 7);
        QVERIFY(cards.contains(QLatin1String("(continued)")));
    }

    void twoLanguagesAreBothThere()
    {
        Scenario scenario = shipped("zama");
        scenario.sides[0].briefing.entries = {{"en", "You have one army."}, {"fr", "Une seule bataille."}};
        PrintOrder order = orderOf(scenario, {PrintPart::CommanderCards});
        order.languages = {QStringLiteral("en"), QStringLiteral("fr")};
        const QString cards = writtenIn(documentOf(order));
        QVERIFY(cards.contains(QLatin1String("Une seule bataille.")));
        QVERIFY(cards.contains(QLatin1String("You have one army")));
    }

    void cardsAndOrdersOfBattleSpeakToBoth()
    {
        PrintOrder order = orderOf(shipped("zama"), {PrintPart::CommanderCards, PrintPart::OrderOfBattle});
        order.languages = {QStringLiteral("en"), QStringLiteral("fr")};
        const QString words = writtenIn(documentOf(order));
        const std::vector<std::pair<const char *, const char *>> phrases{
            {"CommanderPages", "Your orders"},       {"CommanderPages", "Your units"},
            {"CommanderPages", "Without a general"}, {"TroopTable", "Move"},
            {"OrderOfBattlePages", "All together"},  {"OrderOfBattlePages", "Of these count for victory"}};
        for (const auto &[context, phrase] : phrases) {
            const QStringList versions = inEach(order.languages, context, phrase);
            QCOMPARE(versions.size(), 2);
            QVERIFY2(words.contains(versions[0]) && words.contains(versions[1]), phrase);
        }
    }

    void namesInTwoDirectionsKeepTheirOrder()
    {
        const QString german = QStringLiteral("de");
        const QString arabic = QStringLiteral("ar");
        for (const QStringList &languages : {QStringList{german, arabic}, QStringList{arabic, german}}) {
            PrintOrder order = orderOf(shipped("gaugamela"), {PrintPart::OrderOfBattle});
            order.languages = languages;
            const PrintDocument document = documentOf(order);
            const DrawnPage page(document, 0);
            const auto at = std::ranges::find_if(page->texts, [](const DrawnText &text) {
                return text.words.startsWith(QLatin1String("Oktober"));
            });
            QVERIFY(at != page->texts.end());
            QVERIFY(std::ranges::any_of(page->texts, [&](const DrawnText &text) {
                return text.words == QLatin1String("1. ") &&
                       std::abs(text.box.right() - at->box.left()) < kTenth;
            }));
        }
    }

    void paragraphsAreFlushWhereTheyBegin()
    {
        const QString arabic = QStringLiteral("معركة زاما Zama معركة");
        const QString english = QStringLiteral("Battle of Zama زاما and so on");
        for (const QLocale::Language reader : {QLocale::English, QLocale::Arabic}) {
            for (const QRectF &line : linesOf(arabic, QLocale(reader), kNarrow)) {
                QVERIFY(std::abs(line.right() - kNarrow.right()) < 0.5);
            }
            for (const QRectF &line : linesOf(english, QLocale(reader), kNarrow)) {
                QVERIFY(std::abs(line.left() - kNarrow.left()) < 0.5);
            }
        }
    }

    void aDraftSaysWhatIsLeftOutAndWhy()
    {
        const PrintDocument document = documentOf(orderOf(draft(), wholeKit()));
        QCOMPARE(document.omissions.size(), 7);
        for (const QString &omission : document.omissions) {
            QVERIFY(omission.contains(QLatin1String("cannot be played yet")));
            QVERIFY(omission.contains(QLatin1String("nobody"))); // what is wrong
        }
        QVERIFY(document.omissions[0].startsWith(titleOf(PrintPart::Reference)));
        const QString words = writtenIn(document);
        for (const PrintPart part :
             {PrintPart::RangeSticks, PrintPart::TurningTemplates, PrintPart::RampageTemplate}) {
            QVERIFY2(words.contains(titleOf(part)), qPrintable(titleOf(part)));
        }
        QVERIFY(!words.contains(titleOf(PrintPart::Reference)));
    }

    void whatABattleDoesNotHaveHasNoPage()
    {
        const auto alone = printDocument(orderOf(shipped("first-lesson"), {PrintPart::RampageTemplate}));
        QVERIFY(!alone);
        QVERIFY(!alone.error().words.isEmpty());
        const PrintDocument kit = documentOf(orderOf(shipped("first-lesson"), wholeKit()));
        QVERIFY(std::ranges::none_of(kit.pages, [](const PrintPage &page) {
            return page.bookmark == titleOf(PrintPart::RampageTemplate);
        }));
        QCOMPARE(kit.omissions, QStringList(alone.error().words));
        QVERIFY(!printDocument(orderOf(Scenario(), {PrintPart::RangeSticks})));
    }

    void anElephantWiderThanThePaperIsSaid()
    {
        Scenario scenario = draft();
        for (UnitTypeSpec &type : scenario.types) {
            if (type.elephant) {
                type.stand = {12 * kInch, 12 * kInch};
            }
        }
        QVERIFY(
            writtenBy(PrintPart::RampageTemplate, scenario).contains(QLatin1String("wider than the paper")));
    }

    void everyShippedBattleHasItsKit()
    {
        for (const std::string &path : shippedScenarios()) {
            PrintOrder order = orderOf(readScenario(bytesOf(path)).value().scenario, wholeKit());
            order.ink = Ink::Saving;
            const PrintDocument document = documentOf(order);
            QVERIFY(document.pages.size() >= 10);
            QVERIFY(!writtenIn(document).contains(QLatin1String("kit."))); // no message without a row
        }
    }

private:
    static std::vector<double> lengthsAndPlaces(const PrintOrder &order)
    {
        std::vector<double> all;
        const PrintDocument document = documentOf(order);
        for (std::size_t i = 0; i < document.pages.size(); ++i) {
            const DrawnPage page(document, i);
            for (const DrawnLine &drawn : page->lines) {
                if (std::abs(drawn.pen - 0.2) < 1e-9) { // what is cut
                    all.push_back(std::round(drawn.line.x1() * 100) / 100);
                }
            }
        }
        return all;
    }
};

QTEST_MAIN(TestKitPages)
#include "test_kit_pages.moc"
