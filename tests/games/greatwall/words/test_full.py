"""The Great Wall on the full screen under Textual's pilot: questions answered by keys, every size."""

from __future__ import annotations

import pytest

from tests.terminal.keys import LARGE, SMALL, app_of, words
from tianxia.commands.play import Wish, fresh
from tianxia.core.dice import key_from_seed
from tianxia.games.greatwall.rules.scoring import requests_needed
from tianxia.scenario import scenario
from tianxia.telling.language import LANGUAGES, Language
from tianxia.terminal.full.pages import Page
from tianxia.terminal.sitting import Sitting

Options = dict[str, str]


def table(seats: int = 3, options: Options | None = None) -> Sitting:
    sitting, _ = fresh("greatwall", key_from_seed("full", 1), seats, options or {}, None, Wish(None, "snake", "random"))
    return sitting


@pytest.mark.parametrize(("lang", "size"), [("en", SMALL), ("pl", LARGE)])
async def test_the_first_questions_are_answered_by_keys(lang: Language, size: tuple[int, int]) -> None:
    sitting = table()
    app = app_of(sitting, lang)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert words(app, "#ask").startswith(app.shown.say("title-leader"))
        await pilot.press("1", "enter", "space", "enter", "space", "enter")
        await pilot.pause()
        assert words(app, "#ask").startswith(app.shown.say("title-command"))
        assert len(app.tiles()) == 6
        await pilot.press("i")
        assert isinstance(app.screen, Page)
        await pilot.press("escape", "space", "enter")
        await pilot.pause()
        assert sitting.answers > 2
        tiles = app.board.tiles(sitting.view(), ("soldier/0", "kind/1", "resource/0"))
        assert [tile.head for tile in tiles] == ["↑", "»", ""]  # the name of each stands below, once
        assert all(tile.name for tile in tiles)
        await pilot.press("d")
        assert isinstance(app.screen, Page)
        name = app.shown.say(f"card-{sitting.view()['artifacts'][0]['face']}")
        assert any(name in line for line in app.screen.lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "size"), [(1, LARGE), (2, (200, 60)), (3, (100, 30)), (5, SMALL), (5, LARGE)])
async def test_every_size_shows_sections_locations_and_clans(lang: Language, size: tuple[int, int], seats: int) -> None:
    sitting = table(seats)
    app = app_of(sitting, lang)
    say = app.shown.say
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        middle = words(app, "#middle")
        for section in sitting.view()["sections"]:
            assert say(f"section-{section['id']}").split()[0].lower() in middle.lower()
            assert f"{section['power']}:{section['defence']}" in middle
        assert say("location-temple") in words(app, "#score")
        assert words(app, "#rival").count("♙") == seats
        assert words(app, "#ask").startswith(say("title-leader"))


@pytest.mark.parametrize("options", [{"mode": "coop"}, {"genghis": "on", "rat": "on"}])
async def test_requests_the_khan_and_the_rat_have_their_place(options: Options) -> None:
    sitting = table(3, options)
    app = app_of(sitting)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        if "mode" in options:
            enough = requests_needed(scenario("greatwall", seats=3, options=options).match.state)
            assert f"0/{enough}" in words(app, "#banner")
        else:
            assert "Genghis Khan" in words(app, "#middle")
            assert "♔" in words(app, "#middle")


async def test_the_smallest_screen_shows_how_many_clerks_every_regular_location_still_needs() -> None:
    sitting = table()
    app = app_of(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        shown_there = words(app, "#score")
        for place in sitting.view()["locations"]:
            if place["kind"] == "regular":
                assert f"{app.shown.say('location-' + place['id'])} {'·' * place['spots']}" in shown_there


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_smallest_screen_names_all_locations_and_what_they_still_need(lang: Language) -> None:
    sitting = table()
    app = app_of(sitting, lang)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        shown_there = words(app, "#score")
    for each in sitting.view()["locations"]:
        needs = f" {'·' * each['spots']} " if each["kind"] == "regular" else " "
        assert f" {app.shown.say('location-' + each['id'])}{needs}" in f"{shown_there} ".replace("\n", " ")
