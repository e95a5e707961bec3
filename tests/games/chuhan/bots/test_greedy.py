"""The greedy policy of Chu Han: the same in all worlds that fit a view, always legal, and sensible."""

from itertools import islice

import pytest

from tests.bots.positions import positions
from tianxia.core.asks import number
from tianxia.core.dice import Dice
from tianxia.core.views import Glimpse
from tianxia.games.chuhan.bots.greedy import ChuHanGreedy, as_choice
from tianxia.games.chuhan.bots.policy import CHANCES, POLICY
from tianxia.games.chuhan.bots.sight import CANCEL, COUNTER, LEAD, RANK, ChuHanSight, sight_of_state
from tianxia.games.chuhan.data import DECK, EVENT_IDS, EVENTS, FACE_OF, VALUE
from tianxia.games.chuhan.rules.state import Battle
from tianxia.scenario import scenario

GREEDY = ChuHanGreedy()
PLAIN = {0: "xiong-xin", 1: "chen-ping", 2: "fan-zeng", 4: "rank-four", 5: "zhang-liang", 7: "cao-shen", 8: "long-ju"}
NAMES = {**{str(value): id for value, id in PLAIN.items()}, "9": "emperor"}


@pytest.mark.parametrize("options", [{}, {"events": "on"}, {"campaign": "house-contention"}])
def test_the_policy_sees_and_chooses_the_same_in_every_world_that_fits_the_view(options: dict[str, str]) -> None:
    for place, match in enumerate(islice(positions("chuhan", 3, options), 0, 1500)):
        question = match.asks[0]
        twin = match.twin(question.seat, place + 1)
        assert isinstance(match.state, Battle)
        assert isinstance(twin.state, Battle)
        seen, imagined = sight_of_state(match.state, question), sight_of_state(twin.state, twin.asks[0])
        assert [getattr(seen, part) for part in ChuHanSight.__slots__] == [
            getattr(imagined, part) for part in ChuHanSight.__slots__
        ]
        assert POLICY.choice(match.state, question, Dice(1)) == POLICY.choice(twin.state, twin.asks[0], Dice(1))


@pytest.mark.parametrize("wild", [2, 6])
def test_every_play_that_is_thought_of_is_legal_in_every_event_and_question(wild: int) -> None:
    kinds: set[str] = set()
    events: set[int] = set()
    for match in islice(positions("chuhan", 5 + wild, {"events": "on"}, wild), 0, 6000):
        question = match.asks[0]
        assert isinstance(match.state, Battle)
        sight = sight_of_state(match.state, question)
        for play in GREEDY.plays(sight, wide=match.rests % 4 == 0):
            choice = as_choice(play)
            assert question.check(choice) is None, (choice, match.view(question.seat))
        kinds.add(question.kind)
        events.add(match.state.event)
    assert kinds == {LEAD, COUNTER, CANCEL, "chuhan.treaty", "chuhan.mandate"}
    assert len(events) == len(EVENTS)


@pytest.mark.parametrize(
    "options",
    [
        {"zhongli_values_all_different": "off", "zhongli_min_cards": "1", "one_ability_per_play": "off"},
        {"liu_bang_only_single_nine": "off", "doubling_applies_to_both": "off", "events": "on"},
        {"event_option_with_empty_supply": "off", "warlords_reactions_from_display": "off", "events": "on"},
    ],
)
def test_its_choices_are_legal_at_tables_with_other_rulings(options: dict[str, str]) -> None:
    for match in islice(positions("chuhan", 7, options), 0, 1500):
        question = match.asks[0]
        assert isinstance(match.state, Battle)
        assert question.check(GREEDY.best(sight_of_state(match.state, question))) is None


def test_the_labels_of_one_question_are_all_different() -> None:
    for match in islice(positions("chuhan", 9, {"events": "on"}), 0, 1500):
        labels = [label for label, _ in POLICY.ranked(match.state, match.asks[0], wide=True)]
        assert len(set(labels)) == len(labels)


# ---- single decisions


def sight(kind: str, hand: str, rival: int = 10, size: int = 0, best: int = -1, event: str = "calm") -> ChuHanSight:
    """A seat that holds these cards and has seen no others."""
    found = ChuHanSight(kind)
    ids = [NAMES.get(name, name) for name in hand.split()]
    found.hold([RANK[FACE_OF[id]] + sleeve for sleeve, id in enumerate(ids)])
    found.unseen = [sum(VALUE[face] == value for face in DECK) for value in range(10)]
    for id in ids:
        found.unseen[VALUE[FACE_OF[id]]] -= 1
    found.rival_count, found.size, found.best, found.event = rival, size, best, EVENT_IDS.index(event)
    found.can_attack = kind == LEAD
    found.settle_share()
    return found


def played(found: ChuHanSight, hand: str) -> str:
    """The option and the cards, in the words of the hand."""
    choice = GREEDY.best(found)
    names = hand.split()
    cards = sorted([names[number(ref)] for refs in choice.picks.values() for ref in refs])
    return " ".join([choice.option, *cards])


@pytest.mark.parametrize(
    ("hand", "rival", "expected"),
    [
        ("4 4 4", 10, "lead 4 4 4"),  # going out
        ("4 4 0", 10, "lead 0 4 4"),
        ("7 yu-ji", 10, "yu-ji 7"),  # going out without a set
        ("9 1", 1, "lead 9"),  # the sure one first
        ("1 1 1 1 1 1 4", 10, "lead 1 1 1 1 1 1"),  # the many low cards hold the lead, and the next card goes out
        ("2 2 2 2 2 2 7 8", 10, "lead 2 2 2 2 2 2"),  # for the bonus
        ("2 2 2 2 2 0 7 8", 10, "lead 0 2 2 2 2 2"),
    ],
)
def test_leads(hand: str, rival: int, expected: str) -> None:
    assert played(sight(LEAD, hand, rival), hand) == expected


def test_high_cards_are_kept_while_low_ones_are_left() -> None:
    hand = "1 1 2 7 7 8 9"
    assert played(sight(LEAD, hand), hand) in ("lead 1 1", "lead 2")


def test_zhongli_mo_leads_six_different_values_from_2_on_for_the_bonus() -> None:
    hand = "zhongli-mo 2 4 5 han-xin 7 8 1 1"
    assert played(sight(LEAD, hand), hand) == "zhongli-mo 2 4 5 7 8 han-xin"


@pytest.mark.parametrize(
    ("hand", "rival", "size", "best", "expected"),
    [
        ("7 7 8 9 1 1 1", 10, 2, 5, "counter 7 7"),  # the cheapest that does it
        ("5 7 1 1 1", 10, 1, 4, "counter 5"),
        ("4 4 4 4 4 1 1 1", 12, 1, 3, "pass"),  # a group is not torn apart for little
        ("9 1 1 2", 1, 1, 8, "counter 9"),  # at any price: the rival has one card left
        ("liu-bang 4 4 5", 6, 1, 9, "liu-bang"),
        ("xiahou-ying", 6, 1, 9, "xiahou-ying"),  # out with the last card
        ("xiahou-ying 4 4 4 4", 6, 1, 9, "xiahou-ying"),  # out in the next trick
    ],
)
def test_counters(hand: str, rival: int, size: int, best: int, expected: str) -> None:
    assert played(sight(COUNTER, hand, rival, size, best), hand) == expected


def test_it_does_not_give_the_rival_the_last_points() -> None:
    found = sight(COUNTER, "xiahou-ying", 6, 1, 9)
    found.rival_vp = 28
    assert GREEDY.best(found).option != "xiahou-ying"


@pytest.mark.parametrize(("hand", "rival", "doubles"), [("xiang-yu 7", 14, True), ("xiang-yu 1 2 4 1 5 5 2", 2, False)])
def test_xiang_yu_doubles_only_for_the_side_that_is_far_ahead(hand: str, rival: int, doubles: bool) -> None:
    assert (played(sight(COUNTER, hand, rival, 4, 5), hand) == "xiang-yu") is doubles


@pytest.mark.parametrize(("rival", "decree"), [(15, True), (2, False)])
def test_a_decree_is_taken_early_when_there_is_nothing_to_counter_with(rival: int, decree: bool) -> None:
    found = sight(COUNTER, "1 1 2 2 4 4 5 5 7 7 8", rival, 3, 7)
    found.can_decree = True
    assert (GREEDY.best(found).option == "decree") is decree


def cancels(use: str, rest: list[int], hand: str = "lyu-zhi 4 4 5 7 8", rival: int = 8) -> bool:
    found = sight(CANCEL, hand, rival)
    found.can_cancel, found.canceller = True, FACE_OF[hand.split(maxsplit=1)[0]]
    found.use, found.use_rest = FACE_OF[use], rest
    return GREEDY.best(found).option == "cancel"


def test_lyu_zhi_waits_for_what_matters() -> None:
    assert cancels("zhongli-mo", [2, 3, 4, 5, 6, 7])
    assert not cancels("ji-bu", [])
    assert cancels("ji-bu", [], hand="lyu-zhi")  # the last card: it goes out
    assert cancels("yu-ji", [4], rival=0)  # the rival would be out
    assert not cancels("xiahou-ying", [], rival=0)  # is out anyway
    assert cancels("xiang-yu", [], rival=3)
    assert not cancels("xiang-yu", [], rival=12)
    assert cancels("han-xin", [], hand="xiao-he 4 4 5 7")  # Xiao He costs nothing


def test_a_lead_in_points_is_worth_more_the_nearer_the_end() -> None:
    assert CHANCES[0][0] == pytest.approx(0.5)
    assert 0.5 < CHANCES[10][5] < CHANCES[25][20] < CHANCES[30][5] < 1
    assert CHANCES[25][20] + CHANCES[20][25] == pytest.approx(1)


def test_a_playout_ends_with_the_battle_and_deals_no_other_one() -> None:
    battle = scenario("chuhan", han=["9"], chu=["4", "5"], attacker="han")
    stopped, goes_on = [Glimpse(battle.match, 0).world(1, until) for until in (POLICY.is_settled, None)]
    for world in (stopped, goes_on):
        question = world.waiting()[0]
        world.apply(question.seat, POLICY.choice(world.state, question, Dice(1)))
    assert stopped.is_over
    assert stopped.waiting() == []
    assert stopped.state.dice.drawn == 0
    assert POLICY.values(stopped.state) == POLICY.values(goes_on.state)
    assert not goes_on.is_over
    assert goes_on.state.dice.drawn > 0
