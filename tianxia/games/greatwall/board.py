"""The Great Wall on the full screen: Locations above, the Sections side by side with the Hordes before them, the clans.

A clan always has its own sign."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tianxia.core.asks import Ref, number
from tianxia.core.events import Facts, Seat
from tianxia.games.greatwall.data import LOCATIONS, SECTIONS, SOLDIERS
from tianxia.games.greatwall.words.presenter import GreatWallPresenter
from tianxia.terminal.full.board import NOBODY, GameBoard, Sign, Tile, title
from tianxia.terminal.full.draw import Block, beside, fit, whole
from tianxia.terminal.full.palette import Palette

CLAN_SIGNS: Final[tuple[Sign, ...]] = (
    ("●", "indigo"), ("■", "madder"), ("▲", "jade"), ("◆", "ochre"), ("★", "cinnabar"), ("○", "ink-2"),
)  # fmt: skip
FREE: Final = "·"  # a Vital spot, or a spot for a Clerk
WOUND: Final = "✗"
CLOSED: Final = "▒"
BARRICADE: Final = "▦"
BREACH: Final = "!"
KINDS: Final = {"spearman": "↑", "archer": "»", "horseman": "♞", "bannerman": "⚑"}
POWER: Final = 3  # cells of the Power of a Horde card


def free_spots(location: Facts) -> int:
    """The Clerks that a regular Location still needs."""
    return max(0, location["spots"] - sum(location["clerks"])) if location["kind"] == "regular" else 0


class GreatWallBoard(GameBoard[GreatWallPresenter]):
    """One for each match and language."""

    def mark(self, seat: Seat | None) -> Sign:
        """The sign of a clan; the one that nobody plays has a hollow one."""
        if seat is None or seat < 0:
            return NOBODY
        return CLAN_SIGNS[-1] if seat >= self.shown.things.players else CLAN_SIGNS[seat]

    # ---- above the table

    def head(self, view: Facts, ink: Palette) -> Text:
        """The seal, the game, Year and season, Lethality, the Shame pool, the Tea order."""
        line = title(self.say, "長城", ink)
        line.append(f"{view['year']}/{view['years']} {self.say('season', season=view['season'])} ", style=ink["ochre"])
        for word, count in (("lethality", view["lethality"]), ("pool", view["shame_pool"])):
            line.append(f" {self.say(f'full-{word}')} ", style=ink["ink-3"])
            line.append(str(count), style=f"bold {ink['ink']}")
        line.append(f"  {self.say('full-tea')} ", style=ink["ink-3"])
        for seat in view["tea"]:
            self._sign(line, seat, ink)
        return line

    def _sign(self, line: Text, seat: Seat, ink: Palette, count: int = 1) -> None:
        sign, colour = self.mark(seat)
        line.append(sign * count, style=ink[colour])

    def score(self, view: Facts, ink: Palette, width: int) -> Text:
        """The Locations in two lines: whose Clerks stand there, and which are about to be activated."""
        rows = [
            [each for each in view["locations"] if each["kind"] == "regular"],
            [each for each in view["locations"] if each["kind"] != "regular"],
        ]
        return whole([self._locations(row, ink, width) for row in rows])

    def _locations(self, row: list[Facts], ink: Palette, width: int) -> Text:
        line = Text(no_wrap=True)
        for each, cell in zip(row, self._cells(row, width), strict=True):
            taken, free = sum(each["clerks"]), free_spots(each)
            name = self.say(f"location-{each['id']}")
            fires = each["fires"] and taken
            part = Text(" ")
            room = max(3, cell - taken - free - 2)
            if len(name) > room:  # the name matters more than the free spots
                room, free = room + free, 0
            part.append(fit(name, min(len(name), room)), style=f"bold {ink['cinnabar']}" if fires else ink["ink-2"])
            part.append(" ")
            for clan, count in enumerate(each["clerks"]):
                self._sign(part, clan, ink, count)
            part.append(FREE * free, style=ink["ink-3"])
            part.append(" " * max(0, cell - part.cell_len))
            line.append_text(part)
        return line

    def _cells(self, row: list[Facts], width: int) -> list[int]:
        """How much room each Location has: what it needs and a share of the rest, or all of them the same."""
        needed = [len(self.say(f"location-{each['id']}")) + sum(each["clerks"]) + free_spots(each) + 2 for each in row]
        spare = (width - sum(needed)) // max(1, len(row))
        return [need + spare for need in needed] if spare >= 0 else [max(8, width // len(row))] * len(row)

    def banner(self, view: Facts, ink: Palette) -> Text:
        """What the viewer has, and what a co-operative game asks for; the texts stand on the page of the table."""
        line = Text(no_wrap=True)
        if view["viewer"] >= 0:
            mine = view["seats"][view["viewer"]]
            line.append(self.shown.things.goods(mine["resources"]), style=f"bold {ink['ink']}")
            pool = mine["soldiers"]["pool"]
            counts = [f"{pool[kind]}{KINDS[kind]}" for kind in SOLDIERS if pool[kind]]
            line.append(f"  {' '.join(counts)}", style=ink["ink-2"])
        if view["mode"] != "competitive" and view["requests"]:
            line.append(f"\n{len(view['requests_done'])}/{view['requests_needed']} ", style=f"bold {ink['ochre']}")
            line.append(self.shown.things.names(view["requests"]), style=ink["ink-2"])
        return line

    # ---- the table

    def rival(self, view: Facts, ink: Palette, width: int, tall: bool) -> Text:
        """Every clan: Honour, Shame, Clerks, Tactics; one line in all where there is little room."""
        seats = list(view["tea"])
        if not tall:
            return whole([self._clans(view, seats, ink, width)])
        return whole([self._clans(view, [seat], ink, width) for seat in seats])

    def _clans(self, view: Facts, seats: list[Seat], ink: Palette, width: int) -> Text:
        line = Text(no_wrap=True)
        cell = max(12, width // max(1, len(seats)))
        for seat in seats:
            part = self._clan(view, seat, ink, cell)
            part.truncate(cell, overflow="ellipsis", pad=True)
            line.append_text(part)
        return line

    def _clan(self, view: Facts, seat: Seat, ink: Palette, width: int) -> Text:
        """One clan in as many cells as there are."""
        each, acts = view["seats"][seat], seat == view["current"]
        part = Text().append(">" if acts else " ", style=f"bold {ink['cinnabar']}")
        self._sign(part, seat, ink)
        name = self.say("full-you") if seat == view["viewer"] else self.shown.things.brief(seat)
        part.append(f" {fit(name, 7)}" if width > 20 else "", style=f"bold {ink['ink']}")
        part.append(f" {each['honour']}", style=f"bold {ink['ink']}")
        part.append(f"{self.say('full-honour')} ", style=ink["ink-3"])
        part.append(f"-{each['shame']}", style=ink["madder"] if each["shame"] else ink["ink-3"])
        part.append(f" ♙{each['clerks']['pool']}", style=ink["ink-2"])
        tactics = len(each["tactics"]["known"]) + each["tactics"]["hidden"]
        part.append(f" ▯{tactics}", style=ink["ink-3"])
        if width > 40:
            cards = [*each["general"], *each["active"]]
            part.append(f" {self.shown.things.names(cards)}", style=ink["ink-2"])
            part.append(f" A{len(each['assistants'])}", style=ink["ink-3"])
        return part

    def middle(self, view: Facts, ink: Palette, width: int, height: int, tall: bool) -> Text:
        """The Sections side by side; below them, where there is room, the offer, the Artifacts, what is special."""
        sections = view["sections"]
        cell = width // len(sections) - 1
        lines = beside([self._section(view, section, ink, cell) for section in sections], gap=" ")
        if tall:
            lines += self._offers(view, ink)
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return whole(lines)

    def _section(self, view: Facts, section: Facts, ink: Palette, width: int) -> Block:
        """A Section: Wall and Barricades, Power against Defence, three rows of Hordes, the Soldiers."""
        colour = ink["cinnabar"] if section["breach"] else ink["ink"]
        head = Text(self.say(f"section-{section['id']}").split()[0].capitalize(), style=f"bold {colour}", no_wrap=True)
        versus = f" {section['power']}:{section['defence']}{BREACH if section['breach'] else ''}"
        head.append(versus, style=f"bold {colour}")
        khan = " ♔" if view["khan"] == section["id"] else ""
        wall = f"{self.say('full-wall')}{section['level']} {BARRICADE * section['barricades']}"
        head.append(f"{khan} {wall}", style=ink["ink-2"])
        rows = [self._horde(horde, ink, width) for horde in section["hordes"]]
        rows += [Text(f"{row}", style=ink["ink-3"]) for row in range(len(rows) + 1, 4)]
        block = [head, *rows, self._troops(section, ink)]
        for line in block:
            line.truncate(width, overflow="ellipsis", pad=True)
        return block

    def _horde(self, horde: Facts, ink: Palette, width: int) -> Text:
        """Row, name, Power, and what covers the Vital spots."""
        name = max(3, width - len(horde["spots"]) - POWER - 3)
        line = Text(f"{horde['row']} ", style=ink["ink-3"], no_wrap=True)
        line.append(fit(self.shown.things.name(horde["face"]), name), style=ink["ink"])
        line.append(f"{horde['power']:>{POWER - 1}} ", style=f"bold {ink['madder']}")
        for spot in horde["spots"]:
            self._spot(line, spot, ink)
        return line

    def _spot(self, line: Text, spot: Facts | None, ink: Palette) -> None:
        if spot is None:
            line.append(FREE, style=ink["ink-3"])
        elif "soldier" in spot:
            self._sign(line, spot["seat"], ink)
        else:
            line.append(WOUND if "wound" in spot else CLOSED, style=ink["madder"])

    def _troops(self, section: Facts, ink: Palette) -> Text:
        """Who stands on the Wall, and who rests behind it."""
        line = Text(no_wrap=True)
        for place, word in (("firing", "full-firing"), ("rest", "full-rest")):
            there = [(seat, counts) for seat, counts in enumerate(section[place]) if any(counts.values())]
            if not there:
                continue
            line.append(f"{self.say(word)}", style=ink["ink-3"])
            for seat, counts in there:
                line.append(" ")
                self._sign(line, seat, ink)
                for kind in SOLDIERS:
                    line.append(f"{counts[kind]}{KINDS[kind]}" if counts[kind] else "", style=ink["ink-2"])
            line.append(" ")
        return line

    def _offers(self, view: Facts, ink: Palette) -> Block:
        """Advisors on offer, the Artifacts, and what the modules add."""
        offer = ", ".join([self.shown.lines.priced(card["face"]) for card in view["offer"]])
        lines = [Text(f"{self.say('full-offer')}: {offer}", style=ink["ink-3"], no_wrap=True)] if offer else []
        names = self.shown.things.names(view["artifacts"])
        lines.append(Text(self.say("table-artifacts", cards=names), style=ink["ink-3"], no_wrap=True))
        special = self.shown.lines.special(view)
        return lines + [Text(line, style=ink["ochre"], no_wrap=True) for line in special]

    # ---- what can be picked

    def hand(self, view: Facts) -> tuple[Ref, ...]:
        """The cards dealt at set-up, else Tactics and Command cards."""
        if view["viewer"] < 0:
            return ()
        mine = view["seats"][view["viewer"]]
        dealt = [card["card"] for card in mine["dealt"]["known"]]
        held = [card["card"] for card in [*mine["tactics"]["known"], *mine["commands"]]]
        return tuple(dealt or held)

    def tiles(self, view: Facts, refs: tuple[Ref, ...]) -> list[Tile]:
        """Things that are typed alike are one tile."""
        held = self.hand(view)
        found: dict[str, list[Ref]] = {}
        for ref in refs:
            found.setdefault(self.shown.look(view, ref), []).append(ref)
        return [self._tile(view, tuple(alike), alike[0] not in held) for alike in found.values()]

    def _tile(self, view: Facts, refs: tuple[Ref, ...], shown: bool) -> Tile:
        things, kind, n = self.shown.things, refs[0].partition("/")[0], number(refs[0])
        face = things.in_sight(view).get(refs[0])
        if face is not None:
            name, sort, short = things.name(face), things.sort(face), things.short(face)
            text = f"{name}: {things.whole_text(face)}"
            return Tile(refs, sort, "", name, "" if short == sort else short, text, shown)
        name = things.thing(refs[0])
        if kind == "seat":
            return Tile(refs, self.mark(n)[0], "", name, "", name, shown)
        if kind == "section":
            about = next((each for each in view["sections"] if each["id"] == SECTIONS[n]), None)
            head = "" if about is None else f"{about['power']}:{about['defence']}"
            return Tile(refs, head, "", name, "", name, shown)
        if kind == "location":
            at = next((each for each in view["locations"] if each["id"] == LOCATIONS[n]), None)
            head = "" if at is None else f"{sum(at['clerks'])}/{at['spots']}"
            return Tile(refs, head, "", name, "", name, shown)
        return Tile(refs, self._sign_of(view, refs[0]), "", name, "", name, shown)

    def _sign_of(self, view: Facts, ref: Ref) -> str:
        """What stands above the name: the sign that a Soldier has in the Sections; what is typed, where that says more
        than the name."""
        kind, n = ref.partition("/")[0], number(ref)
        if kind in ("soldier", "kind"):
            return KINDS[SOLDIERS[n % len(SOLDIERS)]]
        return "" if kind == "resource" else self.shown.look(view, ref)


make_board = GreatWallBoard
