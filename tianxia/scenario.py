"""Scenarios for everybody: positions by hand in Python, and the same as a TOML file (docs/scenarios.md)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any, Final

from tianxia.core.asks import Refusal
from tianxia.core.dice import key_from_seed
from tianxia.core.events import Facts
from tianxia.core.game import BadInput
from tianxia.core.log import Journal
from tianxia.core.scenario import SCENARIO_KEY, Scenario, ScriptedSeat, Wrong, refused
from tianxia.games import game

__all__ = ["Scenario", "ScriptedSeat", "Wrong", "from_journal", "load", "refused", "run", "scenario"]

TOP: Final = ("game", "title", "about", "rules", "strict", "seed", "options", "position", "step", "facts")
STEP: Final = ("seat", "option", "picks", "refused", "undo", "next", "dice", "facts", "say")


def scenario(
    game_id: str,
    /,
    options: Mapping[str, str] | None = None,
    strict: bool = False,
    seed: int | None = None,
    **position: Any,
) -> Scenario:
    """A position by hand: `scenario("chuhan", han=["han-xin", "1"], chu=["7", "7"], attacker="chu")`."""
    key = SCENARIO_KEY if seed is None else key_from_seed("scenario", seed)
    return Scenario(game(game_id), position, options or {}, strict, key)


class Script:
    """A scenario file: a position, steps and facts, well-formed but not yet run."""

    __slots__ = ("facts", "game_id", "options", "position", "rules", "seed", "steps", "strict", "title")

    def __init__(self, body: Facts) -> None:
        for key in body:
            if key not in TOP:
                raise BadInput(f"a scenario has no {key!r}; it has {', '.join(TOP)}")
        self.game_id: str = _typed(body, "game", str, None)
        self.title: str = _typed(body, "title", str, "")
        self.rules: list[str] = _typed(body, "rules", list, [])
        self.strict: bool = _typed(body, "strict", bool, False)
        self.seed: int | None = body.get("seed")
        self.options: dict[str, str] = _typed(body, "options", dict, {})
        self.position: Facts = _typed(body, "position", dict, {})
        self.steps: list[Facts] = _typed(body, "step", list, [])
        self.facts: Facts = _typed(body, "facts", dict, {})

    def start(self) -> Scenario:
        """The match at the position."""
        key = SCENARIO_KEY if self.seed is None else key_from_seed("scenario", self.seed)
        return Scenario(game(self.game_id), self.position, self.options, self.strict, key)


def _typed(body: Facts, key: str, kind: type, default: Any) -> Any:
    value = body.get(key, default)
    if not isinstance(value, kind):
        what = "is missing" if key not in body else f"is not {_KINDS[kind]}"
        raise BadInput(f"{key!r} of the scenario {what}")
    return value


_KINDS: Final[dict[type, str]] = {
    str: "a text",
    list: "a list",
    bool: "true or false",
    dict: "a table",
    int: "a number",
}


def load(text: str) -> Script:
    """Read a scenario file; BadInput says what is wrong."""
    try:
        return Script(tomllib.loads(text))
    except tomllib.TOMLDecodeError as wrong:
        raise BadInput(f"the scenario is not TOML: {wrong}") from None


def run(script: Script) -> Scenario:
    """Run a script to its end; Wrong says which step or fact does not hold."""
    played = script.start()
    for n, step in enumerate(script.steps, 1):
        _run_step(played, step, f"step {n}")
    _check_facts(played, script.facts, "at the end")
    return played


def _run_step(played: Scenario, step: Facts, where: str) -> None:
    for key in step:
        if key not in STEP:
            raise BadInput(f"{where} has no {key!r}; a step has {', '.join(STEP)}")
    if "next" in step:
        played.next_cards(*step["next"])
    if "dice" in step:
        played.dice_show(*step["dice"])
    if "undo" in step:
        played.undoes(step["undo"])
    if "option" in step:
        _run_answer(played, step, where)
    _check_facts(played, step.get("facts", {}), f"after {where}")


def _run_answer(played: Scenario, step: Facts, where: str) -> None:
    expected = step.get("refused")
    seat = step.get("seat") or played.waits_for
    if not isinstance(seat, str):
        raise BadInput(f"{where} does not say which seat answers")
    picks = step.get("picks", {})
    if not isinstance(picks, dict) or not all(isinstance(names, list) for names in picks.values()):
        raise BadInput(f"{where}: picks is a table of lists of names")
    try:
        played.does(seat, step["option"], **picks)
    except Refusal as refusal:
        if refusal.rule != expected:
            also = f", not by {expected}" if expected else ""
            raise Wrong(f"{where}: {seat} is refused {step['option']!r} by {refusal.rule}{also}") from None
        return
    if expected is not None:
        raise Wrong(f"{where}: {seat} is not refused {step['option']!r}, although {expected} forbids it")


def _check_facts(played: Scenario, facts: Mapping[str, Any], where: str) -> None:
    for path, wanted in facts.items():
        got = played.fact(path)
        if got != wanted and not (wanted == "none" and got is None):
            raise Wrong(f"{where}: {path} is {got!r}, not {wanted!r}")


# ---- writing


def from_journal(journal: Journal) -> str:
    """The current position of a match as a scenario file: its last rest point, and the answers since as steps."""
    match = journal.match
    mark = match.mark
    assert mark is not None
    names = match.game.seat_names(mark)
    rows = [f"game = {_toml(match.game.id)}", "strict = true", "", "[options]"]
    options = {**match.options, **match.game.fixed_options(mark)}
    rows += [f"{name} = {_toml(value)}" for name, value in options.items()]
    rows += ["", "[position]"]
    rows += [f"{key} = {_toml(v)}" for key, v in match.game.picture(mark).items() if v is not None]
    told = match.clone()
    told.return_to_mark()
    for entry in match.entries:
        for seat, choice in entry.replies.items():
            picks = {
                slot: [match.game.ref_names(told.state, ref)[0] for ref in refs] for slot, refs in choice.picks.items()
            }
            rows += ["", "[[step]]", f"seat = {_toml(names[seat])}", f"option = {_toml(choice.option)}"]
            if picks:
                rows.append(f"picks = {_toml(picks)}")
            told.apply(seat, choice)
    return "\n".join(rows) + "\n"


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, list):
        return "[" + ", ".join([_toml(item) for item in value]) + "]"
    return "{ " + ", ".join([f"{key} = {_toml(item)}" for key, item in value.items() if item is not None]) + " }"
