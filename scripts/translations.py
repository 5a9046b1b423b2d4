#!/usr/bin/env python3
"""Translations of the program, its rulebook and its battles: translations/zama_LANG.ts.

  translations.py export LANG -o DIR [--missing]   work files to fill in
  translations.py import LANG FILE...              takes what was filled in; says what cannot be taken, and why
  translations.py update                           follows the sources: new texts appear, old ones go; then battles
  translations.py battles                          what is translated of the texts of battles and army lists goes into
                                                   their files, complete languages into the build
  translations.py check [LANG...]                  is everything there and right? Fails for languages in the build
  translations.py list CONTEXT                     the texts of a context

LANG is the name of the file: fr, de, es, it, pt_PT, ar, la, or a new one. See docs/developers/recipes/add-a-language.md.
"""

import argparse
import sys
from pathlib import Path

from l10n import rules, scenario_texts, work_file
from l10n.languages import language_of
from l10n.sources import TRANSLATIONS, all_messages
from l10n.ts_file import TsFile

RESOURCES = TRANSLATIONS / "translations.qrc"


def path_of(tag):
    return TRANSLATIONS / f"zama_{tag}.ts"


def present_tags():
    return sorted(path.stem.split("_", 1)[1] for path in TRANSLATIONS.glob("zama_*.ts"))


def is_complete(tag, messages):
    file, language = TsFile(path_of(tag)), language_of(tag)
    return all(message.key in file.translations and
               not any(is_error for is_error, _ in rules.findings(message, file.translations[message.key], language))
               for message in messages)


def export(arguments):
    language, messages = language_of(arguments.language), all_messages()
    translations = TsFile(path_of(language.tag)).translations
    wanted = [m for m in messages if m.key not in translations] if arguments.missing else messages
    if arguments.context:
        wanted = [m for m in wanted if any(m.context.startswith(name) for name in arguments.context)]
    paths = work_file.write(Path(arguments.output), language, wanted, translations)
    print(f"{len(wanted)} messages in {len(paths)} files in {arguments.output}")
    return 0


def take(arguments):
    language, messages = language_of(arguments.language), all_messages()
    file = TsFile(path_of(language.tag))
    taken, refused = 0, 0
    for path in map(Path, arguments.files):
        for line, message, forms, problem in work_file.read(path, language, messages):
            found = [(True, problem)] if message is None else rules.findings(message, forms, language)
            for is_error, text in found:
                print(f"{path}:{line}: {'error' if is_error else 'look'}: {text}")
            if any(is_error for is_error, _ in found):
                refused += 1
            else:
                file.translations[message.key] = forms
                taken += 1
    file.write(language, messages)
    missing = sum(message.key not in file.translations for message in messages)
    print(f"{taken} taken, {refused} refused; {missing} of {len(messages)} are missing in {language.name}")
    return 1 if refused else 0


def build_list(messages):
    """The resource file of the languages that are complete: nothing half-done is offered."""
    files = [f"    <file>zama_{tag}.ts</file>" for tag in present_tags() if is_complete(tag, messages)]
    return "\n".join(['<!DOCTYPE RCC>', '<RCC version="1.0">', '  <qresource prefix="/zama/translations">', *files,
                      "  </qresource>", "</RCC>", ""])


def scenario_languages():
    tags = [tag for tag in present_tags()]
    return [language_of(tag) for tag in tags], {tag: TsFile(path_of(tag)).translations for tag in tags}


def update(_):
    messages = all_messages()
    for tag in present_tags():
        TsFile(path_of(tag)).write(language_of(tag), messages)
    return battles(None)


def battles(_):
    messages = all_messages()
    RESOURCES.write_text(build_list(messages), encoding="utf-8")
    for file in scenario_texts.write_into_files(*scenario_languages()):
        print(f"new texts in {file.name}")
    return check(argparse.Namespace(languages=[], quiet=True))


def check(arguments):
    messages = all_messages()
    failed = False
    for tag in arguments.languages or present_tags():
        is_built = f"zama_{tag}.ts" in RESOURCES.read_text(encoding="utf-8")
        failed |= check_one(tag, messages, arguments.quiet) and (is_built or tag in arguments.languages)
    if not arguments.languages:
        failed |= check_written(messages)
    return 1 if failed else 0


def check_one(tag, messages, is_quiet):
    """Prints what is to be said of a language; true if something is wrong."""
    language, file = language_of(tag), TsFile(path_of(tag))
    missing = [m for m in messages if m.key not in file.translations]
    unknown = set(file.translations) - {m.key for m in messages}
    found = [(m, *finding) for m in messages if m.key in file.translations
             for finding in rules.findings(m, file.translations[m.key], language)]
    errors = sum(is_error for _, is_error, _ in found)
    letters = list(rules.same_letters(messages, file.translations))
    if not is_quiet:
        for message in missing[:20]:
            print(f"{tag}: missing: {message.context}: {message.source[:90]}")
        for message, is_error, text in found:
            print(f"{tag}: {'error' if is_error else 'look'}: {message.context}: {message.source[:60]}: {text}")
        for context, letter, sources in letters:
            print(f"{tag}: look: {context}: the letter {letter} is underlined in {', '.join(sources)}")
    print(f"{tag}: {len(messages)} messages, {len(missing)} missing, {errors} errors, "
          f"{len(found) - errors + len(letters)} to look at, {len(unknown)} of old texts")
    return bool(missing or errors or unknown)


def check_written(messages):
    problem = False
    if RESOURCES.read_text(encoding="utf-8") != build_list(messages):
        print(f"{RESOURCES.name} does not list the complete languages: scripts/translations.py battles")
        problem = True
    for file in scenario_texts.write_into_files(*scenario_languages(), is_check=True):
        print(f"{file.name} has not the texts of the translations: scripts/translations.py battles")
        problem = True
    return problem


def show(arguments):
    for message in all_messages():
        if message.context == arguments.context:
            print(f"{message.where}\t{message.source!r}")
    return 0


def parsed():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    one = commands.add_parser("export")
    one.add_argument("language")
    one.add_argument("-o", "--output", required=True)
    one.add_argument("--missing", action="store_true", help="only what has no translation")
    one.add_argument("--context", action="append", help="only contexts that begin so")
    one.set_defaults(run=export)
    one = commands.add_parser("import")
    one.add_argument("language")
    one.add_argument("files", nargs="+")
    one.set_defaults(run=take)
    one = commands.add_parser("update")
    one.set_defaults(run=update)
    one = commands.add_parser("battles")
    one.set_defaults(run=battles)
    one = commands.add_parser("check")
    one.add_argument("languages", nargs="*")
    one.add_argument("--quiet", action="store_true", help="only a line a language")
    one.set_defaults(run=check)
    one = commands.add_parser("list")
    one.add_argument("context")
    one.set_defaults(run=show)
    return parser.parse_args()


if __name__ == "__main__":
    choice = parsed()
    sys.exit(choice.run(choice))
