"""TypeScript types of the wire: `python -m tianxia.server.typescript` writes web/src/lib/wire.ts from the structs."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect

from tianxia.server import wire, wire_http

TARGET: Final = Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "wire.ts"
HEAD: Final = "// Made by `python -m tianxia.server.typescript` from tianxia/server/wire*.py; do not edit.\n\n"
PLAIN: Final[tuple[tuple[type, str], ...]] = (
    (inspect.StrType, "string"),
    (inspect.BoolType, "boolean"),
    (inspect.IntType, "number"),
    (inspect.FloatType, "number"),
    (inspect.NoneType, "null"),
    (inspect.AnyType, "unknown"),
)


def structs(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    """The structs that a module defines, in their order."""
    for found in vars(module).values():
        is_struct = isinstance(found, type) and issubclass(found, msgspec.Struct)
        if is_struct and found.__module__ == module.__name__ and found not in (wire.Inward, wire.Outward):
            yield found


def of(kind: inspect.Type) -> str:
    """A type in TypeScript."""
    for known, name in PLAIN:
        if isinstance(kind, known):
            return name
    match kind:
        case inspect.Metadata(type=inner):
            return of(inner)
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            inner_name = of(item)
            return f"({inner_name})[]" if " | " in inner_name else f"{inner_name}[]"
        case inspect.DictType(value_type=inspect.AnyType()):
            return "Facts"
        case inspect.DictType(value_type=value):
            return f"Record<string, {of(value)}>"
        case inspect.LiteralType(values=values):
            return " | ".join([f'"{value}"' for value in values])
        case inspect.UnionType(types=types):
            return " | ".join([of(each) for each in types])
    raise TypeError(f"the wire has a type without a name in TypeScript: {kind}")


def interface(struct: type[msgspec.Struct]) -> str:
    """One struct as a TypeScript interface."""
    info: Any = inspect.type_info(struct)
    lines = [f"/** {(struct.__doc__ or '').strip().splitlines()[0]} */", f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    optional = issubclass(struct, wire.Inward)
    for part in info.fields:
        mark = "" if part.required or not optional else "?"
        lines.append(f"  {part.encode_name}{mark}: {of(part.type)};")
    return "\n".join([*lines, "}"])


def union(name: str, kinds: object) -> str:
    """A union of messages."""
    return f"export type {name} =\n  | " + "\n  | ".join([kind.__name__ for kind in get_args(kinds)]) + ";"


def generate() -> str:
    """The whole text of wire.ts."""
    parts = [f"export const VERSION = {wire.VERSION};", "export type Facts = Record<string, unknown>;"]
    parts += [interface(struct) for module in (wire, wire_http) for struct in structs(module)]
    parts += [union("ClientMessage", wire.ClientMessage), union("ServerMessage", wire.ServerMessage)]
    return HEAD + "\n\n".join(parts) + "\n"


def main() -> None:
    """Write the file, or with --check say whether it is current."""
    text = generate()
    if "--check" in sys.argv:
        sys.exit(0 if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text else 1)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
