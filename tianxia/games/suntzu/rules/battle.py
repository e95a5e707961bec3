"""Phase 3: the battles, province by province (ST-4xx, ST-5xx)."""

from __future__ import annotations

from tianxia.core.asks import Ask, Choice, Option, Pick, Play, ask
from tianxia.core.dice import Dice
from tianxia.games.suntzu.data import (
    ALL,
    COUNTERED,
    MARGIN,
    NAMES,
    NEAR,
    NO_BATTLE,
    ONE,
    PAID,
    PLAGUE,
    PRICE,
    PROVINCES,
    SECOND_DRUM,
    SIX,
)
from tianxia.games.suntzu.rules.armies import (
    POOL,
    choose_armies,
    gives_from_pool,
    named,
    offers_call,
    pays,
    take_from,
    take_turns,
)
from tianxia.games.suntzu.rules.events import check_event
from tianxia.games.suntzu.rules.generals import PROVINCE, Window, opens_in_battle, province_refs, recycle, spend
from tianxia.games.suntzu.rules.state import EVENTS, LAID, NOBODY, SCORE, UP, Clash, War


def battle(s: War) -> Play[None]:
    """ST-411 to ST-420: one battle, step by step."""
    province = yield from next_province(s)
    s.left.remove(province)
    clash = turn_up(s, province)
    s.trail.append(clash)
    if opens_in_battle(s, 0, clash) or opens_in_battle(s, 1, clash):
        yield from window_c(s, clash)
    if is_plague(s, clash):
        strike(s, clash)
    else:
        if SIX in clash.faces:
            yield from six_markers(s, clash)
        by = result(s, clash)
        note_ones(s, clash)
        if by:
            yield from move_armies(s, clash, by)
        if PRICE[clash.faces[0]] or PRICE[clash.faces[1]]:
            yield from pay_prices(s, clash)
    if s.zones[EVENTS]:
        yield from check_event(s, clash)
    s.trail.pop()
    for seat in clash.recycled:
        recycle(s, seat, s.zones[UP + seat][-1])
    if not s.left:
        s.stage = SCORE
        s.decider = NOBODY


def next_province(s: War) -> Play[int]:
    """ST-401 to ST-410: in the order of the edge, or as the weaker side names them, one by one."""
    if len(s.left) == 1 or s.decider == NOBODY:
        return s.left[0]

    reply = yield from ask(Next(s))
    return reply.one("province")


class Next(Ask):
    """ST-408: which province is fought for next."""

    __slots__ = ("s",)

    def __init__(self, s: War) -> None:
        super().__init__(s.decider, "suntzu.province", "ST-408")
        self.s: War = s

    def options(self) -> tuple[Option, ...]:
        """Any that is left."""
        return (Option("fight", (Pick("province", province_refs(self.s.left)),)),)

    def draw(self, dice: Dice) -> Choice:
        """Any of them."""
        left = self.s.left
        return Choice("fight", {"province": (PROVINCE[left[dice.below(len(left))]],)})


def turn_up(s: War, province: int) -> Clash:
    """ST-412, ST-706, ST-813: both cards at the same time; a 6 on a marked province shows Second Drum."""
    sleeves = [s.zones[LAID + 5 * seat + province][0] for seat in (0, 1)]
    for seat in (0, 1):
        s.move(sleeves[seat], UP + seat)
    clash = Clash(province, (s.faces[sleeves[0]], s.faces[sleeves[1]]))
    s.plagues += (clash.faces[0] == PLAGUE) + (clash.faces[1] == PLAGUE)
    if s.out is not None:
        s.emit("turn-up", {"province": PROVINCES[province], "cards": [NAMES[face] for face in clash.faces]})
    for seat in (0, 1):
        if clash.faces[seat] == SIX and s.banned[seat][province]:
            spend(s, seat, SECOND_DRUM)
    return clash


def window_c(s: War, clash: Clash) -> Play[None]:
    """ST-413, ST-615: generals "during the revealing", and calls."""
    yield from take_turns(
        s,
        lambda seat: opens_in_battle(s, seat, clash),
        lambda seat: Window(s, seat, clash),
        lambda seat, reply: Window(s, seat, clash).act(reply),
    )


# ---- Plague


def is_plague(s: War, clash: Clash) -> bool:
    """ST-414: an uncountered Plague is there."""
    if clash.faces[1 - s.suntzu] == PLAGUE:
        return True
    return clash.faces[s.suntzu] == PLAGUE and not clash.countered


def strike(s: War, clash: Clash) -> None:
    """ST-541 to ST-550, ST-731: half of the armies, rounded down (all but one under Black Miasma), back to the pool."""
    here, lost = clash.province, 0
    owner = s.controller(here)
    if owner != NOBODY:
        armies = s.army[owner][here]
        lost = armies - 1 if s.miasma else armies // 2
        s.army[owner][here] -= lost
        s.pool[owner] += lost
    if s.out is not None:
        s.emit("plague", {"seat": owner, "province": PROVINCES[here], "lost": lost})


# ---- the cards


def six_markers(s: War, clash: Clash) -> Play[None]:
    """ST-415, ST-511 to ST-516, ST-520: each 6 stands an army on the name box, from the pool or a province."""
    players = [seat for seat in s.priority() if clash.faces[seat] == SIX]
    yield from offers_call(s, lambda seat: seat in players and not s.pool[seat], "ST-619")
    for seat in players:
        given = yield from gives_from_pool(s, seat, "six-marker", "ST-513", clash.province)
        take_from(s, seat, given)
        s.marked[seat][clash.province] += len(given)
        s.banned[seat][clash.province] = True
        if s.out is not None:
            facts = {"province": PROVINCES[clash.province], "figures": len(given), "from": named(given)}
            s.emit("six-marker", {"seat": seat, **facts})


def result(s: War, clash: Clash) -> int:
    """ST-416, ST-421 to ST-425, ST-555, ST-558: the result; the winner is kept in the clash."""
    if clash.countered:
        shao = 1 - s.suntzu
        by = COUNTERED[clash.faces[shao]]
        winner = shao if by > 0 else s.suntzu
    else:
        by = MARGIN[s.counted(clash, 0)][s.counted(clash, 1)]
        assert by != NO_BATTLE
        winner = 0 if by > 0 else 1
    clash.winner = winner if by else NOBODY
    if s.out is not None:
        s.emit("result", {"province": PROVINCES[clash.province], "winner": clash.winner, "by": abs(by)})
    return abs(by)


def note_ones(s: War, clash: Clash) -> None:
    """ST-503, ST-504: whoever laid the 1 draws more at the end of the round."""
    for seat in (0, 1):
        if clash.faces[seat] == ONE:
            s.ones[seat] = True


def move_armies(s: War, clash: Clash, by: int) -> Play[None]:
    """ST-430 to ST-449: the loser's armies leave, then the winner's enter; what the pool lacks comes from provinces."""
    winner = clash.winner
    loser, here = 1 - winner, clash.province
    back = min(by, s.army[loser][here])
    needed = by - back
    if s.pool[winner] < needed:
        yield from offers_call(s, lambda seat: seat == winner and s.pool[seat] < needed, "ST-619")
    s.army[loser][here] -= back
    s.pool[loser] += back
    if back and s.out is not None:
        s.emit("retreat", {"seat": loser, "province": PROVINCES[here], "armies": back})
    from_pool = min(needed, s.pool[winner])
    s.pool[winner] -= from_pool
    s.army[winner][here] += from_pool
    missing = needed - from_pool
    places = [POOL] * from_pool
    if missing:
        near = list(NEAR[here])
        far = [place for place in ALL if place != here and place not in near]
        for sources, rule in ((near, "ST-440"), (far, "ST-441")):
            if missing:
                brought = yield from choose_armies(s, winner, missing, sources, "battle", rule)
                take_from(s, winner, brought)
                s.army[winner][here] += len(brought)
                missing -= len(brought)
                places += brought
    if places and s.out is not None:
        facts = {"province": PROVINCES[here], "armies": len(places), "pool": from_pool, "from": named(places)}
        s.emit("enter", {"seat": winner, **facts})


def pay_prices(s: War, clash: Clash) -> Play[None]:
    """ST-418, ST-531 to ST-539, ST-554: +2 and +3 are paid for, won or lost, the priority player first."""
    for seat in s.priority():
        own, other = clash.faces[seat], clash.faces[1 - seat]
        price = PRICE[own] if clash.countered else PAID[own][other]
        if price:
            yield from pays(s, seat, price, "ST-531" if price == 1 else "ST-532")
