# Heroes of single arts: common point fights, Martial Arts, Combo, Forced Orders.

hero-tong-yuan = Tong Yuan
hero-martial-guan-yu = Guan Yu (martial)
hero-combo-zhang-liao = Zhang Liao (combo)
hero-jian-shuo = Jian Shuo

skill-phoenix-spear = Phoenix Spear
text-phoenix-spear = You can use and play Sha as Dodge, and Dodge as any Sha. At the start of your Action Phase, you can fight a common point fight with up to 3 heroes: the winner is viewed as using a Fire Sha on all who did not win.
skill-pass-on-the-art = Pass on the Art
text-pass-on-the-art = Once per game, in your Beginning Phase, you can choose a hero: until your next turn, their cards in point fights are 3 higher, and their next Sha deals 1 more damage to others than you; after it, if it was not yours, draw as many cards as it dealt damage.
skill-assist-han = Assist Han
text-assist-han = Once in your Action Phase, a hand card of another hero is shown at random: they give it to you, or you are viewed as using an unlimited Sha on them.
skill-martial-awe = Martial Awe
text-martial-awe = Martial Arts (as often in a round as the damage that you dealt and suffered in it, and once more, at most 5 times): in your Action Phase, discard a card, one more with each time in this phase, and choose another hero with cards: discard as many cards of theirs, or all they have. If the sum of your numbers is not above that of theirs, deal 1 lightning damage to them.
skill-ride-and-raid = Ride and Raid
text-ride-and-raid = When you deal or suffer damage, you can draw a card; this card is unlimited.
skill-break-the-horde = Break the Horde
text-break-the-horde = Combo (a damage card, then a Sha): when you use this Sha, you can take a hand card of each target and of each hero who sits beside one of them, other than you; then its effect is repeated once.
skill-cornered-beast = Cornered Beast
text-cornered-beast = In your Action Phase, you are viewed as using a countless Sha on another hero at any distance, on each once per game. If it deals no damage, that hero has Slaughter Order until your next turn, and if you are its executing hero and it fails, they can make it fail twice.
skill-slaughter-order = Slaughter Order
text-slaughter-order = Forced Order: at the start of your Action Phase, you can choose an executing hero, who is to deal 2 or more damage until the end of their next turn. If they do, they draw 2 cards; if not, they lose 1 HP.

ask-choose-assist-han = Do you give { $owner } the shown card, or suffer a Sha?
do-give-assist-han = Give the card away
do-suffer-sha = Suffer a Sha
ask-may-cornered-beast = The order of { $owner } has failed. Does it fail twice?
