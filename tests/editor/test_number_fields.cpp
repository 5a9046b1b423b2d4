// Numbers as people type them: a point or a comma, inches or centimetres, digits of any script, and nothing
// is rounded that nobody touched.

#include "core/geometry/units.h"
#include "editor/length_field.h"
#include "editor/typed_number.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace zama;
using namespace zama::editor;
using zama::table::LengthUnit;

namespace {

QLineEdit &lineOf(NumberField &field)
{
    return *field.findChild<QLineEdit *>();
}

void type(NumberField &field, const QString &text)
{
    lineOf(field).selectAll();
    for (const QChar c : text) { // QTest::keyClicks() knows Latin letters only
        QTest::sendKeyEvent(QTest::Click, &lineOf(field), Qt::Key_unknown, QString(c), Qt::NoModifier);
    }
}

// The last value that a person made.
std::optional<int> typedInto(NumberField &field, const QString &text)
{
    std::optional<int> last;
    const auto connection =
        QObject::connect(&field, &NumberField::edited, [&last](std::optional<int> v) { last = v; });
    type(field, text);
    QObject::disconnect(connection);
    return last;
}

const std::vector<QLocale> kLocales{QLocale(QLocale::English), QLocale(QLocale::German),
                                    QLocale(QLocale::Arabic, QLocale::Egypt)};

} // namespace

class TestNumberFields : public QObject
{
    Q_OBJECT

private slots:
    void pointAndCommaMeanTheSameEverywhere()
    {
        for (const QLocale &locale : kLocales) {
            LengthField field;
            field.setLocale(locale);
            field.setRange(-100 * kInch, 100 * kInch);
            for (const char *text : {"1.5", "1,5", "+1.50", " 1,5 in", "١٫٥", "1.5\""}) {
                field.setValue(0);
                QCOMPARE(typedInto(field, QString::fromUtf8(text)), std::optional(1500));
            }
            QCOMPARE(typedInto(field, QStringLiteral("-2,25")), std::optional(-2250));
            QCOMPARE(typedInto(field, QString::fromUtf8("−2.25")), std::optional(-2250));
        }
    }

    void whatIsShownMeansWhatItShows()
    {
        for (const QLocale &locale : kLocales) {
            LengthField field;
            field.setLocale(locale);
            field.setRange(-100 * kInch, 100 * kInch);
            for (const int mils : {0, 1, 1500, 12345, -250, 90000}) {
                field.setValue(mils);
                const QString shown = lineOf(field).text();
                field.setValue(7);
                QCOMPARE(typedInto(field, shown), std::optional(mils));
            }
        }
    }

    void everyLocaleWritesItsOwn()
    {
        LengthField field;
        field.setValue(1500);
        field.setLocale(kLocales[0]);
        QCOMPARE(lineOf(field).text(), QStringLiteral("1.5 in"));
        field.setLocale(kLocales[1]);
        QCOMPARE(lineOf(field).text(), QStringLiteral("1,5 in"));
        field.setLocale(kLocales[2]);
        QVERIFY(lineOf(field).text().startsWith(QString::fromUtf8("١٫٥")));
        field.setLocale(kLocales[0]);
        field.setUnit(LengthUnit::Centimetres);
        QCOMPARE(lineOf(field).text(), QStringLiteral("3.81 cm"));
    }

    void nonsenseIsNotTakenAndGoesWhenTheFieldIsLeft()
    {
        LengthField field;
        field.setLocale(kLocales[0]);
        field.setRange(0, 100 * kInch);
        for (const char *text : {"1.2.3", "x", "-", "1 yd", "1234567", "1,234.5", "101"}) {
            field.setValue(2000);
            type(field, QString::fromLatin1(text));
            QCOMPARE(field.value(), std::optional(2000));
            QTest::keyClick(&field, Qt::Key_Return);
            QCOMPARE(lineOf(field).text(), QStringLiteral("2 in"));
        }
    }

    void theOtherUnitCanBeTyped()
    {
        LengthField field;
        field.setRange(0, 100 * kInch);
        QCOMPARE(typedInto(field, QStringLiteral("2,54 cm")), std::optional(1000));
        field.setUnit(LengthUnit::Centimetres);
        field.setValue(0);
        QCOMPARE(typedInto(field, QStringLiteral("3 in")), std::optional(3000));
        QCOMPARE(typedInto(field, QStringLiteral("10")), std::optional(3937));
    }

    void exactMilsAreKept()
    {
        LengthField field;
        field.setUnit(LengthUnit::Centimetres);
        field.setRange(0, 100 * kInch);
        field.setValue(12345);
        const QSignalSpy edited(&field, &NumberField::edited);
        QTest::keyClick(&field, Qt::Key_Return);
        field.setUnit(LengthUnit::Inches);
        field.setUnit(LengthUnit::Centimetres);
        QCOMPARE(edited.count(), 0);
        QCOMPARE(field.value(), std::optional(12345));
    }

    void arrowsStepByHalfAnInchOrACentimetre()
    {
        LengthField field;
        field.setRange(0, 100 * kInch);
        field.setValue(1250);
        QTest::keyClick(&field, Qt::Key_Up);
        QCOMPARE(field.value(), std::optional(1750));
        QTest::keyClick(&field, Qt::Key_PageDown);
        QCOMPARE(field.value(), std::optional(0)); // no further
        field.setUnit(LengthUnit::Centimetres);
        for (int i = 0; i < 50; ++i) {
            QTest::keyClick(&field, Qt::Key_Up);
        }
        QCOMPARE(field.value(), std::optional(19685)); // 50 cm, and no drift
    }

    void anglesGoRound()
    {
        AngleField field;
        field.setLocale(kLocales[0]);
        field.setValue(0);
        QTest::keyClick(&field, Qt::Key_Down);
        QCOMPARE(field.value(), std::optional(35500));
        QCOMPARE(lineOf(field).text(), QString::fromUtf8("355°"));
        QCOMPARE(typedInto(field, QStringLiteral("-90")), std::optional(27000));
        QCOMPARE(typedInto(field, QStringLiteral("22,5")), std::optional(2250));
    }

    void noValueIsOneToo()
    {
        NumberField field;
        field.setRange(0, 40);
        field.setOptional(true);
        field.setPlaceholder(QStringLiteral("full strength"));
        field.setValue(5);
        const QSignalSpy edited(&field, &NumberField::edited);
        lineOf(field).selectAll();
        QTest::keyClick(&lineOf(field), Qt::Key_Delete);
        QCOMPARE(edited.count(), 1);
        QVERIFY(!field.value().has_value());
        QTest::keyClick(&field, Qt::Key_Up); // there is nothing to step
        QCOMPARE(edited.count(), 1);
    }

    void theWheelTurnsOnlyWhatHasTheFocus()
    {
        NumberField field;
        field.setValue(5);
        QWheelEvent wheel(QPointF(5, 5), QPointF(5, 5), {}, QPoint(0, 120), Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&field, &wheel);
        QCOMPARE(field.value(), std::optional(5));
        QVERIFY(!wheel.isAccepted());
    }
};

QTEST_MAIN(TestNumberFields)
#include "test_number_fields.moc"
