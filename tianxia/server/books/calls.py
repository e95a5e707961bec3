"""What a device is told while nobody looks at it: the game, the table and that it is time to come; nothing else."""

from __future__ import annotations

from typing import Literal

import msgspec

from tianxia.games import manifest_of
from tianxia.server.books.telling import said
from tianxia.server.wire_http import DeviceMessage

About = Literal["turn", "over"]


def call_of(game: str, table: str, name: str, about: About, lang: Literal["en", "pl"]) -> bytes:
    """The message in the language of the device; the name of the table is what anybody may know of it."""
    title, text = manifest_of(game).title, said(f"call-{about}-at" if name else f"call-{about}", table=name)
    polish = lang == "pl"
    call = DeviceMessage(about, table, title.pl if polish else title.en, text.pl if polish else text.en)
    return msgspec.json.encode(call)
