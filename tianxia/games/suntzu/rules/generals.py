"""The ten generals, one function each, which is run when the general is played (ST-7xx); windows.py says how."""

from __future__ import annotations

from tianxia.core.asks import Choice, Pick, Refusal, Sleeve
from tianxia.core.events import Seat
from tianxia.games.suntzu.data import ALL, MINUS, NAMES, NEAR, PLAGUE, PROVINCES, SECOND_DRUM, SEVEN, SIX, TEN
from tianxia.games.suntzu.rules.reckoning import wins_short
from tianxia.games.suntzu.rules.state import BOX, DECK, NOBODY, POOL, SCORE_MARKER, Clash, War
from tianxia.games.suntzu.rules.windows import (
    LAYING,
    SETUP,
    A,
    C,
    D,
    E,
    check_generals,
    general,
    play_general,
    province_refs,
)

# ---- King Shao


@general("second-drum", moments=(LAYING,), rule="ST-706")
def second_drum(s: War, seat: Seat, choice: Choice, clash: Clash | None) -> None:
    """ST-705, ST-706: the 6 may be laid where it was used before, which commits this general; when that 6 is turned up
    the general is shown and used up, and nothing more is decided. ST-707: the 6 then places a second marker."""


def may_lay_six(s: War, seat: Seat, province: int) -> bool:
    """ST-307, ST-308: where the 6 was not used yet; anywhere with Second Drum."""
    return not s.banned[seat][province] or s.holds(seat, SECOND_DRUM)


def show_second_drum(s: War, clash: Clash) -> None:
    """ST-706, ST-708: a 6 turned up at a marked province, whatever lies opposite."""
    for seat in (0, 1):
        if clash.faces[seat] == SIX and s.banned[seat][clash.province]:
            play_general(s, seat, Choice(NAMES[SECOND_DRUM]), clash)


def raided(s: War, seat: Seat) -> tuple[Pick, ...]:
    """ST-712: where an army of Sun Tzu stands."""
    where = [province for province in ALL if s.stock[s.suntzu][province]]
    return (Pick("province", province_refs(where), rule="ST-712"),)


@general(
    "night-raid",
    moments=(A, C, D, E),
    rule="ST-712",
    until=6,
    slots=("province",),
    picks=raided,
    opens=lambda s, seat, clash: s.stock[s.suntzu][clash.province] > 0,  # ST-621
)
def night_raid(s: War, seat: Seat, choice: Choice, clash: Clash | None) -> None:
    """ST-711 to ST-713: one army of Sun Tzu leaves its province for his pool; in any phase up to round 6."""
    province = choice.one("province")
    s.send(s.suntzu, 1, province, POOL)
    s.emit("raid", {"seat": seat, "province": PROVINCES[province]})


def plague_twice(s: War, seat: Seat, clash: Clash) -> str:
    """ST-722, ST-723: not against two Plagues, and not against one that is countered already."""
    if clash.faces[seat] == PLAGUE:
        return "ST-723"
    return "ST-722" if clash.countered else ""


@general(
    "herbalist",
    moments=(C,),
    rule="ST-722",
    cards=lambda own, other: other == PLAGUE,
    closed=plague_twice,
    opens=lambda s, seat, clash: clash.faces[seat] != PLAGUE,  # ST-622
)
def herbalist(s: War, seat: Seat, choice: Choice, clash: Clash | None) -> None:
    """ST-721, ST-722, ST-724: the Plague of Sun Tzu is ignored and counts as a card of strength 0."""
    assert clash is not None
    clash.countered = True


@general("black-miasma", moments=(A,), rule="ST-731")
def black_miasma(s: War, seat: Seat, choice: Choice, clash: Clash | None) -> None:
    """ST-731 to ST-733: in this round every Plague, of either side, takes all armies of the province but one."""
    s.miasma = s.round


def taken_by_plague(s: War, armies: int) -> int:
    """ST-545, ST-731: half of the armies, rounded down; all but one in the round of Black Miasma."""
    return armies - 1 if s.miasma == s.round else armies // 2


def has_deck(s: War, seat: Seat, clash: Clash) -> bool:
    """ST-737, ST-747: there is a deck to put the card under."""
    return bool(s.zones[DECK + seat])


@general(
    "poisoned-wells",
    moments=(C,),
    rule="ST-736",
    cards=lambda own, other: own == PLAGUE,
    closed=lambda s, seat, clash: "" if has_deck(s, seat, clash) else "ST-737",
    opens=has_deck,  # ST-623
)
def poisoned_wells(s: War, seat: Seat, choice: Choice, clash: Clash | None) -> None:
    """ST-735 to ST-738: after the battle one's Plague goes under the deck, and the top card of the deck to the box."""
    assert clash is not None
    clash.recycled.append(seat)


# ---- Sun Tzu


def ways(s: War, seat: Seat) -> list[tuple[int, int]]:
    """ST-741, ST-742: from one of one's provinces to an adjacent one that is neutral or one's own."""
    own = s.stock[seat]
    return [(come, go) for come in ALL if own[come] for go in NEAR[come] if s.controller(go) in (seat, NOBODY)]


def marches(s: War, seat: Seat) -> tuple[Pick, ...]:
    """The provinces that an army can leave, and those that one can reach."""
    found = ways(s, seat)
    comes = [province for province in ALL if any(come == province for come, _ in found)]
    goes = [province for province in ALL if any(go == province for _, go in found)]
    return Pick("from", province_refs(comes), rule="ST-742"), Pick("to", province_refs(goes), rule="ST-741")


def no_way(s: War, seat: Seat, choice: Choice) -> Refusal | None:
    """ST-741: the two provinces are adjacent, the second neutral or one's own."""
    come, go = choice.one("from"), choice.one("to")
    return None if (come, go) in ways(s, seat) else Refusal("ST-741", {"from": PROVINCES[come], "to": PROVINCES[go]})


def concerns_his_armies(s: War, seat: Seat, clash: Clash) -> bool:
    """ST-624: the province is one's own; or neutral with one of one's armies next to it; or one is about to win there
    and must bring armies from other provinces."""
    here, own = clash.province, s.stock[seat]
    if own[here]:
        return True
    if not s.stock[1 - seat][here]:
        for near in NEAR[here]:
            if own[near]:
                return True
    return wins_short(s, clash, seat) and s.on_board(seat) > 0


@general(
    "forced-march",
    moments=(A, C, D, E),
    rule="ST-741",
    until=6,
    slots=("from", "to"),
    picks=marches,
    refuse=no_way,
    opens=concerns_his_armies,
)
def forced_march(s: War, seat: Seat, choice: Choice, clash: Clash | None) -> None:
    """ST-741, ST-742: one of one's armies moves to an adjacent province that is neutral or one's own; up to round 6."""
    come, go = choice.one("from"), choice.one("to")
    s.send(seat, 1, come, go)
    s.emit("march", {"seat": seat, "from": PROVINCES[come], "to": PROVINCES[go]})


@general(
    "feigned-weakness",
    moments=(C,),
    rule="ST-752",
    cards=lambda own, other: SEVEN <= own <= TEN and other != PLAGUE,  # ST-625
)
def feigned_weakness(s: War, seat: Seat, choice: Choice, clash: Clash | None) -> None:
    """ST-743, ST-744, ST-750: one's 7, 8, 9 or 10 counts as a 6 in this battle; no six-marker is placed."""
    assert clash is not None
    clash.feigned = True


@general("victory-before-battle", moments=(SETUP,), rule="ST-749", until=0)
def victory_before_battle(s: War, seat: Seat, choice: Choice, clash: Clash | None) -> None:
    """ST-219, ST-745: the score marker starts one space towards Sun Tzu's end."""
    s.advance(SCORE_MARKER, 1)
    s.emit("score", {"score": s.score, "rule": "ST-745"})


@general(
    "feint-and-withdraw",
    moments=(C,),
    rule="ST-747",
    cards=lambda own, other: own == MINUS,
    closed=lambda s, seat, clash: "" if has_deck(s, seat, clash) else "ST-747",
    opens=has_deck,  # ST-626
)
def feint_and_withdraw(s: War, seat: Seat, choice: Choice, clash: Clash | None) -> None:
    """ST-746, ST-747: after the battle one's -1 goes under the deck, and the top card of the deck to the box."""
    assert clash is not None
    clash.recycled.append(seat)


def levied(s: War, seat: Seat) -> tuple[Pick, ...]:
    """ST-748: provinces where one has armies already, if the pool has one to send."""
    where = [province for province in ALL if s.stock[seat][province]] if s.stock[seat][POOL] else []
    return (Pick("province", province_refs(where), rule="ST-748"),)


@general(
    "fresh-levy",
    moments=(A, C, D, E),
    rule="ST-748",
    until=6,
    slots=("province",),
    picks=levied,
    opens=None,  # ST-624 is one line for Forced March and Fresh Levy
)
def fresh_levy(s: War, seat: Seat, choice: Choice, clash: Clash | None) -> None:
    """ST-748: one army from the pool into a province where one has armies already; up to round 6."""
    province = choice.one("province")
    s.send(seat, 1, POOL, province)
    s.emit("levy", {"seat": seat, "province": PROVINCES[province]})


check_generals()


# ---- when the battle is over


def recycle(s: War, seat: Seat, card: Sleeve) -> None:
    """ST-737, ST-738, ST-747: the card goes under the deck first, then the top card goes to the box, shown."""
    s.move(card, DECK + seat, at_bottom=True)
    top = s.zones[DECK + seat][-1]
    s.move(top, BOX + seat)
    if s.out is not None:
        s.emit("recycle", {"seat": seat, "card": NAMES[s.faces[card]], "box": NAMES[s.faces[top]]})
