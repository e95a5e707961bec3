# Shu heroes whom the examples of the rulebook name.

hero-ma-su = Ma Su
hero-fa-zheng = Fa Zheng
hero-liu-tan = Liu Tan
hero-qin-mi = Qin Mi
hero-boundary-wei-yan = Wei Yan (boundary)

skill-spread-rumours = Spread Rumours
text-spread-rumours = Once in your Action Phase, discard any number of cards and choose as many other heroes who have the most HP among the others: deal 1 damage to each, one after another.
skill-reckless-strategy = Reckless Strategy
text-reckless-strategy = When you deal damage to another hero, you can prevent it: take a card from that hero's areas.
skill-reciprocation = Reciprocation
text-reciprocation = After you get 2 or more cards of another hero at once, you can let that hero draw a card. For each point of damage you suffer, you can make whoever dealt it give you a hand card or lose 1 HP.
skill-bewilder = Bewilder
text-bewilder = In your Draw Phase, instead of drawing you can choose another hero and name a hero within that one's range: the first draws 2 cards and then uses a Sha on the second, or you take 2 cards of the first.
skill-regulate-the-sound = Regulate the Sound
text-regulate-the-sound = Once per turn, after a Sha that a hero used outside their own turn, you can let a hero other than its user take it; for that hero it is unlimited when it is used as Sha.
skill-slow-walk = Slow Walk
text-slow-walk = At the end of a hero's Action Phase, if Sha went to the discard pile in it, you can draw as many cards; then you can use a Sha of these.
skill-remonstrate = Remonstrate
text-remonstrate = When another hero's Sha targets others and you are within that hero's range, you can put a hand card on top of the deck: the Sha has no targets any more; if it is not black, it targets you.
skill-eloquence = Eloquence
text-eloquence = After your Sha targets a hero, you can fight a point fight with them: if you win, they cannot dodge it. After you become the target of a Sha, you can fight a point fight with its user: if you win, it has no effect on you.
skill-heavenly-debate = Heavenly Debate
text-heavenly-debate = In a point fight, you can use the top card of the deck instead of a hand card. When your card is revealed and is a heart, its value is K.
skill-wild-bone-boundary = Wild Bone (boundary)
text-wild-bone-boundary = For each point of damage you deal to a hero at distance 1, you can heal 1 or draw a card.
skill-unusual-plan = Unusual Plan
text-unusual-plan = Once per game, in your Action Phase, lose 1 or more HP: this turn your distance to others is shorter by that number, and you can use as many more Sha.

ask-choose-reciprocation = Reciprocation: you give { $owner } a hand card, or lose 1 HP.
do-give-reciprocation = Give { $cards }
ask-choose-bewilder = On whom is the Sha to be used?
ask-choose-slow-walk = Slow Walk: do you use a Sha of the cards you drew?
ask-choose-wild-bone-boundary = Do you heal, or draw a card?
do-draw-wild-bone-boundary = Draw a card
ask-choose-unusual-plan = Unusual Plan: how many HP do you lose?
