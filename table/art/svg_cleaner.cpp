#include "table/art/svg_cleaner.h"

#include "table/art/art_png.h"
#include "table/art/svg_gradients.h"
#include "table/art/svg_lettering.h"
#include "table/art/svg_style.h"
#include "table/art/svg_values.h"

#include <QSet>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

namespace zama::table {
namespace {

constexpr int kMaxRounds = 4;
constexpr int kMaxUses = 16;               // copies within copies
constexpr int kMaxNesting = 100;           // elements within elements, copies unfolded
constexpr qsizetype kMaxRead = 40'000'000; // characters of outlines, copies counted again
constexpr qsizetype kMaxLetters = 2'000;
constexpr double kMaxDashesOfShape = 2'000.0;
constexpr double kMaxDashes = 20'000.0;
const QString kNone = QStringLiteral("none");

// What an element passes on to those within it, as far as we have to know it.
struct Inherited {
    SvgLettering lettering;
    QColor colour = Qt::black; ///< "currentColor"
    std::vector<double> dashes;
    double strokeWidth = 1.0;
    bool isStroked = false;
    double scale = 1.0;    ///< from its units to the page's
    std::vector<int> uses; ///< the copies we are in
    int depth = 0;
};

enum class Kind : std::uint8_t { Group, Shape, Use, Text, Image, Silent, Told };

struct Known {
    Kind kind;
    ArtNote note = ArtNote::Unknown;
};

Known kindOf(const QString &name)
{
    static const QHash<QString, Known> kinds = [] {
        QHash<QString, Known> all;
        const auto add = [&all](Known known, std::initializer_list<const char *> names) {
            for (const char *n : names) {
                all.insert(QString::fromLatin1(n), known);
            }
        };
        add({Kind::Group}, {"g", "svg", "a", "switch"});
        add({Kind::Shape}, {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"});
        add({Kind::Use}, {"use"});
        add({Kind::Text}, {"text"});
        add({Kind::Image}, {"image"});
        add({Kind::Silent},
            {"defs", "style", "title", "desc", "metadata", "symbol", "linearGradient", "radialGradient",
             "clipPath", "mask", "filter", "marker", "pattern", "view", "cursor", "font", "color-profile"});
        add({Kind::Told, ArtNote::Script}, {"script", "handler", "listener"});
        add({Kind::Told, ArtNote::Motion}, {"animate", "set", "animateTransform", "animateMotion",
                                            "animateColor", "animation", "video", "audio", "discard"});
        add({Kind::Told, ArtNote::Foreign}, {"foreignObject", "iframe", "canvas"});
        add({Kind::Told, ArtNote::WritingOff}, {"flowRoot", "textArea"});
        return all;
    }();
    return kinds.value(name, {Kind::Told, ArtNote::Unknown});
}

QByteArray attribute(const char *name, const QByteArray &value)
{
    return QByteArray(" ") + name + "=\"" + value + '"';
}

class Cleaner
{
public:
    explicit Cleaner(const SvgTree &tree)
        : m_tree(tree),
          m_styles(tree),
          m_gradients(tree, m_styles)
    {
    }

    Result<SvgDrawing, Message> all()
    {
        readFrame();
        m_gradients.setView(m_view);
        children(0, rootStyle());
        if (m_styles.isExhausted()) {
            refuse(Message("art.refused.style", {}));
        }
        if (m_refusal.id.empty() && m_shapes == 0) {
            refuse(Message("art.refused.nothing", {}));
        }
        return m_refusal.id.empty() ? finished() : m_refusal;
    }

private:
    [[nodiscard]] const SvgNode &node(int index) const
    {
        return m_tree.nodes[static_cast<std::size_t>(index)];
    }
    [[nodiscard]] QString value(int index, const char *name) const
    {
        return node(index).attributes.value(QString::fromLatin1(name));
    }
    [[nodiscard]] std::optional<double> length(int index, const char *name, double whole) const
    {
        return svgLength(value(index, name), whole);
    }
    [[nodiscard]] double lengthOr(int index, const char *name, double whole, double otherwise) const
    {
        return length(index, name, whole).value_or(otherwise);
    }
    [[nodiscard]] double diagonal() const { return std::hypot(m_view.width(), m_view.height()) / M_SQRT2; }

    void tell(ArtNote note) { ++m_drawing.notes.at(static_cast<std::size_t>(note)); }
    void tellIf(bool is, ArtNote note)
    {
        if (is) {
            tell(note);
        }
    }
    void refuse(const Message &why)
    {
        if (m_refusal.id.empty()) {
            m_refusal = why;
        }
    }

    // The frame is the viewBox; without one width and height; without them what the drawing covers.
    void readFrame()
    {
        const auto box = svgNumbers(value(0, "viewBox"));
        const double width = value(0, "width").contains(u'%') ? 0.0 : lengthOr(0, "width", 0.0, 0.0);
        const double height = value(0, "height").contains(u'%') ? 0.0 : lengthOr(0, "height", 0.0, 0.0);
        if (box.size() == 4 && box[2] > 0.0 && box[3] > 0.0) {
            m_view = QRectF(box[0], box[1], box[2], box[3]);
        } else if (width > 0.0 && height > 0.0) {
            m_view = QRectF(0.0, 0.0, width, height);
        } else {
            m_isFramed = false;
            tell(ArtNote::NoFrame);
        }
    }

    // What is set on the root itself goes to a group around everything.
    Inherited rootStyle()
    {
        Inherited inherited;
        const SvgProperties properties = m_styles.of(0);
        noteEvents(0);
        pass(properties, inherited);
        m_rootStyle = presentation(properties, inherited);
        return inherited;
    }

    void children(int index, const Inherited &inherited)
    {
        for (const int child : node(index).children) {
            if (!m_refusal.id.empty()) {
                return;
            }
            element(child, inherited);
        }
    }

    void element(int index, const Inherited &outer)
    {
        const Known known = kindOf(node(index).name);
        if (known.kind == Kind::Silent || known.kind == Kind::Told) {
            const bool isSpare = outer.depth > 0 && node(node(index).parent).name == u"switch";
            tellIf(known.kind == Kind::Told && !isSpare, known.note);
            return;
        }
        const SvgProperties properties = m_styles.of(index);
        if (properties.value(QStringLiteral("display")) == kNone) {
            return;
        }
        if (++m_drawing.elements > kMaxSvgElements || m_styles.isExhausted()) {
            refuse(m_styles.isExhausted() ? Message("art.refused.style", {})
                                          : Message("art.refused.elements", {kMaxSvgElements}));
            return;
        }
        if (outer.depth >= kMaxNesting) {
            refuse(Message("art.refused.depth", {kMaxNesting}));
            return;
        }
        noteEvents(index);
        Inherited inherited = outer;
        ++inherited.depth;
        pass(properties, inherited);
        write(known.kind, index, properties, inherited);
    }

    void write(Kind kind, int index, const SvgProperties &properties, Inherited &inherited)
    {
        const auto place = transformOf(index);
        if (!place) {
            return; // nothing of it has an area
        }
        inherited.scale *= scaleOf(*place);
        const QByteArray style = presentation(properties, inherited);
        if (kind == Kind::Shape) {
            shape(index, *place, style, inherited);
        } else if (kind == Kind::Group) {
            group(index, *place, style, inherited);
        } else if (kind == Kind::Use) {
            use(index, *place, style, inherited);
        } else if (kind == Kind::Text) {
            text(index, *place, style, inherited);
        } else {
            image(index, *place, style);
        }
    }

    void noteEvents(int index)
    {
        const SvgNode &n = node(index);
        const bool isLink = n.name == u"a" && n.attributes.contains(QStringLiteral("href"));
        const bool listens = std::any_of(n.attributes.keyBegin(), n.attributes.keyEnd(),
                                         [](const QString &name) { return name.startsWith(u"on"); });
        tellIf(isLink || listens, ArtNote::Script);
    }

    [[nodiscard]] std::optional<QTransform> transformOf(int index) const
    {
        const QString list = value(index, "transform");
        return list.isEmpty() ? std::optional(QTransform()) : svgTransform(list);
    }

    // --- style

    void pass(const SvgProperties &properties, Inherited &to)
    {
        const auto given = [&properties](const char *name) {
            return properties.value(QString::fromLatin1(name));
        };
        if (const auto colour = svgColour(given("color"))) {
            to.colour = *colour;
        }
        if (const QString dashes = given("stroke-dasharray"); !dashes.isEmpty()) {
            to.dashes = dashesOf(dashes);
        }
        if (const QString stroke = given("stroke"); !stroke.isEmpty()) {
            to.isStroked = stroke != kNone;
        }
        if (const auto width = svgLength(given("stroke-width"), diagonal()); width && *width >= 0.0) {
            to.strokeWidth = *width;
        }
        SvgLettering &letters = to.lettering;
        if (const auto size = svgLength(given("font-size"), letters.size); size && *size > 0.0) {
            letters.size = std::clamp(*size, 0.01, 1.0e5);
        }
        if (const QString family = given("font-family"); !family.isEmpty()) {
            letters.family = family.section(u',', 0, 0).remove(u'"').remove(u'\'').trimmed();
        }
        if (const QString weight = given("font-weight"); !weight.isEmpty()) {
            letters.bold = weight.startsWith(u"bold") || weight.toInt() >= 600;
        }
        if (const QString slant = given("font-style"); !slant.isEmpty()) {
            letters.italic = slant != u"normal";
        }
        if (const QString way = given("direction"); !way.isEmpty()) {
            letters.leftwards = way == u"rtl";
        }
        using Anchor = SvgLettering::Anchor;
        if (const QString anchor = given("text-anchor"); !anchor.isEmpty()) {
            letters.anchor = anchor == u"middle" ? Anchor::Middle
                             : anchor == u"end"  ? Anchor::End
                                                 : Anchor::Start;
        }
    }

    [[nodiscard]] static std::vector<double> dashesOf(const QString &list)
    {
        std::vector<double> dashes = svgNumbers(QString(list).remove(QStringLiteral("px")));
        dashes.resize(std::min<std::size_t>(dashes.size(), 16));
        const bool isOdd = std::ranges::any_of(dashes, [](double d) { return d < 0.0; });
        const bool isEmpty = std::ranges::all_of(dashes, [](double d) { return d == 0.0; });
        return isOdd || isEmpty ? std::vector<double>() : dashes;
    }

    void noteUnshown(const SvgProperties &properties)
    {
        const auto uses = [&properties](const char *name) {
            const QString value = properties.value(QString::fromLatin1(name)).trimmed();
            return !value.isEmpty() && value != kNone && value != u"normal" && value != u"inherit";
        };
        tellIf(uses("clip-path"), ArtNote::Clip);
        tellIf(uses("mask"), ArtNote::Mask);
        tellIf(uses("filter") || uses("mix-blend-mode"), ArtNote::Filter);
        tellIf(uses("marker") || uses("marker-start") || uses("marker-mid") || uses("marker-end"),
               ArtNote::Marker);
    }

    QByteArray presentation(const SvgProperties &properties, const Inherited &inherited)
    {
        noteUnshown(properties);
        QByteArray out;
        paint(properties, "fill", inherited, out);
        paint(properties, "stroke", inherited, out);
        opacity(properties, "opacity", 1.0, out);
        keyword(properties, "fill-rule", {"nonzero", "evenodd"}, out);
        keyword(properties, "stroke-linecap", {"butt", "round", "square"}, out);
        keyword(properties, "stroke-linejoin", {"miter", "round", "bevel"}, out);
        keyword(properties, "visibility", {"visible", "hidden", "collapse"}, out);
        number(properties, "stroke-width", 0.0, out);
        number(properties, "stroke-miterlimit", 1.0, out);
        number(properties, "stroke-dashoffset", -kMaxSvgCoordinate, out);
        return out;
    }

    void paint(const SvgProperties &properties, const char *name, const Inherited &inherited, QByteArray &out)
    {
        const QString text = properties.value(QString::fromLatin1(name)).trimmed();
        double alpha = 1.0;
        if (text == kNone) {
            out += attribute(name, "none");
        } else if (text.startsWith(u"url(")) {
            out += attribute(name, reference(text));
        } else if (text.compare(u"currentColor", Qt::CaseInsensitive) == 0) {
            out += attribute(name, inherited.colour.name().toLatin1());
        } else if (const auto colour = svgColour(text)) {
            out += attribute(name, colour->name().toLatin1());
            alpha = colour->alphaF();
        }
        opacity(properties, (QByteArray(name) + "-opacity").constData(), alpha, out);
    }

    // A gradient of the file; else the colour given for this case; a pattern is grey.
    QByteArray reference(const QString &text)
    {
        const qsizetype end = text.indexOf(u')');
        QString id = text.mid(4, end - 4).remove(u'"').remove(u'\'').trimmed();
        if (!id.startsWith(u'#')) {
            tell(ArtNote::Outside);
            return "none";
        }
        id.remove(0, 1);
        const int target = m_tree.byId.value(id, -1);
        if (target >= 0 && m_gradients.isGradient(target)) {
            return "url(#" + m_gradients.idOf(target) + ')';
        }
        if (const auto otherwise = svgColour(text.mid(end + 1))) {
            return otherwise->name().toLatin1();
        }
        tell(target >= 0 ? ArtNote::Pattern : ArtNote::Reference);
        return target >= 0 ? "#a0a0a0" : "none";
    }

    static void opacity(const SvgProperties &properties, const char *name, double by, QByteArray &out)
    {
        const auto given = svgLength(properties.value(QString::fromLatin1(name)), 1.0);
        if (given || by < 1.0) {
            out += attribute(name, svgNumber(std::clamp(given.value_or(1.0), 0.0, 1.0) * by));
        }
    }

    static void keyword(const SvgProperties &properties, const char *name,
                        std::initializer_list<const char *> words, QByteArray &out)
    {
        const QByteArray given = properties.value(QString::fromLatin1(name)).trimmed().toLatin1();
        if (std::ranges::any_of(words, [&given](const char *word) { return given == word; })) {
            out += attribute(name, given);
        }
    }

    void number(const SvgProperties &properties, const char *name, double least, QByteArray &out) const
    {
        const auto given = svgLength(properties.value(QString::fromLatin1(name)), diagonal());
        if (given && *given >= least) {
            out += attribute(name, svgNumber(*given));
        }
    }

    // Of edges that cross a line of pixels each one is sorted in among the others of its shape.
    static double workOf(double edges) { return edges * (1.0 + std::min(edges, 100.0) / 8.0); }

    // Areas cost by their size; a broad line has edges across. What reaches beyond the page is cut off
    // cheaply.
    void ink(double length, int points, double dashes, const Inherited &inherited)
    {
        const double unit = inherited.scale / diagonal();
        const double edges = std::min(length * unit, 2.0 * points);
        m_drawing.ink += workOf(edges) + 2.5 * std::min(1.0, edges * edges / 12.0);
        if (inherited.isStroked) {
            const double width = std::min(inherited.strokeWidth * unit, 2.0);
            m_drawing.ink += workOf(2.0 * edges + 2.0 * width * (points + dashes));
        }
        if (!(m_drawing.ink <= kMaxSvgInk)) {
            refuse(Message("art.refused.work", {}));
        }
    }

    static double scaleOf(const QTransform &transform)
    {
        return std::max(std::hypot(transform.m11(), transform.m12()),
                        std::hypot(transform.m21(), transform.m22()));
    }

    // --- groups and copies

    void open(const QTransform &place, const QByteArray &style)
    {
        m_body += "<g";
        m_body += place.isIdentity() ? QByteArray() : attribute("transform", svgMatrix(place));
        m_body += style + '>';
    }

    void group(int index, const QTransform &place, const QByteArray &style, Inherited &inherited)
    {
        const bool isPage = node(index).name == u"svg";
        const auto frame = isPage ? pageTransform(index, pageFrame(index)) : std::optional(QTransform());
        if (!frame) {
            return;
        }
        inherited.scale *= scaleOf(*frame);
        open(*frame * place, style);
        children(index, inherited);
        m_body += "</g>";
    }

    [[nodiscard]] QRectF pageFrame(int index) const
    {
        return {lengthOr(index, "x", m_view.width(), 0.0), lengthOr(index, "y", m_view.height(), 0.0),
                lengthOr(index, "width", m_view.width(), m_view.width()),
                lengthOr(index, "height", m_view.height(), m_view.height())};
    }

    // Where a page within the page, or a symbol, puts its own coordinates.
    [[nodiscard]] std::optional<QTransform> pageTransform(int index, const QRectF &frame) const
    {
        if (frame.width() <= 0.0 || frame.height() <= 0.0) {
            return std::nullopt;
        }
        const auto box = svgNumbers(value(index, "viewBox"));
        if (box.size() != 4 || box[2] <= 0.0 || box[3] <= 0.0) {
            return QTransform::fromTranslate(frame.x(), frame.y());
        }
        const bool keeps = !value(index, "preserveAspectRatio").startsWith(kNone);
        return svgFit({box[0], box[1], box[2], box[3]}, frame, keeps);
    }

    void use(int index, const QTransform &place, const QByteArray &style, Inherited &inherited)
    {
        const QString href = value(index, "href").trimmed();
        const int target = href.startsWith(u'#') ? m_tree.byId.value(href.mid(1), -1) : -1;
        const bool goesRound = std::ranges::find(inherited.uses, target) != inherited.uses.end();
        if (target <= 0 || goesRound || inherited.uses.size() >= kMaxUses) {
            tell(ArtNote::Reference);
            return;
        }
        inherited.uses.push_back(target);
        const QPointF at(lengthOr(index, "x", m_view.width(), 0.0),
                         lengthOr(index, "y", m_view.height(), 0.0));
        open(QTransform::fromTranslate(at.x(), at.y()) * place, style);
        if (node(target).name == u"symbol") {
            symbol(target, index, inherited);
        } else {
            element(target, inherited);
        }
        m_body += "</g>";
    }

    void symbol(int target, int user, const Inherited &inherited)
    {
        const QRectF box(0.0, 0.0, lengthOr(user, "width", m_view.width(), m_view.width()),
                         lengthOr(user, "height", m_view.height(), m_view.height()));
        const auto frame = pageTransform(target, box);
        if (!frame) {
            return;
        }
        const SvgProperties properties = m_styles.of(target);
        Inherited own = inherited;
        pass(properties, own);
        own.scale *= scaleOf(*frame);
        open(*frame, presentation(properties, own));
        children(target, own);
        m_body += "</g>";
    }

    // --- shapes

    bool count(int points, qsizetype characters)
    {
        m_drawing.points += points;
        m_read += characters;
        if (m_drawing.points > kMaxSvgPoints || m_read > kMaxRead) {
            refuse(Message("art.refused.points", {kMaxSvgPoints}));
        }
        return m_refusal.id.empty();
    }

    void shape(int index, const QTransform &place, const QByteArray &style, const Inherited &inherited)
    {
        const QString name = node(index).name;
        const int before = m_drawing.points;
        double length = 0.0;
        const QByteArray outline = name == u"path"            ? pathOutline(index, length)
                                   : name.startsWith(u"poly") ? polyOutline(index, length)
                                                              : plainOutline(index, length);
        if (!outline.isEmpty()) {
            double number = 0.0;
            const QByteArray dashed = dashes(inherited, length, number);
            ink(length, m_drawing.points - before, number, inherited);
            finishShape(name.toLatin1(), place, outline + style + dashed);
        }
    }

    void finishShape(const QByteArray &name, const QTransform &place, const QByteArray &attributes)
    {
        ++m_shapes;
        m_body += '<' + name;
        m_body += place.isIdentity() ? QByteArray() : attribute("transform", svgMatrix(place));
        m_body += attributes + "/>";
    }

    QByteArray pathOutline(int index, double &length)
    {
        const QString d = value(index, "d");
        const SvgPath path = svgPath(d, kMaxSvgPoints + 1);
        length = path.length;
        return count(path.points, d.size()) && path.points > 0 ? attribute("d", path.data) : QByteArray();
    }

    QByteArray polyOutline(int index, double &length)
    {
        const QString list = value(index, "points");
        const SvgPath path = svgPoints(list, kMaxSvgPoints + 1);
        length = path.length;
        return count(path.points, list.size()) && path.points > 1 ? attribute("points", path.data)
                                                                  : QByteArray();
    }

    QByteArray plainOutline(int index, double &length)
    {
        if (!count(4, 0)) {
            return {};
        }
        const QString name = node(index).name;
        const double w = m_view.width();
        const double h = m_view.height();
        if (name == u"line") {
            const QLineF line(lengthOr(index, "x1", w, 0), lengthOr(index, "y1", h, 0),
                              lengthOr(index, "x2", w, 0), lengthOr(index, "y2", h, 0));
            length = line.length();
            return attribute("x1", svgNumber(line.x1())) + attribute("y1", svgNumber(line.y1())) +
                   attribute("x2", svgNumber(line.x2())) + attribute("y2", svgNumber(line.y2()));
        }
        return name == u"rect" ? rect(index, length) : round(index, length);
    }

    QByteArray rect(int index, double &length)
    {
        const double width = lengthOr(index, "width", m_view.width(), 0.0);
        const double height = lengthOr(index, "height", m_view.height(), 0.0);
        if (width <= 0.0 || height <= 0.0) {
            return {};
        }
        length = 2.0 * (width + height);
        const auto rx = this->length(index, "rx", m_view.width());
        const auto ry = this->length(index, "ry", m_view.height());
        QByteArray out = attribute("x", svgNumber(lengthOr(index, "x", m_view.width(), 0.0))) +
                         attribute("y", svgNumber(lengthOr(index, "y", m_view.height(), 0.0))) +
                         attribute("width", svgNumber(width)) + attribute("height", svgNumber(height));
        if (rx || ry) {
            out += attribute("rx", svgNumber(std::clamp(rx.value_or(ry.value_or(0.0)), 0.0, width / 2)));
            out += attribute("ry", svgNumber(std::clamp(ry.value_or(rx.value_or(0.0)), 0.0, height / 2)));
        }
        return out;
    }

    QByteArray round(int index, double &length)
    {
        const bool isCircle = node(index).name == u"circle";
        const double rx = lengthOr(index, isCircle ? "r" : "rx", isCircle ? diagonal() : m_view.width(), 0.0);
        const double ry = isCircle ? rx : lengthOr(index, "ry", m_view.height(), 0.0);
        if (rx <= 0.0 || ry <= 0.0) {
            return {};
        }
        length = 2.0 * M_PI * std::max(rx, ry);
        const QByteArray middle = attribute("cx", svgNumber(lengthOr(index, "cx", m_view.width(), 0.0))) +
                                  attribute("cy", svgNumber(lengthOr(index, "cy", m_view.height(), 0.0)));
        return middle + (isCircle ? attribute("r", svgNumber(rx))
                                  : attribute("rx", svgNumber(rx)) + attribute("ry", svgNumber(ry)));
    }

    // The renderer would draw a million dashes for a hair-fine pattern.
    QByteArray dashes(const Inherited &inherited, double length, double &number)
    {
        if (inherited.dashes.empty()) {
            return {};
        }
        double sum = 0.0;
        QByteArray list;
        for (const double d : inherited.dashes) {
            sum += d;
            list += (list.isEmpty() ? "" : ",") + svgNumber(d);
        }
        number = length / sum * static_cast<double>(inherited.dashes.size());
        if (number > kMaxDashesOfShape || (m_dashes += number) > kMaxDashes) {
            tell(ArtNote::Dashes);
            number = 0.0;
            return {};
        }
        return attribute("stroke-dasharray", list);
    }

    // --- writing

    void text(int index, const QTransform &place, const QByteArray &style, const Inherited &inherited)
    {
        open(place, style);
        QPointF pen;
        writing(index, inherited, pen);
        m_body += "</g>";
    }

    void writing(int index, const Inherited &inherited, QPointF &pen)
    {
        const auto first = [this, index](const char *name, double whole) {
            return svgLength(value(index, name).simplified().section(u' ', 0, 0).section(u',', 0, 0), whole);
        };
        pen = {first("x", m_view.width()).value_or(pen.x()) + first("dx", m_view.width()).value_or(0.0),
               first("y", m_view.height()).value_or(pen.y()) + first("dy", m_view.height()).value_or(0.0)};
        const SvgNode &n = node(index);
        qsizetype done = 0;
        for (std::size_t i = 0; i < n.children.size() && m_refusal.id.empty(); ++i) {
            line(n.text.mid(done, n.textBefore[i] - done), inherited, pen);
            done = n.textBefore[i];
            span(n.children[i], inherited, pen);
        }
        line(n.text.mid(done), inherited, pen);
    }

    void span(int index, const Inherited &outer, QPointF &pen)
    {
        const QString name = node(index).name;
        if (name != u"tspan" && name != u"a") {
            tellIf(kindOf(name).kind != Kind::Silent, ArtNote::WritingOff);
            return;
        }
        const SvgProperties properties = m_styles.of(index);
        if (++m_drawing.elements > kMaxSvgElements || outer.depth >= kMaxNesting) {
            refuse(Message("art.refused.elements", {kMaxSvgElements}));
            return;
        }
        Inherited inherited = outer;
        ++inherited.depth;
        pass(properties, inherited);
        open(QTransform(), presentation(properties, inherited));
        writing(index, inherited, pen);
        m_body += "</g>";
    }

    void line(const QString &raw, const Inherited &inherited, QPointF &pen)
    {
        const QString words = raw.simplified();
        if (words.isEmpty() || (m_letters += words.size()) > kMaxLetters) {
            tellIf(!words.isEmpty(), ArtNote::WritingOff);
            return;
        }
        const SvgLine written = svgLine(words, inherited.lettering);
        const QPainterPath path = written.path.translated(pen);
        pen.rx() += inherited.lettering.leftwards ? -written.advance : written.advance;
        tell(path.isEmpty() ? ArtNote::WritingOff : ArtNote::Writing);
        if (!path.isEmpty() && count(path.elementCount(), words.size())) {
            ink(path.length(), path.elementCount(), 0.0, inherited);
            finishShape("path", QTransform(), attribute("d", svgData(path)));
        }
    }

    // --- pictures

    void image(int index, const QTransform &place, const QByteArray &style)
    {
        const QRectF frame(
            lengthOr(index, "x", m_view.width(), 0.0), lengthOr(index, "y", m_view.height(), 0.0),
            lengthOr(index, "width", m_view.width(), 0.0), lengthOr(index, "height", m_view.height(), 0.0));
        const QString href = value(index, "href").trimmed();
        const QString head = QStringLiteral("data:image/png;base64,");
        count(4, href.size());
        const auto picture =
            href.startsWith(head)
                ? pngImage(QByteArray::fromBase64(QStringView(href).mid(head.size()).toLatin1()),
                           kMaxSvgPixels - m_pixels)
                : std::nullopt;
        if (!picture || frame.width() <= 0.0 || frame.height() <= 0.0) {
            tell(ArtNote::Picture);
            return;
        }
        m_pixels += qsizetype{picture->width()} * picture->height();
        m_drawing.ink += 2.0;
        m_hasLinks = true;
        finishShape("image", place,
                    attribute("x", svgNumber(frame.x())) + attribute("y", svgNumber(frame.y())) +
                        attribute("width", svgNumber(frame.width())) +
                        attribute("height", svgNumber(frame.height())) +
                        attribute("xlink:href", head.toLatin1() + pngBytes(*picture).toBase64()) + style);
    }

    // --- the end

    [[nodiscard]] QByteArray assembled(const QRectF &view, const char *id) const
    {
        QByteArray svg("<svg xmlns=\"http://www.w3.org/2000/svg\"");
        svg += m_hasLinks ? " xmlns:xlink=\"http://www.w3.org/1999/xlink\"" : "";
        svg += attribute("viewBox", svgNumber(view.x()) + ' ' + svgNumber(view.y()) + ' ' +
                                        svgNumber(view.width()) + ' ' + svgNumber(view.height()));
        svg += '>' + m_gradients.definitions();
        const QByteArray group = (*id == 0 ? QByteArray() : attribute("id", id)) + m_rootStyle;
        return svg + (group.isEmpty() ? m_body : "<g" + group + '>' + m_body + "</g>") + "</svg>";
    }

    Result<SvgDrawing, Message> finished()
    {
        m_drawing.notes.at(static_cast<std::size_t>(ArtNote::Selector)) += m_styles.doubts().selectors;
        m_drawing.notes.at(static_cast<std::size_t>(ArtNote::Variable)) += m_styles.doubts().variables;
        m_drawing.notes.at(static_cast<std::size_t>(ArtNote::Outside)) += m_styles.doubts().outside;
        if (!m_isFramed) {
            QSvgRenderer measure(assembled(m_view, "all"));
            m_view = measure.boundsOnElement(QStringLiteral("all"));
        }
        const double longer = std::max(m_view.width(), m_view.height());
        const double shorter = std::min(m_view.width(), m_view.height());
        if (!(shorter > 0.0) || !(longer <= kMaxSvgCoordinate)) {
            return Message("art.refused.nothing", {});
        }
        if (longer > kMaxSvgRatio * shorter) {
            return Message("art.refused.ratio", {static_cast<int>(kMaxSvgRatio)});
        }
        m_drawing.svg = assembled(m_view, "");
        m_drawing.size = m_view.size();
        return std::move(m_drawing);
    }

    const SvgTree &m_tree;
    SvgStyles m_styles;
    SvgGradients m_gradients;
    SvgDrawing m_drawing;
    Message m_refusal;
    QRectF m_view{0.0, 0.0, 100.0, 100.0};
    bool m_isFramed = true;
    bool m_hasLinks = false;
    QByteArray m_rootStyle;
    QByteArray m_body;
    int m_shapes = 0;
    qsizetype m_read = 0;
    qsizetype m_letters = 0;
    qsizetype m_pixels = 0;
    double m_dashes = 0.0;
};

Result<SvgDrawing, Message> cleanedOnce(const QByteArray &bytes)
{
    const auto tree = readSvgTree(bytes);
    return tree ? Cleaner(tree.value()).all() : Result<SvgDrawing, Message>(tree.error());
}

} // namespace

// What was rounded to nothing, or moved beyond all bounds, is only seen when the result is read again.
Result<SvgDrawing, Message> cleanSvg(const QByteArray &bytes)
{
    auto cleaned = cleanedOnce(bytes);
    for (int round = 0; round < kMaxRounds && cleaned; ++round) {
        auto again = cleanedOnce(cleaned.value().svg);
        if (again && again.value().svg == cleaned.value().svg) {
            return cleaned;
        }
        if (again) {
            again.value().notes = cleaned.value().notes;
        }
        cleaned = std::move(again);
    }
    return cleaned;
}

} // namespace zama::table
