"""Gaining and losing skills, awakening and limited skills (SG-152x, SG-16xx)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tianxia.core.asks import Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import PASSIVE, SKILLS
from tianxia.games.sanguosha.rules.moves import remove
from tianxia.games.sanguosha.rules.skills import HAVING, INVALIDATES, had_for_a_time, lasting, plain_key, state
from tianxia.games.sanguosha.rules.table import THIS_GAME, THIS_TURN, Table
from tianxia.games.sanguosha.rules.zones import ATOP

SILENCED: Final = "silenced"  # an effect: the skills of its owner that are not passive are invalid
LABEL_OF: Final[dict[str, str]] = {}  # by skill: what its cards atop a hero are called; they go with it (SG-1524)
TOKEN_OF: Final[dict[str, str]] = {}  # by skill: its tokens, which go with it (SG-1526)
TOKENS: Final[list[str]] = []  # all there are
WHEN_LOST: Final[dict[str, Callable[[Table, Seat], None]]] = {}  # what else goes with a skill (SG-1526)
VIEWED: Final = "#viewed"  # the end of the key of a skill that a hero is viewed as having


def gain_skills(s: Table, seat: Seat, *skills: str) -> None:
    """SG-1537: usable at once; a second skill of the same name is independent of the first (SG-1544)."""
    if not s.alive[seat]:
        return
    keys = list(s.skills[seat])
    for skill in skills:
        keys.append(free_key(skill, keys))
        s.emit("gain-skill", {"seat": seat, "skill": skill})
    s.set_skills(seat, tuple(keys))


def free_key(skill: str, keys: list[str]) -> str:
    """SG-1544: what tells a skill from others of its name: "balance", "balance#2" ..., whichever is still free."""
    names = (skill, *[f"{skill}#{n + 2}" for n in range(len(keys))])
    return next(name for name in names if name not in keys)


def lose_skills(s: Table, seat: Seat, *keys: str) -> Play[None]:
    """The hero has these skills no more, nor what goes with them."""
    for key in keys:
        if key in s.skills[seat]:
            s.set_skills(seat, tuple([held for held in s.skills[seat] if held != key]))
            yield from lose_what_goes_with(s, seat, key)


def lose_what_goes_with(s: Table, seat: Seat, key: str) -> Play[None]:
    """SG-1520, SG-1524, SG-1526: with a skill that is lost go its uses and values, its cards atop its owner and its own
    tokens, unless another skill of the hero has the same ones (Tyranny)."""
    s.uses = [use for use in s.uses if use[1:] != (seat, key)]
    s.values = [kept for kept in s.values if kept[0] != seat or kept[1] not in (key, plain_key(key))]
    s.emit("lose-skill", {"seat": seat, "skill": key})
    skill = plain_key(key)
    token, left = TOKEN_OF.get(skill, ""), [*s.skills[seat], *had_for_a_time(s, seat)]
    if s.tokens[seat].get(token) and not any(TOKEN_OF.get(plain_key(held)) == token for held in left):
        s.token(seat, token, -s.tokens[seat][token])
    if skill in WHEN_LOST:
        WHEN_LOST[skill](s, seat)
    if skill in LABEL_OF:
        yield from remove(s, s.labelled(seat, ATOP, LABEL_OF[skill]))


def another_has(s: Table, seat: Seat, skill: str) -> bool:
    """Whether another hero has this skill, who lives or is just dying: only a seized or copied one was lost."""
    others = [other for other in range(s.seats) if other != seat and (s.alive[other] or other == s.fallen)]
    return any(s.has(other, skill) for other in others)


def lose_all_skills(s: Table, seat: Seat) -> Play[None]:
    """Every skill the hero has, gained ones included (SG-1546); one they are viewed as having is not lost (SG-1522)."""
    yield from lose_skills(s, seat, *[key for key in s.skills[seat] if not key.endswith(VIEWED)])


def view_as_having(s: Table, seat: Seat, skill: str) -> Play[None]:
    """SG-1522: the hero has this skill as long as they are viewed so; another one viewed before is lost with all
    that goes with it (R31)."""
    yield from lose_skills(s, seat, *[key for key in s.skills[seat] if key.endswith(VIEWED) and key != skill + VIEWED])
    if skill + VIEWED not in s.skills[seat]:
        s.set_skills(seat, (*s.skills[seat], skill + VIEWED))
    s.emit("viewed-as-having", {"seat": seat, "skill": skill})


def have_for_a_time(s: Table, seat: Seat, skill: str, until: str, value: int = 1) -> None:
    """The hero has this skill until the end of the turn, phase ...; a second time changes nothing."""
    if not s.has(seat, skill):
        s.add_effect(HAVING + skill, seat, value, until)
        s.emit("gain-skill", {"seat": seat, "skill": skill, "until": until})


def silence(s: Table, seat: Seat) -> None:
    """Until the end of this turn the hero's skills that are not passive are invalid (SG-1520)."""
    if s.alive[seat] and not s.affected(SILENCED, seat):
        s.add_effect(SILENCED, seat, 1, THIS_TURN)


@state(lasting(SILENCED), INVALIDATES)
def is_silenced(s: Table, me: Seat, key: str) -> bool:
    """Whether this skill is not passive."""
    skill = SKILLS.get(plain_key(key))
    return skill is not None and PASSIVE not in skill.types


def view_as_not_activated(s: Table, seat: Seat, key: str) -> None:
    """SG-1608: the last activation does not count; what it has changed stays so, as does the side of a switch skill."""
    for place in range(len(s.uses) - 1, -1, -1):
        if s.uses[place][1:] == (seat, key):
            del s.uses[place]
            return


def number_of_skills(s: Table, seat: Seat) -> int:
    """SG-1545: own and gained skills and those that the hero is viewed as having; not what equipment does, nor what
    may be done by a skill of another hero."""
    return len(s.skills[seat]) + len(had_for_a_time(s, seat))


def not_yet(skill: str, condition: Callable[[Table, Seat, Any], bool]) -> Callable[[Table, Seat, Any], bool]:
    """SG-1604, SG-1606: a condition for an awakening or limited skill, which works once per game."""
    return lambda s, me, matter: not s.used(me, skill, THIS_GAME) and condition(s, me, matter)


def reset_skill(s: Table, seat: Seat, skill: str) -> None:
    """SG-908: a used-up limit of this skill counts as unused again."""
    s.uses = [use for use in s.uses if use[1] != seat or plain_key(use[2]) != skill]
    s.emit("reset-skill", {"seat": seat, "skill": skill})


def use_up(s: Table, seat: Seat, skill: str) -> None:
    """SG-1604, SG-1606: the one activation of the game."""
    s.count_use(seat, skill, THIS_GAME)
