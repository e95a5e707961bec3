# Heroes of marked cards and hidden plans, and their skills.

hero-ke-bineng = Ke Bineng
hero-xu-gong-retainers = Xu Gong's Retainers
    .many = yes

skill-raiders = Raiders
text-raiders = At the start of your Action Phase, you can mark any of your hand cards until the end of the turn; your marked cards count as Sha and are unlimited. After a Sha with a marked card deals damage, show all your marked cards: the victim can exchange all their hand cards for them.
skill-hidden-edge = Hidden Edge
text-hidden-edge = Once per game, in your Beginning Phase, you can put the Hidden Blade from outside the game into your equipment area; it replaces your weapon and treasure.
skill-avenge = Avenge
text-avenge = After you suffer damage from another hero with hand cards, you can have one of them shown at random and mark it for good. Your Sha deals 1 more damage to a hero with such a card in hand.

ask-may-raiders = Raiders: do you exchange all your hand cards for the marked cards of { $owner }?
event-mark-none = { $who ->
    [you] { $skill }: there is nothing in your hand to mark.
   *[other] { $skill }: there is nothing in { $name }'s hand to mark.
}
event-mark = { $who ->
    [you] { $skill }, marked in your hand: { $cards }.
   *[other] { $skill }, marked in { $name }'s hand: { $cards }.
}

hero-guo-xun = Guo Xun
skill-check-the-advance = Check the Advance
text-check-the-advance = In your End Phase, you can premeditate any number of times. After your Sha or a premeditated card of yours targets a single other hero, you can make it countless and take a card of theirs; they can then make your distance to them 2 longer this turn.
skill-ambush-strike = Ambush Strike
text-ambush-strike = Once per game, in your Action Phase, if exactly one hero is in your range, you can deal that hero as much damage as your range, at most the number of players.

ask-choose-check-the-advance = Check the Advance: which hand card do you premeditate?
ask-choose-premeditation = Do you use this premeditated card, or put it away with all the others?
ask-may-check-the-advance = Check the Advance: do you make the distance of { $owner } to you 2 longer this turn?
do-put-away = Put all premeditated cards away
do-premeditated = A premeditated card, face down
do-premeditated-flexibility = A premeditated card of { $targets }, face down
open-premeditated = A premeditated card
word-put-away = put-away
word-premeditated = premeditated
event-moved-premeditated = { $who ->
    [you] Face down in your judgement area: { $cards }.
   *[other] Face down in { $name }'s judgement area: { $cards }.
}
table-marked = , marked in hand: { $cards }
table-premeditated-known = Your premeditated cards: { $cards }
table-premeditated = { $count ->
    [one] , 1 card premeditated
   *[other] , { $count } cards premeditated
}
why-SG-965 = Use the premeditated card, or put it away with all that are left.
