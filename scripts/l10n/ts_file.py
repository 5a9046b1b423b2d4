"""Translation files in the format of Qt Linguist (.ts)."""

import xml.etree.ElementTree as ElementTree
from xml.sax.saxutils import escape


class TsFile:
    """Translations of one language: {(context, source, comment): tuple of forms}. One form where nothing counts."""

    def __init__(self, path):
        self.path = path
        self.translations = {}
        if path.exists():
            self._read()

    def _read(self):
        for context in ElementTree.parse(self.path).getroot().iter("context"):
            name = context.findtext("name")
            for message in context.iter("message"):
                node = message.find("translation")
                forms = tuple(form.text or "" for form in node.iter("numerusform")) or (node.text or "",)
                if node.get("type") is None and all(forms):
                    key = (name, message.findtext("source"), message.findtext("comment") or "")
                    self.translations[key] = forms

    def write(self, language, messages):
        """Writes `messages` in their order with what is translated of them; nothing else is kept."""
        lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>",
                 f'<TS version="2.1" language="{language.tag}" sourcelanguage="en">']
        context = None
        for message in sorted(messages, key=lambda m: m.context):
            if message.context != context:
                lines += ["</context>"] if context is not None else []
                context = message.context
                lines += ["<context>", f"    <name>{_text(context)}</name>"]
            lines += self._message(message, language)
        lines += ["</context>", "</TS>"] if context is not None else ["</TS>"]
        self.path.write_text("\n".join(lines) + "\n", encoding="utf-8")

    def _message(self, message, language):
        forms = self.translations.get(message.key)
        yield '    <message numerus="yes">' if message.counts else "    <message>"
        yield f"        <source>{_text(message.source)}</source>"
        if message.comment:
            yield f"        <comment>{_text(message.comment)}</comment>"
        state = "" if forms else ' type="unfinished"'
        if message.counts:
            yield f"        <translation{state}>"
            for form in forms or ("",) * len(language.forms):
                yield f"            <numerusform>{_text(form)}</numerusform>"
            yield "        </translation>"
        else:
            yield f"        <translation{state}>{_text(forms[0] if forms else '')}</translation>"
        yield "    </message>"


def _text(text):
    return escape(text, {'"': "&quot;", "'": "&apos;"})
