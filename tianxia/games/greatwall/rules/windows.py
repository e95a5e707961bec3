"""Tactics and Advisors that are used at a time of one's choice (GW-319, GW-323, GW-324, GW-328)."""

from __future__ import annotations

from functools import partial

from tianxia.core.asks import CARD, Choice, Play, Sleeve, ask
from tianxia.core.events import Facts, Seat
from tianxia.core.moves import Move
from tianxia.games.greatwall.data import SECTIONS
from tianxia.games.greatwall.rules.asking import DONE, is_asked, picked, question
from tianxia.games.greatwall.rules.effects import can_do, can_pay, carry_out, fire, pay_for, react, reacts
from tianxia.games.greatwall.rules.holding import Cause, held_by, holds, is_spent
from tianxia.games.greatwall.rules.state import ASSISTANTS, TACTIC_PAST, TACTICS, Realm


def may_hold(s: Realm, seat: Seat) -> bool:
    """On public grounds: the player has a Tactic in hand. Who is asked must not betray which."""
    return bool(s.zones[TACTICS + seat])


def playable(s: Realm, seat: Seat, window: str, doing: Cause | None = None) -> list[Sleeve]:
    """GW-323: the Tactics in hand for this window that could do something."""
    matter = doing or Cause(seat, "")
    found = []
    for card in s.zones[TACTICS + seat]:
        rules = s.card(card).rules
        mine = matter.named(seat, s.card(card).id)
        if rules.window == window and can_pay(s, seat, rules.pay) and any(can_do(s, mine, e) for e in rules.ops):
            found.append(card)
    return found


def play_tactic(s: Realm, seat: Seat, card: Sleeve, doing: Cause) -> Play[None]:
    """GW-323: shown, resolved, discarded."""
    kind = s.card(card)
    s.emit("tactic", {"seat": seat, "card": kind.id})
    s.move(card, TACTIC_PAST)
    yield from pay_for(s, seat, kind.rules.pay)
    yield from carry_out(s, doing.named(seat, kind.id), kind.rules.ops)
    yield from fire(s, "on_tactic", Cause(seat, ""))


def active_cards(s: Realm, seat: Seat, window: str, doing: Cause | None = None) -> list[Sleeve]:
    """GW-319: Advisors that are not exhausted, for this window, and that could do something."""
    found = []
    for sleeve in held_by(s, seat):
        rules = s.card(sleeve).rules
        if rules.trigger == "active" and (rules.window or "own_turn") == window and sleeve not in s.exhausted:
            mine = (doing or Cause(seat, "")).named(seat, s.card(sleeve).id)
            if holds(s, mine, seat, rules.cond) and any(can_do(s, mine, e) for e in rules.ops):
                found.append(sleeve)
    return found


def use_active(s: Realm, seat: Seat, card: Sleeve, doing: Cause) -> Play[None]:
    """GW-319: the card is exhausted, and does what it says."""
    kind = s.card(card)
    s.exhausted.append(card)
    s.emit("effect", {"seat": seat, "card": kind.id})
    yield from carry_out(s, doing.named(seat, kind.id), kind.rules.ops)


def own_turn_cards(s: Realm, seat: Seat) -> list[Sleeve]:
    """Effects of the own-turn window, within their limits."""
    return [card for card in held_by(s, seat) if reacts(s, card, "own_turn", Cause(seat, ""), seat)]


def why_not_now(s: Realm, seat: Seat, choice: Choice, window: str, played: bool) -> str:
    """The rule against a Tactic or an Advisor: another window, one played already, exhausted, only an Assistant, used
    up, or nothing that it could do."""
    card = picked(choice, "card")
    if choice.option == "tactic":
        meant = [card] if card in s.zones[TACTICS + seat] else s.zones[TACTICS + seat]
        timely = any(s.card(held).rules.window == window for held in meant)
        return "GW-324" if played else "GW-327" if timely else "GW-323"
    if choice.option != "use":
        return ""
    if card in s.zones[ASSISTANTS + seat]:
        return "GW-316"
    if card in s.exhausted:
        return "GW-319"
    if card not in held_by(s, seat):
        return ""
    if is_spent(s, seat, s.card(card)):
        return "GW-336"
    rules = s.card(card).rules
    mine = (rules.window or "own_turn") if rules.trigger == "active" else rules.trigger
    return "GW-327" if mine == window else ""


def own_turn_moves(s: Realm, seat: Seat) -> list[Move]:
    """GW-324, GW-328: one Tactic in a turn, any number of Advisors and own-turn effects."""
    found: list[Move] = []
    if f"turn/{seat}/tactic" not in s.spent:
        found += [("tactic", (("card", CARD[card]),)) for card in playable(s, seat, "own_turn")]
    found += [("use", (("card", CARD[card]),)) for card in active_cards(s, seat, "own_turn") + own_turn_cards(s, seat)]
    return [*found, DONE]


def own_turn(s: Realm, seat: Seat) -> Play[bool]:
    """GW-328: the active player may use cards between the parts of the Command card. Whether one was used."""

    def moves() -> list[Move]:
        return own_turn_moves(s, seat)

    tactic = may_hold(s, seat) and f"turn/{seat}/tactic" not in s.spent
    if not tactic and not is_asked(moves()):
        return False

    def why(choice: Choice) -> str:
        return why_not_now(s, seat, choice, "own_turn", f"turn/{seat}/tactic" in s.spent)

    reply = yield from ask(question(seat, "own-turn", "GW-328", moves, why=why))
    if reply.option == "done":
        return False
    card = reply.one("card")
    if reply.option == "tactic":
        s.spent.append(f"turn/{seat}/tactic")
        yield from play_tactic(s, seat, card, Cause(seat, ""))
    elif s.card(card).rules.trigger == "active":
        yield from use_active(s, seat, card, Cause(seat, ""))
    else:
        yield from react(s, card, Cause(seat, ""), seat)
    return True


def told(window: str, section: int) -> Facts:
    """Which window it is, and in an Assault of which Section."""
    return {"window": window} if section < 0 else {"window": window, "section": SECTIONS[section]}


def tactic_window(s: Realm, seats: list[Seat], window: str, section: int = -1) -> Play[None]:
    """GW-324: at most one Tactic of each player, asked in Tea order."""
    for seat in seats:
        doing = Cause(seat, "", section)

        def moves(seat: Seat = seat, doing: Cause = doing) -> list[Move]:
            return [*[("tactic", (("card", CARD[card]),)) for card in playable(s, seat, window, doing)], DONE]

        def why(choice: Choice, seat: Seat = seat) -> str:
            return why_not_now(s, seat, choice, window, played=False)

        if may_hold(s, seat):
            reply = yield from ask(question(seat, "tactic", "GW-324", moves, partial(told, window, section), why))
            if reply.option == "tactic":
                yield from play_tactic(s, seat, reply.one("card"), doing)
