"""One round of Sun Tzu as a game: best answers, the solver, and how exploitable a profile is."""

from itertools import islice, permutations

import pytest

from tests.games.suntzu.bots.positions import positions
from tianxia.bots.assignment import best_assignment
from tianxia.core.dice import Dice
from tianxia.games.suntzu.bots.policy import POLICY
from tianxia.games.suntzu.bots.rival import considered, greedy_mixes, lays, likely, mirrored
from tianxia.games.suntzu.bots.round import Round, imagined_hands
from tianxia.games.suntzu.bots.sight import ORDERS, SunTzuSight, sight_of_state
from tianxia.games.suntzu.bots.worth import NEVER, WIDE, Model, SunTzuWorth
from tianxia.games.suntzu.data import ALL, FACES, FRAMED, MARGIN, NO_BATTLE, PAID, PLAGUE, SIX
from tianxia.games.suntzu.rules.state import War

WORTH = POLICY.greedy


def sights(seed: int, count: int) -> list[SunTzuSight]:
    """What is seen before orders."""
    found: list[SunTzuSight] = []
    for match, question in islice(positions(seed, {}), 0, 100 * count, 7):
        assert isinstance(match.state, War)
        if question.kind == ORDERS and len(found) < count:
            found.append(sight_of_state(match.state, question))
    assert len(found) == count
    return found


@pytest.mark.parametrize("columns", [5, 6, 8])
def test_the_best_assignment_is_the_best_of_all(columns: int) -> None:
    dice = Dice(columns)
    for _ in range(25):
        table = [[float(dice.below(30)) for _ in range(columns)] for _ in range(5)]
        chosen = best_assignment(table)
        assert len(set(chosen)) == 5
        best = max(sum([table[p][c] for p, c in enumerate(places)]) for places in permutations(range(columns), 5))
        assert sum([table[p][c] for p, c in enumerate(chosen)]) == best


def test_a_province_is_worth_its_scorings_to_come() -> None:
    worth = SunTzuWorth()
    last = worth.province((1, 4, 3), 9, fought=True)
    assert [last[n + WIDE] for n in (-2, -1, 0, 1, 5)] == [-3, -3, 0, 3, 3]
    before = worth.province((1, 4, 3), 4, fought=True)
    assert before[WIDE] == 0
    assert all(low < high for low, high in zip(before[WIDE - 3 :], before[WIDE - 2 : WIDE + 3], strict=False))
    assert worth.scale(9, 4) == 0 < worth.scale(8, 4) < worth.scale(3, 4) < worth.scale(3, 1)


@pytest.mark.parametrize(("army", "miasma", "left"), [(21, True, 1), (-21, True, -1), (5, False, 3), (1, False, 1)])
def test_a_plague_is_worth_what_it_leaves(army: int, miasma: bool, left: int) -> None:
    sight = sights(4, 1)[0]
    sight.army[0], sight.miasma, sight.round = army, miasma, 9
    value = WORTH.province(sight.markers[0], 9, fought=True)
    model = Model(WORTH, sight)
    armies = WORTH.scarcity(sight.pool if army > 0 else sight.theirs_pool) * (army - left)
    assert model.plague[0] == pytest.approx(value[left + WIDE] - value[army + WIDE] + armies)


def test_the_round_is_worth_the_opposite_to_the_other_side() -> None:
    for sight in sights(4, 12):
        other = mirrored(sight)
        other.hand = [(face, face) for face in range(FRAMED)] + [(PLAGUE, 99)] * sight.theirs_count
        mine, theirs = Model(WORTH, sight), Model(WORTH, other)
        for p in ALL:
            for own in range(len(FACES)):
                for face in range(len(FACES)):
                    if not ((own == SIX and sight.banned[p]) or (face == SIX and sight.theirs_banned[p])):
                        assert mine.result(p, own, face) == pytest.approx(-theirs.result(p, face, own))


def test_the_fast_table_is_the_mean_of_the_exact_one() -> None:
    for sight in sights(6, 6):
        model = Model(WORTH, sight)
        hand = [face for face, _ in sight.hand]
        belief = [(face, chance) for face, chance in WORTH.belief(sight) if face != SIX]
        total = sum([chance for _, chance in belief])
        belief = [(face, chance / total) for face, chance in belief]
        fast = model.against(belief, hand)
        costs = {face: model.theirs.price[face] for face, _ in belief}
        for p in ALL:
            for place, own in enumerate(hand):
                if own == SIX and sight.banned[p]:
                    assert fast[p][place] < NEVER / 2
                    continue
                exact = 0.0
                for face, chance in belief:
                    paid = 0.0 if MARGIN[own][face] == NO_BATTLE else model.theirs.extra[p][face]
                    back = model.result(p, own, face) - costs[face] - paid
                    exact += chance * (back - (model.theirs.paid * paid_by(face, own)))
                assert fast[p][place] == pytest.approx(exact)


def paid_by(face: int, other: int) -> int:
    return 0 if MARGIN[face][other] == NO_BATTLE else PAID[face][other]


def test_imagined_hands_fit_what_lies_open() -> None:
    for sight in sights(8, 10):
        mine, theirs = imagined_hands(sight, 3, Dice(1))
        assert mine[0] == [face for face, _ in sight.hand]
        for hands, unseen, count in ((mine, sight.unseen_mine, len(mine[0])), (theirs, sight.unseen, 0)):
            for hand in hands:
                assert hand[:FRAMED] == list(range(FRAMED))
                assert len(hand) == (count or FRAMED + sight.theirs_count)
                assert all(hand.count(face) <= unseen[face] for face in range(FRAMED, len(FACES)))


def test_the_solver_comes_near_an_equilibrium_and_greedy_does_not() -> None:
    short = long = careless = greedy = 0.0
    for sight in sights(10, 6):
        mine, theirs = imagined_hands(sight, 2, Dice(3))
        rounds = [Round(WORTH, sight, mine, theirs, careless=chance) for chance in (0.0, 0.0, 0.4)]
        for game, turns in zip(rounds, (8, 160, 160), strict=True):
            game.solve(turns)
        gaps = [game.gap(game.mixes) for game in rounds]
        assert min(gaps) > -1e-9
        short, long, careless = short + gaps[0], long + gaps[1], careless + gaps[2]
        own = [lays(WORTH, sight, hand) for hand in mine]
        greedy += rounds[0].gap((own, greedy_mixes(WORTH, sight, theirs)))
    assert long < short
    assert long < careless < greedy
    assert long < greedy / 5


def test_the_orders_that_are_searched_answer_a_greedy_rival_better_than_greedy_does() -> None:
    gain = 0.0
    for sight in sights(14, 12):
        found = considered(WORTH, sight)
        own = tuple([sight.hand[place][0] for place in WORTH.places(sight)])
        mine, theirs = imagined_hands(sight, 8, Dice(5))
        table = Round(WORTH, sight, mine, theirs).worth_against(0, greedy_mixes(WORTH, sight, theirs))
        gain += sum([table[p][found[0][p]] - table[p][own[p]] for p in ALL])
        assert len(set(found)) == len(found)
    assert gain > 6


def test_a_rival_in_an_imagined_world_lays_like_greedy_first_of_all() -> None:
    for sight in sights(15, 12):
        found = likely(WORTH, sight)
        assert found[0] == tuple([sight.hand[place][0] for place in WORTH.places(sight)])
        assert len(set(found)) == len(found)


def test_nobody_lays_a_6_where_it_is_used_up() -> None:
    for sight in sights(12, 8):
        mine, theirs = imagined_hands(sight, 2, Dice(3))
        game = Round(WORTH, sight, mine, theirs)
        game.solve(40)
        for mixes, banned in zip(game.mixes, (sight.banned, sight.theirs_banned), strict=True):
            for mix in mixes:
                assert mix
                assert not any(face == SIX and banned[p] for orders in mix for p, face in enumerate(orders))
