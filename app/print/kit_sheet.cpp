#include "app/print/kit_sheet.h"

#include "app/print/page_style.h"
#include "app/print/readers.h"
#include "table/model/issue_sentence.h"

#include <QCoreApplication>

#include <algorithm>

namespace zama::print {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(KitSheet)
};

const CommandSpec *commandSpec(const Scenario &scenario, const std::string &id)
{
    for (const SideSpec &side : scenario.sides) {
        for (const CommandSpec &command : side.commands) {
            if (command.id == id) {
                return &command;
            }
        }
    }
    return nullptr;
}

const UnitSpec *unitSpec(const Scenario &scenario, const std::string &id)
{
    for (const SideSpec &side : scenario.sides) {
        for (const CommandSpec &command : side.commands) {
            const auto at = std::ranges::find(command.units, id, &UnitSpec::id);
            if (at != command.units.end()) {
                return &*at;
            }
        }
    }
    return nullptr;
}

// Title, date and place in a line; of these only the first ones where all need smaller letters.
QString aboutBattle(const KitSheet &sheet, double width)
{
    const Scenario &scenario = sheet.scenario();
    QString about = sheet.text(scenario.title);
    for (const LocalText *text : {&scenario.date, &scenario.place}) {
        const QString words = sheet.text(*text);
        const QString longer = about.isEmpty() ? words : about + QStringLiteral(" · ") + words;
        if (words.isEmpty() || sheet.measure()->widthOf(longer, quiet()) > width) {
            continue;
        }
        about = longer;
    }
    return about;
}

// A rule with a lozenge in its middle.
void paintOrnament(PageCanvas &canvas, double left, double right, double y)
{
    QPainter &p = canvas.shapes();
    const double middle = (left + right) / 2;
    const QColor colour = rubric(canvas.ink());
    p.setPen(QPen(colour, kLine));
    p.drawLine(QLineF(left, y, middle - 2.6, y));
    p.drawLine(QLineF(middle + 2.6, y, right, y));
    p.setBrush(Qt::NoBrush);
    p.drawPolygon(QPolygonF({{middle - 1.5, y}, {middle, y - 1.0}, {middle + 1.5, y}, {middle, y + 1.0}}));
}

} // namespace

KitSheet::KitSheet(const PrintOrder &order)
    : m_order(order),
      m_reader(firstReader(order.languages)),
      m_words(firstLanguage(order.languages), order.lengths, table::LengthDetail::Measured),
      m_measure(m_reader)
{
    for (qsizetype i = 1; i < order.languages.size(); ++i) {
        m_others.emplace_back(languageOf(order.languages[i]), order.lengths, table::LengthDetail::Measured);
    }
    const auto compiled = compile(*order.scenario);
    if (compiled) {
        m_setup = compiled.value();
        return;
    }
    m_setup = std::make_shared<const Setup>();
    m_issues = compiled.error();
}

QStringList KitSheet::toAll(const Message &message) const
{
    QStringList versions{say(message)};
    for (const table::MessageFormatter &words : m_others) {
        versions.append(words.sentence(message, *m_setup));
    }
    versions.removeDuplicates();
    return apart(std::move(versions), m_order.languages);
}

QStringList KitSheet::toAll(const std::function<QString()> &say) const
{
    return toReaders(m_order.languages, say).split(QLatin1Char('\n'));
}

QString KitSheet::inLine(const std::function<QString()> &say) const
{
    return inOneLine(toAll(say));
}

QString KitSheet::inLine(const Message &message) const
{
    return inOneLine(toAll(message));
}

QString KitSheet::headOf(const QString &what) const
{
    return Words::tr("%1 (%2)", "what is measured, unit of length").arg(what, m_words.unitWord());
}

QString KitSheet::hits(int hitNumber) const
{
    if (hitNumber >= kNeverHits) {
        return QStringLiteral("–");
    }
    return hitNumber == 6 ? number(6) : QStringLiteral("%1–%2").arg(number(hitNumber), number(6));
}

QString KitSheet::text(const LocalText &text, const std::string &fallback) const
{
    return forReaders(text, m_order.languages, fallback);
}

QStringList KitSheet::versions(const LocalText &text) const
{
    return versionsOf(text, m_order.languages);
}

QString KitSheet::nameOfUnit(UnitId unit) const
{
    const std::string &id = m_setup->units[unit.index()].id;
    const UnitSpec *spec = unitSpec(m_setup->scenario, id);
    return spec != nullptr ? text(spec->name, id) : QString::fromStdString(id);
}

QString KitSheet::nameOfGeneral(GeneralId general) const
{
    const GeneralSetup &setup = m_setup->generals[general.index()];
    const CommandSpec *spec = commandSpec(m_setup->scenario, m_setup->commands[setup.command.index()].id);
    return spec != nullptr && spec->general ? text(spec->general->name, setup.id)
                                            : QString::fromStdString(setup.id);
}

QString KitSheet::nameOfCommand(CommandId command) const
{
    const std::string &id = m_setup->commands[command.index()].id;
    const CommandSpec *spec = commandSpec(m_setup->scenario, id);
    return spec != nullptr ? text(spec->name, id) : QString::fromStdString(id);
}

QString KitSheet::nameOfSide(SideId side) const
{
    const SideSpec &spec = m_setup->scenario.sides[side.index()];
    return text(spec.name, spec.id);
}

QString KitSheet::nameOfType(TypeId type) const
{
    const UnitTypeSpec &spec = m_setup->scenario.types[type.index()];
    return text(spec.name, spec.id);
}

QString KitSheet::pluralOfType(TypeId type) const
{
    const UnitTypeSpec &spec = m_setup->scenario.types[type.index()];
    return spec.plural.isEmpty() ? nameOfType(type) : text(spec.plural, spec.id);
}

double paintHead(PageCanvas &canvas, const KitSheet &sheet, const QString &title, bool isFirst)
{
    const QRectF content = canvas.paper().content();
    Lettering letters = inRow(bold(isFirst ? kTitleSize : kBodySize));
    letters.colour = rubric(canvas.ink());
    if (isFirst) {
        canvas.text(QRectF(content.left(), content.top(), content.width(), 8.6), title, letters);
        canvas.text(QRectF(content.left(), content.top() + 8.6, content.width(), 4.4),
                    aboutBattle(sheet, content.width()), inRow(quiet()));
        paintOrnament(canvas, content.left(), content.right(), content.top() + 14.2);
        return content.top() + kTitleHeight;
    }
    const QRectF line(content.left(), content.top(), content.width(), 4.6);
    const double lead = std::min(canvas.widthOf(title, letters) + 0.2, line.width() / 2);
    const double room = line.width() - lead - kGutter;
    canvas.text(slice(canvas, line, 0, lead), title, letters);
    Lettering side = quiet();
    side.align = Qt::AlignRight | Qt::AlignVCenter; // the trailing side: mirrored for those who read so
    canvas.text(slice(canvas, line, lead + kGutter, room), aboutBattle(sheet, room), side);
    canvas.shapes().setPen(QPen(rubric(canvas.ink()), kHairline));
    canvas.shapes().drawLine(
        QLineF(content.left(), content.top() + 5.4, content.right(), content.top() + 5.4));
    return content.top() + kRunningHeight;
}

QRectF areaBelowHead(const Paper &paper, bool isFirst)
{
    return paper.content().adjusted(0, isFirst ? kTitleHeight : kRunningHeight, 0, 0);
}

QRectF areaBelowHead(const KitSheet &sheet, bool isFirst)
{
    return areaBelowHead(sheet.order().paper, isFirst);
}

std::vector<PrintPage> pagesOf(const KitSheetPtr &sheet, PrintPart part, std::vector<Leaf> leaves, Lead lead)
{
    const QString title = sheet->inLine([part] { return titleOf(part); });
    std::vector<PrintPage> pages;
    for (Leaf &leaf : leaves) {
        const bool isFirst = pages.empty() && lead == Lead::Title;
        pages.push_back({sheet->order().paper, isFirst ? title : QString(),
                         [sheet, title, isFirst, leaf = std::move(leaf)](PageCanvas &canvas) {
                             paintHead(canvas, *sheet, title, isFirst);
                             paintLeaf(canvas, leaf);
                         }});
    }
    return pages;
}

PrintPages onceForEachReader(const PrintOrder &order, PrintPages (*pages)(const PrintOrder &))
{
    if (order.languages.size() < 2) {
        return pages(order);
    }
    std::vector<PrintPage> all;
    for (const QString &language : order.languages) {
        PrintOrder one = order;
        one.languages = {language};
        const table::Language reader = languageOf(language);
        const table::Speaking speaking(reader);
        PrintPages own = pages(one);
        if (!own) {
            return own;
        }
        for (PrintPage &page : own.value()) {
            page.paint = [paint = page.paint, locale = reader.locale](PageCanvas &canvas) {
                PageCanvas turned(canvas.shapes(), 1.0, canvas.paper(), locale, canvas.ink());
                paint(turned);
            };
            all.push_back(std::move(page));
        }
    }
    return all;
}

PrintProblem leftOut(const KitSheet &sheet, PrintPart part)
{
    const auto why = std::ranges::find(sheet.issues(), Severity::Error, &Issue::severity);
    return {Words::tr("%1: left out, because this battle cannot be played yet. %2")
                .arg(titleOf(part), table::sentenceOf(*why))};
}

} // namespace zama::print
