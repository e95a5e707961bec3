"""The faces of Sanguosha: playing cards by their print, kinds of cards, heroes, their skills, roles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import tianxia.games.sanguosha.heroes  # noqa: F401 - mechanics name their tokens
from tianxia.games.sanguosha.content import HERO, SETS
from tianxia.games.sanguosha.rules.owning import TOKENS
from tianxia.games.sanguosha.rules.pools import FIXED, is_in
from tianxia.telling.faces import Face, Fact, data_of, printed, told

GAME = "sanguosha"


def faces() -> Iterator[Face]:
    """All of them: the 104 or more prints of the deck first, as the pages look them up most often."""
    cards, heroes, roles = [data_of(GAME, f"{name}.toml") for name in ("cards", "heroes", "roles")]
    kinds = {row["id"]: _kind(row) for row in cards["card_type"]}
    yield from [_print(row, kinds[row["card"]]) for row in cards["card"]]
    yield from kinds.values()
    played = [row for row in heroes["hero"] if row["id"] in HERO]
    yield from [_hero(row) for row in played]
    skills: dict[str, Face] = {}
    for row in played:
        for skill in row["skill"]:
            skills.setdefault(skill["id"], _skill(row, skill))
    yield from skills.values()
    yield from [_token(id) for id in TOKENS]
    yield from [_term(row) for row in data_of(GAME, "terms.toml")["term"]]
    yield from [Face(f"set-{id}", "set", told(GAME, f"set-{id}")) for id in SETS]
    yield from [printed(GAME, "role", row, {}, row["wins_when"]) for row in roles["role"]]


def _kind(row: dict[str, Any]) -> Face:
    facts: dict[str, Fact] = {"type": row["type"], "subtype": row["subtype"]}
    reach = row.get("range", row.get("distance"))
    if reach is not None:
        facts["reach"] = reach
    return printed(GAME, "kind", row, facts)


def _print(row: dict[str, Any], kind: Face) -> Face:
    """One card of the deck, with the name and the text of its kind."""
    facts = {**kind.facts, "card": kind.id, "suit": row["suit"], "number": row["number"]}
    return Face(row["id"], "card", kind.name, kind.zh, kind.text, kind.short, source=row["set"], facts=facts)


def _hero(row: dict[str, Any]) -> Face:
    facts: dict[str, Fact] = {
        "kingdom": row["kingdom"],
        "max_hp": row["max_hp"],
        "gender": row["gender"],
        "device": row["device"],
        "set": row["set"],
        "pools": [pool for pool in FIXED if is_in(HERO[row["id"]], pool)],
        "skills": [skill["id"] for skill in row["skill"]],
    }
    return printed(GAME, "hero", row, facts)


def _token(id: str) -> Face:
    """A sort of token; many have the name of a skill, so its id has a word more."""
    return Face(f"token-{id}", "token", told(GAME, f"token-{id}"), text=told(GAME, f"explain-token-{id}"))


def _term(row: dict[str, Any]) -> Face:
    """A mechanic or a type of skills, with the rule that explains it."""
    id = row["id"]
    return Face(f"term-{id}", "term", told(GAME, f"term-{id}", f"kind-{id}"), facts={"rule": row["rule"]})


def _skill(hero: dict[str, Any], row: dict[str, Any]) -> Face:
    terms = [*row["types"], *row.get("mechanics", ())]
    return printed(GAME, "skill", row, {"hero": hero["id"], "terms": list(dict.fromkeys(terms))})
