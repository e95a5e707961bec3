"""A position of Huns by hand: what is named is laid so, the rest is filled from what is left."""

from __future__ import annotations

from typing import Any, Final

from tianxia.core.asks import Sleeve
from tianxia.core.by_default import seats_of
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.fields import hear, say, words
from tianxia.core.game import Options
from tianxia.core.inputs import a_flag, a_list, a_number, a_table, a_text, said, texts, what_fits
from tianxia.core.state import Broken, Face, Zone
from tianxia.errors import BadInput
from tianxia.games.huns.data import (
    BOX,
    COLOURS,
    CURSE,
    EFFECT,
    GOODS,
    HAND,
    KINDS,
    RAID,
    RESERVE,
    SEAT_COUNTS,
    START,
    STORE,
)
from tianxia.games.huns.position.naming import seat_names
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
    SENT,
    USED,
    WAGON_DECK,
    WAGONS,
    Camps,
)

WHOLE: Final = (
    "seats", "dice", "reserve", "hand", "effect", "decks", "wagon_deck", "display", "camps", "used", "used_round",
    "knows",
)  # fmt: skip
OF_A_CAMP: Final = ("cards", "wagons", "sent", "storage", "drawn")
OF_A_CARD: Final = ("card", "goods", "used", "fled")
OF_A_WAGON: Final = ("wagon", "goods")
DISPLAYED: Final = 4
WAGONS_EACH: Final = 2
REST: Final = "*"


class Layout:
    """What a position names, while it is read: which face lies where, and which Valuables."""

    __slots__ = ("goods", "s", "topped", "zones")

    def __init__(self, s: Camps) -> None:
        self.s: Camps = s
        self.zones: dict[Zone, list[Face]] = {}  # as far as they are named
        self.goods: list[tuple[int, int, int]] = []  # colour, count, place
        self.topped: list[Zone] = []  # piles of which only the top is named

    def named(self, what: str, value: object, zone: Zone) -> list[str]:
        """The cards of a pile; `"*"` at the end stands for all that are left."""
        names = texts(what, value)
        if names and names[-1] == REST:
            self.topped.append(zone)
            return names[:-1]
        return names

    def face(self, what: str, value: object, wagon: bool) -> Face:
        """The face of a name, of the right sort."""
        names = self.s.box.names[self.s.box.first_wagon :] if wagon else self.s.box.names[: self.s.box.first_wagon]
        name = a_text(what, value)
        if name not in names:
            sort = "wagon" if wagon else "card"
            raise BadInput(f"{what}: there is no {sort} called {said(name)}{what_fits(name, names)}")
        face = self.s.box.names.index(name)
        if not wagon and self.s.box.cards[face].least_seats > self.s.seats:
            least = self.s.box.cards[face].least_seats
            raise BadInput(f"{what}: {name} is used with {least} players or more (HU-107, HU-108), not {self.s.seats}")
        return face

    def heap(self, what: str, value: object, place: int) -> None:
        """Valuables by colour, at one place."""
        for name, count in a_table(what, value, COLOURS).items():
            self.goods.append((COLOURS.index(name), a_number(f"{name} of {what}", count, 0, GOODS), place))

    def lay(self, zone: Zone, face: Face) -> None:
        """A card into a zone; BadInput if it lies somewhere else already."""
        for other, faces in self.zones.items():
            if face in faces:
                where = self.s.zone_names[other]
                raise BadInput(f"{self.s.box.names[face]} is named twice, in {where} and in {self.s.zone_names[zone]}")
        self.zones.setdefault(zone, []).append(face)


def arrange(position: Facts, options: Options, strict: bool, dice: Dice) -> Camps:
    """The state of a position; BadInput if it cannot be."""
    seats = seats_of(position) or 3
    if seats not in SEAT_COUNTS:
        raise BadInput(f"huns is for 2, 3, 4 players, not {seats}")
    s = empty_table(seats, options, dice)
    names = seat_names(s)
    s.stage = DIE
    a_table("a position of huns", position, (*WHOLE, *words(s.fields)))
    layout = Layout(s)
    read_piles(layout, position)
    for name, camp in a_table("camps", position.get("camps", {}), names).items():
        read_camp(layout, names.index(name), name, camp)
    fill(layout, position, strict, dice)
    lay_goods(layout, position)
    roll_dice(s, position, dice)
    hear(s, s.fields, position, names)
    s.used = [layout.face("used", name, False) for name in texts("used", position.get("used", []))]
    s.used_round = [
        layout.face("used_round", name, False) for name in texts("used_round", position.get("used_round", []))
    ]
    show_known(s, names, position)
    check(s, position)
    return s


def show_known(s: Camps, names: tuple[str, ...], position: Facts) -> None:
    """Cards face down that somebody has seen: put back under a deck, say."""
    for name, cards in a_table("knows", position.get("knows", {}), names).items():
        for card in texts(f"knows of {name}", cards):
            lying_at = [sleeve for sleeve in range(len(s.faces)) if s.name_of(sleeve) == card]
            if not lying_at:
                raise BadInput(f"knows of {name}: there is no card or wagon called {said(card)}")
            s.show(lying_at[0], s.bit(names.index(name)))


def read_piles(layout: Layout, position: Facts) -> None:
    """Decks from their top down, the wagon deck likewise, and the display."""
    for kind, cards in a_table("decks", position.get("decks", {}), KINDS).items():
        zone = DECK + KINDS.index(kind)
        layout.zones.setdefault(zone, [])
        for name in reversed(layout.named(f"decks.{kind}", cards, zone)):
            layout.lay(zone, layout.face(f"decks.{kind}", name, False))
    for word, zone, order in (("wagon_deck", WAGON_DECK, -1), ("display", DISPLAY, 1)):
        if word in position:
            layout.zones.setdefault(zone, [])
            for name in layout.named(word, position[word], zone)[::order]:
                layout.lay(zone, layout.face(word, name, True))


def read_camp(layout: Layout, seat: Seat, name: str, camp: object) -> None:
    """Cards with their Valuables and states, wagons likewise, wagons sent off, the Storage, cards in hand."""
    given = a_table(f"camps.{name}", camp, OF_A_CAMP)
    for entry in a_list(f"cards of {name}", given.get("cards", [])):
        read_card(layout, seat, name, entry)
    for entry in a_list(f"wagons of {name}", given.get("wagons", [])):
        row = {"wagon": entry} if isinstance(entry, str) else a_table(f"a wagon of {name}", entry, OF_A_WAGON)
        face = layout.face(f"wagons of {name}", row.get("wagon"), True)
        layout.lay(WAGONS + seat, face)
        load_wagon(layout, face, texts(f"goods of {row['wagon']}", row.get("goods", [])))
    if "wagons" in given:
        layout.zones.setdefault(WAGONS + seat, [])
    for entry in texts(f"sent of {name}", given.get("sent", [])):
        layout.lay(SENT + seat, layout.face(f"sent of {name}", entry, True))
    layout.heap(f"storage of {name}", given.get("storage", {}), STORE + seat)
    for entry in texts(f"drawn of {name}", given.get("drawn", []))[::-1]:
        layout.lay(DRAWN + seat, layout.face(f"drawn of {name}", entry, False))


def read_card(layout: Layout, seat: Seat, name: str, entry: object) -> None:
    """A card of a camp: by its name, or with Valuables on it, used or fled."""
    s = layout.s
    row = {"card": entry} if isinstance(entry, str) else a_table(f"a card of {name}", entry, OF_A_CARD)
    face = layout.face(f"cards of {name}", row.get("card"), False)
    rules, id = s.box.cards[face], s.box.names[face]
    used, fled = (a_flag(f"{word} of {id}", row.get(word, False)) for word in ("used", "fled"))
    if used and rules.kind != RAID:
        raise BadInput(f"{id} of {name} cannot be used: it is no Raid")
    if fled and rules.kind != CURSE:
        raise BadInput(f"{id} of {name} cannot be fled: it is no Curse")
    goods = texts(f"goods of {id}", row.get("goods", []))
    if goods and (fled or len(goods) > rules.slots):
        raise BadInput(f"{id} of {name} has room for {0 if fled else rules.slots} Valuables, not {len(goods)}")
    layout.lay((USED if used else FLED if fled else CAMP) + seat, face)
    for colour in goods:
        layout.goods.append((a_colour(f"goods of {id}", colour), 1, s.box.place[face]))


def load_wagon(layout: Layout, face: Face, goods: list[str]) -> None:
    """Valuables on their slots; "red on blue" lies on a slot of another colour (HU-714)."""
    s = layout.s
    free = list(s.box.wagon(face).room)
    for entry in goods:
        good, _, slot = entry.partition(" on ")
        colour = a_colour(f"goods of {s.box.names[face]}", good)
        lies = a_colour(f"goods of {s.box.names[face]}", slot) if slot else colour
        if not free[lies]:
            raise BadInput(f"{s.box.names[face]} has no empty {COLOURS[lies]} slot for {said(entry)}")
        free[lies] -= 1
        if lies != colour:
            s.dyed.append((face, lies, colour))
        layout.goods.append((colour, 1, s.box.place[face]))
    if goods and not any(free):
        raise BadInput(f"{s.box.names[face]} would be full: it would have been sent off (HU-502)")


def a_colour(what: str, value: object) -> int:
    """One of the five colours."""
    if value not in COLOURS:
        raise BadInput(f"{what}: {said(value)} is none of the colours {', '.join(COLOURS)}")
    return COLOURS.index(str(value))


# ---- filling


def fill(layout: Layout, position: Facts, strict: bool, dice: Dice) -> None:
    """The cards that are not named: into the decks that are not named, else out of the game; wagons likewise, and two
    for whoever has none named."""
    s = layout.s
    named = {face for faces in layout.zones.values() for face in faces}
    left = [face for face in range(len(s.box.names)) if face not in named]
    wagons = [face for face in left if face >= s.box.first_wagon]
    cards = [face for face in left if face < s.box.first_wagon]
    used = [face for face in cards if s.box.cards[face].least_seats <= s.seats]
    if strict and (
        any(DECK + s.box.cards[face].kind not in layout.zones for face in used) or WAGON_DECK not in layout.zones
    ):
        raise BadInput("a strict position names all decks, the wagon deck, the display and the wagons of all camps")
    dice.shuffle(wagons)
    for seat in range(s.seats):
        if WAGONS + seat not in layout.zones:
            layout.zones[WAGONS + seat] = [wagons.pop() for _ in range(min(WAGONS_EACH, len(wagons)))]
    if DISPLAY not in layout.zones:
        layout.zones[DISPLAY] = [wagons.pop() for _ in range(min(DISPLAYED, len(wagons)))]
    if WAGON_DECK not in layout.zones or WAGON_DECK in layout.topped:
        layout.zones[WAGON_DECK], wagons = wagons + layout.zones.get(WAGON_DECK, []), []
    dice.shuffle(cards)
    out = list(wagons)
    for face in cards:
        zone = DECK + s.box.cards[face].kind
        if face not in used or (KINDS[zone - DECK] in position.get("decks", {}) and zone not in layout.topped):
            out.append(face)
        else:
            layout.zones.setdefault(zone, []).insert(0, face)
    layout.zones[OUT] = out
    for zone in sorted(layout.zones):
        for face in layout.zones[zone]:
            s.add_card(face, zone)


def lay_goods(layout: Layout, position: Facts) -> None:
    """The Valuables that are named; of each colour the rest is in the Reserve, or out of the game where the Reserve is
    named too."""
    s = layout.s
    layout.heap("hand", position.get("hand", {}), HAND)
    layout.heap("effect", position.get("effect", {}), EFFECT)
    reserve = a_table("reserve", position.get("reserve", {}), COLOURS)
    lying = [0] * len(COLOURS)
    for colour, count, place in layout.goods:
        s.put(colour, place, count)
        lying[colour] += count
    for colour in ALL_COLOURS:
        left = START[s.seats] - lying[colour]
        wanted = a_number(f"{COLOURS[colour]} of reserve", reserve.get(COLOURS[colour], max(0, left)), 0, GOODS)
        if wanted + lying[colour] > START[s.seats]:
            there = f"{START[s.seats]} {COLOURS[colour]} Valuables with {s.seats} players (HU-112)"
            raise BadInput(f"there are {there}, not {wanted + lying[colour]}")
        s.put(colour, RESERVE, wanted)
        s.put(colour, BOX, GOODS - wanted - lying[colour])


def roll_dice(s: Camps, position: Facts, dice: Dice) -> None:
    """What the dice show; those that are not named are rolled."""
    given = a_table("dice", position.get("dice", {}), COLOURS)
    for die in ALL_COLOURS:
        shown = given.get(COLOURS[die])
        s.set_track(die, dice.roll(3) if shown is None else a_number(f"die {COLOURS[die]}", shown, 1, 3))


def check(s: Camps, position: Facts) -> None:
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
    return {
        "seats": s.seats,
        **say(s, s.fields, names),
        "dice": {COLOURS[die]: s.tracks[die] for die in ALL_COLOURS},
        "reserve": heap(s, RESERVE),
        "hand": heap(s, HAND),
        "effect": heap(s, EFFECT),
        "decks": {kind: [s.name_of(card) for card in s.zones[DECK + n][::-1]] for n, kind in enumerate(KINDS)},
        "wagon_deck": [s.name_of(card) for card in s.zones[WAGON_DECK][::-1]],
        "display": [s.name_of(card) for card in s.zones[DISPLAY]],
        "camps": {names[seat]: camp_picture(s, seat) for seat in range(s.seats)},
        "used": [s.box.names[face] for face in s.used],
        "used_round": [s.box.names[face] for face in s.used_round],
        "knows": {names[seat]: known_face_down(s, seat) for seat in range(s.seats)},
    }


def known_face_down(s: Camps, seat: Seat) -> list[str]:
    """The cards and wagons in decks that a player has seen."""
    piles = [card for zone in (*range(DECK, DECK + len(KINDS)), WAGON_DECK) for card in s.zones[zone]]
    return sorted([s.name_of(card) for card in piles if s.knows(seat, card) and not s.is_open(card)])


def heap(s: Camps, place: int) -> Facts:
    """Valuables by colour."""
    return {COLOURS[colour]: s.stock[colour][place] for colour in ALL_COLOURS}


def camp_picture(s: Camps, seat: Seat) -> Facts:
    """One camp."""
    cards: list[Any] = []
    for zone, state in ((CAMP, {}), (USED, {"used": True}), (FLED, {"fled": True})):
        for card in s.zones[zone + seat]:
            goods = {"goods": lying(s, card)} if s.box.cards[s.faces[card]].slots and zone == CAMP else {}
            cards.append({"card": s.name_of(card), **goods, **state})
    return {
        "cards": cards,
        "wagons": [{"wagon": s.name_of(wagon), "goods": lying(s, wagon)} for wagon in s.zones[WAGONS + seat]],
        "sent": [s.name_of(wagon) for wagon in s.zones[SENT + seat]],
        "storage": heap(s, STORE + seat),
        "drawn": [s.name_of(card) for card in s.zones[DRAWN + seat][::-1]],
    }


def lying(s: Camps, card: Sleeve) -> list[str]:
    """The Valuables on a card or wagon, those on another colour's slot with it."""
    face = s.faces[card]
    place = s.box.place[face]
    strange = [(slot, good) for wagon, slot, good in s.dyed if wagon == face]
    found: list[str] = []
    for colour in ALL_COLOURS:
        plain = s.stock[colour][place] - len([1 for _, good in strange if good == colour])
        found += [COLOURS[colour]] * plain
    return found + [f"{COLOURS[good]} on {COLOURS[slot]}" for slot, good in strange]
