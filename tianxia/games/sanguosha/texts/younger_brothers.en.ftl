# Younger brothers and sons and their skills.

hero-yuan-tan = Yuan Tan
hero-zhuge-jun = Zhuge Jun

skill-seize-the-heritage = Seize the Heritage
text-seize-the-heritage = In your End Phase, you can get all cards that went from other heroes' areas to the discard pile this turn and are still there. Then, if they were fewer than your HP, lose 1 HP.
skill-ruin-the-clan = Ruin the Clan
text-ruin-the-clan = In your End Phase, if you are wounded and have hand cards, choose X other heroes with hand cards (X = your HP): all of you discard a hand card at the same time, and you deal 1 damage to each whose card has the type of yours. Experienced at Battle: X is 1 higher.
skill-entrusted = Entrusted
text-entrusted = In your Beginning Phase, you can choose another hero. At the start of your Action Phase, they can give you 1 to 4 cards, and draw 2 if they give 2 or more. Concentricity: look at as many top cards of the deck; any of them go to its bottom in any order, the rest to the discard pile.
skill-wait-for-return = Wait for Return
text-wait-for-return = At the end of your Action Phase, if all your hand cards have one colour, you can choose up to as many heroes and turn up as many cards from the bottom of the deck: each of them gets one, in turn order.
skill-cultured-talent = Cultured Talent
text-cultured-talent = You can use 2 cards of different colours as Blaze, Iron Shackle or Out of Nothing, twice per turn for each of these names.

ask-choose-ruin-the-clan-hero = { $skill }: whom do you choose?
ask-choose-ruin-the-clan = Ruin the Clan: which hand card do you discard? Cards of Yuan Tan's type are struck.
ask-choose-entrusted-give = Entrusted: do you give { $owner } 1 to 4 cards?
ask-choose-entrusted-place = Entrusted: which of these cards go to the bottom of the deck? The first one named lies uppermost; the others go to the discard pile.
ask-choose-wait-for-return = Wait for Return: which card do you get?
do-give-entrusted = Give { $cards }
do-place-entrusted = To the bottom: { $bottom }

event-concentric = { $who ->
    [you] Concentric with you: { $targets }.
   *[other] Concentric with { $name }: { $targets }.
}

why-SG-316 = Each chooses secretly, and all at the same time.
