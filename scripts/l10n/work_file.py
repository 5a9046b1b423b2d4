"""Work files: what translators fill in, plain text with one line an answer."""

import re

PER_FILE = 120

HEAD = """Zama: {name} ({tag}), part {part} of {parts}

How to fill this in: write the translation behind each “=”, on the same line, and change nothing else.
- A message begins at “##” with its context. “@” says where it is used, “!” explains, “~” tells equal texts apart,
  “>” is the English.
- \\n is a line break, \\t the space before a key and \\\\ a backslash; keep as many as the English has. Spaces
  at the ends look after themselves.
- %1, %2, ... and %n are filled in by the program: each must be there, in any order. A name comes as it is, never
  inflected; length and per cent come with their unit.
- Where “=” has a word behind it, the form depends on the number %n: {forms}.
  Write every form; “zero”, “one” and “two” may do without %n.
- & stands before the letter that is underlined in a menu or on a button: keep one, before a letter of your text that
  no neighbour has. Tags such as <b> and marks such as **, [Q70](#Q70) and `word` stay as they are.
- Words are binding: translations/glossary.md. Leave “=” empty where you are not sure; it comes again.
"""


def write(folder, language, messages, translations):
    """Work files for `messages` in `folder`; what is translated already is filled in. Returns their paths."""
    parts = [messages[i:i + PER_FILE] for i in range(0, len(messages), PER_FILE)]
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    number = 0
    for part, some in enumerate(parts, 1):
        text = HEAD.format(name=language.name, tag=language.tag, part=part, parts=len(parts),
                           forms=", ".join(language.forms))
        for message in some:
            number += 1
            text += "\n" + _block(number, message, language, translations.get(message.key))
        paths.append(folder / f"{language.tag}-{part:02}.txt")
        paths[-1].write_text(text, encoding="utf-8")
    return paths


def _block(number, message, language, forms):
    lines = [f"## {number} {message.context}"]
    lines += [f"@ {message.where}"] if message.where else []
    lines += [f"! {' '.join(hint.split())}" for hint in message.hints]
    lines += [f"~ {message.comment}"] if message.comment else []
    lines.append(f"> {_escaped(message.source)}")
    names = language.forms if message.counts else ("",)
    for name, form in zip(names, forms or ("",) * len(names)):
        lines.append(f"={name} {_escaped(form)}".rstrip(" "))
    return "\n".join(lines) + "\n"


def _escaped(text):
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t")


def _unescaped(text):
    return re.sub(r"\\(.)", lambda m: {"n": "\n", "t": "\t"}.get(m.group(1), m.group(1)), text)


def read(path, language, messages):
    """What a work file says: yields (line, message or None, forms, problem). Empty answers are left out."""
    by_key = {message.key: message for message in messages}
    for line, block in _blocks(path.read_text(encoding="utf-8-sig")):
        message = by_key.get((block["##"], _unescaped(block[">"]), block["~"]))
        if message is None:
            yield line, None, (), f"there is no message “{block['>']}” in {block['##']} any more"
            continue
        names = language.forms if message.counts else ("",)
        if set(block["="]) != set(names):
            yield line, None, (), f"forms {sorted(block['='])}, not {list(names)}: “{block['>']}”"
            continue
        forms = tuple(_tidied(block["="][name], message.source, language) for name in names)
        if any(form.strip() for form in forms):
            yield line, message, forms, ""


def _blocks(text):
    block, begin = None, 0
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("## "):
            if block:
                yield begin, block
            block, begin = {"##": line.split(" ", 2)[2], "~": "", ">": "", "=": {}}, number
        elif block and line[:2] in ("~ ", "> "):
            block[line[0]] = line[2:]
        elif block and line.startswith("="):
            name, _, answer = line[1:].partition(" ")
            block["="][name] = answer.strip()
    if block:
        yield begin, block


def _tidied(answer, source, language):
    """The answer with the source's spaces at its ends, and the signs that typists leave to the program."""
    form = _unescaped(answer).strip(" ")
    if language.tag in ("fr", "it"):
        form = re.sub(r"(?<=\w)'(?=\w)", "’", form)
    if language.tag == "fr":
        form = re.sub(r"[ \u00a0](?=[;!?»]|%(?![\dn]))", "\u202f", form)
        form = re.sub(r"(?<=«)[ \u00a0]", "\u202f", form)
        form = re.sub(r" (?=:(?: |$))", "\u00a0", form)
    if language.tag in ("de", "es"):
        form = re.sub(r"(?<=[\d1-9n]) %(?!\w)", "\u00a0%", form)
    begin = " " if source.startswith(" ") else ""
    end = " " if source.endswith(" ") else ""
    return begin + form + end if form else ""

