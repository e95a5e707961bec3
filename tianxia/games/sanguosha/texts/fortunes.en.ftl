# Heroes of the rulebook's examples who get random cards.

## Heroes

hero-guo-zhao = Guo Zhao
hero-zhang-ji = Zhang Ji
hero-quan-huijie = Quan Huijie

## Skills

skill-favourite = Favourite
text-favourite = In your Draw Phase, instead of drawing you can get a random red and a random black card of the deck and choose a colour: until your next turn, for each card of that colour that you lose you get a random card of the other colour from the deck.
skill-rise-to-rank = Rise to Rank
text-rise-to-rank = Once in your Action Phase, choose one of these, each once per game: a hero with more HP, if you are wounded, and heal to their HP; a hero with more hand cards, and draw up to their number, at most 5; a hero with more equipped cards, and use random equipment until you have as many.
skill-plunder = Plunder
text-plunder = Once in your Action Phase, choose a hero with fewer equipped cards than you: they name a number and you are judged. If it is that number, they suffer 2 damage from you; otherwise you take a random card from their areas.
skill-garrison = Garrison
text-garrison = Once per game, in your Action Phase, choose a hero: they use as many random equipment cards as you have plundered times in this game, one by one, for empty slots.
skill-intelligent-warm-virtuous = Intelligent, Warm and Virtuous
text-intelligent-warm-virtuous = At the end of your Draw Phase, you can draw [3] cards and discard [1] of your hand. The first time this turn that you have discarded more than [2] cards, you get as many random cards of the discard pile that are not basic as you discarded for this skill.
skill-change-numbers = Change Numbers
text-change-numbers = Outside your Action Phase, after you lose cards, the smallest number of Intelligent, Warm and Virtuous rises by 2 and the greatest falls by 1, both at once; among equal ones the first in the text.
skill-leave-the-palace = Leave the Palace
text-leave-the-palace = In your Beginning Phase, if a number of Intelligent, Warm and Virtuous is 5 or more: your maximum HP rise by 1, heal 1, lose Change Numbers, and see 4 random female Wu heroes of the characters deck. Then draw 3 cards, or lose Intelligent, Warm and Virtuous and gain any 2 skills of these heroes.

## Words

ask-choose-favourite = Favourite: which colour?
ask-choose-rise-to-rank = What do you take after { $owner }?
ask-choose-plunder = Plunder: name a number. If the judgement shows it, you suffer 2 damage; otherwise you lose a random card.
ask-choose-intelligent-warm-virtuous = { $count ->
    [one] Which hand card do you discard?
   *[other] Which { $count } hand cards do you discard?
}
ask-choose-leave-the-palace = Do you draw 3 cards, or gain 2 skills of these heroes?
ask-incarnation-leave-the-palace = Which skill do you gain?

do-red = Red
do-black = Black
do-heal-rise-to-rank = Heal to their HP
do-draw-rise-to-rank = Draw up to their number of hand cards
do-equip = Use random equipment until you have as much
do-draw-leave-the-palace = Draw 3 cards
do-gain = Gain 2 skills

word-red = red
word-black = black
word-equip = equip
word-gain = gain

event-named-number = { $who ->
    [you] You name { $rank }.
   *[other] { $name } { AGREE($name, "names", "name") } { $rank }.
}
event-numbers = { $who ->
    [you] The numbers of your { $skill } change.
   *[other] The numbers of { $skill } of { $name } change.
}
