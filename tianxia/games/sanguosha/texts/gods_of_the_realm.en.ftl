# Gods of the later sets.

hero-god-zhang-liao = God Zhang Liao
hero-god-lu-su = God Lu Su

skill-seize-edge = Seize Edge
text-seize-edge = After you deal damage to another hero in your Action Phase, if you hold no skill seized before, you can disable one of your equipment slots and choose one of their skills (no ruler, limited, awakening, stealth or quest skill): until the end of their next turn or their death you have it, and they cannot use it. With all slots disabled it costs nothing.
skill-hush-crying = Hush Crying
text-hush-crying = Wounded other heroes in your range have a hand limit 1 lower. After you win a Duel or a point fight against one of them, or suffer damage from one of them, one of your disabled slots is opened again.
skill-couch-strategy = Couch Strategy
text-couch-strategy = At the start of the game, you can seat all heroes but the Ruler anew.
skill-settle-the-provinces = Settle the Provinces
text-settle-the-provinces = Once in your Action Phase, you can give another hero as many of your cards as they have in their equipment and judgement areas: you get all of those.
skill-wise-pact = Wise Pact
text-wise-pact = At the end of your turn, you can choose another hero with at most one hand card more than you: both hands are laid open and mixed, you get a random half (rounded up), they get the rest.

ask-choose-seize-edge = Seize Edge: which of your slots do you disable, or which skill do you seize?
ask-choose-hush-crying = Hush Crying: which slot is opened again?
ask-choose-couch-strategy = In which order do the others sit, after the Ruler? Name all of them.

do-weapon = The weapon slot
do-armor = The armor slot
do-plus-horse = The slot of the +1 horse
do-minus-horse = The slot of the -1 horse
do-treasure = The treasure slot
do-seats = In this order: { $targets }
open-seats = Seat the heroes anew
word-weapon = weapon
word-armor = armor
word-plus-horse = plus-horse
word-minus-horse = minus-horse
word-treasure = treasure
word-seats = seats
slot-name-weapon = weapon
slot-name-armor = armor
slot-name-plus-horse = +1 horse
slot-name-minus-horse = -1 horse
slot-name-treasure = treasure
table-disabled = , disabled: { $slots }
event-slots = { $who ->
    [you] Your disabled slots are now: { $slots }.
   *[other] The disabled slots of { $name } are now: { $slots }.
}
event-seats = The heroes now sit in this order: { $places }.

why-SG-845 = All heroes but the Ruler are named, each once.
why-SG-1203 = One equipment slot is chosen.
why-SG-1204 = This equipment slot is disabled: nothing can be used or put there.
