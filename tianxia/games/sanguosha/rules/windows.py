"""What happens at a timing point: whose skills, in which order, checked again before each one (SG-302 to SG-319)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tianxia.core.asks import PASS_OPTION, Ask, Choice, Option, Play, Refusal, ask
from tianxia.core.events import Facts, Seat
from tianxia.games.sanguosha.rules.skills import Held, Subject
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.timings import WHEN_DEALING

NO_CHOICE: Final = Choice("yes")
DONE: Final = 1 << 30  # activated, and not to be repeated
IGNORES_ARMOR: Final = "ignores-armor"  # an effect: for its owner the armor of these heroes does not count
NOTHING_DONE: Final[dict[str, int]] = {}


def at(s: Table, point: str, matter: Subject) -> Iterable[tuple[Ask, ...]]:
    """One timing point: seat by seat from the turn player, character skills before equipment (SG-302, SG-303).

    Mostly nobody has anything to do: then there is nothing to wait for, and nothing to go through."""
    waiting = (s.cached or s.index()).triggers.get(point)
    if waiting is not None:
        whose = matter.whose(point)
        for held in waiting:
            if (held.rule.anyone or held.seat == whose) and _is_ready(s, held, matter, point, NOTHING_DONE):
                return _in_order(s, point, matter)
    return ()


def _in_order(s: Table, point: str, matter: Subject) -> Play[None]:
    for seat in s.around(s.current, s.fallen):
        yield from _chances(s, point, matter, seat)


def _chances(s: Table, point: str, matter: Subject, seat: Seat) -> Play[None]:
    """SG-304, SG-317: he chooses the order of his own skills, one at a time, each once or as often as it says."""
    done: dict[str, int] = {}
    for equipped in (False, True):
        while (s.alive[seat] or s.fallen == seat) and not matter.is_over(point):
            ready = [
                held
                for held in s.index().triggers.get(point, ())
                if user_of(held, matter) == seat
                and held.equipped == equipped
                and _is_ready(s, held, matter, point, done)
            ]
            if not ready:
                break
            chosen, choice = yield from _choose(s, seat, ready, matter, point)
            if chosen is None:
                break
            if chosen.rule.times is None:
                done[chosen.key] = DONE
            else:
                done[chosen.key] = done.get(chosen.key, 0) + 1
            if not chosen.rule.asks:
                activate(s, seat, chosen.key, chosen.rule.forced)
            yield from chosen.rule.run(s, chosen.seat, matter, choice)


def user_of(held: Held, matter: Subject) -> Seat:
    """SG-310, SG-311: in whose place of the order a skill is: its owner's, unless another performs its first effect."""
    return held.seat if held.rule.user is None else held.rule.user(matter)


def _is_ready(s: Table, held: Held, matter: Subject, point: str, done: dict[str, int]) -> bool:
    """SG-306, SG-319: everything is looked at at the very moment of activation."""
    rule = held.rule
    so_far = done.get(held.key, 0)
    if so_far and (rule.times is None or so_far >= rule.times(held.seat, matter)):
        return False
    if not rule.anyone and matter.whose(point) != held.seat:
        return False
    if rule.armor and armor_ignored(s, held.seat, matter):
        return False
    if rule.when is not None and not rule.when(s, held.seat, matter):
        return False
    return held.works(s)


def _choose(s: Table, seat: Seat, ready: list[Held], matter: Subject, point: str) -> Play[tuple[Held | None, Choice]]:
    """A single forced skill is not asked about; while a forced one waits nobody can pass."""
    must = any(held.rule.forced for held in ready)
    if must and len(ready) == 1 and ready[0].rule.picks is None:
        return ready[0], NO_CHOICE
    reply = yield from ask(Activate(s, seat, ready, matter, point, not must))
    found = next((held for held in ready if held.key == reply.option), None)
    return found, reply


class Activate(Ask):
    """Which of one's skills to activate now."""

    __slots__ = ("matter", "may_pass", "point", "ready", "s")

    def __init__(self, s: Table, seat: Seat, ready: list[Held], matter: Subject, point: str, may_pass: bool) -> None:
        super().__init__(seat, "sanguosha.skill", "SG-304" if len(ready) > 1 else "SG-306")
        self.s: Table = s
        self.ready: list[Held] = ready
        self.matter: Subject = matter
        self.point: str = point
        self.may_pass: bool = may_pass

    def options(self) -> tuple[Option, ...]:
        """Each skill with what it needs; one that cannot be paid is missing (SG-1530)."""
        found: list[Option] = []
        for held in self.ready:
            picks = () if held.rule.picks is None else held.rule.picks(self.s, self.seat, self.matter)
            if picks is not None and all(len(pick.items) >= pick.least for pick in picks):
                found.append(Option(held.key, picks))
        if self.may_pass or not found:
            found.append(PASS_OPTION)
        return tuple(found)

    def refuse(self, choice: Choice) -> Refusal | None:
        """Picks that do not go together."""
        held = next((held for held in self.ready if held.key == choice.option), None)
        if held is None or held.rule.refuse is None:
            return None
        rule = held.rule.refuse(self.s, self.seat, self.matter, choice)
        return None if rule is None else Refusal(rule, {"skill": held.key})

    def about(self) -> Facts:
        """The point and what it is about."""
        told = {"skills": [held.key for held in self.ready], "point": self.point}
        return {**told, "matter": self.matter.plain()}


def activate(s: Table, seat: Seat, key: str, forced: bool = False) -> None:
    """Tell that a skill is activated, and count it."""
    s.emit("skill", {"seat": seat, "skill": key, "forced": forced})


def armor_ignored(s: Table, seat: Seat, matter: Subject) -> bool:
    """SG-1212: whether the armor of this hero does not count for what is being resolved."""
    ignoring = getattr(matter, "ignores_armor", None)
    if ignoring is not None and seat in ignoring:
        return True
    user = matter.whose(WHEN_DEALING)
    return user >= 0 and seat in s.affected(IGNORES_ARMOR, user)
