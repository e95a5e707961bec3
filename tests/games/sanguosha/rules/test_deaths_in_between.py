"""Who dies in the middle of something: sources, users, targets, the killer, the current player (SG-206, SG-323,
SG-731, SG-1001, SG-1515)."""

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import is_idle, table, told
from tests.games.sanguosha.rules.marks import rule
from tests.games.sanguosha.rules.probes import WATCHING, given, points, watch_every_point
from tianxia.core.asks import Play
from tianxia.core.events import Seat
from tianxia.core.windows import Subject
from tianxia.games.sanguosha.rules.damage import Damage
from tianxia.games.sanguosha.rules.dying import die
from tianxia.games.sanguosha.rules.skills import lasting, skill
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.zones import NOBODY

FIVE = ("sun-quan", "xu-chu", "ma-chao", "gan-ning", "da-qiao")
ROLES = ["ruler", "rebel", "rebel", "loyalist", "spy"]
SEATS = {hero: seat for seat, hero in enumerate(FIVE)}


def killing(point: str, *heroes: str) -> None:
    """A made-up skill: at this point these heroes die, by nobody."""

    @skill(lasting("killing"), at=point, forced=True, anyone=True)
    def run(s: Table, me: Seat, matter: Subject) -> Play[None]:
        for hero in heroes:
            if s.alive[SEATS[hero]]:
                yield from die(s, SEATS[hero], NOBODY)


def grim(**position):
    """Five heroes, of whom the spy Da Qiao has the made-up skill."""
    return bare(*FIVE, **{"roles": ROLES, "effects": given("killing", "da-qiao"), **position})


def struck(game) -> list[tuple[int, int, int]]:
    """Victim, source and amount of all damage."""
    return [(event["victim"], event["source"], event["damage"]) for event in told(game, "damage")]


# ---- the source of damage


@rule("SG-1001", "SG-1515", "SG-731")
@pytest.mark.parametrize("point", ["D1", "D4", "D5"])
@pytest.mark.usefixtures("made_up")
def test_damage_whose_source_dies_on_the_way_has_none(point: str):
    killing(point, "gan-ning")
    watch_every_point()
    game = grim(turn="gan-ning", hands={"gan-ning": ["sha"]}, hp={"ma-chao": 1}, equipment={"gan-ning": ["red-hare"]},
                effects=given("killing", "da-qiao") + given(WATCHING, "sun-quan"))  # fmt: skip
    game.gan_ning.uses("sha", on="ma-chao")
    assert struck(game) == [(2, -1, 1)]
    assert [(event["seat"], event["killer"]) for event in told(game, "death")] == [(3, -1), (2, -1)]
    assert "D7" not in points(game).split()


@rule("SG-1001", "SG-341")
@pytest.mark.usefixtures("made_up")
def test_a_source_that_is_dead_when_the_damage_begins_is_none_from_the_first_point_on():
    killing("E4", "gan-ning")
    sources = []

    @skill(lasting("looking"), at="D1", forced=True, anyone=True)
    def look(s: Table, me: Seat, damage: Damage) -> Play[None]:
        sources.append(damage.source)
        yield from ()

    game = grim(turn="gan-ning", hands={"gan-ning": ["sha"]}, equipment={"gan-ning": ["red-hare"]},
                effects=given("killing", "da-qiao") + given("looking", "sun-quan"))  # fmt: skip
    game.gan_ning.uses("sha", on="ma-chao")
    assert sources == [NOBODY]
    assert struck(game) == [(2, -1, 1)]


@rule("SG-1001", "SG-349", "SG-731")
def test_a_source_that_dies_of_its_own_chain_kills_nobody_after_that():
    game = bare(
        *FIVE, roles=ROLES, turn="gan-ning", hands={"gan-ning": ["fire-sha"]}, equipment={"gan-ning": ["kirin-bow"]},
        hp={"gan-ning": 1, "xu-chu": 1, "ma-chao": 1}, chained=["gan-ning", "xu-chu", "ma-chao"],
    )  # fmt: skip
    game.gan_ning.uses("fire-sha", on="xu-chu")
    game.gan_ning.passes()  # three cards for the rebel, and no Peach for himself
    assert [(event["seat"], event["killer"]) for event in told(game, "death")] == [(1, 3), (3, 3), (2, -1)]
    assert struck(game) == [(1, 3, 1), (3, 3, 1), (2, -1, 1)]
    assert game.turn == "da-qiao"  # SG-206: nothing is left of his turn


@rule("SG-731")
@pytest.mark.usefixtures("made_up")
def test_a_killer_who_dies_in_the_brink_of_death_of_his_victim_is_none():
    killing("B1", "gan-ning")
    game = grim(turn="gan-ning", hands={"gan-ning": ["sha"]}, hp={"ma-chao": 1}, equipment={"gan-ning": ["red-hare"]})
    game.gan_ning.uses("sha", on="ma-chao")
    assert struck(game) == [(2, 3, 1)]
    assert [(event["seat"], event["killer"]) for event in told(game, "death")] == [(3, -1), (2, -1)]


# ---- users and targets


@rule("SG-323", "SG-415")
@pytest.mark.usefixtures("made_up")
def test_a_delayed_tactic_on_one_who_is_dead_goes_to_the_discard_pile():
    killing("U5", "xu-chu")
    game = grim(hands={"sun-quan": ["acedia:spade-6"]})
    game.sun_quan.uses("acedia", on="xu-chu")
    assert game.discard == ["acedia:spade-6"]
    assert game.judgement["xu-chu"] == []


@rule("SG-520")
@pytest.mark.usefixtures("made_up")
def test_a_delayed_tactic_that_finds_its_like_goes_to_the_discard_pile():
    @skill(lasting("killing"), at="U5", forced=True, anyone=True)
    def run(s: Table, me: Seat, matter: Subject) -> Play[None]:
        s.labels[s.judging(1)[0]] = "acedia"
        yield from ()

    game = grim(hands={"sun-quan": ["acedia:spade-6"]}, judgement={"xu-chu": ["famine:spade-10"]})
    game.sun_quan.uses("acedia", on="xu-chu")
    assert game.discard == ["acedia:spade-6"]
    assert game.judgement["xu-chu"] == [{"card": "famine:spade-10", "as": "acedia"}]


@rule("SG-1201", "SG-206", "SG-1515")
@pytest.mark.usefixtures("made_up")
def test_equipment_of_a_user_who_died_goes_to_the_discard_pile():
    killing("U5", "gan-ning")
    game = grim(turn="gan-ning", hands={"gan-ning": ["kirin-bow:heart-5"]})
    game.gan_ning.uses("kirin-bow")
    assert game.equipment["gan-ning"] == []
    assert game.discard == ["kirin-bow:heart-5"]
    assert game.turn == "da-qiao"


@rule("SG-323", "SG-321")
@pytest.mark.usefixtures("made_up")
def test_a_card_takes_no_effect_on_a_target_that_died_before_it_could():
    killing("E2", "xu-chu")
    watch_every_point()
    game = grim(hands={"sun-quan": ["sha"]}, effects=given("killing", "da-qiao") + given(WATCHING, "ma-chao"))
    game.sun_quan.uses("sha", on="xu-chu")
    reached = points(game).split()
    assert "E2" in reached
    assert "E4" not in reached
    assert is_idle(game, "sun-quan")


@rule("SG-361", "SG-362")
@pytest.mark.usefixtures("made_up")
def test_a_hero_who_dies_otherwise_in_the_brink_of_death_does_not_leave_it():
    killing("B1", "ma-chao")
    watch_every_point()
    game = grim(hands={"sun-quan": ["sha"], "gan-ning": ["peach"]}, hp={"ma-chao": 1},
                equipment={"sun-quan": ["kirin-bow"]},
                effects=given("killing", "da-qiao") + given(WATCHING, "sun-quan"))  # fmt: skip
    game.sun_quan.uses("sha", on="ma-chao")
    assert game.dead == ["ma-chao"]
    assert is_idle(game, "sun-quan")  # nobody was asked for a Peach
    assert "B4" not in points(game).split()


@rule("SG-1330", "SG-1333")
@pytest.mark.usefixtures("made_up")
def test_who_is_coerced_against_one_who_has_died_gives_up_his_weapon():
    killing("E4", "ma-chao")
    game = grim(hands={"sun-quan": ["coerce"], "xu-chu": ["sha"]}, equipment={"xu-chu": ["kirin-bow"]})
    game.sun_quan.uses("coerce", on="xu-chu", second="ma-chao")
    game.nobody_negates()
    assert is_idle(game, "sun-quan")  # Xu Chu is not even asked
    assert game.sun_quan.hand == ["kirin-bow"]


@rule("SG-1319", "SG-1515")
@pytest.mark.usefixtures("made_up")
def test_the_blaze_of_a_dead_hero_burns_nobody():
    killing("E4", "gan-ning")
    game = grim(turn="gan-ning", hands={"gan-ning": ["blaze", "peach:heart-3"], "ma-chao": ["dodge:heart-2", "duel"]})
    game.gan_ning.uses("blaze", on="ma-chao")
    game.nobody_negates()
    assert struck(game) == []
    assert len(game.ma_chao.hand) == 2


@rule("SG-315", "SG-1515")
@pytest.mark.usefixtures("made_up")
def test_a_dead_hero_discards_no_second_card_with_his_frozen_sword():
    @skill(lasting("killing"), at="M3", when=lambda s, me, moved: moved.why == "discard", forced=True, anyone=True)
    def run(s: Table, me: Seat, moved: Subject) -> Play[None]:
        if s.alive[3]:
            yield from die(s, 3, NOBODY)

    game = grim(turn="gan-ning", hands={"gan-ning": ["sha"], "ma-chao": ["duel", "duel", "duel"]},
                equipment={"gan-ning": ["frozen-sword", "red-hare"]})  # fmt: skip
    game.gan_ning.uses("sha", on="ma-chao")
    game.ma_chao.passes()
    game.gan_ning.activates("frozen-sword")
    assert game.dead == ["gan-ning"]
    assert (len(game.ma_chao.hand), game.hp["ma-chao"]) == (2, 4)


@rule("SG-654", "SG-1515")
@pytest.mark.usefixtures("made_up")
def test_a_hero_who_dies_while_hands_are_exchanged_gets_nothing():
    @skill(lasting("killing"), at="M3", when=lambda s, me, moved: moved.why == "exchange", forced=True, anyone=True)
    def run(s: Table, me: Seat, moved: Subject) -> Play[None]:
        if s.alive[2]:
            yield from die(s, 2, NOBODY)

    game = table("sun-quan", "lu-su", "ma-chao", "gan-ning", "da-qiao", roles=ROLES, turn="lu-su",
                 hands={"ma-chao": ["sha:spade-8"], "gan-ning": ["duel:spade-1"]},
                 effects=given("killing", "da-qiao"))  # fmt: skip
    game.lu_su.activates("alliance", on=["ma-chao", "gan-ning"])
    assert game.hands["gan-ning"] == ["sha:spade-8"]
    assert game.discard == ["duel:spade-1"]
    assert game.face_down == []


# ---- the order of what a death brings


@rule("SG-371", "SG-741")
def test_the_cards_of_the_dead_are_gone_before_his_killer_is_rewarded():
    game = bare(*FIVE, roles=ROLES, hp={"xu-chu": 1}, hands={"sun-quan": ["sha"], "xu-chu": ["duel"]})
    game.sun_quan.uses("sha", on="xu-chu")
    game.everyone_passes()
    moves = [(event["why"], event["from"]) for event in told(game, "moved")]
    assert moves[moves.index(("discard", "hand/1")) :] == [("discard", "hand/1"), ("draw", "deck")]


@rule("SG-371", "SG-1010")
def test_the_reward_may_come_from_the_cards_of_the_dead():
    game = bare("sun-quan", "xu-chu", "ma-chao", roles=["ruler", "rebel", "spy"], hp={"xu-chu": 1}, deck=[],
                hands={"sun-quan": ["sha:spade-7"], "xu-chu": ["duel", "duel"]}, discard=["peach:heart-3"],
                removed=["?"] * 155, options={"deck": "battle"})  # fmt: skip
    assert len(game.deck) == 1
    game.sun_quan.uses("sha", on="xu-chu")
    game.everyone_passes()
    assert len(game.sun_quan.hand) == 3  # one of the deck, two of the discard pile, where the hand of the dead lies
    assert told(game, "reshuffle")[0]["count"] == 3


@rule("SG-371", "SG-942")
def test_the_dead_have_no_shields():
    game = table("sun-quan", "huang-gai", "ma-chao", roles=["ruler", "rebel", "spy"], turn="huang-gai",
                 hp={"huang-gai": 1}, shields={"huang-gai": 2})  # fmt: skip
    game.huang_gai.activates("bitter-flesh")
    assert game.dead == ["huang-gai"]
    assert game.shields["huang-gai"] == 0
