"""The public door to scenarios: positions by hand in Python, and the same as a TOML file (docs/scenarios.md)."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Mapping
from typing import Any, Final

from tianxia.core.asks import Choice, Ref, Refusal
from tianxia.core.dice import key_from_seed
from tianxia.core.events import Facts
from tianxia.core.game import Game
from tianxia.core.inputs import a_flag, a_list, a_number, a_table, a_text, said, texts
from tianxia.core.log import Journal
from tianxia.core.match import Match
from tianxia.core.state import State
from tianxia.errors import BadInput, Phrase
from tianxia.games import game
from tianxia.positions.scenario import SCENARIO_KEY, Scenario, ScriptedSeat, Wrong, refused
from tianxia.positions.wording import NotAsked, Unknown, known_by

__all__ = [
    "BadInput", "NotAsked", "Refusal", "Scenario", "Script", "ScriptedSeat", "Unknown", "Wrong", "check_facts",
    "from_journal", "load", "refused", "run", "scenario",
]  # fmt: skip

TOP: Final = ("game", "title", "about", "rules", "strict", "seed", "options", "position", "step", "facts")
STEP: Final = ("seat", "option", "picks", "refused", "undo", "next", "dice", "happens", "facts", "say")
MOST_SEED: Final = 2**64
BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")


def scenario(
    game_id: str,
    /,
    options: dict[str, str] | None = None,
    strict: bool = False,
    seed: int | None = None,
    **position: Any,
) -> Scenario:
    """A position by hand: `scenario("toy", hands=[["sword"], []])`; the keys are those of the game."""
    table = {} if options is None else a_table("options", options)
    return Scenario(game(a_text(Phrase("the game"), game_id)), position, table, a_flag("strict", strict), _key(seed))


def _key(seed: object) -> int:
    return SCENARIO_KEY if seed is None else key_from_seed("scenario", a_number("seed", seed, 0, MOST_SEED))


class Script:
    """A scenario file: a position, steps and facts, well-formed but not yet run."""

    __slots__ = ("about", "facts", "game_id", "key", "options", "position", "rules", "steps", "strict", "title")

    def __init__(self, body: Facts) -> None:
        a_table(Phrase("a scenario"), body, TOP)
        if "game" not in body:
            raise BadInput("the scenario does not name its game")
        self.game_id: str = a_text("game", body["game"])
        self.title: str = a_text("title", body.get("title", ""))
        self.about: str = a_text("about", body.get("about", ""))
        self.rules: list[str] = texts("rules", body.get("rules", []))
        self.strict: bool = a_flag("strict", body.get("strict", False))
        self.key: int = _key(body.get("seed"))
        self.options: Facts = a_table("options", body.get("options", {}))
        self.position: Facts = a_table("position", body.get("position", {}))
        self.steps: list[Step] = [Step(step, n) for n, step in enumerate(a_list("step", body.get("step", [])), 1)]
        self.facts: Facts = a_table("facts", body.get("facts", {}))

    def start(self) -> Scenario:
        """The match at the position."""
        return Scenario(game(self.game_id), self.position, self.options, self.strict, self.key)


class Step:
    """One step: what comes next by chance, what happens, then an answer or an undo, then facts that hold after it."""

    __slots__ = ("dice", "facts", "happens", "next", "option", "picks", "refused", "say", "seat", "undo", "where")

    def __init__(self, body: object, n: int) -> None:
        self.where: Phrase = Phrase("step {n}", n=n)
        given = a_table(self.where, body, STEP)
        self.seat: str | None = self._text(given, "seat")
        self.option: str | None = self._text(given, "option")
        self.undo: str | None = self._text(given, "undo")
        self.refused: str | None = self._text(given, "refused")
        self.say: str | None = self._text(given, "say")
        self.next: list[str] = texts(self._of("next"), given.get("next", []))
        self.dice: list[int] = a_list(self._of("dice"), given.get("dice", []))
        self.happens: Facts = a_table(self._of("happens"), given.get("happens", {}))
        self.picks: dict[str, list[str]] = {
            slot: texts(self._of(slot), names)
            for slot, names in a_table(self._of("picks"), given.get("picks", {})).items()
        }
        self.facts: Facts = a_table(self._of("facts"), given.get("facts", {}))
        if self.option is not None and self.undo is not None:
            raise BadInput("{where} is either an answer (option) or an undo, not both", where=self.where)
        if self.option is None and (self.picks or self.seat is not None):
            raise BadInput("{where} does not say which option is answered", where=self.where)
        if self.option is None and self.undo is None and self.refused is not None:
            raise BadInput("{where} does not say what is refused", where=self.where)

    def _of(self, key: str) -> Phrase:
        return Phrase("{key} of {where}", key=key, where=self.where)

    def _text(self, given: Facts, key: str) -> str | None:
        return a_text(self._of(key), given[key]) if key in given else None

    def run(self, played: Scenario) -> None:
        """Do it; Wrong if it goes otherwise than it says, BadInput if a word of it means nothing."""
        try:
            self._do(played)
            check_facts(played, self.facts, f"after {self.where}")
        except BadInput as wrong:
            raise BadInput("{where}: {wrong}", where=self.where, wrong=wrong) from None

    def _do(self, played: Scenario) -> None:
        if self.next:
            played.next_cards(*self.next)
        if self.dice:
            played.dice_show(*self.dice)
        if self.happens:
            happens = played.game.table_verb(played, "happens")
            if happens is None:
                raise BadInput("nothing can be made to happen in {game}", game=played.game.id)
            happens(self.happens.get("what"), **{fact: told for fact, told in self.happens.items() if fact != "what"})
        if self.undo is not None:
            undoing = self.undo
            self._expect(lambda: played.undoes(undoing), f"{undoing} is not refused an undo")
        elif self.option is not None:
            seat, option = self.seat or played.waits_for, self.option
            if not isinstance(seat, str):
                raise BadInput("it is not said which seat answers")
            self._expect(lambda: played.does(seat, option, **self.picks), f"{seat} is not refused {said(option)}")

    def _expect(self, act: Callable[[], object], instead: str) -> None:
        try:
            act()
        except Refusal as refusal:
            if refusal.rule != self.refused:
                other = f"; it should be refused by {self.refused}" if self.refused else ""
                raise Wrong(f"{self.where}: {refusal}{other}") from None
            return
        if self.refused is not None:
            raise Wrong(f"{self.where}: {instead}, although {self.refused} forbids it")


def load(text: str) -> Script:
    """Read a scenario file; BadInput says what is wrong."""
    try:
        body = tomllib.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise BadInput(
            "the scenario is not TOML: {why}",
            why=Phrase(str(wrong).splitlines()[0] if str(wrong) else "it nests too deep"),
        ) from None
    return Script(body)


def run(script: Script) -> Scenario:
    """Run a script to its end; Wrong says which step or fact does not hold."""
    played = script.start()
    for step in script.steps:
        step.run(played)
    check_facts(played, script.facts, "at the end")
    return played


def check_facts(played: Scenario, facts: Mapping[str, Any], where: str, above: str = "") -> None:
    """A table names facts below its own name; "none" is nobody or nothing."""
    for name, wanted in facts.items():
        path = above + name
        got = played.fact(path)
        if isinstance(wanted, dict) and wanted and isinstance(got, dict | list):
            check_facts(played, wanted, where, path + ".")
        elif got != wanted and not (wanted == "none" and got is None):
            raise Wrong(f"{where}: {path} is {said(got)}, not {said(wanted)}")


# ---- writing


def from_journal(journal: Journal) -> str:
    """The current position of a match as a scenario file: its last rest point, and the answers since as steps."""
    match = journal.match
    mark = match.mark
    assert mark is not None
    rows = [f"game = {_toml(match.game.id)}", "strict = true", "", "[options]"]
    options = {**match.options, **match.game.fixed_options(mark)}
    rows += [f"{name} = {_toml(value)}" for name, value in options.items()]
    rows += ["", "[position]"]
    rows += [f"{_key_name(key)} = {_toml(v)}" for key, v in match.game.picture(mark).items() if v is not None]
    if mark.dice.script:
        rows += ["", "[[step]]", f"dice = {_toml(mark.dice.script)}"]
    told = match.clone()
    if match.entries or match.sealed:  # else the mark may be one after which nobody is asked any more
        told.return_to_mark()
    for replies in (*[entry.replies for entry in match.entries], match.sealed):
        for seat, choice in replies.items():
            rows += _step(told, match.game.seat_names(mark)[seat], seat, choice)
            told.apply(seat, choice)
    return "\n".join(rows) + "\n"


def _step(told: Match, name: str, seat: int, choice: Choice) -> list[str]:
    question = told.question(seat)
    assert question is not None
    offered = {
        pick.slot: pick.items for option in question.options() if option.id == choice.option for pick in option.picks
    }
    rows = ["", "[[step]]", f"seat = {_toml(name)}", f"option = {_toml(choice.option)}"]
    picks = {
        slot: [_pick_name(told.game, told.state, ref, offered[slot]) for ref in refs]
        for slot, refs in choice.picks.items()
    }
    return [*rows, f"picks = {_toml(picks)}"] if picks else rows


def _pick_name(game: Game, state: State, ref: Ref, items: tuple[Ref, ...]) -> str:
    """The name of what was picked; of alike cards also who knows it ("7@han") and which of a row it is ("7#2")."""
    name = game.ref_names(state, ref)[0]
    knowing = known_by(game, state, ref)
    alike = [item for item in items if game.ref_names(state, item)[0] == name]
    same = [item for item in alike if known_by(game, state, item) == knowing]
    if len(same) < len(alike):
        name += "@" + "+".join(knowing)
    return name if same.index(ref) == 0 else f"{name}#{same.index(ref) + 1}"


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)  # a text of JSON is one of TOML
    if isinstance(value, list):
        return "[" + ", ".join([_toml(item) for item in value]) + "]"
    return "{ " + ", ".join([f"{_key_name(key)} = {_toml(v)}" for key, v in value.items() if v is not None]) + " }"


def _key_name(key: str) -> str:
    """A key of TOML stands bare if it can."""
    return key if BARE_KEY.fullmatch(key) else json.dumps(key, ensure_ascii=False)
