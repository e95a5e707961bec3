"""How a module changes the rules: it names a rule of the base game and says what happens instead, or besides.

A rule of the base game that may be changed is marked `@changeable`. A module is a file of its own in which
`@changes("rat", "clerks_act")` stands before a function that gets the unchanged rule as its first argument. Nothing in
the base game asks which modules are in play."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial, wraps
from typing import Any, Final, TypeVar

F = TypeVar("F", bound=Callable[..., Any])
CHANGES: Final[dict[str, dict[str, Callable[..., Any]]]] = {}  # module -> rule -> what it does instead
ADDED: Final[dict[str, list[tuple[int, str, str]]]] = {}  # module -> season, step, the step it comes after


def changeable(rule: F) -> F:
    """A rule that modules may change; its first argument is the state."""
    name = rule.__name__

    @wraps(rule)
    def dispatched(s: Any, *args: Any, **named: Any) -> Any:
        changed = s.variant.changed.get(name)
        return rule(s, *args, **named) if changed is None else composed(rule, changed)(s, *args, **named)

    return dispatched  # type: ignore[return-value]  # it is called in the same way


def composed(rule: Callable[..., Any], changed: tuple[Callable[..., Any], ...]) -> Callable[..., Any]:
    """The rule with all changes, each given what it changes."""
    whole = rule
    for change in changed:
        whole = partial(change, whole)
    return whole


def changes(module: str, name: str) -> Callable[[F], F]:
    """What a module does instead of a rule; its first argument is the rule as it was."""

    def register(change: F) -> F:
        CHANGES.setdefault(module, {})[name] = change
        return change

    return register


def adds_step(module: str, season: int, word: str, after: str) -> Callable[[F], F]:
    """A step that a module adds to a season; several after the same step follow each other as they are written."""

    def register(run: F) -> F:
        ADDED.setdefault(module, []).append((season, word, after))
        return run

    return register


def changed_by(modules: tuple[str, ...]) -> dict[str, tuple[Callable[..., Any], ...]]:
    """All changes of these modules, by rule, in the order of the modules."""
    found: dict[str, tuple[Callable[..., Any], ...]] = {}
    for module in modules:
        for name, change in CHANGES.get(module, {}).items():
            found[name] = (*found.get(name, ()), change)
    return found


@cache
def steps_with(modules: tuple[str, ...], season: int, base: tuple[str, ...]) -> tuple[str, ...]:
    """The steps of a season with those that these modules add."""
    steps = list(base)
    for module in modules:
        for when, word, after in reversed(ADDED.get(module, ())):
            if when == season:
                steps.insert(steps.index(after) + 1, word)
    return tuple(steps)
