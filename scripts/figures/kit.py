"""Drawing kit for the paper figures: colour slots, smooth contours, limbs, union outlines, files.

Units are 0.1 mm of the printed figure; x grows to the right (the figure faces right), y grows down, the ground is
y = 0. Nodes are named by a letter, because a figure is made of hundreds: P a part with its outline, F a fill without
one, L a line, E an ellipse, U several contours outlined as one body, G a group.
"""
import json
import math
from pathlib import Path

RESOURCES = Path(__file__).resolve().parents[2]/'resources'

# ---------------------------------------------------------------- every colour a figure may contain
CATALOGUE = json.loads((RESOURCES/'figures/catalogue.json').read_text(encoding='utf-8'))
# slot: (its colour in a drawing, the shade of it); contour is the line round the silhouette alone
SLOTS = {slot: (tones['base'], tones['shade']) for slot, tones in CATALOGUE['slots'].items()}


def c(slot):
    if slot is None:
        return 'none'
    if slot.startswith('#') or slot == 'none':
        return slot
    if slot.endswith('-'):
        return SLOTS[slot[:-1]][1]
    return SLOTS[slot][0]


def n(v):
    s = '%.1f' % v
    return s[:-2] if s.endswith('.0') else s


def n0(v):
    s = n(v)
    return '0' if s == '-0' else s


# ---------------------------------------------------------------- geometry
def bez(pts, closed=True, k=0.5):
    """Smooth contour through pts: (x, y) is smooth, (x, y, 'c') a corner, (x, y, t) has a roundness t of 0 to 1.5."""
    P = [(p[0], p[1]) for p in pts]
    R = [(0.0 if (len(p) > 2 and p[2] == 'c') else (p[2] if len(p) > 2 else 1.0)) for p in pts]
    N = len(P)
    def tan(i):
        if R[i] == 0:
            return (0.0,0.0)
        if not closed and i in (0,N-1):
            return (0.0,0.0)
        a, b, q = P[(i-1) % N], P[i], P[(i+1) % N]
        d1 = math.hypot(b[0]-a[0], b[1]-a[1]) or 1e-6
        d2 = math.hypot(q[0]-b[0], q[1]-b[1]) or 1e-6
        # unit direction weighted by the neighbours (centripetal feeling, no overshoot)
        tx = (b[0]-a[0])/d1*d2 + (q[0]-b[0])/d2*d1
        ty = (b[1]-a[1])/d1*d2 + (q[1]-b[1])/d2*d1
        L = math.hypot(tx, ty) or 1e-6
        return (tx/L*R[i], ty/L*R[i])
    out = 'M%s %s' % (n0(P[0][0]), n0(P[0][1]))
    for i in range(N if closed else N-1):
        a, b = P[i], P[(i+1) % N]
        d = math.hypot(b[0]-a[0], b[1]-a[1])*0.36
        ta, tb = tan(i), tan((i+1) % N)
        if ta == (0.0,0.0) and tb == (0.0,0.0):
            out += 'L%s %s' % (n0(b[0]), n0(b[1]))
            continue
        # a corner end aims at the other handle, which gives a soft quadratic-like end
        c1 = (a[0]+ta[0]*d, a[1]+ta[1]*d)
        c2 = (b[0]-tb[0]*d, b[1]-tb[1]*d)
        if ta == (0.0,0.0):
            c1 = (a[0]+(c2[0]-a[0])*0.4, a[1]+(c2[1]-a[1])*0.4)
        if tb == (0.0,0.0):
            c2 = (b[0]+(c1[0]-b[0])*0.4, b[1]+(c1[1]-b[1])*0.4)
        out += 'C%s %s %s %s %s %s' % tuple(n0(v) for v in (*c1,*c2,*b))
    return out + ('Z' if closed else '')


def limb_pts(nodes, cap=True):
    """Contour of a limb: nodes (x, y, front, back) half-widths; travelling down, front is +x."""
    F, B = [], []
    N = len(nodes)
    for i, nd in enumerate(nodes):
        x, y, f, b = nd[:4]
        a = nodes[max(0, i-1)]
        q = nodes[min(N-1, i+1)]
        dx, dy = q[0]-a[0], q[1]-a[1]
        L = math.hypot(dx, dy) or 1e-6
        nx, ny = dy/L, -dx/L
        F.append((x+nx*f,y+ny*f))
        B.append((x-nx*b,y-ny*b))
    return F + B[::-1]


def limb(nodes, k=None):
    return bez(limb_pts(nodes))


def arc_pts(cx, cy, rx, ry, a0, a1, steps=8, rot=0):
    out = []
    for i in range(steps+1):
        a = math.radians(a0+(a1-a0)*i/steps)
        x, y = rx*math.cos(a), ry*math.sin(a)
        r = math.radians(rot)
        out.append((cx+x*math.cos(r)-y*math.sin(r), cy+x*math.sin(r)+y*math.cos(r)))
    return out


def circ(cx, cy, r, ry=None):
    """A circle or ellipse as four curves (SVG Tiny has no arcs in path data)."""
    ry = r if ry is None else ry
    a, b = r*0.5523, ry*0.5523
    v = (cx-r, cy, cx-r, cy-b, cx-a, cy-ry, cx, cy-ry, cx+a, cy-ry, cx+r, cy-b, cx+r, cy, cx+r, cy+b, cx+a,
        cy+ry, cx, cy+ry, cx-a, cy+ry, cx-r, cy+b, cx-r, cy)
    return 'M%s %sC%s %s %s %s %s %sC%s %s %s %s %s %sC%s %s %s %s %s %sC%s %s %s %s %s %sZ' % tuple(n0(round(i,
        2)) for i in v)


# ---------------------------------------------------------------- elements
# The line: an outer contour of 0.5 mm round the whole figure (layer "silhouette") and finer lines inside it.
OUTER = 4.6  # visible outer contour
W = 3.4  # line round a part
WI = 2.4  # detail line
FINE = 1.2  # texture: rings, scales, quilting; dark, so that it stays when every slot is white


class Node:
    """One SVG element (or group) that can also say what it adds to the silhouette."""
    def __init__(s, tag, geo='', fill='none', stroke=None, sw=0, kids=None, t=None, sil=None, name=None):
        s.tag, s.geo, s.fill, s.stroke, s.sw = tag, geo, fill, stroke, sw
        s.kids, s.t, s.sil, s.name = kids, t, sil, name
    def svg(s):
        a = ' id="%s"' % s.name if s.name else ''
        if s.t:
            a += ' transform="%s"' % s.t
        if s.fill is not None:
            a += ' fill="%s"' % c(s.fill)
        if s.stroke:
            a += ' stroke="%s" stroke-width="%s"' % (c(s.stroke), n(s.sw))
        if s.tag == 'g':
            return '<g%s>%s</g>' % (a, ''.join(k.svg() for k in s.kids))
        return '<%s %s%s/>' % (s.tag,s.geo,a)
    def leaves(s, t=''):
        """(transform, element) of everything that belongs to the silhouette."""
        if s.t:
            t = (t+' '+s.t).strip()
        if s.tag == 'g':
            for k in s.kids:
                yield from k.leaves(t)
        elif s.sil is not None:
            f = '' if s.fill != 'none' else ' fill="none"'
            w = '' if abs(s.sil-2*(OUTER-W/2)) < 0.01 else ' stroke-width="%s"' % n(s.sil)
            yield t, '<%s %s%s%s/>' % (s.tag,s.geo,f,w)


def silhouette(items):
    by = {}
    for i in flat(items):
        for t, e in i.leaves():
            by.setdefault(t, {})[e] = 1
    return '\n'.join(('<g transform="%s">%s</g>' % (t, ''.join(es)) if t else ''.join(es)) for t,
        es in by.items())


def P(d, fill, sw=W, stroke='outline'):
    if isinstance(d, list):
        d = bez(d)
    return Node('path', 'd="%s"' % d, fill, stroke if sw else None, sw, sil=2*(OUTER-W/2) if sw else None)


def F(d, fill):
    return P(d, fill, 0)


def L(d, sw=WI, stroke='outline'):
    if isinstance(d, list):
        d = bez(d, closed=False)
    return Node('path', 'd="%s"' % d, 'none', stroke, sw)


def strap(pts, w, fill, edge=W-0.6):
    """A coloured band with dark edges: straps, shafts, reins."""
    d = bez(pts, closed=False) if isinstance(pts, list) else pts
    return [Node('path', 'd="%s"' % d, 'none', 'outline', w+2*edge, sil=w+2*OUTER-1.4),
        Node('path', 'd="%s"' % d, 'none', fill, w)]


def rod(x1, y1, x2, y2, w, fill):
    return strap('M%s %sL%s %s' % tuple(n0(v) for v in (x1,y1,x2,y2)), w, fill)


def E(cx, cy, rx, ry, fill, sw=W, rot=0, stroke='outline'):
    t = 'rotate(%s %s %s)' % (n0(rot), n0(cx), n0(cy)) if rot else None
    if rx == ry:
        g, tag = 'cx="%s" cy="%s" r="%s"' % (n0(cx), n0(cy), n0(rx)), 'circle'
    else:
        g, tag = 'cx="%s" cy="%s" rx="%s" ry="%s"' % (n0(cx), n0(cy), n0(rx), n0(ry)), 'ellipse'
    return Node(tag, g, fill, stroke if sw else None, sw, t=t, sil=2*(OUTER-W/2) if sw else None)


def dot(x, y, r, fill='outline'):
    return E(x, y, r, r, fill, 0)


def G(items, t=None, name=None):
    return Node('g', kids=flat(items), fill=None, t=t, name=name)


def U(parts, sw=2*W, name=None):
    """Union outline: parts [(contour, fill)] are outlined as one body, without lines where they join."""
    ds = [((bez(d) if isinstance(d, list) else d), f) for d, f in parts]
    a = [Node('path', 'd="%s"' % d, None, sil=2*OUTER) for d, f in ds]
    b = [Node('path', 'd="%s"' % d, f) for d, f in ds]
    ga = Node('g', kids=a, fill='outline', stroke='outline', sw=sw)
    return [ga, Node('g', kids=b, fill=None)]


def flat(x):
    out = []
    for i in x:
        if isinstance(i, (list,tuple)):
            out += flat(i)
        elif i:
            out.append(i)
    return out


def alt(front, back):
    """Parts that look different from behind: the first carries what replaces them all there."""
    f = flat(front)
    for i, nd in enumerate(f):
        nd.alt = flat(back) if i == 0 else []
    return f


def from_behind(items):
    out = []
    for nd in flat(items):
        out += nd.alt if getattr(nd, 'alt', None) is not None else [nd]
    return out


def dev(shapes, fill='emblem', w=1.5):
    """A shield device: its shapes as one body with a fine line of their own, to be seen when all slots are white."""
    return noedge(U([(d,fill) for d in shapes], 2*w))


def noedge(items):
    """The same parts without a say in the silhouette (for details that stay inside it)."""
    items = flat(items)
    for i in items:
        i.sil = None
        if i.kids:
            noedge(i.kids)
    return items


LIFT = 4.6  # the outer contour stands on y = 0
DOCUMENT = '''<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" viewBox="%s %s %s %s">
<title>%s</title>
<g stroke-linejoin="round" stroke-linecap="round" transform="%s">
<g id="silhouette" fill="%s" stroke="%s" stroke-width="5.8">
%s
</g>
<g id="figure">
%s
</g>
</g>
</svg>
'''


def document(items, box, title, sil=None, mirror=False, lift=LIFT):
    """items: the drawing; sil: lists of parts that make up the silhouette (default: items)."""
    x, y, w, h = box
    items = flat(items)
    src = flat(sil) if sil is not None else items
    # one id each: a file with several devices has emblem, emblem-2, ...
    seen = [0]
    def number(i):
        if i.name and i.name.startswith('emblem'):
            seen[0] += 1
            i.name = 'emblem' if seen[0] == 1 else 'emblem-%d' % seen[0]
        for j in i.kids or []:
            number(j)
    for i in items:
        number(i)
    o = c('contour')
    turn = 'matrix(-1 0 0 1 0 -%s)' if mirror else 'translate(0 -%s)'
    return DOCUMENT % (n0(x), n0(y), n0(w), n0(h), title, turn % n(lift), o, o, silhouette(src),
        '\n'.join(i.svg() for i in items))
