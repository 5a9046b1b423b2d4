// The workshop of unit types: every number of the rulebook can be changed, each change is one step, what is
// wrong is said where it is, figures and drawings are put on, and the odds are those of the tables.

// Qt first: moc 6.4 cannot read <compare> before it.
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "core/io/read_scenario.h"
#include "core/odds/odds.h"
#include "core/scenario/validate.h"
#include "editor/colour_field.h"
#include "editor/drawing_dialog.h"
#include "editor/figure_picker.h"
#include "editor/figure_words.h"
#include "editor/length_field.h"
#include "editor/odds_table.h"
#include "editor/stand_preview.h"
#include "editor/text_box.h"
#include "editor/type_looks.h"
#include "editor/type_odds.h"
#include "editor/type_workshop.h"
#include "editor/usual_types.h"
#include "table/art/resources.h"
#include "tests/support/json_mutator.h"
#include "tests/support/pseudo_locale.h"
#include "tests/support/scenario_files.h"
#include "tests/support/typed_field.h"

#include <memory>

using namespace zama;
using namespace zama::editor;

namespace {

const QByteArray kDrawing("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 80'>"
                          "<rect width='40' height='80' fill='#bf5238'/></svg>");

// Zama on the bench of a reader of English.
struct Bench {
    explicit Bench(Scenario scenario = test::shippedScenario("zama").scenario)
        : document(std::move(scenario)),
          workshop(document)
    {
        workshop.setLocale(QLocale(QLocale::English));
        workshop.resize(420, 720);
        workshop.show();
    }

    ScenarioDocument document;
    TypeWorkshop workshop;

    [[nodiscard]] const UnitTypeSpec &type() const
    {
        return *findType(document.scenario(), workshop.current());
    }
    [[nodiscard]] std::string path(const std::string &key) const
    {
        const auto &types = document.scenario().types;
        const auto at = std::ranges::find(types, workshop.current(), &UnitTypeSpec::id);
        return "/types/" + std::to_string(at - types.begin()) + key;
    }
    template<class Widget>
    Widget &field(const std::string &key) const
    {
        return test::fieldAs<Widget>(workshop.field(path(key)), key);
    }
    void type(const std::string &key, const QString &text)
    {
        test::typeInto(*workshop.field(path(key)), text);
    }
    void choose(const std::string &key, const QString &value)
    {
        auto &box = field<QComboBox>(key);
        box.setCurrentIndex(box.findData(value));
    }
    void toggle(const std::string &key) { field<QCheckBox>(key).click(); }
    void undoAll()
    {
        while (document.canUndo()) {
            document.undo();
        }
    }
};

QCheckBox *switchNamed(const QWidget &workshop, const char *name)
{
    for (auto *box : workshop.findChildren<QCheckBox *>()) {
        if (box->accessibleName() == QLatin1String(name)) {
            return box;
        }
    }
    return nullptr;
}

} // namespace

class TestTypeWorkshop : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { table::initResources(); }

    void everyNumberOfTheRulebookCanBeChanged()
    {
        Bench bench;
        bench.workshop.setCurrent("roman-skirmishers");
        bench.type("/name", QStringLiteral("Pikes"));
        bench.type("/plural", QStringLiteral("pikemen"));
        bench.choose("/class", QStringLiteral("5"));
        bench.choose("/formation", QStringLiteral("1"));
        bench.type("/min_stands", QStringLiteral("4"));
        bench.type("/max_stands", QStringLiteral("12"));
        bench.type("/stand_width", QStringLiteral("0.9"));
        bench.type("/stand_depth", QStringLiteral("1.2"));
        bench.choose("/movement", QStringLiteral("0"));
        bench.type("/move", QStringLiteral("4.5"));
        bench.type("/charge", QStringLiteral("5"));
        bench.type("/shooting/range", QStringLiteral("8"));
        bench.choose("/shooting/hit", QStringLiteral("5"));
        bench.choose("/melee/hit", QStringLiteral("4"));
        bench.choose("/melee/hit_after_charge", QStringLiteral("3"));
        bench.choose("/melee/hit_by", QStringLiteral("6"));
        const UnitTypeSpec &type = bench.type();
        QCOMPARE(type.name.in("en"), std::string("Pikes"));
        QCOMPARE(type.plural.in("en"), std::string("pikemen"));
        QVERIFY(type.unitClass == UnitClass::Other && type.formation == Formation::DoubleRank);
        QCOMPARE(type.minStands, 4);
        QCOMPARE(type.maxStands, 12);
        QVERIFY((type.stand == Extent{900, 1200}));
        QVERIFY(type.movement == Movement::Formed);
        QCOMPARE(type.move, 4500);
        QCOMPARE(type.charge, 5000);
        QCOMPARE(type.shooting->range, 8000);
        QCOMPARE(type.shooting->hit, 5);
        QCOMPARE(type.melee.hit, std::optional(4));
        QCOMPARE(type.melee.hitAfterCharge, std::optional(3));
        QCOMPARE(type.melee.hitBy, std::optional(6));
        const std::string before = writeScenario(test::shippedScenario("zama").scenario);
        bench.undoAll();
        QCOMPARE(writeScenario(bench.document.scenario()), before);
    }

    // A point and a comma both part decimals, whatever the reader's country is used to.
    void lengthsAreTypedAsPeopleTypeThem_data()
    {
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("mils");
        const QLocale german(QLocale::German);
        QTest::newRow("German comma") << german << QStringLiteral("1,5") << 1500;
        QTest::newRow("German point") << german << QStringLiteral("1.5") << 1500;
        QTest::newRow("English point") << QLocale(QLocale::English) << QStringLiteral("1.5") << 1500;
        QTest::newRow("centimetres") << german << QStringLiteral("12,7 cm") << 5000;
    }
    void lengthsAreTypedAsPeopleTypeThem()
    {
        QFETCH(const QLocale, locale);
        QFETCH(const QString, typed);
        QFETCH(const int, mils);
        Bench bench;
        bench.workshop.setLocale(locale);
        bench.type("/move", typed);
        QCOMPARE(bench.type().move, mils);
        bench.workshop.setLengthUnit(table::LengthUnit::Centimetres);
        bench.type("/charge", QStringLiteral("2.54"));
        QCOMPARE(bench.type().charge, 1000);
    }

    void aVisitOfAFieldIsOneStep()
    {
        Bench bench;
        auto &move = bench.field<NumberField>("/move");
        const Mils before = bench.type().move;
        move.stepUp();
        move.stepUp();
        move.stepUp();
        QVERIFY(bench.type().move > before);
        bench.document.undo();
        QCOMPARE(bench.type().move, before);
        QVERIFY(!bench.document.canUndo());
    }

    void traitsAndElephants()
    {
        Bench bench;
        const std::vector<Trait> before = bench.type().traits;
        QCheckBox *flees = switchNamed(bench.workshop, "Flees from a charge");
        QVERIFY(flees != nullptr);
        flees->click();
        QVERIFY(bench.type().has(Trait::RoutsWhenCharged));
        QVERIFY(std::ranges::is_sorted(bench.type().traits));
        flees->click();
        QCOMPARE(bench.type().traits, before);
        bench.toggle("/elephant");
        QVERIFY(bench.type().elephant && bench.type().formation == Formation::SingleStand);
        bench.choose("/elephant/scared_on", QStringLiteral("4"));
        bench.type("/elephant/impact_loss", QStringLiteral("3"));
        bench.type("/elephant/rampage_loss", QStringLiteral("1"));
        bench.type("/elephant/rampage", QStringLiteral("9"));
        for (int face = 0; face < 6; ++face) {
            bench.choose("/elephant/control/" + std::to_string(face), QString::number(face % 5));
        }
        const ElephantRules &rules = *bench.type().elephant;
        QCOMPARE(rules.scaredOn, 4);
        QCOMPARE(rules.impactLoss, 3);
        QCOMPARE(rules.rampageLoss, 1);
        QCOMPARE(rules.rampage, 9000);
        QVERIFY(rules.control.at(4) == ElephantFate::Back && rules.control.at(5) == ElephantFate::Held);
    }

    void whatATypeDoesNotDoCannotBeSet()
    {
        Bench bench; // Roman infantry does not shoot
        QVERIFY(!bench.field<NumberField>("/shooting/range").isEnabled());
        bench.toggle("/shooting");
        QVERIFY(bench.field<NumberField>("/shooting/range").isEnabled());
        bench.choose("/melee/hit", QString());
        QVERIFY(!bench.field<QComboBox>("/melee/hit_after_charge").isEnabled());
        bench.choose("/formation", QStringLiteral("2"));
        QCOMPARE(bench.type().maxStands, 1);
        QVERIFY(!bench.field<NumberField>("/max_stands").isEnabled());
    }

    void whatIsWrongIsSaidAtItsField()
    {
        Bench bench;
        bench.type("/min_stands", QStringLiteral("9"));
        bench.type("/max_stands", QStringLiteral("7"));
        QSignalSpy told(&bench.document, &ScenarioDocument::issuesChanged);
        QVERIFY(told.wait());
        QVERIFY(!bench.workshop.problem(bench.path("/max_stands")).isEmpty());
        QVERIFY(bench.workshop.problem(bench.path("/move")).isEmpty());
        QVERIFY(!bench.workshop.pages()->tabIcon(0).isNull());
        QVERIFY(bench.workshop.pages()->tabIcon(1).isNull());
        bench.workshop.pages()->setCurrentIndex(4);
        QVERIFY(bench.workshop.showPlace(bench.path("/max_stands")));
        QCOMPARE(bench.workshop.pages()->currentIndex(), 0);
    }

    void namesAreInTheLanguageOfTheWindowUntilSomebodyChooses()
    {
        Bench bench;
        bench.workshop.setLocale(QLocale(QLocale::German));
        QCOMPARE(bench.workshop.textLanguage(), std::string("de"));
        bench.workshop.setTextLanguage("fr");
        bench.workshop.setLocale(QLocale(QLocale::English));
        QCOMPARE(bench.workshop.textLanguage(), std::string("fr"));
    }

    void namesFallBackToAnotherLanguage()
    {
        Bench bench;
        bench.workshop.setTextLanguage("sv");
        auto &name = bench.field<TextBox>("/name");
        QCOMPARE(name.text(), QString());
        QCOMPARE(name.placeholderText(), QStringLiteral("Roman infantry"));
        bench.type("/name", QStringLiteral("Infanteri"));
        QCOMPARE(bench.type().name.in("sv"), std::string("Infanteri"));
        QCOMPARE(bench.type().name.in("en"), std::string("Roman infantry"));
    }

    // Each new kind is as playable as it came.
    void newKindsOfTroopsHaveNoFaults()
    {
        Bench bench;
        const auto errors = std::ranges::count(bench.document.issues(), Severity::Error, &Issue::severity);
        QCOMPARE(bench.workshop.addMenu()->actions().size(), kUsualTypes);
        for (QAction *action : bench.workshop.addMenu()->actions()) {
            const std::size_t before = bench.document.scenario().types.size();
            action->trigger();
            QCOMPARE(bench.document.scenario().types.size(), before + 1);
            QCOMPARE(bench.workshop.current(), bench.document.scenario().types.back().id);
            QVERIFY(bench.document.selection().has({PieceKind::Type, bench.workshop.current()}));
        }
        QCOMPARE(std::ranges::count(bench.document.issues(), Severity::Error, &Issue::severity), errors);
        QCOMPARE(bench.workshop.list()->count(), static_cast<int>(bench.document.scenario().types.size()));
    }

    void aCopyIsOnTheBench()
    {
        Bench bench;
        const std::string original = bench.workshop.current();
        bench.workshop.duplicateButton()->click();
        QVERIFY(bench.workshop.current() != original);
        QCOMPARE(bench.type().move, findType(bench.document.scenario(), original)->move);
    }

    void unitsOfADeletedTypeBecomeAnother()
    {
        Bench bench;
        const Scenario before = bench.document.scenario();
        const std::string type = bench.workshop.current();
        QVERIFY(bench.workshop.deleteButton()->menu() != nullptr);
        emit bench.workshop.replaceMenu()->aboutToShow();
        bench.workshop.replaceMenu()->actions().front()->trigger();
        QVERIFY(findType(bench.document.scenario(), type) == nullptr);
        QVERIFY(!bench.workshop.current().empty());
        for (const SideSpec &side : bench.document.scenario().sides) {
            for (const CommandSpec &command : side.commands) {
                for (const UnitSpec &unit : command.units) {
                    QVERIFY(findType(bench.document.scenario(), unit.type) != nullptr);
                }
            }
        }
        bench.document.undo();
        QVERIFY(bench.document.scenario() == before);
    }

    void aTypeNobodyHasIsDeletedAtOnce()
    {
        Bench bench;
        bench.workshop.addMenu()->actions().front()->trigger();
        const std::string type = bench.workshop.current();
        QVERIFY(bench.workshop.deleteButton()->menu() == nullptr);
        bench.workshop.deleteButton()->click();
        QVERIFY(findType(bench.document.scenario(), type) == nullptr);
    }

    void everyFigurePaletteAndSlotHasAWord()
    {
        const table::FigureCatalogue catalogue;
        QStringList grouped;
        for (int group = 0; group < kFigureGroups; ++group) {
            grouped += figuresIn(static_cast<FigureGroup>(group));
        }
        for (const QString &figure : catalogue.stands()) {
            QVERIFY2(grouped.contains(figure), qPrintable(figure));
            for (const QString &slot : catalogue.slotsOf(figure)) {
                QVERIFY2(slotName(slot) != slot, qPrintable(slot));
            }
        }
        QCOMPARE(grouped.size(), catalogue.stands().size());
    }

    void figuresAreFoundByNameAndGroup()
    {
        Bench bench;
        FigurePicker picker(bench.workshop.preview().pixmaps(), {QStringLiteral("roman-infantry"), {}, {}},
                            bench.document.scenario());
        QCOMPARE(picker.figure(), QStringLiteral("roman-infantry"));
        picker.search()->setText(QStringLiteral("hoplite"));
        int shown = 0;
        for (int row = 0; row < picker.list()->count(); ++row) {
            shown += picker.list()->item(row)->isHidden() ? 0 : 1;
        }
        QCOMPARE(shown, 1);
        picker.search()->clear();
        picker.groups()->setCurrentIndex(picker.groups()->findData(static_cast<int>(FigureGroup::Beasts)));
        for (int row = 0; row < picker.list()->count(); ++row) {
            QListWidgetItem *item = picker.list()->item(row);
            QCOMPARE(item->isHidden(), groupOf(item->data(Qt::UserRole).toString()) != FigureGroup::Beasts);
        }
    }

    void coloursAreOneStepAFieldAndCanBeReset()
    {
        Bench bench;
        TypeLooks &looks = bench.workshop.looks();
        const std::vector<SlotColour> before = bench.type().colours;
        ColourField *tunic = looks.slotField(QStringLiteral("tunic"));
        QVERIFY(tunic != nullptr);
        emit tunic->picked(QStringLiteral("#112233"));
        emit tunic->picked(QStringLiteral("#445566"));
        QVERIFY((bench.type().colours == std::vector<SlotColour>{{"tunic", "#445566"}}));
        QCOMPARE(bench.workshop.preview().look().colours, bench.type().colours);
        bench.document.undo();
        QVERIFY(bench.type().colours == before);
        emit looks.slotField(QStringLiteral("tunic"))->picked(QStringLiteral("#112233"));
        looks.resetAll()->click();
        QVERIFY(bench.type().colours.empty());
    }

    // As a dialog of colours does that is cancelled.
    void aColourTriedOutAndDroppedLeavesNothing()
    {
        Bench bench;
        ColourField *tunic = bench.workshop.looks().slotField(QStringLiteral("tunic"));
        emit tunic->picked(QStringLiteral("#112233"));
        emit tunic->picked(QStringLiteral("#bf5238")); // Rome's, which it has anyway
        QVERIFY(bench.type().colours.empty());
        QVERIFY(!bench.document.canUndo());
    }

    void movingUnitsAboutCostsTheWorkshopNothing()
    {
        Bench bench;
        Scenario next = bench.document.scenario();
        UnitSpec &unit = next.sides[0].commands.back().units.front();
        unit.pose.front.x += 1000;
        QVERIFY(!differInTypes(next, bench.document.scenario()));
        unit.stands -= 1;
        QVERIFY(differInTypes(next, bench.document.scenario()));
    }

    void whatChangedBehindAnotherDockIsShownWhenItComesBack()
    {
        Bench bench;
        bench.workshop.hide();
        bench.document.change(Message("edit.add_type", {}),
                              [](Scenario &next) { addUsualType(next, UsualType::Machine); });
        bench.workshop.show();
        QCOMPARE(bench.workshop.list()->count(), static_cast<int>(bench.document.scenario().types.size()));
    }

    void aDrawingTravelsInTheScenario()
    {
        Bench bench;
        const table::ArtImport art = table::importArt(kDrawing);
        QVERIFY(art);
        TypeLooks &looks = bench.workshop.looks();
        looks.useDrawing(QStringLiteral("my pikes.svg"), art.value());
        QCOMPARE(bench.type().figure, std::string("my pikes"));
        QCOMPARE(bench.document.scenario().art.size(), std::size_t{1});
        QVERIFY(bench.workshop.preview().pixmaps().catalogue().has(QStringLiteral("my pikes")));
        QVERIFY(looks.problem().isEmpty());
        QVERIFY(looks.slotField(QStringLiteral("tunic")) != nullptr);
        const auto read = readScenario(writeScenario(bench.document.scenario()));
        QVERIFY(read && read.value().scenario.art == bench.document.scenario().art);
        bench.workshop.setCurrent("roman-cavalry");
        looks.useDrawing(QStringLiteral("again.svg"), art.value());
        QCOMPARE(bench.type().figure, std::string("my pikes"));
        QCOMPARE(bench.document.scenario().art.size(), std::size_t{1});
        bench.document.undo();
        bench.document.undo();
        QVERIFY(bench.document.scenario().art.empty());
    }

    void aDrawingGetsItsOwnBack()
    {
        Bench bench;
        TypeLooks &looks = bench.workshop.looks();
        QVERIFY(!looks.canHaveBack()); // figures of the program have theirs
        QVERIFY(looks.backButton()->isHidden());
        const table::ImportedArt front = table::importArt(kDrawing).value();
        const table::ImportedArt back =
            table::importArt("<svg viewBox='0 0 4 4'><rect width='4' height='4'/></svg>").value();
        looks.useDrawing(QStringLiteral("pikes-back.svg"), front); // whatever the file is called
        QCOMPARE(bench.type().figure, std::string("pikes"));
        QVERIFY(!looks.backButton()->isHidden() && looks.removeBackButton()->isHidden());
        looks.useBack(back);
        QCOMPARE(bench.document.scenario().art.size(), std::size_t{2});
        QCOMPARE(bench.document.scenario().art.back().id, std::string("pikes-back"));
        auto &pixmaps = bench.workshop.preview().pixmaps();
        const table::FigureLook look{QStringLiteral("pikes"), {}, {}};
        QVERIFY(pixmaps.stand(look, table::FigureView::Front, 40).toImage() !=
                pixmaps.stand(look, table::FigureView::Back, 40).toImage());
        looks.useBack(front); // another one takes its place
        QCOMPARE(bench.document.scenario().art.size(), std::size_t{2});
        QVERIFY(!looks.removeBackButton()->isHidden());
        looks.removeBack();
        QCOMPARE(bench.document.scenario().art.size(), std::size_t{1});
        QVERIFY(looks.removeBackButton()->isHidden());
        looks.useDrawing(QString(200, QLatin1Char('x')) + QStringLiteral(".svg"), back);
        QVERIFY(looks.canHaveBack());
    }

    void aDrawingNobodyWearsCanBeRemoved()
    {
        Bench bench;
        TypeLooks &looks = bench.workshop.looks();
        looks.useDrawing(QStringLiteral("man.svg"), table::importArt(kDrawing).value());
        const FigurePicker worn(bench.workshop.preview().pixmaps(), {QStringLiteral("man"), {}, {}},
                                bench.document.scenario());
        QVERIFY(!worn.removeButton()->isEnabled());
        looks.setFigure(QStringLiteral("roman-infantry"));
        FigurePicker picker(bench.workshop.preview().pixmaps(), {QStringLiteral("roman-infantry"), {}, {}},
                            bench.document.scenario());
        QVERIFY(!picker.removeButton()->isEnabled());
        picker.list()->setCurrentRow(0); // drawings come first
        QCOMPARE(picker.figure(), QStringLiteral("man"));
        QVERIFY(picker.removeButton()->isEnabled());
        looks.removeDrawing(picker.figure());
        QVERIFY(bench.document.scenario().art.empty());
    }

    void aFigureNobodyKnowsIsTold()
    {
        Bench bench;
        bench.workshop.looks().setFigure(QStringLiteral("unheard-of"));
        QSignalSpy told(&bench.document, &ScenarioDocument::issuesChanged);
        QVERIFY(told.wait());
        QVERIFY(bench.workshop.looks().problem().contains(QStringLiteral("unheard-of")));
    }

    void whatWillNotShowIsToldBeforeADrawingIsTaken()
    {
        const table::ArtImport art = table::importArt(
            "<svg viewBox='0 0 4 4'><g clip-path='url(#c)'><rect width='4' height='4'/></g></svg>");
        DrawingDialog dialog(QStringLiteral("man.svg"), art);
        QCOMPARE(dialog.notes()->count(), 1);
        QVERIFY(dialog.verdict().contains(QStringLiteral("man.svg")));
        QVERIFY(dialog.buttons()->button(QDialogButtonBox::Ok) != nullptr);
        QVERIFY(dialog.fromBehind().contains(QStringLiteral("mirrored")));
        QVERIFY(
            DrawingDialog(QStringLiteral("man.svg"), art, DrawingDialog::Side::Back).fromBehind().isEmpty());
    }

    void aDrawingThatCannotBeUsedCannotBeTaken()
    {
        QTemporaryDir folder;
        for (const QString &path :
             {folder.path(), QStringLiteral("/dev/zero"), folder.filePath(QStringLiteral("x"))}) {
            DrawingDialog dialog(QStringLiteral("x"), readDrawing(path));
            QVERIFY(dialog.buttons()->button(QDialogButtonBox::Ok) == nullptr);
            QVERIFY(dialog.verdict().size() > 20);
            QVERIFY(dialog.fromBehind().isEmpty());
        }
    }

    void oddsAreThoseOfTheTables()
    {
        const Scenario zama = test::shippedScenario("zama").scenario;
        odds::FightTable fights;
        const auto place = [&zama](const char *id) {
            return static_cast<std::size_t>(std::ranges::find(zama.types, id, &UnitTypeSpec::id) -
                                            zama.types.begin());
        };
        const std::size_t romans = place("roman-infantry");
        const std::size_t gauls = place("carthaginian-light-infantry");
        const auto duel = duelOf(zama, romans, gauls, fights);
        QVERIFY(duel && duel->charging && duel->charged && !duel->volley);
        odds::Fighter roman{7, 5};
        odds::Fighter gaul{8, 6};
        const odds::FightOdds expected = odds::fightToTheEnd(roman, gaul);
        QCOMPARE(usualStands(zama, zama.types[romans]), 7);
        QVERIFY(std::abs(duel->charging->wins - expected.a.wins) < 1e-9);
        QVERIFY(std::abs(duel->charged->loses - expected.b.wins) < 1e-9);
        QVERIFY(std::abs(duel->charging->costs - expected.a.meanLost) < 1e-9);
        const auto bolts = duelOf(zama, place("scorpion"), gauls, fights);
        QVERIFY(bolts && !bolts->charging && bolts->volley);
        QVERIFY(std::abs(*bolts->volley - odds::volley({1, 4, 8, true}).meanLost) < 1e-9);
        QVERIFY(std::abs(bolts->charged->loses - 1.0) < 1e-9); // it flees
        const auto trampled = duelOf(zama, place("elephant"), romans, fights);
        QVERIFY(trampled && trampled->charging->isTrampling && trampled->charging->strikes > 0.0);
        QVERIFY(!duelOf(zama, place("elephant"), place("elephant"), fights)->charging);
    }

    void brokenTypesHaveNoOdds()
    {
        Scenario zama = test::shippedScenario("zama").scenario;
        zama.types[0].move = -1;
        odds::FightTable fights;
        QVERIFY(!duelOf(zama, 0, 1, fights));
        QVERIFY(!duelOf(zama, 1, 0, fights));
        QVERIFY(duelOf(zama, 1, 2, fights));
    }

    void theTableOfOddsFillsItself()
    {
        Bench bench;
        bench.workshop.pages()->setCurrentWidget(&bench.workshop.odds());
        OddsTable &odds = bench.workshop.odds();
        QTRY_VERIFY(odds.isComplete() && odds.table()->rowCount() > 0);
        QCOMPARE(odds.table()->rowCount(), static_cast<int>(bench.document.scenario().types.size()));
        for (int row = 0; row < odds.table()->rowCount(); ++row) {
            QVERIFY(!odds.table()->item(row, OddsTable::Charging)->text().isEmpty());
            QVERIFY(!odds.table()->item(row, OddsTable::Charging)->toolTip().isEmpty());
        }
        const QString before = odds.table()->item(6, OddsTable::Charging)->text();
        bench.choose("/melee/hit", QStringLiteral("2"));
        QTRY_VERIFY(odds.isComplete() && odds.table()->item(6, OddsTable::Charging)->text() != before);
    }

    void issuesOfAnotherPieceOfTheFileAreNotOurs()
    {
        Bench bench;
        QVERIFY(!bench.workshop.showPlace("/sides/0/commands/0/units/0/stands"));
    }

    void selectingATypeElsewhereBringsItToTheBench()
    {
        Bench bench;
        bench.document.selection().set({{PieceKind::Type, "elephant"}});
        QCOMPARE(bench.workshop.current(), std::string("elephant"));
        bench.document.selection().clear();
        QCOMPARE(bench.workshop.current(), std::string("elephant"));
    }

    void aBattleWithoutTypesSaysHowToBegin()
    {
        Scenario empty;
        Bench bench(empty);
        QVERIFY(bench.workshop.current().empty());
        QVERIFY(!bench.workshop.pages()->isEnabled());
        bench.workshop.addMenu()->actions().front()->trigger();
        QVERIFY(bench.workshop.pages()->isEnabled());
    }

    // Whatever a file says, as far as it can be read at all.
    void draftsOfEveryKindCanBeLookedAt()
    {
        const std::string text = writeScenario(test::shippedScenario("elephant-charge").scenario);
        const auto variants = test::variantsOf(text);
        int seen = 0;
        for (std::size_t i = 0; i < variants.size(); i += 31) {
            auto read = readScenario(variants[i].text, Reading::Draft);
            if (!read) {
                continue;
            }
            Bench bench(read.value().scenario);
            const std::vector<UnitTypeSpec> types = bench.document.scenario().types;
            for (const UnitTypeSpec &type : types) {
                bench.workshop.setCurrent(type.id);
                bench.workshop.pages()->setCurrentIndex(seen % 5);
                (void)bench.workshop.grab();
            }
            bench.workshop.duplicateButton()->click();
            bench.undoAll();
            ++seen;
        }
        QVERIFY(seen > 5);
    }

    void typesWithExtremeNumbersCanBeLookedAt()
    {
        Scenario scenario = test::shippedScenario("elephant-charge").scenario;
        for (const int value : {-2'000'000'000, -1, 0, 1, 2'000'000'000}) {
            UnitTypeSpec &type = scenario.types.front();
            type.stand = {value, value};
            type.minStands = type.maxStands = value;
            type.move = type.charge = value;
            type.shooting = Shooting{value, value, {}};
            type.melee.hit = value;
            type.unitClass = UnitClass::Other;
            Bench bench(scenario);
            for (int page = 0; page < bench.workshop.pages()->count(); ++page) {
                bench.workshop.pages()->setCurrentIndex(page);
                QVERIFY(!bench.workshop.grab().isNull());
            }
            QTRY_VERIFY(bench.workshop.odds().isComplete());
        }
    }

    void everyFieldHasAName()
    {
        Bench bench;
        int fields = 0;
        for (QWidget *widget : bench.workshop.findChildren<QWidget *>()) {
            const bool isField = qobject_cast<QComboBox *>(widget) != nullptr ||
                                 qobject_cast<QCheckBox *>(widget) != nullptr ||
                                 qobject_cast<NumberField *>(widget) != nullptr ||
                                 qobject_cast<TextBox *>(widget) != nullptr ||
                                 qobject_cast<ColourField *>(widget) != nullptr;
            if (isField) {
                ++fields;
                QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
            }
        }
        QVERIFY(fields > 40);
    }

    void wordsFollowTheLanguage()
    {
        Bench bench;
        const QString before = bench.workshop.pages()->tabText(1);
        {
            test::PseudoLocale pseudo;
            QCoreApplication::installTranslator(&pseudo);
            QCoreApplication::processEvents();
            QVERIFY(bench.workshop.pages()->tabText(1) != before);
            QVERIFY(bench.workshop.addMenu()->actions().front()->text() != QStringLiteral("Infantry"));
            QCoreApplication::removeTranslator(&pseudo);
        }
        QCoreApplication::processEvents();
        QCOMPARE(bench.workshop.pages()->tabText(1), before);
    }
};

QTEST_MAIN(TestTypeWorkshop)
#include "test_type_workshop.moc"
