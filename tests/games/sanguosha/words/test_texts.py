"""Every text of Sanguosha is there in both languages."""

import ast
import re

import pytest

from tests.telling.glossary import shared_names
from tests.telling.sources import GAMES, RULE, calls, rules_in, strings
from tianxia.games.sanguosha import content as sanguosha
from tianxia.games.sanguosha.rules.owning import TOKENS
from tianxia.games.sanguosha.rules.table import PHASES
from tianxia.telling.faces import data_of
from tianxia.telling.language import LANGUAGES, Language, texts

SANGUOSHA = GAMES / "sanguosha"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hero_skill_and_setting_has_its_texts(lang: Language) -> None:
    keys = texts(lang, "sanguosha").keys
    wanted = [f"hero-{id}" for id in sanguosha.HERO]
    wanted += [f"{part}-{id}" for id in sanguosha.SKILLS for part in ("skill", "text")]
    wanted += [f"kind-{type}" for skill in sanguosha.SKILLS.values() for type in skill.types]
    for part, ids in (("role", sanguosha.ROLES), ("goal", sanguosha.ROLES), ("count", sanguosha.ROLES),
                      ("kingdom", (*sanguosha.KINGDOMS, "god")), ("suit", sanguosha.SUITS), ("phase", PHASES),
                      ("set", sorted({hero.set for hero in sanguosha.HEROES}))):  # fmt: skip
        wanted += [f"{part}-{id}" for id in ids]
    wanted += [f"setting-{setting.name}-{value}" for setting in sanguosha.SETTINGS if not setting.several
               for value in setting.values]  # fmt: skip
    wanted += [f"{part}-{id}" for id in TOKENS for part in ("token", "explain-token")]
    types = {type for skill in sanguosha.SKILLS.values() for type in skill.types}
    wanted += [f"term-{row['id']}" for row in data_of("sanguosha", "terms.toml")["term"] if row["id"] not in types]
    assert [key for key in wanted if key not in keys] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_heroes_skills_or_cards_share_a_name(lang: Language) -> None:
    say = texts(lang, "sanguosha")
    assert shared_names(say, "skill", "card") == []
    heroes = [say(f"hero-{id}") for id in sanguosha.HERO]
    assert len(heroes) == len(set(heroes))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_is_cited_has_a_sentence(lang: Language) -> None:
    keys = texts(lang, "sanguosha").keys
    named = {
        text
        for path in SANGUOSHA.rglob("*.py")
        if path.parent.name not in ("position", "words", "bots")  # cite the rules of positions, in English
        for text in strings(ast.parse(path.read_text(encoding="utf-8")))
        if RULE.fullmatch(text)
    }
    reasons = {"SG-750", "SG-751", "SG-754"}
    refusing = named - reasons - rules_in(SANGUOSHA, "Setting")
    assert {"SG-213", "SG-1005", "SG-1102", "SG-1142", "SG-1371", "SG-1531"} <= refusing
    wanted = [f"why-{rule}" for rule in sorted(refusing)] + [f"over-{rule}" for rule in sorted(reasons)]
    assert [key for key in wanted if key not in keys] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_event_kind_has_its_texts(lang: Language) -> None:
    keys = texts(lang, "sanguosha").keys
    kinds = {
        text.removeprefix("sanguosha.")
        for path in SANGUOSHA.rglob("*.py")
        for text in strings(ast.parse(path.read_text(encoding="utf-8")))
        if re.fullmatch(r"sanguosha\.[a-z-]+", text)
    }
    assert len(kinds) == 15
    events = {strings(call.args[0])[0] for call in calls(SANGUOSHA, "emit")} - {"moved"} | {"undo"}
    assert len(events) >= 40
    wanted = [f"{part}-{kind}" for kind in kinds for part in ("title", "ask")]
    wanted += [f"event-{event}" for event in events]
    assert [key for key in sorted(wanted) if key not in keys] == []


def test_polish_questions_and_events_are_sentences_without_names_in_brackets() -> None:
    """Whose, on whom and through what stands in its case; in brackets stay only the sides of a skill, (1) and (2)."""
    bracket = re.compile(r"\(\{ \$(owner|seat|name|source|skill|why|targets) \}\)|\((cel|sprawca|z tobą)")
    for file in sorted((SANGUOSHA / "texts").glob("*pl.ftl")):
        lines = file.read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if bracket.search(line)] == [], file.name
