"""The test of the suite: each planted defect is caught by the check that is there for it, and by its name."""

import pytest

from tests.conformance import choices, going, planted, secrets
from tests.conformance.catching import Check, caught
from tests.conformance.walk import Caught
from tests.toy.game import GAME as TOY
from tests.toy.game import Toy
from tianxia.core.asks import Choice, Refusal
from tianxia.core.events import Facts, Seat
from tianxia.core.game import Game
from tianxia.core.match import Match
from tianxia.games import built_in, game


@pytest.mark.parametrize(
    ("defect", "check", "name"),
    [
        (planted.LeakedHand, secrets.twins_cannot_be_told_from_the_truth, "twin-view"),
        (planted.IdentityOrder, secrets.twins_cannot_be_told_from_the_truth, "twin-view"),
        (planted.RestOfKind, secrets.twins_cannot_be_told_from_the_truth, "twin-view"),
        (planted.NamingError, secrets.twins_cannot_be_told_from_the_truth, "twin-view"),
        (planted.HiddenNumber, secrets.hidden_cards_have_no_number, "hidden-number"),
        (planted.KeyInView, secrets.the_dice_key_is_never_told, "key-is-secret"),
        (planted.LoudEvent, secrets.events_are_the_same_in_a_twin, "twin-events"),
        (planted.AsksWhoCan, secrets.the_mark_oracle, "mark-oracle"),
        (planted.HiddenLocal, secrets.the_mark_oracle, "mark-oracle"),
        (planted.EagerOptions, secrets.the_mark_oracle, "mark-oracle"),
        (planted.LeakedPurse, secrets.twins_cannot_be_told_from_the_truth, "twin-view"),
        (planted.LoudPurse, secrets.events_are_the_same_in_a_twin, "twin-events"),
        (planted.AsksWhoHasGold, secrets.the_mark_oracle, "mark-oracle"),
        (planted.LostCoin, going.random_games_keep_the_invariants, "invariants"),
        (planted.SharedKnowledge, going.copies_are_whole, "copy-shares-nothing"),
        (planted.TwoPlaces, going.random_games_keep_the_invariants, "invariants"),
        (planted.ForgottenField, going.copies_are_whole, "copy-is-whole"),
        (planted.SharedList, going.copies_are_whole, "copy-shares-nothing"),
        (planted.SharedList, going.clones_go_their_own_way, "clone-plays-on"),
        (planted.ForgottenInStore, going.copies_are_whole, "stored-is-whole"),
        (planted.ForgottenInStore, going.stored_matches_go_on, "stored-digest"),
        (planted.AskedNoRule, choices.mutated_choices_are_refused, "refusal-has-a-rule"),
        (planted.Unlisted, choices.listing_is_complete, "listing-is-complete"),
        (planted.IllegalDraw, choices.listed_choices_are_accepted, "sample-is-legal"),
    ],
)
def test_a_defect_of_a_game_is_caught(defect: type[Toy], check: Check, name: str) -> None:
    caught(check, name, defect())


def test_an_order_that_depends_on_the_hash_seed_is_caught() -> None:
    with pytest.raises(Caught, match="same-in-two-processes"):
        going.same_bytes_in_two_processes("tests.conformance.planted:HASH_ORDER", "0, 12", ("1", "2", "3", "4"))


def test_a_sealed_answer_that_others_see_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    view = Match.view

    def with_seals(self: Match, viewer: Seat) -> Facts:
        return {**view(self, viewer), "sealed": [choice.plain() for choice in self.sealed.values()]}

    monkeypatch.setattr(Match, "view", with_seals)
    caught(secrets.twins_cannot_be_told_from_the_truth, "twin-view", TOY)


def test_a_twin_that_keeps_the_dice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    turn = Match._turn_into_twin

    def with_old_dice(self: Match, viewer: Seat, key: int) -> None:
        dice = self.state.dice
        turn(self, viewer, key)
        self.state.dice = dice

    monkeypatch.setattr(Match, "_turn_into_twin", with_old_dice)
    caught(secrets.twins_cannot_be_told_from_the_truth, "twin-dice", TOY)


def test_undo_past_a_roll_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    why = Match.why_no_undo

    def careless(self: Match, seat: Seat) -> Refusal | None:
        refusal = why(self, seat)
        return None if refusal is not None and refusal.rule == "core.undo-learnt" else refusal

    monkeypatch.setattr(Match, "why_no_undo", careless)
    caught(going.undo_restores, "undo-learnt", TOY)


def test_a_fault_that_is_not_healed_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def unguarded(self: Match, seat: Seat, choice: Choice) -> None:
        refusal = self.why_not(seat, choice)
        if refusal is not None:
            raise refusal
        self.apply(seat, choice)

    monkeypatch.setattr(Match, "answer", unguarded)
    caught(going.faults_are_healed, "healed", TOY)


@pytest.mark.parametrize("past_the_rest_point", [False, True])
@pytest.mark.parametrize("played", [TOY, *map(game, built_in())], ids=["toy", *built_in()])
def test_a_fault_that_is_healed_in_one_place_only_is_caught(
    past_the_rest_point: bool, played: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two kinds of faults, in the stretch of the answer and past its rest point: each must be healed."""

    class Unhealed(BaseException):
        """No fault of a rule to the match, so it is not healed."""

    answer, apply = Match.answer, Match.apply

    def half_guarded(self: Match, seat: Seat, choice: Choice) -> None:
        mark = self.mark
        try:
            apply(self, seat, choice)
        except ValueError as fault:
            if (self.mark is not mark) == past_the_rest_point:
                raise Unhealed from fault
            raise

    def told(self: Match, seat: Seat, choice: Choice) -> None:
        try:
            answer(self, seat, choice)
        except Unhealed:
            raise ValueError("planted") from None

    monkeypatch.setattr(Match, "apply", half_guarded)
    monkeypatch.setattr(Match, "answer", told)
    caught(going.faults_are_healed, "healed", played)


def test_a_healed_match_that_nobody_listens_to_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = Match.answer

    def silenced(self: Match, seat: Seat, choice: Choice) -> None:
        try:
            answer(self, seat, choice)
        except ValueError:
            self.state.out = None
            raise

    monkeypatch.setattr(Match, "answer", silenced)
    caught(going.faults_are_healed, "healed", TOY)
