"""Ballista and trebuchet."""
import scorpion as sc
from mounted_peoples import *
from beasts import half_man
BBOX = (-190,-270,380,270)
QBOX = (-175,-410,350,410)


def crewman_foot(t, head, right, left, back, stance=((10,-108), (18,-63), (22,-14.5)),
    stance2=((-10,-108), (-14,-62), (-22,-14.5)), weapon=(), fist_at=(0,0,0), left_hand=(), trousers_=False,
    hem_=-78, sl='tunic'):
    tf, tb = t
    lg = lambda st, sh: bare_leg(*st, 0, sh, 'shoe', None, 'cloth' if trousers_ else 'skin')
    ra = lambda:[arm(*right)]+[sleeve(right[0], right[1], 0.5, sl)]+list(weapon)+fist(*fist_at[:2],
        rot=fist_at[2])
    la = lambda:list(left_hand)+[arm(*left)]+[sleeve(left[0], left[1], 0.5, sl)]+fist(left[2][0]+1, left[2][1]
        +1, rot=20)
    top = lambda t_, hd:[G(skirt(hem_)+neck()+list(t_)+belt()+hd, 'translate(0 -9)')]
    if not back:
        return [G(la(), 'translate(0 -9)')]+lg(stance, True)+lg(stance2, False)+top(tf,
            list(head))+[G(ra(), 'translate(0 -9)')]
    return [G(ra(), 'translate(0 -9)')]+lg(stance2, True)+lg(stance, False)+top(tb,
        from_behind(head))+[G(la(), 'translate(0 -9)')]


def ball(x, y, r=12):
    return [E(x, y, r, r, 'steel'), F(bez([(x-r*0.8,y+r*0.2), (x-r*0.1,y+r*0.86), (x+r*0.8,y+r*0.3),
        (x+r*0.2,y+r*0.5)]), 'steel-')]


def stock_stone():
    o = [P([(-112,-9,'c'), (66,-9,'c'), (66,9,'c'), (-112,9,'c')], 'wood'),
        F([(-110.4,1,'c'), (64.4,1,'c'), (64.4,7.4,'c'), (-110.4,7.4,'c')], 'wood-'),
        P([(-84,-17,'c'), (78,-17,'c'), (78,-9,'c'), (-84,-9,'c')], 'wood', 2.8)]
    o += strap([(-115,-28), (-93,28)], 4.6, 'wood', 2.4)+strap([(-132,10), (-76,-10)], 4.6, 'wood',
        2.4)+[E(-104, 0, 9.5, 9.5, 'metal', 2.8), dot(-104, 0, 2.6)]
    o.append(P([(-62,-31,0.4), (-46,-31,0.4), (-42,-16,0.4), (-66,-16,0.4)], 'metal', 2.8))
    return o+ball(-28, -29, 12.5)


def base_big():
    o = []
    o += strap([(44,-104), (120,-12)], 10, 'wood-')+strap([(36,-104), (-28,-12)], 10, 'wood')
    o.append(P([(28,-124,'c'), (54,-124,'c'), (52,-12,'c'), (30,-12,'c')], 'wood'))
    o.append(P([(-56,-20,'c'), (138,-20,'c'), (138,-6,'c'), (-56,-6,'c')], 'wood'))
    o.append(F([(-54,-12,'c'), (136,-12,'c'), (136,-7.6,'c'), (-54,-7.6,'c')], 'wood-'))
    o.append(strap([(0,-60), (92,-54)], 6, 'wood-'))
    o += [dot(x, -13, 2, 'metal') for x in (-40,10,72,122)]
    return o


def ballista():
    def mach(back):
        tilt = 'translate(44 -126) rotate(-16)'
        fx, nx, dy = sc.FX, sc.NX, sc.DY
        far_arm = strap([(fx-6,-10+dy), (58,-60), (10,-100)], 8, 'wood-', 2.6)
        near_arm = strap([(nx-6,0), (12,38), (-26,62)], 9, 'wood', 2.8)
        s1 = [L([(10,-100), (-52,-24)], 3.8)]
        s2 = [L([(-26,62), (-52,-24)], 3.8)]
        for k in s1+s2:
            k.sil = 6.4
        far_arm.append(E(10, -100, 6, 6, 'metal', 2.6))
        near_arm.append(E(-26, 62, 6.6, 6.6, 'metal', 2.6))
        if not back:
            return base_big()+[G(far_arm+s1+sc.frame_far()+stock_stone()+sc.frame_near()+near_arm+s2,
                tilt+' scale(1.12)')]
        return base_big()+[G(near_arm+s2+sc.frame_far()+stock_stone()+sc.frame_near()+s1+far_arm,
            tilt+' scale(1.12)')]
    def winder(back):
        return [G(crewman_foot(t_tunic(), face()+helmet_bowl(), ((-22,-162), (-10,-128), (26,-128)),
            ((17,-165), (30,-140), (44,-140)), back, ((10,-106), (38,-70), (30,-14.5)),
            ((-8,-106), (-24,-60), (-52,-15.5)), fist_at=(29,-128,10)), 'translate(-124 0) scale(0.9)')]
    def bearer(back):
        st = ball(34, -146, 14)
        return [G(crewman_foot(t_tunic(), face(beard='hair')+hair_short()+ear(),
            ((-22,-164), (-22,-126), (20,-132)), ((17,-165), (34,-138), (44,-134)), back,
            fist_at=(24,-134,-10), left_hand=st), 'translate(-32 0) scale(0.9)')]
    f = bearer(False)+mach(False)+winder(False)
    b = winder(True)+mach(True)+bearer(True)
    return [G(f, 'translate(16 0)')], [G(b, 'translate(16 0)')]


def trebuchet():
    """Counterweight trebuchet in the throw: the box has dropped, the long arm is up, the sling trails."""
    def frame(far):
        s = '-' if far else ''
        o = strap([(10,-228), (-84,-14)], 9, 'wood'+s)+strap([(10,-228), (104,-14)], 9,
            'wood'+s)+strap([(10,-226), (10,-14)], 8, 'wood'+s)
        o += strap([(-44,-104), (64,-104)], 6, 'wood'+s)
        return o
    def sill():
        o = [P([(-112,-20,'c'), (132,-20,'c'), (132,-6,'c'), (-112,-6,'c')], 'wood'),
            F([(-110,-12,'c'), (130,-12,'c'), (130,-7.6,'c'), (-110,-7.6,'c')], 'wood-')]
        return o+[dot(x, -13, 2, 'metal') for x in (-84,-30,10,60,104)]
    def beam():
        o = []
        # sling behind the arm's tip, with the stone
        d1 = bez([(-104,-428), (-138,-414), (-160,-376)], closed=False)
        d2 = bez([(-104,-428), (-128,-392), (-150,-366)], closed=False)
        for d in (d1,d2):
            o.append(Node('path', 'd="%s"'%d, 'none', 'outline', 3, sil=6))
        o += [P(bez([(-168,-384,0.5), (-148,-378,0.5), (-140,-362), (-152,-350), (-168,-358)]), 'leather',
            3)]+ball(-156, -368, 9)
        o.append(P([(-108,-426,'c'), (-100,-431,'c'), (22,-239,'c'), (80,-156,'c'), (61,-143,'c'),
            (-1,-224,'c')], 'wood'))
        o.append(F([(-105,-425,'c'), (1,-224.5,'c'), (61.5,-145.4,'c'), (68,-150,'c'), (7,-228,'c')],
            'wood-'))
        for t in (0.2,0.42,0.64):
            x, y = -104+(10+104)*t, -428.5+(428.5-231)*t
            o += noedge([strap([(x-3.4-7*t, y+2.4+5*t), (x+3.4+8*t, y-2.4-5*t)], 3.4, 'linen', 1.6)])
        return o
    def weight():
        o = strap([(70,-152), (52,-122)], 4.5, 'wood')+strap([(70,-152), (92,-122)], 4.5, 'wood')
        o.append(P([(36,-124,0.4), (110,-124,0.4), (104,-58,0.5), (42,-58,0.5)], 'wood'))
        o.append(F([(38,-122,0.3), (54,-122,0.3), (57,-59.6,0.3), (43,-59.6,0.3)], 'wood-'))
        o += [L([(39,-102), (107,-102)], 2.2), L([(40,-80), (105.5,-80)],
            2.2)]+noedge([strap([(60,-124), (62,-58)], 4, 'steel', 1.6),
            strap([(88,-124), (86,-58)], 4, 'steel', 1.6)])
        return o+[E(70, -152, 6.5, 6.5, 'metal', 2.8)]
    def man1(back):
        return [G(crewman_foot(t_quilt('linen'), face()+kettle(), ((-22,-164), (-14,-130), (18,-150)),
            ((17,-165), (40,-172), (58,-196)), back, ((10,-106), (38,-70), (34,-14.5)),
            ((-8,-106), (-24,-60), (-52,-15.5)), fist_at=(20,-152,-20), trousers_=True),
            'translate(-128 0) scale(0.84)')]
    def man2(back):
        return [G(crewman_foot(t_tunic(), face(beard='hair')+coif('cloak', False),
            ((-24,-164), (-34,-130), (0,-122)), ((17,-165), (34,-138), (24,-126)), back,
            weapon=ball(14, -136, 15), fist_at=(2,-126,0), trousers_=True), 'translate(-20 0) scale(0.84)')]
    f = frame(True)+sill()+weight()+beam()+frame(False)+[E(10, -230, 9, 9, 'metal'),
        dot(10, -230, 2.6)]+man2(False)+man1(False)
    b = man1(True)+man2(True)+frame(True)+sill()+weight()+beam()+frame(False)+[E(10, -230, 9, 9, 'metal'),
        dot(10, -230, 2.6)]
    return [G(f, 'translate(12 0) scale(0.9)')], [G(b, 'translate(12 0) scale(0.9)')]


FIGS = {'ballista':(ballista,BBOX,'Stone-throwing ballista with crew'),
    'trebuchet':(trebuchet,QBOX,'Trebuchet with crew')}
