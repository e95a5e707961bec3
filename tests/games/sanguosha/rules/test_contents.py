"""Every kind of card and every skill that can be played has a test of its own, and no test names another."""

from pathlib import Path

from tianxia.games import game
from tianxia.lab.coverage import marked_in_tests

CONTENTS = game("sanguosha").contents()
NAMED = {mention.id for mention in marked_in_tests(Path(__file__).parent, "content")}


def test_every_kind_of_card_has_a_test_of_its_own():
    assert len(CONTENTS["cards"]) == 52
    assert [kind for kind in CONTENTS["cards"] if kind not in NAMED] == []


def test_every_skill_has_a_test_of_its_own():
    assert [skill for skill in CONTENTS["skills"] if skill not in NAMED] == []


def test_no_test_names_a_card_or_skill_that_does_not_exist():
    assert sorted(NAMED.difference(CONTENTS["cards"], CONTENTS["skills"])) == []
