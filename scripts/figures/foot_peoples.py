"""Foot soldiers of armies beyond Zama."""
from foot_zama import *
from man_peoples import *
PIKE = (-115,-450,230,450)  # upright sarissa
BOWBOX = (-115,-330,230,330)
R_SIDE = ((-25,-164), (-46,-140), (-62,-166))
R_DRAW = ((-24,-166), (-56,-182), (0,-187))
L_BOW = ((17,-166), (44,-176), (68,-184))
L_IN = ((17,-165), (27,-131), (42,-108))


def sk(hem_=-80, **k):
    return skirt(hem_, **k)


# ------------------------------------------------------------------ Greeks and Macedonians
def hoplite_a():
    return soldier(WALK, greaves='metal', shoes='shoe', skirt_=skirt(-86)+pteruges(), torso=t_linen(),
        head=face()+helmet_corinthian(), shield=shield2(42, -112, 54, 'owl', 0.88, dr=0.74),
        shield_back=round_inside(42, -112, 54, 0.88), right=R_HOLD,
        weapon=spear(-66, -2, -59, -304, 28, 4.6, True, 7), fist_at=(-62,-142,0), left=L_IN,
        side=[gladius(-27, -112, 12)])


def hoplite_b():
    # overarm thrust, Spartan fashion: conical helmet, long hair
    return soldier(LUNGE, greaves='metal', shoes='bare', skirt_=skirt(-84), torso=t_muscle(),
        head=face(beard='hair')+hair_long()+helmet_pilos(),
        shield=shield2(48, -112, 53, 'lambda', 0.88, rot=4), shield_back=round_inside(48, -112, 53, 0.88),
        right=((-24,-165), (-55,-180), (-44,-222)), weapon=spear(-104, -202, 92, -260, 28, 4.4, False, 7),
        fist_at=(-44,-225,-30), left=L_IN)


def phalangite_a():
    return soldier(WALK, greaves='metal', shoes='shoe', skirt_=skirt(-84)+pteruges(), torso=t_linen(),
        head=face()+helmet_thracian(plume=None), shield=shield2(42, -122, 38, 'star', 0.86),
        shield_back=round_inside(42, -122, 38, 0.86), right=R_HOLD,
        weapon=spear(-68, -2, -54, -422, 30, 5, True, 6.5), fist_at=(-62,-142,0),
        left=((17,-165), (27,-135), (42,-118)), side=[gladius(-27, -112, 12)])


def phalangite_b():
    # both hands on the pike, shield hung from neck and forearm
    return soldier(WALK, greaves='metal', shoes='shoe', skirt_=skirt(-80), torso=t_quilt('linen'),
        head=face(beard='hair')+helmet_pilos(cheek=True), shield=shield2(20, -145, 38, 'star', 0.84),
        shield_back=None, right=((-25,-164), (-16,-114), (46,-97)),
        weapon=spear(60, -2, 46, -422, 30, 5, True, 6.5), fist_at=(54,-97,0),
        left=((17,-165), (46,-160), (52,-190)), left_front=True, front_of=fist(51, -199),
        side=[gladius(-27, -112, 12)], back_of=[round_inside(20, -154, 38, 0.84)])


def thureophoros_a():
    return soldier(WALK, shoes='boot', skirt_=skirt(-80), torso=t_tunic(), head=face()
        +helmet_boeotian(plume=None), behind=cloak_hang(), behind_back=cloak_foot_back(), cape=cloak_front(),
        shield=long_shield(42, -108, 35, 66, 4, 'spiral'), shield_back=long_inside(42, -108, 35, 66, 4),
        right=R_HOLD, weapon=spear(-70, -2, -57, -292, 28, 4.4, True, 7), fist_at=(-62,-142,0), left=L_SHIELD)


def thureophoros_b():
    return soldier(LUNGE, shoes='boot', skirt_=skirt(-80), torso=t_tunic(), head=face(beard='hair')
        +helmet_thracian(plume='plume'), shield=long_shield(48, -110, 34, 66, 8, 'spiral'),
        shield_back=long_inside(48, -110, 34, 66, 8), right=R_THROW,
        weapon=spear(-108, -204, 58, -292, 24, 3.8, False, 6), fist_at=(-50,-233,-24), left=L_SHIELD,
        side=[gladius(-27, -112, 16)])


def cretan_a():
    b, w = drawn(70, -186, 80, (4,-188), 'recurve')
    return soldier(LUNGE, shoes='boot', skirt_=skirt(-84), torso=t_tunic(), head=face(beard='hair')
        +hair_short(curly=True)+ear()+band('trim'), left=L_BOW, left_hand=b, left_last=True, right=R_DRAW,
        weapon=w, fist_at=(2,-188,-10), behind=quiver(-26, -150, -24),
        behind_back=[strap([(-20,-174), (2,-150), (22,-132)], 4, 'leather')]+quiver(-20, -150, -14),
        sleeve_r=0.42, sleeve_l=0.42, over=[strap([(-20,-174), (2,-150), (22,-132)], 4, 'leather')],
        side=[round_shield(-30, -104, 20, 'rings', False, 0.86, 'metal')])


def cretan_b():
    # reaching for an arrow, small bronze shield on the arm
    return soldier(WALK, shoes='boot', skirt_=skirt(-84), torso=t_tunic(), head=face()+hair_short()+ear()
        +band('trim'), left=((17,-165), (34,-138), (56,-142)), left_hand=strung(60, -142, 78, 6),
        left_last=True, right=((-24,-166), (-52,-188), (-32,-214)), fist_at=(-33,-213,-60),
        behind=quiver(-28, -166, -22), behind_back=[strap([(-20,-174), (2,-150), (22,-132)], 4, 'leather')]
        +quiver(-22, -160, -14), sleeve_r=0.42, sleeve_l=0.42,
        over=[strap([(-20,-174), (2,-150), (22,-132)], 4, 'leather')],
        shield=round_shield(36, -128, 23, 'rings', False, 0.8, 'metal'),
        shield_back=round_inside(36, -128, 23, 0.8, 'metal'))


# ------------------------------------------------------------------ Persians
def pskirt(hem_=-74):
    return hem(skirt(hem_), hem_)


def sparabara_a():
    return soldier(WALK, leg='trousers', skirt_=pskirt(), torso=t_border(), head=face(beard='hair')+tiara(),
        arm_fill='tunic', sleeve_r=None, sleeve_l=None, front_of=[G([spara(56, -168, 4, 37)],
        'translate(0 0)')], back_of=[spara_in(56, -168, 4, 37)], right=R_HOLD,
        weapon=spear(-66, 4, -59, -276, 26, 4.2, False, 6.5), fist_at=(-62,-142,0),
        left=((17,-165), (28,-134), (42,-122)), side=quiver(-30, -116, 20))


def sparabara_b():
    b, w = drawn(70, -186, 76, (4,-188), 'recurve')
    return soldier(LUNGE, leg='trousers', skirt_=pskirt(), torso=t_border(), head=face(beard='hair')+tiara(),
        arm_fill='tunic', sleeve_r=None, sleeve_l=None, left=L_BOW, left_hand=b, left_last=True, right=R_DRAW,
        weapon=w, fist_at=(2,-188,-10), side=quiver(-32, -112, 24))


def pom(x, y):
    return [E(x, y, 6.4, 6.4, 'trim', 2.8)]


def immortal_a():
    return soldier(STAND, leg='hose', leg_fill='cloth', shoes='shoe', skirt_=robe(), torso=t_border(),
        head=face()+beard_long()+hair_long()+band('trim'), arm_fill='tunic', sleeve_r=0.9, sleeve_l=0.9,
        behind=quiver(-24, -152, -24), behind_back=[strap([(-20,-174), (2,-150), (22,-132)], 4, 'leather')]
        +quiver(-20, -152, -14), over=[strap([(-20,-174), (2,-150), (22,-132)], 4, 'leather')],
        right=((-25,-164), (-10,-132), (44,-136)), weapon=spear(50, 4, 44, -286, 26, 4.6, False, 6.5)
        +pom(50, 4), fist_at=(47,-136,0), left=((17,-165), (36,-150), (47,-172)), left_front=False)


def immortal_b():
    f, b = dipylon(46, -112, 6)
    return soldier(WALK, leg='trousers', skirt_=pskirt(-70), torso=t_scale('metal', 'trim'),
        head=face(beard='hair')+tiara(), arm_fill='tunic', sleeve_r=None, sleeve_l=None, shield=f,
        shield_back=b, right=R_SIDE, weapon=spear(-82, -20, -54, -290, 26, 4.4, False, 6.5)+pom(-82, -18),
        fist_at=(-66,-170,6), left=L_IN, side=[gladius(-27, -112, 14)])


# ------------------------------------------------------------------ Gauls, Iberians, Germans
def torque():
    return [strap([(-9,-181), (3,-176), (12,-181)], 3, 'trim', 2)]


def torque_b():
    return [strap([(-9,-181), (2,-179), (12,-182)], 3, 'trim', 2)]


def gaul_a():
    return soldier(WALK, leg='trousers', skirt_=check_skirt(-86, 0.9), torso=t_border(check=True),
        head=face(moustache='hair')+hair_gaul()+ear(), behind=cloak_hang(), behind_back=cloak_foot_back(),
        cape=cloak_front(), shield=long_shield(42, -106, 36, 70, 4, 'gaul'),
        shield_back=long_inside(42, -106, 36, 70, 4), right=R_HOLD,
        weapon=spear(-68, -2, -57, -300, 34, 4.4, True, 8), fist_at=(-62,-142,0), left=L_SHIELD, sleeve_r=0.8,
        sleeve_l=0.8)


def gaul_b():
    return soldier(LUNGE, leg='trousers', skirt_=check_skirt(-84, 0.9)+mail_skirt(-98), torso=t_mail(),
        head=face(moustache='hair')+nape()+helmet_bowl(), shield=long_shield(48, -108, 35, 68, 8, 'spiral'),
        shield_back=long_inside(48, -108, 35, 68, 8), right=R_THROW, weapon=longsword(-51, -232, -26),
        fist_at=(-51,-233,-30), left=L_SHIELD, sleeve_r=0.8, sleeve_l=0.8, over=torque(),
        over_back=torque_b(), side=[G([P([(-4,0,0.3), (4,0,0.3), (4,58,0.5), (-4,58,0.5)], 'leather', 3)],
        'translate(-27 -116) rotate(18)')])


def ib_skirt():
    return hem(skirt(-82), -82)


def cap_iberian():
    return helmet_sinew()


def b_sinew(fill='fur', plume='plume'):
    o = b_nape()
    if plume:
        o.append(P(bez([(20,-238,0.5), (14,-254), (0,-260), (-16,-254), (-26,-238), (-30,-218,0.4),
            (-20,-226), (-10,-238), (6,-243)]), plume))
    return o+[P(bez([(26,-215,0.3), (25,-227), (16,-239), (3,-243), (-11,-239), (-20,-226), (-22,-204,0.3),
        (-8,-199,0.5), (8,-202,0.5), (12,-212)]), fill), bowl_shade(fill),
        L([(-18,-217), (4,-221), (24,-222)], 2, fill+'-')]


@backed(b_sinew)
def helmet_sinew(fill='fur', plume='plume'):
    o = nape()
    if plume:
        o += [P(bez([(20,-238,0.5), (14,-254), (0,-260), (-16,-254), (-26,-238), (-30,-218,0.4), (-20,-226),
            (-10,-238), (6,-243)]), plume), L([(4,-246), (2,-256)], 2, plume+'-'),
            L([(-8,-242), (-14,-252)], 2, plume+'-'), L([(-18,-234), (-25,-240)], 2, plume+'-')]
    return o+[P(bez([(26,-215,0.3), (25,-227), (16,-239), (3,-243), (-11,-239), (-20,-226), (-22,-204,0.3),
        (-12,-201,0.5), (-5,-206,0.5), (-3,-213,0.5), (12,-216)]), fill),
        F(bez([(-20,-206,0.3), (-18,-226), (-10,-237), (0,-241), (-6,-229), (-10,-204,0.3)]), fill+'-'),
        L([(-12,-222), (4,-225), (22,-223)], 2, fill+'-')]


def scutarius():
    return soldier(WALK, shoes='shoe', skirt_=ib_skirt(), torso=t_border(), head=face(beard='hair')
        +helmet_sinew(), shield=long_shield(42, -106, 35, 68, 4, 'bands'),
        shield_back=long_inside(42, -106, 35, 68, 4), right=R_SIDE, weapon=falcata(-65, -170, -10),
        fist_at=(-65,-168,0), left=L_SHIELD, side=[gladius(-27, -112, 14)])


def scutarius_b():
    return soldier(LUNGE, shoes='shoe', skirt_=ib_skirt(), torso=t_border(), head=face()
        +helmet_sinew(plume=None), shield=long_shield(48, -110, 34, 66, 8, 'bands'),
        shield_back=long_inside(48, -110, 34, 66, 8), right=R_THROW, weapon=pilum(-112, -200, 66, -294),
        fist_at=(-50,-233,-24), left=L_SHIELD, side=[gladius(-27, -112, 16)])


def caetratus():
    return soldier(LUNGE, shoes='shoe', skirt_=ib_skirt(), torso=t_border(), head=face()
        +hair_short(curly=True)+ear()+band('trim'), shield=round_shield(56, -124, 30, 'sun', True, 0.9),
        shield_back=round_inside(56, -124, 30, 0.9), right=R_THROW, weapon=falcata(-50, -236, -16),
        fist_at=(-50,-233,-20), left=((17,-165), (32,-140), (52,-128)), side=[gladius(-27, -112, 14)])


def caetratus_b():
    return soldier(WALK, shoes='shoe', skirt_=ib_skirt(), torso=t_border(), head=face(beard='hair')
        +helmet_sinew(), shield=round_shield(50, -122, 30, 'sun', True, 0.9),
        shield_back=round_inside(50, -122, 30, 0.9), right=R_HOLD,
        weapon=spear(-78, -20, -55, -262, 24, 3.6, False, 6)+spear(-58, -16, -66, -250, 24, 3.6, False, 6),
        fist_at=(-62,-142,0), left=((17,-165), (30,-138), (48,-124)), side=[gladius(-27, -112, 12)])


def german_a():
    return soldier(LUNGE, leg='trousers', skirt_=skirt(-100, 0.86, 'cloth'), torso=t_bare(),
        head=face(beard='hair')+knot(), behind=cloak_hang(), behind_back=cloak_foot_back(),
        cape=cloak_front(), shield=hex_shield(48, -112, 8), shield_back=hex_in(48, -112, 8), right=R_THROW,
        weapon=spear(-104, -206, 60, -290, 22, 3.8, False, 5.5), fist_at=(-50,-233,-24), left=L_SHIELD,
        sleeve_r=None, sleeve_l=None)


def german_b():
    return soldier(WALK, leg='trousers', skirt_=skirt(-82), torso=t_tunic(), head=face(beard='hair')
        +hair_long(), over=[P(bez([(-26,-172,0.5), (-6,-183), (16,-179), (28,-168,0.5), (22,-152,0.6),
        (10,-158,0.6), (0,-150,0.6), (-10,-157,0.6), (-24,-152,0.5)]), 'fur', 2.8),
        L([(-14,-172), (-12,-160)], 2, 'fur-'), L([(8,-174), (8,-162)], 2, 'fur-')],
        over_back=[P(bez([(-27,-172,0.5), (-6,-183), (16,-180), (28,-168,0.5), (26,-144,0.6), (14,-150,0.6),
        (0,-140,0.6), (-14,-149,0.6), (-27,-144,0.5)]), 'fur', 2.8), L([(-12,-172), (-10,-152)], 2, 'fur-'),
        L([(8,-174), (8,-150)], 2, 'fur-')], shield=hex_shield(42, -108, 4, 'star'),
        shield_back=hex_in(42, -108, 4), right=R_HOLD, weapon=spear(-68, 2, -58, -280, 22, 4.2, False, 5.5),
        fist_at=(-62,-142,0), left=L_SHIELD, sleeve_r=0.85, sleeve_l=0.85)


# ------------------------------------------------------------------ Rome of the Principate, Egypt
def legionary_a():
    return soldier(WALK, shoes='shoe', skirt_=skirt(-79)
        +[P(bez([(-5+d,-124,0.3), (1+d,-124,0.3), (2+d,-92,0.4), (-6+d,-92,0.4)]), 'leather',
        2.2) for d in (-6,2,10)], torso=t_segmentata(), head=face()+helmet_imperial(),
        shield=scutum_rect(42, -108, 4), shield_back=scutum_rect_in(42, -108, 4), right=R_HOLD,
        weapon=pilum(-67, 8, -58, -288), fist_at=(-62,-142,0), left=L_SHIELD, side=[gladius(-27, -112, 12)])


def legionary_b():
    return soldier(LUNGE, shoes='shoe', skirt_=skirt(-79)
        +[P(bez([(-5+d,-124,0.3), (1+d,-124,0.3), (2+d,-92,0.4), (-6+d,-92,0.4)]), 'leather',
        2.2) for d in (-6,2,10)], torso=t_segmentata(), head=face()+helmet_imperial(plume='plume'),
        shield=scutum_rect(50, -112, 8), shield_back=scutum_rect_in(50, -112, 8),
        right=((-24,-165), (-52,-150), (-62,-182)), weapon=dagger_sword(-63, -190, -16),
        fist_at=(-63,-186,-8), left=L_SHIELD, side=[gladius(-27, -112, 16)][:0])


def auxiliary_a():
    return soldier(WALK, leg='hose', leg_fill='cloth', shoes='shoe', skirt_=skirt(-79)+mail_skirt(-95),
        torso=t_mail(), head=face()+helmet_imperial('metal', 'metal'),
        shield=place(slab(AUX, 'shield', device('crescent', 2, -38, 20)
        +[G(device('crescent', 2, -38, 20), 'rotate(180 2 0)')], None, 10, False, AUX_SH)
        +noedge([L(bez([(p[0]*0.9, p[1]*0.93)+tuple(p[2:]) for p in AUX]), 2.4, 'trim')]), 42, -108, 4)[0],
        shield_back=place(slab_in(AUX), 42, -108, 4)[0], right=R_HOLD,
        weapon=spear(-68, 0, -58, -290, 26, 4.2, False, 6.5), fist_at=(-62,-142,0), left=L_SHIELD,
        side=[gladius(-27, -112, 12)])


AUX = [(0,-66), (20,-58), (33,-30), (36,0), (33,30), (20,58), (0,66), (-20,58), (-32,30), (-34,0), (-32,-30),
    (-20,-58)]
AUX_SH = [(10,-62,0.4), (26,-48), (34,0), (26,48), (10,62,0.4), (20,30), (22,0), (20,-30)]


def auxiliary_b():
    return soldier(LUNGE, leg='hose', leg_fill='cloth', shoes='shoe', skirt_=skirt(-79)+mail_skirt(-95),
        torso=t_mail(), head=face(beard='hair')+helmet_imperial('metal', 'metal'),
        shield=place(slab(AUX, 'shield', device('star', 2, -38, 16)+device('star', 2, 38, 16), None, 10,
        False, AUX_SH)+noedge([L(bez([(p[0]*0.9, p[1]*0.93)+tuple(p[2:]) for p in AUX]), 2.4, 'trim')]), 48,
        -110, 8)[0], shield_back=place(slab_in(AUX), 48, -110, 8)[0], right=R_THROW,
        weapon=spear(-104, -206, 60, -290, 22, 3.8, False, 5.5), fist_at=(-50,-233,-24), left=L_SHIELD,
        side=[gladius(-27, -112, 16)])


def machimos():
    # Egyptian of the phalanx at Raphia: Macedonian arms, linen kilt
    return soldier(WALK, shoes='bare', skirt_=hem(skirt(-82, fill='linen'), -82)+pteruges('linen'),
        torso=t_quilt('linen'), head=face()+helmet_pilos(), shield=shield2(42, -122, 37, 'eagle', 0.86),
        shield_back=round_inside(42, -122, 37, 0.86), right=R_HOLD,
        weapon=spear(-68, -2, -54, -422, 30, 5, True, 6.5), fist_at=(-62,-142,0),
        left=((17,-165), (27,-135), (42,-118)), sleeve_r=0.5, sleeve_l=0.5,
        over=[strap([(-22,-172), (0,-150), (20,-132)], 5, 'trim')])


# ------------------------------------------------------------------ the Middle Ages
def hauberk(hem_=-72):
    pts = [(-23,-128,0.4), (23,-128,0.4), (29, (-128+hem_)/2), (33,hem_,0.4), (6,hem_+4,0.5), (0,hem_-8,0.4),
        (-6,hem_+4,0.5), (-35,hem_,0.4), (-29, (-128+hem_)/2)]
    return [P(bez(pts), 'steel'), scales(int((hem_+120)/7.4), -26, 28, -119, 7.4, 4.2),
        L([(-33,hem_-2), (-6,hem_+1.5)], 2.6, 'trim'), L([(6,hem_+1.5), (31,hem_-2)], 2.6, 'trim')]


def huscarl_a():
    return soldier(WALK, leg='hose', leg_fill='cloth', shoes='shoe', skirt_=hauberk(), torso=t_mail(),
        head=face(moustache='hair')+coif()+helm_nasal(), sleeve_fill='steel', sleeve_r=0.75, sleeve_l=0.75,
        right=((-25,-164), (-26,-120), (30,-116)), weapon=axe_dane(39, -140, 3, 84, -150),
        fist_at=(37,-116,0), left=((17,-165), (42,-148), (38,-166)), left_front=False, back_of=[],
        behind=kite_behind(), behind_back=[kite_on_back()])


def kite_behind():
    return [kite_in(-22, -124, -9)]


def kite_on_back():
    return kite(-22, -124, -9, 'dragon')


def huscarl_b():
    # the axe drawn back with both hands
    return soldier(LUNGE, leg='hose', leg_fill='cloth', shoes='shoe', skirt_=hauberk(), torso=t_mail(),
        head=face(moustache='hair')+coif()+helm_nasal(), sleeve_fill='steel', sleeve_r=0.75, sleeve_l=0.75,
        right=((-24,-165), (-58,-158), (-44,-192)), weapon=axe_dane(-42, -188, -24, 72, -98),
        fist_at=(-44,-192,-10), left=((17,-165), (25,-132), (-16,-144)), left_front=False,
        front_of=fist(-19, -141, rot=30))


def fyrd_a():
    return soldier(WALK, leg='trousers', skirt_=skirt(-84), torso=t_border('tunic', 'trim'),
        head=face(beard='hair')+hair_long(), arm_fill='tunic', sleeve_r=None, sleeve_l=None,
        shield=shield2(42, -114, 44, 'cross', 0.88, 'leather', boss=True),
        shield_back=round_inside(42, -114, 44, 0.88, 'leather'), right=R_HOLD,
        weapon=spear(-68, 2, -58, -300, 30, 4.4, False, 6.5), fist_at=(-62,-142,0), left=L_IN, side=pouch())


def fyrd_b():
    return soldier(LUNGE, leg='trousers', skirt_=skirt(-84), torso=t_quilt('leather'), head=face(beard='hair')
        +nape()+helm_nasal('leather', 'leather'), arm_fill='tunic', sleeve_r=None, sleeve_l=None,
        shield=shield2(50, -116, 43, 'star', 0.88, 'leather', boss=True, rot=4),
        shield_back=round_inside(50, -116, 43, 0.88, 'leather'), right=R_THROW,
        weapon=spear(-108, -204, 66, -292, 26, 4.2, False, 6.5), fist_at=(-50,-233,-24), left=L_IN)


def norman_archer():
    b, w = drawn(70, -186, 78, (4,-188), 'self')
    return soldier(LUNGE, leg='hose', leg_fill='cloth', shoes='shoe', skirt_=skirt(-86),
        torso=t_quilt('linen'), head=face()+hair_short()+helm_nasal('leather', 'leather', -250),
        arm_fill='tunic', sleeve_r=None, sleeve_l=None, left=L_BOW, left_hand=b, left_last=True, right=R_DRAW,
        weapon=w, fist_at=(2,-188,-10), side=quiver(-31, -112, 18))


def norman_archer_b():
    # bareheaded, taking an arrow
    return soldier(WALK, leg='hose', leg_fill='cloth', shoes='shoe', skirt_=skirt(-86), torso=t_tunic(),
        head=face()+hair_short()+ear(), arm_fill='tunic', sleeve_r=None, sleeve_l=None,
        left=((17,-165), (36,-140), (58,-146)), left_hand=strung(63, -146, 78, 4, 'self'), left_last=True,
        right=((-25,-164), (-48,-140), (-36,-118)), weapon=[], fist_at=(-34,-118,30),
        side=quiver(-30, -104, 16)+[strap([(-20,-174), (2,-150), (22,-132)], 4, 'leather')][:0])


def longbow_a():
    b, w = drawn(74, -188, 108, (2,-190), 'long', 'emblem', 29, 4.6)
    return soldier(LUNGE, leg='hose', leg_fill='cloth', shoes='shoe', skirt_=skirt(-92), torso=t_surcoat(),
        head=face(beard='hair')+kettle(), arm_fill='cloak', sleeve_r=0.4, sleeve_l=0.4, left=L_BOW,
        left_hand=b, left_last=True, right=R_DRAW, weapon=w, fist_at=(0,-190,-10),
        side=quiver(-30, -112, 18, 'leather', 'emblem')+[gladius(-18, -112, 10)])


def longbow_b():
    return soldier(WALK, leg='hose', leg_fill='cloth', shoes='shoe', skirt_=skirt(-92), torso=t_surcoat(),
        head=face()+hood('cloak'), arm_fill='cloak', sleeve_r=0.4, sleeve_l=0.4,
        left=((17,-165), (38,-142), (60,-150)), left_hand=strung(66, -150, 106, 3, 'long'), left_last=True,
        right=((-25,-164), (-44,-134), (-52,-104)), weapon=place(arrow_sheaf(), -54, -100, 16),
        fist_at=(-53,-101,0), side=[gladius(-20, -112, 10)])


def arrow_sheaf():
    o = []
    for d in (-4,0,4):
        o += rod(d, 22, d*1.6, -56, 2.2, 'wood')+[P([(d-3.4,24,0.4), (d-3.4,12,0.4), (d+3.4,12,0.4),
            (d+3.4,24,0.4)], 'emblem', 1.8), P([(d*1.6,-68,'c'), (d*1.6+3.6,-56,0.4), (d*1.6-3.6,-56,0.4)],
            'steel', 2.2)]
    return o


def crossbow_a():
    # shooting over the pavise
    return soldier(STAND, leg='hose', leg_fill='cloth', shoes='shoe', skirt_=skirt(-84),
        torso=t_quilt('linen'), head=face()+coif('linen', False)+kettle(), arm_fill='tunic', sleeve_r=None,
        sleeve_l=None, left=((17,-165), (40,-146), (56,-168)), right=((-24,-166), (-46,-146), (2,-162)),
        weapon=crossbow(8, -166, 0), fist_at=(6,-161,0), front_of=[pavise(58, 5, 38, 142, 'lily')],
        back_of=[pavise_in(58, 5, 38, 142)], side=quiver(-30, -112, 18, 'leather'))


def crossbow_b():
    # at ease, the pavise on the back
    return soldier(WALK, leg='hose', leg_fill='cloth', shoes='shoe', skirt_=skirt(-84),
        torso=t_surcoat('tunic', 'lily'), head=face(beard='hair')+hood('leather', False), arm_fill='tunic',
        sleeve_r=None, sleeve_l=None, behind=[G([pavise_in(-26, -50, 33, 124)], 'rotate(-4 -26 -110)')],
        behind_back=[G([pavise(-26, -50, 33, 124, 'lily')], 'rotate(-4 -26 -110)')],
        left=((17,-165), (34,-138), (52,-124)), right=((-25,-164), (-40,-128), (2,-116)),
        weapon=crossbow(4, -118, 8), fist_at=(3,-116,8), side=quiver(-24, -108, 14, 'leather'))


def mana_a():
    return soldier(WALK, leg='hose', leg_fill='steel', knees=True, shoes='shoe', skirt_=skirt(-90)+[],
        torso=t_surcoat('tunic', 'lily'), head=face()+coif()+bascinet(), arm_fill='steel', sleeve_r=None,
        sleeve_l=None, right=((-25,-164), (-24,-118), (44,-108)), weapon=poleaxe(54, -140, 3, 130, -136),
        fist_at=(52,-108,0), left=((17,-165), (46,-146), (54,-164)), left_front=False,
        side=[gladius(-27, -112, 12)])


def mana_b():
    return soldier(LUNGE, leg='hose', leg_fill='steel', knees=True, shoes='shoe', skirt_=hauberk(-86),
        torso=t_plate(), head=face()+coif()+bascinet(), arm_fill='steel', sleeve_r=None, sleeve_l=None,
        shield=heater(48, -118, 4, 'cross'), shield_back=heater_in(48, -118, 4), right=R_THROW,
        weapon=longsword(-51, -232, -26), fist_at=(-51,-233,-30), left=L_IN,
        side=[G([P([(-4,0,0.3), (4,0,0.3), (4,58,0.5), (-4,58,0.5)], 'leather', 3)],
        'translate(-27 -116) rotate(18)')])


def harold():
    # on foot among his huscarls
    return soldier(LUNGE, leg='hose', leg_fill='cloth', shoes='shoe', skirt_=hauberk(), torso=t_mail(),
        head=face(moustache='hair')+coif()+helm_nasal()+crown_on_helm(), sleeve_fill='steel', sleeve_r=0.75,
        sleeve_l=0.75, behind=cloak_hang(), behind_back=cloak_foot_back(), cape=cloak_front(),
        shield=kite(50, -112, 4, 'dragon'), shield_back=kite_in(50, -112, 4), right=R_THROW,
        weapon=longsword(-51, -232, -26), fist_at=(-51,-233,-30), left=L_IN)


def crown_on_helm(fill='metal'):
    return [P(bez([(-22,-212,0.3), (-24,-229,'c'), (-15,-222,0.4), (-9,-232,'c'), (-3,-223,0.4), (4,-233,'c'),
        (10,-223,0.4), (17,-231,'c'), (20,-222,0.4), (27,-227,'c'), (26,-215,0.3), (3,-216)]), fill, 2.6)]


def peltast_a():
    return soldier(LUNGE, shoes='boot', skirt_=hem(skirt(-82), -82), torso=t_border(), head=face(beard='hair')
        +tiara('fur', 'leather'), shield=pelta(52, -118, 6), shield_back=pelta_in(52, -118, 6), right=R_THROW,
        weapon=spear(-106, -206, 60, -290, 22, 3.6, False, 5.5), fist_at=(-50,-233,-24),
        left=((17,-165), (30,-138), (50,-112)), sleeve_r=0.45, sleeve_l=0.45)


def peltast_b():
    return soldier(WALK, shoes='boot', skirt_=hem(skirt(-82), -82), torso=t_border(), head=face()
        +tiara('fur', 'leather'), shield=pelta(46, -118, 4), shield_back=pelta_in(46, -118, 4),
        behind=cloak_hang(), behind_back=cloak_foot_back(), cape=cloak_front(), right=R_HOLD,
        weapon=spear(-78, -20, -55, -266, 24, 3.6, False, 6)+spear(-58, -16, -66, -252, 24, 3.6, False, 6),
        fist_at=(-62,-142,0), left=((17,-165), (29,-136), (44,-112)))


def indian_archer():
    b, w = drawn(72, -188, 104, (4,-190), 'long', 'plume', 30, 4.6)
    return soldier(LUNGE, shoes='bare', skirt_=skirt(-70, 1.02, 'linen'), torso=t_bare(),
        head=face(moustache='hair')+turban('tunic'), left=L_BOW, left_hand=b, left_last=True, right=R_DRAW,
        weapon=w, fist_at=(2,-190,-10), sleeve_r=None, sleeve_l=None,
        over=[strap([(-20,-174), (2,-150), (22,-132)], 4, 'leather')], behind=quiver(-26, -150, -24),
        behind_back=[strap([(-20,-174), (2,-150), (22,-132)], 4, 'leather')]+quiver(-20, -150, -14))


def indian_archer_b():
    return soldier(WALK, shoes='bare', skirt_=skirt(-70, 1.02, 'linen'), torso=t_bare(),
        head=face(beard='hair')+turban('tunic'), left=((17,-165), (36,-140), (58,-146)),
        left_hand=strung(64, -146, 102, 3, 'long'), left_last=True,
        right=((-24,-166), (-52,-188), (-32,-214)), fist_at=(-33,-213,-60), sleeve_r=None, sleeve_l=None,
        over=[strap([(-20,-174), (2,-150), (22,-132)], 4, 'leather')], behind=quiver(-28, -166, -22),
        behind_back=[strap([(-20,-174), (2,-150), (22,-132)], 4, 'leather')]+quiver(-22, -160, -14))


FIGS = {'greek-hoplite-a':(hoplite_a,FOOT,'Greek hoplite, Corinthian helmet'),
    'greek-hoplite-b':(hoplite_b,FOOT,'Greek hoplite thrusting, Spartan'),
    'macedonian-phalangite-a':(phalangite_a,PIKE,'Macedonian phalangite, pike shouldered upright'),
    'macedonian-phalangite-b':(phalangite_b,PIKE,'Macedonian phalangite, both hands on the pike'),
    'persian-sparabara-a':(sparabara_a,FOOT,'Persian sparabara with wicker shield'),
    'persian-sparabara-b':(sparabara_b,FOOT,'Persian archer of the sparabara'),
    'persian-immortal-a':(immortal_a,FOOT,'Persian Immortal in court dress'),
    'persian-immortal-b':(immortal_b,FOOT,'Persian Immortal in field dress'),
    'cretan-archer-a':(cretan_a,FOOT,'Cretan archer shooting'),
    'cretan-archer-b':(cretan_b,FOOT,'Cretan archer reaching for an arrow'),
    'peltast-a':(peltast_a,FOOT,'Peltast throwing'), 'peltast-b':(peltast_b,FOOT,'Peltast with javelins'),
    'indian-archer-a':(indian_archer,FOOT,'Indian archer shooting'),
    'indian-archer-b':(indian_archer_b,FOOT,'Indian archer reaching for an arrow'),
    'thureophoros-a':(thureophoros_a,FOOT,'Hellenistic thureophoros with spear'),
    'thureophoros-b':(thureophoros_b,FOOT,'Hellenistic thureophoros throwing'),
    'gallic-warrior-a':(gaul_a,FOOT,'Gallic warrior, bare-headed, with spear'),
    'gallic-warrior-b':(gaul_b,FOOT,'Gallic warrior in helmet and mail, with sword'),
    'iberian-scutarius-a':(scutarius,FOOT,'Iberian scutarius with falcata'),
    'iberian-scutarius-b':(scutarius_b,FOOT,'Iberian scutarius throwing'),
    'iberian-caetratus-a':(caetratus,FOOT,'Iberian caetratus with falcata'),
    'iberian-caetratus-b':(caetratus_b,FOOT,'Iberian caetratus with javelins'),
    'imperial-legionary-a':(legionary_a,FOOT,'Legionary of the Principate with pilum'),
    'imperial-legionary-b':(legionary_b,FOOT,'Legionary of the Principate with sword'),
    'roman-auxiliary-a':(auxiliary_a,FOOT,'Roman auxiliary with spear'),
    'roman-auxiliary-b':(auxiliary_b,FOOT,'Roman auxiliary throwing'),
    'germanic-warrior-a':(german_a,FOOT,'Germanic warrior, Suebian knot'),
    'germanic-warrior-b':(german_b,FOOT,'Germanic warrior with fur collar'),
    'egyptian-machimos':(machimos,PIKE,'Egyptian of the phalanx at Raphia'),
    'saxon-huscarl-a':(huscarl_a,FOOT,'Saxon huscarl with two-handed axe'),
    'saxon-huscarl-b':(huscarl_b,FOOT,'Saxon huscarl striking'),
    'saxon-fyrd-a':(fyrd_a,FOOT,'Saxon fyrd spearman'),
    'saxon-fyrd-b':(fyrd_b,FOOT,'Saxon fyrd spearman in leather cap, throwing'),
    'norman-archer-a':(norman_archer,FOOT,'Norman archer shooting'),
    'norman-archer-b':(norman_archer_b,FOOT,'Norman archer taking an arrow'),
    'english-longbowman-a':(longbow_a,FOOT,'English longbowman shooting'),
    'english-longbowman-b':(longbow_b,FOOT,'English longbowman with arrows in hand'),
    'crossbowman-a':(crossbow_a,FOOT,'Crossbowman behind his pavise'),
    'crossbowman-b':(crossbow_b,FOOT,'Crossbowman, pavise on the back'),
    'man-at-arms-a':(mana_a,FOOT,'Man-at-arms on foot with poleaxe'),
    'man-at-arms-b':(mana_b,FOOT,'Man-at-arms on foot with sword and shield'),
    'harold':(harold,FOOT,'Harold Godwinson'),}
