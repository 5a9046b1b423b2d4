// Takes the pictures of the documentation from the real program: zama_pictures FOLDER [NAME...]
// In the environment: ZAMA_WIDE for a large screen, ZAMA_DARK, ZAMA_PROJECTOR for the largest text, ZAMA_LANG
// for the tag of a language. "lessons" and "docks" are many pictures each, for those who read a translation.

#include "app/play/guide_panel.h"
#include "app/play/order_desk.h"
#include "app/play/play_panels.h"
#include "app/play/play_tool.h"
#include "app/print/page_viewer.h"
#include "app/print/print_order.h"
#include "app/shell/correction_dialog.h"
#include "app/shell/language_choice.h"
#include "app/shell/main_window.h"
#include "app/shell/part_list.h"
#include "app/shell/print_dialog.h"
#include "app/shell/shipped_battle.h"
#include "core/game/candidates.h"
#include "core/game/queries.h"
#include "editor/balance_panel.h"
#include "editor/editor_window.h"
#include "table/art/resources.h"
#include "table/scene/table_view.h"

#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QDockWidget>
#include <QKeyEvent>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <functional>
#include <set>

namespace {

using namespace zama;

struct Stage {
    QTemporaryDir folder;
    shell::MainWindow window;

    explicit Stage(shell::ThemeChoice theme, QSize size)
        : window(theme,
                 {folder.filePath(QStringLiteral("battles")), folder.filePath(QStringLiteral("refuge"))},
                 {folder.filePath(QStringLiteral("unsaved")), folder.filePath(QStringLiteral("earlier"))})
    {
        window.resize(size);
        window.languages().begin(qEnvironmentVariable("ZAMA_LANG", QStringLiteral("en")));
        window.begin({shell::shippedPath(QStringLiteral("zama")),
                      {{play::Player::Person, play::Player::Person}, {}, {}},
                      false});
        window.playWindow().setPace(table::Pace::AtOnce);
        window.show();
        QApplication::processEvents();
    }
    [[nodiscard]] play::PlayWindow &play() const { return window.playWindow(); }
    [[nodiscard]] play::OrderDesk &desk() const { return play().desk(); }
    [[nodiscard]] UnitId unit(const char *id) const { return play().session().setup().findUnit(id); }
    void look(double x, double y, double width, double height) const
    {
        play().view().showPart(QRectF(x * 1000, (60 - y - height) * 1000, width * 1000, height * 1000));
    }
    [[nodiscard]] QPoint pixel(double x, double y) const
    {
        return play().view().mapFromScene(QPointF(x * 1000, (60 - y) * 1000));
    }
    void drag(QPoint from, QPoint to, bool lets = false) const
    {
        QWidget *where = play().view().viewport();
        QTest::mousePress(where, Qt::LeftButton, {}, from);
        for (int i = 1; i <= 5; ++i) {
            QTest::mouseMove(where, from + (to - from) * i / 5);
            QApplication::processEvents();
        }
        if (lets) {
            QTest::mouseRelease(where, Qt::LeftButton, {}, to);
        }
    }
    // Plays on until a step of that kind, both armies by the program.
    void playTo(int turn, StepKind kind) const
    {
        auto fast = makePolicy("fast", 7);
        table::GameSession &session = play().session();
        while (!session.state().isOver() &&
               !(session.state().turn == turn && session.state().currentStep().kind == kind &&
                 !session.state().pending)) {
            const State &state = session.state();
            if (state.pending) {
                session.give(
                    Roll{seededFaces(session.journal().seed(), state.diceDrawn, state.pending->dice)});
            } else {
                session.give(fast->decide(state, sideToDecide(state)).command);
            }
        }
        QApplication::processEvents();
    }
};

void pressKeys(const Stage &stage, std::initializer_list<int> keys)
{
    for (const int key : keys) {
        QTest::keyClick(&stage.play().view(), static_cast<Qt::Key>(key));
    }
}

// Until pictures are painted and lists are read.
void settle()
{
    QTest::qWait(600);
}

// Cannae on the desk, its middle selected.
editor::EditorWindow &design(Stage &stage)
{
    stage.window.edit(shell::shippedPath(QStringLiteral("cannae")));
    editor::EditorWindow &window = stage.window.editing().editorWindow();
    std::set<editor::Piece> pieces;
    for (const UnitSpec &unit : window.document().scenario().sides.front().commands.at(2).units) {
        pieces.insert({editor::PieceKind::Unit, unit.id});
    }
    window.document().selection().set(std::move(pieces));
    settle();
    return window;
}

void showDock(editor::EditorWindow &window, const char *name)
{
    window.findChild<QDockWidget *>(QLatin1String(name))->raise();
    settle();
}

// The print dialog with all its pages drawn and measured, at a school with a printer.
shell::PrintDialog &printing(Stage &stage)
{
    shell::PrintSurroundings school = shell::PrintSurroundings::ofSystem();
    school.printers = [] { return QStringList{QStringLiteral("Staff room")}; };
    auto *dialog =
        new shell::PrintDialog(std::make_shared<const Scenario>(stage.play().session().setup().scenario),
                               LengthUnit::Inches, school, &stage.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->resize(stage.window.size() - QSize(80, 60));
    dialog->open();
    do {
        settle();
    } while (!dialog->pages().isMade() || !dialog->gauge().isDone() || !dialog->viewer().preview().isSharp());
    return *dialog;
}

using Scene = std::function<void(Stage &)>;

const std::vector<std::pair<QString, Scene>> &scenes()
{
    static const std::vector<std::pair<QString, Scene>> all{
        {QStringLiteral("start"),
         [](Stage &stage) {
             stage.window.showStart();
             settle();
         }},
        {QStringLiteral("battle"), [](Stage &) {}},
        {QStringLiteral("guided"),
         [](Stage &stage) {
             stage.window.begin({{}, {{play::Player::Person, play::Player::Recruit}, {}, {}}, true});
             settle();
         }},
        {QStringLiteral("move"),
         [](Stage &stage) {
             stage.look(20, 8, 30, 20);
             const Pose pose = stage.desk().state().unit(stage.unit("R2-INF1")).pose;
             const double x = pose.front.x / 1000.0;
             const double y = pose.front.y / 1000.0 - 0.4;
             stage.drag(stage.pixel(x, y), stage.pixel(x + 1.5, y + 3));
         }},
        {QStringLiteral("figures"), [](Stage &stage) { stage.look(15, 36, 25, 13); }},
        {QStringLiteral("wheel"),
         [](Stage &stage) {
             stage.desk().pick(stage.unit("RC-CAV2"));
             stage.look(0, 8, 30, 20);
             pressKeys(stage,
                       {Qt::Key_E, Qt::Key_E, Qt::Key_E, Qt::Key_E, Qt::Key_Up, Qt::Key_Up, Qt::Key_Up});
         }},
        {QStringLiteral("barred"),
         [](Stage &stage) {
             stage.look(20, 8, 30, 20);
             const Pose pose = stage.desk().state().unit(stage.unit("R2-INF3")).pose;
             const double x = pose.front.x / 1000.0;
             const double y = pose.front.y / 1000.0 - 0.4;
             stage.drag(stage.pixel(x, y), stage.pixel(x, y + 5.9), true);
         }},
        {QStringLiteral("shoot"),
         [](Stage &stage) {
             stage.playTo(2, StepKind::Shoot);
             for (const UnitId unit : stage.desk().openUnits()) {
                 if (lawfulTargets(stage.desk().state(), unit).size() > 1) {
                     stage.desk().pick(unit);
                     pressKeys(stage, {Qt::Key_Right});
                     break;
                 }
             }
         }},
        {QStringLiteral("charge"),
         [](Stage &stage) {
             stage.playTo(3, StepKind::Charge);
             for (const UnitId unit : stage.desk().openUnits()) {
                 stage.desk().pick(unit);
                 if (!stage.play().tool()->overlay().labels.empty()) {
                     pressKeys(stage, {Qt::Key_Right});
                     break;
                 }
             }
         }},
        {QStringLiteral("melee"), [](Stage &stage) { stage.playTo(4, StepKind::Melee); }},
        {QStringLiteral("general"),
         [](Stage &stage) {
             stage.playTo(2, StepKind::Move);
             stage.look(20, 8, 30, 20);
             stage.desk().pick(stage.desk().openGenerals().front());
         }},
        {QStringLiteral("end"), [](Stage &stage) { stage.playTo(99, StepKind::Melee); }},
        {QStringLiteral("report"),
         [](Stage &stage) {
             stage.playTo(99, StepKind::Melee);
             stage.play().doNext();
             settle();
         }},
        {QStringLiteral("editor"), [](Stage &stage) { design(stage); }},
        {QStringLiteral("types"), [](Stage &stage) { showDock(design(stage), "types"); }},
        {QStringLiteral("rules"), [](Stage &stage) { showDock(design(stage), "rules"); }},
        {QStringLiteral("balance"),
         [](Stage &stage) {
             editor::EditorWindow &window = design(stage);
             showDock(window, "balance");
             window.balance().test();
             while (window.balance().isRunning()) {
                 QTest::qWait(200);
             }
         }},
        {QStringLiteral("print"), [](Stage &stage) { printing(stage); }},
        {QStringLiteral("print-kit"),
         [](Stage &stage) {
             shell::PrintDialog &dialog = printing(stage);
             dialog.parts().everything().click();
             settle();
             dialog.viewer().preview().goTo(24);
             while (!dialog.gauge().isDone() || !dialog.viewer().preview().isSharp()) {
                 settle();
             }
         }},
        {QStringLiteral("print-how"),
         [](Stage &stage) {
             printing(stage).findChild<QTabWidget *>()->setCurrentIndex(1);
             settle();
         }},
        {QStringLiteral("correction"),
         [](Stage &stage) {
             auto *dialog =
                 new shell::CorrectionDialog(QStringLiteral("Staff room"), {98.5, 99.2}, {}, &stage.window);
             dialog->setAttribute(Qt::WA_DeleteOnClose);
             dialog->open();
             settle();
         }},
        {QStringLiteral("rule"),
         [](Stage &stage) {
             stage.play().panels().openRule(QStringLiteral("Q26"));
             settle();
         }},
    };
    return all;
}

// Takes a picture of the window under this name.
using Camera = std::function<void(const QString &name)>;

// The guided battle, done as the guide shows it: each lesson once.
void walkLessons(Stage &stage, const Camera &take)
{
    stage.window.begin({{}, {{play::Player::Person, play::Player::Recruit}, {}, {}}, true});
    stage.play().setPace(table::Pace::AtOnce);
    settle();
    const auto &panel = *stage.window.findChild<play::GuidePanel *>();
    const auto &progress = *panel.findChild<QProgressBar *>();
    constexpr int kMostOrders = 300;
    int seen = -1;
    for (int orders = 0; orders < kMostOrders && progress.value() < progress.maximum(); ++orders) {
        if (progress.value() > seen) {
            seen = progress.value();
            take(QStringLiteral("lesson-%1").arg(seen + 1, 2, 10, QLatin1Char('0')));
        }
        panel.findChild<QPushButton *>(QStringLiteral("showMe"))->click();
        QTest::qWait(50);
    }
    take(QStringLiteral("lesson-end"));
}

// Every dock of the game, in the middle of a battle.
void walkDocks(Stage &stage, const Camera &take)
{
    stage.playTo(4, StepKind::Melee);
    for (QDockWidget *dock : stage.play().findChildren<QDockWidget *>()) {
        dock->show();
        dock->raise();
        settle();
        take(QStringLiteral("dock-") + dock->objectName());
    }
}

using Walk = std::function<void(Stage &, const Camera &)>;

const std::vector<std::pair<QString, Walk>> &walks()
{
    static const std::vector<std::pair<QString, Walk>> all{{QStringLiteral("lessons"), walkLessons},
                                                           {QStringLiteral("docks"), walkDocks}};
    return all;
}

// Part of a page for Zama, as it is printed.
struct Sheet {
    QString name;
    std::size_t page;
    QRectF part; // millimetres
    print::PrintPart kind = print::PrintPart::Soldiers;
};

bool paintSheet(const Sheet &sheet, const QString &path)
{
    constexpr double kDots = 5.0; // to a millimetre
    const auto battles = shell::shippedBattles();
    const auto zama =
        std::ranges::find(battles, shell::shippedPath(QStringLiteral("zama")), &shell::ShippedBattle::path);
    print::PrintOrder order;
    order.scenario = std::make_shared<const Scenario>(zama->setup->scenario);
    order.parts = {sheet.kind};
    const auto document = print::printDocument(order);
    QImage image((sheet.part.size() * kDots).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.translate(-sheet.part.topLeft() * kDots);
    print::paintPage(painter, kDots, document.value(), sheet.page);
    painter.end();
    return image.save(path);
}

const std::vector<Sheet> &sheets()
{
    static const std::vector<Sheet> all{
        {QStringLiteral("soldiers-guide"), 0, {4, 27, 202, 86}},
        {QStringLiteral("soldiers-sheet"), 11, {4, 4, 202, 141}},
        {QStringLiteral("kit-reference"), 0, {4, 4, 202, 190}, print::PrintPart::Reference},
        {QStringLiteral("kit-cards"), 0, {4, 144, 202, 142}, print::PrintPart::CommanderCards},
        {QStringLiteral("kit-map"), 1, {4, 4, 289, 188}, print::PrintPart::DeploymentMap}};
    return all;
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    const QTemporaryDir settings;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
    QCoreApplication::setOrganizationName(QStringLiteral("Zama"));
    QCoreApplication::setApplicationName(QStringLiteral("Zama"));
    table::initResources();
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 2 || !QDir().mkpath(arguments.at(1))) {
        std::fputs("usage: zama_pictures FOLDER [NAME...]\n", stderr);
        return 2;
    }
    const auto isWanted = [&](const QString &name) {
        return arguments.size() < 3 || arguments.mid(2).contains(name);
    };
    const auto pathOf = [&](const QString &name) {
        return QDir(arguments.at(1)).filePath(name + QStringLiteral(".png"));
    };
    for (const Sheet &sheet : sheets()) {
        if (isWanted(sheet.name) && !paintSheet(sheet, pathOf(sheet.name))) {
            return 1;
        }
    }
    const QSize size = qEnvironmentVariableIsSet("ZAMA_WIDE") ? QSize(1920, 1080) : QSize(1366, 768);
    const auto theme =
        qEnvironmentVariableIsSet("ZAMA_DARK") ? shell::ThemeChoice::Dark : shell::ThemeChoice::Light;
    for (const auto &[name, scene] : scenes()) {
        if (!isWanted(name)) {
            continue;
        }
        if (qEnvironmentVariableIsSet("ZAMA_PROJECTOR")) {
            shell::applyTextScale(shell::kTextScales.back());
        }
        Stage stage(theme, size);
        scene(stage);
        QApplication::processEvents();
        if (stage.window.editing().isOpen()) {
            stage.window.editing().editorWindow().document().setSaved(); // nobody is there to be asked
        }
        QWidget *box = QApplication::activeModalWidget();
        if (!(box == nullptr ? stage.window : *box).grab().save(pathOf(name))) {
            return 1;
        }
    }
    for (const auto &[name, walk] : walks()) {
        if (isWanted(name)) {
            Stage stage(theme, size);
            walk(stage, [&](const QString &picture) { stage.window.grab().save(pathOf(picture)); });
        }
    }
    return 0;
}
