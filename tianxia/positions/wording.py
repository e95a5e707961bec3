"""Wording: what the words of a scenario mean, and how facts are told in them.

What exists and cannot be had now is refused by a rule; a word that means nothing is an error, with what would fit."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any, Final

from tianxia.core.asks import Ask, Choice, Option, Pick, Ref, Refusal, number
from tianxia.core.events import SPECTATOR, Facts, Seat
from tianxia.core.game import Game
from tianxia.core.inputs import a_text, said, texts, what_fits
from tianxia.core.match import ALREADY_SEALED, NOT_ASKED, Match
from tianxia.core.state import State
from tianxia.errors import BadInput, Phrase

SPECTATORS: Final = "spectator"
NOBODY: Final = "none"
MOST_NAMES: Final = 10  # told of what may be picked
MOST_ANSWERS: Final = 1000  # listed one by one
COUNTS: Final = ("seats",)  # of seats, where it is a number and not a list
OTHER_KEY: Final = re.compile("#[a-z0-9]+")  # "roar#2": a second thing of one name
REF: Final = re.compile("[a-z]+/[0-9]+")


class Unknown(BadInput):
    """A word that means nothing in this game, or nothing in this place."""


class NotAsked(Refusal, BadInput):
    """A seat answers that is not asked. A test may expect it by its rule; where something else is expected it is an
    error."""

    def __init__(self, rule: str, facts: Facts | None = None, sentence: str = "") -> None:
        Refusal.__init__(self, rule, facts, sentence)
        self.said = sentence if isinstance(sentence, Phrase) else Phrase(sentence)


# ---- who is asked


def asked(match: Match, seat: Seat) -> Ask:
    """The open question of a seat; NotAsked says who is asked instead."""
    question = match.question(seat)
    if question is not None:
        return question
    names = match.game.public_names(match.state)
    waiting = ", ".join([names[other.seat] for other in match.waiting()]) or Phrase("nobody: the game is over")
    name = names[seat]
    if seat in match.sealed:
        words = "{seat} has answered already and is not asked again; the game waits for {waiting}"
        raise NotAsked(ALREADY_SEALED, {"seat": seat}, Phrase(words, seat=name, waiting=waiting))
    words = "{seat} is not asked anything; the game waits for {waiting}"
    raise NotAsked(NOT_ASKED, {"seat": seat}, Phrase(words, seat=name, waiting=waiting))


# ---- from words to a choice


def choice_in_words(match: Match, seat: Seat, option: str, picks: Mapping[str, list[str]]) -> Choice:
    """The choice that a seat means by these words, legal or not; Unknown if one of them means nothing."""
    a_text(Phrase("an option"), option)
    words = {slot: texts(Phrase("the picks of {what}", what=slot), names) for slot, names in picks.items()}
    question = asked(match, seat)
    offered = next((found for found in question.options() if found.id == option), None)
    if offered is None:
        _check_words(match, question, option, words)
        return Choice(option, {slot: tuple(names) for slot, names in words.items()})
    slots = [pick.slot for pick in offered.picks]
    for slot in words:
        if slot not in slots:
            raise Unknown(
                "{option} has no slot {slot}{fits}", option=option, slot=said(slot), fits=what_fits(slot, slots)
            )
    return Choice(option, {slot: _refs(match, seat, offered, slot, names) for slot, names in words.items()})


def _check_words(match: Match, question: Ask, option: str, words: Mapping[str, list[str]]) -> None:
    """An option that is not offered now must be one of the game, and so must all that is picked for it."""
    spoken = match.game.vocabulary(match.state)
    options = [*[offered.id for offered in question.options()], *question.closed(), *spoken.options]
    if option not in options and OTHER_KEY.sub("", option) not in options:
        raise Unknown("there is no option {option}{fits}", option=said(option), fits=what_fits(option, options))
    slots = [*[pick.slot for offered in question.options() for pick in offered.picks], *spoken.slots]
    for slot, names in words.items():
        if slot not in slots:
            raise Unknown("no option has a slot {slot}{fits}", slot=said(slot), fits=what_fits(slot, slots))
        for name in names:
            _check_thing(match, name, [*_seats(match), *_cards(match), *spoken.refs], "thing", spoken.things)


def _refs(match: Match, seat: Seat, option: Option, slot: str, names: list[str]) -> tuple[Ref, ...]:
    """What is named exactly is found first, so that "6", "han-xin" are two cards and not Han Xin twice; then what is
    offered, and of the rest what the seat knows; where seats are offered only a seat can be meant."""
    items = next(pick.items for pick in option.picks if pick.slot == slot)
    of_seats = any(ref.startswith("seat/") for ref in items)
    known = sorted(_cards(match), key=lambda ref: not match.state.knows(seat, number(ref)))
    sort = items[0].partition("/")[0] if items else ""
    apart = [ref for ref in match.game.vocabulary(match.state).refs if ref.partition("/")[0] == sort]
    everything = [*items, *(_seats(match) if of_seats else [*known, *apart])]
    found: dict[int, Ref] = {place: name for place, name in enumerate(names) if name in items}
    for exactly in (True, False):
        for place, name in enumerate(names):
            if place not in found:
                ref = _find(match, name, everything, list(found.values()), exactly)
                if ref is not None:
                    found[place] = ref
    spoken: Iterable[str] = () if of_seats else match.game.vocabulary(match.state).things
    for place, name in enumerate(names):
        if place not in found:
            all_things = everything if items else [*everything, *_seats(match)]
            _check_thing(match, name, all_things, sort or "thing", spoken)
    return tuple([found.get(place, name) for place, name in enumerate(names)])


def _seats(match: Match) -> list[Ref]:
    return [f"seat/{seat}" for seat in range(match.state.seats)]


def _cards(match: Match) -> list[Ref]:
    return [f"card/{card}" for zone in match.state.zones for card in zone]


def _check_thing(match: Match, name: str, things: list[Ref], sort: str, spoken: Iterable[str]) -> None:
    """A name must be that of something, wherever it is."""
    plain, at, knowing = name.partition("#")[0].partition("@")
    names = match.game.seat_names(match.state)
    seats = dict(zip(_seats(match), names, strict=True))
    known = [known for ref in things for known in ([seats[ref]] if ref in seats else ref_names(match, ref))]
    known += [*match.game.public_names(match.state), *spoken]
    if plain not in known:
        raise Unknown("there is no {sort} {name}{fits}", sort=sort, name=said(name), fits=what_fits(plain, known))
    viewers = (*names, SPECTATORS)
    for viewer in knowing.split("+") if at else ():
        if viewer not in viewers:
            raise Unknown(
                "nobody called {viewer} could know {plain}{fits}",
                viewer=said(viewer),
                plain=said(plain),
                fits=what_fits(viewer, viewers),
            )


def _find(match: Match, name: str, items: list[Ref], taken: list[Ref], exactly: bool) -> Ref | None:
    """The first free thing of this name; "7@han" is a 7 that only Han knows, "7#2" the second 7 that is offered."""
    rest, _, place = name.partition("#")
    plain, at, knowing = rest.partition("@")
    skip = int(place) - 1 if place.isdecimal() else 0
    for ref in items:
        names = ref_names(match, ref)
        if not (plain == names[0] if exactly else plain in names):
            continue
        if at and "+".join(known_by(match.game, match.state, ref)) != knowing:
            continue
        if skip > 0:
            skip -= 1
        elif ref not in taken:
            return ref
    return None


def ref_names(match: Match, ref: Ref) -> tuple[str, ...]:
    """The names of a thing, the most exact first."""
    return match.game.ref_names(match.state, ref)


def known_by(game: Game, state: State, ref: Ref) -> list[str]:
    """Who knows the face of a card: seats by name, then the spectators. Other things have no face."""
    if not ref.startswith("card/"):
        return []
    viewers = (*range(state.seats), SPECTATOR)
    names = (*game.seat_names(state), SPECTATORS)
    return [name for viewer, name in zip(viewers, names, strict=True) if state.knows(viewer, number(ref))]


# ---- why not, in a sentence


def explained(match: Match, seat: Seat, option: str, picks: Mapping[str, list[str]], refusal: Refusal) -> Refusal:
    """The refusal with a sentence of its own: who is refused what by which rule, and what would have fitted."""
    name = match.game.seat_names(match.state)[seat]
    hint = unfitting(match, seat, option, picks) or _facts(match, refusal)
    sentence = f"{name} is refused {said(option)} by {refusal.rule}{f' ({hint})' if hint else ''}"
    return Refusal(refusal.rule, refusal.facts, sentence)


def unfitting(match: Match, seat: Seat, option: str, picks: Mapping[str, list[str]]) -> str:
    """Which word of a refused answer does not fit the question, and what would; empty if all of them do."""
    question = asked(match, seat)
    offered = next((found for found in question.options() if found.id == option), None)
    if offered is None:
        return f"the options are {', '.join([found.id for found in question.options()])}"
    chosen = choice_in_words(match, seat, option, picks).picks
    for pick in offered.picks:
        found = chosen.get(pick.slot, ())
        for name, ref in zip(picks.get(pick.slot, ()), found, strict=True):
            if ref not in pick.items:
                return f"{said(name)} is not among its {pick.slot}: {names_of(match, pick)}"
        most = min(pick.most, len(pick.items))
        if not pick.least <= len(found) <= pick.most:
            bounds = f"{pick.least}" if pick.least >= most else f"{pick.least} to {most}"
            return f"{pick.slot} takes {bounds}, not {len(found)}: {names_of(match, pick)}"
    return ""


def _facts(match: Match, refusal: Refusal) -> str:
    facts = Wording(match).now(refusal.facts)
    return ", ".join([f"{name} {value if isinstance(value, str) else said(value)}" for name, value in facts.items()])


def names_of(match: Match, pick: Pick) -> str:
    """What may be picked, by name; the first ones where there are many."""
    names = [ref_names(match, ref)[0] for ref in pick.items]
    return (", ".join(names[:MOST_NAMES]) + (" ..." if len(names) > MOST_NAMES else "")) or "there is nothing"


# ---- from choices and facts to words


def answers(match: Match, seat: Seat, option: str | None) -> list[Facts]:
    """Every legal answer of a seat in words, as a step of a scenario names it; alike ones once."""
    question = asked(match, seat)
    if option is not None:
        choice_in_words(match, seat, option, {})
    listed = question.expand() if option is None else (one for one in question.expand() if one.option == option)
    found = list(islice(listed, MOST_ANSWERS + 1))
    if len(found) > MOST_ANSWERS:
        of = "" if option is None else f" {said(option)}"
        raise BadInput(
            "there are more than {most} answers{of}; name what is meant and ask `may`", most=MOST_ANSWERS, of=of
        )
    worded = [
        {"option": one.option, "picks": {slot: [ref_names(match, ref)[0] for ref in refs]
                                         for slot, refs in one.picks.items()}}
        for one in found
    ]  # fmt: skip
    return [one for place, one in enumerate(worded) if one not in worded[:place]]


class Wording:
    """Facts of events, views and questions in the words of positions: seats and cards by name."""

    __slots__ = ("faces", "keys", "match", "seats", "zones")

    def __init__(self, match: Match) -> None:
        game, state = match.game, match.state
        self.match: Match = match
        self.seats: tuple[str, ...] = game.seat_names(state)
        self.keys: tuple[str, ...] = ("seat", "seats", "waits", "winner", "winners", *game.seat_facts)
        known = sorted(_cards(match), key=lambda ref: -state.faces[number(ref)])  # of faces told alike the first
        self.faces: dict[str, str] = {
            state.face_name(state.faces[number(ref)]): ref_names(match, ref)[0] for ref in known
        }
        self.zones: dict[str, str] = {zone: self._zone(zone) for zone in state.zone_names if "/" in zone}

    def _zone(self, zone: str) -> str:
        """The hand of a seat: "hand/han" for "hand/0"."""
        place, seat, *rest = zone.split("/")
        known = seat.isdecimal() and int(seat) < len(self.seats)
        return "/".join([place, self.seats[int(seat)] if known else seat, *rest])

    def now(self, value: Any, key: str = "") -> Any:
        """Facts of the present: references are called by what they are now."""
        if isinstance(value, str) and value not in self.zones and REF.fullmatch(value):
            return ref_names(self.match, value)[0]
        return self._told(value, key, self.now)

    def then(self, value: Any, key: str = "") -> Any:
        """Facts of the past: numbers of cards, which nobody sees, have been given to others since, and are left out."""
        if isinstance(value, dict):
            value = {k: v for k, v in value.items() if not _is_number_of_cards(v)}
        return self._told(value, key, self.then)

    def _told(self, value: Any, key: str, go_on: Any) -> Any:
        if isinstance(value, dict):
            if isinstance(value.get("face"), str):
                value = {**{k: v for k, v in value.items() if k != "face"}, "card": value["face"]}
            return {k: v if k in COUNTS and isinstance(v, int) else go_on(v, k) for k, v in value.items()}
        if isinstance(value, list | tuple):
            return [go_on(item, key) for item in value]
        if isinstance(value, str):
            return self.zones.get(value) or self.faces.get(value, value)
        if isinstance(value, int) and not isinstance(value, bool) and key in self.keys:
            return self.seats[value] if 0 <= value < len(self.seats) else NOBODY
        return value


def _is_number_of_cards(value: Any) -> bool:
    if isinstance(value, list | tuple):
        return bool(value) and all(_is_number_of_cards(item) for item in value)
    return isinstance(value, str) and value.startswith("card/")
