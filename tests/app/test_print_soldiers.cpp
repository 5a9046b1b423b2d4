// Paper soldiers as somebody with scissors and a ruler finds them: every stand of a scenario is there once,
// its base has the size the rules need, and front and back meet when they are folded.

#include "app/print/soldier_roll.h"
#include "app/print/strip.h"
#include "table/art/art_import.h"
#include "table/art/resources.h"
#include "tests/support/pdf_scan.h"
#include "tests/support/print_orders.h"
#include "tests/support/small_battle.h"

#include <QBuffer>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace zama;
using namespace zama::print;
using namespace zama::test;

namespace {

constexpr int kDpi = 400;

// A strip as it was found between cut lines, in dots.
struct Found {
    int left = 0;
    int right = 0;
    int top = 0;
    int bottom = 0;
};

class Finder
{
public:
    explicit Finder(const Scan &scan)
        : m_scan(scan)
    {
    }

    [[nodiscard]] std::vector<Found> strips() const
    {
        std::vector<Found> found;
        const std::vector<int> lines = verticalCuts();
        for (std::size_t i = 1; i < lines.size(); ++i) {
            const std::vector<int> rows = horizontalCuts(lines[i - 1], lines[i]);
            for (std::size_t r = 1; r < rows.size(); ++r) {
                found.push_back({lines[i - 1], lines[i], rows[r - 1], rows[r]});
            }
        }
        return found;
    }

    // Where a dashed line crosses the strip nearest to `y`.
    [[nodiscard]] int foldNear(const Found &strip, double y) const
    {
        int best = 0;
        double nearest = 1e9;
        for (int row = static_cast<int>(y) - 30; row < static_cast<int>(y) + 30; ++row) {
            const double part = darkPart(strip.left + 4, strip.right - 4, row);
            if (part > 0.42 && part < 0.68 && std::abs(row - y) < nearest) {
                nearest = std::abs(row - y);
                best = row;
            }
        }
        return best;
    }

    // The first dashed line below the upper cut, nothing above it: the edge of the flap. 0: there is none.
    [[nodiscard]] int firstFold(const Found &strip) const
    {
        const int left = strip.left + 4;
        const int right = strip.right - 4;
        for (int row = strip.top + toDots(3); row < strip.bottom - 4; ++row) {
            if (isDashed(strip, row) && isDashed(strip, row + 1) && darkPart(left, right, row - 4) < 0.02) {
                return row + 1;
            }
        }
        return 0;
    }

    // Dots of the panel's figures: what cannot be reached from its rim.
    [[nodiscard]] std::vector<std::vector<bool>> figures(const Found &strip, int top, int bottom) const
    {
        const int width = strip.right - strip.left - 12;
        const int height = bottom - top;
        std::vector<std::vector<bool>> isOutside(static_cast<std::size_t>(height),
                                                 std::vector<bool>(static_cast<std::size_t>(width), false));
        std::vector<std::pair<int, int>> open;
        const auto visit = [&](int x, int y) {
            if (x < 0 || y < 0 || x >= width || y >= height) {
                return;
            }
            auto cell = isOutside[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            if (!cell && m_scan.at(strip.left + 6 + x, top + y) > 128) {
                isOutside[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = true;
                open.emplace_back(x, y);
            }
        };
        for (int x = 0; x < width; ++x) {
            visit(x, 0);
            visit(x, height - 1);
        }
        for (int y = 0; y < height; ++y) {
            visit(0, y);
            visit(width - 1, y);
        }
        while (!open.empty()) {
            const auto [x, y] = open.back();
            open.pop_back();
            visit(x - 1, y);
            visit(x + 1, y);
            visit(x, y - 1);
            visit(x, y + 1);
        }
        for (auto &row : isOutside) {
            row.flip();
        }
        return isOutside;
    }

    [[nodiscard]] int toDots(double millimetres) const
    {
        return static_cast<int>(millimetres * m_scan.dots + 0.5);
    }
    [[nodiscard]] double millimetres(int dots) const { return m_scan.millimetres(dots); }

private:
    [[nodiscard]] bool isDark(int x, int y) const { return m_scan.at(x, y) < 128; }

    [[nodiscard]] double darkPart(int left, int right, int row) const
    {
        int dark = 0;
        for (int x = left; x < right; ++x) {
            dark += isDark(x, row) ? 1 : 0;
        }
        return static_cast<double>(dark) / (right - left);
    }

    // Dashes of 1.2 mm and gaps of 1 mm, the first and the last cut off by the edges.
    [[nodiscard]] bool isDashed(const Found &strip, int row) const
    {
        std::vector<int> runs;
        int run = 1;
        for (int x = strip.left + 5; x < strip.right - 4; ++x) {
            if (isDark(x, row) == isDark(x - 1, row)) {
                ++run;
            } else {
                runs.push_back(run);
                run = 1;
            }
        }
        const auto isRegular = [&](int length) { return length > toDots(0.8) && length < toDots(1.4); };
        return runs.size() > 8 && std::all_of(runs.begin() + 1, runs.end(), isRegular);
    }

    // Solid lines of two tenths of a millimetre; the middles.
    template<class IsLine>
    [[nodiscard]] static std::vector<int> linesOf(int count, IsLine isLine)
    {
        std::vector<int> lines;
        for (int i = 0; i < count; ++i) {
            const int start = i;
            while (i < count && isLine(i)) {
                ++i;
            }
            if (i - start >= 3) {
                lines.push_back((start + i - 1) / 2);
            }
        }
        return lines;
    }

    [[nodiscard]] std::vector<int> verticalCuts() const
    {
        const int least = toDots(50);
        const int end = m_scan.height - toDots(11);
        return linesOf(m_scan.width, [&](int x) {
            int run = 0;
            for (int y = toDots(7); y < end; ++y) {
                run = isDark(x, y) ? run + 1 : 0;
                if (run >= least) {
                    return true;
                }
            }
            return false;
        });
    }

    [[nodiscard]] std::vector<int> horizontalCuts(int left, int right) const
    {
        return linesOf(m_scan.height - toDots(11),
                       [&](int y) { return y > toDots(7) && darkPart(left, right, y) > 0.98; });
    }

    const Scan &m_scan;
};

// How many dots of one half have no counterpart in the other, of all its figures' dots, where the fold is
// `shift` dots lower.
double difference(const std::vector<std::vector<bool>> &front, const std::vector<std::vector<bool>> &back,
                  int shift)
{
    const auto height = static_cast<int>(std::min(front.size(), back.size()));
    int figures = 0;
    int differing = 0;
    for (int y = std::max(0, shift); y < height + std::min(0, shift); ++y) {
        const auto &row = front[static_cast<std::size_t>(y)];
        const auto &mirrored = back[back.size() - 1 - static_cast<std::size_t>(y - shift)];
        for (std::size_t x = 0; x < row.size(); ++x) {
            figures += row[x] ? 1 : 0;
            differing += row[x] != mirrored[x] ? 1 : 0;
        }
    }
    return figures == 0 ? 1.0 : static_cast<double>(differing) / figures;
}

// The least of it: a fold is as exact as a line is thick.
double difference(const std::vector<std::vector<bool>> &front, const std::vector<std::vector<bool>> &back)
{
    double least = 1.0;
    for (int shift = -2; shift <= 2; ++shift) {
        least = std::min(least, difference(front, back, shift));
    }
    return least;
}

int standsOf(const Scenario &scenario)
{
    int stands = 0;
    for (const SideSpec &side : scenario.sides) {
        for (const CommandSpec &command : side.commands) {
            for (const UnitSpec &unit : command.units) {
                stands += unit.strength.value_or(unit.stands);
            }
        }
    }
    return stands;
}

std::size_t soldiersIn(const PrintOrder &order)
{
    std::size_t count = 0;
    for (const SoldierGroup &group : soldierRoll(order)) {
        count += group.soldiers.size();
    }
    return count;
}

QString wordsIn(const QString &pdf)
{
    return QString::fromUtf8(outputOf("pdftotext", {QStringLiteral("-raw"), pdf, QStringLiteral("-")}))
        .simplified();
}

} // namespace

class TestPrintSoldiers : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_dir;

    QString written(const PrintOrder &order)
    {
        const QString path = m_dir.filePath(QStringLiteral("soldiers.pdf"));
        QString problem = writePdf(test::documentOf(order), path);
        return problem.isEmpty() ? path : problem;
    }

    // How many there are of each of `bases`, measured on paper to a fifth of a millimetre; whatever is wrong
    // is counted under its name. Folds and outlines are checked on the way.
    std::map<QString, int> measured(const QString &pdf, const std::vector<QSizeF> &bases)
    {
        std::map<QString, int> counts;
        for (int page = 2; page <= pagesIn(pdf); ++page) {
            const Scan scan = scanOf(pdf, page, kDpi);
            const Finder finder(scan);
            for (const Found &strip : finder.strips()) {
                const int flap = finder.firstFold(strip) - strip.top;
                counts[baseOf(bases, QSizeF(finder.millimetres(strip.right - strip.left),
                                            finder.millimetres(2 * flap)))] += 1;
                const QString fault = faultOf(finder, strip, flap);
                if (!fault.isEmpty()) {
                    counts[fault] += 1;
                }
            }
        }
        return counts;
    }

    static QString nameOf(const QSizeF &base)
    {
        return QStringLiteral("%1 x %2").arg(base.width(), 0, 'f', 2).arg(base.height(), 0, 'f', 2);
    }

    static QString baseOf(const std::vector<QSizeF> &bases, const QSizeF &found)
    {
        const auto at = std::ranges::find_if(bases, [&](const QSizeF &base) {
            return std::abs(base.width() - found.width()) < 0.2 &&
                   std::abs(base.height() - found.height()) < 0.2;
        });
        return at == bases.end() ? nameOf(found) : nameOf(*at);
    }

    static QString faultOf(const Finder &finder, const Found &strip, int flap)
    {
        if (flap <= 0) {
            return QStringLiteral("there is no fold");
        }
        const double middle = (strip.top + strip.bottom) / 2.0;
        const int ridge = finder.foldNear(strip, middle);
        const int ground = finder.foldNear(strip, strip.bottom - flap);
        if (std::abs(ridge - middle) > 3 || std::abs(ground - (strip.bottom - flap)) > 3) {
            return QStringLiteral("a fold is out of place");
        }
        // Folded at the middle, a row meets the one as far from it on the other side.
        const int start = (strip.top + strip.bottom) / 2 + 4;
        const int end = strip.bottom - flap - 2;
        const auto front = finder.figures(strip, start, end);
        const auto back =
            finder.figures(strip, strip.top + strip.bottom - end + 1, strip.top + strip.bottom - start + 1);
        const double differing = difference(front, back);
        return differing > 0.016 ? QStringLiteral("outlines differ: %1").arg(differing, 0, 'f', 3)
                                 : QString();
    }

private slots:
    void initTestCase()
    {
        table::initResources();
        if (!hasPoppler()) {
            QSKIP("poppler-utils is not there");
        }
    }

    void everyStandIsThereWithItsTrueBase_data()
    {
        QTest::addColumn<QPageSize>("size");
        QTest::addColumn<bool>("isLandscape");
        QTest::newRow("A4") << QPageSize(QPageSize::A4) << false;
        QTest::newRow("Letter landscape") << QPageSize(QPageSize::Letter) << true;
    }
    void everyStandIsThereWithItsTrueBase()
    {
        QFETCH(const QPageSize, size);
        QFETCH(const bool, isLandscape);
        PrintOrder order = soldiersOf("first-lesson");
        order.paper = {size, isLandscape ? QPageLayout::Landscape : QPageLayout::Portrait};
        order.ink = Ink::Outlines;
        int cavalry = 0;
        for (const SideSpec &side : order.scenario->sides) {
            for (const UnitSpec &unit : side.commands.front().units) {
                cavalry += unit.type.find("cavalry") != std::string::npos ? unit.stands : 0;
            }
        }
        const QSizeF foot(25.4, 19.05);
        const QSizeF horse(31.75, 31.75);
        const QSizeF general(25.4, 25.4);
        const std::map<QString, int> expected{{nameOf(foot), standsOf(*order.scenario) - cavalry},
                                              {nameOf(horse), cavalry},
                                              {nameOf(general), 2}};
        QCOMPARE(measured(written(order), {foot, horse, general}), expected);
    }

    // An elephant is seen from the side and stands along its base.
    void elephantsAndEnginesHaveTheirOwn()
    {
        PrintOrder order = soldiersOf("zama");
        order.ink = Ink::Outlines;
        order.soldiers.types = {"elephant", "scorpion"};
        order.soldiers.withGenerals = false;
        const QSizeF elephant(50.8, 38.1); // its base lies along the strip
        const QSizeF scorpion(25.4, 25.4);
        const std::map<QString, int> expected{{nameOf(elephant), 12}, {nameOf(scorpion), 8}};
        QCOMPARE(measured(written(order), {elephant, scorpion}), expected);
    }

    void zamaIsSmallAndComplete()
    {
        const PrintOrder order = soldiersOf("zama");
        QCOMPARE(soldiersIn(order), static_cast<std::size_t>(standsOf(*order.scenario) + 12));
        const QString pdf = written(order);
        QVERIFY2(QFile(pdf).size() < 3'000'000, qPrintable(QString::number(QFile(pdf).size())));
        QCOMPARE(imagesIn(pdf), qsizetype{0});
        QCOMPARE(fontsMissingIn(pdf), QStringList());
        const QString words = wordsIn(pdf);
        for (const SideSpec &side : order.scenario->sides) {
            for (const CommandSpec &command : side.commands) {
                for (const UnitSpec &unit : command.units) {
                    QString name = QString::fromStdString(unit.name.in("en"));
                    name += unit.stands > 1 ? QStringLiteral(" %1/%1").arg(unit.stands) : QString();
                    QVERIFY2(words.count(name) >= 2, qPrintable(name)); // on both flaps
                }
            }
        }
        QVERIFY(words.contains(QStringLiteral("Romans: Second Command")));
    }

    void nothingIsNearTheEdge_data()
    {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<bool>("isLetter");
        for (const char *scenario : {"first-lesson", "magnesia-short", "raphia-short"}) {
            QTest::addRow("%s A4", scenario) << QString::fromLatin1(scenario) << false;
            QTest::addRow("%s Letter", scenario) << QString::fromLatin1(scenario) << true;
        }
    }
    void nothingIsNearTheEdge()
    {
        QFETCH(const QString, scenario);
        QFETCH(const bool, isLetter);
        PrintOrder order = soldiersOf(scenario.toStdString());
        order.paper.size = QPageSize(isLetter ? QPageSize::Letter : QPageSize::A4);
        const QString pdf = written(order);
        for (int page = 1; page <= pagesIn(pdf); ++page) {
            const Scan scan = scanOf(pdf, page, 127);
            QVERIFY2(scan.paper().adjusted(4.9, 4.9, -4.9, -4.9).contains(scan.ink(scan.paper())),
                     qPrintable(QString::number(page)));
        }
    }

    void savingInkSavesIt_data()
    {
        QTest::addColumn<QString>("scenario");
        for (const char *scenario : {"first-lesson", "zama", "magnesia", "raphia"}) {
            QTest::newRow(scenario) << QString::fromLatin1(scenario);
        }
    }
    void savingInkSavesIt()
    {
        QFETCH(const QString, scenario);
        PrintOrder order = soldiersOf(scenario.toStdString());
        order.ink = Ink::Saving;
        const PrintDocument document = test::documentOf(order);
        for (std::size_t page = 0; page < document.pages.size(); ++page) {
            const double share = coverageOf(previewOf(document, page, 3.0));
            QVERIFY2(share <= 0.12, qPrintable(QStringLiteral("page %1: %2").arg(page).arg(share)));
        }
    }

    void outlinesAreWhiteWithin()
    {
        PrintOrder order = soldiersOf("first-lesson");
        order.ink = Ink::Outlines;
        const QImage page = previewOf(test::documentOf(order), 1, 6.0);
        for (int y = 0; y < page.height(); ++y) {
            for (int x = 0; x < page.width(); ++x) {
                const QColor dot = page.pixelColor(x, y);
                QVERIFY2(dot.hsvSaturation() < 90 || dot.value() < 120, qPrintable(dot.name())); // no colour
            }
        }
    }

    void whoIsChosenIsPrinted()
    {
        PrintOrder order = soldiersOf("zama");
        order.soldiers.commands = {"R1"};
        QCOMPARE(soldiersIn(order), std::size_t{41}); // 10 velites, 2 scorpions, 28 foot, a legate
        order.soldiers.withGenerals = false;
        QCOMPARE(soldiersIn(order), std::size_t{40});
        order.soldiers.types = {"roman-skirmishers"};
        QCOMPARE(soldiersIn(order), std::size_t{10});
        order.soldiers.spareStands = 3;
        QCOMPARE(soldiersIn(order), std::size_t{13});
        const auto roll = soldierRoll(order);
        QCOMPARE(roll.back().command, QStringLiteral("Spare stands"));
        QCOMPARE(roll.back().soldiers.size(), std::size_t{3});
        QCOMPARE(roll.front().soldiers.at(2).name, QStringLiteral("Velites I-1"));
        QCOMPARE(roll.front().soldiers.at(2).number, QStringLiteral("3/5"));
    }

    // Taken from a battle: who is gone is not cut out again.
    void lossesAreNotPrinted()
    {
        Scenario scenario = smallBattle();
        UnitSpec &unit = scenario.sides[0].commands[0].units[0];
        PrintOrder order;
        order.scenario = std::make_shared<const Scenario>(scenario);
        const std::size_t all = soldiersIn(order);
        const int lost = unit.stands - 2;
        unit.strength = 2;
        scenario.sides[0].commands[0].general->fallen = true;
        order.scenario = std::make_shared<const Scenario>(scenario);
        QCOMPARE(soldiersIn(order), all - static_cast<std::size_t>(lost) - 1);
    }

    void figuresAreAsLargeAsTheyAreWanted()
    {
        const auto panelAt = [](double scale) {
            PrintOrder order = soldiersOf("first-lesson");
            order.soldiers.types = {"roman-skirmishers"};
            order.soldiers.withGenerals = false;
            order.soldiers.figureScale = scale;
            const auto roll = soldierRoll(order);
            const Strip strip = stripsOf(roll, order).front().front();
            return std::pair(strip.shape().panel, strip.shape().width);
        };
        QVERIFY(panelAt(0.7).first < panelAt(1.0).first * 0.8);
        QVERIFY(panelAt(1.15).first > panelAt(1.0).first);
        QCOMPARE(panelAt(0.7).second, 25.4);
        QCOMPARE(panelAt(1.15).second, 25.4);
    }

    void anElephantNeedsPaper()
    {
        PrintOrder order = soldiersOf("elephant-charge");
        order.paper.size = QPageSize(QPageSize::A7);
        const auto made = printDocument(order);
        QVERIFY(!made);
        QVERIFY2(made.error().words.contains(QStringLiteral("too small")), qPrintable(made.error().words));
        order.paper.size = QPageSize(QPageSize::A6);
        order.soldiers.figureScale = 0.3;
        QVERIFY(printDocument(order).ok());
    }

    void nobodyIsAProblemToo()
    {
        PrintOrder order = soldiersOf("first-lesson");
        order.soldiers.commands = {"nobody"};
        const auto made = printDocument(order);
        QVERIFY(!made);
        QVERIFY(!made.error().words.isEmpty());
        order.scenario = std::make_shared<const Scenario>();
        QVERIFY(!printDocument(order));
    }

    // A drawing of one's own without a back is mirrored behind, so that the halves meet.
    void drawingsOfOnesOwnMeetTheirMirrorImage()
    {
        const QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 30'>"
                               "<path d='M2,30 L2,2 L18,10 L8,14 L8,30 Z' fill='#b03030'/></svg>";
        const table::ArtImport art = table::importArt(svg);
        Scenario scenario = *soldiersOf("first-lesson").scenario;
        scenario.art.push_back(table::artSpec("flag", art.value()));
        for (UnitTypeSpec &type : scenario.types) {
            type.figure = "flag";
        }
        PrintOrder order;
        order.scenario = std::make_shared<const Scenario>(scenario);
        order.ink = Ink::Outlines;
        order.soldiers.withGenerals = false;
        order.soldiers.types = {"roman-infantry"};
        const QString pdf = written(order);
        const QSizeF foot(25.4, 19.05);
        const std::map<QString, int> expected{{nameOf(foot), 7}};
        QCOMPARE(measured(pdf, {foot}), expected);
        QCOMPARE(imagesIn(pdf), qsizetype{0});
    }

    void aPictureIsThereOnceAndTheOnlyOne()
    {
        QImage picture(60, 90, QImage::Format_ARGB32);
        picture.fill(QColor(0x2e, 0x7d, 0x32));
        QByteArray png;
        QBuffer buffer(&png);
        QVERIFY(buffer.open(QIODevice::WriteOnly) && picture.save(&buffer, "PNG"));
        const table::ArtImport art = table::importArt(png);
        Scenario scenario = *soldiersOf("first-lesson").scenario;
        scenario.art.push_back(table::artSpec("green", art.value()));
        scenario.types.front().figure = "green";
        PrintOrder order;
        order.scenario = std::make_shared<const Scenario>(scenario);
        order.soldiers.types = {scenario.types.front().id};
        order.soldiers.withGenerals = false;
        const QString pdf = written(order);
        QVERIFY(imagesIn(pdf) >= 1);
        QVERIFY(QFile(pdf).size() < 400'000);
    }

    // An unknown figure: the sign of its kind, and a strip to cut all the same.
    void whoHasNoFigureHasASign()
    {
        Scenario scenario = *soldiersOf("first-lesson").scenario;
        for (UnitTypeSpec &type : scenario.types) {
            type.figure = "nobody-knows";
        }
        PrintOrder order;
        order.scenario = std::make_shared<const Scenario>(scenario);
        order.ink = Ink::Outlines;
        order.soldiers.withGenerals = false;
        order.soldiers.types = {"roman-infantry"};
        const QSizeF foot(25.4, 19.05);
        const std::map<QString, int> expected{{nameOf(foot), 7}};
        QCOMPARE(measured(written(order), {foot}), expected);
    }

    void readersHaveTheirNames()
    {
        Scenario scenario = *soldiersOf("first-lesson").scenario;
        UnitSpec &unit = scenario.sides[0].commands[0].units[0];
        unit.name = {{{"en", "Officers"}, {"ar", "حنبعل"}, {"ru", "Ганнибал"}}};
        PrintOrder order;
        order.scenario = std::make_shared<const Scenario>(scenario);
        order.languages = {QStringLiteral("ar")};
        const auto first = [&] {
            const std::vector<SoldierGroup> groups = soldierRoll(order);
            for (const Soldier &soldier : groups.front().soldiers) {
                if (soldier.unit == unit.id) {
                    return soldier.name;
                }
            }
            return QString();
        };
        QCOMPARE(first(), QStringLiteral("حنبعل"));
        QVERIFY(textOf(written(order))
                    .normalized(QString::NormalizationForm_KC)
                    .contains(QStringLiteral("حنبعل")));
        order.languages = {QStringLiteral("ru"), QStringLiteral("en")};
        QCOMPARE(first(), QStringLiteral("Ганнибал / Officers"));
        order.languages = {QStringLiteral("en"), QStringLiteral("fr")};
        QCOMPARE(first(), QStringLiteral("Officers")); // no French: the fallback once
    }

    void theGuideComesFirst()
    {
        const QString pdf = written(soldiersOf("first-lesson"));
        const QString words = textOf(pdf, 1).simplified();
        QVERIFY(words.contains(QStringLiteral("How to make the paper soldiers")));
        QVERIFY(words.contains(QStringLiteral("First cut the columns apart")));
        QVERIFY(words.contains(QStringLiteral("by 19.1 mm")));
        QVERIFY(words.contains(QStringLiteral("Romans: ")));
    }
};

QTEST_MAIN(TestPrintSoldiers)
#include "test_print_soldiers.moc"
