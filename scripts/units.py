#!/usr/bin/env python3
"""Puts sources together that can be read as one translation unit: several at a time cost little more than one,
because most of the work is the headers of Qt and of the standard library.

Files go together as far as none of the names they keep to themselves are in two of them. That is read off the
text, by the first word declared on a line of an unnamed namespace: cheap, and now and then too careful.

  scripts/units.py FILE...    prints "NUMBER FILE" for each, in the order of the files
"""

import pathlib
import re
import sys

MOST = 8  # files a unit
UNNAMED = re.compile(r"^namespace \{$(.*?)^\} // namespace$", re.M | re.S)
# What is declared at the first column: the first word before "(", "{", "=", ";", "[" or a single ":".
DECLARED = re.compile(r"^(?![ #/}\])])[^\n]*?([A-Za-z_]\w*)\s*(?=[({=;\[]|:(?!:)|$)", re.M)
NO_NAMES = {"public", "private", "protected", "final", "override", "noexcept"}


def own_names(text: str) -> set[str]:
    """What two files of one unit must not both have."""
    found = set(re.findall(r"^#define (\w+)", text, re.M)) | set(re.findall(r"^using (?:\w+::)*(\w+);", text, re.M))
    for body in UNNAMED.findall(text):
        found |= set(DECLARED.findall(body))
    return found - NO_NAMES


class Unit:
    def __init__(self, kind: str):
        self.kind, self.files, self.names = kind, [], set()

    def takes(self, kind: str, names: set[str]) -> bool:
        return self.kind == kind and len(self.files) < MOST and not self.names & names


def units(sources: list[tuple[pathlib.Path, str]]) -> list[Unit]:
    """Of files and their kinds: only files of one kind go together."""
    result: list[Unit] = []
    for path, kind in sources:
        names = own_names(path.read_text())
        unit = next((u for u in result if u.takes(kind, names)), None)
        if unit is None:
            unit = Unit(kind)
            result.append(unit)
        unit.files.append(path)
        unit.names |= names
    return result


if __name__ == "__main__":
    for number, unit in enumerate(units([(pathlib.Path(name), "") for name in sys.argv[1:]])):
        for path in unit.files:
            print(number, path)
