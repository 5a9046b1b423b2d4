"""One-colour icons (24 x 24), dice, markers and the program's emblem."""
from man_peoples import *
from horse import BODY, NECKF, HEAD
from elephant import *
INK = '#2b2320'
ICON = '''<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" viewBox="0 0 %d %d">
<title>%s</title>
<g fill="%s" stroke="none" stroke-linejoin="round" stroke-linecap="round" fill-rule="evenodd">
%s
</g>
</svg>
'''
PLATE = '''<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" viewBox="0 0 %d %d">
<title>%s</title>
<g>
%s
</g>
</svg>
'''


def f2(v):
    s = '%.2f' % v
    s = s.rstrip('0').rstrip('.')
    return '0' if s in ('-0','') else s


def scaled(pts, s, dx, dy):
    return [(p[0]*s+dx, p[1]*s+dy, *p[2:]) for p in pts]


def bz(pts, closed=True):
    import kit
    keep = kit.n
    kit.n = f2
    try:
        return bez(pts, closed)
    finally:
        kit.n = keep


def ring(cx, cy, r, ry=None):
    import kit
    keep = kit.n
    kit.n = f2
    try:
        return circ(cx, cy, r, ry)
    finally:
        kit.n = keep


def icon(body, title, size=24):
    return ICON % (size, size, title, INK, '\n'.join(body))


def fp(d, extra=''):
    return '<path d="%s"%s/>' % (d,extra)


def sp(d, w=1.8):
    return '<path d="%s" fill="none" stroke="%s" stroke-width="%s"/>' % (d, INK, f2(w))


def rot(d, a, x, y):
    return '<g transform="rotate(%s %s %s)">%s</g>' % (f2(a), f2(x), f2(y), d)


def shield(cx, cy, rx, ry):
    """Oval shield: body, with spine and boss left open."""
    return (ring(cx, cy, rx, ry)+bz([(cx-.7,cy-3.6,'c'), (cx-.45,cy-ry+2,'c'), (cx+.45,cy-ry+2,'c'),
        (cx+.7,cy-3.6,'c')])+bz([(cx-.7,cy+3.6,'c'), (cx+.7,cy+3.6,'c'), (cx+.45,cy+ry-2,'c'),
        (cx-.45,cy+ry-2,'c')])+ring(cx, cy, 2.1, 2.6)+ring(cx, cy, 1.0, 1.3))


def javelin(x1, y1, x2, y2, w=1.5, head=4.4, hw=1.7):
    L_ = math.hypot(x2-x1, y2-y1)
    ux, uy = (x2-x1)/L_, (y2-y1)/L_
    bx, by = x2-ux*head, y2-uy*head
    mx, my = x2-ux*head*.62, y2-uy*head*.62
    return [sp('M%s %sL%s %s' % tuple(f2(v) for v in (x1,y1,bx,by)), w),
        fp(bz([(x2,y2,'c'), (mx-uy*hw, my+ux*hw, 'c'), (bx,by,'c'), (mx+uy*hw, my-ux*hw, 'c')]))]


HORSE = [(20,-160,'c'), (26,-200), (38,-236), (52,-262), (72,-287), (94,-302), (108,-305,'c'), (112,-328,'c'),
    (124,-308,0.6), (136,-294), (144,-280), (151,-262), (160,-243), (166,-229), (166,-218), (159,-211),
    (150,-211), (142,-217), (132,-230), (122,-240), (114,-240,0.8), (110,-228), (112,-206), (118,-184),
    (128,-160,'c'), (74,-166)]
# fewer points, no ear tip: for the outlined icon
HORSE_S = [(30,-160,'c'), (40,-216), (64,-276), (96,-305), (110,-324,'c'), (124,-306,0.5), (144,-276),
    (164,-236,0.8), (158,-214,0.8), (140,-216), (118,-238,0.7), (114,-206), (124,-160,'c')]


def horsehead(s=0.128, dx=-0.4, dy=43.0):
    return scaled(HORSE, s, dx, dy)


ELE = [(-160,-252), (-134,-286), (-96,-301), (-54,-292), (-6,-286), (36,-292), (70,-304), (104,-310),
    (122,-330), (150,-338), (180,-328), (202,-304), (216,-274), (232,-236), (243,-190), (241,-146),
    (244,-108), (254,-86), (270,-76), (286,-88,0.5), (300,-78,0.5), (288,-56), (264,-48), (238,-56),
    (220,-82), (212,-120), (209,-160), (204,-192), (192,-204), (170,-196), (152,-180), (136,-150), (126,-110),
    (116,-60), (118,-5,'c'), (58,-5,'c'), (62,-60), (64,-104), (54,-122,0.6), (10,-116), (-40,-120),
    (-78,-128,0.6), (-90,-100), (-94,-60), (-90,-5,'c'), (-150,-5,'c'), (-148,-64), (-152,-116), (-166,-170),
    (-170,-214)]
EARH = [(148,-306), (120,-322), (92,-308), (76,-272), (80,-236), (94,-206), (108,-194), (124,-202),
    (138,-232), (158,-262), (162,-290)]
EARI = [(144,-296), (122,-308), (102,-298), (90,-270), (93,-240), (104,-214), (110,-208), (118,-212),
    (130,-238), (149,-264), (152,-286)]


def star(cx, cy, r, k=5, q=0.42, a0=-90):
    return bz([(cx+(r if i % 2 == 0 else r*q)*math.cos(math.radians(a0+i*180/k)),
        cy+(r if i % 2 == 0 else r*q)*math.sin(math.radians(a0+i*180/k)), 'c') for i in range(2*k)])


def leafd(x, y, a, l, w):
    r = math.radians(a)
    T = lambda px, py: (x+px*math.cos(r)-py*math.sin(r), y+px*math.sin(r)+py*math.cos(r))
    return bz([(*T(0, 0), 'c'), T(l*.45, -w/2), (*T(l, 0), 'c'), T(l*.45, w/2)])


def wreath(cx, cy, R, k=6, l=5.2, w=2.6, gap=32):
    """Two laurel branches rising from the bottom, open at the top: leaf paths."""
    out = []
    for s in (1,-1):
        for i in range(k):
            a = 90-s*(14+(180-14-gap)*i/(k-1))
            x, y = cx+R*math.cos(math.radians(a)), cy+R*math.sin(math.radians(a))
            t = a-s*90
            out.append((x, y, t+s*26, l, w))
            out.append((x, y, t-s*30, l*.9, w))
    return out


def gsword(w=1.0):
    """Upright sword, point at the top, hand at 0,0 (length about 19)."""
    return [fp(bz([(0,-14.5,'c'), (1.5,-11.5,'c'), (1.25,-1.2,'c'), (-1.25,-1.2,'c'), (-1.5,-11.5,'c')])),
        fp(bz([(-3.4,-.7,.4), (3.4,-.7,.4), (3.4,.9,.4), (-3.4,.9,.4)])),
        fp(bz([(-.8,1.3,'c'), (.8,1.3,'c'), (.8,4,'c'), (-.8,4,'c')])), fp(ring(0, 5.1, 1.5))]


def put(items, t):
    return '<g transform="%s">%s</g>' % (t, ''.join(items))


def icons():
    o = {}
    o['infantry'] = ('Infantry', [fp(shield(12, 12, 6.8, 10.3))])
    # heavy: a wall of two shields
    fr = shield(8.6, 12, 6.2, 10.3)
    y = 10.3*math.sqrt(1-(3.6/6.2)**2)
    out_ = [(15.3+6.3*math.cos(math.radians(t)), 12+10.3*math.sin(math.radians(t))) for t in (-104, -80, -50,
        -20, 0, 20, 50, 80, 104)]
    in_ = [(8.6+7.5*math.cos(math.radians(t)), 12+11.6*math.sin(math.radians(t))) for t in (55, 36, 14, 0,
        -14, -36, -55)]
    back = bz([(*out_[0], .4)]+out_[1:-1]+[(*out_[-1], .4), (*in_[0], .4)]+in_[1:-1]+[(*in_[-1], .4)])
    o['heavy-infantry'] = ('Heavy infantry', [fp(fr), fp(back)])
    o['light-infantry'] = ('Light infantry', [sp(ring(9.6, 12.6, 5.4, 8.9), 1.9),
        sp('M9.6 5.6L9.6 9.6M9.6 15.6L9.6 19.6', 1.4), fp(ring(9.6, 12.6, 1.9, 2.3))]
        +javelin(19, 22.2, 19, 1.2, 1.6, 5, 1.9))
    o['skirmishers'] = ('Skirmishers', [sp(ring(7.6, 15.6, 5.2), 1.9), fp(ring(7.6, 15.6, 1.7))]
        +javelin(8.4, 8.2, 17, 1.2, 1.5, 4.6, 1.7)+javelin(14.6, 17.4, 22.6, 6.2, 1.5, 4.6, 1.7))
    bridle = [bz([(15.4,9.2,'c'), (19.2,12.9,'c'), (18.4,13.7,'c'), (14.9,10.2,'c')])]
    o['cavalry'] = ('Cavalry', [fp(bz(horsehead())+ring(17.3, 8.6, .95))])
    o['light-cavalry'] = ('Light cavalry', [sp(bz(scaled(HORSE_S, 0.116, 3.6, 40.6)), 2.0)]
        +javelin(2.2, 22.8, 2.9, 0.8, 1.8, 5.4, 1.9))
    s, dx, dy = 0.0465, 8.6, 20.4
    o['elephant'] = ('Elephant', [fp(bz(scaled(ELE, s, dx, dy))+bz(scaled(EARH, s, dx, dy))
        +bz(scaled(EARI, s, dx, dy))), fp(bz(scaled([(252,-214,'c'), (276,-198), (306,-206,'c'), (284,-182),
        (254,-184,'c')], s, dx, dy))), fp(bz(scaled([(-72,-124,.4), (-34,-114,.4), (-36,-60), (-33,-5,'c'),
        (-76,-5,'c'), (-77,-60)], s, dx, dy))), fp(bz(scaled([(138,-128,.4), (158,-158,.6), (172,-110),
        (166,-60), (170,-5,'c'), (130,-5,'c'), (130,-60)], s, dx, dy))),
        sp(bz(scaled([(-170,-230), (-188,-190), (-186,-130)], s, dx, dy), False), 1.1)])
    o['bolt-thrower'] = ('Bolt-thrower', [sp('M12 6.5L12 22', 2.4), fp('M12 .8L14.3 6L9.7 6Z'),
        fp('M6.6 6.4L9.6 6.4L9.6 12.2L6.6 12.2Z'), fp('M14.4 6.4L17.4 6.4L17.4 12.2L14.4 12.2Z'),
        sp(bz([(7,9), (4,11), (1.6,15)], False), 2.1), sp(bz([(17,9), (20,11), (22.4,15)], False), 2.1),
        sp('M1.6 15L12 19.2L22.4 15', 1.1)])
    vex = [sp('M12 2.6L12 7.6M12 17L12 22.8', 1.6), fp('M12 .4L13.7 3.2L12 5L10.3 3.2Z'),
        sp('M3.6 6L20.4 6', 1.5)]
    flag = 'M4.8 7.2L19.2 7.2L19.2 16.6L17.4 18.4L15.6 16.6L13.8 18.4L12 16.6L10.2 18.4L8.4 16.6L6.6 18.4L4.8 16.6Z'
    o['general'] = ('General', vex+[fp(flag+ring(12, 11.8, 2.4))])
    wr = [fp(leafd(*w)) for w in wreath(12, 12.2, 8.9, 6, 4.6, 2.3)]
    # one bold branch each side, three broad leaves: a wreath that survives 16 px
    arc = lambda a0, a1: sp(bz([(12+9.2*math.cos(math.radians(a0+(a1-a0)*k/6)),
        12.4+9.2*math.sin(math.radians(a0+(a1-a0)*k/6))) for k in range(7)], False), 1.9)
    big = [arc(104, 226), arc(76, -46)]+[fp(leafd(12+s*9.2*math.cos(math.radians(t)),
        12.4+9.2*math.sin(math.radians(t)), (180-a if s < 0 else a), 4.4, 2.9)) for s in (-1,1) for t,
        a in ((48,8), (2,-44), (-46,-112))]
    o['commander-in-chief'] = ('Commander-in-chief', [fp(star(12, 11.6, 6.6, q=.46))]+big)
    o['laurel'] = ('Laurel', [fp(leafd(*w)) for w in wreath(12, 12, 8.4, 6, 5.4, 2.8)]
        +[sp(bz([(9.4,22.4), (12,20.6), (14.6,22.4)], False), 1.3)])
    o['engaged'] = ('Engaged', [put(gsword(), 'translate(6 18.6) rotate(42) scale(1.12)'),
        put(gsword(), 'translate(18 18.6) rotate(-42) scale(1.12)')])
    # classes beyond Zama
    o['archers'] = ('Archers', [sp(bz([(7.4,1.6), (14.2,4.8), (17.4,12), (14.2,19.2), (7.4,22.4)], False),
        2.2), sp('M7.4 1.6L5.2 12L7.4 22.4', 1.1)]+javelin(1.2, 12, 23.2, 12, 1.5, 4.8, 1.9))
    o['pikes'] = ('Pikes', javelin(4.6, 23, 4.6, 1, 1.5, 4.6, 1.7)+javelin(19.4, 23, 19.4, 1, 1.5, 4.6, 1.7)
        +[sp('M12 6.4L12 9.4M12 20.6L12 23', 1.5), fp('M12 .6L13.8 3.8L12.6 6.4L11.4 6.4L10.2 3.8Z'),
        fp(ring(12, 15, 5.7)+ring(12, 15, 3.0)), fp(ring(12, 15, 1.5))])
    sp_ = ''.join('M9 15L%s %s' % (f2(9+6.6*math.cos(math.radians(a))),
        f2(15+6.6*math.sin(math.radians(a)))) for a in range(30, 390, 60))
    o['chariot'] = ('Chariot', [sp(ring(9, 15, 6.9), 2.0), sp(sp_, 1.2), fp(ring(9, 15, 1.8)),
        fp('M2.2 7.4L2.2 3.4C5 4.6 8.6 4 11 1.4L14.6 1.4L14.6 7.4Z'),
        sp(bz([(15.8,14.4), (19,13.4), (22.6,9.6)], False), 1.8)])
    cs = 0.0635
    cx, cy = 10.1, 22.6
    leg_ = lambda x0, x1, x2, w: fp(bz(scaled([(x0-w,-150,'c'), (x0+w,-150,'c'), (x1+w*.55,-78,'c'),
        (x2+10,-4,'c'), (x2-10,-4,'c'), (x1-w*.55,-78,'c')], cs, cx, cy)))
    cam = [(56,-204), (40,-206), (14,-226), (-8,-276), (-30,-286), (-52,-270), (-66,-226), (-92,-208),
        (-110,-176), (-100,-142), (-40,-128), (20,-124), (74,-132), (104,-160), (122,-196), (132,-240),
        (138,-266,.6), (160,-268), (188,-270,.6), (190,-298,.6), (160,-320), (134,-326), (112,-312),
        (104,-276), (98,-236), (84,-212)]
    o['camel'] = ('Camel', [fp(bz(scaled(cam, cs, cx, cy))), leg_(58, 50, 46, 17), leg_(78, 88, 98, 14),
        leg_(-80, -92, -88, 20), leg_(-50, -44, -40, 16),
        sp(bz(scaled([(-104,-190), (-124,-160), (-122,-118)], cs, cx, cy), False), 1.2)])
    o['stone-thrower'] = ('Stone-thrower', [sp('M13 11.6L6.6 21.4M13 11.6L19.4 21.4', 1.8),
        sp('M3.4 21.8L22.4 21.8', 2.0), fp('M4.4 2.2L5.8 1L16.9 13.4L14.4 15.6Z'),
        fp('M13.2 14.6L19.4 14.6L18.8 20L13.8 20Z'), fp(ring(2.6, 7.4, 1.9)), sp('M5 1.8L2.6 6', 1.0)])
    man_ = [fp(bz([(-5.4,0,.3), (5.4,0,.3), (5,-2.6,.4), (-5,-2.6,.4)])),
        fp(bz([(-3.9,-3.6,.3), (3.9,-3.6,.3), (2.3,-8.2), (2.9,-11.4,.6), (0,-12.2), (-2.9,-11.4,.6),
        (-2.3,-8.2)])), fp(ring(0, -15.6, 3.3)), fp(bz([(-.8,-18.6,.3), (.8,-18.6,.3), (1.5,-22.4,.6),
        (-1.5,-22.4,.6)]))]
    o['fallen'] = ('Fallen stand', [put(man_, 'translate(1.2 14.0) rotate(86)'),
        sp('M1.4 21.2L22.6 21.2', 1.7)])
    return o


# ------------------------------------------------------------------ dice, 64 x 64, ring-and-dot pips as on bone
def plate(x, y, w, h, r):
    """A square with round corners, clockwise from its upper left."""
    k = r*.45
    sides = ((x+w-r, y, x+w-k, y, x+w, y+k, x+w, y+r), (x+w, y+h-r, x+w, y+h-k, x+w-k, y+h, x+w-r, y+h),
        (x+r, y+h, x+k, y+h, x, y+h-k, x, y+h-r), (x, y+r, x, y+k, x+k, y, x+r, y))
    corners = ''.join('L%s %sC%s %s %s %s %s %s' % tuple(f2(v) for v in side) for side in sides)
    return 'M%s %s%sZ' % (f2(x+r), f2(y), corners)


def die(k):
    a, b, m = 17, 47, 32
    P_ = {1: [(m,m)], 2: [(a,a), (b,b)], 3: [(a,a), (m,m), (b,b)], 4: [(a,a), (b,a), (a,b), (b,b)],
        5: [(a,a), (b,a), (m,m), (a,b), (b,b)], 6: [(a,a), (b,a), (a,m), (b,m), (a,b), (b,b)]}[k]
    s = '<path d="%s" fill="%s" stroke="%s" stroke-width="3.2"/>\n' % (plate(4, 4, 56, 56, 12), c('linen-'),
        c('outline'))
    s += '<path d="%s" fill="%s"/>\n' % (plate(5.6, 5.6, 52.8, 48.6, 11), c('linen'))
    for x, y in P_:
        y -= 1
        big = 9.6 if k == 1 else 6.4 if k == 6 else 7.4
        at = (f2(x), f2(y))
        s += '<circle cx="%s" cy="%s" r="%s" fill="%s"/>' % (*at, f2(big), c('outline'))
        s += '<circle cx="%s" cy="%s" r="%s" fill="none" stroke="%s" stroke-width="1.3"/>\n' % (*at,
            f2(big*.6), c('linen'))
    return PLATE % (64, 64, 'Die: %d' % k, s.rstrip('\n'))


# ------------------------------------------------------------------ markers in the figures' own style (0.1 mm)
def marker_fallen():
    o = [G([scutum(0, 0, 36, 72, 0)], 'translate(-22 -34) scale(1 0.5) rotate(-96)')]
    o.append(G(montefortino(cheek=False), 'translate(84 172) rotate(16 0 -210) scale(0.92)'))
    o += pilum(-124, -2, 126, -14)
    return o


def marker_engaged():
    def sw():
        return [P([(-7,0,'c'), (-8.5,-80,0.4), (-6,-102,0.4), (0,-122,'c'), (6,-102,0.4), (8.5,-80,0.4),
            (7,0,'c')], 'steel'), F([(0.6,-2,'c'), (0.6,-112,'c'), (5.4,-98,0.4), (6.8,-80,0.4),
            (5.3,-2,'c')], 'steel-'), P([(-19,-6,0.4), (19,-6,0.4), (19,4,0.4), (-19,4,0.4)], 'metal'),
            P([(-5.5,4,'c'), (5.5,4,'c'), (5.5,30,'c'), (-5.5,30,'c')], 'linen'), E(0, 35, 9.5, 8.5, 'metal')]
    return [G(sw(), 'translate(-44 -40) rotate(42)'), G(sw(), 'translate(44 -40) rotate(-42)')]


def marker_laurel():
    o = []
    for i, (x,y,a,l,w) in enumerate(wreath(0, -72, 56, 7, 38, 18)):
        o.append(P(leaf(x, y, a, l, w), 'trim' if i % 2 == 0 else 'trim-', 2.8))
    o.append(P(bez([(-12,-22,0.4), (0,-17), (12,-22,0.4), (24,-4,0.4), (12,-7,0.4), (0,-12), (-12,-7,0.4),
        (-24,-4,0.4)]), 'tunic', 2.8))
    return o


def marker_banner():
    """Vexillum: cloth hung from a crossbar, fringe, spear point."""
    o = rod(0, -4, 0, -250, 6, 'wood')
    o.append(P([(0,-286,'c'), (9,-262,0.5), (3,-248,0.4), (-3,-248,0.4), (-9,-262,0.5)], 'metal'))
    o += rod(-58, -232, 58, -232, 5, 'wood')+[E(-60, -232, 6, 6, 'metal'), E(60, -232, 6, 6, 'metal')]
    o.append(P([(-50,-228,'c'), (50,-228,'c'), (50,-142,'c'), (41.7,-128,'c'), (33.3,-142,'c'), (25,-128,'c'),
        (16.7,-142,'c'), (8.3,-128,'c'), (0,-142,'c'), (-8.3,-128,'c'), (-16.7,-142,'c'), (-25,-128,'c'),
        (-33.3,-142,'c'), (-41.7,-128,'c'), (-50,-142,'c')], 'trim', 2.8))
    o.append(P([(-50,-228,'c'), (50,-228,'c'), (50,-146,'c'), (-50,-146,'c')], 'shield'))
    o.append(F([(24,-226,'c'), (48.4,-226,'c'), (48.4,-147.6,'c'), (30,-147.6,'c'), (34,-186)], 'shield-'))
    o += dev([leaf(*w) for w in wreath(0, -186, 24, 6, 17, 8)])
    o += dev([bez([(9*(1 if i % 2 == 0 else .42)*math.cos(math.radians(-90+36*i)),
        -187+9*(1 if i % 2 == 0 else .42)*math.sin(math.radians(-90+36*i)), 'c') for i in range(10)])])
    return o


def marker_banner_punic():
    """Punic standard: disc and crescent on a staff, ribbons below."""
    o = [P(bez([(-2,-176,0.4), (-30,-168), (-46,-140), (-40,-108), (-52,-84,0.4), (-30,-92,0.5),
        (-24,-76,0.4), (-16,-104), (-22,-134), (-2,-160,0.4)]), 'tunic'),
        P(bez([(2,-176,0.4), (30,-168), (46,-140), (40,-108), (52,-84,0.4), (30,-92,0.5), (24,-76,0.4),
        (16,-104), (22,-134), (2,-160,0.4)]), 'tunic'), L([(-12,-164), (-34,-136), (-30,-98)], 2.4, 'tunic-'),
        L([(12,-164), (34,-136), (30,-98)], 2.4, 'tunic-')]
    o += rod(0, -4, 0, -196, 6, 'wood')
    o.append(P(bez([(-46,-246,'c'), (-38,-214), (0,-190), (38,-214), (46,-246,'c'), (26,-226), (0,-216),
        (-26,-226)]), 'metal'))
    o.append(F(bez([(4,-192.5,0.3), (36,-214), (43,-238,'c'), (32,-222), (12,-208)]), 'metal-'))
    o += [E(0, -246, 22, 22, 'trim'), F(bez([(6,-265), (20,-246), (6,-227), (13,-246)]), 'trim-')]
    o.append(P([(-16,-186,0.4), (16,-186,0.4), (13,-174,0.4), (-13,-174,0.4)], 'trim', 2.8))
    return o


def staff(top=-262):
    return rod(0, -4, 0, top, 6, 'wood')


def point(y=-248):
    return [P([(0,y-38,'c'), (9,y-14,0.5), (3,y,0.4), (-3,y,0.4), (-9,y-14,0.5)], 'metal')]


def pattern(kind, cx, cy, r):
    return [G(device(kind, cx, cy, r), name='emblem')]


def marker_banner_star():
    """Greek and Macedonian: a square cloth on a spear, a star in it."""
    cloth = [(3,-240,0.3), (38,-246), (66,-238,0.4), (68,-200), (65,-164,0.4), (36,-172), (3,-164,0.3)]
    fold = [(48,-243,0.4), (64,-236,0.4), (66,-200), (63,-167,0.4), (48,-170,0.4), (53,-204)]
    return staff(-252)+point(-248)+[P(bez(cloth), 'shield'),
        F(bez(fold), 'shield-')]+border([(12,-235), (38,-239), (58,-233), (60,-200), (57,-171), (36,-178),
        (12,-171), (12,-235)], 2.6)+pattern('star', 35, -205,
        23)+[P([(-6,-236,0.4), (6,-236,0.4), (6,-228,0.4), (-6,-228,0.4)], 'metal', 2.8),
        P([(-6,-176,0.4), (6,-176,0.4), (6,-168,0.4), (-6,-168,0.4)], 'metal', 2.8)]


def marker_banner_eagle():
    """Persian: a golden eagle, wings spread, above a small square cloth."""
    wing = [(4,-252,0.5), (18,-264), (38,-270), (62,-268,'c'), (57,-254,0.6), (50,-250,0.4), (47,-239,0.6),
        (38,-238,0.4), (32,-228,0.6), (22,-231,0.5), (6,-228,0.4)]
    left = [(-p[0], *p[1:]) for p in wing]
    o = staff(-220)+[P([(-34,-206,'c'), (34,-206,'c'), (34,-142,'c'), (-34,-142,'c')], 'shield'),
        F([(14,-204,'c'), (32.4,-204,'c'), (32.4,-143.6,'c'), (14,-143.6,'c')], 'shield-')]
    o += border([(-27,-199,'c'), (27,-199,'c'), (27,-149,'c'), (-27,-149,'c'), (-27,-199,'c')], 2.6)
    o += pattern('star16', 0, -174, 17)+rod(-40, -208, 40, -208, 5, 'wood')
    o += [P(bez(wing), 'metal'), P(bez(left), 'metal')]
    for x in (16,28,40):
        o += [L([(x,-258), (x+3,-242)], 2), L([(-x,-258), (-x-3,-242)], 2)]
    o += [P(bez([(0,-266), (10,-254), (9,-236), (12,-222,0.4), (0,-216,0.5), (-12,-222,0.4), (-9,-236),
        (-10,-254)]), 'metal'), P(bez([(-8,-262), (-8,-274), (2,-281), (10,-276), (17,-269,'c'), (9,-267),
        (8,-260)]), 'metal', 2.8)]
    return o+[dot(5, -273, 1.9), L([(-4,-248), (0,-245), (4,-248)], 1.8),
        L([(-4,-238), (0,-235), (4,-238)], 1.8)]


def marker_banner_boar():
    """Gallic, Iberian, Germanic: a bronze boar on a pole, streamers below."""
    boar = [(62,-226,0.5), (52,-246), (34,-256), (24,-271,'c'), (15,-258), (4,-273,'c'), (-5,-259),
        (-17,-272,'c'), (-24,-257), (-42,-256,0.6), (-52,-244), (-46,-232), (-46,-208,'c'), (-34,-208,'c'),
        (-26,-224), (20,-224), (26,-208,'c'), (38,-208,'c'), (42,-226), (54,-220)]
    streamer = [(4,-196,0.4), (22,-188), (26,-160), (18,-132), (28,-104,0.4), (12,-112,0.5), (4,-96,0.4),
        (2,-130), (8,-160)]
    far = [(-p[0], *p[1:]) for p in streamer]
    o = [P(bez(far), 'tunic-'), P(bez(streamer), 'tunic'),
        L([(13,-182), (16,-158), (10,-126)], 2.2)]+staff(-206)
    o += [P([(-40,-212,0.4), (40,-212,0.4), (40,-202,0.4), (-40,-202,0.4)], 'wood', 3), P(bez(boar), 'metal')]
    o += [F(bez([(-40,-226), (-24,-232), (20,-231), (40,-230), (22,-226), (-24,-226)]), 'metal-'),
        dot(44, -238, 2.6)]
    o += [L([(-48,-250), (-60,-256), (-56,-246)], 3), P(bez([(52,-228,0.5), (58,-238,'c'), (60,-226,0.5)]),
        'tusk', 2.2)]
    return o+[P([(-14,-200,0.4), (14,-200,0.4), (12,-188,0.4), (-12,-188,0.4)], 'trim', 2.8)]


def marker_banner_gonfalon(sign='cross'):
    """Middle Ages: a cloth with three tails on a lance, the cross or the crescent on it."""
    tails = [(3,-246,0.3), (40,-246), (44,-238), (68,-234,'c'), (46,-222), (44,-214), (68,-204,'c'),
        (46,-192), (44,-184), (68,-172,'c'), (42,-164), (3,-164,0.3)]
    o = staff(-258)+point(-254)+[P(bez(tails), 'shield')]
    o += [F(bez([(6,-172,0.4), (40,-172), (64,-173,0.4), (41,-166), (5,-166,0.4)]), 'shield-')]
    return o+pattern(sign, 22, -205, 22)+[P([(-6,-242,0.4), (6,-242,0.4), (6,-234,0.4), (-6,-234,0.4)],
        'metal', 2.8), P([(-6,-176,0.4), (6,-176,0.4), (6,-168,0.4), (-6,-168,0.4)], 'metal', 2.8)]


def marker_banner_tug():
    """Steppe: horse-tails under a trident on a pole."""
    def lock(x, lean, slot):
        return P(bez([(x-5,-208,0.4), (x+5,-208,0.4), (x+10+lean,-172), (x+6+lean*2,-134),
            (x+lean*2,-112,'c'), (x-5+lean*2,-134), (x-8+lean,-172)]), slot)
    o = [lock(-22, -7, 'mane'), lock(22, 7, 'mane'), lock(-11, -3, 'mane'), lock(11, 3, 'mane'),
        lock(0, 0, 'mane')]
    o += [L([(x,-200), (x*1.4,-150)], 2, 'mane-') for x in (-22,-11,0,11,22)]
    o = staff(-214)+o+[P(bez([(-36,-216,0.5), (0,-224), (36,-216,0.5), (34,-204,0.5), (0,-198),
        (-34,-204,0.5)]), 'shield'), F(bez([(14,-220,0.4), (34,-214,0.4), (32,-206,0.4), (14,-201,0.4),
        (20,-210)]), 'shield-')]
    o += border([(-30,-208), (0,-203), (30,-208)], 2.6)+rod(0, -222, 0, -250, 5, 'wood')
    return o+[P(bez([(-2,-246,0.4), (-20,-252), (-24,-276,'c'), (-14,-262), (-4,-262,0.4), (0,-292,'c'),
        (4,-262,0.4), (14,-262), (24,-276,'c'), (20,-252), (2,-246,0.4)]), 'metal', 3)]


MARKERS = {'banner-vexillum': (marker_banner, (-75,-300,150,300), 'Banner: Roman vexillum'),
    'banner-punic': (marker_banner_punic, (-75,-300,150,300), 'Banner: Punic standard'),
    'banner-star': (marker_banner_star, (-75,-300,150,300), 'Banner: Greek and Macedonian star'),
    'banner-eagle': (marker_banner_eagle, (-75,-300,150,300), 'Banner: Persian eagle'),
    'banner-boar': (marker_banner_boar, (-75,-300,150,300), 'Banner: Gallic boar'),
    'banner-gonfalon': (marker_banner_gonfalon, (-75,-300,150,300), 'Banner: medieval gonfalon'),
    'banner-crescent': (lambda: marker_banner_gonfalon('crescent'), (-75,-300,150,300),
    'Banner: Mamluk crescent'), 'banner-tug': (marker_banner_tug, (-75,-300,150,300),
    'Banner: horse-tails of the steppe'), 'fallen-stand': (marker_fallen, (-140,-110,280,110),
    'A fallen stand: shield, spear and helmet laid down'),
    'engaged': (marker_engaged, (-80,-160,160,160), 'Engaged: crossed swords'),
    'laurel': (marker_laurel, (-85,-150,170,150), 'Laurel')}


# ------------------------------------------------------------------ emblem 128 x 128
def half(cx, cy, r, side):
    k = r*.5523
    if side == 'l':
        return 'M%s %sC%s %s %s %s %s %sC%s %s %s %s %s %sZ' % tuple(f2(v) for v in (cx, cy-r, cx-k, cy-r,
            cx-r, cy-k, cx-r, cy, cx-r, cy+k, cx-k, cy+r, cx, cy+r))
    return 'M%s %sC%s %s %s %s %s %sC%s %s %s %s %s %sZ' % tuple(f2(v) for v in (cx, cy-r, cx+k, cy-r, cx+r,
        cy-k, cx+r, cy, cx+r, cy+k, cx+k, cy+r, cx, cy+r))


BLUE, BLUE_ = '#2d4d7c', '#213a5f'


def app_icon(small=False):
    """A bronze-rimmed shield, terracotta and deep blue: the legionary faces the elephant."""
    def raw(d, fill, stroke=None, sw=0):
        return '<path d="%s" fill="%s"%s/>' % (d, fill, ' stroke="%s" stroke-width="%s"' % (stroke,
            f2(sw)) if stroke else '')
    def circle(r, fill, sw):
        return '<circle cx="64" cy="64" r="%s" fill="%s"%s/>' % (f2(r), fill,
            ' stroke="%s" stroke-width="%s"' % (ink, f2(sw)) if sw else '')
    ink, bronze, bronze_ = c('outline'), c('metal'), c('metal-')
    if small:
        b = [raw(half(64, 64, 58, 'l'), c('tunic')), raw(half(64, 64, 58, 'r'), BLUE), circle(57, 'none', 14),
            '<circle cx="64" cy="64" r="57" fill="none" stroke="%s" stroke-width="7"/>' % bronze]
        for a, l in ((-66,40), (-90,46), (-114,40)):
            b.append(raw(leafd(38, 88, a, l, 15), c('emblem')))
        b.append(raw(leafd(38, 74, 90, 22, 7), c('emblem')))
        b.append(raw(bz([(70,58,'c'), (76,78), (90,88), (104,78), (110,58,'c'), (102,68), (90,72), (78,68)]),
            c('emblem')))
        b.append('<circle cx="90" cy="52" r="10" fill="%s"/>' % c('emblem'))
        b.append('<path d="M64 12L64 116" fill="none" stroke="%s" stroke-width="6"/>' % ink)
    else:
        b = [circle(60, bronze, 0), raw(half(64, 64, 60, 'r'), bronze_), circle(60, 'none', 3.6)]
        for i in range(24):
            a = math.radians(i*15+7.5)
            b.append('<circle cx="%s" cy="%s" r="1.5" fill="%s"/>' % (f2(64+55.4*math.cos(a)),
                f2(64+55.4*math.sin(a)), ink))
        b += [raw(half(64, 64, 51, 'l'), c('tunic')), raw(half(64, 64, 51, 'r'), BLUE), circle(51, 'none', 3)]
        # the elephant, looking left; its body ends at the rim
        rim = lambda a0, a1, k = 8: [(64+51*math.cos(math.radians(a0+(a1-a0)*i/k)),
            64+51*math.sin(math.radians(a0+(a1-a0)*i/k))) for i in range(k+1)]
        r1 = rim(-31, 70)
        r2 = rim(150, 90)
        body = bz([(96,40)]+[(*r1[0], .4)]+r1[1:-1]+[(*r1[-1], .4), (83,104), (86,90), (90,76), (94,56)])
        head = U([(bez(HEAD_E), 'elephant'), (limb(TRUNK), 'elephant')],
            7)+e_shade()[1:]+e_details()+[tusk(10, -8, 'tusk-'), tusk()]+ear_e()
        # the legionary, looking right
        legion = neck()+[P(bez([(-14,-178,0.5), (0,-172), (15,-178,0.5), (18,-169,0.5), (0,-161),
            (-18,-169,0.5)]), 'trim', 2.8)]+face()+feathers(2, -244, 'linen', 0.74)+montefortino(plume=None)
        bust = bz([(27.6,93,.6), (23,95)]+[(*r2[0], .3)]+r2[1:-1]
            +[(*r2[-1], .3), (62,108), (56,100), (48,95), (43,92.4,.6), (35,97)])
        b.append('<g stroke-linejoin="round" stroke-linecap="round">')
        def both(items, t):
            g = Node('g', kids=flat(items), fill=None, t=t)
            return '<g fill="%s" stroke="%s" stroke-width="5.8">%s</g>%s' % (ink, ink, silhouette([g]),
                g.svg())
        b.append(raw(body, c('elephant-'), ink, 2))
        b.append(both(head, 'matrix(-0.247 0 0 0.247 127 114)'))
        b.append(both(legion, 'matrix(0.58 0 0 0.58 35 196)'))
        b.append(raw(bust, c('cloak'), ink, 2.4))
        b.append(both([P(bez([(-14,-178,0.5), (0,-172), (15,-178,0.5), (18,-169,0.5), (0,-161),
            (-18,-169,0.5)]), 'trim', 2.8)], 'matrix(0.58 0 0 0.58 35 196)'))
        b.append(circle(51, 'none', 3))
        b.append('</g>')
    return PLATE % (128, 128, 'Zama', '\n'.join(b))
