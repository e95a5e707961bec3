"""What the presenters of all games share: a table told in its lines, events told by its teller, things by their names.

A game has a word for each fact that its events, questions and refusals tell (`Teller.words`), and sentences by their
kind: `event-look`, `ask-lead`, `fact-size`. Where an event has a fact and the game a sentence for just that,
`event-look-cards`, it is taken instead; where it is about nobody, `event-result-none`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from tianxia.core.asks import Ask, Choice, Ref, Refusal
from tianxia.core.events import BEAT, Facts, Seat
from tianxia.telling.language import Texts
from tianxia.telling.menu import MenuEntry
from tianxia.telling.things import Things
from tianxia.telling.words import DIVIDER, option_words

SILENT: Final = (BEAT, "move", "deal", "gather", "shuffle", "pieces")  # the table shows them
NOBODY: Final[Seat] = -1
Words = Mapping[str, Callable[[Any], Any]]  # fact -> how it is said; several facts of a sentence may come of it


class Teller:
    """Events in words. A game names its words, its own tellers by the kind of event, and whose an event is."""

    whose: ClassVar[tuple[str, ...]] = ("seat",)  # the facts that say whom a sentence is about, the first that is there
    usual: ClassVar[Facts] = {}  # facts of a sentence that an event may leave out

    def __init__(self, say: Texts, sides: list[str], viewer: Seat) -> None:
        self.say: Texts = say
        self.sides: list[str] = sides
        self.viewer: Seat = viewer
        self.words: Words = {}
        self.tellers: dict[str, Callable[[Facts], list[str]]] = {}

    def side(self, seat: Seat) -> str:
        """A side by its name."""
        return self.say(f"seat-{self.sides[seat]}")

    def who(self, seat: Seat) -> str:
        """Whether a sentence is about the viewer."""
        return "you" if seat == self.viewer else "other"

    def of(self, seat: Seat) -> dict[str, Any]:
        """The facts that put a sentence into the viewer's perspective."""
        return {"who": self.who(seat), "name": self.side(seat)}

    def tell(self, told: Facts) -> list[str]:
        """The lines of one event."""
        kind = told["kind"]
        return [] if kind in SILENT else self.tellers.get(kind, self.other)(told)

    def other(self, told: Facts) -> list[str]:
        """An event without a teller of its own."""
        return [self.sentence(f"event-{told['kind']}", told)]

    def sentence(self, key: str, told: Facts, **more: Any) -> str:
        """The sentence of this key, or of one of its facts, with all of them in words."""
        whom = next((told[name] for name in self.whose if name in told), None)
        if whom == NOBODY and self.say.has(f"{key}-none"):
            return self.say(f"{key}-none", **{**self.in_words(told), **more})
        facts = {**self.usual, **self.in_words(told), **({} if whom is None else self.of(whom)), **more}
        return self.say.first(*[f"{key}-{name}" for name, fact in told.items() if fact], key, **facts)

    def in_words(self, told: Facts, words: Words | None = None) -> dict[str, Any]:
        """Facts as a sentence has them: in the words of the game, yes or no; what has no words is left out."""
        found: dict[str, Any] = {}
        for name, fact in told.items():
            word = (self.words if words is None else words).get(name)
            said = fact if word is None or fact is None else word(fact)
            if word is not None and isinstance(said, dict):
                found |= said
            elif said is not None:
                found[name] = ("yes" if said else "no") if isinstance(said, bool) else said
        return found


class TableLines(Protocol):
    """What lies on the table, in lines."""

    def table(self, view: Facts) -> list[str]:
        """Everything that lies open, in lines."""
        ...

    def hand(self, view: Facts) -> list[str]:
        """The viewer's own hand, in lines."""
        ...

    def discard(self, view: Facts) -> list[str]:
        """The open pile of what was played."""
        ...

    def glance(self, view: Facts) -> list[str]:
        """What matters most of the table, in a few lines."""
        ...


W = TypeVar("W", bound=Things)
T = TypeVar("T", bound=Teller)
L = TypeVar("L", bound=TableLines)


class Lines(Generic[W, T]):
    """A view in words, part by part."""

    def __init__(self, things: W, teller: T) -> None:
        self.say: Texts = things.say
        self.things: W = things
        self.teller: T = teller

    def around(self, view: Facts, first: Seat = 0) -> list[Seat]:
        """All seats in turn order, the viewer's first; an onlooker sees them from this one on."""
        count = len(view["seats"])
        start = view["viewer"] if view["viewer"] >= 0 else first
        return [(start + step) % count for step in range(count)]

    def glance(self, view: Facts) -> list[str]:
        """What matters most of the table, in a few lines: nothing, where a game does not say."""
        return []

    def columns(self, widths: tuple[int, ...], cells: list[str]) -> str:
        """A line of a table: cells of these widths, the last ones as they are."""
        wide = [cell.ljust(width) for cell, width in zip(cells, widths, strict=False)]
        return f"  {' '.join([*wide, *cells[len(widths) :]])}".rstrip()


class Base(Generic[W, T, L]):
    """One for each match and language; a game adds what it says in another way."""

    divided: ClassVar[tuple[str, ...]] = ()  # slots whose things could be taken for those of the slot before

    def __init__(self, game: str, things: W, teller: T, lines: L) -> None:
        self.game: str = game
        self.say: Texts = teller.say
        self.viewer: Seat = teller.viewer
        self.things: W = things
        self.teller: T = teller
        self.lines: L = lines

    # ---- the table

    def seat_names(self) -> tuple[str, ...]:
        """The sides as they are called on the command line, by seat."""
        return tuple(self.teller.sides)

    def side(self, seat: Seat) -> str:
        """The name of a side."""
        return self.teller.side(seat)

    def goal(self) -> str:
        """How the game is won."""
        return self.say("goal")

    def table(self, view: Facts) -> list[str]:
        """Everything that lies open, in lines."""
        self.things.see(view)
        return self.lines.table(view)

    def glance(self, view: Facts) -> list[str]:
        """What matters most of the table, where there is no room for all of it."""
        self.things.see(view)
        return self.lines.glance(view)

    def hand(self, view: Facts) -> list[str]:
        """The viewer's own hand, in lines."""
        self.things.see(view)
        return self.lines.hand(view)

    def discard(self, view: Facts) -> list[str]:
        """The open pile of what was played."""
        self.things.see(view)
        return self.lines.discard(view)

    def event(self, told: Facts) -> list[str]:
        """What happened, as the teller says it."""
        return self.teller.tell(told)

    def reason(self, rule: str) -> str:
        """Why the game is over, with the rule."""
        return f"{self.say(f'over-{rule}')} ({rule})"

    def outcome(self, view: Facts) -> list[str]:
        """Who won and why, in the words of the game."""
        raise NotImplementedError

    def ending(self, view: Facts) -> list[str]:
        """The same, where the points of all stand beside it: all of it, unless the game says less."""
        return self.outcome(view)

    def beliefs(self, view: Facts, rows: list[Facts]) -> list[str]:
        """What a bot in this seat believes about hidden roles; a game that has them tells it in its own words."""
        return []

    # ---- questions

    def words(self) -> Words:
        """The words for the facts of questions and refusals."""
        return {**self.teller.words, "item": self.things.thing}

    def facts(self) -> dict[str, Any]:
        """What any choice or option may say."""
        return {}

    def slot(self, slot: str) -> str:
        """What has to be named for an option."""
        return self.say(f"slot-{slot}")

    def short(self, kind: str) -> str:
        """The kind of a question without the game's name."""
        return kind.removeprefix(f"{self.game}.")

    def title(self, question: Ask) -> str:
        """What is decided, in two or three words."""
        return self.say(f"title-{self.short(question.kind)}")

    def prompt(self, view: Facts, question: Ask) -> str:
        """What is decided, in a sentence."""
        self.things.see(view)
        return self.ask(view, question, self.short(question.kind))

    def ask(self, view: Facts, question: Ask, kind: str, **more: Any) -> str:
        """The sentence for a kind of question, with its facts."""
        return self.say(f"ask-{kind}", **{**self.teller.in_words(question.about(), self.words()), **more})

    def option(self, view: Facts, entry: MenuEntry) -> str:
        """An option that still needs something named, or that is closed."""
        return self.say(f"open-{entry.option}", **self.facts())

    def done(self, kind: str, choice: Choice, facts: Mapping[str, Any]) -> str:
        """What a choice does: in a sentence for this question, or for the option wherever it is open."""
        return self.say.first(f"do-{choice.option}-{self.short(kind)}", f"do-{choice.option}", **facts)

    def example(self, view: Facts, choice: Choice) -> str:
        """What is picked, as it may be typed."""
        self.things.see(view)
        words: list[str] = []
        for slot, refs in choice.picks.items():
            words += [DIVIDER] if slot in self.divided else []
            words += [self.things.typed(ref) for ref in refs]
        return " ".join(words)

    def highlights(self, view: Facts, option: str, choices: list[Choice]) -> list[Choice]:
        """Long lists are never shown."""
        return []

    # ---- names

    def words_of(self, options: Iterable[str]) -> dict[str, tuple[str, ...]]:
        """The words for each of these options: the player's own word first, its id, and those of both languages."""
        return option_words(self.say, self.game, options)

    def heard(self, kind: str, words: list[str]) -> list[str]:
        """Every move begins with its option or number."""
        return words

    def read_cards(self, words: list[str]) -> list[str]:
        """One word for each thing."""
        return self.things.read(words)

    def find(self, view: Facts, word: str, among: tuple[Ref, ...], count: int) -> list[Ref]:
        """Whatever the word may mean."""
        self.things.see(view)
        return self.things.find(word, among)

    def visible(self, view: Facts) -> tuple[Ref, ...]:
        """Every card in sight."""
        return tuple(self.things.in_sight(view))

    def look(self, view: Facts, ref: Ref) -> str:
        """Things of one name are alike."""
        self.things.see(view)
        return self.things.thing(ref)

    def card_text(self, word: str) -> str | None:
        """The text of the first card that fits."""
        told = [face for face in self.things.order if self.text_of(face)]
        return next((self.text_of(face) for face in told if self.things.fits_card(word, face)), None)

    def text_of(self, face: str) -> str:
        """A card with its text; nothing for one without."""
        return f"{self.things.title(face)}: {self.say(f'text-{face}')}" if self.say.has(f"text-{face}") else ""

    def in_sight(self, view: Facts) -> list[str]:
        """The texts of all cards that lie in sight, each once."""
        self.things.see(view)
        return [text for text in map(self.text_of, dict.fromkeys(self.things.faces.values())) if text]

    # ---- why not

    def why(self, view: Facts, refusal: Refusal) -> list[str]:
        """The facts that made a choice fail, each in the sentence that the game has for it."""
        self.things.see(view)
        words = self.words()
        facts = self.teller.in_words(refusal.facts, words)
        told = [name for name, fact in refusal.facts.items() if self.teller.in_words({name: fact}, words)]
        return [self.say(f"fact-{name}", **facts) for name in told if self.say.has(f"fact-{name}")]
