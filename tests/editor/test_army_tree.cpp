// The order of battle as a tree: it follows the document without losing its place, its selection is that of
// the document, and what is dropped, typed or pasted there is one step that can be taken back.

#include "core/io/read_scenario.h"
#include "editor/army_model.h"
#include "editor/army_panel.h"
#include "editor/army_tree.h"
#include "editor/document.h"
#include "editor/offer_line.h"
#include "table/art/resources.h"
#include "tests/support/scenario_files.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace zama;
using namespace zama::editor;

namespace {

using Deed = ArmyPanel::Deed;
using Pieces = std::set<Piece>;

Piece unit(const char *id)
{
    return {PieceKind::Unit, id};
}

// A document of Zama with its tree, watched for faults of the model.
struct Desk {
    explicit Desk(Scenario scenario = test::shippedScenario("zama").scenario)
        : document(std::move(scenario)),
          panel(document),
          tester(&panel.tree().army(), QAbstractItemModelTester::FailureReportingMode::QtTest)
    {
        panel.setLocale(QLocale(QLocale::English));
        panel.resize(420, 700);
    }

    ScenarioDocument document;
    ArmyPanel panel;
    QAbstractItemModelTester tester;

    [[nodiscard]] ArmyTree &tree() const { return panel.tree(); }
    [[nodiscard]] ArmyModel &army() const { return tree().army(); }
    [[nodiscard]] const Scenario &scenario() const { return document.scenario(); }
    [[nodiscard]] std::string saved() const { return writeScenario(scenario()); }
    [[nodiscard]] QModelIndex row(const Piece &piece) const
    {
        const auto rows = army().indexesOf(piece);
        return rows.empty() ? QModelIndex() : rows.front();
    }
    [[nodiscard]] QString cell(const Piece &piece, int column) const
    {
        return row(piece).siblingAtColumn(column).data().toString();
    }
    void select(Pieces pieces) { document.selection().set(std::move(pieces)); }
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&tree(), static_cast<Qt::Key>(key), modifiers);
    }
    bool drop(const Pieces &pieces, const Piece &onto, int before = -1)
    {
        QModelIndexList rows;
        for (const Piece &piece : pieces) {
            rows.append(row(piece));
        }
        const std::unique_ptr<QMimeData> data(army().mimeData(rows));
        return army().canDropMimeData(data.get(), Qt::MoveAction, before, 0, row(onto)) &&
               army().dropMimeData(data.get(), Qt::MoveAction, before, 0, row(onto));
    }
};

std::vector<std::string> unitsOf(const Scenario &scenario, const std::string &command)
{
    std::vector<std::string> ids;
    for (const UnitSpec &u : design::findCommand(scenario, command)->units) {
        ids.push_back(u.id);
    }
    return ids;
}

std::vector<std::string> commandsOf(const Scenario &scenario, std::size_t side)
{
    std::vector<std::string> ids;
    for (const CommandSpec &c : scenario.sides.at(side).commands) {
        ids.push_back(c.id);
    }
    return ids;
}

const Piece kFirst{PieceKind::Command, "R1"};
const Piece kSecond{PieceKind::Command, "R2"};

// Counts everything a model says of its rows.
struct RowNews {
    explicit RowNews(QAbstractItemModel &model)
        : data(&model, &QAbstractItemModel::dataChanged),
          inserted(&model, &QAbstractItemModel::rowsInserted),
          removed(&model, &QAbstractItemModel::rowsRemoved),
          moved(&model, &QAbstractItemModel::rowsMoved),
          reset(&model, &QAbstractItemModel::modelReset)
    {
    }
    QSignalSpy data;
    QSignalSpy inserted;
    QSignalSpy removed;
    QSignalSpy moved;
    QSignalSpy reset;
    [[nodiscard]] qsizetype all() const
    {
        return data.count() + inserted.count() + removed.count() + moved.count() + reset.count();
    }
};

} // namespace

class TestArmyTree : public QObject
{
    Q_OBJECT

private slots:
    void namesHaveMoreRoomThanTypes()
    {
        Desk desk;
        desk.tree().expandAll();
        desk.panel.resize(335, 700);
        desk.panel.show();
        QVERIFY(desk.tree().columnWidth(ArmyModel::NameColumn) > desk.tree().width() / 2);
        QVERIFY(desk.tree().columnWidth(ArmyModel::TypeColumn) < desk.tree().width() / 3);
    }

    void initTestCase() { table::initResources(); }

    // ---- what it shows ----

    void everybodyHasARow()
    {
        const Desk desk;
        QCOMPARE(desk.army().rowCount(), 2);
        for (const SideSpec &side : desk.scenario().sides) {
            for (const CommandSpec &command : side.commands) {
                const Piece piece{PieceKind::Command, command.id};
                const auto rows = command.units.size() + (command.general ? 1U : 0U);
                QCOMPARE(desk.army().rowCount(desk.row(piece)), static_cast<int>(rows));
                QCOMPARE(desk.army().pieceOf(desk.row(piece).parent()).id, side.id);
            }
        }
        QCOMPARE(desk.cell(unit("R1-INF1"), ArmyModel::NameColumn), QStringLiteral("Hastati I-1"));
        QCOMPARE(desk.cell(unit("R1-INF1"), ArmyModel::StandsColumn), QStringLiteral("7"));
        QCOMPARE(desk.row(unit("R1-INF1")).data(ArmyModel::SignRole).toString(),
                 QStringLiteral("heavy-infantry"));
    }

    void sumsAreWords()
    {
        const Desk desk;
        const Piece romans{PieceKind::Side, desk.scenario().sides[0].id};
        QCOMPARE(desk.cell(romans, ArmyModel::StandsColumn), QStringLiteral("196"));
        QVERIFY(desk.cell(kFirst, ArmyModel::TypeColumn).endsWith(QStringLiteral(" units")));
    }

    void aDraftWithTwoOfTheSameIdShowsBoth()
    {
        Scenario scenario = test::shippedScenario("zama").scenario;
        auto &units = design::findCommand(scenario, "R1")->units;
        units[1].id = units[0].id;
        Desk desk(scenario);
        QCOMPARE(desk.army().indexesOf(unit(units[0].id.c_str())).size(), std::size_t{2});
        desk.document.change(Message("edit.rename", {}),
                             [](Scenario &next) { design::findCommand(next, "R1")->units[1].id = "other"; });
        QCOMPARE(desk.army().indexesOf(unit("other")).size(), std::size_t{1});
    }

    void aMoveOnTheTableChangesNoRow()
    {
        Desk desk;
        const RowNews told(desk.army());
        desk.document.change(Message("edit.move", {1}), [](Scenario &next) {
            for (UnitSpec &u : design::findCommand(next, "R1")->units) {
                u.pose.front.x += 500;
            }
        });
        QCOMPARE(told.all(), qsizetype{0});
    }

    void anEditTouchesOnlyItsRows()
    {
        Desk desk;
        const RowNews told(desk.army());
        desk.select({unit("R1-INF1")});
        desk.key(Qt::Key_Plus);
        QCOMPARE(told.data.count(), qsizetype{3}); // the unit, and the sums of its command and side
        QCOMPARE(told.all(), qsizetype{3});
        QCOMPARE(desk.cell(unit("R1-INF1"), ArmyModel::StandsColumn), QStringLiteral("8"));
    }

    void oneThatGoesDownIsOneMove()
    {
        Desk desk;
        const std::vector<std::string> before = unitsOf(desk.scenario(), "R1");
        const RowNews told(desk.army());
        QVERIFY(desk.drop({unit(before.front().c_str())}, kFirst));
        QCOMPARE(told.moved.count(), qsizetype{1});
        QCOMPARE(told.inserted.count() + told.removed.count(), qsizetype{0});
        QCOMPARE(unitsOf(desk.scenario(), "R1").back(), before.front());
    }

    void whatIsOpenStaysOpen()
    {
        Desk desk;
        desk.tree().expand(desk.row(kFirst));
        desk.select({kFirst});
        desk.panel.action(Deed::ChangeSides)->trigger();
        QVERIFY(desk.tree().isExpanded(desk.row(kFirst)));
        desk.document.change(Message("edit.rename", {}), [](Scenario &next) {
            design::changeId(next, design::IdOf::Command, "R1", "legion");
        });
        QVERIFY(desk.tree().isExpanded(desk.row({PieceKind::Command, "legion"})));
        desk.document.undo();
        desk.document.undo();
        QVERIFY(desk.tree().isExpanded(desk.row(kFirst)));
        QVERIFY(!desk.tree().isExpanded(desk.row(kSecond)));
    }

    void theTreeStaysWhereItWasScrolled()
    {
        Desk desk;
        desk.tree().expandAll();
        desk.panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&desk.panel));
        QScrollBar *bar = desk.tree().verticalScrollBar();
        bar->setValue(bar->maximum() / 2);
        const int before = bar->value();
        QVERIFY(before > 0);
        desk.document.change(Message("edit.name", {}),
                             [](Scenario &next) { design::findUnit(next, "R1-INF1")->stands = 9; });
        desk.document.undo();
        QCoreApplication::processEvents();
        QCOMPARE(bar->value(), before);
    }

    // ---- selection ----

    void oneSelectionForBoth()
    {
        Desk desk;
        desk.select({unit("R1-INF1"), unit("R1-INF2"), kSecond});
        QCOMPARE(desk.tree().selectionModel()->selectedRows().size(), 3);
        desk.tree().selectionModel()->select(desk.row(unit("R1-INF2")),
                                             QItemSelectionModel::Deselect | QItemSelectionModel::Rows);
        QCOMPARE(desk.document.selection().pieces(), (Pieces{unit("R1-INF1"), kSecond}));
    }

    void theSelectionSurvivesAMoveAndItsUndo()
    {
        Desk desk;
        const Pieces both{unit("R1-INF1"), unit("R1-INF2")};
        desk.select(both);
        QVERIFY(desk.drop(both, kSecond));
        QCOMPARE(desk.tree().selectionModel()->selectedRows().size(), 2);
        QCOMPARE(desk.document.selection().pieces(), both);
        desk.document.undo();
        QCOMPARE(desk.document.selection().pieces(), both);
        QCOMPARE(desk.tree().selectionModel()->selectedRows().size(), 2);
    }

    void whoIsLookedForIsFound()
    {
        Desk desk;
        QVERIFY(!desk.tree().isExpanded(desk.row(kFirst)));
        desk.document.selection().goTo(unit("R1-INF1"));
        QVERIFY(desk.tree().isExpanded(desk.row(kFirst)));
        QCOMPARE(desk.tree().currentIndex(), desk.row(unit("R1-INF1")));
    }

    // ---- drag and drop ----

    void severalKeepTheirOrderAndAreOneStep()
    {
        Desk desk;
        const std::string before = desk.saved();
        const std::vector<std::string> first = unitsOf(desk.scenario(), "R1");
        const std::vector<std::string> second = unitsOf(desk.scenario(), "R2");
        QVERIFY(
            desk.drop({unit(first[0].c_str()), unit(first[2].c_str())}, kSecond, 2)); // row 0: the general
        const std::vector<std::string> after = unitsOf(desk.scenario(), "R2");
        QCOMPARE(after.size(), second.size() + 2);
        QCOMPARE(after[1], first[0]);
        QCOMPARE(after[2], first[2]);
        QCOMPARE(after[0], second[0]);
        desk.document.undo();
        QVERIFY(!desk.document.canUndo());
        QCOMPARE(desk.saved(), before);
    }

    void unitsDroppedOnAUnitGoBeforeIt()
    {
        Desk desk;
        const std::vector<std::string> first = unitsOf(desk.scenario(), "R1");
        const std::vector<std::string> second = unitsOf(desk.scenario(), "R2");
        QVERIFY(desk.drop({unit(first[0].c_str())}, unit(second[1].c_str())));
        QCOMPARE(unitsOf(desk.scenario(), "R2")[1], first[0]);
    }

    void commandsMoveWithinAndBetweenSides()
    {
        Desk desk;
        const std::string before = desk.saved();
        const std::vector<std::string> romans = commandsOf(desk.scenario(), 0);
        const Piece side{PieceKind::Side, desk.scenario().sides[0].id};
        const Piece other{PieceKind::Side, desk.scenario().sides[1].id};
        const Piece last{PieceKind::Command, romans.back()};
        QVERIFY(desk.drop({last}, side, 0));
        QCOMPARE(commandsOf(desk.scenario(), 0).front(), romans.back());
        QVERIFY(desk.drop({kFirst, kSecond}, other, 1));
        const std::vector<std::string> there = commandsOf(desk.scenario(), 1);
        QCOMPARE(there[1], kFirst.id);
        QCOMPARE(there[2], kSecond.id);
        desk.document.undo();
        desk.document.undo();
        QCOMPARE(desk.saved(), before);
    }

    void aGeneralChangesPlacesWithAnother()
    {
        Desk desk;
        const std::string one = design::findCommand(desk.scenario(), "R1")->general->id;
        const std::string two = design::findCommand(desk.scenario(), "R2")->general->id;
        QVERIFY(desk.drop({{PieceKind::General, one}}, kSecond));
        QCOMPARE(design::findCommand(desk.scenario(), "R2")->general->id, one);
        QCOMPARE(design::findCommand(desk.scenario(), "R1")->general->id, two);
    }

    void aGeneralDroppedOnAUnitJoinsIt()
    {
        Desk desk;
        const std::string general = design::findCommand(desk.scenario(), "R1")->general->id;
        QVERIFY(desk.drop({{PieceKind::General, general}}, unit("R1-INF2")));
        QCOMPARE(design::findGeneral(desk.scenario(), general)->attachedTo, std::string("R1-INF2"));
        QCOMPARE(design::findCommand(desk.scenario(), "R1")->general->id, general);
    }

    void whatCannotGoThereIsRefused()
    {
        Desk desk;
        const Piece side{PieceKind::Side, desk.scenario().sides[0].id};
        QVERIFY(!desk.drop({side}, {PieceKind::Side, desk.scenario().sides[1].id}));
        QVERIFY(!desk.drop({kFirst}, unit("R2-INF1")));
        QVERIFY(!desk.drop({kFirst, unit("R2-INF1")}, side)); // a command and a unit of another
        const Desk elsewhere;
        const std::unique_ptr<QMimeData> strangers(elsewhere.army().mimeData({elsewhere.row(kFirst)}));
        QVERIFY(!desk.army().canDropMimeData(strangers.get(), Qt::MoveAction, -1, 0, desk.row(side)));
        QVERIFY(!desk.document.canUndo());
    }

    // ---- deeds ----

    void namesAreTypedInPlace()
    {
        Desk desk;
        desk.panel.show();
        const std::string before = desk.saved();
        desk.select({unit("R1-INF1")});
        desk.tree().setFocus();
        desk.key(Qt::Key_F2);
        auto *line = desk.tree().findChild<QLineEdit *>();
        QVERIFY(line != nullptr);
        line->selectAll();
        QTest::keyClicks(line, QStringLiteral("The Tenth"));
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_COMPARE(design::findUnit(desk.scenario(), "R1-INF1")->name.in("en"), std::string("The Tenth"));
        desk.document.undo();
        QCOMPARE(desk.saved(), before);
    }

    void aRenamedSideIsCalledSoInSentences()
    {
        Desk desk;
        const Piece side{PieceKind::Side, desk.scenario().sides[0].id};
        QVERIFY(desk.army().setData(desk.row(side), QStringLiteral("Rebels"), Qt::EditRole));
        QCOMPARE(*desk.scenario().sides[0].nameInText.ownIn("en"), std::string("the Rebels"));
    }

    void aNameIsWrittenInTheLanguageItIsShownIn()
    {
        Desk desk;
        const std::size_t before = design::findUnit(desk.scenario(), "R1-INF1")->name.entries.size();
        desk.document.change(Message("edit.name", {}), [](Scenario &next) {
            design::findUnit(next, "R1-INF1")->name.entries.push_back({"sv", "Främsta"});
        });
        desk.panel.setLocale(QLocale(QLocale::Swedish));
        const QModelIndex row = desk.row(unit("R1-INF1"));
        QVERIFY(desk.army().setData(row, QStringLiteral("Första"), Qt::EditRole));
        const LocalText name = design::findUnit(desk.scenario(), "R1-INF1")->name;
        QCOMPARE(name.in("sv"), std::string("Första"));
        QCOMPARE(name.in("en"), std::string("Hastati I-1"));
        desk.panel.setLocale(QLocale(QLocale::Finnish)); // which falls back to English
        QVERIFY(desk.army().setData(row, QStringLiteral("Firsts"), Qt::EditRole));
        QCOMPARE(design::findUnit(desk.scenario(), "R1-INF1")->name.in("en"), std::string("Firsts"));
        QCOMPARE(design::findUnit(desk.scenario(), "R1-INF1")->name.entries.size(), before + 1);
    }

    void plusAndMinusChangeStandsOfAll()
    {
        Desk desk;
        const int one = design::findUnit(desk.scenario(), "R1-INF1")->stands;
        const int two = design::findUnit(desk.scenario(), "R1-INF2")->stands;
        desk.select({unit("R1-INF1"), unit("R1-INF2")});
        desk.key(Qt::Key_Plus);
        desk.key(Qt::Key_Plus);
        desk.key(Qt::Key_Minus);
        QCOMPARE(design::findUnit(desk.scenario(), "R1-INF1")->stands, one + 1);
        QCOMPARE(design::findUnit(desk.scenario(), "R1-INF2")->stands, two + 1);
    }

    void everythingDoneIsUndoneToTheByte()
    {
        for (int i = static_cast<int>(Deed::AddCommand); i <= static_cast<int>(Deed::Detach); ++i) {
            Desk desk;
            const std::string before = desk.saved();
            const auto deed = static_cast<Deed>(i);
            const FoundGeneral general =
                findGeneral(desk.scenario(), design::findCommand(desk.scenario(), "R1")->general->id);
            const bool isOfGenerals = deed == Deed::Chief || deed == Deed::Detach;
            desk.select({isOfGenerals ? Piece{PieceKind::General, general.general->id} : unit("R1-INF2")});
            if (!desk.panel.action(deed)->isEnabled() || deed == Deed::Rename) {
                continue;
            }
            desk.panel.action(deed)->trigger();
            QVERIFY2(desk.document.canUndo(), qPrintable(desk.panel.action(deed)->text()));
            QVERIFY(desk.saved() != before);
            desk.document.undo();
            QCOMPARE(desk.saved(), before);
            desk.document.redo();
            desk.document.undo();
            QCOMPARE(desk.saved(), before);
        }
    }

    void unitsAreAddedOfTheTypeChosen()
    {
        Desk desk;
        desk.select({kSecond});
        emit desk.panel.unitMenu()->aboutToShow();
        QCOMPARE(desk.panel.unitMenu()->actions().size(),
                 static_cast<qsizetype>(desk.scenario().types.size()));
        QAction *elephant = nullptr;
        for (QAction *type : desk.panel.unitMenu()->actions()) {
            elephant = type->text().contains(QStringLiteral("lephant")) ? type : elephant;
        }
        QVERIFY(elephant != nullptr);
        elephant->trigger();
        const Piece *made = desk.document.selection().single();
        QVERIFY(made != nullptr);
        QCOMPARE(findUnit(desk.scenario(), made->id).command->id, kSecond.id);
        QCOMPARE(desk.tree().currentIndex(), desk.row(*made));
    }

    void anEmptyScenarioSaysWhatToDo()
    {
        Scenario empty = test::shippedScenario("zama").scenario;
        empty.sides.clear();
        Desk desk(empty);
        auto *hint = desk.panel.findChild<QLabel *>();
        QVERIFY(hint->isVisibleTo(&desk.panel) && !hint->text().isEmpty());
        emit desk.panel.unitMenu()->aboutToShow();
        desk.panel.unitMenu()->actions().front()->trigger(); // makes side and command with it
        QCOMPARE(desk.army().rowCount(), 1);
        QVERIFY(!hint->isVisibleTo(&desk.panel));
        desk.document.undo();
        QVERIFY(!desk.document.canUndo());
        QCOMPARE(desk.army().rowCount(), 0);
        QVERIFY(hint->isVisibleTo(&desk.panel));
    }

    void altAndArrowsMoveThroughTheOrderOfBattle()
    {
        Desk desk;
        const std::vector<std::string> first = unitsOf(desk.scenario(), "R1");
        desk.select({unit(first[0].c_str()), unit(first[1].c_str())});
        desk.key(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(unitsOf(desk.scenario(), "R1")[0], first[2]);
        QCOMPARE(unitsOf(desk.scenario(), "R1")[2], first[1]);
        desk.key(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(unitsOf(desk.scenario(), "R1"), first);
        desk.select({unit(first.back().c_str())});
        desk.key(Qt::Key_Down, Qt::AltModifier);
        const std::vector<std::string> commands = commandsOf(desk.scenario(), 0);
        const auto own = std::find(commands.begin(), commands.end(), "R1");
        QCOMPARE(unitsOf(desk.scenario(), *(own + 1)).front(), first.back());
    }

    void aMenuOfCommandsReachesTheFarthest()
    {
        Desk desk;
        desk.select({unit("R1-INF1"), unit("R1-INF3")});
        emit desk.panel.commandMenu()->aboutToShow();
        QAction *last = desk.panel.commandMenu()->actions().constLast();
        QVERIFY(last->isEnabled());
        last->trigger();
        const std::string command = desk.scenario().sides[1].commands.back().id;
        const std::vector<std::string> there = unitsOf(desk.scenario(), command);
        QCOMPARE(there[there.size() - 2], std::string("R1-INF1"));
        QCOMPARE(there.back(), std::string("R1-INF3"));
        desk.select({kFirst});
        emit desk.panel.commandMenu()->aboutToShow();
        QVERIFY(!desk.panel.commandMenu()->actions().constFirst()->isEnabled());
    }

    void oneChiefASide()
    {
        Desk desk;
        const std::string general = design::findCommand(desk.scenario(), "R1")->general->id;
        desk.select({{PieceKind::General, general}});
        desk.panel.action(Deed::Chief)->trigger();
        QVERIFY(desk.panel.action(Deed::Chief)->isChecked());
        int chiefs = 0;
        for (const CommandSpec &command : desk.scenario().sides[0].commands) {
            chiefs += command.general && command.general->commanderInChief ? 1 : 0;
        }
        QCOMPARE(chiefs, 1);
    }

    void keysOfTheTreeAreTheTrees()
    {
        Desk desk;
        desk.panel.show();
        QAction window(&desk.panel);
        window.setShortcut(QKeySequence::Delete); // as the window's own menu has it
        desk.panel.addAction(&window);
        const QSignalSpy triggered(&window, &QAction::triggered);
        desk.select({unit("R1-INF1")});
        desk.tree().setFocus();
        desk.key(Qt::Key_Delete);
        QCOMPARE(triggered.count(), 0);
        QVERIFY(!findUnit(desk.scenario(), "R1-INF1"));
    }

    // ---- tables ----

    void copiesArePastedAsCopies()
    {
        Desk desk;
        desk.select({unit("R1-INF1"), unit("R1-INF2")});
        desk.key(Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("R1-INF2")));
        QVERIFY(!QApplication::clipboard()->text().contains(QStringLiteral("R1-INF3")));
        desk.select({kSecond});
        const std::size_t before = unitsOf(desk.scenario(), "R2").size();
        desk.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(unitsOf(desk.scenario(), "R2").size(), before + 2);
        QCOMPARE(desk.document.selection().pieces().size(), std::size_t{2});
        desk.document.undo();
        QVERIFY(!desk.document.canUndo());
    }

    void copiesThatFindNoPlaceAreTold()
    {
        Scenario full = test::shippedScenario("zama").scenario;
        const UnitSpec model = *design::findUnit(std::as_const(full), "R1-INF1");
        const Extent extent = design::bodiesOf(full, {model.id}).front().extent;
        for (SideSpec &side : full.sides) {
            side.commands.clear();
            side.zone.reset();
        }
        full.sides[0].commands = {{"R1", {}, {}, {model}, {}}};
        full.table.width = extent.width;
        full.table.depth = extent.depth;
        full.sides[0].commands[0].units[0].pose = {{extent.width / 2, extent.depth}, 0};
        Desk desk(full);
        QSignalSpy noticed(&desk.panel, &ArmyPanel::noticed);
        desk.select({unit("R1-INF1")});
        desk.panel.action(Deed::Duplicate)->trigger();
        QCOMPARE(noticed.count(), 1);
        QVERIFY2(desk.panel.notice().text().contains(QStringLiteral("no free place for one piece")),
                 qPrintable(desk.panel.notice().text()));
        desk.panel.notice().button()->click(); // takes it back
        QCOMPARE(unitsOf(desk.scenario(), "R1").size(), std::size_t{1});
        desk.panel.copy();
        desk.select({kFirst});
        desk.panel.paste();
        QCOMPARE(noticed.count(), 2);
    }

    void copiesWithAPlaceNeedNoWords()
    {
        Desk desk;
        QSignalSpy noticed(&desk.panel, &ArmyPanel::noticed);
        desk.select({kFirst});
        desk.panel.action(Deed::Duplicate)->trigger();
        QCOMPARE(noticed.count(), 0);
        desk.select({unit("R1-INF1"), unit("R1-INF2")});
        desk.panel.copy();
        desk.panel.paste();
        QCOMPARE(noticed.count(), 0);
        const std::vector<std::string> all = unitsOf(desk.scenario(), "R1");
        const auto second = std::ranges::find(all, "R1-INF2");
        QCOMPARE(*(second - 1), std::string("R1-INF1")); // the copies are behind both
    }

    void aSpreadsheetGivesBackWhatItChanged()
    {
        Desk desk;
        desk.select({unit("R1-INF1")});
        desk.panel.copy();
        QString text = QApplication::clipboard()->text();
        text.replace(QStringLiteral("Hastati I-1"), QStringLiteral("Old Hands"));
        QApplication::clipboard()->setText(text); // as a spreadsheet does: text alone
        desk.panel.paste();
        QCOMPARE(design::findUnit(desk.scenario(), "R1-INF1")->name.in("en"), std::string("Old Hands"));
        QVERIFY(desk.panel.notice().text().contains(QStringLiteral("changed: 1")));
        desk.panel.notice().button()->click();
        QVERIFY(!desk.document.canUndo());
        QVERIFY(!desk.panel.notice().isVisibleTo(&desk.panel));
    }

    void whatIsDeletedComesBackByPasting()
    {
        Desk desk;
        desk.select({unit("R1-INF1")});
        desk.panel.copy();
        desk.panel.action(Deed::Delete)->trigger();
        QVERIFY(!findUnit(desk.scenario(), "R1-INF1"));
        desk.panel.paste();
        QVERIFY(bool(findUnit(desk.scenario(), "R1-INF1")));
        QCOMPARE(desk.document.selection().pieces(), (Pieces{unit("R1-INF1")}));
    }

    void nonsenseIsNotPutIn()
    {
        Desk desk;
        QApplication::clipboard()->setText(QStringLiteral("name\ttype\tcommand\nNobody\tnosuchtype\tR1\n"));
        desk.panel.paste();
        QVERIFY(!desk.document.canUndo());
        QVERIFY(desk.panel.notice().text().contains(QStringLiteral("nosuchtype")));
    }

    void aTableGoesOutAndComesBack()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("army.csv"));
        for (const QLocale &locale : {QLocale(QLocale::English), QLocale(QLocale::German)}) {
            Desk desk;
            desk.panel.setLocale(locale);
            const std::string before = desk.saved();
            desk.panel.exportTable(path);
            desk.panel.importTable(path, design::TableUse::Replace);
            QCOMPARE(desk.saved(), before);
            desk.select({unit("R1-INF1")});
            desk.panel.action(Deed::Delete)->trigger();
            desk.panel.importTable(path, design::TableUse::Amend);
            QVERIFY(bool(findUnit(desk.scenario(), "R1-INF1")));
        }
        Desk desk;
        desk.panel.importTable(folder.filePath(QStringLiteral("none.csv")), design::TableUse::Amend);
        QVERIFY(!desk.panel.notice().text().isEmpty());
    }

    // ---- for everybody ----

    void everythingIsNamed()
    {
        const Desk desk;
        QVERIFY(!desk.tree().accessibleName().isEmpty());
        const QString spoken = desk.row(unit("R1-INF1")).data(Qt::AccessibleTextRole).toString();
        QVERIFY(spoken.contains(QStringLiteral("Hastati I-1")) && spoken.contains(QStringLiteral("7")));
    }
};

QTEST_MAIN(TestArmyTree)
#include "test_army_tree.moc"
