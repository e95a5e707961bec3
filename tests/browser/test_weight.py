"""How heavy the pages are, and that nothing jumps while a card moves."""

from __future__ import annotations

import gzip

import pytest

from tests.browser.conftest import STATIC
from tianxia.server.shelf import SERVED

# What travels is laid out anew by design: cards, the sets of the trick, the fan of the rival's backs, decrees; the
# counts of the piles and the buttons of a new question are written anew. All
# else is at rest: no layout-shift entry may have a source there, and the parts of the table stay where they are in
# every frame.
WATCH = """() => {
  const travels = ".card, .grp, .plays > li, .back-fan, .decrees, ol.log, .piles, .opts";
  const parts = [".topbar", ".left", ".centre", ".hand", ".prompt", "aside.side"];
  const at = (r) => [r.x, r.y, r.width, r.height].map(Math.round).join(" ");
  const note = (what, from, to) => { window.shifts.add(`${what}: ${at(from)} -> ${at(to)}`); };
  window.shifts = new Set();
  window.frames = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      for (const { node, previousRect, currentRect } of entry.hadRecentInput ? [] : entry.sources) {
        const box = node?.nodeType === 1 ? node : node?.parentElement;
        if (!box || box.closest(travels)) continue;
        note(`${box.parentElement?.className} > ${box.className}`, previousRect, currentRect);
      }
    }
  }).observe({ type: "layout-shift" });
  const places = () => parts.map((part) => document.querySelector(part).getBoundingClientRect());
  const first = places();
  const frame = () => {
    if (document.querySelector(".end")) return;
    window.frames += 1;
    places().forEach((place, n) => { if (at(place) !== at(first[n])) note(parts[n], first[n], place); });
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


def test_the_pages_with_one_game_are_under_200_kb_and_every_face_under_130_kb():
    if not (STATIC / "index.html").is_file():
        pytest.skip("The weight of the pages was not checked: they are not built (make web).")
    files = [path for path in (STATIC / "assets").iterdir() if path.suffix in (".js", ".css")]
    assert files
    weight = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in files}
    games = [sum(weight[name] for name in weight if name.startswith(f"{game}-")) for game in SERVED]
    assert all(games)
    assert sum(weight.values()) - sum(games) + max(games) < 200_000
    faces = list((STATIC / "assets").glob("*.woff2"))
    assert faces
    assert [path.name for path in faces if path.stat().st_size >= 130_000] == []


def test_nothing_jumps_while_cards_move(sit):
    player = sit(moving=True).plays_now()
    player.waits_for_me()
    player.page.evaluate("() => document.fonts.ready.then(() => true)")
    player.page.evaluate(WATCH)
    for _ in range(8):
        if not player.plays_something():
            break
    player.waits_for_me()
    assert player.page.evaluate("() => window.frames") > 20
    shifts = player.page.evaluate("() => [...window.shifts]")
    assert not shifts, "\n".join(shifts)
