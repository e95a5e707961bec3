"""A position of Huns by hand: what is named is laid so, the rest is filled from what is left."""

from __future__ import annotations

from typing import Any, Final

from tianxia.core.asks import Sleeve
from tianxia.core.by_default import say_zones, seat_names, seats_of
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.fields import hear, say, words
from tianxia.core.game import Options
from tianxia.core.given import GivenPosition
from tianxia.core.inputs import a_flag, a_list, a_table, a_text, a_word, said, texts
from tianxia.core.kinds import Each, Number
from tianxia.core.lots import REST, Lot, Supplies
from tianxia.core.state import Broken, Face
from tianxia.errors import BadInput
from tianxia.games.huns.data import (
    BOX,
    COLOURS,
    CURSE,
    EFFECT,
    GOODS,
    HAND,
    RAID,
    RESERVE,
    SEAT_COUNTS,
    START,
    STORE,
)
from tianxia.games.huns.rules.fields import STAGES
from tianxia.games.huns.rules.setup import empty_table
from tianxia.games.huns.rules.state import (
    ALL_COLOURS,
    CAMP,
    DECK,
    DIE,
    DISPLAY,
    DRAWN,
    FLED,
    NO_DIE,
    NOBODY,
    OUT,
    PICK,
    PLACE,
    USED,
    WAGON_DECK,
    WAGONS,
    ZONES,
    Camps,
)

HEAPS: Final = {"reserve": RESERVE, "hand": HAND, "effect": EFFECT}
KEYS: Final = ("seats", "dice", *HEAPS, *ZONES.words(("",)), "used", "used_round", "knows")
OF_A_CAMP: Final = ("cards", "wagons", "sent", "storage", "drawn")
OF_A_CARD: Final = ("card", "goods", "used", "fled")
OF_A_WAGON: Final = ("wagon", "goods")
HEAP: Final = Each(Number(0, 0, GOODS), over=COLOURS)
SHOWN: Final = Each(Number(1, 1, 3), over=COLOURS)
PILES: Final = (*range(DECK, DECK + len(COLOURS)), WAGON_DECK)
DISPLAYED: Final = 4
WAGONS_EACH: Final = 2


def arrange(position: Facts, options: Options, strict: bool, dice: Dice) -> Camps:
    """The state of a position; BadInput if it cannot be."""
    seats = seats_of(position) or 3
    if seats not in SEAT_COUNTS:
        raise BadInput(f"huns is for 2, 3, 4 players, not {seats}")
    s = empty_table(seats, options, dice)
    s.stage = DIE
    a_table("a position of huns", position, (*KEYS, *words(s.fields)))
    given = GivenPosition(position, seat_names(s))
    lots = given.lots(ZONES)
    loads: dict[str, list[str]] = {}
    for seat, camp in given.by_seat("camps").items():
        _read_camp(s, lots, loads, seat, a_table(f"camps.{given.names[seat]}", camp, OF_A_CAMP))
    _lay_cards(s, lots, strict, dice)
    _load(s, loads)
    _lay_goods(s, given)
    shown = SHOWN.hear("dice", given.get("dice", {}), given.names, [0] * len(COLOURS))
    for die in ALL_COLOURS:
        s.set_track(die, shown[die] or dice.roll(3))
    hear(s, s.fields, position, given.names)
    s.used, s.used_round = (_faces(s, word, given.get(word, [])) for word in ("used", "used_round"))
    _show_known(s, given)
    _check(s, position)
    return s


# ---- cards and wagons


def _read_camp(s: Camps, lots: dict[int, Lot], loads: dict[str, list[str]], seat: Seat, camp: Facts) -> None:
    """Cards by name, or with Valuables on them, used or fled; wagons likewise."""
    where = f"camps.{seat_names(s)[seat]}"
    for zone in (CAMP, USED, FLED):
        lots[zone + seat] = Lot(f"{where}.cards", zone + seat, [])
    for entry in a_list(f"{where}.cards", camp.get("cards", [])):
        row = {"card": entry} if isinstance(entry, str) else a_table(f"a card of {where}", entry, OF_A_CARD)
        name = a_text(f"card of a card of {where}", row.get("card"))
        used, fled = (a_flag(f"{word} of {name}", row.get(word, False)) for word in ("used", "fled"))
        lots[(USED if used else FLED if fled else CAMP) + seat].cards.append(name)
        loads[name] = texts(f"goods of {name}", row.get("goods", []))
    wagons = Lot(f"{where}.wagons", WAGONS + seat, None if "wagons" not in camp else [])
    for entry in a_list(wagons.where, camp.get("wagons", [])):
        row = {"wagon": entry} if isinstance(entry, str) else a_table(f"a wagon of {where}", entry, OF_A_WAGON)
        name = a_text(f"wagon of a wagon of {where}", row.get("wagon"))
        wagons.cards.append(name)
        loads[name] = texts(f"goods of {name}", row.get("goods", []))
    lots[wagons.zone] = wagons


def _lay_cards(s: Camps, lots: dict[int, Lot], strict: bool, dice: Dice) -> None:
    """What is named where it is named. Cards that are not are in the decks that are not named, or of which the rest is,
    else out of the game; wagons likewise, and two for whoever has none named."""
    names, first = s.box.names, s.box.first_wagon
    if strict and not all(lots[zone].is_named for zone in PILES):
        raise BadInput("a strict position names all decks, the wagon deck, the display and the wagons of all camps")
    for seat in range(s.seats):
        lots.setdefault(WAGONS + seat, Lot("", WAGONS + seat))
    filled = [zone for zone, lot in lots.items() if _has_rest(lot) or (zone in PILES and not lot.is_named)]
    sorts = (("card", range(first)), ("wagon", range(first, len(names))))
    cards, wagons = [Supplies(faces, dice, sort, {face: (names[face],) for face in faces}) for sort, faces in sorts]
    of_wagons = [lot for zone, lot in lots.items() if zone in (WAGON_DECK, DISPLAY) or WAGONS <= zone < DRAWN]
    wagons.take_named(of_wagons)
    cards.take_named([lot for lot in lots.values() if lot not in of_wagons])
    dice.shuffle(wagons.left)
    for zone in (*range(WAGONS, WAGONS + s.seats), DISPLAY):
        most = DISPLAYED if zone == DISPLAY else WAGONS_EACH
        if not lots[zone].is_named:
            lots[zone].cards = [wagons.left.pop() for _ in range(min(most, len(wagons.left)))]
    dice.shuffle(cards.left)
    out = lots[OUT] = Lot("out", OUT)
    if WAGON_DECK in filled:
        lots[WAGON_DECK].cards += wagons.left[::-1]
    else:
        out.cards += wagons.left
    for face in cards.left:
        zone = DECK + s.box.cards[face].kind
        (lots[zone] if zone in filled and s.box.cards[face].least_seats <= s.seats else out).cards.append(face)
    for zone in sorted(lots):
        lots[zone].lay(s)
    _check_cards(s)


def _has_rest(lot: Lot) -> bool:
    """Whether all that are left are at the bottom of a deck; all else is named."""
    rest = lot.zone in PILES and lot.cards[-1:] == [REST]
    if rest:
        lot.cards.pop()
    if lot.is_open_ended:
        raise BadInput(f"{lot.where} names what lies there; {REST!r} at the end of a deck is all that are left")
    return rest


def _check_cards(s: Camps) -> None:
    """HU-107, HU-108: some cards are for more players; only Raids are used, only Curses fled."""
    for card, face in enumerate(s.faces):
        zone, name = s.where[card], s.box.names[face]
        if face >= s.box.first_wagon or zone == OUT:
            continue
        rules = s.box.cards[face]
        if rules.least_seats > s.seats:
            least = rules.least_seats
            raise BadInput(f"{name} is used with {least} players or more (HU-107, HU-108), not {s.seats}")
        if USED <= zone < FLED and rules.kind != RAID:
            raise BadInput(f"{name} cannot be used: it is no Raid")
        if FLED <= zone < WAGONS and rules.kind != CURSE:
            raise BadInput(f"{name} cannot be fled: it is no Curse")


def _faces(s: Camps, what: str, value: object) -> list[Face]:
    """Cards by name."""
    cards = s.box.names[: s.box.first_wagon]
    return [cards.index(a_word(f"each of {what}", name, cards)) for name in texts(what, value)]


def _show_known(s: Camps, given: GivenPosition) -> None:
    """Cards face down that somebody has seen: put back under a deck, say."""
    for seat, cards in given.by_seat("knows").items():
        for card in texts(f"knows.{given.names[seat]}", cards):
            lying_at = [sleeve for sleeve in range(len(s.faces)) if s.name_of(sleeve) == card]
            if not lying_at:
                raise BadInput(f"knows.{given.names[seat]}: there is no card or wagon called {said(card)}")
            s.show(lying_at[0], s.bit(seat))


# ---- Valuables


def _load(s: Camps, loads: dict[str, list[str]]) -> None:
    """Valuables on cards and on the slots of wagons; "red on blue" lies on a slot of another colour (HU-714)."""
    for name, goods in loads.items():
        face = s.box.names.index(name)
        if face < s.box.first_wagon:
            room = s.box.cards[face].slots if s.where[s.faces.index(face)] < FLED else 0
            if len(goods) > room:
                raise BadInput(f"{name} has room for {room} Valuables, not {len(goods)}")
            for good in goods:
                s.put(_colour(name, good), s.box.place[face], 1)
            continue
        free = list(s.box.wagon(face).room)
        for entry in goods:
            good, _, slot = entry.partition(" on ")
            colour = _colour(name, good)
            lies = _colour(name, slot) if slot else colour
            if not free[lies]:
                raise BadInput(f"{name} has no empty {COLOURS[lies]} slot for {said(entry)}")
            free[lies] -= 1
            if lies != colour:
                s.dyed.append((face, lies, colour))
            s.put(colour, s.box.place[face], 1)
        if goods and not any(free):
            raise BadInput(f"{name} would be full: it would have been sent off (HU-502)")


def _colour(name: str, colour: str) -> int:
    return COLOURS.index(a_word(f"each of goods of {name}", colour, COLOURS))


def _lay_goods(s: Camps, given: GivenPosition) -> None:
    """The Valuables that are named; of each colour the rest is in the Reserve, or out of the game where the Reserve is
    named too."""
    none = [0] * len(COLOURS)
    heaps = [(HAND, "hand", given.get("hand", {})), (EFFECT, "effect", given.get("effect", {}))]
    for seat, camp in given.by_seat("camps").items():
        heaps.append((STORE + seat, f"camps.{given.names[seat]}.storage", camp.get("storage", {})))
    for place, what, heap in heaps:
        for colour, count in enumerate(HEAP.hear(what, heap, given.names, none)):
            s.put(colour, place, count)
    lying = [sum(row) for row in s.stock]
    usual = [max(0, START[s.seats] - count) for count in lying]
    for colour, count in enumerate(HEAP.hear("reserve", given.get("reserve", {}), given.names, usual)):
        if count + lying[colour] > START[s.seats]:
            there = f"{START[s.seats]} {COLOURS[colour]} Valuables with {s.seats} players (HU-112)"
            raise BadInput(f"there are {there}, not {count + lying[colour]}")
        s.put(colour, RESERVE, count)
        s.put(colour, BOX, GOODS - count - lying[colour])


# ---- the turn


def _check(s: Camps, position: Facts) -> None:
    """What could not be in a game."""
    if "active" not in position:
        s.active = s.first
    if "turns_next" not in position:
        s.turns_next = s.again  # HU-727: one comes with the other
    if len(s.zones[DISPLAY]) > DISPLAYED:
        raise BadInput(f"display has at most {DISPLAYED} wagons, not {len(s.zones[DISPLAY])}")
    stage = STAGES[s.stage]
    if stage in ("action", "pick", "place", "after", "end"):
        if s.die == NO_DIE:
            raise BadInput(f'at stage {stage} the active player has a die: say die = "red" or another colour')
        if s.taken[s.die] not in (NOBODY, s.active):
            raise BadInput(f"the {COLOURS[s.die]} die is that of the active player: somebody else cannot have taken it")
        s.taken[s.die] = s.active
    elif stage == "die" and s.die != NO_DIE:
        raise BadInput('at stage die no die is taken yet: say stage = "action"')
    if stage == "die" and not s.available():
        raise BadInput("at stage die at least one die is available")
    if s.stage == PICK and not s.zones[DRAWN + s.active]:
        raise BadInput("at stage pick the active player has drawn cards: say drawn in the camp")
    for seat in range(s.seats):
        if s.zones[DRAWN + seat] and (s.stage != PICK or seat != s.active):
            raise BadInput("only the active player has drawn cards, at stage pick")
    if any(row[HAND] for row in s.stock) and s.stage != PLACE:
        raise BadInput("there are Valuables in hand at stage place only")
    if any(row[EFFECT] for row in s.stock):
        raise BadInput("the Valuables of an effect are placed before anything else: they cannot be set by hand")
    try:
        s.check()
    except Broken as wrong:
        raise BadInput(str(wrong)) from None


# ---- reading


def picture(s: Camps) -> Facts:
    """All in readable words; what is read here can be set by `arrange`."""
    names = seat_names(s)
    told = {
        "seats": s.seats,
        **say(s, s.fields, names),
        "dice": SHOWN.say(s.tracks, names),
        **{word: _heap(s, place) for word, place in HEAPS.items()},
        **say_zones(s, ZONES.spots(names), lambda face: (s.box.names[face],)),
        "used": [s.box.names[face] for face in s.used],
        "used_round": [s.box.names[face] for face in s.used_round],
        "knows": {name: _known_face_down(s, seat) for seat, name in enumerate(names)},
    }
    told["camps"] = {name: {**_camp(s, seat), **told["camps"][name]} for seat, name in enumerate(names)}
    return told


def _known_face_down(s: Camps, seat: Seat) -> list[str]:
    """The cards and wagons in decks that a player has seen."""
    piles = [card for zone in PILES for card in s.zones[zone]]
    return sorted([s.name_of(card) for card in piles if s.knows(seat, card) and not s.is_open(card)])


def _heap(s: Camps, place: int) -> Facts:
    return {COLOURS[colour]: s.stock[colour][place] for colour in ALL_COLOURS}


def _camp(s: Camps, seat: Seat) -> Facts:
    """What lies in a camp with Valuables on it, and its Storage."""
    cards: list[Any] = []
    for zone, state in ((CAMP, {}), (USED, {"used": True}), (FLED, {"fled": True})):
        for card in s.zones[zone + seat]:
            goods = {"goods": _lying(s, card)} if s.box.cards[s.faces[card]].slots and zone == CAMP else {}
            cards.append({"card": s.name_of(card), **goods, **state})
    wagons = [{"wagon": s.name_of(wagon), "goods": _lying(s, wagon)} for wagon in s.zones[WAGONS + seat]]
    return {"cards": cards, "wagons": wagons, "storage": _heap(s, STORE + seat)}


def _lying(s: Camps, card: Sleeve) -> list[str]:
    """The Valuables on a card or wagon, those on another colour's slot with it."""
    face = s.faces[card]
    place = s.box.place[face]
    strange = [(slot, good) for wagon, slot, good in s.dyed if wagon == face]
    found: list[str] = []
    for colour in ALL_COLOURS:
        plain = s.stock[colour][place] - len([1 for _, good in strange if good == colour])
        found += [COLOURS[colour]] * plain
    return found + [f"{COLOURS[good]} on {COLOURS[slot]}" for slot, good in strange]
