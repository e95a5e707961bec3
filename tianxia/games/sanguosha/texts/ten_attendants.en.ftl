# Rest, the Ten Attendants and their skills

table-resting = , resting
event-rest = { $who ->
    [you] You rest, out of the game until the turn of the player on your left ends.
   *[other] { $name } rests, out of the game until the turn of the player on their left ends.
}
event-comes-back = { $who ->
    [you] You are back in the game.
   *[other] { $name } is back in the game.
}
