#!/usr/bin/env python3
"""clang-tidy over all our sources, several in one translation unit.

Most of its time clang-tidy 14 reads the headers of Qt and the standard library and walks through them, for
every file anew. Here files that are compiled alike go into common units (units.py). Where a unit gives any trouble
its files are put to clang-tidy one by one, and what is said of them then is what counts: two files that after all do not go
together cost time and nothing else.

  scripts/tidy.py BUILD [-j N]    BUILD: a configured build without precompiled headers
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys

from units import Unit, units

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Sources are to a unit what headers are to a source; that they are included is no slip.
TIDY = ["clang-tidy", "-quiet", "-extra-arg=-Wno-unknown-warning-option"]
AS_UNIT = ["-checks=-bugprone-suspicious-include", r"-header-filter=/(core|table|editor|app)/.*\.(h|cpp)$"]


def sources(build: pathlib.Path) -> list[tuple[pathlib.Path, str]]:
    """Each of our sources and its command, up to where the command names it."""
    commands = {}
    for entry in json.loads((build / "compile_commands.json").read_text()):
        path = pathlib.Path(entry["file"])
        if path.is_relative_to(ROOT) and path.relative_to(ROOT).parts[0] in ("core", "table", "editor", "app"):
            words = shlex.split(entry["command"])
            commands.setdefault(path, shlex.join(words[: words.index("-o")]))
    return sorted(commands.items())


def write(found: list[Unit], folder: pathlib.Path) -> list[pathlib.Path]:
    folder.mkdir(parents=True, exist_ok=True)
    commands, paths = [], []
    for number, unit in enumerate(found):
        path = folder / f"unit{number}.cxx"
        path.write_text("".join(f'#include "{f}"\n' for f in unit.files))
        command = f"{unit.kind} -c {shlex.quote(str(path))}"
        commands.append({"directory": str(folder), "file": str(path), "command": command})
        paths.append(path)
    (folder / "compile_commands.json").write_text(json.dumps(commands, indent=1))
    return paths


def complaints(database: pathlib.Path, path: pathlib.Path, more: list[str]) -> str:
    """What clang-tidy has to say of a file; nothing where it is content."""
    run = subprocess.run([*TIDY, *more, "-p", str(database), str(path)], capture_output=True, text=True)
    return run.stdout + run.stderr if run.returncode else ""


def judge(build: pathlib.Path, folder: pathlib.Path, unit: Unit, path: pathlib.Path) -> str:
    if not complaints(folder, path, AS_UNIT):
        return ""
    said = "".join(complaints(build, file, []) for file in unit.files)
    if not said:
        print(f"put apart: {', '.join(f.name for f in unit.files)}", flush=True)
    return said


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("-j", type=int, default=os.cpu_count(), dest="jobs", metavar="N")
    arguments = parser.parse_args()
    build = arguments.build.resolve()
    folder, found = build / "tidy-units", units(sources(build))
    paths = write(found, folder)
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        said = list(pool.map(lambda pair: judge(build, folder, *pair), zip(found, paths)))
    lines = [l for text in said for l in text.splitlines() if not re.match(r"\d+ warnings|Suppressed|Use -", l)]
    print("\n".join(lines), end="\n" if lines else "")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
