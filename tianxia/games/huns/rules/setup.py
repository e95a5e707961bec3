"""Set-up: decks, Reserve, wagons, first player, start bonus (HU-1xx)."""

from __future__ import annotations

from tianxia.core.asks import Choice, Pick, Play, Ref, Refusal
from tianxia.core.dice import Dice
from tianxia.core.events import Seat
from tianxia.core.game import DATA, Options
from tianxia.games.huns.data import BONUS as BONUSES
from tianxia.games.huns.data import BOX, COLOURS, DISPLAY_SIZE, GOODS, RESERVE, START, WAGON_LIMIT, box_of
from tianxia.games.huns.rules.asking import COLOUR, Good, PickGoods, choose_goods
from tianxia.games.huns.rules.batch import can_place
from tianxia.games.huns.rules.effects import take
from tianxia.games.huns.rules.state import ALL_COLOURS, BONUS, DECK, DISPLAY, OUT, ROLL, WAGON_DECK, WAGONS, Camps
from tianxia.games.huns.rules.timing import settle

START_BONUS = "start-bonus"


def empty_table(seats: int, options: Options, dice: Dice) -> Camps:
    """Zones without cards, places without Valuables, and the cards and wagons of the table."""
    s = Camps(seats, dice)
    s.box = box_of(options.get(DATA, ""))
    s.lay_zones()
    s.lay_out(s.box.tray)
    return s


def set_up(seats: int, options: Options, dice: Dice) -> Camps:
    """HU-107 to HU-116: five decks, the Reserve, four wagons on display, two for each, and the first player."""
    s = empty_table(seats, options, dice)
    for face, card in enumerate(s.box.cards):
        s.add_card(face, DECK + card.kind if card.least_seats <= seats else OUT)
    for face in range(s.box.first_wagon, len(s.box.names)):
        s.add_card(face, WAGON_DECK)
    for colour in ALL_COLOURS:
        s.put(colour, RESERVE, START[seats])
        s.put(colour, BOX, GOODS - START[seats])
        s.shuffle(DECK + colour)
    s.shuffle(WAGON_DECK)
    for _ in range(DISPLAY_SIZE):
        s.move(s.zones[WAGON_DECK][-1], DISPLAY)
    for seat in range(seats):
        for _ in range(WAGON_LIMIT):
            s.move(s.zones[WAGON_DECK][-1], WAGONS + seat)
    s.first = s.active = dice.below(seats)
    s.stage = BONUS
    return s


def start_bonus(s: Camps) -> Play[None]:
    """HU-117 to HU-121: the third player one Valuable, the fourth two of different colours, put on their wagons."""
    for seat, count in zip(s.clockwise(s.first), BONUSES[s.seats], strict=True):
        if count:
            yield from take_bonus(s, seat, count)
    s.stage = ROLL


class PickBonus(PickGoods):
    """The Valuables of a start bonus, each of another colour."""

    __slots__ = ()

    def refuse_item(self, choice: Choice, pick: Pick, item: Ref) -> Refusal:
        """HU-120: a colour that fits no wagon; any other item is one too many of a colour that does."""
        fit = [good.colour for good in self.goods()]
        unfit = [colour for colour in ALL_COLOURS if colour not in fit]
        if any(item in (COLOUR[colour], COLOURS[colour]) for colour in unfit):
            return Refusal("HU-120", {"slot": pick.slot, "item": item})
        return super().refuse_item(choice, pick, item)


def take_bonus(s: Camps, seat: Seat, count: int) -> Play[None]:
    """HU-120: only colours that fit."""

    def fitting() -> list[Good]:
        colours = [c for c in ALL_COLOURS if s.stock[c][RESERVE] and can_place(s, seat, c, "wagons")]
        return [Good(RESERVE, colour, colour, 1, 0, "colour") for colour in colours]

    wanted = min(count, len(fitting()))
    if wanted:
        rule = "HU-117" if count == 1 else "HU-118"
        picked = yield from choose_goods(PickBonus(s, seat, "bonus", rule, fitting, (wanted, wanted)))
        s.emit("bonus", {"seat": seat, "count": wanted})
        yield from take(s, seat, START_BONUS, [good.colour for good in picked], "wagons")
        yield from settle(s)
