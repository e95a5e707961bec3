"""The ten generals: when each can be played, and what it does (ST-7xx, ST-615 to ST-626)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tianxia.core.asks import PASS, PASS_OPTION, Choice, Option, Pick, Ref, Refusal, Sleeve
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.state import Face
from tianxia.games.suntzu.data import (
    ALL,
    BLACK_MIASMA,
    FEIGNED_WEAKNESS,
    FEINT,
    FORCED_MARCH,
    FRESH_LEVY,
    HERBALIST,
    MINUS,
    NAMES,
    NEAR,
    NIGHT_RAID,
    PLAGUE,
    POISONED_WELLS,
    PROVINCES,
    RAIDING_ROUNDS,
    SECOND_DRUM,
    SEVEN,
    TEN,
    VICTORY_BEFORE_BATTLE,
)
from tianxia.games.suntzu.rules.armies import Calling, call, call_option, why_no_call
from tianxia.games.suntzu.rules.state import BOX, DECK, HELD, NOBODY, SPENT, Clash, War

ROAMING: Final = (NIGHT_RAID, FORCED_MARCH, FRESH_LEVY)  # in any phase, up to round 6
MOMENT: Final[dict[Face, str]] = {  # which rule says when each of the others is played
    SECOND_DRUM: "ST-706",
    HERBALIST: "ST-722",
    BLACK_MIASMA: "ST-731",
    POISONED_WELLS: "ST-736",
    FEIGNED_WEAKNESS: "ST-752",
    VICTORY_BEFORE_BATTLE: "ST-749",
    FEINT: "ST-747",
}
PROVINCE: Final[tuple[Ref, ...]] = tuple([f"province/{province}" for province in ALL])


def province_refs(provinces: list[int]) -> tuple[Ref, ...]:
    """Provinces as the things that can be picked."""
    return tuple([PROVINCE[province] for province in provinces])


# ---- what each can do now (ST-704: only if it changes something)


def raided(s: War) -> list[int]:
    """ST-711, ST-712: where Night Raid finds an army of Sun Tzu."""
    return [province for province in ALL if s.army[s.suntzu][province]]


def marches(s: War, seat: Seat) -> list[tuple[int, int]]:
    """ST-741, ST-742: from one of his provinces to an adjacent one that is neutral or his."""
    return [(come, go) for come in ALL if s.army[seat][come] for go in NEAR[come] if s.controller(go) in (seat, NOBODY)]


def levied(s: War, seat: Seat) -> list[int]:
    """ST-748: provinces where he already has armies, if the pool has one to send."""
    return [province for province in ALL if s.army[seat][province]] if s.pool[seat] else []


def general_option(s: War, seat: Seat, general: Face, clash: Clash | None) -> Option | None:
    """The option of a held general at this moment, None if its timing does not fit or it would change nothing.

    `clash` is the battle in window C; None in windows A and D."""
    if general in ROAMING:
        return _roaming(s, seat, general) if s.round <= RAIDING_ROUNDS else None
    if clash is None:
        return None
    own, other = clash.faces[seat], clash.faces[1 - seat]
    fits = {
        HERBALIST: other == PLAGUE and own != PLAGUE and not clash.countered,
        POISONED_WELLS: own == PLAGUE and bool(s.zones[DECK + seat]),
        FEIGNED_WEAKNESS: SEVEN <= own <= TEN and other != PLAGUE,
        FEINT: own == MINUS and bool(s.zones[DECK + seat]),
    }
    return Option(NAMES[general]) if fits.get(general, False) else None


def _roaming(s: War, seat: Seat, general: Face) -> Option | None:
    """The three generals of any phase, up to round 6 (ST-751)."""
    id = NAMES[general]
    if general == FORCED_MARCH:
        ways = marches(s, seat)
        if not ways:
            return None
        comes = [province for province in ALL if any(come == province for come, _ in ways)]
        goes = [province for province in ALL if any(go == province for _, go in ways)]
        picks = Pick("from", province_refs(comes), rule="ST-742"), Pick("to", province_refs(goes), rule="ST-741")
        return Option(id, picks)
    where, rule = (raided(s), "ST-712") if general == NIGHT_RAID else (levied(s, seat), "ST-748")
    return Option(id, (Pick("province", province_refs(where), rule=rule),)) if where else None


def held_generals(s: War, seat: Seat) -> list[tuple[Face, Sleeve]]:
    """The generals that the seat holds face down."""
    return sorted([(s.faces[card], card) for card in s.zones[HELD + seat]])


# ---- playing one


def play_general(s: War, seat: Seat, reply: Choice, clash: Clash | None) -> None:
    """ST-701: the general is shown, does what it says, and is out of the game."""
    general = NAMES.index(reply.option)
    spend(s, seat, general)
    province = reply.one("province") if "province" in reply.picks else -1
    if general == NIGHT_RAID:
        s.army[s.suntzu][province] -= 1
        s.pool[s.suntzu] += 1
    elif general == FRESH_LEVY:
        s.pool[seat] -= 1
        s.army[seat][province] += 1
    elif general == FORCED_MARCH:
        come, go = reply.one("from"), reply.one("to")
        s.army[seat][come] -= 1
        s.army[seat][go] += 1
        s.emit("march", {"seat": seat, "from": PROVINCES[come], "to": PROVINCES[go]})
    elif general == BLACK_MIASMA:
        s.miasma = True
    elif clash is not None:
        if general == HERBALIST:
            clash.countered = True
        elif general == FEIGNED_WEAKNESS:
            clash.feigned = True
        else:
            clash.recycled.append(seat)
    if province >= 0:
        s.emit("raid" if general == NIGHT_RAID else "levy", {"seat": seat, "province": PROVINCES[province]})


def spend(s: War, seat: Seat, general: Face) -> None:
    """ST-701: to the box, open to both."""
    card = next(card for card in s.zones[HELD + seat] if s.faces[card] == general)
    s.move(card, SPENT + seat)
    s.emit("general", {"seat": seat, "general": NAMES[general]})


# ---- windows C and D


def opens_in_battle(s: War, seat: Seat, clash: Clash) -> bool:
    """ST-615, ST-621 to ST-626: asked only where a general could matter, by open facts only."""
    if not s.zones[HELD + seat]:
        return False
    own, other = clash.faces[seat], clash.faces[1 - seat]
    early = s.round <= RAIDING_ROUNDS
    if seat != s.suntzu:
        if early and s.army[s.suntzu][clash.province]:
            return True
        return other == PLAGUE != own or (own == PLAGUE and bool(s.zones[DECK + seat]))
    if early:
        owner = s.controller(clash.province)
        if owner == seat or (owner == NOBODY and any(s.army[seat][near] for near in NEAR[clash.province])):
            return True
    return (SEVEN <= own <= TEN and other != PLAGUE) or (own == MINUS and bool(s.zones[DECK + seat]))


class Window(Calling):
    """Windows C and D (ST-617): play a general that fits, call reinforcements, or pass."""

    __slots__ = ("clash",)

    def __init__(self, s: War, seat: Seat, clash: Clash | None) -> None:
        super().__init__(s, seat, "suntzu.battle" if clash is not None else "suntzu.before-scoring", "ST-617")
        self.clash: Clash | None = clash

    def general_options(self) -> Iterator[Option]:
        """The held generals that can be played now."""
        for general, _ in held_generals(self.s, self.seat):
            option = general_option(self.s, self.seat, general, self.clash)
            if option is not None:
                yield option

    def options(self) -> tuple[Option, ...]:
        """Pass, a general, a call."""
        return (PASS_OPTION, *self.general_options(), *call_option(self.s, self.seat))

    def closed(self) -> dict[str, Refusal]:
        """Held generals that cannot be played now, and why no reinforcements can be called."""
        return closed_actions(self.s, self.seat, self.clash)

    def about(self) -> Facts:
        """The battle."""
        return {} if self.clash is None else self.clash.plain()

    def refuse(self, choice: Choice) -> Refusal | None:
        """ST-741: adjacent, and neutral or his."""
        return refuse_march(self.s, self.seat, choice)

    def draw(self, dice: Dice) -> Choice:
        """Mostly a pass."""
        if dice.below(3):
            return PASS
        options = self.options()
        return draw_action(self.s, self.seat, options[dice.below(len(options))], dice)

    def act(self, choice: Choice) -> None:
        """Carry it out."""
        do_action(self.s, self.seat, choice, self.clash)


def closed_actions(s: War, seat: Seat, clash: Clash | None) -> dict[str, Refusal]:
    """The actions that the seat may think of but cannot do."""
    closed: dict[str, Refusal] = {}
    for general, _ in held_generals(s, seat):
        if general_option(s, seat, general, clash) is None:
            closed[NAMES[general]] = why_not_general(s, seat, general, clash)
    refusal = why_no_call(s, seat)
    if refusal is not None:
        closed["call"] = refusal
    return closed


def why_not_general(s: War, seat: Seat, general: Face, clash: Clash | None) -> Refusal:
    """The rule that keeps a held general back: its time, or that it would change nothing."""
    if general in ROAMING:
        return Refusal("ST-749" if s.round > RAIDING_ROUNDS else "ST-704")
    if clash is not None and clash.faces[seat] == PLAGUE:
        if general == HERBALIST and clash.faces[1 - seat] == PLAGUE:
            return Refusal("ST-723")
        if general == POISONED_WELLS:
            return Refusal("ST-737")
    return Refusal(MOMENT[general])


def refuse_march(s: War, seat: Seat, choice: Choice) -> Refusal | None:
    """ST-741: the two provinces of Forced March must be adjacent, the second neutral or his."""
    if choice.option == NAMES[FORCED_MARCH] and (choice.one("from"), choice.one("to")) not in marches(s, seat):
        return Refusal("ST-741", {"from": PROVINCES[choice.one("from")], "to": PROVINCES[choice.one("to")]})
    return None


def draw_action(s: War, seat: Seat, option: Option, dice: Dice) -> Choice:
    """A random way to do this action."""
    if option.id == NAMES[FORCED_MARCH]:
        ways = marches(s, seat)
        come, go = ways[dice.below(len(ways))]
        return Choice(option.id, {"from": (PROVINCE[come],), "to": (PROVINCE[go],)})
    return Choice(option.id, {pick.slot: (pick.items[dice.below(len(pick.items))],) for pick in option.picks})


def do_action(s: War, seat: Seat, choice: Choice, clash: Clash | None) -> None:
    """ST-617: a call or a general."""
    if choice.option == "call":
        call(s, seat, choice.many("cards"))
    else:
        play_general(s, seat, choice, clash)


def recycle(s: War, seat: Seat, card: Sleeve) -> None:
    """ST-735 to ST-738, ST-746, ST-747: the card goes under the deck, then the top card goes to the box, shown."""
    s.move(card, DECK + seat, at_bottom=True)
    top = s.zones[DECK + seat][-1]
    s.move(top, BOX + seat)
    if s.out is not None:
        s.emit("recycle", {"seat": seat, "card": NAMES[s.faces[card]], "box": NAMES[s.faces[top]]})
