"""The languages of the program, and what translating into each asks for."""

import re
from dataclasses import dataclass, field

TWO = ("one", "other")
# As Qt counts: table/model/plural_forms.cpp has the same families.
FORMS = {
    "ar": ("zero", "one", "two", "few", "many", "other"),
    "cs": ("one", "few", "other"),
    "cy": ("zero", "one", "two", "few", "other"),
    "ga": ("one", "two", "other"),
    "hr": ("one", "few", "other"),
    "id": ("other",),
    "ja": ("other",),
    "ko": ("other",),
    "lt": ("one", "few", "other"),
    "lv": ("one", "other", "zero"),
    "pl": ("one", "few", "other"),
    "ro": ("one", "few", "other"),
    "ru": ("one", "few", "other"),
    "be": ("one", "few", "other"),
    "bs": ("one", "few", "other"),
    "sk": ("one", "few", "other"),
    "sl": ("one", "two", "few", "other"),
    "sr": ("one", "few", "other"),
    "th": ("other",),
    "uk": ("one", "few", "other"),
    "vi": ("other",),
    "zh": ("other",),
}
# Forms that stand for few numbers: there a word may do instead of %n.
NUMBER_MAY_BE_A_WORD = {"zero", "one", "two"}


def words(*alternatives):
    """Whole words, in any case."""
    return re.compile(r"(?<!\w)(?:" + "|".join(alternatives) + r")(?!\w)", re.IGNORECASE)


@dataclass(frozen=True)
class Language:
    """`tag` names the file, translations/zama_TAG.ts."""

    tag: str
    name: str
    forms: tuple = TWO
    forbidden: tuple = field(default_factory=tuple)  # translations/glossary.md 3.10
    doubtful: tuple = field(default_factory=tuple)  # right in some sentences only

    @property
    def scenario_tag(self):
        """How scenario files call it: there one Portuguese is enough."""
        return self.tag.split("_")[0]


KNOWN = {language.tag: language for language in (
    Language("fr", "French",
             forbidden=(words("feux?", "tuer", "tué(?:e?s?)", "salves?", r"piétin\w*", r"débandades?",
                              "charger le fichier", "chances de"),)),
    Language("de", "German",
             forbidden=(words(r"Amok\w*", r"feuern?", r"tot", r"töten", r"getötet", r"Kommandos?"),),
             doubtful=(words("Stand", "Stände", "Ständen", "Zug", "Züge"),)),
    Language("es", "Spanish",
             forbidden=(words("fuegos?", "matar", "melé", "estampidas?", "vosotros", "ordenador", "cargar el archivo"),)),
    Language("it", "Italian",
             forbidden=(words("fuoco", "uccidere", "tiro di dad[oi]", "tiri di dad[oi]", "figurin[ae]", "libreri[ae]",
                              "caricare il file"),)),
    Language("pt_PT", "Portuguese",
             forbidden=(words("fogo", "matar", "implantação", "você", "livrarias?", "carregar o ficheiro"),)),
    Language("ar", "Arabic", FORMS["ar"],
             forbidden=(words("إطلاق النار", "(?:ال)?قتل", "(?:ال)?قتلى", "الروم", "(?:ال)?زهر"),
                        re.compile("\u0640"), re.compile(r"%\d\+"))),
    Language("la", "Latin",
             forbidden=(re.compile("j(?!son)", re.IGNORECASE),),
             doubtful=(words("agmen", "agminis", "agmina", "cohors", "cohortis", "cohortes", r"gradus"),)),
)}
# Not "5+": it turns round from right to left.
PLUS_NUMBER = re.compile(r"(?<![\w%])\d\+(?!\w)")


def language_of(tag):
    """The language of a tag; one that nobody has prepared has no forbidden words."""
    base = tag.split("_")[0]
    return KNOWN.get(tag) or Language(tag, tag, FORMS.get(base, TWO))
