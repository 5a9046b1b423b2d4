"""Riders of armies beyond Zama."""
import re

from mounted_zama import *
from man_peoples import *
from foot_peoples import crown_on_helm, helmet_sinew, longsword
TALL = (-215,-460,430,460)
LONG = (-225,-450,450,450)
R_LANCE = ((-25,-164), (-44,-134), (-20,-130))
R_CUT = ((-24,-165), (-57,-186), (-62,-222))
R_SPEAR = ((-25,-164), (-46,-140), (-64,-166))


def lance_up(pennon=None, head=28, x1=-104, y1=-82, x2=164, y2=-242):
    return lance(x1, y1, x2, y2, pennon, 4.6, head)


def lance_level(pennon=None, head=28):
    return lance(-112, -112, 228, -170, pennon, 4.8, head)


def leopard():
    """Saddle cloth of a spotted skin."""
    o = saddle('trim', 'leather', True)
    pts = [(-40,-190), (-24,-178), (-44,-168), (-6,-184), (10,-172), (-16,-160), (22,-186), (-34,-156),
        (4,-156), (24,-162)]
    return o+noedge([E(x, y, 3.4, 2.8, 'trim', 1.8) for x, y in pts])


def companion_a():
    return mounted('canter', horse_kw=dict(chest='leather'), torso=t_linen(), head=face()
        +helmet_boeotian(plume='plume'), skirt_over=rider_pteruges(), behind=cloak_ride(), cape=cloak_front(),
        sad=leopard(), right=R_LANCE, weapon=lance_up(), fist_at=(-21,-134,-30),
        left=((17,-165), (28,-138), (46,-132)), cape_back=None)


def companion_b():
    return mounted('walk', torso=t_muscle(), head=face(beard='hair')+helmet_boeotian(plume=None),
        skirt_over=rider_pteruges(), behind=cloak_ride(), cape=cloak_front(), sad=leopard(), right=R_SPEAR,
        weapon=lance(-82, -6, -56, -318, None, 4.4, 28), fist_at=(-67,-168,4),
        left=((17,-165), (28,-138), (46,-132)))


def gallic_noble_a():
    return mounted('rear', torso=t_mail(), head=face(moustache='hair')+helmet_gallic(),
        skirt_over=rider_mail(), leg='trousers', right=R_CUT, weapon=longsword(-63, -226, -30),
        fist_at=(-62,-226,-20), shield=shield2(46, -146, 37, 'spiral', 0.9, boss=False, dr=0.72),
        shield_back=round_inside(46, -146, 37, 0.9), sleeve_r=0.7, sleeve_l=0.7, over=torque_r())


def torque_r():
    return [strap([(-9,-181), (3,-176), (12,-181)], 3, 'trim', 2)]


def gallic_noble_b():
    return mounted('canter', torso=t_border(check=True), head=face(moustache='hair')+hair_gaul()+ear(),
        behind=cloak_ride(), cape=cloak_front(), leg='trousers', right=((-24,-165), (-57,-186), (-50,-228)),
        weapon=spear(-114, -200, 66, -292, 32, 4.2, False, 7.5), fist_at=(-50,-232,-24),
        shield=place([long_shield(0, 0, 32, 54, 0, 'gaul')], 46, -142, 0)[0],
        shield_back=long_inside(46, -142, 32, 54), sleeve_r=0.8, sleeve_l=0.8)


def tail_plume(plume):
    return [P(bez([(-1,-246,0.4), (-4,-260), (-14,-268), (-28,-264), (-38,-248), (-42,-226,0.4), (-33,-232),
        (-24,-244), (-12,-248), (-2,-244,0.4)]), plume), L([(-8,-256), (-22,-256), (-34,-242)], 2, plume+'-')]


def b_gallic(metal='metal', plume='plume'):
    return tail_plume(plume)+b_montefortino(metal, None,
        True)[:-1]+[P(bez([(-4,-244,0.4), (1,-258,0.5), (5,-258,0.5), (9,-244,0.4)]), metal, 2.8)]


@backed(b_gallic)
def helmet_gallic(metal='metal', plume='plume'):
    """Bronze helmet with a tall knob and a horse-tail."""
    return tail_plume(plume)+[P(bez([(-4,-242,0.4), (1,-258,0.5), (5,-258,0.5), (9,-242,0.4)]), metal,
        2.8)]+montefortino(metal, None, True)[:-3]+montefortino(metal, None,
        True)[-1:]+[P(bez([(-18,-214,0.4), (4,-218.5), (26,-220,0.4), (26,-214,0.4), (4,-212),
        (-18.5,-208,0.4)]), 'trim', 2.4)]


def iberian_cav():
    return mounted('canter', mane='short', torso=t_border(), head=face(beard='hair')+helmet_sinew(),
        right=((-24,-165), (-57,-186), (-50,-228)), weapon=spear(-114, -202, 62, -288, 24, 3.8, False, 6),
        fist_at=(-50,-232,-24), shield=round_shield(46, -146, 30, 'sun', True, 0.92),
        shield_back=round_inside(46, -146, 30, 0.92), cloth='cloth', long_cloth=False, skirt_=iberian_skirt())


def iberian_skirt():
    return rider_skirt('tunic')+border([(-44,-190), (-34,-184), (-22,-184), (-10,-180), (2,-180), (10,-175)],
        3.6)


def persian_cloth():
    o = saddle('cloth', 'trim', True)
    for x in (-50, -36, -20, -4, 12, 26):
        o.append(P([(x-3,-146,0.4), (x+3,-146,0.4), (x+4,-134,0.6), (x-4,-134,0.6)], 'trim', 2.2))
    return o


def persian_cav_a():
    return mounted('canter', sad=persian_cloth(), torso=t_border(), head=face(beard='hair')+tiara(),
        leg='trousers', arm_fill='tunic', sleeve_r=None, sleeve_l=None, skin='skin',
        right=((-24,-165), (-57,-186), (-50,-228)), weapon=spear(-114, -202, 62, -288, 24, 3.8, False, 6),
        fist_at=(-50,-232,-24), left=((17,-165), (28,-138), (46,-132)), under=gorytos_on())


def persian_cav_b():
    return mounted('parade', sad=persian_cloth(), torso=t_scale('metal', 'trim'), head=face(beard='hair')
        +tiara(), leg='trousers', arm_fill='tunic', sleeve_r=None, sleeve_l=None, skin='skin',
        behind=cloak_ride(), cape=cloak_front(), right=R_SPEAR,
        weapon=spear(-80, -24, -58, -302, 28, 4.2, False, 6.5)+[E(-80, -22, 5.6, 5.6, 'trim', 2.6)],
        fist_at=(-67,-168,4), left=((17,-165), (28,-138), (46,-132)))


# ------------------------------------------------------------------ horse armour
def barding(fill, low=-66, border='trim', texture=None, devices=None, head=True):
    def f(sh):
        top = [(122,-304), (96,-308), (72,-292), (51,-267), (36,-240), (26,-216), (10,-208), (-14,-203),
            (-40,-206), (-66,-213), (-92,-206), (-110,-187), (-119,-160), (-124,-120), (-130,low-2,0.4)]
        hem_ = [(-108,low+6,0.6), (-84,low-2,0.6), (-60,low+6,0.6), (-36,low-2,0.6), (-10,low+6,0.6),
            (14,low-2,0.6), (40,low+6,0.6), (64,low-2,0.6), (88,low+6,0.6), (108,low-4,0.4)]
        frontl = [(113,-130), (109,-168), (106,-196), (108,-222), (112,-244), (122,-246,0.5), (132,-262),
            (130,-290)]
        o = [P(bez(sh.pts(top+hem_+frontl)), fill)]
        o.append(F(bez(sh.pts([(-108,-186,0.4), (-117,-160), (-122,-120), (-128,low,0.4), (-108,low+3,0.4),
            (-104,-120), (-98,-170)])), fill+'-'))
        if texture:
            d = ''
            for i in range(int((low+196)/11)):
                y = -196+11*i
                x0 = -104-(y+196)*0.14
                x = x0+(5 if i%2 else 0)
                while x<93:
                    d += 'M%s %sq5 6 10 0'%(n0(x), n0(y))
                    x += 10
            for i in range(8):
                y = -282+10*i
                xa = {0:88, 1:80, 2:70, 3:64, 4:58, 5:50, 6:46, 7:40}[i]
                x = xa+(5 if i%2 else 0)
                while x<90+i*1.2:
                    d += 'M%s %sq5 6 10 0'%(n0(x), n0(y))
                    x += 10
            if not sh.nod and not sh.tilt:
                o.append(Node('path', 'd="%s"'%d, 'none', 'outline', FINE))
            else:
                # texture bent with the neck: short chords instead of arcs
                o.append(Node('path', 'd="%s"'%bend(d, sh), 'none', 'outline', FINE))
        else:
            for l in ([(-66,-200), (-70,-140), (-72,low+2)], [(62,-200), (70,-140), (76,low)],
                [(92,-200), (96,-150), (96,low+2)], [(-100,-170), (-106,-120), (-108,low+3)]):
                o.append(L(sh.pts(l), FINE))
        o.append(L(sh.pts([(-123,low-14), (-108,low-7), (-84,low-15), (-60,low-7), (-36,low-15), (-10,low-7),
            (14,low-15), (40,low-7), (64,low-15), (88,low-7), (104,low-16)]), 4.2, border))
        if devices:
            for x, y in ((-84,-130), (80,-140)):
                p = sh((x,y))
                o.append(G(device(devices, p[0], p[1], 19), name='emblem'))
        return noedge(o[1:])[:0]+[o[0]]+noedge(o[1:])
    return f


def bend(d, sh):
    out = ''
    for m in re.finditer(r'M(\S+) (\S+)q5 6 10 0', d):
        x, y = float(m[1]), float(m[2])
        a = sh((x,y))
        b = sh((x+5,y+3.4))
        c_ = sh((x+10,y))
        out += 'M%s %sL%s %sL%s %s'%tuple(n0(v) for v in (a[0], a[1], b[0], b[1], c_[0], c_[1]))
    return out


def chanfron(fill='steel', cloth=None):
    """Head defence (or the hood of a caparison when cloth is given)."""
    o = []
    if cloth:
        o.append(P(bez([(110,-248), (122,-243), (133,-233), (143,-222,0.5), (152,-230,0.5), (157,-246),
            (151,-264), (144,-282), (136,-296), (124,-304), (108,-306), (100,-292), (108,-268)]), cloth, 2.8))
    o.append(P(bez([(118,-304,0.5), (128,-302), (139,-294), (147,-280), (154,-262), (162,-244),
        (163,-236,0.5), (154,-240), (144,-256), (134,-272), (124,-288)]), fill, 2.8))
    o += [E(137.5, -268, 6, 6.6, fill if not cloth else cloth, 2.2, 20),
        E(138, -268.5, 3.2, 4, 'outline', 0, 20)]
    if not cloth:
        o.append(L([(150,-262), (158,-246)], 1.8, fill+'-'))
    return noedge(o)


def cataphract_a():
    return mounted('walk', mane=None, bridle=True, horse_kw=dict(body_over=barding('steel', -92, 'trim',
        True), head_over=chanfron('steel'), breast=False), torso=t_scale('steel', 'trim'), head=helm_mask(),
        skirt_over=[G(scale_skirt('steel', -62, -132), 'translate(-18 -105)')], arm_fill='steel',
        sleeve_r=None, sleeve_l=None, leg='bare_steel', cloth=None,
        right=((-25,-164), (-40,-130), (-12,-132)), weapon=lance_up(None, 32), fist_at=(-13,-135,-30),
        left=((17,-165), (26,-140), (34,-160)), hand_rein=False, skin='steel')


def cataphract_b():
    return mounted('parade', mane=None, bridle=True, horse_kw=dict(body_over=barding('metal', -92, 'trim',
        True), head_over=chanfron('metal'), breast=False), torso=t_scale('metal', 'trim'),
        head=helm_mask('metal'), skirt_over=[G(scale_skirt('metal', -62, -132), 'translate(-18 -105)')],
        arm_fill='steel', sleeve_r=None, sleeve_l=None, leg='bare_steel', cloth=None, right=R_SPEAR,
        weapon=lance(-86, -8, -54, -322, None, 4.8, 32), fist_at=(-67,-168,4),
        left=((17,-165), (28,-138), (46,-132)), skin='steel')


# ------------------------------------------------------------------ leaders
def alexander():
    return mounted('rear', horse_kw=GENERAL, torso=t_linen(), head=face()+hair_long_short()+ear(),
        skirt_over=rider_pteruges(), behind=cloak_ride(), cape=cloak_front(), sad=leopard(),
        right=((-24,-165), (-57,-186), (-50,-228)), weapon=lance(-118, -196, 84, -304, None, 4.4, 28),
        fist_at=(-50,-232,-28), left=((17,-165), (28,-138), (46,-132)))


def b_hls(fill='hair'):
    return [P(bez([(22,-219,0.5), (26,-228), (24,-240,0.7), (14,-244), (6,-240,0.6), (-6,-242),
        (-16,-234,0.6), (-22,-222), (-22,-206,0.6), (-24,-196), (-18,-188,0.6), (-10,-189), (-4,-184,0.6),
        (4,-188), (10,-192,0.6), (11,-204), (16,-214)]), fill, 3),
        L([(0,-236), (-8,-216), (-10,-196)], 2, fill+'-'), L([(4,-236), (4,-216), (2,-196)], 2, fill+'-'),
        L([(12,-234), (14,-222)], 2, fill+'-')]+ear_b()


@backed(b_hls)
def hair_long_short(fill='hair'):
    """Swept-back hair with the lock over the brow: Alexander's."""
    return [P(bez([(24,-220,0.5), (27,-230), (24,-241,0.7), (14,-244), (6,-240,0.6), (-6,-242),
        (-16,-234,0.6), (-22,-222), (-22,-206,0.6), (-24,-196), (-18,-188,0.6), (-10,-190), (-6,-198,0.6),
        (-3,-208), (3,-207,0.5), (7,-215), (14,-220,0.5), (18,-226,0.4)]), fill, 3),
        L([(18,-230), (8,-234), (-2,-230)], 2, fill+'-'), L([(8,-222), (-6,-226), (-14,-216)], 2, fill+'-'),
        L([(-6,-214), (-14,-206), (-16,-196)], 2, fill+'-')]


def king_hell():
    return mounted('walk', sad=leopard(), horse_kw=GENERAL, torso=t_muscle(), head=face()
        +hair_short(curly=True)+ear()+band('linen'), skirt_over=rider_pteruges(), behind=cloak_ride(),
        cape=cloak_front(), right=((-22,-165), (8,-160), (46,-172)), weapon=[], fist_at=(50,-173,-10),
        sleeve_r=0.6, left=((17,-165), (28,-138), (46,-132)), side=[gladius(-30, -122, 34)])


def caesar():
    return mounted('walk', horse_kw=GENERAL, torso=t_muscle(), head=face()+hair_thin()+ear()+laurel(),
        skirt_over=rider_pteruges(), behind=cloak_ride(), cape=cloak_front(), right=R_CUT,
        weapon=sword(-63, -230, -14), fist_at=(-62,-227,-10), sleeve_r=0.5,
        left=((17,-165), (28,-138), (46,-132)))


def b_thin(fill='hair'):
    return [P(bez([(-2,-237,0.4), (-13,-232), (-19,-221), (-19,-208), (-14,-196,0.5), (-6,-192), (3,-194,0.5),
        (8,-202), (9,-212,0.5), (4,-222)]), fill, 2.8), L([(-6,-228), (-11,-212), (-8,-200)], 2, fill+'-'),
        L([(-1,-224), (1,-204)], 2, fill+'-')]+ear_b()


@backed(b_thin)
def hair_thin(fill='hair'):
    """High forehead, hair brushed forward."""
    return [P(bez([(14,-230,0.4), (4,-239), (-9,-236), (-18,-225), (-19,-209), (-15,-197,0.5), (-9,-198,0.4),
        (-5,-203), (-3,-209), (2,-206,0.4), (4,-214,0.5), (2,-223)]), fill, 2.8),
        L([(-12,-216), (-8,-226), (0,-232)], 2, fill+'-')]


def vercingetorix():
    return mounted('parade', horse_kw=GENERAL, torso=t_mail(), head=face(moustache='hair')+hair_long()
        +helmet_gallic(), skirt_over=rider_mail(), leg='trousers', behind=cloak_ride(), cape=cloak_front(),
        right=R_CUT, weapon=longsword(-63, -226, -16), fist_at=(-62,-227,-10), sleeve_r=0.8, sleeve_l=0.8,
        left=((17,-165), (28,-138), (46,-132)), over=torque_r())


# ------------------------------------------------------------------ the Middle Ages
def rider_hauberk():
    return [P(bez([(-43,-234,0.4), (2,-234,0.4), (14,-214), (24,-194,0.5), (22,-170,0.5), (4,-162),
        (-14,-168,0.5), (-34,-176), (-50,-180,0.5), (-52,-206)]), 'steel'),
        G([scales(7, -26, 34, -118, 7.4, 4.2)], 'translate(-22 -105)'),
        L([(21,-173), (4,-165), (-14,-171), (-34,-179), (-48,-183)], 2.6, 'trim')]


KN = dict(sleeve_fill='steel', sleeve_r=0.75, sleeve_l=0.75, leg='hose_steel', shoes='shoe')


def norman_a():
    return mounted('canter', torso=t_mail(), head=face()+coif()+helm_nasal(), skirt_over=rider_hauberk(),
        long_cloth=False, right=R_LANCE, weapon=lance_up('plume'), fist_at=(-21,-134,-30),
        shield=kite(50, -128, -8, 'dragon', 0.86), shield_back=kite_in(50, -128, -8, 0.86),
        sleeve_fill='steel', sleeve_r=0.75, sleeve_l=0.75, leg='hose', leg_fill='cloth', cloth='trim')


def norman_b():
    return mounted('gallop', torso=t_mail(), head=face()+coif()+helm_nasal(), skirt_over=rider_hauberk(),
        long_cloth=False, right=R_CUT, weapon=longsword(-63, -226, -24), fist_at=(-62,-226,-16),
        shield=kite(50, -128, -8, 'saltire', 0.86), shield_back=kite_in(50, -128, -8, 0.86),
        sleeve_fill='steel', sleeve_r=0.75, sleeve_l=0.75, leg='hose', leg_fill='cloth', cloth='trim')


def william():
    # helm pushed back to show his face, mace-like staff in the hand, as on the Tapestry
    return mounted('rear', horse_kw=GENERAL, torso=t_mail(), head=face()+coif()+helm_nasal()+crown_on_helm(),
        skirt_over=rider_hauberk(), behind=cloak_ride(), cape=cloak_front(), right=R_CUT,
        weapon=mace(-63, -230, -14), fist_at=(-62,-227,-10), sleeve_fill='steel', sleeve_r=0.75,
        sleeve_l=0.75, leg='hose', leg_fill='cloth', left=((17,-165), (28,-138), (46,-132)))


def jupon():
    return [P(bez([(-43,-234,0.4), (2,-234,0.4), (12,-214), (21,-194,0.5), (16,-174,0.5), (2,-178),
        (-10,-176,0.6), (-22,-181), (-34,-181,0.6), (-48,-188,0.5), (-52,-206)]), 'tunic'),
        F(bez([(-41,-234,0.4), (-32,-234,0.4), (-38,-206), (-36,-183,0.4), (-46,-188,0.4), (-50,-206)]),
        'tunic-')]


def knight_a():
    return mounted('canter', mane=None, horse_kw=dict(body_over=barding('tunic', -74, 'trim', None, 'lily'),
        head_over=chanfron('steel', 'tunic'), breast=False), torso=t_surcoat('tunic', 'lily'), head=face()
        +coif()+bascinet(), skirt_=jupon(), cloth=None, arm_fill='steel', sleeve_r=None, sleeve_l=None,
        skin='steel', leg='bare_steel', right=((-25,-164), (-50,-146), (-40,-134)), weapon=lance_level(),
        fist_at=(-42,-124,-8), shield=heater(46, -140, 0, 'lily', 0.9),
        shield_back=heater_in(46, -140, 0, 0.9))


def knight_b():
    return mounted('walk', mane=None, horse_kw=dict(body_over=barding('tunic', -74, 'trim', None, 'cross'),
        head_over=chanfron('steel', 'tunic'), breast=False), torso=t_surcoat('tunic', 'cross'), head=face()
        +coif()+bascinet(), skirt_=jupon(), cloth=None, arm_fill='steel', sleeve_r=None, sleeve_l=None,
        skin='steel', leg='bare_steel', right=R_SPEAR, weapon=lance(-86, -8, -54, -310, 'plume', 4.8, 28),
        fist_at=(-67,-168,4), shield=heater(46, -140, 0, 'cross', 0.9),
        shield_back=heater_in(46, -140, 0, 0.9))


def aim(p, a=-24):
    return turn(p, a, (0,-168))


def mounted_bow(kind='recurve', a=-24):
    b, w = drawn(70, -180, 68, (8,-178), kind)
    t = 'rotate(%s 0 -168)'%n0(a)
    return dict(left=(( 17,-166), aim((44,-172), a)[:2], aim((68,-179), a)[:2]), left_hand=[G(b, t)],
        right=((-24,-166), aim((-52,-172), a)[:2], aim((4,-178), a)[:2]), weapon=[G(w, t)],
        fist_at=(*aim((6,-179), a)[:2], a-10), left_last=True, hand_rein=False)


def mongol_a():
    return mounted('gallop', mane='short', pony=0.92, horse_kw=dict(lean=0.4),
        torso=t_border('tunic', 'trim'), head=face(moustache='hair')+hat_fur(), leg='trousers',
        arm_fill='tunic', sleeve_r=None, sleeve_l=None, skin='skin', long_cloth=False, under=gorytos_on(),
        **mounted_bow())


def gorytos_on():
    return [ride(gorytos(-40, -108, 24))]


def mongol_b():
    return mounted('canter', mane='short', pony=0.92, horse_kw=dict(lean=0.4), torso=t_lamellar(),
        head=face(beard='hair')+helm_steppe(fur='fur'), leg='trousers', sleeve_r=0.6, sleeve_l=0.6,
        arm_fill='tunic', sleeve_fill='leather', long_cloth=False, under=gorytos_on(), right=R_CUT,
        weapon=sabre(-63, -228, -24), fist_at=(-62,-226,-16),
        shield=shield2(44, -146, 32, 'star', 0.9, dr=0.55), shield_back=round_inside(44, -146, 32, 0.9),
        skirt_over=[])


def mamluk_a():
    return mounted('canter', torso=t_lamellar('steel'), head=face(beard='hair')+helm_steppe(turban='linen'),
        leg='trousers', leg_fill='linen', arm_fill='tunic', sleeve_r=None, sleeve_l=None, right=R_CUT,
        weapon=sabre(-63, -228, -24), fist_at=(-62,-226,-16),
        shield=shield2(46, -146, 37, 'crescent', 0.9, dr=0.75), shield_back=round_inside(46, -146, 37, 0.9),
        under=gorytos_on())


def mamluk_b():
    return mounted('parade', torso=t_mail(), head=face(beard='hair')+helm_steppe(turban='plume', plume=None),
        leg='trousers', leg_fill='linen', arm_fill='tunic', sleeve_r=None, sleeve_l=None,
        skirt_over=rider_mail(), right=R_LANCE, weapon=lance_up('cloak'), fist_at=(-21,-134,-30),
        shield=shield2(46, -146, 37, 'star16', 0.9, dr=0.6), shield_back=round_inside(46, -146, 37, 0.9))


def med_king():
    return mounted('walk', mane=None, horse_kw=dict(body_over=barding('cloth', -84, 'trim', None, None),
        head_over=chanfron('metal', 'cloth'), breast=False), torso=t_surcoat('tunic', 'cross'),
        head=face(beard='hair')+hair_long()+crown(), skirt_=jupon(), cloth=None, behind=cloak_ride(),
        cape=ermine(), arm_fill='steel', sleeve_r=None, sleeve_l=None, leg='bare_steel', right=R_CUT,
        weapon=sword(-63, -230, -14), fist_at=(-62,-227,-10), left=((17,-165), (28,-138), (46,-132)))


def ermine():
    return [P(bez([(-26,-173,0.5), (-8,-183), (16,-180), (28,-168,0.5), (24,-154,0.5), (8,-161), (-8,-163),
        (-24,-158,0.5)]), 'linen', 2.8)]+[L([(x,y), (x+0.6,y+5)], 2.4) for x,
        y in ((-16,-171), (-5,-175), (7,-174), (18,-168))]


def queen():
    gown = [P(bez([(-43,-236,0.4), (2,-236,0.4), (14,-214), (28,-192), (34,-160), (26,-128), (20,-108,0.5),
        (4,-104), (-12,-110,0.6), (-30,-104), (-48,-112,0.5), (-54,-150), (-54,-206)]), 'tunic'),
        F(bez([(-41,-234,0.4), (-32,-234,0.4), (-40,-190), (-38,-108,0.4), (-46,-113,0.4), (-51,-150),
        (-51,-206)]), 'tunic-'), L([(-14,-218), (-4,-170), (-8,-116)], 2.2),
        L([(2,-212), (16,-170), (12,-112)], 2.2), L([(-26,-214), (-26,-160), (-28,-112)], 2.2),
        L([(-46,-117), (-30,-109), (-12,-115), (4,-109), (19,-113)], 4, 'trim')]
    return mounted('walk', horse_kw=GENERAL, torso=t_border('tunic', 'trim'), head=face()+veil()+crown(),
        skirt_=gown, leg='hose', leg_fill='tunic', shoes='shoe', behind=cloak_ride(), cape=ermine(),
        arm_fill='tunic', sleeve_r=None, sleeve_l=None, right=((-22,-165), (6,-156), (42,-164)),
        weapon=scepter(47, -170, 18), fist_at=(46,-166,-10), left=((17,-165), (28,-138), (46,-132)),
        mane='long')


def scepter(x, y, rot):
    return place(rod(0, 30, 0, -42, 3.6, 'metal')+[P(bez([(-3,-46,0.4), (-12,-51,0.6), (-10,-59,0.6),
        (-3,-53)]), 'metal', 2.2), P(bez([(3,-46,0.4), (12,-51,0.6), (10,-59,0.6), (3,-53)]), 'metal', 2.2),
        P(bez([(0,-64,0.5), (5,-54), (3,-44,0.4), (-3,-44,0.4), (-5,-54)]), 'metal', 2.8)], x, y, rot)


FIGS = {'macedonian-companion-a':(companion_a,LONG,'Macedonian companion cavalryman with lance'),
    'macedonian-companion-b':(companion_b,LONG,'Macedonian companion cavalryman at the walk'),
    'persian-cavalry-a':(persian_cav_a,BOX,'Persian horseman throwing'),
    'persian-cavalry-b':(persian_cav_b,BOX,'Persian horseman in bronze scales'),
    'gallic-noble-cavalry-a':(gallic_noble_a,TALL,'Gallic noble horseman, horse rearing'),
    'gallic-noble-cavalry-b':(gallic_noble_b,BOX,'Gallic horseman throwing'),
    'iberian-cavalry':(iberian_cav,BOX,'Iberian horseman'),
    'cataphract-a':(cataphract_a,LONG,'Cataphract, lance raised'),
    'cataphract-b':(cataphract_b,LONG,'Cataphract in bronze scales'),
    'alexander':(alexander,TALL,'Alexander on Bucephalus'),
    'hellenistic-king':(king_hell,BOX,'A Hellenistic king (Ptolemy IV, Antiochus III)'),
    'caesar':(caesar,BOX,'Gaius Julius Caesar'), 'vercingetorix':(vercingetorix,TALL,'Vercingetorix'),
    'norman-knight-a':(norman_a,LONG,'Norman knight with lance'),
    'norman-knight-b':(norman_b,BOX,'Norman knight with sword'),
    'william':(william,TALL,'William of Normandy'),
    'mounted-knight-a':(knight_a,LONG,'Mounted knight with couched lance, barded horse'),
    'mounted-knight-b':(knight_b,LONG,'Mounted knight, lance upright, barded horse'),
    'mongol-horse-archer-a':(mongol_a,LONG,'Mongol horse archer'),
    'mongol-horse-archer-b':(mongol_b,BOX,'Mongol horseman with sabre'),
    'mamluk-cavalry-a':(mamluk_a,BOX,'Mamluk or Saracen horseman with sabre'),
    'mamluk-cavalry-b':(mamluk_b,LONG,'Mamluk or Saracen horseman with lance'),
    'medieval-king':(med_king,BOX,'A medieval king'), 'medieval-queen':(queen,BOX,'A medieval queen'),}
