#include "table/model/bidi.h"

#include <algorithm>

namespace zama::table {
namespace {

constexpr QChar kBegin(0x2068);
constexpr QChar kEnd(0x2069);

} // namespace

QString isolated(const QString &text)
{
    return kBegin + text + kEnd;
}

QString withoutIsolates(QString text)
{
    return text.remove(kBegin).remove(kEnd);
}

bool hasRightToLeft(const QString &text)
{
    return std::any_of(text.begin(), text.end(),
                       [](QChar c) { return c.direction() == QChar::DirR || c.direction() == QChar::DirAL; });
}

} // namespace zama::table
