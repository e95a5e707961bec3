"""Typed moves: a number of the menu, or an option's word, with the cards by value or name."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from tianxia.core.asks import Ask, Choice, Option, Pick, Ref
from tianxia.core.events import Facts
from tianxia.terminal.menu import Entry
from tianxia.terminal.presenter import Presenter
from tianxia.terminal.words import LONGEST, Problem, fold, meant, number


def read_move(
    words: Sequence[str],
    entries: list[Entry],
    question: Ask,
    presenter: Presenter,
    view: Facts,
    asks_why: bool = False,
) -> Choice | None:
    """The choice that was typed, legal or not; None if the first word is no move; Problem if it cannot be completed.

    Who asks why not may name any card in sight."""
    head, rest = words[0], list(words[1:])
    if head.isdecimal():
        place = number(head)
        if place is None or not 0 < place <= len(entries):
            raise Problem("ui-no-number", number=head[:LONGEST], most=len(entries))
        entry = entries[place - 1]
        if entry.choice is not None and not rest:
            return entry.choice
        option = entry.option
    else:
        known = presenter.options()
        named = _option(head, rest, known, question)
        if named is None:
            return None
        option = named
    return _complete(option, rest, question, presenter, view, asks_why)


def _option(head: str, rest: list[str], known: dict[str, tuple[str, ...]], question: Ask) -> str | None:
    """The option that is meant; of those that share a word, the one that is asked for now."""
    if rest and any(f"{head}-{rest[0]}" == id for id in known):
        head = f"{head}-{rest.pop(0)}"
    possible = [option.id for option in question.options()]
    now = [*possible, *[id for id in question.closed() if id not in possible]]
    return meant(head, {id: known[id] for id in now if id in known}) or meant(head, known)


def _complete(
    option: str, words: list[str], question: Ask, presenter: Presenter, view: Facts, asks_why: bool
) -> Choice:
    found = next((each for each in question.options() if each.id == option), None)
    if found is None:
        return Choice(option)  # closed or not asked: the check says why
    between = [fold(word) for word in presenter.say.words("words-between")]
    cards = presenter.read_cards([word for word in words if word not in between])
    if not found.picks and cards:
        raise Problem("ui-no-cards", word=cards[0])
    if found.picks and not cards:
        raise Problem("ui-which-cards", option=option)
    return Choice(option, _fill(found, cards, presenter, view, asks_why))


def _fill(
    option: Option, cards: list[str], presenter: Presenter, view: Facts, asks_why: bool
) -> dict[str, tuple[Ref, ...]]:
    """The words go to the picks in their order; the last pick gets what is left."""
    picks: dict[str, tuple[Ref, ...]] = {}
    for place, pick in enumerate(option.picks):
        last = place == len(option.picks) - 1
        mine = cards if last else cards[: pick.most]
        cards = [] if last else cards[pick.most :]
        picks[pick.slot] = _refs(pick, mine, presenter, view, asks_why)
    return picks


def _refs(pick: Pick, words: list[str], presenter: Presenter, view: Facts, asks_why: bool) -> tuple[Ref, ...]:
    taken: list[Ref] = []
    for word, same in groupby(sorted(words, key=words.index)):
        count = len(list(same))
        free = [ref for ref in presenter.find(view, word, pick.items, count) if ref not in taken]
        if len(free) < count and asks_why:
            free = [ref for ref in presenter.find(view, word, presenter.visible(view), count) if ref not in taken]
        if len(free) < count:
            raise Problem("ui-few-cards" if free else "ui-no-card", word=word, count=len(free))
        looks = list(dict.fromkeys([presenter.look(view, ref) for ref in free]))
        if len(looks) > 1 and len(free) > count:
            raise Problem("ui-which", word=word, names=", ".join(looks))
        taken += free[:count]
    return tuple(taken)
