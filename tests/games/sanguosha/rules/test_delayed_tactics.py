"""Judgement and delayed tactics (SG-501 to SG-520, SG-1321, SG-1360 to SG-1363, SG-1374)."""

import pytest

from tests.games.sanguosha.rules.bare import bare, judged
from tests.games.sanguosha.rules.heroes.tables import told
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import refused

ACEDIA = {"xu-chu": ["acedia:club-6"]}
HEART, SPADE, CLUB = "peach:heart-3", "sha:spade-8", "sha:club-2"


def order(game, *kinds):
    """The events of these kinds, in order."""
    return [kind for kind in game.fact("happened") if kind in kinds]


def tinkered(*skills, **position):
    """Xu Chu is judged for Acedia with a spade; Sima Yi has these skills and a heart to change it."""
    heroes = ("sima-yi", "xu-chu", "guo-jia")
    return bare(
        *heroes, turn="xu-chu", phase="judgement", judgement=ACEDIA, deck=[SPADE],
        hands={"sima-yi": [HEART]}, skills={"sima-yi": list(skills)}, **position,
    )  # fmt: skip


# ---- the judgement


@rule("SG-501")
def test_the_judgement_card_is_not_the_delayed_tactic():
    game = tinkered("ghost-talent")
    game.nobody_negates()
    assert game.waits_for == "sima-yi"
    assert sorted(game.processing) == ["acedia:club-6", SPADE]
    game.sima_yi.activates("ghost-talent", "peach")
    assert told(game, "judge")[0]["face"] == "std-002"
    assert game.phase == "action"  # the heart took the place of the spade, not of Acedia


@rule("SG-502", "SG-1374")
def test_a_delayed_tactic_takes_effect_before_the_judgement():
    game = judged("xu-chu", HEART, judgement=ACEDIA, hands={"sun-quan": ["negate"]})
    assert order(game, "delayed", "judge", "judged") == []  # Negate comes first
    game.nobody_negates()
    assert order(game, "delayed", "judge", "judged") == ["delayed", "judge", "judged"]


@rule("SG-502", "SG-1374")
def test_a_negated_delayed_tactic_does_not_take_effect():
    game = judged("xu-chu", SPADE, judgement=ACEDIA, hands={"sun-quan": ["negate"]})
    game.sun_quan.negates()
    assert order(game, "delayed", "judge", "judged") == []
    assert game.phase == "action"


@rule("SG-503", "SG-511")
def test_the_card_that_is_last_is_the_result():
    game = tinkered("ghost-talent")
    game.nobody_negates()
    game.sima_yi.activates("ghost-talent", "peach")
    [result] = told(game, "judged")
    assert (result["suit"], result["number"]) == ("heart", 3)


@rule("SG-504")
@pytest.mark.parametrize("card", [HEART, SPADE])
def test_every_result_card_counts_as_effective(card):
    game = bare(
        "sun-quan", "guo-jia", turn="guo-jia", phase="judgement", judgement={"guo-jia": ["acedia"]}, deck=[card],
        skills={"guo-jia": ["envy-of-heaven"]},
    )  # fmt: skip
    assert game.waits_for == "guo-jia"
    game.guo_jia.activates("envy-of-heaven")
    assert card in game.hands["guo-jia"]


@rule("SG-508")
def test_the_judgement_card_is_the_top_card_of_the_deck():
    game = judged("xu-chu", HEART, judgement=ACEDIA)
    assert told(game, "judge")[0]["face"] == "std-046"
    assert game.discard[:1] == [HEART]


@rule("SG-509", "SG-510", "SG-511")
def test_the_steps_of_a_judgement_follow_each_other():
    game = tinkered("ghost-talent")
    game.nobody_negates()
    assert order(game, "judge", "judged") == ["judge"]  # before the judgement card takes effect
    game.sima_yi.activates("ghost-talent", "peach")
    assert order(game, "judge", "replaced", "judged") == ["judge", "replaced", "judged"]


@rule("SG-510")
def test_who_does_not_change_it_lets_the_judgement_card_take_effect():
    game = tinkered("ghost-talent")
    game.nobody_negates()
    game.sima_yi.passes()
    assert told(game, "judged")[0]["suit"] == "spade"
    assert [event["phase"] for event in told(game, "skip")] == ["action"]


@rule("SG-513", "SG-643")
def test_the_result_card_is_placed_in_the_discard_pile_after_all():
    game = judged("xu-chu", HEART, judgement=ACEDIA)
    assert game.discard == [HEART, "acedia:club-6"]
    moves = [event["to"] for event in told(game, "move") if event.get("face") == "std-046"]
    assert moves == ["processing", "discard"]
    assert [event for event in game.history if event[0] == "discard"] == []


@rule("SG-512", "SG-513")
def test_a_result_card_that_was_taken_is_not_placed_anywhere():
    game = bare(
        "sun-quan",
        "guo-jia",
        turn="guo-jia",
        phase="judgement",
        judgement={"guo-jia": ["acedia:club-6"]},
        deck=[HEART],
        skills={"guo-jia": ["envy-of-heaven"]},
    )
    game.guo_jia.activates("envy-of-heaven")
    assert game.discard == ["acedia:club-6"]


@rule("SG-514", "SG-515")
def test_a_replaced_judgement_card_goes_to_the_discard_pile():
    game = tinkered("ghost-talent")
    game.nobody_negates()
    game.sima_yi.activates("ghost-talent", "peach")
    assert game.discard == [SPADE, HEART, "acedia:club-6"]
    assert [event["play"]["name"] for event in told(game, "play")] == ["peach"]


# ---- Acedia


@content("acedia")
@rule("SG-516")
@pytest.mark.parametrize(("card", "acts"), [(HEART, True), (SPADE, False), ("sha:diamond-6", False), (CLUB, False)])
def test_acedia_takes_the_action_phase_unless_a_heart_is_shown(card, acts):
    game = judged("xu-chu", card, judgement=ACEDIA)
    assert (game.waits_for == "xu-chu" and game.kind == "sanguosha.idle") == acts
    assert [event["phase"] for event in told(game, "skip")] == ([] if acts else ["action"])
    assert "acedia:club-6" in game.discard
    assert game.judgement["xu-chu"] == []


@content("acedia")
@rule("SG-1321")
def test_acedia_is_laid_before_any_other_hero():
    game = bare(hands={"sun-quan": ["acedia:club-6"], "xu-chu": ["negate"]})
    assert game.sun_quan.offered("acedia", "targets") == ["xu-chu", "ma-chao", "da-qiao"]
    game.sun_quan.uses("acedia", on="ma-chao")
    assert game.judgement["ma-chao"] == ["acedia:club-6"]  # nobody may negate it now
    assert game.sun_quan.hand == []


@rule("SG-520")
def test_nobody_has_two_delayed_tactics_of_one_name():
    game = bare(hands={"sun-quan": ["acedia"]}, judgement={"xu-chu": ["acedia:club-6"], "ma-chao": ["lightning"]})
    assert game.sun_quan.offered("acedia", "targets") == ["ma-chao", "da-qiao"]
    with refused("SG-520"):
        game.sun_quan.uses("acedia", on="xu-chu")


@rule("SG-520")
def test_a_converted_acedia_counts_as_one():
    lying = {"xu-chu": [{"card": "sha:diamond-6", "as": "acedia"}]}
    game = bare(hands={"sun-quan": ["acedia"]}, judgement=lying)
    assert game.sun_quan.offered("acedia", "targets") == ["ma-chao", "da-qiao"]


# ---- Famine


@content("famine")
@rule("SG-517")
@pytest.mark.parametrize(("card", "draws"), [(CLUB, True), (SPADE, False), (HEART, False)])
def test_famine_takes_the_draw_phase_unless_a_club_is_shown(card, draws):
    game = judged("xu-chu", card, judgement={"xu-chu": ["famine:spade-10"]})
    assert (len(game.xu_chu.hand) == 2) == draws
    assert [event["phase"] for event in told(game, "skip")] == ([] if draws else ["draw"])
    assert "famine:spade-10" in game.discard
    assert (game.waits_for, game.kind) == ("xu-chu", "sanguosha.idle")


@content("famine")
@rule("SG-1321")
def test_famine_is_laid_before_another_at_distance_one():
    game = bare(hands={"sun-quan": ["famine"]}, equipment={"da-qiao": ["hex-mark"]})
    assert game.sun_quan.offered("famine", "targets") == ["xu-chu"]
    with refused("SG-1005"):
        game.sun_quan.uses("famine", on="ma-chao")
    game.sun_quan.uses("famine", on="xu-chu")
    assert len(game.judgement["xu-chu"]) == 1


# ---- Lightning

BOLT = {"xu-chu": ["lightning:spade-1"]}


@content("lightning")
@rule("SG-518")
@pytest.mark.parametrize(("card", "hits"), [
    ("eight-trigrams-formation:spade-2", True), ("sha:spade-9", True), ("sha:spade-10", False), ("duel:spade-1", False),
    (HEART, False), (CLUB, False),
])  # fmt: skip
def test_lightning_strikes_with_a_spade_from_two_to_nine(card, hits):
    game = judged("xu-chu", card, judgement=BOLT)
    assert game.hp["xu-chu"] == (1 if hits else 4)
    assert ("lightning:spade-1" in game.discard) == hits
    if hits:
        [damage] = told(game, "damage")
        assert (damage["source"], damage["element"], damage["damage"]) == (-1, "lightning", 3)


@content("lightning")
@rule("SG-1360")
def test_lightning_is_laid_before_oneself():
    game = bare(hands={"sun-quan": ["lightning:spade-1"]})
    assert game.sun_quan.offered("lightning", "targets") == []
    game.sun_quan.uses("lightning")
    assert game.judgement["sun-quan"] == ["lightning:spade-1"]


@content("lightning")
@rule("SG-1360", "SG-1361")
def test_lightning_that_does_not_strike_moves_to_the_next_hero():
    game = judged("xu-chu", HEART, judgement=BOLT)
    assert game.judgement["ma-chao"] == ["lightning:spade-1"]


@rule("SG-1361")
def test_lightning_passes_over_who_is_no_legal_target():
    game = judged("xu-chu", HEART, judgement=BOLT | {"ma-chao": ["lightning:heart-12"]})
    assert game.judgement["da-qiao"] == ["lightning:spade-1"]
    hidden = bare("sun-quan", "xu-chu", "jia-xu", turn="xu-chu", phase="judgement", judgement=BOLT, deck=[HEART],
                  skills={"jia-xu": ["curtain"]})  # fmt: skip
    assert hidden.judgement["sun-quan"] == ["lightning:spade-1"]


@rule("SG-1360", "SG-1410")
def test_a_card_that_lies_there_as_lightning_moves_on_as_lightning():
    game = judged("sun-quan", "sha:heart-10", judgement={"sun-quan": [{"card": "sha:spade-8", "as": "lightning"}]})
    assert game.judgement["xu-chu"] == [{"card": "sha:spade-8", "as": "lightning"}]


@rule("SG-1361")
def test_lightning_passes_over_the_dead():
    game = judged("xu-chu", HEART, judgement=BOLT, dead=["ma-chao"], roles={"ma-chao": "loyalist"})
    assert game.judgement["da-qiao"] == ["lightning:spade-1"]


@rule("SG-1362")
def test_lightning_stays_where_nobody_else_is_legal():
    game = bare("sun-quan", "xu-chu", turn="xu-chu", phase="judgement", deck=[HEART],
                judgement=BOLT | {"sun-quan": ["lightning:heart-12"]})  # fmt: skip
    assert game.judgement == {"sun-quan": ["lightning:heart-12"], "xu-chu": ["lightning:spade-1"]}


@rule("SG-1363")
def test_lightning_goes_to_the_discard_pile_where_nobody_at_all_is_legal():
    game = bare("sun-quan", "jia-xu", turn="jia-xu", phase="judgement", deck=[HEART], skills={"jia-xu": ["curtain"]},
                judgement={"jia-xu": ["lightning:spade-1"], "sun-quan": ["lightning:heart-12"]})  # fmt: skip
    assert game.judgement == {"sun-quan": ["lightning:heart-12"], "jia-xu": []}
    assert "lightning:spade-1" in game.discard


@rule("SG-1363")
def test_moving_lightning_is_no_use_and_asks_for_no_negate():
    game = judged("xu-chu", HEART, judgement=BOLT, hands={"sun-quan": ["negate"]})
    game.nobody_negates()
    assert game.judgement["ma-chao"] == ["lightning:spade-1"]
    assert told(game, "use") == []
    assert (game.waits_for, game.kind) == ("xu-chu", "sanguosha.idle")


# ---- negated, and several of them


@rule("SG-519")
@pytest.mark.parametrize("lying", ["acedia:club-6", "famine:spade-10", "lightning:spade-1"])
def test_a_negated_delayed_tactic_goes_and_lightning_moves_on(lying):
    game = judged("xu-chu", SPADE, judgement={"xu-chu": [lying]}, hands={"sun-quan": ["negate"]})
    game.sun_quan.negates()
    assert told(game, "judge") == []
    assert game.judgement["xu-chu"] == []
    assert (lying in game.discard) == (not lying.startswith("lightning"))
    assert game.judgement["ma-chao"] == ([lying] if lying.startswith("lightning") else [])
    assert game.hp["xu-chu"] == 4


@rule("SG-210", "SG-211")
def test_the_last_placed_delayed_tactic_is_judged_first():
    game = bare(turn="xu-chu", phase="judgement", deck=[CLUB, HEART],
                judgement={"xu-chu": ["acedia:club-6", "famine:spade-10"]})  # fmt: skip
    assert [event["card"]["name"] for event in told(game, "delayed")] == ["famine", "acedia"]
    assert told(game, "skip") == []


@rule("SG-516", "SG-1410")
def test_a_converted_acedia_is_judged_as_acedia_and_is_itself_again_in_the_discard_pile():
    game = judged("xu-chu", SPADE, judgement={"xu-chu": [{"card": "sha:diamond-6", "as": "acedia"}]})
    assert [event["phase"] for event in told(game, "skip")] == ["action"]
    assert "sha:diamond-6" in game.discard
