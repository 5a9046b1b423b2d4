#include "app/shell/print_call.h"

#include "app/print/print_words.h"
#include "core/scenario/language_tag.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <cmath>

namespace zama::shell {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PrintCall)
};

constexpr double kPerCent = 100.0;

const QString kPrint = QStringLiteral("print");
const QString kWhat = QStringLiteral("what");
const QString kReaders = QStringLiteral("readers");
const QString kInk = QStringLiteral("ink");
const QString kLandscape = QStringLiteral("landscape");
const QString kCommand = QStringLiteral("command");
const QString kType = QStringLiteral("type");
const QString kSpare = QStringLiteral("spare");
const QString kHeight = QStringLiteral("figure-height");
const QString kNoGenerals = QStringLiteral("no-generals");
const QString kForce = QStringLiteral("force");
const QStringList kOfSoldiers{kCommand, kType, kSpare, kHeight, kNoGenerals};

const int kLeastHeight = static_cast<int>(std::lround(print::kLeastFigureScale * kPerCent));
const int kMostHeight = static_cast<int>(std::lround(print::kMostFigureScale * kPerCent));

// Of an option that may be given several times, each with several values. Where it is given none, that is a
// value that nothing is called: it must not mean the same as no option.
QStringList valuesOf(const QCommandLineParser &parser, const QString &option)
{
    const QStringList values =
        parser.values(option).join(QLatin1Char(',')).split(QLatin1Char(','), Qt::SkipEmptyParts);
    return values.isEmpty() && parser.isSet(option) ? QStringList{QString()} : values;
}

QString list(const QStringList &words)
{
    return words.join(QStringLiteral(", "));
}

QString readParts(const QStringList &words, std::set<print::PrintPart> &parts)
{
    for (const QString &word : words) {
        const std::set<print::PrintPart> meant = print::partsOf(word);
        if (meant.empty()) {
            return Words::tr("There is nothing called \"%1\" to print; there are: %2.")
                .arg(word, list(print::partWords()));
        }
        parts.insert(meant.begin(), meant.end());
    }
    return {};
}

QString readLanguages(const QStringList &tags, QStringList &languages)
{
    for (QString tag : tags) {
        tag.replace(QLatin1Char('_'), QLatin1Char('-')); // as files and locales are called
        if (!isLanguageTag(tag.toStdString())) {
            return Words::tr("\"%1\" names no language; a language is called fr, de or pt-BR.").arg(tag);
        }
        if (!languages.contains(tag)) {
            languages << tag;
        }
    }
    return languages.size() > 2 ? Words::tr("At most two languages can be printed under one another.")
                                : QString();
}

// Returns what is wrong; empty: nothing.
QString readNumber(const QCommandLineParser &parser, const QString &option, int least, int most, int &number)
{
    if (!parser.isSet(option)) {
        return {};
    }
    bool isNumber = false;
    number = parser.value(option).toInt(&isNumber);
    return isNumber && number >= least && number <= most
               ? QString()
               : Words::tr("--%1 is a whole number from %2 to %3, not \"%4\".")
                     .arg(option, QString::number(least), QString::number(most), parser.value(option));
}

std::set<std::string> idsIn(const QStringList &ids)
{
    std::set<std::string> all;
    for (const QString &id : ids) {
        all.insert(id.toStdString());
    }
    return all;
}

QString readSoldiers(const QCommandLineParser &parser, print::SoldierChoice &soldiers)
{
    soldiers.commands = idsIn(valuesOf(parser, kCommand));
    soldiers.types = idsIn(valuesOf(parser, kType));
    // Who cuts out a kind of troops again has the generals already.
    soldiers.withGenerals = soldiers.types.empty() && !parser.isSet(kNoGenerals);
    int height = static_cast<int>(kPerCent);
    QString problem = readNumber(parser, kSpare, 0, print::kMostSpare, soldiers.spareStands);
    if (problem.isEmpty()) {
        problem = readNumber(parser, kHeight, kLeastHeight, kMostHeight, height);
    }
    soldiers.figureScale = height / kPerCent;
    return problem;
}

// What is said of soldiers where none are printed would be passed over in silence.
QString objectToSoldiers(const QCommandLineParser &parser, const std::set<print::PrintPart> &parts)
{
    if (parts.contains(print::PrintPart::Soldiers)) {
        return {};
    }
    for (const QString &option : kOfSoldiers) {
        if (parser.isSet(option)) {
            return Words::tr(
                       "--%1 is for paper soldiers, and none are to be printed: add soldiers to --what.")
                .arg(option);
        }
    }
    return {};
}

QString objectToOut(const QString &out)
{
    return out == QLatin1String("-") || out.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive)
               ? QString()
               : Words::tr("Pages go to a file whose name ends in .pdf, not to \"%1\".").arg(out);
}

QString readInk(const QCommandLineParser &parser, print::Ink &ink)
{
    if (!parser.isSet(kInk)) {
        return {};
    }
    const std::optional<print::Ink> known = print::inkOf(parser.value(kInk));
    ink = known.value_or(ink);
    return known ? QString()
                 : Words::tr("There is no ink \"%1\"; there are: %2.")
                       .arg(parser.value(kInk), list(print::inkWords()));
}

} // namespace

QList<QCommandLineOption> printOptions()
{
    return {
        {kPrint, Words::tr("Write what a class needs on paper for a battle to OUT, a PDF, and end."),
         QStringLiteral("FILE")},
        {kWhat, Words::tr("What to print: %1.").arg(list(print::partWords())), QStringLiteral("WHAT,...")},
        {kReaders, Words::tr("Language of what is printed, or two under one another."),
         QStringLiteral("LANG[,LANG]")},
        {kInk, Words::tr("How to print it: %1.").arg(list(print::inkWords())), QStringLiteral("NAME")},
        {kLandscape, Words::tr("The paper lies sideways.")},
        {kCommand, Words::tr("Soldiers of these commands only."), QStringLiteral("ID,...")},
        {kType, Words::tr("Soldiers of these types of unit only, without generals."),
         QStringLiteral("ID,...")},
        {kSpare, Words::tr("Spare stands of each type, 0 to %1.").arg(QString::number(print::kMostSpare)),
         QStringLiteral("N")},
        {kHeight,
         Words::tr("Height of the figures in per cent, %1 to %2; bases stay as they are.")
             .arg(QString::number(kLeastHeight), QString::number(kMostHeight)),
         QStringLiteral("N")},
        {kNoGenerals, Words::tr("No generals among the soldiers.")},
        {kForce, Words::tr("Replace OUT where it is there already.")},
    };
}

bool isPrintCall(const QCommandLineParser &parser)
{
    return parser.isSet(kPrint);
}

QString readReaders(const QCommandLineParser &parser, QStringList &languages)
{
    return readLanguages(valuesOf(parser, kReaders), languages);
}

QString readPrintCall(const QCommandLineParser &parser, PrintCall &call)
{
    call.file = parser.value(kPrint);
    call.out = parser.positionalArguments().value(0);
    call.mayReplace = parser.isSet(kForce);
    call.order.paper.orientation = parser.isSet(kLandscape) ? QPageLayout::Landscape : QPageLayout::Portrait;
    call.order.parts.clear();
    call.order.languages.clear();
    const QStringList what =
        parser.isSet(kWhat) ? valuesOf(parser, kWhat) : QStringList{QStringLiteral("soldiers")};
    for (const QString &problem :
         {readParts(what, call.order.parts), readReaders(parser, call.order.languages),
          readInk(parser, call.order.ink), readSoldiers(parser, call.order.soldiers),
          objectToSoldiers(parser, call.order.parts), objectToOut(call.out)}) {
        if (!problem.isEmpty()) {
            return problem;
        }
    }
    return {};
}

} // namespace zama::shell
