// The battle report in the window and on paper.

#include "app/play/last_folder.h"
#include "app/play/report_view.h"
#include "app/print/report_pdf.h"
#include "app/shell/report_file.h"
#include "core/io/journal_file.h"
#include "table/art/report_document.h"
#include "table/model/rich_text.h"
#include "tests/support/scenario_files.h"
#include "tests/support/source_tree.h"

#include <QCheckBox>
#include <QDate>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QProcess>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTranslator>

using namespace zama;
using namespace zama::play;

namespace {

std::string pathOf(const char *name)
{
    return test::inSourceTree(std::string("tests/playthroughs/") + name + ".zama-game.json");
}

Journal battle(const char *name)
{
    return loadJournal(pathOf(name)).value().journal;
}

// Turns every text round, so that what is not translated is seen.
class Mirror final : public QTranslator
{
public:
    [[nodiscard]] QString translate(const char * /*context*/, const char *source, const char * /*note*/,
                                    int /*n*/) const override
    {
        return QStringLiteral("«") + QString::fromUtf8(source) + QStringLiteral("»");
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

bool hasColour(const QImage &image, QRgb colour)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) == colour) {
                return true;
            }
        }
    }
    return false;
}

QByteArray bytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QPushButton &buttonOf(const ReportView &view, const char *name)
{
    for (QPushButton *button : view.findChildren<QPushButton *>()) {
        if (button->accessibleName() == QLatin1String(name)) {
            return *button;
        }
    }
    throw std::runtime_error(name);
}

} // namespace

class TestReportView : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    }

    void savingSuggestsANameInTheFolderUsedLast()
    {
        const QTemporaryDir dir;
        ReportView view;
        view.showReport(battle("zama-fast-fast"));
        rememberFolder(dir.filePath(QStringLiteral("other.html")));
        const QFileInfo suggested(view.suggestedPath(QStringLiteral("html")));
        QCOMPARE(suggested.path(), dir.path());
        QVERIFY(suggested.fileName().startsWith(QStringLiteral("The Battle of Zama")));
        QVERIFY(suggested.fileName().contains(QDate::currentDate().toString(Qt::ISODate)));
        QCOMPARE(suggested.suffix(), QStringLiteral("html"));
        QCOMPARE(asFileName(QStringLiteral("a/b: \"c\"?")), QStringLiteral("a-b- -c--"));
        rememberFolder(QStringLiteral("/no/such/folder/x.html"));
        QVERIFY(QFileInfo(view.suggestedPath(QStringLiteral("pdf"))).path() !=
                QStringLiteral("/no/such/folder"));
    }

    void printingIsOfferedWhereItIsKnownHow()
    {
        ReportView view;
        view.showReport(battle("zama-fast-fast"));
        view.show();
        QPushButton &print = buttonOf(view, "Print the report");
        QVERIFY(!print.isVisible());
        int printed = 0;
        view.setPrint([&printed](const report::BattleReport &report, const QLocale &, LengthUnit) {
            printed += report.setup != nullptr ? 1 : 0;
            return JobOutcome::failed(QStringLiteral("The paper is gone."));
        });
        QVERIFY(print.isVisible());
        print.click();
        QCOMPARE(printed, 1);
        QCOMPARE(view.outcomeLine().text(), QStringLiteral("The paper is gone."));
        QVERIFY(view.outcomeLine().kind() == JobOutcome::Kind::Failed);
    }

    void theBattleIsTold()
    {
        ReportView view;
        view.resize(900, 700);
        view.showReport(battle("zama-fast-fast"));
        view.show();
        QVERIFY(view.text().startsWith(QStringLiteral("The Battle of Zama")));
        QVERIFY(view.text().contains(QStringLiteral("a slight edge for the Romans.")));
        QVERIFY(view.text().contains(QStringLiteral("One general of the Carthaginians")));
        QVERIFY(!view.text().contains(QStringLiteral("report.")));
        QCOMPARE(view.text().count(QChar(QChar::ObjectReplacementCharacter)), 9);
    }

    void theTableIsPainted()
    {
        ReportView view;
        view.resize(900, 700);
        view.showReport(battle("zama-fast-fast"));
        view.show();
        QCoreApplication::processEvents();
        QCOMPARE(view.findChild<QTextBrowser *>()->verticalScrollBar()->value(), 0);
        const QImage seen = view.grab().toImage();
        QVERIFY(hasColour(seen, qRgb(0xf3, 0xe8, 0xc9)));
        QVERIFY(hasColour(seen, qRgb(0x23, 0x39, 0x5f)));
    }

    void aNarrowWindowNarrowsThePictures()
    {
        ReportView view;
        view.showReport(battle("zama-fast-fast"));
        view.resize(420, 500);
        view.show();
        auto *page = view.findChild<QTextBrowser *>();
        QCoreApplication::processEvents();
        QCOMPARE(page->horizontalScrollBar()->maximum(), 0);
    }

    void eventsAreShownOnDemand()
    {
        ReportView view;
        view.resize(900, 700);
        view.showReport(battle("first-lesson-fast-random"));
        QVERIFY(!view.showsEvents() && !view.text().contains(QStringLiteral("[1.1]")));
        auto *box = view.findChild<QCheckBox *>();
        QTest::keyClick(box, Qt::Key_Space);
        QVERIFY(view.showsEvents() && view.text().contains(QStringLiteral("[1.1]")));
        QTest::keyClick(box, Qt::Key_Space);
        QVERIFY(!view.text().contains(QStringLiteral("[1.1]")));
    }

    void everythingChangesItsLanguageAtOnce()
    {
        ReportView view;
        view.showReport(battle("first-lesson-fast-random"));
        Mirror mirror;
        QCoreApplication::installTranslator(&mirror);
        view.setReader(QLocale(QLocale::German), LengthUnit::Inches);
        QCoreApplication::processEvents();
        QVERIFY(view.findChild<QCheckBox *>()->text().startsWith(QStringLiteral("«")));
        QVERIFY(view.text().contains(QStringLiteral("«Turning points»")));
        QVERIFY(view.text().contains(QStringLiteral("a slight edge for the Romans.»")));
        QCoreApplication::removeTranslator(&mirror);
        QCoreApplication::processEvents();
        QVERIFY(!view.text().contains(QStringLiteral("«")));
    }

    void thePageIsSavedWithPictures()
    {
        const QTemporaryDir dir;
        ReportView view;
        QVERIFY(!view.saveHtml(dir.filePath(QStringLiteral("nothing.html"))));
        view.showReport(battle("first-lesson-fast-random"));
        QStringList saved;
        connect(&view, &ReportView::saved, this, [&](const QString &path) { saved.append(path); });
        const QString path = dir.filePath(QStringLiteral("report.html"));
        QVERIFY(view.saveHtml(path));
        QCOMPARE(saved, QStringList(path));
        QVERIFY(bytes(path).startsWith("<!DOCTYPE html>") && bytes(path).contains("<svg"));
        QVERIFY(!view.saveHtml(dir.filePath(QStringLiteral("none/report.html"))));
        QCOMPARE(saved.size(), 1);
    }

    void pdfIsForTheWindowToWrite()
    {
        ReportView view;
        view.showReport(battle("first-lesson-fast-random"));
        const QPushButton &button = buttonOf(view, "Save the report for the printer");
        QVERIFY(button.isHidden() && !view.savePdf(QStringLiteral("x.pdf")));
        QString asked;
        view.setWritePdf(
            [&](const report::BattleReport &report, const QLocale &, LengthUnit, const QString &path) {
                asked = path;
                return report.turns.empty() ? QString() : QStringLiteral("the printer is asleep");
            });
        QVERIFY(!button.isHidden() && !view.savePdf(QStringLiteral("y.pdf")));
        QCOMPARE(asked, QStringLiteral("y.pdf"));
    }

    void lengthsAreInTheReadersUnit()
    {
        ReportView view;
        view.showReport(battle("first-lesson-fast-random"));
        const auto text = [&] { return view.findChild<QTextBrowser *>()->toPlainText(); };
        QVERIFY(text().contains(QStringLiteral(" 6 in.")));
        view.setReader(QLocale(QLocale::English), LengthUnit::Centimetres);
        QVERIFY(text().contains(QStringLiteral(" 15.24 cm.")) && !text().contains(QStringLiteral(" 6 in.")));
    }

    void everyControlHasAName()
    {
        ReportView view;
        for (const QWidget *widget : view.findChildren<QWidget *>()) {
            if ((widget->focusPolicy() & Qt::TabFocus) != 0) {
                QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
            }
        }
    }

    void paperHasItsSizeAndEmbeddedFonts_data()
    {
        QTest::addColumn<QPageSize>("paper");
        QTest::addColumn<QByteArray>("box");
        QTest::newRow("a4") << QPageSize(QPageSize::A4) << QByteArray("/MediaBox [ 0 0 595");
        QTest::newRow("letter") << QPageSize(QPageSize::Letter) << QByteArray("/MediaBox [ 0 0 612");
    }
    void paperHasItsSizeAndEmbeddedFonts()
    {
        QFETCH(QPageSize, paper);
        QFETCH(QByteArray, box);
        const QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("report.pdf"));
        const auto report = report::reportOf(battle("first-lesson-fast-random"));
        QCOMPARE(print::writeReportPdf(report, {QLocale(), paper}, path), QString());
        const QByteArray pdf = bytes(path);
        QVERIFY(pdf.startsWith("%PDF-") && pdf.contains("%%EOF"));
        QVERIFY(pdf.contains(box));
        QVERIFY(pdf.contains("/FontFile2") && pdf.contains("/ToUnicode"));
        QVERIFY2(!pdf.contains("/Subtype /Image"), "pictures are vectors");
    }

    void tablesTooWideForThePageAreSeen()
    {
        const auto report = report::reportOf(battle("zama-fast-fast"));
        const auto leastWidth = [&](bool sideBySide) {
            table::ReportDocument document;
            table::ReportLook look;
            look.sideBySide = sideBySide;
            document.write(report, QLocale(QLocale::English), look);
            int width = 100;
            do {
                width += 20;
                document.setPageSize(QSizeF(width, 1600));
            } while (width < 3000 && !document.fitsAcross());
            return width;
        };
        QVERIFY(leastWidth(true) < 3000);
        QVERIFY(leastWidth(false) > 120);
        QVERIFY(leastWidth(false) < leastWidth(true) - 100);
    }

    void narrowSpacesHoldInRichText()
    {
        QTextDocument document;
        document.setHtml(table::forRichText(QStringLiteral("<b>Règle\u202f:</b> 1")));
        QCOMPARE(document.toRawText(), QStringLiteral("Règle\u00a0: 1"));
    }

    void theLastPageHoldsTheVerdictWithTheLosses()
    {
        const QString pdftotext = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
        if (pdftotext.isEmpty()) {
            QSKIP("pdftotext is not there");
        }
        const QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("report.pdf"));
        const auto report = report::reportOf(battle("zama-fast-fast"));
        QCOMPARE(print::writeReportPdf(report, {QLocale(QLocale::English), QPageSize(QPageSize::A4)}, path),
                 QString());
        QProcess process;
        process.start(pdftotext, {path, QStringLiteral("-")});
        QVERIFY(process.waitForFinished(60'000));
        const QStringList pages =
            QString::fromUtf8(process.readAllStandardOutput()).split(QChar(u'\f'), Qt::SkipEmptyParts);
        QVERIFY(pages.size() > 3);
        QVERIFY(pages.last().contains(QStringLiteral("How it ended")));
        QVERIFY(pages.last().contains(QStringLiteral("Losses side by side")));
        // Who searches or copies finds each line once.
        for (int i = 1; i < pages.size(); ++i) {
            const QString first = pages[i].section(QLatin1Char('\n'), 0, 0);
            QVERIFY2(!first.isEmpty() && !pages[i - 1].contains(first), qPrintable(first));
        }
    }

    // Wherever pages end: a break changes where all that follows stands.
    void everyHeightOfPaperIsPaged_data()
    {
        QTest::addColumn<double>("height");
        for (double height = 180.0; height < 300.0; height += 13.0) {
            QTest::addRow("%.0f mm", height) << height;
        }
    }
    void everyHeightOfPaperIsPaged()
    {
        QFETCH(double, height);
        const QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("report.pdf"));
        const auto report = report::reportOf(battle("zama-fast-fast"));
        const QPageSize paper(QSizeF(210.0, height), QPageSize::Millimeter);
        QCOMPARE(print::writeReportPdf(report, {QLocale(QLocale::English), paper}, path), QString());
        QVERIFY(bytes(path).contains("%%EOF"));
    }

    void paperThatCannotBeWrittenIsAProblem()
    {
        const QTemporaryDir dir;
        const auto report = report::reportOf(battle("first-lesson-fast-random"));
        const QString path = dir.filePath(QStringLiteral("none/report.pdf"));
        QVERIFY(!print::writeReportPdf(report, {QLocale(), QPageSize(QPageSize::A4)}, path).isEmpty());
        QVERIFY(!QFile::exists(path));
    }

    void theProgramWritesItWithoutAWindow()
    {
        const QTemporaryDir dir;
        const QString out = dir.filePath(QStringLiteral("report.pdf"));
        const QString journal = QString::fromStdString(pathOf("first-lesson-fast-random"));
        const auto parsed = shell::parseOptions({QStringLiteral("zama"), QStringLiteral("--report"), journal,
                                                 out, QStringLiteral("--paper"), QStringLiteral("letter")});
        QVERIFY(!parsed.exitCode);
        QCOMPARE(shell::writeReportFile(parsed.options), 0);
        QVERIFY(bytes(out).contains("/MediaBox [ 0 0 612"));
        shell::Options options = parsed.options;
        options.reportTo = options.reportOf;
        QCOMPARE(shell::writeReportFile(options), 2);
        options.reportOf = dir.filePath(QStringLiteral("nowhere.json"));
        QCOMPARE(shell::writeReportFile(options), 1);
    }

    void wrongCallsAreRefused()
    {
        const auto code = [](const QStringList &words) {
            return shell::parseOptions(QStringList{QStringLiteral("zama")} + words).exitCode.value_or(0);
        };
        QCOMPARE(code({QStringLiteral("--report"), QStringLiteral("a.json")}), 2);
        QCOMPARE(code({QStringLiteral("--report"), QStringLiteral("a.json"), QStringLiteral("b.doc")}), 2);
        QCOMPARE(code({QStringLiteral("--paper"), QStringLiteral("a3")}), 2);
        QCOMPARE(code({QStringLiteral("--lengths"), QStringLiteral("feet")}), 2);
    }

private:
    QTemporaryDir m_settings;
};

QTEST_MAIN(TestReportView)
#include "test_report_view.moc"
