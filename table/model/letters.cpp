#include "table/model/letters.h"

#include <QGlyphRun>
#include <QTextLayout>

#include <algorithm>

namespace zama::table {

bool canShow(const QString &text, const QFont &font)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    const QList<QGlyphRun> runs = layout.glyphRuns();
    return std::none_of(runs.begin(), runs.end(), [](const QGlyphRun &run) {
        return run.glyphIndexes().contains(0); // the box of a letter that is not there
    });
}

} // namespace zama::table
