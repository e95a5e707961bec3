# Heroes of Wu whom the rulebook's examples name.

## Heroes

hero-bu-zhi = Bu Zhi
hero-zhuge-jin = Zhuge Jin
hero-xu-shi = Xu Shi
hero-sun-luban = Sun Luban

## Skills

skill-great-virtue = Great Virtue
text-great-virtue = After you get 2 or more cards at once, and after you lose 2 or more cards at once, you can let another hero draw a card.
skill-set-rebellion = Set Rebellion
text-set-rebellion = In your Action Phase, as often as there are living rebels, let a hero with equipment draw a card. They choose: you discard one of their equipped cards; or they take all their equipped cards into their hand and suffer 1 damage from you.
skill-delay-judgement = Delay Judgement
text-delay-judgement = Before any judgement card takes effect, you can let the judged hero see your hand: they choose one of your cards, which you play in place of the judgement card.
skill-great-aid = Great Aid
text-great-aid = Once per phase, after you get 2 or more cards at once, you can give a card each to 1 or 2 other heroes.
skill-shrewdness = Shrewdness
text-shrewdness = Outside your Action Phase, after you lose red cards, draw a card.
skill-divinatory-diagram = Ask for Divinatory Diagram
text-divinatory-diagram = Once in the Action Phase of each other hero, they can give you a card: you can put it on the deck or under it, then they and you draw a card each from the other end. Once in your own Action Phase, you can put one of your cards on the deck or under it, then draw a card from the other end.
skill-eliminate = Eliminate
text-eliminate = In another male hero's End Phase, if the deck has at most 10 cards for each of your HP, you can use the Sha of the deck on him in order from the top, at most as many as there were players at the start, at any distance. Then shuffle the deck.
skill-slander = Slander
text-slander = Once in your Action Phase, when your Sha or black normal tactic targets a single hero, you can choose a third hero who could be its target. They choose: to give you a card and become its user; or to become its target too.
skill-arrogance = Arrogance
text-arrogance = When you suffer damage from a male hero, you can discard an equipment card to lower it by 1.

## Words


ask-choose-set-rebellion = Set Rebellion of { $owner }: do they discard one of your equipped cards, or do you take all of them into your hand and suffer 1 damage?
ask-choose-delay-judgement = Delay Judgement: which card of { $owner } becomes the judgement card?
ask-choose-great-aid = Great Aid: do you give a card to a second hero?
ask-choose-divinatory-diagram = Where do you put the card?
ask-choose-slander = Slander of { $owner }: do you give them a card and become the user of { $card }, or become its target too?

do-let-discard = Let them discard an equipped card
do-suffer-set-rebellion = Take all your equipped cards into your hand and suffer 1 damage
do-give-great-aid = { $cards } to { $targets }
do-give-slander = Give { $cards } and become the user
do-become-target = Become a target too
do-on-top = On the deck
do-to-bottom = Under the deck

word-let-discard = let-discard
word-become-target = become-target
word-on-top = on-top
word-to-bottom = to-bottom

event-user = { $who ->
    [you] You are now the user of { $card }.
   *[other] { $name } { AGREE($name, "is", "are") } now the user of { $card }.
}
