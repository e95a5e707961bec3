# The Zhong family.

hero-clan-zhong-yan = Zhong Yan (clan)
hero-clan-zhong-yu = Zhong Yu (clan)

skill-read-bones = Read Bones
text-read-bones = Switch, once in your Action Phase: (1) look at 1 to 4 cards on top of the deck; (2) look at 1 to 4 hand cards of a hero, picked at random. Then you can use one of these cards.
skill-whistle-and-sing = Whistle and Sing
text-whistle-and-sing = On your turn, when you use the first card whose Chinese name has as many characters as the last Read Bones saw cards, Read Bones counts as unused.
skill-protect-the-clan = Protect the Clan
text-protect-the-clan = Family, once per game: when a hero of the Zhong family comes to the brink of death, you can chain that hero, who then heals 1.
skill-quick-advice = Quick Advice
text-quick-advice = After a card that is no equipment targets, if it is the first, second ... card that you use this turn and its Chinese name has just as many characters, you can let one of its targets draw as many cards.
skill-sweating-fear = Sweating Fear
text-sweating-fear = After you suffer damage from a card, you can draw as many cards as its Chinese name has characters and discard as many as you have wounds; from the second time in a turn on, Protect the Clan counts as unused.

ask-choose-read-bones = Read Bones: do you use one of these cards?
ask-choose-read-bones-number-1 = Read Bones: how many cards do you look at?
ask-choose-sweating-fear = { $count ->
    [one] Sweating Fear: which card do you discard?
   *[other] Sweating Fear: which { $count } cards do you discard?
}
