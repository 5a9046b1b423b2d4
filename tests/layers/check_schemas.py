#!/usr/bin/env python3
"""Checks the shipped scenarios against the JSON Schema with a validator that is not ours."""

import json
import sys

import jsonschema

from source_files import ROOT

SCHEMA = ROOT / "resources/schema/zama-scenario.schema.json"


def main():
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    validator_class = jsonschema.validators.validator_for(schema)
    validator_class.check_schema(schema)
    validator = validator_class(schema)
    files = sorted((ROOT / "scenarios").glob("*.zama.json"))
    problems = 0
    for path in files:
        for error in validator.iter_errors(json.loads(path.read_text(encoding="utf-8"))):
            problems += 1
            where = "/".join(str(p) for p in error.absolute_path)
            print(f"{path.relative_to(ROOT)}: /{where}: {error.message}", file=sys.stderr)
    print(f"schemas: {len(files)} scenarios, {problems} problems")
    return 1 if problems or not files else 0


if __name__ == "__main__":
    sys.exit(main())
