"""The errors whose text is meant for the person at the keyboard, in words that another language can take over."""

import errno
from typing import Final, Self


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


OF_THE_SYSTEM: Final = {
    "ENOENT": Phrase("there is no such file or folder"),
    "EISDIR": Phrase("this is a folder, not a file"),
    "ENOTDIR": Phrase("part of the path is not a folder"),
    "EACCES": Phrase("the system does not allow it"),
    "EPERM": Phrase("the system does not allow it"),
    "EEXIST": Phrase("it is there already"),
    "ENOTEMPTY": Phrase("the folder is not empty"),
    "ENAMETOOLONG": Phrase("the name is too long"),
    "ELOOP": Phrase("its links lead in a circle"),
    "ENOSPC": Phrase("there is no room left on the disk"),
    "EDQUOT": Phrase("there is no room left for this user on the disk"),
    "EFBIG": Phrase("the file would be too large"),
    "EROFS": Phrase("nothing can be written on this disk"),
    "EIO": Phrase("the disk or the device has failed"),
    "EBUSY": Phrase("another program is using it"),
    "ETXTBSY": Phrase("another program is using it"),
    "EMFILE": Phrase("too many files are open"),
    "ENFILE": Phrase("too many files are open"),
    "ENOMEM": Phrase("there is not enough memory"),
    "ENOEXEC": Phrase("this is not a program that can be run"),
    "EINVAL": Phrase("this cannot be done with it"),
    "ENXIO": Phrase("there is no such device"),
    "ENODEV": Phrase("there is no such device"),
    "EADDRINUSE": Phrase("another program is listening there"),
    "EADDRNOTAVAIL": Phrase("this machine does not have that address"),
    "ECONNREFUSED": Phrase("nobody is listening there"),
    "ETIMEDOUT": Phrase("nobody has answered in time"),
}


def refusal_of_system(wrong: OSError) -> Phrase:
    """What the system has against a file, a program or an address, in words of ours: those of the system are in a
    language and a form of its own. What is rare is told by its name."""
    if wrong.errno is None:
        return Phrase(str(wrong))
    name = errno.errorcode.get(wrong.errno, str(wrong.errno))
    return OF_THE_SYSTEM.get(name) or Phrase("the system reports the error {name}", name=name)


def plain(fact: object) -> object:
    """A fact that can be kept and sent to another process: of an error only what it says."""
    if isinstance(fact, UserError):
        return fact.said
    if isinstance(fact, OSError):
        return refusal_of_system(fact)
    return str(fact) if isinstance(fact, BaseException) else fact


class UserError(Exception):
    """Bad input, told in one clear sentence: `UserError("there is no game called {id!r}", id=id)`."""

    def __init__(self, words: str, /, **facts: object) -> None:
        self.said: Phrase = words if isinstance(words, Phrase) and not facts else Phrase(words, **facts)
        super().__init__(str(self.said))


class BadInput(UserError):  # noqa: N818 - it names the fault, as Refusal does
    """Something from outside is wrong: one sentence says what and where."""
