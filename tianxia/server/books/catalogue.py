"""The books on the shelf: games with their settings and bots, cards, rules and lessons, as the pages show them."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Any, Final

from tianxia.bots.make import levels_of
from tianxia.core.game import Setting
from tianxia.games.sanguosha import faces as roster
from tianxia.server import wire_http as http
from tianxia.server.books import tutorial
from tianxia.server.books.shelf import SERVED, usual_bot
from tianxia.server.books.shelf import served as game_of
from tianxia.server.books.telling import own_texts, said, windows_of
from tianxia.server.session.config import Config
from tianxia.server.wire import Text
from tianxia.telling.language import Texts, texts
from tianxia.telling.ledger import ledger_of
from tianxia.telling.settings import setting_name, value_name

FACES: Final = (  # where the faces of a game are printed, and their kind
    ("cards.toml", "card"),
    ("action_cards.toml", "card"),
    ("generals.toml", "general"),
    ("events.toml", "event"),
)


def _pair(game: str) -> tuple[Texts, Texts]:
    return texts("en", game), texts("pl", game)


def _both(game: str, *keys: str) -> Text | None:
    """The first of these texts of a game."""
    en, pl = _pair(game)
    for key in keys:
        if en.has(key):
            return Text(en(key), pl(key))
    return None


# ---- games


@cache
def games() -> http.Games:
    """All games."""
    return http.Games([_game(id) for id in SERVED])


def _game(id: str) -> http.GameBody:
    game = game_of(id)
    own = own_texts()[0]
    return http.GameBody(
        id=id,
        name=_both(id, "game-name") or Text(id, id),
        name_zh=own(f"name-zh-{id}") if own.has(f"name-zh-{id}") else "",
        blurb=said(f"blurb-{id}") if own.has(f"blurb-{id}") else Text("", ""),
        seats=list(game.seat_counts),
        usual_seats=game.check_seats(None),
        minutes=[int(word) for word in own.words(f"minutes-{id}")] if own.has(f"minutes-{id}") else [],
        settings=[setting_body(id, setting) for setting in game.settings],
        bots=bots(id),
        default_bot=usual_bot(id, Config().default_bot),
        windows=list(windows_of(id)),
        tutorial=bool(tutorial.lessons(id)),
    )


def setting_body(game: str, setting: Setting) -> http.SettingBody:
    """A setting with its texts and what it needs."""
    en, pl = _pair(game)
    return http.SettingBody(
        name=setting.name,
        text=Text(setting_name(en, setting), setting_name(pl, setting)),
        values=[
            http.SettingValue(value, Text(value_name(en, setting.name, value), value_name(pl, setting.name, value)))
            for value in setting.values
        ],
        default=setting.default,
        source=setting.source,
        rule=setting.rule,
        needs=[http.NeedBody(name, list(values)) for name, values in setting.needs],
    )


def bots(game: str) -> list[http.BotBody]:
    """The bots that can be seated, the weakest first."""
    return [http.BotBody(spec, bot_name(spec), strength) for strength, spec in enumerate(levels_of(game), 1)]


def bot_name(spec: str) -> Text:
    """How a bot is called."""
    key = f"bot-{spec.replace(':', '-')}"
    return said(key) if own_texts()[0].has(key) else said("bot-other", spec=spec)


# ---- cards


def _data(game: str, name: str) -> dict[str, Any]:
    found = files(f"tianxia.games.{game}").joinpath("data", name)
    return tomllib.loads(found.read_text(encoding="utf-8")) if found.is_file() else {}


@cache
def cards(game: str) -> http.Cards:
    """All faces of a game: its cards, generals and events, or its heroes."""
    game_of(game)
    if game == roster.GAME:
        return http.Cards(game, roster.faces(*[_data(game, f"{name}.toml") for name in ("cards", "heroes", "roles")]))
    timing = {ability["card"]: ability["kind"] for ability in _data(game, "cards.toml").get("ability", [])}
    faces = [_face(game, face, kind, timing) for file, kind in FACES for face in _data(game, file).get(kind, [])]
    return http.Cards(game, faces)


def _face(game: str, face: dict[str, Any], kind: str, timing: dict[str, str]) -> http.FaceBody:
    id, name = face.get("id") or face["face"], face["name"]
    effect = face.get("effect", "")
    comes_back = {True: "framed", False: "once", None: ""}[face.get("framed")]
    return http.FaceBody(
        id=id,
        kind=kind,
        name=_both(game, f"card-{id}", f"name-{id}") or Text(name, face.get("name_pl", name)),
        name_zh=face.get("name_zh", ""),
        value=face.get("value", face.get("strength")),
        count=face.get("count", 1),
        clan=face.get("clan", face.get("side", "")),
        ability=face.get("ability", ""),
        timing=timing.get(id, comes_back),
        effect=_both(game, f"text-{id}", f"effect-{id}") or Text(effect, effect),
        short=_both(game, f"short-{id}"),
        source=face.get("source", ""),
    )


# ---- rules and lessons


@cache
def rules(game: str) -> http.Rules:
    """The ledger of a game, section by section."""
    ledger = ledger_of(game_of(game).id)
    sections = [
        http.RuleSection(
            title, [http.RuleBody(r.id, r.text, list(r.tags), r.note, r.withdrawn) for r in lines]
        )
        for title, lines in groupby(ledger.rules, key=lambda rule: rule.section)
    ]  # fmt: skip
    return http.Rules(game, ledger.title, sections)


def lessons(game: str) -> http.Lessons:
    """The tutorial of a game."""
    return http.Lessons(game_of(game).id, [lesson.body() for lesson in tutorial.lessons(game)])


def lesson(game: str, id: str) -> tutorial.Started:
    """A lesson that begins."""
    return tutorial.start(game_of(game).id, id)
