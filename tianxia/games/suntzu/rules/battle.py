"""Phase 3: the battles, province by province (ST-4xx, ST-5xx)."""

from __future__ import annotations

from tianxia.core.asks import Ask, Choice, Option, Pick, Play, ask
from tianxia.core.dice import Dice
from tianxia.games.suntzu.data import ALL, NAMES, NEAR, ONE, PLAGUE, PRICE, PROVINCES, SIX
from tianxia.games.suntzu.rules.armies import choose_armies, gives_from_pool, named, offers_call, pays, send_armies
from tianxia.games.suntzu.rules.events import check_event
from tianxia.games.suntzu.rules.generals import recycle, show_second_drum, taken_by_plague
from tianxia.games.suntzu.rules.reckoning import is_plague, price, reckoned
from tianxia.games.suntzu.rules.state import EVENTS, LAID, MARK, NOBODY, POOL, SCORE, UP, Clash, War
from tianxia.games.suntzu.rules.windows import PROVINCE, opens_in_battle, province_refs, window_c


def battle(s: War) -> Play[None]:
    """ST-411 to ST-420: one battle, step by step."""
    province = yield from next_province(s)
    s.left.remove(province)
    clash = turn_up(s, province)
    s.trail.append(clash)
    s.beat("turned-up")
    if opens_in_battle(s, 0, clash) or opens_in_battle(s, 1, clash):
        yield from window_c(s, clash)
    if PLAGUE in clash.faces and is_plague(s, clash):
        strike(s, clash)
    else:
        if SIX in clash.faces:
            yield from six_markers(s, clash)
        by = result(s, clash)
        if ONE in clash.faces:
            note_ones(s, clash)
        if by:
            yield from move_armies(s, clash, by)
        if PRICE[clash.faces[0]] or PRICE[clash.faces[1]]:
            yield from pay_prices(s, clash)
    s.beat("fought")
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
        """Any of the provinces that are left."""
        left = self.s.left
        return Choice("fight", {"province": (PROVINCE[left[dice.below(len(left))]],)})


def turn_up(s: War, province: int) -> Clash:
    """ST-412, ST-706, ST-813: both cards at the same time; a 6 on a marked province shows Second Drum."""
    one, other = s.zones[LAID + province][0], s.zones[LAID + 5 + province][0]
    s.move(one, UP)
    s.move(other, UP + 1)
    clash = Clash(province, (s.faces[one], s.faces[other]))
    s.plagues += clash.faces.count(PLAGUE)
    if s.out is not None:
        s.emit("turn-up", {"province": PROVINCES[province], "cards": [NAMES[face] for face in clash.faces]})
    if SIX in clash.faces:
        show_second_drum(s, clash)
    return clash


# ---- Plague


def strike(s: War, clash: Clash) -> None:
    """ST-541 to ST-550: a part of the armies goes back to the pool, whoever laid the Plague."""
    here, lost = clash.province, 0
    owner = s.controller(here)
    if owner != NOBODY:
        lost = taken_by_plague(s, s.stock[owner][here])
        s.send(owner, lost, here, POOL)
    if s.out is not None:
        s.emit("plague", {"seat": owner, "province": PROVINCES[here], "lost": lost})


# ---- the cards


def six_markers(s: War, clash: Clash) -> Play[None]:
    """ST-415, ST-511 to ST-516, ST-520: each 6 stands an army on the name box, from the pool or a province."""
    players = [seat for seat in s.priority() if clash.faces[seat] == SIX]
    yield from offers_call(s, lambda seat: seat in players and not s.stock[seat][POOL], "ST-619")
    for seat in players:
        places = yield from gives_from_pool(s, seat, "six-marker", "ST-513", clash.province)
        send_armies(s, seat, places, MARK + clash.province)
        s.banned[seat][clash.province] = True
        if s.out is not None:
            facts = {"province": PROVINCES[clash.province], "figures": len(places), "from": named(places)}
            s.emit("six-marker", {"seat": seat, **facts})


def result(s: War, clash: Clash) -> int:
    """ST-416: the result; the winner is kept in the clash."""
    clash.winner, by = reckoned(s, clash)
    if s.out is not None:
        s.emit("result", {"province": PROVINCES[clash.province], "winner": clash.winner, "by": by})
    return by


def note_ones(s: War, clash: Clash) -> None:
    """ST-503, ST-504: whoever laid the 1 draws more at the end of the round."""
    for seat in (0, 1):
        if clash.faces[seat] == ONE:
            s.ones[seat] = True


def move_armies(s: War, clash: Clash, by: int) -> Play[None]:
    """ST-430 to ST-449: the loser's armies leave, then the winner's enter; what the pool lacks comes from provinces."""
    winner = clash.winner
    loser, here = 1 - winner, clash.province
    own = s.stock[winner]
    back = min(by, s.stock[loser][here])
    needed = by - back
    if own[POOL] < needed:
        yield from offers_call(s, lambda seat: seat == winner and own[POOL] < needed, "ST-619")
    if back:
        s.send(loser, back, here, POOL)
        if s.out is not None:
            s.emit("retreat", {"seat": loser, "province": PROVINCES[here], "armies": back})
    from_pool = min(needed, own[POOL])
    if from_pool:
        s.send(winner, from_pool, POOL, here)
    missing = needed - from_pool
    places = [POOL] * from_pool
    if missing:
        near = list(NEAR[here])
        far = [place for place in ALL if place != here and place not in near]
        for sources, rule in ((near, "ST-440"), (far, "ST-441")):
            if missing:
                brought = yield from choose_armies(s, winner, missing, sources, "battle", rule)
                send_armies(s, winner, brought, here)
                missing -= len(brought)
                places += brought
    if places and s.out is not None:
        facts = {"province": PROVINCES[here], "armies": len(places), "pool": from_pool, "from": named(places)}
        s.emit("enter", {"seat": winner, **facts})


def pay_prices(s: War, clash: Clash) -> Play[None]:
    """ST-418, ST-531 to ST-539, ST-554: +2 and +3 are paid for, won or lost, the priority player first."""
    for seat in s.priority():
        due = price(clash, seat)
        if due:
            yield from pays(s, seat, due, "ST-531" if due == 1 else "ST-532")
