"""One way to register an ability: what is said of it stands in one place, and nothing else has to know its name."""

import ast
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.games.chuhan.rules.starts import CHUHAN
from tests.games.chuhan.rules.telling import NO_WINDOW, UNHELD
from tianxia.core.asks import Sleeve
from tianxia.core.dice import Dice
from tianxia.core.events import Seat
from tianxia.games.chuhan.data import ABILITY_OF, FACE_OF
from tianxia.games.chuhan.rules.registry import (
    ABILITIES,
    ATTACK,
    COUNTER,
    OF_FACE,
    OneCard,
    Used,
    ability,
    check_abilities,
)
from tianxia.games.chuhan.rules.state import DISCARD, AbilityUse, Battle
from tianxia.scenario import Scenario, refused, scenario


def rules_files() -> list[Path]:
    """The files of the game itself: its own modules that are loaded with it, not its bots or its words."""
    first = type(CHUHAN).__module__
    own = ".".join(first.split(".")[:3])
    found: dict[str, Path] = {}
    ahead = [first]
    while ahead:
        name = ahead.pop()
        spec = find_spec(name) if name.startswith(own) and name not in found else None
        if spec is None or spec.origin is None:
            continue
        found[name] = Path(spec.origin)
        for node in ast.walk(ast.parse(found[name].read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                ahead.append(node.module)
            elif isinstance(node, ast.Import):
                ahead += [alias.name for alias in node.names]
    return list(found.values())


def names_it(path: Path, id: str) -> bool:
    """Whether code in this file names the ability, as a string or in an identifier."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    spelt = re.compile(rf"(^|_){id.replace('-', '_')}(_|$)", re.IGNORECASE)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value == id:
            return True
        name = getattr(node, "id", getattr(node, "name", getattr(node, "attr", None)))
        if isinstance(name, str) and spelt.search(name):
            return True
    return False


@pytest.mark.parametrize("id", sorted(ABILITY_OF))
def test_an_ability_is_named_in_one_file_of_the_rules_only(id):
    files = rules_files()
    assert len(files) > 10
    assert [path.name for path in files if names_it(path, id)] == ["abilities.py"]


# ---- one more ability: an entry of the data and one function


def other_cards(s: Battle, seat: Seat, used: Used) -> list[Sleeve]:
    return [card for card in s.zones[seat] if card not in used]


@pytest.fixture
def emperor(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The 9 has an ability: ATTACK, discard a hand card for 2 VP."""
    monkeypatch.setitem(ABILITY_OF, "emperor", {"card": "emperor", "kind": "attack", "when": ATTACK})

    @ability("emperor", at=ATTACK, picks=OneCard("offering", other_cards, rule="CH-501", lacking="CH-502"))
    def offers(s: Battle, use: AbilityUse) -> None:
        s.move(use.others[0], DISCARD)
        s.score(use.owner, 2, "CH-509")

    yield
    del ABILITIES["emperor"], OF_FACE[FACE_OF["emperor"]]


def crowned(**position: object) -> Scenario:
    return scenario("chuhan", **{"han": ["emperor", "1", "4"], "chu": ["7", "7"], **position})


def test_one_more_ability_is_offered_and_takes_effect(emperor):
    battle = crowned(**NO_WINDOW)
    assert battle.fact("question.han.picks.emperor") == {"offering": ["1", "4"]}
    battle.han.uses("emperor", "4")
    assert battle.score == {"han": 2, "chu": 1}
    assert battle.han.options == ["lead", "decree"]
    assert battle.fact("han") == ["1"]


def test_one_more_ability_is_listed_and_drawn(emperor):
    question = crowned(**NO_WINDOW).asked("han")
    listed = [choice for choice in question.expand() if choice.option == "emperor"]
    drawn = [choice for key in range(200) if (choice := question.sample(Dice(key))).option == "emperor"]
    assert len(listed) == 2
    assert drawn
    assert all(question.check(choice) is None for choice in [*listed, *drawn])


def test_one_more_ability_is_refused_by_its_rules(emperor):
    battle = crowned(**NO_WINDOW)
    with refused("CH-501"):
        battle.han.uses("emperor", "emperor")
    assert crowned(**NO_WINDOW, han=["emperor"]).fact("question.han.closed.emperor") == "CH-502"
    countering = crowned(**NO_WINDOW, trick=[{"by": "chu", "cards": ["5"]}])
    assert countering.fact("question.han.closed.emperor") == "CH-217"


def test_one_more_ability_can_be_cancelled(emperor):
    battle = crowned(chu=["lyu-zhi", "7"])
    battle.han.uses("emperor", "4")
    battle.chu.cancels()
    assert battle.fact("han") == ["1", "4"]
    assert battle.score == {"han": 0, "chu": 1}
    assert battle.attacked


def test_one_more_ability_lies_in_a_trick_that_is_set_by_hand(emperor):
    battle = crowned(**UNHELD, han=["1", "4"], trick=[{"by": "han", "as": "emperor", "cards": ["emperor"]}])
    assert battle.attacked
    assert battle.waits_for == "han"


# ---- loading


def test_loading_fails_if_an_ability_of_the_data_has_no_function():
    with pytest.raises(ValueError, match="has the ability emperor, but no function"):
        check_abilities({**ABILITY_OF, "emperor": {"when": ATTACK}}, ABILITIES)


def test_loading_fails_if_a_function_has_no_data():
    data = {id: entry for id, entry in ABILITY_OF.items() if id != "yu-ji"}
    with pytest.raises(ValueError, match="registered for yu-ji, but data"):
        check_abilities(data, ABILITIES)


def test_loading_fails_if_data_and_function_disagree_about_the_moment():
    data = {**ABILITY_OF, "yu-ji": {**ABILITY_OF["yu-ji"], "when": COUNTER}}
    with pytest.raises(ValueError, match="yu-ji is for counter in data"):
        check_abilities(data, ABILITIES)
