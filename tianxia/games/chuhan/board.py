"""Chu Han on the full screen: bamboo slips for the score, backs for the rival, sets like a handscroll."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text

from tianxia.core.asks import Ref
from tianxia.core.events import Facts, Seat
from tianxia.games.chuhan.data import EVENTS, TARGET, UNDRAWABLE
from tianxia.games.chuhan.words.cards import CHARACTER_IDS, NAME_ZH, VALUE_OF
from tianxia.games.chuhan.words.presenter import ChuHanPresenter
from tianxia.terminal.full.board import SIDES, GameBoard, Sign, Tile, side_line, title
from tianxia.terminal.full.draw import Block, beside, stack, whole, width_of
from tianxia.terminal.full.palette import Palette

SIGN: Final = {
    "xiong-xin": "✳", "fan-zeng": "6+", "ji-bu": "!4", "yu-ji": "!−", "ying-bu": "!+", "lyu-zhi": "✕",
    "xiao-he": "✕✕", "peng-yue": "=", "xiahou-ying": "»", "zhongli-mo": "≠", "han-xin": "↩", "liu-bang": "10",
    "xiang-yu": "2×",
}  # fmt: skip
EVENT_ZH: Final = {event["id"]: event.get("name_zh", "") for event in EVENTS}
CARD_WIDTH: Final = 7
DECREES: Final = 6


class ChuHanBoard(GameBoard[ChuHanPresenter]):
    """Han is round and indigo, Chu square and madder."""

    marks: ClassVar[dict[str, Sign]] = {"han": SIDES[0], "chu": SIDES[1]}

    # ---- above the table

    def head(self, view: Facts, ink: Palette) -> Text:
        """The seal, the game, the battle."""
        line = title(self.say, "楚漢", ink)
        line.append(self.say("table-battle", battle=view["battle"]), style=ink["ink"])
        line.append(f"   {self.say('full-decrees')} ", style=ink["ink-3"])
        line.append("▲" * view["supply"], style=ink["jade"])
        line.append("△" * (DECREES - view["supply"]), style=ink["rule-strong"])
        line.append(f"   {self.say('full-draw')} ", style=ink["ink-3"])
        line.append(str(len(view["draw"])), style=ink["ink"])
        line.append(f" ({max(0, len(view['draw']) - UNDRAWABLE)})", style=ink["ink-3"])
        line.append(f"   {self.say('full-discard')} ", style=ink["ink-3"])
        line.append(str(len(view["discard"])), style=ink["ink"])
        return line

    def score(self, view: Facts, ink: Palette, width: int) -> Text:
        """Each side: sign, name, points, 31 slips, decrees."""
        me = max(view["viewer"], 0)
        lines = [self._slips(view, seat, ink, width) for seat in (1 - me, me)]
        return Text("\n", no_wrap=True).join(lines)

    def _slips(self, view: Facts, seat: Seat, ink: Palette, width: int) -> Text:
        side, (_, colour) = view["seats"][seat], self.mark(seat)
        name = self.shown.side(seat) + (f" ({self.say('you')})" if seat == view["viewer"] else "")
        line = side_line(name, self.mark(seat), ink)
        line.append(f"{side['vp']:>3} ", style=f"bold {ink[colour]}")
        for slip in range(TARGET):
            if slip % 5 == 0:
                line.append(" ")
            line.append("┃" if slip < side["vp"] else "│", style=ink[colour if slip < side["vp"] else "card-edge"])
        line.append("  ")
        line.append("▲" * side["decrees"], style=ink["jade"])
        if view["doubled"] is not None:
            line.append(" 2×", style=f"bold {ink['ochre']}")
        if view["attacker"] == seat:
            line.append(f"  {self.say('mark-attack')}", style=ink["cinnabar"])
        return line

    def banner(self, view: Facts, ink: Palette) -> Text:
        """The event of the battle."""
        event = view["event"]
        line = Text()
        if event is None:
            return line
        line.append(f" {EVENT_ZH[event]} ", style=f"bold {ink['ochre']}")
        line.append(self.say(f"name-{event}"), style=f"bold {ink['ink']}")
        beside_it = self.shown.lines.beside_event(view)
        if beside_it:
            line.append("  " + " ".join(beside_it), style=ink["ochre"])
        line.append("  " + self.say(f"effect-{event}"), style=ink["ink-2"])
        return line

    # ---- the table

    def rival(self, view: Facts, ink: Palette, width: int, tall: bool) -> Text:
        """Backs with their count; what is known of them in words."""
        seat = 1 - max(view["viewer"], 0)
        side, (sign, colour) = view["seats"][seat], self.mark(seat)
        count = side["count"]
        tag = Text(f" {sign} ", style=ink[colour])
        tag.append(f"{self.shown.side(seat)} ", style=f"bold {ink['ink']}")
        tag.append(f"{count} ", style=f"bold {ink[colour]}")
        about = Text(self.shown.things.heap(side["hand"]["known"]), style=ink["ink-2"])
        if not tall:
            tag.append("▌" * count, style=ink[colour])
            return Text(" ").join([tag, about])
        style = f"{ink[colour]} on {ink['card']}"
        backs = [
            Text("╭" * max(0, count - 1) + "╭──╮" if count else "", style=style),
            Text("│" * max(0, count - 1) + "│▒▒│" if count else "", style=style),
            Text("╰" * max(0, count - 1) + "╰──╯" if count else "", style=style),
        ]
        return whole(beside([[Text(), tag, Text()], backs, [Text(), about, Text()]]))

    def middle(self, view: Facts, ink: Palette, width: int, height: int, tall: bool) -> Text:
        """The sets of the trick from left to right; the one to beat is last and underlined."""
        faces = self.shown.things.in_sight(view)
        if not view["trick"]:
            return Text(f"\n  {self.say('table-trick-none')}", style=ink["ink-3"])
        last = max([n for n, played in enumerate(view["trick"]) if played["value"] >= 0], default=-1)
        blocks = [self._play(played, faces, n == last, ink, tall) for n, played in enumerate(view["trick"])]
        kept = list(blocks)
        while len(kept) > 1 and sum([width_of(block) + 3 for block in kept]) > width - 4:
            kept.pop(0)
        if len(kept) < len(blocks):
            kept.insert(0, [Text(""), Text(), Text(f"+{len(blocks) - len(kept)}", style=ink["ink-3"])])
        return whole(beside(kept, gap=" › ", at=2))

    def _play(self, played: Facts, faces: dict[Ref, str], beat: bool, ink: Palette, tall: bool) -> Block:
        sign, colour = self.mark(played["seat"])
        cards = self.shown.things.in_order([faces[ref] for ref in played["cards"] if ref in faces])
        label = Text(f"{sign} ", style=ink[colour])
        ability = played["kind"] != "set"
        words = (
            self.shown.things.name(played["kind"])
            if ability
            else self.shown.things.set(played["value"], cards, bare=True)
        )
        style = f"bold {ink['ink']}" if beat and tall else f"bold underline {ink['cinnabar']}" if beat else ink["ink-2"]
        label.append(words.split(" (", maxsplit=1)[0], style=style)
        edge = ink["ink-2"] if beat else ink["card-edge"]
        runs: list[Block] = []
        for face in dict.fromkeys(cards):
            first, _, second = self.shown.things.name(face).partition(" ")
            head = f"{VALUE_OF[face]} {SIGN.get(face, '') if tall else NAME_ZH[face] or first}"
            rows = [(head, f"bold {ink['ink']}" if beat else ink["ink-2"])]
            if tall:
                names = [line for line in (NAME_ZH[face], first, second) if line]
                rows += [(line, ink["ink"] if beat else ink["ink-3"]) for line in [*names, ""][:3]]
            runs.append(stack(rows, cards.count(face), CARD_WIDTH, edge, ink["card"]))
        block = [label, *beside(runs, gap="")]
        if beat and tall:
            stroke = Text("━" * min(width_of(block), 18), style=ink["cinnabar"])
            stroke.append(f" {self.say('full-beat')}", style=ink["ink-3"])
            block.append(stroke)
        return block

    # ---- the hand

    def tiles(self, view: Facts, refs: tuple[Ref, ...]) -> list[Tile]:
        """One tile for each face, in the hand first, then what lies open."""
        found = self.alike(view, refs)
        order = sorted(found, key=lambda key: (not key[0], VALUE_OF[key[1]], key[1]))
        return [self._tile(face, tuple(found[held, face]), not held) for held, face in order]

    def _tile(self, face: str, refs: tuple[Ref, ...], shown: bool) -> Tile:
        name = self.shown.things.name(face)
        text = f"{VALUE_OF[face]} {name}: {self.say(f'text-{face}')}"
        sign = SIGN.get(face, "") if face in CHARACTER_IDS or face in ("xiong-xin", "fan-zeng") else ""
        short = self.say(f"short-{face}")
        return Tile(refs, f"{VALUE_OF[face]} {sign}".strip(), NAME_ZH[face], name, short, text, shown)


make_board = ChuHanBoard
