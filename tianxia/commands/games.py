"""`tianxia games`: what can be played here, for how many, how long, and against whom."""

from __future__ import annotations

import json
import textwrap
from typing import Final

from tianxia.bots.make import names_of
from tianxia.errors import UserError
from tianxia.games import built_in, game, game_ids, manifest_of
from tianxia.telling.language import Language, Texts, texts
from tianxia.telling.settings import sentence_of

WIDTH: Final = 100


def run(*, lang: Language, as_json: bool) -> int:
    """Prints every game; one of another package that cannot be loaded is told with the reason."""
    found = [facts(id, lang) for id in game_ids()]
    if as_json:
        print(json.dumps({"games": found}, ensure_ascii=False, indent=2))
        return 0
    for number, told in enumerate(found):
        if number:
            print()
        print_game(told, texts(lang))
    return 0


def facts(id: str, lang: Language) -> dict[str, object]:
    """A game for a program."""
    manifest = manifest_of(id)
    told: dict[str, object] = {"id": id, "title": getattr(manifest.title, lang), "is_ours": id in built_in()}
    try:
        rules = game(id)
    except UserError as wrong:
        return {**told, "error": sentence_of(wrong, lang)}
    return {
        **told,
        "blurb": getattr(manifest.blurb, lang),
        "seats": list(rules.seat_counts),
        "usual_seats": rules.check_seats(None),
        "minutes": list(manifest.minutes),
        "version": rules.version,
        "bots": list(names_of(id)),
        "options": [setting.name for setting in rules.settings],
    }


def print_game(told: dict[str, object], say: Texts) -> None:
    """A game for a person."""
    print(f"{told['id']}  {told['title']}")
    if "error" in told:
        print(f"    {told['error']}")
        return
    lines = [str(told["blurb"]), ", ".join([part for part in (for_whom(told, say), how_long(told, say)) if part])]
    lines.append(say("list-bots", names=", ".join(map(str, listed(told["bots"])))))
    if told["options"]:
        lines.append(say("list-settings", names=", ".join(map(str, listed(told["options"]))), game=told["id"]))
    for line in [line for line in lines if line]:
        print(textwrap.fill(line, WIDTH, initial_indent="    ", subsequent_indent="    "))


def listed(value: object) -> list[object]:
    """A list of facts."""
    return value if isinstance(value, list) else []


def for_whom(told: dict[str, object], say: Texts) -> str:
    """For how many players, in words."""
    seats = listed(told["seats"])
    return say("list-players", least=seats[0], most=0 if len(seats) == 1 else seats[-1])


def how_long(told: dict[str, object], say: Texts) -> str:
    """How long a game takes, if somebody has measured it."""
    minutes = listed(told["minutes"])
    return say("list-minutes", least=minutes[0], most=minutes[-1]) if minutes else ""
