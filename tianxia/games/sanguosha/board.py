"""Sanguosha on the full screen: heroes as blocks in turn order, what is being resolved, the hand as tiles."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from tianxia.core.asks import Ref, number
from tianxia.core.events import Facts, Seat
from tianxia.games.sanguosha.content import HERO, KINDS, KINGDOMS, SUITS
from tianxia.games.sanguosha.words.presenter import SanguoshaPresenter
from tianxia.games.sanguosha.words.things import PRINT, RANKS, SIGN
from tianxia.terminal.full.board import NOBODY, GameBoard, Sign, Tile, title
from tianxia.terminal.full.draw import Block, broken, fit, grid, whole
from tianxia.terminal.full.palette import Palette

COLOUR: Final = {
    "wei": "indigo", "shu": "madder", "wu": "jade", "jin": "gilt", "neutral": "ochre", "god": "cinnabar",
}  # fmt: skip
BRUSH: Final = {"wei": "魏", "shu": "蜀", "wu": "吳", "jin": "晉", "neutral": "群", "god": "神"}
ROLE_BRUSH: Final = {"ruler": "主", "loyalist": "忠", "rebel": "反", "spy": "內"}
UNKNOWN_ROLE: Final = "？"
LIKELY: Final = 0.6  # from here on a guess is shown
NARROWEST: Final = 22  # cells of a hero
HEART: Final = "●"
WOUND: Final = "○"
HAND: Final = "▯"  # cards in hand
AWAY: Final = "↔"  # the distance
ACTS: Final = "▶"  # whose turn it is
EQUIPMENT: Final = "裝"
JUDGEMENT: Final = "判"
MARK: Final = 4  # cells of the mark for lines that do not fit
MOST_HEARTS: Final = 6  # drawn one by one


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
        """The viewer's hero: role, HP and range; below it skills, states, and what lies before the hero."""
        seat = max(view["viewer"], 0)
        each, (sign, colour) = view["seats"][seat], self.mark(seat)
        first = Text(f" {sign} ", style=f"bold {ink[colour]}", no_wrap=True)
        first.append(f"{self.things.seat(seat)}{self.lines.about(view, seat)}", style=f"bold {ink['ink']}")
        if each["hero"] is None:
            return first
        first.append(f"  {self.say('full-hp')} {each['hp']}/{each['max_hp']} ", style=f"bold {ink['cinnabar']}")
        first.append(hearts(each), style=ink["cinnabar"])
        first.append(self.lines.reach(view, seat).replace(", ", "  ", 1), style=ink["ink-2"])
        skills = ", ".join([self.things.skill(key) for key in each["skills"]])
        second = Text(f"   {skills}{self.lines.states(each)}", style=ink["ink-2"])
        return whole([first, *broken(second, width - 1)])

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

    def middle(self, view: Facts, ink: Palette, width: int, height: int, tall: bool) -> Text:
        """The other heroes in turn order, in as many columns as show the most of them."""
        others = [seat for seat in self.lines.around(view, view["ruler"]) if seat != view["viewer"]]
        return whole(
            grid(
                lambda cell: [self._hero(view, seat, ink, cell) for seat in others],
                width,
                height,
                NARROWEST,
                lambda count: Text(f"+{count}", style=f"bold {ink['ochre']}"),
            )
        )

    def _hero(self, view: Facts, seat: Seat, ink: Palette, width: int) -> Block:
        """A hero: name and distance; role, kingdom, HP and hand; equipment, judgement area, states."""
        each, (sign, colour) = view["seats"][seat], self.mark(seat)
        acts = seat == view["current"] and bool(view["round"])
        faint = ink["ink-3"]
        distance = view["distances"][view["viewer"]][seat] if view["viewer"] >= 0 else 0
        far = f" {AWAY}{distance}" if distance and each["alive"] else ""
        head = Text(ACTS if acts else " ", style=f"bold {ink['cinnabar']}", no_wrap=True)
        name = f"{sign} {self.things.seat(seat)}"
        head.append(fit(name, max(4, width - 1 - len(far))), style=f"bold {ink[colour] if each['alive'] else faint}")
        head.append(far, style=ink["jade"] if distance <= self._range(view) else faint)
        if not each["alive"]:
            return [head, Text(fit(f"  {self._role(view, seat)} {self.lines.about(view, seat).strip()}", width), faint)]
        if each["hero"] is None:
            return [head, Text(fit(f"  {self._role(view, seat)}", width), style=faint)]
        about = f"  {self._role(view, seat)}{BRUSH.get(each['kingdom'], '')} "
        numbers = f"{each['hp']}/{each['max_hp']} {HAND}{each['count']}"
        drawn = f"{hearts(each)} "
        if cell_len(about + drawn + numbers) > width - MARK:
            drawn = ""
        second = Text(fit(f"{about}{drawn}{numbers}", width), style=ink["ink"], no_wrap=True)
        return [head, second, *self._before(each, ink, width)]

    def _range(self, view: Facts) -> int:
        return int(view["seats"][view["viewer"]]["range"]) if view["viewer"] >= 0 else 0

    def _role(self, view: Facts, seat: Seat) -> str:
        """The role if it is known, else what a bot would guess."""
        role = view["seats"][seat]["role"]
        if role is not None:
            return ROLE_BRUSH[role]
        row = next((row for row in self.beliefs if row["seat"] == seat), None)
        guess, chance = max(row["chances"].items(), key=lambda each: each[1]) if row else ("", 0.0)
        return f"{ROLE_BRUSH[guess]}?{round(100 * chance)}%" if chance >= LIKELY else UNKNOWN_ROLE

    def _before(self, each: Facts, ink: Palette, width: int) -> Block:
        """What lies before a hero and which state it is in, in as many lines as that takes."""
        parts = {
            EQUIPMENT: ", ".join([self.things.kind(PRINT[card["face"]].kind) for card in each["equipment"]]),
            JUDGEMENT: ", ".join([self.lines.labelled(card) for card in each["judgement"]]),
            "": f"{self.lines.conditions(each)}{self.lines.hidden(each)}".lstrip(", "),
        }
        told = Text(" ").join(
            [
                Text(f"{sign} " if sign else "", style=ink["ochre"]).append(words, style=ink["ink-2"])
                for sign, words in parts.items()
                if words
            ]
        )
        return [Text("  ", no_wrap=True).append_text(line) for line in broken(told, width - 2)] if told.plain else []

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
    """HP as a row of filled and empty signs; of many, one for all."""
    hp = max(0, int(each["hp"]))
    if int(each["max_hp"]) > MOST_HEARTS:
        return HEART if hp else WOUND
    return HEART * hp + WOUND * max(0, int(each["max_hp"]) - hp)


make_board = SanguoshaBoard
