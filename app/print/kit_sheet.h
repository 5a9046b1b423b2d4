#pragma once
// What every part of the class kit is made from, and what its pages have in common.

#include "app/print/flow.h"
#include "app/print/print_order.h"
#include "core/scenario/setup.h"
#include "table/model/message_formatter.h"

#include <memory>

namespace zama::print {

/// An order with its words. Pages share it.
class KitSheet
{
public:
    explicit KitSheet(const PrintOrder &order);

    [[nodiscard]] const PrintOrder &order() const { return m_order; }
    [[nodiscard]] const Scenario &scenario() const { return *m_order.scenario; }
    /// The scenario ready to be played; of a draft that is not: an empty one.
    [[nodiscard]] const Setup &setup() const { return *m_setup; }
    [[nodiscard]] bool isPlayable() const { return m_issues.empty(); }
    [[nodiscard]] const Issues &issues() const { return m_issues; }
    [[nodiscard]] const QLocale &reader() const { return m_reader; }
    [[nodiscard]] const table::MessageFormatter &words() const { return m_words; }
    [[nodiscard]] const Measure &measure() const { return m_measure; }
    /// Where pages keep what they show.
    [[nodiscard]] QRectF content() const { return m_order.paper.content(); }

    [[nodiscard]] QString say(const Message &message) const { return m_words.sentence(message, *m_setup); }
    /// For each reader in his language, once where they are the same.
    [[nodiscard]] QStringList toAll(const Message &message) const;
    [[nodiscard]] QStringList toAll(const std::function<QString()> &say) const;
    /// What `say` says in the language of each reader, in one line by " / ".
    [[nodiscard]] QString inLine(const std::function<QString()> &say) const;
    [[nodiscard]] QString inLine(const Message &message) const;
    [[nodiscard]] QString number(int value) const { return m_reader.toString(value); }
    [[nodiscard]] QString length(Mils mils) const { return m_words.length(mils); }
    /// A length without its unit, for tables whose head names that; see headOf().
    [[nodiscard]] QString plainLength(Mils mils) const { return m_words.plainLength(mils); }
    /// The head of such a column: "Move (cm)".
    [[nodiscard]] QString headOf(const QString &what) const;
    /// Hit numbers as dice: "5–6", "6"; "–" for never.
    [[nodiscard]] QString hits(int hitNumber) const;

    /// Author's texts in the languages of the order, by " / " where they differ.
    [[nodiscard]] QString text(const LocalText &text, const std::string &fallback = {}) const;
    /// The same as paragraphs: one language, then the other.
    [[nodiscard]] QStringList versions(const LocalText &text) const;
    [[nodiscard]] QString nameOfUnit(UnitId unit) const;
    [[nodiscard]] QString nameOfGeneral(GeneralId general) const;
    [[nodiscard]] QString nameOfCommand(CommandId command) const;
    [[nodiscard]] QString nameOfSide(SideId side) const;
    [[nodiscard]] QString nameOfType(TypeId type) const;
    /// Many of a type, behind a number or before one; its name where the author says nothing of that.
    [[nodiscard]] QString pluralOfType(TypeId type) const;

private:
    PrintOrder m_order;
    SetupPtr m_setup;
    Issues m_issues;
    QLocale m_reader;
    table::MessageFormatter m_words;
    std::vector<table::MessageFormatter> m_others; ///< of the readers behind the first
    Measure m_measure;
};
using KitSheetPtr = std::shared_ptr<const KitSheet>;

/// Pages of running text for two readers: all in one language, then all in the other, each as its readers
/// read. `pages` makes them for an order of one.
[[nodiscard]] PrintPages onceForEachReader(const PrintOrder &order, PrintPages (*pages)(const PrintOrder &));

/// The head of a page of the kit: the title large with the battle's name below it, or one running line on the
/// pages behind the first. Returns where the matter begins.
double paintHead(PageCanvas &canvas, const KitSheet &sheet, const QString &title, bool isFirst);
/// The room below the head, on paper of the order or on another.
[[nodiscard]] QRectF areaBelowHead(const Paper &paper, bool isFirst);
[[nodiscard]] QRectF areaBelowHead(const KitSheet &sheet, bool isFirst);

/// How the first of some pages begins: as the first of its part, with bookmark and title, or as a later one.
enum class Lead : std::uint8_t { Title, Running };
/// Leaves as pages of a part, each with its head.
[[nodiscard]] std::vector<PrintPage> pagesOf(const KitSheetPtr &sheet, PrintPart part,
                                             std::vector<Leaf> leaves, Lead lead = Lead::Title);

/// Why a part of a draft that cannot be played is left out: "Quick reference: ...".
[[nodiscard]] PrintProblem leftOut(const KitSheet &sheet, PrintPart part);

} // namespace zama::print
