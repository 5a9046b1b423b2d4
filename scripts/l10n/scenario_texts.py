"""The authors' texts of shipped scenarios and army lists: found for translators, written into the files."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted([*(ROOT / "scenarios").glob("*.json"), *(ROOT / "resources/armies").glob("*.json")])
LINE_WIDTH = 150  # kLineWidth of core/io/json_write.cpp
NUMBER = re.compile(r"(?<=[ ])([IVX]+(?:-\d+)?|\d+)$")
NUMBERED = {"name of a unit", "name of a command"}


def kind_of(path):
    """What a text is, in words: it is part of its key, since a type and a unit may differ in a language."""
    last = path[-1]
    if last == "name_in_text":
        return "side in a sentence (“the Romans”)"
    if last == "plural":
        return "plural of a unit type"
    if last == "name":
        if path[0] == "types":
            return "name of a unit type"
        return {"sides": "name of a side, as a label", "commands": "name of a command", "general": "name of a general",
                "units": "name of a unit"}.get([p for p in path[:-1] if isinstance(p, str)][-1], "name")
    return last


def local_texts(value, path=()):
    """Every text that can have several languages: its path and its object."""
    if isinstance(value, dict):
        if "en" in value and all(isinstance(text, str) for text in value.values()):
            yield path, value
            return
        for key, part in value.items():
            yield from local_texts(part, (*path, key))
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from local_texts(part, (*path, index))


def _all_texts():
    for file in FILES:
        for path, text in local_texts(json.loads(file.read_text(encoding="utf-8"))):
            yield file, path, text


def _series():
    """Names that differ in their number only are translated once: {(kind, "Hastati ")}."""
    numbers = {}
    for _, path, text in _all_texts():
        match = NUMBER.search(text["en"])
        if match and kind_of(path) in NUMBERED:
            numbers.setdefault((kind_of(path), text["en"][:match.start()]), set()).add(match.group(1))
    return {name for name, found in numbers.items() if len(found) > 1}


def source_of(text, kind, series):
    """The text as translators see it and the number that was taken out of it, or none."""
    match = NUMBER.search(text)
    if match and (kind, text[:match.start()]) in series:
        return text[:match.start()] + "%1", match.group(1)
    return text, ""


def texts_to_translate():
    series = _series()
    found = {}
    for file, path, text in _all_texts():
        kind = kind_of(path)
        found.setdefault((source_of(text["en"], kind, series)[0], kind), []).append(file.name)
    for (source, kind), files in found.items():
        more = len(set(files)) - 1
        yield source, kind, files[0] + (f" and {more} more" if more else "")


def number_in(language, number):
    """Arabic has no Roman numerals, Latin no others."""
    if language.tag == "ar":
        return re.sub(r"[IVX]+", lambda m: str(_value(m.group(0))), number)
    if language.tag == "la" and number.isdigit():
        return _roman(int(number))
    return number


ROMAN = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def _roman(number):
    for value, letters in ROMAN:
        if number >= value:
            return letters + _roman(number - value)
    return ""


def _value(letters):
    for value, numeral in sorted(ROMAN, key=lambda pair: -len(pair[1])):
        if letters.startswith(numeral):
            return value + _value(letters[len(numeral):])
    return 0


def write_into_files(languages, translations, is_check=False):
    """Gives every text its translations; `translations` are {tag: {key: forms}}. Returns the files that change."""
    series = _series()
    changed = []
    for file in FILES:
        before = file.read_text(encoding="utf-8")
        tree = parse(before)
        if pretty(tree) != before:
            raise SystemExit(f"{file} is not as the program writes it")
        for path, text in local_texts(tree):
            _add(text, kind_of(path), series, languages, translations)
        after = pretty(tree)
        if after != before:
            changed.append(file)
            if not is_check:
                file.write_text(after, encoding="utf-8")
    return changed


def _add(text, kind, series, languages, translations):
    source, number = source_of(text["en"], kind, series)
    for language in languages:
        forms = translations[language.tag].get(("Scenario", source, kind))
        text.pop(language.scenario_tag, None)
        if forms:
            text[language.scenario_tag] = forms[0].replace("%1", number_in(language, number))


# A JSON tree that remembers how its numbers and blocks were written, so that nothing else of a file changes.


class Number(str):
    """A number as it stands in the file."""


class Object(dict):
    is_block = False


class Array(list):
    is_block = False


def parse(text):
    value, end = _value_at(text, _skip(text, 0), 0)
    if text[_skip(text, end):]:
        raise ValueError("more than one value")
    return value


def _skip(text, at):
    while at < len(text) and text[at] in " \n":
        at += 1
    return at


def _value_at(text, at, column):
    if text[at] in "{[":
        return _container_at(text, at, column)
    decoder = json.JSONDecoder(parse_int=Number, parse_float=Number)
    return decoder.raw_decode(text, at)


def _container_at(text, begin, column):
    is_object = text[begin] == "{"
    value = Object() if is_object else Array()
    at = _skip(text, begin + 1)
    while text[at] not in "}]":
        key = None
        if is_object:
            key, at = json.JSONDecoder().raw_decode(text, at)
            at = _skip(text, _skip(text, at) + 1)
        part, at = _value_at(text, at, at - text.rfind("\n", 0, at) - 1)
        if is_object:
            value[key] = part
        else:
            value.append(part)
        at = _skip(text, at)
        at = _skip(text, at + 1) if text[at] == "," else at
    fits = _is_linear(value) and column + len(_line(value).encode()) <= LINE_WIDTH
    value.is_block = fits and "\n" in text[begin:at]
    return value, at + 1


def _is_linear(value):
    if isinstance(value, Object):
        return not value.is_block and all(_is_linear(part) for part in value.values())
    if isinstance(value, Array):
        return not value.is_block and not any(isinstance(part, (Object, Array)) for part in value)
    return True


def _line(value):
    if isinstance(value, Object):
        return "{" + ", ".join(f"{_line(key)}: {_line(part)}" for key, part in value.items()) + "}"
    if isinstance(value, Array):
        return "[" + ", ".join(_line(part) for part in value) + "]"
    return str(value) if isinstance(value, Number) else json.dumps(value, ensure_ascii=False)


def pretty(value):
    return _pretty(value, 0, 0) + "\n"


def _pretty(value, indent, column):
    is_container = isinstance(value, (Object, Array))
    if not is_container or not value or _is_linear(value):
        line = _line(value)
        if not is_container or not value or column + len(line.encode()) <= LINE_WIDTH:
            return line
    margin = " " * (indent + 2)
    parts = []
    for part in value.items() if isinstance(value, Object) else value:
        key = ""
        if isinstance(value, Object):
            key, part = _line(part[0]) + ": ", part[1]
        parts.append(margin + key + _pretty(part, indent + 2, indent + 2 + len(key.encode())))
    opening, closing = "{}" if isinstance(value, Object) else "[]"
    return opening + "\n" + ",\n".join(parts) + "\n" + " " * indent + closing
