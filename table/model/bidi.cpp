#include "table/model/bidi.h"

#include <algorithm>

namespace zama::table {
namespace {

constexpr QChar kBegin(0x2068);
constexpr QChar kBeginFromLeft(0x2066);
constexpr QChar kBeginFromRight(0x2067);
constexpr QChar kEnd(0x2069);

bool isFromTheRight(QChar c)
{
    return c.direction() == QChar::DirR || c.direction() == QChar::DirAL;
}

bool isLetter(QChar c)
{
    return c.direction() == QChar::DirL || isFromTheRight(c);
}

} // namespace

QString isolated(const QString &text)
{
    return kBegin + text + kEnd;
}

QString isolated(const QString &text, Qt::LayoutDirection direction)
{
    return (direction == Qt::RightToLeft ? kBeginFromRight : kBeginFromLeft) + text + kEnd;
}

QString withoutIsolates(QString text)
{
    return text.remove(kBegin).remove(kBeginFromLeft).remove(kBeginFromRight).remove(kEnd);
}

bool beginsRightToLeft(const QString &text)
{
    const auto *first = std::find_if(text.begin(), text.end(), isLetter);
    return first != text.end() && isFromTheRight(*first);
}

bool hasRightToLeft(const QString &text)
{
    return std::any_of(text.begin(), text.end(), isFromTheRight);
}

} // namespace zama::table
