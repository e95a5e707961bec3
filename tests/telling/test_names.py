"""Names in sentences: in the case that the sentence asks for, and with words that agree with one or several."""

import pytest

from tianxia.telling.language import Texts
from tianxia.telling.names import Name, listed
from tianxia.telling.sentences import TextError

POLISH = """
boat = Łódka
    .gen = Łódki
    .acc = Łódkę
oar = Wiosło
    .gen = Wiosła
one = Anna
two = Jan i Ewa
    .many = yes
cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
    .acc = { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
    .many = { $count ->
        [one] no
       *[other] yes
    }
uses = { $name } { AGREE($name, "używa", "używają") } { GEN($card) }.
gets = Dostajesz { ACC($card) }.
"""


@pytest.fixture
def say() -> Texts:
    return Texts("pl", [POLISH])


def test_a_sentence_asks_for_a_name_in_a_case(say: Texts) -> None:
    assert say("gets", card=say.name("boat")) == "Dostajesz Łódkę."
    assert say("uses", name=say.name("one"), card=say.name("boat")) == "Anna używa Łódki."


def test_a_name_without_that_case_and_a_plain_text_stay_as_they_are(say: Texts) -> None:
    assert say("gets", card=say.name("oar")) == "Dostajesz Wiosło."
    assert say("gets", card="Most") == "Dostajesz Most."


def test_a_verb_agrees_with_a_name_that_stands_for_several(say: Texts) -> None:
    assert say("uses", name=say.name("two"), card=say.name("oar")) == "Jan i Ewa używają Wiosła."


def test_several_names_are_declined_together(say: Texts) -> None:
    both = listed([say.name("boat"), say.name("oar"), "Most"])
    assert both == "Łódka, Wiosło, Most"
    assert both.forms == {"gen": "Łódki, Wiosła, Most", "acc": "Łódkę, Wiosło, Most"}
    assert both.plural
    assert not listed([say.name("boat")]).plural


def test_a_name_put_into_something_longer_keeps_its_cases(say: Texts) -> None:
    card = say.name("boat").within(lambda name: f"{name} 5")
    assert (card, say("gets", card=card)) == ("Łódka 5", "Dostajesz Łódkę 5.")


def test_a_name_may_count(say: Texts) -> None:
    assert [say("gets", card=say.name("cards", count=count)) for count in (1, 3, 5)] == [
        "Dostajesz 1 kartę.",
        "Dostajesz 3 karty.",
        "Dostajesz 5 kart.",
    ]
    assert [say.name("cards", count=count).plural for count in (1, 3)] == [False, True]


def test_a_missing_name_is_a_fault(say: Texts) -> None:
    with pytest.raises(TextError, match="there is no text plum"):
        say.name("plum")


def test_a_name_is_a_text_like_any_other() -> None:
    assert Name("Most") == "Most"
    assert f"{Name('Most', {'acc': 'Mostu'})}!" == "Most!"


def test_two_names_with_one_nominative_are_told_apart_when_one_was_said_before(say: Texts) -> None:
    assert say("gets", card=say.name("boat")) == "Dostajesz Łódkę."
    assert say("gets", card="Łódka") == "Dostajesz Łódka."
    assert say("gets", card=Name("Łódka", {"acc": "Łódeczkę"})) == "Dostajesz Łódeczkę."
    assert say("uses", name=Name("Anna", plural=True), card="Most") == "Anna używają Most."
    assert say("uses", name="Anna", card="Most") == "Anna używa Most."


def test_a_number_and_its_digits_are_told_apart(say: Texts) -> None:
    assert [say("cards", count=count) for count in (1, "1", 1)] == ["1 karta", "1 kart", "1 karta"]
