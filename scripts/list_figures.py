#!/usr/bin/env python3
"""list_figures.py [--check]

Writes docs/authors/figures.md from resources/figures/catalogue.json; with --check it only says whether the page is
current."""

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FIGURES = ROOT / "resources/figures"
PLAIN_BANNER = "banner-vexillum"
PAGE = ROOT / "docs/authors/figures.md"
DRAWINGS = "../../resources/figures"
MARKERS = "../../resources/markers"

HEAD = """# Figures, palettes and colours

Made by `scripts/list_figures.py` from `resources/figures/catalogue.json`; do not edit it by hand.

A unit type of a scenario names a figure, and if it likes a palette and single colours:
`"figure": "roman-infantry", "palette": "green", "colours": {"shield": "#33302f"}`. Without a palette a type has its
side's. The window names what it does not know above the table, and shows the sign of the kind of troops instead.
"""


def title_of(drawing):
    text = (FIGURES / drawing).read_text(encoding="utf-8")
    return re.search(r"<title>(.*?)</title>", text).group(1)


def figure_rows(catalogue):
    for stand, places in catalogue["stands"].items():
        drawings = list(dict.fromkeys(catalogue["figures"][p["figure"]]["front"] for p in places))
        pictures = " ".join(f'<img src="{DRAWINGS}/{d}" height="56" alt="">' for d in drawings)
        yield f"| `{stand}` | {pictures} | {'; '.join(title_of(d) for d in drawings)} |"


def palette_rows(catalogue):
    for palette, colours in catalogue["armies"].items():
        art = catalogue["generals"].get(palette, {})
        chosen = ", ".join(f"{slot} `{colour}`" for slot, colour in colours.items())
        ranks = [f"`{art[rank]}`" if rank in art else "as its generals" for rank in ("chief", "general")]
        banner = f'<img src="{MARKERS}/{art.get("banner", PLAIN_BANNER)}.svg" height="56" alt="">'
        yield f"| `{palette}` | {chosen} | {ranks[0]} | {ranks[1]} | {banner} |"


def slot_rows(catalogue):
    for slot, colours in catalogue["slots"].items():
        yield f"| `{slot}` | `{colours['base']}` |"


def page_of(catalogue):
    return "\n".join([
        HEAD,
        "## Figures\n",
        "In the colours they are drawn in; an army's palette exchanges them.\n",
        "| `figure` | | who stands there |\n|---|---|---|",
        *figure_rows(catalogue),
        "\n## Palettes\n",
        "An army of an unknown palette has a plain banner in its livery.\n",
        "| `palette` | colours | its commander-in-chief | its generals | its banner |\n|---|---|---|---|---|",
        *palette_rows(catalogue),
        "\n## Colour slots\n",
        "What `colours` can change, with the colour in the drawings. Not every figure has all of them.\n",
        "| slot | drawn as |\n|---|---|",
        *slot_rows(catalogue),
    ]) + "\n"


def main():
    page = page_of(json.loads((FIGURES / "catalogue.json").read_text(encoding="utf-8")))
    if sys.argv[1:] != ["--check"]:
        PAGE.write_text(page, encoding="utf-8")
        return 0
    if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page:
        print("docs/authors/figures.md is not current; run scripts/list_figures.py", file=sys.stderr)
        return 1
    print("figures: the page is current")
    return 0


if __name__ == "__main__":
    sys.exit(main())
