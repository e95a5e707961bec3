# Sun Tzu po polsku. Plik angielski ma te same klucze. Nazwy jak w polskiej instrukcji: prowincja, oddział, pula wojska, posiłki,
# rozkazy, wskaźnik i znacznik punktów, Plaga. $who to "you" albo "other", $side to suntzu albo shao, $name zaczyna zdanie.

goal = Pięć prowincji, dziewięć rund, tajne rozkazy. Prowincje dają punkty po rundach 3, 6 i 9: przeciągnij znacznik punktów na swój koniec toru.
seat-suntzu = Sun Tzu
seat-shao = Król Shao
side-suntzu = Sun Tzu
side-shao = król Shao
brief-suntzu = Sun Tzu
brief-shao = Shao
you = ty
side-gen = { $side ->
    [suntzu] Sun Tzu
   *[shao] króla Shao
}
armies = { $count ->
    [one] 1 oddział
    [few] { $count } oddziały
   *[many] { $count } oddziałów
}

## Prowincje i miejsca

province-qin = QIN
province-chu = CHU
province-jin-yan = JIN-YAN
province-han-qi = HAN-QI
province-wu = WU
place-pool = pula
    .gen = puli
# Słowa, którymi gracz nazywa pulę wojska.
word-pool = pula, puli

## Karty akcji

card-num-1 = 1
card-num-2 = 2
card-num-3 = 3
card-num-4 = 4
card-num-5 = 5
card-num-6 = 6
card-num-7 = 7
card-num-8 = 8
card-num-9 = 9
card-num-10 = 10
card-plus-1 = +1
card-plus-2 = +2
card-plus-3 = +3
card-minus-1 = -1
card-plague = Plaga

text-num-1 = Siła 1. Kto ją wyłożył, na koniec rundy dobiera 3 karty zamiast 2 i zatrzymuje 2 z nich. Wraca na rękę.
text-num-2 = Siła 2. Wraca na rękę.
text-num-3 = Siła 3. Wraca na rękę.
text-num-4 = Siła 4. Wraca na rękę.
text-num-5 = Siła 5. Wraca na rękę.
text-num-6 = Siła 6. Jeden oddział staje na krawędzi przy nazwie prowincji i szóstki nie można tam wyłożyć ponownie. Wraca na rękę.
text-num-7 = Siła 7. Działa tylko raz.
text-num-8 = Siła 8. Działa tylko raz.
text-num-9 = Siła 9. Działa tylko raz.
text-num-10 = Siła 10. Działa tylko raz.
text-plus-1 = O 1 silniejsza od karty przeciwnika. Działa tylko raz.
text-plus-2 = O 2 silniejsza od karty przeciwnika; kosztuje 1 oddział, który trafia do posiłków. Działa tylko raz.
text-plus-3 = O 3 silniejsza od karty przeciwnika; kosztuje 2 oddziały, które trafiają do posiłków. Działa tylko raz.
text-minus-1 = O 1 słabsza od karty przeciwnika; przeciw karcie z plusem liczy się jako 0. Działa tylko raz.
text-plague = Nie ma bitwy. Karta przeciwnika nie działa, a połowa oddziałów w prowincji, zaokrąglona w dół, wraca do puli. Działa tylko raz.

# To samo w kilku słowach; najwyżej 22 znaki.
short-num-1 = dobierz 3, weź 2
short-num-2 = siła 2
short-num-3 = siła 3
short-num-4 = siła 4
short-num-5 = siła 5
short-num-6 = raz w prowincji
short-num-7 = siła 7
short-num-8 = siła 8
short-num-9 = siła 9
short-num-10 = siła 10
short-plus-1 = wygrywa o 1
short-plus-2 = o 2, kosztuje 1
short-plus-3 = o 3, kosztuje 2
short-minus-1 = przegrywa o 1
short-plague = połowa odchodzi

## Generałowie

card-second-drum = Drugi bęben
card-night-raid = Nocny wypad
card-herbalist = Zielarz
card-black-miasma = Czarny opar
card-poisoned-wells = Zatrute studnie
card-forced-march = Forsowny marsz
card-feigned-weakness = Udawana słabość
card-victory-before-battle = Zwycięstwo przed bitwą
card-feint-and-withdraw = Zmyłka i odwrót
card-fresh-levy = Świeży zaciąg

text-second-drum = Raz możesz wyłożyć szóstkę w prowincji, w której już była użyta; generał ujawnia się przy odkryciu tej karty.
text-night-raid = W dowolnej chwili do rundy 6: jeden oddział Sun Tzu opuszcza prowincję i wraca do jego puli.
text-herbalist = Przy odkryciu Plagi Sun Tzu: Plaga nie działa i ma siłę 0.
text-black-miasma = Podczas wydawania rozkazów: w tej rundzie każda Plaga zostawia w prowincji tylko jeden oddział.
text-poisoned-wells = Przy odkryciu twojej Plagi: po bitwie wraca ona na spód stosu, a wierzchnia karta stosu trafia do pudełka.
text-forced-march = W dowolnej chwili do rundy 6: jeden twój oddział przechodzi do sąsiedniej prowincji, neutralnej albo twojej.
text-feigned-weakness = Przy odkryciu twojej 7, 8, 9 lub 10: karta liczy się jako 6 i niczego nie blokuje.
text-victory-before-battle = Przed grą: znacznik punktów zaczyna o jedno pole bliżej twojego końca toru.
text-feint-and-withdraw = Przy odkryciu twojej karty -1: po bitwie wraca ona na spód stosu, a wierzchnia karta stosu trafia do pudełka.
text-fresh-levy = W dowolnej chwili do rundy 6: jeden oddział z twojej puli trafia do prowincji, w której masz wojsko.

short-second-drum = szóstka jeszcze raz
short-night-raid = znika wrogi oddział
short-herbalist = Plaga ma siłę 0
short-black-miasma = Plaga zostawia jeden
short-poisoned-wells = Plaga wraca do stosu
short-forced-march = przesuwa oddział
short-feigned-weakness = 7–10 liczy się jako 6
short-victory-before-battle = punkt na start
short-feint-and-withdraw = -1 wraca do stosu
short-fresh-levy = oddział z puli

## Wydarzenia

name-pandemic = Pandemia
name-war-chariots = Rydwany bojowe
name-champions-challenge = Wyzwanie mistrza
name-heros-challenge = Wyzwanie bohatera
name-light-infantry = Lekka piechota

effect-pandemic = Gdy zagrano już cztery Plagi: każda strona odkłada 1 oddział z puli do posiłków.
effect-war-chariots = Kto użył szóstki w trzech prowincjach, może wybrać jeszcze jednego generała.
effect-champions-challenge = Kto wyłoży 9 i nie wygra nią bitwy, odkłada 1 oddział do posiłków.
effect-heros-challenge = Kto wyłoży 10 i nie wygra nią bitwy, odkłada 2 oddziały do posiłków.
effect-light-infantry = Gdy obie strony wyłożą 1 w tej samej prowincji: strona, która ma mniej punktów, zdobywa 1 punkt.

## Stół

table-round = Runda { $round } z { $rounds }.
table-decider = { $who ->
    [you] Ty wskazujesz następną prowincję.
   *[other] { $name } wskazuje następną prowincję.
}
table-miasma = Czarny opar: w tej rundzie każda Plaga zostawia tylko jeden oddział.
score-words = { $lead ->
    [none] Znacznik punktów stoi na środkowym polu.
    [you] Znacznik punktów jest przesunięty o { $spaces ->
        [one] 1 pole
        [few] { $spaces } pola
       *[many] { $spaces } pól
    } w twoją stronę; twój koniec toru to { $end }.
   *[other] Znacznik punktów jest przesunięty o { $spaces ->
        [one] 1 pole
        [few] { $spaces } pola
       *[many] { $spaces } pól
    } w stronę { side-gen }; koniec toru to { $end }.
}
column-province = Prowincja
column-armies = Oddziały
column-six = 6 użyta
column-values = Punkty
column-cards = Karty
table-neutral = neutralna
table-owner = { $owner } { $count }
table-nobody = -
table-both = obie
table-fought = po bitwie
table-fighting = { $cards } (teraz)
table-pair = { $mine } : { $theirs }
table-hidden = ?
table-values-how = Punkty: za rundy 3, 6 i 9; najbliższe są w nawiasie.
table-cards-how = Karty: { $mine } : { $theirs }; pytajnik to karta zakryta.
table-side = { $owner }: pula { $pool }, posiłki { $reserve }, ręka { $hand }, stos { $deck }{ $general }.
table-owner-you = Ty ({ $name })
table-general-held = , zakryty generał: { $names }
table-general-hidden = { $count ->
    [one] , 1 zakryty generał
    [few] , { $count } zakryci generałowie
   *[many] , { $count } zakrytych generałów
}
table-general-spent = , wykorzystany generał: { $names }
table-bonus = { $who ->
    [you] Na koniec tej rundy dobierasz 3 karty i zatrzymujesz 2 (dzięki jedynce).
   *[other] { $name } na koniec tej rundy dobiera 3 karty i zatrzymuje 2 (dzięki jedynce).
}
table-event = Wydarzenie: { $event }. { $effect }
table-events-left = { $left ->
    [one] To ostatnie wydarzenie: gdy zadziała, gra się kończy.
    [few] Zostały { $left } wydarzenia; piąte kończy grę.
   *[many] Zostało { $left } wydarzeń; piąte kończy grę.
} Zagrane Plagi: { $plagues }.
table-hand = Twoje karty ({ $count }):
table-hand-framed = wracają co rundę: { $cards }
table-hand-once = działają raz: { $cards }
table-hand-general = generał: { $names }
table-deck-known = Wiesz o swoim stosie, od góry: { $cards }.
table-box = Poza grą, { $owner }: { $cards }.
table-box-none = Żadna karta nie wypadła jeszcze z gry.
table-up = Odkryte w tej rundzie, { $owner }: { $cards }.
table-count = { $value } ×{ $count }

## Pytania

title-general = Twój generał
title-orders = Twoje rozkazy
title-battle = Bitwa
title-before-scoring = Przed punktowaniem
title-round-end = Koniec rundy 6
title-armies = Twoje oddziały
title-call = Posiłki
title-province = Kolejność bitew
title-keep = Nowe karty
title-another-general = Rydwany bojowe

ask-general = Wybierz w sekrecie jednego generała. Pozostali czterej odpadają z gry.
ask-orders = Wyłóż po jednej karcie przy każdej prowincji, w kolejności { $provinces }.
ask-orders-six = Szóstka jest już wykorzystana: { $marked }.
ask-orders-again = Szóstka jest już wykorzystana: { $marked }, ale Drugi bęben pozwala wyłożyć ją tam jeszcze raz.
ask-orders-before = Wcześniej możesz zagrać generała albo wezwać posiłki.
ask-battle = { $province }: { $cards }. Zagrywasz generała albo wzywasz posiłki?
ask-before-scoring = Za chwilę punktowanie prowincji. Zagrywasz generała albo wzywasz posiłki?
ask-round-end = Kończy się runda 6: to ostatnia okazja dla generałów, których można zagrać do rundy 6. Zagrywasz generała albo wzywasz posiłki?
ask-armies-reserve = { $count ->
    [one] Który oddział odkładasz do posiłków?
    [few] Które { $count } oddziały odkładasz do posiłków?
   *[many] Które { $count } oddziałów odkładasz do posiłków?
} Do wyboru: { $places }.
ask-armies-six-marker = Twoja pula jest pusta. Z której prowincji weźmiesz oddział na krawędź planszy: { $places }?
ask-armies-battle = { $count ->
    [one] Twoja pula jest pusta: 1 oddział musi przyjść skądinąd.
    [few] Twoja pula jest pusta: { $count } oddziały muszą przyjść skądinąd.
   *[many] Twoja pula jest pusta: { $count } oddziałów musi przyjść skądinąd.
} Do wyboru: { $places }.
ask-call = W twojej puli jest za mało oddziałów. Wzywasz posiłki, zanim oddziały opuszczą prowincje?
ask-call-end = Znacznik punktów stoi na środku: wygra pełniejsza pula. Wzywasz posiłki?
ask-province = O którą prowincję toczy się następna bitwa?
ask-keep = Dobrane karty: { $cards }. { $count ->
    [one] Którą zatrzymujesz? Druga wraca na spód stosu.
    [few] Które { $count } zatrzymujesz? Pozostała wraca na spód stosu.
   *[many] Które { $count } zatrzymujesz? Pozostała wraca na spód stosu.
}
ask-another-general = Twoja szóstka jest już wykorzystana w trzech prowincjach. Bierzesz jeszcze jednego generała?

## Wybory: co robią. Dłuższa postać stoi przed tym, co trzeba podać.

do-pick = { $general }: { $text }
do-take = { $general }: { $text }
do-orders = Wyłóż: { $cards }
do-call = { $count ->
    [one] Wezwij 1 oddział posiłków (do pudełka: { $cards })
    [few] Wezwij { $count } oddziały posiłków (do pudełka: { $cards })
   *[many] Wezwij { $count } oddziałów posiłków (do pudełka: { $cards })
}
do-give = Oddaj: { $places }
do-fight = Walcz o prowincję { $province }
do-keep = Zatrzymaj: { $cards }
do-pass = Pas
do-pass-call = Nie wzywaj
do-pass-another-general = Nie bierz generała
do-night-raid = Nocny wypad: 1 oddział Sun Tzu opuszcza prowincję { $province }
do-herbalist = Zielarz: ta Plaga ma siłę 0
do-black-miasma = Czarny opar: każda Plaga tej rundy zostawia tylko jeden oddział
do-poisoned-wells = Zatrute studnie: po bitwie twoja Plaga wraca na spód stosu
do-forced-march = Forsowny marsz: 1 oddział z prowincji { $from } do prowincji { $to }
do-feigned-weakness = Udawana słabość: twoja karta liczy się jako 6
do-feint-and-withdraw = Zmyłka i odwrót: po bitwie twoja karta -1 wraca na spód stosu
do-fresh-levy = Świeży zaciąg: 1 oddział z twojej puli do prowincji { $province }
do-second-drum = Drugi bęben
do-victory-before-battle = Zwycięstwo przed bitwą

open-pick = Wybierz generała
open-take = Weź jeszcze jednego generała
open-orders = Wyłóż pięć rozkazów
open-call = Wezwij posiłki, za każdy oddział jedna karta bez ramki
open-give = Oddaj oddziały
open-fight = Wskaż następną prowincję
open-keep = Zatrzymaj karty
open-pass = Pas
open-night-raid = Nocny wypad: zdejmij jeden oddział Sun Tzu
open-herbalist = Zielarz: powstrzymaj Plagę
open-black-miasma = Czarny opar: silniejsza Plaga w tej rundzie
open-poisoned-wells = Zatrute studnie: odzyskaj swoją Plagę
open-forced-march = Forsowny marsz: z prowincji do sąsiedniej prowincji
open-feigned-weakness = Udawana słabość: karta od 7 do 10 liczy się jako 6
open-feint-and-withdraw = Zmyłka i odwrót: odzyskaj swoją kartę -1
open-fresh-levy = Świeży zaciąg: oddział z puli do twojej prowincji
open-second-drum = Drugi bęben: wyłóż szóstkę tam, gdzie już była
open-victory-before-battle = Zwycięstwo przed bitwą

# Słowa, które gracz wpisuje jako wybór; pierwsze pokazujemy, identyfikator działa zawsze.
word-orders = rozkazy, wyłóż
word-call = wezwij, posiłki
word-give = oddaj, daj
word-fight = walcz, bitwa
word-keep = zatrzymaj, zostaw
word-pick = wybierz
word-take = weź
word-pass = pas, nie
words-between = z, do, w, i, za, o, prowincji, prowincja, prowincję

slot-cards = karty, w kolejności prowincji
slot-general = generał
slot-armies = oddziały
slot-province = prowincja
slot-from = prowincja, z której wychodzi oddział
slot-to = prowincja, do której wchodzi oddział

from-place = { $count } z { GEN($place) }

## Co się wydarzyło

event-game = { $variant ->
    [beginner] Wariant dla początkujących: bez generałów, bez wydarzeń, bez kart +2 i +3.
   *[standard] Gra standardowa, z generałami.
}
event-event-up = Odkryte wydarzenie: { $event }. { $effect }
event-event = Działa wydarzenie { $event }: { $whom ->
    [both] dotyczy obu stron.
    [you] dotyczy ciebie.
   *[other] dotyczy { side-gen }.
}
event-markers = Punkty za rundy 3, 6 i 9: { $values }.
event-generals = Obie strony wybrały w sekrecie generała.
event-general = { $who ->
    [you] Zagrywasz generała: { $general } ({ $text }).
   *[other] { $name } zagrywa generała: { $general } ({ $text }).
}
event-score-ST-906 = Punktowanie: Sun Tzu { $suntzu }, król Shao { $shao }. { score-words }
event-score-ST-745 = Sun Tzu zaczyna grę z jednym punktem. { score-words }
event-score-ST-831 = Strona, która ma mniej punktów, zdobywa punkt. { score-words }
event-laid = Obie strony wydały rozkazy. Zaczynają się bitwy rundy { $round }.
event-turn-up = { $province }: { $cards }.
shown-card = { $who ->
    [you] ty { $card }
   *[other] { $side ->
        [suntzu] Sun Tzu { $card }
       *[shao] król Shao { $card }
    }
}
event-result = { $who ->
    [you] Wygrywasz o { $by }.
   *[other] { $name } wygrywa o { $by }.
}
event-result-none = Nikt nie wygrywa.
event-plague-lost = { $who ->
    [you] Plaga w prowincji { $province }: { armies } { $count ->
        [one] wraca
        [few] wracają
       *[many] wraca
    } do twojej puli.
   *[other] Plaga w prowincji { $province }: { armies } { $count ->
        [one] wraca
        [few] wracają
       *[many] wraca
    } do puli { side-gen }.
}
event-plague = Plaga w prowincji { $province } nikomu nie zabiera oddziału.
event-retreat = { $who ->
    [you] Wycofujesz { armies } z prowincji { $province } do swojej puli.
   *[other] { $name } wycofuje { armies } z prowincji { $province } do swojej puli.
}
event-enter = { $who ->
    [you] Wprowadzasz { armies } do prowincji { $province }.
   *[other] { $name } wprowadza { armies } do prowincji { $province }.
}
event-enter-far = { $who ->
    [you] Wprowadzasz { armies } do prowincji { $province } ({ $places }).
   *[other] { $name } wprowadza { armies } do prowincji { $province } ({ $places }).
}
event-six-marker = { $who ->
    [you] Twoja szóstka jest wykorzystana w prowincji { $province }; 1 oddział staje tam na krawędzi.
   *[other] Szóstka { side-gen } jest wykorzystana w prowincji { $province }; 1 oddział staje tam na krawędzi.
}
event-six-marker-far = { $who ->
    [you] Twoja szóstka jest wykorzystana w prowincji { $province }; oddział z prowincji { $place } staje tam na krawędzi.
   *[other] Szóstka { side-gen } jest wykorzystana w prowincji { $province }; oddział z prowincji { $place } staje tam na krawędzi.
}
event-six-marker-none = { $who ->
    [you] Twoja szóstka jest wykorzystana w prowincji { $province }; nie ma już oddziału na krawędź.
   *[other] Szóstka { side-gen } jest wykorzystana w prowincji { $province }; nie ma już oddziału na krawędź.
}
event-reserve-from = { $who ->
    [you] Odkładasz do posiłków { armies } { $reason } ({ $places }).
   *[other] { $name } odkłada do posiłków { armies } { $reason } ({ $places }).
}
event-reserve = { $who ->
    [you] Nie masz oddziału do odłożenia { $reason }.
   *[other] { $name } nie ma oddziału do odłożenia { $reason }.
}
event-call = { $who ->
    [you] Wzywasz { armies } posiłków (do pudełka: { $cards }).
   *[other] { $name } wzywa { armies } posiłków (do pudełka: { $cards }).
}
event-march = 1 oddział przechodzi z prowincji { $from } do prowincji { $to }.
event-raid = 1 oddział Sun Tzu opuszcza prowincję { $province }.
event-levy = 1 oddział z puli Sun Tzu wchodzi do prowincji { $province }.
event-recycle = { $who ->
    [you] Twoja karta { $card } wraca na spód stosu; wierzchnia karta { $box } trafia do pudełka.
   *[other] Karta { $card } { side-gen } wraca na spód stosu; wierzchnia karta { $box } trafia do pudełka.
}
event-another-general = { $who ->
    [you] { $taken ->
        [yes] Bierzesz jeszcze jednego generała.
       *[no] Nie bierzesz drugiego generała.
    }
   *[other] { $taken ->
        [yes] { $name } bierze jeszcze jednego generała.
       *[no] { $name } nie bierze drugiego generała.
    }
}
event-round = Zaczyna się runda { $round }.
event-over = { $who ->
    [you] Wygrywasz!
   *[other] { $name } wygrywa.
}
event-over-none = Gra kończy się remisem.
event-undo = { $who ->
    [you] Cofasz ostatni ruch.
   *[other] { $name } cofa ostatni ruch.
}

reason-ST-531 = za +2
reason-ST-532 = za +3
reason-ST-812 = z powodu wydarzenia Pandemia
reason-ST-821 = z powodu wydarzenia Wyzwanie mistrza
reason-ST-826 = z powodu wydarzenia Wyzwanie bohatera

over-ST-941 = Znacznik punktów dotarł na koniec toru.
over-ST-942 = Minęło dziewięć rund: wygrywa strona, po której stoi znacznik punktów.
over-ST-943 = Znacznik punktów stoi na środku: wygrywa pełniejsza pula wojska.
over-ST-945 = Znacznik punktów stoi na środku, a pule wojska są równe.
over-ST-946 = Piąte wydarzenie zakończyło grę: wygrywa strona, po której stoi znacznik punktów.

## Dlaczego nie: jedno zdanie do każdej zasady, na którą można się powołać

why-ST-207 = Wybierasz dokładnie jednego z pięciu generałów swojego koloru.
why-ST-305 = Przy każdej z pięciu prowincji leży dokładnie jedna karta z twojej ręki.
why-ST-307 = W tej prowincji twoja szóstka została już użyta.
why-ST-408 = Wskazujesz jedną prowincję, o którą w tej rundzie jeszcze nie walczono.
why-ST-440 = Brakujące oddziały przychodzą z prowincji sąsiadujących z bitwą, dokładnie tyle, ile ich brakuje.
why-ST-441 = Oddziały, których wciąż brakuje, przychodzą z twoich innych prowincji, dokładnie tyle, ile ich brakuje.
why-ST-513 = Przy pustej puli oddział na krawędź bierzesz z jednej ze swoich innych prowincji.
why-ST-531 = Karta +2 kosztuje dokładnie 1 oddział, z puli albo z prowincji.
why-ST-532 = Karta +3 kosztuje dokładnie 2 oddziały, z puli albo z prowincji.
why-ST-602 = Każdy wezwany oddział kosztuje jedną kartę bez ramki z twojej ręki.
why-ST-603 = Kartami z ramką, od 1 do 6, nie można płacić za posiłki.
why-ST-605 = Za posiłki płacisz tylko kartami z ręki.
why-ST-606 = Nie możesz wezwać więcej oddziałów, niż masz w posiłkach.
why-ST-617 = Możesz zagrać generała, na którego przyszła pora, wezwać posiłki albo spasować.
why-ST-619 = Możesz tu tylko wezwać posiłki albo spasować.
why-ST-620 = Przed porównaniem pul możesz tylko wezwać posiłki albo spasować.
why-ST-704 = Generała można zagrać tylko wtedy, gdy coś teraz zmienia.
why-ST-706 = Drugi bęben ujawnia się sam, gdy odkryto twoją szóstkę w prowincji, w której była już użyta.
why-ST-712 = Nocny wypad wymaga prowincji, w której stoi oddział Sun Tzu.
why-ST-722 = Zielarza zagrywa się tylko wtedy, gdy w bitwie odkryto Plagę Sun Tzu.
why-ST-723 = Zielarz nie pomoże tam, gdzie leży twoja własna Plaga.
why-ST-731 = Czarny opar zagrywa się tylko podczas wydawania rozkazów.
why-ST-736 = Zatrute studnie zagrywa się tylko po odkryciu własnej Plagi.
why-ST-737 = Zatrute studnie wymagają co najmniej jednej karty w twoim stosie.
why-ST-741 = Forsowny marsz prowadzi do sąsiedniej prowincji, neutralnej albo twojej.
why-ST-742 = Forsowny marsz zaczyna się w prowincji, w której masz oddział.
why-ST-747 = Zmyłkę i odwrót zagrywa się tylko po odkryciu własnej karty -1; w stosie musi być karta.
why-ST-748 = Świeży zaciąg trafia do prowincji, w której masz już wojsko.
why-ST-749 = Czas tego generała już minął.
why-ST-752 = Udawaną słabość zagrywa się, gdy odkryto twoją 7, 8, 9 lub 10, a naprzeciw nie leży Plaga.
why-ST-812 = Pandemia zabiera 1 oddział; przy pustej puli z prowincji.
why-ST-817 = Możesz wziąć jednego z odłożonych generałów albo żadnego.
why-ST-821 = Wyzwanie mistrza zabiera dokładnie 1 oddział, z puli albo z prowincji.
why-ST-826 = Wyzwanie bohatera zabiera dokładnie 2 oddziały, z puli albo z prowincji.
why-ST-923 = Zatrzymujesz 1 z 2 dobranych kart.
why-ST-926 = Po wyłożeniu jedynki zatrzymujesz 2 z 3 dobranych kart.

fact-province = W prowincji { $province } szóstka jest już wykorzystana.
fact-from = { $from } sąsiaduje z: { $near }.
fact-item = Tego nie można tu wybrać: { $item }.

## Przykłady do pomocy i teksty stołu, które ta gra mówi po swojemu

sample-why = rozkazy 5 9 1 6 2
sample-rule = ST-307
sample-word = posiłki
sample-card = plaga
help-moves =
    Ruchy: wpisz numer wyboru. Rozkazy podaje się w kolejności QIN, CHU, JIN-YAN, HAN-QI, WU:
      „rozkazy 5 9 1 +2 6” albo z prowincjami w dowolnej kolejności: „qin 5, wu 6, chu 9, jin-yan 1, han-qi +2”.
      Karty to 1 do 10, +1, +2, +3, -1 i plaga. „wezwij +1 -1”, „oddaj pula qin”, „oddaj qin x2”, „zatrzymaj 9”,
      „walcz wu”, „nocny wypad wu”, „forsowny marsz qin chu”; wystarczy początek, który pasuje tylko do jednego.

# Słowem, nie numerem: „1 1 2 3 4 5” wyglądałoby na sześć kart.
game-ui-open = { $text }, na przykład „{ $word } { $example }”
game-ui-which-cards = Po wyborze podaj jeszcze, o co chodzi: { $option }.
game-ui-no-card = „{ $word }” nie można tu wybrać.
game-ui-few-cards = { $count ->
    [one] Jako „{ $word }” jest do wyboru tylko 1.
    [few] Jako „{ $word }” są do wyboru tylko { $count }.
   *[many] Jako „{ $word }” jest do wyboru tylko { $count }.
}
game-ui-no-cards = Ten wybór niczego więcej nie wymaga, więc „{ $word }” nic tu nie znaczy.
game-ui-fact-got = Podano { $got }; trzeba podać co najmniej { $least }.
game-ui-fact-twice = To samo zostało podane dwa razy.
game-ui-came-back = Twoje rozkazy wracają do ciebie nieodkryte: przeciwnik wykonał najpierw akcję. Wydaj je na nowo.
game-full-discard = Pudełko

## Ustawienia stołu

setting-variant = gra
setting-events = wydarzenia
setting-suntzu_player = kto jest Sun Tzu

full-pool = pula
full-reserve = posiłki
full-deck = stos
full-hand-count = ręka
full-round = runda
label-orders = Wyłóż pięć rozkazów
