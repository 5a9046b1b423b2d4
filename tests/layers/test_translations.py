#!/usr/bin/env python3
"""Tests of scripts/translations.py: what is taken from a work file, what is refused, what is written where."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts"))

from l10n import rules, scenario_texts, work_file  # noqa: E402
from l10n.languages import FORMS, language_of  # noqa: E402
from l10n.sources import Message, all_messages  # noqa: E402
from l10n.ts_file import TsFile  # noqa: E402

FRENCH, ARABIC, LATIN, GERMAN = (language_of(tag) for tag in ("fr", "ar", "la", "de"))


def errors(source, *forms, language=FRENCH, context="Message", counts=False):
    message = Message(context, source, counts=counts)
    return [text for is_error, text in rules.findings(message, forms, language) if is_error]


class Rules(unittest.TestCase):
    def test_a_place_is_there_once_per_form_but_words_may_stand_for_few(self):
        self.assertFalse(errors("%1 loses %n stands.", "%1 : perte d’un socle.", "%1 perd %n socles.", counts=True))
        self.assertTrue(errors("%1 loses %n stands.", "%1 perd un socle.", "%1 perd des socles.", counts=True))
        self.assertTrue(errors("%1 shoots at %2.", "%1 tire."))
        self.assertTrue(errors("%1 shoots.", "%1 tire sur %2."))

    def test_every_plural_form_is_wanted(self):
        self.assertTrue(errors("%n dice", "%n dés", counts=True))
        self.assertTrue(errors("%n dice", *["%n"] * 5, language=ARABIC, counts=True))
        self.assertFalse(errors("%n dice", *["%n"] * 6, language=ARABIC, counts=True))

    def test_one_letter_is_underlined_as_in_the_source(self):
        self.assertFalse(errors("&Open", "&Ouvrir"))
        for wrong in ("Ouvrir", "&Ouv&rir"):
            self.assertTrue(errors("&Open", wrong))
        self.assertTrue(errors("Open", "&Ouvrir"))
        self.assertFalse(errors("Salt && pepper", "Sel && poivre"))

    def test_clauses_links_and_file_words_of_the_rulebook_stay(self):
        source = "**M3 Obliques.** See [Q70](#Q70) and `arc: 360`."
        self.assertFalse(errors(source, "**M3 Oblique.** Voir [la règle](#Q70) et `arc: 360`.", context="Rulebook"))
        for wrong in ("**M4 Oblique.** Voir [Q70](#Q70) et `arc: 360`.", "**M3 Oblique.** Voir Q70 et `arc: 360`.",
                      "**M3 Oblique. Voir [Q70](#Q70) et `arc: 360`.", "**M3 Oblique.** Voir [Q70](#Q70), `angle: 360`."):
            self.assertTrue(errors(source, wrong, context="Rulebook"), wrong)

    def test_tags_line_breaks_and_control_characters(self):
        self.assertTrue(errors("<b>Now</b>", "Maintenant"))
        self.assertTrue(errors("a\n\nb", "a\nb"))
        self.assertTrue(errors("Unit %1", "\u2068%1\u2069"))

    def test_words_of_the_glossary_that_must_not_occur(self):
        self.assertTrue(errors("The volley", "La salve"))
        self.assertFalse(errors("The salvation", "Le salvetage"))
        self.assertTrue(errors("rampage", "Amoklauf", language=GERMAN))
        self.assertTrue(errors("hits on 5", "touche sur 5+"))
        self.assertTrue(errors("Now", "\u0645\u0640\u0646", language=ARABIC))
        self.assertFalse(errors("History", "Le feu et le fer", context="Scenario"))

    def test_letters_that_english_tells_apart(self):
        messages = [Message("Menu", "&Open"), Message("Menu", "&Save"), Message("Other", "&Save")]
        given = {messages[0].key: ("&Ouvrir",), messages[1].key: ("S&ouver",), messages[2].key: ("S&ouver",)}
        self.assertEqual([letter for _, letter, _ in rules.same_letters(messages, given)], ["o"])


class WorkFiles(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def read_back(self, messages, language, answers):
        [path] = work_file.write(Path(self.folder.name), language, messages, {})
        lines = iter(answers)
        text = "\n".join(line + " " + next(lines) if line.startswith("=") else line
                         for line in path.read_text(encoding="utf-8").split("\n"))
        path.write_text(text, encoding="utf-8")
        return {message.key: forms for _, message, forms, _ in work_file.read(path, language, messages)}

    def test_answers_come_back(self):
        messages = [Message("A", "two\nlines"), Message("A", "%n dice", counts=True), Message("A", "Show ", "comment"),
                    Message("A", "not yet")]
        back = self.read_back(messages, FRENCH, ["deux\\nlignes", "%n dé", "%n dés", "Afficher", ""])
        self.assertEqual(back, {messages[0].key: ("deux\nlignes",), messages[1].key: ("%n dé", "%n dés"),
                                messages[2].key: ("Afficher ",)})

    def test_french_spaces_and_apostrophes_are_the_programs_business(self):
        message = Message("A", "x")
        back = self.read_back([message], FRENCH, ["L'unité : « tir » ! 50 %"])
        self.assertEqual(back[message.key], ("L’unité\u00a0: «\u202ftir\u202f»\u202f! 50\u202f%",))

    def test_a_text_that_is_gone_is_named(self):
        [path] = work_file.write(Path(self.folder.name), FRENCH, [Message("A", "old")], {})
        [(_, message, _, problem)] = work_file.read(path, FRENCH, [Message("A", "new")])
        self.assertIsNone(message)
        self.assertIn("old", problem)

    def test_files_are_written_and_read(self):
        messages = [Message("A<B>", "\"%1\" & 'it'", "comment"), Message("A<B>", "%n dice", counts=True),
                    Message("A<B>", "missing")]
        file = TsFile(Path(self.folder.name) / "zama_fr.ts")
        file.translations = {messages[0].key: ("«%1» & l’",), messages[1].key: ("%n dé", "%n dés")}
        file.write(FRENCH, messages)
        self.assertEqual(TsFile(file.path).translations, file.translations)


class Sources(unittest.TestCase):
    def test_every_kind_of_text_is_found(self):
        keys = {message.key for message in all_messages()}
        for key in (("Rulebook", "The turn", ""), ("Message", "%1 cannot shoot while engaged. Choose a unit that is free.",
                                                   ""),
                    ("Scenario", "Hastati %1", "name of a unit"), ("zama::editor::EditorWindow", "Library", ""),
                    ("QPlatformTheme", "Cancel", ""), ("zama::shell::StartPage", "The &whole battle: %1", "")):
            self.assertTrue(key in keys, key)

    def test_scenarios_are_written_as_the_program_writes_them(self):
        for file in scenario_texts.FILES:
            text = file.read_text(encoding="utf-8")
            self.assertEqual(scenario_texts.pretty(scenario_texts.parse(text)), text, file.name)

    def test_names_in_a_row_are_translated_once(self):
        series = {("name of a unit", "Hastati ")}
        self.assertEqual(scenario_texts.source_of("Hastati I-2", "name of a unit", series), ("Hastati %1", "I-2"))
        self.assertEqual(scenario_texts.source_of("Darius III", "name of a general", series), ("Darius III", ""))
        self.assertEqual(scenario_texts.number_in(ARABIC, "IV-2"), "4-2")
        self.assertEqual(scenario_texts.number_in(LATIN, "14"), "XIV")

    def test_forms_of_families(self):
        self.assertEqual(len(FORMS["ar"]), 6)
        self.assertEqual(language_of("pt_PT").scenario_tag, "pt")
        self.assertEqual(language_of("pl").forms, ("one", "few", "other"))


if __name__ == "__main__":
    unittest.main()
