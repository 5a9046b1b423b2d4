#include "table/art/svg_values.h"

#include <QLineF>
#include <QPolygonF>
#include <QRegularExpression>

#include <array>
#include <cmath>
#include <numbers>

namespace zama::table {
namespace {

// Reads numbers as SVG writes them: "1-2.5.5e3" is three of them.
class Numbers
{
public:
    explicit Numbers(QStringView text)
        : m_text(text)
    {
    }

    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] QChar peek() const { return atEnd() ? QChar() : m_text[m_at]; }
    void take() { ++m_at; }
    [[nodiscard]] QStringView rest() const { return m_text.mid(m_at); }

    void skipBlanks()
    {
        while (!atEnd() && m_text[m_at].isSpace()) {
            ++m_at;
        }
    }
    void skipSeparator()
    {
        skipBlanks();
        if (peek() == u',') {
            ++m_at;
            skipBlanks();
        }
    }

    std::optional<double> next()
    {
        skipSeparator();
        const qsizetype start = m_at;
        sign();
        qsizetype digits = run();
        if (peek() == u'.') {
            ++m_at;
            digits += run();
        }
        if (digits == 0) {
            m_at = start;
            return std::nullopt;
        }
        exponent();
        bool ok = false;
        const double value = m_text.mid(start, m_at - start).toDouble(&ok);
        if (!ok || !(std::abs(value) <= kMaxSvgCoordinate)) {
            m_at = start;
            return std::nullopt;
        }
        return value;
    }

    // A flag of an arc is one digit and may stick to what follows.
    std::optional<double> flag()
    {
        skipSeparator();
        if (peek() != u'0' && peek() != u'1') {
            return std::nullopt;
        }
        return m_text[m_at++] == u'1' ? 1.0 : 0.0;
    }

private:
    void sign()
    {
        if (peek() == u'+' || peek() == u'-') {
            ++m_at;
        }
    }
    qsizetype run()
    {
        const qsizetype start = m_at;
        while (!atEnd() && m_text[m_at] >= u'0' && m_text[m_at] <= u'9') {
            ++m_at;
        }
        return m_at - start;
    }
    void exponent()
    {
        const qsizetype before = m_at;
        if (peek() == u'e' || peek() == u'E') {
            ++m_at;
            sign();
            if (run() == 0) {
                m_at = before; // "em", not an exponent
            }
        }
    }

    QStringView m_text;
    qsizetype m_at = 0;
};

struct Unit {
    QStringView name;
    double pixels;
};

constexpr std::array kUnits{Unit{u"px", 1.0},  Unit{u"mm", 96.0 / 25.4}, Unit{u"cm", 96.0 / 2.54},
                            Unit{u"in", 96.0}, Unit{u"pt", 96.0 / 72.0}, Unit{u"pc", 16.0},
                            Unit{u"em", 16.0}, Unit{u"ex", 8.0},         Unit{u"Q", 96.0 / 101.6}};

int channelOf(const QString &text)
{
    const bool perCent = text.endsWith(u'%');
    const double value = (perCent ? text.chopped(1) : text).toDouble();
    return static_cast<int>(std::lround(std::clamp(perCent ? value * 2.55 : value, 0.0, 255.0)));
}

std::optional<QColor> functionColour(const QString &text)
{
    static const QRegularExpression call(
        QStringLiteral("^rgba?\\(\\s*([-+.\\d]+%?)[\\s,]+([-+.\\d]+%?)[\\s,]+([-+.\\d]+%?)"
                       "(?:[\\s,/]+([-+.\\d]+)(%?))?\\s*\\)$"));
    const auto match = call.match(text);
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    QColor colour(channelOf(match.captured(1)), channelOf(match.captured(2)), channelOf(match.captured(3)));
    if (!match.captured(4).isEmpty()) {
        const double alpha = match.captured(4).toDouble() / (match.captured(5).isEmpty() ? 1.0 : 100.0);
        colour.setAlphaF(static_cast<float>(std::clamp(alpha, 0.0, 1.0)));
    }
    return colour;
}

// "#rgba" and "#rrggbbaa" as CSS writes them; QColor would take the first two digits for alpha.
std::optional<QColor> hexColour(const QString &text)
{
    static const QRegularExpression digits(QStringLiteral("^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$"));
    if (!digits.match(text).hasMatch()) {
        return std::nullopt;
    }
    if (text.size() == 5 || text.size() == 9) {
        const qsizetype width = text.size() == 5 ? 1 : 2;
        QString alpha = text.right(width);
        alpha = width == 1 ? alpha + alpha : alpha;
        QColor colour(text.chopped(width));
        colour.setAlpha(alpha.toInt(nullptr, 16));
        return colour;
    }
    return QColor(text);
}

std::optional<QTransform> functionTransform(const QString &name, const std::vector<double> &n)
{
    const auto at = [&n](std::size_t i, double otherwise) { return i < n.size() ? n[i] : otherwise; };
    constexpr double kRadians = std::numbers::pi / 180.0;
    if (n.empty()) {
        return std::nullopt;
    }
    if (name == u"matrix" && n.size() == 6) {
        return QTransform(n[0], n[1], n[2], n[3], n[4], n[5]);
    }
    if (name == u"translate") {
        return QTransform::fromTranslate(n[0], at(1, 0.0));
    }
    if (name == u"scale") {
        return QTransform::fromScale(n[0], at(1, n[0]));
    }
    if (name == u"rotate") {
        const QPointF about(at(1, 0.0), at(2, 0.0));
        return QTransform::fromTranslate(-about.x(), -about.y()) * QTransform().rotate(n[0]) *
               QTransform::fromTranslate(about.x(), about.y());
    }
    if (name == u"skewX") {
        return QTransform(1, 0, std::tan(n[0] * kRadians), 1, 0, 0);
    }
    if (name == u"skewY") {
        return QTransform(1, std::tan(n[0] * kRadians), 0, 1, 0, 0);
    }
    return std::nullopt;
}

bool isSound(const QTransform &t)
{
    for (const double v : {t.m11(), t.m12(), t.m21(), t.m22(), t.dx(), t.dy()}) {
        if (!(std::abs(v) <= kMaxSvgCoordinate)) {
            return false;
        }
    }
    return std::abs(t.determinant()) > 1e-12;
}

// How many numbers follow a command.
int countFor(QChar command)
{
    switch (command.toLower().unicode()) {
    case u'm':
    case u'l':
    case u't':
        return 2;
    case u'h':
    case u'v':
        return 1;
    case u'c':
        return 6;
    case u's':
    case u'q':
        return 4;
    case u'a':
        return 7;
    case u'z':
        return 0;
    default:
        return -1;
    }
}

class PathReading
{
public:
    PathReading(QStringView data, int mostPoints)
        : m_numbers(data),
          m_most(mostPoints)
    {
    }

    SvgPath all()
    {
        for (m_numbers.skipBlanks(); !m_numbers.atEnd() && m_path.points < m_most; m_numbers.skipBlanks()) {
            const QChar command = m_numbers.peek();
            const int count = countFor(command);
            if (count < 0 || (m_path.data.isEmpty() && command.toLower() != u'm')) {
                break;
            }
            m_numbers.take();
            if (count == 0) {
                close();
            } else if (!segments(command, count)) {
                break;
            }
        }
        return std::move(m_path);
    }

private:
    void close()
    {
        m_path.data += 'Z';
        travel(m_start);
    }

    // False: what stands there is no path.
    bool segments(QChar command, int count)
    {
        bool any = false;
        while (m_path.points < m_most) {
            std::array<double, 7> n{};
            for (int i = 0; i < count; ++i) {
                const bool isFlag = count == 7 && (i == 3 || i == 4);
                const auto number = isFlag ? m_numbers.flag() : m_numbers.next();
                if (!number) {
                    return i == 0 && any;
                }
                n.at(static_cast<std::size_t>(i)) = *number;
            }
            write(command, n, count, any);
            if (command.toLower() == u'm' && !any) {
                lift(command, n);
            } else {
                move(command, n, count);
            }
            any = true;
        }
        return true;
    }

    void write(QChar command, const std::array<double, 7> &n, int count, bool repeats)
    {
        // After a move the same numbers mean lines.
        const bool lines = repeats && command.toLower() == u'm';
        m_path.data += lines ? (command.isLower() ? 'l' : 'L') : static_cast<char>(command.unicode());
        for (int i = 0; i < count; ++i) {
            m_path.data += i > 0 ? QByteArrayLiteral(" ") : QByteArray();
            m_path.data += svgNumber(n.at(static_cast<std::size_t>(i)));
        }
        m_path.points += std::max(1, count / 2);
    }

    void move(QChar command, const std::array<double, 7> &n, int count)
    {
        const QPointF origin = command.isLower() ? m_pen : QPointF();
        const QChar kind = command.toLower();
        if (kind == u'h') {
            travel({origin.x() + n[0], m_pen.y()});
        } else if (kind == u'v') {
            travel({m_pen.x(), origin.y() + n[0]});
        } else if (kind == u'a') {
            m_path.length += 2 * std::numbers::pi * std::max(std::abs(n[0]), std::abs(n[1]));
            travel(origin + QPointF(n[5], n[6]));
        } else {
            for (std::size_t i = 0; i + 1 < static_cast<std::size_t>(count); i += 2) {
                travel(origin + QPointF(n.at(i), n.at(i + 1)));
            }
        }
    }

    // In the air: what it is followed by begins here.
    void lift(QChar command, const std::array<double, 7> &n)
    {
        m_pen = (command.isLower() ? m_pen : QPointF()) + QPointF(n[0], n[1]);
        m_start = m_pen;
    }

    void travel(QPointF to)
    {
        const QPointF way = to - m_pen;
        m_path.length += std::hypot(way.x(), way.y());
        m_pen = to;
    }

    Numbers m_numbers;
    int m_most;
    SvgPath m_path;
    QPointF m_pen;
    QPointF m_start;
};

} // namespace

std::optional<double> svgLength(QStringView text, double whole)
{
    Numbers numbers(text.trimmed());
    const auto value = numbers.next();
    const QStringView unit = numbers.rest();
    if (!value || unit.isEmpty()) {
        return value;
    }
    if (unit == u"%") {
        return *value * whole / 100.0;
    }
    for (const Unit &known : kUnits) {
        if (unit == known.name) {
            return *value * known.pixels;
        }
    }
    return std::nullopt;
}

std::vector<double> svgNumbers(QStringView text)
{
    Numbers numbers(text);
    std::vector<double> found;
    for (auto n = numbers.next(); n; n = numbers.next()) {
        found.push_back(*n);
    }
    return found;
}

std::optional<QColor> svgColour(QStringView text)
{
    const QString name = text.trimmed().toString().toLower();
    if (name.startsWith(u'#')) {
        return hexColour(name);
    }
    if (name.startsWith(u"rgb")) {
        return functionColour(name);
    }
    return QColor::isValidColor(name) ? std::optional(QColor(name)) : std::nullopt;
}

std::optional<QTransform> svgTransform(QStringView text)
{
    static const QRegularExpression call(QStringLiteral("\\G[\\s,]*([A-Za-z]+)\\s*\\(([^)]*)\\)"));
    const QString list = text.toString();
    QTransform all;
    qsizetype end = 0;
    for (auto found = call.match(list); found.hasMatch(); found = call.match(list, end)) {
        const auto one = functionTransform(found.captured(1), svgNumbers(found.captured(2)));
        if (!one) {
            return std::nullopt;
        }
        all = *one * all; // the last of the list comes first
        end = found.capturedEnd();
    }
    const bool isWhole = QStringView(list).mid(end).trimmed().isEmpty();
    return isWhole && isSound(all) ? std::optional(all) : std::nullopt;
}

QTransform svgFit(const QRectF &box, const QRectF &frame, bool keepsShape)
{
    double sx = frame.width() / box.width();
    double sy = frame.height() / box.height();
    if (keepsShape) {
        sx = sy = std::min(sx, sy);
    }
    const QPointF middle = frame.center();
    return QTransform::fromTranslate(-box.center().x(), -box.center().y()) * QTransform::fromScale(sx, sy) *
           QTransform::fromTranslate(middle.x(), middle.y());
}

// Six digits are a thousandth of a pixel on the largest screen; zeros say nothing.
QByteArray svgNumber(double value)
{
    return std::abs(value) < 1e-9 ? QByteArrayLiteral("0") : QByteArray::number(value, 'g', 7);
}

QByteArray svgMatrix(const QTransform &t)
{
    QByteArray text("matrix(");
    for (const double v : {t.m11(), t.m12(), t.m21(), t.m22(), t.dx()}) {
        text += svgNumber(v) + ' ';
    }
    return text + svgNumber(t.dy()) + ')';
}

SvgPath svgPath(QStringView data, int mostPoints)
{
    return PathReading(data, mostPoints).all();
}

SvgPath svgPoints(QStringView points, int mostPoints)
{
    Numbers numbers(points);
    SvgPath path;
    QPolygonF places;
    while (places.size() < mostPoints) {
        const auto x = numbers.next();
        const auto y = numbers.next();
        if (!x || !y) {
            break;
        }
        path.data += (places.isEmpty() ? "" : " ") + svgNumber(*x) + ',' + svgNumber(*y);
        places.append({*x, *y});
    }
    path.points = static_cast<int>(places.size());
    for (qsizetype i = 0; i < places.size(); ++i) { // and back to the first
        path.length += QLineF(places[i], places[(i + 1) % places.size()]).length();
    }
    return path;
}

} // namespace zama::table
