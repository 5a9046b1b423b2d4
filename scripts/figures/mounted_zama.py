"""Riders of the two armies at Zama, and how a rider is put together."""
from man import *
from horse import *
BOX = (-215,-420,430,420)
REAR = (-215,-460,430,460)
SEAT = (-20,-105)  # moves a foot figure's upper body (belt at -127) onto the horse


def ride(items):
    return G(items, 'translate(%d %d)'%SEAT)


def rider_leg(shade=False, style='bare', shoes='boot', fill='skin', skin='skin'):
    s = '-' if shade else ''
    ax, ay = 8, -121
    o = []
    g = 2.4 if style == 'trousers' else 0
    th = bez(limb_pts([(-26,-207,15+g,16), (0, -190, 13+g, 13+g), (24, -172, 10.5+g, 10.5+g)]))
    lo = bez(limb_pts([(24, -174, 10.5+g, 10.5+g), (22, -156, 9.4+g, 11.6+g), (14, -134, 6.8+g, 7.8+g),
        (9, -121, 6.4+g*0.5, 6.4+g*0.5)]))
    r = 10.5+g
    cap = circ(24, -173, r)
    plate = style == 'bare_steel'
    if plate:
        style, skin = 'bare', 'steel'
    if style == 'hose':
        style, skin = 'bare', fill
    f = (skin if style=='bare' else fill)+s
    if shoes == 'bare':
        pts, T = foot_(ax, ay, 12)
        return [U([(th,f), (cap,f), (lo,f), (bez(pts), f)])]+[L([T(18, 12), T(20, 8)], 1.8),
            L([T(23, 12), T(24.5, 8.5)], 1.8)]
    ft = shoe(ax, ay, 12, 'leather'+s, shoes if style=='bare' else 'shoe', skin+s)
    leg_ = [U([(th,f), (cap,f), (lo,f)])]
    return leg_+ft if style == 'bare' else ft+leg_


def saddle(fill='cloth', trim='trim', long_=True):
    if not long_:
        pts = [(26,-206,0.5), (8,-199), (-14,-197), (-40,-202,0.5), (-46,-180), (-44,-156,0.5), (-8,-150),
            (26,-154,0.5), (32,-180)]
    else:
        pts = [(28,-208,0.5), (8,-200), (-14,-198), (-52,-206,0.5), (-60,-180), (-56,-148,0.5), (-10,-140),
            (32,-146,0.5), (38,-178)]
    o = [P(bez(pts), fill)]
    if long_:
        o.append(strap([(-54,-153), (-12,-146), (31,-151)], 3, trim, 1.4))
        o.append(F(bez([(-50,-202,0.4), (-56.5,-180), (-53.5,-157,0.4), (-40,-154,0.4), (-42,-180),
            (-36,-200,0.4)]), fill+'-'))
    return noedge(o) if False else o


def rider_skirt(fill='tunic'):
    return [P(bez([(-42,-236,0.4), (2,-236,0.4), (10,-214), (19,-192,0.5), (10,-171,0.5), (0,-177),
        (-10,-176,0.6), (-22,-181), (-34,-181,0.6), (-46,-188,0.5), (-52,-206)]), fill),
        F(bez([(-41,-234,0.4), (-32,-234,0.4), (-38,-206), (-36,-183,0.4), (-44.5,-188,0.4), (-50,-206)]),
        fill+'-'), L([(-12,-218), (-4,-186)], 2), L([(-24,-216), (-22,-190)], 2)]


def rider_mail():
    return [P(bez([(-43,-234,0.4), (2,-234,0.4), (10,-214), (15,-201,0.4), (-16,-198), (-50,-200,0.4),
        (-49,-216)]), 'steel'), G([scales(3, -24, 26, -120, 7.4, 4.2)], 'translate(-20 -105)'),
        P(bez([(16,-204,0.3), (17,-199,0.3), (-16,-196), (-50.5,-198,0.3), (-50,-203,0.3), (-16,-201)]),
        'trim', 2.2)]


def rider_pteruges(fill='linen'):
    o = []
    for i, (x,x2) in enumerate(((-39,-47), (-31,-37), (-23,-27), (-15,-17), (-7,-6), (1,5))):
        o.append(P([(x-4.4,-234,0.3), (x+4.4,-234,0.3), (x2+5.2,-204,0.3), (x2+4.6,-199,0.6),
            (x2-4.6,-199,0.6), (x2-5,-204,0.3)], fill+('-' if i==0 else ''), 2.2))
    return o


def mounted(pose='parade', bridle=True, mane='long', cloth='cloth', horse_kw=None, torso=None, belt_=True,
    head=(), head_back=None, skirt_fill='tunic', leg='bare', shoes='boot',
    right=((-25,-164), (-41,-130), (-60,-141)), weapon=(), fist_at=None, shield=None, shield_back=None,
    left=((17,-165), (26,-136), (42,-132)), sleeve_r=0.5, sleeve_l=0.5, sleeve_fill='tunic', cape=None,
    cape_back=None, behind=(), side=(), rein=True, skirt_over=(), long_cloth=True, leg_fill='cloth',
    fist2=True, over=(), pony=None, arm_fill='skin', sad=None, skirt_=None, left_hand=(), both=False,
    hand_rein=True, skin='skin', over_back=(), under=(), fist_fill=None, left_last=False):
    """A rider on a horse: front, back. left_hand: what the left hand holds; both: it holds the weapon too, no reins;
    sad: a saddle cloth of one's own; under: parts between horse and near leg, a quiver or a shield hung up."""
    kw = dict(horse_kw or {})
    (far,near), (bfar,bnear) = horse(pose, bridle, mane, **kw)
    shp = Shape(kw['nod'] if kw.get('nod') is not None else POSES[pose][5].nod, POSES[pose][5].tilt,
        kw.get('lean', 0))
    tf, tb = torso
    ff = fist_fill or arm_fill
    sh, el, ha = right
    fx, fy, fr = fist_at or (ha[0]-2, ha[1]-1, 0)
    rarm = lambda:[arm(sh, el, ha, arm_fill)]+([sleeve(sh, el, sleeve_r, sleeve_fill)] if sleeve_r else [])
    hand = lambda:list(weapon)+fist(fx, fy, skin, rot=fr)
    def larm():
        s2, e2, h2 = left
        o = [arm(s2, e2, h2, arm_fill)]
        if sleeve_l:
            o.append(sleeve(s2, e2, sleeve_l, sleeve_fill))
        if fist2:
            o += fist(h2[0]+1, h2[1]+1, skin, rot=40)
        return list(left_hand)+o if not left_last else o+list(left_hand)
    h2 = left[2]
    # on a rearing horse the rider leans with it, a little less
    lean_t = None
    if shp.tilt:
        s0 = (-20,-205)
        s1 = turn(s0, shp.tilt, PIVOT)
        lean_t = 'translate(%s %s) rotate(%s %s %s)'%(n0(s1[0]-s0[0]), n0(s1[1]-s0[1]), n0(shp.tilt*0.42),
            n0(s0[0]), n0(s0[1]))
    def reins(rend):
        if not (bridle and rein):
            return []
        m_ = shp.pts([(147,-238), (128,-222), (100,-226), (76,-234)])
        e_ = [hand_pt(p) for p in rend]
        pts = m_+e_
        return noedge([L(pts, 4.2), L(pts, 1.8, 'leather')])
    def hand_pt(p):
        if not shp.tilt:
            return p
        s0 = (-20,-205)
        s1 = turn(s0, shp.tilt, PIVOT)
        q = turn(p, shp.tilt*0.42, s0)
        return (q[0]+s1[0]-s0[0], q[1]+s1[1]-s0[1])
    body = lambda t, hd, cp:[ride(neck(skin)+list(t)+list(cp or [])+list(hd))]
    def sadl():
        o = list(sad) if sad is not None else saddle(cloth, 'trim', long_cloth) if cloth else []
        return [G(o, shp.t())] if (shp.tilt and o) else o
    # a smaller horse (pony < 1) lets the rider down with it
    H = (lambda items:[G(items, 'translate(-2 0) scale(%s)'%pony)]) if pony else (lambda items:list(items))
    R = (lambda items:[G(items, 'translate(0 %s)'%n0(200*(1-pony)))]) if pony else (lambda items:[G(items,
        lean_t)]) if lean_t else (lambda items:list(items))
    sk = lambda:rider_skirt(skirt_fill) if skirt_ is None else list(skirt_)
    low = lambda buckle:rider_leg(False, leg, shoes, leg_fill,
        skin)+sk()+list(skirt_over)+([ride(belt(buckle=buckle))] if belt_ else [])
    front = R([ride(list(behind))]) if behind else []
    front += H(far)
    front += R([ride(larm())]+body(tf, head, cape)+([ride([shield])] if shield else []))
    front += H(near+sadl()+((reins([(57,-247)]) or []) if hand_rein else []))
    front += R(list(under)+low('metal')+[ride(list(side)+list(over)+rarm()+hand())])
    # seen from the horse's left
    back = R([ride(rarm()+hand()+list(side))])
    back += H(bfar)
    back += R((list(under) if under else [])
        +body(tb, from_behind(head_back if head_back is not None else head), None))
    back += H(bnear+sadl()+((reins([(h2[0]+SEAT[0], h2[1]+SEAT[1])]) or []) if hand_rein else []))
    back += R(low('leather')+([ride(list(behind))] if behind else [])
        +([ride(list(cape_back))] if cape_back else [])+([ride(list(over_back))] if over_back else [])
        +([ride([shield_back])] if shield_back else [])+[ride(larm())])
    return front, back


def roman_cavalry():
    return mounted('canter', torso=t_mail(), head=face()+helmet_boeotian(plume='plume'), right=R_UP,
        weapon=spear(-80, -24, -58, -302, 28, 4.2, True, 6.5), fist_at=(-67,-168,4),
        shield=round_shield(44, -146, 37, 'sun'), shield_back=round_inside(44, -146, 37),
        skirt_over=rider_mail())


R_UP = ((-25,-164), (-46,-140), (-64,-166))
NUM = dict(pony=0.9, bridle=False, mane='short', cloth=None, horse_kw=dict(breast=False, rope=True, lean=1),
    belt_=False, skirt_fill='linen', sleeve_fill='linen', shoes='bare')


def mantle(fill='tunic'):
    """Short mantle knotted on the breast and blown back."""
    return [P(bez([(-2,-181), (14,-177,0.5), (18,-166), (4,-160), (-12,-142), (-32,-126), (-58,-118,0.4),
        (-54,-130,0.6), (-72,-136,0.4), (-60,-146,0.6), (-66,-158,0.4), (-46,-164), (-28,-176)]), fill),
        F(bez([(-14,-142), (-32,-128), (-53,-121,0.4), (-50,-132,0.6), (-34,-142), (-20,-152)]), fill+'-'),
        L([(-24,-166), (-44,-148)], 2.2, fill+'-')]


def mantle_front(fill='tunic'):
    return [P(bez([(-26,-172,0.5), (-6,-182), (14,-179), (26,-168,0.5), (18,-160), (0,-158), (-2,-146,0.6),
        (-9,-146,0.6), (-8,-159), (-24,-162,0.5)]), fill, 2.8), L([(-4,-159), (6,-170)], 2, fill+'-')]


def numidian():
    return mounted('gallop', torso=t_tunic('linen'), head=face(beard='hair')+hair_braids(), behind=mantle(),
        cape=mantle_front(), right=((-24,-165), (-57,-186), (-50,-228)),
        weapon=spear(-112, -204, 56, -278, 22, 3.6, False, 5.5), fist_at=(-50,-232,-20),
        shield=round_shield(46, -146, 30, 'rings', True, 0.92), shield_back=round_inside(46, -146, 30, 0.92),
        **NUM)


def numidian_b():
    return mounted('canter', torso=t_tunic('linen'), head=face()+hair_braids(), behind=mantle(),
        cape=mantle_front(), right=R_UP, weapon=spear(-92, -62, -46, -262, 22, 3.6, False, 5.5)
        +spear(-76, -56, -58, -272, 22, 3.6, False, 5.5), fist_at=(-67,-168,6),
        shield=round_shield(46, -146, 30, 'rings', True, 0.92), shield_back=round_inside(46, -146, 30, 0.92),
        **NUM)


def roman_cavalry_b():
    return mounted('canter', torso=t_mail(), head=face(beard='hair')+helmet_boeotian(plume='plume'),
        right=((-24,-165), (-57,-186), (-62,-222)), weapon=sword(-63, -230, -22), fist_at=(-62,-227,-14),
        shield=round_shield(44, -146, 37, 'sun'), shield_back=round_inside(44, -146, 37),
        skirt_over=rider_mail())


def carth_cavalry():
    return mounted('canter', torso=t_linen(), head=face(beard='hair')+helmet_thracian(plume='plume'),
        skirt_over=rider_pteruges(), right=R_UP, weapon=spear(-80, -24, -58, -302, 28, 4.2, True, 6.5),
        fist_at=(-67,-168,4), shield=round_shield(44, -146, 38, 'crescent', False),
        shield_back=round_inside(44, -146, 38))


def carth_cavalry_b():
    # Gallic or Iberian horseman in Punic pay
    return mounted('rear', torso=t_mail(), head=face(beard='hair')+helmet_bowl(), skirt_over=rider_mail(),
        leg='trousers', leg_fill='linen', right=((-24,-165), (-57,-186), (-50,-228)),
        weapon=spear(-116, -200, 60, -288, 26, 4.2, False, 6.5), fist_at=(-50,-232,-24),
        shield=round_shield(44, -146, 38, 'crescent', False), shield_back=round_inside(44, -146, 38))


def sword(x, y, rot):
    return [G([P([(-3.4,0,'c'), (-4,-44,0.4), (-3,-56,0.4), (0,-66,'c'), (3,-56,0.4), (4,-44,0.4),
        (3.4,0,'c')], 'steel', 3), F([(0.4,-2,'c'), (0.4,-60,'c'), (2.4,-44,0.4), (2,-2,'c')], 'steel-'),
        P([(-8,-3,0.4), (8,-3,0.4), (8,2,0.4), (-8,2,0.4)], 'metal', 2.8),
        P([(-2.6,2,'c'), (2.6,2,'c'), (2.6,14,'c'), (-2.6,14,'c')], 'linen', 2.4),
        E(0, 16, 4.4, 4, 'linen', 2.6)], 'translate(%s %s) rotate(%s)'%(n0(x), n0(y), n0(rot)))]


def baton(x, y, rot):
    return [G(rod(0, 14, 0, -40, 5.4, 'linen')+[E(0, -42, 5, 5, 'trim', 2.8),
        E(0, 16, 4.4, 4.4, 'trim', 2.8)], 'translate(%s %s) rotate(%s)'%(n0(x), n0(y), n0(rot)))]


GENERAL = dict(breast=True, chest='trim')


def roman_tribune():
    return mounted('walk', horse_kw=GENERAL, torso=t_muscle(), head=face()+helmet_attic(),
        skirt_over=rider_pteruges(), behind=cloak_ride(), cape=cloak_front(), shoes='boot',
        right=((-25,-164), (-50,-142), (-72,-162)), weapon=sword(-75, -168, -8), fist_at=(-74,-166,0),
        sleeve_r=0.45, left=((17,-165), (28,-138), (46,-132)))


def scipio():
    # arm stretched out in command, laurel, commander's baton
    return mounted('parade', horse_kw=GENERAL, torso=t_muscle(), head=face()+hair_short()+ear()+laurel(),
        skirt_over=rider_pteruges(), behind=cloak_ride(), cape=cloak_front(), shoes='boot',
        right=((-22,-165), (8,-160), (46,-170)), weapon=baton(53, -174, 34), fist_at=(52,-172,-10),
        sleeve_r=0.6, left=((17,-165), (28,-138), (46,-132)))


def carth_commander():
    return mounted('parade', mane='short', horse_kw=GENERAL, torso=t_linen(), head=face(beard='hair')
        +helmet_thracian(plume='plume'), skirt_over=rider_pteruges(), behind=cloak_ride(), cape=cloak_front(),
        shoes='boot', right=((-25,-164), (-46,-140), (-64,-164)),
        weapon=spear(-76, -34, -58, -294, 28, 4.2, True, 6.5), fist_at=(-66,-168,4), sleeve_r=0.45,
        shield=round_shield(44, -144, 34, 'palm', False), shield_back=round_inside(44, -144, 34),
        left=((17,-165), (28,-138), (44,-130)))


def hannibal():
    # one eye shut (he lost its sight in 217 BC), sword raised
    return mounted('parade', mane='short', horse_kw=GENERAL, torso=t_muscle(),
        head=face(beard='hair', shut=True)+helmet_attic(), head_back=face(beard='hair')+helmet_attic(),
        skirt_over=rider_pteruges(), behind=cloak_ride(), cape=cloak_front(), shoes='boot',
        right=((-24,-165), (-57,-186), (-62,-222)), weapon=sword(-63, -230, -14), fist_at=(-62,-227,-10),
        sleeve_r=0.5, left=((17,-165), (28,-138), (46,-132)))


FIGS = {'roman-cavalry-a':(roman_cavalry,BOX,'Roman cavalry with spear'),
    'roman-cavalry-b':(roman_cavalry_b,BOX,'Roman cavalry with sword'),
    'numidian-cavalry-a':(numidian,BOX,'Numidian light cavalry throwing'),
    'numidian-cavalry-b':(numidian_b,BOX,'Numidian light cavalry with javelins'),
    'carthaginian-cavalry-a':(carth_cavalry,BOX,'Carthaginian cavalry'),
    'carthaginian-cavalry-b':(carth_cavalry_b,REAR,'Gallic or Iberian cavalry in Carthaginian service'),
    'roman-commander':(roman_tribune,BOX,'Roman tribune'), 'scipio':(scipio,BOX,'Publius Cornelius Scipio'),
    'carthaginian-commander':(carth_commander,BOX,'Carthaginian commander'),
    'hannibal':(hannibal,BOX,'Hannibal Barca')}
