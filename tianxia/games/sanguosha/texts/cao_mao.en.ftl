# Cao Mao and his eternal skills.

hero-cao-mao = Cao Mao
kind-eternal = eternal skill

skill-hidden-dragon = Hidden Dragon
text-hidden-dragon = The game begins with 20 Hearts before you. You gain 5 after you get cards, 10 for each damage you suffer and 15 for each you deal, up to 99. With 25 you are viewed as having Clear and Upright, with 50 Wine Poetry, with 75 Exile, with 99 Advance to the Death.
skill-clear-and-upright = Clear and Upright
text-clear-and-upright = At the start of your Action Phase, you can discard all hand cards of one suit and look at another hero's hand: you discard all cards of one suit from it; if these are fewer than yours, you deal them 1 damage.
skill-wine-poetry-cao-mao = Wine Poetry of Cao Mao
text-wine-poetry-cao-mao = When you want or need Wine, you can turn your hero face down and count as using it. After you suffer damage, if you are face down and were not turned for this Wine meanwhile, you can turn over. Each time after you turn over, you get a random tactic from the deck.
skill-exile = Exile
text-exile = Once in your Action Phase, choose another hero, not the one you chose last, and one of these: until the end of their turn they can use hand cards only as tactics; or their skills, but for eternal ones, do nothing.
skill-advance-to-the-death = Advance to the Death
text-advance-to-the-death = Once per game, in your Action Phase: everybody's HP becomes 1, and they gain as many shields as their HP changed, you 2 more. Then every Dodge, Peach and Wine in the deck, the discard pile, on the table and in hands leaves the game, and so does each that would go to the discard pile later.
skill-guard-the-throne = Guard the Throne
text-guard-the-throne = At the start of the game, if another Wei hero is in the game, you begin with 60 Hearts instead of 20.

token-heart = Heart

ask-choose-clear-and-upright = Clear and Upright: cards of which suit are discarded?
ask-choose-exile = Exile: what happens to { $owner }?
do-exile-cards = Hand cards only as tactics
do-exile-skills = Skills do nothing
word-exile-cards = tactics
word-exile-skills = skills
open-spade = Spades
open-heart = Hearts
open-club = Clubs
open-diamond = Diamonds
event-banned = From now on these leave the game instead of going to the discard pile: { $banned }.

why-SG-1411 = You can use hand cards only as tactics.
