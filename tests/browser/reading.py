"""A page as a screen reader has it: the accessibility tree of the browser."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from playwright.sync_api import CDPSession, Page

from tests.browser.player import Player

# what somebody acts with: each of them needs a name
ACTED: Final = {
    "button", "checkbox", "combobox", "link", "menuitem", "option", "radio", "searchbox", "slider", "spinbutton",
    "switch", "tab", "textbox",
}  # fmt: skip


QUEUE: Final = 20  # lines that are still there to be read out, whatever has come after them


class Node(NamedTuple):
    """One thing that is read out, with what is in it."""

    role: str
    name: str
    inside: tuple[Node, ...]

    def all(self) -> list[Node]:
        """The thing itself and everything in it, in the order in which it is read."""
        return [self, *(node for each in self.inside for node in each.all())]

    def words(self) -> str:
        """Everything that is said in it, without the spaces: a name that stands out is a text of its own."""
        said = "".join(node.name for node in self.all() if node.role == "StaticText")
        return "".join(said.split())


class Reader:
    """Reads a page."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)

    def reads(self) -> Node:
        """The whole page as it is now."""
        nodes = self.session.send("Accessibility.getFullAXTree")["nodes"]
        return grown({node["nodeId"]: node for node in nodes}, nodes[0])[0]


def grown(nodes: dict[str, dict[str, Any]], at: dict[str, Any]) -> list[Node]:
    """What is read of a node: what is ignored is only what is in it."""
    inside = [node for id in at.get("childIds", []) if id in nodes for node in grown(nodes, nodes[id])]
    if at["ignored"]:
        return inside
    return [Node(at["role"]["value"], at.get("name", {}).get("value", ""), tuple(inside))]


def nameless(page: Node) -> list[str]:
    """What can be acted with and has no name: where it is."""
    found = []
    for outer in page.all():
        found += [f"{each.role} in {outer.role} {outer.name!r}" for each in outer.inside if bad(each)]
    return found


def bad(node: Node) -> bool:
    """Whether somebody would act without knowing what it is."""
    return node.role in ACTED and not node.name.strip()


def region(page: Node, role: str, name: str = "") -> Node:
    """The one part of the page with this role and name."""
    found = [node for node in page.all() if node.role == role and name in ("", node.name)]
    assert len(found) == 1, (role, name, [(node.role, node.name) for node in found])
    return found[0]


class Listener:
    """Somebody who plays by what is read out."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.reader = Reader(player.page)
        self.lines: list[str] = []  # of the log, at the last decision

    def hears(self) -> None:
        """A decision: it is said what is asked, how it can be answered, and what has happened since the last one."""
        page = self.reader.reads()
        assert nameless(page) == []
        decision = region(page, "region", "Your decision")
        asked = [node.name for node in decision.all() if node.role == "heading"]
        assert asked, "it says what is asked"
        assert all(name.strip() for name in asked), "in words"
        assert [node for node in decision.all() if node.role == "button"], "and how it can be answered"
        lines = [line.words() for line in region(page, "list", "Log").all() if line.role == "button"]  # no headings
        assert len(lines) >= len(self.lines), "the log grows"
        spoken = region(page, "log").words()
        unheard = [line for line in lines[len(self.lines) :][-QUEUE:] if line not in spoken]
        assert unheard == [], "what is new is read out, line by line, and no line takes the place of another"
        self.lines = lines

    def hears_the_end(self) -> None:
        """The result."""
        self.player.sees_the_end()
        page = self.reader.reads()
        assert nameless(page) == []
        assert [node for node in page.all() if node.role == "dialog" and node.name]

    def plays_to_the_end(self) -> int:
        """Decision by decision; how many there were."""
        decisions = 0
        while self.player.waits_for_me():
            self.hears()
            self.player.answers()
            decisions += 1
        self.hears_the_end()
        return decisions
