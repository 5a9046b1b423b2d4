// Five questions, each with a sensible answer already: a start that can be played.

// Qt first: moc 6.4 cannot read <compare> before it.
#include <QObject>

#include "core/scenario/setup.h"
#include "core/scenario/validate.h"
#include "editor/new_battle_dialog.h"
#include "table/art/resources.h"
#include "tests/support/pseudo_locale.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace zama;
using namespace zama::editor;

namespace {

ArmyLibrary shippedArmies()
{
    return {QStringLiteral(":/zama/armies"), QStringLiteral(":/no/such/folder")};
}

template<class T>
T *named(const QWidget &dialog, const char *name)
{
    for (T *widget : dialog.findChildren<T *>()) {
        if (widget->accessibleName() == QString::fromUtf8(name) ||
            widget->property("text").toString() == QString::fromUtf8(name)) {
            return widget;
        }
    }
    return nullptr;
}

std::size_t unitsOf(const SideSpec &side)
{
    std::size_t units = 0;
    for (const CommandSpec &command : side.commands) {
        units += command.units.size();
    }
    return units;
}

} // namespace

class TestNewBattleDialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { table::initResources(); }

    void enterAtOnceGivesABattle()
    {
        NewBattleDialog dialog(shippedArmies());
        dialog.show();
        static_cast<void>(QTest::qWaitForWindowActive(&dialog));
        QTest::keyClick(&dialog, Qt::Key_Return);
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
        QVERIFY(validate(dialog.scenario()).empty());
        QVERIFY(compile(dialog.scenario()).ok());
        QCOMPARE(dialog.scenario().sides.size(), std::size_t{2});
        QVERIFY(dialog.scenario().sides[0].name != dialog.scenario().sides[1].name);
    }

    void everyKindOfBattleCanBePlayed()
    {
        NewBattleDialog dialog(shippedArmies());
        std::set<std::string> titles;
        for (const char *kind : {"Pitched battle", "Ambush", "Elephants", "Last stand"}) {
            named<QRadioButton>(dialog, kind)->click();
            QVERIFY2(!hasErrors(validate(dialog.scenario())), kind);
            QVERIFY2(compile(dialog.scenario()).ok(), kind);
            titles.insert(dialog.scenario().title.in("en"));
        }
        QCOMPARE(titles.size(), std::size_t{4});
    }

    void aLongerLessonHasMoreUnitsAndRoom()
    {
        NewBattleDialog dialog(shippedArmies());
        auto *minutes = named<QSpinBox>(dialog, "Minutes of class");
        auto *units = named<QSpinBox>(dialog, "Units of the first army");
        minutes->setValue(30);
        const int few = units->value();
        const std::size_t fewUnits = unitsOf(dialog.scenario().sides[0]);
        const Mils narrow = dialog.scenario().table.width;
        minutes->setValue(150);
        QVERIFY(units->value() > few);
        QVERIFY(unitsOf(dialog.scenario().sides[0]) > fewUnits);
        QVERIFY(dialog.scenario().table.width > narrow);
    }

    void namesTitleAndBeginningAreAsAnswered()
    {
        NewBattleDialog dialog(shippedArmies());
        named<QLineEdit>(dialog, "Title")->setText(QStringLiteral(" A fine day "));
        named<QLineEdit>(dialog, "Name of the second army")->setText(QStringLiteral("Rebels"));
        named<QComboBox>(dialog, "Acts first")->setCurrentIndex(1);
        named<QSpinBox>(dialog, "Number of turns")->setValue(5);
        const Scenario &scenario = dialog.scenario();
        QCOMPARE(scenario.title.in("en"), std::string("A fine day"));
        QCOMPARE(scenario.sides.front().name.in("en"), std::string("Rebels"));
        QCOMPARE(scenario.options.turnLimit, std::optional<int>(5));
        named<QCheckBox>(dialog, "Limited number of turns")->setChecked(false);
        QVERIFY(!dialog.scenario().options.turnLimit.has_value());
        QVERIFY(!hasErrors(validate(dialog.scenario())));
    }

    void anArmyCanFightItself()
    {
        NewBattleDialog dialog(shippedArmies());
        auto *second = named<QComboBox>(dialog, "Second army");
        second->setCurrentIndex(named<QComboBox>(dialog, "First army")->currentIndex());
        QVERIFY(validate(dialog.scenario()).empty());
    }

    void theTabKeyComesToEveryQuestion()
    {
        NewBattleDialog dialog(shippedArmies());
        dialog.show();
        static_cast<void>(QTest::qWaitForWindowActive(&dialog));
        std::set<QWidget *> reached;
        for (int i = 0; i < 40; ++i) {
            QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
            reached.insert(dialog.focusWidget());
        }
        for (QWidget *widget : dialog.findChildren<QWidget *>()) {
            const bool isAsked = qobject_cast<QComboBox *>(widget) != nullptr ||
                                 qobject_cast<QSpinBox *>(widget) != nullptr ||
                                 qobject_cast<QPushButton *>(widget) != nullptr;
            if (isAsked && widget->isEnabled()) {
                QVERIFY2(reached.contains(widget), qPrintable(widget->accessibleName()));
                QVERIFY(!widget->accessibleName().isEmpty() ||
                        !widget->property("text").toString().isEmpty());
            }
        }
        for (QLineEdit *field : dialog.findChildren<QLineEdit *>()) {
            if (!field->accessibleName().isEmpty()) { // others are parts of number fields
                QVERIFY2(reached.contains(field), qPrintable(field->accessibleName()));
            }
        }
    }

    void withoutArmiesItSaysWhatToDo()
    {
        const QTemporaryDir folder;
        NewBattleDialog dialog(ArmyLibrary(folder.path(), folder.path()));
        QVERIFY(!named<QPushButton>(dialog, "Begin with this")->isEnabled());
        const auto labels = dialog.findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->text().startsWith(QStringLiteral("There is no army"));
        }));
        QTest::keyClick(&dialog, Qt::Key_Return);
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Rejected));
    }

    void textsAreInTheLanguageOfWhoMakesIt()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German));
        test::PseudoLocale german;
        QCoreApplication::installTranslator(&german);
        NewBattleDialog dialog(shippedArmies());
        for (QLineEdit *field : dialog.findChildren<QLineEdit *>()) {
            if (field->maxLength() == 120) {
                field->setText(QStringLiteral("Schlacht"));
            }
        }
        const Scenario scenario = dialog.scenario();
        QCoreApplication::removeTranslator(&german);
        QLocale::setDefault(before);
        QCOMPARE(scenario.title.entries.front(), (LocalText::Entry{"de", "Schlacht"}));
        QCOMPARE(scenario.language, std::string("de"));
        QVERIFY(validate(scenario).empty());
    }

    void itFitsAnOldLaptopInEveryLanguage()
    {
        NewBattleDialog dialog(shippedArmies());
        const auto fits = [&dialog] {
            const QSize least = dialog.minimumSizeHint();
            return least.width() <= 1366 && least.height() <= 700;
        };
        QVERIFY(fits());
        test::PseudoLocale longer;
        QCoreApplication::installTranslator(&longer);
        QCoreApplication::processEvents();
        QVERIFY(!dialog.windowTitle().contains(QStringLiteral("New")));
        QVERIFY2(fits(), qPrintable(QStringLiteral("%1 x %2")
                                        .arg(dialog.minimumSizeHint().width())
                                        .arg(dialog.minimumSizeHint().height())));
        QVERIFY(validate(dialog.scenario()).empty());
        QCoreApplication::removeTranslator(&longer);
        QCoreApplication::processEvents();
        QCOMPARE(dialog.windowTitle(), QStringLiteral("New battle"));
    }
};

QTEST_MAIN(TestNewBattleDialog)
#include "test_new_battle_dialog.moc"
