"""The scorpion and its crew."""
from mounted_zama import *
SBOX = (-175,-240,350,240)


def machine():
    """Scorpion seen three-quarter from its right side, shooting to the right."""
    o = []
    # stand: column and three feet
    o += strap([(44,-92), (98,-8)], 8, 'wood-')
    o += strap([(40,-92), (4,-8)], 8, 'wood')
    o.append(P([(30,-112,'c'), (50,-112,'c'), (47,-8,'c'), (33,-8,'c')], 'wood'))
    o.append(P([(16,-14,'c'), (64,-14,'c'), (68,-4,'c'), (12,-4,'c')], 'wood-'))
    o.append(strap([(22,-52), (60,-48)], 5, 'wood-'))
    return o


def stock(front=True):
    o = []
    # case and slider, rising to the right; drawn flat and turned
    o.append(P([(-94,-9,'c'), (66,-9,'c'), (66,9,'c'), (-94,9,'c')], 'wood'))
    o.append(F([(-92.4,1,'c'), (64.4,1,'c'), (64.4,7.4,'c'), (-92.4,7.4,'c')], 'wood-'))
    o.append(P([(-70,-17,'c'), (78,-17,'c'), (78,-9,'c'), (-70,-9,'c')], 'wood', 2.8))
    # winch
    o += strap([(-95,-26), (-73,26)], 4.6, 'wood', 2.4)
    o += strap([(-110,9), (-58,-9)], 4.6, 'wood', 2.4)
    o.append(E(-84, 0, 9.5, 9.5, 'metal', 2.8))
    o.append(dot(-84, 0, 2.6))
    # trigger block
    o.append(P([(-50,-29,0.4), (-36,-29,0.4), (-31,-16,0.4), (-55,-16,0.4)], 'metal', 2.8))
    # bolt
    o += rod(-34, -21, 92, -21, 3.6, 'wood-')
    o.append(P([(88,-29,0.4), (120,-21,'c'), (88,-13,0.4)], 'steel', 2.8))
    o.append(P([(-28,-21,0.4), (-18,-33,0.4), (2,-33,0.4), (-8,-21,0.4)], 'plume', 2.6))
    return o


def spring(x, y0, y1, fill='linen'):
    o = [P([(x-9,y0,'c'), (x+9,y0,'c'), (x+9,y1,'c'), (x-9,y1,'c')], fill, 3)]
    for k in (-3.4,2.4):
        o.append(L([(x+k,y0+4), (x+k,y1-4)], 1.8, 'linen-'))
    return o


NX, FX, DY = 44, 86, -24  # near and far spring; the depth goes up and to the right


def frame_far():
    o = spring(FX, -50+DY, 34+DY, 'linen-')
    o.append(P([(NX-15,30,'c'), (NX+15,30,'c'), (FX+15,30+DY,'c'), (FX+15,42+DY,'c'), (NX+15,42,'c'),
        (NX-15,42,'c')], 'wood-'))
    return o


def frame_near():
    o = spring(NX, -50, 34)
    o.append(P([(NX-15,30,'c'), (NX+15,30,'c'), (NX+15,43,'c'), (NX-15,43,'c')], 'wood'))
    o.append(P([(NX-15,-58,'c'), (FX-15,-58+DY,'c'), (FX+15,-58+DY,'c'), (NX+15,-58,'c')], 'wood', 3))
    o.append(P([(NX-15,-58,'c'), (NX+15,-58,'c'), (NX+15,-46,'c'), (NX-15,-46,'c')], 'wood'))
    o.append(P([(NX+15,-58,'c'), (FX+15,-58+DY,'c'), (FX+15,-46+DY,'c'), (NX+15,-46,'c')], 'wood-'))
    for x, dy in ((NX+1,-1), (FX-1,DY+1)):
        o += [E(x, -60+dy, 9.5, 4.6, 'metal', 2.8), L([(x-6,-60+dy), (x+6,-60+dy)], 2.2)]
    return o


def scorpion(crew=1):
    def mach(back):
        tilt = 'translate(40 -112) rotate(-9)'
        far_arm = strap([(FX-6,-10+DY), (60,-56), (22,-92)], 7, 'wood-', 2.6)
        near_arm = strap([(NX-6,0), (18,34), (-14,58)], 8, 'wood', 2.8)
        s1 = [L([(22,-92), (-43,-24)], 3.4)]
        s2 = [L([(-14,58), (-43,-24)], 3.4)]
        for k in s1+s2:
            k.sil = 6
        far_arm.append(E(22, -92, 5.5, 5.5, 'metal', 2.6))
        near_arm.append(E(-14, 58, 6, 6, 'metal', 2.6))
        if not back:
            return machine()+[G(far_arm+s1+frame_far()+stock()+frame_near()+near_arm+s2, tilt)]
        return machine()+[G(near_arm+s2+frame_far()+stock()+frame_near()+s1+far_arm, tilt)]
    def gunner(back):
        tf, tb = t_tunic()
        legs1 = bare_leg((10,-96), (36,-62), (24,-14.5), 0, not back)
        legs2 = bare_leg((-8,-96), (-22,-54), (-54,-15.5), 6, back)
        upb = skirt(-74, y0=-118)
        A_ = [arm((-22,-160), (-14,-126), (22,-116)), sleeve((-22,-160), (-14,-126), 0.5)]+fist(25, -116,
            rot=10)
        B_ = [arm((17,-162), (26,-130), (40,-124)), sleeve((17,-162), (26,-130), 0.5)]+fist(43, -124, rot=10)
        top = [G(neck()+(tf if not back else tb)+belt()+(from_behind if back else list)(face()
            +montefortino(plume=None)), None)]
        rot = 'translate(6 12) rotate(8 0 -120)'
        if not back:
            o = [G(B_, rot)]+legs1+legs2+upb+[G(top, rot), G(A_, rot)]
        else:
            o = [G(A_, rot)]+legs2+legs1+upb+[G(top, rot), G(B_, rot)]
        return G(o, 'translate(-108 0) scale(0.88)')
    def loader(back):
        tf, tb = t_tunic()
        l1 = bare_leg((10,-108), (18,-63), (22,-14.5), 0, not back)
        l2 = bare_leg((-10,-108), (-14,-62), (-22,-14.5), 0, back)
        A_ = [arm((-22,-164), (-20,-128), (14,-126)), sleeve((-22,-164), (-20,-128), 0.5)]+fist(17, -127,
            rot=-10)
        B_ = [arm((17,-165), (36,-146), (62,-160)), sleeve((17,-165), (36,-146), 0.5)]+fist(64, -162, rot=-20)
        o = l1+l2+[G(skirt(-77)+neck()+(tf if not back else tb)+belt()
            +(from_behind if back else list)(face()+hair_short()+ear()), 'translate(0 -9)')]
        if not back:
            o = [G(B_, 'translate(0 -9)')]+o+[G(A_, 'translate(0 -9)')]
        else:
            o = [G(A_, 'translate(0 -9)')]+o+[G(B_, 'translate(0 -9)')]
        return G(o, 'translate(4 0) scale(0.88)')
    k = (lambda back:[loader(back)]) if crew>1 else (lambda back:[])
    sh = lambda items:[G(items, 'translate(%d 0)'%(4 if crew>1 else 6))]
    return sh(k(False)+mach(False)+[gunner(False)]), sh([gunner(True)]+mach(True)+k(True))


FIGS = {'roman-scorpion-a':(scorpion,SBOX,'Roman scorpion bolt-thrower with one man'),
    'roman-scorpion-b':(lambda:scorpion(2), SBOX, 'Roman scorpion bolt-thrower with two men')}
