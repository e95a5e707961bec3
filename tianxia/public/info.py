"""Which games there are and what can be known of each before it is played: seats, settings, bots, faces, views."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from typing import Any

from tianxia.bots.make import names_of
from tianxia.games import game, game_ids, manifest_of, text_of
from tianxia.public.expecting import expect
from tianxia.telling.faces import facts_of
from tianxia.telling.language import texts
from tianxia.telling.settings import setting_name

VIEW = "view.toml"  # of a game: what each key of its views is
EVERYWHERE = {
    "game": ("text", "the id of the game"),
    "viewer": ("number", "the seat that sees it; -1 is an onlooker"),
    "players": ("number", "how many seats the table has"),
    "waits": ("numbers", "the seats that are waited for"),
    "question": ("table or null", "the open question of the viewer: kind, rule, about, options with picks, closed"),
    "outcome": ("table or null", "winners, scores of all seats, and the rule that ended it; null until then"),
}


@dataclass(frozen=True, slots=True)
class SettingInfo:
    """One setting of a table: what `options={name: value}` takes."""

    name: str
    text: str
    values: tuple[str, ...]
    default: str
    rule: str


@dataclass(frozen=True, slots=True)
class Key:
    """One key of a view: where it stands ("seats[].hand"), its type and what it means."""

    path: str
    type: str
    text: str


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What is known of a game before it is played."""

    id: str
    title: str
    blurb: str
    version: str  # of its rules; a log of another version is refused
    seats: tuple[int, ...]
    usual_seats: int
    minutes: tuple[int, ...]  # from, to; nothing if nobody has measured it
    settings: tuple[SettingInfo, ...] = field(repr=False)
    bots: tuple[str, ...] = field(repr=False)

    @property
    def faces(self) -> dict[str, dict[str, Any]]:
        """Every face by its id: its name, and the facts printed on it, such as its value."""
        return {id: {"name": told["name"], **told["facts"]} for id, told in facts_of(self.id).items()}

    @property
    def view(self) -> tuple[Key, ...]:
        """What each key of a view of this game is; only what all games have where a game does not say."""
        own = tomllib.loads(text_of(self.id, VIEW) or "")
        keys = [Key(path, *said) for path, said in EVERYWHERE.items()]
        return (*keys, *[Key(path, *said.split(": ", 1)) for path, said in own.get("view", {}).items()])


def about(game_id: str) -> GameInfo:
    """A game by its id; UserError names the games that there are."""
    expect(game_id, str, "a game is given by its id")
    rules, told, say = game(game_id), manifest_of(game_id), texts("en", game_id)
    settings = [
        SettingInfo(each.name, setting_name(say, each), each.values, each.default, each.rule) for each in rules.settings
    ]
    return GameInfo(
        id=game_id,
        title=told.title.en,
        blurb=told.blurb.en,
        version=rules.version,
        seats=rules.seat_counts,
        usual_seats=rules.check_seats(None),
        minutes=told.minutes,
        settings=tuple(settings),
        bots=names_of(game_id),
    )


def all_games() -> tuple[GameInfo, ...]:
    """Every game that can be played here, our own first, then those that other packages announce."""
    return tuple([about(id) for id in game_ids()])
