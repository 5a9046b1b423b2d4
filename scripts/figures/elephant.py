"""The African forest elephant with driver and fighters astride."""
from mounted_zama import *
EBOX = (-262,-480,524,480)
BODY_E = [(70,-304), (36,-292), (-6,-286), (-54,-292), (-96,-301), (-134,-286), (-158,-256), (-168,-216),
    (-166,-176), (-148,-146), (-110,-136), (-60,-126), (0,-120), (50,-124), (96,-134), (132,-156), (150,-190),
    (150,-250), (130,-300), (100,-312)]
HEAD_E = [(104,-306), (122,-330), (150,-338), (180,-328), (202,-304), (216,-274), (222,-246), (214,-218),
    (194,-204,0.8), (176,-200), (160,-208), (140,-232), (120,-262)]
TRUNK = [(192,-276,30,36), (212,-232,22,24), (224,-186,17.5,18), (228,-140,14,14.5), (232,-104,11.5,12),
    (246,-74,10,10), (268,-62,8.6,8.6), (288,-72,7.6,7.6), (294,-82,6.5,6.5)]
TRUNK_UP = [(190,-278,32,34), (216,-246,24,24), (246,-232,18,18.5), (272,-240,14,14.5), (288,-264,11.5,12),
    (290,-292,10,10), (280,-314,8.6,8.6), (264,-324,7.6,7.6), (254,-324,6.5,6.5)]
WRINKLES_UP = ((222,-258,231,-232), (238,-248,240,-220), (256,-242,262,-216), (270,-250,286,-234),
    (276,-268,300,-262), (280,-288,301,-288))


def eleg(nodes):
    """Column leg with a flat sole at y = -5."""
    pts = limb_pts(nodes)
    h = len(nodes)
    f, bk = pts[:h], pts[h:]
    x0 = bk[0][0]
    x1 = f[-1][0]
    return (f[:-1]+[(x1,-14), (x1-2,-5,0.4), (x0+1,-5,0.4), (x0,-14)]+bk[1:], 'elephant')


def e_near_hind():
    return [eleg([(-124,-220,46,42), (-116,-162,40,44), (-116,-120,30,33), (-134,-76,24.5,26),
        (-142,-38,23,24), (-143,-9,26,25)])]


def e_far_hind():
    return [eleg([(-76,-180,40,40), (-54,-130,32,32), (-42,-92,26,27), (-46,-52,22.5,23), (-44,-30,22,23),
        (-40,-9,26,25)])]


def e_near_fore():
    # swung forward: wrist bent, the sole just off the ground and turned back
    up = limb_pts([(98,-220,44,40), (108,-164,34,34), (124,-116,26.5,27), (132,-82,24,25), (121,-50,22,22.5),
        (106,-31,22.5,22.5)])
    h = len(up)//2
    f, bk = up[:h], up[h:]
    return [(f[:-1]+[(124,-25), (119,-15,0.5), (78,-32,0.5), (80,-42)]+bk[1:], 'elephant')]


def e_far_fore():
    return [eleg([(106,-170,36,36), (98,-120,28,28), (86,-84,24,24), (72,-48,22,22), (64,-30,22,22),
        (61,-9,26,25)])]


def nails(x, fill='tusk'):
    if isinstance(x, tuple):
        return [G(nails(0, fill), 'translate(%s %s) rotate(%s)'%tuple(n0(v) for v in x))]
    return [P('M%s -6.4q0.6 -10 5.5 -10q4.9 0 5.5 10Z'%n0(x+dx-5.5), fill, 2) for dx in (-9.5,0.5,10)]


NEAR_N = (-132, (111,-14,22))
FAR_N = (-29,72)  # toenails: x on the ground, or x, y, turn


def shade_e(p):
    return [(d,'elephant-') for d, f in p]


def tusk(dx=0, dy=0, fill='tusk'):
    return P(bez([(200+dx,-234+dy,0.5), (216+dx,-212+dy), (240+dx,-194+dy), (274+dx,-190+dy,0.4),
        (244+dx,-180+dy), (216+dx,-188+dy), (196+dx,-208+dy), (190+dx,-222+dy,0.5)]), fill)


def ear_e():
    e = [(152,-312), (132,-326), (104,-322), (84,-304), (76,-272), (80,-238), (92,-208), (106,-194),
        (122,-202), (134,-224), (146,-246), (160,-262,0.8), (164,-290)]
    return [P(bez(e), 'elephant'), F(bez([(84,-301), (78,-272), (82,-239), (93,-210), (106,-196,0.5),
        (116,-200,0.4), (104,-214), (96,-240), (94,-274), (102,-306), (112,-322,0.4), (100,-318)]),
        'elephant-'), L([(150,-296), (138,-286), (128,-262), (122,-236)], 2.4, 'elephant-'),
        L([(140,-306), (122,-292), (114,-270)], 2.4, 'elephant-')]


def e_details(up=False):
    o = []
    # wrinkles of the trunk
    for (x1,y1,x2,y2) in WRINKLES_UP if up else ((212,-196,236,-202), (212,-176,237,-182),
        (214,-156,237,-160), (216,-136,238,-139), (219,-117,239,-118), (224,-98,243,-94)):
        o.append(L([(x1,y1), ((x1+x2)/2, (y1+y2)/2+3.5), (x2,y2)], 2.2, 'elephant-'))
    o.append(E(190, -279, 3.8, 4.4, 'outline', 0))
    o.append(L([(180,-288), (190,-292), (199,-285)], 2.4))
    o.append(L([(182,-268), (190,-265), (198,-268)], 2, 'elephant-'))
    return o


def e_shade(up=False):
    o = [F(bez([(-70,-129,0.4), (-40,-125), (0,-121.5), (50,-125.5), (60,-128,0.4), (30,-138), (-30,-140)]),
        'elephant-'), F(bez([(176,-201.5,0.4), (161,-209), (141,-233), (124,-262,0.4), (146,-246), (166,-226),
        (190,-214,0.4)]), 'elephant-'), F(bez([(194,-226,0.4), (206,-188), (213,-142), (219,-104), (234,-72),
        (250,-60,0.4), (240,-72), (228,-98), (222,-140), (217,-186), (206,-226,0.4)]), 'elephant-')]
    return o[:2] if up else o


def e_cloth(emblem='crescent'):
    pts = [(62,-303,0.5), (34,-292), (-6,-287), (-54,-293), (-98,-302,0.5), (-112,-262), (-116,-212,0.4),
        (-92,-204), (-68,-212,0.6), (-44,-202), (-20,-210,0.6), (4,-200), (28,-209,0.6), (50,-202),
        (70,-210,0.4), (72,-260)]
    o = [P(bez(pts), 'cloth'), F(bez([(-96,-299,0.4), (-110,-262), (-114,-213,0.4), (-94,-206,0.4),
        (-90,-250), (-80,-297,0.4)]), 'cloth-')]
    o.append(strap([(-112,-228), (-90,-221), (-68,-228), (-44,-219), (-20,-226), (4,-216), (28,-225),
        (50,-218), (70,-226)], 4.5, 'trim', 1.6))
    return o


def e_straps():
    return [strap([(-60,-204), (-58,-160), (-62,-128)], 5, 'leather', 2),
        strap([(30,-205), (36,-160), (34,-124)], 5, 'leather', 2),
        strap([(70,-262), (100,-240), (128,-200), (140,-172)], 5, 'leather', 2)]


def man_on(x, y, s, items):
    return G(items, 'translate(%s %s) scale(%s)'%(n0(x), n0(y), n0(s)))


def crewman(t, head, right, weapon, fist_at, left, back=False, tunic='tunic', skin='skin', shield=None,
    leg='bare', shoes='bare'):
    """A man astride in the frame of a horse rider."""
    tf, tb = t
    sh, el, ha = right
    def rar():
        return [ride([arm(sh, el, ha, skin)]+([sleeve(sh, el, 0.45, tunic)] if tunic else [])+list(weapon)
            +fist(*fist_at[:2], skin, rot=fist_at[2]))]
    s2, e2, h2 = left
    lar = [ride([arm(s2, e2, h2, skin)]+fist(h2[0], h2[1], skin)
        +([sleeve(s2, e2, 0.45, tunic)] if tunic else [])+([shield] if shield else []))]
    low = rider_leg(False, leg, shoes, 'cloth', skin)+rider_skirt(tunic or 'linen')+[ride(belt())]
    if not back:
        return lar+[ride(neck(skin)+list(tf)+list(head))]+low+rar()
    return rar()+[ride(neck(skin)+list(tb)+from_behind(head))]+low+lar


def elephant_parts(nearlegs, farlegs, nx, fx, up=False, body=None, headc=None, tusk=None):
    body = body or BODY_E
    headc = headc or HEAD_E
    tusk = tusk or globals()['tusk']
    far = [P(bez([(-156,-256,0.4), (-172,-232), (-180,-196), (-182,-160), (-190,-132,0.5), (-178,-120,0.5),
        (-168,-134,0.5), (-172,-162), (-168,-200), (-156,-226,0.4)]), 'elephant-'),
        P(bez([(-184,-146,0.5), (-194,-124), (-190,-100,0.5), (-180,-92,0.5), (-172,-102,0.5), (-168,-124),
        (-174,-146,0.5)]), 'mane', 2.8)]
    far += U(shade_e(farlegs))+[n_ for x in fx for n_ in nails(x, 'tusk-')]
    far.append(tusk(10, -8, 'tusk-'))
    near = U([(bez(body), 'elephant'), (bez(headc), 'elephant'),
        (limb(TRUNK_UP if up else TRUNK), 'elephant')]+nearlegs)
    near += e_shade(up)
    near += [L([(52,-172), (58,-146), (54,-122)], 2.6), L([(-76,-176), (-68,-152), (-72,-128)], 2.6)]
    near += [n_ for x in nx for n_ in nails(x)]
    near += e_details(up)
    near.append(tusk())
    near.append(L([(178,-216), (190,-220), (200,-234)], 2.4))
    return far, near


def goad(x, y):
    return rod(x-22, y+22, x+40, y-44, 3.6, 'wood')+[P(bez([(x+36,y-47,0.4), (x+44,y-56,0.4), (x+56,y-52),
        (x+56,y-40,0.4), (x+51,y-45), (x+45,y-44,0.4), (x+42,y-38,0.4)]), 'steel', 2.8)]


def war_elephant(up=False):
    nl, fl = e_near_hind()+e_near_fore(), e_far_hind()+e_far_fore()
    R_T = ((-24,-165), (-57,-186), (-50,-228))
    def crew(back):
        thrower = crewman(t_tunic(), face(skin='skin')+helmet_bowl(), R_T,
            spear(-108, -208, 48, -274, 22, 3.8, False, 6), (-50,-233,-20), ((17,-165), (26,-136), (34,-120)),
            back)
        sh = round_shield(34, -120, 30, 'rings', True, 0.95) if back else round_inside(34, -120, 30, 0.95)
        spearman = crewman(t_linen(), face(beard='hair')+helmet_thracian(),
            ((-25,-164), (-34,-130), (-6,-124)), spear(-42, -88, 74, -244, 26, 4, False, 6.5), (-5,-126,20),
            ((17,-165), (26,-136), (34,-122)), back, shield=sh)
        a = man_on(24, -112, 0.88, spearman)
        b = man_on(-78, -117, 0.88, thrower)
        return [a, b]
    def driver(back):
        d = crewman(t_bare2(), face(skin='skin2')+hair_short(curly=True)+band('linen'),
            ((-20,-162), (2,-138), (34,-150)), goad(36, -150), (34,-150,0), ((17,-165), (24,-138), (38,-128)),
            back, tunic=None, skin='skin2')
        return man_on(106, -134, 0.84, d)
    far, near = elephant_parts(nl, fl, NEAR_N, FAR_N, up)
    front = far+near+e_straps()+e_cloth()+[G(crescent(-12, -246, 23, 'trim'),
        None)]+crew(False)+[driver(False)]+ear_e()
    bfar, bnear = elephant_parts(fl, nl, FAR_N, NEAR_N, up)
    back = bfar+bnear+e_straps()+e_cloth()+[G(crescent(-12, -246, 23, 'trim'),
        None)]+crew(True)+[driver(True)]+ear_e()
    mid = lambda items:[G(items, 'translate(-52 0)')]
    return mid(front), mid(back)


def t_bare2():
    f, b = t_bare()
    for k in flat(f+b):
        k.fill = {'skin':'skin2', 'skin-':'skin2-'}.get(k.fill, k.fill)
        k.stroke = {'skin-':'skin2-'}.get(k.stroke, k.stroke)
    return f, b


FIGS = {'war-elephant-a':(war_elephant,EBOX,'African war elephant with driver and crew'),
    'war-elephant-b':(lambda:war_elephant(True), EBOX, 'African war elephant trumpeting')}
