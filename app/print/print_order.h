#pragma once
// What a teacher wants on paper, as a value, and the pages that come of it.

#include "app/print/print_document.h"
#include "core/base/result.h"
#include "core/scenario/scenario.h"
#include "core/text/message.h"

#include <map>
#include <memory>
#include <set>
#include <span>

namespace zama::print {

/// What can be printed; the order of the enum is the order of the pages.
enum class PrintPart : std::uint8_t {
    Soldiers,
    Reference,
    OrderOfBattle,
    CommanderCards,
    RangeSticks,
    TurningTemplates, ///< 45 degrees: wheel and oblique
    RampageTemplate,
    DeploymentMap,
    SequenceTrack,
    BlankReport,
    TeachersPage,
};

/// Which soldiers, and how large.
struct SoldierChoice {
    std::set<std::string> commands; ///< ids; empty: of all commands
    std::set<std::string> types;    ///< ids of unit types; empty: of all
    int spareStands = 0;            ///< of each type in the choice, beyond what the scenario needs
    double figureScale = 1.0;       ///< of the figures' height; bases stay as the rules need them
    bool withGenerals = true;
    bool operator==(const SoldierChoice &) const = default;
};

struct PrintOrder {
    std::shared_ptr<const Scenario>
        scenario; ///< may be a draft: parts it cannot carry are left out and named
    std::set<PrintPart> parts{PrintPart::Soldiers};
    SoldierChoice soldiers;
    Ink ink = Ink::Colour;
    Paper paper;
    QStringList languages{QStringLiteral("en")}; ///< tags of the readers: one, or two under one another
    LengthUnit lengths = LengthUnit::Inches;
};

/// Why there are no pages: words for a reader ("An elephant of this size needs larger paper ...").
struct PrintProblem {
    QString words;
};

using PrintPages = Result<std::vector<PrintPage>, PrintProblem>;

struct PrintPartRow;

/// The pages of a part, in the first language of the order; why there are none is told in the window's.
[[nodiscard]] PrintPages pagesOf(const PrintPartRow &part, const PrintOrder &order);
/// All pages of an order, from those that were made of its parts: each of them must be there. What could not
/// be made is told in `omissions`; where nothing is left, it is a problem.
[[nodiscard]] Result<PrintDocument, PrintProblem> documentOf(const PrintOrder &order,
                                                             const std::map<PrintPart, PrintPages> &made);
/// The same, made at once.
[[nodiscard]] Result<PrintDocument, PrintProblem> printDocument(const PrintOrder &order);

/// A part: what it is called and who makes its pages.
struct PrintPartRow {
    PrintPart part;
    const char *word;                        ///< on the command line: "soldiers"
    const char *title;                       ///< source text, context "PrintParts"; see titleOf
    PrintPages (*pages)(const PrintOrder &); ///< see pagesOf()
};

/// Every part, in the order of the pages.
[[nodiscard]] std::span<const PrintPartRow> printParts();
/// What a part is called, in the language of the window; the bookmark of its first page.
[[nodiscard]] QString titleOf(PrintPart part);

} // namespace zama::print
