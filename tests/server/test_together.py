"""Tables that play against the game, alone or together: nobody is a rival, all win or all lose; in virtual time."""

from __future__ import annotations

import pytest

from tests.server.simulator import Client, World
from tests.server.test_many_seats import seats_of
from tests.server.test_session import EASY
from tests.toy.levee import GAME as LEVEE
from tianxia.core.log import read, replay
from tianxia.server import wire_http as http
from tianxia.server.books import telling
from tianxia.server.books.catalogue import setting_body
from tianxia.server.books.replays import record_of
from tianxia.server.session.record import rows_of
from tianxia.server.wire import Fault
from tianxia.telling.language import Texts

LOST = {"winners": [], "reason": "core.conceded"}


def levees(seed: int) -> World:
    return World(seed, EASY, game="levee")


def table_of(client: Client) -> dict:
    told = next(message for message in reversed(client.inbox) if message["t"] in ("welcome", "table"))
    return told["table"]


def log_of(world: World, client: Client) -> str:
    return world.request("log", client.table).decode()


@pytest.mark.parametrize(("people", "bots"), [(1, 0), (1, 2), (3, 0)])
def test_a_table_against_the_game_is_played_to_its_end(people: int, bots: int):
    world = levees(people)
    everybody = world.people(people, bots)
    assert table_of(everybody[0])["cooperative"]
    world.play(*everybody)
    ending = everybody[0].over["outcome"]
    assert ending["winners"] in ([], list(range(people + bots)))
    assert replay(LEVEE, read(log_of(world, everybody[0]))).match.state.outcome.plain() == ending


def test_who_plays_alone_may_give_up_and_the_log_is_read_again():
    world = levees(4)
    (alone,) = world.people(1)
    world.play(alone, most=2)
    assert alone.ask("concede")["ok"]
    assert alone.over["outcome"] == {**LOST, "scores": [0]}
    assert alone.over["text"] == {
        "en": "The match was conceded: it is lost.",
        "pl": "Partia została poddana: jest przegrana.",
    }
    text = log_of(world, alone)
    assert replay(LEVEE, read(text)).text() == text
    again = record_of(text)
    assert again.outcome.plain() == {**LOST, "scores": [0]}
    imported = world.request("import", body=again)
    assert world.watch(imported.table).over["outcome"]["winners"] == []
    world.crash()
    assert world.watch(alone.table).over["outcome"]["winners"] == []


def test_nobody_gives_up_for_partners_and_the_last_one_plays_on_beside_bots():
    world = levees(5)
    one, two, three = world.people(3)
    for partner in (two, one):
        assert partner.ask("concede")["ok"]
        assert three.over is None, "a bot plays on"
    assert [seat["conceded"] for seat in seats_of(three)] == [True, True, False]
    world.play(three)
    ending = three.over["outcome"]
    assert ending["reason"] != "core.conceded"
    assert ending["winners"] in ([], [0, 1, 2])
    assert "lost for: Player 2, Player 1." in three.over["text"]["en"]


def test_when_all_people_have_given_up_the_match_is_lost_for_all():
    world = levees(6)
    one, two = world.people(2, bots=1)
    one.ask("concede")
    assert two.over is None
    two.ask("concede")
    assert two.over["outcome"] == {**LOST, "scores": [0, 0, 0]}, "bots have not won either"
    text = log_of(world, one)
    assert replay(LEVEE, read(text)).match.state.outcome.winners == ()
    assert [row.seat for row in rows_of(read(text)) if "concede" in row.body] == [0, 1, 2]
    assert record_of(text).outcome.winners == ()


def test_at_a_table_of_rivals_the_last_who_has_not_given_up_wins():
    world = levees(7)
    one, two = world.people(2, options={"mode": "rivals"})
    assert not table_of(one)["cooperative"]
    one.ask("concede")
    assert two.over["outcome"]["winners"] == [1]


# ---- settings that depend on others


@pytest.mark.parametrize(
    ("seats", "given", "kept"),
    [
        (1, {}, {"flood": "low", "omens": "off"}),
        (2, {"omens": "on"}, {"mode": "together", "flood": "low", "omens": "on", "storm": "mild"}),
    ],
)
def test_a_table_keeps_the_settings_that_it_has(seats: int, given: dict[str, str], kept: dict[str, str]):
    (me, *_) = levees(8).people(seats, options=given)
    assert table_of(me)["options"] == kept


@pytest.mark.parametrize(
    ("seats", "given", "sentence"),
    [
        (1, {"mode": "rivals"}, "option mode of levee is there only with seats=2 or 3"),
        (2, {"storm": "harsh"}, "option storm of levee is there only with omens=on"),
        (2, {"flood": "high", "omens": "on", "storm": "harsh"}, "No wall stands against both. (LEVEE-7)"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(seats: int, given: dict[str, str], sentence: str):
    wishes = [http.SeatWish("me") for _ in range(seats)]
    refused = levees(9).request("create", body=http.CreateTable("levee", wishes, given))
    assert isinstance(refused, Fault)
    assert (refused.code, refused.text.en) == ("bad-input", sentence)


def test_a_player_is_told_in_both_languages_why_settings_do_not_go_together(monkeypatch: pytest.MonkeyPatch):
    says = {"en": "why-LEVEE-7 = No wall stands against both.", "pl": "why-LEVEE-7 = Żaden wał nie wytrzyma obu."}
    monkeypatch.setattr(telling, "texts", lambda lang, id: Texts(lang, [says[lang]]))
    given = {"flood": "high", "omens": "on", "storm": "harsh"}
    refused = levees(9).request("create", body=http.CreateTable("levee", [http.SeatWish("me")], given))
    assert refused.text.en == "No wall stands against both. (LEVEE-7)"
    assert refused.text.pl == "Żaden wał nie wytrzyma obu. (LEVEE-7)"


def test_the_pages_are_told_what_a_setting_needs():
    mode, _, _, storm = [setting_body("skirmish", setting) for setting in LEVEE.settings]
    assert mode.needs == [http.NeedBody("seats", ["2", "3"])]
    assert storm.needs == [http.NeedBody("omens", ["on"])]
    assert [value.text.pl for value in setting_body("skirmish", LEVEE.settings[2]).values] == ["nie", "tak"]
