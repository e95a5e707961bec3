# The heroes of the Kind area.

hero-zhang-zhongjing = Zhang Zhongjing
hero-zhang-wen = Zhang Wen

skill-save-the-world = Save the World
text-save-the-world = After a card you used is resolved, if it dealt no damage, it is put into the Kind area (at most 6 cards, the oldest makes way). Whenever cards leave the Kind area otherwise, you draw a card.
skill-treat-epidemic = Treat Epidemic
text-treat-epidemic = At the start of another hero's turn, you can choose: they take a card from the Kind area; or, if they have more hand cards than HP, they put as many hand cards as are too many into the Kind area.
skill-on-diseases = On Diseases
text-on-diseases = Once in your Action Phase, you can put a card of the Kind area into the discard pile and choose a hero: they draw a card, or heal 1 at the end of their next turn.
skill-silk-for-spears = Silk for Spears
text-silk-for-spears = After a hero heals, the top card of the deck is put into the Kind area (at most 6 cards, the oldest makes way).
skill-praise-of-shu = Praise of Shu
text-praise-of-shu = In the Draw Phase of another hero who has more HP than you, you can have them take as many cards of their choice from the Kind area as you have HP (at most 5, all if there are fewer) instead of drawing: this turn their cards cannot target others.

ask-choose-treat-epidemic = Treat Epidemic: what does { $owner } do?
ask-choose-treat-epidemic-cards = { $count ->
    [one] Treat Epidemic: which card?
   *[other] Treat Epidemic: which { $count } cards?
}
ask-choose-on-diseases = On Diseases: do you draw a card now, or heal 1 at the end of your next turn?
ask-choose-praise-of-shu = { $count ->
    [one] Praise of Shu: which card of the Kind area do you take?
   *[other] Praise of Shu: which { $count } cards of the Kind area do you take?
}
do-get-treat-epidemic = They take a card from the Kind area
do-place-treat-epidemic = They put hand cards into the Kind area
do-draw-on-diseases = Draw a card
do-heal-on-diseases = Heal 1 at the end of your next turn

table-kind_area = Kind area: { $cards }.
event-moved-kind = { $cards } is put into the Kind area.
event-moved-kind-left = { $cards } leaves the Kind area.

why-SG-947 = Whoever takes cards from the Kind area chooses which.
