"""One horse in six poses."""
from kit import *

HOOF = [(-7.5,-2), (6,-3), (13,9.5), (11,11.5), (-8,11.5), (-9,9)]


def hoof(x, y, ang=0, s=1.0, fill='mane'):
    """Hoof, coronet centre at x, y; ang turns it clockwise (degrees, 0 = flat on the ground: sole at y + 11.5)."""
    r = math.radians(ang)
    return ([(x+s*(px*math.cos(r)-py*math.sin(r)), y+s*(px*math.sin(r)+py*math.cos(r)), 0.35) for px,
        py in HOOF], fill)


# one body for all poses: shoulder, barrel, croup, neck, head
BACK = [(27,-213), (10,-205), (-14,-200), (-40,-203), (-64,-209), (-88,-202), (-104,-185), (-110,-162),
    (-102,-138), (-80,-122), (-54,-121)]
BELLY = [(-28,-116), (4,-108), (34,-107), (60,-114), (80,-128), (94,-150)]
NECKF = [(99,-172), (100,-196), (103,-222), (107,-242), (112,-250,0.7)]
HEAD = [(122,-246), (130,-238), (138,-226), (144,-216), (150,-211), (159,-211), (166,-218), (166,-229),
    (160,-243), (151,-262), (144,-280), (136,-294), (124,-302)]
CREST = [(111,-305), (94,-302), (72,-287), (52,-262), (38,-236)]
BODY = BACK+BELLY+NECKF+HEAD+CREST

# ------------------------------------------------------------------ one body: neck lower (nod), reared (tilt), leaner (lean)
PIVOT = (-84,-165)  # the hip: a rearing horse turns about it
NECK0 = (62,-195)  # the root of the neck


def turn(p, a, about):
    r = math.radians(a)
    x, y = p[0]-about[0], p[1]-about[1]
    return (about[0]+x*math.cos(r)-y*math.sin(r), about[1]+x*math.sin(r)+y*math.cos(r))+tuple(p[2:])


class Shape:
    """How this horse differs from the drawn one: nod and tilt in degrees (tilt < 0 rears), lean 0..1."""
    def __init__(s, nod=0, tilt=0, lean=0):
        s.nod, s.tilt, s.lean = nod, tilt, lean
    def neck_weight(s, p):
        t = ((p[0]-NECK0[0])*0.45-(p[1]-NECK0[1])*0.9)/62
        return max(0.0, min(1.0, t))
    def thin(s, p):
        if not s.lean:
            return p
        x, y = p[0], p[1]
        if y>-168 and x>-92:
            y -= s.lean*11*max(0, min(1, (y+168)/40))*math.exp(-((x-4)/78.0)**2)
        # neck: the crest comes down towards the throat
        if y<-204 and x<112 and x>20:
            w = min(1, (-204-y)/50)
            x += s.lean*9*w
            y += s.lean*5*w
        return (x,y)+tuple(p[2:])
    def __call__(s, p):
        p = s.thin(p)
        if s.nod:
            p = turn(p, s.nod*s.neck_weight(p), NECK0)
        return turn(p, s.tilt, PIVOT) if s.tilt else p
    def pts(s, L):
        return [s(p) for p in L]
    def legs(s, parts):
        return [(bez([turn(p, s.tilt, PIVOT) for p in d]) if isinstance(d, list) else d, f) for d, f in parts]
    def t(s):
        return 'rotate(%s %s %s)'%(n0(s.tilt), n0(PIVOT[0]), n0(PIVOT[1])) if s.tilt else None
    def head_t(s):
        return ' '.join(k for k in (s.t(), 'rotate(%s %s %s)'%(n0(s.nod), n0(NECK0[0]),
            n0(NECK0[1])) if s.nod else None) if k) or None


PLAIN = Shape()


def body_parts(sh=PLAIN):
    return [(sh.pts(BODY), 'horse')]


def body_shade(o, sh=PLAIN):
    o.append(F(bez(sh.pts([(84,-135,0.4), (74,-125), (60,-115.5), (34,-108.5), (4,-109.5), (-28,-117),
        (-40,-120.5,0.4), (-24,-125), (4,-120), (38,-119), (62,-128)])), 'horse-'))
    o.append(F(bez(sh.pts([(98.5,-176,0.4), (99.5,-200), (102.5,-224), (106.5,-243), (112,-249,0.5),
        (121,-246,0.4), (110,-260), (98,-250), (91,-226), (92,-198)])), 'horse-'))


# legs: each is a list of (contour points, slot); hooves take the slot mane
def fore(nodes_up, nodes_low, hoof_at, fill='horse'):
    return [(limb_pts(nodes_up), fill), (limb_pts(nodes_low), fill), hoof(*hoof_at)]


def hind(front, back, hoof_at):
    return [(front+back,'horse'), hoof(*hoof_at)]


def hind_stand():
    return hind([(-58,-160), (-40,-138), (-43,-120), (-57,-99), (-65,-80), (-62,-50), (-57,-30), (-51,-17)],
        [(-63,-15), (-72,-27), (-73,-46), (-79,-66), (-88,-83,0.8), (-83,-98), (-93,-124), (-108,-156),
        (-90,-178)], (-56,-17))


def hind_back():
    """Planted behind, about to leave the ground: the walk."""
    return hind([(-56,-160), (-40,-138), (-46,-118), (-64,-98), (-80,-80), (-83,-52), (-83,-31), (-79,-17)],
        [(-92,-15), (-99,-28), (-96,-47), (-96,-66), (-101,-84,0.8), (-93,-100), (-99,-124), (-110,-156),
        (-90,-178)], (-85,-17,8))


def hind_under():
    return hind([(-22,-160), (2,-136), (-1,-118), (-17,-97), (-27,-80), (-19,-50), (-11,-30), (-3,-17)],
        [(-15,-15), (-26,-27), (-30,-46), (-40,-66), (-50,-83,0.8), (-44,-98), (-53,-124), (-71,-150),
        (-60,-178)], (-8,-17))


def hind_walk():
    return hind([(-34,-160), (-14,-136), (-17,-118), (-33,-97), (-42,-80), (-37,-50), (-31,-30), (-24,-17)],
        [(-36,-15), (-46,-27), (-49,-46), (-57,-66), (-66,-83,0.8), (-60,-98), (-69,-124), (-85,-150),
        (-70,-178)], (-29,-17))


def hind_push():
    return hind([(-50,-160), (-40,-136), (-50,-116), (-78,-98), (-100,-84), (-114,-54), (-124,-30),
        (-124,-18)], [(-136,-20), (-143,-34), (-134,-50), (-124,-70), (-121,-90,0.8), (-110,-104),
        (-106,-124), (-111,-152), (-90,-178)], (-129,-17.5,14))


def hind_push_far():
    return hind([(-36,-160), (-16,-138), (-24,-118), (-46,-97), (-62,-82), (-68,-54), (-75,-31), (-74,-18)],
        [(-86,-20), (-93,-34), (-87,-50), (-80,-70), (-83,-88,0.8), (-76,-102), (-80,-124), (-92,-152),
        (-76,-178)], (-79,-17.5,12))


def hind_crouch():
    """Under a rearing horse: deep in the hock, hoof below the weight."""
    return hind([(-48,-168), (-24,-146), (-24,-126), (-42,-104), (-58,-86), (-50,-56), (-42,-32), (-33,-17)],
        [(-46,-15), (-58,-28), (-63,-48), (-76,-66), (-88,-84,0.8), (-80,-100), (-92,-126), (-112,-150),
        (-96,-182)], (-38,-17))


def hind_crouch_far():
    return hind([(-22,-168), (8,-150), (8,-130), (-10,-106), (-24,-88), (-15,-58), (-6,-33), (3,-17)],
        [(-10,-15), (-22,-28), (-28,-48), (-42,-66), (-54,-84,0.8), (-46,-100), (-58,-126), (-80,-150),
        (-66,-182)], (-2,-17))


def fore_lift():
    return fore([(66,-168,22,28), (72,-142,22,26), (98,-126,17,16), (120,-118,10.5,11), (126,-116,8,9)],
        [(116,-124,8,9), (126,-114,10,10), (123,-98,7.8,8), (118,-78,6.4,6.4), (114,-66,8.5,8.5),
        (107,-56,7,7)], (105,-55,50))


def fore_lift_far():
    return fore([(70,-164,22,26), (84,-144,20,22), (110,-138,14,14), (134,-136,10.5,11), (140,-135,8,9)],
        [(131,-142,8,9), (140,-133,10,10), (141,-116,7.8,8), (139,-97,6.4,6.4), (137,-85,8.5,8.5),
        (131,-74,7,7)], (129,-73,44))


def fore_rear():
    """Reared: pawing forward."""
    return fore([(66,-166,22,28), (78,-140,21,24), (106,-130,16,15), (128,-126,10.5,11), (134,-124,8,9)],
        [(124,-131,8,9), (135,-122,10,10), (138,-104,7.8,8), (140,-84,6.4,6.4), (142,-71,8.5,8.5),
        (138,-60,7,7)], (137,-58,28))


def fore_down():
    return fore([(62,-146,20,22), (66,-108,14,13.5), (69,-76,10,9.5)],
        [(68.5,-84,9,9), (70,-70,9.5,9), (70,-46,6.4,6.4), (72,-29,8.5,8.5), (78,-17,7,7)], (78,-17))


def fore_back():
    return fore([(62,-148,20,22), (62,-108,14,13.5), (58,-76,10,9.5)],
        [(59,-84,9,9), (57,-70,9.5,9), (50,-46,6.4,6.4), (47,-30,8.5,8.5), (50,-17,7,7)], (49,-17.5,8))


def fore_step():
    """The walk: far foreleg set forward, on the ground."""
    return fore([(66,-152,20,22), (84,-112,14,13.5), (93,-78,10,9.5)],
        [(92,-86,9,9), (95,-71,9.5,9), (103,-47,6.4,6.4), (108,-30,8.5,8.5), (116,-17,7,7)], (115,-17,-3))


def fore_reach():
    return fore([(66,-166,22,28), (74,-142,21,25), (100,-124,15.5,15), (126,-112,10.5,10.5)],
        [(116,-117,9.5,9.5), (130,-109,9.8,9.6), (146,-93,6.8,6.8), (158,-81,8.6,8.6), (168,-75,7,7)],
        (169,-75,-22))


def fore_fold_far():
    """Canter, far foreleg: drawn up, the cannon folded under."""
    return fore([(66,-160,22,22), (86,-134,19,18), (112,-118,13,12), (126,-112,10.5,10.5)],
        [(117,-118,9.5,9.5), (127,-108,9.8,9.6), (124,-89,6.9,6.9), (119,-72,6.6,6.6), (116,-61,8.4,8.4),
        (110,-51,7,7)], (108,-50,40))


def fore_reach_low():
    return fore([(62,-150,22,20), (76,-122,19,17), (102,-92,11,11)],
        [(96,-99,9.5,9.5), (108,-86,9.8,9.5), (121,-64,6.8,6.8), (130,-48,8.6,8.6), (140,-40,7,7)],
        (141,-39,-14))


# near hind, near fore, far hind, far fore, tail, shape
POSES = {'parade': (hind_stand, fore_lift, hind_under, fore_down, 'parade', Shape()),
    'walk': (hind_back, fore_back, hind_walk, fore_step, 'parade', Shape(nod=13)),
    'stand': (hind_stand, fore_down, hind_walk, fore_step, 'parade', Shape(nod=5)),
    'canter': (hind_push, fore_reach, hind_under, fore_fold_far, 'canter', Shape()),
    'gallop': (hind_push, fore_reach, hind_push_far, fore_reach_low, 'canter', Shape(nod=17)),
    'rear': (hind_crouch, fore_rear, hind_crouch_far, fore_lift_far, 'rear', Shape(nod=10, tilt=-25)),}
TAILS = {'parade': ([(-96,-202), (-114,-207), (-132,-194), (-141,-164), (-142,-126), (-152,-92),
    (-168,-68,'c'), (-140,-80), (-122,-104), (-114,-140), (-110,-176)],
    [(-112,-196), (-124,-170), (-126,-130), (-142,-88)]),
    'canter': ([(-94,-203), (-112,-212), (-136,-210), (-158,-196), (-176,-172), (-204,-156,'c'), (-174,-154),
    (-150,-160), (-132,-174), (-112,-182)], [(-112,-202), (-136,-197), (-156,-180), (-178,-164)]),
    'rear': ([(-106,-182), (-122,-186), (-142,-172), (-152,-142), (-154,-106), (-166,-72), (-184,-48,'c'),
    (-152,-62), (-134,-88), (-124,-122), (-114,-152)], [(-120,-176), (-134,-150), (-138,-112), (-156,-70)]),}
MANE = [(120,-304), (96,-304), (72,-289), (51,-264), (37,-238), (26,-214,'c'), (42,-207,0.8), (50,-218,'c'),
    (60,-216,0.8), (64,-234,'c'), (74,-233,0.8), (76,-251,'c'), (87,-250,0.8), (88,-268,'c'), (99,-266,0.8),
    (102,-282,'c'), (116,-281,0.8), (131,-297)]
MANE_SHORT = [(122,-302), (112,-312), (98,-312,0.6), (88,-304), (76,-300,0.6), (66,-288), (54,-278,0.6),
    (48,-264), (38,-250,0.6), (34,-232), (26,-214,'c'), (38,-214), (50,-236), (66,-258), (84,-276),
    (104,-286), (120,-290)]


def shaded(parts):
    return [(p,'horse-' if f == 'horse' else f) for p, f in parts]


def head_details(bridle=True, harness='leather', phalerae=True):
    o = [P([(110,-300,'c'), (110,-312,0.8), (117,-325,'c'), (125,-309,0.8), (125,-298,'c')], 'horse', 3)]
    o.append(F([(114,-301,'c'), (114.5,-311,0.8), (117,-319,'c'), (119.5,-308,0.8), (119,-300,'c')],
        'horse-'))
    o.append(L([(112,-262), (119,-250), (128,-247)], 2.4, 'horse-'))
    if bridle:
        o.append(strap([(146,-244), (138,-256), (126,-276), (114,-297)], 2.6, harness, 1.6))
        o.append(strap([(133,-232), (145,-243), (158,-246)], 2.6, harness, 1.6))
        o.append(strap([(119,-284), (130,-287), (141,-284)], 2.6, harness, 1.6))
        o.append(noedge([E(145, -240, 3.6, 3.6, 'metal', 2)]))
        if phalerae:
            o.append(noedge([E(122, -283, 3, 3, 'metal', 1.8)]))
    o.append(E(137.5, -269, 3.4, 4.2, 'outline', 0, 20))
    o.append(L([(130,-276), (136,-278.5), (142,-275)], 2))
    o.append(L([(160,-228), (163,-223), (160,-220)], 2.6))
    o.append(L([(149,-218), (157,-216.5)], 2.2))
    return o


def horse(pose='parade', bridle=True, mane='long', breast=True, chest='leather', rope=False, lean=0,
    body_over=(), head_over=(), nod=None, phalerae=True):
    """Layers of the horse: far, near (front view) and the same seen from the other side.
    body_over lies on body and legs (barding), head_over on the head; both in the frame of the drawn horse."""
    nh, nf, fh, ff, tl_, sh = POSES[pose]
    sh = Shape(sh.nod if nod is None else nod, sh.tilt, lean)
    nh, fh = [slim(f(), lean) for f in (nh,fh)]
    nf, ff = [sh.legs(slim(f(), lean)) for f in (nf,ff)]
    t, tl = TAILS[tl_]
    tail = [P(t, 'mane'), L(tl, 2.2, 'mane-')]
    def one(nearlegs, farlegs):
        o = list(tail)
        o.append(U(shaded(farlegs)))
        n = [U(body_parts(sh)+nearlegs)]
        s_ = []
        body_shade(s_, sh)
        n += s_
        n.append(L([(-46,-160), (-39,-142), (-43,-124)], 2.4))
        n.append(L(sh.pts([(72,-178), (82,-160), (82,-146)]), 2.4))
        if body_over:
            n.append(G(list(body_over(sh) if callable(body_over) else body_over),
                sh.t() if not callable(body_over) else None))
        if mane:
            n.append(P(sh.pts(MANE if mane=='long' else MANE_SHORT), 'mane', 2.8))
        if sh.head_t():
            n.append(G(head_details(bridle, phalerae=phalerae), sh.head_t()))
        else:
            n += head_details(bridle, phalerae=phalerae)
        if head_over:
            n.append(G(list(head_over), sh.head_t()))
        if rope:
            n.append(strap(sh.pts([(62,-272), (80,-262), (96,-246), (104,-228)]), 3.4, 'linen', 2))
        if breast:
            n.append(strap(sh.pts([(26,-196), (50,-182), (74,-168), (94,-160)]), 3.4, chest, 2))
        return o, n
    return one(nh+nf, fh+ff), one(fh+ff, nh+nf)


def slim(parts, lean):
    """Finer legs for a lean horse: every contour drawn in about its own middle line."""
    if not lean:
        return parts
    out = []
    for d, f in parts:
        if f == 'mane' or not isinstance(d, list):
            out.append((d,f))
            continue
        N = len(d)
        k = []
        for i, p in enumerate(d):
            # nearest point of the other side of the limb, found across the contour
            q = min((r for j, r in enumerate(d) if min(abs(i-j), N-abs(i-j))>2),
                key=lambda r:math.hypot(r[0]-p[0], r[1]-p[1]))
            dist = math.hypot(q[0]-p[0], q[1]-p[1])
            w = 0.12*lean if dist<40 else 0
            k.append((p[0]+(q[0]-p[0])*w, p[1]+(q[1]-p[1])*w)+tuple(p[2:]))
        out.append((k,f))
    return out
