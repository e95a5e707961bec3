"""How one view differs from the next: a replay sends its first view whole, and of all others what has changed.

A change is `[value]` where something else stands now, `[]` where nothing does any more, and otherwise an object: the
changes of those fields of an object, or places of a list, that differ. `"#"` is the new length of a list."""

from __future__ import annotations

from typing import Any, Final

LENGTH: Final = "#"
Change = list[Any] | dict[str, Any]


def change(before: Any, after: Any) -> Change:
    """What turns one fact into another."""
    if isinstance(before, dict) and isinstance(after, dict):
        gone: dict[str, Any] = {name: [] for name in before if name not in after}
        return gone | {name: _field(before, name, fact) for name, fact in after.items() if _differs(before, name, fact)}
    if isinstance(before, list) and isinstance(after, list):
        shared = zip(before, after, strict=False)
        found: dict[str, Any] = {str(n): change(old, new) for n, (old, new) in enumerate(shared) if old != new}
        if len(before) != len(after):
            found[LENGTH] = len(after)
        return found | {str(n): [after[n]] for n in range(len(before), len(after))}
    return [after]


def _differs(before: dict[str, Any], name: str, fact: Any) -> bool:
    return name not in before or before[name] != fact


def _field(before: dict[str, Any], name: str, fact: Any) -> Change:
    return change(before[name], fact) if name in before else [fact]


def changed(before: Any, done: Change) -> Any:
    """A fact after a change; what did not change is shared with the one before."""
    if isinstance(done, list):
        return done[0]
    if isinstance(before, list):
        row = before[: done.get(LENGTH, len(before))]
        for place, each in done.items():
            if place == LENGTH:
                continue
            if int(place) < len(row):
                row[int(place)] = changed(row[int(place)], each)
            else:
                row.append(changed(None, each))
        return row
    facts = dict(before)
    for name, each in done.items():
        if each == []:
            del facts[name]
        else:
            facts[name] = changed(facts.get(name), each)
    return facts
