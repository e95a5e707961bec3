# Warriors whom the rulebook's examples name.

## Heroes

hero-cheng-pu = Cheng Pu
hero-li-yi-xie-jing = Li Yi & Xie Jing

## Skills

skill-pestilent-fire = Pestilent Fire
text-pestilent-fire = When you use a normal Sha, you can make it a Fire Sha; if it then deals damage, you lose 1 HP when it is over. Your Fire Sha can have 1 more target.
skill-vintage-wine = Vintage Wine
text-vintage-wine = In your End Phase, if no Vintage lies on your hero, you can put any Sha from your hand there as Vintage. On a hero's brink of death you can put 1 Vintage away: they count as using a Wine.
skill-battle-array = Battle Array
text-battle-array = Switch. In your turn: (1) your black basic cards count as Duel, and when you use one so you take a card of each target; (2) your red basic cards count as Sha, which you can use without limit. Each of them that you use or play turns the other side up.

## Words

kind-switch = switch
label-vintage = Vintage

event-switch = { $who ->
    [you] Your { $skill } now shows side ({ $side }).
   *[other] { $skill } of { $name } now shows side ({ $side }).
}
