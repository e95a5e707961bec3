"""Generals and events as registered functions, armies as pieces: data, functions and old stores agree."""

import json
from typing import Any

import pytest

from tests.games.suntzu.rules.fights import fight, said
from tests.games.suntzu.rules.starts import EVENTS, GENERALS, SUNTZU
from tests.marks import rule
from tianxia.errors import BadInput
from tianxia.games.suntzu.data import NAMES
from tianxia.games.suntzu.rules import events, windows
from tianxia.scenario import scenario
from tianxia.telling.ledger import ledger_of


def test_every_general_is_one_function_whose_text_names_its_rules():
    known = ledger_of("suntzu").by_id
    assert sorted(made.id for made in windows.BY_FACE.values()) == sorted(GENERALS["suntzu"] + GENERALS["shao"])
    for made in windows.BY_FACE.values():
        assert made.run.__name__ == made.id.replace("-", "_")
        assert (made.run.__doc__ or "").startswith("ST-")
        assert made.rule in known


def test_every_event_is_one_function():
    assert sorted(NAMES[face] for face in events.EFFECTS) == sorted(EVENTS)
    assert {face: effect.__name__ for face, effect in events.EFFECTS.items()} == {
        face: NAMES[face].replace("-", "_") for face in events.CONDITIONS
    }


@pytest.mark.parametrize(
    ("key", "value"), [("id", "day-raid"), ("windows", ["A"]), ("last_round", 5)], ids=["name", "moments", "rounds"]
)
def test_loading_fails_if_data_and_functions_do_not_agree(key: str, value: Any, monkeypatch: pytest.MonkeyPatch):
    rows = [{**row, key: value} if row["id"] == "night-raid" else row for row in windows.GENERALS]
    windows.check_generals()
    monkeypatch.setattr(windows, "GENERALS", rows)
    with pytest.raises(ValueError, match="night-raid"):
        windows.check_generals()


def test_loading_fails_if_a_function_is_missing(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delitem(windows.BY_FACE, NAMES.index("herbalist"))
    with pytest.raises(ValueError, match="herbalist"):
        windows.check_generals()


def test_a_scenario_says_what_a_general_names():
    war = scenario("suntzu", held={"suntzu": ["forced-march"]}, armies={"suntzu": {"qin": 2}})
    with pytest.raises(BadInput, match="from and to"):
        war.suntzu.uses("forced-march", "qin", "chu", "wu")
    with pytest.raises(BadInput, match="there is no general"):
        war.suntzu.uses("forced-marsh", "qin", "chu")
    war.suntzu.uses("forced-march", "qin", "chu")
    assert war.armies["suntzu"]["chu"] == 1


# ---- armies as pieces


def sent(war: Any) -> list[tuple[str, int, str, str]]:
    """The movements of armies, as everybody hears them."""
    return [(told["piece"], told["count"], told["from"], told["to"]) for told in said(war, "pieces") if "piece" in told]


@rule("ST-438", "ST-440")
def test_every_army_that_moves_is_told_with_both_ends():
    war = fight("9", "4", armies={"suntzu": {"chu": 3}, "shao": {"wu": 2}}, pool={"suntzu": 1}, reinforcements={
        "suntzu": 17}, suntzu=[], decks={"suntzu": ["*"]}, box={"suntzu": []})  # fmt: skip
    assert sent(war) == [
        ("army/1", 2, "province/wu", "pool/1"),
        ("army/0", 1, "pool/0", "province/wu"),
        ("army/0", 2, "province/chu", "province/wu"),
    ]


@rule("ST-906")
def test_the_score_marker_is_told_as_it_moves():
    war = fight("3", "3", round=9, armies={"suntzu": {"wu": 1}}, markers={"wu": [1, 2, 4]}, score=-1)
    assert [(told["track"], told["by"], told["now"]) for told in said(war, "pieces")] == [("score", 4, 3)]


def test_a_stored_state_of_the_first_version_is_read():
    war = scenario("suntzu", round=2, armies={"suntzu": {"qin": 4}, "shao": {"wu": 2}}, miasma=True, score=-2)
    now = json.loads(json.dumps(war.match.state.plain()))
    before = {key: value for key, value in now.items() if key not in ("stock", "tracks", "known")}
    before["army"] = [row[:5] for row in now["stock"]]
    before["pool"] = [row[5] for row in now["stock"]]
    before["reserve"] = [row[6] for row in now["stock"]]
    before["marked"] = [row[7:] for row in now["stock"]]
    before["score"], before["miasma"] = -2, True
    assert json.loads(json.dumps(SUNTZU.decode(before, war.match.options).plain())) == now
