"""Terms of the rulebook that no hero's text uses yet, shown with skills that only these tests have."""

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import told
from tests.games.sanguosha.rules.marks import rule
from tests.games.sanguosha.rules.probes import given
from tianxia.core.asks import Choice, Play
from tianxia.games.sanguosha.rules.asking import choose_to_show, pick_seats
from tianxia.games.sanguosha.rules.cards import virtual
from tianxia.games.sanguosha.rules.conditions import kingdoms
from tianxia.games.sanguosha.rules.distance import between, distance
from tianxia.games.sanguosha.rules.moves import show
from tianxia.games.sanguosha.rules.owning import number_of_skills
from tianxia.games.sanguosha.rules.skills import DISTANCE_ONE, action, lasting, skill, state
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.timings import AFTER_CHOOSING_TARGETS
from tianxia.games.sanguosha.rules.using import Use, further_targets

EIGHT = ("sun-quan", "xu-chu", "ma-chao", "da-qiao", "lu-meng", "gan-ning", "zhang-fei", "guan-yu")


@pytest.fixture(autouse=True)
def skills_of_tests(made_up: None) -> None:
    @state(lasting("near"), DISTANCE_ONE)
    def near(s: Table, me: int, other: int) -> bool:
        return other == s.affected("near", me)[0]

    @skill(
        lasting("shares"),
        at=AFTER_CHOOSING_TARGETS,
        when=lambda s, me, use: use.card.name == "peach" and bool(further_targets(s, use)),
        picks=lambda s, me, use: (pick_seats(further_targets(s, use)),),
    )
    def shares(s: Table, me: int, use: Use, choice: Choice) -> None:
        use.targets.append(choice.one("seats"))

    @action(lasting("shows"))
    def shows(s: Table, me: int, choice: Choice) -> Play[None]:
        cards = yield from choose_to_show(s, me, "shows")
        show(s, me, cards, "shows")


@rule("SG-836")
def test_a_distance_viewed_as_one_knows_no_horses_and_no_other_modifiers():
    horses = {"lu-meng": ["shadow-runner"]}
    plain = bare(*EIGHT, equipment=horses)
    assert distance(plain.match.state, 0, 4) == 5
    game = bare(*EIGHT, equipment=horses, effects=[["near", "sun-quan", 4, "game"]])
    assert distance(game.match.state, 0, 4) == 1
    assert distance(game.match.state, 4, 0) == 4
    assert distance(game.match.state, 0, 3) == 3


@rule("SG-844")
def test_who_sits_between_two_heroes():
    s = bare(*EIGHT).match.state
    assert between(s, 0, 3) == [[1, 2]]
    assert between(s, 0, 6) == [[7]]
    assert between(s, 0, 1) == [[]]
    assert between(s, 0, 4) == [[1, 2, 3], [5, 6, 7]]  # two equal ways: the owner of the text chooses
    s = bare(*EIGHT, dead=["xu-chu"], roles={"xu-chu": "rebel"}).match.state
    assert between(s, 0, 3) == [[2]]


@rule("SG-1008")
def test_kingdoms_are_those_of_the_living_and_neutral_is_one():
    heroes = ("sun-quan", "xu-chu", "hua-tuo", "lu-bu", "ma-chao")
    assert kingdoms(bare(*heroes).match.state) == ["wu", "wei", "neutral", "shu"]
    dead = bare(*heroes, dead=["xu-chu"], roles={"xu-chu": "rebel"})
    assert kingdoms(dead.match.state) == ["wu", "neutral", "shu"]


@rule("SG-1141", "SG-1142")
def test_a_peach_may_be_shared_at_any_distance_but_not_given_away():
    effects = given("shares", "sun-quan")
    hp = {"sun-quan": 2, "lu-meng": 2, "xu-chu": 4}
    game = bare(*EIGHT, effects=effects, hp=hp, hands={"sun-quan": ["peach", "peach"]})
    game.sun_quan.uses("peach")
    assert game.sun_quan.offered("shares", "seats") == ["lu-meng"]  # the only other who is wounded, four seats away
    game.sun_quan.activates("shares", on="lu-meng")
    assert (game.hp["sun-quan"], game.hp["lu-meng"]) == (3, 3)
    game = bare(*EIGHT, effects=effects, hp={"lu-meng": 2}, hands={"sun-quan": ["peach"]})
    assert game.sun_quan.why_not("peach") == "SG-1142"
    s = bare(*EIGHT, hp=hp).match.state
    assert further_targets(s, Use(0, virtual("peach"), [1])) == []  # the user is none of its targets, nobody is rescued


@rule("SG-1141")
def test_a_peach_that_rescues_may_have_further_targets_too():
    effects = given("shares", "sun-quan")
    hp = {"xu-chu": 1, "lu-meng": 2}
    game = bare(*EIGHT, effects=effects, hp=hp, hands={"sun-quan": ["peach"]})
    game.xu_chu.suffers(1, "ma-chao")
    game.sun_quan.uses("peach")
    game.sun_quan.activates("shares", on="lu-meng")
    assert (game.hp["xu-chu"], game.hp["lu-meng"]) == (1, 3)


@rule("SG-1545")
def test_which_skills_are_counted():
    skills = {"sun-quan": ["balance", "roar"], "xu-chu": ["wisdom#viewed"], "zhang-jiao": ["amber-sky"], "lu-bu": []}
    game = bare("sun-quan", "xu-chu", "zhang-jiao", "lu-bu", skills=skills,
                effects=[["having/certain-kill", "xu-chu", 1, "turn"]],
                equipment={"lu-bu": ["kirin-bow", "lion-helmet"]})  # fmt: skip
    s = game.match.state
    assert [number_of_skills(s, seat) for seat in range(4)] == [
        2,
        2,
        1,
        0,
    ]  # neither equipment nor Amber Sky of another


@rule("SG-649")
def test_a_card_to_show_may_be_an_equipped_one():
    position = {"hands": {"sun-quan": ["peach"]}, "equipment": {"sun-quan": ["kirin-bow"]}}
    game = bare(effects=given("shows", "sun-quan"), **position)
    game.sun_quan.does("shows")
    assert game.sun_quan.offered("cards") == ["peach:heart-3", "kirin-bow:heart-5"]
    game.sun_quan.chooses("cards", "kirin-bow")
    [shown] = told(game, "show")
    assert len(shown["cards"]) == 1
    assert game.equipment["sun-quan"] == ["kirin-bow:heart-5"]
