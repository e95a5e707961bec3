# Odpoczynek, Dziesięciu Dworzan i ich zdolności

table-resting = , odpoczywa
event-rest = { $who ->
    [you] Odpoczywasz: jesteś poza grą do końca tury gracza po twojej lewej.
   *[other] { $name } { AGREE($name, "odpoczywa: jest", "odpoczywają: są") } poza grą do końca tury gracza po swojej lewej.
}
event-comes-back = { $who ->
    [you] Wracasz do gry.
   *[other] { $name } { AGREE($name, "wraca", "wracają") } do gry.
}

hero-ten-attendants = Dziesięciu Dworzan
skill-form-cliques = Kliki
text-form-cliques = Na początku gry bierzesz dziesięciu dworzan i tworzysz klikę: jednego dworzanina wybiera los, drugiego ty spośród najwyżej czterech; liczysz się jako ktoś, kto ma zdolności obu. Po powrocie z odpoczynku tworzysz nową klikę i dobierasz 1 kartę.
skill-perishing = Zatracenie
text-perishing = Gdy masz umrzeć, a masz jeszcze nieodkrytych dworzan i maksymalne PŻ powyżej 0, zamiast tego uwalniasz się z łańcuchów, odkrywasz swoją kartę i odpoczywasz. Na samym końcu swojej tury umierasz.
skill-flood-of-disorder = Zalew chaosu
text-flood-of-disorder = Raz w swojej fazie akcji możesz użyć karty jako dowolnej karty podstawowej lub zwykłej taktyki.
skill-owls-gorge = Gardziel sowy
text-owls-gorge = Gdy twoja Sha obierze bohatera za cel, możesz położyć jedną z jego kart na jego karcie bohatera; na końcu tej tury dostaje ją z powrotem. Gdy twoja Sha zadaje obrażenia bohaterowi, który nie ma więcej kart na ręce ani więcej ekwipunku niż ty, zadaje o 1 więcej.
skill-self-seeking = Prywata
text-self-seeking = Gdy w swojej fazie akcji używasz drugiej, czwartej lub szóstej karty, dostajesz z talii Wino, Sha lub Pojedynek.
skill-gather-materials = Gromadzenie materiałów
text-gather-materials = Raz w swojej fazie akcji możesz poddać się osądowi i powtarzać to, dopóki każdy pokazuje nowy kolor. Potem dajesz wszystkie te karty osądu jednemu bohaterowi.
skill-calumny = Potwarz
text-calumny = Raz w swojej fazie akcji możesz stoczyć starcie na liczby. Jeśli wygrasz, przeciwnik pomija swoją następną fazę dobierania; jeśli nie, odrzucasz 2 karty.
skill-bribe-by-night = Nocna łapówka
text-bribe-by-night = Raz w swojej fazie akcji możesz dobrać 2 karty, a potem odrzucić 2 karty z ręki albo dać 2 karty z ręki innemu bohaterowi.
skill-watch-for-an-opening = Wypatrywanie okazji
text-watch-for-an-opening = Raz w swojej fazie akcji obejrzyj rękę innego bohatera: możesz odrzucić z jego i swojej ręki 4 karty w czterech różnych kolorach.
skill-shout-down = Zakrzyczenie
text-shout-down = Gdy twoja Sha obierze za cel jednego bohatera, możesz odsłonić 2 karty z wierzchu talii: Sha zadaje o 1 obrażenie więcej za każdą z nich w jej kolorze, a cel nie może odpowiedzieć na nią kartami w odsłoniętych kolorach.
skill-seize-by-force = Zagarnięcie siłą
text-seize-by-force = Raz w swojej fazie akcji możesz zadać bohaterowi 1 obrażenie od ognia.
skill-clever-words = Zręczne słowa
text-clever-words = Możesz użyć lub zagrać 1 albo 2 karty jednego koloru: kara jako Ognistą Sha, kiery jako Brzoskwinię, trefle jako Unik, piki jako Negację. Dwie czerwone zadają lub leczą o 1 więcej. Dwiema czarnymi odrzucasz kartę tego, kto ma turę, jeśli to nie ty.

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

table-clique = , dworzanie: { $names }
table-attendants = , jeszcze nieodkryci: { $count }
label-owls-gorge = Gardziel sowy
title-clique = Klika
ask-clique = Kliki: którego dworzanina wybierasz?
ask-may-gather-materials = Gromadzenie materiałów: czy poddajesz się osądowi jeszcze raz?
ask-choose-gather-materials = Gromadzenie materiałów: kto dostaje karty osądu?
ask-choose-calumny = Potwarz: odrzuć 2 karty.
ask-choose-bribe-by-night = Nocna łapówka: odrzuć 2 karty z ręki albo daj 2 innemu bohaterowi.
ask-choose-watch-for-an-opening = Wypatrywanie okazji: czy z ręki swojej i { GEN($seat) } odrzucasz 4 karty w czterech różnych kolorach?
event-clique = { $who ->
    [you] Twoja klika: { $names }. Jeszcze nieodkryci dworzanie: { $unshown }.
   *[other] { $name }, klika: { $names }. Jeszcze nieodkryci dworzanie: { $unshown }.
}
why-SG-985 = Ten dworzanin nie jest do wyboru albo odmawia wylosowanemu.
