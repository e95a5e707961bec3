# Heroes with a quest.

## Heroes

hero-zhou-chu = Zhou Chu
hero-yan-liang = Yan Liang

## Skills

skill-scourge = Scourge
text-scourge = The hand limit of all other heroes is 1 lower. Equipment cards in your hand count as Wine.
skill-wipe-out-pest = Wipe Out Pest
text-wipe-out-pest = Quest. Once in your Action Phase, draw a card and fight a point fight with another hero; your card is raised by 4, less 1 for each of your equipped cards. If you win, look at their hand and get a random card of each type that you find there, and in this phase, after you deal them damage, use a random equipment card for an empty slot. It succeeds when an equipment card comes before you and there are 3 or more: heal to your maximum HP, lose Scourge and gain Honorable Reputation. It fails if you do not win, with a value of 6 or less.
skill-honorable-reputation = Honorable Reputation
text-honorable-reputation = Other heroes cannot respond to your clubs. Once per turn, after you deal damage to another hero, discard a random card of their hand and get a random card of each of the two other types, or of all three if they have no hand cards; these cards do not count for your hand limit this turn.
skill-go-alone = Go Alone
text-go-alone = Quest. At the start of your Action Phase, you can choose up to 3 other heroes with cards and draw as many and 1 more: each of them uses a card as Duel on you. On your brink of death others cannot use Peach on you. It succeeds when 4 Duels (3 with fewer than 4 players) were used by you or on you in one of your turns: in your next Beginning Phase it keeps only its first sentence, and you gain Narrow Valour, or reset Extend the Momentum, which from then on is reset after each round in which you used it. It fails with your death.
skill-extend-the-momentum = Extend the Momentum
text-extend-the-momentum = Once per game, you can use or play a Sha as Duel or as a wise tactic (Dismantle, Out of Nothing or Negate).
skill-narrow-valour = Narrow Valour
text-narrow-valour = When a Duel that you used or that was used on you deals damage: if to you, discard a random hand card; otherwise it is 1 higher.

## Words

kind-quest = quest

ask-choose-go-alone = Go Alone has succeeded: do you gain Narrow Valour, or reset Extend the Momentum?
ask-choose-go-alone-cards = Which card do you use as Duel?

do-gain-go-alone = Gain Narrow Valour
do-reset = Reset Extend the Momentum

word-reset = reset

event-quest = { $succeeded ->
    [yes] { $who ->
        [you] Your quest { $skill } has succeeded.
       *[other] The quest { $skill } of { $name } has succeeded.
    }
   *[no] { $who ->
        [you] Your quest { $skill } has failed.
       *[other] The quest { $skill } of { $name } has failed.
    }
}
