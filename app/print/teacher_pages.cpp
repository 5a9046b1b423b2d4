#include "app/print/kit_pages.h"
#include "app/print/kit_sheet.h"
#include "app/print/page_style.h"
#include "core/kit/lesson_plan.h"

#include <QCoreApplication>

#include <algorithm>

namespace zama::print {
namespace {

constexpr double kColumn = 88.0;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TeacherPages)
};

/// Fills columns of one width with headings and what belongs to them.
class Writer
{
public:
    Writer(const KitSheet &sheet, double width, double size)
        : m_sheet(sheet),
          m_width(width),
          m_letters{size, false, kInk, body().align}
    {
    }

    void list(const QString &title, const std::vector<Message> &items)
    {
        head(title);
        for (const Message &item : items) {
            m_blocks.push_back(listItem(m_sheet.measure(), m_sheet.say(item), m_width, m_letters));
        }
    }

    void steps(const QString &title, const std::vector<Message> &items)
    {
        head(title);
        int number = 0;
        for (const Message &item : items) {
            m_blocks.push_back(step(m_sheet.number(++number), m_sheet.say(item)));
        }
    }

    // The author's own words, as long as they are.
    void text(const QString &title, const LocalText &text)
    {
        const QStringList versions = m_sheet.versions(text);
        if (versions.isEmpty()) {
            return;
        }
        head(title);
        for (const QString &version : versions) {
            append(m_blocks, paragraphs(m_sheet.measure(), version, m_width, m_letters, 1.5));
        }
    }

    [[nodiscard]] const Blocks &blocks() const { return m_blocks; }

private:
    void head(const QString &title)
    {
        m_blocks.push_back(heading(m_sheet.measure(), title, m_width, m_sheet.order().ink));
    }

    [[nodiscard]] Block step(const QString &number, const QString &text) const
    {
        const double height = m_sheet.measure()->heightOf(text, m_width - 6, m_letters);
        return {height, 1.0, false,
                [number, text, letters = m_letters](PageCanvas &canvas, const QRectF &place) {
                    Lettering digits = bold(letters.size);
                    digits.colour = rubric(canvas.ink());
                    canvas.text(slice(canvas, place, 0, 5.5), number, digits);
                    canvas.text(slice(canvas, place, 6, place.width() - 6), text, letters);
                }};
    }

    const KitSheet &m_sheet;
    double m_width;
    Lettering m_letters;
    Blocks m_blocks;
};

Blocks blocksOf(const KitSheet &sheet, const kit::LessonPlan &plan, double width, double size)
{
    Writer out(sheet, width, size);
    out.list(Words::tr("How long it takes"), plan.time);
    out.list(Words::tr("How many pupils"), plan.pupils);
    out.list(Words::tr("Who does what"), plan.roles);
    out.steps(Words::tr("How to use these sheets"), plan.use);
    out.list(Words::tr("To talk about afterwards"), plan.questions);
    out.text(Words::tr("Notes on this battle"), sheet.scenario().notes);
    out.text(Words::tr("What had happened before"), sheet.scenario().background);
    out.text(Words::tr("Where we know it from"), sheet.scenario().sources);
    return out.blocks();
}

std::vector<Leaf> leavesOf(const KitSheet &sheet)
{
    const kit::LessonPlan plan = kit::lessonPlanOf(sheet.setup());
    const QRectF first = areaBelowHead(sheet, true);
    const int count = std::max(1, static_cast<int>((first.width() + kGutter) / (kColumn + kGutter)));
    const Columns columns = columnsIn(first, count, sheet.reader());
    const Columns later = columnsIn(areaBelowHead(sheet, false), count, sheet.reader());
    return fewestLeaves(kWallSizes, [&](double size) {
        return flowEvenly(blocksOf(sheet, plan, columns[0].width(), size), columns, later);
    });
}

PrintPages pagesForOne(const PrintOrder &order)
{
    const auto sheet = std::make_shared<const KitSheet>(order);
    if (!sheet->isPlayable()) {
        return leftOut(*sheet, PrintPart::TeachersPage);
    }
    return pagesOf(sheet, PrintPart::TeachersPage, leavesOf(*sheet));
}

} // namespace

PrintPages teacherPages(const PrintOrder &order)
{
    return onceForEachReader(order, pagesForOne);
}

} // namespace zama::print
