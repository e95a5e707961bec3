"""The greedy policy of Huns.

In words. *A die* is worth the better of its two actions: Valuables that fit (a wagon that leaves counts most, then the
last slots of a Mercenary or Curse), or the best of the cards that it draws, by what those still in the deck are worth
in the turns that are left. A die that the next player wants is worth a little more: they do not get it. *Cards*:
lasting effects are worth much early and nothing late, Raids a VP and what they take, Mercenaries only if they can still
be paid, Treasures as likely as they will be met, Curses what they cost whom they hit. *Raids* wait for a moment at
which they bring nearly all that they can, but not for long. *A Curse* is accepted if bearing or lifting it costs less
than fleeing. *A new wagon* has room for what is in hand, a type that counts, and colours that are left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tianxia.bots.policy import Scored, best_scored
from tianxia.core.asks import Ask, Choice, Ref, Sleeve, number
from tianxia.core.moves import Move, Moves, chosen
from tianxia.core.pieces import place_of
from tianxia.games.huns.bots.gains import NEVER, Gains
from tianxia.games.huns.bots.yard import prize_of, reach
from tianxia.games.huns.data import COLOURS, EFFECT, HAND, RESERVE, VALUES
from tianxia.games.huns.rules.asking import Good, PickGoods
from tianxia.games.huns.rules.batch import DIVIDED, Batch
from tianxia.games.huns.rules.powers import NOT_THERE
from tianxia.games.huns.rules.state import ALL_COLOURS, WAGONS, Camps

WANTED: Final = 0.35  # of what a die is worth to the next player: so much is it worth to take it away


def best(s: Camps, question: Ask) -> Choice:
    """The choice with the best score, the first of several."""
    return best_scored(scored(s, question))


def scored(s: Camps, question: Ask) -> list[Scored]:
    """Choices with what they are worth; of many Valuables only the likely picks."""
    gains = Gains(s, question)
    if isinstance(question, Moves):
        score = SCORES.get(question.kind)
        if score is None:
            return [(0.0, chosen(move)) for move in question.moves()]
        return [(score(gains, move), chosen(move)) for move in question.moves()]
    if isinstance(question, PickGoods):
        return picked(gains, question)
    return [(0.0, choice) for choice in question.expand()]


# ---- what each kind of move is worth


def score_die(gains: Gains, move: Move) -> float:
    """A die, or a card before it."""
    option, picks = move
    if option == "take":
        s = gains.s
        die = number(picks[0][1])
        value = max(VALUES) if s.turning else s.tracks[die]
        if len(s.available()) == 1:
            return gains.die(die, value)
        return gains.die(die, value) + WANTED * gains.to_others(die, s.tracks[die]) / (s.seats - 1)
    if option == "resolve":
        return 0.0
    return before(gains, number(picks[0][1]))


def before(gains: Gains, card: Sleeve) -> float:
    """Cards before the die are used only if they are for that; Raids wait."""
    s = gains.s
    if s.box.cards[s.faces[card]].trigger != "before-die":
        return NEVER
    gain = gains.using(card)
    return 50.0 + gain if gain > 0.1 else NEVER


def score_action(gains: Gains, move: Move) -> float:
    """Draw or Loot; what belongs right after the die is used before."""
    s, option = gains.s, move[0]
    value = s.tracks[s.die]
    if option == "draw":
        return gains.drawing(s.die, value)
    if option == "loot":
        return gains.looting(s.die, value)
    card = number(move[1][0][1])
    if s.box.cards[s.faces[card]].trigger != "after-die":
        return NEVER
    gain = gains.using(card)
    return 50.0 + gain if gain > 0 else NEVER


def score_pick(gains: Gains, move: Move) -> float:
    """The card that is worth most; others are looked for if none is worth much."""
    s = gains.s
    if move[0] == "play":
        return gains.look.worth(s.faces[number(move[1][0][1])])
    if move[0] == "redraw":
        return gains.drawing(s.die, s.tracks[s.die])
    return NEVER


def score_target(gains: Gains, move: Move) -> float:
    """Whom a Curse hurts most."""
    s = gains.s
    face = str(gains.question.about()["face"])
    return gains.look.cursing(s.box.cards[s.box.names.index(face)], number(move[1][0][1]))


def score_curse(gains: Gains, move: Move) -> float:
    """Accept, flee or pass on."""
    s, look = gains.s, gains.look
    rules = s.box.cards[s.box.names.index(str(gains.question.about()["face"]))]
    if move[0] == "accept":
        return -look.accepting(rules)
    if move[0] == "flee":
        return -look.fleeing()
    to = number(move[1][0][1])
    oracle = s.power(gains.seat).at["cursed"][0]
    price = -gains.filling(oracle, 0) + look.mercenary(s.box.cards[s.faces[oracle]], 0)
    after = look.mercenary(s.box.cards[s.faces[oracle]], 1)
    return look.cursing(rules, to) - (price - after)


def score_place(gains: Gains, move: Move) -> float:
    """Where the Valuables in hand are worth most."""
    s, look = gains.s, gains.look
    batch = next(matter for matter in reversed(s.trail) if isinstance(matter, Batch) and matter.seat == gains.seat)
    held = [len([good for good in batch.goods if good.colour == colour]) for colour in ALL_COLOURS]
    option, picks = move
    if option == "fill":
        card = number(picks[0][1])
        return gains.filling(card, 1 if batch.target == DIVIDED else len(batch.goods))
    if option == "load":
        return loading(gains, batch, held, colour_of(picks[0][1]), number(picks[1][1]))
    if option == "dye":
        colour = colour_of(picks[0][1])
        place = number(picks[1][1]) // len(COLOURS)
        stand = next(stand for stand in look.yard.stands if s.box.place[s.faces[stand.wagon]] == place)
        held[colour] -= 1
        return stand.gain(1, look.turns) + sum([look.yard.best(c, held[c])[0] for c in ALL_COLOURS if held[c]]) - 0.2
    if option == "divide":
        return dividing(gains, held)
    return NEVER if option == "use" else -0.05


def colour_of(ref: Ref) -> int:
    """The colour of a Valuable in hand, whether it is meant by that or by where it was taken from."""
    return place_of(number(ref)) % len(COLOURS)


def loading(gains: Gains, batch: Batch, held: list[int], colour: int, wagon: Sleeve) -> float:
    """VP for all that is in hand, if this wagon is loaded first; where it is divided, for one Valuable."""
    yard = gains.look.yard
    if batch.target == DIVIDED:
        return next(stand for stand in yard.stands if stand.wagon == wagon).gain(1, yard.turns)
    return sum([yard.best(c, held[c], wagon if c == colour else NOT_THERE)[0] for c in ALL_COLOURS if held[c]])


def dividing(gains: Gains, held: list[int]) -> float:
    """VP for Valuables on wagons and the rest on a card."""
    total, left = 0.0, 0
    for colour in ALL_COLOURS:
        if held[colour]:
            gain, fit = gains.look.yard.best(colour, held[colour])
            total += gain
            left += held[colour] - fit
    cards = gains.s.fillable(gains.seat)
    return total + max([gains.filling(card, left) for card in cards], default=0.0) - 0.01 if left else NEVER


def score_wagon(gains: Gains, move: Move) -> float:
    """A new wagon: room for what is in hand, a type that counts, colours that are left, few slots."""
    s, look = gains.s, gains.look
    if move[0] == "deck":
        return 0.0
    rules = s.box.wagon(s.faces[number(move[1][0][1])])
    score = prize_of(s, gains.seat, rules.type, gains.seat) - s.seats - 0.55
    for colour in ALL_COLOURS:
        room = rules.room[colour]
        if room:
            score += 0.9 * look.unit * min(room, s.stock[colour][HAND] + s.stock[colour][EFFECT])
            score -= 0.25 * max(0, room + 2 - s.stock[colour][RESERVE])
            score += 0.06 * (room - 1)
    return score + 0.5 * (5 - rules.size) * look.unit + 0.05 * reach(rules.size, look.turns)


def score_use(gains: Gains, move: Move) -> float:
    """After the action: whatever is worth more now than later."""
    if move[0] == "done":
        return 0.0
    s, card = gains.s, number(move[1][0][1])
    if not s.box.cards[s.faces[card]].optional:
        return 1.0
    return gains.using(card)


def score_turn(gains: Gains, move: Move) -> float:
    """A die turned to a value, or rolled again."""
    s, picks = gains.s, move[1]
    die = number(picks[0][1])
    if len(picks) == 1:
        return gains.hoped(die)
    value = number(picks[1][1])
    return gains.die_now(value) if s.die == die else gains.die(die, value)


def score_move(gains: Gains, move: Move) -> float:
    """A Valuable that moves."""
    return gains.carrying(move)


def score_swap(gains: Gains, move: Move) -> float:
    """Two wagons that change places."""
    return gains.swapping(move)


def score_copy(gains: Gains, move: Move) -> float:
    """The Raid that brings most."""
    s = gains.s
    return gains.brings(s.box.cards[s.faces[number(move[1][0][1])]])


def score_ban(gains: Gains, move: Move) -> float:
    """The die that the target wants most."""
    s = gains.s
    die = number(move[1][0][1])
    target = gains.look.other(s.active)
    return target.yard.best(die, min(s.tracks[die], s.stock[die][RESERVE]))[0] + 0.1 * s.tracks[die]


SCORES: Final[dict[str, Callable[[Gains, Move], float]]] = {
    "huns.die": score_die, "huns.action": score_action, "huns.pick": score_pick, "huns.target": score_target,
    "huns.curse": score_curse, "huns.place": score_place, "huns.wagon": score_wagon, "huns.after": score_use,
    "huns.end": score_use, "huns.turn": score_turn, "huns.move": score_move, "huns.swap": score_swap,
    "huns.copy": score_copy, "huns.ban": score_ban,
}  # fmt: skip


# ---- Valuables to pick


def picked(gains: Gains, question: PickGoods) -> list[Scored]:
    """The likely picks: the best Valuables together, then others of each group or colour."""
    goods = question.goods()
    kind = question.kind
    if kind in ("huns.steal", "huns.discard"):
        return picked_from_camps(gains, question, goods)
    found: list[Scored] = []
    for first in goods:
        own = [good for good in goods if good.group == first.group]
        score, some = together(gains, question, own, first)
        if question.fits is None or any(question.fits(good.colour) for good in some):
            found.append((score, taking(some)))
    if question.may_pass:
        found.append((0.0, Choice("pass")))
    return found or [(0.0, next(question.expand()))]


def together(gains: Gains, question: PickGoods, own: list[Good], first: Good) -> tuple[float, list[Good]]:
    """This Valuable and those that go best with it; all that may be taken, if they find a place."""
    s, look = gains.s, gains.look
    yard = look.fresh_yard()
    some, total = [first], yard.add(first.colour)
    if question.kind == "huns.which":
        total = -total
    while len(some) < question.most:
        rest = [good for good in own if len([one for one in some if one is good]) < good.count]
        more = [(yard.next_gain(good.colour), -n) for n, good in enumerate(rest)]
        if not more:
            break
        gain, n = max(more)
        if gain <= 0 and len(some) >= question.least and not s.fillable(gains.seat):
            break
        some.append(rest[-n])
        total += yard.add(rest[-n].colour)
    if question.kind != "huns.gain":
        return total, some
    return max([total, *[gains.filling(card, len(some)) for card in s.fillable(gains.seat)]]), some


def picked_from_camps(gains: Gains, question: PickGoods, goods: list[Good]) -> list[Scored]:
    """Valuables of others, or of one's own that must go: the dearest, or the cheapest."""
    steals = question.kind == "huns.steal"
    owners = [good for good in goods if own_place(gains, good)]
    found: list[Scored] = []
    for group in dict.fromkeys([good.group for good in goods]):
        own = [good for good in goods if good.group == group]
        if owners:
            found += [(-gains.loss(good), taking([good] * question.least)) for good in own]
            continue
        score, some = gains.robbing(own, question.most, gains.look.fresh_yard() if steals else None)
        if len(some) >= question.least:
            found.append((score, taking(some)))
        for good in own if question.least <= 1 else ():
            alone = gains.robbing([good], 1, gains.look.fresh_yard() if steals else None)[0]
            found.append((alone, taking([good])))
    if question.may_pass:
        found.append((0.0, Choice("pass")))
    return found or [(0.0, next(question.expand()))]


def own_place(gains: Gains, good: Good) -> bool:
    """Whether a Valuable lies on a wagon of one's own."""
    s = gains.s
    return any(s.box.place[s.faces[wagon]] == good.place for wagon in s.zones[WAGONS + gains.seat])


def taking(goods: list[Good]) -> Choice:
    """These Valuables as an answer."""
    kinds = list({id(good): good for good in goods}.values())
    refs = [ref for good in kinds for ref in good.refs(len([one for one in goods if one is good]))]
    return Choice("take", {"goods": tuple(refs)})
