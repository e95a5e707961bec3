"""What is shown at a table, and for how long: on a clock of the page that the test turns."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from playwright.sync_api import Page

STEP: Final = 45  # ms: as much more or less is not seen
FRAME: Final = 20  # ms: what is shown for less is never drawn
TURN: Final = 2000  # ms by which the clock is turned at a time
MOST: Final = 100  # turns; more means that what is shown does not end
OVER: Final = "() => !!document.querySelector('.end[role=dialog]')"
# notes what is to be seen from when on, by the clock of the page, until the result lies there
NOTES: Final = """() => {
  const look = () => ({
    tones: ["hurt", "mend", "say"].filter((tone) => document.querySelector(`.flags .flag.${tone}`)),
    slip: document.querySelector("[data-test=moment] h3")?.textContent ?? "",
    parts: document.querySelectorAll("[data-test=moment] .part").length,
    lines: document.querySelectorAll("ol.log .line").length,
    over: !!document.querySelector(".end[role=dialog]"),
  });
  window.noted = [];
  let last = "";
  const note = () => {
    const now = look();
    if (JSON.stringify(now) === last) return;
    last = JSON.stringify(now);
    window.noted.push({ ...now, at: Date.now() });
  };
  note();
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(note).observe(document.body, all);
}"""
HIT: Final = frozenset({"hurt", "mend"})


class Picture(NamedTuple):
    """What was to be seen for some time: words at the seats by their tone, a slip with its parts, lines of the log."""

    tones: frozenset[str]
    slip: str
    parts: int
    lines: int
    ms: int


class Clock:
    """The clock of a page; from the moment it is stopped it goes on only when it is turned."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.clock.install()

    def stops(self) -> None:
        """Everything that waits for time waits from now on."""
        self.page.clock.pause_at(self.page.evaluate("() => Date.now()") / 1000 + 1)

    def watches_to_the_end(self) -> list[Picture]:
        """One picture after the other until the result lies there, each with the time that it was to be seen."""
        self.page.evaluate(NOTES)
        for _ in range(MOST):
            if self.page.evaluate(OVER):
                break
            self.page.clock.run_for(TURN)
        looks = self.page.evaluate("() => window.noted")
        first = next((n for n, look in enumerate(looks) if look["over"]), None)
        assert first is not None, f"what is shown does not end: {looks[-3:]}"
        seen: list[Picture] = []
        for look, after in pairwise(looks[: first + 1]):
            ms = after["at"] - look["at"]
            now = Picture(frozenset(look["tones"]), look["slip"], look["parts"], look["lines"], ms)
            last = seen[-1] if seen else None
            # words are put at their seats a moment after the view is there
            if last and (last[1:4] == now[1:4]) and (last.tones == now.tones or (not last.tones and last.ms <= STEP)):
                seen[-1] = now._replace(ms=last.ms + ms)
            elif ms >= FRAME:
                seen.append(now)
        return seen


def kind(seen: list[Picture], n: int) -> str:
    """What the picture of this number tells: the greatest thing in it."""
    picture = seen[n]
    if picture.slip:
        return "slip"
    if n + 1 < len(seen) and seen[n + 1].slip:
        return "before a slip"
    if picture.tones:
        return "hit" if picture.tones & HIT else "word"
    return "line" if n and seen[n - 1].lines < picture.lines else ""
