"""One suite for every game: it runs for a game because the game is in the registry."""

from collections.abc import Callable

import pytest

from tests.conformance import choices, going, secrets
from tests.conformance.plans import GAMES, NIGHTLY, PLANS, Plan
from tests.toys import REAL
from tianxia.core.game import SEATS
from tianxia.games import home_of

CHECKS: tuple[Callable[[Plan, int], None], ...] = (
    going.random_games_keep_the_invariants,
    going.views_are_pictures,
    going.clones_go_their_own_way,
    going.stored_matches_go_on,
    going.logs_replay,
    going.undo_restores,
    going.faults_are_healed,
    going.copies_are_whole,
    choices.listed_choices_are_accepted,
    choices.listing_is_complete,
    choices.mutated_choices_are_refused,
    secrets.twins_cannot_be_told_from_the_truth,
    secrets.events_are_the_same_in_a_twin,
    secrets.the_mark_oracle,
    secrets.hidden_cards_have_no_number,
    secrets.the_dice_key_is_never_told,
)


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_every_game_conforms(check: Callable[[Plan, int], None], plan: Plan) -> None:
    for seed in range(GAMES):
        check(plan, seed)


@pytest.mark.parametrize(
    "module",
    ["tests.toy.game:GAME", "tests.toy.levee:GAME", *[f"{home_of(id)}:GAME" for id in REAL]],
    ids=lambda module: module,
)
def test_the_same_seed_gives_the_same_bytes_in_two_processes(module: str) -> None:
    going.same_bytes_in_two_processes(module, "0, 1000" if NIGHTLY else "0, 20")


def test_the_plans_meet_every_seat_count_and_every_value() -> None:
    for plan in PLANS:
        alike = [other for other in PLANS if other.game.id == plan.game.id]
        assert {other.seats for other in alike} == set(plan.game.seat_counts)
        for setting in plan.game.settings:
            met = {plan.options[setting.name] for plan in alike if setting.name in plan.options}
            assert met == set(setting.tried())


def test_a_setting_needs_values_of_settings_that_stand_before_it() -> None:
    for played in {plan.game.id: plan.game for plan in PLANS}.values():
        before = {SEATS: tuple([str(seats) for seats in played.seat_counts])}
        for setting in played.settings:
            for name, values in setting.needs:
                assert set(values) < set(before[name]), (played.id, setting.name, name)
            before[setting.name] = setting.tried()
