"""Faces: what is printed on the components of a game, in both languages, for books, pages and large cards."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from tianxia.games import part_of, text_of
from tianxia.games.manifest import BothLanguages
from tianxia.telling.language import Texts, texts

Fact = str | int | bool | list[str]


class Face(msgspec.Struct, frozen=True):
    """One component. What all games print stands in fields; what only this game prints, in `facts` by its own words."""

    id: str
    kind: str  # "card", "event", "hero": the game's word
    name: BothLanguages
    zh: str = ""
    text: BothLanguages = BothLanguages("", "")
    short: BothLanguages | None = None  # in a few words, for a small card
    count: int = 1
    source: str = ""  # "seed", "public" or "house"
    facts: dict[str, Fact] = msgspec.field(default_factory=dict)


@cache
def faces_of(game: str) -> tuple[Face, ...]:
    """All faces of a game; none where it has no `faces.py`."""
    part = part_of(game, "faces")
    return () if part is None else tuple(part.faces())


def data_of(game: str, name: str) -> dict[str, Any]:
    """A file of the game's data folder."""
    page = text_of(game, "data", name)
    return {} if page is None else tomllib.loads(page)


def printed(game: str, kind: str, row: dict[str, Any], facts: dict[str, Fact], text: str = "") -> Face:
    """A face from a row of the data, in the words that the texts of the game have for it."""
    id = row.get("id") or row["face"]
    return Face(
        id=id,
        kind=kind,
        name=told(game, f"{kind}-{id}", f"card-{id}", f"name-{id}", otherwise=row.get("name", id)),
        zh=row.get("name_zh", ""),
        text=told(game, f"text-{id}", f"effect-{id}", f"goal-{id}", otherwise=text or row.get("effect", "")),
        short=maybe_told(game, f"short-{id}"),
        count=row.get("count", 1),
        source=row.get("source", ""),
        facts=facts,
    )


def told(game: str, *keys: str, otherwise: str = "") -> BothLanguages:
    """The first of these texts that the game has, or other words."""
    return maybe_told(game, *keys) or BothLanguages(otherwise, otherwise)


def maybe_told(game: str, *keys: str) -> BothLanguages | None:
    """The first of these texts that the game has."""
    found = next((key for key in keys if texts("en", game).has(key)), None)
    return None if found is None else in_both(game, lambda say: say(found))


def in_both(game: str, render: Callable[[Texts], str]) -> BothLanguages:
    """What is made of a game's texts, in each language."""
    return BothLanguages(render(texts("en", game)), render(texts("pl", game)))


@cache
def facts_of(game: str) -> dict[str, dict[str, Any]]:
    """What a program wants to know of each face: its name in English and what is printed on it, such as its value."""
    return {face.id: {"name": face.name.en, "facts": dict(face.facts)} for face in faces_of(game)}


def with_facts(game: str, view: Any) -> Any:
    """A view in which every card that shows its face also has its name and its facts."""
    known = facts_of(game)
    if isinstance(view, list):
        return [with_facts(game, part) for part in view]
    if not isinstance(view, dict):
        return view
    told = {key: with_facts(game, part) for key, part in view.items()}
    face = view.get("face")
    return {**known[face], **told} if isinstance(face, str) and face in known else told
