"""The wire: its TypeScript is current, its documentation names everything, its texts are there in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from tianxia.server import wire
from tianxia.server.telling import own_texts
from tianxia.server.typescript import TARGET, generate

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
