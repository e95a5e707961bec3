"""Bots by name: `random`, `novice`, `greedy`, `search`, `search:1000`, and those that only one game has."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from tianxia.bots.bot import Bot, RandomBot
from tianxia.bots.greedy import GreedyBot, NoviceBot
from tianxia.bots.policy import Policy
from tianxia.bots.search import SearchBot
from tianxia.errors import UserError

MOST_ITERATIONS: Final = 1_000_000
BUDGETS: Final = {"search": 1000, "equilibrium": 240}  # bots that take a number of iterations, and the usual one
ADVICE: Final = "search:300"  # who gives a player the best hint
ADVICE_IN: Final = {"sanguosha": "search:2400"}  # its playouts are two turns, not a game: a second or two
LEVELS: Final = ("random", "search:100", "search:300", "search:1000")  # of a game that has no list of its own
LEVELS_IN: Final = {  # from the weakest to the strongest, by what they win in the arena (docs/bots.md)
    "chuhan": ("random", "novice", "greedy", "search:100", "search:300", "search:1000"),
    "suntzu": ("random", "novice", "greedy", "equilibrium", "search:100"),  # longer searches win no more
    "sanguosha": ("random", "novice", "greedy", "search:100", "search:300", "search:1000"),
}
POLICIES: Final = {  # game -> where its POLICY is
    "chuhan": "tianxia.games.chuhan.bots.policy",
    "suntzu": "tianxia.games.suntzu.bots.policy",
    "sanguosha": "tianxia.games.sanguosha.bots.policy",
}
SPECIAL: Final = {  # where `make(key, iterations)` is
    ("suntzu", "equilibrium"): "tianxia.games.suntzu.bots.equilibrium",
    ("sanguosha", "search"): "tianxia.games.sanguosha.bots.search",
}


def policy_of(game_id: str) -> Policy | None:
    """The policy of a game, loaded when first wanted; None if it has none."""
    if game_id not in POLICIES:
        return None
    policy: Policy = import_module(POLICIES[game_id]).POLICY
    return policy


def names_of(game_id: str) -> tuple[str, ...]:
    """The bots that can play this game."""
    special = [name for game, name in SPECIAL if game == game_id and name != "search"]
    return ("random", "novice", "greedy", "search", *special) if game_id in POLICIES else ("random", "search")


def levels_of(game_id: str) -> tuple[str, ...]:
    """The bots that a player may choose from, the weakest first."""
    return LEVELS_IN.get(game_id, LEVELS)


def adviser_of(game_id: str) -> str:
    """The bot whose choice is the best hint in this game."""
    return ADVICE_IN.get(game_id, ADVICE)


def settle_spec(spec: str, game_id: str) -> tuple[str, int]:
    """The name and the iterations (0 if they mean nothing) of a bot; UserError if there is no such bot."""
    name, colon, budget = spec.strip().lower().partition(":")
    names = names_of(game_id)
    if name not in names or (colon and name not in BUDGETS):
        told = ", ".join(names)
        raise UserError(
            f"there is no bot called {spec!r} for {game_id}; the bots are: {told} (search:N thinks N times)"
        )
    if not colon:
        return name, BUDGETS.get(name, 0)
    if not (budget.isascii() and budget.isdecimal()) or not 1 <= int(budget) <= MOST_ITERATIONS:
        raise UserError(f"{name}:N takes a number of iterations from 1 to {MOST_ITERATIONS}, not {spec!r}")
    return name, int(budget)


def make_bot(spec: str, game_id: str, key: int) -> Bot:
    """A bot by its name, with its own dice; UserError if there is no such bot."""
    name, iterations = settle_spec(spec, game_id)
    if (game_id, name) in SPECIAL:
        special: Bot = import_module(SPECIAL[game_id, name]).make(key, iterations)
        return special
    policy = policy_of(game_id)
    if name == "search":
        return SearchBot(key, policy, iterations)
    if name in ("novice", "greedy") and policy is not None:
        return GreedyBot(key, policy) if name == "greedy" else NoviceBot(key, policy)
    return RandomBot(key)
