# Intryganci z przykładów instrukcji.

## Bohaterowie

hero-chen-gong = Chen Gong
hero-jia-chong = Jia Chong

## Zdolności

skill-brilliant-scheme = Świetny plan
text-brilliant-scheme = Raz w swojej fazie akcji daj innemu bohaterowi kartę ekwipunku lub Sha i wskaż trzeciego bohatera w jego zasięgu. Ta osoba wybiera: liczy się, jakby użyła Sha na tym bohaterze, albo dobiera kartę. Jeśli nikogo nie ma w jej zasięgu, dobiera.
skill-cerebral-delay = Opóźniony umysł
text-cerebral-delay = Poza swoją turą, po otrzymaniu obrażeń, do końca tury Sha i zwykłe taktyki nie działają na ciebie.
skill-ferocious-villain = Okrutny nikczemnik
text-ferocious-villain = Na początku fazy akcji innego bohatera możesz odrzucić tyle kart, ile razy ta zdolność działała już w tej rundzie, pokazać jedną z kart z jego ręki i powiedzieć, czy użyje w tej fazie karty o tej nazwie. Na jej koniec: jeśli to prawda, otrzymuje on od ciebie 1 obrażenie; jeśli nie, dostajesz pokazaną kartę, o ile jest w jego strefach lub na stosie kart odrzuconych.
skill-treachery = Zdradliwość
text-treachery = Po zadaniu obrażeń bohaterowi, który zranił cię jako ostatni, dobierz kartę. Gdy zrani cię bohater, który i poprzednio był ostatni, odrzuca on kartę.

## Słowa

ask-choose-brilliant-scheme = Świetny plan { GEN($owner) }: liczy się to jako użycie przez ciebie Sha czy dobierasz kartę?
ask-choose-ferocious-villain = Czy { $owner } { AGREE($owner, "użyje", "użyją") } w tej fazie { GEN($card) }?
ask-choose-ferocious-villain-cards = { $count ->
    [one] Okrutny nikczemnik: którą kartę odrzucasz?
    [few] Okrutny nikczemnik: które { $count } karty odrzucasz?
   *[many] Okrutny nikczemnik: które { $count } kart odrzucasz?
}
ask-choose-treachery = Zdradliwość: którą kartę odrzucasz?

do-draw-brilliant-scheme = Dobierz kartę
do-will-use = Użyje
do-will-not-use = Nie użyje

word-will-use = użyje
word-will-not-use = nie-użyje

why-SG-1543 = Wskaż trzeciego bohatera w zasięgu osoby, która dostaje kartę; nikogo, jeśli nikogo tam nie ma.

event-foretold = { $will ->
    [yes] { $who ->
        [you] Mówisz, że w tej fazie zostanie użyta karta { $card }.
       *[other] { $name } { AGREE($name, "mówi", "mówią") }, że w tej fazie zostanie użyta karta { $card }.
    }
   *[no] { $who ->
        [you] Mówisz, że w tej fazie nie zostanie użyta karta { $card }.
       *[other] { $name } { AGREE($name, "mówi", "mówią") }, że w tej fazie nie zostanie użyta karta { $card }.
    }
}
