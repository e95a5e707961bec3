# Heroes of marked cards and hidden plans, and their skills.

hero-ke-bineng = Ke Bineng
hero-xu-gong-retainers = Xu Gong's Retainers

skill-raiders = Raiders
text-raiders = At the start of your Action Phase, you can mark any of your hand cards until the end of the turn; your marked cards count as Sha and are unlimited. After a Sha with a marked card deals damage, show all your marked cards: the victim can exchange all their hand cards for them.
skill-hidden-edge = Hidden Edge
text-hidden-edge = Once per game, in your Beginning Phase, you can put the Hidden Blade from outside the game into your equipment area; it replaces your weapon and treasure.
skill-avenge = Avenge
text-avenge = After you suffer damage from another hero with hand cards, you can have one of them shown at random and mark it for good. Your Sha deals 1 more damage to a hero with such a card in hand.

ask-may-raiders = Raiders: do you exchange all your hand cards for the marked cards of { $owner }?
event-mark = { $who ->
    [you] Marked in your hand ({ $skill }): { $cards }.
   *[other] Marked in { $name }'s hand ({ $skill }): { $cards }.
}
