"""Bu Zhi, Zhuge Jin, Xu Shi and Sun Luban, as the rule bot plays them."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Option, Pick, number
from tianxia.games.sanguosha.bots.actions import JUNK, Action, as_hinted
from tianxia.games.sanguosha.bots.actions import Rule as ActionRule
from tianxia.games.sanguosha.bots.choices import Rule as ChoiceRule
from tianxia.games.sanguosha.bots.choices import as_usual
from tianxia.games.sanguosha.bots.hints import FOE, FRIEND, worth
from tianxia.games.sanguosha.bots.skills import DEAR, TRUSTED, Rule, is_good, matter
from tianxia.games.sanguosha.bots.thoughts import Thoughts
from tianxia.games.sanguosha.content import PRINTS
from tianxia.games.sanguosha.rules.judgement import Judgement
from tianxia.games.sanguosha.rules.turns import Phase, hand_limit


def for_a_friend(t: Thoughts, option: Option) -> Choice | None:
    """A gift that costs nothing goes to a friend."""
    return t.fill(option, FRIEND)


def judge_of(t: Thoughts) -> Judgement | None:
    """The judgement that is being resolved."""
    return next((each for each in reversed(t.s.trail) if isinstance(each, Judgement)), None)


def delay_judgement(t: Thoughts, option: Option) -> Choice | None:
    """For oneself or a friend who is judged badly."""
    found = matter(t)
    if not isinstance(found, Judgement) or t.likes[found.seat] < TRUSTED:
        return None
    good = is_good(found.why, found.suit, PRINTS[t.s.faces[found.card]].number)
    return Choice(option.id) if good is False else None


def judged_well(t: Thoughts) -> Choice | None:
    """Delay Judgement: a card that turns the result."""
    found, option = judge_of(t), t.options[0]
    if found is None:
        return as_usual(t)

    def turns(ref: str) -> bool:
        card = number(ref)
        return is_good(found.why, t.s.suit_for(t.me, card), PRINTS[t.s.faces[card]].number) is True

    items = option.picks[0].items
    good = tuple([ref for ref in items if turns(ref)]) or items
    return Choice(option.id, {"cards": t.cheapest(good, 1)})


def great_aid(t: Thoughts, option: Option) -> Choice | None:
    """To a friend, what would have to be discarded anyway."""
    choice = t.fill(option, FRIEND)
    spare = len(t.s.hand(t.me)) > hand_limit(t.s, t.me)
    return choice if choice is not None and spare and t.card_worth(choice.picks["cards"][0]) <= DEAR else None


def aids_another(t: Thoughts) -> Choice | None:
    """The second card of Great Aid, as the first."""
    found = great_aid(t, t.options[0]) if t.options[0].id == "give" else None
    return Choice("pass") if found is None else found


def diagram(t: Thoughts, option: Option) -> Action | None:
    """A poor card for another one; for others only if the owner is a friend, who draws too."""
    if not t.s.has(t.me, option.id.partition("#")[0]):
        owner = next((seat for seat in t.s.others(t.me) if t.s.has(seat, "divinatory-diagram")), t.me)
        if t.likes[owner] < TRUSTED:
            return None
    found = as_hinted(t, option)
    return None if found is None or t.card_worth(found[1]["cards"][0]) > DEAR - 1 else (0.6, found[1])


def under_the_deck(t: Thoughts) -> Choice | None:
    """A poor card goes to the bottom; what a foe has given is kept."""
    about = t.question.about()
    if about["seat"] != t.me and t.likes[about["seat"]] < 0:
        return Choice("pass")
    return Choice("to-bottom")


def eliminate(t: Thoughts, option: Option) -> Choice | None:
    """On a foe."""
    found = matter(t)
    return Choice(option.id) if isinstance(found, Phase) and t.likes[found.seat] < 0 else None


def set_rebellion(t: Thoughts, option: Option) -> Action | None:
    """A foe whose best equipment is worth more than the card that they draw."""
    s = t.s
    heroes = option.picks[0]
    worth_it = [ref for ref in heroes.items if max([worth(s.kind_of(c)) for c in s.equipment(number(ref))]) > JUNK]
    foes = t.pick_seats(Pick(heroes.slot, tuple(worth_it)), FOE) if worth_it else None
    return None if foes is None else (1.5, {heroes.slot: foes})


def arrogance(t: Thoughts, option: Option) -> Choice | None:
    """Any equipment card rather than a wound."""
    return t.fill(option, FOE)


SKILLS: Final[dict[str, Rule]] = {
    "great-virtue": for_a_friend, "delay-judgement": delay_judgement, "great-aid": great_aid, "eliminate": eliminate,
    "arrogance": arrogance,
}  # fmt: skip
ACTIONS: Final[dict[str, ActionRule]] = {"divinatory-diagram": diagram, "set-rebellion": set_rebellion}
CHOICES: Final[dict[str, ChoiceRule]] = {
    "delay-judgement": judged_well, "great-aid": aids_another, "divinatory-diagram": under_the_deck,
}  # fmt: skip
