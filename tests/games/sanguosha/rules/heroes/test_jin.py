"""The heroes of Jin, skill by skill; stealth, hands brought to a size."""

import pytest

from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.core.dice import Dice
from tianxia.core.log import begin_from
from tianxia.errors import UserError
from tianxia.games.sanguosha.content import HERO, starts_hidden
from tianxia.games.sanguosha.rules.view import twin
from tianxia.public.match import Match
from tianxia.scenario import Scenario

# ---- stealth


def hidden(hero: str = "jin-sima-yi", *others: str, **position: object) -> Scenario:
    """This hero is hidden; Zhang Fei is the ruler and on turn."""
    return table("zhang-fei", hero, *(others or ("sun-quan",)), unrevealed=[hero], **position)


@rule("SG-1640", "SG-H13")
@content("disloyal")
def test_a_hidden_hero_looks_like_nobody_in_particular():
    game = hidden("jin-zhang-chunhua")
    for viewer in (0, 1, -1):
        seat = game.match.view(viewer)["seats"][1]
        assert (seat["hero"], seat["hp"], seat["max_hp"], seat["gender"]) == (None, 1, 1, "male")
        assert (seat["kingdom"], seat["skills"], seat["unrevealed"]) == ("", [], True)
    assert game.match.view(1)["seats"][1]["offered"]["known"][0]["face"] == "jin-zhang-chunhua"
    assert game.match.view(0)["seats"][1]["offered"] == {"known": [], "hidden": 1}


@rule("SG-1640", "SG-H13")
@content("disloyal")
def test_in_python_a_hidden_hero_is_called_by_the_seat():
    match = Match(begin_from(hidden(hands={"zhang-fei": ["sha"]}).match, 1))
    assert match.names == ("zhang-fei", "seat-1", "sun-quan")
    question = match.questions[0]
    sha = question.find("sha", cards=["sha"], targets=["seat-1"])
    assert "sima" not in f"{question} {question.things('seat/1')} {sha} {match}"
    with pytest.raises(UserError, match="seat-1"):
        match.seat("jin-sima-yi")
    match.answer("zhang-fei", sha)
    assert match.names[1] == "jin-sima-yi", "revealed by the damage"


@rule("SG-H13")
@content("disloyal")
def test_whoever_imagines_a_hidden_hero_imagines_one_with_a_stealth_skill():
    game = hidden()
    imagined = set()
    for seed in range(12):
        world = game.match.state.copy()
        twin(world, 0, Dice(seed))
        imagined.add(world.hero[1])
    names = {list(HERO)[number] for number in imagined}
    assert len(names) > 1
    assert all(starts_hidden(HERO[name]) for name in names)
    own = game.match.state.copy()
    twin(own, 1, Dice(1))
    assert own.hero[1] == game.match.state.hero[1]


@rule("SG-1640", "SG-112")
@content("disloyal")
def test_a_stealth_hero_who_is_chosen_stays_hidden():
    game = table("zhang-fei", "none", "none", offered={"seat-1": ["jin-sima-yi", "cao-cao", "guo-jia"],
                                                        "seat-2": ["liu-bei", "xu-chu", "ma-chao"]})  # fmt: skip
    game.does("seat-1", "hero", hero=["jin-sima-yi"])
    game.does("seat-2", "hero", hero=["liu-bei"])
    assert game.unrevealed == ["jin-sima-yi"]
    assert [event["seat"] for event in told(game, "hidden-hero")] == [1]
    assert all("hero" not in event for event in told(game, "hidden-hero"))


@rule("SG-1641")
@content("disloyal")
def test_damage_reveals_and_is_absorbed():
    game = hidden(hands={"zhang-fei": ["sha", "peach"]}, chained=["jin-sima-yi"])
    game.zhang_fei.uses("sha", on="jin-sima-yi")
    assert (game.waits_for, game.kind) == ("jin-sima-yi", "sanguosha.skill"), "Disloyal, when he is revealed"
    game.jin_sima_yi.passes()
    assert (game.hp["jin-sima-yi"], game.max_hp["jin-sima-yi"]) == (3, 3)
    assert (game.unrevealed, game.kingdoms["jin-sima-yi"]) == ([], "jin")
    assert told(game, "prevented") == []
    assert len(told(game, "damage")) == 1


@rule("SG-1644")
@content("disloyal")
def test_states_are_kept_when_a_hero_is_revealed():
    game = hidden(chained=["jin-sima-yi"], hands={"jin-sima-yi": 2}, equipment={"jin-sima-yi": ["red-hare"]})
    game.happens("lose-hp", hero="jin-sima-yi", amount=2)
    assert game.hp["jin-sima-yi"] == 3, "a loss is absorbed too (SG-1641)"
    assert game.chained == ["jin-sima-yi"]
    assert len(game.hands["jin-sima-yi"]) == 2


@rule("SG-1641")
@content("disloyal")
def test_a_hidden_hero_is_revealed_at_the_start_of_the_turn():
    game = hidden(turn="jin-sima-yi", step="turn")
    assert game.unrevealed == []
    assert activated(game) == [], "in his own turn he is not disloyal"
    assert [event["hero"] for event in told(game, "hero")] == ["jin-sima-yi"]


@rule("SG-1641")
@content("disloyal")
def test_maximum_hp_lost_in_hiding_is_missing_when_revealed():
    game = hidden(effects=[["hidden-max-hp", "jin-sima-yi", -1, "game"]])
    game.happens("damage", victim="jin-sima-yi", amount=1)
    assert (game.hp["jin-sima-yi"], game.max_hp["jin-sima-yi"]) == (2, 2)
    assert game.effects == []


@rule("SG-1642", "SG-1643")
@content("gentle-bearing")
def test_a_hidden_ruler_gets_the_bonus_before_what_acts_at_the_revelation():
    others = ("zhang-fei", "sun-quan", "zhen-ji", "liu-bei")
    game = table("jin-yang-huiyu", *others, unrevealed=["jin-yang-huiyu"], step="turn")
    assert game.max_hp["jin-yang-huiyu"] == 4
    assert game.hp["jin-yang-huiyu"] == 4
    assert game.kind == "sanguosha.choose", "Gentle Bearing"
    few = table("jin-yang-huiyu", "zhang-fei", unrevealed=["jin-yang-huiyu"], step="turn")
    assert few.max_hp["jin-yang-huiyu"] == 3


# ---- Sima Yi


@content("disloyal")
def test_he_takes_a_card_of_the_hero_in_whose_turn_he_appears():
    game = hidden(hands={"zhang-fei": ["sha", "peach:heart-3"]})
    game.zhang_fei.uses("sha", on="jin-sima-yi")
    game.jin_sima_yi.activates("disloyal")
    assert game.hands == {"zhang-fei": [], "jin-sima-yi": ["peach:heart-3"], "sun-quan": []}


@content("hawk-eye")
@rule("SG-H05")
def test_in_his_action_phase_he_sees_the_top_of_the_deck():
    game = table("jin-sima-yi", "zhang-fei", hands={"jin-sima-yi": ["out-of-nothing"]}, phase="action", step="phase")
    assert len(game.match.view(0)["deck"]["known"]) == 3
    assert game.match.view(1)["deck"]["known"] == []
    game.jin_sima_yi.uses("out-of-nothing")
    game.jin_sima_yi.passes()
    assert len(game.match.view(0)["deck"]["known"]) == 3, "two cards farther down"


@content("great-ambition")
def test_card_after_card_is_used_until_one_cannot_be():
    deck = ["peach:heart-3", "duel:spade-1", "dodge:heart-2", "peach:heart-4"]
    game = table("jin-sima-yi", "zhang-fei", hp={"jin-sima-yi": 1}, deck=deck)
    game.jin_sima_yi.activates("great-ambition")
    assert game.hp == {"jin-sima-yi": 2, "zhang-fei": 3}
    assert game.discard == ["peach:heart-3", "duel:spade-1", "dodge:heart-2"]
    assert is_idle(game, "jin-sima-yi")
    assert game.jin_sima_yi.why_not("great-ambition") == "SG-1606"


@content("great-ambition")
@rule("SG-1104")
def test_a_sha_that_is_turned_up_is_countless_but_needs_reach():
    game = table("jin-sima-yi", "zhang-fei", "zhen-ji", "sun-quan", deck=["sha:spade-7", "dodge:heart-2"],
                 used=[["phase", "jin-sima-yi", "sha"]])  # fmt: skip
    game.jin_sima_yi.activates("great-ambition")
    assert not game.jin_sima_yi.may("targets", seats=["zhen-ji"])
    game.jin_sima_yi.chooses("targets", seats=["zhang-fei"])
    assert game.hp["zhang-fei"] == 3


@content("expediency")
def test_the_first_card_of_a_suit_brings_one_of_another():
    deck = ["sha:spade-7", "dodge:heart-2", "peach:heart-3", "duel:spade-1"]
    game = table("jin-sima-yi", "zhang-fei", hands={"jin-sima-yi": ["sha:spade-8"]}, deck=deck)
    game.jin_sima_yi.uses("sha", on="zhang-fei")
    game.jin_sima_yi.activates("expediency")
    assert game.jin_sima_yi.offered("get") == ["dodge:heart-2", "peach:heart-3"]
    game.jin_sima_yi.chooses("get", "peach")
    game.jin_sima_yi.does("on-top", top=["dodge", "sha"])
    assert game.hands["jin-sima-yi"] == ["peach:heart-3"]
    assert game.deck[:3] == ["dodge:heart-2", "sha:spade-7", "duel:spade-1"]


@content("expediency")
def test_a_second_card_of_the_suit_brings_nothing():
    game = table("jin-sima-yi", "zhang-fei", hands={"jin-sima-yi": ["peach:heart-3", "peach:heart-4"]},
                 hp={"jin-sima-yi": 1})  # fmt: skip
    game.jin_sima_yi.uses("peach")
    game.jin_sima_yi.passes()
    game.jin_sima_yi.uses("peach")
    assert is_idle(game, "jin-sima-yi")


@content("expediency")
@rule("SG-1501")
def test_no_more_hand_cards_than_his_maximum_hp():
    game = table("jin-sima-yi", "zhang-fei", hands={"jin-sima-yi": ["sha", "red-hare"]},
                 used=[["phase", "jin-sima-yi", "expediency"]] * 3)  # fmt: skip
    assert game.jin_sima_yi.why_not("sha", on="zhang-fei") == "SG-1501"
    assert game.jin_sima_yi.options == ["red-hare", "great-ambition", "end"]


# ---- Zhang Chunhua


@content("wise-mind")
@rule("SG-818", "SG-632")
def test_half_of_what_the_last_digit_shows():
    game = table("jin-zhang-chunhua", "zhang-fei", phase="draw", removed=["*"],
                 deck=["sha:spade-7", "dodge:heart-2", "peach:heart-3", "duel:spade-1", "negate:spade-11"])  # fmt: skip
    game.jin_zhang_chunhua.activates("wise-mind")
    game.jin_zhang_chunhua.chooses("cards", "peach", "duel")
    game.jin_zhang_chunhua.does("to-bottom", bottom=["negate", "sha", "dodge"])
    assert game.hands["jin-zhang-chunhua"] == ["peach:heart-3", "duel:spade-1"]
    assert game.deck == ["negate:spade-11", "sha:spade-7", "dodge:heart-2"]


@content("wise-mind")
def test_with_a_last_digit_of_one_or_none_she_draws():
    deck = ["sha:spade-7", "sha:spade-8", "dodge:heart-2", "dodge:diamond-2", "peach:heart-3", "peach:heart-4",
            "duel:spade-1", "duel:club-1", "negate:spade-11", "barbarians", "harvest"]  # fmt: skip
    game = table("jin-zhang-chunhua", "zhang-fei", phase="draw", removed=["*"], deck=deck)
    assert len(game.hands["jin-zhang-chunhua"]) == 2
    assert activated(game) == []


@content("cold-clear")
@rule("SG-1105")
def test_the_end_of_a_rich_heros_turn_is_cold():
    game = table("zhang-fei", "sun-quan", "jin-zhang-chunhua", "zhen-ji", step="turn-end", removed=["*"],
                 hands={"jin-zhang-chunhua": ["peach:heart-3"], "zhang-fei": ["dodge:heart-2", "sha:spade-7"]},
                 deck=["sha:spade-8", "duel:spade-1", "negate:spade-11", "dodge:diamond-2"])  # fmt: skip
    game.jin_zhang_chunhua.activates("cold-clear", "peach")
    assert told(game, "use")[0]["use"]["name"] == "ice-sha"
    game.zhang_fei.passes()
    assert game.kind == "sanguosha.skill", "ice Sha: two cards instead of the damage, also without the extra deck"
    game.jin_zhang_chunhua.passes()
    assert game.hp["zhang-fei"] == 3
    assert game.hands["jin-zhang-chunhua"] == ["sha:spade-8"]
    assert game.effects == [["cold-clear", "jin-zhang-chunhua", "zhang-fei", "game"]]


@content("cold-clear")
def test_a_poor_hero_is_left_alone():
    game = table("zhang-fei", "jin-zhang-chunhua", step="turn-end", removed=["*"], hp={"zhang-fei": 1},
                 hands={"jin-zhang-chunhua": ["peach:heart-3"]},
                 deck=["sha:spade-8", "duel:spade-1", "negate:spade-11", "dodge:diamond-2"])  # fmt: skip
    assert activated(game) == []
    assert game.turn == "jin-zhang-chunhua"


@content("solemn-harmony")
def test_she_cannot_be_hurt_in_the_turn_in_which_she_appears():
    game = hidden("jin-zhang-chunhua")
    game.happens("damage", victim="jin-zhang-chunhua", amount=1)
    game.happens("damage", victim="jin-zhang-chunhua", amount=2)
    assert game.hp["jin-zhang-chunhua"] == 3
    assert len(told(game, "prevented")) == 1
    assert game.effects == [["solemn-harmony", "jin-zhang-chunhua", 1, "turn"]]


# ---- Yang Huiyu


@content("gentle-bearing")
@rule("SG-926", "SG-925")
@pytest.mark.parametrize(("hero", "count"), [("zhang-fei", 4), ("sun-quan", 4)])
def test_a_hand_is_brought_to_the_hp(hero: str, count: int):
    game = hidden("jin-yang-huiyu", "sun-quan", hands={"zhang-fei": 7, "sun-quan": 1})
    game.happens("damage", victim="jin-yang-huiyu", amount=1)
    game.jin_yang_huiyu.chooses("hero", seats=[hero])
    if hero == "zhang-fei":
        game.zhang_fei.chooses("cards", *game.hands["zhang-fei"][:3])
    assert len(game.hands[hero]) == count


@content("gentle-bearing")
@rule("SG-926")
def test_a_hero_whose_hand_would_not_change_cannot_be_chosen():
    game = hidden("jin-yang-huiyu", "sun-quan", hands={"zhang-fei": 4, "sun-quan": 1})
    game.happens("damage", victim="jin-yang-huiyu", amount=1)
    assert not game.jin_yang_huiyu.may("hero", seats=["zhang-fei"])
    assert game.jin_yang_huiyu.may("hero", seats=["jin-yang-huiyu"])


@content("gentle-bearing")
@rule("SG-926", "SG-923")
def test_at_most_five_are_drawn():
    game = hidden("jin-yang-huiyu", "sun-quan", max_hp={"sun-quan": 8}, hp={"sun-quan": 8})
    game.happens("damage", victim="jin-yang-huiyu", amount=1)
    game.jin_yang_huiyu.chooses("hero", seats=["sun-quan"])
    assert len(game.hands["sun-quan"]) == 5


@content("kind-severity")
@rule("SG-418", "SG-322")
def test_the_second_card_of_a_turn_loses_all_its_targets():
    hands = {"zhang-fei": ["peach", "barbarians"], "jin-yang-huiyu": ["dodge"]}
    game = table("zhang-fei", "jin-yang-huiyu", "sun-quan", hands=hands, hp={"zhang-fei": 2})
    game.zhang_fei.uses("peach")
    game.zhang_fei.uses("barbarians")
    game.jin_yang_huiyu.activates("kind-severity", "dodge")
    assert game.hp["sun-quan"] == 4
    assert is_idle(game, "zhang-fei")


@content("kind-severity")
def test_it_is_offered_once_for_a_card_and_not_for_the_first_or_equipment():
    hands = {"zhang-fei": ["barbarians", "red-hare", "duel"], "jin-yang-huiyu": ["dodge"]}
    game = table("zhang-fei", "jin-yang-huiyu", "sun-quan", hands=hands)
    game.zhang_fei.uses("red-hare")
    game.zhang_fei.uses("barbarians")
    assert game.kind == "sanguosha.skill"
    game.jin_yang_huiyu.passes()
    assert game.kind != "sanguosha.skill"
    other = table("zhang-fei", "jin-yang-huiyu", hands={"zhang-fei": ["sha", "red-hare"], "jin-yang-huiyu": ["peach"]})
    other.zhang_fei.uses("sha", on="jin-yang-huiyu")
    other.jin_yang_huiyu.passes()
    other.zhang_fei.uses("red-hare")
    assert is_idle(other, "zhang-fei")


@content("talented-lady")
def test_an_untouched_lady_draws_two():
    game = table("jin-yang-huiyu", "zhang-fei", step="turn-end")
    assert len(game.hands["jin-yang-huiyu"]) == 2
    hurt = table("jin-yang-huiyu", "zhang-fei", max_hp={"jin-yang-huiyu": 4}, hp={"jin-yang-huiyu": 4})
    hurt.happens("lose-hp", hero="jin-yang-huiyu", amount=1)
    assert hurt.effects == [["talented-lady", "jin-yang-huiyu", 1, "game"]]
    hurt.jin_yang_huiyu.ends()
    assert hurt.hands["jin-yang-huiyu"] == []
    assert hurt.effects == []


# ---- Sima Shi


@content("veiled")
def test_he_appears_and_the_hand_of_the_turn_player_shrinks():
    game = hidden("jin-sima-shi")
    game.happens("damage", victim="jin-sima-shi", amount=1)
    game.jin_sima_shi.activates("veiled")
    assert game.match.view(0)["seats"][0]["limit"] == 2
    assert game.effects == [["veiled", "zhang-fei", 2, "turn"]]
    assert (game.hp["jin-sima-shi"], game.max_hp["jin-sima-shi"]) == (3, 4), "the HP with which he starts (R95)"


@content("exterminate")
@rule("SG-341")
def test_the_blow_takes_all_and_gives_back_what_it_took_too_much():
    game = table(
        "jin-sima-shi", "zhang-fei", hands={"jin-sima-shi": ["sha"], "zhang-fei": ["wine"]}, hp={"jin-sima-shi": 3}
    )
    game.jin_sima_shi.uses("sha", on="zhang-fei")
    game.zhang_fei.passes()
    game.jin_sima_shi.activates("exterminate")
    assert game.hp["jin-sima-shi"] == 2
    game.zhang_fei.uses("wine")
    assert game.hp["zhang-fei"] == 4, "saved at 1, then 3 are healed"
    assert [event["damage"] for event in told(game, "damage")] == [4]


@content("exterminate")
def test_not_where_the_damage_kills_anyway_nor_twice_in_a_turn():
    game = table("jin-sima-shi", "zhang-fei", hands={"jin-sima-shi": ["sha"]}, hp={"zhang-fei": 1, "jin-sima-shi": 3})
    game.jin_sima_shi.uses("sha", on="zhang-fei")
    assert "exterminate" not in activated(game)
    used = table("jin-sima-shi", "zhang-fei", hands={"jin-sima-shi": ["sha"]}, hp={"jin-sima-shi": 3},
                 used=[["turn", "jin-sima-shi", "exterminate"]])  # fmt: skip
    used.jin_sima_shi.uses("sha", on="zhang-fei")
    assert is_idle(used, "jin-sima-shi")


@content("composure")
@rule("SG-923", "SG-941")
def test_he_heals_and_draws_and_gives_it_all_back():
    game = table("jin-sima-shi", "zhang-fei", hp={"jin-sima-shi": 2}, hands={"jin-sima-shi": ["peach:heart-3"]},
                 step="turn-end", deck=["sha:spade-7", "dodge:heart-2", "duel:spade-1"])  # fmt: skip
    assert game.hp["jin-sima-shi"] == 4
    assert game.effects == [["composure", "jin-sima-shi", 2, "game"]]
    seen = [card["face"] for card in game.match.view(1)["seats"][0]["hand"]["known"]]
    assert len(seen) == 3, "marked cards are public"
    game.zhang_fei.ends()
    game.everyone_passes("sanguosha.skill")
    assert game.hp["jin-sima-shi"] == 2
    assert "peach:heart-3" in game.hands["jin-sima-shi"]
    assert "sha:spade-7" not in game.hands["jin-sima-shi"]
    assert len(game.hands["jin-sima-shi"]) == 3, "the Peach, and two that were drawn this turn"


@content("composure")
def test_a_full_hand_and_full_hp_cost_nothing_later():
    game = table("jin-sima-shi", "zhang-fei", hp={"jin-sima-shi": 4}, hands={"jin-sima-shi": 4}, step="turn-end")
    assert game.effects == []
    assert game.hp["jin-sima-shi"] == 4


@content("sharp-plan")
@rule("SG-1385")
def test_another_of_jin_gives_the_ruler_a_damage_card():
    hands = {"jin-sima-yi": ["sha:spade-7", "peach", "duel"]}
    game = table("jin-sima-shi", "jin-sima-yi", "zhang-fei", turn="jin-sima-yi", hands=hands)
    assert game.jin_sima_yi.may("sharp-plan", "duel")
    assert not game.jin_sima_yi.may("sharp-plan", "peach")
    game.jin_sima_yi.activates("sharp-plan", "sha")
    assert game.hands["jin-sima-shi"] == ["sha:spade-7"]
    assert "sharp-plan" not in game.jin_sima_yi.options


@content("sharp-plan")
def test_others_have_no_part_in_it():
    game = table("jin-sima-shi", "zhang-fei", turn="zhang-fei", hands={"zhang-fei": ["sha"]})
    assert "sharp-plan" not in game.zhang_fei.options
