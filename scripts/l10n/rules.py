"""What a translation has to keep of its source, and what its language does not want.

A finding is a pair: is it an error, and what is wrong. Errors keep a translation out; the others want a look."""

import re
from collections import Counter

from .languages import NUMBER_MAY_BE_A_WORD, PLUS_NUMBER

PLACES = re.compile(r"%[1-9n]")
MNEMONIC = re.compile(r"&(?!&|\w+;|#)(\w)")
TAGS = re.compile(r"</?[a-zA-Z][^<>]*>")
# Of the rulebook: clauses, links, anchors and file words.
MARKS = re.compile(r"\[[^\]]*\]\(#\w+\)|`[^`]*`|\*\*|(?<![\w-])[A-Z]\d{1,2}(?![\w-])")
CONTROL = re.compile("[\u0000-\u0008\u000b-\u001f\u007f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]")
ARABIC_DIGITS = re.compile("[\u0660-\u0669\u06f0-\u06f9]")
LABEL = 28  # letters of a source up to which it is a label, which has to fit


def findings(message, forms, language):
    """Everything there is to say about the translation of a message."""
    expected = len(language.forms) if message.counts else 1
    if len(forms) != expected:
        return [(True, f"{len(forms)} forms where {language.name} has {expected}")]
    names = language.forms if message.counts else ("",)
    found = []
    for name, form in zip(names, forms):
        label = f"form “{name}”: " if name else ""
        found += [(is_error, label + text) for is_error, text in _of_form(message, form, name, language)]
    return found


def _of_form(message, form, name, language):
    source = message.source
    if not form.strip():
        yield True, "empty"
        return
    yield from _places(source, form, name)
    if bool(MNEMONIC.search(source)) != (len(MNEMONIC.findall(form)) == 1):
        yield True, "one letter is underlined (&) in the source and in the translation, or in neither"
    if Counter(TAGS.findall(source)) != Counter(TAGS.findall(form)):
        yield True, f"other tags than {' '.join(TAGS.findall(source)) or 'none'}"
    if message.context == "Rulebook" and Counter(_marks(source)) != Counter(_marks(form)):
        yield True, f"marks differ: {_difference(_marks(source), _marks(form))}"
    if source.count("\n") != form.count("\n"):
        yield True, f"{form.count(chr(10))} line breaks, not {source.count(chr(10))}"
    if source.count("\t") != form.count("\t"):
        yield True, "\\t stands before a key that is shown beside the words; keep it and the key"
    if _edges(source) != _edges(form):
        yield True, "a space more or less at an end"
    if CONTROL.search(form):
        yield True, "an invisible control character; the program isolates names itself"
    yield from _wording(message, form, language)


def _places(source, form, name):
    wanted, given = set(PLACES.findall(source)), set(PLACES.findall(form))
    if name in NUMBER_MAY_BE_A_WORD:
        wanted.discard("%n")
        given.discard("%n")
    if wanted != given:
        yield True, f"places {' '.join(sorted(given)) or 'none'}, not {' '.join(sorted(wanted)) or 'none'}"


def _marks(text):
    # What a link shows may be translated, where it leads may not.
    return [re.sub(r"\[[^\]]*\]", "[]", mark) for mark in MARKS.findall(text)]


def _difference(wanted, given):
    missing, extra = Counter(wanted) - Counter(given), Counter(given) - Counter(wanted)
    parts = [f"missing {' '.join(missing.elements())}" if missing else "",
             f"too many {' '.join(extra.elements())}" if extra else ""]
    return ", ".join(part for part in parts if part)


def _edges(text):
    return text[:1] == " ", text[-1:] == " "


def _wording(message, form, language):
    is_history = message.context == "Scenario"
    for pattern in language.forbidden:
        for match in pattern.finditer(MARKS.sub("", TAGS.sub("", form))):
            yield not is_history, f"“{match.group(0)}” is not said here (translations/glossary.md 3.10)"
    for pattern in language.doubtful:
        for match in pattern.finditer(form):
            yield False, f"“{match.group(0)}”: right here? (translations/glossary.md 3.10)"
    if PLUS_NUMBER.search(form):
        yield True, "write “5 or 6”, not “5+”"
    if language.tag == "ar" and ARABIC_DIGITS.search(form):
        yield True, "digits come from the reader's country; where they must be typed, type 0 to 9"
    if form.rstrip()[-1:] != message.source.rstrip()[-1:] and message.source.rstrip()[-1:] in ":…":
        yield False, f"the source ends in “{message.source.rstrip()[-1]}”"
    if len(message.source) <= LABEL and len(form) > 2 * len(message.source) + 8 and message.context != "Scenario":
        yield False, f"{len(form)} letters for a label of {len(message.source)}"


def same_letters(messages, translations):
    """Labels of one context that English tells apart by their underlined letter and the translation does not."""
    letters = {}
    for message in messages:
        forms = translations.get(message.key)
        source, given = MNEMONIC.search(message.source), MNEMONIC.search(forms[0]) if forms else None
        if source and given:
            key = (message.context, given.group(1).lower())
            letters.setdefault(key, []).append((source.group(1).lower(), message.source))
    for (context, letter), labels in letters.items():
        if len({english for english, _ in labels}) > 1:
            yield context, letter, [source for _, source in labels]
