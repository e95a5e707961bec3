"""Every kind of card and every skill that can be played has a test of its own, and no test names another."""

import tomllib
from pathlib import Path

from tests.games.sanguosha.card_texts import FOLDER, functions, wanted
from tianxia.games import game
from tianxia.games.sanguosha.content import SKILLS
from tianxia.lab.coverage import marked_in_tests
from tianxia.telling.faces import data_of
from tianxia.telling.ledger import ledger_of

CONTENTS = game("sanguosha").contents()
NAMED = {mention.id for mention in marked_in_tests(Path(__file__).parent, "content")}


def test_every_kind_of_card_has_a_test_of_its_own():
    assert len(CONTENTS["cards"]) == 52
    assert [kind for kind in CONTENTS["cards"] if kind not in NAMED] == []


def test_every_skill_has_a_test_of_its_own():
    assert [skill for skill in CONTENTS["skills"] if skill not in NAMED] == []


def test_no_test_names_a_card_or_skill_that_does_not_exist():
    assert sorted(NAMED.difference(CONTENTS["cards"], CONTENTS["skills"])) == []


def test_the_docstring_of_a_skill_or_card_begins_with_its_text():
    told = list(functions())
    assert len(told) > 150
    stale = [each.id for each in told if each.text != wanted(each)]
    assert stale == [], "python -m tests.games.sanguosha.card_texts writes them anew"


def test_the_data_repeat_no_name_and_no_text():
    heroes = tomllib.loads((FOLDER / "data" / "heroes.toml").read_text(encoding="utf-8"))["hero"]
    cards = tomllib.loads((FOLDER / "data" / "cards.toml").read_text(encoding="utf-8"))["card_type"]
    owned = [row for hero in heroes for row in (*hero["skill"], *hero.get("attendant", ()))]
    rows = [*heroes, *owned, *cards]
    assert [row["id"] for row in rows if not {"name", "text", "effect"}.isdisjoint(row)] == []


def test_a_term_of_a_skill_names_a_rule_of_the_ledger():
    terms = {row["id"]: row["rule"] for row in data_of("sanguosha", "terms.toml")["term"]}
    assert [id for id, rule in terms.items() if rule not in ledger_of("sanguosha").by_id] == []
    assert {type for skill in SKILLS.values() for type in skill.types} <= set(terms)
    used = {mechanic for skill in SKILLS.values() for mechanic in skill.mechanics}
    assert len(used & set(terms)) > 50
