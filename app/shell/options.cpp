#include "app/shell/options.h"

#include "app/print/print_words.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

#include <cstdio>

namespace zama::shell {
namespace {

constexpr int kWrongUsage = 2;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Options)
};

struct Offered {
    QCommandLineOption help{{QStringLiteral("h"), QStringLiteral("help")},
                            Words::tr("Show this help and end.")};
    QCommandLineOption version{QStringLiteral("version"), Words::tr("Show the version and end.")};
    QCommandLineOption screenshot{QStringLiteral("screenshot"),
                                  Words::tr("Write a picture of the window and end."),
                                  QStringLiteral("OUT.png")};
    QCommandLineOption size{QStringLiteral("size"), Words::tr("Size of the window in pixels."),
                            QStringLiteral("WIDTHxHEIGHT")};
    QCommandLineOption theme{QStringLiteral("theme"), Words::tr("Colours of the window: light or dark."),
                             QStringLiteral("NAME")};
    QCommandLineOption look{QStringLiteral("look"),
                            Words::tr("Part of the table to look at, in inches from its south-west corner."),
                            QStringLiteral("LEFT,BOTTOM,WIDTH,HEIGHT")};
    QCommandLineOption language{QStringLiteral("lang"),
                                Words::tr("Language to speak for this time, such as fr."),
                                QStringLiteral("LANG")};
    QCommandLineOption edit{QStringLiteral("edit"), Words::tr("Open the scenario in the editor.")};
    QCommandLineOption report{QStringLiteral("report"),
                              Words::tr("Write the battle report of a journal to FILE and end."),
                              QStringLiteral("JOURNAL")};
    QCommandLineOption format{
        QStringLiteral("format"),
        Words::tr("Write the report as pdf, html or text, where the name of FILE does not say it."),
        QStringLiteral("NAME")};
    QCommandLineOption paper{QStringLiteral("paper"), Words::tr("Paper of what is printed: a4 or letter."),
                             QStringLiteral("NAME")};
    QCommandLineOption lengths{QStringLiteral("lengths"), Words::tr("Lengths in what is printed: in or cm."),
                               QStringLiteral("UNIT")};
    QCommandLineOption events{QStringLiteral("events"),
                              Words::tr("Show the events that each sentence of the report rests on.")};
};

// Several whole or decimal numbers; empty where one of them is none.
std::vector<double> numbersIn(const QString &text, QChar separator)
{
    std::vector<double> numbers;
    for (const QString &part : text.split(separator)) {
        bool ok = false;
        numbers.push_back(part.toDouble(&ok));
        if (!ok) {
            return {};
        }
    }
    return numbers;
}

ParsedOptions complaint(const QString &text)
{
    std::fprintf(stderr, "zama: %s\n", qPrintable(text));
    return {{}, kWrongUsage};
}

// What reports and other pages have in common. Returns what is wrong; empty: nothing.
QString readPaper(const QCommandLineParser &parser, const Offered &offered, Options &options)
{
    if (parser.isSet(offered.paper)) {
        const QString name = parser.value(offered.paper).toLower();
        options.paper = print::paperOf(name);
        if (!options.paper) {
            return Words::tr("There is no paper \"%1\"; there are a4 and letter.").arg(name);
        }
    }
    if (parser.isSet(offered.lengths)) {
        const QString name = parser.value(offered.lengths);
        const std::optional<LengthUnit> unit = print::lengthsOf(name);
        if (!unit) {
            return Words::tr("Lengths are told in \"in\" or \"cm\", not in \"%1\".").arg(name);
        }
        options.lengths = *unit;
    }
    return {};
}

QString readPrint(const QCommandLineParser &parser, Options &options)
{
    if (!isPrintCall(parser)) {
        return {};
    }
    PrintCall &call = options.print.emplace();
    QString problem = readPrintCall(parser, call);
    call.order.paper.size = options.paper.value_or(print::usualPaper(QLocale()));
    call.order.lengths = options.lengths;
    return problem;
}

// Nothing: it is none of them.
std::optional<ReportKind> reportKindOf(const QString &format)
{
    return format == QLatin1String("pdf")    ? ReportKind::Pdf
           : format == QLatin1String("html") ? ReportKind::Html
           : format == QLatin1String("text") || format == QLatin1String("txt")
               ? std::optional(ReportKind::Text)
               : std::nullopt;
}

// Returns what is wrong with the report that is asked for; empty: nothing.
QString readReport(const QCommandLineParser &parser, const Offered &offered, Options &options)
{
    if (!parser.isSet(offered.report)) {
        return {};
    }
    options.showsEvents = parser.isSet(offered.events);
    options.reportOf = parser.value(offered.report);
    options.reportTo = parser.positionalArguments().value(0);
    const QString named = options.reportTo == QLatin1String("-")
                              ? QStringLiteral("pdf")
                              : QFileInfo(options.reportTo).suffix().toLower();
    const auto kind =
        reportKindOf(parser.isSet(offered.format) ? parser.value(offered.format).toLower() : named);
    options.reportKind = kind.value_or(ReportKind::Pdf);
    if (QString problem = readReaders(parser, options.reportReaders); !problem.isEmpty()) {
        return problem;
    }
    return kind && !options.reportTo.isEmpty()
               ? QString()
               : Words::tr("A report goes to a file whose name ends in .pdf, .html or .txt, not to \"%1\".")
                     .arg(options.reportTo);
}

// Returns what is wrong with a value; empty: nothing.
QString readValues(const QCommandLineParser &parser, const Offered &offered,
                   const table::Languages &languages, Options &options)
{
    options.language = languages.tagFor(parser.value(offered.language));
    if (parser.isSet(offered.language) && options.language.isEmpty()) {
        return Words::tr("There is no language \"%1\"; there are: %2.")
            .arg(parser.value(offered.language), languages.tags().join(QLatin1Char(' ')));
    }
    options.screenshot = parser.value(offered.screenshot);
    if (parser.isSet(offered.theme)) {
        options.theme = themeChoiceNamed(parser.value(offered.theme));
        if (*options.theme == ThemeChoice::System) {
            return Words::tr("There is no theme \"%1\"; there are light and dark.")
                .arg(parser.value(offered.theme));
        }
    }
    if (parser.isSet(offered.size)) {
        const auto n = numbersIn(parser.value(offered.size), QLatin1Char('x'));
        if (n.size() != 2 || n[0] < 200 || n[1] < 200 || n[0] > 16000 || n[1] > 16000) {
            return Words::tr("A size looks like 1366x768.");
        }
        options.size = QSize(static_cast<int>(n[0]), static_cast<int>(n[1]));
    }
    if (parser.isSet(offered.look)) {
        const auto n = numbersIn(parser.value(offered.look), QLatin1Char(','));
        if (n.size() != 4 || n[2] <= 0 || n[3] <= 0) {
            return Words::tr("A part of the table looks like 20,30,24,16.");
        }
        options.part = QRectF(n[0], n[1], n[2], n[3]);
    }
    for (const QString &problem : {readPaper(parser, offered, options), readReport(parser, offered, options),
                                   readPrint(parser, options)}) {
        if (!problem.isEmpty()) {
            return problem;
        }
    }
    return {};
}

} // namespace

QString languageIn(const QStringList &arguments)
{
    const QString name = QStringLiteral("--lang");
    const qsizetype at = arguments.indexOf(name);
    const QStringList joined = arguments.filter(name + QLatin1Char('='));
    return at >= 0             ? arguments.value(at + 1)
           : !joined.isEmpty() ? joined.first().section(QLatin1Char('='), 1)
                               : QString();
}

ParsedOptions parseOptions(const QStringList &arguments, const table::Languages &languages)
{
    const Offered offered;
    QCommandLineParser parser;
    parser.setApplicationDescription(Words::tr(
        "Zama: fast-play tabletop battles for the classroom. Begins with the start page, or with the "
        "battle of a file."));
    parser.addOptions({offered.help, offered.version, offered.screenshot, offered.size, offered.theme,
                       offered.look, offered.language, offered.edit, offered.report, offered.format,
                       offered.paper, offered.lengths, offered.events});
    parser.addOptions(printOptions());
    parser.addPositionalArgument(
        QStringLiteral("FILE"),
        Words::tr("A scenario (*.zama.json) or a battle under way (*.zama-game.json)."),
        QStringLiteral("[FILE]"));
    if (!parser.parse(arguments)) {
        return complaint(parser.errorText());
    }
    if (parser.isSet(offered.help)) {
        std::fputs(qPrintable(parser.helpText()), stdout);
        return {{}, 0};
    }
    if (parser.isSet(offered.version)) {
        std::printf("zama %s\n", qPrintable(QCoreApplication::applicationVersion()));
        return {{}, 0};
    }
    if (parser.positionalArguments().size() > 1) {
        return complaint(Words::tr("One file at a time, please."));
    }
    Options options;
    const QString problem = readValues(parser, offered, languages, options);
    if (!problem.isEmpty()) {
        return complaint(problem);
    }
    options.file = parser.positionalArguments().value(0);
    options.isToEdit = parser.isSet(offered.edit);
    if (options.isToEdit && options.file.isEmpty()) {
        return complaint(Words::tr("Which scenario is to be edited? zama --edit FILE"));
    }
    return {options, {}};
}

} // namespace zama::shell
