# Odpoczynek, Dziesięciu Dworzan i ich umiejętności

table-resting = , odpoczywa
event-rest = { $who ->
    [you] Odpoczywasz: jesteś poza grą do końca tury gracza po twojej lewej.
   *[other] { $name } odpoczywa: jest poza grą do końca tury gracza po swojej lewej.
}
event-comes-back = { $who ->
    [you] Wracasz do gry.
   *[other] { $name } wraca do gry.
}
