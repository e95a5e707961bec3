"""Questions and answers as Python sees them: by names, with what is printed on each thing, and in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from tianxia.core.asks import Ask, Choice, Ref, Refusal, number
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.events import Facts
from tianxia.core.match import Match as CoreMatch
from tianxia.errors import UserError
from tianxia.positions.wording import choice_in_words
from tianxia.public.expecting import expect
from tianxia.telling.faces import with_facts
from tianxia.telling.language import LANGUAGES, Language, texts
from tianxia.telling.presenter import Presenter, presenter
from tianxia.terminal.answers import short_refusal

HIDDEN = "hidden"


@dataclass(frozen=True, slots=True)
class NamedThing:
    """Something that is picked: a card, a seat, a province. `facts` is what is printed on it, such as its value."""

    ref: Ref
    name: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.name


class LegalAnswer:
    """A legal answer to a question: an option, and by slot what is picked for it."""

    __slots__ = ("_question", "choice")

    def __init__(self, question: OpenQuestion, choice: Choice) -> None:
        self._question: OpenQuestion = question
        self.choice: Choice = choice

    @property
    def option(self) -> str:
        """What is done."""
        return self.choice.option

    @property
    def picks(self) -> dict[str, tuple[NamedThing, ...]]:
        """What is picked for it, by slot."""
        things = self._question.things
        return {slot: tuple([things(ref) for ref in refs]) for slot, refs in self.choice.picks.items()}

    def text(self, lang: Language = "en") -> str:
        """The answer and what it does, in words."""
        question = self._question
        return question.told(lang).describe(question.seen, question.kind, self.choice)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LegalAnswer) and self.choice == other.choice

    def __hash__(self) -> int:
        return hash((self.option, tuple(sorted(self.choice.picks.items()))))

    def __repr__(self) -> str:
        picks = [f"{slot}={' '.join([str(thing) for thing in things])}" for slot, things in self.picks.items()]
        return f"<{' '.join([self.option, *picks])}>"


class OpenQuestion:
    """What one seat has to decide now. Iterate over it for its legal answers; there may be very many."""

    __slots__ = ("_ask", "_known", "_match", "seat", "seen")

    def __init__(self, match: CoreMatch, ask: Ask) -> None:
        self._match: CoreMatch = match
        self._ask: Ask = ask
        self._known: dict[Ref, NamedThing] | None = None
        self.seat: int = ask.seat
        self.seen: Facts = match.view(ask.seat)

    @property
    def kind(self) -> str:
        """Which question of the game it is: "game.counter"."""
        return self._ask.kind

    @property
    def rule(self) -> str:
        """The rule that asks it."""
        return self._ask.rule

    @property
    def name(self) -> str:
        """The name of the seat that is asked."""
        return self._match.game.public_names(self._match.state)[self.seat]

    @property
    def options(self) -> tuple[str, ...]:
        """What may be done."""
        return tuple([option.id for option in self._ask.options()])

    @property
    def closed(self) -> dict[str, str]:
        """What one might think of but may not do now, with the rule against it."""
        return {option: refusal.rule for option, refusal in self._ask.closed().items()}

    def text(self, lang: Language = "en") -> str:
        """The question in a sentence."""
        return self.told(lang).prompt(self.seen, self._ask)

    def __iter__(self) -> Iterator[LegalAnswer]:
        for choice in self._ask.expand():
            yield LegalAnswer(self, choice)

    def sample(self, dice: Dice | int = 0) -> LegalAnswer:
        """A random legal answer, drawn with these dice or by this seed."""
        expect(dice, (Dice, int), "an answer is drawn with Dice or by a seed, a whole number")
        thrown = Dice(key_from_seed("sample", dice)) if isinstance(dice, int) else dice
        return LegalAnswer(self, self._ask.sample(thrown))

    def find(self, option: str, **picks: list[str]) -> LegalAnswer:
        """The answer that these words mean: `find("play", set=["7", "7"])`; Refusal if it is not legal."""
        choice = choice_in_words(self._match, self.seat, option, picks)
        refusal = self.why_not(choice)
        if refusal is not None:
            raise refusal
        return LegalAnswer(self, choice)

    def why_not(self, answer: LegalAnswer | Choice) -> Refusal | None:
        """None if this is a legal answer, else the rule against it, which says so in a sentence."""
        expect(answer, (LegalAnswer, Choice), "an answer is one of a question's or a Choice")
        refusal = self._ask.check(answer.choice if isinstance(answer, LegalAnswer) else answer)
        return None if refusal is None else spoken(refusal, self._match)

    # ---- how things are called, from what the seat sees and nothing else

    def told(self, lang: Language) -> Presenter:
        """The words of the game for the seat that is asked."""
        if lang not in LANGUAGES:
            raise UserError(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
        game = self._match.game.id
        return presenter(game, texts(lang, game), self.seen)

    def things(self, ref: Ref) -> NamedThing:
        """What a reference means to the seat that is asked; a card that it does not see is just hidden."""
        if self._known is None:
            self._known = dict(_cards(with_facts(self._match.game.id, self.seen)))
        found = self._known.get(ref)
        if found is not None:
            return found
        if not ref.startswith("card/"):
            names = self._match.game.public_names(self._match.state)
            is_seat = ref.startswith("seat/")
            return NamedThing(
                ref, names[number(ref)] if is_seat else self._match.game.ref_names(self._match.state, ref)[0]
            )
        return NamedThing(ref, HIDDEN)

    def __repr__(self) -> str:
        return f"<Question {self.kind} ({self.rule}) to {self.name}: {', '.join(self.options)}>"


def _cards(view: Any) -> Iterator[tuple[Ref, NamedThing]]:
    """Every card whose face is in a view."""
    if isinstance(view, list):
        for part in view:
            yield from _cards(part)
    elif isinstance(view, dict):
        if isinstance(view.get("card"), str) and isinstance(view.get("face"), str):
            facts = {"face": view["face"], **view.get("facts", {})}
            yield view["card"], NamedThing(view["card"], str(view.get("name", view["face"])), facts)
        for part in view.values():
            yield from _cards(part)


def spoken(refusal: Refusal, match: CoreMatch) -> Refusal:
    """The refusal with a sentence for people, if it has none."""
    if not refusal.sentence:
        refusal.sentence = short_refusal(refusal, texts("en", match.game.id))
    return refusal
