"""Sun Tzu on the full screen: the score as a rope between two ends, the provinces side by side, orders as tiles."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text

from tianxia.core.asks import Ref, number
from tianxia.core.events import Facts, Seat
from tianxia.core.pieces import place_of
from tianxia.games.suntzu.data import END, PROVINCES
from tianxia.games.suntzu.rules.armies import PLACES
from tianxia.games.suntzu.words.presenter import SunTzuPresenter
from tianxia.games.suntzu.words.things import FRAMED_IDS, GENERAL_IDS
from tianxia.terminal.full.board import SIDES, GameBoard, Sign, Tile, side_line, title
from tianxia.terminal.full.draw import Block, beside, broken, card, fit, whole
from tianxia.terminal.full.palette import Palette

BRUSH: Final = {"qin": "秦", "chu": "楚", "jin-yan": "晉燕", "han-qi": "韓齊", "wu": "吳"}
BACK: Final = "↻"  # a card that comes back every round
ONCE: Final = "1×"
GENERAL: Final = "將"
BOARD: Final = ("army/", "province/")
NARROWEST: Final = 9

Row = tuple[str, str]


class SunTzuBoard(GameBoard[SunTzuPresenter]):
    """Sun Tzu is round and indigo, King Shao square and madder."""

    marks: ClassVar[dict[str, Sign]] = {"suntzu": SIDES[0], "shao": SIDES[1]}

    # ---- above the table

    def head(self, view: Facts, ink: Palette) -> Text:
        """The seal, the game, the round."""
        line = title(self.say, "孫子", ink)
        line.append(f"{self.say('full-round')} ", style=ink["ink-3"])
        for n in range(1, view["rounds"] + 1):
            style = f"bold {ink['cinnabar']}" if n == view["round"] else ink["ink-3"]
            line.append(f"[{n}]" if n % 3 == 0 else f" {n} ", style=style)
        if view["decider"] is not None:
            line.append(f"  {self.say('table-decider', **self.shown.teller.of(view['decider']))}", style=ink["ochre"])
        return line

    def score(self, view: Facts, ink: Palette, width: int) -> Text:
        """The rope between the two ends, and below it the viewer's own side."""
        line = Text(no_wrap=True)
        line.append(f" ● {self.say('side-suntzu')} ", style=f"bold {ink['indigo']}")
        for place in range(END, -END - 1, -1):
            here = place == view["score"]
            colour = "ink-3" if place == 0 else "indigo" if place > 0 else "madder"
            sign = "◆" if here else "┼" if place == 0 else "┃" if abs(place) == END else "─"
            line.append(sign, style=f"bold {ink['cinnabar']}" if here else ink[colour])
        line.append(f" {self.say('side-shao')} ■", style=f"bold {ink['madder']}")
        line.append(f"  {abs(view['score'])}", style=ink["ink"])
        return Text("\n", no_wrap=True).join([line, self._side(view, max(view["viewer"], 0), ink)])

    def _side(self, view: Facts, seat: Seat, ink: Palette) -> Text:
        """Pool, reinforcements, hand, deck and generals of a side in one line."""
        side, (_, colour) = view["seats"][seat], self.mark(seat)
        name = self.say("you") if seat == view["viewer"] else self.shown.side(seat)
        line = side_line(name, self.mark(seat), ink)
        counts = {"pool": side["pool"], "reserve": side["reserve"], "hand-count": side["count"]}
        for key, count in {**counts, "deck": len(side["deck"])}.items():
            line.append(f" {self.say(f'full-{key}')} ", style=ink["ink-3"])
            line.append(str(count), style=f"bold {ink[colour]}")
        line.append(self.shown.lines.generals(side), style=ink["ink-2"])
        return line

    def banner(self, view: Facts, ink: Palette) -> Text:
        """The event that lies face up, and Black Miasma."""
        line = Text()
        event = view["events"]["up"]
        if event is not None:
            line.append(f" {self.say(f'name-{event}')}", style=f"bold {ink['ink']}")
            line.append(f" ({view['events']['left']})", style=f"bold {ink['ochre']}")
            line.append(f"  {self.say(f'effect-{event}')}", style=ink["ink-2"])
        if view["miasma"]:
            line.append(f" {self.say('table-miasma')}", style=ink["ochre"])
        return line

    # ---- the table

    def rival(self, view: Facts, ink: Palette, width: int, tall: bool) -> Text:
        """The other side in a line; what it has lost for good below."""
        seat = 1 - max(view["viewer"], 0)
        line = self._side(view, seat, ink)
        box = view["seats"][seat]["box"]
        if not tall:
            return line
        lines = broken(line, width - 1)
        if box:
            words = self.say("table-box", owner=self.shown.side(seat), cards=self.shown.things.heap(box))
            lines += broken(Text(f"   {words}", style=ink["ink-3"]), width - 1)
        return whole(lines)

    def middle(self, view: Facts, ink: Palette, width: int, height: int, tall: bool) -> Text:
        """The five provinces in the order of the edge."""
        cell = max(NARROWEST, (width - 2 * len(PROVINCES)) // len(PROVINCES))
        blocks = [self._province(view, province, ink, cell, tall) for province in view["provinces"]]
        return whole(beside(blocks, gap="" if tall else " "))

    def _province(self, view: Facts, province: Facts, ink: Palette, width: int, tall: bool) -> Block:
        fought = any(clash["province"] == province["id"] for clash in view["resolving"])
        owner = next((seat for seat in (0, 1) if province["armies"][seat]), None)
        sign, colour = self.mark(owner)
        armies = f"{sign} {province['armies'][owner]}" if owner is not None else self.say("table-neutral")
        sixes = "".join([self.mark(seat)[0] for seat in (0, 1) if province["banned"][seat]])
        name = f"{self.shown.things.province(province['id'])} {BRUSH[province['id']]}"
        rows: list[Row] = [
            (name, f"bold {ink['cinnabar'] if fought else ink['ink']}"),
            (f"{armies}  6{sixes}" if sixes else armies, f"bold {ink[colour]}"),
            (self.shown.lines.values(view, province), ink["ink-2"]),
            (self._cards(view, province), ink["cinnabar"] if fought else ink["ink"]),
        ]
        if tall:
            own = owner if owner is not None else 0
            count = province["armies"][own]
            rows[2:2] = [(sign * min(count, width - 1), ink[colour])]
            return card(rows, width, ink["cinnabar"] if fought else ink["card-edge"], ink["card"], heavy=fought)
        return [Text(fit(text, width), style=style, no_wrap=True) for text, style in rows]

    def _cards(self, view: Facts, province: Facts) -> str:
        laid = any(lot["known"] or lot["hidden"] for lot in province["laid"])
        fighting = any(clash["province"] == province["id"] for clash in view["resolving"])
        return self.shown.lines.cards(view, province).partition(" (")[0] if laid or fighting else ""

    # ---- what can be picked

    def tiles(self, view: Facts, refs: tuple[Ref, ...]) -> list[Tile]:
        """Armies, provinces and generals alone where they are picked; else drawn cards first, then the hand."""
        board = [ref for ref in refs if ref.startswith(BOARD)]
        if board:
            return self._places(view, board)
        faces = self.shown.things.in_sight(view)
        found = self.alike(view, [ref for ref in refs if faces.get(ref) in GENERAL_IDS] or refs)
        order = sorted(found, key=lambda key: (key[0], self.shown.things.order[key[1]]))
        return [self._card(face, tuple(found[own, face]), not own) for own, face in order]

    def _card(self, face: str, refs: tuple[Ref, ...], shown: bool) -> Tile:
        name, short = self.shown.things.name(face), self.say(f"short-{face}")
        text = f"{name}: {self.say(f'text-{face}')}"
        if face in GENERAL_IDS:
            return Tile(refs, GENERAL, "", name, short, text)
        return Tile(refs, name, "", BACK if face in FRAMED_IDS else ONCE, short, text, shown)

    def _places(self, view: Facts, refs: list[Ref]) -> list[Tile]:
        """One tile for each province or for the armies of each place."""
        found: dict[int, list[Ref]] = {}
        for ref in refs:
            found.setdefault(place_of(number(ref)) if ref.startswith("army/") else number(ref), []).append(ref)
        tiles: list[Tile] = []
        for place, alike in sorted(found.items()):
            name = self.shown.things.place(PLACES[place])
            if PLACES[place] == "pool":
                about = str(view["seats"][view["viewer"]]["pool"])
            else:
                about = self.shown.lines.owner(view["provinces"][place])
            brush = BRUSH.get(PLACES[place], "")
            tiles.append(Tile(tuple(alike), name, brush, about, "", f"{name}: {about}"))
        return tiles


make_board = SunTzuBoard
