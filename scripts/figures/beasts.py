"""Elephants with towers, camel, chariots."""
from elephant import *
from man_peoples import *
from mounted_peoples import *
TBOX = (-262,-520,524,520)
BODY_I = [(100,-300), (62,-308), (14,-315), (-40,-313), (-92,-299), (-132,-275), (-156,-245), (-166,-210),
    (-164,-176), (-148,-146), (-110,-136), (-60,-124), (0,-116), (50,-122), (96,-134), (132,-156), (150,-190),
    (150,-250), (138,-292), (118,-304)]
HEAD_I = [(104,-296), (118,-326), (134,-350), (152,-356), (168,-348,0.8), (178,-343,0.6), (192,-342),
    (206,-324), (213,-298), (219,-268), (221,-244), (214,-218), (194,-204,0.8), (176,-200), (160,-208),
    (140,-232), (122,-258)]


def ear_i():
    e = [(154,-302), (138,-314), (116,-310), (101,-292), (98,-264), (105,-238), (116,-216), (124,-203,0.7),
        (134,-216), (143,-240), (154,-262,0.8), (161,-284)]
    return [P(bez(e), 'elephant'), F(bez([(102,-288), (100,-264), (107,-238), (118,-216), (124,-206,0.5),
        (129,-212,0.4), (118,-232), (112,-260), (118,-290), (130,-310,0.4), (116,-307)]), 'elephant-'),
        L([(150,-294), (138,-278), (130,-250)], 2.4, 'elephant-')]


def tusk_i(dx=0, dy=0, fill='tusk'):
    return P(bez([(200+dx,-234+dy,0.5), (214+dx,-214+dy), (234+dx,-202+dy), (258+dx,-199+dy,0.4),
        (234+dx,-190+dy), (212+dx,-194+dy), (196+dx,-208+dy), (190+dx,-222+dy,0.5)]), fill)


def cloth_i():
    pts = [(72,-306,0.5), (14,-315), (-40,-313), (-98,-297,0.5), (-116,-256), (-120,-206,0.4), (-96,-196),
        (-72,-204,0.6), (-46,-194), (-20,-202,0.6), (6,-192), (30,-201,0.6), (54,-194), (76,-203,0.4),
        (80,-256)]
    o = [P(bez(pts), 'cloth'), F(bez([(-96,-295,0.4), (-114,-256), (-118,-207,0.4), (-98,-199,0.4),
        (-94,-244), (-80,-300,0.4)]), 'cloth-')]
    o += noedge([strap([(-117,-222), (-96,-212), (-72,-220), (-46,-210), (-20,-218), (6,-208), (30,-217),
        (54,-210), (78,-219)], 4.5, 'trim', 1.6)])
    return o


TOP = -372


def tower(back, belly=-126):
    """Wooden tower lashed to the back, shields hung on its side."""
    o = []
    o += [strap([(-76,-312), (-66,-220), (-70,belly)], 5, 'linen', 2),
        strap([(40,-312), (44,-220), (40,belly+6)], 5, 'linen', 2)]
    o.append(P([(-88,TOP+8,'c'), (54,TOP+8,'c'), (48,-296,'c'), (-80,-296,'c')], 'wood'))
    o.append(F([(-86,TOP+10,'c'), (-64,TOP+10,'c'), (-60,-297.5,'c'), (-78.6,-297.5,'c')], 'wood-'))
    for y in (-346,-324):
        o.append(L([(-85.5,y), (51.6,y)], 2.2))
    # battlements
    o.append(P([(-92,TOP+10,'c'), (-92,TOP-12,'c'), (-70,TOP-12,'c'), (-70,TOP-2,'c'), (-46,TOP-2,'c'),
        (-46,TOP-12,'c'), (-24,TOP-12,'c'), (-24,TOP-2,'c'), (-10,TOP-2,'c'), (-10,TOP-12,'c'),
        (12,TOP-12,'c'), (12,TOP-2,'c'), (36,TOP-2,'c'), (36,TOP-12,'c'), (58,TOP-12,'c'), (58,TOP+10,'c')],
        'wood'))
    o += [round_shield(-48, -330, 25, 'sun', False, 0.96), round_shield(14, -330, 25, 'sun', False, 0.96)]
    return o


def half_man(t, head, right, weapon, fist_at, left, back, sleeves=0.5, sleeve_fill='tunic', left_hand=(),
    arm_fill='skin', shield=None, shield_back=None):
    """A man from the belt up, for towers and chariots: in the frame of a foot figure."""
    tf, tb = t
    sh, el, ha = right
    s2, e2, h2 = left
    ra = [arm(sh, el, ha, arm_fill)]+([sleeve(sh, el, sleeves,
        sleeve_fill)] if sleeves else [])+list(weapon)+fist(*fist_at[:2], rot=fist_at[2])
    la = list(left_hand)+[arm(s2, e2, h2, arm_fill)]+fist(h2[0]+1, h2[1]+1,
        rot=40)+([sleeve(s2, e2, sleeves, sleeve_fill)] if sleeves else [])
    sk = skirt(-90)
    if not back:
        return la+sk+neck()+list(tf)+belt()+list(head)+([shield] if shield else [])+ra
    return ra+sk+neck()+list(tb)+belt(buckle='leather')+from_behind(head)+([shield_back] if shield_back else [])+la


def bow_man(t, head, back, a=0):
    b, w = drawn(68, -184, 66, (4,-186), 'recurve')
    return half_man(t, head, ((-24,-166), (-54,-180), (0,-185)), w, (2,-186,-10),
        ((17,-166), (44,-174), (66,-182)), back, left_hand=b)


def indian_elephant(up=False):
    nl, fl = e_near_hind()+e_near_fore(), e_far_hind()+e_far_fore()
    def crew(back):
        if not up:
            a = bow_man(t_tunic(), face(beard='hair')+hair_short()+ear()+band('linen'), back)
            b = half_man(t_linen(), face()+helmet_thracian(plume=None), ((-24,-165), (-52,-174), (-48,-206)),
                spear(-70, -140, -26, -296, 26, 4.4, False, 6.5), (-47,-205,12),
                ((17,-165), (26,-138), (34,-124)), back)
        else:
            a = half_man(t_linen(), face()+helmet_boeotian(plume='plume'),
                ((-24,-165), (-57,-186), (-50,-228)), spear(-108, -206, 56, -282, 24, 4, False, 6),
                (-50,-233,-22), ((17,-165), (26,-138), (34,-124)), back)
            b = bow_man(t_tunic(), face(beard='hair')+helmet_pilos(), back)
        lo = [G(b, 'translate(-60 -272) scale(0.76)'), G(a,
            'translate(12 -272) scale(0.76)')] if not up else [G(a, 'translate(-58 -272) scale(0.76)'),
            G(b, 'translate(14 -272) scale(0.76)')]
        return lo if not back else lo[::-1]
    def driver(back):
        d = crewman(t_bare2(), face(skin='skin2')+hair_short()+band('linen'),
            ((-20,-162), (2,-138), (34,-150)), goad(36, -150), (34,-150,0), ((17,-165), (24,-138), (38,-128)),
            back, tunic=None, skin='skin2')
        return man_on(104, -142, 0.82, d)
    k = dict(body=BODY_I, headc=HEAD_I, tusk=tusk_i)
    far, near = elephant_parts(nl, fl, NEAR_N, FAR_N, up, **k)
    bfar, bnear = elephant_parts(fl, nl, FAR_N, NEAR_N, up, **k)
    front = far+near+cloth_i()+[driver(False)]+crew(False)+tower(False)+ear_i()
    back = bfar+bnear+cloth_i()+[driver(True)]+crew(True)+tower(True)+ear_i()
    mid = lambda items:[G(items, 'translate(-52 0)')]
    return mid(front), mid(back)


def tower_elephant():
    """The forest elephant of the Ptolemies, smaller, with a tower like the Indian one's."""
    nl, fl = e_near_hind()+e_near_fore(), e_far_hind()+e_far_fore()
    low = lambda items: [G(items, 'translate(6 22)')]
    def crew(back):
        pike = half_man(t_linen(), face()+helmet_thracian(plume='plume'),
            ((-24,-165), (-52,-174), (-48,-206)), spear(-72, -140, -20, -304, 26, 4.4, False, 6.5),
            (-47,-205,12), ((17,-165), (26,-138), (34,-124)), back)
        bow_ = bow_man(t_tunic(), face(beard='hair')+hair_short(curly=True)+ear()+band('trim'), back)
        men = [G(pike, 'translate(-58 -272) scale(0.76)'), G(bow_, 'translate(14 -272) scale(0.76)')]
        return men[::-1] if back else men
    def driver(back):
        d = crewman(t_bare2(), face(skin='skin2')+hair_short(curly=True)+band('linen'),
            ((-20,-162), (2,-138), (34,-150)), goad(36, -150), (34,-150,0), ((17,-165), (24,-138), (38,-128)),
            back, tunic=None, skin='skin2')
        return man_on(106, -134, 0.84, d)
    far, near = elephant_parts(nl, fl, NEAR_N, FAR_N)
    bfar, bnear = elephant_parts(fl, nl, FAR_N, NEAR_N)
    girth = lambda: e_straps()[2:]+e_cloth()
    front = far+near+girth()+[driver(False)]+low(crew(False)+tower(False, -150))+ear_e()
    back = bfar+bnear+girth()+[driver(True)]+low(crew(True)+tower(True, -150))+ear_e()
    mid = lambda items: [G(items, 'translate(-52 0)')]
    return mid(front), mid(back)


# ------------------------------------------------------------------ camel
CBOX = (-205,-470,410,470)
CAMEL = [(56,-214), (30,-222), (-4,-236), (-24,-258), (-42,-270), (-60,-258), (-76,-232), (-90,-210),
    (-104,-194), (-111,-168), (-102,-146), (-74,-136), (-34,-124), (8,-119), (44,-122), (74,-132), (96,-150),
    (116,-172), (130,-202), (137,-236), (138,-262), (142,-276,0.8), (156,-276), (172,-272), (186,-276),
    (191,-287), (186,-299), (172,-308), (156,-318), (142,-322), (128,-318), (118,-302), (113,-276),
    (109,-246), (102,-220), (90,-208), (74,-208)]


def cam_leg(nodes, x, fill='horse'):
    y = -17
    pad = [(x-12,y+1,0.5), (x+9,y,0.5), (x+21,y+7), (x+22,y+12.5,0.5), (x-11,y+12.5,0.5), (x-14,y+8)]
    return [(limb_pts(nodes), fill), (pad,fill)]


def c_near_fore():
    return cam_leg([(58,-158,24,24), (56,-118,16,15), (53,-84,10,9.5), (52,-74,10,9.5), (50,-46,6.6,6.6),
        (48,-22,6.6,7.4), (48,-16,8,8)], 48)


def c_far_fore():
    return cam_leg([(66,-156,22,22), (82,-116,14,14), (92,-84,10,9.5), (94,-74,9.5,9.5), (103,-46,6.6,6.6),
        (110,-24,6.6,7.4), (111,-16,8,8)], 111)


def c_near_hind():
    return cam_leg([(-78,-178,34,30), (-66,-138,22,25), (-72,-104,13,14), (-92,-80,9,11), (-94,-72,9,10),
        (-94,-44,7,7), (-98,-22,7,8), (-98,-16,8,8)], -98)


def c_far_hind():
    return cam_leg([(-62,-170,30,30), (-44,-132,20,24), (-42,-104,13,13), (-56,-78,9,11), (-56,-70,9,10),
        (-48,-44,7,7), (-43,-22,7,8), (-42,-16,8,8)], -42)


def camel_rider(archer=False):
    aims = mounted_bow(a=-14) if archer else None
    def beast(nl, fl):
        far = [P(bez([(-100,-196,0.4), (-118,-186), (-126,-160), (-124,-138), (-130,-112,0.5),
            (-118,-106,0.5), (-112,-122), (-112,-150), (-106,-172,0.4)]), 'horse-'),
            P(bez([(-126,-130,0.5), (-134,-110), (-128,-92,0.5), (-116,-98), (-114,-120,0.5)]), 'mane', 2.8)]
        far += U(shaded(fl))+[L([(x+10,-12), (x+13,-4)], 2) for x in ()]
        n = U([(CAMEL,'horse')]+nl)
        n += [F(bez([(-74,-138,0.4), (-34,-126), (8,-121), (44,-124), (72,-133,0.4), (44,-136), (0,-134),
            (-40,-138)]), 'horse-'), F(bez([(116,-174,0.4), (129,-204), (135.5,-236), (136.5,-262),
            (141,-274,0.4), (128,-262), (122,-232), (112,-204), (96,-180), (86,-160), (98,-152)]), 'horse-')]
        n += [L([(-60,-168), (-52,-148), (-56,-126)], 2.4), L([(72,-176), (82,-158), (80,-140)], 2.4)]
        n += [P(bez([(126,-322,0.5), (122,-332), (128,-336,0.6), (136,-322,0.5)]), 'horse-', 2.6),
            P(bez([(116,-304,0.5), (112,-322), (124,-332), (140,-325), (134,-316), (126,-312), (124,-300)]),
            'mane', 2.8)]
        n += [E(158, -304, 3.4, 4, 'outline', 0, 10), L([(150,-311), (157,-314), (164,-310)], 2.2),
            L([(182,-294), (187,-291)], 2.4), L([(172,-282), (181,-284), (189,-283)], 2.2),
            L([(142,-280), (150,-284)], 2, 'horse-')]
        n += noedge([strap([(172,-307), (168,-290), (166,-274)], 2.6, 'leather', 1.6),
            strap([(170,-296), (150,-300), (128,-310)], 2.6, 'leather', 1.6)])
        # saddle cloth with tassels, girth
        n += noedge([strap([(-10,-190), (-8,-150), (-6,-121)], 4.6, 'leather', 1.8)])
        n.append(P(bez([(48,-218,0.5), (28,-226), (0,-236), (-20,-254,0.6), (-34,-238,0.6), (-42,-200),
            (-40,-164,0.4), (2,-158), (44,-164,0.4), (52,-192)]), 'cloth'))
        n.append(F(bez([(-32,-236,0.4), (-40,-200), (-38,-166,0.4), (-24,-163,0.4), (-26,-200),
            (-18,-250,0.4)]), 'cloth-'))
        n += noedge([L([(-39,-174), (2,-168), (47,-174)], 4.4, 'trim')])
        for x in (-32,-14,4,22,38):
            n.append(P([(x-3,-162,0.4), (x+3,-162,0.4), (x+4,-149,0.6), (x-4,-149,0.6)], 'trim', 2.2))
        return far, n
    t = (0,-46)
    R = lambda items:[G(items, 'translate(24 -30)')]
    nl, fl = c_near_hind()+c_near_fore(), c_far_hind()+c_far_fore()
    far, near = beast(nl, fl)
    bfar, bnear = beast(fl, nl)
    def rar():
        if archer:
            return [ride([arm(*aims['right'], 'tunic')]+aims['weapon']+fist(*aims['fist_at'][:2], rot=-24))]
        return [ride([arm((-24,-165), (-57,-186), (-62,-222), 'tunic')]+sabre(-63, -228, -24)
            +fist(-62, -226, rot=-16))]
    def lar():
        if archer:
            hand_ = aims['left'][2]
            return [arm(*aims['left'], 'tunic')]+fist(hand_[0]+1, hand_[1]+1, rot=60)+aims['left_hand']
        return [arm((17,-165), (28,-138), (46,-132), 'tunic')]+fist(47, -131, rot=40)
    targe = [] if archer else [round_shield(42, -146, 28, 'rings', True, 0.92, 'leather')]
    targe_in = [] if archer else [round_inside(42, -146, 28, 0.92, 'leather')]
    headf = face(beard='hair')+headcloth()
    low = lambda:rider_leg(False, 'hose', 'bare', 'skin')+rider_skirt('tunic')+[ride(belt())]
    slack = [(44,-226), (84,-244), (128,-272), (166,-290)] if archer else [(52,-268), (92,-258), (130,-276),
        (166,-290)]
    rein = lambda: noedge([L(slack, 4), L(slack, 1.8, 'leather')])
    f = far+R([ride(lar())])+R([ride(neck()+t_border('tunic', 'trim')[0]
        +headf+targe)])+near+rein()+R([ride(quiver(-36, -112, 24))]+low()+rar())
    b = R(rar())+bfar+R([ride(neck()+t_border('tunic', 'trim')[1]+from_behind(headf)),
        ride(quiver(-36, -112, 24))])+bnear+rein()+R(low()+[ride(targe_in+lar())])
    return [G(f, 'translate(-6 0)')], [G(b, 'translate(-6 0)')]


# ------------------------------------------------------------------ chariots
KBOX = (-275,-330,550,330)
HX, HS = 66, 0.86


def wheel_(cx, cy, r, spokes=8, shade_=False):
    s = '-' if shade_ else ''
    o = [E(cx, cy, r, r, 'wood'+s), E(cx, cy, r-8, r-8, 'none', 2.6)]
    o = [Node('circle', 'cx="%s" cy="%s" r="%s"'%(n0(cx), n0(cy), n0(r-4)), 'none', 'outline', 12, sil=14),
        Node('circle', 'cx="%s" cy="%s" r="%s"'%(n0(cx), n0(cy), n0(r-4)), 'none', 'wood'+s, 6.4)]
    for i in range(spokes):
        a = math.radians(i*360/spokes+11)
        o += strap([(cx,cy), (cx+(r-6)*math.cos(a), cy+(r-6)*math.sin(a))], 3.6, 'wood'+s, 1.6)
    return o+[E(cx, cy, 9, 9, 'metal', 2.8), dot(cx, cy, 2.6)]


def car(emblem):
    o = [P([(-206,-70,0.4), (-206,-120,0.5), (-194,-130,0.6), (-170,-128), (-146,-138), (-124,-156,0.6),
        (-110,-154,0.6), (-106,-120), (-108,-70,0.4)], 'shield')]
    o.append(F(bez([(-204,-72,0.3), (-204,-118,0.5), (-196,-126,0.4), (-190,-100), (-188,-72,0.3)]),
        'shield-'))
    o += noedge([L([(-203,-119), (-193,-127), (-170,-125), (-146,-135), (-124,-152), (-112,-150)], 3.6,
        'trim'), L([(-204,-78), (-110,-78)], 3.6, 'trim')])
    o.append(G(device(emblem, -150, -104, 17), name='emblem'))
    o.append(P([(-214,-72,0.4), (-100,-72,0.4), (-100,-62,0.4), (-214,-62,0.4)], 'wood', 3))
    return o


def blade(pts):
    return [P(bez(pts), 'steel', 3)]


def scythes():
    """Blades on hub and floor."""
    return blade([(-158,-60,'c'), (-190,-62), (-226,-50), (-246,-26,'c'), (-222,-38), (-190,-48),
        (-158,-48,'c')])+blade([(-206,-70,'c'), (-222,-84), (-248,-90,'c'), (-226,-74), (-206,-63,'c')])


def team():
    """Two horses before a chariot, out of step: the far one and the near one, seen from either side."""
    collar = [strap([(28,-212), (52,-186), (78,-166), (98,-158)], 5.5, 'trim', 2),
        strap([(22,-206), (26,-160), (22,-112)], 4.6, 'leather', 2)]
    def yoked(layers, dx):
        return [G(list(layers[0])+list(layers[1])+collar, 'translate(%s 0) scale(%s)' % (n0(HX+dx), n0(HS)))]
    far, near = horse('gallop', True, 'short', breast=False), horse('canter', True, 'short', breast=False)
    return (yoked(far[0], 26), yoked(near[0], 0)), (yoked(far[1], 26), yoked(near[1], 0))


def chariot(royal=False):
    # the near horse is the right-hand one in front, the left-hand one behind
    (f1,f2), (b1,b2) = team()
    pole = strap([(-110,-72), (-40,-76), (40,-104), (96,-150)], 6, 'wood')
    S = 'translate(%s -62) scale(0.86)'
    def men(back):
        robe_ = t_border('tunic', 'trim')
        dr = half_man(t_scale('steel') if not royal else t_border(), face(beard='hair')
            +(helm_steppe_p() if not royal else tiara()), ((-24,-165), (-16,-132), (38,-140)), [],
            (41,-140,0), ((17,-165), (30,-136), (48,-144)), back, 0.6 if not royal else None, 'tunic',
            arm_fill='skin' if not royal else 'tunic')
        if royal:
            wa = half_man(robe_, face()+beard_long()+hair_long()+crown_royal(),
                ((-24,-165), (-57,-186), (-50,-228)), spear(-108, -202, 66, -292, 26, 4.2, False, 6.5)
                +[E(-106, -203, 6.4, 6.4, 'trim', 2.6)], (-50,-232,-24), ((17,-165), (26,-138), (34,-124)),
                back, None, 'tunic', arm_fill='tunic')
            two = [G(dr, S%'-132'), G(wa, S%'-172')]
            return two if not back else two[::-1]
        return [G(dr, S%'-148')]
    hand = (-148+41*0.86, -62-140*0.86) if not royal else (-132+41*0.86, -62-140*0.86)
    def reins(dx):
        pts = [hand, (-20,-196), (60,-206), (HX+dx+100*HS, -226*HS), (HX+dx+147*HS, -238*HS)]
        return noedge([L(pts, 4), L(pts, 1.8, 'leather')])
    far_wheel = lambda:[G(wheel_(-150, -54, 49, 8, True), 'translate(14 -2)')]
    near_wheel = lambda:wheel_(-156, -54, 49)
    em = 'star16' if royal else 'star'
    sc = [] if royal else scythes()
    # a spear point at the end of the pole, before the horses' breasts
    tip = [] if royal else rod(110, -150, 176, -151, 5, 'wood')+blade([(168,-157,'c'), (190,-158),
        (226,-151,'c'), (190,-144), (168,-145,'c')])
    front = far_wheel()+f1+pole+tip+men(False)+f2+reins(0)+car(em)+near_wheel()+sc
    back = far_wheel()+b1+pole+tip+men(True)+b2+reins(0)+car(em)+near_wheel()+sc
    return [G(front, 'translate(2 4)')], [G(back, 'translate(2 4)')]


def helm_steppe_p():
    return helmet_pilos('metal')


FIGS = {'indian-elephant-a':(indian_elephant,TBOX,'Indian elephant with tower'),
    'indian-elephant-b':(lambda:indian_elephant(True), TBOX, 'Indian elephant with tower, trumpeting'),
    'scythed-chariot':(chariot,KBOX,'Scythed chariot'), 'camel-rider':(camel_rider,CBOX,'Camel rider'),
    'camel-archer': (lambda: camel_rider(True), CBOX, 'Camel archer'),
    'tower-elephant': (tower_elephant,TBOX,'African elephant with tower'),
    'darius':(lambda:chariot(True), KBOX, 'Darius in his chariot'),}
