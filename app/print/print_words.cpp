#include "app/print/print_words.h"

#include <QCoreApplication>

#include <array>
#include <utility>

namespace zama::print {
namespace {

struct Purposes {
    Q_DECLARE_TR_FUNCTIONS(PrintPurposes)
};

const QString kAll = QStringLiteral("all");
const QString kKit = QStringLiteral("kit");

constexpr std::array<std::pair<Ink, const char *>, 3> kInks{
    {{Ink::Colour, "colour"}, {Ink::Outlines, "outlines"}, {Ink::Saving, "pale"}}};
constexpr std::array<std::pair<QPageSize::PageSizeId, const char *>, 2> kPapers{
    {{QPageSize::A4, "a4"}, {QPageSize::Letter, "letter"}}};
constexpr std::array<std::pair<LengthUnit, const char *>, 2> kLengths{
    {{LengthUnit::Inches, "in"}, {LengthUnit::Centimetres, "cm"}}};

template<class Rows>
QStringList wordsOf(const Rows &rows)
{
    QStringList words;
    for (const auto &[value, word] : rows) {
        words << QLatin1String(word);
    }
    return words;
}

template<class Value, class Rows>
std::optional<Value> valueOf(const Rows &rows, const QString &asked)
{
    for (const auto &[value, word] : rows) {
        if (asked.compare(QLatin1String(word), Qt::CaseInsensitive) == 0) {
            return Value(value);
        }
    }
    return {};
}

} // namespace

std::set<PrintPart> partsOf(const QString &word)
{
    std::set<PrintPart> parts;
    for (const PrintPartRow &row : printParts()) {
        const bool isOfKit = row.part != PrintPart::Soldiers;
        if (word == kAll || (word == kKit && isOfKit) || word == QLatin1String(row.word)) {
            parts.insert(row.part);
        }
    }
    return parts;
}

QString wordOf(PrintPart part)
{
    for (const PrintPartRow &row : printParts()) {
        if (row.part == part) {
            return QLatin1String(row.word);
        }
    }
    return {};
}

QStringList partWords()
{
    QStringList words{kAll, kKit};
    for (const PrintPartRow &row : printParts()) {
        words << QLatin1String(row.word);
    }
    return words;
}

QString purposeOf(PrintPart part)
{
    switch (part) {
    case PrintPart::Soldiers:
        return Purposes::tr("A strip for every stand, to cut out and fold.");
    case PrintPart::Reference:
        return Purposes::tr("The rules in short, with the numbers of this battle.");
    case PrintPart::OrderOfBattle:
        return Purposes::tr("All units, with a box to tick for every stand that is lost.");
    case PrintPart::CommanderCards:
        return Purposes::tr("For each commander: what he knows and whom he leads.");
    case PrintPart::RangeSticks:
        return Purposes::tr("Strips to measure moves and ranges with.");
    case PrintPart::TurningTemplates:
        return Purposes::tr("Angles of 45 degrees, for wheels and oblique moves.");
    case PrintPart::RampageTemplate:
        return Purposes::tr("Where an elephant goes that is out of control.");
    case PrintPart::DeploymentMap:
        return Purposes::tr("Who stands where, with a grid to lay out a real table.");
    case PrintPart::SequenceTrack:
        return Purposes::tr("The steps of a turn, for a counter to go along.");
    case PrintPart::BlankReport:
        return Purposes::tr("A form in which pupils tell what happened.");
    case PrintPart::TeachersPage:
        return Purposes::tr("How long it takes, who does what, what to discuss.");
    }
    return {};
}

std::optional<Ink> inkOf(const QString &word)
{
    const bool isAmerican = word.compare(QLatin1String("color"), Qt::CaseInsensitive) == 0;
    return isAmerican ? Ink::Colour : valueOf<Ink>(kInks, word);
}

QString wordOf(Ink ink)
{
    return QLatin1String(kInks.at(static_cast<std::size_t>(ink)).second);
}

QStringList inkWords()
{
    return wordsOf(kInks);
}

std::optional<QPageSize> paperOf(const QString &word)
{
    return valueOf<QPageSize>(kPapers, word);
}

QString wordOf(const QPageSize &paper)
{
    return QLatin1String(paper.id() == QPageSize::Letter ? kPapers[1].second : kPapers[0].second);
}

QStringList paperWords()
{
    return wordsOf(kPapers);
}

std::optional<LengthUnit> lengthsOf(const QString &word)
{
    return valueOf<LengthUnit>(kLengths, word);
}

QStringList lengthWords()
{
    return wordsOf(kLengths);
}

} // namespace zama::print
