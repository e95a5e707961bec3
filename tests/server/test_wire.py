"""The wire: its TypeScript is current, its documentation names everything, its texts are there in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from tianxia.server import wire, wire_http
from tianxia.server.books.telling import own_texts
from tianxia.server.shell.app import make_app
from tianxia.server.shell.routes import ROUTES
from tianxia.server.typescript import TARGET, generate, structs

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SOURCES = "".join([path.read_text(encoding="utf-8") for path in (ROOT / "tianxia" / "server").glob("*.py")])


def test_the_typescript_is_current():
    assert TARGET.read_text(encoding="utf-8") == generate(), "run `python -m tianxia.server.typescript`"


def test_every_message_and_field_is_documented():
    for kind in (*get_args(wire.ClientMessage), *get_args(wire.ServerMessage)):
        tag = kind.__struct_config__.tag
        line = next((line for line in PAGE.splitlines() if line.startswith(f"| `{tag}` |")), None)
        assert line is not None, tag
        if kind is not wire.TableChanged:
            lines = "".join([line for line in PAGE.splitlines() if line.startswith(f"| `{tag}` |")])
            assert [name for name in kind.__struct_encode_fields__ if f"`{name}`" not in lines] == [], tag


def test_both_languages_say_the_same_things():
    en, pl = own_texts()
    assert en.keys == pl.keys


def test_every_error_has_a_text_and_a_place_in_the_page():
    codes = set(re.findall(r'"error-([a-z-]+)"', SOURCES)) | {
        key.removeprefix("error-") for key in own_texts()[0].keys if key.startswith("error-")
    }
    listed = PAGE[PAGE.index("Codes of errors:") : PAGE.index("Numbers: every")]
    assert [code for code in sorted(codes) if f"`{code}`" not in listed] == []


def schema() -> dict:
    """The OpenAPI page as it is served."""
    return make_app(lambda: pytest.fail("the schema needs no store")).openapi_schema.to_schema()


def resolved(page: dict, told: dict) -> dict:
    """What a reference stands for."""
    return page["components"]["schemas"][told["$ref"].rpartition("/")[2]]


def test_every_post_route_says_what_it_takes_and_what_it_gives():
    page = schema()
    posts = {path: methods["post"] for path, methods in page["paths"].items() if "post" in methods}
    routes = [path for route in ROUTES for path in route.paths if "POST" in route.http_methods]
    assert len(posts) == len(routes) >= 7
    for path, told in posts.items():
        taken = resolved(page, told["requestBody"]["content"]["application/json"]["schema"])
        assert told["requestBody"]["required"], path
        given = [status for status in told["responses"] if status < "300"]
        answer = resolved(page, told["responses"][given[0]]["content"]["application/json"]["schema"])
        assert answer["properties"], path
        struct = getattr(wire_http, taken["title"])
        assert issubclass(struct, wire.Inward)
        assert set(taken.get("properties", {})) == set(struct.__struct_encode_fields__), path
        refusal = resolved(page, told["responses"]["400"]["content"]["application/json"]["schema"])
        assert refusal["title"] == "Failure"


def test_every_body_has_its_types_in_typescript():
    text = TARGET.read_text(encoding="utf-8")
    for struct in structs(wire_http):
        assert f"export interface {struct.__name__} {{" in text


def test_every_route_is_documented():
    for route in ROUTES:
        method = next(iter(route.http_methods - {"OPTIONS"}))
        for path in route.paths:
            plain = re.sub(r"\{(\w+)(:\w+)?\}", lambda found: "{" + NAMES.get(found[1], found[1]) + "}", path)
            assert f"| `{method} {plain}" in PAGE, path


NAMES = {"table": "id"}
