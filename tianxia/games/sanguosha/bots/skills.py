"""When the Sanguosha rule bot activates a skill that is offered to it, and with what.

A skill that is not named here is good to have, and meant for foes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tianxia.core.asks import Choice, Option, Ref, number
from tianxia.core.events import Seat
from tianxia.games.sanguosha.bots.hints import ANYONE, FOE, FRIEND
from tianxia.games.sanguosha.bots.thoughts import Thoughts
from tianxia.games.sanguosha.bots.uses import BURDENS
from tianxia.games.sanguosha.content import BLACK, CLUB, COLOUR_OF, HEART, KINDS, PRINTS, RED, SPADE
from tianxia.games.sanguosha.rules.damage import Damage
from tianxia.games.sanguosha.rules.distance import in_reach
from tianxia.games.sanguosha.rules.dying import Brink
from tianxia.games.sanguosha.rules.judgement import Judgement
from tianxia.games.sanguosha.rules.table import ACTION, DISCARDING, DRAWING, JUDGING, Table
from tianxia.games.sanguosha.rules.turns import Phase, hand_limit
from tianxia.games.sanguosha.rules.using import Use
from tianxia.games.sanguosha.rules.windows import ActivateSkill

Rule = Callable[[Thoughts, Option], Choice | None]
DEAR: Final = 5.0  # cards of more worth are not given up lightly
CHEAP: Final = 3.5
TRUSTED: Final = 0.3
STARS_KEPT: Final = 2  # for Great Fog


def activated(t: Thoughts, option: Option) -> Choice | None:
    """The skill with its best picks, or None if it is better left alone."""
    if not option.picks and is_forced(t, option):
        return Choice(option.id)
    key = option.id.partition("#")[0]
    rule = SKILLS.get(key)
    return rule(t, option) if rule is not None else gladly(t, option)


def is_forced(t: Thoughts, option: Option) -> bool:
    """Whether this part of the skill acts in any case, and is offered only for the order (SG-304)."""
    assert isinstance(t.question, ActivateSkill)
    return any(held.key == option.id and held.rule.forced for held in t.question.ready)


def gladly(t: Thoughts, option: Option) -> Choice | None:
    """With the cheapest cards, on foes."""
    return t.fill(option, FOE) if option.picks else Choice(option.id)


def matter(t: Thoughts) -> object:
    """What the skill answers: a damage, a use, a judgement, a phase."""
    assert isinstance(t.question, ActivateSkill)
    return t.question.matter


# ---- by whom it hurts


def against_source(t: Thoughts, option: Option) -> Choice | None:
    """Not against a friend who did it."""
    found = matter(t)
    source = found.source if isinstance(found, (Damage, Use)) else -1
    return None if source not in (-1, t.me) and t.likes[source] > TRUSTED else gladly(t, option)


def against_target(t: Thoughts, option: Option) -> Choice | None:
    """Not against a friend who is the target."""
    found = matter(t)
    target = found.target if isinstance(found, Use) else found.victim if isinstance(found, Damage) else -1
    return None if target not in (-1, t.me) and t.likes[target] > TRUSTED else gladly(t, option)


def cards_for_damage(t: Thoughts, option: Option) -> Choice | None:
    """Frozen Sword, ice Sha: two cards rather than a wound, unless the wound kills."""
    found = matter(t)
    assert isinstance(found, Damage)
    victim = found.victim
    if t.likes[victim] > TRUSTED:
        return Choice(option.id)
    kills = t.s.hp[victim] <= found.amount
    return None if kills or len(t.s.cards_of(victim)) < 2 else Choice(option.id)


def cleave(t: Thoughts, option: Option) -> Choice | None:
    """The Axe: two cards for a wound, cheap ones unless the foe is near death."""
    found = matter(t)
    assert isinstance(found, Use)
    choice = t.fill(option, FOE)
    if choice is None or t.likes[found.target] > 0:
        return None
    cost = sum([t.card_worth(ref) for ref in choice.picks["cards"]])
    return choice if cost <= 7.0 or t.s.hp[found.target] <= 1 + found.bonus else None


def sad_song(t: Thoughts, option: Option) -> Choice | None:
    """For a hero who is liked better than the one who hurt them; for oneself and in need also with a dear card."""
    found = matter(t)
    assert isinstance(found, Damage)
    against = 0.0 if found.source < 0 else t.likes[found.source]
    choice = t.fill(option, ANYONE)
    near = found.victim == t.me or t.s.hp[found.victim] < 2
    cheap = choice is not None and t.card_worth(choice.picks["cards"][0]) <= (DEAR if near else CHEAP)
    return choice if cheap and t.likes[found.victim] - against > 0.5 else None


# ---- judgements


def is_good(why: str, suit: int, points: int) -> bool | None:
    """Whether a judgement turns out well for whoever is judged; None if that is not known."""
    if why == "lightning":
        return not (suit == SPADE and 2 <= points <= 9)
    if why in ("acedia", "famine"):
        return suit == (HEART if why == "acedia" else CLUB)
    if why in ("unyielding", "till-the-land"):
        return suit != HEART
    if why == "lightning-strike":
        return suit != SPADE
    if why in ("eight-trigrams-formation", "iron-cavalry", "goddess-luo"):
        return COLOUR_OF[suit] == (BLACK if why == "goddess-luo" else RED)
    return None


def change_judgement(t: Thoughts, option: Option) -> Choice | None:
    """Ghost Talent and Ghost Way: only to turn the result for a friend or against a foe."""
    judgement = matter(t)
    if not isinstance(judgement, Judgement):
        return gladly(t, option)
    s, seat = t.s, judgement.seat

    def result(card: int) -> bool | None:
        return is_good(judgement.why, s.suit_for(seat, card), PRINTS[s.faces[card]].number)

    wished = t.likes[seat] > 0
    if result(judgement.card) is not (not wished) or abs(t.likes[seat]) < TRUSTED:
        return None
    turning = tuple([ref for ref in option.picks[0].items if result(number(ref)) is wished])
    chosen = t.cheapest(turning, 1)
    return Choice(option.id, {"cards": chosen}) if chosen and t.card_worth(chosen[0]) <= DEAR + 1 else None


# ---- phases that are given up


def in_phase(t: Thoughts) -> int:
    """Which phase is about to begin."""
    found = matter(t)
    return found.phase if isinstance(found, Phase) else -1


def is_burdened(s: Table, seat: Seat) -> bool:
    """Whether a delayed tactic threatens the turn."""
    return any(s.delayed_name(card) in BURDENS for card in s.judging(seat))


def shas(t: Thoughts) -> int:
    """The Sha in one's hand."""
    return len([card for card in t.s.hand(t.me) if KINDS[t.s.name_of(card)].is_sha])


def godspeed(t: Thoughts, option: Option) -> Choice | None:
    """To escape a delayed tactic, or for a Sha that is likely to kill; an equipment card of the hand if there is
    nothing else to do. Two heroes who skip all they have would play for ever."""
    s, me = t.s, t.me
    foes = [seat for seat in s.others(me) if t.likes[seat] < -TRUSTED]
    fallible = any(s.hp[seat] < 2 and not s.hand(seat) for seat in foes)
    if in_phase(t) == JUDGING:
        return Choice(option.id) if is_burdened(s, me) or fallible else None
    spare = tuple([ref for ref in option.picks[0].items if number(ref) in s.hand(me)])
    if spare and foes and not shas(t) and len(s.hand(me)) - 1 <= hand_limit(s, me):
        return Choice(option.id, {"cards": t.cheapest(spare, 1)})
    return t.fill(option, ANYONE) if not s.hand(me) and fallible else None


def delegate(t: Thoughts, option: Option) -> Choice | None:
    """To a friend, if not many cards of one's own go to waste."""
    s, me = t.s, t.me
    if option.picks:
        return t.fill(option, FRIEND)
    has_friend = any(t.likes[other] > TRUSTED for other in s.others(me))
    return Choice(option.id) if has_friend and len(s.hand(me)) <= hand_limit(s, me) + 1 else None


def flexibility(t: Thoughts, option: Option) -> Choice | None:
    """A delayed tactic is escaped, two foes are robbed, many cards are kept; the Action Phase is not given up."""
    s, me = t.s, t.me
    phase = in_phase(t)
    foes = [seat for seat in s.others(me) if t.likes[seat] < 0 and s.hand(seat)]
    wanted = (
        (phase == JUDGING and is_burdened(s, me))
        or (phase == DRAWING and len(foes) >= 2)
        or (phase == DISCARDING and len(s.hand(me)) > hand_limit(s, me) + 1)
    )
    choice = t.fill(option, ANYONE) if wanted and phase != ACTION else None
    return choice if choice is not None and t.card_worth(choice.picks["cards"][0]) <= DEAR else None


def rise_again(t: Thoughts, option: Option) -> Choice | None:
    """As many cards as the usual draw, or more."""
    return Choice(option.id) if t.s.wounds(t.me) >= 2 else None


def bare_chested(t: Thoughts, option: Option) -> Choice | None:
    """With a Sha and somebody to use it on who can hardly dodge."""
    s, me = t.s, t.me
    near = [seat for seat in s.others(me) if t.likes[seat] < -TRUSTED and in_reach(s, me, seat)]
    has_foe = any(len(s.hand(seat)) < 2 for seat in near)
    return Choice(option.id) if has_foe and shas(t) else None


def twin_heroes(t: Thoughts, option: Option) -> Choice | None:
    """With a Sha and a foe near death who cannot answer the Duels: the two cards of the draw are given up for them."""
    s = t.s
    foes = [seat for seat in s.others(t.me) if t.likes[seat] < -TRUSTED]
    weak = any(s.hp[seat] < 2 and not s.hand(seat) for seat in foes)
    return Choice(option.id) if weak and len(s.hand(t.me)) >= 3 and shas(t) else None


def surprise_attack(t: Thoughts, option: Option) -> Choice | None:
    """Two foes are robbed; from one alone it is better to draw."""
    choice = t.fill(option, FOE)
    return choice if choice is not None and len(choice.picks["seats"]) == 2 else None


def generosity(t: Thoughts, option: Option) -> Choice | None:
    """With few cards, or if a friend is the poorest."""
    s, me = t.s, t.me
    least = min([len(s.hand(seat)) for seat in s.others(me)], default=0)
    friend = any(t.likes[seat] > TRUSTED and len(s.hand(seat)) == least for seat in s.others(me))
    return Choice(option.id) if friend or len(s.hand(me)) < 2 else None


# ---- whom


def neediest(t: Thoughts, items: tuple[Ref, ...]) -> list[Seat]:
    """Oneself and friends, the lowest HP first."""
    seats = [number(ref) for ref in items if t.likes[number(ref)] > 0.55]
    return sorted(seats, key=lambda seat: (t.s.hp[seat], -t.likes[seat], seat))


def great_fog(t: Thoughts, option: Option) -> Choice | None:
    """The cheapest Stars for oneself and for a friend near death."""
    stars, heroes = option.picks
    seats = [seat for seat in neediest(t, heroes.items) if seat == t.me or t.s.hp[seat] < 2][: len(stars.items)]
    chosen = {"cards": t.cheapest(stars.items, len(seats)), "seats": tuple([f"seat/{seat}" for seat in seats])}
    return Choice(option.id, chosen) if seats else None


def wild_wind(t: Thoughts, option: Option) -> Choice | None:
    """A foe whom fire spares least, if Stars for the fog are left."""
    stars, heroes = option.picks
    if len(stars.items) <= STARS_KEPT:
        return None
    foes = [ref for ref in heroes.items if t.likes[number(ref)] < -TRUSTED and fears_fire(t.s, number(ref))]
    worst = max(foes, key=lambda ref: (t.hate(number(ref)), ref), default=None)
    return None if worst is None else Choice(option.id, {"cards": t.cheapest(stars.items, 1), "seats": (worst,)})


def fears_fire(s: Table, seat: Seat) -> bool:
    """In wooden armor, in chains, or near death."""
    armor = s.in_slot(seat, "armor")
    return s.chained[seat] or s.hp[seat] < 3 or (armor is not None and s.kind_of(armor) == "wooden-armor")


def seven_stars(t: Thoughts, option: Option) -> Choice | None:
    """Hand cards for better Stars."""
    hand, stars = option.picks
    worst = t.cheapest(hand.items, len(hand.items))
    best = t.cheapest(stars.items, len(stars.items))[::-1]
    pairs = [pair for pair in zip(worst, best, strict=False) if t.card_worth(pair[0]) < t.card_worth(pair[1])]
    if not pairs:
        return None
    return Choice(option.id, {"cards": tuple([ref for ref, _ in pairs]), "stars": tuple([ref for _, ref in pairs])})


def banish(t: Thoughts, option: Option) -> Choice | None:
    """A foe loses a turn, or a friend gets theirs back."""
    if not option.picks:
        return Choice(option.id)
    seats = [number(ref) for ref in option.picks[0].items]
    ranked = sorted(seats, key=lambda seat: (t.likes[seat] * (-1 if t.s.flipped[seat] else 1), seat))
    gain = t.likes[ranked[0]] * (1 if t.s.flipped[ranked[0]] else -1)
    return Choice(option.id, {"seats": (f"seat/{ranked[0]}",)}) if gain > TRUSTED else None


def ultimate_strategy(t: Thoughts, option: Option) -> Choice | None:
    """As the skill that it stands for; a dying friend is not cut off from help."""
    found = matter(t)
    if isinstance(found, Judgement):
        return change_judgement(t, option)
    return None if isinstance(found, Brink) and t.likes[found.seat] > 0 else banish(t, option)


def loyal_mandate(t: Thoughts, option: Option) -> Choice | None:
    """The hero who is liked and draws most."""
    s = t.s
    seats = [number(ref) for ref in option.picks[0].items]
    best = max(seats, key=lambda seat: (t.likes[seat] * (min(s.max_hp[seat], 5) - len(s.hand(seat))), -seat))
    return Choice(option.id, {"seats": (f"seat/{best}",)}) if t.likes[best] > 0 else None


def heroic_soul(t: Thoughts, option: Option) -> Choice | None:
    """A foe, who draws one and discards several."""
    return t.fill(option, FOE) if t.s.wounds(t.me) > 1 else None


def stabilization(t: Thoughts, option: Option) -> Choice | None:
    """For a friend, or if more is left than is given back."""
    phase = matter(t)
    assert isinstance(phase, Phase)
    friend = t.likes[phase.seat] > TRUSTED
    return t.fill(option, FOE) if friend or len(option.picks[0].items) > 1 else None


def return_of_hearts(t: Thoughts, option: Option) -> Choice | None:
    """A turn for three cards or more."""
    s = t.s
    robbed = [seat for seat in s.others(t.me) if s.cards_of(seat)]
    return Choice(option.id) if len(robbed) > 2 or s.flipped[t.me] else None


def intense_blade(t: Thoughts, option: Option) -> Choice | None:
    """With a card that is likely to win."""
    s = t.s
    return Choice(option.id) if any(s.card(card).number > 9 for card in s.hand(t.me)) else None


def hold_fast(t: Thoughts, option: Option) -> Choice | None:
    """Three cards for the next turn: when one is flipped anyhow, or is hurt and has next to nothing to defend with."""
    s, me = t.s, t.me
    return Choice(option.id) if s.flipped[me] or (s.hp[me] < 3 and len(s.hand(me)) < 2) else None


def never(t: Thoughts, option: Option) -> Choice | None:
    """A skill that a simple player is better off without."""
    return None


SKILLS: Final[dict[str, Rule]] = {
    "unyielding": against_source, "retaliation": against_source, "fierce-bow": against_target,
    "iron-cavalry": against_target, "gender-double-swords": against_target, "kirin-bow": against_target,
    "fierce-advance": against_target, "frozen-sword": cards_for_damage, "ice-sha": cards_for_damage,
    "rock-cleaving-axe": cleave, "sad-song": sad_song, "ghost-talent": change_judgement, "ghost-way": change_judgement,
    "ultimate-strategy": ultimate_strategy, "banish": banish, "godspeed": godspeed, "delegate": delegate,
    "flexibility": flexibility, "rise-again": rise_again, "bare-chested": bare_chested, "twin-heroes": twin_heroes,
    "surprise-attack": surprise_attack, "generosity": generosity, "great-fog": great_fog, "seven-stars": seven_stars,
    "loyal-mandate": loyal_mandate, "heroic-soul": heroic_soul, "stabilization": stabilization,
    "return-of-hearts": return_of_hearts, "intense-blade": intense_blade, "hold-fast": hold_fast,
    "wild-wind": wild_wind,
}  # fmt: skip
