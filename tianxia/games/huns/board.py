"""Huns on the full screen: dice, pools and decks by colour, the wagons on offer, every camp in the room that there is.
A colour always has its own sign, filled for a Valuable and hollow for an empty slot."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tianxia.core.asks import Ref, number
from tianxia.core.events import Facts, Seat
from tianxia.games.huns.words.presenter import HunsPresenter
from tianxia.games.huns.words.things import Lying
from tianxia.terminal.full.board import NOBODY, GameBoard, Tile, title
from tianxia.terminal.full.draw import Block, beside, fit, whole
from tianxia.terminal.full.palette import Palette

FULL: Final = {"blue": "●", "red": "▲", "green": "■", "black": "✚", "yellow": "◆"}
EMPTY: Final = {"blue": "○", "red": "△", "green": "□", "black": "✛", "yellow": "◇"}
INK: Final = {"blue": "indigo", "red": "madder", "green": "jade", "black": "ink", "yellow": "ochre"}
SEATS: Final = (("①", "indigo"), ("②", "madder"), ("③", "jade"), ("④", "ochre"))
PILE: Final = "▯"  # cards of a deck
SENT: Final = "▣"  # a wagon that was dispatched
NAME: Final = 11  # cells of a player's name
NARROW: Final = 70  # below this the names are brief
BRIEF: Final = 6
COLUMNS: Final = 2  # of camps on a tall screen


class HunsBoard(GameBoard[HunsPresenter]):
    """One for each match and language."""

    def __init__(self, presenter: HunsPresenter) -> None:
        super().__init__(presenter)
        self.things = presenter.things
        self.lines = presenter.lines

    def mark(self, seat: Seat | None) -> tuple[str, str]:
        """A player by the number."""
        return NOBODY if seat is None or seat < 0 else SEATS[seat]

    # ---- above the table

    def head(self, view: Facts, ink: Palette) -> Text:
        """The seal, the game, the round, whose turn it is."""
        line = title(self.say, "匈奴", ink)
        facts = {"first": self.lines.brief(view["first"]), "active": self.lines.brief(view["active"])}
        line.append(self.say("full-turn", round=view["round"], **facts), style=ink["ochre"])
        for word in self.lines.special(view):
            line.append(f" {word}", style=ink["ink-2"])
        return line

    def score(self, view: Facts, ink: Palette, width: int) -> Text:
        """The five colours: die, Valuables, cards; below them the wagons on offer."""
        first, second = Text(no_wrap=True), Text(no_wrap=True)
        decks = {deck["colour"]: deck["left"] for deck in view["decks"]}
        cell = max(12, (width - 2) // len(FULL))
        for die in view["dice"]:
            colour = die["colour"]
            taken = "" if die["taken"] is None else self.mark(die["taken"])[0]
            style = ink["ink-3"] if taken else f"bold {ink[INK[colour]]}"
            part = Text(f" {FULL[colour]}", style=ink[INK[colour]])
            part.append(f"[{die['value'] or '-'}]{taken}", style=style)
            part.append(f" {view['reserve'][colour]}", style=f"bold {ink['ink']}")
            part.append(f" {PILE}{decks[colour]}", style=ink["ink-3"])
            part.append(" " * max(0, cell - part.cell_len))
            first.append_text(part)
        second.append(f" {self.say('full-offer')}: ", style=ink["ink-3"])
        for wagon in view["display"]:
            second.append_text(self.wagon(wagon, ink))
            second.append("  ")
        second.append(f"{PILE}{view['wagon_deck']}", style=ink["ink-3"])
        return whole([first, second])

    def banner(self, view: Facts, ink: Palette) -> Text:
        """The Valuables that are being placed."""
        held = [view[place] for place in ("hand", "effect") if any(view[place].values())]
        line = Text()
        for place in held:
            line.append(f" {self.say('full-held')} ", style=ink["ink-3"])
            for colour, count in place.items():
                line.append(FULL[colour] * count, style=f"bold {ink[INK[colour]]}")
        return line

    # ---- the table

    def wagon(self, wagon: Facts, ink: Palette) -> Text:
        """The type and number of a wagon, and its slots."""
        line = Text(self.label(wagon["face"]), style=ink["ink-2"])
        line.append(" ")
        for slot, good in zip(wagon["slots"], wagon["goods"], strict=True):
            colour = slot if good is None else good
            style = ink[INK[colour]] if good is None else f"bold {ink[INK[colour]]}"
            line.append(EMPTY[slot] if good is None else FULL[good], style=style)
        return line

    def label(self, face: str) -> str:
        """A wagon in two or three signs: its type by the first letter, and its number."""
        type, _, n = self.things.face_words(face)[0].rpartition("-")
        return f"{type[:1].upper()}{n}"

    def rival(self, view: Facts, ink: Palette, width: int, tall: bool) -> Text:
        """What the viewer's own cards are called, and their state."""
        seat = max(view["viewer"], 0)
        line = self.cards(view, seat, ink)
        own = Text(f" {self.say('game-full-hand')}: ", style=ink["ink-3"], no_wrap=not tall, overflow="ellipsis")
        own.append_text(line if line.plain else Text(self.say("full-empty"), style=ink["ink-3"]))
        return own

    def middle(self, view: Facts, ink: Palette, width: int, height: int, tall: bool) -> Text:
        """Every camp: a line for each where there is little room, else a block."""
        seats = self.lines.around(view, view["first"])
        if not tall:
            return whole(self._short(view, seats, ink, width))
        columns = min(COLUMNS, len(seats))
        deep = -(-len(seats) // columns)
        cell, rows = width // columns - 1, max(3, height // deep)
        lines: Block = []
        for first in range(0, len(seats), columns):
            blocks = [self._camp(view, seat, ink, cell, rows) for seat in seats[first : first + columns]]
            lines += beside(blocks, gap=" ")
        return whole(lines)

    def _short(self, view: Facts, seats: list[Seat], ink: Palette, width: int) -> Block:
        """One line for each camp; those of the others name their cards too, unless four camps need all the lines."""
        lines: Block = []
        for place, seat in enumerate(seats):
            lines.append(self.camp_line(view, seat, ink, width))
            if place and len(seats) < len(SEATS):
                lines.append(Text("    ").append_text(self.cards(view, seat, ink)))
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return lines

    def camp_line(self, view: Facts, seat: Seat, ink: Palette, width: int) -> Text:
        """Points, dispatched wagons, Stash, wagons and cards of a camp in one line."""
        each = view["seats"][seat]
        line = self._owner(view, seat, ink, width < NARROW)
        for wagon in each["wagons"]:
            line.append(" ")
            line.append_text(self.wagon(wagon, ink))
        line.append(" ")
        line.append_text(self.counts(each, ink))
        return line

    def _owner(self, view: Facts, seat: Seat, ink: Palette, brief: bool = False) -> Text:
        """How the line of a camp begins: whose it is, points, dispatched wagons, Valuables in the Stash."""
        each, (sign, colour) = view["seats"][seat], self.mark(seat)
        acts = seat == view["active"]
        name = self.say("full-you") if seat == view["viewer"] else self.things.seat(seat)
        name = fit(self.lines.brief(seat), BRIEF) if brief else fit(name, NAME)
        line = Text(no_wrap=True)
        line.append(f"{'>' if acts else ' '}{sign} ", style=f"bold {ink[colour]}")
        line.append(name, style=f"bold {ink['cinnabar'] if acts else ink['ink']}")
        line.append(f"{each['points']['total']:>3} {self.say('full-points')}", style=f"bold {ink['ink']}")
        line.append(f" {SENT}{self.lines.sent_count(each)}", style=ink["ink-2"])
        line.append(f" {self.say('full-stash')[:1]}{sum(each['storage'].values())}", style=ink["ink-3"])
        return line

    def counts(self, each: Facts, ink: Palette) -> Text:
        """How many cards of each colour; before the bar the unused Raids, the full Mercenaries and Curses."""
        line = Text()
        for colour in FULL:
            cards = [card for card in each["cards"] if card["colour"] == colour]
            if not cards:
                continue
            good = [card for card in cards if card["state"] in ("unused", "lifted") or self._is_paid(card)]
            several = f"{len(good)}/{len(cards)}" if colour in ("red", "green", "black") else str(len(cards))
            line.append(f" {FULL[colour]}", style=ink[INK[colour]])
            line.append(several, style=ink["ink-2"])
        if each["fled"]:
            line.append(f" ✗{len(each['fled'])}", style=ink["madder"])
        return line

    def _is_paid(self, card: Facts) -> bool:
        return bool(card["type"] == "mercenary" and len(card["goods"]) == card["slots"])

    def cards(self, view: Facts, seat: Seat, ink: Palette) -> Text:
        """The cards of a camp by name, with what lies on them."""
        return Text("  ", no_wrap=True, overflow="ellipsis").join(self._named(view, seat, ink))

    def _named(self, view: Facts, seat: Seat, ink: Palette) -> Block:
        """One text for each card: its name, the Valuables on it, its state where that is not plain."""
        found: Block = []
        for card in view["seats"][seat]["cards"]:
            text = Text(f"{FULL[card['colour']]} ", style=ink[INK[card["colour"]]])
            text.append(self.things.name(card["face"]), style=ink["ink"])
            text.append(" " if card["slots"] else "")
            for good in card["goods"]:
                text.append(FULL[good], style=ink[INK[good]])
            text.append("·" * (card["slots"] - len(card["goods"])), style=ink["ink-3"])
            if card["state"] in ("off", "used", "lifted"):
                state = self.say(f"state-{card['state']}")
                text.append(f" ({state})", style=ink["ink-3"])
            found.append(text)
        return found

    def _camp(self, view: Facts, seat: Seat, ink: Palette, width: int, rows: int) -> Block:
        """A camp as a block: its line, its wagons, its Stash and counts, its cards as far as they fit."""
        each = view["seats"][seat]
        wagons = Text("  ", no_wrap=True)
        for wagon in each["wagons"]:
            wagons.append_text(self.wagon(wagon, ink))
            wagons.append("  ")
        stash = Text(f"  {self.say('full-stash')}", style=ink["ink-3"], no_wrap=True)
        for colour, count in each["storage"].items():
            if count:
                stash.append(f" {FULL[colour]}{count}", style=ink[INK[colour]])
        stash.append(" │", style=ink["ink-3"])
        stash.append_text(self.counts(each, ink))
        head = [self._owner(view, seat, ink), wagons, stash]
        block = [*head, *self._flow(self._named(view, seat, ink), width - 2, rows - len(head), ink)]
        for line in block:
            line.truncate(width, overflow="ellipsis", pad=True)
        return block + [Text(" " * width)] * (rows - len(block))

    def _flow(self, texts: Block, width: int, rows: int, ink: Palette) -> Block:
        """Texts in as many rows as there are; how many were left out is said at the end."""
        lines: Block = []
        for place, text in enumerate(texts):
            fits = bool(lines) and lines[-1].cell_len + 2 + text.cell_len <= width
            if not fits and len(lines) == rows:
                lines[-1].append(f" +{len(texts) - place}", style=ink["ink-3"])
                return lines
            line = lines[-1] if fits else Text("  ", no_wrap=True)
            line.append("  " if fits else "")
            line.append_text(text)
            lines += [] if fits else [line]
        return lines

    # ---- what can be picked

    def hand(self, view: Facts) -> tuple[Ref, ...]:
        """The drawn cards while one is chosen, else the cards of one's own camp."""
        if view["viewer"] < 0:
            return ()
        mine = view["seats"][view["viewer"]]
        drawn = tuple([card["card"] for card in mine["drawn"]["known"]])
        return drawn or tuple([card["card"] for card in mine["cards"]])

    def tiles(self, view: Facts, refs: tuple[Ref, ...]) -> list[Tile]:
        """Things that are alike are one tile."""
        faces, held = self.things.in_sight(view), self.hand(view)
        found: dict[str, list[Ref]] = {}
        for ref in refs:
            found.setdefault(self.shown.look(view, ref), []).append(ref)
        return [self._tile(view, faces, tuple(alike), alike[0] not in held) for alike in found.values()]

    def _tile(self, view: Facts, faces: dict[Ref, str], refs: tuple[Ref, ...], shown: bool) -> Tile:
        ref = refs[0]
        name = self.things.thing(ref)
        match ref.partition("/")[0]:
            case "die":
                die = view["dice"][number(ref)]
                return Tile(refs, f"{FULL[die['colour']]} {die['value']}", "", name, "", name, shown)
            case "colour":
                return Tile(refs, FULL[self.things.colour_of(ref)], "", name, "", name, shown)
            case "good" | "slot" as kind:
                good = Lying(ref, self.things.places)
                sign = FULL[good.colour] if kind == "good" else EMPTY[good.colour]
                return Tile(refs, sign, "", self.things.place(good.place), "", name, shown)
            case "seat":
                return Tile(refs, self.mark(number(ref))[0], "", name, "", name, shown)
        face = faces.get(ref)
        if face is None:
            return Tile(refs, name, "", "", "", name, shown)
        wagon = next((wagon for wagon in self._wagons(view) if wagon["card"] == ref), None)
        if wagon is not None:
            slots = self.wagon(wagon, dict.fromkeys([*INK.values(), "ink-2"], "")).plain.partition(" ")[2]
            return Tile(refs, slots, "", self.label(face), "", self.lines.wagon(wagon), shown)
        card = next((card for card in self._cards(view) if card["card"] == ref), None)
        goods = "" if card is None else "".join([FULL[good] for good in card["goods"]])
        head = f"{FULL[self.things.colour_of_card(face)]} {goods}"
        return Tile(refs, head, "", name, self.things.short(face), f"{name}: {self.things.text(face)}", shown)

    def _wagons(self, view: Facts) -> list[Facts]:
        return [*view["display"], *[wagon for seat in view["seats"] for wagon in seat["wagons"]]]

    def _cards(self, view: Facts) -> list[Facts]:
        return [card for seat in view["seats"] for card in seat["cards"]]


make_board = HunsBoard
