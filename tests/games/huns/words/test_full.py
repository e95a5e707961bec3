"""Huns on the full screen under Textual's pilot: a whole game by keyboard, every camp at every size."""

from __future__ import annotations

import pytest

from tests.terminal.keys import LARGE, SMALL, app_of, plays_by_keys, words
from tests.terminal.tables import seated_at
from tianxia.core.events import Facts
from tianxia.scenario import scenario
from tianxia.telling.language import LANGUAGES, Language
from tianxia.terminal.full.pages import Page

DICE = {"blue": 1, "red": 2, "green": 3, "black": 1, "yellow": 2}


@pytest.mark.parametrize(("lang", "size"), [("en", SMALL), ("pl", LARGE)])
async def test_a_game_to_its_end_by_keyboard_alone(lang: Language, size: tuple[int, int]) -> None:
    position = {**crowded(2), "reserve": dict.fromkeys(DICE, 4), "taken": {}}  # the pools last for a few rounds
    table = seated_at(scenario("huns", **position), "player-1")
    await plays_by_keys(table, lang, size)


def crowded(seats: int) -> Facts:
    """Camps with three wagons and a card of each colour, a fled Curse and a Stash each."""
    cards = [
        ["great-yurt", "cattle-raid", "ildico-the-poisoner", "mutiny", "golden-crown"],
        ["pack-mule", "night-ambush", "kreka-the-queen", "evil-eye", "jade-pendant"],
        ["guard-dogs", "market-plunder", "zerco-the-jester", "cowardice", "skull-cup"],
        ["tribute-roll", "battle-cry", "ellac-the-heir", "lame-horses", "eagle-standard"],
    ]
    fled = ["mud-season", "blind-seer", "rusted-gear", "broken-axles"]
    types = ["purple", "orange", "green", "blue"]
    camps = {
        f"player-{n + 1}": {
            "cards": [*cards[n], {"card": fled[n], "fled": True}],
            "wagons": [f"wagon-{types[n]}-{k}" for k in (1, 2, 3)],
            "sent": [f"wagon-{types[n]}-8"],
            "storage": {"red": 2, "yellow": 3},
        }
        for n in range(seats)
    }
    return {"seats": seats, "dice": DICE, "taken": {"red": "player-2"}, "camps": camps}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [SMALL, LARGE, (100, 30), (200, 60)])
async def test_every_camp_and_every_die_is_seen_at_every_size(
    size: tuple[int, int], seats: int, lang: Language
) -> None:
    app = app_of(seated_at(scenario("huns", **crowded(seats)), "player-1"), lang)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        camps = words(app, "#middle").splitlines()
        assert len(camps) <= app.query_one("#middle").size.height, "no camp is below the edge"
        for sign in "①②③④"[:seats]:
            lines = [line for line in camps if sign in line]
            assert len(lines) == 1, sign
        assert "\n".join(camps).count("▣1") == seats
        top = words(app, "#score")
        assert all(each in top for each in ("●[1]", "▲[2]②", "■[3]", "✚[1]", "◆[2]"))
        assert top.count("▯") == 6, "five decks and that of the wagons"
        assert words(app, "#ask").startswith(app.shown.say("title-die"))
        assert app.query_one("#middle").size.width >= max([len(line) for line in camps])


async def test_wagons_are_signs_filled_and_hollow() -> None:
    camp = {"wagons": [{"wagon": "wagon-purple-1", "goods": ["red", "black"]}, "wagon-orange-8"]}
    app = app_of(seated_at(scenario("huns", seats=2, dice=DICE, camps={"player-1": camp}), "player-1"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "P1 ▲△△✚✛ O8 ○△□✛◇" in words(app, "#middle")


async def test_a_die_is_a_tile_and_valuables_in_hand_are_in_sight() -> None:
    camp = {"wagons": ["wagon-purple-1", "wagon-purple-4"]}
    table = seated_at(scenario("huns", seats=2, dice=DICE, camps={"player-1": camp}), "player-1")
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert [tile.head for tile in app.tiles()] == ["● 1", "▲ 2", "■ 3", "✚ 1", "◆ 2"]
        await pilot.press("right", "space", "enter")
        assert table.view()["die"] == "red"
        await pilot.press("2", "enter")
        await pilot.pause()
        assert "▲▲" in words(app, "#banner")
        await pilot.press("1", "enter")
        assert "P1 ▲" in words(app, "#middle")


async def test_a_card_is_explained_and_the_table_speaks_polish() -> None:
    table = seated_at(scenario("huns", seats=2, camps={"player-1": {"cards": ["knucklebones"]}}), "player-1")
    app = app_of(table, "pl")
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        assert "Szulerskie" in words(app, "#tiles")
        await pilot.press("i")
        assert isinstance(app.screen, Page)
        assert any("przerzucić jedną z kości" in line for line in app.screen.lines)
        await pilot.press("escape", "d")
        assert isinstance(app.screen, Page)
        assert any("Skład" in line for line in app.screen.lines)
        await pilot.press("escape", "g")
        assert "Loaded" in words(app, "#tiles")
