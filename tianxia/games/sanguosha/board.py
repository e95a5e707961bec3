"""Sanguosha on the full screen: heroes as blocks in turn order, what is being resolved, the hand as tiles."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tianxia.core.asks import Ref, number
from tianxia.core.events import Facts, Seat
from tianxia.games.sanguosha.content import HERO, KINDS, KINGDOMS, SUITS
from tianxia.games.sanguosha.words.presenter import SanguoshaPresenter
from tianxia.games.sanguosha.words.things import PRINT, RANKS, SIGN
from tianxia.terminal.full.board import NOBODY, GameBoard, Sign, Tile, title
from tianxia.terminal.full.draw import Block, beside, card, fit, whole
from tianxia.terminal.full.palette import Palette

COLOUR: Final = {
    "wei": "indigo", "shu": "madder", "wu": "jade", "jin": "gilt", "neutral": "ochre", "god": "cinnabar",
}  # fmt: skip
BRUSH: Final = {"wei": "魏", "shu": "蜀", "wu": "吳", "jin": "晉", "neutral": "群", "god": "神"}
ROLE_BRUSH: Final = {"ruler": "主", "loyalist": "忠", "rebel": "反", "spy": "內"}
NARROWEST: Final = 17  # cells of a hero
HEART: Final = "●"
WOUND: Final = "○"


class SanguoshaBoard(GameBoard[SanguoshaPresenter]):
    """One for each match and language."""

    def __init__(self, presenter: SanguoshaPresenter) -> None:
        super().__init__(presenter)
        self.things = presenter.things
        self.lines = presenter.lines

    def mark(self, seat: Seat | None) -> Sign:
        """A seat by its number, in the colour of its kingdom."""
        if seat is None or seat < 0:
            return NOBODY
        hero = self.things.heroes[seat]
        return str((seat + 1) % 10), "ink-3" if hero is None else COLOUR[HERO[hero].kingdom]

    # ---- above the table

    def head(self, view: Facts, ink: Palette) -> Text:
        """The seal, the game, the turn, the piles."""
        self.things.see(view)
        line = title(self.say, "三國殺", ink)
        line.append(self.lines.turn(view), style=ink["ochre"])
        line.append(f"  {self.lines.piles(view)}", style=ink["ink-3"])
        return line

    def score(self, view: Facts, ink: Palette, width: int) -> Text:
        """The viewer's hero in two lines: role, HP and states; what lies before it."""
        seat = max(view["viewer"], 0)
        first, second = Text(no_wrap=True), Text(no_wrap=True)
        each = view["seats"][seat]
        sign, colour = self.mark(seat)
        first.append(f" {sign} ", style=f"bold {ink[colour]}")
        first.append(f"{self.things.seat(seat)}{self.lines.about(view, seat)}", style=f"bold {ink['ink']}")
        if each["hero"] is not None:
            first.append(f"  {self.say('full-hp')} {each['hp']}/{each['max_hp']} ", style=f"bold {ink['cinnabar']}")
            first.append(hearts(each), style=ink["cinnabar"])
            skills = ", ".join([self.things.skill(key) for key in each["skills"]])
            second.append(f"   {skills}{self.lines.states(each)}", style=ink["ink-2"])
        return Text("\n", no_wrap=True).join([first, second])

    def banner(self, view: Facts, ink: Palette) -> Text:
        """What is being resolved, from the outside to the inside."""
        resolving = self.shown.stack.lines(view)
        if not resolving:
            return Text()
        line = Text(f" {self.say('table-stack')} ", style=f"bold {ink['ink']}")
        line.append(" › ".join(resolving), style=ink["ochre"])
        return line

    # ---- the table

    def rival(self, view: Facts, ink: Palette, width: int, tall: bool) -> Text:
        """The cards that lie in the middle."""
        lines = self.lines.cards_of(view, "processing") + self.lines.known_hands(view)
        return whole([Text(fit(f" {line}", width), style=ink["ink-2"]) for line in lines[: 3 if tall else 1]])

    def middle(self, view: Facts, ink: Palette, width: int, tall: bool) -> Text:
        """The other heroes in turn order, in as many rows as they need."""
        others = [seat for seat in self.lines.around(view, view["ruler"]) if seat != view["viewer"]]
        columns = max(1, min(len(others), width // (NARROWEST + 3)))
        rows = -(-len(others) // columns)
        columns = -(-len(others) // rows)
        cell = max(NARROWEST, width // columns - 3)
        lines: Block = []
        for first in range(0, len(others), columns):
            blocks = [self._hero(view, seat, ink, cell, tall) for seat in others[first : first + columns]]
            lines += beside(blocks, gap=" ")
        return whole(lines)

    def _hero(self, view: Facts, seat: Seat, ink: Palette, width: int, tall: bool) -> Block:
        each, (sign, colour) = view["seats"][seat], self.mark(seat)
        acts = seat == view["current"] and bool(view["round"])
        role = ROLE_BRUSH[each["role"]] if each["role"] is not None else "？"
        brush = BRUSH.get(each["kingdom"], "")
        name = f"{'>' if acts else ' '}{sign} {self.things.seat(seat)}"
        faint = ink["ink-3"]
        rows = [(name, f"bold {ink[colour] if each['alive'] else faint}")]
        if not each["alive"]:
            rows.append((f"  {role} {self.lines.about(view, seat).strip()}", faint))
        elif each["hero"] is not None:
            rows.append((f"  {role}{brush} {hearts(each)} {each['hp']}/{each['max_hp']} ▯{each['count']}", ink["ink"]))
            rows.append((f"  {self.lines.states(each).lstrip(', ')}", ink["ink-2"]))
        if tall:
            rows += [("", faint)] * (3 - len(rows))
            return card(rows, width, ink["cinnabar"] if acts else ink["card-edge"], ink["card"], heavy=acts)
        return [Text(fit(text, width), style=style, no_wrap=True) for text, style in rows[:2]]

    # ---- what can be picked

    def tiles(self, view: Facts, refs: tuple[Ref, ...]) -> list[Tile]:
        """One tile for each card, hero or kingdom."""
        faces, held = self.things.in_sight(view), self.hand(view)
        return [self._tile(view, faces, ref, ref not in held) for ref in refs]

    def _tile(self, view: Facts, faces: dict[Ref, str], ref: Ref, shown: bool) -> Tile:
        if ref.startswith("seat/"):
            return self._seat(view, number(ref), ref)
        if ref.startswith("kingdom/"):
            id = KINGDOMS[number(ref)]
            return Tile((ref,), BRUSH[id], "", self.say(f"kingdom-{id}"), "", self.say(f"kingdom-{id}"))
        face = faces.get(ref)
        if face in HERO:
            hero = HERO[face]
            head = f"{BRUSH[hero.kingdom]} {hero.max_hp}"
            return Tile((ref,), head, "", self.things.hero(face), "", self.things.about_hero(face))
        if face is None:
            return Tile((ref,), self.say("table-unknown"), "", "", "", "", shown)
        print = PRINT[face]
        head = f"{SIGN[SUITS[print.suit]]}{RANKS[print.number]}"
        kind = KINDS[print.kind].id
        return Tile(
            (ref,), head, "", self.things.kind(kind), self.say(f"short-{kind}"), self.things.about_card(kind), shown
        )

    def _seat(self, view: Facts, seat: Seat, ref: Ref) -> Tile:
        each, (sign, _) = view["seats"][seat], self.mark(seat)
        about = f"{each['hp']}/{each['max_hp']}"
        return Tile((ref,), f"{sign} {about}", "", self.things.seat(seat), "", self.lines.seat(view, seat).strip())


def hearts(each: Facts) -> str:
    """HP as a row of filled and empty signs."""
    hp = max(0, int(each["hp"]))
    return HEART * hp + WOUND * max(0, int(each["max_hp"]) - hp)


make_board = SanguoshaBoard
