"""Names inside sentences: in a case where a language has cases, and with the words that agree with one or several.

A text says its own cases as attributes, and whether it stands for several:

    card-boat = Łódka
        .gen = Łódki
        .acc = Łódkę
    crew-both = Jan i Ewa
        .many = yes

A sentence asks for them: `{ $name } { AGREE($name, "używa", "używają") } { GEN($card) }`. Whatever has no such case
stays as it is, so a name that nobody declines needs no attributes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

CASES: Final = ("gen", "dat", "acc", "ins", "loc")
MANY: Final = "many"


class Name(str):
    """A name in the nominative that knows its other cases, and whether it stands for several."""

    __slots__ = ("forms", "plural")
    forms: dict[str, str]
    plural: bool

    def __new__(cls, name: str, forms: Mapping[str, str] | None = None, *, plural: bool = False) -> Name:
        made = super().__new__(cls, name)
        made.forms = dict(forms or {})
        made.plural = plural
        return made

    def within(self, put: Callable[[str], str]) -> Name:
        """The name put into something longer, in every case."""
        return Name(put(str(self)), {case: put(form) for case, form in self.forms.items()}, plural=self.plural)


def in_case(name: str, case: str) -> str:
    """A name in this case; as it is where it has none."""
    return name.forms.get(case, name) if isinstance(name, Name) else name


def listed(names: Iterable[str]) -> Name:
    """Several names after each other, in every case that one of them has."""
    row = [name if isinstance(name, Name) else Name(name) for name in names]
    cases = [case for case in CASES if any(case in name.forms for name in row)]
    forms = {case: ", ".join([in_case(name, case) for name in row]) for case in cases}
    return Name(", ".join(row), forms, plural=len(row) > 1 or any(name.plural for name in row))


def agree(name: str, one: str, many: str) -> str:
    """The one of two words that fits a name: a verb of one or of several."""
    return many if isinstance(name, Name) and name.plural else one


def _asks_for(case: str) -> Callable[[Any], Any]:
    return lambda name: in_case(name, case)


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"AGREE": agree, **{case.upper(): _asks_for(case) for case in CASES}}
