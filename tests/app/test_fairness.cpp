// The page that answers "your dice are loaded!".

#include "app/play/fairness_page.h"
#include "app/play/luck_card.h"
#include "table/art/resources.h"
#include "table/widgets/bar_chart.h"
#include "tests/support/tiny_battle.h"

#include <QLabel>
#include <QScrollArea>
#include <QTest>

using namespace zama;
using namespace zama::play;
using namespace zama::test;

namespace {

void must(const Check &check)
{
    if (check) {
        throw std::runtime_error(describe(check));
    }
}

// One volley of five dice, each 6 hits (S3), thrown by hand.
Journal volley(const Faces &faces)
{
    Journal journal(tinyBattle()
                        .add("SK", "a", 20, 10, 0, 5)
                        .add("CSK", "b", 20, 15, 180, 5)
                        .at(StepKind::Shoot, "R")
                        .setup(),
                    1);
    must(journal.record(shotOf(journal.state(), "a", "b")));
    must(journal.record(Roll{faces}));
    return journal;
}

bool isSaid(const QWidget &widget, const char *text)
{
    for (const QLabel *label : widget.findChildren<QLabel *>()) {
        if (!label->isHidden() && label->text().contains(QLatin1String(text))) {
            return true;
        }
    }
    return false;
}

QStringList tableOf(const QWidget &card)
{
    QStringList cells;
    for (const QLabel *label : card.findChildren<QLabel *>()) {
        if (label->parentWidget() != &card) {
            cells << label->text();
        }
    }
    return cells;
}

} // namespace

class TestFairness : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English));
        table::initResources();
    }

    // Four of five: (25 + 1) of 7776.
    void goodLuckIsSaidExactly()
    {
        FairnessPage page;
        const Journal journal = volley({6, 6, 1, 6, 6});
        QCOMPARE(std::get<event::DiceRolled>(journal.entries()[1].events.front()).roll.hitOn, 6);
        page.show(journal, 2, m_formatter);
        QCOMPARE(page.card(SideId(0)).verdict(),
                 QStringLiteral("Luck as good as this happens to one army in 299."));
        QVERIFY(isSaid(page.card(SideId(0)), "so many or fewer over 99%"));
        QCOMPARE(page.card(SideId(1)).verdict(),
                 QStringLiteral("No dice have been thrown at the enemy yet."));
    }

    // None of eight at 5 or more: 256 of 6561, one in 25.6.
    void badLuckToo()
    {
        Journal journal(tinyBattle()
                            .add("INF", "a", 20, 10, 0, 8)
                            .add("HVY", "b", 20, 12, 180, 8)
                            .link("a", "b")
                            .at(StepKind::Melee)
                            .setup(),
                        1);
        must(journal.record(EndStep{SideId(0)}));
        must(journal.record(EndStep{SideId(1)}));
        must(journal.record(Roll{{1, 2, 3, 4, 1, 2, 3, 4}}));
        FairnessPage page;
        page.show(journal, 3, m_formatter);
        QCOMPARE(page.card(SideId(0)).verdict(),
                 QStringLiteral("Luck as bad as this happens to one army in 26."));
    }

    // One of five: 4651 of 7776 have as many or more.
    void ordinaryLuckIsNoNews()
    {
        FairnessPage page;
        page.show(volley({1, 2, 5, 4, 6}), 2, m_formatter);
        QCOMPARE(page.card(SideId(0)).verdict(),
                 QStringLiteral("Nothing unusual: 60% of all armies have such luck or better."));
    }

    void facesStandAgainstExpectation()
    {
        FairnessPage page;
        page.show(volley({6, 6, 6, 6, 1}), 2, m_formatter);
        const table::BarChart &chart = page.card(SideId(0)).chart();
        QCOMPARE(chart.bars().size(), std::size_t{6});
        QCOMPARE(chart.bars()[5].value, 4.0);
        QCOMPARE(chart.bars()[1].caption, QStringLiteral("0"));
        QVERIFY(std::abs(*chart.level() - 5.0 / 6) < 1e-12);
        QVERIFY(chart.accessibleDescription().contains(QStringLiteral("face 6: 4 times")));
        // C(5,4)*5 + 1 of 7776: one in 299
        QVERIFY(isSaid(page.card(SideId(0)), "6 fell 4 times where 0.8 were expected"));
        QVERIFY(isSaid(page.card(SideId(0)), "one army in 299"));
    }

    void kindsAreListedThatWereRolled()
    {
        FairnessPage page;
        page.show(volley({6, 6, 6, 6, 1}), 2, m_formatter);
        QCOMPARE(tableOf(page.card(SideId(0))).mid(4),
                 (QStringList{QStringLiteral("Shooting: hits"), QStringLiteral("5"), QStringLiteral("0.8"),
                              QStringLiteral("4")}));
    }

    void typedDiceAreNamedAsSuch()
    {
        FairnessPage page;
        page.show(volley({6, 6, 6, 6, 1}), 2, m_formatter);
        QVERIFY(isSaid(page.card(SideId(0)), "typed in"));
        page.show(volley(seededFaces(1, 0, 5)), 2, m_formatter);
        QVERIFY(!isSaid(page.card(SideId(0)), "typed in"));
    }

    void theTimelineCutsIt()
    {
        FairnessPage page;
        page.show(volley({6, 6, 6, 6, 1}), 1, m_formatter);
        QCOMPARE(page.card(SideId(0)).verdict(),
                 QStringLiteral("No dice have been thrown at the enemy yet."));
        QVERIFY(page.card(SideId(0)).chart().isHidden());
    }

    void cardsStandBelowOneAnotherWhereThereIsNoRoom()
    {
        QScrollArea dock;
        dock.setWidgetResizable(true);
        auto *shown = new FairnessPage;
        dock.setWidget(shown);
        FairnessPage &page = *shown;
        page.show(volley({6, 6, 6, 6, 1}), 2, m_formatter);
        dock.resize(1400, 600);
        dock.show();
        QTRY_COMPARE(page.card(SideId(0)).y(), page.card(SideId(1)).y());
        dock.resize(page.card(SideId(0)).minimumSizeHint().width() + 60, 600);
        QTRY_VERIFY(page.card(SideId(0)).geometry().bottom() < page.card(SideId(1)).y());
        QCOMPARE(page.card(SideId(0)).x(), page.card(SideId(1)).x());
    }

private:
    table::MessageFormatter m_formatter{QLocale(QLocale::English)};
};

QTEST_MAIN(TestFairness)
#include "test_fairness.moc"
