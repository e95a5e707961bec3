"""The bots of Huns: legal, fair, the same by the same key, and sensible in positions that speak for themselves."""

from itertools import islice

import pytest

from tests.games.huns.bots.positions import chosen, positions, table, with_die
from tianxia.bots import make_bot
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.match import start
from tianxia.core.views import Glimpse
from tianxia.games import game
from tianxia.games.huns.bots.greedy import SCORES
from tianxia.games.huns.bots.policy import POLICY
from tianxia.games.huns.bots.worth import Outlook
from tianxia.games.huns.rules.state import Camps

REDS = {"wagons": [{"wagon": "wagon-purple-1", "goods": ["red", "black", "black"]}, "wagon-purple-2"]}
EMPTY = {"wagons": ["wagon-purple-1", "wagon-purple-2"]}  # red and black, green and yellow
LATE = dict.fromkeys(("blue", "red", "green", "black", "yellow"), 1)


@pytest.mark.parametrize("wild", [2, 6])
def test_every_choice_that_is_thought_of_is_legal(wild: int) -> None:
    kinds: set[str] = set()
    for match, question in islice(positions(5, wild), 1500):
        kinds.add(question.kind)
        ranked = POLICY.ranked(match.state, question, wide=True)
        assert ranked[0][1] == POLICY.choice(match.state, question, Dice(1))
        assert len({label for label, _ in ranked}) == len(ranked)
        for _, choice in ranked:
            assert question.check(choice) is None, (choice, match.view(question.seat))
    assert kinds >= set(SCORES) - {"huns.ban", "huns.move", "huns.copy", "huns.turn"}


@pytest.mark.parametrize(("spec", "points", "every"), [("greedy", 300, 3), ("search:8", 30, 29)])
def test_a_bot_answers_alike_in_worlds_that_its_seat_cannot_tell_apart(spec: str, points: int, every: int) -> None:
    for place, (match, question) in enumerate(islice(positions(11), 0, points * every, every)):
        seat = question.seat
        other = match.twin(seat, key_from_seed("another world", place))
        assert other.view_bytes(seat) == match.view_bytes(seat)
        answers = [make_bot(spec, "huns", place).choose(Glimpse(world, seat)) for world in (match, other)]
        assert answers[0] == answers[1]


@pytest.mark.parametrize("spec", ["novice", "greedy", "search:2"])
def test_whole_games_are_played_and_told_again_by_the_same_keys(spec: str) -> None:
    digests = []
    for _ in (0, 1):
        match = start(game("huns"), 3, {}, 5, False)
        bots = [make_bot(spec, "huns", seat) for seat in range(3)]
        while not match.is_over:
            seat = match.waiting()[0].seat
            match.answer(seat, bots[seat].choose(Glimpse(match, seat)))
        digests.append(match.digest())
    assert digests[0] == digests[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_of_a_match_add_up_and_end_with_the_winner(seats: int) -> None:
    match = start(game("huns"), seats, {}, 8, False)
    dice = Dice(8)
    while not match.is_over:
        values = POLICY.values(match.state)
        assert len(values) == seats
        assert abs(sum(values) - 1) < 1e-9
        question = match.waiting()[0]
        match.apply(question.seat, POLICY.choice(match.state, question, dice))
    outcome = match.state.outcome
    assert outcome is not None
    assert [seat for seat, value in enumerate(POLICY.values(match.state)) if value] == list(outcome.winners)


# ---- dice and actions


def test_a_die_that_fills_a_wagon_is_taken() -> None:
    played = table(REDS, dice={"red": 2, "green": 2}, reserve={**LATE, "red": 2, "blue": 0}, seats=3)
    assert chosen(played) == ("take", {"die": ("red",)})


def test_valuables_that_fill_a_wagon_are_looted_and_loaded() -> None:
    played = with_die("red", 2, REDS, reserve={**LATE, "red": 2, "blue": 0})
    assert chosen(played)[0] == "loot"
    played.player_1.does("loot")
    assert played.heard("dispatch")[0]["seat"] == "player-1"


def test_cards_are_drawn_where_no_valuable_finds_a_place() -> None:
    assert chosen(with_die("blue", 3, EMPTY))[0] == "draw"


def test_a_mercenary_that_cannot_be_paid_any_more_is_left() -> None:
    others_took = dict.fromkeys(("red", "blue", "black", "yellow"), "player-2")
    played = with_die("green", 2, EMPTY, reserve=LATE, taken=others_took)
    assert chosen(played)[0] == "loot"


# ---- cards


def test_lasting_effects_are_worth_much_early_and_nothing_late() -> None:
    early, late = with_die("blue", 1, EMPTY), with_die("blue", 1, EMPTY, reserve=LATE)
    worths = []
    for played in (early, late):
        state = played.match.state
        assert isinstance(state, Camps)
        worths.append(Outlook(state, 0).worth(state.box.names.index("great-yurt")))
    assert worths[0] > worths[1] >= 0


def test_a_treasure_is_worth_what_it_brings_if_it_is_met_already() -> None:
    sent = {"wagons": ["wagon-purple-1", "wagon-purple-2"], "sent": ["wagon-green-1", "wagon-blue-1", "wagon-orange-1"]}
    state = with_die("yellow", 1, sent).match.state
    assert isinstance(state, Camps)
    look = Outlook(state, 0)
    assert look.worth(state.box.names.index("jade-pendant")) > look.worth(state.box.names.index("skull-cup"))


@pytest.mark.parametrize(("reserve", "answer"), [({}, "flee"), (LATE, "accept")], ids=["a long game", "the last turns"])
def test_a_curse_is_fled_if_it_would_cost_more_than_fleeing(reserve: dict[str, int], answer: str) -> None:
    own = {"wagons": ["wagon-purple-1", "wagon-purple-2"]}
    played = with_die("black", 1, own, seats=2, reserve=reserve, decks={"curse": ["plague-of-rats", "*"]})
    played.player_1.does("draw")
    assert played.kind == "huns.curse"
    assert chosen(played)[0] == answer


def test_a_raid_waits_while_it_would_bring_little() -> None:
    own = {**EMPTY, "cards": ["night-ambush"]}
    others = {"player-2": {"wagons": [{"wagon": "wagon-green-2", "goods": ["yellow"]}, "wagon-green-3"]}}
    played = with_die("red", 1, own, others=others, stage="after", looted=True)
    assert chosen(played) == ("done", {})


def test_a_raid_is_used_where_it_brings_all_that_it_can() -> None:
    reds = {"wagon": "wagon-purple-1", "goods": ["red", "red", "red"]}
    own = {"wagons": [reds, "wagon-purple-2"], "cards": ["night-ambush"]}
    others = {
        "player-2": {"wagons": [{"wagon": "wagon-purple-3", "goods": ["black", "black", "black"]}, "wagon-green-3"]}
    }
    played = with_die("blue", 1, own, others=others, stage="after", looted=True)
    assert chosen(played) == ("use", {"card": ("night-ambush",)})
