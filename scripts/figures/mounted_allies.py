"""Riders who fought beside the great armies, and generals of armies without a king of their own."""
from foot_allies import cap_pointed, petasos, torque
from mounted_peoples import *

AT_REINS = ((17,-165), (28,-138), (46,-132))
R_POINT = ((-22,-165), (8,-160), (46,-170))
JAVELIN = dict(right=((-24,-165), (-57,-186), (-50,-228)), fist_at=(-50,-232,-24),
    weapon=spear(-114, -202, 62, -288, 24, 3.8, False, 6))
STEPPE = dict(leg='trousers', arm_fill='tunic', sleeve_r=None, sleeve_l=None)

# ------------------------------------------------------------------ the steppe
def steppe_archer():
    return mounted('gallop', mane='short', pony=0.92, horse_kw=dict(lean=0.4), torso=t_border(),
        head=face(beard='hair')+cap_pointed(), long_cloth=False, under=gorytos_on(), **STEPPE,
        **mounted_bow())


def turned(items):
    """The upper body of a rider who has turned round in the saddle."""
    return [ride([G(items, 'matrix(-1 0 0 1 0 0)')])]


def bow_arms(rise=-14):
    """The arms of an archer: left arm and bow, right arm and arrow."""
    held, loosed = drawn(70, -180, 68, (8,-178), 'recurve')
    left = [arm((17,-166), (44,-173), (68,-180), 'tunic')]+fist(69, -179, rot=60)+list(held)
    right = [arm((-24,-166), (-52,-174), (4,-179), 'tunic')]+list(loosed)+fist(6, -179, rot=-10)
    tilt = 'rotate(%s 0 -168)' % n0(rise)
    return [G(left, tilt)], [G(right, tilt)]


def parthian_shot():
    """He rides away and shoots back over his left shoulder: we see his back, the other side sees his face."""
    head, (breast,shoulders) = face(moustache='hair')+cap_pointed(), t_border()
    bow_arm, string_arm = bow_arms()
    pony = lambda items: [G(items, 'translate(-2 0) scale(0.92)')]
    seat = lambda items: [G(items, 'translate(0 16)')]
    legs = lambda buckle: list(gorytos_on())+rider_leg(False, 'trousers', 'shoe',
        'cloth')+rider_skirt('tunic')+[ride(belt(buckle=buckle))]
    (far,near), (back_far,back_near) = horse('gallop', True, 'short', lean=0.4)
    cloth = saddle('cloth', 'trim', False)
    front = pony(far)+seat(turned(string_arm+neck()
        +shoulders+from_behind(head)))+pony(near+cloth)+seat(legs('leather')+turned(bow_arm))
    back = pony(back_far)+seat(turned(bow_arm+neck()+breast+head))+pony(back_near+cloth)+seat(legs('metal')
        +turned(string_arm))
    return front, back


# ------------------------------------------------------------------ Greece and the kingdoms
def kingdoms_a():
    return mounted('canter', horse_kw=dict(chest='leather'), torso=t_muscle(), head=face()
        +helmet_boeotian(plume='plume'), skirt_over=rider_pteruges(), right=R_SPEAR,
        weapon=spear(-80, -24, -58, -302, 28, 4.2, True, 6.5), fist_at=(-67,-168,4),
        shield=shield2(46, -144, 38, 'star', 0.9, dr=0.72), shield_back=round_inside(46, -144, 38, 0.9))


def kingdoms_b():
    return mounted('gallop', horse_kw=dict(chest='leather'), torso=t_linen(), head=face(beard='hair')
        +helmet_thracian(plume='plume'), skirt_over=rider_pteruges(),
        shield=shield2(46, -144, 38, 'star', 0.9, dr=0.72), shield_back=round_inside(46, -144, 38, 0.9),
        **JAVELIN)


def light_a():
    return mounted('gallop', mane='short', pony=0.95, horse_kw=dict(lean=0.3), cloth=None, torso=t_tunic(),
        head=face()+petasos(), behind=cloak_ride(), cape=cloak_front(), shoes='boot', left=AT_REINS,
        **JAVELIN)


def light_b():
    return mounted('canter', mane='short', pony=0.95, horse_kw=dict(lean=0.3), cloth=None, torso=t_tunic(),
        head=face(beard='hair')+petasos(), behind=cloak_ride(), cape=cloak_front(), shoes='boot',
        left=AT_REINS, right=R_SPEAR, fist_at=(-67,-168,6),
        weapon=spear(-92, -58, -46, -266, 24, 3.6, False, 6)+spear(-76, -52, -58, -276, 24, 3.6, False, 6))


def hellenistic_general():
    return mounted('parade', horse_kw=GENERAL, sad=leopard(), torso=t_muscle(), head=face(beard='hair')
        +helmet_boeotian(plume='plume'), skirt_over=rider_pteruges(), behind=cloak_ride(), cape=cloak_front(),
        right=R_POINT, weapon=sword(52, -176, 38), fist_at=(51,-172,-10), sleeve_r=0.6, left=AT_REINS)


# ------------------------------------------------------------------ Persia and India
def persian_general():
    return mounted('walk', horse_kw=GENERAL, sad=persian_cloth(), torso=t_border(), head=face()+beard_long()
        +tiara(tie='trim'), behind=cloak_ride(), cape=cloak_front(), right=R_POINT,
        weapon=baton(53, -174, 34), fist_at=(52,-172,-10), left=AT_REINS, **STEPPE)


def parasol(x, y, lean):
    """Canopy with a fringe on a long staff, held over a prince."""
    canopy = [(0,-34,0.5), (28,-24), (46,-2,0.4), (34,2,0.6), (23,-2,0.4), (11,3,0.6), (0,-1,0.4),
        (-11,3,0.6), (-23,-2,0.4), (-34,2,0.6), (-46,-2,0.4), (-28,-24)]
    return place(rod(0, 150, 0, -6, 4, 'wood')+[P(bez(canopy), 'cloth'),
        F(bez([(-2,-31,0.4), (-26,-22), (-42,-3,0.4), (-34,-1,0.6), (-24,-5,0.4), (-16,-22)]), 'cloth-'),
        L([(0,-32), (-10,-14), (-11,2)], 2.2), L([(0,-32), (10,-14), (11,2)], 2.2)]
        +border([(-44,-4), (-34,-1), (-23,-5), (-11,0), (0,-4), (11,0), (23,-5), (34,-1), (44,-4)], 3)
        +[E(0, -36, 5, 5, 'metal', 2.8)], x, y, lean)


def raja():
    jewel = [P(bez([(20,-236,0.5), (17,-252), (22,-264,0.5), (27,-252), (25,-236,0.5)]), 'plume', 2.8),
        E(22, -232, 5, 5, 'metal', 2.6)]
    return mounted('walk', horse_kw=GENERAL, torso=t_bare(), head=face(moustache='hair')+turban('tunic')
        +jewel, skirt_fill='linen', shoes='bare', behind=parasol(-30, -292, -8), over=necklace(),
        over_back=necklace(), right=R_POINT, weapon=sabre(52, -176, 38), fist_at=(51,-172,-10), left=AT_REINS,
        sleeve_r=None, sleeve_l=None)


def necklace():
    return border([(-16,-178), (-8,-168), (0,-165), (8,-168), (15,-177)], 4, 'metal')


# ------------------------------------------------------------------ the West
BOAR = [(26,-250,0.5), (21,-262), (11,-268), (4,-277,'c'), (0,-269), (-7,-278,'c'), (-11,-269),
    (-19,-275,'c'), (-21,-266), (-33,-266,0.5), (-28,-257), (-25,-243,'c'), (-18,-243,'c'), (-15,-252),
    (5,-250), (8,-242,'c'), (15,-242,'c'), (17,-252)]


def boar_crest(fill='metal'):
    return [P(bez(BOAR), fill, 2.8), dot(14, -261, 1.8), L([(19,-254), (25,-259)], 1.8)]


def helmet_boar(metal='metal'):
    f = boar_crest(metal)+montefortino(metal, None)
    return alt(f, boar_crest(metal)+b_montefortino(metal, None))


def gallic_chieftain():
    return mounted('canter', horse_kw=GENERAL, torso=t_border(check=True), head=face(moustache='hair')
        +hair_long()+helmet_boar(), leg='trousers', behind=cloak_ride(), cape=cloak_front(), right=R_CUT,
        weapon=longsword(-63, -226, -24), fist_at=(-62,-226,-16), left=AT_REINS, sleeve_r=0.8, sleeve_l=0.8,
        over=torque())


def iberian_b():
    return mounted('parade', mane='short', torso=t_border(), head=face()+hair_short(curly=True)+ear()
        +band('trim'), right=R_SPEAR, weapon=spear(-80, -24, -58, -296, 26, 4, False, 6.5),
        fist_at=(-67,-168,4), shield=round_shield(46, -146, 30, 'sun', True, 0.92),
        shield_back=round_inside(46, -146, 30, 0.92), long_cloth=False, skirt_=iberian_skirt())


def iberian_chieftain():
    disc = [E(0, -152, 13, 14, 'metal', 2.8), E(0, -152, 5, 5.4, 'metal-', 1.8)]
    strip = [strap([(-17,-177), (-9,-162)], 4, 'leather'), strap([(15,-177), (9,-162)], 4, 'leather')]
    breast, shoulders = t_tunic()
    cross = [strap([(-15,-176), (2,-154), (20,-130)], 4, 'leather'),
        strap([(15,-175), (-2,-154), (-20,-130)], 4, 'leather')]
    return mounted('parade', mane='short', horse_kw=GENERAL, torso=(breast+strip+disc,shoulders+cross),
        head=face(beard='hair')+helmet_sinew('metal', 'plume'), behind=cloak_ride(), skirt_=iberian_skirt(),
        right=R_CUT, weapon=falcata(-63, -230, -14), fist_at=(-62,-227,-10), left=AT_REINS)


FIGS = {'saka-horse-archer-a': (steppe_archer,LONG,'Saka horse archer'),
    'saka-horse-archer-b': (parthian_shot,LONG,'Saka horse archer shooting backwards'),
    'hellenistic-cavalry-a': (kingdoms_a,BOX,'Hellenistic horseman with spear and shield'),
    'hellenistic-cavalry-b': (kingdoms_b,BOX,'Hellenistic horseman throwing'),
    'greek-light-cavalry-a': (light_a,BOX,'Greek light horseman throwing'),
    'greek-light-cavalry-b': (light_b,BOX,'Greek light horseman with javelins'),
    'hellenistic-general': (hellenistic_general,BOX,'Macedonian or Hellenistic general'),
    'persian-general': (persian_general,BOX,'Persian general'),
    'raja': (raja,TALL,'Indian prince under his parasol'),
    'iberian-cavalry-b': (iberian_b,BOX,'Iberian horseman with spear'),
    'gallic-chieftain': (gallic_chieftain,LONG,'Gallic chieftain, a boar on his helmet'),
    'iberian-chieftain': (iberian_chieftain,BOX,'Iberian chieftain')}
