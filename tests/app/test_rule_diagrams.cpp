// The pictures of the rulebook show what the rules say.

#include "app/play/diagram_painter.h"
#include "app/play/diagram_scene.h"
#include "app/play/rulebook.h"
#include "core/game/preview.h"
#include "core/game/queries.h"
#include "table/art/resources.h"

#include <QImage>
#include <QTest>

using namespace zama;
using namespace zama::play;

namespace {

const RuleDiagram &diagramAt(const std::vector<RuleDiagram> &all, const char *clause)
{
    for (const RuleDiagram &diagram : all) {
        if (diagram.clause == QLatin1String(clause)) {
            return diagram;
        }
    }
    throw std::runtime_error(clause);
}

QImage imageOf(const RuleDiagram &diagram, const QPalette &palette, double ratio)
{
    table::FigurePixmaps pixmaps;
    const DiagramStyle style{palette, QFont(), &pixmaps};
    const QSizeF size = sizeOfDiagram(diagram, 380);
    QImage image((size * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(palette.color(QPalette::Base));
    QPainter painter(&image);
    paintDiagram(painter, QRectF(QPointF(), size), diagram, style);
    return image;
}

int coloursIn(const QImage &image)
{
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            colours.insert(image.pixel(x, y));
        }
    }
    return static_cast<int>(colours.size());
}

} // namespace

class TestRuleDiagrams : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { table::initResources(); }

    void whatIsShownAsLawfulIsAndWhatIsNotIsRefusedByItsClause()
    {
        int lawful = 0;
        int forbidden = 0;
        for (const RuleDiagram &diagram : ruleDiagrams()) {
            for (const PicturedOrder &order : diagram.orders) {
                const Check check = validate(diagram.state, order.command);
                const std::string found = check ? std::string(check->clause) : std::string();
                QVERIFY2(found == order.refusedBy, (diagram.clause.toStdString() + ": " + found).c_str());
                ++(check ? forbidden : lawful);
            }
        }
        QVERIFY(lawful >= 15);
        QVERIFY(forbidden >= 8);
    }

    void everyPictureStandsAtAClauseAndIsExplained()
    {
        for (const RuleDiagram &diagram : ruleDiagrams()) {
            QVERIFY2(Rulebook::builtIn().has(diagram.clause), qPrintable(diagram.clause));
            QVERIFY2(diagram.caption.size() > 20, qPrintable(diagram.clause));
            QVERIFY2(!diagram.orders.empty() || diagram.rampage || diagram.after, qPrintable(diagram.clause));
        }
    }

    void theClausesThatProfitHavePictures()
    {
        QStringList clauses;
        for (const RuleDiagram &diagram : ruleDiagrams()) {
            clauses.append(diagram.clause);
        }
        for (const char *clause : {"M1", "Q20", "Q22", "Q25", "Q26", "Q27", "Q29", "Q32", "Q44", "Q45", "Q51",
                                   "Q53", "C5", "F1", "L1", "G2", "E12", "Q78"}) {
            QVERIFY2(clauses.contains(QLatin1String(clause)), clause);
        }
    }

    void ghostsEndWhereOrdersDo()
    {
        for (const RuleDiagram &diagram : ruleDiagrams()) {
            for (const PicturedOrder &order : diagram.orders) {
                const bool isShot = std::holds_alternative<Shoot>(order.command);
                if (isShot || !order.refusedBy.empty()) {
                    continue;
                }
                State after = diagram.state;
                Events events;
                QVERIFY(!execute(after, order.command, &events));
                QVERIFY(after.unit(unitOf(order)).pose == ghostOf(diagram.state, order));
                QVERIFY(wayOf(diagram.state, order).back() == ghostOf(diagram.state, order));
                for (const UnitId enemy : metBy(diagram.state, order)) {
                    QVERIFY2(areLinked(after, unitOf(order), enemy), qPrintable(diagram.clause));
                }
            }
        }
    }

    // Q51
    void theLineOfAShotIsItsDistance()
    {
        const auto all = ruleDiagrams();
        for (const char *clause : {"Q51", "Q53"}) {
            const RuleDiagram &diagram = diagramAt(all, clause);
            for (const PicturedOrder &order : diagram.orders) {
                const auto &shot = std::get<Shoot>(order.command);
                const QLineF line =
                    shortestWay(diagram.state.footprint(shot.unit), diagram.state.footprint(shot.target));
                const Mils distance = previewShot(diagram.state, shot).distance;
                QVERIFY(distance > 0);
                QVERIFY2(std::abs(line.length() - distance) <= 1.0, clause);
            }
        }
    }

    // Q22
    void theThreeSidesAreThere()
    {
        const auto all = ruleDiagrams();
        const RuleDiagram &diagram = diagramAt(all, "Q22");
        std::vector<ChargedSide> sides;
        for (const PicturedOrder &order : diagram.orders) {
            const auto &charge = std::get<DeclareCharge>(order.command);
            sides.push_back(chargedSide(diagram.state, charge.unit, charge.target));
            QCOMPARE(previewCharge(diagram.state, charge).fromFront, sides.back() == ChargedSide::Front);
        }
        QVERIFY((sides == std::vector{ChargedSide::Front, ChargedSide::Flank, ChargedSide::Rear}));
    }

    // Q45
    void theChargerMeetsBoth()
    {
        const auto all = ruleDiagrams();
        const RuleDiagram &diagram = diagramAt(all, "Q45");
        QCOMPARE(metBy(diagram.state, diagram.orders.front()).size(), std::size_t{2});
    }

    // L1 Q20
    void lossesAreThoseOfTheRules()
    {
        const auto all = ruleDiagrams();
        const RuleDiagram &last = diagramAt(all, "L1");
        const UnitId gone = last.state.setup->findUnit("x");
        QCOMPARE(last.state.unit(gone).strength, 2);
        QCOMPARE(last.after->unit(gone).strength, 0);
        const RuleDiagram &ranks = diagramAt(all, "Q20");
        const UnitId unit = ranks.state.setup->findUnit("x");
        QCOMPARE(ranks.after->unit(unit).strength, 5);
        QVERIFY(ranks.after->unit(unit).pose == ranks.state.unit(unit).pose);
    }

    // F1 G2
    void diceAreAsManyAsTheCaptionsSay()
    {
        const auto all = ruleDiagrams();
        const auto diceOf = [&](const char *clause) {
            std::vector<int> dice;
            for (const PicturedDice &roll : diagramAt(all, clause).dice) {
                dice.push_back(roll.faces.count);
            }
            return dice;
        };
        QVERIFY((diceOf("F1") == std::vector{7, 8}));
        QVERIFY((diceOf("G2") == std::vector{8, 8}));
    }

    // E12 Q78
    void rampagesGoWhereTheDieSays()
    {
        const auto all = ruleDiagrams();
        const RuleDiagram &ways = diagramAt(all, "E12");
        std::vector<int> faces;
        for (const ElephantFate fate : ways.rampage->ways) {
            faces.push_back(rampageWay(ways.state, ways.rampage->elephant, fate).face);
        }
        QVERIFY((faces == std::vector{3, 4, 5, 6}));
        const RuleDiagram &victims = diagramAt(all, "Q78");
        const RampageWay ahead = rampageWay(victims.state, victims.rampage->elephant, ElephantFate::Ahead);
        QCOMPARE(ahead.victims.size(), std::size_t{1});
    }

    void everyPictureIsPaintedInLightAndDark_data()
    {
        QTest::addColumn<QColor>("base");
        QTest::addColumn<QColor>("text");
        QTest::newRow("light") << QColor(0xfa, 0xf3, 0xe0) << QColor(0x2b, 0x23, 0x20);
        QTest::newRow("dark") << QColor(0x1d, 0x18, 0x15) << QColor(0xf0, 0xe4, 0xc9);
    }
    void everyPictureIsPaintedInLightAndDark()
    {
        QFETCH(QColor, base);
        QFETCH(QColor, text);
        QPalette palette;
        palette.setColor(QPalette::Base, base);
        palette.setColor(QPalette::Text, text);
        for (const RuleDiagram &diagram : ruleDiagrams()) {
            const QImage image = imageOf(diagram, palette, 2.0);
            QVERIFY2(coloursIn(image) > 50, qPrintable(diagram.clause));
            QCOMPARE(image.width(), 760);
        }
    }
};

QTEST_MAIN(TestRuleDiagrams)
#include "test_rule_diagrams.moc"
