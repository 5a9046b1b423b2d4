// The panel of properties: what many have in common, what differs, and that a visit of a field is one step
// that sets in all of them what was changed and nothing else.

#include "core/design/army.h"
#include "core/io/read_scenario.h"
#include "editor/document.h"
#include "editor/length_field.h"
#include "editor/properties_panel.h"
#include "editor/text_box.h"
#include "table/art/resources.h"
#include "tests/support/scenario_files.h"
#include "tests/support/typed_field.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace zama;
using namespace zama::editor;

namespace {

// Zama with its first Roman units in front of a reader of English.
struct Desk {
    explicit Desk(Scenario scenario = test::shippedScenario("zama").scenario)
        : document(std::move(scenario)),
          panel(document)
    {
        panel.setLocale(QLocale(QLocale::English));
        panel.resize(360, 700);
        panel.show();
    }

    ScenarioDocument document;
    PropertiesPanel panel;

    [[nodiscard]] const Scenario &scenario() const { return document.scenario(); }
    [[nodiscard]] std::string saved() const { return writeScenario(scenario()); }
    // The first `count` units of the first command that has that many.
    std::vector<std::string> selectUnits(std::size_t count)
    {
        const std::vector<UnitSpec> &units = command().units;
        std::vector<std::string> ids;
        std::set<Piece> pieces;
        for (std::size_t i = 0; i < count; ++i) {
            ids.push_back(units.at(i).id);
            pieces.insert({PieceKind::Unit, units[i].id});
        }
        document.selection().set(pieces);
        return ids;
    }
    [[nodiscard]] const CommandSpec &command() const { return scenario().sides[0].commands.at(index()); }
    [[nodiscard]] std::size_t index() const
    {
        const auto &commands = scenario().sides[0].commands;
        const auto at =
            std::ranges::find_if(commands, [](const auto &c) { return c.units.size() > 3 && c.general; });
        return static_cast<std::size_t>(at - commands.begin());
    }
    [[nodiscard]] std::string path() const { return "/sides/0/commands/" + std::to_string(index()); }
    void selectGeneral() { document.selection().set({{PieceKind::General, command().general->id}}); }
    void selectSide() { document.selection().set({{PieceKind::Side, scenario().sides[0].id}}); }

    template<class Widget>
    Widget &field(const std::string &path) const
    {
        return test::fieldAs<Widget>(panel.field(path), path);
    }
    NumberField &number(const std::string &path) const { return field<NumberField>(path); }
    void type(const std::string &path, const QString &text) { test::typeInto(*panel.field(path), text); }
};

} // namespace

class TestProperties : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { table::initResources(); }

    void nothingSelectedIsTheTable()
    {
        Desk desk;
        QCOMPARE(desk.number("/table/width").value(), std::optional(90 * kInch));
        desk.type("/table/depth", QStringLiteral("48,5"));
        QCOMPARE(desk.scenario().table.depth, 48500);
        desk.selectUnits(1);
        QVERIFY(!desk.panel.field("/table/width")->isVisible());
    }

    void aSidesFormForSentencesFollowsItsName()
    {
        Desk desk;
        const std::string before = desk.saved();
        desk.selectSide();
        desk.type("/sides/0/name", QStringLiteral("Athenians"));
        QCOMPARE(*desk.scenario().sides[0].nameInText.ownIn("en"), std::string("the Athenians"));
        desk.document.undo(); // one step with the name
        QCOMPARE(desk.saved(), before);
        desk.type("/sides/0/name_in_text", QStringLiteral("the army of Rome"));
        desk.type("/sides/0/name", QStringLiteral("Latins"));
        QCOMPARE(*desk.scenario().sides[0].nameInText.ownIn("en"), std::string("the army of Rome"));
    }

    void whatAllHaveIsShownAndWhatDiffersIsVarious()
    {
        Desk desk;
        const std::vector<std::string> ids = desk.selectUnits(3);
        desk.document.change(Message("edit.stands", {}), [&](Scenario &next) {
            design::findUnit(next, ids[0])->pose.front.x = 1000;
            design::findUnit(next, ids[1])->pose.front.x = 2000;
            for (const std::string &id : ids) {
                design::findUnit(next, id)->pose.facing = 4500;
            }
        });
        const std::string unit = desk.path() + "/units/0";
        QVERIFY(!desk.number(unit + "/x").value().has_value());
        QCOMPARE(desk.number(unit + "/x").findChild<QLineEdit *>()->placeholderText(),
                 QStringLiteral("various"));
        QCOMPARE(desk.number(unit + "/facing").value(), std::optional(4500));
        QCOMPARE(desk.field<TextBox>(unit + "/name").placeholderText(), QStringLiteral("various"));
    }

    void onlyWhatIsChangedIsSetInAll()
    {
        Desk desk;
        const std::vector<std::string> ids = desk.selectUnits(3);
        const Scenario before = desk.scenario();
        desk.type(desk.path() + "/units/0/stands", QStringLiteral("9"));
        for (const std::string &id : ids) {
            UnitSpec expected = *design::findUnit(before, id);
            expected.stands = 9;
            QVERIFY(*design::findUnit(desk.scenario(), id) == expected);
        }
        desk.document.undo();
        QVERIFY(desk.scenario() == before);
        QVERIFY(!desk.document.canUndo());
    }

    void aVisitIsOneStepAndTheNextIsAnother()
    {
        Desk desk;
        const std::string before = desk.saved();
        const std::string id = desk.selectUnits(1).front();
        const std::string name = desk.path() + "/units/0/name";
        desk.type(name, QStringLiteral("First"));
        desk.type(name, QStringLiteral("Second"));
        QCOMPARE(design::findUnit(desk.scenario(), id)->name.in("en"), std::string("Second"));
        desk.document.undo();
        QCOMPARE(design::findUnit(desk.scenario(), id)->name.in("en"), std::string("First"));
        QCOMPARE(desk.field<TextBox>(name).text(), QStringLiteral("First"));
        desk.document.undo();
        QCOMPARE(desk.saved(), before);
        QVERIFY(!desk.document.canUndo());
    }

    void twoFieldsAreTwoSteps()
    {
        Desk desk;
        desk.selectUnits(1);
        const std::string unit = desk.path() + "/units/0";
        desk.number(unit + "/x").stepUp();
        desk.number(unit + "/x").stepUp();
        desk.number(unit + "/y").stepUp();
        desk.document.undo();
        QVERIFY(desk.document.canUndo());
        desk.document.undo();
        QVERIFY(!desk.document.canUndo());
    }

    void theSameFieldOfAnotherPieceIsAnotherStep()
    {
        Desk desk;
        desk.selectUnits(1);
        desk.number(desk.path() + "/units/0/x").stepUp();
        desk.document.selection().set({{PieceKind::Unit, desk.command().units[1].id}});
        desk.number(desk.path() + "/units/1/x").stepUp();
        desk.document.undo();
        QVERIFY(desk.document.canUndo());
    }

    void undoInTheMiddleOfAVisitEndsIt()
    {
        Desk desk;
        desk.selectUnits(1);
        NumberField &x = desk.number(desk.path() + "/units/0/x");
        const std::optional<int> before = x.value();
        x.stepUp();
        desk.document.undo();
        QCOMPARE(x.value(), before);
        x.stepUp();
        QVERIFY(desk.document.canUndo());
        QVERIFY(!desk.document.canRedo());
    }

    void undoKeysOfAFieldAreTheDocuments()
    {
        Desk desk;
        const std::string before = desk.saved();
        desk.selectUnits(1);
        const std::string unit = desk.path() + "/units/0";
        desk.type(unit + "/x", QStringLiteral("12.25"));
        QVERIFY(desk.saved() != before);
        QTest::keySequence(&desk.number(unit + "/x"), QKeySequence::Undo);
        QCOMPARE(desk.saved(), before);
    }

    void namesFallBackAndAreWrittenInTheirLanguage()
    {
        Desk desk;
        const std::string id = desk.selectUnits(1).front();
        const std::string english = design::findUnit(desk.scenario(), id)->name.in("en");
        desk.panel.setTextLanguage("sv");
        const std::string name = desk.path() + "/units/0/name";
        QCOMPARE(desk.field<TextBox>(name).text(), QString());
        QCOMPARE(desk.field<TextBox>(name).placeholderText(), QString::fromStdString(english));
        desk.type(name, QStringLiteral("Andra"));
        QCOMPARE(design::findUnit(desk.scenario(), id)->name.in("sv"), std::string("Andra"));
        QCOMPARE(design::findUnit(desk.scenario(), id)->name.in("en"), english);
    }

    void namesAreInTheLanguageOfTheWindowUntilSomebodyChooses()
    {
        Desk desk;
        QCOMPARE(desk.panel.textLanguage(), std::string("en"));
        desk.panel.setLocale(QLocale(QLocale::German));
        QCOMPARE(desk.panel.textLanguage(), std::string("de"));
        desk.panel.setLocale(QLocale(QLocale::Swedish)); // in which nothing is written there
        QCOMPARE(desk.panel.textLanguage(), desk.scenario().language);
        desk.panel.setTextLanguage("fr");
        desk.panel.setLocale(QLocale(QLocale::German));
        QCOMPARE(desk.panel.textLanguage(), std::string("fr"));
    }

    void faultsAreSaidBelowTheField()
    {
        Desk desk;
        desk.selectUnits(1);
        const std::string stands = desk.path() + "/units/0/stands";
        QCOMPARE(desk.panel.problem(stands), QString());
        QSignalSpy told(&desk.document, &ScenarioDocument::issuesChanged);
        desk.type(stands, QStringLiteral("40"));
        QVERIFY(told.wait());
        QVERIFY(!desk.panel.problem(stands).isEmpty());
        QCOMPARE(desk.panel.field(stands)->accessibleDescription(), desk.panel.problem(stands));
        desk.document.undo();
        QVERIFY(told.wait());
        QCOMPARE(desk.panel.problem(stands), QString());
    }

    void lengthsAreInTheReadersUnit()
    {
        Desk desk;
        const std::string id = desk.selectUnits(1).front();
        const std::string x = desk.path() + "/units/0/x";
        const Mils before = design::findUnit(desk.scenario(), id)->pose.front.x;
        desk.panel.setLengthUnit(table::LengthUnit::Centimetres);
        QVERIFY(desk.number(x).text().endsWith(QStringLiteral(" cm")));
        QCOMPARE(design::findUnit(desk.scenario(), id)->pose.front.x, before);
        desk.type(x, QStringLiteral("25.4"));
        QCOMPARE(design::findUnit(desk.scenario(), id)->pose.front.x, 10 * kInch);
    }

    void strengthMayBeLeftOut()
    {
        Desk desk;
        const std::string id = desk.selectUnits(1).front();
        const std::string strength = desk.path() + "/units/0/strength";
        desk.type(strength, QStringLiteral("3"));
        QCOMPARE(design::findUnit(desk.scenario(), id)->strength, std::optional(3));
        auto *line = desk.number(strength).findChild<QLineEdit *>();
        line->selectAll();
        QTest::keyClick(line, Qt::Key_Backspace);
        QVERIFY(!design::findUnit(desk.scenario(), id)->strength.has_value());
        QVERIFY(!line->placeholderText().isEmpty());
    }

    void anotherTypeKeepsStandsWithinItsLimits()
    {
        Desk desk;
        const std::vector<std::string> ids = desk.selectUnits(2);
        auto &types = desk.field<QComboBox>(desk.path() + "/units/0/type");
        for (int i = 0; i < types.count(); ++i) {
            types.setCurrentIndex(i);
            const UnitTypeSpec *type = findType(desk.scenario(), types.itemData(i).toString().toStdString());
            for (const std::string &id : ids) {
                const UnitSpec &unit = *design::findUnit(desk.scenario(), id);
                QCOMPARE(unit.type, type->id);
                QVERIFY(unit.stands >= type->minStands && unit.stands <= type->maxStands);
            }
        }
        desk.document.undo();
        QVERIFY(!desk.document.canUndo()); // all of that was one visit
    }

    void generalsJoinAndLeaveUnits()
    {
        Desk desk;
        desk.selectGeneral();
        const std::string general = desk.path() + "/general";
        const std::string before = desk.saved();
        auto &units = desk.field<QComboBox>(general + "/attached_to");
        const QString own = QString::fromStdString(desk.command().units[1].id);
        units.setCurrentIndex(units.findData(own));
        QCOMPARE(QString::fromStdString(desk.command().general->attachedTo), own);
        QVERIFY(!desk.panel.field(general + "/x")->isEnabled());
        units.setCurrentIndex(0);
        QVERIFY(desk.command().general->attachedTo.empty());
        QVERIFY(desk.panel.field(general + "/x")->isEnabled());
        desk.document.undo();
        QCOMPARE(desk.saved(), before);
    }

    void switchesOfManyBecomeOneAnswer()
    {
        Desk desk;
        std::set<Piece> generals;
        for (const CommandSpec &command : desk.scenario().sides[0].commands) {
            if (command.general) {
                generals.insert({PieceKind::General, command.general->id});
            }
        }
        const std::string first = generals.begin()->id;
        desk.document.change(Message("edit.general", {}),
                             [&](Scenario &next) { design::findGeneral(next, first)->fallen = true; });
        desk.document.selection().set(generals);
        auto &fallen = desk.field<QCheckBox>(desk.path() + "/general/fallen");
        QCOMPARE(fallen.checkState(), Qt::PartiallyChecked);
        fallen.click();
        for (const Piece &piece : generals) {
            QVERIFY(design::findGeneral(desk.scenario(), piece.id)->fallen);
        }
        fallen.click();
        QCOMPARE(fallen.checkState(), Qt::Unchecked);
    }

    void aCommandGetsAGeneralAndLosesHim()
    {
        Desk desk;
        desk.document.selection().set({{PieceKind::Command, desk.command().id}});
        auto &has = desk.field<QCheckBox>(desk.path() + "/general");
        const std::size_t at = desk.index();
        QVERIFY(has.isChecked());
        has.click();
        QVERIFY(!desk.scenario().sides[0].commands[at].general);
        has.click();
        QVERIFY(desk.scenario().sides[0].commands[at].general.has_value());
    }

    void zonesAreABoxOrTheWholeTable()
    {
        Desk desk;
        desk.selectSide();
        const std::string before = desk.saved();
        auto &whole = desk.field<QCheckBox>("/sides/0/zone");
        if (whole.isChecked()) {
            whole.click();
        }
        const std::optional<Box> zone = desk.scenario().sides[0].zone;
        QVERIFY(zone.has_value());
        const QList<LengthField *> fields = desk.panel.findChildren<LengthField *>();
        LengthField *x = nullptr;
        LengthField *width = nullptr;
        for (LengthField *field : fields) {
            x = field->accessibleName() == QStringLiteral("Zone, from the left edge") ? field : x;
            width = field->accessibleName() == QStringLiteral("Zone, width") ? field : width;
        }
        QVERIFY(x != nullptr && width != nullptr);
        QVERIFY(x->isEnabled());
        x->stepUp(); // the whole zone moves
        QCOMPARE(desk.scenario().sides[0].zone->left, zone->left + kInch / 2);
        QCOMPARE(desk.scenario().sides[0].zone->right, zone->right + kInch / 2);
        width->stepDown();
        QCOMPARE(desk.scenario().sides[0].zone->right, zone->right);
        whole.click();
        QVERIFY(!desk.scenario().sides[0].zone);
        QVERIFY(!x->isEnabled());
        while (desk.document.canUndo()) {
            desk.document.undo();
        }
        QCOMPARE(desk.saved(), before);
    }

    void coloursAreChosenFromTheMenu()
    {
        Desk desk;
        desk.selectSide();
        auto &colour = desk.field<QPushButton>("/sides/0/livery/colour");
        emit colour.menu()->aboutToShow();
        QAction *green = nullptr;
        for (QAction *action : colour.menu()->actions()) {
            green = action->text() == QStringLiteral("Green") ? action : green;
        }
        QVERIFY(green != nullptr);
        green->trigger();
        QCOMPARE(desk.scenario().sides[0].livery.colour, green->data().toString().toStdString());
        QCOMPARE(colour.text(), QStringLiteral("Green"));
    }

    void kindsAreShownTogether()
    {
        Desk desk;
        const std::string id = desk.selectUnits(1).front();
        desk.document.selection().set(
            {{PieceKind::Unit, id}, {PieceKind::General, desk.command().general->id}});
        QVERIFY(desk.panel.field(desk.path() + "/units/0/stands")->isVisible());
        QVERIFY(desk.panel.field(desk.path() + "/general/fallen")->isVisible());
    }

    void aPlaceIsShown()
    {
        Desk desk;
        desk.selectUnits(1);
        QVERIFY(desk.panel.showPlace(desk.path() + "/units/0/facing"));
        QVERIFY(!desk.panel.showPlace("/title/en"));
    }

    void everyFieldHasAName()
    {
        Desk desk;
        desk.selectUnits(1);
        for (const QWidget *widget : desk.panel.findChildren<QWidget *>()) {
            const bool isField =
                qobject_cast<const NumberField *>(widget) || qobject_cast<const TextBox *>(widget) ||
                qobject_cast<const QComboBox *>(widget) || qobject_cast<const QCheckBox *>(widget) ||
                qobject_cast<const QPushButton *>(widget);
            QVERIFY2(!isField || !widget->accessibleName().isEmpty(), widget->metaObject()->className());
        }
    }

    void aLanguageSwitchReachesEveryWord()
    {
        Desk desk;
        desk.selectUnits(1);
        desk.panel.setLocale(QLocale(QLocale::German));
        const std::string x = desk.path() + "/units/0/x";
        desk.type(x, QStringLiteral("1.5"));
        QCOMPARE(desk.number(x).text(), QStringLiteral("1,5 in"));
    }
};

QTEST_MAIN(TestProperties)
#include "test_properties.moc"
