"""The settings of a table in words: what they are called, what they need, and why some do not go together."""

from __future__ import annotations

from tianxia.core.game import BadMix, Setting
from tianxia.errors import UserError
from tianxia.telling.faults import told
from tianxia.telling.language import Language, Texts, texts


def setting_name(say: Texts, setting: Setting) -> str:
    """What the setting is called; its id if the game has no word for it."""
    key = f"setting-{setting.name}"
    return say(key) if say.has(key) else setting.name


def value_name(say: Texts, setting: str, value: str) -> str:
    """What a value of a setting is called: by the game for this setting, by the game, as at all tables, or as the thing
    that it is (a setting `hero` whose values are heroes)."""
    for key in (f"setting-{setting}-{value}", f"setting-value-{value}", f"setting-{value}", f"{setting}-{value}"):
        if say.has(key):
            return say(key)
    return value


def value_text(say: Texts, setting: str, value: str) -> str:
    """What a value of a setting means for the game; empty where the game does not explain it."""
    key = f"explain-{setting}-{value}"
    return say(key) if say.has(key) else ""


def why_not_together(say: Texts, wrong: BadMix) -> str:
    """Why these settings do not go together: the sentence for the rule in the texts of the game, with the rule; one
    that also refuses moves may have another sentence for settings."""
    rule = wrong.refusal.rule
    found = [key for key in (f"mix-{rule}", f"why-{rule}") if say.has(key)]
    return f"{say(found[0])} ({rule})" if found else told(wrong.said, say.lang)


def sentence_of(wrong: UserError, lang: Language) -> str:
    """What is wrong, for the command line."""
    return why_not_together(texts(lang, wrong.game), wrong) if isinstance(wrong, BadMix) else told(wrong.said, lang)
