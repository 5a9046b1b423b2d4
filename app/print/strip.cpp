#include "app/print/strip.h"

#include "app/print/flow.h"
#include "app/print/stand_picture.h"
#include "table/scene/livery_painter.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace zama::print {
namespace {

constexpr double kSide = 0.5;    // millimetres that figures keep from a cut
constexpr double kHead = 0.6;    // and from the middle fold
constexpr double kGround = 0.3;  // and from the ground
constexpr double kAlike = 4.0;   // heights that differ by so little are made equal
constexpr double kTrifle = 0.88; // of a height: so much smaller is still the same man
constexpr double kTrace = 0.001;
constexpr double kAnyHeight = 1e6;
constexpr double kCut = 0.2;   // a line's width
constexpr double kEdge = 0.24; // of a flap: the broad edge in front
constexpr double kMinEdge = 1.2;
constexpr double kMaxEdge = 4.0;
constexpr double kBackEdge = 0.45;  // of the broad edge: the edges that are not in front
constexpr double kPeriod = 2.4;     // of a side's pattern
constexpr double kLeastName = 0.62; // of the letters of a name

// What all strips of a look have in common.
struct Cut {
    StripShape shape;
    StandPicture picture;
    Livery livery;
    bool goesAlongDepth = false;
};

QString keyOf(const Soldier &soldier, const SoldierGroup &group)
{
    const table::FigureLook &look = soldier.look;
    QString key = QStringLiteral("%1|%2|%3|%4|%5x%6|%7%8")
                      .arg(look.key, look.palette, group.palette, soldier.sign)
                      .arg(soldier.base.width())
                      .arg(soldier.base.height())
                      .arg(soldier.isGeneral)
                      .arg(soldier.isChief);
    for (const SlotColour &c : look.colours) {
        key += QLatin1Char('|') + QString::fromStdString(c.slot) + QString::fromStdString(c.colour);
    }
    const Livery &livery = group.livery;
    return key + QLatin1Char('|') + QString::fromStdString(livery.colour + livery.second + livery.pattern);
}

double edgeOf(const StripShape &shape)
{
    return std::clamp(shape.flap * kEdge, std::min(kMinEdge, shape.flap / 2), kMaxEdge);
}

// The edges of a flap that are drawn in the side's colours; `outer` is the flap's far edge at its bottom.
struct Edges {
    QRectF broad;
    QRectF narrow; ///< null where the broad one is the far one
};

Edges edgesOf(const QRectF &flap, const Cut &cut, bool isFront)
{
    const double broad = edgeOf(cut.shape);
    const double narrow = broad * kBackEdge;
    const auto far = [&](double height) {
        return QRectF(flap.left(), isFront ? flap.bottom() - height : flap.top(), flap.width(), height);
    };
    if (!cut.goesAlongDepth) {
        return {far(isFront ? broad : narrow), {}};
    }
    // He looks to the right on both halves of the unfolded strip.
    return {QRectF(flap.right() - broad, flap.top(), broad, flap.height()), far(narrow)};
}

void paintEdge(QPainter &painter, const QRectF &edge, const Livery &livery)
{
    if (edge.isEmpty()) {
        return;
    }
    table::fillWithLivery(painter, edge, livery, kPeriod);
    painter.setPen(QPen(kInk, kCut / 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(edge);
}

void paintFlap(QPainter &painter, const QRectF &flap, const Cut &cut, bool isFront)
{
    const Edges edges = edgesOf(flap, cut, isFront);
    paintEdge(painter, edges.narrow, cut.livery);
    paintEdge(painter, edges.broad, cut.livery);
}

// Upright with the feet on the lower edge of `panel`.
void paintFigures(QPainter &painter, const Shapes &shapes, const QRectF &panel)
{
    painter.save();
    painter.setClipRect(panel, Qt::IntersectClip);
    painter.translate(panel.center().x(), panel.bottom() - kGround);
    paintShapes(painter, shapes);
    painter.restore();
}

// Half a turn about the middle of the strip, which is its ridge.
void turnOver(QPainter &painter, const StripShape &shape)
{
    painter.translate(shape.width, 2 * shape.ridge());
    painter.rotate(180);
}

void paintLines(QPainter &painter, const StripShape &shape)
{
    painter.setPen(foldPen());
    for (const double y : {shape.flap, shape.ridge(), shape.ridge() + shape.panel}) {
        painter.drawLine(QLineF(0, y, shape.width, y));
    }
    painter.setPen(cutPen());
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(QPointF(), shape.size()));
}

void paintCut(QPainter &painter, const Cut &cut)
{
    const StripShape &shape = cut.shape;
    paintFlap(painter, shape.frontFlap(), cut, true);
    paintFlap(painter, shape.backFlap(), cut, false);
    paintFigures(painter, cut.picture.front, shape.frontPanel());
    painter.save();
    turnOver(painter, shape);
    paintFigures(painter, cut.picture.back, shape.frontPanel());
    painter.restore();
    paintLines(painter, shape);
}

StampPtr stampOf(const QRectF &frame, std::function<void(QPainter &)> paint)
{
    auto stamp = std::make_shared<Stamp>();
    stamp->frame = frame;
    stamp->paint = std::move(paint);
    return stamp;
}

std::shared_ptr<const StripFace> faceOf(const std::shared_ptr<const Cut> &cut)
{
    const StripShape &shape = cut->shape;
    const QRectF all = QRectF(QPointF(), shape.size()).adjusted(-kCut, -kCut, kCut, kCut);
    auto face = std::make_shared<StripFace>();
    face->shape = shape;
    face->whole = stampOf(all, [cut](QPainter &painter) { paintCut(painter, *cut); });
    face->frontPanel = stampOf(shape.frontPanel(), [cut](QPainter &painter) {
        paintFigures(painter, cut->picture.front, cut->shape.frontPanel());
    });
    face->frontFlap = stampOf(shape.frontFlap(), [cut](QPainter &painter) {
        paintFlap(painter, cut->shape.frontFlap(), *cut, true);
    });
    face->backFlap = stampOf(shape.backFlap(), [cut](QPainter &painter) {
        paintFlap(painter, cut->shape.backFlap(), *cut, false);
    });
    return face;
}

class Tailor
{
public:
    Tailor(const std::vector<SoldierGroup> &roll, const PrintOrder &order)
        : m_roll(roll),
          m_order(order),
          m_art(*order.scenario, order.ink),
          m_scale(order.soldiers.figureScale)
    {
    }

    std::vector<std::vector<Strip>> all()
    {
        forEach([this](const Soldier &soldier, const SoldierGroup &group) { measure(soldier, group); });
        makeEqual();
        std::vector<std::vector<Strip>> strips(m_roll.size());
        for (std::size_t i = 0; i < m_roll.size(); ++i) {
            for (const Soldier &soldier : m_roll[i].soldiers) {
                strips[i].push_back(stripOf(soldier, m_roll[i]));
            }
        }
        return strips;
    }

private:
    template<class Use>
    void forEach(Use use) const
    {
        for (const SoldierGroup &group : m_roll) {
            for (const Soldier &soldier : group.soldiers) {
                use(soldier, group);
            }
        }
    }

    void measure(const Soldier &soldier, const SoldierGroup &group)
    {
        std::shared_ptr<Cut> &cut = m_cuts[keyOf(soldier, group)];
        if (cut) {
            return;
        }
        cut = std::make_shared<Cut>();
        cut->goesAlongDepth = soldier.goesAlongDepth();
        cut->livery = inked(group.livery, m_art.ink());
        const QSizeF base = cut->goesAlongDepth ? soldier.base.transposed() : soldier.base;
        const QSizeF room(base.width() - 2 * kSide, kAnyHeight);
        cut->picture = standPicture(m_art, soldier, group, room, m_scale);
        cut->shape = {base.width(), panelOf(cut->picture), base.height() / 2};
        const double thrifty = thriftyPanel(cut->shape);
        if (thrifty < cut->shape.panel) {
            const QSizeF less(room.width(), thrifty - kHead - kGround);
            cut->picture = standPicture(m_art, soldier, group, less, m_scale);
            cut->shape.panel = thrifty;
        }
    }

    static double panelOf(const StandPicture &picture) { return -picture.ink.top() + kHead + kGround; }

    // A trifle smaller, and one more goes into each column.
    [[nodiscard]] double thriftyPanel(const StripShape &shape) const
    {
        const double column = m_order.paper.content().height();
        const double rows = std::floor(column / shape.size().height());
        const double panel = column / (rows + 1) / 2 - shape.flap - kTrace;
        return panel >= shape.panel * kTrifle ? panel : shape.panel;
    }

    void makeEqual()
    {
        for (auto &[key, cut] : m_cuts) {
            double height = cut->shape.panel;
            for (const auto &[other, c] : m_cuts) {
                if (c->shape.width == cut->shape.width && c->shape.flap == cut->shape.flap &&
                    c->shape.panel < cut->shape.panel + kAlike) {
                    height = std::max(height, c->shape.panel);
                }
            }
            cut->shape.panel = height;
        }
    }

    Strip stripOf(const Soldier &soldier, const SoldierGroup &group)
    {
        const QString key = keyOf(soldier, group);
        std::shared_ptr<const StripFace> &face = m_faces[key];
        if (!face) {
            face = faceOf(m_cuts.at(key));
        }
        return {soldier, face};
    }

    const std::vector<SoldierGroup> &m_roll;
    const PrintOrder &m_order;
    FigureArt m_art;
    double m_scale;
    std::map<QString, std::shared_ptr<Cut>> m_cuts;
    std::map<QString, std::shared_ptr<const StripFace>> m_faces;
};

// Where the name goes: the flap without its edges, a little away from folds and cuts.
QRectF roomForName(const StripShape &shape, bool goesAlongDepth, bool isFront)
{
    const double broad = edgeOf(shape);
    const double narrow = broad * kBackEdge;
    const QRectF flap = shape.frontFlap();
    const double far = goesAlongDepth || !isFront ? narrow : broad;
    // The back is written when the strip is turned over: its front edge is then on the left.
    const double right = goesAlongDepth && isFront ? broad : 0.0;
    const double left = goesAlongDepth && !isFront ? broad : 0.0;
    return flap.adjusted(left + 0.8, 0.4, -right - 0.8, -far - 0.2);
}

// In one line; where it needs more, they break between the languages only, if letters need not become too
// small.
QString nameIn(const PageCanvas &canvas, const QString &name, double width, double size)
{
    QStringList parts = brokenBetweenLanguages(canvas, name, width, {size, true}).split(QLatin1Char('\n'));
    if (parts.size() < 2) {
        return name;
    }
    for (QString &part : parts) {
        const bool isShort = canvas.widthOf(part, {size * kLeastName, true}) <= width;
        part = isShort ? part.replace(QLatin1Char(' '), QChar::Nbsp) : part;
    }
    return parts.join(QLatin1Char('\n'));
}

void writeName(PageCanvas &canvas, const Strip &strip, bool isFront)
{
    const QRectF room = roomForName(strip.shape(), strip.soldier.goesAlongDepth(), isFront);
    const double size = std::clamp(room.height() * 0.36, 1.8, 3.6);
    const bool hasNumber = !strip.soldier.number.isEmpty();
    const double split = hasNumber ? room.height() * 0.62 : room.height();
    canvas.text(QRectF(room.topLeft(), QSizeF(room.width(), split)),
                nameIn(canvas, strip.soldier.name, room.width(), size), {size, true, kInk, Qt::AlignCenter});
    if (hasNumber) {
        canvas.text(room.adjusted(0, split, 0, 0), strip.soldier.number,
                    {size * 0.8, false, kInk, Qt::AlignCenter});
    }
}

} // namespace

std::vector<std::vector<Strip>> stripsOf(const std::vector<SoldierGroup> &roll, const PrintOrder &order)
{
    return Tailor(roll, order).all();
}

void paintStrip(PageCanvas &canvas, const Strip &strip, QPointF at, bool isTurned)
{
    QTransform where = QTransform::fromTranslate(at.x(), at.y());
    if (isTurned) { // a quarter to the left: its lower left corner comes to lie at the lower right
        where.translate(0, strip.shape().width);
        where.rotate(-90);
    }
    canvas.place(strip.face->whole, where);
    QPainter &painter = canvas.shapes();
    painter.save();
    painter.setTransform(where, true);
    writeName(canvas, strip, true);
    turnOver(painter, strip.shape());
    writeName(canvas, strip, false);
    painter.restore();
}

} // namespace zama::print
