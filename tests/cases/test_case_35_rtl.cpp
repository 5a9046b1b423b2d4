// Case 35: the layout stays mirrored after leaving Arabic or follows the system instead of the choice; scroll
// bars reversed; brackets and minus signs flipped.

#include "table/model/bidi.h"
#include "table/model/message_formatter.h"
#include "tests/support/speaking_window.h"

#include <QGlyphRun>
#include <QScrollBar>
#include <QTextLayout>

using namespace zama;
using namespace zama::test;

namespace {

// The letters of `text` as they stand from left to right in a line of `direction`.
QString visualOrder(const QString &text, Qt::LayoutDirection direction)
{
    QTextLayout layout(text);
    QTextOption option;
    option.setTextDirection(direction);
    layout.setTextOption(option);
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    std::vector<std::pair<double, QChar>> places;
    for (int i = 0; i < text.size(); ++i) {
        const QList<QGlyphRun> runs = line.glyphRuns(i, 1);
        if (!runs.isEmpty()) {
            places.emplace_back(runs.first().positions().first().x(), text[i]);
        }
    }
    std::stable_sort(places.begin(), places.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    QString seen;
    for (const auto &[x, letter] : places) {
        seen += letter;
    }
    return table::withoutIsolates(seen);
}

} // namespace

class TestCase35 : public QObject
{
    Q_OBJECT
private slots:
    void aNameBetweenMarksTellsTheDirection()
    {
        const QString arabic = table::isolated(QStringLiteral("المشاة 2"));
        QVERIFY(table::beginsRightToLeft(arabic + QStringLiteral(": 7")));
        QVERIFY(table::beginsRightToLeft(QStringLiteral("7 ") + arabic));
        QVERIFY(!table::beginsRightToLeft(table::isolated(QStringLiteral("Hastati 2")) + arabic));
        QVERIFY(!table::beginsRightToLeft(QStringLiteral("1-2")));
    }

    void init() { m_zama = std::make_unique<SpeakingWindow>(); }
    void cleanup() { m_zama.reset(); }

    void theWindowIsMirroredAndNothingOfTheTableIs()
    {
        m_zama->start(QStringLiteral("en"));
        m_zama->play();
        const QRectF unit = aUnit();
        const QTransform before = view().transform();
        m_zama->speak(QStringLiteral("ar"));
        QCOMPARE(m_zama->window().layoutDirection(), Qt::RightToLeft);
        QCOMPARE(view().layoutDirection(), Qt::LeftToRight);
        QVERIFY(view().transform().m11() > 0);
        QCOMPARE(aUnit(), unit); // where it stood, as it faced
        QVERIFY(std::abs(view().transform().m11() / before.m11() - 1) < 0.2);
    }

    void nothingStaysMirrored()
    {
        m_zama->start(QStringLiteral("en"));
        m_zama->play();
        view().zoomAt(view().viewport()->rect().center(), 2.5);
        view().horizontalScrollBar()->setValue(view().horizontalScrollBar()->value() + 60);
        SpeakingWindow::settle();
        const QPointF middle = view().mapToScene(view().viewport()->rect().center());
        m_zama->speak(QStringLiteral("ar"));
        const QPointF there = view().mapToScene(view().viewport()->rect().center());
        QVERIFY2(QLineF(middle, there).length() < 500,
                 qPrintable(QString::number(QLineF(middle, there).length())));
        m_zama->speak(QStringLiteral("en"));
        const QPointF back = view().mapToScene(view().viewport()->rect().center());
        QVERIFY(QLineF(middle, back).length() < 500);
        for (const auto *widget : m_zama->window().findChildren<QWidget *>()) {
            QVERIFY2(widget->layoutDirection() == Qt::LeftToRight,
                     qPrintable(QLatin1String(widget->metaObject()->className()) + widget->objectName()));
        }
    }

    // The choice counts, not the system.
    void theChosenLanguageDecides()
    {
        m_zama->start(QStringLiteral("ar"));
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
        m_zama->start(QStringLiteral("en"));
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
        QCOMPARE(m_zama->window().layoutDirection(), Qt::LeftToRight);
    }

    void namesWithNumbersAndBracketsKeepTheirOrder()
    {
        m_zama->start(QStringLiteral("ar"));
        const QString name = QStringLiteral("Legio VIII (6-10)");
        const QString said =
            QStringLiteral("خسرت الوحدة «%1»: %2 قطع").arg(table::isolated(name), QStringLiteral("3"));
        QVERIFY2(visualOrder(said, Qt::RightToLeft).contains(name),
                 qPrintable(visualOrder(said, Qt::RightToLeft)));
        const table::MessageFormatter arabic(
            m_zama->window().languages().languages().language(QStringLiteral("ar")));
        const QString minus = arabic.number(-12, 1);
        QCOMPARE(minus.count(QLatin1Char('-')) + minus.count(QChar(0x2212)), 1);
    }

private:
    [[nodiscard]] table::TableView &view() const { return m_zama->game().view(); }
    // The place of a unit on the table and the way it faces.
    [[nodiscard]] QRectF aUnit() const
    {
        for (const table::TableEntry &entry : view().table().model().entries()) {
            if (entry.id.kind == table::EntryKind::Unit) {
                return {entry.pose.front.x * 1.0, entry.pose.front.y * 1.0, entry.pose.facing * 1.0, 1.0};
            }
        }
        return {};
    }

    std::unique_ptr<SpeakingWindow> m_zama;
};

QTEST_MAIN(TestCase35)
#include "test_case_35_rtl.moc"
