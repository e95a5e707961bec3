"""Gods who plan: God Lu Meng, God Zhou Yu, God Zhuge Liang, God Sima Yi. They choose their kingdom (SG-111)."""

from __future__ import annotations

from tianxia.core.asks import PASS_OPTION, Choice, Option, Pick, Play, Sleeve, cards
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import CLUB, DIAMOND, HEART, SPADE, SUITS
from tianxia.games.sanguosha.heroes.forest import banish
from tianxia.games.sanguosha.heroes.standard_shu import wisdom, with_real_normal_tactic
from tianxia.games.sanguosha.heroes.standard_wei import a_hand_card, ghost_talent
from tianxia.games.sanguosha.heroes.standard_wu import any_cards, balance
from tianxia.games.sanguosha.rules.asking import choose, option, pick_cards, pick_seats
from tianxia.games.sanguosha.rules.conditions import at_beginning, at_end, is_wounded, when_drawing
from tianxia.games.sanguosha.rules.damage import Damage, deal_damage
from tianxia.games.sanguosha.rules.deck import expose, top
from tianxia.games.sanguosha.rules.dying import Brink
from tianxia.games.sanguosha.rules.forms import like_hand
from tianxia.games.sanguosha.rules.health import change_max_hp, heal, lose_hp
from tianxia.games.sanguosha.rules.judgement import Judgement
from tianxia.games.sanguosha.rules.moves import (
    DISCARDED,
    EXCHANGED,
    PLACED,
    Moved,
    discard,
    done_with,
    get,
    look_at,
    move_cards,
    move_many,
    remove,
    show,
)
from tianxia.games.sanguosha.rules.owning import TOKEN_OF, TOKENS, gain_skills, have_for_a_time, not_yet, use_up
from tianxia.games.sanguosha.rules.skills import ON_A_HERO, action, lasting, skill
from tianxia.games.sanguosha.rules.table import (
    DISCARDING,
    DRAWING,
    THIS_GAME,
    THIS_PHASE,
    THIS_TURN,
    UNTIL_NEXT_TURN,
    Table,
)
from tianxia.games.sanguosha.rules.taking import has_cards
from tianxia.games.sanguosha.rules.timings import (
    AFTER_MOVE,
    AFTER_SUFFERING,
    BEFORE_DAMAGE,
    BEFORE_JUDGEMENT_TAKES_EFFECT,
    END_OF_PHASE,
    END_OF_TURN,
    ENTERING_BRINK,
    IN_PHASE,
    START_OF_GAME,
    START_OF_PHASE,
    WHEN_USING,
)
from tianxia.games.sanguosha.rules.turns import Phase, take_extra_turn
from tianxia.games.sanguosha.rules.using import Use
from tianxia.games.sanguosha.rules.windows import activate
from tianxia.games.sanguosha.rules.zones import BESIDES, DECK, FACE_DOWN, HAND, zone_of

ON_A_HERO.extend(("wild-wind", "great-fog"))

# ---- God Lu Meng

STUDIED = 5


@skill("extensive-study", at=IN_PHASE, when=when_drawing)
def extensive_study(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """In your Draw Phase, instead of drawing you can turn up the top 5 cards of the deck and take one of each suit."""
    phase.replaced = True
    exposed = yield from expose(s, STUDIED)
    lots = {suit: [card for card in exposed if s.suit_of(card) == suit] for suit in (SPADE, HEART, CLUB, DIAMOND)}
    picks = [pick_cards(lot, slot=SUITS[suit]) for suit, lot in lots.items() if lot]
    reply = yield from choose(s, me, "extensive-study", lambda: (option("get", *picks),))
    yield from get(s, [reply.one(pick.slot) for pick in picks], me)
    yield from done_with(s, exposed)


def hero_with_hand(s: Table, me: Seat) -> tuple[Pick, ...]:
    """Another hero who has hand cards."""
    return (pick_seats([seat for seat in s.others(me) if s.hand(seat)]),)


@action("attack-the-heart", picks=hero_with_hand, once=THIS_PHASE)
def attack_the_heart(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, look at another hero's hand: you can show a heart of it and discard it or put it on
    the deck."""
    target = choice.one("seats")
    look_at(s, me, s.hand(target), "attack-the-heart")

    def hearts() -> tuple[Option, ...]:
        found = pick_cards([card for card in s.hand(target) if s.suit_of(card) == HEART])
        return (option("discard", found), option("atop", found), PASS_OPTION) if found.items else (PASS_OPTION,)

    told = {"seat": target, "hand": list(cards(s.hand(target)))}
    reply = yield from choose(s, me, "attack-the-heart", hearts, told)
    if reply.option == "pass":
        return
    show(s, target, reply.many("cards"), "attack-the-heart")
    if reply.option == "discard":
        yield from discard(s, reply.many("cards"), me)
    else:
        yield from move_cards(s, reply.many("cards"), DECK, PLACED, me, openly=True)


# ---- God Zhou Yu


def discarded_two(s: Table, me: Seat, phase: Phase) -> bool:
    """The owner's Discard Phase, in which 2 cards or more were discarded."""
    mine = [by for _, _, by, _, _ in s.noted("discard", me, s.phase_from) if by == me]
    return phase.phase == DISCARDING and len(mine) >= 2


@skill("sound-of-the-zither", at=END_OF_PHASE, when=discarded_two)
def sound_of_the_zither(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """At the end of your Discard Phase, if you discarded 2 or more cards, you can choose: all heroes heal 1, or all
    lose 1 HP."""
    reply = yield from choose(s, me, "sound-of-the-zither", lambda: (Option("heal"), Option("lose")))
    for seat in s.around(me):
        if reply.option == "heal":
            yield from heal(s, seat, 1, me)
        else:
            yield from lose_hp(s, seat)


FLAMES = ("first", "second", "third")
PRICE = 3  # HP, with a card of each suit


def burnt(choice: Choice) -> list[Seat]:
    """The heroes who suffer each point of damage."""
    return [choice.one(flame) for flame in FLAMES if choice.picks.get(flame)]


def searing_picks(s: Table, me: Seat) -> tuple[Pick, ...]:
    """One to three points of damage, each on a hero."""
    return tuple([pick_seats(s.around(me), int(flame == FLAMES[0]), 1, flame) for flame in FLAMES])


def cards_by_suit(s: Table, me: Seat) -> list[Pick]:
    """The hand cards of each suit."""
    hand = {suit: [card for card in s.hand(me) if s.suit_of(card) == suit] for suit in (SPADE, HEART, CLUB, DIAMOND)}
    return [pick_cards(lot, slot=SUITS[suit]) for suit, lot in hand.items()]


def cannot_pay_for_flames(s: Table, me: Seat, choice: Choice) -> str | None:
    """SG-1531, SG-816: two or more on one hero need a hand card of each suit, and 3 HP."""
    targets = burnt(choice)
    if len(set(targets)) == len(targets):
        return None
    return "SG-1531" if s.hp[me] < PRICE or not all(pick.items for pick in cards_by_suit(s, me)) else None


@action("searing-heat", picks=searing_picks, refuse=cannot_pay_for_flames, once=THIS_GAME)
def searing_heat(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once per game, in your Action Phase, divide 1 to 3 fire damage among heroes. If one of them is to suffer 2 or
    more, you must first discard a hand card of each suit and lose 3 HP."""
    targets = burnt(choice)
    if len(set(targets)) < len(targets):
        reply = yield from choose(s, me, "searing-heat", lambda: (option("discard", *cards_by_suit(s, me)),))
        yield from discard(s, [reply.one(suit) for suit in SUITS[:4]], me)
        yield from lose_hp(s, me, PRICE)
    for seat in s.around(s.current):
        if seat in targets:
            yield from deal_damage(s, Damage(me, seat, targets.count(seat), "fire", skill="searing-heat"))


# ---- God Zhuge Liang

STARS = 7


def stars(s: Table, me: Seat) -> list[Sleeve]:
    """The cards called Stars beside God Zhuge Liang."""
    return s.labelled(me, BESIDES, "star")


def exchange_picks(s: Table, me: Seat, phase: Phase) -> tuple[Pick, ...]:
    """Hand cards, and Stars."""
    hand, lit = s.hand(me), stars(s, me)
    most = min(len(hand), len(lit))
    return (pick_cards(hand, 1, most), pick_cards(lit, 1, most, "stars"))


def not_as_many(s: Table, me: Seat, phase: Phase, choice: Choice) -> str | None:
    """SG-654: card for card."""
    return "SG-654" if len(choice.many("cards")) != len(choice.many("stars")) else None


def exchange(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """SG-430, SG-654: all leave at the same time and lie face down, then each lot goes where the other was; only the
    owner sees them."""
    given, got = choice.many("cards"), choice.many("stars")
    laid = yield from move_many(s, [(card, FACE_DOWN) for card in given + got], EXCHANGED, me)
    places = [zone_of(me, BESIDES)] * len(given) + [zone_of(me, HAND)] * len(got)
    yield from move_many(s, list(zip(laid, places, strict=True)), EXCHANGED, me, label="star")


@skill("seven-stars", at=START_OF_GAME, forced=True, anyone=True)
def seven_stars(s: Table, me: Seat, game: Phase) -> Play[None]:
    """The game begins with 7 cards beside you as Stars. Then, and at the end of your Draw Phase, you can exchange
    hand cards for as many Stars.

    This part: at the start of the game."""
    yield from move_cards(s, top(s, STARS), zone_of(me, BESIDES), PLACED, me, label="star")
    if not s.hand(me):
        return  # SG-660
    reply = yield from choose(
        s,
        me,
        "seven-stars",
        lambda: (option("exchange", *exchange_picks(s, me, game)), PASS_OPTION),
        refuse=lambda reply: not_as_many(s, me, game, reply),
    )
    if reply.option == "exchange":
        yield from exchange(s, me, reply)


def can_exchange(s: Table, me: Seat, phase: Phase) -> bool:
    """At the end of one's Draw Phase, with Stars and hand cards."""
    return phase.phase == DRAWING and bool(stars(s, me)) and bool(s.hand(me))


@skill("seven-stars", at=END_OF_PHASE, when=can_exchange, picks=exchange_picks, refuse=not_as_many)
def seven_stars_move(s: Table, me: Seat, phase: Phase, choice: Choice) -> Play[None]:
    """At end of your Draw Phase, you can exchange any hand cards with as many Stars."""
    yield from exchange(s, me, choice)


def with_stars(s: Table, me: Seat, phase: Phase) -> bool:
    """At End Phase, with a Star left."""
    return at_end(s, me, phase) and bool(stars(s, me))


def star_and_hero(s: Table, me: Seat, phase: Phase) -> tuple[Pick, ...]:
    """A Star, and any hero."""
    return (pick_cards(stars(s, me)), pick_seats(s.around(me)))


@skill("wild-wind", at=START_OF_PHASE, when=with_stars, picks=star_and_hero)
def wild_wind(s: Table, me: Seat, phase: Phase, choice: Choice) -> Play[None]:
    """In your End Phase, you can put away a Star and choose a hero: until your next turn, fire damage to them is 1
    higher.

    This part: choosing the hero."""
    yield from remove(s, choice.many("cards"), me)
    s.add_effect("wild-wind", me, choice.one("seats"), UNTIL_NEXT_TURN)


def fans_the_fire(s: Table, me: Seat, damage: Damage) -> bool:
    """Fire damage to the chosen hero, whom no fog of the same god hides."""
    return damage.element == "fire" and damage.victim in s.affected("wild-wind", me) and not fogged(s, me, damage)


@skill(lasting("wild-wind"), at=BEFORE_DAMAGE, when=fans_the_fire, forced=True, anyone=True)
def wild_wind_blows(s: Table, me: Seat, damage: Damage) -> None:
    """Fire damage to the chosen hero is 1 higher."""
    damage.amount += s.affected("wild-wind", me).count(damage.victim)


def stars_and_heroes(s: Table, me: Seat, phase: Phase) -> tuple[Pick, ...]:
    """Stars, and as many heroes."""
    lit, everybody = stars(s, me), s.around(me)
    most = min(len(lit), len(everybody))
    return (pick_cards(lit, 1, most), pick_seats(everybody, 1, most))


def not_one_star_each(s: Table, me: Seat, phase: Phase, choice: Choice) -> str | None:
    """SG-816: a Star for each hero."""
    return "SG-816" if len(choice.many("cards")) != len(choice.many("seats")) else None


@skill("great-fog", at=START_OF_PHASE, when=with_stars, picks=stars_and_heroes, refuse=not_one_star_each)
def great_fog(s: Table, me: Seat, phase: Phase, choice: Choice) -> Play[None]:
    """In your End Phase, you can put away Stars and choose as many heroes: until your next turn, only lightning can
    hurt them.

    This part: choosing the heroes."""
    yield from remove(s, choice.many("cards"), me)
    for seat in choice.many("seats"):
        s.add_effect("great-fog", me, seat, UNTIL_NEXT_TURN)


def fogged(s: Table, me: Seat, damage: Damage) -> bool:
    """Damage that is not lightning, to a hero in the fog."""
    return damage.element != "lightning" and damage.victim in s.affected("great-fog", me)


@skill(lasting("great-fog"), at=BEFORE_DAMAGE, when=fogged, forced=True, anyone=True)
def great_fog_hides(s: Table, me: Seat, damage: Damage) -> None:
    """Non-lightning damage to them is prevented."""
    damage.prevented = True


# ---- God Sima Yi


def endured(s: Table, me: Seat) -> int:
    """How many Endure tokens God Sima Yi has."""
    return s.tokens[me].get("endure", 0)


TOKEN_OF["endurance"] = "endure"
TOKENS.append("endure")


@skill("endurance", at=AFTER_SUFFERING, forced=True)
def endurance(s: Table, me: Seat, damage: Damage) -> None:
    """You gain 1 Endure for each point of damage you suffer, and for each card that you discard in your Discard
    Phase.

    This part: a token for each damage."""
    s.token(me, "endure", damage.amount)


def discards_in_phase(s: Table, me: Seat, moved: Moved) -> bool:
    """The owner discards cards in their Discard Phase."""
    in_phase = s.current == me and s.phase == DISCARDING
    return in_phase and moved.why == DISCARDED and moved.by == me and bool(moved.lost_by(me))


@skill("endurance", at=AFTER_MOVE, when=discards_in_phase, forced=True, anyone=True)
def endurance_grows(s: Table, me: Seat, moved: Moved) -> None:
    """In your Discard Phase, after you discard cards, + as many Endure tokens."""
    s.token(me, "endure", len(moved.lost_by(me)))


def endured_four(s: Table, me: Seat, phase: Phase) -> bool:
    """At Beginning Phase, with 4 Endure tokens or more."""
    return at_beginning(s, me, phase) and endured(s, me) >= 4


@skill("worship-the-seal", at=START_OF_PHASE, when=not_yet("worship-the-seal", endured_four), forced=True)
def worship_the_seal(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """In your Beginning Phase, with 4 or more Endure: lose 1 maximum HP and gain Ultimate Strategy."""
    use_up(s, me, "worship-the-seal")
    yield from change_max_hp(s, me, -1)
    gain_skills(s, me, "ultimate-strategy")


def killed_this_turn(s: Table, me: Seat, turn: Phase) -> bool:
    """A hero died this turn, and the owner was the killer."""
    return any(what == "death" and killer == me for what, _, killer, _, _ in s.history)


@skill("consecutive-breaks", at=END_OF_TURN, when=killed_this_turn, anyone=True)
def consecutive_breaks(s: Table, me: Seat, turn: Phase) -> None:
    """At the end of a turn in which you killed somebody, you can take an extra turn."""
    take_extra_turn(s, me)


# ---- God Sima Yi's Ultimate Strategy: drop 1 Endure token and activate one of five skills at its own timing


@skill(
    "ultimate-strategy",
    at=BEFORE_JUDGEMENT_TAKES_EFFECT,
    when=lambda s, me, judgement: bool(like_hand(s, me)) and endured(s, me) > 0,
    picks=a_hand_card,
    anyone=True,
)
def strategy_of_ghosts(s: Table, me: Seat, judgement: Judgement, choice: Choice) -> Play[None]:
    """Ghost Talent: before a judgement card takes effect, play 1 hand card to replace it."""
    s.token(me, "endure", -1)
    activate(s, me, "ghost-talent")
    yield from ghost_talent(s, me, judgement, choice)


def endures_with_tactic(s: Table, me: Seat, use: Use) -> bool:
    """A normal tactic that is not converted, and a token to drop."""
    return endured(s, me) > 0 and with_real_normal_tactic(s, me, use)


@skill("ultimate-strategy", at=WHEN_USING, when=endures_with_tactic)
def strategy_of_wisdom(s: Table, me: Seat, use: Use) -> Play[None]:
    """Wisdom: when you use a normal tactic that is not converted, draw 1."""
    s.token(me, "endure", -1)
    activate(s, me, "wisdom")
    yield from wisdom(s, me, use)


@skill(
    "ultimate-strategy",
    at=AFTER_SUFFERING,
    when=lambda s, me, damage: endured(s, me) > 0 and is_wounded(s, me),
    picks=lambda s, me, damage: (pick_seats(s.others(me)),),
)
def strategy_of_banishment(s: Table, me: Seat, damage: Damage, choice: Choice) -> Play[None]:
    """Banish: after you suffer damage, another hero draws as many as your wounds and is flipped."""
    s.token(me, "endure", -1)
    activate(s, me, "banish")
    yield from banish(s, me, damage, choice)


def kills_in_own_turn(s: Table, me: Seat, brink: Brink) -> bool:
    """A hero comes to the brink of death on the turn of an owner without Certain Kill."""
    return endured(s, me) > 0 and s.current == me and not s.has(me, "certain-kill")


@skill("ultimate-strategy", at=ENTERING_BRINK, when=kills_in_own_turn, anyone=True)
def strategy_of_death(s: Table, me: Seat, brink: Brink) -> None:
    """Certain Kill: when a hero enters the brink of death in your turn, you have it until end of turn."""
    s.token(me, "endure", -1)
    have_for_a_time(s, me, "certain-kill", THIS_TURN)


def idle_strategies(s: Table, me: Seat) -> list[str]:
    """Balance once in each Action Phase, with cards; Certain Kill while it is not owned."""
    balances = has_cards(s, me) and not s.used(me, "ultimate-strategy", THIS_PHASE)
    kills = not s.has(me, "certain-kill")
    return [id for id, is_open in (("balance", balances), ("certain-kill", kills)) if is_open]


@action("ultimate-strategy", when=lambda s, me: endured(s, me) > 0 and bool(idle_strategies(s, me)))
def strategy_when_idle(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Balance, or Certain Kill until end of turn."""
    reply = yield from choose(
        s,
        me,
        "ultimate-strategy",
        lambda: tuple([option(id, *(any_cards(s, me) if id == "balance" else ())) for id in idle_strategies(s, me)]),
    )
    s.token(me, "endure", -1)
    if reply.option == "balance":
        s.count_use(me, "ultimate-strategy", THIS_PHASE)
        activate(s, me, "balance")
        yield from balance(s, me, reply)
    else:
        have_for_a_time(s, me, "certain-kill", THIS_TURN)
