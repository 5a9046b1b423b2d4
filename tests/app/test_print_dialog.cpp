// The print dialog: what is chosen becomes an order, what is seen is what will be printed, and nobody is kept
// waiting or left without a reason.

#include "app/play/guide.h"
#include "app/play/last_folder.h"
#include "app/play/outcome_line.h"
#include "app/play/report_view.h"
#include "app/print/check_page.h"
#include "app/print/page_viewer.h"
#include "app/print/pdf_file.h"
#include "app/shell/main_window.h"
#include "app/shell/part_list.h"
#include "app/shell/print_dialog.h"
#include "app/shell/printer_box.h"
#include "app/shell/report_page.h"
#include "app/shell/shipped_battle.h"
#include "app/shell/soldier_box.h"
#include "app/shell/soldier_tree.h"
#include "app/shell/theme.h"
#include "core/io/read_scenario.h"
#include "editor/document.h"
#include "editor/editor_window.h"
#include "editor/number_field.h"
#include "table/art/resources.h"
#include "table/model/language.h"
#include "tests/support/pseudo_locale.h"
#include "tests/support/source_tree.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QLabel>
#include <QPainter>
#include <QPrinter>
#include <QProcess>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <cmath>

using namespace zama;
using namespace zama::print;
using namespace zama::shell;

namespace {

std::shared_ptr<const Scenario> battleOfZama()
{
    static const auto scenario = std::make_shared<const Scenario>(
        loadScenario(test::inSourceTree("scenarios/zama.zama.json")).value().scenario);
    return scenario;
}

// Pages of a part as simple as they come: a square of ink, as dark as the ink is.
std::vector<PrintPage> squares(const PrintOrder &order, int count, double size)
{
    std::vector<PrintPage> pages;
    for (int i = 0; i < count; ++i) {
        pages.push_back({order.paper, i == 0 ? QStringLiteral("Part") : QString(), [size](PageCanvas &page) {
                             page.shapes().fillRect(QRectF(50, 50, size, size), page.ink() == Ink::Colour
                                                                                    ? QColor(Qt::black)
                                                                                    : QColor(230, 230, 230));
                         }});
    }
    return pages;
}

PrintPages manyPages(const PrintOrder &order)
{
    return squares(order, 7 + order.soldiers.spareStands, 100);
}

PrintPages onePage(const PrintOrder &order)
{
    return squares(order, 1, 20);
}

PrintPages noPages(const PrintOrder &order)
{
    if (order.paper.orientation == QPageLayout::Landscape) {
        return onePage(order);
    }
    return PrintProblem{QStringLiteral("An elephant of this size needs larger paper.")};
}

constexpr std::array kParts{
    PrintPartRow{PrintPart::Soldiers, "soldiers", "Paper soldiers", manyPages},
    PrintPartRow{PrintPart::Reference, "reference", "Quick reference", onePage},
    PrintPartRow{PrintPart::DeploymentMap, "map", "Deployment map", noPages},
};

// A world with two printers; what it is asked for goes to files.
struct World {
    QTemporaryDir folder;
    QStringList printers{QStringLiteral("Staff room"), QStringLiteral("Library")};
    QString file = folder.filePath(QStringLiteral("out.pdf"));
    QString asked; ///< the name of a file, or a printer
    QString printed = folder.filePath(QStringLiteral("printed.pdf"));

    [[nodiscard]] PrintSurroundings surroundings(std::span<const PrintPartRow> parts = kParts)
    {
        return {[names = printers] { return names; },
                [this](QWidget &, const QString &name) {
                    asked = name;
                    return file;
                },
                [this](QWidget &, const QString &printer, int) {
                    asked = printer;
                    auto job = std::make_unique<QPrinter>(QPrinter::HighResolution);
                    job->setOutputFormat(QPrinter::PdfFormat);
                    job->setOutputFileName(printed);
                    return job;
                },
                parts};
    }
};

// Opens files instead of the real one.
class Desktop final : public QObject
{
    Q_OBJECT
public:
    QUrl opened;
public slots:
    void open(const QUrl &url) { opened = url; }
};

double luminanceOf(const QColor &colour)
{
    const auto part = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
}

// As the guidelines for accessible pages have it: 1 to 21.
double contrastOf(const QColor &a, const QColor &b)
{
    const double one = luminanceOf(a);
    const double other = luminanceOf(b);
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

template<class T>
T *named(const QWidget &dialog, const char *name)
{
    for (T *widget : dialog.findChildren<T *>()) {
        if (widget->accessibleName() == QString::fromUtf8(name) ||
            widget->property("text").toString().remove(QLatin1Char('&')) == QString::fromUtf8(name)) {
            return widget;
        }
    }
    return nullptr;
}

std::unique_ptr<PrintDialog> dialogIn(World &world, std::span<const PrintPartRow> parts = kParts)
{
    auto dialog =
        std::make_unique<PrintDialog>(battleOfZama(), LengthUnit::Inches, world.surroundings(parts));
    dialog->resize(1240, 700);
    dialog->show();
    return dialog;
}

void choose(const PrintDialog &dialog, const char *box, const char *value)
{
    auto *combo = named<QComboBox>(dialog, box);
    combo->setCurrentIndex(combo->findText(QString::fromUtf8(value)));
}

void save(const PrintDialog &dialog)
{
    named<QPushButton>(dialog, "Save as PDF")->click();
    QTRY_VERIFY(!dialog.isBusy());
}

void untick(QTreeWidgetItem *item)
{
    item->setCheckState(0, Qt::Unchecked);
}

// The first line of words that has no room.
QString cutOff(const QWidget &dialog)
{
    for (const QWidget *widget : dialog.findChildren<QWidget *>()) {
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const auto *label = qobject_cast<const QLabel *>(widget);
        const bool isLine = button != nullptr || (label != nullptr && !label->wordWrap());
        const QString text = widget->property("text").toString();
        if (isLine && !text.isEmpty() && widget->isVisible() &&
            widget->sizeHint().width() > widget->width()) {
            return text;
        }
    }
    return {};
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// A language that a person has added, with a single word.
void addLanguage()
{
    const QDir folder(table::Languages::addedFolders().constLast());
    QFile file(folder.filePath(QStringLiteral("zama_fr.ts")));
    if (folder.mkpath(QStringLiteral(".")) && file.open(QIODevice::WriteOnly)) {
        file.write(
            "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!DOCTYPE TS>\n<TS version=\"2.1\" language=\"fr\">"
            "<context><name>PrintParts</name><message><source>Quick reference</source>"
            "<translation>Aide</translation></message></context></TS>");
    }
}

} // namespace

class TestPrintDialog : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        table::initResources();
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
        QCoreApplication::setOrganizationName(QStringLiteral("Zama"));
        QCoreApplication::setApplicationName(QStringLiteral("Zama"));
        QStandardPaths::setTestModeEnabled(true);
        addLanguage();
    }
    void cleanupTestCase() { QDir(table::Languages::addedFolders().constLast()).removeRecursively(); }
    void cleanup() { applyTextScale(kNormalText); }
    void init()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        QSettings().clear();
    }

    void beginsWithTheSoldiersInColourOnThePaperOfTheCountry()
    {
        World world;
        const auto dialog = dialogIn(world);
        const PrintOrder order = dialog->order();
        QCOMPARE(order.parts, std::set{PrintPart::Soldiers});
        QVERIFY(order.ink == Ink::Colour);
        QCOMPARE(order.paper.size.id(), QPageSize::A4);
        QCOMPARE(order.languages, QStringList{QStringLiteral("en")});
        QVERIFY(order.soldiers == SoldierChoice{});
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        QCOMPARE(dialogIn(world)->order().paper.size.id(), QPageSize::Letter);
    }

    void choicesBecomeAnOrder()
    {
        World world;
        const auto dialog = dialogIn(world);
        named<QCheckBox>(*dialog, "Quick reference")->click();
        named<QRadioButton>(*dialog, "Outlines, to colour in")->click();
        choose(*dialog, "Paper", "Letter");
        choose(*dialog, "Orientation", "Sideways");
        choose(*dialog, "Lengths", "Centimetres");
        named<editor::NumberField>(*dialog, "Spare stands of each type")->stepBy(2);
        named<editor::NumberField>(*dialog, "Height of the figures")->stepBy(-2);
        named<QCheckBox>(*dialog, "Their generals, too")->click();
        const PrintOrder order = dialog->order();
        QCOMPARE(order.parts, (std::set{PrintPart::Soldiers, PrintPart::Reference}));
        QVERIFY(order.ink == Ink::Outlines);
        QCOMPARE(order.paper.size.id(), QPageSize::Letter);
        QCOMPARE(order.paper.orientation, QPageLayout::Landscape);
        QVERIFY(order.lengths == LengthUnit::Centimetres);
        QCOMPARE(order.soldiers.spareStands, 2);
        QCOMPARE(order.soldiers.figureScale, 0.9);
        QVERIFY(!order.soldiers.withGenerals);
    }

    void everythingIsAllOrNothing()
    {
        World world;
        const auto dialog = dialogIn(world);
        QCheckBox &all = dialog->parts().everything();
        QCOMPARE(all.checkState(), Qt::PartiallyChecked);
        all.click();
        QCOMPARE(dialog->parts().parts().size(), kParts.size());
        all.click();
        QVERIFY(dialog->parts().parts().empty());
        QCOMPARE(all.checkState(), Qt::Unchecked);
    }

    void soldiersOfOneCommandAndOneType()
    {
        World world;
        const auto dialog = dialogIn(world);
        SoldierTree &tree = dialog->soldiers().tree();
        QSignalSpy changed(&tree, &SoldierTree::changed);
        const Scenario &scenario = *battleOfZama();
        untick(tree.topLevelItem(0));
        untick(tree.topLevelItem(1));
        tree.topLevelItem(0)->child(1)->setCheckState(0, Qt::Checked);
        QTRY_COMPARE(changed.count(), 1);
        QCOMPARE(dialog->order().soldiers.commands,
                 std::set<std::string>{scenario.sides.front().commands.at(1).id});
        QVERIFY(dialog->order().soldiers.types.empty());
        untick(tree.topLevelItem(2)->child(0));
        QCOMPARE(dialog->order().soldiers.types.size(), scenario.types.size() - 1);
        QVERIFY(!dialog->order().soldiers.types.contains(scenario.types.front().id));
    }

    void thePagesOfEveryPartAreCounted()
    {
        World world;
        const auto dialog = dialogIn(world);
        const auto pages = [&](const char *part) { return named<QLabel>(*dialog, part)->text(); };
        QTRY_COMPARE(pages("Pages of: Paper soldiers"), QStringLiteral("7"));
        QTRY_COMPARE(pages("Pages of: Quick reference"), QStringLiteral("1"));
        QTRY_COMPARE(pages("Pages of: Deployment map"), QStringLiteral("none"));
        const auto *none = named<QLabel>(*dialog, "Pages of: Deployment map");
        QCOMPARE(none->visibleRegion().boundingRect().width(), none->width());
        QVERIFY(
            named<QCheckBox>(*dialog, "Deployment map")->toolTip().startsWith(QStringLiteral("An elephant")));
        named<editor::NumberField>(*dialog, "Spare stands of each type")->stepBy(1);
        QTRY_COMPARE(pages("Pages of: Paper soldiers"), QStringLiteral("8"));
    }

    void thePreviewShowsThePages()
    {
        World world;
        const auto dialog = dialogIn(world);
        PagePreview &preview = dialog->viewer().preview();
        QTRY_COMPARE(preview.pageCount(), std::size_t{7});
        QTRY_VERIFY(preview.isSharp());
        QCOMPARE(preview.currentPage(), std::size_t{0});
        // Black in the middle of the square of the first page, white at its foot.
        const QImage seen = preview.viewport()->grab().toImage();
        int black = 0;
        for (int x = 0; x < seen.width(); ++x) {
            black += qGray(seen.pixel(x, seen.height() / 2 - seen.height() / 10)) < 20 ? 1 : 0;
        }
        QVERIFY(black > 50);
        named<QCheckBox>(*dialog, "Quick reference")->click();
        QTRY_COMPARE(preview.pageCount(), std::size_t{8});
    }

    void whatIsTickedIsShown()
    {
        World world;
        const auto dialog = dialogIn(world);
        PagePreview &preview = dialog->viewer().preview();
        QTRY_COMPARE(preview.pageCount(), std::size_t{7});
        preview.fitWidth();
        QCOMPARE(preview.currentPage(), std::size_t{0});
        named<QCheckBox>(*dialog, "Quick reference")->click();
        QTRY_COMPARE(preview.currentPage(), std::size_t{7});
    }

    void thePreviewIsSharpHoweverNear()
    {
        World world;
        const auto dialog = dialogIn(world);
        PagePreview &preview = dialog->viewer().preview();
        QTRY_VERIFY(preview.pageCount() > 0 && preview.isSharp());
        const double before = preview.zoom();
        for (int i = 0; i < 20; ++i) {
            preview.zoomIn();
        }
        QVERIFY(preview.zoom() > 4 * before);
        QVERIFY(!preview.isSharp());
        QTRY_VERIFY(preview.isSharp());
        preview.fitPage();
        QTRY_COMPARE(preview.zoom(), before); // when the bar across is gone
        preview.fitWidth();
        QVERIFY(preview.zoom() > before);
    }

    void thePreviewGoesByKeysAndWheel()
    {
        World world;
        const auto dialog = dialogIn(world);
        PagePreview &preview = dialog->viewer().preview();
        QTRY_VERIFY(preview.pageCount() == 7 && preview.isSharp());
        preview.setFocus();
        QTest::keyClick(&preview, Qt::Key_1);
        QVERIFY(preview.fit() == PagePreview::Fit::Width);
        QTest::keyClick(&preview, Qt::Key_End);
        QCOMPARE(preview.currentPage(), std::size_t{6});
        QVERIFY(preview.accessibleDescription().startsWith(QStringLiteral("Page 7 of 7")));
        QTest::keyClick(&preview, Qt::Key_Home);
        QCOMPARE(preview.currentPage(), std::size_t{0});
        const double before = preview.zoom();
        QTest::keyClick(&preview, Qt::Key_Plus);
        QVERIFY(preview.zoom() > before);
        QTest::keyClick(&preview, Qt::Key_0);
        QVERIFY(preview.fit() == PagePreview::Fit::Page);
    }

    void inkIsMeasured()
    {
        QImage half(10, 10, QImage::Format_RGB32);
        half.fill(Qt::white);
        QPainter(&half).fillRect(0, 0, 10, 5, Qt::black);
        QCOMPARE(inkShareOf(half), 0.5);
        half.fill(Qt::yellow); // one of the four inks in full
        QCOMPARE(inkShareOf(half), 1.0);
        half.fill(QColor(204, 204, 204));
        QCOMPARE(inkShareOf(half), 0.2);
    }

    // A stamp is measured once; what it takes is counted wherever it is placed, at the size it has there.
    void inkOfStampsIsCounted()
    {
        const auto stamp =
            std::make_shared<const Stamp>(Stamp{QRectF(-5, -5, 10, 10), [](QPainter &painter) {
                                                    painter.fillRect(QRectF(-5, -5, 10, 5), Qt::black);
                                                }});
        PrintDocument document;
        document.pages.push_back({Paper{}, {}, [stamp](PageCanvas &page) {
                                      page.place(stamp, QTransform::fromTranslate(50, 50));
                                      page.place(stamp,
                                                 QTransform(0, 2, -2, 0, 100, 100)); // turned, twice as large
                                  }});
        PrintDocument empty;
        empty.pages.push_back({Paper{}, {}, [](PageCanvas &) {}});
        const auto shareOf = [](const PrintDocument &pages) {
            InkGauge gauge;
            gauge.measure(std::make_shared<const PrintDocument>(pages));
            return QTest::qWaitFor([&] { return gauge.isDone(); }) ? gauge.share() : -1.0;
        };
        const double ofStamps = shareOf(document) - shareOf(empty);
        QVERIFY2(qAbs(ofStamps - (50.0 + 200.0) / (210.0 * 297.0)) < 1e-4,
                 qPrintable(QString::number(ofStamps)));
    }

    void colourTakesMoreInkThanSavingIt()
    {
        World world;
        const auto dialog = dialogIn(world);
        QTRY_VERIFY(dialog->pages().isMade() && dialog->gauge().isDone() && dialog->gauge().share() > 0);
        const double colour = dialog->gauge().share();
        QVERIFY(qAbs(colour - 100.0 * 100.0 / (210.0 * 297.0)) < 0.02); // the square, and a footer
        QTRY_COMPARE(dialog->summary(), QStringLiteral("7 pages, about 16% ink"));
        named<QRadioButton>(*dialog, "Pale, saves ink")->click();
        QTRY_VERIFY(dialog->gauge().isDone() && dialog->gauge().share() < colour / 4);
    }

    void whereNothingIsChosenItSaysSo()
    {
        World world;
        const auto dialog = dialogIn(world);
        QTRY_VERIFY(named<QPushButton>(*dialog, "Save as PDF")->isEnabled());
        named<QCheckBox>(*dialog, "Paper soldiers")->click();
        QTRY_VERIFY(dialog->viewer().problem().startsWith(QStringLiteral("Nothing is chosen yet")));
        QVERIFY(!named<QPushButton>(*dialog, "Save as PDF")->isEnabled());
        QVERIFY(!named<QPushButton>(*dialog, "Print")->isEnabled());
        named<QCheckBox>(*dialog, "Paper soldiers")->click();
        QTRY_VERIFY(dialog->viewer().problem().isEmpty());
        untick(dialog->soldiers().tree().topLevelItem(2));
        QTRY_VERIFY(dialog->viewer().problem().startsWith(QStringLiteral("Nobody is chosen")));
    }

    void aPartThatDoesNotFitIsLeftOutAndNamed()
    {
        World world;
        const auto dialog = dialogIn(world);
        const QString why = QStringLiteral("An elephant of this size needs larger paper.");
        named<QCheckBox>(*dialog, "Deployment map")->click();
        QTRY_VERIFY(dialog->summary().endsWith(why));
        QCOMPARE(dialog->viewer().preview().pageCount(), std::size_t{7});
        named<QCheckBox>(*dialog, "Paper soldiers")->click(); // now there is nothing else
        QTRY_COMPARE(dialog->viewer().problem(), why);
        QVERIFY(!named<QPushButton>(*dialog, "Save as PDF")->isEnabled());
        choose(*dialog, "Orientation", "Sideways");
        QTRY_COMPARE(dialog->viewer().preview().pageCount(), std::size_t{1});
        QVERIFY(dialog->viewer().problem().isEmpty());
    }

    void withoutAPrinterTheReasonIsSaid()
    {
        World world;
        world.printers.clear();
        const auto dialog = dialogIn(world);
        QTRY_VERIFY(dialog->printerBox().isKnown() && dialog->pages().isMade());
        QVERIFY(!named<QPushButton>(*dialog, "Print")->isEnabled());
        QVERIFY(dialog->said().startsWith(QStringLiteral("No printer is installed")));
        QCOMPARE(named<QPushButton>(*dialog, "Print")->accessibleDescription(), dialog->said());
        QVERIFY(named<QPushButton>(*dialog, "Save as PDF")->isEnabled());
    }

    void savesWhatIsSeen()
    {
        World world;
        const auto dialog = dialogIn(world);
        QTRY_VERIFY(named<QPushButton>(*dialog, "Save as PDF")->isEnabled());
        save(*dialog);
        QCOMPARE(dialog->said(), QStringLiteral("Saved as out.pdf."));
        QVERIFY(dialog->outcomeLine().kind() == play::JobOutcome::Kind::Done);
        QCOMPARE(play::lastFolder(), world.folder.path());
        QVERIFY2(world.asked.endsWith(QStringLiteral("Paper soldiers.pdf")), qPrintable(world.asked));
        QCOMPARE(bytesOf(world.file), pdfOf(*dialog->pages().document()));
    }

    void aFileThatCannotBeWrittenIsNamed()
    {
        World world;
        world.file = world.folder.filePath(QStringLiteral("no/such/folder/out.pdf"));
        const auto dialog = dialogIn(world);
        QTRY_VERIFY(named<QPushButton>(*dialog, "Save as PDF")->isEnabled());
        save(*dialog);
        QVERIFY(dialog->said().contains(world.file) &&
                dialog->said().contains(QStringLiteral("the folder does not exist")));
        QVERIFY(dialog->outcomeLine().kind() == play::JobOutcome::Kind::Failed);
        QVERIFY(!dialog->outcomeLine().openButton().isVisible());
        QVERIFY(play::lastFolder() != QFileInfo(world.file).path());
    }

    void aFolderWhereNothingCouldBeSavedIsNotRemembered()
    {
        World world;
        QDir(world.folder.path()).mkpath(QStringLiteral("there/out.pdf"));
        world.file = world.folder.filePath(QStringLiteral("there/out.pdf")); // a folder of that name
        const auto dialog = dialogIn(world);
        QTRY_VERIFY(named<QPushButton>(*dialog, "Save as PDF")->isEnabled());
        save(*dialog);
        QVERIFY(dialog->outcomeLine().kind() == play::JobOutcome::Kind::Failed);
        QVERIFY(play::lastFolder() != QFileInfo(world.file).path());
    }

    void aSavedFileIsOneClickAway()
    {
        World world;
        const auto dialog = dialogIn(world);
        QTRY_VERIFY(named<QPushButton>(*dialog, "Save as PDF")->isEnabled());
        QVERIFY(!dialog->outcomeLine().openButton().isVisible());
        save(*dialog);
        QVERIFY(dialog->outcomeLine().openButton().isVisible());
        Desktop desktop;
        QDesktopServices::setUrlHandler(QStringLiteral("file"), &desktop, "open");
        dialog->outcomeLine().openButton().click();
        QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
        QCOMPARE(desktop.opened, QUrl::fromLocalFile(world.file));
        named<QCheckBox>(*dialog, "Quick reference")->click(); // now the file is of another choice
        QVERIFY(!dialog->outcomeLine().openButton().isVisible());
    }

    void aFailureIsNoSuccessToTheEye_data()
    {
        QTest::addColumn<bool>("isDark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void aFailureIsNoSuccessToTheEye()
    {
        QFETCH(bool, isDark);
        const QPalette before = QApplication::palette();
        applyTheme(themeFor(isDark ? ThemeChoice::Dark : ThemeChoice::Light, before));
        play::OutcomeLine line;
        line.show(play::JobOutcome::saved(QStringLiteral("/tmp/kit.pdf")));
        line.QWidget::show();
        const auto labels = line.findChildren<QLabel *>();
        const auto text = *std::ranges::find_if(labels, [](const QLabel *l) { return !l->text().isEmpty(); });
        const auto sign = *std::ranges::find_if(labels, [](const QLabel *l) { return l->text().isEmpty(); });
        QVERIFY(!sign->isVisible());
        const QColor calm = text->palette().color(QPalette::WindowText);
        line.show(play::JobOutcome::failed(QStringLiteral("The disk is full.")));
        QVERIFY(sign->isVisible() && !sign->pixmap().isNull());
        QVERIFY(text->font().bold());
        const QColor alarm = text->palette().color(QPalette::WindowText);
        QVERIFY(alarm != calm);
        const double contrast = contrastOf(alarm, text->palette().color(QPalette::Window));
        QVERIFY2(contrast >= 6.0, qPrintable(QString::number(contrast)));
        QCOMPARE(QAccessible::queryAccessibleInterface(&line)->text(QAccessible::Name),
                 QStringLiteral("The disk is full."));
        QCOMPARE(QAccessible::queryAccessibleInterface(&line)->role(), QAccessible::AlertMessage);
        applyTheme({before, {}});
    }

    void printsAPageAtATime()
    {
        World world;
        const auto dialog = dialogIn(world);
        QTRY_VERIFY(named<QPushButton>(*dialog, "Print")->isEnabled());
        named<QPushButton>(*dialog, "Print")->click();
        QCOMPARE(world.asked, QStringLiteral("Staff room"));
        QVERIFY(dialog->isBusy());
        QVERIFY(!named<QPushButton>(*dialog, "Save as PDF")->isEnabled());
        QTRY_VERIFY(!dialog->isBusy());
        QVERIFY2(dialog->said().startsWith(QStringLiteral("All pages went to the printer")),
                 qPrintable(dialog->said()));
        QVERIFY(bytesOf(world.printed).contains("/Count 7"));
    }

    void printingCanBeStopped()
    {
        World world;
        const auto dialog = dialogIn(world);
        QTRY_VERIFY(named<QPushButton>(*dialog, "Print")->isEnabled());
        named<QPushButton>(*dialog, "Print")->click();
        named<QPushButton>(*dialog, "Stop")->click();
        QVERIFY(!dialog->isBusy());
        QCOMPARE(dialog->said(), QStringLiteral("Stopped."));
        QVERIFY(dialog->isVisible());
        named<QPushButton>(*dialog, "Close")->click();
        QVERIFY(!dialog->isVisible());
    }

    void choicesAreRemembered()
    {
        World world;
        {
            const auto dialog = dialogIn(world);
            named<QCheckBox>(*dialog, "Quick reference")->click();
            named<QRadioButton>(*dialog, "Pale, saves ink")->click();
            choose(*dialog, "Paper", "Letter");
            untick(dialog->soldiers().tree().topLevelItem(2)->child(0));
            QTRY_VERIFY(dialog->printerBox().isKnown());
            choose(*dialog, "Printer", "Library");
        }
        const auto dialog = dialogIn(world);
        QCOMPARE(dialog->order().parts, (std::set{PrintPart::Soldiers, PrintPart::Reference}));
        QVERIFY(dialog->order().ink == Ink::Saving);
        QCOMPARE(dialog->order().paper.size.id(), QPageSize::Letter);
        QVERIFY(dialog->order().soldiers.types.empty()); // that belongs to the battle
        QTRY_COMPARE(dialog->printerBox().printer(), QStringLiteral("Library"));
    }

    void aCorrectionMakesTenCentimetresTenCentimetres_data()
    {
        QTest::addColumn<double>("across");
        QTest::addColumn<double>("along");
        QTest::addColumn<QPageLayout::Orientation>("orientation");
        for (const auto orientation : {QPageLayout::Portrait, QPageLayout::Landscape}) {
            QTest::newRow(orientation == QPageLayout::Portrait ? "shrinks" : "shrinks, turned")
                << 98.5 << 97.0 << orientation;
            QTest::newRow(orientation == QPageLayout::Portrait ? "stretches" : "stretches, turned")
                << 101.2 << 104.9 << orientation;
        }
    }

    // What such a printer makes of the corrected page, measured in it.
    void aCorrectionMakesTenCentimetresTenCentimetres()
    {
        QFETCH(double, across);
        QFETCH(double, along);
        QFETCH(QPageLayout::Orientation, orientation);
        PrintDocument document;
        document.correction = {across, along};
        const Paper paper{QPageSize(QPageSize::A4), orientation};
        document.pages.push_back({paper, {}, [](PageCanvas &page) {
                                      page.shapes().fillRect(QRectF(60, 60, 100, 100), Qt::black);
                                  }});
        constexpr double kDots = 10; // to a millimetre
        QImage sheet((paper.extent() * kDots).toSize(), QImage::Format_Grayscale8);
        sheet.fill(Qt::white);
        QPainter painter(&sheet);
        paintPage(painter, kDots, document, 0);
        painter.end();
        const bool isUpright = orientation == QPageLayout::Portrait;
        const auto black = [&](bool isRow) {
            const int length = isRow ? sheet.width() : sheet.height();
            int count = 0;
            for (int i = 0; i < length; ++i) {
                count += qGray(isRow ? sheet.pixel(i, 1100) : sheet.pixel(1100, i)) < 128 ? 1 : 0;
            }
            return count / kDots;
        };
        const double printedAcross = black(isUpright) * across / kCheckBar;
        const double printedAlong = black(!isUpright) * along / kCheckBar;
        QVERIFY2(qAbs(printedAcross - 100.0) <= 0.2, qPrintable(QString::number(printedAcross)));
        QVERIFY2(qAbs(printedAlong - 100.0) <= 0.2, qPrintable(QString::number(printedAlong)));
    }

    void correctionsBelongToAPrinter()
    {
        rememberCorrection(QStringLiteral("Staff room"), {98.5, 99.0});
        rememberCorrection(QStringLiteral("\\\\school/Library 2%"), {101.0, 102.0});
        QCOMPARE(correctionOf(QStringLiteral("Staff room")).across, 98.5);
        QCOMPARE(correctionOf(QStringLiteral("\\\\school/Library 2%")).along, 102.0);
        QVERIFY(correctionOf(QStringLiteral("Other")).isNone());
        QVERIFY(correctionOf({}).isNone());
        rememberCorrection(QStringLiteral("Other"), {50.0, 100.0}); // nothing that a ruler can have said
        QVERIFY(correctionOf(QStringLiteral("Other")).isNone());
    }

    void filesAreExactUnlessSomebodyWantsThemCorrected()
    {
        World world;
        rememberCorrection(QStringLiteral("Staff room"), {98.5, 99.0});
        const auto dialog = dialogIn(world);
        QTRY_COMPARE(dialog->printerBox().printer(), QStringLiteral("Staff room"));
        QTRY_VERIFY(named<QPushButton>(*dialog, "Save as PDF")->isEnabled());
        save(*dialog);
        QCOMPARE(bytesOf(world.file), pdfOf(*dialog->pages().document()));
        named<QCheckBox>(*dialog, "Correct PDF files, too")->click();
        save(*dialog);
        PrintDocument corrected = *dialog->pages().document();
        QVERIFY(bytesOf(world.file) != pdfOf(corrected));
        corrected.correction = {98.5, 99.0};
        QCOMPARE(bytesOf(world.file), pdfOf(corrected));
    }

    void whatWasMeasuredIsTyped()
    {
        int printed = 0;
        CorrectionDialog dialog(QStringLiteral("Staff room"), {}, [&printed] {
            ++printed;
            return play::JobOutcome::done([] { return QStringLiteral("It went."); });
        });
        dialog.show();
        named<QPushButton>(dialog, "Print the check page")->click();
        QCOMPARE(printed, 1);
        auto *across = named<editor::NumberField>(dialog, "Bar across, in millimetres");
        across->setFocus();
        across->selectAll();
        QTest::keyClicks(across, QStringLiteral("98,5"));
        QCOMPARE(dialog.correction(), (PrinterCorrection{98.5, 100.0}));
        across->selectAll();
        QTest::keyClicks(across, QStringLiteral("80")); // a driver that fits pages to the paper
        QCOMPARE(dialog.correction().across, 98.5 < 95 ? 0.0 : dialog.correction().across);
        QVERIFY(dialog.correction().across >= kLeastMeasured);
        named<QPushButton>(dialog, "No correction")->click();
        QVERIFY(dialog.correction().isNone());
    }

    void howPagesAreDrawnFromNowOnIsSaidInOneSentence()
    {
        CorrectionDialog dialog({}, {97.0, 100.0}, {});
        dialog.show();
        const auto says = [&dialog](const char *sentence) {
            const auto labels = dialog.findChildren<QLabel *>();
            return std::ranges::any_of(
                labels, [&](const QLabel *label) { return label->text() == QLatin1String(sentence); });
        };
        QVERIFY(
            says("From now on 100 mm are drawn as 103.1 mm across and as 100 mm along, and so come out as "
                 "100 mm."));
        named<QPushButton>(dialog, "No correction")->click();
        QVERIFY(says("Nothing is changed: 100 mm come out as 100 mm."));
    }

    void theCorrectionIsAsLargeAsItsWords_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<double>("scale");
        const table::Languages languages = table::Languages::standard();
        for (const QString &language : languages.tags()) {
            for (const double scale : {kNormalText, kTextScales.back()}) {
                QTest::addRow("%s, %.1f", qPrintable(language), scale) << language << scale;
            }
        }
    }

    void theCorrectionIsAsLargeAsItsWords()
    {
        QFETCH(QString, language);
        QFETCH(double, scale);
        const table::Speaking speaking(table::Languages::standard().language(language));
        applyTextScale(scale);
        CorrectionDialog dialog(QStringLiteral("Staff room"), {}, [] {
            return play::JobOutcome::failed(
                QStringLiteral("/home/school/check.pdf cannot be written: no room is "
                               "left on the disk, and this is a long sentence."));
        });
        dialog.show();
        const auto cutLine = [&dialog] {
            for (const QLabel *label : dialog.findChildren<QLabel *>()) {
                const int needed =
                    label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
                if (label->isVisible() && label->height() < needed) {
                    return label->text();
                }
            }
            return QString();
        };
        QTRY_COMPARE(cutLine(), QString());
        auto *across = dialog.findChildren<editor::NumberField *>().front();
        across->setFocus();
        across->selectAll();
        QTest::keyClicks(across, QStringLiteral("97"));
        dialog.findChildren<QPushButton *>().front()->click(); // the check page, which cannot be saved
        QApplication::processEvents();
        QTRY_COMPARE(cutLine(), QString());
        QVERIFY(dialog.width() <= 1366 && dialog.height() <= 768);
    }

    void theCheckPageHasBarsOfTenCentimetres()
    {
        const PrintDocument page =
            checkPage(QPageSize(QPageSize::A4), QLocale(), QStringLiteral("Staff room"), {});
        QCOMPARE(page.pages.size(), std::size_t{1});
        constexpr double kDots = 10;
        QImage sheet((page.pages.front().paper.extent() * kDots).toSize(), QImage::Format_Grayscale8);
        sheet.fill(Qt::white);
        QPainter painter(&sheet);
        paintPage(painter, kDots, page, 0);
        painter.end();
        int across = 0;
        int along = 0;
        for (int y = 0; y < sheet.height() - 120; ++y) { // without the footer's own bar
            int first = -1;
            int last = -1;
            for (int x = 0; x < sheet.width(); ++x) {
                if (qGray(sheet.pixel(x, y)) < 128) {
                    first = first < 0 ? x : first;
                    last = x;
                }
            }
            across = std::max(across, last - first + 1 == 1000 ? 1000 : across);
        }
        for (int x = 0; x < sheet.width(); ++x) {
            int run = 0;
            for (int y = 600; y < sheet.height() - 120; ++y) {
                run += qGray(sheet.pixel(x, y)) < 200 ? 1 : 0;
            }
            along = std::max(along, run);
        }
        QCOMPARE(across, 1000);
        QVERIFY2(along >= 500, qPrintable(QString::number(along))); // every second centimetre is white
    }

    void wordsFitInALongerLanguageAndComeBack()
    {
        World world;
        const auto dialog = dialogIn(world);
        QTRY_VERIFY(dialog->gauge().isDone() && dialog->printerBox().isKnown());
        test::PseudoLocale pseudo;
        for (const int tab : {0, 1}) {
            dialog->findChild<QTabWidget *>()->setCurrentIndex(tab);
            QCoreApplication::installTranslator(&pseudo);
            QTRY_VERIFY(dialog->pages().isMade() && dialog->gauge().isDone());
            QApplication::processEvents();
            QVERIFY(dialog->windowTitle().startsWith(QLatin1Char('[')));
            QTRY_COMPARE(cutOff(*dialog), QString());
            QCoreApplication::removeTranslator(&pseudo);
            QApplication::processEvents();
            QCOMPARE(dialog->windowTitle(), QStringLiteral("Print"));
        }
    }

    void everythingCanBeReachedByKeysAndHasAName()
    {
        World world;
        const auto dialog = dialogIn(world);
        QTRY_VERIFY(dialog->gauge().isDone() && dialog->printerBox().isKnown());
        for (const int tab : {0, 1}) {
            dialog->findChild<QTabWidget *>()->setCurrentIndex(tab);
            QSet<const QWidget *> reached;
            const QWidget *first = dialog.get();
            for (QWidget *at = dialog->nextInFocusChain(); at != first; at = at->nextInFocusChain()) {
                if (at->isVisible() && at->isEnabled() && (at->focusPolicy() & Qt::TabFocus) != 0) {
                    reached.insert(at);
                }
            }
            for (const QWidget *widget : dialog->findChildren<QWidget *>()) {
                const bool isUsed = widget->inherits("QAbstractButton") || widget->inherits("QComboBox") ||
                                    widget->inherits("QAbstractSpinBox") || widget->inherits("QTreeView") ||
                                    widget->inherits("zama::print::PagePreview");
                if (isUsed && widget->isVisible() && widget->isEnabled() &&
                    !widget->objectName().startsWith(QLatin1String("qt_")) &&
                    !widget->objectName().startsWith(QLatin1String("Scroll"))) {
                    const QByteArray name = widget->metaObject()->className();
                    QVERIFY2(reached.contains(widget) || widget->inherits("QRadioButton"), name.constData());
                    const QString text = widget->property("text").toString();
                    QVERIFY2(!widget->accessibleName().isEmpty() || !text.isEmpty(), name.constData());
                }
            }
        }
    }

    // Whatever the window speaks.
    void wordsOnPagesAreInTheLanguageOfThePages()
    {
        PrintOrder order;
        order.scenario = battleOfZama();
        order.parts = {PrintPart::Reference};
        const auto bookmarkIn = [&order](const char *language) {
            order.languages = {QLatin1String(language)};
            return printDocument(order).value().pages.front().bookmark;
        };
        QCOMPARE(bookmarkIn("en"), QStringLiteral("Quick reference"));
        QCOMPARE(bookmarkIn("fr"), QStringLiteral("Aide"));
        QCOMPARE(bookmarkIn("fr-CA"), QStringLiteral("Aide"));
        QCOMPARE(bookmarkIn("tlh"), QStringLiteral("Quick reference")); // which the program does not speak
    }

    void isAboutTheBattleInSight()
    {
        const QTemporaryDir folder;
        MainWindow window(
            ThemeChoice::Light,
            {folder.filePath(QStringLiteral("battles")), folder.filePath(QStringLiteral("refuge"))},
            {folder.filePath(QStringLiteral("unsaved")), folder.filePath(QStringLiteral("earlier"))});
        window.show();
        const auto titleOfPages = [&window]() -> std::string {
            for (QAction *action : window.findChildren<QAction *>()) {
                if (action->shortcut() == QKeySequence(QKeySequence::Print)) {
                    action->trigger();
                }
            }
            const std::unique_ptr<PrintDialog> dialog(window.findChild<PrintDialog *>());
            return dialog == nullptr ? "" : dialog->order().scenario->title.in("en");
        };
        QCOMPARE(titleOfPages(), std::string("The Battle of Zama")); // whose card is chosen at first
        window.open(shippedPath(QStringLiteral("first-lesson")));
        QCOMPARE(titleOfPages(), std::string("First Lesson: the Ford"));
        window.edit(shippedPath(QStringLiteral("cannae")));
        const std::string onTheDesk = titleOfPages();
        QVERIFY2(onTheDesk.find("Cannae") != std::string::npos, onTheDesk.c_str());
        window.editing().editorWindow().document().setSaved();
    }

    // Whoever reads the report means the report.
    void theReportIsPrintedFromItsOwnPage()
    {
        World world;
        ReportPage page(world.surroundings());
        page.retranslate();
        page.resize(900, 600);
        page.show(Journal(play::Guide::battle(), play::Guide::kSeed), LengthUnit::Inches);
        page.print();
        QCOMPARE(page.view().outcomeLine().text(), QStringLiteral("Looking for printers…"));
        QTRY_VERIFY(
            page.view().outcomeLine().text().startsWith(QStringLiteral("All pages went to the printer")));
        QCOMPARE(world.asked, QStringLiteral("Staff room"));
        QVERIFY(bytesOf(world.printed).startsWith("%PDF-"));
        world.printers.clear();
        ReportPage poor(world.surroundings());
        poor.show(Journal(play::Guide::battle(), play::Guide::kSeed), LengthUnit::Inches);
        poor.print();
        QTRY_VERIFY(poor.view().outcomeLine().kind() == play::JobOutcome::Kind::Failed);
        QVERIFY(poor.view().outcomeLine().text().startsWith(QStringLiteral("No printer is installed")));
    }

    void theKeysForPrintingPrintTheReportThatIsRead()
    {
        const QTemporaryDir folder;
        MainWindow window(
            ThemeChoice::Light,
            {folder.filePath(QStringLiteral("battles")), folder.filePath(QStringLiteral("refuge"))},
            {folder.filePath(QStringLiteral("unsaved")), folder.filePath(QStringLiteral("earlier"))});
        window.show();
        window.open(shippedPath(QStringLiteral("first-lesson")));
        emit window.playWindow().reportRequested();
        auto *page = window.findChild<ReportPage *>();
        QVERIFY(page->isVisible());
        int asked = 0;
        page->view().setPrint([&asked](const report::BattleReport &, const QLocale &, LengthUnit) {
            ++asked;
            return play::JobOutcome();
        });
        for (QAction *action : window.findChildren<QAction *>()) {
            if (action->shortcut() == QKeySequence(QKeySequence::Print)) {
                action->trigger();
            }
        }
        QCOMPARE(asked, 1);
        QVERIFY(window.findChild<PrintDialog *>() == nullptr);
    }

    void thatNobodyIsThereYetIsSaidOnce()
    {
        auto empty = std::make_shared<Scenario>(*battleOfZama());
        for (SideSpec &side : empty->sides) {
            for (CommandSpec &command : side.commands) {
                command.units.clear();
            }
        }
        PrintOrder order;
        order.scenario = empty;
        for (const PrintPartRow &row : printParts()) {
            order.parts.insert(row.part);
        }
        const auto document = printDocument(order);
        QVERIFY(document.ok());
        QCOMPARE(document.value().omissions.size(), 1);
        QVERIFY2(document.value().omissions.front().startsWith(QStringLiteral("The battle has no units yet")),
                 qPrintable(document.value().omissions.front()));
        QVERIFY(document.value().omissions.front().contains(titleOf(PrintPart::OrderOfBattle)));
        order.parts = {PrintPart::OrderOfBattle, PrintPart::CommanderCards};
        QVERIFY(printDocument(order).error().words.startsWith(QStringLiteral("The battle has no units yet")));
    }

private:
    QTemporaryDir m_settings;
};

QTEST_MAIN(TestPrintDialog)
#include "test_print_dialog.moc"
