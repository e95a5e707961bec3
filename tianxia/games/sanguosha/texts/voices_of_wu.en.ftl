# Wu heroes who advise and accompany: Rhythm, Spirited.

hero-rhythm-da-qiao = Da Qiao (rhythm)
hero-spirited-zhang-zhao = Zhang Zhao

skill-mutual-understanding = Mutual Understanding
text-mutual-understanding = Rhythm, once in your Action Phase. Level: draw a card. Oblique: heal 1. The rhythm changes after you use Chaste Devotion.
skill-chaste-devotion = Chaste Devotion
text-chaste-devotion = Once in your Action Phase, choose another hero, and one: they can use a hand card, and if it is a red Sha, you lose 1 HP and can use this skill once more; or the next time you use Mutual Understanding, it works for them too.
skill-force-advice = Force Advice
text-force-advice = Spirited: at the end of another hero's Discard Phase, you can give that hero 1 or more of the cards that went to the discard pile in this phase; you take the rest. If they got more than you, you can deal 1 damage to them. Fierce: when 8 cards have gone to the discard pile since.
skill-pure-and-firm = Pure and Firm
text-pure-and-firm = After another hero gets 2 or more cards at once outside their Draw Phase, they discard a card.

ask-choose-chaste-devotion = Chaste Devotion: do you use a hand card?
ask-choose-chaste-devotion-use-card = Chaste Devotion: what is it for { $owner }?
do-use-card = A hand card may be used now
do-accompany = Mutual Understanding works for both next time
ask-may-force-advice = Do you deal 1 damage to { $owner }?
ask-choose-pure-and-firm = Pure and Firm: which card do you discard?
