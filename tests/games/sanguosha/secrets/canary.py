"""Canaries of Sanguosha: every card and every hero is one of a kind; roles are told by seat."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.games.sanguosha.secrets.tracker import SanguoshaTracker
from tests.visibility.leaks import WITH_MANY_SEATS, in_view, names, state_of
from tests.visibility.marked import Marker, texts_of_names
from tests.visibility.oracle import Oracle
from tests.visibility.searched import Searched, Setting
from tianxia.core.asks import CARD
from tianxia.core.events import Facts
from tianxia.games import text_of
from tianxia.games.sanguosha.content import HEROES
from tianxia.games.sanguosha.game import GAME
from tianxia.games.sanguosha.rules import moves, zones
from tianxia.games.sanguosha.rules.table import Table as Sanguosha
from tianxia.games.sanguosha.rules.zones import ROLE, zone_of
from tianxia.server.books.telling import Herald

Patch = pytest.MonkeyPatch
ROLE_EVENTS = ("dealt-role", "death", "role")
OFFER = "clique_offer"  # of a seat in a view: the attendant drawn, then those to choose from
ALIKE = ("loyalist", "rebel", "spy")  # roles that get a token


def mark_cards(marker: Marker) -> None:
    marker.rename(marker.data / "cards.toml", "card")
    names = marker.rename(marker.data / "heroes.toml", "hero")
    roles = {role: [marker.token()] for role in ALIKE}
    marker.everywhere(names | roles, texts_of_names)
    marker.change(marker.data / "roles.toml", *[(f"\n{role} = ", f"\n{mark} = ") for role, [mark] in roles.items()])
    things = marker.data.parent / "words" / "things.py"
    marker.change(things, ("return self.named(print.kind, SUITS[print.suit], print.number)", "return print.id"))


def entries(section: str) -> int:
    """How many cards or heroes the data have, those that are still to come included."""
    texts = [text_of("sanguosha", "data", name) or "" for name in ("cards.toml", "heroes.toml")]
    return sum([text.count(f"\n[[{section}]]\n") for text in texts])


# ---- planted leaks


def areas(teller: Herald, area: int) -> list[int]:
    """What lies in an area of all seats."""
    state = state_of(teller)
    return [card for seat in range(state.seats) for card in state.zones[zones.zone_of(seat, area)]]


def roles(patch: Patch) -> None:
    in_view(patch, lambda teller: names(teller, areas(teller, zones.ROLE)))


def role_in_its_place(patch: Patch) -> None:
    """Of alike roles only the seat tells that it is too much."""
    honest = Herald.view

    def leaky(self: Herald) -> dict:
        view = honest(self)
        own = self.viewer >= 0 and view["seats"][self.viewer]["role"]
        held = names(self, areas(self, zones.ROLE))
        seats = [{**seat, "role": own if held[n] == own else seat["role"]} for n, seat in enumerate(view["seats"])]
        return {**view, "seats": seats}

    patch.setattr(Herald, "view", leaky)


def heroes_offered_to_others(patch: Patch) -> None:
    in_view(patch, lambda teller: names(teller, areas(teller, zones.OFFERED)))


def heroes_not_chosen(patch: Patch) -> None:
    in_view(patch, lambda teller: names(teller, state_of(teller).zones[zones.CHARACTERS]))


def drawn_cards_told_to_all(patch: Patch) -> None:
    honest = moves.tell_moved

    def leaky(s: Any, moved: Any) -> None:
        honest(s, moved)
        s.emit("gift", {"cards": [{"face": s.face_name(s.faces[shift.card])} for shift in moved.shifts]})

    patch.setattr(moves, "tell_moved", leaky)


def drawn_cards_shown_to_all(patch: Patch) -> None:
    honest = Sanguosha.move

    def leaky(self: Any, card: int, to: int, shown_to: int = 0, at_bottom: bool = False) -> None:
        honest(self, card, to, self.everyone() if self.where[card] == zones.DECK else shown_to, at_bottom)

    patch.setattr(Sanguosha, "move", leaky)


# ---- planted where the secrets lie from the beginning


def having(skill: str) -> str:
    """The hero with this skill, whatever heroes are called in this tree."""
    return next(hero.id for hero in HEROES if any(own.id == skill for own in hero.skills))


def keepers() -> list[str]:
    """Heroes whose attendants and cards are secrets of their own, and one who is hidden."""
    skills = ("form-cliques", "check-the-advance", "break-the-army", "disloyal", "benevolence")
    return [having(skill) for skill in skills]


def begun(self: Any, seats: int, options: Any, dice: Any) -> Sanguosha:
    """A set-up with the keepers, of whom people play the first two, and with all their secrets."""
    _, planner, _, stealthy, _ = heroes = keepers()
    position: Facts = {
        "heroes": heroes,
        "step": "start",
        "hands": dict.fromkeys(heroes, 4),
        "premeditated": {planner: 2},
        "hidden": {planner: {"break-the-army": 2}},
        "unrevealed": [stealthy],
    }
    return GAME.arrange(position, {**options}, False, dice)


def premeditated_cards(patch: Patch) -> None:
    in_view(patch, lambda teller: names(teller, areas(teller, zones.PREMEDITATED)))


def cards_hidden_beside_a_hero(patch: Patch) -> None:
    in_view(patch, lambda teller: names(teller, areas(teller, zones.HIDDEN_BESIDES)))


def cards_hidden_beside_oneself(patch: Patch) -> None:
    """Not even their owner may look (SG-910)."""
    in_view(patch, lambda teller: names(teller, own_area(teller, zones.HIDDEN_BESIDES)))


def own_area(teller: Herald, area: int) -> list[int]:
    """What lies in an area of the viewer."""
    return state_of(teller).zones[zones.zone_of(teller.viewer, area)] if teller.viewer >= 0 else []


def hero_that_is_not_revealed(patch: Patch) -> None:
    in_view(patch, lambda teller: [HEROES[hero].id for hero in state_of(teller).hero])


def attendants_that_are_offered(patch: Patch) -> None:
    honest = Herald.view

    def leaky(self: Herald) -> dict:
        view = honest(self)
        offers = state_of(self).clique_offer
        return {**view, "seats": [{**each, OFFER: list(offers[n])} for n, each in enumerate(view["seats"])]}

    patch.setattr(Herald, "view", leaky)


class Canaries(Searched):
    """Five seats with the secrets of their own or eight of all sorts, most of them bots'; roles, of which several are
    alike, and the attendants that are offered must not be told by seat either."""

    id = "sanguosha"
    deck = "deck"
    tracker = SanguoshaTracker
    tokens = entries("card") + entries("hero") + len(ALIKE)
    matches = 2
    short = 12
    leaks = (
        *WITH_MANY_SEATS, roles, role_in_its_place, heroes_offered_to_others, heroes_not_chosen,
        drawn_cards_told_to_all, drawn_cards_shown_to_all, premeditated_cards, cards_hidden_beside_a_hero,
        cards_hidden_beside_oneself, hero_that_is_not_revealed, attendants_that_are_offered,
    )  # fmt: skip

    def mark(self, marker: Marker) -> None:
        """Cards, heroes and roles."""
        mark_cards(marker)

    def setting(self, n: int, luck: random.Random) -> Setting:
        """The table of match n."""
        seats = (len(keepers()), 8)[n % 2]
        return 2, seats - 2, {"deck": luck.choice(("battle", "extra")), "ruler": luck.choice(("random", "seat-0"))}

    def setup(self, n: int) -> Callable[..., Any] | None:
        """Five seats begin with the secrets of their own."""
        return None if n % 2 else begun

    def more(self, oracle: Oracle, rows: list[int], viewer: int, message: dict[str, Any]) -> Iterator[str]:
        """SG-H01: the role of a seat; SG-H16: the attendants that it is offered."""
        told = [
            event["facts"]["seat"]
            for event in message.get("events") or []
            if event["kind"] in ROLE_EVENTS and "role" in event["facts"]
        ]
        seats = (message.get("view") or {"seats": []})["seats"]
        yield from [f"the offer to {seat}" for seat, each in enumerate(seats) if each[OFFER] and seat != viewer]
        asked = message.get("question") or {"kind": ""}
        if asked["kind"] == "sanguosha.clique" and viewer not in message["view"]["waits"]:
            yield "the question about attendants"
        shown = [seat for seat, each in enumerate(seats) if each["role"] is not None]
        state = oracle.record.match.state
        for seats, hidden in ((told, oracle.never), (shown, oracle.hidden)):
            for seat in seats:
                card = CARD[state.zones[zone_of(seat, ROLE)][0]]
                if all(card in hidden[n][viewer] for n in rows):
                    yield f"the role of {seat}"


SEARCHED = Canaries()
