"""Positions of Sanguosha for the tests of its bots: five heroes whose deeds have told who is who."""

from typing import Any

from tianxia.bots import make_bot
from tianxia.core.asks import Choice
from tianxia.core.views import Glimpse
from tianxia.scenario import Scenario, scenario

# round the table: the ruler, a rebel, the loyalist, a rebel, the spy; their deeds have told who is who
RULER, REBEL, LOYALIST, OTHER_REBEL, SPY = ALL = ("zhang-liao", "xu-chu", "guan-yu", "ma-chao", "gan-ning")
ROLES = dict(zip(ALL, ("ruler", "rebel", "loyalist", "rebel", "spy"), strict=True))
DEEDS = {
    LOYALIST: {REBEL: -6, OTHER_REBEL: -6, RULER: 6},
    REBEL: {RULER: -8, LOYALIST: -6},
    OTHER_REBEL: {RULER: -8, LOYALIST: -6},
    SPY: {REBEL: -4},
}
Cast = dict[str, str]  # who sits in whose place


def table(hands: dict[str, list[str]], cast: Cast | None = None, **position: Any) -> Scenario:
    """A table in the Action Phase of the ruler or of `turn`; whose hand is not named has none.

    Heroes who sit in the place of others are named by these everywhere."""
    held = {hero: hands.get(hero, []) for hero in ALL}
    told = {"heroes": list(ALL), "roles": ROLES, "ruler": RULER, "deeds": DEEDS, "hands": held, **position}
    return scenario("sanguosha", **recast(told, cast or {}))


def recast(told: Any, cast: Cast) -> Any:
    """The same with other heroes in some places."""
    if isinstance(told, dict):
        return {cast.get(key, key): recast(value, cast) for key, value in told.items()}
    if isinstance(told, list):
        return [recast(value, cast) for value in told]
    return cast.get(told, told) if isinstance(told, str) else told


def passed_on(played: Scenario, hero: str, kind: str) -> Scenario:
    """All others pass until this hero is asked for this."""
    question = played.match.waiting()[0]
    while (played.names[question.seat], question.kind) != (hero, kind):
        played.match.answer(question.seat, Choice("pass"))
        question = played.match.waiting()[0]
    return played


def greedy(played: Scenario) -> str:
    """The option that the rule bot takes at the first open question."""
    return chosen(played).option


def greedy_words(played: Scenario) -> tuple[str, ...]:
    """The same with what it picks, cards by their kind."""
    return tuple([name.partition(":")[0] for name in exact(played)])


def exact(played: Scenario) -> tuple[str, ...]:
    """The same with the suits and numbers of the cards."""
    choice, state = chosen(played), played.match.state
    picked = [ref for refs in choice.picks.values() for ref in refs]
    return (choice.option, *[played.game.ref_names(state, ref)[0] for ref in picked])


def chosen(played: Scenario) -> Choice:
    """What the rule bot does with the first open question."""
    return make_bot("greedy", "sanguosha", 1).choose(Glimpse(played.match, played.match.waiting()[0].seat))
