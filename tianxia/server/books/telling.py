"""Telling a viewer in both languages: events, questions, refusals and outcomes, from views and never from the truth."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import islice
from typing import Final

from tianxia.core.asks import Ask, Choice, Option, Refusal
from tianxia.core.events import Event, Facts, Seat
from tianxia.core.game import BadMix
from tianxia.core.log import CONCEDED
from tianxia.errors import UserError
from tianxia.server import wire
from tianxia.server.session.record import Record
from tianxia.server.wire import Text
from tianxia.telling.language import Texts, source, texts
from tianxia.telling.ledger import ledger_of
from tianxia.telling.menu import MenuEntry
from tianxia.telling.presenter import Presenter, presenter
from tianxia.telling.settings import why_not_together

MOST_CHOICES: Final = 400
UNTOLD: Final = (LookupError, TypeError, ValueError)  # a text or a fact is missing
OWN_EVENTS: Final = ("concede", "takeback")  # told by the table, not by the rules


@cache
def own_texts() -> tuple[Texts, Texts]:
    """What the server itself says, in English and Polish."""
    return Texts("en", [source("tianxia.server", "en")]), Texts("pl", [source("tianxia.server", "pl")])


def said(key: str, **facts: object) -> Text:
    """A sentence of the server."""
    en, pl = own_texts()
    return Text(en(key, **facts), pl(key, **facts))


def fault(code: str) -> wire.Fault:
    """An error by its code."""
    return wire.Fault(code, said(f"error-{code}"))


def bad_input(wrong: UserError) -> wire.Fault:
    """One sentence about what cannot be; it is for whoever wrote the request, but for settings that do not go together:
    a player has chosen these, and is told why not."""
    if isinstance(wrong, BadMix):
        en, pl = texts("en", wrong.game), texts("pl", wrong.game)
        if pl.has(f"why-{wrong.refusal.rule}"):
            return wire.Fault("bad-input", Text(why_not_together(en, wrong), why_not_together(pl, wrong)))
    return wire.Fault("bad-input", Text(str(wrong), said("error-bad-input").pl))


@cache
def sentence(game: str, rule: str) -> Text | None:
    """The line of the ledger."""
    try:
        found = ledger_of(game).by_id.get(rule)
    except UserError:
        return None
    return None if found is None else Text(found.text, found.told("pl").text)


class Herald:
    """All that one viewer of a match is told as it stands; after another row there is another herald."""

    def __init__(self, record: Record, viewer: Seat) -> None:
        self.record: Record = record
        self.game: str = record.game.id
        self.viewer: Seat = viewer
        self.seen: Facts = record.view(viewer)
        self.en: Presenter = presenter(self.game, texts("en", self.game), self.seen)
        self.pl: Presenter = presenter(self.game, texts("pl", self.game), self.seen)

    def both(self, render: Callable[[Presenter], str], otherwise: str | None = None) -> Text:
        """The same in both languages; a text that is missing never stops a match if there is another word."""
        try:
            return Text(str(render(self.en)), str(render(self.pl)))  # a name leaves its cases behind
        except UNTOLD:
            if otherwise is None:
                raise
            return Text(otherwise, otherwise)

    def side(self, seat: Seat) -> Text:
        """The side of a seat."""
        return self.both(lambda face: face.side(seat))

    # ---- events

    def news(self, since: int) -> list[wire.EventBody]:
        """What happened from this number on, its beats with the view of the moment."""
        return [self.event(n, event, shown=True) for n, event in self._told(since)]

    def events(self, since: int, before: int | None = None) -> list[wire.EventBody]:
        """What happened from this number on, up to another one."""
        return [self.event(n, event) for n, event in self._told(since, before)]

    def _told(self, since: int, before: int | None = None) -> Iterator[tuple[int, Event]]:
        record = self.record
        fresh = record.told[since - record.first_told : None if before is None else before - record.first_told]
        yield from enumerate(fresh, since)

    def event(self, n: int, event: Event, shown: bool = False) -> wire.EventBody:
        """One event, with its line if it has one."""
        told = event.seen_by(self.viewer)
        facts = {name: value for name, value in told.items() if name != "kind"}
        view = event.views.get(self.viewer) if shown and event.views is not None else None
        return wire.EventBody(n, event.kind, facts, self.line(told), view)

    def line(self, told: Facts) -> Text | None:
        """The log line of an event."""
        if told["kind"] in OWN_EVENTS:
            side = self.side(told["seat"])
            en, pl = own_texts()
            key = f"event-{told['kind']}" if told.get("over", True) else f"event-{told['kind']}-alone"
            key = f"{key}-you" if told["seat"] == self.viewer else key
            return Text(en(key, name=side.en), pl(key, name=side.pl))
        try:
            text = self.both(lambda face: " ".join(face.event(told)))
        except UNTOLD:
            return None
        return text if text.en else None

    # ---- questions

    def view(self) -> Facts:
        """What the viewer may know; the question travels by itself."""
        return {**{name: fact for name, fact in self.seen.items() if name != "question"}, "waits": self.record.waits()}

    def question(self, auto: bool = False) -> wire.Question | None:
        """What the viewer is asked."""
        ask = self.record.question(self.viewer)
        if ask is None:
            return None
        view = self.seen
        found = list(islice(ask.expand(), MOST_CHOICES + 1))
        return wire.Question(
            id=self.record.number,
            seat=ask.seat,
            kind=ask.kind,
            rule=ask.rule,
            title=self.both(lambda face: face.title(ask), ask.kind),
            prompt=self.both(lambda face: face.prompt(view, ask), ask.kind),
            about=ask.about(),
            options=[self._option(view, ask, option) for option in ask.options()],
            closed=[self._closed(view, id, refusal) for id, refusal in ask.closed().items()],
            choices=None if len(found) > MOST_CHOICES else [body_of(choice) for choice in found],
            auto=auto,
        )

    def back(self) -> wire.Back | None:
        """What the viewer's last answer was, if it can be taken back without asking."""
        found = self.record.match.before(self.viewer)
        ask = None if found is None else found[0].question(self.viewer)
        if found is None or ask is None:
            return None
        title = self.both(lambda face: face.title(ask), ask.kind)
        return wire.Back(title, self.describe(found[0].view(self.viewer), ask.kind, found[1]))

    def _option(self, view: Facts, ask: Ask, option: Option) -> wire.OptionBody:
        own = f"label-{option.id}"
        if self.en.say.has(own):
            label = self.both(lambda face: face.say(own))
        elif option.picks:
            label = self.both(lambda face: face.option(view, MenuEntry(0, option.id)), option.id)
        else:
            label = self.describe(view, ask.kind, Choice(option.id))
        picks = [wire.PickBody(p.slot, list(p.items), p.least, p.most, p.ordered) for p in option.picks]
        return wire.OptionBody(option.id, label, self._note(option.id), picks)

    def _note(self, option: str) -> Text | None:
        key = f"text-{option}"
        return self.both(lambda face: face.say(key)) if self.en.say.has(key) else None

    def _closed(self, view: Facts, id: str, refusal: Refusal) -> wire.ClosedBody:
        own = f"label-{id}"
        if self.en.say.has(own):
            label = self.both(lambda face: face.say(own))
        else:
            label = self.both(lambda face: face.option(view, MenuEntry(0, id, refusal=refusal)), id)
        return wire.ClosedBody(id, label, self.reason(refusal))

    def describe(self, view: Facts, kind: str, choice: Choice) -> Text:
        """A complete choice in words."""
        return self.both(lambda face: face.describe(view, kind, choice), choice.option)

    def because(self, key: str, facts: Facts) -> Text:
        """What speaks for a choice, in the words of the game."""
        return self.both(lambda face: face.say(f"because-{key}", **facts), "")

    # ---- refusals and the end

    def reason(self, refusal: Refusal) -> wire.Reason:
        """Why something is not possible."""
        try:
            lines = [self.en.why(self.seen, refusal), self.pl.why(self.seen, refusal)]
            facts = [Text(en, pl) for en, pl in zip(*lines, strict=True)]
        except UNTOLD:
            facts = []
        return wire.Reason(refusal.rule, self._why(refusal.rule), sentence(self.game, refusal.rule), facts)

    def _why(self, rule: str) -> Text:
        for key in (f"why-{rule}", rule.replace(".", "-")):
            if self.en.say.has(key):
                return self.both(lambda face, key=key: face.say(key))  # type: ignore[misc]
        own = f"why-{rule.replace('core.', 'CORE-')}"
        if own_texts()[0].has(own):
            return said(own)
        line = sentence(self.game, rule)
        return said("refused") if line is None else line

    def outcome(self) -> Text:
        """How the match ended, in a sentence."""
        ending = self.record.outcome
        assert ending is not None, "the match is over"
        if ending.reason == CONCEDED:
            return self._of_sides("over-conceded", ending.winners)
        told = self.both(lambda face: " ".join(face.ending(self.seen)))
        if not self.record.conceded:
            return told
        lost = self._of_sides("over-lost", self.record.conceded)
        return Text(f"{told.en} {lost.en}", f"{told.pl} {lost.pl}")

    def _of_sides(self, key: str, seats: Sequence[Seat]) -> Text:
        """A sentence of the server about some sides."""
        names = [self.side(seat) for seat in seats]
        en, pl = own_texts()
        return Text(
            en(key, names=", ".join([name.en for name in names]), count=len(names)),
            pl(key, names=", ".join([name.pl for name in names]), count=len(names)),
        )


def body_of(choice: Choice) -> wire.ChoiceBody:
    """A choice as it travels."""
    return wire.ChoiceBody(choice.option, {slot: list(refs) for slot, refs in choice.picks.items()})


def choice_in(body: wire.ChoiceBody) -> Choice:
    """A choice as the rules take it."""
    return Choice(body.option, {slot: tuple(refs) for slot, refs in body.picks.items()})
