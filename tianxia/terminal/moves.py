"""Typed moves: a number of the menu, or an option's word, with the cards by value or name."""

from __future__ import annotations

from collections.abc import Sequence

from tianxia.core.asks import Ask, Choice, Option, Pick, Ref
from tianxia.core.events import Facts
from tianxia.telling.menu import MenuEntry
from tianxia.telling.presenter import Presenter
from tianxia.telling.words import DIVIDER, LONGEST, Problem, fold, meant, number


def read_move(
    words: Sequence[str],
    entries: list[MenuEntry],
    question: Ask,
    presenter: Presenter,
    view: Facts,
    asks_why: bool = False,
) -> Choice | None:
    """The choice that was typed, legal or not; None if the first word is no move; Problem if it cannot be completed.

    A player who asks why not may name any card in sight."""
    words = presenter.heard(question.kind, list(words))
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
    like = next((_like(entry, presenter, view) for entry in entries if entry.option == option), "")
    return _complete(option, rest, question, presenter, view, asks_why, like)


def _like(entry: MenuEntry, presenter: Presenter, view: Facts) -> str:
    """How a line of the menu may be typed in words, with all that goes with it; empty where nothing does."""
    choice = entry.choice or entry.example
    picked = "" if choice is None else presenter.example(view, choice)
    return f"{presenter.options().get(entry.option, (entry.option,))[0]} {picked}" if picked else ""


def _option(head: str, rest: list[str], known: dict[str, tuple[str, ...]], question: Ask) -> str | None:
    """The option that is meant; of those that share a word, the one that is asked for now."""
    if rest and any(f"{head}-{rest[0]}" == id for id in known):
        head = f"{head}-{rest.pop(0)}"
    possible = [option.id for option in question.options()]
    now = [*possible, *[id for id in question.closed() if id not in possible]]
    named = meant(head, {id: known[id] for id in now if id in known})
    if named is not None:
        return named
    try:
        return meant(head, known)
    except Problem:  # the beginning of several options that are not asked for: it may still be a command
        return None


def _complete(
    option: str,
    words: list[str],
    question: Ask,
    presenter: Presenter,
    view: Facts,
    asks_why: bool,
    like: str,
) -> Choice:
    found = next((each for each in question.options() if each.id == option), None)
    if found is None:
        return Choice(option)  # closed or not asked: the check says why
    between = [fold(word) for word in presenter.say.words("words-between")]
    cards = presenter.read_cards([word for word in words if word not in between])
    if not found.picks and cards:
        raise Problem("ui-no-cards", word=cards[0])
    if not cards and any(pick.least and not _only(pick, presenter, view) for pick in found.picks):
        raise Problem("ui-which-like", option=option, like=like) if like else Problem("ui-which-cards", option=option)
    return Choice(option, _fill(found, cards, presenter, view, asks_why))


def _fill(
    option: Option, cards: list[str], presenter: Presenter, view: Facts, asks_why: bool
) -> dict[str, tuple[Ref, ...]]:
    """The words go to the picks in their order, as far as they fit; a divider goes on to the next pick, and the last
    pick gets what is left."""
    picks: dict[str, tuple[Ref, ...]] = {}
    for place, pick in enumerate(option.picks):
        if place == len(option.picks) - 1:
            mine, cards = cards or _only(pick, presenter, view), []
        else:
            mine, cards = _share(pick, cards, presenter, view)
        picks[pick.slot] = _refs(pick, mine, presenter, view, asks_why)
    return picks


def _share(pick: Pick, words: list[str], presenter: Presenter, view: Facts) -> tuple[list[str], list[str]]:
    """The words for a pick that others follow, and the words for those: up to the divider, or as many as fit it; at
    least as many as it needs, unless there is only one thing that it could be."""
    if DIVIDER in words:
        place = words.index(DIVIDER)
        return words[:place], words[place + 1 :]
    count = 0
    while count < min(pick.most, len(words)) and presenter.find(view, words[count], pick.items, 1):
        count += 1
    if count < pick.least:
        only = _only(pick, presenter, view)
        if count == 0 and only:
            return only, words
        count = pick.least
    return words[:count], words[count:]


def _only(pick: Pick, presenter: Presenter, view: Facts) -> list[str]:
    """What need not be said: the one thing that a pick could be, or one of several that look the same."""
    looks = list(dict.fromkeys([presenter.look(view, ref) for ref in pick.items]))
    return looks if pick.least == 1 and len(looks) == 1 else []


def _refs(pick: Pick, words: list[str], presenter: Presenter, view: Facts, asks_why: bool) -> tuple[Ref, ...]:
    taken: list[Ref] = []
    meant_by: dict[str, list[Ref]] = {}
    for word in dict.fromkeys(words):
        count = words.count(word)
        free = [ref for ref in presenter.find(view, word, pick.items, count) if ref not in taken]
        if len(free) < count and asks_why:
            free = [ref for ref in presenter.find(view, word, presenter.visible(view), count) if ref not in taken]
        if len(free) < count:
            raise Problem("ui-few-cards" if free else "ui-no-card", word=word, count=len(free))
        looks = list(dict.fromkeys([presenter.look(view, ref) for ref in free]))
        if len(looks) > 1 and len(free) > count:
            raise Problem("ui-which", word=word, names=", ".join(looks))
        taken += free[:count]
        meant_by[word] = free[:count]
    return tuple([meant_by[word].pop(0) for word in words])
