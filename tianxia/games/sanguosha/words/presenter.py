"""Sanguosha for the terminal: its questions and choices in words, typed cards and heroes, refusals with their facts."""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar, Final

from tianxia.core.asks import Ask, Choice, Ref, Refusal, number
from tianxia.core.events import Facts
from tianxia.games.sanguosha.content import HERO, HEROES, KINDS, SKILLS, SUITS
from tianxia.games.sanguosha.position.vocabulary import NUMBERS, OPTIONS
from tianxia.games.sanguosha.rules.asking import NUMBER
from tianxia.games.sanguosha.rules.skills import CONVERSIONS, lasting
from tianxia.games.sanguosha.words.lines import SanguoshaLines
from tianxia.games.sanguosha.words.log import SanguoshaTeller
from tianxia.games.sanguosha.words.stack import Stack
from tianxia.games.sanguosha.words.things import PRINT, SanguoshaThings, words_for
from tianxia.telling.base import Base, Words
from tianxia.telling.language import Texts
from tianxia.telling.menu import MenuEntry
from tianxia.telling.names import listed
from tianxia.telling.things import one_word

COPIES: Final = ("", "#viewed", "#2", "#3")  # how two skills of one name are told apart (SG-1522, SG-1544)
LONGEST_NAME: Final = 5  # words
GIFT: Final = "card-"  # the slots of the heroes who get one card each


class SanguoshaPresenter(Base[SanguoshaThings, SanguoshaTeller, SanguoshaLines]):
    """One for each match and language."""

    divided: ClassVar[tuple[str, ...]] = ("bottom", "stars")

    def __init__(self, say: Texts, view: Facts) -> None:
        things = SanguoshaThings(say, view)
        self.stack: Stack = Stack(things)
        teller = SanguoshaTeller(things, self.stack)
        super().__init__("sanguosha", things, teller, SanguoshaLines(things, teller))

    def outcome(self, view: Facts) -> list[str]:
        """Who won, with which roles, and by which rule."""
        self.things.see(view)
        outcome = view["outcome"]
        lines = [self.reason(outcome["reason"])]
        if not outcome["winners"]:
            return [self.say("won-none"), *lines]
        roles = [each["role"] for each in view["seats"]]
        names = [
            self.say("won-role", name=self.side(seat), role=self.say(f"role-{roles[seat]}"))
            for seat in outcome["winners"]
        ]
        lines.append(self.say("won-others", names=listed(names)))
        if self.viewer in outcome["winners"]:
            lines.insert(0, self.say("won-you", role=self.say(f"role-{roles[self.viewer]}")))
        return lines

    def beliefs(self, view: Facts, rows: list[Facts]) -> list[str]:
        """How likely each hidden role is, and what moved it."""
        self.things.see(view)
        lines = [self.say("belief-head")]
        for row in rows:
            name = self.side(row["seat"])
            chances = sorted(row["chances"].items(), key=lambda chance: -chance[1])
            if row["known"]:
                lines.append(self.say("belief-known", name=name, role=self.say(f"role-{chances[0][0]}")))
                continue
            told = [
                self.say("belief-chance", role=self.say(f"role-{role}"), percent=round(100 * chance))
                for role, chance in chances
                if round(100 * chance)
            ]
            lines.append(f"{self.say('belief-seat', name=name, chances=', '.join(told))}; {self._moved(row)}")
        return lines

    def _moved(self, row: Facts) -> str:
        """The deeds that say most of a hero."""
        acts = [
            self.say("belief-help" if deed > 0 else "belief-harm", name=self.things.inside(whom))
            for whom, deed in row["moved"]
        ]
        return self.say("belief-moved", acts=", ".join(acts)) if acts else self.say("belief-none")

    # ---- questions

    def words(self) -> Words:
        """Heroes inside a sentence; cards by what they are, or by what lies there."""
        inside, things = self.things.inside, self.things
        return {
            **super().words(),
            "cards": things.things,
            "cause": self._cause,
            "hand": lambda hand: {"cards": things.things(hand)} if isinstance(hand, list) else hand,
            "most": lambda count: {"count": count},
            "need": lambda names: {"wanted": self.stack.wanted({"need": names})},
            "role": lambda id: {"role": self.say(f"role-{id}"), "goal": self.say(f"goal-{id}")},
            "seat": lambda seat: {"seat": inside(seat), "owner": inside(seat), "name": self.side(seat)},
            "skill": self._named_skill,
            "suit": lambda suit: self.say(f"suit-{SUITS[suit]}"),
            "target": lambda seat: {"target": inside(seat), **self.teller.of(seat)},
            "user": lambda seat: {"name": self.side(seat)},
            "why": lambda key: things.skill(key) if self._is_named(key) else None,
        }

    def _named_skill(self, key: str) -> Any:
        """A skill or card that acts, with its text; small questions also ask for other reasons."""
        return {"skill": self.things.skill(key), "text": self.things.text(key)} if self._is_named(key) else None

    def _is_named(self, key: str) -> bool:
        return any(self.say.has(f"{part}-{key.partition('#')[0]}") for part in ("skill", "card"))

    def ask(self, view: Facts, question: Ask, kind: str, **more: Any) -> str:
        """By the skill that asks and by what it asks for, where there is a sentence for that."""
        about = question.about()
        if kind == "skill":
            return self._skill(question)
        if kind == "negate":
            kind = self._negate(about["cause"])
        skill, first = about.get("skill", ""), question.options()[0].id
        facts = {"skill": "", "count": 0, **self.teller.in_words(about, self.words())}
        keys = (f"{kind}-{skill}-{first}", f"{kind}-{skill}", f"{kind}-{first}", kind)
        return self.say.first(*[f"ask-{key}" for key in keys], **facts)

    def _negate(self, cause: Facts) -> str:
        """What would be negated: a Negate, a tactic that lies in a judgement area, or one that is used."""
        if cause["answers"] is not None:
            return "negate-answer"
        return "negate-delayed" if KINDS[cause["use"]["name"]].is_delayed and cause["target"] >= 0 else "negate"

    def _cause(self, cause: Facts) -> dict[str, Any]:
        """The use that is answered; that a card for one is for its own user goes without saying."""
        answered, user, target = cause["answers"], cause["user"], cause["target"]
        on = self.stack.on([target] if target >= 0 else cause["targets"])
        if user == target:
            on = self.say("on-self", who=self.teller.who(user)) if len(cause["targets"]) > 1 else ""
        return {
            **self.teller.of(user),
            "card": self.things.used(cause["use"]),
            "on": on,
            "target": self.things.inside(target) if target >= 0 else "",
            "against": "" if answered is None else self.things.used(answered),
        }

    def _skill(self, question: Ask) -> str:
        """What has happened, and which skills could act now."""
        about = question.about()
        skills = about["skills"]
        may = any(option.id == "pass" for option in question.options())
        key = "ask-skill" if may else "ask-skill-must" if len(skills) > 1 else "ask-skill-one"
        matter = self.stack.matter(about["matter"])
        names = ", ".join([self.things.skill(skill) for skill in skills])
        asked = self.say(key, matter=matter[:1].upper() + matter[1:], skills=names)
        return f"{asked} {self.things.text(skills[0])}" if len(skills) == 1 else asked

    # ---- choices

    def describe(self, view: Facts, kind: str, choice: Choice) -> str:
        """A choice and what it does."""
        faces, option, short = self.things.in_sight(view), choice.option, self.short(kind)
        facts = self._picked(choice)
        if short == "hero":
            return self._hero(choice)
        if short == "incarnation" and "/" in option:
            hero, _, skill = option.partition("/")
            told = {"skill": self.things.skill(skill), "text": self.things.text(skill)}
            return self.say("do-incarnate", hero=self.things.hero(hero), **told)
        if short == "clique":
            attendant, _, skill = option.partition("/")
            told = {"skill": self.things.skill(skill), "text": self.things.text(skill)}
            return self.say("do-incarnate", hero=self.say(f"attendant-{attendant}"), **told)
        if "/" in option:
            skill, _, made = option.partition("/")
            return self.say("do-convert", skill=self.things.skill(skill), card=self.things.kind(made), **facts)
        if self._is_card(faces, choice):
            key = "do-use" if self._is_as_printed(faces, choice) else "do-use-as"
            return self.say(key, card=self.things.kind(option), **facts)
        if option.partition("#")[0] in SKILLS or option in KINDS:
            return self.say("do-skill", skill=self.things.skill(option), **facts)
        return self._plain(view, short, choice, facts)

    def _picked(self, choice: Choice) -> dict[str, Any]:
        """The cards and heroes of a choice, whatever their slots."""
        refs = [ref for slot, all in choice.picks.items() if slot not in ("stars", "top", "bottom") for ref in all]
        cards = [ref for ref in refs if ref.startswith("card/")]
        seats = [number(ref) for ref in refs if ref.startswith("seat/")]
        named = self.things.things(cards)
        return {
            "cards": named,
            "targets": self.things.row_of(seats),
            "on": self.stack.on(seats),
            "with": self.say("with-cards", cards=named) if cards else "",
        }

    def _hero(self, choice: Choice) -> str:
        """A hero to choose, with all that it can do; of a god, which is there for each kingdom, only once."""
        [hero] = choice.picks["hero"]
        face = self.things.faces.get(hero)
        about = self.say("table-unknown") if face is None else self.things.about_hero(face)
        if face is None or choice.option != "god" or not choice.picks.get("kingdom"):
            return self.say("do-hero", hero=about)
        [kingdom] = choice.picks["kingdom"]
        named = self.say("do-god", hero=self.things.hero(face), kingdom=self.things.thing(kingdom))
        return f"{named}. {about}" if number(kingdom) == 0 else named

    def _is_card(self, faces: dict[Ref, str], choice: Choice) -> bool:
        """Whether a card of this name is brought up, not an equipment card that acts."""
        cards = choice.picks.get("cards", ())
        if choice.option not in KINDS or not cards:
            return False
        return KINDS[choice.option].type != "equipment" or self._is_as_printed(faces, choice)

    def _is_as_printed(self, faces: dict[Ref, str], choice: Choice) -> bool:
        printed = [PRINT[faces[ref]].kind for ref in choice.picks["cards"] if faces.get(ref) in PRINT]
        return all(kind == choice.option for kind in printed)

    def _plain(self, view: Facts, kind: str, choice: Choice, facts: dict[str, Any]) -> str:
        """An option with a word of its own, perhaps another one for this question or skill."""
        option, about = choice.option, (view.get("question") or {}).get("about", {})
        skill = about.get("skill", "")
        if option in SUITS:
            return self.say("do-suit", suit=self.say(f"suit-{option}"))
        if option.startswith(NUMBER):
            return self.say("do-number", number=option.removeprefix(NUMBER))
        if option == "hand" and "seat" in about:
            facts["name"] = self.side(about["seat"])
        gifts = [slot for slot in choice.picks if slot.startswith(GIFT)]
        if gifts:
            given = zip(about["cards"], gifts, strict=False)
            named = [
                self.say("do-gift", card=self.things.thing(card), name=self.things.inside(choice.one(slot)))
                for card, slot in given
            ]
            return self.say("do-give-each", gifts=", ".join(named))
        if choice.picks.get("kingdom"):
            facts["kingdom"] = self.things.thing(choice.picks["kingdom"][0])
        for slot in ("top", "bottom", "stars"):
            facts[slot] = self.things.things(choice.picks.get(slot, ())) or self.say("do-nothing")
        if option == "targets" and not facts["targets"]:
            return self.say("do-targets-none")
        keys = [f"do-{option}-{skill}", f"do-{option}-{kind}", f"do-{kind}-{option}", f"do-{option}"]
        return self.say.first(*keys, **facts)

    def option(self, view: Facts, entry: MenuEntry) -> str:
        """An option that still needs something named, or that is closed."""
        option = entry.option
        if "/" in option:
            first, _, second = option.partition("/")
            if first in HERO:
                return self.say("open-convert", skill=self.things.hero(first), card=self.things.skill(second))
            return self.say("open-convert", skill=self.things.skill(first), card=self.things.kind(second))
        if option in KINDS:
            return self.say("open-use", card=self.things.kind(option))
        if option.partition("#")[0] in SKILLS:
            return self.say("open-skill", skill=self.things.skill(option))
        return self.say(f"open-{option}")

    def slot(self, slot: str) -> str:
        """What has to be named."""
        return self.say("slot-gift" if slot.startswith(GIFT) else f"slot-{slot}")

    # ---- names

    def options(self) -> dict[str, tuple[str, ...]]:
        """The words for each option: the player's own word first, its id, and the words of both languages."""
        return self._options

    @cached_property
    def _options(self) -> dict[str, tuple[str, ...]]:
        def called(part: str, id: str) -> tuple[str, ...]:
            return tuple(dict.fromkeys([one_word(self.say(f"{part}-{id}")), *words_for(part, id)]))

        words = {id: called("card", id) for id in KINDS}
        for id in SKILLS:
            words |= dict.fromkeys([id + copy for copy in COPIES], called("skill", id))
        for id, rules in CONVERSIONS.items():
            key = id.removeprefix(lasting(""))
            names = words[key]
            for made in dict.fromkeys([name for rule in rules for name in rule.makes]):
                joined = tuple([f"{first}/{second}" for first, second in zip(names, [*words[made]] * 3, strict=False)])
                only = names if len(rules) == 1 and len(rules[0].makes) == 1 else ()
                words |= dict.fromkeys([f"{key}{copy}/{made}" for copy in COPIES], (*joined, *only))
        for hero in HEROES:
            for skill in hero.skills:
                words[f"{hero.id}/{skill.id}"] = (f"{hero.id}/{skill.id}", *words[skill.id])
        for suit in SUITS[:4]:
            words[suit] = called("suit", suit)
        words |= {id: (id,) for id in NUMBERS}
        return words | self.words_of(OPTIONS)

    def heard(self, kind: str, words: list[str]) -> list[str]:
        """Options of several words, and a hero by name alone where one is chosen."""
        known = self.options()
        for count in range(min(LONGEST_NAME, len(words)), 1, -1):
            name = "-".join(words[:count])
            if any(name in all for all in known.values()):
                words = [name, *words[count:]]
                break
        if self.short(kind) == "hero" and not any(words[0] in known[option] for option in ("hero", "god")):
            named = [hero for hero in HERO if any(name.startswith(words[0]) for name in words_for("hero", hero))]
            if named and not words[0].isdecimal():
                return ["god" if all(HERO[hero].kingdom == "god" for hero in named) else "hero", *words]
        return words

    def visible(self, view: Facts) -> tuple[Ref, ...]:
        """Every card in sight, and all heroes."""
        return (*super().visible(view), *[f"seat/{seat}" for seat in range(len(view["seats"]))])

    def look(self, view: Facts, ref: Ref) -> str:
        """The name, as it may be typed."""
        self.things.see(view)
        return self.things.typed(ref)

    def card_text(self, word: str) -> str | None:
        """The text of the card, hero or skill that is meant."""
        skills = {id: self.options()[id] for id in SKILLS}
        for whole in (True, False):
            for known, told in (
                ({id: words_for("card", id) for id in KINDS}, self.things.about_card),
                ({id: words_for("hero", id) for id in HERO}, self.things.about_hero),
                (skills, self._about_skill),
            ):
                for id, names in known.items():
                    if any(name == word if whole else name.startswith(word) for name in names):
                        return told(id)
        return None

    def in_sight(self, view: Facts) -> list[str]:
        """All heroes at the table as they sit, then the heroes and the kinds of cards that lie in sight."""
        self.things.see(view)
        faces = self.things.faces.values()
        seated = [view["seats"][seat]["hero"] for seat in self.lines.around(view, view["ruler"])]
        heroes = dict.fromkeys([hero for hero in (*seated, *faces) if hero in HERO])
        kinds = dict.fromkeys([PRINT[face].kind for face in faces if face in PRINT])
        return [*map(self.things.about_hero, heroes), *map(self.things.about_card, kinds)]

    def _about_skill(self, id: str) -> str:
        """A skill with its text and whose it is."""
        return f"{self.things.skill(id)} ({self.things.hero(SKILLS[id].hero)}): {self.things.text(id)}"

    # ---- why not

    def why(self, view: Facts, refusal: Refusal) -> list[str]:
        """How many may be chosen is told by the table where there is also a least."""
        facts = {name: fact for name, fact in refusal.facts.items() if name != "most" or "least" not in refusal.facts}
        return super().why(view, Refusal(refusal.rule, facts))
