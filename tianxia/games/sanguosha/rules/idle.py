"""What a hero may do in their Action Phase when nothing is being resolved (SG-213, SG-214)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from tianxia.core.asks import Ask, Choice, Option, Pick, Play, Ref, Refusal, ask, blind, cards, number
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.games.sanguosha.content import KINDS
from tianxia.games.sanguosha.rules.asking import pick_cards, pick_seats, seats
from tianxia.games.sanguosha.rules.behaviour import BEHAVIOUR
from tianxia.games.sanguosha.rules.cards import Card, virtual
from tianxia.games.sanguosha.rules.deck import draw
from tianxia.games.sanguosha.rules.forms import Form, form_called, forms, like_hand, lots_of, made_from
from tianxia.games.sanguosha.rules.moves import PLACED, done_with, move_cards
from tianxia.games.sanguosha.rules.responding import USE, Need
from tianxia.games.sanguosha.rules.skills import MORE_TARGETS, WHEN_ACTIVATED, Action, HeldSkill, plain_key
from tianxia.games.sanguosha.rules.table import THIS_GAME, THIS_PHASE, THIS_ROUND, THIS_TURN, Table
from tianxia.games.sanguosha.rules.targets import idle_targets, legal_targets, most_targets, why_no_target, why_not_use
from tianxia.games.sanguosha.rules.using import Use, affect_next, begin_use, finish_use, lay_aside, take_up, use_card
from tianxia.games.sanguosha.rules.windows import activate
from tianxia.games.sanguosha.rules.zones import NOBODY, PROCESSING

END: Final = "end"
REFORGE: Final = "reforge"
REFORGED: Final = tuple([id for id, kind in KINDS.items() if kind.reforged])
SECOND: Final = "second"
USED_UP: Final = {
    THIS_PHASE: "SG-214",
    THIS_TURN: "SG-812",
    THIS_ROUND: "SG-1662",
    THIS_GAME: "SG-1606",
}  # for skills that work once


class Idle(Ask):
    """Use a card, activate a skill, reforge, or end the phase."""

    __slots__ = ("s",)

    def __init__(self, s: Table, seat: Seat) -> None:
        super().__init__(seat, "sanguosha.idle", "SG-213")
        self.s: Table = s

    def options(self) -> tuple[Option, ...]:
        """What is possible now; the targets of all cards of one name are listed together and checked in `refuse`."""
        uses = [option for form in forms(self.s, self.seat, USE, KINDS) if (option := self._use(form)) is not None]
        return (*uses, *[option for way in self._other_ways() if (option := way()) is not None], Option(END))

    def draw(self, dice: Dice) -> Choice:
        """One way at random, until one turns out to be open: only its own card and targets are worked out."""
        ways: list[Callable[[Dice], Choice | None]] = [
            partial(self._some_use, form) for form in forms(self.s, self.seat, USE, KINDS)
        ]
        ways += [partial(self._some, way) for way in self._other_ways()]
        place = dice.below(len(ways) + 1)
        while place < len(ways):
            choice = ways.pop(place)(dice)
            if choice is not None:
                return choice
            place = dice.below(len(ways) + 1)
        return Choice(END)

    def _some_use(self, form: Form, dice: Dice) -> Choice | None:
        """One card of this form on some of its targets."""
        s, me = self.s, self.seat
        if form.count > 1:
            return self._some(partial(self._use_several, form), dice)
        sleeve = form.items[dice.below(len(form.items))]
        targets, most = self._aims(form, sleeve)
        if not targets:
            return None
        picks = target_picks(s, me, form.name, targets, most)
        choice = blind(Option(form.id, (pick_cards([sleeve]), *picks)), dice)
        return choice if len(picks) < 2 or (choice is not None and self.refuse(choice) is None) else None

    def _some(self, way: Callable[[], Option | None], dice: Dice) -> Choice | None:
        """Some choice of this way, if it is open."""
        option = way()
        choice = None if option is None else blind(option, dice)
        return choice if choice is not None and self.refuse(choice) is None else None

    def _other_ways(self) -> list[Callable[[], Option | None]]:
        """All that may be done apart from using a card: each tells its option, or that it is not open."""
        s, me = self.s, self.seat
        ways: list[Callable[[], Option | None]] = [partial(self._request, held) for held in idle_substitutes(s, me)]
        ways += [partial(self._action, held) for held in open_actions(s, me)]
        return [*ways, self._reforge]

    def _reforge(self) -> Option | None:
        shackles = to_reforge(self.s, self.seat)
        return Option(REFORGE, (pick_cards(shackles),)) if shackles else None

    def _use(self, form: Form) -> Option | None:
        """SG-1005: the cards of this form that have a legal target, and all their targets."""
        s, me = self.s, self.seat
        if form.count > 1:
            return self._use_several(form)
        usable: list[int] = []
        targets: list[Seat] = []
        most = 1
        for sleeve in form.items:
            legal, count = self._aims(form, sleeve)
            if legal:
                usable.append(sleeve)
                targets += [seat for seat in legal if seat not in targets]
                most = max(most, count)
        if not usable:
            return None
        form.items = usable
        return form.option(*target_picks(s, me, form.name, targets, most))

    def _aims(self, form: Form, sleeve: int) -> tuple[list[Seat], int]:
        """The legal targets of one card of this form, none if it may not be used, and how many it may have."""
        s, me = self.s, self.seat
        card = made_from(s, me, form, [sleeve])
        if card is None or why_not_use(s, me, card) is not None:
            return [], 0
        return idle_targets(s, me, card), most_targets(s, me, card)

    def _use_several(self, form: Form) -> Option | None:
        s, me = self.s, self.seat
        card = virtual(form.name, form.held.key if form.held is not None else "")
        if why_not_use(s, me, card) is not None:
            return None
        targets = [seat for seat in BEHAVIOUR[form.name].who(s, me, card) if s.alive[seat]]
        if not targets or not any(self.refuse(choice) is None for choice in self._tries(form, targets)):
            return None
        return form.option(*target_picks(s, me, form.name, targets, self._most(form, card)))

    def _most(self, form: Form, card: Card) -> int:
        """How many targets a card of several may have at best: it may be the last of the hand (SG-1218)."""
        s, me = self.s, self.seat
        if MORE_TARGETS not in s.index().states:
            return most_targets(s, me, card)
        made = [made_from(s, me, form, lot) for lot in lots_of(form)]
        return max([most_targets(s, me, card) for card in made if card is not None])

    def _tries(self, form: Form, targets: list[Seat]) -> list[Choice]:
        """Some ways to use several cards as one, to see whether any is legal."""
        automatic = BEHAVIOUR[form.name].automatic
        found: list[Choice] = []
        for lot in lots_of(form):
            refs = cards(lot)
            if automatic:
                found.append(Choice(form.id, {"cards": refs}))
            else:
                found += [Choice(form.id, {"cards": refs, "targets": (f"seat/{seat}",)}) for seat in targets]
        return found

    def _request(self, held: HeldSkill) -> Option | None:
        """Rouse the Generals when idle: the targets are chosen first."""
        card = virtual(held.rule.makes[0], held.key)
        if why_not_use(self.s, self.seat, card) is not None:
            return None
        targets = idle_targets(self.s, self.seat, card)
        return Option(held.key, target_picks(self.s, self.seat, card.name, targets, 1)) if targets else None

    def _action(self, held: HeldSkill) -> Option | None:
        picks = action_picks(self.s, held, self.seat)
        if picks is None or any(len(pick.items) < pick.least for pick in picks):
            return None
        return Option(held.key, picks)

    def refuse(self, choice: Choice) -> Refusal | None:
        """What the bounds cannot say: a target that this very card may not have, too many targets, costs of skills."""
        s, me = self.s, self.seat
        held = next((held for held in open_actions(s, me) if held.key == choice.option), None)
        if held is not None:
            rule = None if held.rule.refuse is None else held.rule.refuse(s, me, choice)
            return None if rule is None else Refusal(rule, {"skill": held.key})
        card = self.card_of(choice)
        if card is None:
            asked = [held.key for held in idle_substitutes(s, me)]
            known = choice.option in (END, REFORGE) or choice.option in asked
            return None if known else Refusal("SG-1410", {"option": choice.option})
        refusal = why_not_use(s, me, card)
        if refusal is not None:
            return refusal
        return self._refuse_targets(card, choice)

    def refuse_item(self, choice: Choice, pick: Pick, item: Ref) -> Refusal:
        """A hero who is no target of that card: why."""
        card = self.card_of(choice) if pick.slot == "targets" and item in seats(range(self.s.seats)) else None
        if card is None:
            return super().refuse_item(choice, pick, item)
        return why_no_target(self.s, self.seat, card, number(item))

    def _refuse_targets(self, card: Card, choice: Choice) -> Refusal | None:
        s, me = self.s, self.seat
        legal = idle_targets(s, me, card)
        if not legal:
            return Refusal("SG-1005", {"card": card.name})
        chosen = choice.many("targets")
        for seat in chosen:
            if seat not in legal:
                return why_no_target(s, me, card, seat)
        if len(chosen) > most_targets(s, me, card):
            return Refusal("SG-1007", {"card": card.name, "most": most_targets(s, me, card)})
        behaviour = BEHAVIOUR[card.name]
        if behaviour.second is not None and choice.one(SECOND) not in behaviour.second(s, chosen[0]):
            return Refusal(behaviour.second_rule, {"seat": choice.one(SECOND)})
        return None

    def card_of(self, choice: Choice) -> Card | None:
        """The card that this choice would use."""
        if "cards" not in choice.picks:
            return None
        form = form_called(self.s, self.seat, USE, choice.option, KINDS)
        return None if form is None else made_from(self.s, self.seat, form, choice.many("cards"))

    def check(self, choice: Choice) -> Refusal | None:
        """As every question; where no more could be said than that it is not possible now, the reason that there is."""
        refusal = super().check(choice)
        return refusal if refusal is None or refusal.rule != self.rule else self._reason(choice) or refusal

    def _reason(self, choice: Choice) -> Refusal | None:
        """What stands against a skill that was used before, or against a card that a skill makes."""
        s, me, key = self.s, self.seat, choice.option.partition("/")[0]
        index = s.index()
        used = [scope for scope, seat, name in s.uses if seat == me and name.partition("@")[0] == key]
        for held in (*index.actions, *index.conversions.get(me, ())):
            if held.key == key and held.rule.once in used:
                return Refusal(USED_UP[held.rule.once], {"skill": key})
        form = form_called(s, me, USE, choice.option, KINDS)
        if form is None:
            return None
        picked = choice.picks.get("cards", ())
        lot = [sleeve for sleeve in form.items if cards([sleeve])[0] in picked]
        card = made_from(s, me, form, lot if len(lot) == form.count else form.items[: form.count])
        if card is None:
            return None
        refusal = why_not_use(s, me, card)
        return refusal if refusal is not None or idle_targets(s, me, card) else Refusal("SG-1005", {"card": card.name})

    def closed(self) -> dict[str, Refusal]:
        """Why cards of the hand cannot be used now, nor one that others might play for this hero."""
        s, me = self.s, self.seat
        offered = [option.id for option in self.options()]
        found: dict[str, Refusal] = {}
        for sleeve in like_hand(s, me):
            card = s.card(sleeve)
            if card.name not in offered and card.name not in found:
                found[card.name] = why_not_use(s, me, card) or Refusal("SG-1005", {"card": card.name})
        for held in idle_substitutes(s, me):
            if held.key not in offered:
                card = virtual(held.rule.makes[0], held.key)
                found[held.key] = why_not_use(s, me, card) or Refusal("SG-1005", {"card": card.name})
        return found

    def about(self) -> Facts:
        """How many Sha were used."""
        return {"shas": self.s.used(self.seat, "sha", THIS_PHASE)}


def target_picks(s: Table, me: Seat, name: str, targets: list[Seat], most: int) -> tuple[Pick, ...]:
    """Whom to choose: nobody where all legal heroes are targets; some cards name another hero with each target."""
    behaviour = BEHAVIOUR[name]
    if behaviour.automatic:
        return ()
    picks = (pick_seats(targets, 1, most, "targets", "SG-1005"),)
    if behaviour.second is None:
        return picks
    seconds = list(dict.fromkeys([seat for target in targets for seat in behaviour.second(s, target)]))
    return (*picks, pick_seats(seconds, slot=SECOND))


def open_actions(s: Table, me: Seat) -> list[HeldSkill]:
    """The skills that this hero may activate now, their own and those lent by others."""
    found: list[HeldSkill] = []
    for held in s.index().actions:
        rule: Action = held.rule
        if rule.lent == (held.seat == me):
            continue
        if rule.once and s.used(me, use_key(held), rule.once) >= rule.most(s, me):
            continue
        if rule.when is not None and not (rule.when(s, held.seat, me) if rule.lent else rule.when(s, me)):
            continue
        if held.works(s):
            found.append(held)
    return found


def use_key(held: HeldSkill) -> str:
    """Under which name an activation is counted: a lent skill of two owners counts twice."""
    return f"{held.key}@{held.seat}" if held.rule.lent else held.key


def action_picks(s: Table, held: HeldSkill, me: Seat) -> tuple[Pick, ...] | None:
    """What must be picked for a skill; None if it cannot be used."""
    rule: Action = held.rule
    if rule.picks is None:
        return ()
    return rule.picks(s, held.seat, me) if rule.lent else rule.picks(s, me)


def idle_substitutes(s: Table, me: Seat) -> list[HeldSkill]:
    """Other ways to a card that may be tried on one's own initiative, each once a phase if it brought nothing."""
    return [
        held
        for held in s.index().substitutes.get(me, ())
        if held.rule.idle
        and not s.used(me, held.key, THIS_PHASE)
        and (held.rule.may is None or held.rule.may(s, me, Need(me, held.rule.makes, USE, "idle")))
        and held.works(s)
    ]


def act(s: Table, me: Seat) -> Play[bool]:
    """One thing when idle; False when the phase is ended."""
    question = Idle(s, me)
    reply = yield from ask(question)
    if reply.option == END:
        return False
    card = question.card_of(reply)
    if card is not None:
        yield from use_chosen(s, me, card, reply)
        return True
    if reply.option == REFORGE:
        yield from reforge(s, me, reply.many("cards"))
        return True
    for held in open_actions(s, me):
        if held.key == reply.option:
            yield from run_action(s, me, held, reply)
            return True
    yield from request_when_idle(s, me, reply)
    return True


def use_chosen(s: Table, me: Seat, card: Card, reply: Choice) -> Play[None]:
    """U1: the card with the chosen targets, or all legal ones; each of them is affected in a stretch of its own."""
    targets = reply.many("targets") or legal_targets(s, me, card)
    use = Use(me, card, targets)
    use.second = reply.one(SECOND) if SECOND in reply.picks else NOBODY
    yield from begin_use(s, use, countless=False)
    yield from rest_or_finish(s, use)


def go_on(s: Table) -> Play[None]:
    """The next target of the card that was laid aside."""
    use = take_up(s)
    yield from affect_next(s, use)
    yield from rest_or_finish(s, use)


def rest_or_finish(s: Table, use: Use) -> Play[None]:
    """A card rests before each of its targets; after the last one its use ends."""
    if use.waiting:
        lay_aside(s, use)
    else:
        yield from finish_use(s, use)


def run_action(s: Table, me: Seat, held: HeldSkill, reply: Choice) -> Play[None]:
    """Activate a skill; the activation is counted first."""
    rule: Action = held.rule
    if rule.once:
        s.count_use(me, use_key(held), rule.once)
    activate(s, me, held.key)
    if plain_key(held.key) in WHEN_ACTIVATED:
        WHEN_ACTIVATED[plain_key(held.key)](s, me)
    yield from rule.carry_out(s, held.seat, me, reply)


def request_when_idle(s: Table, me: Seat, reply: Choice) -> Play[None]:
    """Rouse the Generals: ask the others; if nobody plays the card, not again in this phase. A hero who has become
    illegal meanwhile is no target (SG-450)."""
    held = next(held for held in idle_substitutes(s, me) if held.key == reply.option)
    activate(s, me, held.key)
    need = Need(me, held.rule.makes, USE, "idle")
    card = yield from held.rule.run(s, me, need)
    if card is None:
        s.count_use(me, held.key, THIS_PHASE)
    elif s.alive[me]:
        legal = idle_targets(s, me, card)
        targets = [seat for seat in reply.many("targets") if seat in legal]
        if BEHAVIOUR[card.name].automatic:
            targets = legal
        if targets:
            yield from use_card(s, Use(me, card, targets), countless=False)


def to_reforge(s: Table, me: Seat) -> list[int]:
    """SG-1320, SG-1243: the hand cards that are, or by a skill count as, cards that may be reforged; no Supplies."""
    ways = forms(s, me, REFORGE, REFORGED)
    return [card for card in s.hand(me) if any(card in form.items for form in ways)]


def reforge(s: Table, me: Seat, cards: list[int]) -> Play[None]:
    """SG-430, SG-657, SG-1320: through the processing area into the discard pile, then draw 1; no use, no discard."""
    s.emit("reforge", {"seat": me})
    yield from move_cards(s, cards, PROCESSING, PLACED, me)
    yield from done_with(s, cards)
    yield from draw(s, me, len(cards))
