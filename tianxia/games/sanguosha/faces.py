"""The faces of Sanguosha for the pages: playing cards by their print, kinds of cards, heroes, their skills, roles.

A print says its kind in `ability`, its number in `value` and its suit in `clan`; a kind has its type and subtype in
`timing`; a hero has his kingdom in `clan`, his maxHP in `value` and the ids of his skills in `ability`; a skill has its
first hero in `clan` and its types in `timing`."""

from __future__ import annotations

from typing import Any

from tianxia.games.sanguosha.content import HERO
from tianxia.server import wire_http as http
from tianxia.server.wire import Text
from tianxia.telling.language import texts

GAME = "sanguosha"


def faces(cards: dict[str, Any], heroes: dict[str, Any], roles: dict[str, Any]) -> list[http.FaceBody]:
    """All of them, from the rows of cards.toml, heroes.toml and roles.toml."""
    kinds = {row["id"]: _kind(row) for row in cards["card_type"]}
    prints = [_print(row, kinds[row["card"]]) for row in cards["card"]]
    played = [row for row in heroes["hero"] if row["id"] in HERO]
    skills: dict[str, http.FaceBody] = {}
    for row in played:
        for skill in row["skill"]:
            skills.setdefault(skill["id"], _skill(row, skill))
    others = [*[_hero(row) for row in played], *skills.values(), *[_role(row) for row in roles["role"]]]
    return [*prints, *kinds.values(), *others]


def _kind(row: dict[str, Any]) -> http.FaceBody:
    reach = row.get("range", row.get("distance"))
    return _face(row["id"], "kind", row, value=reach, timing=f"{row['type']} {row['subtype']}")


def _print(row: dict[str, Any], kind: http.FaceBody) -> http.FaceBody:
    """One card of the deck, with the text of its kind."""
    return http.FaceBody(
        id=row["id"],
        kind="card",
        name=kind.name,
        name_zh=kind.name_zh,
        value=row["number"],
        count=1,
        clan=row["suit"],
        ability=kind.id,
        timing=kind.timing,
        effect=kind.effect,
        short=kind.short,
        source=row["set"],
    )


def _hero(row: dict[str, Any]) -> http.FaceBody:
    skills = " ".join([skill["id"] for skill in row["skill"]])
    return _face(
        row["id"], "hero", row, value=row["max_hp"], clan=row["kingdom"], ability=skills, timing=row["gender"],
        source=row["set"],
    )  # fmt: skip


def _skill(hero: dict[str, Any], row: dict[str, Any]) -> http.FaceBody:
    return _face(row["id"], "skill", row, clan=hero["id"], timing=" ".join(row["types"]))


def _role(row: dict[str, Any]) -> http.FaceBody:
    return _face(row["id"], "role", row, effect=row["wins_when"])


def _face(
    id: str,
    kind: str,
    row: dict[str, Any],
    value: int | None = None,
    clan: str = "",
    ability: str = "",
    timing: str = "",
    effect: str = "",
    source: str = "",
) -> http.FaceBody:
    short = f"short-{id}"
    return http.FaceBody(
        id=id,
        kind=kind,
        name=_said(row.get("name", id), f"{kind}-{id}", f"card-{id}", f"name-{id}"),
        name_zh=row.get("name_zh", ""),
        value=value,
        count=1,
        clan=clan,
        ability=ability,
        timing=timing,
        effect=_said(effect, f"text-{id}", f"goal-{id}"),
        short=_said("", short) if texts("en", GAME).has(short) else None,
        source=source or row.get("source", ""),
    )


def _said(otherwise: str, *keys: str) -> Text:
    """The first of these texts, or the words of the data."""
    en, pl = texts("en", GAME), texts("pl", GAME)
    for key in keys:
        if en.has(key):
            return Text(en(key), pl(key))
    return Text(otherwise, otherwise)
