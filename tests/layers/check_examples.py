#!/usr/bin/env python3
"""Carries out every example of zama-cli in README, docs and --help as a reader would type it.

A page's examples are its indented lines that begin with "./run zama-cli", and "cp" for those that need a file; they
are carried out in order in a copy of the project folder, where ./run starts the program without building it. Each
must end with exit status 0. Long series are cut short. Orders that a page shows must stand in the file of orders.

  check_examples.py build/release/bin/zama-cli
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from source_files import ROOT, source_files, text_of

ORDERS = "docs/teachers/first-orders.jsonl"
WORDS = ("validate", "info", "play", "simulate", "odds", "replay", "report", "print")
MOST_GAMES = 20
RUN = """#!/bin/sh
[ "$1" = zama-cli ] || exit 9
shift
exec "{program}" "$@"
"""


def joined(text):
    """The lines of a text, those that end with a backslash together with the next."""
    return re.sub(r"\\\n\s*", "", text).splitlines()


def examples_in_page(text):
    lines = [line.strip() for line in joined(text) if line.startswith("    ")]
    return [line for line in lines if re.match(r"(\./run zama-cli|cp) ", line)]


def examples_in_help(text):
    lines = [line.strip() for line in joined(text) if line.startswith("  zama-cli ")]
    return ["./run " + line for line in lines]


def misfits_in_page(page, text):
    """Calls that only work elsewhere, and orders that nobody has tried."""
    shown = [line.strip() for line in text.splitlines() if line.startswith("    ")]
    known = text_of(ORDERS).splitlines()
    return [f"{page}: cannot be typed in the project folder: {line}" for line in shown
            if re.match(r"(\S*/)?zama-cli ", line)] + [
            f"{page}: is not in {ORDERS}: {line}" for line in shown
            if line.startswith('{"do"') and line not in known]


def project_copy(folder, program):
    for name in ("docs", "scenarios"):
        shutil.copytree(ROOT / name, folder / name)
    run = folder / "run"
    run.write_text(RUN.format(program=program), encoding="utf-8")
    run.chmod(0o755)


def shortened(call):
    return re.sub(r"--games (\d+)", lambda m: f"--games {min(int(m[1]), MOST_GAMES)}", call)


def failures(page, calls, program):
    found = []
    with tempfile.TemporaryDirectory() as name:
        project_copy(pathlib.Path(name), program)
        for call in calls:
            done = subprocess.run(shortened(call), shell=True, cwd=name, stdin=subprocess.DEVNULL,
                                  capture_output=True, text=True, timeout=300, check=False)
            if done.returncode != 0:
                found.append(f"{page}: exit status {done.returncode}: {call}\n{done.stderr}")
    return found


def all_help(program):
    calls = [[program, "--help"]] + [[program, word, "--help"] for word in WORDS]
    return "\n".join(subprocess.run(c, capture_output=True, text=True, check=True).stdout for c in calls)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    program = pathlib.Path(sys.argv[1]).resolve()
    pages = {page: text_of(page) for page in source_files("README.md", "docs", "scenarios", suffixes=(".md",))}
    calls = {page: examples_in_page(text) for page, text in pages.items()}
    calls["--help"] = examples_in_help(all_help(program))
    problems = [p for page, text in pages.items() for p in misfits_in_page(page, text)]
    problems += [f for page, list_ in calls.items() if list_ for f in failures(page, list_, program)]
    count = sum(map(len, calls.values()))
    if count < 30:
        problems.append(f"only {count} examples were found: has their layout changed?")
    for problem in problems:
        print(problem)
    print(f"{count} examples, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
