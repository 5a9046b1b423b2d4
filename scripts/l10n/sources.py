"""Everything there is to translate, with what a translator should know of it."""

import json
import re
import subprocess
import tempfile
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TRANSLATIONS = ROOT / "translations"
LUPDATE = Path("/usr/lib/qt6/bin/lupdate")
CODE = ("core", "table", "editor", "app")
LITERALS = r'((?:"(?:[^"\\]|\\.)*"\s*)+)'
ARGUMENTS = {"u": "a unit", "g": "a general", "s": "a side as in a sentence (“the Romans”)", "c": "a command",
             "t": "a unit type", "n": "a number", "k": "a number of lost stands (“3 of their stands”)",
             "l": "a length with its unit", "a": "an angle", "p": "a chance (“87%”)", "x": "a decimal number of stands"}


@dataclass
class Message:
    context: str
    source: str
    comment: str = ""  # part of the key: what tells equal texts apart
    counts: bool = False  # has plural forms
    where: str = ""
    hints: list = field(default_factory=list)

    @property
    def key(self):
        return (self.context, self.source, self.comment)


def all_messages():
    """In the order in which a person meets them: the game, its rules, its battles, the editor, dialogs."""
    found = {}
    for message in [*sorted(_code(), key=_rank), *_rulebook(), *_scenarios(), *_qt()]:
        found.setdefault(message.key, message)
    return list(found.values())


FIRST = ("Message", "zama::play", "zama::table", "Lessons", "RuleDiagrams", "NextThing", "Odds", "TableEntries",
         "zama::shell", "Issue", "zama::editor")


def _rank(message):
    return next((i for i, name in enumerate(FIRST) if message.context.startswith(name)), len(FIRST))


def _unquoted(literals):
    return "".join(json.loads(part) for part in re.findall(r'"(?:[^"\\]|\\.)*"', literals))


def _code():
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder) / "found.ts"
        marks = Path(folder) / "marks.cpp"
        marks.write_text("\n".join(_own_marks()), encoding="utf-8")
        command = [LUPDATE, "-silent", "-locations", "absolute", "-I", ROOT, *(ROOT / f for f in CODE), marks, "-ts",
                   found]
        subprocess.run([str(part) for part in command], check=True, stderr=subprocess.DEVNULL)
        rows = _rows()
        contexts = list(ElementTree.parse(found).getroot().iter("context"))
        qualified = _qualified({context.findtext("name") for context in contexts})
        for context in contexts:
            name = context.findtext("name")
            for node in context.iter("message"):
                yield _code_message(qualified.get(name, name), node, rows, Path(folder))


# lupdate does not find the namespace of every Class::tr() of a function. A context that nobody writes out is a class.
def _qualified(contexts):
    code = "".join(path.read_text(encoding="utf-8") for folder in CODE for path in (ROOT / folder).rglob("*.cpp"))
    written = set(re.findall(r'(?:translate|NOOP\w*)\(\s*"([\w:]+)"|FUNCTIONS\(([\w:]+)\)', code))
    written = {name for pair in written for name in pair}
    return {context.split("::")[-1]: context for context in contexts
            if "::" in context and context.split("::")[-1] not in written}


def _code_message(context, node, rows, folder):
    places = [((folder / place.get("filename")).resolve(), place.get("line")) for place in node.iter("location")]
    where = ", ".join(f"{path.relative_to(ROOT)}:{line}" for path, line in places[:3] if path.is_relative_to(ROOT))
    message = Message(context, node.findtext("source"), node.findtext("comment") or "", node.get("numerus") == "yes",
                      where)
    if node.findtext("extracomment"):
        message.hints.append(node.findtext("extracomment"))
    if context == "Message":
        message.hints += rows.get(message.source, [])
    if context == "Issue":
        message.hints.append("%1, %2, ... are names, numbers or words from a file")
    return message


# A file may name its own mark for texts of one context: #define ZAMA_X(text) QT_TRANSLATE_NOOP("context", text)
def _own_marks():
    define = re.compile(r'#define (\w+)\(text\) QT_TRANSLATE_NOOP\("([\w:]+)", text\)')
    for path in sorted(path for folder in CODE for path in (ROOT / folder).rglob("*.cpp")):
        text = path.read_text(encoding="utf-8")
        for name, context in define.findall(text):
            for literals in re.findall(rf"\b{name}\(\s*{LITERALS}\)", text):
                yield f'const char *mark = QT_TRANSLATE_NOOP("{context}", {literals});'


# {"refusal.out_of_range", "ull", QT_TRANSLATE_NOOP("Message", "...")}: what the places of each row stand for.
def _rows():
    row = re.compile(r'\{"([\w.]+)",\s*"([a-z]*)",\s*QT_TRANSLATE_N?_?NOOP\(\s*"Message",\s*' + LITERALS +
                     r"\)(?:,\s*" + LITERALS + ")?")
    hints = {}
    for path in sorted((ROOT / "core/text").glob("english*.cpp")):
        for row_id, letters, text, one in row.findall(path.read_text(encoding="utf-8")):
            counted = letters.find("n") if one else -1
            meanings = [f"%{'n' if i == counted else i + 1} = {ARGUMENTS[letter]}" for i, letter in enumerate(letters)]
            line = f"{row_id}: {', '.join(meanings)}" if meanings else row_id
            hints.setdefault(_unquoted(text), []).append(line)
            if one:
                hints[_unquoted(text)].append(f"the English for one: {_unquoted(one)}")
    return hints


ANCHORS = re.compile(r'^((?:<a id="\w+"></a>)+)')


# As app/play/rulebook.cpp cuts it: a heading, a paragraph, or two cells of a row of a table.
def _rulebook():
    text = (ROOT / "docs/rulebook.md").read_text(encoding="utf-8")
    for block in re.split(r"\n[ \t]*\n", text):
        yield from _block(block.strip())


def _block(block):
    if block.startswith("|"):
        for row in block.split("\n"):
            cells = [cell.strip() for cell in row.split("|")]
            if 'id="' in row and len(cells) >= 6:
                option = re.search(r'id="(\w+)"', row).group(1)
                yield Message("Rulebook", cells[2], where="docs/rulebook.md",
                              hints=[f"values of the option {option}: file words such as “first_side” stay English"])
                yield Message("Rulebook", cells[4], where="docs/rulebook.md", hints=[f"what the option {option} decides"])
    elif block.startswith("#"):
        yield Message("Rulebook", block.split(" ", 1)[1], where="docs/rulebook.md", hints=["a heading"])
    elif block:
        yield Message("Rulebook", " ".join(ANCHORS.sub("", block).split()), where="docs/rulebook.md",
                      hints=["marks stay as they are: **Q27 ...**, [Q70](#Q70), `option: value`, *italics*"])


def _scenarios():
    from . import scenario_texts
    for source, kind, where in scenario_texts.texts_to_translate():
        hints = [f"scenario text: {kind}"]
        if "%1" in source:
            hints.append("%1 is a number behind the name, as in “I-1” or “3”")
        yield Message("Scenario", source, kind, where=where, hints=hints)


def _qt():
    for line in (TRANSLATIONS / "qt_texts.tsv").read_text(encoding="utf-8").splitlines():
        context, source, comment = line.split("\t")
        yield Message(context, source.replace("\\n", "\n"), comment, where="Qt's own dialogs and menus")
