"""Nobody is asked more often than the ledger says: its windows, read again from what an onlooker sees."""

from typing import Any

import pytest

from tests.games.suntzu.rules.starts import begin, questions
from tests.marks import rule
from tianxia.core.asks import Ask
from tianxia.core.dice import Dice
from tianxia.core.events import SPECTATOR
from tianxia.core.match import Match

BORDERS = [  # ST-116
    ("qin", "jin-yan"), ("qin", "han-qi"), ("qin", "chu"), ("jin-yan", "han-qi"), ("han-qi", "chu"), ("han-qi", "wu"),
    ("chu", "wu"),
]  # fmt: skip
GAMES = [{}, {"events": "on"}, {"variant": "beginner"}]
HIGH = ("num-7", "num-8", "num-9", "num-10")
UNFRAMED = 14  # ST-106, for each side
PRICES = {"plus-2": 1, "plus-3": 2}  # ST-531, ST-532
GIVEN = {"pandemic": 1, "champions-challenge": 1, "heros-challenge": 2}  # ST-812, ST-821, ST-826
STEPS = {"plus-1": 1, "plus-2": 2, "plus-3": 3, "minus-1": -1}


def margin(own: str, other: str) -> int:
    """By how much one's own card wins, or loses (ST-421, ST-525 to ST-529, ST-551 to ST-553)."""
    if own in STEPS and other in STEPS:
        return max(0, STEPS[own]) - max(0, STEPS[other])
    if own in STEPS:
        return STEPS[own]
    if other in STEPS:
        return -STEPS[other]
    return int(own.removeprefix("num-")) - int(other.removeprefix("num-"))


class Onlooker:
    """What lies open, in the words of the ledger."""

    def __init__(self, match: Match) -> None:
        self.view = view = match.view(SPECTATOR)
        self.told = match.told(SPECTATOR)
        self.sides = [seat["side"] for seat in view["seats"]]
        self.armies = {
            (side, row["id"]): row["armies"][seat] for row in view["provinces"] for seat, side in enumerate(self.sides)
        }

    def holds_a_general(self, side: str) -> bool:
        held = self.seat(side)["held"]
        return bool(held["hidden"] or held["known"])

    def seat(self, side: str) -> dict[str, Any]:
        found: dict[str, Any] = self.view["seats"][self.sides.index(side)]
        return found

    def window_c(self, side: str) -> list[str]:
        """The lines of the ledger by which window C is open for this side (ST-615)."""
        clash = self.view["resolving"][-1]
        blue, red = (clash["faces"][self.sides.index(each)] for each in ("suntzu", "shao"))
        here, early, deck = clash["province"], self.view["round"] <= 6, len(self.seat(side)["deck"])
        near = [two if one == here else one for one, two in BORDERS if here in (one, two)]
        neutral = not self.armies["suntzu", here] and not self.armies["shao", here]
        lines = {
            "shao": {
                "ST-621": early and self.armies["suntzu", here],
                "ST-622": blue == "plague" and red != "plague",
                "ST-623": red == "plague" and deck,
            },
            "suntzu": {
                "ST-624": early
                and (
                    self.armies["suntzu", here]
                    or (neutral and any(self.armies["suntzu", place] for place in near))
                    or self.wins_short(blue, red, clash)
                ),
                "ST-625": blue in HIGH and red != "plague",
                "ST-626": blue == "minus-1" and deck,
            },
        }
        return [line for line, holds in lines[side].items() if holds]

    def wins_short(self, blue: str, red: str, clash: dict[str, Any]) -> bool:
        """ST-624: Sun Tzu wins as the cards lie, and his pool has fewer armies than must enter."""
        if red == "plague" or (blue == "plague" and not clash["countered"]):
            return False
        by = margin("num-0" if clash["countered"] else "num-6" if clash["feigned"] else blue, red)
        pool = self.seat("suntzu")["pool"] - (blue == "num-6")
        return self.on_board() > 0 and by - self.armies["shao", clash["province"]] > max(0, pool)

    def on_board(self) -> int:
        """The armies of Sun Tzu in provinces."""
        return sum(armies for (side, _), armies in self.armies.items() if side == "suntzu")

    def window_d(self) -> bool:
        """ST-616."""
        return self.view["round"] in (3, 6) and self.on_board() > 0

    def window_e(self) -> bool:
        """ST-627."""
        return self.view["round"] == 6 and self.view["stage"] == "draw" and self.on_board() > 0

    def may_call(self, side: str) -> bool:
        """ST-619: reinforcements, and an unframed card may be in the hand."""
        seat = self.seat(side)
        loose_up = [card for card in seat["up"] if card["face"] not in [f"num-{n}" for n in range(1, 7)]]
        return seat["reserve"] > 0 and UNFRAMED - len(seat["deck"]) - len(seat["box"]) - len(loose_up) > 0

    def is_short(self, side: str) -> bool:
        """ST-619: the pool is too small for a six-marker, the armies of the winner, a price or an event."""
        clash, pool = self.view["resolving"][-1], self.seat(side)["pool"]
        after = self.told[max(n for n, told in enumerate(self.told) if told["kind"] == "turn-up") :]
        events = [told["event"] for told in after if told["kind"] == "event"]
        if events:
            return bool(pool < GIVEN.get(events[-1], 0))
        own = clash["faces"][self.sides.index(side)]
        result = next((told for told in after if told["kind"] == "result"), None)
        if result is None:
            return bool(own == "num-6" and pool == 0)
        loser = self.sides[1 - self.sides.index(side)]
        enter = result["by"] - min(result["by"], self.armies[loser, clash["province"]])
        entered = any(told["kind"] in ("enter", "retreat") for told in after)
        wins = result["winner"] >= 0 and self.sides[result["winner"]] == side
        return bool((wins and not entered and pool < enter) or pool < PRICES.get(own, 0))


def why_asked(seen: Onlooker, question: Ask) -> bool:
    """Whether the ledger opens this question on what lies open."""
    side = seen.sides[question.seat]
    if question.kind == "suntzu.battle":
        return seen.holds_a_general(side) and bool(seen.window_c(side))
    if question.kind == "suntzu.before-scoring":
        return seen.holds_a_general(side) and seen.window_d()
    if question.kind == "suntzu.round-end":
        return seen.holds_a_general(side) and seen.window_e()
    if question.kind == "suntzu.call":
        at_the_end = question.rule == "ST-620"
        return seen.may_call(side) and (seen.view["score"] == 0 if at_the_end else seen.is_short(side))
    if question.kind == "suntzu.province":
        return seen.view["round"] >= 4 and len(seen.view["left"]) > 1
    if question.kind == "suntzu.armies":
        return len(list(question.expand())) > 1
    if question.kind == "suntzu.keep":
        seat = seen.seat(side)
        return bool(seat["drawn"]["hidden"] > (2 if seat["bonus"] else 1))
    return question.kind in ("suntzu.orders", "suntzu.general", "suntzu.another-general")


@rule("ST-615", "ST-616", "ST-619", "ST-620", "ST-621", "ST-622", "ST-623", "ST-624", "ST-625", "ST-626",
      "ST-627")  # fmt: skip
@pytest.mark.parametrize("options", GAMES, ids=str)
def test_every_question_has_its_line_in_the_ledger(options: dict[str, str]):
    kinds: set[str] = set()
    for seed in range(40):
        for match in questions(begin(seed, **options), seed):
            seen = Onlooker(match)
            for question in match.waiting():
                kinds.add(question.kind)
                assert why_asked(seen, question), (seed, question.kind, seen.view)
    assert ("suntzu.battle" in kinds) == (options.get("variant") != "beginner")


@rule("ST-612")
@pytest.mark.parametrize("options", GAMES, ids=str)
def test_nobody_is_asked_again_before_somebody_has_acted(options: dict[str, str]):
    """After a pass the same kind of question comes only when something has happened since."""
    for seed in range(40):
        passed: dict[int, tuple[str, int]] = {}  # by seat: which kind of question, and how much had happened then
        match, dice = begin(seed, **options), Dice(seed)
        while not match.is_over:
            question = match.waiting()[0]
            asked = (question.kind, len(match.events))
            assert passed.get(question.seat) != asked, seed
            choice = question.sample(dice)
            if choice.option == "pass":
                passed[question.seat] = asked
            match.answer(question.seat, choice)
