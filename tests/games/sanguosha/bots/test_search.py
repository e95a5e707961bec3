"""The bots of Sanguosha: the search finds what wins and leaves what only looks good; both play by the rules, fairly."""

from itertools import islice
from typing import Any

import pytest

from tests.games.sanguosha.bots.positions import ALL, LOYALIST, OTHER_REBEL, REBEL, RULER, SPY, passed_on, table
from tianxia.bots import make_bot
from tianxia.bots.paired import best_of, surplus
from tianxia.core.asks import Choice
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.match import Match, start
from tianxia.core.views import Glimpse
from tianxia.games import game
from tianxia.games.sanguosha.bots.beliefs import assignments, beliefs
from tianxia.games.sanguosha.bots.mind import Mind
from tianxia.games.sanguosha.bots.search import Plan, Playout, TurnSearch, deal_believed_roles
from tianxia.games.sanguosha.bots.worth import LORDS, REBELS, SPIES, WEIGHTS, chances, features
from tianxia.games.sanguosha.rules.table import Table
from tianxia.scenario import Scenario

KEYS = (1, 2, 3)


def answers(played: Scenario, spec: str) -> set[tuple[str, ...]]:
    """What a bot does with each of the keys: the option, and at whom."""
    match = played.match
    seat = match.waiting()[0].seat
    given = [make_bot(spec, "sanguosha", key).choose(Glimpse(match, seat)) for key in KEYS]
    return {(choice.option, *[played.names[seat] for seat in choice.many("targets")]) for choice in given}


def test_the_ruler_kills_the_last_rebel_and_not_his_loyalist() -> None:
    hands = {RULER: ["sha", "peach"], LOYALIST: ["sha"]}
    played = table(hands, dead=[REBEL, SPY], hp={OTHER_REBEL: 1, LOYALIST: 1}, equipment={RULER: ["kirin-bow"]})
    assert answers(played, "search:200") == {("sha", OTHER_REBEL)}


def test_a_rebel_takes_the_victory_that_lies_before_him() -> None:
    played = table({REBEL: ["duel", "sha"], LOYALIST: ["dodge"]}, turn=REBEL, hp={RULER: 1, LOYALIST: 1, SPY: 1})
    (answer,) = answers(played, "search:200")
    assert answer[0] in ("sha", "duel")
    assert answer[1:] == (RULER,)


def test_a_ruler_does_not_kill_his_own_loyalist_with_all_the_others() -> None:
    hands = {RULER: ["barbarians", "dodge", "dodge"], REBEL: ["sha", "sha"], OTHER_REBEL: ["sha"], SPY: ["dodge"]}
    played = table(hands, hp={LOYALIST: 1, REBEL: 2, OTHER_REBEL: 2})
    assert answers(played, "search:200") == {("end",)}


def test_the_search_sees_that_a_black_sha_does_nothing_to_the_black_shield() -> None:
    played = table({RULER: ["sha:spade-7"], REBEL: ["dodge"]}, hp={REBEL: 2}, equipment={REBEL: ["black-shield"]})
    assert ("sha", REBEL) not in answers(played, "search:200")


def test_a_dying_hero_saves_himself() -> None:
    played = table({RULER: ["peach"], REBEL: ["sha"]}, turn=REBEL, hp={RULER: 1})
    played.does(REBEL, "sha", cards=["sha"], targets=[RULER])
    assert answers(passed_on(played, RULER, "sanguosha.save"), "search:200") == {("peach",)}


@pytest.mark.parametrize("spec", ["greedy", "search:100", "search:300"])
def test_a_ruler_with_two_peaches_does_not_let_the_loyalist_die(spec: str) -> None:
    """One rebel is left, and two turns later two Peaches seem to be worth more than a loyalist with one HP."""
    hands = {RULER: ["peach", "peach"], OTHER_REBEL: ["sha"]}
    bow = {OTHER_REBEL: ["kirin-bow"]}
    played = table(hands, turn=OTHER_REBEL, dead=[REBEL], hp={LOYALIST: 1}, equipment=bow)
    played.does(OTHER_REBEL, "sha", cards=["sha"], targets=[LOYALIST])
    assert answers(passed_on(played, RULER, "sanguosha.save"), spec) == {("peach",)}


def test_whether_to_save_somebody_whom_the_rule_bot_would_leave_is_still_thought_about() -> None:
    played = table({RULER: ["peach"], OTHER_REBEL: ["sha"]}, turn=OTHER_REBEL, hp={SPY: 1})
    played.does(OTHER_REBEL, "sha", cards=["sha"], targets=[SPY])
    match = passed_on(played, RULER, "sanguosha.save").match
    assert len(make_bot("search:100", "sanguosha", 1).weigh(Glimpse(match, match.waiting()[0].seat))[1]) == 2


def test_nobody_saves_a_rebel_whom_his_friends_have_brought_down() -> None:
    played = table({RULER: ["peach", "dodge"], LOYALIST: ["sha"]}, turn=LOYALIST, hp={REBEL: 1})
    played.does(LOYALIST, "sha", cards=["sha"], targets=[REBEL])
    assert answers(passed_on(played, RULER, "sanguosha.save"), "search:200") == {("pass",)}


def test_negate_is_for_a_duel_that_would_kill_the_ruler_and_not_for_his_gain() -> None:
    hands = {RULER: ["dodge"], REBEL: ["duel"], LOYALIST: ["negate", "sha"], SPY: ["sha"]}
    threatened = table(hands, turn=REBEL, hp={RULER: 1})
    threatened.does(REBEL, "duel", cards=["duel"], targets=[RULER])
    assert answers(passed_on(threatened, LOYALIST, "sanguosha.negate"), "search:200") == {("negate",)}
    gaining = table({RULER: ["out-of-nothing"], LOYALIST: ["negate"], REBEL: ["dodge"]})
    gaining.does(RULER, "out-of-nothing", cards=["out-of-nothing"])
    assert answers(passed_on(gaining, LOYALIST, "sanguosha.negate"), "search:200") == {("pass",)}


class Weighing(TurnSearch):
    """Plays nothing out: a plan is worth the number in its option, give or take what the world brings."""

    def tried(self, glimpse: Glimpse, plan: Plan, keys: list[int]) -> float:
        """The same world brings the same to all."""
        return float(plan[0].option) + Dice(keys[0]).below(1000) / 100


@pytest.mark.parametrize("worth", [(5, 1, 2), (1, 9, 2, 3, 4), (3, 3), (2, 1, 1, 1, 1, 1, 4), (7,)])
def test_the_best_plan_survives_all_passes_and_the_favourite_wins_a_tie(worth: tuple[int, ...]) -> None:
    match = start(game("sanguosha"), 5, {}, 1, False)
    plans: list[Plan] = [(Choice(str(number)), "") for number in worth]
    values = Weighing(1, 1).played_out(Glimpse(match, match.asks[0].seat), plans, 24)
    assert best_of(values) == worth.index(max(worth))


def test_what_was_weighed_begins_with_the_answer_and_tells_how_likely_each_choice_is_to_win() -> None:
    match = table({REBEL: ["duel", "sha"], LOYALIST: ["dodge"]}, turn=REBEL, hp={RULER: 1, LOYALIST: 1, SPY: 1}).match
    choice, weighed = make_bot("search:200", "sanguosha", 1).weigh(Glimpse(match, match.waiting()[0].seat))
    assert len(weighed) > 1
    assert weighed[0][0] == choice
    assert 0.9 < weighed[0][1] <= 1, "the ruler has one HP and no card"
    assert all(0 <= value <= weighed[0][1] and tries == weighed[0][2] for _, value, tries in weighed)


def test_a_question_that_is_not_thought_about_weighs_nothing() -> None:
    match = start(game("sanguosha"), 5, {}, 1, False)
    asked = match.waiting()[0]
    assert asked.kind == "sanguosha.hero"
    choice, weighed = make_bot("search:200", "sanguosha", 1).weigh(Glimpse(match, asked.seat))
    assert asked.check(choice) is None
    assert weighed == []


def test_a_gain_must_be_beyond_doubt() -> None:
    assert surplus([0.5, 0.5, 0.5], [0.4, 0.4, 0.4]) == pytest.approx(0.1)
    assert surplus([0.9, 0.1, 0.6], [0.4, 0.4, 0.4]) < 0 < surplus([0.6, 0.5, 0.6], [0.4, 0.4, 0.4])


def positions(seed: int, seats: int, wild: int) -> list[Match]:
    """Every question of one game; one answer in `wild` is random, the others are the rule bot's."""
    match = start(game("sanguosha"), seats, {}, key_from_seed("positions", seed), False)
    dice = Dice(seed)
    found: list[Match] = []
    while not match.is_over:
        question = match.waiting()[0]
        found.append(match.clone())
        assert isinstance(match.state, Table)
        is_wild = dice.below(wild) == 0
        match.apply(question.seat, question.sample(dice) if is_wild else Mind(match.state, question, dice).answer())
    return found


@pytest.mark.parametrize(("spec", "seats", "every"), [("greedy", 5, 2), ("search:32", 4, 19)])
def test_a_bot_answers_alike_in_worlds_that_its_seat_cannot_tell_apart(spec: str, seats: int, every: int) -> None:
    asked = 0
    for place, match in enumerate(islice(positions(seats, seats, 4), 0, None, every)):
        seat = match.waiting()[0].seat
        other = match.twin(seat, key_from_seed("another world", place))
        given = [make_bot(spec, "sanguosha", place).choose(Glimpse(world, seat)) for world in (match, other)]
        assert given[0] == given[1], match.waiting()[0].kind
        asked += 1
    assert asked > 10


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_whatever_the_rule_bot_answers_is_legal(seats: int) -> None:
    for match in positions(seats + 1, seats, 3):
        for question in match.waiting():
            assert isinstance(match.state, Table)
            answer = Mind(match.state, question, Dice(1)).answer()
            assert question.check(answer) is None, (question.kind, answer)


def test_imagined_roles_are_as_likely_as_they_are_believed_and_fit_what_is_known() -> None:
    s = table({}, hp={}).match.state
    assert isinstance(s, Table)
    likely = assignments(s, ALL.index(SPY))
    assert sum([chance for chance, _ in likely]) == pytest.approx(1)
    dealt: dict[int, int] = {}
    for number in range(300):
        imagined = s.copy()
        deal_believed_roles(imagined, ALL.index(SPY), Dice(number))
        roles = [imagined.role(seat) for seat in range(5)]
        assert sorted(roles) == sorted([s.role(seat) for seat in range(5)])
        assert (roles[0], roles[4]) == (s.role(0), s.role(4)), "the ruler and one's own role are known"
        dealt[roles[1]] = dealt.get(roles[1], 0) + 1
    believed = beliefs(s, ALL.index(SPY))[1]
    for role, chance in enumerate(believed):
        assert dealt.get(role, 0) / 300 == pytest.approx(chance, abs=0.08)


def test_what_is_left_undone_in_a_plan_is_left_undone_in_this_turn_only() -> None:
    match = table({RULER: ["sha", "sha"]}, hp={REBEL: 1}).match
    seat = match.waiting()[0].seat
    for avoids, expected in (("sha", "end"), ("", "sha")):
        world = Glimpse(match, seat).world(1)
        playout = Playout(world, Dice(1), seat, avoids)
        assert playout.answer(world.waiting()[0]).option == expected
        playout.mark -= 1  # as if it were the turn after
        assert playout.answer(world.waiting()[0]).option == "sha"


def test_before_heroes_are_chosen_nobody_is_near_death() -> None:
    match = start(game("sanguosha"), 5, {}, 1, False)
    assert isinstance(match.state, Table)
    read = dict(zip(WEIGHTS, features(match.state), strict=True))
    assert (read["HP of the ruler"], read["the ruler has 1 or 2 HP"], read["HP of rebels"]) == (4, 0, 8)


def test_the_chances_of_the_sides_follow_health_cards_and_deaths() -> None:
    def now(**position: Any) -> tuple[float, float, float]:
        s = table(position.pop("hands", {}), **position).match.state
        assert isinstance(s, Table)
        assert len(features(s)) == len(WEIGHTS)
        return chances(s)

    even = now()
    assert sum(even) == pytest.approx(1)
    assert now(hp={RULER: 1})[REBELS] > now(hp={RULER: 3})[REBELS] > even[REBELS]
    assert now(hands={RULER: ["peach", "dodge"]})[LORDS] > now(hands={RULER: ["sha"]})[LORDS] > even[LORDS]
    assert now(equipment={REBEL: ["black-shield"]})[REBELS] > even[REBELS]
    assert now(judgement={RULER: ["acedia"]})[LORDS] < even[LORDS]
    assert now(dead=[REBEL])[LORDS] > even[LORDS]
    assert now(dead=[SPY])[SPIES] == 0 < even[SPIES]


def test_it_is_worth_more_to_be_rid_of_a_hero_who_wins_often() -> None:
    """Ma Chao and Xu Chu have four HP each; sides with Ma Chao win far more often."""

    def without(rebel: str) -> float:
        s = table({}, dead=[rebel]).match.state
        assert isinstance(s, Table)
        return chances(s)[LORDS]

    assert without(OTHER_REBEL) > without(REBEL)
