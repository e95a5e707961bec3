"""Bots by name: `random`, `novice`, `greedy`, `search`, `search:1000`, those of a game, and one's own (bots/own.py)."""

from __future__ import annotations

from typing import Final

from tianxia.bots import own
from tianxia.bots.bot import Bot, RandomBot
from tianxia.bots.greedy import GreedyBot, NoviceBot
from tianxia.bots.policy import Policy
from tianxia.bots.search import SearchBot
from tianxia.errors import UserError
from tianxia.games import manifest_of, part_of

MOST_ITERATIONS: Final = 1_000_000
USUAL_LEVELS: Final = ("random", "novice", "greedy", "search:100", "search:1000")
ITERATIONS: Final = 1000  # of a search, if nobody says how many


def policy_of(game_id: str) -> Policy | None:
    """The policy of a game, loaded when first wanted; None if it has none."""
    part = part_of(game_id, "bots.policy")
    policy: Policy | None = None if part is None else part.POLICY
    return policy


def names_of(game_id: str) -> tuple[str, ...]:
    """The bots that can play this game, by name: what all games have, what this one has, what packages announce."""
    ours = _ours(game_id)
    return (*ours, *[name for name in own.announced() if name not in ours])


def _ours(game_id: str) -> tuple[str, ...]:
    """The bots of this game that no package has to announce."""
    common = ("random", "novice", "greedy", "search") if policy_of(game_id) is not None else ("random", "search")
    return (*common, *[name for name in manifest_of(game_id).bots if name not in common])


def announced_for(game_id: str) -> tuple[str, ...]:
    """The bots that packages announce, of those that can be loaded and play this game; a name of ours stays ours."""
    ours = _ours(game_id)
    return tuple([name for name in own.announced() if name not in ours and own.plays(name, game_id)])


def levels_of(game_id: str) -> tuple[str, ...]:
    """The bots that a person may sit against, the weakest first."""
    named = manifest_of(game_id).levels
    return named or tuple([spec for spec in USUAL_LEVELS if spec.partition(":")[0] in names_of(game_id)])


def budgets_of(game_id: str) -> dict[str, int]:
    """The bots that take a number of iterations, and the usual one."""
    stated = {name: bot.iterations for name, bot in manifest_of(game_id).bots.items() if bot.iterations}
    return {"search": ITERATIONS, **stated}


def settle_spec(spec: str, game_id: str) -> tuple[str, int]:
    """The name and the iterations (0 if they mean nothing) of a bot with a name; UserError if there is no such bot."""
    name, colon, budget = spec.strip().lower().partition(":")
    names, budgets = names_of(game_id), budgets_of(game_id)
    if name not in names or (colon and name not in budgets):
        told = ", ".join(names)
        raise UserError(
            "there is no bot called {spec!r} for {game_id}; the bots are: {told} (search:N thinks N "
            "times), and FILE.py:CLASS, MODULE:CLASS or run:COMMAND for one of your own",
            spec=spec,
            game_id=game_id,
            told=told,
        )
    if not colon:
        return name, budgets.get(name, 0)
    if not (budget.isascii() and budget.isdecimal()) or not 1 <= int(budget) <= MOST_ITERATIONS:
        raise UserError(
            "{name}:N takes a number of iterations from 1 to {most}, not {spec!r}",
            name=name,
            most=MOST_ITERATIONS,
            spec=spec,
        )
    return name, int(budget)


def check_spec(spec: str, game_id: str) -> None:
    """UserError unless this is a bot that can play this game, by its name or one's own, which is loaded for it."""
    if is_own(spec, game_id):
        own.check(spec.strip(), game_id)
    elif settle_spec(spec, game_id)[0] in own.announced():
        own.check(settle_spec(spec, game_id)[0], game_id)


def is_own(spec: str, game_id: str) -> bool:
    """Whether a file, a module or a command is named; what a name of a bot begins with is that bot."""
    return own.is_own(spec) and spec.strip().lower().partition(":")[0] not in names_of(game_id)


def make_bot(spec: str, game_id: str, key: int) -> Bot:
    """A bot by its name, or one's own, with its own dice; UserError if there is no such bot."""
    if is_own(spec, game_id):
        return own.make(spec.strip(), game_id, key)
    name, iterations = settle_spec(spec, game_id)
    stated = manifest_of(game_id).bots.get(name)
    if stated is not None:
        part = part_of(game_id, stated.module)
        if part is None:
            raise UserError(
                "{game_id} says that its bot {name} is in {module}, but it is not there",
                game_id=game_id,
                name=name,
                module=stated.module,
            )
        special: Bot = part.make(key, iterations)
        return special
    if name in own.announced():
        return own.make(name, game_id, key)
    policy = policy_of(game_id)
    if name == "search":
        return SearchBot(key, policy, iterations)
    if name in ("novice", "greedy") and policy is not None:
        return GreedyBot(key, policy) if name == "greedy" else NoviceBot(key, policy)
    return RandomBot(key)
