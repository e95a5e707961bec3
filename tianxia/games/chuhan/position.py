"""Positions of Chu Han by hand: the picture that can be read is the picture that can be set (docs/scenarios.md)."""

from __future__ import annotations

from typing import Any, Final

from tianxia.core.asks import Sleeve
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.game import BadInput, Options
from tianxia.core.state import Face, Zone
from tianxia.games.chuhan.data import (
    ATTACKS,
    CALM,
    CAMPAIGNS,
    CHARACTERS,
    CHU_VP,
    DECK,
    DECREE_CARDS,
    DECREES,
    DELAYED,
    DISPLAYED,
    EVENT_DECK,
    EVENT_IDS,
    FIRST_EVENT_FACE,
    HAN_VP,
    HAND_SIZE,
    HANGU,
    IDS,
    REMOVED_DECREES,
    TARGET,
    UNDRAWABLE,
    VALUE,
)
from tianxia.games.chuhan.played import check_row, trick_of
from tianxia.games.chuhan.setup import empty_table
from tianxia.games.chuhan.state import (
    DISCARD,
    DISPLAY,
    DRAW,
    EVENTS_AHEAD,
    EVENTS_PAST,
    NOBODY,
    ROW,
    TABLE,
    Battle,
    rival,
)

CLANS: Final = ("han", "chu")
KEYS: Final = (
    "han", "chu", "draw", "discard", "trick", "display", "row", "row_by", "attacker", "turn", "decrees", "supply",
    "event", "events", "doubled", "open_hand", "score", "battle", "last_out", "took", "attacked", "barred", "knows",
)  # fmt: skip
ANY: Final = "?"  # one card that is left, whichever
REST: Final = "*"  # all cards that are left


def face_name(face: Face) -> str:
    """Characters by their id, alike copies by their value."""
    return IDS[face] if face in CHARACTERS else str(VALUE[face])


def card_names(face: Face) -> tuple[str, ...]:
    """All names of a card: "han-xin" and "6", or "7" and "cao-shen"."""
    return (IDS[face], str(VALUE[face])) if face in CHARACTERS else (str(VALUE[face]), IDS[face])


# ---- reading


def picture(s: Battle) -> Facts:
    """The whole truth in readable words."""

    def side(seat: Seat) -> str | None:
        return None if seat == NOBODY else s.clan(seat)

    def lot(cards: list[Sleeve]) -> list[str]:
        return [face_name(s.faces[card]) for card in cards]

    hands = {s.clan(seat): lot(sorted(s.zones[seat], key=lambda card: s.faces[card])) for seat in (0, 1)}
    return {
        "battle": s.battle,
        "event": EVENT_IDS[s.event] if s.with_events else None,
        "events": [s.face_name(s.faces[card]) for card in reversed(s.zones[EVENTS_AHEAD])],
        "score": {s.clan(seat): s.vp[seat] for seat in (0, 1)},
        "attacker": side(s.attacker),
        "turn": side(s.turn),
        **hands,
        "draw": lot(s.zones[DRAW][::-1]),
        "discard": lot(s.zones[DISCARD]),
        "trick": [
            {"by": s.clan(p.seat), "as": p.kind, "cards": lot(list(p.cards)), "value": p.value, "size": p.size}
            for p in s.trick
        ],
        "display": lot(s.zones[DISPLAY]),
        "row": lot(s.zones[ROW]),
        "row_by": side(s.placed_by),
        "decrees": {s.clan(seat): s.decrees[seat] for seat in (0, 1)},
        "supply": s.supply,
        "doubled": side(s.doubled),
        "open_hand": [s.clan(seat) for seat in (0, 1) if s.is_bared(seat)],
        "last_out": side(s.last_out),
        "took": s.took,
        "attacked": s.attacked,
        "barred": s.barred,
        "knows": {s.clan(seat): _knows(s, seat) for seat in (0, 1)},
    }


def _knows(s: Battle, seat: Seat) -> Facts:
    """What a player knows beyond the own hand: cards of the rival's hand, and places of the draw pile from its top."""
    theirs = sorted([s.faces[card] for card in s.zones[rival(seat)] if s.knows(seat, card)])
    pile = s.zones[DRAW][::-1]
    return {"hand": [face_name(face) for face in theirs], "draw": [n for n, c in enumerate(pile) if s.knows(seat, c)]}


# ---- setting


class Supplies:
    """The cards that have no place yet."""

    def __init__(self, faces: tuple[Face, ...], dice: Dice, what: str) -> None:
        self.left: list[Face] = sorted(faces)
        self.dice: Dice = dice
        self.what: str = what

    def take(self, name: object, names_of: dict[Face, tuple[str, ...]]) -> Face:
        """A card by its name; one that is not left is one too many."""
        if not isinstance(name, str) or not any(name in names for names in names_of.values()):
            raise BadInput(f"there is no {self.what} {name!r}")
        fitting = [face for face in self.left if name in names_of[face]]
        if not fitting:
            raise BadInput(f"there are not so many {self.what}s {name!r}: all of them have a place already")
        exact = [face for face in fitting if names_of[face][0] == name]
        face = (exact or fitting)[0]
        self.left.remove(face)
        return face

    def any(self) -> Face:
        """One card that is left, as the dice fall."""
        if not self.left:
            raise BadInput(f"no {self.what} is left to fill the position")
        return self.left.pop(self.dice.below(len(self.left)))


DYNASTY_NAMES: Final[dict[Face, tuple[str, ...]]] = {face: card_names(face) for face in range(len(IDS))}
EVENT_NAMES: Final[dict[Face, tuple[str, ...]]] = {FIRST_EVENT_FACE + n: (id,) for n, id in enumerate(EVENT_IDS)}


def arrange(position: Facts, options: Options, strict: bool, dice: Dice) -> Battle:
    """The state of a position; what is not named is filled or, if `strict`, must not be missing."""
    for key in position:
        if key not in KEYS:
            raise BadInput(f"a position of chuhan has no {key!r}; it has {', '.join(KEYS)}")
    if position.get("event") is not None and options["events"] == "off" and options["campaign"] == "none":
        options["events"] = "on"
    s = empty_table(options, Dice(dice.fresh_key()))
    s.han = 1 if options["han_player"] == "seat-1" else 0
    _set_numbers(s, position)
    _lay_events(s, position, strict, dice)
    _set_decrees(s, position)
    _lay_cards(s, position, strict, dice)
    s.trick = trick_of(s, position.get("trick", []))
    check_row(s)
    _set_turn(s, position)
    _set_knowledge(s, position)
    return s


def _number(what: str, value: object, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadInput(f"{what} is a number from {least} to {most}, not {value!r}")
    return value


def seat_of(s: Battle, what: str, value: object) -> Seat:
    """The seat of a clan."""
    if value not in CLANS:
        raise BadInput(f"{what} is han or chu, not {value!r}")
    return s.han if value == "han" else rival(s.han)


def _seat_or_nobody(s: Battle, position: Facts, key: str) -> Seat:
    value = position.get(key)
    return NOBODY if value is None or value is False else seat_of(s, key, value)


def _by_clan(position: Facts, key: str, defaults: tuple[int, int], least: int, most: int) -> tuple[int, int]:
    given = position.get(key, {})
    if not isinstance(given, dict) or any(name not in CLANS for name in given):
        raise BadInput(f"{key} is given for han and chu")
    han, chu = [
        _number(f"{key} of {clan}", given.get(clan, d), least, most) for clan, d in zip(CLANS, defaults, strict=True)
    ]
    return han, chu


def _set_numbers(s: Battle, position: Facts) -> None:
    han, chu = _by_clan(position, "score", (HAN_VP, CHU_VP), 0, 999)
    s.vp[s.han], s.vp[rival(s.han)] = han, chu
    s.battle = _number("battle", position.get("battle", 1), 1, 99)
    s.doubled = _seat_or_nobody(s, position, "doubled")
    s.last_out = _seat_or_nobody(s, position, "last_out")
    s.placed_by = _seat_or_nobody(s, position, "row_by")


def _lay_events(s: Battle, position: Facts, strict: bool, dice: Dice) -> None:
    """The event in force, the deck ahead from its top, the rest behind."""
    named = position.get("event")
    if not s.with_events:
        return
    if s.campaign != "none":
        events, then = CAMPAIGNS[s.campaign]
        s.event = events[s.battle - 1] if s.battle <= len(events) else then
        if named is not None and named != EVENT_IDS[s.event]:
            raise BadInput(f"battle {s.battle} of {s.campaign} is played under {EVENT_IDS[s.event]}, not {named}")
        return
    supplies = Supplies(EVENT_DECK, dice, "event")
    force = supplies.take(EVENT_IDS[CALM] if named is None else named, EVENT_NAMES)
    s.event = force - FIRST_EVENT_FACE
    ahead = position.get("events")
    if ahead is None:
        if strict:
            raise BadInput("a strict position names the events ahead")
        deck = [supplies.any() for _ in range(len(supplies.left))]
    else:
        deck = [supplies.take(name, EVENT_NAMES) for name in _list("events", ahead)]
    for face in reversed(deck):
        s.add_card(face, EVENTS_AHEAD)
    for face in (*supplies.left, force):
        s.add_card(face, EVENTS_PAST)
    if max(s.vp) >= TARGET and not DELAYED[s.event]:
        raise BadInput(f"nobody can have {TARGET} VP or more in a battle that goes on")


def _set_decrees(s: Battle, position: Facts) -> None:
    """CH-107, CH-117: six decrees less those that the event removes."""
    if max(s.vp) >= TARGET and not DELAYED[s.event]:
        raise BadInput(f"nobody can have {TARGET} VP or more in a battle that goes on")
    total = DECREES - REMOVED_DECREES[s.event]
    han, chu = _by_clan(position, "decrees", (0, 0), 0, total)
    supply = _number("supply", position.get("supply", max(0, total - han - chu)), 0, total)
    if han + chu + supply != total:
        raise BadInput(f"there are {total} decrees in this battle, not {han} + {chu} + {supply}")
    s.decrees[s.han], s.decrees[rival(s.han)] = han, chu
    s.supply = supply


def _list(what: str, value: object) -> list[Any]:
    if not isinstance(value, list):
        raise BadInput(f"{what} is a list of names")
    return value


def _lay_cards(s: Battle, position: Facts, strict: bool, dice: Dice) -> None:
    """All 46 cards find a place: first what is named, then what is only counted, then the rest."""
    pile = UNDRAWABLE + DECREE_CARDS * s.supply
    on_table = [name for play in _list("trick", position.get("trick", [])) for name in _cards_of(play)]
    shown = position.get("display", DISPLAYED[s.event])
    wanted: list[tuple[str, Zone, list[Any]]] = [
        ("han", s.han, _slots("han", position.get("han", HAND_SIZE))),
        ("chu", rival(s.han), _slots("chu", position.get("chu", HAND_SIZE))),
        ("trick", TABLE, on_table),
        ("display", DISPLAY, _slots("display", shown)),
        ("row", ROW, _slots("row", position.get("row", []))),
        ("draw", DRAW, _slots("draw", position.get("draw", []))),
        ("discard", DISCARD, _slots("discard", position.get("discard", [REST]))),
    ]
    draw = wanted[5][2]
    if len(draw) > pile:
        raise BadInput(f"with {s.supply} decrees in the supply the draw pile has {pile} cards, not {len(draw)}")
    draw += [ANY] * (pile - len(draw))
    if strict and any(name in (ANY, REST) for _, _, names in wanted for name in names):
        raise BadInput("a strict position names every card: hands, draw pile and discard pile")
    needed = sum([1 for _, _, names in wanted for name in names if name != REST])
    if needed > len(DECK):
        raise BadInput(f"this position needs {needed} cards; the deck has {len(DECK)}")
    _fill(s, wanted, Supplies(DECK, dice, "card"))
    _check_lots(s)


def _fill(s: Battle, wanted: list[tuple[str, Zone, list[Any]]], supplies: Supplies) -> None:
    placed: list[tuple[Zone, list[Any]]] = []
    for _, zone, names in wanted:
        faces = [n if n in (ANY, REST) else supplies.take(n, DYNASTY_NAMES) for n in names]
        placed.append((zone, faces))
    for _, lot in placed:
        lot[:] = [supplies.any() if face == ANY else face for face in lot]
    for zone, lot in placed:
        if REST in lot:
            at = lot.index(REST)
            lot[at : at + 1] = [supplies.any() for _ in range(len(supplies.left))]
        for face in reversed(lot) if zone == DRAW else lot:
            s.add_card(face, zone)
    if supplies.left:
        some = ", ".join([face_name(face) for face in supplies.left[:5]])
        raise BadInput(f"{len(supplies.left)} cards have no place (such as {some})")


def _slots(what: str, value: object) -> list[Any]:
    """A list of names, or a number of cards left to chance."""
    if isinstance(value, int) and not isinstance(value, bool):
        return [ANY] * _number(what, value, 0, len(DECK))
    return list(_list(what, value))


def _cards_of(play: object) -> list[Any]:
    if not isinstance(play, dict):
        raise BadInput("a play of the trick is a table with by, as and cards")
    return _list("the cards of a play", play.get("cards", []))


def _check_lots(s: Battle) -> None:
    for seat in (0, 1):
        if not s.zones[seat]:
            raise BadInput(f"{s.clan(seat)} has no cards: the battle would be over (CH-701)")
    shown = len(s.zones[DISPLAY])
    if shown > DISPLAYED[s.event]:
        raise BadInput(f"{EVENT_IDS[s.event]} has at most {DISPLAYED[s.event]} face-up cards, not {shown}")
    if s.zones[ROW] and s.event != HANGU:
        raise BadInput("only the Race to Hangu Pass has a row")


def _set_turn(s: Battle, position: Facts) -> None:
    """Whose question it is follows from the trick unless it is named."""
    first = s.trick[0].seat if s.trick else s.han
    s.attacker = seat_of(s, "attacker", position["attacker"]) if "attacker" in position else first
    sets = [played for played in s.trick if played.value >= 0]
    if s.trick and s.trick[0].seat != s.attacker:
        raise BadInput("the attacker makes the first play of a trick")
    s.size = sets[0].size if sets else 0
    s.best = sets[-1].value if sets else -1
    follows = rival(s.trick[-1].seat) if sets else s.attacker
    s.turn = seat_of(s, "turn", position["turn"]) if "turn" in position else follows
    if s.turn != follows:
        raise BadInput(f"it is the turn of {s.clan(follows)} after these plays")
    attacks = [IDS[face] for face in ATTACKS]
    s.attacked = _flag(position, "attacked", any(played.kind in attacks for played in s.trick))
    s.took = _flag(position, "took", False)
    s.barred = _flag(position, "barred", False)


def _flag(position: Facts, key: str, default: bool) -> bool:
    value = position.get(key, default)
    if not isinstance(value, bool):
        raise BadInput(f"{key} is true or false, not {value!r}")
    return value


def _set_knowledge(s: Battle, position: Facts) -> None:
    for clan in _list("open_hand", position.get("open_hand", [])):
        seat = seat_of(s, "open_hand", clan)
        s.open_to[seat] |= s.bit(rival(seat))
        for card in s.zones[seat]:
            s.show(card, s.bit(rival(seat)))
    knows = position.get("knows", {})
    if not isinstance(knows, dict):
        raise BadInput("knows is a table of han and chu")
    for clan, known in knows.items():
        seat = seat_of(s, "knows", clan)
        if not isinstance(known, dict) or any(key not in ("hand", "draw") for key in known):
            raise BadInput(f"knows.{clan} has hand (names) and draw (places from the top)")
        _set_known(s, seat, _list("knows.hand", known.get("hand", [])), _list("knows.draw", known.get("draw", [])))


def _set_known(s: Battle, seat: Seat, names: list[Any], places: list[Any]) -> None:
    told: list[Sleeve] = []
    for name in names:
        theirs = [c for c in s.zones[rival(seat)] if c not in told and name in card_names(s.faces[c])]
        if not theirs:
            raise BadInput(f"{s.clan(seat)} cannot know {name!r} in a hand where it is not")
        told.append(theirs[0])
    pile = s.zones[DRAW][::-1]
    told += [pile[_number("a place in the draw pile", place, 0, len(pile) - 1)] for place in places]
    for card in told:
        s.show(card, s.bit(seat))


# ---- the next cards


def stack(s: Battle, names: list[str]) -> list[tuple[Sleeve, Sleeve]]:
    """The exchanges by which the next cards drawn are these; they must lie in the draw pile and be seen by nobody."""
    pile = s.zones[DRAW][::-1]
    faces = {card: s.faces[card] for card in pile}
    exchanges: list[tuple[Sleeve, Sleeve]] = []
    for place, name in enumerate(names):
        found = [card for card in pile[place:] if name in card_names(faces[card])]
        if not found or s.seen[found[0]] or s.seen[pile[place]]:
            raise BadInput(f"{name!r} cannot be made the next card: it is not hidden in the draw pile")
        top = pile[place]
        faces[top], faces[found[0]] = faces[found[0]], faces[top]
        exchanges.append((top, found[0]))
    return exchanges
