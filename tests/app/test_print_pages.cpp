// The painter of all that is printed: true lengths, letters that can be read and found, PDF files that are
// whole or not there.

#include "app/print/pdf_file.h"
#include "app/print/shapes.h"
#include "table/art/resources.h"
#include "tests/support/pdf_scan.h"

#include <QDir>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

using namespace zama;
using namespace zama::print;
using namespace zama::test;

namespace {

PrintDocument documentOf(const Paper &paper, std::function<void(PageCanvas &)> paint)
{
    PrintDocument document;
    document.title = QStringLiteral("Trial");
    document.reader = QLocale(QLocale::English);
    document.pages.push_back({paper, QStringLiteral("First"), std::move(paint)});
    return document;
}

// A bar of 100 mm across and one of 100 mm down, from (30, 40).
void paintBars(PageCanvas &canvas)
{
    canvas.shapes().fillRect(QRectF(30, 40, 100, 2), Qt::black);
    canvas.shapes().fillRect(QRectF(30, 40, 2, 100), Qt::black);
}

// A word in a box; where its ink is.
QRectF inkOf(const QString &words, const Lettering &lettering, const QLocale &reader)
{
    QImage image(1000, 1000, QImage::Format_RGB32); // 10 dots to a millimetre
    image.fill(Qt::white);
    QPainter painter(&image);
    {
        PageCanvas canvas(painter, 10.0, Paper(), reader, Ink::Colour);
        canvas.text(QRectF(10, 10, 60, 10), words, lettering);
    }
    painter.end();
    QRect ink;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (qGray(image.pixel(x, y)) < 250) {
                ink |= QRect(x, y, 1, 1);
            }
        }
    }
    return {ink.left() / 10.0, ink.top() / 10.0, ink.width() / 10.0, ink.height() / 10.0};
}

} // namespace

class TestPrintPages : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_dir;

    QString written(const PrintDocument &document)
    {
        const QString path = m_dir.filePath(QStringLiteral("trial.pdf"));
        QString problem = writePdf(document, path);
        return problem.isEmpty() ? path : problem;
    }

private slots:
    void initTestCase()
    {
        table::initResources();
        if (!hasPoppler()) {
            QSKIP("poppler-utils is not there");
        }
    }

    void aHundredMillimetresAreAHundred_data()
    {
        QTest::addColumn<QPageSize>("size");
        QTest::addColumn<bool>("isLandscape");
        QTest::newRow("A4") << QPageSize(QPageSize::A4) << false;
        QTest::newRow("A4 landscape") << QPageSize(QPageSize::A4) << true;
        QTest::newRow("Letter") << QPageSize(QPageSize::Letter) << false;
        QTest::newRow("Letter landscape") << QPageSize(QPageSize::Letter) << true;
    }
    void aHundredMillimetresAreAHundred()
    {
        QFETCH(const QPageSize, size);
        QFETCH(const bool, isLandscape);
        const Paper paper{size, isLandscape ? QPageLayout::Landscape : QPageLayout::Portrait};
        const Scan scan = scanOf(written(documentOf(paper, paintBars)), 1, 600);
        QVERIFY(std::abs(scan.paper().width() - paper.extent().width()) < 0.3);
        QVERIFY(std::abs(scan.paper().height() - paper.extent().height()) < 0.3);
        const QRectF bars = scan.ink(QRectF(20, 30, 120, 120));
        QVERIFY2(std::abs(bars.width() - 100.0) < 0.1, qPrintable(QString::number(bars.width())));
        QVERIFY2(std::abs(bars.height() - 100.0) < 0.1, qPrintable(QString::number(bars.height())));
        QVERIFY(std::abs(bars.left() - 30.0) < 0.1 && std::abs(bars.top() - 40.0) < 0.2);
    }

    // Every page carries the bar that shows whether a printer keeps to it.
    void theCheckBarIsTenCentimetresLong()
    {
        const Paper paper;
        const QString pdf = written(documentOf(paper, [](PageCanvas &) {}));
        const Scan scan = scanOf(pdf, 1, 600);
        const double foot = paper.extent().height() - 6.6;
        const QRectF bar = scan.ink(QRectF(0, foot, 115, 1.6));
        const QRectF all5 = scan.ink(scan.paper());
        QVERIFY(all5.top() - paper.content().bottom() >= 4.0); // it belongs to no frame above it
        QVERIFY2(std::abs(bar.width() - 100.15) < 0.15, qPrintable(QString::number(bar.width())));
        const QRectF all = scan.ink(scan.paper());
        QVERIFY(scan.paper().adjusted(5, 5, -5, -5).contains(all));
        QVERIFY(textOf(pdf).contains(QStringLiteral("Print at 100%")));
        QVERIFY(textOf(pdf).contains(QStringLiteral("Trial, page 1 of 1")));
    }

    void previewAndPaperAgree()
    {
        const auto document = documentOf(Paper(), [](PageCanvas &canvas) {
            paintBars(canvas);
            canvas.text(QRectF(40, 50, 80, 20), QStringLiteral("A field of officers waffled on their shelf"),
                        {5.0});
            canvas.foldLine(QLineF(40, 90, 140, 90));
            canvas.shapes().setBrush(Qt::NoBrush);
            canvas.shapes().drawEllipse(QPointF(120, 150), 20, 10);
        });
        const Scan scan = scanOf(written(document), 1, 254); // 10 dots to a millimetre
        QImage preview(scan.width, scan.height, QImage::Format_RGB32);
        preview.fill(Qt::white);
        QPainter painter(&preview);
        paintPage(painter, 10.0, document, 0);
        painter.end();
        // Every dark dot of one has a dark dot of the other within half a millimetre.
        const auto isNear = [&](const auto &isInk, int x, int y) {
            for (int dy = -5; dy <= 5; ++dy) {
                for (int dx = -5; dx <= 5; ++dx) {
                    if (isInk(std::clamp(x + dx, 0, scan.width - 1),
                              std::clamp(y + dy, 0, scan.height - 1))) {
                        return true;
                    }
                }
            }
            return false;
        };
        const auto onPaper = [&](int x, int y) { return scan.at(x, y) < 128; };
        const auto onScreen = [&](int x, int y) { return qGray(preview.pixel(x, y)) < 128; };
        int ink = 0;
        for (int y = 0; y < scan.height; ++y) {
            for (int x = 0; x < scan.width; ++x) {
                ink += onPaper(x, y) ? 1 : 0;
                QVERIFY2(!onPaper(x, y) || isNear(onScreen, x, y), "only on paper");
                QVERIFY2(!onScreen(x, y) || isNear(onPaper, x, y), "only on the screen");
            }
        }
        QVERIFY(ink > 1000);
    }

    void lettersCanBeFound_data()
    {
        QTest::addColumn<QString>("words");
        QTest::newRow("ligatures") << QStringLiteral("Officers waffle in the field, flags afloat");
        QTest::newRow("French") << QStringLiteral("Légion à l'œil");
        QTest::newRow("German") << QStringLiteral("Schießübung für Größere");
        QTest::newRow("Cyrillic") << QStringLiteral("Ганнибал Барка");
        QTest::newRow("Greek") << QStringLiteral("Αννίβας");
        QTest::newRow("Vietnamese") << QStringLiteral("Quân đoàn");
        QTest::newRow("Arabic") << QStringLiteral("حنبعل");
        QTest::newRow("Arabic, two words") << QStringLiteral("حنبعل برقا");
    }
    void lettersCanBeFound()
    {
        QFETCH(const QString, words);
        const QString pdf = written(documentOf(
            Paper(), [words](PageCanvas &canvas) { canvas.text(QRectF(30, 50, 120, 20), words, {6.0}); }));
        const QString found = textOf(pdf).normalized(QString::NormalizationForm_KC);
        QVERIFY2(found.contains(words.normalized(QString::NormalizationForm_KC)), qPrintable(found));
        QCOMPARE(fontsMissingIn(pdf), QStringList());
        QCOMPARE(imagesIn(pdf), qsizetype{0});
    }

    void wordsKeepToTheirBox()
    {
        const Lettering left{6.0, false, kInk, Qt::AlignLeading | Qt::AlignVCenter};
        const QLocale english(QLocale::English);
        const QRectF ink = inkOf(QStringLiteral("Hastati"), left, english);
        QVERIFY(std::abs(ink.left() - 10.0) < 0.6 && ink.top() > 10 && ink.bottom() < 20);
        // Too long: smaller, in several lines, in the end with an ellipsis, and never out of the box.
        for (const int times : {4, 12, 60}) {
            const QRectF much = inkOf(QStringLiteral("Hastati posteriores ").repeated(times), left, english);
            QVERIFY2(QRectF(9.5, 9.8, 61, 10.4).contains(much), qPrintable(QString::number(times)));
        }
        const QRectF word = inkOf(QString(90, QLatin1Char('m')), left, english);
        QVERIFY(QRectF(9.5, 9.8, 61, 10.4).contains(word));
    }

    void leadingIsOnTheReadersSide()
    {
        const Lettering leading{6.0, false, kInk, Qt::AlignLeading | Qt::AlignTop};
        const Lettering trailing{6.0, false, kInk, Qt::AlignTrailing | Qt::AlignTop};
        const Lettering left{6.0, false, kInk, Qt::AlignLeft | Qt::AlignTop | Qt::AlignAbsolute};
        const QLocale arabic(QLocale::Arabic);
        const QString word = QStringLiteral("حنبعل");
        QVERIFY(inkOf(word, leading, arabic).right() > 69);
        QVERIFY(inkOf(word, trailing, arabic).left() < 11);
        QVERIFY(inkOf(word, left, arabic).left() < 11);
        QVERIFY(inkOf(QStringLiteral("Hastati"), leading, arabic).right() > 69);
        QVERIFY(inkOf(word, leading, QLocale(QLocale::English)).left() < 11);
    }

    void measuringIsWhatDrawingTakes()
    {
        QImage image(10, 10, QImage::Format_RGB32);
        QPainter painter(&image);
        PageCanvas canvas(painter, 1.0, Paper(), QLocale(QLocale::English), Ink::Colour);
        const QString words = QStringLiteral("Velites of the first command, and of the second");
        const double height = canvas.heightOf(words, 30);
        QVERIFY(height > 2 * canvas.heightOf(QStringLiteral("V"), 30) - 0.01);
        QCOMPARE(canvas.text(QRectF(0, 0, 30, 0), words), height);
        QVERIFY(canvas.widthOf(words) > canvas.widthOf(QStringLiteral("Velites")) * 4);
    }

    // A stamp is the same stamp wherever it lies, and a PDF keeps it once.
    void stampsLieWhereTheyArePut()
    {
        auto stamp = std::make_shared<Stamp>();
        stamp->frame = QRectF(-10, -10, 20, 20);
        stamp->paint = [](QPainter &painter) {
            painter.fillRect(QRectF(-50, -5, 100, 10), Qt::black); // 20 of it are within the frame
        };
        const auto document = documentOf(Paper(), [stamp = StampPtr(stamp)](PageCanvas &canvas) {
            canvas.place(stamp, QTransform::fromTranslate(40, 40));
            canvas.place(stamp, QTransform::fromTranslate(100, 40).rotate(90));
            canvas.place(stamp, QTransform::fromTranslate(150, 40).scale(0.5, 0.5));
        });
        const Scan scan = scanOf(written(document), 1, 254);
        QImage screen(scan.width, scan.height, QImage::Format_RGB32);
        screen.fill(Qt::white);
        QPainter painter(&screen);
        paintPage(painter, 10.0, document, 0);
        painter.end();
        for (const auto &[part, expected] :
             std::vector<std::pair<QRectF, QRectF>>{{{20, 20, 50, 40}, {30, 35, 20, 10}},
                                                    {{80, 20, 40, 40}, {95, 30, 10, 20}},
                                                    {{130, 20, 40, 40}, {145, 37.5, 10, 5}}}) {
            const QRectF ink = scan.ink(part);
            QVERIFY2(std::abs(ink.left() - expected.left()) < 0.21 &&
                         std::abs(ink.top() - expected.top()) < 0.21,
                     qPrintable(QStringLiteral("%1 %2").arg(ink.left()).arg(ink.top())));
            QVERIFY(std::abs(ink.width() - expected.width()) < 0.21);
            QVERIFY(std::abs(ink.height() - expected.height()) < 0.21);
            const QPointF middle = expected.center() * 10;
            QCOMPARE(qGray(screen.pixel(middle.toPoint())), 0);
        }
    }

    void thePdfTellsWhatItIs()
    {
        PrintDocument document = documentOf(Paper(), paintBars);
        document.title = QStringLiteral("Schlacht bei Zama – حنبعل");
        document.language.tag = QStringLiteral("de");
        document.pages.push_back({Paper().turned(), QStringLiteral("Below it"), paintBars, true});
        document.pages.push_back({Paper(), QStringLiteral("Größe"), paintBars});
        const QString path = written(document);
        const QString facts = QString::fromUtf8(outputOf("pdfinfo", {path}));
        QVERIFY2(facts.contains(document.title), qPrintable(facts));
        QCOMPARE(pagesIn(path), 3);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray pdf = file.readAll();
        QVERIFY(pdf.contains("/Lang") && pdf.contains("(de)"));
        QVERIFY(pdf.contains("/PageMode /UseOutlines") && pdf.contains("/PrintScaling /None"));
        QCOMPARE(pdf.count("/Dest ["), qsizetype{3});
        QVERIFY(pdf.contains("/Count -1") && pdf.contains("/Count 2"));
        QVERIFY(pdf.contains("/Title (First)"));
        QVERIFY(!pdf.contains("CreationDate"));
    }

    void theSamePagesAreTheSameBytes()
    {
        const auto document = documentOf(Paper(), [](PageCanvas &canvas) {
            paintBars(canvas);
            canvas.text(QRectF(40, 50, 80, 20), QStringLiteral("Hastati, حنبعل"), {5.0});
        });
        const QByteArray once = pdfOf(document);
        QVERIFY(once.size() > 1000);
        QCOMPARE(pdfOf(document), once);
    }

    void whatCannotBeWrittenIsSaidAndLeavesNothing()
    {
        const auto document = documentOf(Paper(), paintBars);
        QVERIFY(!writePdf(document, m_dir.filePath(QStringLiteral("none/trial.pdf"))).isEmpty());
        QVERIFY(!writePdf(document, m_dir.path()).isEmpty());
        QVERIFY(!writePdf(PrintDocument(), m_dir.filePath(QStringLiteral("empty.pdf"))).isEmpty());
        QVERIFY(!QFile::exists(m_dir.filePath(QStringLiteral("empty.pdf"))));
    }

    void aFullDiskLeavesTheOldFile()
    {
        const QString path = m_dir.filePath(QStringLiteral("kept.pdf"));
        QCOMPARE(writeWhole("what was there", path), QString());
        rlimit before{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
        const auto wasHandled =
            std::signal(SIGXFSZ, SIG_IGN); // a write beyond the limit fails, and does not kill
        const rlimit little{1000, before.rlim_max};
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &little), 0);
        const QString problem = writePdf(documentOf(Paper(), paintBars), path);
        setrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, wasHandled);
        QVERIFY2(problem.contains(path) && problem.contains(QLatin1String("the disk is full")),
                 qPrintable(problem));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("what was there"));
        QCOMPARE(QDir(m_dir.path()).entryList({QStringLiteral("kept*")}).size(), qsizetype{1});
    }

    // A device is written to, and not replaced by a file of its name.
    void aFullDeviceSaysSo()
    {
        const QString full = QStringLiteral("/dev/full");
        if (!QFile::exists(full)) {
            QSKIP("there is no /dev/full");
        }
        const QString problem = writePdf(documentOf(Paper(), paintBars), full);
        QVERIFY2(problem.contains(QLatin1String("No space left on device")), qPrintable(problem));
        QVERIFY(!QFileInfo(full).isFile());
    }

    void aDrawingStaysVectorsWhateverItIsFilledWith()
    {
        const QByteArray svg =
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 20'><defs>"
            "<radialGradient id='r' cx='0.5' cy='0.5' r='0.5'><stop offset='0' stop-color='#ffffff'/><stop "
            "offset='1' "
            "stop-color='#b03030'/></radialGradient>"
            "<linearGradient id='l' x1='0' y1='0' x2='1' y2='0'><stop offset='0' stop-color='#2e7d32'/><stop "
            "offset='1' "
            "stop-color='#ffffff'/></linearGradient></defs>"
            "<rect width='20' height='20' fill='url(#r)'/><rect x='20' width='20' height='20' "
            "fill='url(#l)'/>"
            "<circle cx='20' cy='10' r='6' fill='#000080' fill-opacity='0.5'/></svg>";
        const Shapes shapes = shapesOf(svg, QRectF(50, 50, 80, 40));
        QVERIFY(QRectF(49, 49, 82, 42).contains(boundsOf(shapes)));
        const QString pdf = written(
            documentOf(Paper(), [shapes](PageCanvas &canvas) { paintShapes(canvas.shapes(), shapes); }));
        QCOMPARE(imagesIn(pdf), qsizetype{0});
        const Scan scan = scanOf(pdf, 1, 72);
        const auto greyAt = [&](double x, double y) {
            return scan.at(static_cast<int>(x * scan.dots), static_cast<int>(y * scan.dots));
        };
        QVERIFY(greyAt(70, 70) > greyAt(55, 55) + 60); // white in the middle
        QVERIFY(greyAt(127, 60) > greyAt(100, 52) + 60);
    }
};

QTEST_MAIN(TestPrintPages)
#include "test_print_pages.moc"
