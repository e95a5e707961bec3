"""The questions of the toy game."""

from __future__ import annotations

from tests.toy.state import GOLD, JADE, PILE, PURSE, Strike, Table
from tianxia.core.asks import PASS_OPTION, Ask, Choice, Option, Pick, Refusal, cards
from tianxia.core.events import Facts, Seat

PLEDGE_RANK = 3


class Bid(Ask):
    """TOY-2: sealed; a claim acts at once."""

    __slots__ = ("s",)
    now = ("claim",)

    def __init__(self, s: Table, seat: Seat) -> None:
        super().__init__(seat, "toy.bid", "TOY-2")
        self.s: Table = s

    def high(self) -> list[int]:
        return [card for card in self.s.zones[self.seat] if self.s.rank(card) >= PLEDGE_RANK]

    def options(self) -> tuple[Option, ...]:
        options = [Option("bid", (Pick("card", cards(self.s.zones[self.seat])),))]
        if self.high():
            options.append(Option("pledge", (Pick("card", cards(self.high()), rule="TOY-3"),)))
        if not self.s.claimed[self.seat]:
            options.append(Option("claim"))
        return tuple(options)

    def closed(self) -> dict[str, Refusal]:
        closed: dict[str, Refusal] = {}
        if not self.high():
            closed["pledge"] = Refusal("TOY-3", {"least": PLEDGE_RANK})
        if self.s.claimed[self.seat]:
            closed["claim"] = Refusal("TOY-4")
        return closed

    def about(self) -> Facts:
        return {"best": max([self.s.rank(card) for card in self.s.zones[self.seat]])}


class Parry(Ask):
    """TOY-7: asked of everybody with a hand, whatever is in it."""

    __slots__ = ("blow", "s")

    def __init__(self, s: Table, seat: Seat, blow: Strike) -> None:
        super().__init__(seat, "toy.parry", "TOY-7")
        self.s: Table = s
        self.blow: Strike = blow

    def able(self) -> list[int]:
        return [card for card in self.s.zones[self.seat] if self.s.rank(card) >= self.blow.level - 1]

    def options(self) -> tuple[Option, ...]:
        able = self.able()
        return (PASS_OPTION, Option("parry", (Pick("card", cards(able)),))) if able else (PASS_OPTION,)

    def closed(self) -> dict[str, Refusal]:
        return {} if self.able() else {"parry": Refusal("TOY-7", {"level": self.blow.level})}

    def about(self) -> Facts:
        return self.blow.plain()


class Turn(Ask):
    """TOY-5: strike, stir the deck, put cards away (the two have different ranks), slip or spend a coin, or rest."""

    __slots__ = ("s",)

    def __init__(self, s: Table, seat: Seat) -> None:
        super().__init__(seat, "toy.turn", "TOY-5")
        self.s: Table = s

    def options(self) -> tuple[Option, ...]:
        s = self.s
        others = tuple([f"seat/{seat}" for seat in range(s.seats) if seat != self.seat])
        options = [Option("rest"), Option("strike", (Pick("target", others),))]
        if not s.stirred and s.zones[PILE]:
            options.append(Option("stir"))
        if s.zones[self.seat]:
            options.append(Option("hide", (Pick("cards", cards(s.zones[self.seat]), 1, 2, rule="TOY-6"),)))
        coins = tuple([f"coin/{coin}" for coin in (GOLD, JADE) if s.stock[coin][PURSE + self.seat]])
        if coins:
            options.append(Option("slip", (Pick("coin", coins, rule="TOY-14"), Pick("target", others))))
            options.append(Option("spend", (Pick("coin", coins, rule="TOY-15"),)))
        if len(s.zones[self.seat]) >= 2:
            options.append(Option("sort", (Pick("order", cards(s.zones[self.seat]), 2, 2, ordered=True),)))
        return tuple(options)

    def refuse(self, choice: Choice) -> Refusal | None:
        if choice.option == "hide":
            ranks = [self.s.rank(card) for card in choice.many("cards")]
            if len(set(ranks)) != len(ranks):
                return Refusal("TOY-6", {"ranks": ranks})
        return None
