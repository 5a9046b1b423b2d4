"""Foot soldiers who fought beside the great armies: allies, levies, mercenaries, guards."""
from foot_peoples import *
from mounted_zama import mantle, mantle_front, sword

BALDRIC = [(-20,-174), (2,-150), (22,-132)]
AT_HIP = ((-25,-164), (-48,-140), (-36,-118))

# ------------------------------------------------------------------ heads
POINTED = [(21,-220,0.5), (23,-232), (16,-246), (9,-262), (4,-284,0.4), (-3,-262), (-12,-246), (-21,-234),
    (-23,-220), (-25,-204), (-30,-186), (-25,-176,0.5), (-13,-179), (-5,-183,0.5), (3,-181), (12,-178,0.5),
    (14,-184), (7,-190), (2,-200), (3,-210), (11,-217)]
POINTED_BACK = POINTED[:12]+[(-10,-173), (4,-175,0.5), (12,-178,0.5), (15,-186), (12,-198), (12,-210),
    (16,-216)]
BROW_BAND = [(-23,-222,0.3), (2,-226), (23,-227,0.3), (23,-219.5,0.3), (2,-217.5), (-23,-214,0.3)]


def b_cap_pointed(fill='plume', tie='trim'):
    return [P(bez(POINTED_BACK), fill), F(bez([(19,-222,0.4), (20,-232), (13,-246), (5,-274,0.4), (7,-246),
        (9,-214), (8,-196), (10,-181,0.4), (13,-186), (10,-198), (10,-211)]), fill+'-'),
        P(bez(BROW_BAND), tie, 2.4), L([(-8,-212), (-10,-196), (-14,-180)], 2),
        L([(1,-212), (0,-196), (-1,-180)], 2)]


@backed(b_cap_pointed)
def cap_pointed(fill='plume', tie='trim'):
    """Tall felt cap of the Saka, flaps over nape and cheek."""
    return [P(bez(POINTED), fill), F(bez([(-20,-218), (-18,-234), (-10,-244), (3,-277,0.4), (-3,-246),
        (-9,-222), (-12,-204), (-14,-181,0.4), (-23,-178.5,0.4), (-26,-187), (-22,-204)]), fill+'-'),
        P(bez(BROW_BAND), tie, 2.4), L([(-10,-211), (-13,-195), (-18,-182)], 2), L([(6,-258), (8,-242)], 2)]


PETASOS = [(37,-210,0.7), (26,-220), (8,-222), (-12,-220), (-26,-213), (-34,-203,0.7), (-24,-202), (-10,-208),
    (8,-211), (24,-209)]
CROWN = [(23,-219,0.3), (21,-230), (13,-238), (3,-241,0.7), (-8,-238), (-16,-229), (-18,-215,0.3)]


def b_petasos(fill='leather', band_='trim'):
    return b_nape()+[P(bez(CROWN), fill), F(bez([(20,-222,0.3), (18,-233), (8,-241,0.4), (12,-232),
        (13,-221,0.3)]), fill+'-'), L([(-17,-221), (2,-225), (22,-224)], 3, band_), P(bez(PETASOS), fill),
        L([(-24,-211), (2,-216), (26,-215)], 2, fill+'-')]


@backed(b_petasos)
def petasos(fill='leather', band_='trim'):
    """Broad hat of felt or straw, its strap under the chin."""
    return nape()+[L([(-4,-209), (2,-194), (15,-183)], 2.2), P(bez(CROWN), fill),
        F(bez([(-15,-219,0.3), (-13,-231), (-6,-239), (1,-241,0.4), (-5,-231), (-7,-219,0.3)]), fill+'-'),
        L([(-17,-221), (2,-225), (22,-224)], 3, band_), P(bez(PETASOS), fill)]


PUSHED = [(25,-217,0.4), (33,-224,0.6), (33,-235,0.6), (24,-243), (10,-250), (-6,-250), (-20,-241),
    (-28,-224), (-33,-206,0.5), (-22,-201,0.5), (-16,-209), (2,-213)]


def crest_across(fill='plume'):
    """Crest of a Greek officer: high and full, its tail down the back."""
    return [P(bez([(22,-250,0.5), (21,-268), (8,-280), (-14,-280), (-34,-266), (-45,-242), (-48,-214),
        (-56,-184,0.4), (-40,-188), (-33,-206), (-27,-226), (-16,-242), (4,-251)]), fill)]+[L(p, 2,
        fill+'-') for p in ([(12,-253), (14,-271)], [(0,-251), (-4,-273)], [(-12,-246), (-22,-266)],
        [(-21,-236), (-37,-250)], [(-28,-220), (-44,-226)], [(-33,-204), (-48,-200)])]


def b_corinthian_up(metal='metal', plume='plume'):
    return b_nape()+crest_across(plume)+[P(bez(PUSHED), metal),
        F(bez([(24,-219,0.3), (31,-226), (30,-236), (12,-247), (22,-236), (18,-217,0.3)]), metal+'-'),
        L([(-28,-214), (-2,-222), (24,-222)], 2.2)]


@backed(b_corinthian_up)
def corinthian_up(metal='metal', plume='plume'):
    """Corinthian helmet pushed back from the face."""
    return nape()+crest_across(plume)+[P(bez(PUSHED), metal),
        F(bez([(-30,-205,0.3), (-26,-222), (-18,-239), (-6,-247,0.4), (-14,-228), (-18,-210,0.3)]),
        metal+'-'), P(bez([(12,-232,0.4), (18,-238), (27,-236,0.5), (25,-229,0.5), (18,-228)]), 'outline', 0),
        L([(31,-226), (22,-222), (4,-219), (-14,-214)], 2.2)]


# ------------------------------------------------------------------ weapons and wraps
def sagaris(x, y, rot=0):
    """Battle-axe of the steppe: a light blade before, a beak behind."""
    return place(rod(0, 30, 0, -66, 4.4, 'wood')+[P(bez([(2,-66,0.4), (16,-70), (27,-76,'c'), (28,-60),
        (24,-48,'c'), (14,-54), (2,-56,0.4)]), 'steel', 3),
        P(bez([(-2,-64,0.4), (-12,-66), (-26,-58,'c'), (-12,-58), (-2,-56,0.4)]), 'steel', 2.8)], x, y, rot)


def rhomphaia(x, y, rot=0):
    """Long Thracian blade, a little bent, on a long hilt; the hand at 0, 0."""
    return place(rod(0, 62, 0, -34, 4.8, 'wood')+[P(bez([(-3.6,-32,'c'), (-5,-66), (-5,-104), (2,-142,'c'),
        (7,-104), (6,-66), (3.6,-32,'c')]), 'steel', 3),
        F(bez([(0.8,-34,'c'), (2,-66), (2,-134,'c'), (5.4,-104), (4.4,-66), (2.2,-34,'c')]), 'steel-'),
        P([(-5,-36,0.4), (5,-36,0.4), (5,-28,0.4), (-5,-28,0.4)], 'metal', 2.8)], x, y, rot)


def iron_javelin(x1, y1, x2, y2):
    """Soliferreum: all of iron, thin, with a small barbed head."""
    head = spear(x1, y1, x2, y2, 20, 3, False, 5)[-1]
    return rod(x1, y1, x1+(x2-x1)*0.95, y1+(y2-y1)*0.95, 2.8, 'steel')+[head]


def sling_back(x, y):
    """Sling drawn back for the cast, behind the hand at x, y."""
    o = []
    for bend_ in (-7,5):
        cord = L([(x,y), (x-20,y+18+bend_), (x-34,y+44)], 3.2)
        cord.sil = 6
        o.append(cord)
    return o+[P(bez([(x-42,y+40,0.6), (x-28,y+40,0.6), (x-25,y+54), (x-34,y+62), (x-44,y+54)]), 'leather'),
        E(x-34, y+46, 5.4, 5, 'linen', 2.6)]


def wrapped_arm(x, y):
    """A cloak wound round the forearm instead of a shield."""
    return [P(bez([(x-24,y-14,0.6), (x-4,y-17), (x+13,y-9,0.6), (x+12,y+8), (x+2,y+16), (x+6,y+42,0.4),
        (x-6,y+36,0.5), (x-15,y+46,0.4), (x-18,y+16), (x-26,y+4)]), 'cloak'),
        L([(x-16,y-11), (x-12,y+10)], 2), L([(x-4,y-12), (x,y+11)], 2), L([(x-6,y+16), (x-8,y+32)], 2)]


def zigzag(cloak, x0, x1, y):
    """The same cloak with a bold zigzag: Thracian."""
    steps = range(int((x1-x0)/9)+1)
    return list(cloak)+border([(x0+9*i, y+(5 if i % 2 else -5), 'c') for i in steps], 3.4)


# ------------------------------------------------------------------ Africa
def numidian_foot_a():
    return soldier(LUNGE, shoes='bare', skirt_=skirt(-80, 0.92, 'linen'), torso=t_tunic('linen'), belt_=False,
        head=face(beard='hair')+hair_braids(), behind=mantle(), behind_back=[], cape=mantle_front(),
        over_back=mantle(), shield=round_shield(54, -118, 32, 'rings', True, 0.92),
        shield_back=round_inside(54, -118, 32, 0.92), right=R_THROW,
        weapon=spear(-106, -206, 60, -290, 22, 3.6, False, 5.5), fist_at=(-50,-233,-24),
        left=((17,-165), (32,-138), (50,-122)), sleeve_fill='linen', sleeve_r=0.42, sleeve_l=0.42)


def numidian_foot_b():
    return soldier(WALK, shoes='bare', skirt_=skirt(-78, 0.92, 'linen'), torso=t_tunic('linen'), belt_=False,
        head=face()+hair_braids(), cape=mantle_front(), shield=round_shield(48, -116, 32, 'rings', True,
        0.92), shield_back=round_inside(48, -116, 32, 0.92), right=R_HOLD,
        weapon=spear(-78, -20, -55, -262, 22, 3.6, False, 5.5)
        +spear(-58, -16, -66, -250, 22, 3.6, False, 5.5), fist_at=(-62,-142,0),
        left=((17,-165), (30,-138), (46,-118)), sleeve_fill='linen', sleeve_r=0.42, sleeve_l=0.42)


def machimos_b():
    return soldier(WALK, shoes='bare', skirt_=hem(skirt(-82, fill='linen'), -82), torso=t_quilt('linen'),
        head=face(beard='hair')+helmet_bowl(), shield=shield2(20, -145, 37, 'eagle', 0.84),
        right=((-25,-164), (-16,-114), (46,-97)), weapon=spear(60, -2, 46, -422, 30, 5, True, 6.5),
        fist_at=(54,-97,0), left=((17,-165), (46,-160), (52,-190)), front_of=fist(51, -199),
        back_of=[round_inside(20, -154, 37, 0.84)])


def punic_levy_a():
    return soldier(WALK, shoes='shoe', skirt_=hem(skirt(-68), -68), torso=t_tunic(), head=face(beard='hair')
        +helmet_pilos('leather'), shield=shield2(42, -110, 44, 'crescent', 0.88, 'leather', boss=False,
        dr=0.66), shield_back=round_inside(42, -110, 44, 0.88, 'leather'), right=R_HOLD,
        weapon=spear(-68, 0, -58, -286, 26, 4.2, False, 6.5), fist_at=(-62,-142,0), left=L_SHIELD,
        sleeve_r=0.6)


def punic_levy_b():
    return soldier(LUNGE, shoes='bare', skirt_=hem(skirt(-70), -70), torso=t_tunic(), head=face()
        +hair_short(curly=True)+ear()+band('linen'), shield=shield2(50, -114, 42, 'crescent', 0.88, 'leather',
        dr=0.66), shield_back=round_inside(50, -114, 42, 0.88, 'leather'), right=R_THROW,
        weapon=spear(-104, -206, 60, -290, 24, 3.8, False, 6), fist_at=(-50,-233,-24), left=L_SHIELD,
        sleeve_r=0.6, side=pouch(-26, -112))


# ------------------------------------------------------------------ Spain
def celtiberian_a():
    return soldier(LUNGE, shoes='shoe', greaves='leather', skirt_=ib_skirt(), torso=t_tunic(),
        head=face(beard='hair')+helmet_sinew('metal', 'plume'), behind=cloak_hang(),
        behind_back=cloak_foot_back(), cape=cloak_front(), shield=long_shield(48, -110, 34, 66, 8, 'spiral'),
        shield_back=long_inside(48, -110, 34, 66, 8), right=R_THROW, weapon=sword(-51, -236, -22),
        fist_at=(-51,-233,-24), left=L_SHIELD)


def celtiberian_b():
    return soldier(WALK, shoes='shoe', greaves='leather', skirt_=ib_skirt(), torso=t_tunic(), head=face()
        +helmet_sinew('metal', 'plume'), behind=cloak_hang(), behind_back=cloak_foot_back(),
        cape=cloak_front(), shield=round_shield(44, -112, 40, 'sun', True, 0.9),
        shield_back=round_inside(44, -112, 40, 0.9), right=R_HOLD, weapon=iron_javelin(-74, -14, -55, -284),
        fist_at=(-62,-142,0), left=L_SHIELD, side=[gladius(-27, -112, 12)])


# ------------------------------------------------------------------ Macedon and Greece
def hypaspist_a():
    return soldier(WALK, greaves='metal', shoes='shoe', skirt_=skirt(-84)+pteruges(), torso=t_muscle(),
        head=face()+helmet_thracian(plume='plume'), shield=shield2(42, -112, 52, 'star', 0.88, dr=0.74),
        shield_back=round_inside(42, -112, 52, 0.88), right=R_HOLD,
        weapon=spear(-66, -2, -59, -304, 28, 4.6, True, 7), fist_at=(-62,-142,0), left=L_IN,
        side=[gladius(-27, -112, 12)])


def hypaspist_b():
    return soldier(LUNGE, greaves='metal', shoes='shoe', skirt_=skirt(-84)+pteruges(), torso=t_linen(),
        head=face(beard='hair')+helmet_thracian(plume='plume'),
        shield=shield2(50, -112, 52, 'star', 0.88, rot=4, dr=0.74),
        shield_back=round_inside(50, -112, 52, 0.88), right=((-24,-165), (-50,-146), (-66,-168)),
        weapon=spear(-90, -60, -42, -300, 30, 4.6, True, 7), fist_at=(-68,-172,10), left=L_IN)


def strategos():
    # the general stands in the line, his cloak thrown back
    return soldier(WALK, greaves='metal', shoes='shoe', skirt_=skirt(-84)+pteruges(), torso=t_muscle(),
        head=face(beard='hair')+corinthian_up(), behind=cloak_hang(), behind_back=cloak_foot_back(),
        cape=cloak_front(), shield=shield2(42, -112, 54, 'trisk', 0.88, dr=0.76),
        shield_back=round_inside(42, -112, 54, 0.88), right=R_SIDE,
        weapon=spear(-82, -4, -54, -304, 28, 4.6, True, 7), fist_at=(-66,-170,6), left=L_IN)


def slinger_cast():
    # the sling drawn back, the left arm taking aim
    return soldier(LUNGE, shoes='boot', skirt_=hem(skirt(-84), -84), torso=t_tunic(), head=face()+petasos(),
        left=((17,-165), (44,-160), (70,-174)), left_front=True, right=((-24,-165), (-52,-152), (-66,-124)),
        weapon=sling_back(-67, -122), fist_at=(-66,-123,40), side=pouch(-20, -112),
        over=[strap(BALDRIC, 4, 'leather')], over_back=[strap([(-20,-174), (0,-150), (20,-132)], 4,
        'leather')], sleeve_r=0.42, sleeve_l=0.42)


def slinger_whirl():
    return soldier(WALK, shoes='boot', skirt_=hem(skirt(-84), -84), torso=t_tunic(), head=face(beard='hair')
        +petasos(), shield=G(wrapped_arm(46, -122)), shield_back=G(wrapped_arm(46, -122)),
        left=((17,-165), (30,-138), (52,-124)), right=R_THROW, weapon=sling(-50, -236),
        fist_at=(-50,-233,-20), side=pouch(-26, -112), over=[strap(BALDRIC, 4, 'leather')],
        over_back=[strap([(-20,-174), (0,-150), (20,-132)], 4, 'leather')], sleeve_r=0.42, sleeve_l=0.42)


def thracian_a():
    return soldier(WALK, greaves='metal', shoes='boot', skirt_=hem(skirt(-80), -80), torso=t_tunic(),
        head=face(beard='hair')+helmet_thracian(plume=None), behind=zigzag(cloak_hang(), -41, -13, -76),
        behind_back=zigzag(zigzag(cloak_foot_back(), -40, 30, -80), -37, 29, -130), cape=cloak_front(),
        shield=long_shield(42, -108, 35, 66, 4, 'crescent'), shield_back=long_inside(42, -108, 35, 66, 4),
        right=R_SIDE, weapon=rhomphaia(-64, -168, -4), fist_at=(-64,-168,0), left=L_SHIELD, sleeve_r=0.7)


def thracian_b():
    # the long blade drawn back with both hands
    return soldier(LUNGE, greaves='metal', shoes='boot', skirt_=hem(skirt(-80), -80), torso=t_tunic(),
        head=face(moustache='hair')+tiara('fur', 'leather'), right=((-24,-165), (-58,-158), (-42,-190)),
        weapon=rhomphaia(-40, -184, -26), fist_at=(-42,-190,-10), left=((17,-165), (25,-132), (-14,-142)),
        left_front=False, sleeve_r=0.6, sleeve_l=0.6, side=pouch(-26, -112), front_of=fist(-17, -139, rot=30))


# ------------------------------------------------------------------ Persia and the East
def saka_a():
    b, w = drawn(66, -186, 64, (4,-188), 'recurve')
    return soldier(LUNGE, leg='trousers', skirt_=hem(skirt(-82), -82), torso=t_border(),
        head=face(beard='hair')+cap_pointed(), arm_fill='tunic', sleeve_r=None, sleeve_l=None,
        left=((17,-166), (42,-176), (64,-184)), left_hand=b, left_last=True, right=R_DRAW, weapon=w,
        fist_at=(2,-188,-10), side=gorytos(-32, -112, 22))


def saka_b():
    return soldier(WALK, leg='trousers', skirt_=hem(skirt(-82), -82), torso=t_border(),
        head=face(beard='hair')+cap_pointed(), arm_fill='tunic', sleeve_r=None, sleeve_l=None, right=R_THROW,
        weapon=sagaris(-50, -232, -10), fist_at=(-50,-233,-20), shield=pelta(46, -116, 4),
        shield_back=pelta_in(46, -116, 4), left=L_IN, side=gorytos(-32, -112, 18))


def persian_archer():
    # taking an arrow from the quiver at his side
    return soldier(WALK, leg='trousers', skirt_=pskirt(), torso=t_border(), head=face(beard='hair')+tiara(),
        arm_fill='tunic', sleeve_r=None, sleeve_l=None, left=((17,-165), (36,-140), (58,-146)),
        left_hand=strung(63, -146, 76, 4), left_last=True, right=AT_HIP, fist_at=(-34,-118,30),
        side=quiver(-30, -104, 16))


def mede():
    return soldier(WALK, leg='trousers', skirt_=pskirt(-78), torso=t_border(), head=face(beard='hair')
        +tiara(), arm_fill='tunic', sleeve_r=None, sleeve_l=None,
        shield=shield2(42, -112, 43, 'star16', 0.88, 'leather', dr=0.6),
        shield_back=round_inside(42, -112, 43, 0.88, 'leather'), right=R_HOLD,
        weapon=spear(-67, 2, -58, -280, 26, 4.2, False, 6.5), fist_at=(-62,-142,0), left=L_SHIELD)


def arab():
    return soldier(LUNGE, shoes='bare', skirt_=hem(skirt(-58, 1.12, 'linen'), -58, 1.12),
        torso=t_tunic('linen'), head=face(beard='hair')+headcloth(),
        shield=round_shield(54, -116, 32, 'rings', True, 0.92, 'leather'),
        shield_back=round_inside(54, -116, 32, 0.92, 'leather'), right=R_THROW,
        weapon=spear(-104, -206, 60, -290, 22, 3.6, False, 5.5), fist_at=(-50,-233,-24),
        left=((17,-165), (32,-138), (50,-120)), sleeve_fill='linen', sleeve_r=0.8, sleeve_l=0.8,
        over=[strap(BALDRIC, 4, 'leather')])


FIGS = {'numidian-foot-a': (numidian_foot_a,FOOT,'Numidian on foot throwing'),
    'numidian-foot-b': (numidian_foot_b,FOOT,'Numidian on foot with javelins'),
    'egyptian-machimos-b': (machimos_b,PIKE,'Egyptian of the phalanx, both hands on the pike'),
    'carthaginian-levy-a': (punic_levy_a,FOOT,'African levy of Carthage with spear'),
    'carthaginian-levy-b': (punic_levy_b,FOOT,'African levy of Carthage throwing'),
    'celtiberian-a': (celtiberian_a,FOOT,'Celtiberian with sword'),
    'celtiberian-b': (celtiberian_b,FOOT,'Celtiberian with iron javelin'),
    'hypaspist-a': (hypaspist_a,FOOT,'Macedonian hypaspist, muscled cuirass'),
    'hypaspist-b': (hypaspist_b,FOOT,'Macedonian hypaspist, linen corselet'),
    'strategos': (strategos,FOOT,'Greek general'), 'slinger-a': (slinger_cast,FOOT,'Slinger casting'),
    'slinger-b': (slinger_whirl,FOOT,'Slinger, cloak round his arm'),
    'thracian-a': (thracian_a,FOOT,'Thracian with rhomphaia and long shield'),
    'thracian-b': (thracian_b,FOOT,'Thracian swinging the rhomphaia'), 'saka-a': (saka_a,FOOT,'Saka archer'),
    'saka-b': (saka_b,FOOT,'Saka with battle-axe'),
    'persian-archer': (persian_archer,FOOT,'Persian archer taking an arrow'),
    'eastern-levy-a': (mede,FOOT,'Mede with spear and round shield'),
    'eastern-levy-b': (arab,FOOT,'Arab with javelin')}
