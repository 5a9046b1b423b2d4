#include "tests/support/pseudo_locale.h"

#include <QRegularExpression>

namespace zama::test {
namespace {

constexpr double kLonger = 0.4; // as German is than English, at worst

QChar accented(QChar c)
{
    static const QString upper = QStringLiteral("ÁƁÇÐÉƑĜĤÎĴĶĻḾÑÓƤǪŔŠŢÛṼŴẊÝŽ");
    static const QString lower = QStringLiteral("áƀçðéƒĝĥîĵķļḿñóƥǫŕšţûṽŵẋýž");
    if (c >= QLatin1Char('A') && c <= QLatin1Char('Z')) {
        return upper.at(c.unicode() - u'A');
    }
    return c >= QLatin1Char('a') && c <= QLatin1Char('z') ? lower.at(c.unicode() - u'a') : c;
}

QString dots(QStringView source)
{
    const auto more = static_cast<qsizetype>(static_cast<double>(source.size()) * kLonger) + 1;
    return QString(more, QChar(0x00b7));
}

} // namespace

QString PseudoLocale::translate(const char *, const char *source, const char *, int) const
{
    return pseudo(QString::fromUtf8(source));
}

QString PseudoLocale::pseudo(const QString &source)
{
    static const QRegularExpression kept(
        QStringLiteral("<[^<>]*>|%L?[0-9]+|%n|%L?n|&[a-z]+;|\\([^()]*\\*[^()]*\\)"));
    QString out;
    qsizetype from = 0;
    const auto change = [&](qsizetype to) {
        for (; from < to; ++from) {
            out += accented(source.at(from));
        }
    };
    for (auto found = kept.globalMatch(source); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        change(match.capturedStart());
        out += match.captured();
        from = match.capturedEnd();
    }
    change(source.size());
    return QLatin1Char('[') + out + dots(source) + QLatin1Char(']');
}

} // namespace zama::test
