"""The default presenter: any game in words, from the shapes of its views and the ids of its questions.

A game is told by this until it has words of its own. It may have texts before it has a presenter: whatever it says
under the usual keys (`title-lay`, `ask-lay`, `do-lay`, `event-point`, `zone-table`, `card-7`) is taken, and where it
says nothing the ids themselves are read out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final

from tianxia.core.asks import Ask, Choice, Ref, Refusal
from tianxia.core.events import BEAT, Facts, Seat
from tianxia.games import manifest_of
from tianxia.telling.faces import Face, faces_of
from tianxia.telling.language import Texts
from tianxia.telling.menu import MenuEntry
from tianxia.telling.sentences import TextError
from tianxia.telling.shapes import Part, faces_in, is_card, is_cards, is_lot, is_plain, parts
from tianxia.telling.words import fold

SILENT: Final = (BEAT, "deal", "gather", "shuffle", "move", "pieces")  # the table shows them
AT_A_GLANCE: Final = 4  # lines of a table that nobody has summed up
WHOSE: Final = ("seat", "owner", "player", "winner")  # facts that name a seat


def readable(id: str) -> str:
    """An id as a person would write it: "draw_pile" is "Draw pile"."""
    words = id.replace("_", " ").replace("-", " ").strip()
    return words[:1].upper() + words[1:]


class DefaultPresenter:
    """One for each match and language; it sees nothing but views, questions and events."""

    def __init__(self, say: Texts, view: Facts) -> None:
        self.say: Texts = say
        self.game: str = str(view["game"])
        self.viewer: Seat = int(view["viewer"])
        self.players: int = int(view["players"])
        self._faces: dict[str, Face] = {face.id: face for face in faces_of(self.game)}
        self._options: dict[str, tuple[str, ...]] = {}  # learnt as questions come

    # ---- names

    def text(self, *keys: str, otherwise: str, **facts: Any) -> str:
        """The first of these texts that the game has and that these facts are enough for, or other words."""
        for key in keys:
            if self.say.has(key):
                try:
                    return self.say(key, **facts)
                except TextError:
                    continue
        return otherwise

    def seat_names(self) -> tuple[str, ...]:
        """The seats as they are called on the command line."""
        return tuple([f"player-{seat + 1}" for seat in range(self.players)])

    def side(self, seat: Seat) -> str:
        """A seat by its name."""
        if seat < 0:
            return self.say("default-onlooker")
        return self.text(f"seat-{seat}", otherwise=self.say("default-seat", number=seat + 1))

    def face(self, id: str) -> str:
        """A card by its name."""
        found = self._faces.get(id)
        otherwise = readable(id) if found is None else getattr(found.name, self.say.lang)
        return self.text(f"card-{id}", f"name-{id}", otherwise=otherwise)

    def thing(self, view: Facts, ref: Ref) -> str:
        """Whatever a question offers, by its name."""
        faces = faces_in(view)
        if ref in faces:
            return self.face(faces[ref])
        kind, _, id = ref.partition("/")
        if kind == "seat" and id.isdecimal():
            return self.side(int(id))
        otherwise = f"{readable(kind)} {id}" if id.isdecimal() else readable(id)
        return self.text(f"{kind}-{id}", otherwise=otherwise)

    def label(self, part: Part) -> str:
        """What a part of the table is called."""
        return " ".join([self.text(f"zone-{name}", otherwise=readable(name)) for name in part.path])

    # ---- the table

    def goal(self) -> str:
        """How the game is won, as far as it says so."""
        return self.text("goal", otherwise=getattr(manifest_of(self.game).blurb, self.say.lang))

    def fact(self, fact: Any) -> str:
        """A fact of the view in words."""
        if is_card(fact):
            return self.face(fact["face"])
        if is_lot(fact):
            words = [self.face(card["face"]) for card in fact["known"]]
            if fact["hidden"] or not words:
                words.append(self.say("default-hidden", count=fact["hidden"]))
            return ", ".join(words)
        if is_cards(fact):
            return ", ".join(self._in_a_row(fact))
        if isinstance(fact, bool):
            return self.say("default-yes" if fact else "default-no")
        if fact is None or fact in ([], {}):
            return self.say("default-nothing")
        if isinstance(fact, list):
            return ", ".join([self.fact(each) for each in fact])
        if isinstance(fact, dict):
            named = [self.say("default-line", name=readable(str(name)), fact=self.fact(fact[name])) for name in fact]
            return ", ".join(named)
        return self.text(f"word-{fact}", otherwise=str(fact)) if is_plain(fact) else str(fact)

    def _in_a_row(self, cards: list[Facts | None]) -> Iterator[str]:
        """The cards one after the other; those that lie hidden side by side are counted."""
        for known, several in groupby(cards, key=lambda card: card is not None):
            if known:
                yield from [self.face(card["face"]) for card in several if card is not None]
            else:
                yield self.say("default-hidden", count=len(list(several)))

    def line(self, part: Part) -> str:
        """One part of the table in a line."""
        return self.say("default-line", name=self.label(part), fact=self.fact(part.fact))

    def table(self, view: Facts) -> list[str]:
        """Everything open: what belongs to nobody, then each of the others."""
        found = parts(view)
        lines = [self.line(part) for part in found if part.seat is None]
        for seat in range(self.players):
            if seat != self.viewer:
                lines += self._of_seat(seat, found)
        return lines

    def glance(self, view: Facts) -> list[str]:
        """The first lines of the table: nobody knows which of them matter."""
        return self.table(view)[:AT_A_GLANCE]

    def hand(self, view: Facts) -> list[str]:
        """What belongs to the viewer."""
        return self._of_seat(self.viewer, parts(view))

    def _of_seat(self, seat: Seat, found: list[Part]) -> list[str]:
        own = [self.line(part) for part in found if part.seat == seat]
        name = self.say("default-you") if seat == self.viewer else self.side(seat)
        return [self.say("default-seat-line", name=name, facts="; ".join(own))] if own else []

    def discard(self, view: Facts) -> list[str]:
        """The open pile of what was played, if one is called so."""
        piles = [part for part in parts(view) if "discard" in part.name or part.name == "table"]
        return [self.line(part) for part in piles] or [self.say("default-nothing")]

    # ---- questions

    def short(self, kind: str) -> str:
        """The kind of a question without the name of the game."""
        return kind.removeprefix(f"{self.game}.")

    def title(self, question: Ask) -> str:
        """What is decided, in two or three words."""
        for id in [*[option.id for option in question.options()], *question.closed()]:
            self._options.setdefault(id, tuple(dict.fromkeys([fold(self._verb(id)).replace(" ", "-"), fold(id)])))
        kind = self.short(question.kind)
        return self.text(f"title-{kind}", otherwise=readable(kind))

    def prompt(self, view: Facts, question: Ask) -> str:
        """What is decided, in a sentence."""
        about = {name: self._told(view, name, fact) for name, fact in question.about().items()}
        asked = self.text(f"ask-{self.short(question.kind)}", otherwise=self.say("default-ask"), **about)
        told = [self.say("default-line", name=readable(name), fact=fact) for name, fact in about.items()]
        return " ".join([asked, *([f"({'; '.join(told)})"] if told else [])])

    def _verb(self, option: str) -> str:
        return self.text(f"label-{option}", f"word-{option}", otherwise=readable(option)).split(",")[0]

    def describe(self, view: Facts, kind: str, choice: Choice) -> str:
        """A complete choice in words."""
        picks = {slot: ", ".join([self.thing(view, ref) for ref in refs]) for slot, refs in choice.picks.items()}
        named = [picked for picked in picks.values() if picked]
        plain = self._verb(choice.option)
        otherwise = self.say("default-line", name=plain, fact=" / ".join(named)) if named else plain
        return self.text(f"do-{choice.option}", otherwise=otherwise, **picks)

    def option(self, view: Facts, entry: MenuEntry) -> str:
        """An option that still needs picks, or that is closed."""
        return self.text(f"open-{entry.option}", otherwise=self._verb(entry.option))

    def slot(self, slot: str) -> str:
        """What has to be named for an option."""
        return self.text(f"slot-{slot}", otherwise=readable(slot).lower())

    def highlights(self, view: Facts, option: str, choices: list[Choice]) -> list[Choice]:
        """None is worth more than another to somebody who does not know the game."""
        return []

    # ---- what is typed

    def options(self) -> dict[str, tuple[str, ...]]:
        """The words for each option that was met so far."""
        return self._options

    def heard(self, kind: str, words: list[str]) -> list[str]:
        """Every move begins with its option or number."""
        return words

    def read_cards(self, words: list[str]) -> list[str]:
        """One word for each thing; a name of several words is typed with dashes."""
        return words

    def typed(self, view: Facts, ref: Ref) -> str:
        """The word by which a thing is meant."""
        return fold(self.thing(view, ref)).replace(" ", "-").replace(",", "")

    def example(self, view: Facts, choice: Choice) -> str:
        """A choice as it may be typed."""
        return " / ".join([" ".join([self.typed(view, ref) for ref in refs]) for refs in choice.picks.values()])

    def find(self, view: Facts, word: str, among: tuple[Ref, ...], count: int) -> list[Ref]:
        """By the whole name, by the reference, or by a beginning."""
        exact = [ref for ref in among if word in (self.typed(view, ref), ref, ref.partition("/")[2])]
        return exact or [ref for ref in among if self.typed(view, ref).startswith(word)]

    def visible(self, view: Facts) -> tuple[Ref, ...]:
        """Every card in sight."""
        return tuple(faces_in(view))

    def look(self, view: Facts, ref: Ref) -> str:
        """Things of one name are alike."""
        return self.thing(view, ref)

    def card_text(self, word: str) -> str | None:
        """The text of the first face that is meant."""
        for id, face in self._faces.items():
            if fold(self.face(id)).replace(" ", "-").startswith(word) or id.startswith(word):
                text = getattr(face.text, self.say.lang)
                return f"{self.face(id)}: {text}" if text else self.face(id)
        return None

    def in_sight(self, view: Facts) -> list[str]:
        """The texts of all cards that lie in sight, each once."""
        found: list[str] = []
        for face in dict.fromkeys(faces_in(view).values()):
            text = getattr(self._faces[face].text, self.say.lang) if face in self._faces else ""
            found += [f"{self.face(face)}: {text}"] if text else []
        return found

    # ---- refusals, events, the end

    def why(self, view: Facts, refusal: Refusal) -> list[str]:
        """The facts that made a choice fail; those that every question has are told by the table."""
        told = {n: f for n, f in refusal.facts.items() if n not in ("twice", "got", "least", "most", "option")}
        return [self.say("default-line", name=readable(n), fact=self._told(view, n, f)) for n, f in told.items()]

    def _told(self, view: Facts, name: str, fact: Any) -> str:
        if name in WHOSE and isinstance(fact, int):
            return self.side(fact)
        return self.thing(view, fact) if isinstance(fact, str) and "/" in fact else self.fact(fact)

    def event(self, told: Facts) -> list[str]:
        """What happened: the game's own sentence, or the kind of the event with its facts."""
        kind = str(told["kind"])
        if kind in SILENT:
            return []
        facts = {name: self._told(told, name, fact) for name, fact in told.items() if name not in ("kind", "private")}
        doer = next((facts.pop(name) for name in WHOSE if name in facts), "")
        listed = "; ".join([self.say("default-line", name=readable(name), fact=fact) for name, fact in facts.items()])
        plain = f"{readable(kind)}{f' ({listed})' if listed else ''}"
        otherwise = self.say("default-line", name=doer, fact=plain) if doer else plain
        return [self.text(f"event-{kind}", otherwise=otherwise, name=doer, **facts)]

    def outcome(self, view: Facts) -> list[str]:
        """Who won, by which score, and the rule that says so."""
        outcome = view["outcome"]
        winners = [self.side(seat) for seat in outcome["winners"]]
        if not winners:
            line = self.say("default-lost", count=self.players)
        elif len(winners) == self.players:
            line = self.say("default-all-won", count=self.players)
        else:
            line = self.say("default-won", names=", ".join(winners), count=len(winners))
        scores = [f"{self.side(seat)} {score}" for seat, score in enumerate(outcome["scores"])]
        rule = outcome["reason"]
        reason = self.text(f"over-{rule}", otherwise=self.say("default-by", rule=rule))
        return [line, *([", ".join(scores)] if scores else []), reason]

    def ending(self, view: Facts) -> list[str]:
        """The same, where the points of all stand beside it: all of it, unless the game says less."""
        return self.outcome(view)

    def beliefs(self, view: Facts, rows: list[Facts]) -> list[str]:
        """How likely each hidden role is, seat by seat."""
        return [
            self.say(
                "default-line",
                name=self.side(row["seat"]),
                fact=", ".join([f"{readable(role)} {chance:.0%}" for role, chance in row["chances"].items()]),
            )
            for row in rows
        ]
