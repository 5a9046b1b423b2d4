#!/usr/bin/env python3
"""check_schema.py SOURCE_DIR VERDICT_PROGRAM

Checks resources/schema/zama-scenario.schema.json with an independent validator: it is a schema, every shipped
scenario satisfies it, broken ones do not, and it agrees with the reader of the program on some thousand variants.
What a schema cannot say (references, overlaps, limits of a type) is left to the reader alone.
Exit code 77: python3-jsonschema is missing."""

import copy
import glob
import json
import os
import subprocess
import sys
import tempfile

try:
    import jsonschema
except ImportError:
    print("python3-jsonschema is not installed")
    sys.exit(77)

source, verdict_program = sys.argv[1:3]
with open(f"{source}/resources/schema/zama-scenario.schema.json", encoding="utf-8") as f:
    schema = json.load(f)
Validator = jsonschema.Draft202012Validator
Validator.check_schema(schema)
validator = Validator(schema)

failures = []


def expect(condition, message):
    if not condition:
        failures.append(message)


def read(path):
    with open(path, encoding="utf-8") as f:
        return json.load(f)


shipped = {os.path.basename(p): read(p) for p in sorted(glob.glob(f"{source}/scenarios/*.zama.json"))}
expect(len(shipped) >= 3, "scenarios are missing")
for name, scenario in shipped.items():
    for error in validator.iter_errors(scenario):
        failures.append(f"{name}: {error.json_path}: {error.message}")


# Every key of the format has a description for authors.
def walk_schema(node, path):
    if isinstance(node, dict):
        for key, child in node.get("properties", {}).items():
            target = child
            if "$ref" in child and "description" not in child:
                target = schema["$defs"][child["$ref"].rsplit("/", 1)[1]]
            expect("description" in target, f"no description: {path}/{key}")
        for key, child in node.items():
            walk_schema(child, f"{path}/{key}")
    elif isinstance(node, list):
        for child in node:
            walk_schema(child, path)


walk_schema(schema, "")


def put(document, path, value):
    document = copy.deepcopy(document)
    node = document
    for key in path[:-1]:
        node = node[key]
    node[path[-1]] = value
    return document


def without(document, path):
    document = copy.deepcopy(document)
    node = document
    for key in path[:-1]:
        node = node[key]
    del node[path[-1]]
    return document


UNIT = ("sides", 0, "commands", 0, "units", 0)
broken = {
    "no format": lambda d: without(d, ("format",)),
    "another format": lambda d: put(d, ("format",), "zama-game"),
    "a newer version": lambda d: put(d, ("version",), 2),
    "one side": lambda d: put(d, ("sides",), d["sides"][:1]),
    "a table without width": lambda d: put(d, ("table", "width"), 0),
    "a title without language": lambda d: put(d, ("title",), "Zama"),
    "half a stand": lambda d: put(d, UNIT + ("stands",), 4.5),
    "stands in words": lambda d: put(d, UNIT + ("stands",), "five"),
    "a unit without place": lambda d: without(d, UNIT + ("x",)),
    "a hit number of 1": lambda d: put(d, ("types", 0, "melee"), {"hit": 1}),
    "an unknown class": lambda d: put(d, ("types", 0, "class"), "hoplites"),
    "an unknown trait": lambda d: put(d, ("types", 0, "traits"), ["flies"]),
    "an unknown option value": lambda d: put(d, ("rules", "options", "los"), "sometimes"),
    "a colour in words": lambda d: put(d, ("sides", 0, "livery", "colour"), "red"),
    "a pattern nobody drew": lambda d: put(d, ("sides", 0, "livery", "pattern"), "tartan"),
    "an empty id": lambda d: put(d, ("id",), ""),
}
lesson = shipped["first-lesson.zama.json"]
for name, spoil in broken.items():
    expect(not validator.is_valid(spoil(lesson)), f"the schema accepts {name}")


# Agreement with the reader: the same field, many values.
def variants_of(document):
    seen = set()

    def visit(node, path):
        kind = tuple("*" if isinstance(k, int) else k for k in path)
        if path and kind not in seen:
            seen.add(kind)
            for value in (None, True, 0, 1, -1, 7, 7.0, 0.5, 41, 1001, 1e15, "", "x", "7", "none", "free", "#abcdef",
                          [], {}, [None], {"en": "x"}, {"en": 1}, {"not a language": "x"}, "y" * 70, "a\nb"):
                yield kind, value, put(document, path, value)
            if isinstance(path[-1], str):
                yield kind, "missing", without(document, path)
        if isinstance(node, dict):
            for key in list(node):
                yield from visit(node[key], path + (key,))
        elif isinstance(node, list):
            for i, child in enumerate(node):
                yield from visit(child, path + (i,))

    yield from visit(document, ())


FORM = ("json.want_", "json.missing_key", "number.", "range.", "sides.count", "id.empty", "id.long", "id.control",
        "text.language", "colour.", "livery.pattern", "art.media_type", "format.", "version.")
# Both know these, but the reader names them after the type's own limits.
EITHER = ("unit.stands", "unit.strength", "art.base64", "zone.", "number.mils", "number.hundredths")

full = copy.deepcopy(shipped["elephant-charge.zama.json"])
full["start"] = {"turn": 1, "step": 1, "engagements": [{"a": "RA-INF1", "b": "CA-HVY1"}]}
full["art"] = [{"id": "picture", "media_type": "image/png", "base64": "AAAA"}]
full["types"][0]["colours"] = {"tunic": "#bf5238"}
full["types"][0]["melee"]["hit_after_charge"] = 4
full["sides"][0]["commands"][0]["units"][1]["strength"] = 4
full["sides"][0]["commands"][0]["general"].update(
    {"attached_to": "RA-INF1", "fallen": False, "commander_in_chief": True})
expect(validator.is_valid(full), "the full document does not satisfy the schema")

with tempfile.TemporaryDirectory() as folder:
    cases = []
    for number, (kind, value, document) in enumerate(variants_of(full)):
        path = f"{folder}/{number}.json"
        with open(path, "w", encoding="utf-8") as f:
            json.dump(document, f)
        cases.append((kind, value, document, path))
    result = subprocess.run([verdict_program], input="\n".join(c[3] for c in cases) + "\n", text=True,
                            capture_output=True, check=True)
    verdicts = [line.split() for line in result.stdout.splitlines()]
expect(len(verdicts) == len(cases), "the reader gave another number of verdicts")
for (kind, value, document, path), codes in zip(cases, verdicts):
    where = "/".join(kind)
    by_schema = validator.is_valid(document)
    by_reader = not any(c.startswith(FORM) for c in codes)
    undecided = any(c.startswith(EITHER) for c in codes) or where == "start/turn"
    expect(by_schema == by_reader or undecided,
           f"{where} = {value!r}: schema {'accepts' if by_schema else 'refuses'}, reader: {codes or 'accepts'}")

print(f"{len(shipped)} scenarios, {len(broken)} broken ones, {len(cases)} variants; {len(failures)} failures")
for failure in failures[:40]:
    print(" ", failure)
sys.exit(1 if failures else 0)
