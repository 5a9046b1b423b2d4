#!/usr/bin/env python3
"""Checks by reading includes that arrows between layers go one way only.

The layers, each of which may include itself and what is named behind it:
"""

import re
import sys

from source_files import source_files, text_of

# core/game holds two layers. Its values (what a battle is) are below the rules; its referee (what decides,
# previews and records) is above them. A folder each would be stricter, but people look for both in "game".
GAME_VALUES = {"apply", "command", "event", "queries", "refusal", "state"}

BASE = ["core/base"]
GEOMETRY = BASE + ["core/geometry"]
SCENARIO = GEOMETRY + ["core/scenario"]
VALUES = SCENARIO + ["core/game (values)"]
RULES = VALUES + ["core/rules"]
REFEREE = RULES + ["core/game (referee)"]
TEXT = VALUES + ["core/text"]
ODDS = REFEREE + ["core/odds"]
MINDS = ODDS + ["core/text", "core/ai"]
REPORT = ODDS + ["core/text", "core/report"]
SIM = MINDS + ["core/sim"]
IO = REFEREE + ["core/text", "core/io"]
# What is printed for a class: it plays trial battles to say how long one takes.
KIT = SIM + ["core/kit"]
# Editing a scenario, which reads and writes tables of text too: nothing in core but itself needs it.
DESIGN = IO + ["core/design"]
CORE = sorted(set(SIM + IO + REPORT + DESIGN + KIT))
TABLE = CORE + ["table/model", "table/art", "table/scene", "table/tools", "table/widgets"]

ALLOWED = {
    "core/base": BASE,
    "core/geometry": GEOMETRY,
    "core/scenario": SCENARIO,
    "core/game (values)": VALUES,
    "core/rules": RULES,
    "core/game (referee)": REFEREE,
    "core/text": TEXT,
    "core/design": DESIGN,
    "core/odds": ODDS,
    "core/ai": MINDS,
    "core/sim": SIM,
    "core/kit": KIT,
    "core/report": REPORT,
    "core/io": IO,
    "table/model": CORE + ["table/model"],
    "table/art": CORE + ["table/model", "table/art"],
    "table/scene": CORE + ["table/model", "table/art", "table/scene"],
    "table/tools": CORE + ["table/model", "table/art", "table/scene", "table/tools"],
    "table/widgets": CORE + ["table/model", "table/art", "table/scene", "table/widgets"],
    "editor": TABLE + ["editor"],
    "app/play": TABLE + ["app/play"],
    "app/print": TABLE + ["app/print"],
    "app/shell": TABLE + ["editor", "app/play", "app/print", "app/shell"],
    "app/cli": CORE + ["app/cli"],
}

# Libraries: a pattern of system includes and the only layers that may use them.
LIBRARIES = [
    (re.compile(r"^Q[A-Za-z]"), ["table/", "editor", "app/shell", "app/play", "app/print"], "Qt"),
    (re.compile(r"^nlohmann/"), ["core/io", "app/cli"], "nlohmann-json"),
    (re.compile(r"^(fmt/|CLI/|gmp)"), ["app/cli"], "what the command line needs"),
    (re.compile(r"^(thread|mutex|condition_variable|future)$"), ["core/sim", "table/", "editor", "app/"],
     "threads"),
    (re.compile(r"^(chrono|ctime|random|iostream)$"), ["table/", "editor", "app/"],
     "clocks, chance and printing"),
]

INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)', re.MULTILINE)


def layer_of(path):
    parts = path.split("/")
    if parts[0] == "editor":
        return "editor"
    folder = "/".join(parts[:2])
    if folder == "core/game":
        name = parts[2].split(".")[0]
        return "core/game (values)" if name in GAME_VALUES else "core/game (referee)"
    return folder


def check_include(path, quoted, system):
    layer = layer_of(path)
    if quoted:
        target = layer_of(quoted)
        if quoted.endswith(".moc"):
            return None
        if layer not in ALLOWED:
            return f"{path}: the folder {layer} is no layer; name it in {sys.argv[0]}"
        if target not in ALLOWED[layer]:
            return f"{path}: {layer} must not include {target} ({quoted})"
        return None
    for pattern, users, what in LIBRARIES:
        if pattern.match(system) and not any(layer.startswith(u) for u in users):
            return f"{path}: {layer} must not use {what} (<{system}>)"
    return None


def find_cycle(graph):
    """A cycle of header includes, or None."""
    state = {}

    def visit(node, trail):
        state[node] = "open"
        for target in graph.get(node, []):
            if state.get(target) == "open":
                return trail + [node, target]
            if target not in state:
                found = visit(target, trail + [node])
                if found:
                    return found
        state[node] = "done"
        return None

    for node in graph:
        if node not in state:
            found = visit(node, [])
            if found:
                return found
    return None


def main():
    problems = []
    headers = {}
    files = source_files("core", "table", "editor", "app")
    for path in files:
        includes = INCLUDE.findall(text_of(path))
        for quoted, system in includes:
            problem = check_include(path, quoted, system)
            if problem:
                problems.append(problem)
        if path.endswith(".h"):
            headers[path] = [quoted for quoted, _ in includes if quoted]
    cycle = find_cycle(headers)
    if cycle:
        problems.append("headers include each other: " + " -> ".join(cycle))
    for problem in problems:
        print(problem, file=sys.stderr)
    print(f"layers: {len(files)} files, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    if "--help" in sys.argv:
        print(__doc__)
        for name, targets in ALLOWED.items():
            print(f"  {name}: {', '.join(t for t in targets if t != name) or 'nothing'}")
        sys.exit(0)
    sys.exit(main())
