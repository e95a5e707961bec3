"""The bots of Sun Tzu: the same in all worlds that look the same, always legal, fair, and sensible."""

from itertools import islice

import pytest

from tests.games.suntzu.bots.positions import positions
from tianxia.bots import make_bot
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.match import start
from tianxia.core.views import Glimpse
from tianxia.games import game
from tianxia.games.suntzu.bots.equilibrium import EquilibriumBot
from tianxia.games.suntzu.bots.policy import POLICY
from tianxia.games.suntzu.bots.sight import SunTzuSight, sight_of_state
from tianxia.games.suntzu.rules.state import War

KINDS = {
    "suntzu.general", "suntzu.orders", "suntzu.battle", "suntzu.before-scoring", "suntzu.round-end", "suntzu.call",
    "suntzu.armies", "suntzu.province", "suntzu.keep", "suntzu.another-general",
}  # fmt: skip
OPTIONS = [{}, {"events": "on"}, {"variant": "beginner"}]


@pytest.mark.parametrize("options", OPTIONS)
def test_the_policy_sees_and_chooses_the_same_in_a_world_that_looks_the_same(options: dict[str, str]) -> None:
    for place, (match, question) in enumerate(islice(positions(3, options), 0, 900)):
        other = match.twin(question.seat, key_from_seed("a world", place))
        asked = other.question(question.seat)
        assert asked is not None
        assert isinstance(match.state, War)
        assert isinstance(other.state, War)
        seen, imagined = sight_of_state(match.state, question), sight_of_state(other.state, asked)
        for slot in SunTzuSight.__slots__:
            assert getattr(seen, slot) == getattr(imagined, slot), slot
        assert POLICY.choice(match.state, question, Dice(1)) == POLICY.choice(other.state, asked, Dice(1))


@pytest.mark.parametrize("wild", [2, 6])
def test_every_choice_that_is_thought_of_is_legal_in_every_question(wild: int) -> None:
    kinds: set[str] = set()
    for match, question in islice(positions(5, {"events": "on"}, wild), 0, 2500):
        kinds.add(question.kind)
        if len(match.waiting()) < 2 or match.rests % 3 == 0:
            wide = match.rests % 2 == 0
            ranked = POLICY.ranked(match.state, question, wide)
            if not wide or question.kind != "suntzu.orders":
                assert ranked[0][1] == POLICY.choice(match.state, question, Dice(1))
            assert len({label for label, _ in ranked}) == len(ranked)
            for _, choice in ranked:
                assert question.check(choice) is None, (choice, match.view(question.seat))
    assert kinds == KINDS


@pytest.mark.parametrize("options", [{}, {"events": "on"}])
@pytest.mark.parametrize(
    ("spec", "points", "every"),
    [("random", 200, 3), ("greedy", 200, 3), ("search:8", 40, 17), ("equilibrium:24", 60, 11)],
)
def test_a_bot_answers_alike_in_worlds_that_its_seat_cannot_tell_apart(
    spec: str, points: int, every: int, options: dict[str, str]
) -> None:
    asked = 0
    for place, (match, question) in enumerate(islice(positions(11, options), 0, points * every, every)):
        seat = question.seat
        other = match.twin(seat, key_from_seed("another world", place))
        assert other.view_bytes(seat) == match.view_bytes(seat)
        answers = [make_bot(spec, "suntzu", place).choose(Glimpse(world, seat)) for world in (match, other)]
        assert answers[0] == answers[1]
        asked += 1
    assert asked == points


@pytest.mark.parametrize("spec", ["greedy", "search:4", "equilibrium:12"])
@pytest.mark.parametrize("options", OPTIONS)
def test_whole_games_are_played_and_told_again_by_the_same_keys(spec: str, options: dict[str, str]) -> None:
    digests = []
    for _ in (0, 1):
        match = start(game("suntzu"), 2, options, 5, False)
        bots = [make_bot(spec, "suntzu", seat) for seat in (0, 1)]
        while not match.is_over:
            seat = match.waiting()[0].seat
            match.answer(seat, bots[seat].choose(Glimpse(match, seat)))
        digests.append(match.digest())
    assert digests[0] == digests[1]


def test_greedy_beats_random() -> None:
    won = 0.0
    for number in range(20):
        match = start(game("suntzu"), 2, {}, key_from_seed("greedy", number // 2), False)
        dice = Dice(number)
        mine = number % 2
        while not match.is_over:
            question = match.waiting()[0]
            is_mine = question.seat == mine
            choice = POLICY.choice(match.state, question, dice) if is_mine else question.sample(dice)
            match.apply(question.seat, choice)
        outcome = match.state.outcome
        assert outcome is not None
        won += (mine in outcome.winners) / len(outcome.winners)
    assert won >= 17


def test_search_beats_greedy() -> None:
    won = 0.0
    for number in range(8):
        match = start(game("suntzu"), 2, {}, key_from_seed("search", number // 2), False)
        mine = number % 2
        bots = [make_bot("search:20" if seat == mine else "greedy", "suntzu", number) for seat in (0, 1)]
        while not match.is_over:
            seat = match.waiting()[0].seat
            match.answer(seat, bots[seat].choose(Glimpse(match, seat)))
        outcome = match.state.outcome
        assert outcome is not None
        won += (mine in outcome.winners) / len(outcome.winners)
    assert won >= 6


def test_values_are_chances_and_add_up() -> None:
    for match, _ in islice(positions(9, {}), 0, 300):
        mine, theirs = POLICY.values(match.state)
        assert 0 <= mine <= 1
        assert mine + theirs == pytest.approx(1)


def test_equilibrium_mixes_its_orders() -> None:
    match = next(m for m, question in positions(2, {}) if question.kind == "suntzu.orders")
    seat = match.waiting()[0].seat
    answers = [EquilibriumBot(key, 120).choose(Glimpse(match, seat)).picks["cards"] for key in range(8)]
    assert len(set(answers)) > 2
