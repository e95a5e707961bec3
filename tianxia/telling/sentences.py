"""Messages of Fluent files made into functions of their facts, with the numbers and plurals of each language.

`fluent.syntax` reads the files; what it has read is put into words here, without the tables of all the world's
languages that the usual runtime brings along."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import pairwise
from typing import Any, Final, NamedTuple

from fluent.syntax import FluentParser, ast

Facts = Mapping[str, Any]
Part = Callable[[Facts], Any]  # what a piece of a message gives for these facts
Sentence = Callable[[Facts], str]
ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)  # where a message or a term of a file begins
COMMENT: Final = re.compile(r"^#.*$", re.MULTILINE)
NO_BREAK: Final = "\N{NO-BREAK SPACE}"


class TextError(LookupError):
    """A text that is missing, or that lacks a fact: a fault of ours, never of the player."""


class Grammar(NamedTuple):
    """How a language counts and writes numbers."""

    plural: Callable[[float], str]  # the category of a number: "one", "few" ...
    thousands: str
    decimal: str
    ungrouped: int  # numbers below this one are written in one piece

    def number(self, value: float) -> str:
        """A number as it is written, with three places at most."""
        plain = f"{round(value, 3):,}" if abs(value) >= self.ungrouped else f"{round(value, 3)}"
        whole, _, places = plain.partition(".")
        rest = places.rstrip("0")
        return whole.replace(",", self.thousands) + (f"{self.decimal}{rest}" if rest else "")


def in_english(number: float) -> str:
    """One game, 2 games."""
    return "one" if number == 1 else "other"


def in_polish(number: float) -> str:
    """Jedna gra, 2 gry, 5 gier, 1,5 gry."""
    if number != int(number):
        return "other"
    if number == 1:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"


GRAMMARS: Final = {"en": Grammar(in_english, ",", ".", 0), "pl": Grammar(in_polish, NO_BREAK, ",", 10_000)}


class TermFacts(dict[str, Any]):
    """The facts of a term: what its sentence says of it, and nothing where it says nothing."""

    def __missing__(self, name: str) -> str:
        return ""


def entries(source: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a file by their names, unread; TextError for anything but comments above the first."""
    starts = [*[(found.start(), found[1]) for found in ENTRY.finditer(source)], (len(source), "")]
    above = COMMENT.sub("", source[: starts[0][0]]).strip()
    if above:
        raise TextError(f"this is not Fluent: {above!r}")
    for (start, name), (end, _) in pairwise(starts):
        yield name, source[start:end]


class Sentences:
    """The messages of one language; each is read and made into functions when it is first said.

    Reading thousands takes seconds, and a table says a part of them."""

    def __init__(self, lang: str, functions: Mapping[str, Callable[..., Any]]) -> None:
        self.lang = lang
        self.keys: set[str] = set()
        self._grammar = GRAMMARS[lang]
        self._functions = functions
        self._sources: dict[str, str] = {}  # by key; terms by "-key"
        self._read: dict[str, dict[str, ast.Pattern | None]] = {}  # key -> its pattern, and those of its attributes
        self._made: dict[tuple[str, str], Sentence] = {}

    def add(self, source: str) -> None:
        """Adds the messages of a file; TextError for one that is there already."""
        for key, entry in entries(source):
            if key in self._sources:
                raise TextError(f"{self.lang}: {key} is there twice")
            self._sources[key] = entry
            if not key.startswith("-"):
                self.keys.add(key)

    def check(self) -> None:
        """Makes every message now; TextError if one of them is no Fluent or calls what there is not."""
        for key in self._sources:
            for attribute, pattern in self._patterns(key).items():
                if pattern is not None:
                    self._sentence(key, attribute)

    def attributes(self, key: str) -> tuple[str, ...]:
        """The names of a message's attributes."""
        return tuple([name for name in self._patterns(key) if name])

    def _patterns(self, key: str) -> dict[str, ast.Pattern | None]:
        """A message as it is read, by attribute; the message itself by ""."""
        known = self._read.get(key)
        if known is None:
            known = self._read[key] = dict(self._parsed(self._sources[key]))
        return known

    def _parsed(self, source: str) -> Iterator[tuple[str, ast.Pattern | None]]:
        for entry in FluentParser(with_spans=False).parse(source).body:
            if isinstance(entry, ast.Junk):
                raise TextError(f"{self.lang}: this is not Fluent: {entry.content!r}")
            if isinstance(entry, ast.Message | ast.Term):
                yield "", entry.value
                for each in entry.attributes:
                    yield each.id.name, each.value

    def say(self, key: str, attribute: str, facts: Facts) -> str:
        """A message, or one of its attributes, with its facts."""
        try:
            return self._sentence(key, attribute)(facts)
        except KeyError as error:
            raise TextError(f"{self.lang}: {key}: there is no {error.args[0]}") from error
        except TypeError as error:
            raise TextError(f"{self.lang}: {key}: a fact is neither words nor a number") from error
        except RecursionError as error:
            raise TextError(f"{self.lang}: {key} is said by itself") from error

    def _sentence(self, key: str, attribute: str) -> Sentence:
        """The function of a message."""
        made = self._made.get((key, attribute))
        if made is None:
            pattern = self._patterns(key).get(attribute)
            if pattern is None:
                raise TextError(f"{self.lang}: {key} is empty")
            made = self._made[key, attribute] = self._joined(pattern)
        return made

    def _joined(self, pattern: ast.Pattern) -> Sentence:
        """A pattern: its pieces after each other."""
        pieces = [self._piece(element) for element in pattern.elements]
        return pieces[0] if len(pieces) == 1 else lambda facts: "".join([piece(facts) for piece in pieces])

    def _piece(self, element: ast.TextElement | ast.Placeable) -> Sentence:
        """A piece of a pattern: plain words, or what stands in braces."""
        if isinstance(element, ast.TextElement):
            words = element.value
            return lambda _: words
        part, number = self._part(element), self._grammar.number

        def said(facts: Facts) -> str:
            value = part(facts)
            return value if isinstance(value, str) else number(value)

        return said

    def _part(self, node: Any) -> Part:
        """An expression."""
        match node:
            case ast.Placeable():
                return self._part(node.expression)
            case ast.SelectExpression():
                return self._selection(node)
            case ast.StringLiteral() | ast.NumberLiteral():
                value = node.parse()["value"]
                return lambda _: value
            case ast.VariableReference():
                name = node.id.name
                return lambda facts: facts[name]
            case ast.FunctionReference():
                return self._call(node)
            case ast.MessageReference() | ast.TermReference():
                return self._reference(node)
        raise TextError(f"{self.lang}: {type(node).__name__} is not understood")

    def _reference(self, node: ast.MessageReference | ast.TermReference) -> Part:
        """Another message with the same facts, or a term with those that it is given."""
        attribute = node.attribute.name if node.attribute else ""
        if isinstance(node, ast.MessageReference):
            return partial(self.say, node.id.name, attribute)
        term, arguments = f"-{node.id.name}", node.arguments
        given = {} if arguments is None else {each.name.name: self._part(each.value) for each in arguments.named}
        return lambda facts: self._sentence(term, attribute)(
            TermFacts({name: fact(facts) for name, fact in given.items()})
        )

    def _call(self, node: ast.FunctionReference) -> Part:
        """What a function says of its arguments."""
        name = node.id.name
        if name not in self._functions:
            raise TextError(f"{self.lang}: there is no function {name}")
        function, given = self._functions[name], [self._part(each) for each in node.arguments.positional]
        named = {each.name.name: self._part(each.value) for each in node.arguments.named}
        return lambda facts: function(
            *[each(facts) for each in given], **{key: each(facts) for key, each in named.items()}
        )

    def _selection(self, node: ast.SelectExpression) -> Part:
        """The variant of a word, of a number, or of the category of a number; otherwise the usual one."""
        chosen, variants = self._part(node.selector), dict(self._variants(node))
        usual, plural = variants[None], self._grammar.plural

        def said(facts: Facts) -> str:
            value = chosen(facts)
            variant = variants.get(value)
            if variant is None and not isinstance(value, str):
                variant = variants.get(plural(value))
            return (variant or usual)(facts)

        return said

    def _variants(self, node: ast.SelectExpression) -> Iterator[tuple[str | float | None, Sentence]]:
        """Each variant by its key; the usual one also by None."""
        for variant in node.variants:
            sentence = self._joined(variant.value)
            yield (
                (variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.parse()["value"]),
                sentence,
            )
            if variant.default:
                yield None, sentence
