"""The books on the shelf: games with their settings and bots, cards, rules and lessons, as the pages show them."""

from __future__ import annotations

from functools import cache
from itertools import groupby

from tianxia.bots.make import announced_for, levels_of
from tianxia.bots.own import PROGRAM, about_of, label_of, plays
from tianxia.core.game import Game, Setting
from tianxia.games import manifest_of
from tianxia.games.manifest import BothLanguages, FirstGame
from tianxia.lessons import lessons as lessons_of
from tianxia.server import wire_http as http
from tianxia.server.books import tutorial
from tianxia.server.books.shelf import on_shelf, usual_bot
from tianxia.server.books.shelf import served as game_of
from tianxia.server.session.config import Config
from tianxia.server.wire import Text
from tianxia.telling.faces import Face, faces_of
from tianxia.telling.language import Texts, level_name, texts
from tianxia.telling.ledger import Rule, rules_of
from tianxia.telling.settings import setting_name, value_name, value_text


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
def games(own_bots: tuple[tuple[str, str], ...] = ()) -> http.Games:
    """Every game on the shelf, with its settings and bots; also those that whoever runs the server has named."""
    return http.Games([_game(id, own_bots) for id in on_shelf()])


def _game(id: str, own_bots: tuple[tuple[str, str], ...]) -> http.GameBody:
    game, about = game_of(id), manifest_of(id)
    return http.GameBody(
        id=id,
        name=_text(about.title),
        name_zh=about.zh,
        blurb=_text(about.blurb),
        aim=_text(about.aim),
        first=_first(game, about.first),
        seats=list(game.seat_counts),
        usual_seats=game.check_seats(None),
        minutes=list(about.minutes),
        settings=[setting_body(id, setting) for setting in game.settings],
        bots=bots(id, own_bots),
        default_bot=usual_bot(id, Config().default_bot),
        windows=list(game.windows),
        tutorial=bool(lessons_of(id)),
    )


def _first(game: Game, first: FirstGame) -> http.FirstTable:
    """The table for somebody new; a manifest that asks for what there is not is found out here."""
    seats = game.check_seats(first.seats)
    game.settle_options(first.options, seats)
    return http.FirstTable(seats, dict(first.options))


def setting_body(game: str, setting: Setting) -> http.SettingBody:
    """A setting with its texts and what it needs."""
    en, pl = _pair(game)
    return http.SettingBody(
        name=setting.name,
        text=Text(setting_name(en, setting), setting_name(pl, setting)),
        values=[
            http.SettingValue(
                value,
                Text(value_name(en, setting.name, value), value_name(pl, setting.name, value)),
                Text(value_text(en, setting.name, value), value_text(pl, setting.name, value)),
            )
            for value in setting.values
        ],
        default=setting.default,
        several=setting.several,
        source=setting.source,
        rule=setting.rule,
        needs=[http.NeedBody(name, list(values)) for name, values in setting.needs],
    )


def bots(game: str, own_bots: tuple[tuple[str, str], ...] = ()) -> list[http.BotBody]:
    """The bots that can be seated, the weakest first; then those of other packages and one's own, which nobody has
    measured."""
    ladder = [http.BotBody(spec, bot_name(spec), strength) for strength, spec in enumerate(levels_of(game), 1)]
    added = [(name, name, name) for name in announced_for(game)]
    added += [(name, label_of(spec), spec) for name, spec in own_bots if plays(spec, game)]
    return [*ladder, *[http.BotBody(name, Text(label, label), 0, _of_itself(spec)) for name, label, spec in added]]


def _of_itself(spec: str) -> Text:
    """What one's own bot says of itself, in the words of whoever wrote it."""
    said = about_of(spec)
    silent = "bot-program" if spec.startswith(PROGRAM) else "bot-silent"
    return Text(said, said) if said else Text(texts("en")(silent), texts("pl")(silent))


def bot_name(spec: str) -> Text:
    """How a bot is called."""
    return Text(level_name(texts("en"), spec), level_name(texts("pl"), spec))


# ---- cards


@cache
def cards(game: str) -> http.Cards:
    """All faces of a game, as the pages draw them."""
    return http.Cards(game, [_face(face) for face in faces_of(game_of(game).id)])


def _face(face: Face) -> http.FaceBody:
    return http.FaceBody(
        id=face.id,
        kind=face.kind,
        name=_text(face.name),
        name_zh=face.zh,
        text=_text(face.text),
        short=None if face.short is None else _text(face.short),
        count=face.count,
        source=face.source,
        facts=face.facts,
    )


def _text(words: BothLanguages) -> Text:
    return Text(words.en, words.pl)


# ---- rules and lessons


@cache
def rules(game: str) -> http.Rules:
    """The ledger of a game, section by section."""
    ledger = rules_of(game_of(game).id)
    by_section = [list(rules) for _, rules in groupby(ledger.rules, key=lambda rule: rule.section)]
    sections = [
        http.RuleSection(Text(lines[0].section, lines[0].told("pl").section), [_rule(line) for line in lines])
        for lines in by_section
    ]
    return http.Rules(game, ledger.title, sections)


def _rule(rule: Rule) -> http.RuleBody:
    words = Text(rule.text, rule.told("pl").text)
    return http.RuleBody(rule.id, words, list(rule.tags), rule.note, rule.withdrawn)


def lessons(game: str) -> http.Lessons:
    """The tutorial of a game."""
    return http.Lessons(game_of(game).id, [tutorial.body_of(lesson) for lesson in lessons_of(game)])


def lesson(game: str, id: str) -> tutorial.Started:
    """A lesson that begins."""
    return tutorial.start(game_of(game).id, id)
