#!/usr/bin/env python3
"""draw.py [--check]

Draws every figure, marker, icon and die of resources/ and the program's emblem; with --check it only says whether the
files there are what the kit draws, and whether the catalogue, the resource list and the drawings agree.
"""
import re
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))
import beasts
import elephant
import engines
import foot_allies
import foot_peoples
import foot_zama
import mounted_allies
import mounted_peoples
import mounted_zama
import scorpion
import signs
from kit import CATALOGUE, LIFT, RESOURCES, SLOTS, document

FAMILIES = (foot_zama, mounted_zama, elephant, scorpion, foot_peoples, mounted_peoples, beasts, engines,
    foot_allies, mounted_allies)
RIDERS = (mounted_zama, mounted_peoples, mounted_allies)
RIDERS_LIFT = 1.4
ELEMENTS = {'svg', 'title', 'g', 'path', 'circle', 'ellipse'}


def figures():
    """Every figure: its id, how it is drawn, its frame, its title, and how far it is lifted onto the ground."""
    for family in FAMILIES:
        lift = RIDERS_LIFT if family in RIDERS else LIFT
        for name, (draw, box, title) in family.FIGS.items():
            yield name, draw, box, title, lift


def figure_files():
    for name, draw, box, title, lift in figures():
        front, back = draw()
        yield f'figures/{name}-front.svg', document(front, box, title, front+back, lift=lift)
        front, back = draw()
        yield f'figures/{name}-back.svg', document(back, box, title+', seen from behind', front+back, True, lift)


def sign_files():
    for name, (title, body) in signs.icons().items():
        yield f'icons/{name}.svg', signs.icon(body, title)
    for name, (draw, box, title) in signs.MARKERS.items():
        yield f'markers/{name}.svg', document(draw(), box, title)
    for pips in range(1, 7):
        yield f'dice/die-{pips}.svg', signs.die(pips)
    yield 'app/app-icon.svg', signs.app_icon()
    yield 'app/app-icon-small.svg', signs.app_icon(small=True)


def faults_of_drawing(name, text):
    """What the renderer, the recolouring or the paper soldiers would stumble over."""
    colours = {tone for tones in SLOTS.values() for tone in tones}
    for colour in sorted(set(re.findall(r'#[0-9a-f]{6}', text))-colours):
        yield f'{name}: {colour} belongs to no slot'
    for element in sorted(set(re.findall(r'<([a-zA-Z]+)', text))-ELEMENTS):
        yield f'{name}: <{element}> is not for figures'
    if any(re.search('[aA]', path) for path in re.findall(r' d="([^"]*)"', text)):
        yield f'{name}: an arc'
    ids = re.findall(r' id="([^"]*)"', text)
    if len(ids) != len(set(ids)):
        yield f'{name}: the same id twice'


def silhouette_of(text):
    return re.search(r'<g id="silhouette".*?\n</g>', text, re.S).group(0)


def faults_of_pair(name, front, back, box, lift):
    """The back folds onto the front: the same silhouette, mirrored about the middle of the base."""
    if silhouette_of(front) != silhouette_of(back):
        yield f'{name}: front and back have different silhouettes'
    if f'transform="translate(0 -{lift})"' not in front or f'transform="matrix(-1 0 0 1 0 -{lift})"' not in back:
        yield f'{name}: the back is not the mirror of the front'
    if box[0] != -box[2]/2 or box[1] != -box[3]:
        yield f'{name}: the frame does not stand on the ground with its middle at x = 0'


def faults_of_catalogue(drawn):
    entries = CATALOGUE['figures']
    listed = (RESOURCES/'zama.qrc').read_text(encoding='utf-8')
    standing = {place['figure'] for places in CATALOGUE['stands'].values() for place in places}
    for name, _, box, _, lift in figures():
        front, back = drawn[f'figures/{name}-front.svg'], drawn[f'figures/{name}-back.svg']
        yield from faults_of_pair(name, front, back, box, lift)
        wanted = {'front': f'{name}-front.svg', 'back': f'{name}-back.svg', 'width': box[2], 'height': box[3]}
        entry = entries.get(name, {})
        if {key: entry.get(key) for key in wanted} != wanted:
            yield f'{name}: its entry in the catalogue should have {wanted}'
    for name in sorted(standing-entries.keys()):
        yield f'{name}: stands on a base and is in no entry'
    for path in drawn:
        if f'<file>{path}</file>' not in listed:
            yield f'{path}: not in resources/zama.qrc'


def faults_of_files(drawn):
    for path, text in drawn.items():
        file = RESOURCES/path
        if not file.exists() or file.read_text(encoding='utf-8') != text:
            yield f'{path}: not what the kit draws; run scripts/figures/draw.py'
    for file in sorted((RESOURCES/'figures').glob('*.svg')):
        if f'figures/{file.name}' not in drawn:
            yield f'figures/{file.name}: the kit does not draw it'


def main():
    figures_drawn = dict(figure_files())
    drawn = {**figures_drawn, **dict(sign_files())}
    faults = [fault for name, text in figures_drawn.items() for fault in faults_of_drawing(name, text)]
    if sys.argv[1:] != ['--check']:
        for path, text in drawn.items():
            (RESOURCES/path).write_text(text, encoding='utf-8')
    faults += [*faults_of_catalogue(drawn), *faults_of_files(drawn)]
    for fault in faults:
        print(fault, file=sys.stderr)
    if not faults:
        print(f'figures: {len(figures_drawn)//2}, front and back, as the kit draws them')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
