"""The rule bot with heroes of mechanics: what it does to foes and leaves with friends."""

import pytest

from tests.games.sanguosha.bots.positions import LOYALIST, OTHER_REBEL, REBEL, RULER, SPY, table
from tests.games.sanguosha.bots.positions import greedy as option
from tests.games.sanguosha.bots.positions import greedy_words as does


def test_foes_are_provoked_while_their_sha_cannot_kill() -> None:
    cast = {RULER: "mou-jiang-wei"}
    assert does(table({}, cast))[0] == "provoke-mou"
    assert does(table({}, cast))[1] in (REBEL, OTHER_REBEL)
    assert option(table({}, cast, hp={RULER: 1})) == "end"


@pytest.mark.parametrize(("user", "answer"), [(LOYALIST, "pass"), (REBEL, "guard-ye")])
def test_ye_is_guarded_against_foes_alone(user: str, answer: str) -> None:
    played = table({user: ["dismantle"]}, {RULER: "shen-pei"}, turn=user, equipment={RULER: ["red-hare"]})
    getattr(played, user.replace("-", "_")).uses("dismantle", on="shen-pei")
    assert option(played) == answer


def test_hostile_cards_are_premeditated_and_a_peach_is_kept() -> None:
    cast = {RULER: "guo-xun"}
    assert does(table({RULER: ["peach", "duel"]}, cast, phase="end")) == ("cards", "duel")
    assert option(table({RULER: ["peach"]}, cast, phase="end")) == "pass"


def test_a_premeditated_duel_is_for_a_foe() -> None:
    played = table({}, {RULER: "guo-xun"}, phase="judgement", premeditated={RULER: ["duel"]})
    assert does(played)[0] == "duel"
    assert does(played)[2] in (REBEL, OTHER_REBEL)


def test_raiders_are_cheap_cards() -> None:
    played = table({RULER: ["peach", "blaze", "lightning"]}, {RULER: "ke-bineng"}, phase="action", step="phase")
    assert does(played) == ("raiders", "blaze", "lightning")


def test_the_troops_halt_with_cards_to_spare() -> None:
    cast = {RULER: "huangfu-song"}
    for hand, condition in ((["sha"] * 8, "halt"), (["sha"] * 2, "change-formation")):
        played = table({RULER: hand}, cast, phase="action", step="phase")
        played.huangfu_song.activates("order-the-army")
        assert option(played) == condition


def test_a_team_is_made_with_a_friend() -> None:
    played = table({}, {RULER: "mou-zhang-fei"}, phase="beginning")
    assert does(played) == ("joint-strike", LOYALIST)
    assert SPY not in does(played)
