"""A card used when idle rests before each of its targets: there the table can be copied, stored and set by hand."""

import pytest

from tests.games.sanguosha.rules.bare import bare
from tianxia.errors import BadInput
from tianxia.games.sanguosha.position.aside import KEYS
from tianxia.games.sanguosha.rules.using import KEPT, WRITTEN_APART
from tianxia.games.sanguosha.rules.zones import PROCESSING
from tianxia.scenario import scenario

BARBARIANS = {"user": "sun-quan", "cards": ["barbarians"], "waiting": ["xu-chu", "ma-chao"]}


def between(**more):
    """Sun Quan has used Barbarians, and two heroes have yet to answer them."""
    position = {"processing": ["barbarians:spade-7"], "using": {**BARBARIANS, **more.pop("using", {})}, **more}
    return bare(hands={"xu-chu": ["sha"], "ma-chao": ["sha"]}, **position)


def test_each_target_is_a_stretch_of_its_own():
    game = bare(hands={"sun-quan": ["barbarians"], "xu-chu": ["sha"], "ma-chao": ["sha"], "da-qiao": ["sha"]})
    game.sun_quan.uses("barbarians")
    for waiting in (["xu-chu", "ma-chao", "da-qiao"], ["ma-chao", "da-qiao"], ["da-qiao"]):
        game.nobody_negates()
        assert [game.names[seat] for seat in game.match.mark.kept["waiting"]] == waiting
        assert len(game.match.entries) == 1  # Negate
        getattr(game, game.waits_for.replace("-", "_")).plays("sha")
    assert game.kind == "sanguosha.idle"
    assert game.match.state.kept is None


def test_a_card_between_two_targets_is_set_by_hand_and_goes_on():
    game = between()
    game.nobody_negates()
    assert (game.waits_for, game.kind) == ("xu-chu", "sanguosha.play")
    game.xu_chu.plays("sha")
    game.nobody_negates()
    game.ma_chao.passes()
    assert (game.hp["xu-chu"], game.hp["ma-chao"]) == (4, 3)
    assert (game.waits_for, game.kind) == ("sun-quan", "sanguosha.idle")
    assert "barbarians:spade-7" in game.discard


def test_the_cards_of_a_use_are_being_processed_if_nothing_else_is_said():
    game = bare(using={"user": "sun-quan", "cards": ["barbarians"], "waiting": ["xu-chu"]}, hands={"xu-chu": ["sha"]})
    assert game.processing == ["barbarians:spade-7"]
    game.nobody_negates()
    game.xu_chu.passes()
    assert (game.hp["xu-chu"], game.discard) == (3, ["barbarians:spade-7"])
    game = bare(using={"user": "sun-quan", "cards": ["barbarians"], "waiting": ["xu-chu"]}, processing=[],
                hands={"xu-chu": ["sha"], "ma-chao": ["barbarians:spade-7"]})  # fmt: skip
    assert (game.processing, game.ma_chao.hand) == ([], ["barbarians"])  # somebody has taken it


def test_what_skills_have_changed_about_the_card_goes_with_it():
    game = between(using={"unnegatable": True, "cancelled": ["xu-chu"], "source": "da-qiao", "bonus": 1})
    assert (game.waits_for, game.kind) == ("ma-chao", "sanguosha.play")
    again = scenario("sanguosha", strict=True, **game.match.game.picture(game.match.mark))
    assert again.match.view(0) == game.match.view(0)
    assert again.match.game.picture(again.match.mark)["using"] == game.match.game.picture(game.match.mark)["using"]


def test_all_that_is_kept_of_a_use_can_be_read_and_set():
    assert {slot for slot in (*KEPT, *WRITTEN_APART) if slot not in KEYS} == set()


def test_a_virtual_card_can_rest_too():
    game = bare(using={"user": "sun-quan", "card": "barbarians", "waiting": ["xu-chu", "ma-chao"]}, hands={"xu-chu": 1})
    game.nobody_negates()
    assert (game.waits_for, game.match.state.zones[PROCESSING]) == ("xu-chu", [])


def test_numbers_of_cards_are_not_used_again_while_a_card_rests():
    state = between().match.mark.copy()
    state.retired = [7]
    state.rest()
    assert (state.retired, 7 in state.spare) == ([7], False)
    state.kept = None
    state.rest()
    assert (state.retired, 7 in state.spare) == ([], True)


def test_the_user_may_have_died_of_his_own_card():
    game = between(dead=["sun-quan"], roles={"ma-chao": "ruler"})
    game.nobody_negates()
    game.xu_chu.passes()
    game.nobody_negates()
    game.ma_chao.passes()
    assert game.turn != "sun-quan"


@pytest.mark.parametrize(
    ("using", "sentence"),
    [
        ({"waiting": []}, "waiting of using names the heroes whom the card has yet to affect"),
        ({"waiting": ["zhao-yun"]}, "entry 1 of waiting of using is one of"),
        ({"user": 3}, "user of using is one of"),
        ({"cards": ["halberd"], "card": {}}, "'halberd'"),
        ({"card": "dodge"}, "card of using is a card that affects heroes one after another, not 'dodge'"),
        ({"card": {"name": "barbarians", "suit": "cups"}}, "suit of card of using is one of spade, heart"),
        ({"bonus": -1}, "bonus of using is a number from 0 to 99, not -1"),
        ({"ineffective": 1}, "ineffective of using is true or false, not 1"),
        ({"dodges": {"xu-chu": "two"}}, "dodges of using.xu-chu is a number from 0 to 99, not 'two'"),
        ({"card": "kirin-bow"}, "card of using is a card that affects heroes one after another, not 'kirin-bow'"),
        ({"card": "acedia"}, "card of using is a card that affects heroes one after another, not 'acedia'"),
        ({"card": {"name": "barbarians", "by": "luck"}}, "by of card of using is a skill or a card that made it"),
        (
            {"card": {"name": "barbarians", "area": "deck"}},
            "area of card of using is hand, equipment, premeditated or empty",
        ),
        ({"cards": [], "card": "duel"}, "barbarians:spade-7 of processing is neither in cards nor in exposed of using"),
        ({"acted": [["xu-chu", "luck"]]}, "entry 2 of row 1 of acted of using is a skill, not 'luck'"),
        ({"acted": ["xu-chu"]}, "row 1 of acted of using is a list, not 'xu-chu'"),
        ({"target": "xu-chu"}, "using has no 'target'; it has user, source"),
    ],
)
def test_a_use_that_cannot_be_is_refused_in_one_sentence(using, sentence):
    with pytest.raises(BadInput) as refusal:
        between(using=using)
    assert sentence in str(refusal.value)


def test_a_card_rests_only_in_the_action_phase():
    with pytest.raises(BadInput) as refusal:
        between(phase="draw")
    assert "using goes with the Action Phase" in str(refusal.value)
