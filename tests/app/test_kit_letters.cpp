// Cards and orders of battle are read by eleven-year-olds: letters are large, a commander has one card, and
// nothing is written beyond its edge.

#include "app/print/kit_sheet.h"
#include "app/print/page_style.h"
#include "core/kit/roster.h"
#include "table/art/resources.h"
#include "tests/support/page_recorder.h"
#include "tests/support/print_orders.h"
#include "tests/support/scenario_files.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <map>

using namespace zama;
using namespace zama::print;
using namespace zama::test;

namespace {

constexpr double kRounding = 0.011;  // letters come in hundredths of a millimetre
constexpr double kRunningText = 3.2; // 9 pt

constexpr int kLongNote = 30; // letters

// A page without its footer, which is for the one who prints.
class Matter
{
public:
    explicit Matter(const PrintPage &page)
    {
        QPainter painter(&m_device);
        PageCanvas canvas(painter, 1.0, page.paper, QLocale(QLocale::English), Ink::Colour);
        page.paint(canvas);
    }
    [[nodiscard]] const PageRecorder *operator->() const { return &m_device.recorder(); }

private:
    RecordingDevice m_device;
};

PrintOrder orderOf(const Scenario &scenario, PrintPart part, const QString &language,
                   QPageSize::PageSizeId size)
{
    PrintOrder order;
    order.scenario = std::make_shared<const Scenario>(scenario);
    order.parts = {part};
    order.paper.size = QPageSize(size);
    order.languages = {language};
    return order;
}

// Every shipped battle as English classes print it, on both papers, and on one in the longest languages and
// in one that is written from right to left.
std::vector<PrintOrder> ordersOf(PrintPart part)
{
    std::vector<PrintOrder> orders;
    for (const std::string &path : shippedScenarios()) {
        const Scenario scenario = readScenario(bytesOf(path)).value().scenario;
        orders.push_back(orderOf(scenario, part, QStringLiteral("en"), QPageSize::A4));
        for (const char *language : {"en", "de", "fr", "ar"}) {
            orders.push_back(orderOf(scenario, part, QLatin1String(language), QPageSize::Letter));
        }
    }
    return orders;
}

struct Printed {
    PrintOrder order;
    PrintDocument document;
};

const std::vector<Printed> &printed(PrintPart part)
{
    static std::map<PrintPart, std::vector<Printed>> all; // made once: there are a hundred
    std::vector<Printed> &documents = all[part];
    if (documents.empty()) {
        for (const PrintOrder &order : ordersOf(part)) {
            documents.push_back({order, documentOf(order)});
        }
    }
    return documents;
}

QString nameOf(const PrintOrder &order, std::size_t page)
{
    return QStringLiteral("%1, %2, page %3: ")
        .arg(QString::fromStdString(order.scenario->title.in("en")), order.languages.front())
        .arg(page + 1);
}

// Marks that only tell which way words run are not seen.
bool isSeen(const DrawnText &text)
{
    return std::ranges::any_of(text.words, [](QChar c) { return c.isPrint() && !c.isSpace(); });
}

// What is written in smaller letters than `least`.
QString smallWordsOn(const PrintPage &page, double least)
{
    const Matter matter(page);
    const auto &texts = matter->texts;
    const auto at = std::ranges::find_if(
        texts, [&](const DrawnText &text) { return isSeen(text) && text.size < least - kRounding; });
    return at == texts.end() ? QString() : QStringLiteral("%1 (%2 mm)").arg(at->words).arg(at->size);
}

// What crosses a cut, or lies beyond all of them.
QString wordsOffTheirCard(const PrintPage &page)
{
    const Matter matter(page);
    QRectF cards;
    for (const DrawnLine &drawn : matter->lines) {
        if (drawn.pen == cutPen().widthF()) {
            cards |= QRectF(drawn.line.p1(), drawn.line.p2()).normalized().adjusted(-0.01, -0.01, 0.01, 0.01);
        }
    }
    for (const DrawnText &text : matter->texts) {
        const bool isCut = std::ranges::any_of(matter->lines, [&](const DrawnLine &drawn) {
            return drawn.pen == cutPen().widthF() &&
                   QRectF(drawn.line.p1(), drawn.line.p2()).adjusted(0, 0, 0.01, 0.01).intersects(text.box);
        });
        if (isSeen(text) && (isCut || !cards.contains(text.box))) {
            return text.words;
        }
    }
    return {};
}

QSet<QString> unitNames(const PrintOrder &order)
{
    QSet<QString> names;
    for (const SideSpec &side : order.scenario->sides) {
        for (const CommandSpec &command : side.commands) {
            for (const UnitSpec &unit : command.units) {
                names.insert(QString::fromStdString(unit.name.in(order.languages.front().toStdString())));
            }
        }
    }
    return names;
}

// Names of units, and briefings: only what they say is so long. Heads and notes may be smaller.
QString smallRunningTextIn(const Printed &what)
{
    const QSet<QString> names = unitNames(what.order);
    const bool isCards = what.order.parts.contains(PrintPart::CommanderCards);
    for (std::size_t i = 0; i < what.document.pages.size(); ++i) {
        const Matter matter(what.document.pages[i]);
        for (const DrawnText &text : matter->texts) {
            const bool isRunning = names.contains(text.words) || (isCards && text.words.size() > kLongNote);
            if (isRunning && text.size < kRunningText - kRounding) {
                return nameOf(what.order, i) + text.words;
            }
        }
    }
    return {};
}

int commandersIn(const Scenario &scenario)
{
    const SetupPtr setup = compile(scenario).value();
    std::size_t all = 0;
    for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
        all += kit::rosterOf(*setup, SideId(side)).commands.size();
    }
    return static_cast<int>(all);
}

int cardsIn(const PrintDocument &document)
{
    int cards = 0;
    for (const PrintPage &page : document.pages) {
        const Matter matter(page);
        cards += static_cast<int>(
            std::ranges::count(matter->texts, QStringLiteral("Your orders"), &DrawnText::words));
    }
    return cards;
}

} // namespace

class TestKitLetters : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { table::initResources(); }

    void lettersAreReadAtArmsLength_data()
    {
        QTest::addColumn<int>("part");
        QTest::newRow("cards") << static_cast<int>(PrintPart::CommanderCards);
        QTest::newRow("order of battle") << static_cast<int>(PrintPart::OrderOfBattle);
    }

    void lettersAreReadAtArmsLength()
    {
        QFETCH(int, part);
        for (const auto &[order, document] : printed(static_cast<PrintPart>(part))) {
            QVERIFY(!document.pages.empty());
            for (std::size_t i = 0; i < document.pages.size(); ++i) {
                const QString small = smallWordsOn(document.pages[i], kNoteSize);
                QVERIFY2(small.isEmpty(), qPrintable(nameOf(order, i) + small));
            }
        }
    }

    void smallLettersWouldBeNoticed()
    {
        const PrintPage page{Paper(), {}, [](PageCanvas &canvas) {
                                 canvas.text(QRectF(20, 20, 60, 6), QStringLiteral("large"), {kNoteSize});
                                 canvas.text(QRectF(20, 30, 60, 6), QStringLiteral("small"), {2.7});
                             }};
        QVERIFY(smallWordsOn(page, kNoteSize).startsWith(QLatin1String("small")));
        QVERIFY(smallWordsOn(page, 2.7).isEmpty());
        // Also those that became small because their box is.
        const PrintPage narrow{Paper(), {}, [](PageCanvas &canvas) {
                                   canvas.text(QRectF(20, 20, 8, 6), QStringLiteral("squeezed"), {3.3});
                               }};
        QVERIFY(!smallWordsOn(narrow, kNoteSize).isEmpty());
    }

    void aCommanderHasOneCard()
    {
        for (const auto &[order, document] : printed(PrintPart::CommanderCards)) {
            QVERIFY(!writtenIn(document).contains(QLatin1String("(continued)")));
            if (order.languages.front() == QLatin1String("en")) {
                QCOMPARE(cardsIn(document), commandersIn(*order.scenario));
            }
        }
    }

    void everythingIsOnItsCard()
    {
        for (const auto &[order, document] : printed(PrintPart::CommanderCards)) {
            for (std::size_t i = 0; i < document.pages.size(); ++i) {
                const QString off = wordsOffTheirCard(document.pages[i]);
                QVERIFY2(off.isEmpty(), qPrintable(nameOf(order, i) + off));
            }
        }
    }

    void cardsForTwoReadersHoldBoth()
    {
        for (const std::string &path : shippedScenarios()) {
            const Scenario scenario = readScenario(bytesOf(path)).value().scenario;
            for (const char *second : {"de", "ar"}) {
                PrintOrder order =
                    orderOf(scenario, PrintPart::CommanderCards, QStringLiteral("en"), QPageSize::A4);
                order.languages.append(QLatin1String(second));
                const PrintDocument document = documentOf(order);
                for (std::size_t i = 0; i < document.pages.size(); ++i) {
                    const PrintPage &page = document.pages[i];
                    const QString wrong = wordsOffTheirCard(page) + smallWordsOn(page, kNoteSize);
                    QVERIFY2(wrong.isEmpty(), qPrintable(nameOf(order, i) + wrong));
                }
            }
        }
    }

    void wordsOffACardWouldBeNoticed()
    {
        const auto pageWith = [](const QPointF &at) {
            return PrintPage{Paper(), {}, [at](PageCanvas &canvas) {
                                 for (const double y : {20.0, 80.0, 140.0}) {
                                     canvas.cutLine(QLineF(20, y, 120, y));
                                 }
                                 canvas.text(QRectF(at, QSizeF(60, 6)), QStringLiteral("orders"));
                             }};
        };
        QVERIFY(wordsOffTheirCard(pageWith({30, 30})).isEmpty());
        QVERIFY(!wordsOffTheirCard(pageWith({30, 77})).isEmpty());  // across a cut
        QVERIFY(!wordsOffTheirCard(pageWith({150, 30})).isEmpty()); // beyond all
    }

    void runningTextHasNinePoints()
    {
        for (const Printed &printedCards : printed(PrintPart::CommanderCards)) {
            const QString small = smallRunningTextIn(printedCards);
            QVERIFY2(small.isEmpty(), qPrintable(small));
        }
        for (const Printed &printedArmies : printed(PrintPart::OrderOfBattle)) {
            const QString small = smallRunningTextIn(printedArmies);
            QVERIFY2(small.isEmpty(), qPrintable(small));
        }
    }

    void boxesAreLargeEnoughForAPencil()
    {
        int boxes = 0;
        for (const auto &[order, document] : printed(PrintPart::OrderOfBattle)) {
            for (const PrintPage &page : document.pages) {
                const Matter matter(page);
                for (const DrawnShape &shape : matter->shapes) {
                    const QRectF around = shape.corners.boundingRect();
                    const bool isUpright = shape.corners == QPolygonF(around); // no lozenge
                    if (isUpright && std::abs(around.width() - around.height()) < 1e-6) {
                        QVERIFY(around.width() > kBox - 1e-6);
                        ++boxes;
                    }
                }
            }
        }
        QVERIFY(boxes > 1000);
    }
};

QTEST_MAIN(TestKitLetters)
#include "test_kit_letters.moc"
