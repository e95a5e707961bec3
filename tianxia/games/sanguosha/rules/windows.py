"""What happens at a timing point: whose skills, in which order, checked again before each one (SG-302 to SG-319).

How a point is gone through is the core's; here is what only Sanguosha says about it."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core import windows
from tianxia.core.asks import Ask, Choice, Play, Refusal
from tianxia.core.events import Facts, Seat
from tianxia.core.windows import Asking, Index, Subject
from tianxia.games.sanguosha.rules.skills import CHARACTER_SKILL, EQUIPMENT_SKILL
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.timings import WHEN_DEALING

IGNORES_ARMOR: Final = "ignores-armor"  # an effect: for its owner the armor of these heroes does not count


class TimingPoints(windows.Windows[Table]):
    """Seat by seat from the turn player, character skills before equipment (SG-302, SG-303); each hero chooses the
    order of their own skills, each once or as often as it says (SG-304, SG-317), all of it checked at the very moment
    of activation (SG-306, SG-319)."""

    __slots__ = ()
    ranks: ClassVar[tuple[int, ...]] = (CHARACTER_SKILL, EQUIPMENT_SKILL)

    def index(self, s: Table) -> Index:
        """The skills, effects and equipment of the living."""
        return s.cached or s.index()

    def order(self, s: Table, point: str, matter: Subject) -> list[Seat]:
        """SG-302: the living from the turn player on, and with them one who has just died; for those who rest, see
        `Timed.resting`."""
        if any(s.resting):
            return [seat for seat in s.round_from(s.current) if s.lives(seat) or seat == s.fallen]
        return s.around(s.current, s.fallen)

    def may_act(self, s: Table, seat: Seat) -> bool:
        """The living, and whoever is dying just now."""
        return s.lives(seat) or s.fallen == seat

    def counts(self, s: Table, held: windows.Held, matter: Subject) -> bool:
        """SG-1212: armor may be ignored."""
        return not held.rule.armor or not armor_ignored(s, held.seat, matter)

    def _choose(
        self, s: Table, seat: Seat, ready: list[windows.Held], matter: Subject, point: str
    ) -> Play[tuple[windows.Held | None, Choice]]:
        """What only remembers something comes before all else, unasked."""
        silent = next((held for held in ready if held.rule.silent), None)
        if silent is not None:
            return silent, windows.UNASKED
        return (yield from super()._choose(s, seat, ready, matter, point))

    def question(
        self, s: Table, seat: Seat, ready: list[windows.Held], matter: Subject, point: str, may_pass: bool
    ) -> Ask:
        """SG-304, SG-306: one skill, or one of several."""
        return ActivateSkill(s, seat, ready, matter, point, may_pass)

    def tell(self, s: Table, seat: Seat, held: windows.Held) -> None:
        """A skill is activated."""
        activate(s, seat, held.key, held.rule.forced)


POINTS: Final = TimingPoints()


def at(s: Table, point: str, matter: Subject) -> Asking:
    """One timing point. At most of them nobody at the table has anything: that is seen at a glance."""
    return POINTS.at(s, point, matter) if point in (s.cached or s.index()).triggers else ()


class ActivateSkill(windows.Activate):
    """Which of one's skills to activate now; one that cannot be paid is missing (SG-1530)."""

    __slots__ = ()

    def __init__(
        self, s: Table, seat: Seat, ready: list[windows.Held], matter: Subject, point: str, may_pass: bool
    ) -> None:
        rule = "SG-304" if len(ready) > 1 else "SG-306"
        super().__init__(s, seat, ready, matter, point, may_pass, "sanguosha.skill", rule)

    def refuse(self, choice: Choice) -> Refusal | None:
        """Picks that do not go together, by the skill that they are for."""
        refusal = super().refuse(choice)
        return None if refusal is None else Refusal(refusal.rule, {"skill": choice.option})

    def about(self) -> Facts:
        """The point and what it is about."""
        told = {"skills": [held.key for held in self.ready], "point": self.point}
        return {**told, "matter": self.matter.plain()}


def activate(s: Table, seat: Seat, key: str, forced: bool = False) -> None:
    """Tell that a skill is activated."""
    s.emit("skill", {"seat": seat, "skill": key, "forced": forced})


def armor_ignored(s: Table, seat: Seat, matter: Subject) -> bool:
    """SG-1212: whether the armor of this hero does not count for what is being resolved."""
    ignoring = getattr(matter, "ignores_armor", None)
    if ignoring is not None and seat in ignoring:
        return True
    user = matter.whose(WHEN_DEALING)
    return user >= 0 and seat in s.affected(IGNORES_ARMOR, user)
