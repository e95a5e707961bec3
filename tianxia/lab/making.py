"""Code from declared fields: `python -m tianxia.lab.making` writes made.py of each game and state.ts of its pages.

For a game that is searched, copying field by field through `getattr` is too slow (docs/decisions/0009). What is written
here is what one would write by hand, and no more."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec, module_from_spec
from pathlib import Path
from typing import Final

from tianxia.core.by_seat import Pairs
from tianxia.core.fields import OWNER, Field, Fields
from tianxia.core.kinds import (
    Each,
    Flag,
    Follows,
    Given,
    Kind,
    Named,
    Number,
    OneOf,
    OneText,
    Plain,
    Row,
    Several,
    Someone,
    Thing,
    Together,
)
from tianxia.core.state import State
from tianxia.games import built_in, home_of

ROOT: Final = Path(__file__).resolve().parents[2]
WIDTH: Final = 120
INSIDE: Final = ("item", "part", "piece")  # what a loop calls its things, from the outside in


# ---- Python, kind by kind


def annotation(kind: Kind) -> str:
    """The type of a field."""
    match kind:
        case Number() | OneOf():
            return "int"
        case Flag():
            return "bool"
        case OneText():
            return "str"
        case Someone():
            return "Seat"
        case Together(part=part):
            return f"tuple[{annotation(part)}, ...]"
        case Row(parts=parts):
            return f"tuple[{', '.join([annotation(part) for part in parts])}]"
        case Follows(of=of):
            return f"{of.__name__} | None"
        case Thing(of=of) | Given(of=of):
            return str(of.__name__)
        case Plain():
            return "Facts | None"
        case Pairs():
            return "list[int]"
        case Each(part=part) | Several(part=part):
            return f"list[{annotation(part)}]"
        case Named(part=part, by=by):
            return f"dict[{by.__name__}, {annotation(part)}]"
    raise TypeError(f"a kind of field without a type: {kind}")


def start(kind: Kind) -> str:
    """What a field begins with."""
    match kind:
        case Each(part=part, over=over):
            count = "self.seats" if over is None else str(len(over))
            return f"[{start(part)}] * {count}" if part.shared else f"[{start(part)} for _ in range({count})]"
        case Pairs(first=first):
            return f"[{first}] * (self.seats * self.seats)"
    return repr(kind.start(0)).replace("'", '"')


def copied(kind: Kind, value: str, depth: int = 0) -> str:
    """A copy that may be changed without the other."""
    if kind.shared:
        return value
    if isinstance(kind, Each | Several | Named) and not kind.part.shared:
        assert not isinstance(kind, Named), "a table of tables has no copy yet"
        item = INSIDE[depth]
        return f"[{copied(kind.part, item, depth + 1)} for {item} in {value}]"
    return f"{value}.copy()"


def stored(kind: Kind, value: str, depth: int = 0) -> str:
    """As plain data; tuples are written like lists."""
    match kind:
        case Thing():
            return f"{value}.plain()"
        case Each(part=part) | Several(part=part):
            item = INSIDE[depth]
            inner = stored(part, item, depth + 1)
            return value if inner == item else f"[{inner} for {item} in {value}]"
        case Named():
            return f"list({value}.items())"
    return value


def restored(kind: Kind, value: str, depth: int = 0) -> str:
    """The reverse of `stored`."""
    item = INSIDE[depth] if depth < len(INSIDE) else ""
    match kind:
        case Thing(reader=reader):
            return f"{reader.__name__}({value})"
        case Together():
            return f"tuple({value})"
        case Row(parts=parts):
            return f"({', '.join([restored(part, f'{value}[{n}]', depth) for n, part in enumerate(parts)])})"
        case Each(part=part) | Several(part=part):
            inner = restored(part, item, depth + 1)
            return f"list({value})" if inner == item else f"[{inner} for {item} in {value}]"
        case Pairs():
            return f"list({value})"
        case Named(part=part):
            inner = restored(part, "item", depth + 1)
            return f"dict({value})" if inner == "item" else f"{{key: {inner} for key, item in {value}}}"
    return value


def shown(kind: Kind, value: str, words: str, depth: int = 0) -> str:
    """As a view has it; nothing in it is the state's own list. `words` names the words of a OneOf."""
    item = INSIDE[depth] if depth < len(INSIDE) else ""
    match kind:
        case OneOf(or_none=or_none):
            return f"None if {value} < 0 else {words}[{value}]" if or_none else f"{words}[{value}]"
        case Someone(or_nobody=True):
            return f"None if {value} < 0 else {value}"
        case Thing():
            return f"{value}.plain()"
        case Together() | Pairs():
            return f"list({value})"
        case Row(parts=parts):
            return f"[{', '.join([shown(part, f'{value}[{n}]', words, depth) for n, part in enumerate(parts)])}]"
        case Each(part=part) | Several(part=part):
            inner = shown(part, item, words, depth + 1)
            return f"{value}.copy()" if inner == item else f"[{inner} for {item} in {value}]"
        case Named(part=part):
            inner = shown(part, "item", words, depth + 1)
            pairs = f"sorted({value}.items())"
            return f"dict({pairs})" if inner == "item" else f"{{key: {inner} for key, item in {pairs}}}"
    return value


# ---- one module


def imports(fields: Fields, base: type[State]) -> list[str]:
    """What the annotations name."""
    found: dict[str, set[str]] = {"tianxia.core.events": {"Facts", "Seat"}, "tianxia.core.state": {"State"}}
    found.setdefault(base.__module__, set()).add(base.__name__)
    if any(field.seen == OWNER for field in fields):
        found["tianxia.core.events"].add("OPEN")
    for kind in every_kind(fields):
        if isinstance(kind, Thing | Given) and kind.of.__module__ != "builtins":
            found.setdefault(kind.of.__module__, set()).add(kind.of.__name__)
        if isinstance(kind, Thing):
            found.setdefault(kind.reader.__module__, set()).add(kind.reader.__name__)
    lines = [f"from {name} import {', '.join(sorted(found[name], key=order))}" for name in sorted(found)]
    return ["from typing import Final", "", *lines] if constants(fields) else lines


def constants(fields: Fields) -> list[str]:
    """The words that a view has for numbers."""
    lines: list[str] = []
    for field in fields:
        for kind in every_kind((field,)):
            if isinstance(kind, OneOf) and field.view:
                words = [f'"{word}"' for word in kind.words]
                row = f"{words_of(field)}: Final = ({', '.join(words)})"
                long = [f"{words_of(field)}: Final = (", *[f"    {word}," for word in words], ")"]
                lines += [row] if len(row) <= WIDTH else long
    return [*lines, ""] if lines else []


def words_of(field: Field) -> str:
    """The name of its words."""
    return f"{field.name.upper()}_WORDS"


def order(name: str) -> tuple[bool, bool, str]:
    """Constants, classes, functions: as the linter sorts imports."""
    return not name.isupper(), name[0].islower(), name


def every_kind(fields: Fields) -> Iterator[Kind]:
    """The kinds of all fields, with those inside them."""
    left = [field.kind for field in fields]
    while left:
        kind = left.pop()
        yield kind
        if isinstance(kind, Each | Several | Named | Together):
            left.append(kind.part)
        elif isinstance(kind, Row):
            left.extend(kind.parts)


def python(state: str, fields: Fields, base: type[State] = State) -> str:
    """The whole of made.py."""
    lines = [
        f'"""Code of the fields of {state}, made by `python -m tianxia.lab.making` from fields.py; do not edit."""',
        "",
        "from __future__ import annotations",
        "",
        *imports(fields, base),
        "",
        *constants(fields),
        "",
        f"class {state}Fields({base.__name__}):",
        f'    """How the fields of {state} begin, are copied, stored and shown."""',
        "",
        *slots([field.name for field in fields]),
        *[f"    {field.name}: {annotation(field.kind)}{comment(field)}" for field in fields],
        "",
        *changing(f"{state}Fields", fields),
        *storing([field for field in fields if field.kind.is_stored], [f for f in fields if is_following(f)]),
        *showing(fields),
    ]
    return "\n".join(lines).rstrip() + "\n"


def changing(name: str, fields: Fields) -> list[str]:
    """How they begin and are copied."""
    begins = [f"self.{field.name} = {start(field.kind)}" for field in fields if not is_given(field)]
    copies = [f"other.{field.name} = {copied(field.kind, f'self.{field.name}')}" for field in fields]
    return [
        *method("begin_fields(self) -> None", "As they are declared to begin.", begins),
        *method(
            "copy_fields(self, other: State) -> None",
            "Into a state that was just made.",
            [f"assert isinstance(other, {name})", *copies],
        ),
    ]


def storing(kept: list[Field], following: list[Field]) -> list[str]:
    """How they are written down and read again; what follows from them is forgotten."""
    rows = [(field.name, stored(field.kind, f"self.{field.name}")) for field in kept]
    reads = [f"self.{field.name} = " + restored(field.kind, f'plain["{field.name}"]') for field in kept]
    reads += [f"self.{field.name} = None" for field in following]
    return [
        *method("plain_fields(self) -> Facts", "As stored, under their names.", table(rows)),
        *method("fill_fields(self, plain: Facts) -> None", "As `plain_fields` wrote them.", reads),
    ]


def showing(fields: Fields) -> list[str]:
    """What views have of them."""
    rows = [(field.view, shown(field.kind, f"self.{field.name}", words_of(field))) for field in seen(fields, False)]
    seats = [(field.view, of_seat(field)) for field in seen(fields, True)]
    return [
        *method("open_facts(self) -> Facts", "What every view has of them, but for those of a seat.", table(rows)),
        *method(
            "seat_facts(self, viewer: Seat, seat: Seat) -> Facts",
            "What the viewer sees of those of a seat.",
            table(seats),
        ),
    ]


def is_following(field: Field) -> bool:
    """Whether it is worked out again when it is missing."""
    return isinstance(field.kind, Follows)


def is_given(field: Field) -> bool:
    """Whether `setup` sets it, so that it has no beginning of its own."""
    return isinstance(field.kind, Given) and not is_following(field)


def seen(fields: Fields, by_seat: bool) -> list[Field]:
    """The fields that a view shows as they are, of the table or of a seat."""
    return [field for field in fields if field.view and field.is_by_seat == by_seat]


def of_seat(field: Field) -> str:
    """The value of one seat, for those who see it."""
    assert isinstance(field.kind, Each)
    value = shown(field.kind.part, f"self.{field.name}[seat]", words_of(field))
    return f"{value} if viewer in (seat, OPEN) else None" if field.seen == OWNER else value


def comment(field: Field) -> str:
    """What the field is about, apart from its type."""
    return f"  # {field.about}" if field.about else ""


def slots(names: list[str]) -> list[str]:
    """`__slots__`, in as few lines as they need."""
    lines = ["    __slots__ = ("]
    row = "       "
    for name in sorted(names):
        if len(row) + len(name) + 4 > WIDTH:
            lines.append(row)
            row = "       "
        row += f' "{name}",'
    return [*lines, row, "    )  # fmt: skip"]


def method(head: str, about: str, body: list[str]) -> list[str]:
    """One method with its docstring and body."""
    return [f"    def {head}:", f'        """{about}"""', *[f"        {line}" for line in body], ""]


def table(rows: list[tuple[str, str]]) -> list[str]:
    """A dictionary that is returned."""
    return ["return {", *[f'    "{name}": {value},' for name, value in rows], "}"] if rows else ["return {}"]


# ---- TypeScript


def typescript_of(kind: Kind) -> str:
    """The type of a field in a view."""
    match kind:
        case Number() | Someone(or_nobody=False):
            return "number"
        case Someone():
            return "number | null"
        case Flag():
            return "boolean"
        case OneOf(words=words, or_none=or_none):
            return " | ".join([*[f'"{word}"' for word in words], *(["null"] if or_none else [])])
        case OneText(among=among):
            return " | ".join([f'"{word}"' for word in among]) or "string"
        case Row(parts=parts):
            return f"[{', '.join([typescript_of(part) for part in parts])}]"
        case Pairs():
            return "number[]"
        case Each(part=part) | Several(part=part) | Together(part=part):
            inner = typescript_of(part)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case Named(part=part):
            return f"Record<string, {typescript_of(part)}>"
    return "unknown"


def line(name: str, kind: str) -> str:
    """A member of an interface, as the formatter of the pages writes it."""
    plain = f"  {name}: {kind};"
    if len(plain) <= WIDTH or " | " not in kind:
        return plain
    if kind.startswith("(") and kind.endswith(")[]"):
        return f"  {name}: (\n    | " + "\n    | ".join(kind[1:-3].split(" | ")) + "\n  )[];"
    return f"  {name}:\n    | " + "\n    | ".join(kind.split(" | ")) + ";"


def interface(name: str, about: str, members: list[tuple[str, str]]) -> str:
    """One interface of state.ts."""
    return "\n".join([f"/** {about} */", f"export interface {name} {{", *[line(*member) for member in members], "}"])


def typescript(state: str, fields: Fields, module: str) -> str:
    """The whole of state.ts."""
    seats: list[tuple[str, str]] = []
    for field in seen(fields, True):
        assert isinstance(field.kind, Each)
        kind = typescript_of(field.kind.part)
        seats.append((field.view, f"{kind} | null" if field.seen == OWNER else kind))
    path = module.replace(".", "/")
    parts = [
        f"// Made by `python -m tianxia.lab.making` from {path}.py; do not edit.",
        interface(
            f"{state}Fields",
            f"What a view shows of a {state.lower()} as it is.",
            [(field.view, typescript_of(field.kind)) for field in seen(fields, False)],
        ),
    ]
    if seats:
        parts.append(interface(f"{state}SeatFields", "And of each of its seats.", seats))
    return "\n\n".join(parts) + "\n"


# ---- all games


def made() -> dict[Path, str]:
    """Every file that is made from the FIELDS of a game's STATE (on top of its BASE), and what should stand in it."""
    found: dict[Path, str] = {}
    for game in built_in():
        module = f"{home_of(game)}.rules.fields"
        if find_spec(module) is not None:
            declared = import_module(module)
            folder = Path(str(declared.__file__)).parent
            found[folder / "made.py"] = python(declared.STATE, declared.FIELDS, getattr(declared, "BASE", State))
            found[ROOT / "web" / "src" / "games" / game / "state.ts"] = typescript(
                declared.STATE, declared.FIELDS, module
            )
    return found


def leave_aside(package: str) -> None:
    """Its declarations are read without the game itself, which may not load until its code is made from them."""
    found = find_spec(package)
    if found is not None:
        sys.modules[package] = module_from_spec(found)


def main() -> None:
    """Write the files, or with --check say whether they are current."""
    for game in built_in():
        leave_aside(home_of(game))
    files = made()
    if "--check" in sys.argv:
        sys.exit(0 if all(path.is_file() and path.read_text("utf-8") == text for path, text in files.items()) else 1)
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
