#!/usr/bin/env python3
"""Checks that the whole rulebook is played, tested and explained.

docs/developers/clauses.tsv lists every clause, ruling and option. Each must be cited by code (core/scenario,
core/game, core/rules), by a test, and have its place in docs/rulebook.md. Citations are ids in comments and
strings, "Q17" or "Q17 to Q20"; an option counts as cited by code where the rules ask for it, and by a test
that names it. The fourth column of the list excuses a clause from code and says why.
"""

import re
import sys

from source_files import ROOT, source_files, text_of

LIST = "docs/developers/clauses.tsv"
RULEBOOK = "docs/rulebook.md"
# "C1-LGT1" is a unit, not a citation of C1.
ID = r"([ABTMSCFLGPENQ])(\d{1,2})"
CITATION = re.compile(rf"(?<![\w-]){ID}(?![\w-])(?:\s*(?:to|…|–)\s*{ID}(?![\w-]))?")


def read_list():
    rows = [line.split("\t") for line in text_of(LIST).splitlines()[1:]]
    for row in rows:
        if len(row) != 4 or row[1] not in ("clause", "ruling", "option") or not row[2]:
            sys.exit(f"{LIST}: bad row {row}")
    return rows


def name_of(letter, number):
    return f"Q{number:02d}" if letter == "Q" else f"{letter}{number}"


def citations(text):
    found = set()
    for first, a, last, b in CITATION.findall(text):
        end = int(b) if last == first else int(a)
        found.update(name_of(first, n) for n in range(int(a), end + 1))
        if last and last != first:
            found.add(name_of(last, int(b)))
    return found


def cited_in(files):
    return set().union(*(citations(text_of(f)) for f in files)) if files else set()


def member_of(key):
    """The field of Options that holds the option: charge_order is chargeOrder."""
    head, *rest = key.split("_")
    return head + "".join(word.capitalize() for word in rest)


def option_keys_in_code():
    return set(re.findall(r'(?:choice|onOff)<[^>]*>\("([a-z_]+)"', text_of("core/scenario/options.cpp"))) | {
        "turn_limit"}


def options_used(files, also_by_key):
    text = "\n".join(text_of(f) for f in files)
    used = {k for k in option_keys_in_code() if re.search(rf"\b{member_of(k)}\b", text)}
    if also_by_key:
        used |= {k for k in option_keys_in_code() if re.search(rf"\b{k}\b", text)}
    return used


def main():
    rows = read_list()
    code_files = source_files("core/scenario", "core/game", "core/rules")
    asking = [f for f in code_files if not f.startswith("core/scenario/")]
    test_files = source_files("tests", suffixes=(".h", ".cpp", ".jsonl", ".txt"))
    in_code = cited_in(code_files) | options_used(asking, False)
    in_tests = cited_in(test_files) | options_used(test_files, True)
    anchors = set(re.findall(r'<a id="([\w]+)"></a>', text_of(RULEBOOK))) if (ROOT / RULEBOOK).exists() else set()
    problems = []
    for ident, _, title, excuse in rows:
        if ident not in in_code and not excuse:
            problems.append(f"{ident} ({title}) is cited by no code")
        if ident not in in_tests:
            problems.append(f"{ident} ({title}) is cited by no test")
        if ident not in anchors:
            problems.append(f"{ident} ({title}) has no place in {RULEBOOK}")
    listed = {row[0] for row in rows}
    problems += [f"option {k} is missing in {LIST}" for k in sorted(option_keys_in_code() - listed)]
    problems += [f"{RULEBOOK} has an anchor {a} that {LIST} does not know" for a in sorted(anchors - listed)]
    for problem in problems:
        print(problem, file=sys.stderr)
    print(f"clauses: {len(rows)} listed, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    if "--help" in sys.argv:
        print(__doc__)
        sys.exit(0)
    sys.exit(main())
