# Schemers whom the rulebook's examples name.

## Heroes

hero-chen-gong = Chen Gong
hero-jia-chong = Jia Chong

## Skills

skill-brilliant-scheme = Brilliant Scheme
text-brilliant-scheme = Once in your Action Phase, give another hero an equipment card or a Sha and name a third hero within their range. They choose: they count as using a Sha on that hero, or they draw a card. If nobody is within their range, they draw.
skill-cerebral-delay = Cerebral Delay
text-cerebral-delay = Outside your turn, after you suffer damage, Sha and normal tactics have no effect on you for the rest of the turn.
skill-ferocious-villain = Ferocious Villain
text-ferocious-villain = At the start of another hero's Action Phase, you can discard as many cards as you have done this before in this round, show one of their hand cards, and say whether they will use a card of that name in this phase. At its end: if you were right, they suffer 1 damage from you; if not, you get the shown card, if it is in their areas or in the discard pile.
skill-treachery = Treachery
text-treachery = After you deal damage to the hero who was the last to hurt you, draw a card. After you suffer damage from the hero who was the last to hurt you before, they discard a card.

## Words

ask-choose-brilliant-scheme = Brilliant Scheme of { $owner }: do you count as using a Sha, or draw a card?
ask-choose-ferocious-villain = Will { $owner } use a card named { $card } in this phase?
ask-choose-ferocious-villain-cards = { $count ->
    [one] Ferocious Villain: which card do you discard?
   *[other] Ferocious Villain: which { $count } cards do you discard?
}
ask-choose-treachery = Treachery: which card do you discard?

do-draw-brilliant-scheme = Draw a card
do-will-use = They will
do-will-not-use = They will not

word-will-use = will-use
word-will-not-use = will-not-use

why-SG-1543 = Name a third hero within the range of the one who gets the card; none if nobody is there.

event-foretold = { $will ->
    [yes] { $who ->
        [you] You say that a { $card } will be used in this phase.
       *[other] { $name } { AGREE($name, "says", "say") } that a { $card } will be used in this phase.
    }
   *[no] { $who ->
        [you] You say that no { $card } will be used in this phase.
       *[other] { $name } { AGREE($name, "says", "say") } that no { $card } will be used in this phase.
    }
}
