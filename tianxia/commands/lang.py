"""In which language the command line speaks: as asked, else as the person's system does."""

import os
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, Literal

Language = Literal["en", "pl"]
FLAG: Final = "--lang"
CHOSEN: Final = "TIANXIA_LANG"
SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that says anything counts


def own_language() -> Language:
    """By TIANXIA_LANG, else by the locale: Polish where it is that, else English."""
    told = next((value for name in (CHOSEN, *SYSTEM) if (value := os.environ.get(name, "").strip())), "")
    return "pl" if told.lower().startswith("pl") else "en"


def language_in(words: Sequence[str]) -> Language:
    """The language of a command, even of one that cannot be understood: its --lang, else the person's own."""
    asked = [after for word, after in pairwise(words) if word == FLAG]
    asked += [word.removeprefix(f"{FLAG}=") for word in words if word.startswith(f"{FLAG}=")]
    if asked and asked[-1] in ("en", "pl"):
        return "pl" if asked[-1] == "pl" else "en"
    return own_language()
