# Heroes who give tokens to others, and these tokens.

hero-cao-song = Cao Song
hero-sima-hui = Sima Hui

skill-indulge = Indulge
text-indulge = Once in your Action Phase, choose two other heroes: the first is viewed as dealing 1 damage to the second. Nobody loses HP; only skills that act after damage was dealt or suffered do so.
skill-boundless-gold = Boundless Gold
text-boundless-gold = The game begins with six different Golds before you, which do nothing for you. At the start of your Action Phase, you give one of them to another hero without Gold: it works for them until the end of their turn, then it is gone. When you die, all Gold is gone. At the start of your turn, if you have no Gold, you die.
skill-recommend-talents = Recommend Talents
text-recommend-talents = In your first Beginning Phase, you give the Dragon to another hero and the Phoenix to a third. Once in each later Action Phase, you can move one of these seals to a different hero. When another hero with seals dies, you give each seal to a hero. The Dragon gives Fire Plan, the Phoenix Linked Rings, each 3 times an Action Phase; both together also give Searing Heat, which uses up both seals.
skill-all-is-well = All Is Well
text-all-is-well = After a chained hero suffers elemental damage that did not come through the chain, you can look at the top cards of the deck, one more than there are chained heroes left, and give each of them to any hero.
skill-recluse = Recluse
text-recluse = Elemental damage to you, and damage from tactics, is prevented while you have neither a seal nor armor.

token-gold-rich-stipend = Gold: Rich Stipend
token-gold-craze = Gold: Gold Craze
token-gold-ill-bargain = Gold: Ill Bargain
token-gold-ear-of-the-gods = Gold: Ear of the Gods
token-gold-closed-doors = Gold: Closed Doors
token-gold-great-trust = Gold: Great Trust
token-dragon-seal = Dragon seal
token-phoenix-seal = Phoenix seal

ask-choose-boundless-gold = Which Gold do you give, and to whom?
ask-choose-recommend-talents = Which seal goes to whom?
ask-choose-recommend-talents-hero = Recommend Talents: who gets the next seal? The Dragon comes first, then the Phoenix.
ask-choose-all-is-well = You see { $cards }. Who gets which? Name a hero for each, in this order.

do-gold-rich-stipend = Rich Stipend (4 more cards, 1 more Sha) for { $targets }
do-gold-craze = Gold Craze (skips actions and discards) for { $targets }
do-gold-ill-bargain = Ill Bargain (loses 1 HP, keeps 3 cards fewer) for { $targets }
do-gold-ear-of-the-gods = Ear of the Gods (only lightning hurts) for { $targets }
do-gold-closed-doors = Closed Doors (skips the draw) for { $targets }
do-gold-great-trust = Great Trust (heals 3) for { $targets }
do-dragon-seal = The Dragon for { $targets }
do-phoenix-seal = The Phoenix for { $targets }
open-gold-rich-stipend = Rich Stipend: 4 more cards, 1 more Sha
open-gold-craze = Gold Craze: skips actions and discards
open-gold-ill-bargain = Ill Bargain: loses 1 HP, keeps 3 cards fewer
open-gold-ear-of-the-gods = Ear of the Gods: only lightning hurts
open-gold-closed-doors = Closed Doors: skips the draw
open-gold-great-trust = Great Trust: heals 3
open-dragon-seal = The Dragon
open-phoenix-seal = The Phoenix
word-gold-rich-stipend = stipend
word-gold-craze = craze
word-gold-ill-bargain = bargain
word-gold-ear-of-the-gods = ear
word-gold-closed-doors = doors
word-gold-great-trust = trust
word-dragon-seal = dragon
word-phoenix-seal = phoenix

event-virtual-damage = { $who ->
    [you] You are viewed as suffering { $damage }{ $from }.
   *[other] { $name } { AGREE($name, "is", "are") } viewed as suffering { $damage }{ $from }.
}
event-skips-next = { $who ->
    [you] You skip your next { $phase }.
   *[other] { $name } { AGREE($name, "skips", "skip") } the next { $phase }.
}

why-SG-807 = Two different heroes are chosen.
why-SG-986 = One Gold goes to another hero who has none.
why-SG-994 = A seal goes to a hero who does not bear it.
