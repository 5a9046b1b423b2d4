#include "app/shell/language_choice.h"
#include "app/shell/main_window.h"
#include "app/shell/options.h"
#include "app/shell/print_file.h"
#include "app/shell/report_file.h"
#include "table/art/resources.h"
#include "table/scene/table_view.h"

#include <QApplication>
#include <QIcon>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <string_view>

namespace {

using namespace zama;

void nameApplication()
{
    QCoreApplication::setApplicationName(QStringLiteral("Zama"));
    QCoreApplication::setOrganizationName(QStringLiteral("Zama"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ZAMA_VERSION));
}

// Questions that need no window must be answered where there is no display.
bool needsWindow(int argc, char **argv)
{
    return std::none_of(argv + 1, argv + argc, [](std::string_view arg) {
        return arg == "-h" || arg == "--help" || arg == "--version";
    });
}

// What goes to a file is made where there is no display, too.
void doWithoutDisplay(int argc, char **argv)
{
    const bool makesFile = std::any_of(argv + 1, argv + argc, [](std::string_view arg) {
        const std::string_view option = arg.substr(0, arg.find('='));
        return option == "--report" || option == "--print";
    });
    if (makesFile) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
}

// In the language that is to be spoken.
shell::ParsedOptions parsedOptions()
{
    table::initResources();
    const QStringList arguments = QCoreApplication::arguments();
    shell::LanguageChoice choice;
    choice.begin(shell::languageIn(arguments));
    if (const QString problem = choice.problem(); !problem.isEmpty()) {
        std::fprintf(stderr, "zama: %s\n", qPrintable(problem));
    }
    return shell::parseOptions(arguments, choice.languages());
}

QIcon applicationIcon()
{
    QIcon icon(QStringLiteral(":/zama/app/app-icon.svg"));
    for (const int size : {16, 22, 24, 32}) {
        icon.addFile(QStringLiteral(":/zama/app/app-icon-small.svg"), QSize(size, size));
    }
    return icon;
}

void lookAt(shell::MainWindow &window, const QRectF &inches)
{
    const double depth = window.playWindow().view().table().tableRect().height();
    window.playWindow().view().showPart(QRectF(inches.left() * 1000.0,
                                               depth - (inches.top() + inches.height()) * 1000.0,
                                               inches.width() * 1000.0, inches.height() * 1000.0));
}

void takePicture(shell::MainWindow &window, const QString &path)
{
    const bool saved = window.grab().save(path, "PNG");
    if (!saved) {
        std::fprintf(stderr, "zama: %s cannot be written.\n", qPrintable(path));
    }
    QCoreApplication::exit(saved ? 0 : 1);
}

int runWindow(const shell::Options &options)
{
    QApplication::setWindowIcon(applicationIcon());
    shell::MainWindow window(options.theme);
    if (options.size) {
        window.resize(*options.size);
    }
    const bool shows = !options.file.isEmpty() || options.part;
    const QString problem = options.isToEdit ? window.edit(options.file)
                            : shows          ? window.open(options.file)
                                             : QString();
    if (!problem.isEmpty() && !options.screenshot.isEmpty()) { // not a picture of another battle
        std::fprintf(stderr, "zama: %s\n", qPrintable(problem));
        return 1;
    }
    window.show();
    // When the window has found its size.
    QTimer::singleShot(0, &window, [&] {
        if (options.part) {
            lookAt(window, *options.part);
        }
    });
    if (!options.screenshot.isEmpty()) {
        QTimer::singleShot(300, &window, [&] { takePicture(window, options.screenshot); });
    }
    return QApplication::exec();
}

} // namespace

int main(int argc, char **argv)
{
    nameApplication();
    if (!needsWindow(argc, argv)) {
        const QCoreApplication app(argc, argv);
        return parsedOptions().exitCode.value_or(0);
    }
    doWithoutDisplay(argc, argv);
    const QApplication app(argc, argv);
    const shell::ParsedOptions parsed = parsedOptions();
    if (!parsed.exitCode && !parsed.options.reportOf.isEmpty()) {
        return shell::writeReportFile(parsed.options);
    }
    if (!parsed.exitCode && parsed.options.print) {
        return shell::writePrintFile(*parsed.options.print);
    }
    return parsed.exitCode ? *parsed.exitCode : runWindow(parsed.options);
}
