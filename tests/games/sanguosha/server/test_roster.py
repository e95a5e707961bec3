"""The faces of Sanguosha as the pages get them: every card, kind, hero, skill and role, in both languages."""

from __future__ import annotations

from tianxia.games.sanguosha.content import HEROES, KINDS, PRINTS, ROLES, SKILLS
from tianxia.server.books.catalogue import cards
from tianxia.server.wire_http import FaceBody


def faces(kind: str) -> dict[str, FaceBody]:
    return {face.id: face for face in cards("sanguosha").cards if face.kind == kind}


def test_every_face_of_the_game_is_there_once():
    found = cards("sanguosha").cards
    assert len({face.id for face in found}) == len(found)
    assert set(faces("card")) == {card.id for card in PRINTS}
    assert set(faces("kind")) == set(KINDS)
    assert set(faces("hero")) == {hero.id for hero in HEROES}
    assert set(faces("skill")) == set(SKILLS)
    assert set(faces("role")) == set(ROLES)


def test_a_card_says_its_suit_number_and_kind_and_has_the_text_of_its_kind():
    kinds, sha = faces("kind"), faces("card")["std-001"]
    assert (sha.facts["card"], sha.facts["suit"], sha.facts["number"]) == ("sha", "spade", 7)
    assert (sha.name, sha.text) == (kinds["sha"].name, kinds["sha"].text)


def test_a_hero_names_his_skills_and_a_skill_its_hero():
    heroes, skills = faces("hero"), faces("skill")
    assert heroes["cao-cao"].facts["skills"] == ["villainous-hero", "escort"]
    assert all(skill.id in heroes[skill.facts["hero"]].facts["skills"] for skill in skills.values())
    assert all(id in skills for hero in heroes.values() for id in hero.facts["skills"])


def test_every_kind_and_skill_has_a_text_in_both_languages():
    found = [face for kind in ("kind", "skill", "role") for face in faces(kind).values()]
    assert [face.id for face in found if not face.text.en or not face.text.pl] == []
    assert [face.id for face in found if face.text.en == face.text.pl] == []
