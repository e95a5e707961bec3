"""After the game: the deal is checked, the replay is walked through, and a branch is played on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.games import FIRST, GAMES, screens_of
from tests.browser.player import Player
from tests.browser.tables import Situation, played_on
from tianxia.core.dice import key_from_seed
from tianxia.core.log import begin
from tianxia.games import game, manifest_of


def finished() -> Situation:
    """A whole game that bots have played."""
    return Situation(played_on(begin(game(FIRST), None, {}, key_from_seed("finished"))), 0)


def test_the_page_confirms_the_deal_and_rejects_a_wrong_key(sit):
    player = sit().sits(finished())
    for where in ("at the end", "in the replay"):
        verdict = player.page.locator("[data-test=deal-verdict]")
        verdict.get_by_text("The key gives this hash.").wait_for()
        if where == "at the end":  # the proof is folded away there
            player.page.locator(".deal summary").click()
        key = player.page.locator("#deal-key")
        right = key.input_value()
        assert re.fullmatch(r"[0-9a-f]{32}", right)
        key.fill(right[:-1] + ("0" if right[-1] != "0" else "1"))
        verdict.get_by_text("This key does not give the hash.").wait_for()
        key.fill("no key at all")
        verdict.get_by_text("This key does not give the hash.").wait_for()
        key.fill(right)
        verdict.get_by_text("The key gives this hash.").wait_for()
        player.opens(f"/r/{player.table()}")


def test_the_story_says_what_a_bot_would_have_done_and_leads_there(sit):
    player = sit()
    better = {"n": 3, "lost": 0.2, "text": {"en": "Here the bot would have waited.", "pl": "Tu bot by czekał."}}
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(json={"table": "", "seat": 0, **better})

    # what a bot thinks of a whole game takes its time
    player.page.route("**/evaluation", lambda route: route.fulfill(json={"table": "", "chances": [[0.5, 0.5]]}))
    player.page.route("**/advice?seat=0", answer)
    player.sits(finished())
    expect(player.page.locator("[data-test=story]")).to_contain_text("Your lead in points")
    player.page.locator("[data-test=better] a", has_text="would have waited").click()
    player.sees("answer 2 of ")
    assert len(asked) == 1


@pytest.mark.parametrize("lang", ["en-GB", "pl-PL"])
def test_a_moment_is_drawn_as_a_picture_that_can_be_saved(sit, lang, tmp_path):
    player = sit(lang).sits(finished())
    page = player.page
    for where in ("at the end", "in the replay"):
        if where == "in the replay":
            player.opens(f"/r/{player.table()}?at=5")
        page.locator("[data-test=make-picture]").click()
        with page.expect_download() as saved:
            page.locator("[data-test=save-picture]").click()
        file = tmp_path / f"{where}.png"
        saved.value.save_as(file)
        head = file.read_bytes()[:24]
        assert head.startswith(b"\x89PNG")
        assert (int.from_bytes(head[16:20]), int.from_bytes(head[20:24])) == (1200, 630)
        page.locator("[data-test=picture]").get_by_role("button").last.click()
        page.locator("[data-test=picture]").wait_for(state="detached")


# A browser that can send files on; what is sent lies in `sent`.
SENDS = """(gives_up) => {
  window.sent = [];
  Object.defineProperty(navigator, "canShare", { value: ({ files }) => files?.[0]?.type === "image/png" });
  Object.defineProperty(navigator, "share", { value: async ({ files, title }) => {
    window.sent.push([files[0].name, title, ...new Uint8Array(await files[0].arrayBuffer()).slice(1, 4)]);
    if (gives_up) throw new DOMException("not now", "AbortError");
  } });
}"""


@pytest.mark.parametrize("gives_up", [False, True])
def test_a_picture_is_sent_on_where_a_browser_can_and_giving_it_up_is_no_fault(sit, gives_up):
    player = sit()
    page = player.page
    page.add_init_script(f"({SENDS})({str(gives_up).lower()})")
    player.sits(finished())
    page.locator("[data-test=make-picture]").click()
    box = page.locator("[data-test=picture]")
    box.get_by_role("button", name="Share").click()
    page.wait_for_function("() => window.sent.length > 0")
    [[name, title, *kind]] = page.evaluate("window.sent")
    assert (name, title) == (f"tianxia-{FIRST}.png", f"Tianxia · {manifest_of(FIRST).title.en}")
    assert bytes(kind) == b"PNG"
    expect(box.locator("[data-test=save-picture]")).to_be_visible()  # it can still be saved


def test_a_browser_that_cannot_send_files_offers_to_save_the_picture(sit):
    page = sit().sits(finished()).page
    page.locator("[data-test=make-picture]").click()
    box = page.locator("[data-test=picture]")
    expect(box.locator("[data-test=save-picture]")).to_be_visible()
    expect(box.get_by_role("button", name="Share")).to_have_count(0)


def test_a_replay_is_walked_step_by_step_and_played_on_from_the_middle(sit):
    player = sit().sits(finished())
    match = player.table()
    player.page.locator("[data-test=see-replay]").click()
    player.sees("Before the first card")
    for step in range(1, 6):
        player.clicks("Next step")
        player.sees(f"answer {step} of ")
    player.key("ArrowLeft")
    player.sees("answer 4 of ")
    player.key("End")
    player.page.locator("section.prompt .q", has_text=re.compile(r"answer (\d+) of \1\b")).wait_for()
    last = re.search(r"answer (\d+) of", player.prompt())
    assert last
    player.page.locator(".eyes [role=radio]").first.click()
    player.page.locator(".eyes [role=radio]").first.and_(player.page.locator("[aria-checked=true]")).wait_for()
    middle = int(last[1]) // 2
    player.page.get_by_role("slider").fill(str(middle))
    player.sees(f"answer {middle} of ")
    player.clicks("Log", "tab")
    lines = player.page.locator("ol.log li:not(.head)")
    now = lines.evaluate_all("all => all.findIndex((line) => line.classList.contains('now'))")
    told = lines.all_inner_texts()[: 1 + now]
    assert len(told) > 5

    player.page.locator("[data-test=branch]").click()
    player.page.wait_for_url(lambda url: "/t/" in url and match not in url)
    assert player.plays_something()
    lines.nth(len(told) - 1).wait_for()
    began = [" ".join(line.split()) for line in lines.all_inner_texts()]
    assert began[: len(told)] == [" ".join(line.split()) for line in told]


PLACES = """() => [".prompt.bar", ".rside", ".mom"].map((part) => {
  const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(" ");
})"""


def places_at_rest(player: Player) -> list[str]:
    """Where the parts of a replay are once its lists and faces have been loaded."""
    player.page.locator(".prompt.bar").wait_for()
    player.page.wait_for_load_state("networkidle")
    player.page.evaluate("() => document.fonts.ready.then(() => true)")
    places: list[str] = player.page.evaluate(PLACES)
    return places


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_looks_the_same_from_the_table_as_by_its_address(sit, game):
    start = screens_of(game).lively()
    player = sit().sits(Situation(played_on(start.journal, 4), start.seat))
    player.page.locator("ol.log .line").first.click()
    places = places_at_rest(player)
    player.page.reload()
    assert places_at_rest(player) == places
