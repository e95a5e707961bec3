"""What axe says of a page. It looks at everything on every screen, but at the colours of a text only once for each way
in which it is drawn: that takes axe most of its time, and most of a screen is drawn as it was on the one before."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

COLOURS: Final = {"resultTypes": ["violations"], "runOnly": ["color-contrast"]}
ALL_BUT_COLOURS: Final = {"resultTypes": ["violations"], "rules": {"color-contrast": {"enabled": False}}}
RUNS: Final = "([context, options]) => axe.run(context ?? document, options)"
# Marks the first text of each way in which texts are drawn here and were not before: by everything that it is in, with
# colours and sizes, and by what else lies where it stands.
MARKS: Final = """(before) => {
  const LOOKS = ["color", "backgroundColor", "backgroundImage", "opacity", "fontSize", "fontWeight", "textShadow"];
  const seen = new Set(before);
  const hash = (words) => {
    let sum = 5381;
    for (let n = 0; n < words.length; n += 1) sum = ((sum * 33) ^ words.charCodeAt(n)) >>> 0;
    return sum;
  };
  const ways = new Map();
  const drawn = (el) => {
    if (!el) return 0;
    if (!ways.has(el)) {
      const style = getComputedStyle(el);
      const looks = LOOKS.map((name) => style[name]);
      const states = [el.disabled, el.ariaDisabled, el.ariaHidden, el.className?.baseVal ?? el.className, el.localName];
      ways.set(el, hash([drawn(el.parentElement), ...states, ...looks].join("|")));
    }
    return ways.get(el);
  };
  const beside = (el) => {
    const { left, right, top, bottom } = el.getBoundingClientRect();
    const there = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    return there.filter((each) => !each.contains(el) && !el.contains(each)).map(drawn);
  };
  const fresh = [];
  for (const el of document.body.querySelectorAll("*")) {
    const texts = [...el.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    const says = el.value || el.placeholder || texts.length;
    if (!says || !el.checkVisibility()) continue;
    const way = hash([drawn(el), ...beside(el)].join());
    if (seen.has(way)) continue;
    seen.add(way);
    fresh.push(way);
    el.dataset.look = "";
  }
  return fresh;
}"""
FORGETS: Final = "() => document.querySelectorAll('[data-look]').forEach((el) => { delete el.dataset.look; })"


class Eye:
    """Looks at one screen after the other."""

    def __init__(self) -> None:
        self.axe = Axe()
        self.seen: defaultdict[str, set[int]] = defaultdict(set)  # ways in which texts are drawn, by scheme

    def faults(self, page: Page) -> list[str]:
        """Everything but colours that is wrong here."""
        answer = self.asks(page, None, ALL_BUT_COLOURS)
        assert answer["passes"], "axe has looked"
        return told(answer)

    def pale(self, page: Page, scheme: str) -> list[str]:
        """What cannot be read well in these colours, of all that is drawn in a way that was not looked at before."""
        fresh = page.evaluate(MARKS, list(self.seen[scheme]))
        if not fresh:
            return []
        self.seen[scheme] |= set(fresh)
        found = told(self.asks(page, "[data-look]", COLOURS))
        page.evaluate(FORGETS)
        return found

    def asks(self, page: Page, context: str | None, options: dict[str, Any]) -> dict[str, Any]:
        """What axe answers; it is taken to a page once."""
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(self.axe.axe_script)
        answer: dict[str, Any] = page.evaluate(RUNS, [context, options])
        return answer


def told(answer: dict[str, Any]) -> list[str]:
    """What axe found, in short."""
    return [
        f"{each['id']}: {node['html'][:160]} | {node['failureSummary'][-160:]}"
        for each in answer["violations"]
        for node in each["nodes"][:3]
    ]
