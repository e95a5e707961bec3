"""The errors whose text is meant for the person at the keyboard, in words that another language can take over."""

from typing import Self


class Phrase(str):
    """Words in English that keep apart what they speak of: `Phrase("no {sort} is left", sort="card")` is a text like
    any other, and `tianxia.telling.faults` can tell the same in another language by its words and its facts."""

    words: str
    facts: dict[str, object]

    def __new__(cls, words: str, /, **facts: object) -> Self:
        """The words with their facts put in; words without any are taken as they are."""
        kept = {name: plain(fact) for name, fact in facts.items()}
        text = super().__new__(cls, words.format(**kept) if kept else words)
        text.words, text.facts = words, kept
        return text


def plain(fact: object) -> object:
    """A fact that can be kept and sent to another process: of an error only what it says."""
    if isinstance(fact, UserError):
        return fact.said
    return str(fact) if isinstance(fact, BaseException) else fact


class UserError(Exception):
    """Bad input, told in one clear sentence: `UserError("there is no game called {id!r}", id=id)`."""

    def __init__(self, words: str, /, **facts: object) -> None:
        self.said: Phrase = words if isinstance(words, Phrase) and not facts else Phrase(words, **facts)
        super().__init__(str(self.said))


class BadInput(UserError):  # noqa: N818 - it names the fault, as Refusal does
    """Something from outside is wrong: one sentence says what and where."""
