"""Wu heroes who advise and accompany: Da Qiao (rhythm), Zhang Zhao (spirited)."""

from tests.games.sanguosha.rules.heroes.tables import is_idle, table
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario, refused

# ---- Da Qiao (rhythm)


@content("mutual-understanding")
@rule("SG-1653")
def test_the_rhythm_changes_after_chaste_devotion_and_the_tune_is_played_again():
    game = table("rhythm-da-qiao", "sun-quan", "zhang-fei", hp={"rhythm-da-qiao": 2}, deck=["sha"] * 3)
    game.rhythm_da_qiao.activates("mutual-understanding")
    assert game.rhythm_da_qiao.hand == ["sha"]
    with refused("SG-214"):
        game.rhythm_da_qiao.activates("mutual-understanding")
    game.rhythm_da_qiao.activates("chaste-devotion", on="sun-quan")
    game.rhythm_da_qiao.chooses("accompany")
    assert game.values == [["rhythm-da-qiao", "mutual-understanding", "side", 2]]
    game.rhythm_da_qiao.activates("mutual-understanding")
    assert game.hp["rhythm-da-qiao"] == 3
    assert game.effects == []  # it was for Sun Quan too, who is not wounded


@content("mutual-understanding")
@rule("SG-1534")
def test_at_full_hp_there_is_nothing_to_heal():
    values = [["rhythm-da-qiao", "mutual-understanding", "side", 2]]
    game = table("rhythm-da-qiao", "sun-quan", "zhang-fei", values=values)
    assert "mutual-understanding" not in game.rhythm_da_qiao.options


@content("chaste-devotion")
def test_the_next_tune_is_for_both():
    effects = [["chaste-devotion", "rhythm-da-qiao", "zhang-fei", "game"]]
    game = table("rhythm-da-qiao", "sun-quan", "zhang-fei", effects=effects)
    game.rhythm_da_qiao.activates("mutual-understanding")
    assert (len(game.rhythm_da_qiao.hand), len(game.zhang_fei.hand)) == (1, 1)
    assert game.effects == []


@content("chaste-devotion")
@rule("SG-658", "SG-1104")
def test_another_hero_may_use_a_hand_card_and_a_red_sha_costs_her_an_hp():
    hands = {"sun-quan": ["sha:heart-10", "dodge", "peach"]}
    game = table("rhythm-da-qiao", "sun-quan", "zhang-fei", hands=hands)
    game.rhythm_da_qiao.activates("chaste-devotion", on="sun-quan")
    game.rhythm_da_qiao.chooses("use-card")
    assert game.sun_quan.options == ["sha", "pass"]  # no Dodge on one's own initiative, no Peach at full HP
    game.sun_quan.uses("sha", on="zhang-fei")
    assert game.hp == {"rhythm-da-qiao": 2, "sun-quan": 4, "zhang-fei": 3}
    assert game.rhythm_da_qiao.may("chaste-devotion", on="sun-quan")  # once more


@content("chaste-devotion")
def test_another_card_or_none_ends_it():
    game = table("rhythm-da-qiao", "sun-quan", "zhang-fei", hands={"sun-quan": ["sha:spade-7"]})
    game.rhythm_da_qiao.activates("chaste-devotion", on="sun-quan")
    game.rhythm_da_qiao.chooses("use-card")
    game.sun_quan.passes()
    assert game.hp["rhythm-da-qiao"] == 3
    assert game.rhythm_da_qiao.why_not("chaste-devotion", on="sun-quan") == "SG-214"


# ---- Zhang Zhao (spirited)


def advised(*cards: str, **position: object) -> Scenario:
    """Zhang Fei discards three cards, and Zhang Zhao gives him some of them."""
    hands = {"zhang-fei": ["sha:spade-7", "sha:spade-8", "duel", "peach"]}
    game = table(
        "zhang-fei", "spirited-zhang-zhao", "sun-quan", phase="discard", hp={"zhang-fei": 1}, hands=hands, **position
    )
    game.zhang_fei.discards("sha:spade-7", "sha:spade-8", "duel")
    game.spirited_zhang_zhao.activates("force-advice", *cards)
    return game


@content("force-advice")
@rule("SG-1652", "SG-659")
def test_zhang_zhao_shares_what_was_discarded_and_is_spent():
    game = advised("duel")
    assert game.spirited_zhang_zhao.hand[:2] == ["sha", "sha"]
    assert sorted(game.zhang_fei.hand) == ["duel", "peach"]
    assert ["game", "spirited-zhang-zhao", "force-advice"] in game.used
    assert ["spirited-zhang-zhao", "force-advice", "fierce", 0] in game.values


@content("force-advice")
def test_whoever_gets_more_may_be_hurt_and_pure_and_firm_takes_one_back():
    game = advised("duel", "sha:spade-7")
    game.zhang_fei.discards("peach")  # Pure and Firm: two cards at once
    game.spirited_zhang_zhao.activates("force-advice")
    assert (game.kind, game.hp["zhang-fei"]) == ("sanguosha.save", 0)


@content("force-advice")
@rule("SG-1652")
def test_eight_cards_in_the_discard_pile_make_it_fierce_again():
    used, values = (
        [["game", "spirited-zhang-zhao", "force-advice"]],
        [["spirited-zhang-zhao", "force-advice", "fierce", 6]],
    )
    hands = {"zhang-fei": ["sha:spade-7", "sha:spade-8", "duel"]}
    game = table("zhang-fei", "spirited-zhang-zhao", "sun-quan", hands=hands, used=used, values=values)
    game.zhang_fei.uses("sha:spade-7", on="sun-quan")
    assert used[0] in game.used
    game.zhang_fei.uses("sha:spade-8", on="sun-quan")
    assert used[0] not in game.used


@content("force-advice")
def test_not_in_his_own_phase_and_not_while_spent():
    hands = {"spirited-zhang-zhao": ["sha", "duel"]}
    game = table("spirited-zhang-zhao", "zhang-fei", phase="discard", hp={"spirited-zhang-zhao": 1}, hands=hands)
    game.spirited_zhang_zhao.discards("sha")
    assert "skill" not in game.fact("happened")


@content("pure-and-firm")
@rule("SG-392")
def test_two_cards_at_once_outside_the_draw_phase_cost_one():
    hands = {"zhang-fei": ["out-of-nothing"]}
    game = table("zhang-fei", "spirited-zhang-zhao", "sun-quan", hands=hands, deck=["peach", "dodge"])
    game.zhang_fei.uses("out-of-nothing")
    game.nobody_negates()
    game.zhang_fei.discards("dodge")
    assert game.zhang_fei.hand == ["peach"]
    assert is_idle(game, "zhang-fei")


@content("pure-and-firm")
def test_the_draw_phase_and_his_own_cards_are_free():
    game = table("zhang-fei", "spirited-zhang-zhao", phase="draw")
    assert is_idle(game, "zhang-fei")
    assert len(game.zhang_fei.hand) == 2
    game = table("spirited-zhang-zhao", "zhang-fei", hands={"spirited-zhang-zhao": ["out-of-nothing"]})
    game.spirited_zhang_zhao.uses("out-of-nothing")
    game.nobody_negates()
    assert len(game.spirited_zhang_zhao.hand) == 2


@content("force-advice")
@rule("SG-815")
def test_zhang_zhao_need_not_advise_nor_strike():
    hands = {"zhang-fei": ["sha:spade-7", "sha:spade-8"]}
    game = table("zhang-fei", "spirited-zhang-zhao", "sun-quan", phase="discard", hp={"zhang-fei": 1}, hands=hands)
    game.zhang_fei.discards("sha:spade-7")
    game.spirited_zhang_zhao.passes()
    assert game.used == []
    game = table("zhang-fei", "spirited-zhang-zhao", "sun-quan", phase="discard", hp={"zhang-fei": 1}, hands=hands)
    game.zhang_fei.discards("sha:spade-7")
    game.spirited_zhang_zhao.activates("force-advice", "sha:spade-7")
    game.spirited_zhang_zhao.passes()
    assert game.hp["zhang-fei"] == 1


@content("force-advice")
@rule("SG-1652")
def test_a_spent_advice_is_not_offered():
    hands, used = {"zhang-fei": ["sha", "duel"]}, [["game", "spirited-zhang-zhao", "force-advice"]]
    game = table(
        "zhang-fei", "spirited-zhang-zhao", "sun-quan", phase="discard", hp={"zhang-fei": 1}, hands=hands, used=used
    )
    game.zhang_fei.discards("sha")
    assert is_idle(game, "spirited-zhang-zhao")


@content("force-advice")
def test_cards_of_an_earlier_phase_are_not_given():
    hands = {"zhang-fei": ["sha:spade-7"]}
    game = table("zhang-fei", "spirited-zhang-zhao", "sun-quan", hands=hands)
    game.zhang_fei.uses("sha", on="sun-quan")
    game.zhang_fei.ends()
    assert is_idle(game, "spirited-zhang-zhao")
