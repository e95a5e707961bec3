# Rest, the Ten Attendants and their skills

table-resting = , resting
event-rest = { $who ->
    [you] You rest, out of the game until the turn of the player on your left ends.
   *[other] { $name } { AGREE($name, "rests", "rest") }, out of the game until the turn of the player on their left ends.
}
event-comes-back = { $who ->
    [you] You are back in the game.
   *[other] { $name } { AGREE($name, "is", "are") } back in the game.
}

hero-ten-attendants = Ten Attendants
    .many = yes
skill-form-cliques = Form Cliques
text-form-cliques = At the start of the game, take the ten attendants and form a clique: one attendant is drawn at random, you choose another of up to four, and you count as having the skills of both. After you return from Rest, form a new clique and draw 1.
skill-perishing = Perishing
text-perishing = When you would die, if you have attendants who were not shown yet and your maximum HP is above 0, you are unchained, turned face up and rest instead. Last of all at the end of your turn, you die.
skill-flood-of-disorder = Flood of Disorder
text-flood-of-disorder = Once in your Action Phase, you can use a card as any basic card or normal tactic.
skill-owls-gorge = Owl's Gorge
text-owls-gorge = After your Sha targets a hero, you can put one of their cards on their hero; at the end of this turn they get it back. When your Sha deals damage to a hero who has neither more hand cards nor more equipment than you, it deals 1 more.
skill-self-seeking = Self-Seeking
text-self-seeking = When you use your second, fourth or sixth card in your Action Phase, you get a Wine, a Sha or a Duel from the deck.
skill-gather-materials = Gather Materials
text-gather-materials = Once in your Action Phase, you can be judged, and again as long as each judgement shows a new suit. Then give all these judgement cards to a hero.
skill-calumny = Calumny
text-calumny = Once in your Action Phase, you can fight a point fight. If you win, they skip their next Draw Phase; if not, you discard 2 cards.
skill-bribe-by-night = Bribe by Night
text-bribe-by-night = Once in your Action Phase, you can draw 2 cards, then discard 2 hand cards or give 2 hand cards to another hero.
skill-watch-for-an-opening = Watch for an Opening
text-watch-for-an-opening = Once in your Action Phase, look at another hero's hand: you can discard 4 cards of four different suits from your hand and theirs.
skill-shout-down = Shout Down
text-shout-down = After your Sha targets a single hero, you can expose the top 2 cards of the deck: the Sha deals 1 more damage for each of them that has its suit, and the target cannot respond to it with cards of the exposed suits.
skill-seize-by-force = Seize by Force
text-seize-by-force = Once in your Action Phase, you can deal 1 fire damage to a hero.
skill-clever-words = Clever Words
text-clever-words = You can use or play 1 or 2 cards of one suit: diamonds as a Fire Sha, hearts as a Peach, clubs as a Dodge, spades as a Negate. Two red cards deal or heal 1 more. With two black cards you discard a card of whoever has the turn, if that is not you.

attendant-zhang-rang = Zhang Rang
attendant-zhao-zhong = Zhao Zhong
attendant-sun-zhang = Sun Zhang
attendant-bi-lan = Bi Lan
attendant-xia-yun = Xia Yun
attendant-han-kui = Han Kui
attendant-li-song = Li Song
attendant-duan-gui = Duan Gui
attendant-guo-sheng = Guo Sheng
attendant-gao-wang = Gao Wang

table-clique = , attendants: { $names }
table-attendants = , { $count } not shown yet
label-owls-gorge = Owl's Gorge
title-clique = Clique
ask-clique = Form Cliques: which attendant do you choose?
ask-may-gather-materials = Gather Materials: be judged once more?
ask-choose-gather-materials = Gather Materials: who gets the judgement cards?
ask-choose-calumny = Calumny: discard 2 cards.
ask-choose-bribe-by-night = Bribe by Night: discard 2 hand cards, or give 2 to another hero.
ask-choose-watch-for-an-opening = Watch for an Opening: discard 4 cards of four different suits from your hand and that of { $seat }?
event-clique = { $who ->
    [you] Your clique: { $names }. Attendants not shown yet: { $unshown }.
   *[other] The clique of { $name }: { $names }. Attendants not shown yet: { $unshown }.
}
why-SG-985 = This attendant is not offered, or refuses the one who was drawn.
