"""Foot soldiers of the two armies at Zama, and how a soldier is put together."""
from man import *
UP = -9


def up(items):
    return G(items, 'translate(0 %d)'%UP)


# stances: leg L (the figure's left, further away in front), leg R
WALK = dict(L=((10,-108), (30,-64), (31,-14.5), 0), R=((-10,-108), (-17,-64), (-34,-15.5), 6))
LUNGE = dict(L=((10,-106), (43,-72), (42,-14.5), 0), R=((-8,-106), (-27,-62), (-60,-18), 20))
STAND = dict(L=((9,-108), (19,-63), (14,-14.5), 0), R=((-9,-108), (-13,-62), (-24,-14.5), 0))


def soldier(stance=WALK, leg='bare', shoes='boot', greave=None, skirt_=None, torso=None, belt_=True,
    neck_=True, head=(), head_back=None, shield=None, shield_back=None, right=None, sleeve_r=0.5,
    sleeve_l=0.5, weapon=(), fist_at=None, left=None, left_front=True, behind=(), behind_back=(), side=(),
    cape=None, cape_back=None, over=(), over_back=(), sleeve_fill='tunic', weapon_over=False, arm_fill='skin',
    left_hand=(), skin='skin', leg_fill='cloth', greaves=None, knees=False, front_of=(), back_of=(),
    left_last=False, two_handed=False):
    """Front: far to near. Back: the same parts the other way round."""
    def lg(which, shade):
        h, k, a, f = stance[which]
        if leg == 'trousers':
            return trousers(h, k, a, f, shade, leg_fill)
        if leg == 'hose':
            return bare_leg(h, k, a, f, shade, shoes, None,
                leg_fill)+(knee_cop(*k, '-' if shade else '') if knees else [])
        return bare_leg(h, k, a, f, shade, shoes, greaves or (greave if which=='L' else None))
    tf, tb = torso
    sh, el, ha = right
    def rarm():
        o = [arm(sh, el, ha, arm_fill)]
        if sleeve_r:
            o.append(sleeve(sh, el, sleeve_r, sleeve_fill))
        return o
    def larm():
        if not left:
            return []
        s2, e2, h2 = left
        a_ = [arm(s2, e2, h2, arm_fill)]
        h_ = fist(h2[0]+1, h2[1]+1, rot=60)
        s_ = [sleeve(s2, e2, sleeve_l, sleeve_fill)] if sleeve_l else []
        return a_+list(left_hand)+h_+s_ if left_last else a_+h_+s_+list(left_hand)
    fx, fy, fr = (fist_at if fist_at else (ha[0]-2, ha[1]-1, 0))
    hand = list(weapon)+fist(fx, fy, rot=fr) if not weapon_over else fist(fx, fy, rot=fr)+list(weapon)
    front = [up(list(behind))] if behind else []
    if left_front:
        front.append(up(larm()))
    front += lg('L', True)+lg('R', False)
    front.append(up(list(side)+list(skirt_ or [])+neck()+list(tf)+(belt() if belt_ else [])+list(cape or [])
        +list(head)+list(over)+([shield] if shield else [])+(larm() if not left_front and left else [])+rarm()
        +hand))
    if front_of:
        front.append(up(list(front_of)))
    back = [up(rarm()+hand+list(side)+([shield_back] if shield_back else []))]
    back += lg('R', True)+lg('L', False)
    back.append(up(list(skirt_ or [])+neck()+list(tb)+(belt(buckle='leather') if belt_ else [])
        +from_behind(head_back if head_back is not None else head)+list(cape_back or [])+list(over_back)))
    back.append(up(larm()))
    if back_of:
        back.insert(0, up(list(back_of)))
    if behind:
        back.append(up(list(behind_back or behind)))
    return front, back


def knee_cop(x, y, s=''):
    return [P(bez([(x-9,y-6,0.5), (x+2,y-12), (x+12,y-6,0.5), (x+11,y+7,0.5), (x+2,y+11), (x-8,y+6,0.5)]),
        'steel'+s, 2.6)]


R_HOLD = ((-25,-164), (-41,-130), (-60,-141))
R_THROW = ((-24,-165), (-57,-186), (-50,-228))
L_SHIELD = ((17,-165), (27,-131), (42,-108))
FOOT = (-115,-330,230,330)


def roman_heavy_a():
    return soldier(WALK, greave='metal', skirt_=skirt(-77), torso=t_pectoral(), head=face()+montefortino(),
        shield=scutum(40, -106, 36, 72, 4), shield_back=scutum_inside(40, -106, 36, 72, 4), right=R_HOLD,
        weapon=pilum(-67, 8, -58, -288), fist_at=(-62,-142,0), left=L_SHIELD, side=[gladius(-27, -112, 12)])


def roman_heavy_b():
    # princeps in mail, pilum ready to throw
    return soldier(LUNGE, greave='metal', skirt_=skirt(-79)+mail_skirt(-95), torso=t_mail(),
        head=face(beard='hair')+montefortino(), shield=scutum(46, -110, 35, 70, 8),
        shield_back=scutum_inside(46, -110, 35, 70, 8), right=((-24,-165), (-56,-172), (-56,-206)),
        weapon=pilum(-76, -70, -40, -296), fist_at=(-56,-198,10), left=L_SHIELD,
        side=[gladius(-27, -112, 16)])


def roman_velite():
    return soldier(LUNGE, shoes='shoe', skirt_=skirt(-80), torso=t_tunic(), head=face()+wolf(),
        shield=round_shield(48, -118, 38, 'sun'), shield_back=round_inside(48, -118, 38), right=R_THROW,
        weapon=spear(-104, -206, 58, -294, 22, 3.6, False, 5.5), fist_at=(-50,-233,-25), left=L_SHIELD,
        sleeve_r=0.45)


def roman_velite_b():
    return soldier(WALK, shoes='shoe', skirt_=skirt(-80), torso=t_tunic(), head=face()+wolf(),
        shield=round_shield(42, -112, 38, 'sun'), shield_back=round_inside(42, -112, 38), right=R_HOLD,
        weapon=spear(-76, -20, -56, -262, 22, 3.6, False, 5.5)
        +spear(-58, -16, -66, -250, 22, 3.6, False, 5.5), fist_at=(-62,-142,0), left=L_SHIELD, sleeve_r=0.45)


def carth_heavy_a():
    # Libyan with captured Roman arms
    return soldier(WALK, greave='metal', skirt_=skirt(-79)+mail_skirt(-95), torso=t_mail(),
        head=face(beard='hair')+helmet_thracian(plume='plume'),
        shield=round_shield(42, -110, 52, 'palm', False, 0.86), shield_back=round_inside(42, -110, 52, 0.86),
        right=R_HOLD, weapon=spear(-68, -2, -57, -300, 30, 4.8, True, 7.5), fist_at=(-62,-142,0),
        left=L_SHIELD, side=[gladius(-27, -112, 12)])


def carth_heavy_b():
    return soldier(LUNGE, greave='metal', skirt_=skirt(-82)+pteruges(), torso=t_linen(), head=face()
        +helmet_thracian(plume=None), shield=long_shield(46, -110, 34, 68, 8, 'crescent'),
        shield_back=long_inside(46, -110, 34, 68, 8), right=((-24,-165), (-50,-146), (-66,-168)),
        weapon=spear(-90, -60, -42, -300, 30, 4.8, True, 7.5), fist_at=(-68,-172,10), left=L_SHIELD)


def carth_light_a():
    # Gaul
    return soldier(LUNGE, leg='trousers', skirt_=skirt(-92, 0.86, 'tunic'), torso=t_bare(),
        head=face(moustache='hair')+hair_gaul()+ear(), shield=long_shield(46, -108, 33, 66, 8, 'gaul'),
        shield_back=long_inside(46, -108, 33, 66, 8), right=R_THROW, weapon=longsword(-51, -232, -26),
        weapon_over=False, fist_at=(-51,-233,-30), left=L_SHIELD, sleeve_r=None, sleeve_l=None,
        over=[strap([(-9,-181), (3,-176), (12,-181)], 3, 'trim', 2)],
        over_back=[strap([(-9,-181), (2,-179), (12,-182)], 3, 'trim', 2)])


def longsword(x, y, rot):
    return [G([P([(-3.6,0,'c'), (-3.6,-78,0.4), (0,-90,'c'), (3.6,-78,0.4), (3.6,0,'c')], 'steel'),
        F([(0.5,-2,'c'), (0.5,-84,'c'), (2.3,-77,0.4), (2.3,-2,'c')], 'steel-'),
        P([(-9,-3,0.4), (9,-3,0.4), (9,2,0.4), (-9,2,0.4)], 'metal', 2.8),
        P([(-2.8,2,'c'), (2.8,2,'c'), (2.8,15,'c'), (-2.8,15,'c')], 'leather', 2.6),
        E(0, 16, 4.6, 4, 'metal', 2.8)], 'translate(%s %s) rotate(%s)'%(n0(x), n0(y), n0(rot)))]


def carth_light_b():
    # Ligurian or Moor: tunic, simple helmet, javelins
    return soldier(WALK, shoes='bare', skirt_=skirt(-80), torso=t_tunic(), head=face(beard='hair')
        +helmet_bowl(), shield=long_shield(40, -106, 33, 66, 4, 'bands'),
        shield_back=long_inside(40, -106, 33, 66, 4), right=R_HOLD,
        weapon=spear(-78, -10, -54, -276, 24, 3.8, False, 6)+spear(-56, -4, -68, -262, 24, 3.8, False, 6),
        fist_at=(-62,-142,0), left=L_SHIELD, sleeve_r=0.45)


def sling(x, y):
    """Sling whirling above the hand at x, y."""
    d = bez([(x,y), (x-6,y-26), (x+14,y-46), (x+52,y-50)], closed=False)
    d2 = bez([(x,y), (x+2,y-22), (x+22,y-38), (x+52,y-46)], closed=False)
    return [Node('path', 'd="%s"'%d, 'none', 'outline', 3.2, sil=6),
        Node('path', 'd="%s"'%d2, 'none', 'outline', 3.2, sil=6),
        P(bez([(x+46,y-54,0.6), (x+62,y-55), (x+68,y-47), (x+60,y-41), (x+47,y-43,0.6)]), 'leather'),
        E(x+59, y-50, 6, 5.4, 'linen', 2.6)]


def slinger(b=False):
    pouch = [strap([(-20,-174), (2,-150), (22,-132)], 4, 'leather'),
        P(bez([(-36,-124), (-22,-128), (-13,-120), (-13,-104), (-24,-98), (-37,-104)]), 'leather'),
        P(bez([(-37,-124,0.5), (-24,-129), (-12,-121,0.5), (-16,-112), (-27,-110), (-37,-115)]), 'leather-',
        2.6)]
    pouch_b = [strap([(-20,-174), (0,-150), (20,-132)], 4, 'leather')]
    tf, tb = t_tunic()
    return soldier(LUNGE, shoes='bare', skirt_=skirt(-84), torso=(tf+pouch[:1], tb+pouch_b), head=face()
        +hair_short(curly=True)+ear()+band(), shield=round_shield(56, -128, 24, 'rings', True, 0.9,
        'leather'), shield_back=round_inside(56, -128, 24, 0.9, 'leather'), right=R_THROW,
        weapon=sling(-50, -236), fist_at=(-50,-233,-20), left=((17,-165), (32,-140), (52,-130)),
        side=pouch[1:], sleeve_r=0.42, sleeve_l=0.42)


def slinger_b():
    # loading: the sling hangs from the right hand, the left holds the stone
    tf, tb = t_tunic()
    pouch = [P(bez([(-36,-124), (-22,-128), (-13,-120), (-13,-104), (-24,-98), (-37,-104)]), 'leather'),
        P(bez([(-37,-124,0.5), (-24,-129), (-12,-121,0.5), (-16,-112), (-27,-110), (-37,-115)]), 'leather-',
        2.6)]
    d = bez([(-62,-142), (-70,-110), (-66,-72)], closed=False)
    d2 = bez([(-60,-142), (-56,-110), (-58,-72)], closed=False)
    sl = [Node('path', 'd="%s"'%d, 'none', 'outline', 3.2, sil=6),
        Node('path', 'd="%s"'%d2, 'none', 'outline', 3.2, sil=6),
        P(bez([(-70,-76,0.6), (-54,-76,0.6), (-52,-62), (-62,-54), (-72,-63)]), 'leather')]
    return soldier(WALK, shoes='bare', skirt_=skirt(-84),
        torso=(tf+[strap([(-20,-174), (2,-150), (22,-132)], 4, 'leather')],
        tb+[strap([(-20,-174), (0,-150), (20,-132)], 4, 'leather')]), head=face(beard='hair')
        +hair_short(curly=True)+ear()+band(), right=R_HOLD, weapon=sl, fist_at=(-62,-142,0),
        left=((17,-165), (33,-138), (54,-152)), left_hand=[E(60, -160, 6, 5.4, 'linen', 2.6)], side=pouch,
        sleeve_r=0.42, sleeve_l=0.42)


FIGS = {'roman-heavy-infantry-a':(roman_heavy_a,FOOT,'Roman heavy infantry, hastatus with pectoral and pilum'),
    'roman-heavy-infantry-b':(roman_heavy_b,FOOT,'Roman heavy infantry, princeps in mail'),
    'roman-velite-a':(roman_velite,FOOT,'Roman velite throwing'),
    'roman-velite-b':(roman_velite_b,FOOT,'Roman velite with javelins'),
    'carthaginian-heavy-infantry-a':(carth_heavy_a,FOOT,'Libyan heavy infantry, round shield'),
    'carthaginian-heavy-infantry-b':(carth_heavy_b,FOOT,'Libyan heavy infantry, oval shield'),
    'carthaginian-light-infantry-a':(carth_light_a,FOOT,'Gallic light infantry'),
    'carthaginian-light-infantry-b':(carth_light_b,FOOT,'Ligurian or Moorish light infantry'),
    'balearic-slinger-a':(slinger,FOOT,'Balearic slinger, sling whirling'),
    'balearic-slinger-b':(slinger_b,FOOT,'Balearic slinger loading'),}
