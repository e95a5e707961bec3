"""Using a card: targets that come and go, ineffective cards, what counts as a use (SG-31x, SG-41x, SG-60x)."""

from collections.abc import Callable

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import is_idle, table, told
from tests.games.sanguosha.rules.marks import rule
from tests.games.sanguosha.rules.probes import WATCHING, given, points, watch_every_point
from tianxia.core.asks import Play
from tianxia.core.events import Facts, Seat
from tianxia.games.sanguosha.rules.skills import lasting, skill
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.using import AIMING, Use
from tianxia.positions.scenario import Scenario

THREE = ("sun-quan", "xu-chu", "ma-chao")


def changing(point: str, change: Callable[[Use, Seat], object], name: str = "changing", anyone: bool = True) -> None:
    """A made-up skill that changes the use of a card at this point."""

    @skill(lasting(name), at=point, forced=True, anyone=anyone)
    def run(s: Table, me: Seat, use: Use) -> Play[None]:
        change(use, me)
        yield from ()


# ---- targets


@rule("SG-322", "SG-418")
@pytest.mark.parametrize("point", ["U3", "U4", "U5"])
@pytest.mark.usefixtures("made_up")
def test_a_use_without_targets_ends_at_once(point: str):
    changing(point, lambda use, me: use.drop_target(1))
    watch_every_point()
    effects = given("changing", "ma-chao") + given(WATCHING, "sun-quan")
    game = bare(*THREE, effects=effects, hands={"sun-quan": ["sha:spade-7", "sha"], "xu-chu": ["dodge"]})
    game.sun_quan.uses("sha:spade-7", on="xu-chu")
    reached = ["U3", "U4", "U5"][: ["U3", "U4", "U5"].index(point) + 1]
    assert points(game) == f"U1 M1 M3 {' '.join(reached)} U12 M1 M3"
    assert (game.discard, game.hp["xu-chu"]) == (["sha:spade-7"], 4)
    assert game.sun_quan.why_not("sha", on="xu-chu") == "SG-1102"  # it counts as used


@rule("SG-322", "SG-418")
@pytest.mark.usefixtures("made_up")
def test_a_hero_who_cancels_is_no_target_and_the_others_are():
    changing("U7", lambda use, me: use.drop_target(me), anyone=False)
    game = bare(*THREE, effects=given("changing", "xu-chu"), hands={"sun-quan": ["barbarians", "duel"]})
    game.sun_quan.uses("barbarians")
    game.nobody_negates()
    assert game.hp == {"sun-quan": 4, "xu-chu": 4, "ma-chao": 3}
    game.sun_quan.uses("duel", on="xu-chu")
    assert is_idle(game, "sun-quan")  # no target left, so there is nothing to negate
    assert game.hp["xu-chu"] == 4


@rule("SG-323")
@pytest.mark.usefixtures("made_up")
def test_a_target_that_died_before_its_effect_is_skipped():
    watch_every_point()
    game = table(
        "sun-quan", "zhang-jiao", "xu-chu", "ma-chao",
        roles=["ruler", "rebel", "loyalist", "spy"], hp={"xu-chu": 1}, deck=["sha:spade-7"],
        effects=given(WATCHING, "ma-chao"),
        hands={"sun-quan": ["raining-arrows"], "zhang-jiao": ["dodge"]},
    )  # fmt: skip
    game.sun_quan.uses("raining-arrows")
    game.nobody_negates()
    game.zhang_jiao.plays("dodge")
    game.zhang_jiao.activates("lightning-strike", on="xu-chu")
    game.everyone_passes()
    assert game.fact("alive") == ["sun-quan", "zhang-jiao", "ma-chao"]
    assert [(event["victim"], event["damage"]) for event in told(game, "damage")] == [(2, 2), (3, 1)]
    assert points(game).split().count("E1") == 2  # nothing is begun for him


def telling_of_targets() -> None:
    """A made-up watcher who tells of U6 to U9 with the target of each."""

    def tells(point: str) -> None:
        @skill(lasting("aiming"), at=point, forced=True, anyone=True)
        def run(s: Table, me: Seat, use: Use) -> Play[None]:
            s.emit("point", {"point": f"{point}-{use.target}"})
            yield from ()

    for point in AIMING:
        tells(point)


@rule("SG-324")
@pytest.mark.parametrize(
    ("point", "order"),
    [
        ("U4", "U6-1 U6-2 U7-1 U7-2 U8-1 U8-2 U9-1 U9-2"),
        ("U6", "U6-1 U6-2 U7-1 U7-2 U8-1 U8-2 U9-1 U9-2"),
        ("U7", "U6-1 U7-1 U6-2 U7-2 U8-1 U8-2 U9-1 U9-2"),
    ],
)
@pytest.mark.usefixtures("made_up")
def test_a_target_that_is_added_catches_up_before_the_point_closes(point: str, order: str):
    changing(point, lambda use, me: None if 2 in use.targets else use.targets.append(2))
    telling_of_targets()
    effects = given("changing", "sun-quan") + given("aiming", "ma-chao")
    game = bare(*THREE, effects=effects, hands={"sun-quan": ["sha"]})
    game.sun_quan.uses("sha", on="xu-chu")
    assert points(game) == order
    assert (game.hp["xu-chu"], game.hp["ma-chao"]) == (3, 3)


@rule("SG-325")
@pytest.mark.usefixtures("made_up")
def test_a_target_in_place_of_another_begins_when_it_becomes_the_target():
    telling_of_targets()
    game = table("sun-quan", "da-qiao", "ma-chao", effects=given("aiming", "ma-chao"),
                 hands={"sun-quan": ["sha"], "da-qiao": ["duel"]})  # fmt: skip
    game.sun_quan.uses("sha", on="da-qiao")
    game.da_qiao.activates("displacement", "duel", on="ma-chao")
    assert points(game) == "U6-1 U7-1 U7-2 U8-2 U9-2"  # the user does not aim anew (U6)


@rule("SG-326")
def test_a_response_is_a_use_of_its_own_within_the_other():
    game = table("sun-quan", "zhang-jiao", deck=["sha:spade-7"], hands={"sun-quan": ["sha"], "zhang-jiao": ["dodge"]})
    game.sun_quan.uses("sha", on="zhang-jiao")
    game.zhang_jiao.uses("dodge")
    assert [card.partition(":")[0] for card in game.processing] == ["sha", "dodge"]
    assert game.zhang_jiao.options == ["lightning-strike", "pass"]  # when he uses Dodge (U5)
    used = told(game, "use")
    assert [(event["use"]["name"], event["targets"]) for event in used] == [("sha", [1]), ("dodge", [])]
    assert used[1]["answers"]["name"] == "sha"


# ---- without effect


@rule("SG-415", "SG-412")
@pytest.mark.usefixtures("made_up")
def test_an_ineffective_delayed_tactic_goes_to_the_discard_pile():
    changing("U5", lambda use, me: setattr(use, "ineffective", True))
    game = bare(*THREE, effects=given("changing", "ma-chao"), hands={"sun-quan": ["acedia:spade-6"]})
    game.sun_quan.uses("acedia", on="xu-chu")
    assert game.judgement["xu-chu"] == []
    assert game.discard == ["acedia:spade-6"]


@rule("SG-417")
def test_ineffective_means_on_all_targets():
    game = table("yu-ji", "sun-quan", "ma-chao", hands={"yu-ji": ["peach:heart-3"]})
    game.yu_ji.uses("bewitch/barbarians", "peach")
    game.sun_quan.chooses("question")
    assert game.hp == {"yu-ji": 3, "sun-quan": 4, "ma-chao": 4}
    assert game.discard == ["peach:heart-3"]


@rule("SG-416", "SG-417")
@pytest.mark.usefixtures("made_up")
def test_only_a_text_that_says_so_makes_a_card_ineffective_on_one_target():
    game = bare(*THREE, equipment={"xu-chu": ["wooden-armor"]}, hands={"sun-quan": ["barbarians"]})
    game.sun_quan.uses("barbarians")
    game.nobody_negates()
    assert game.hp == {"sun-quan": 4, "xu-chu": 4, "ma-chao": 3}
    assert [event["seat"] for event in told(game, "ineffective")] == [1]


# ---- what is a use


@rule("SG-601")
@pytest.mark.parametrize(
    ("card", "fact", "value"),
    [
        ("peach", "hp.sun-quan", 4),
        ("kirin-bow:heart-5", "equipment.sun-quan", ["kirin-bow:heart-5"]),
        ("out-of-nothing", "hands.sun-quan.count", 2),
        ("truce", "hp.sun-quan", 4),
        ("wine", "effects", [["wine", "sun-quan", 1, "turn"]]),
    ],
)
def test_a_card_that_is_used_serves_its_own_purpose(card: str, fact: str, value: object):
    game = bare("sun-quan", "ma-chao", hp={"sun-quan": 3}, hands={"sun-quan": [card]})
    game.sun_quan.uses(card)
    game.nobody_negates()
    assert game.fact(fact) == value
    assert [row[:2] + row[4:] for row in game.history if row[0] in ("use", "play")] == [
        ["use", "sun-quan", card.partition(":")[0]]
    ]


def refusal(game: Scenario, card: str, target: str) -> tuple[str, Facts]:
    """The rule against this use, and its facts."""
    found = game.match.why_not(0, game.choice(game.names[0], card, {"cards": [card], "targets": [target]}))
    assert found is not None
    return found.rule, found.facts


@rule("SG-1005", "SG-834")
def test_a_refused_target_says_what_stands_in_the_way():
    own = {"xu-huang": ["sha", "snatch", "dismantle"], "lu-xun": ["dodge"], "cao-cao": ["dodge"], "gan-ning": ["sha"]}
    game = table("xu-huang", "lu-xun", "cao-cao", "ma-chao", "gan-ning", equipment={"cao-cao": ["hex-mark"]}, hands=own)
    assert refusal(game, "sha", "cao-cao") == ("SG-1005", {"card": "sha", "seat": 2, "distance": 3, "reach": 1})
    assert refusal(game, "snatch", "cao-cao") == ("SG-1005", {"card": "snatch", "seat": 2, "distance": 3, "reach": 1})
    assert refusal(game, "snatch", "lu-xun") == ("SG-1005", {"card": "snatch", "seat": 1, "skill": "modesty"})
    assert refusal(game, "dismantle", "ma-chao") == ("SG-1005", {"card": "dismantle", "seat": 3})  # he has no card


@rule("SG-609")
def test_using_needs_a_legal_target_and_playing_does_not():
    five = ("sun-quan", "xu-chu", "ma-chao", "da-qiao", "gan-ning")
    game = bare(*five, equipment={"xu-chu": ["shadow-runner"], "gan-ning": ["hex-mark"]},
                hands={"sun-quan": ["sha", "duel"], "ma-chao": ["sha", "dodge"]})  # fmt: skip
    assert game.sun_quan.why_not("sha", on="ma-chao") == "SG-1005"
    assert "sha" not in game.sun_quan.options
    assert game.fact("question.sun-quan.closed.sha") == "SG-1005"
    game.sun_quan.uses("duel", on="ma-chao")
    game.nobody_negates()
    game.ma_chao.plays("sha")
    game.sun_quan.plays("sha")
    game.ma_chao.passes()
    assert game.hp["ma-chao"] == 3
