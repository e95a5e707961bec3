# Hunowie po polsku. Plik angielski ma te same klucze. Słowa są z instrukcji: Dobra, Rabunek, Skład, odesłać Wóz, uniknąć
# Klątwy. Fakty: $who to „you” albo „other”, $name gracz na początku zdania, $number jego numer, $colour identyfikator
# koloru, $count liczba, $card i $wagon nazwy. O graczach mówi się w czasie teraźniejszym, bez rodzaju.

goal = Zapełniaj Wozy Dobrami i wykładaj karty w swoim Obozie. Gdy na koniec rundy jakaś pula Dóbr albo talia kart jest wyczerpana, gra się kończy i wygrywa największa liczba Punktów Zwycięstwa (PZ).
goal-house = Karty i pola Wozów to nasz własny zestaw: z wydanych kart znamy tylko nazwę Ildico Trucicielki.
goal-foreign = Karty i Wozy tego stołu pochodzą z pliku.

## Gracze

player = Gracz { $number }
player-in = { $who ->
    [you] ty
   *[other] Gracz { $number }
}
player-to = { $who ->
    [you] ciebie
   *[other] Gracza { $number }
}

## Kolory i rzeczy

colour-blue = niebieski
colour-red = czerwony
colour-green = zielony
colour-black = czarny
colour-yellow = żółty
# Słowa, które gracz wpisuje jako kolor Dóbr i kości; pierwsze jest pokazywane.
word-blue = niebieskie, niebieską, niebieska, niebieski
word-red = czerwone, czerwoną, czerwona, czerwony
word-green = zielone, zieloną, zielona, zielony
word-black = czarne, czarną, czarna, czarny
word-yellow = żółte, żółtą, żółta, żółty
type-purple = fioletowy
type-orange = pomarańczowy
type-green = zielony
type-blue = niebieski
word-type-purple = fioletowy
word-type-orange = pomarańczowy
word-type-green = zielony
word-type-blue = niebieski

deck-equipment = Wyposażenie
deck-raid = Najazdy
deck-mercenary = Najemnicy
deck-curse = Klątwy
deck-treasure = Skarby
type-equipment = Wyposażenie
type-raid = Najazd
type-mercenary = Najemnik
type-curse = Klątwa
type-treasure = Skarb

good-adj = { $count ->
    [one] { $colour ->
        [blue] niebieskie
        [red] czerwone
        [green] zielone
        [black] czarne
       *[yellow] żółte
    }
    [few] { $colour ->
        [blue] niebieskie
        [red] czerwone
        [green] zielone
        [black] czarne
       *[yellow] żółte
    }
   *[many] { $colour ->
        [blue] niebieskich
        [red] czerwonych
        [green] zielonych
        [black] czarnych
       *[yellow] żółtych
    }
}
goods = { $count } { good-adj } { $count ->
    [one] Dobro
    [few] Dobra
   *[many] Dóbr
}
slot-count = { $count ->
    [one] { good-adj }
   *[other] { $count } { good-adj }
}
goods-short = { $count } { good-adj }
good-one = { $colour ->
    [blue] niebieskie
    [red] czerwone
    [green] zielone
    [black] czarne
   *[yellow] żółte
}
valuables = { $count ->
    [one] 1 Dobro
    [few] { $count } Dobra
   *[many] { $count } Dóbr
}
cards-of = { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
}
die-colour = { $colour ->
    [blue] niebieska
    [red] czerwona
    [green] zielona
    [black] czarna
   *[yellow] żółta
}
die-name = { die-colour } kość
die-acc = { $colour ->
    [blue] niebieską
    [red] czerwoną
    [green] zieloną
    [black] czarną
   *[yellow] żółtą
} kość
die-gen = { $colour ->
    [blue] niebieskiej
    [red] czerwonej
    [green] zielonej
    [black] czarnej
   *[yellow] żółtej
} kości
good-gen = { $colour ->
    [blue] niebieskiego
    [red] czerwonego
    [green] zielonego
    [black] czarnego
   *[yellow] żółtego
} Dobra
deck-gen = { $deck ->
    [equipment] Wyposażenia
    [raid] Najazdów
    [mercenary] Najemników
    [curse] Klątw
   *[treasure] Skarbów
}
wagon-name = { $type ->
    [purple] fioletowy
    [orange] pomarańczowy
    [green] zielony
   *[blue] niebieski
} Wóz { $number }
    .gen = { $type ->
        [purple] fioletowego
        [orange] pomarańczowego
        [green] zielonego
       *[blue] niebieskiego
    } Wozu { $number }
wagon-title = { $type ->
    [purple] Fioletowy
    [orange] Pomarańczowy
    [green] Zielony
   *[blue] Niebieski
} Wóz { $number }
wagon-text = Pola: { $slots }. Gdy wszystkie są zapełnione, Wóz zostaje odesłany: Dobra trafiają do twojego Składu, Wóz leży zakryty, a ty bierzesz nowy. Wart 1 PZ za każdego gracza.
card-hidden = zakryta karta
# Miejsca Dóbr: .gen mówi, skąd, razem z przyimkiem.
place-reserve = Rezerwa
    .gen = z Rezerwy
place-wagon = { $wagon }
    .gen = z { GEN($wagon) }
place-card = { $card }
    .gen = z karty { $card }
    .acc = kartę { $card }
place-stash = { $who ->
    [you] twój Skład
   *[other] Skład Gracza { $number }
}
    .gen = { $who ->
        [you] z twojego Składu
       *[other] ze Składu Gracza { $number }
    }
good-on = { good-one } { GEN($place) }
slot-on = { $colour ->
    [blue] niebieskie
    [red] czerwone
    [green] zielone
    [black] czarne
   *[yellow] żółte
} pole { GEN($place) }

timing-start = Na początku tury
timing-end = Na koniec tury
timing-turn = W swojej turze
timing-any = Kiedykolwiek
timing-game-end = Na koniec gry
timing-text-start = zanim weźmiesz kość albo zaraz po jej wzięciu
timing-text-end = po zakończeniu swojej akcji
timing-text-turn = przed swoją akcją, w jej trakcie albo po niej
timing-text-any = w dowolnym momencie gry, nawet w turze innego gracza
timing-text-game-end = podczas liczenia Punktów Zwycięstwa

state-works = działa
state-off = wyłączona
state-unfilled = niezapełniona
state-active = aktywna
state-lifted = dezaktywowana
state-unused = nieaktywowana
state-used = aktywowana
state-fled = uniknięta
state-treasure = { $points } PZ za warunek

about-card = { $card } ({ $facts }): { $text }
about-slots = { $count ->
    [one] 1 pole
    [few] { $count } pola
   *[many] { $count } pól
}
about-timing = { $timing }: { $text }.
about-house = Karta z naszego własnego zestawu.
about-wagon = { $wagon }: { $text } Pola są z naszego własnego zestawu.

## Karty

card-pack-mule = Juczny muł
card-hunting-falcon = Sokół myśliwski
card-war-saddle = Siodło bojowe
card-knucklebones = Szulerskie kostki
card-great-yurt = Wielka jurta
card-dyers-vat = Kadź farbiarza
card-iron-rims = Okute koła
card-double-harness = Podwójny zaprzęg
card-guard-dogs = Psy stróżujące
card-amulet-of-tengri = Amulet Tengri
card-tribute-roll = Spis danin
card-relay-ponies = Konie rozstawne
card-sack-the-village = Splądrowanie wioski
card-market-plunder = Grabież targu
card-cattle-raid = Porwanie bydła
card-night-ambush = Nocna zasadzka
card-burning-arrows = Płonące strzały
card-break-the-contract = Zerwanie kontraktu
card-river-crossing = Przeprawa przez rzekę
card-full-gallop = Pełny galop
card-khans-levy = Danina dla Chana
card-caravan-swap = Zamiana karawan
card-battle-cry = Okrzyk bojowy
card-storehouse-heist = Skok na Skład
card-ildico-the-poisoner = Ildico Trucicielka
card-onegesius-the-quartermaster = Onegezjusz Kwatermistrz
card-edeco-the-bodyguard = Edeko Strażnik
card-orestes-the-scribe = Orestes Pisarz
card-bleda-the-raider = Bleda Łupieżca
card-zerco-the-jester = Zerkon Błazen
card-berik-the-carter = Berik Woźnica
card-eskam-the-oracle = Eskam Wróżbita
card-kreka-the-queen = Królowa Kreka
card-skotta-the-tax-collector = Skotta Poborca
card-aigan-the-scavenger = Aigan Zbieracz
card-ellac-the-heir = Ellak Dziedzic
card-plague-of-rats = Plaga szczurów
card-lame-horses = Kulawe konie
card-blind-seer = Ślepy wieszcz
card-broken-axles = Pęknięte osie
card-mud-season = Roztopy
card-mutiny = Bunt
card-rusted-gear = Zardzewiały rynsztunek
card-cowardice = Tchórzostwo
card-tribute-to-rome = Trybut dla Rzymu
card-evil-eye = Złe oko
card-spiteful-spirits = Złośliwe duchy
card-desecrated-tomb = Zbezczeszczony grób
card-golden-crown = Złota korona
card-silver-cauldron = Srebrny kocioł
card-sword-of-mars = Miecz Marsa
card-jade-pendant = Jadeitowy wisior
card-amber-necklace = Bursztynowy naszyjnik
card-gilded-saddle = Złocone siodło
card-byzantine-icon = Bizantyjska ikona
card-skull-cup = Puchar z czaszki
card-emerald-ring = Szmaragdowy pierścień
card-ring-of-honoria = Pierścień Honorii
card-scales-of-aquileia = Waga z Akwilei
card-eagle-standard = Sztandar z orłem

text-pack-mule = Gdy wykonujesz akcję Rabunku kością o wartości 1 (po wszelkich zmianach jej wartości), weź 2 dodatkowe Dobra w jej kolorze.
text-hunting-falcon = Gdy wykonujesz akcję Dobierania Kart, dobierz o 1 kartę więcej, niż wskazuje kość; zagrywasz nadal dokładnie jedną.
text-war-saddle = Zaraz po wzięciu kości możesz podnieść lub obniżyć jej wartość o 1, w granicach od 1 do 3.
text-knucklebones = Zanim weźmiesz kość, możesz przerzucić jedną z kości, które są jeszcze dostępne.
text-great-yurt = Zapełniasz naraz trzy Wozy zamiast dwóch. Gdy tylko ta karta znajdzie się w twoim Obozie, weź trzeci Wóz (odkryty albo z wierzchu talii Wozów).
text-dyers-vat = Raz na turę, ładując na Wozy Dobra ze swojej akcji Rabunku, możesz położyć jedno z nich na pustym polu dowolnego innego koloru.
text-iron-rims = Za każdym razem, gdy odsyłasz Wóz, możesz wziąć z Rezerwy 1 Dobro w dowolnym kolorze i je położyć.
text-double-harness = Zaraz po wzięciu kości, dopóki wskazuje 2, możesz wziąć z Rezerwy 1 Dobro w jej kolorze i je położyć.
text-guard-dogs = Karty używane przez przeciwników nie mogą kraść ani odrzucać Dóbr z twoich Wozów, ani zamieniać twoich Wozów. (Klątwy leżące w twoim Obozie nadal działają.)
text-amulet-of-tengri = Na koniec gry każda Klątwa, której udało ci się uniknąć, kosztuje cię 1 PZ zamiast 1 PZ za każdego gracza.
text-tribute-roll = Za każdym razem, gdy przeciwnik odsyła Wóz, możesz wziąć z Rezerwy 1 Dobro w dowolnym kolorze i położyć je na jednej ze swoich kart Najemników albo aktywnych Klątw.
text-relay-ponies = Na koniec swojej tury możesz wymienić jeden ze swoich Wozów na odkryty. Dobra, które pasują do pól nowego Wozu, przechodzą na niego, pozostałe wracają do Rezerwy, a stary Wóz trafia na spód talii Wozów.
text-sack-the-village = Weź z Rezerwy do 3 Dóbr w jednym, wybranym kolorze i je połóż.
text-market-plunder = Weź z Rezerwy do 2 Dóbr w dowolnych kolorach, takich samych lub różnych, i je połóż.
text-cattle-raid = Ukradnij 1 wybrane Dobro z Wozów każdego przeciwnika i połóż zdobyte Dobra.
text-night-ambush = Ukradnij do 2 wybranych Dóbr z Wozów jednego przeciwnika i je połóż.
text-burning-arrows = Wybierz po jednym Wozie każdego przeciwnika i z każdego z nich zwróć do Rezerwy do 2 wybranych Dóbr.
text-break-the-contract = Ukradnij do 2 wybranych Dóbr z jednego Najemnika w Obozie przeciwnika i je połóż.
text-river-crossing = Można użyć po wzięciu kości, jeśli dostępna jest jeszcze choć jedna: po tej turze rozgrywasz kolejną pełną turę z inną dostępną kością, którą przy wzięciu obracasz na wybraną wartość; potem gra toczy się dalej od ciebie zgodnie z ruchem wskazówek zegara.
text-full-gallop = Można użyć po wzięciu kości, a przed wyborem akcji: w tej turze wykonujesz tą kością obie akcje, Dobieranie Kart i Rabunek, w dowolnej kolejności.
text-khans-levy = Wybierz jednego Najemnika albo jedną aktywną Klątwę w swoim Obozie i zapełnij do 4 pustych pól tej karty wybranymi Dobrami z Rezerwy.
text-caravan-swap = Zamień jeden ze swoich Wozów na jeden z Wozów przeciwnika; Dobra pozostają na swoich Wozach.
text-battle-cry = Użyj efektu dowolnego Najazdu z Obozu przeciwnika, aktywowanego lub nie, tak jakby właśnie został przez ciebie aktywowany. Tamta karta się nie zmienia.
text-storehouse-heist = Ukradnij 1 wybrane Dobro ze Składu każdego przeciwnika i połóż zdobyte Dobra.
text-ildico-the-poisoner = Raz na rundę, na koniec tury, w której twoją akcją było Dobieranie Kart, możesz zwrócić do Rezerwy 1 wybrane Dobro z Najemnika w Obozie przeciwnika.
text-onegesius-the-quartermaster = Dobra ze swojej akcji Rabunku możesz dowolnie podzielić między swoje Wozy oraz dowolną liczbę swoich kart Najemników i Klątw.
text-edeco-the-bodyguard = Karty używane przez przeciwników nie mogą kraść ani odrzucać Dóbr z twoich kart Najemników, także z tej.
text-orestes-the-scribe = Podczas swojej akcji Dobierania Kart, po obejrzeniu dobranych kart, możesz odłożyć je wszystkie na spód talii i dobrać tyle samo nowych; jedną z nowych trzeba zagrać.
text-bleda-the-raider = W każdej swojej turze możesz aktywować do 2 Najazdów, a za każdym razem, gdy aktywujesz Najazd, możesz najpierw wziąć z Rezerwy 1 Dobro w dowolnym kolorze i je położyć.
text-zerco-the-jester = Zanim weźmiesz kość, możesz obrócić jedną z dostępnych kości na wybraną wartość.
text-berik-the-carter = Raz w swojej turze możesz przenieść do 2 Dóbr, jedno po drugim, każde między dwiema kartami w swoim Obozie: Wozami, Najemnikami albo aktywnymi Klątwami (pole Wozu musi mieć kolor Dobra).
text-eskam-the-oracle = Gdy ktoś zagrywa na ciebie Klątwę, możesz zwrócić do Rezerwy 1 Dobro z tej karty, aby przekazać tę Klątwę dowolnemu innemu graczowi, który może jej jak zwykle uniknąć.
text-kreka-the-queen = Na koniec gry każdy zapełniony Najemnik w twoim Obozie, także ta karta, daje o 1 PZ więcej.
text-skotta-the-tax-collector = Gdy przeciwnik zakończy akcję Rabunku kością o wartości 3, możesz wziąć z Rezerwy 1 Dobro w kolorze tej kości i je położyć.
text-aigan-the-scavenger = Gdy podczas akcji Rabunku przeciwnika choć jedno nadmiarowe Dobro wróci do Rezerwy, możesz wziąć z Rezerwy 1 Dobro w tym kolorze i je położyć.
text-ellac-the-heir = Na koniec swojej tury, jeśli żaden przeciwnik nie ma mniej Odesłanych Wozów niż ty, możesz wziąć z Rezerwy 1 Dobro w dowolnym kolorze i je położyć.
text-plague-of-rats = Na koniec każdej swojej tury zwróć do Rezerwy 1 wybrane Dobro ze swoich Wozów, jeśli jakieś na nich leży.
text-lame-horses = Wykonując akcję Rabunku, bierzesz o 1 Dobro mniej, ale zawsze co najmniej 1.
text-blind-seer = W swoich akcjach Dobierania Kart dobierasz dokładnie 1 kartę, cokolwiek wskazuje kość i mówią twoje inne karty.
text-broken-axles = Za każdym razem, gdy kładziesz Dobra z jednego Rabunku albo jednego efektu, na każdy Wóz może trafić najwyżej 1 z nich.
text-mud-season = Nowe Wozy musisz brać z wierzchu talii Wozów (odkryte tylko wtedy, gdy ta talia jest pusta).
text-mutiny = Efekty twoich Najemników nie działają. Nadal liczą się jako zapełnieni albo niezapełnieni.
text-rusted-gear = Efekty twojego Wyposażenia nie działają.
text-cowardice = Nie możesz aktywować Najazdów. Jeśli ta Klątwa jest na koniec gry nadal aktywna, twoje Najazdy są warte 0 PZ.
text-tribute-to-rome = Za każdym razem, gdy odsyłasz Wóz, każdy przeciwnik, zgodnie z ruchem wskazówek zegara od ciebie, może wziąć z Rezerwy 1 Dobro w dowolnym kolorze i je położyć.
text-evil-eye = Nie możesz wziąć kości wskazującej 3, dopóki któraś dostępna kość wskazuje mniej.
text-spiteful-spirits = Na początku każdej twojej tury gracz po twojej lewej wskazuje kolor jednej dostępnej kości; nie możesz jej wziąć w tej turze, chyba że jest jedyna.
text-desecrated-tomb = Jeśli ta Klątwa jest na koniec gry nadal aktywna, każdy Skarb ze spełnionym warunkiem jest wart o 2 PZ mniej (nie mniej niż 0).
text-golden-crown = Żaden przeciwnik nie ma więcej Odesłanych Wozów niż ty.
text-silver-cauldron = Masz co najmniej 1 zapełnionego Najemnika i żadnego niezapełnionego.
text-sword-of-mars = Masz co najmniej 2 Najazdy, aktywowane lub nie, a żaden przeciwnik nie ma ich więcej niż ty.
text-jade-pendant = Twoje Odesłane Wozy są co najmniej 3 różnych typów.
text-amber-necklace = Najliczniejszy typ wśród twoich Odesłanych Wozów liczy co najmniej 2 Wozy i stanowi co najmniej połowę wszystkich twoich Odesłanych Wozów.
text-gilded-saddle = Masz co najmniej 2 karty Wyposażenia, a żaden przeciwnik nie ma ich więcej niż ty.
text-byzantine-icon = W twoim Obozie nie ma Klątwy ani aktywnej, ani unikniętej.
text-skull-cup = W twoim Obozie są co najmniej 2 dezaktywowane Klątwy.
text-emerald-ring = Masz w Obozie co najmniej po jednej karcie każdego z pięciu kolorów (ten Skarb się liczy; Klątwa liczy się w każdym stanie).
text-ring-of-honoria = W twoim Składzie są co najmniej po 2 Dobra w co najmniej 4 kolorach.
text-scales-of-aquileia = Masz w Składzie co najmniej 12 Dóbr i żaden przeciwnik nie ma ich tam więcej niż ty.
text-eagle-standard = Żaden przeciwnik nie ma w Obozie mniej kart niż ty (liczą się karty wszystkich pięciu kolorów, także Klątwy w każdym stanie, ale nie Wozy).

# To samo w kilku słowach; najwyżej 22 znaki.
short-pack-mule = kość 1: dwa więcej
short-hunting-falcon = dobierz kartę więcej
short-war-saddle = twoja kość ±1
short-knucklebones = przerzuć kość
short-great-yurt = trzy Wozy naraz
short-dyers-vat = jedno na dowolne pole
short-iron-rims = za Wóz: weź 1
short-double-harness = kość 2: weź 1
short-guard-dogs = Wozy są bezpieczne
short-amulet-of-tengri = unik Klątwy: tylko −1
short-tribute-roll = cudzy Wóz: weź 1
short-relay-ponies = wymień swój Wóz
short-sack-the-village = weź 3 w jednym kolorze
short-market-plunder = weź 2 dowolne
short-cattle-raid = ukradnij 1 każdemu
short-night-ambush = ukradnij komuś 2
short-burning-arrows = spal każdemu 2
short-break-the-contract = 2 z cudzego Najemnika
short-river-crossing = dodatkowa tura
short-full-gallop = Dobieranie i Rabunek
short-khans-levy = zapełnij do 4 pól
short-caravan-swap = zamień Wozy
short-battle-cry = skopiuj Najazd
short-storehouse-heist = po 1 z każdego Składu
short-ildico-the-poisoner = Najemnik traci 1
short-onegesius-the-quartermaster = dziel swój Rabunek
short-edeco-the-bodyguard = Najemnicy bezpieczni
short-orestes-the-scribe = dobierz od nowa
short-bleda-the-raider = 2 Najazdy, po 1 Dobru
short-zerco-the-jester = obróć kość
short-berik-the-carter = przenieś do 2 Dóbr
short-eskam-the-oracle = oddaj Klątwę dalej
short-kreka-the-queen = pełni Najemnicy +1
short-skotta-the-tax-collector = cudza 3: weź 1
short-aigan-the-scavenger = cudzy nadmiar: weź 1
short-ellac-the-heir = najmniej Wozów: weź 1
short-plague-of-rats = co turę tracisz 1
short-lame-horses = Rabunek: 1 mniej
short-blind-seer = dobierasz tylko 1
short-broken-axles = po 1 na Wóz
short-mud-season = Wozy tylko z talii
short-mutiny = Najemnicy nie działają
short-rusted-gear = Wyposażenie nie działa
short-cowardice = żadnych Najazdów
short-tribute-to-rome = za Wóz: inni biorą 1
short-evil-eye = nie bierzesz trójek
short-spiteful-spirits = jedna kość zakazana
short-desecrated-tomb = Skarby −2
short-golden-crown = najwięcej Wozów
short-silver-cauldron = Najemnicy zapełnieni
short-sword-of-mars = najwięcej Najazdów
short-jade-pendant = 3 typy Wozów
short-amber-necklace = połowa jednego typu
short-gilded-saddle = najwięcej Wyposażenia
short-byzantine-icon = bez Klątw
short-skull-cup = 2 Klątwy dezaktywowane
short-emerald-ring = karty 5 kolorów
short-ring-of-honoria = po 2 w 4 kolorach
short-scales-of-aquileia = najpełniejszy Skład
short-eagle-standard = najmniej kart

## Stół

table-round = Runda { $round }. Pierwszy gracz: { $first }.
table-turn = { $who ->
    [you] Twoja tura{ $die }.
   *[other] Tura Gracza { $number }{ $die }.
}
table-turn-die = , { die-name } o wartości { $value }
table-again = Potem dodatkowa tura.
table-both = Pełny galop: w tej turze obie akcje.
table-banned = W tej turze zakazana jest { die-name }.
column-colour = Kolor
column-die = Kość
column-reserve = Rezerwa
column-deck = Talia
table-die-none = -
table-die-taken = { $value } ({ $owner })
table-deck = { $deck } { $left }
table-you = ty
table-brief = Gr. { $number }
table-display = Wozy do wzięcia: { $wagons }; zakrytych w talii: { $count }.
table-display-none = żaden nie jest odkryty
table-wagon = { $wagon } ({ $slots })
table-camp = { $mark } { $owner }: odesłane Wozy { $sent }, Skład { $stash }, widoczne PZ { $points }.
table-owner-you = Ty ({ $name })
table-stash-none = pusty
table-wagons = Wozy: { $wagons }
table-wagons-none = brak
table-cards = Karty: { $cards }
table-filling = { $wagon } (jest { $has }; wolne { $needs })
table-empty = { $wagon } (wolne { $needs })
table-card = { $card } ({ $facts })
table-filled = { $count } z { $slots }
table-fled = Uniknięte Klątwy ({ $count }): { $cards }
table-hand = W ręce, do położenia: { $goods }.
table-effect = Z karty, do położenia: { $goods }.
table-drawn = Dobrane karty: { $cards }.
table-drawn-hidden = { $name } ma dobrane { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
table-sent-known = Twoje Odesłane Wozy: { $wagons }.
table-sent-others = { $name }: { $count ->
    [one] 1 Odesłany Wóz
    [few] { $count } Odesłane Wozy
   *[many] { $count } Odesłanych Wozów
}, typy są tajne.
table-sent-open = { $name }, Odesłane Wozy: { $wagons }.

## Pytania

title-bonus = Dobra na początek
title-die = Twoja kość
title-action = Twoja akcja
title-pick = Dobrane karty
title-target = Zagranie Klątwy
title-curse = Klątwa na ciebie
title-which = Za mało pól
title-place = Kładzenie Dóbr
title-wagon = Nowy Wóz
title-after = Po twojej akcji
title-end = Koniec twojej tury
title-gain = Z Rezerwy
title-steal = Kradzież
title-discard = Dobra wracają
title-turn = Obrócenie kości
title-move = Przenoszenie Dóbr
title-swap = Zamiana Wozów
title-copy = Kopiowanie Najazdu
title-ban = Zakazana kość
title-order = Kolejność efektów

ask-bonus = { $count ->
    [one] Zaczynasz później, więc bierzesz 1 Dobro w dowolnym kolorze, które pasuje do twoich Wozów.
   *[other] Zaczynasz na końcu, więc bierzesz { $count } Dobra w różnych kolorach, które pasują do twoich Wozów.
}
ask-die = Weź kość: jej kolor i wartość wskazują, co Dobierasz albo Rabujesz.
ask-die-use = Przedtem możesz użyć: { $cards }.
ask-resolve = Musisz rozpatrzyć: { $cards }.
ask-action = Twoja { die-name } wskazuje { $value }: { $draw ->
    [one] Dobierz 1 kartę z talii { deck-gen } i ją zagraj
    [few] Dobierz { $draw } karty z talii { deck-gen } i zagraj jedną
   *[many] Dobierz { $draw } kart z talii { deck-gen } i zagraj jedną
} albo Rabuj { $loot ->
    [one] 1 Dobro
    [few] { $loot } Dobra
   *[many] { $loot } Dóbr
} (miejsce na { $fit }).
ask-action-second = Pełny galop: teraz druga akcja.
ask-pick = Dobrane karty: { $cards }. Zagraj jedną; pozostałe wracają na spód talii.
ask-pick-one = Dobrana karta: { $cards }. Musisz ją zagrać.
ask-target = { $card }: { $text } W czyim Obozie ją wykładasz?
ask-curse = { $name } zagrywa na ciebie Klątwę { $card }: { $text } Przyjmujesz ją czy unikasz za { $cost } PZ na koniec gry?
ask-place = Masz w ręce: { $goods }.
ask-place-card = { $card }, masz w ręce: { $goods }.
place-both = Połóż je na swoich Wozach albo wszystkie na jednym Najemniku lub aktywnej Klątwie w swoim Obozie.
place-wagons = Które Dobro trafia na który Wóz?
place-cards = Na którym Najemniku albo aktywnej Klątwie w swoim Obozie je kładziesz?
place-divided = Możesz je dzielić między swoje Wozy i karty.
ask-wagon = Weź jeden z odkrytych Wozów albo nieznany Wóz z wierzchu talii.
ask-after = Możesz jeszcze użyć: { $cards }.
ask-after-none = Twoja akcja jest zakończona.
ask-end = Twoja tura się kończy. Możesz użyć: { $cards }.
ask-end-none = Twoja tura się kończy.
ask-gain = { $card }: weź z Rezerwy { $count ->
    [one] 1 Dobro
   *[other] do { $count } Dóbr
}.
ask-steal = { $card }: które Dobra kradniesz?
ask-steal-from = { $card }: które Dobro Gracza { $number } kradniesz?
ask-discard = { $card }: które Dobra wracają do Rezerwy?
ask-discard-from = { $card }: które Dobra Gracza { $number } wracają do Rezerwy?
ask-turn = { $card }: którą kość obracasz i na jaką wartość?
ask-turn-reroll = { $card }: którą kość przerzucasz?
ask-turn-taken = Na jaką wartość obracasz kość, którą bierzesz?
ask-move = { $card }: które Dobro przenosisz na który Wóz albo kartę?
ask-which = { $card }: jest za mało pól. Które Dobra tam trafią?
ask-swap = { $card }: które Wozy się zamieniają?
ask-copy = { $card }: który Najazd przeciwnika kopiujesz?
ask-ban = { $card }: której kości { $name } nie może wziąć w tej turze?
ask-order = Naraz zachodzi kilka efektów. Który jest pierwszy?

## Wybory: co robią. Dłuższa postać stoi przed tym, co trzeba podać.

do-take-bonus = Weź: { $goods }
do-take-die = Weź { die-acc } o wartości { $value }: dobierz { $draw } albo rabuj { $loot }, miejsce na { $fit }{ $fills }
do-take-die-plain = Weź { die-acc } o wartości { $value }
forecast-fills = , zapełniając: { $cards }{ $vp ->
    [0] {""}
   *[other] {" "}({ $vp } PZ)
}
forecast-fires = ; może uruchomić: { $cards }
forecast-worth = {" "}[teraz { $vp } PZ]
start-bonus = Dobra na początek
word-stash = skład
do-take-wagon = Weź { $wagon }
do-take-gain = Weź: { $goods }
do-take-steal = Ukradnij: { $goods }
do-take-discard = Zwróć: { $goods }
do-take-which = Połóż tam: { $goods }
do-take-none = Nic nie bierz
do-draw = Dobierz { $count ->
    [one] 1 kartę i ją zagraj
    [few] { $count } karty i zagraj jedną
   *[many] { $count } kart i zagraj jedną
}
do-draw-plain = Dobierz Karty
do-loot-plain = Rabuj Dobra
do-loot = Rabuj: { $goods }; { $fit ->
    [0] żadne nie znajdzie miejsca
    [one] miejsce znajdzie 1
   *[other] miejsce znajdą { $fit }
}
do-use = Użyj: { $card }: { $text }
do-resolve = { $card }: { $text }
do-play = Zagraj kartę { $card }: { $text }
do-redraw = Odłóż je wszystkie na spód talii i dobierz od nowa (Orestes Pisarz)
do-curse = Klątwa na { $target }
do-accept = Przyjmij Klątwę: działa przeciw tobie, aż zapełnisz jej pola
do-flee = Uniknij Klątwy: leży zakryta i kosztuje cię { $cost } PZ
do-pass-on = Przekaż Klątwę dalej na { $target }; do Rezerwy wraca { $good }
do-load = Załaduj { $good } Dobro na { $wagon }
do-load-from = Załaduj { $good } Dobro { GEN($place) } na { $wagon }
do-dye = Kadź farbiarza: załaduj { $good } Dobro na { $slot }
do-fill = Połóż je na karcie { $card }
do-fill-divided = Połóż jedno z nich na karcie { $card }
do-divide = Onegezjusz Kwatermistrz: dziel je między Wozy i karty
do-back = Nic więcej nie znajdzie miejsca: reszta wraca
do-deck = Weź Wóz z wierzchu talii
do-done = Gotowe
do-done-end = Zakończ turę
do-done-after = Przejdź do końca tury
do-done-move = Nie przenoś więcej
do-pass = Nic nie bierz
do-turn = Obróć { die-acc } na { $value }
do-turn-reroll = Przerzuć { die-acc }
do-move = Przenieś { $good }: { $to }
do-swap = Zamień { $own } na { $other }
do-copy = Skopiuj: { $card }: { $text }
do-ban = Zakazana jest { die-name }
do-order = { $card } ({ $owner })

open-take = Weź
open-take-bonus = Weź Dobra z Rezerwy
open-take-die = Weź kość
open-take-wagon = Weź odkryty Wóz
open-take-gain = Weź Dobra z Rezerwy
open-take-steal = Ukradnij Dobra
open-take-discard = Zwróć Dobra do Rezerwy
open-take-which = Wybierz Dobra, które tam trafią
open-draw = Dobierz Karty i zagraj jedną
open-loot = Rabuj Dobra
open-use = Użyj karty
open-resolve = Rozpatrz kartę
open-play = Zagraj jedną z dobranych kart
open-redraw = Dobierz od nowa (Orestes Pisarz)
open-curse = Wskaż gracza, na którego zagrywasz Klątwę
open-accept = Przyjmij Klątwę
open-flee = Uniknij Klątwy
open-pass-on = Przekaż Klątwę dalej (Eskam Wróżbita)
open-load = Załaduj Dobro na Wóz
open-dye = Załaduj Dobro na pole innego koloru (Kadź farbiarza)
open-fill = Połóż Dobra na Najemniku albo Klątwie
open-divide = Dziel je między Wozy i karty (Onegezjusz Kwatermistrz)
open-back = Niech reszta wróci
open-deck = Weź Wóz z wierzchu talii
open-done = Gotowe
open-pass = Nic nie bierz
open-turn = Obróć kość
open-move = Przenieś Dobro
open-swap = Zamień dwa Wozy
open-copy = Skopiuj Najazd
open-ban = Wskaż zakazaną kość
open-order = Wskaż efekt, który jest pierwszy

# Słowa, które gracz wpisuje; pierwsze jest pokazywane, a identyfikator działa zawsze.
word-take = weź, ukradnij, zwróć
word-draw = dobierz
word-loot = rabuj, rabunek
word-use = użyj, aktywuj
word-resolve = rozpatrz
word-play = zagraj, graj
word-redraw = od-nowa
word-curse = klątwa, przeklnij
word-accept = przyjmij
word-flee = uniknij, unik
word-pass-on = przekaż
word-load = załaduj, ładuj
word-dye = farbuj
word-fill = zapełnij, opłać
word-divide = dziel
word-back = reszta
word-deck = talia, wierzch
word-done = gotowe, koniec-tury
word-pass = pas, nic
game-word-turn = obróć, ustaw
word-move = przenieś
word-swap = zamień, wymień
word-copy = kopiuj, skopiuj
word-ban = zakaż
word-order = pierwszy, drugi, trzeci, czwarty, piąty, szósty, siódmy, ósmy, dziewiąty, dziesiąty
words-between = z, ze, do, na, w, i, oraz, dla, od, kość, kości, wóz, wozu, pole, gracz, gracza, dobro, dobra, kartę, kartą

slot-goods = Dobra
slot-good = Dobro
slot-die = kość
slot-value = wartość
slot-card = karta
slot-wagon = Wóz
slot-slot = pole
slot-seat = gracz
slot-to = dokąd trafia
slot-own = twój Wóz
slot-other = drugi Wóz

## Co się wydarzyło

event-round = Zaczyna się runda { $round }. { $who ->
    [you] Zaczynasz ją ty.
   *[other] Zaczyna ją { $name }.
}
event-rolled = Kości: { $dice }.
event-turned = { $colour ->
    [blue] Niebieska
    [red] Czerwona
    [green] Zielona
    [black] Czarna
   *[yellow] Żółta
} kość zostaje obrócona na { $value }.
event-rerolled = { $colour ->
    [blue] Niebieska
    [red] Czerwona
    [green] Zielona
    [black] Czarna
   *[yellow] Żółta
} kość po przerzuceniu wskazuje { $value }.
event-turn = { $who ->
    [you] Twoja tura.
   *[other] Tura Gracza { $number }.
}
event-take-die = { $who ->
    [you] Bierzesz { die-acc } o wartości { $value }.
   *[other] { $name } bierze { die-acc } o wartości { $value }.
}
event-draw = { $who ->
    [you] Dobierasz { cards-of } z talii { deck-gen }.
   *[other] { $name } dobiera { cards-of } z talii { deck-gen }.
}
event-redraw = { $who ->
    [you] Odkładasz dobrane karty na spód talii i dobierasz od nowa.
   *[other] { $name } odkłada dobrane karty na spód talii i dobiera od nowa.
}
event-loot-count = { $who ->
    [you] Rabujesz { goods }.
   *[other] { $name } rabuje { goods }.
}
event-loot = { $who ->
    [you] Rabujesz, ale nie ma już ani jednego { good-gen }.
   *[other] { $name } rabuje, ale nie ma już ani jednego { good-gen }.
}
event-play-card = { $who ->
    [you] Zagrywasz kartę { $card }.
   *[other] { $name } zagrywa kartę { $card }.
}
event-curse = { $who ->
    [you] Zagrywasz Klątwę { $card } na { $target }.
   *[other] { $name } zagrywa Klątwę { $card } na { $target }.
}
event-accept = { $who ->
    [you] Przyjmujesz Klątwę { $card }.
   *[other] { $name } przyjmuje Klątwę { $card }.
}
event-flee = { $who ->
    [you] Unikasz Klątwy { $card }: leży zakryta i na koniec gry kosztuje PZ.
   *[other] { $name } unika Klątwy { $card }: leży zakryta i na koniec gry kosztuje PZ.
}
event-pass-on = { $who ->
    [you] Przekazujesz Klątwę { $card } dalej, na { $target }.
   *[other] { $name } przekazuje Klątwę { $card } dalej, na { $target }.
}
event-use = { $who ->
    [you] Używasz karty { $card }.
   *[other] { $name } używa karty { $card }.
}
event-copy = { $who ->
    [you] Kopiujesz kartę { $card }.
   *[other] { $name } kopiuje kartę { $card }.
}
event-full = { $who ->
    [you] Twoja karta { $card } jest zapełniona.
   *[other] Karta { $card } Gracza { $number } jest zapełniona.
}
event-emptied = { $who ->
    [you] Twoja karta { $card } nie jest już zapełniona.
   *[other] Karta { $card } Gracza { $number } nie jest już zapełniona.
}
event-lifted = { $who ->
    [you] Twoja Klątwa { $card } zostaje dezaktywowana.
   *[other] Klątwa { $card } Gracza { $number } zostaje dezaktywowana.
}
event-placed = { goods } { $count ->
    [one] trafia
    [few] trafiają
   *[many] trafia
} na { ACC($place) }.
event-taken = { goods } { $count ->
    [one] zostaje skradzione
    [few] zostają skradzione
   *[many] zostaje skradzionych
} { GEN($place) }.
event-gained = Z Rezerwy { $count ->
    [one] przychodzi
    [few] przychodzą
   *[many] przychodzi
} { goods }.
event-moved = { goods } { $count ->
    [one] przechodzi
    [few] przechodzą
   *[many] przechodzi
} { GEN($place) } na { ACC($to) }.
event-returned = Do Rezerwy { $count ->
    [one] wraca
    [few] wracają
   *[many] wraca
} { goods } { GEN($place) }.
event-excess = { $count ->
    [one] 1 nadmiarowe Dobro wraca.
    [few] { $count } nadmiarowe Dobra wracają.
   *[many] { $count } nadmiarowych Dóbr wraca.
}
event-guarded = { $who ->
    [you] Chroni cię karta { $card }.
   *[other] Gracza { $number } chroni karta { $card }.
}
event-off = Karta { $card } wyłącza: { $cards }.
event-use-curse = { $who ->
    [you] Działa na ciebie karta { $card }.
   *[other] Na Gracza { $number } działa karta { $card }.
}
event-dispatch = { $who ->
    [you] Odsyłasz Wóz; odesłane do tej pory: { $count }.
   *[other] { $name } odsyła Wóz; odesłane do tej pory: { $count }.
}
event-dispatch-face = { $who ->
    [you] Odsyłasz { $wagon }; odesłane do tej pory: { $count }.
   *[other] { $name } odsyła { $wagon }; odesłane do tej pory: { $count }.
}
by-cards = { $line } To skutek { AGREE($cards, "karty", "kart") } { $cards }.
event-new-wagon = { $who ->
    [you] Bierzesz { $wagon } { $from ->
        [deck] z wierzchu talii.
       *[display] spośród odkrytych.
    }
   *[other] { $name } bierze { $wagon } { $from ->
        [deck] z wierzchu talii.
       *[display] spośród odkrytych.
    }
}
event-swap = { $who ->
    [you] Zamieniasz { $own } na { $other }.
   *[other] { $name } zamienia { $own } na { $other }.
}
event-ban = { $who ->
    [you] Nie możesz wziąć w tej turze { die-gen }.
   *[other] { $name } nie może wziąć w tej turze { die-gen }.
}
event-extra-turn = { $who ->
    [you] Po tej turze rozgrywasz jeszcze jedną.
   *[other] { $name } po tej turze rozgrywa jeszcze jedną.
}
event-both = { $who ->
    [you] Wykonujesz w tej turze obie akcje.
   *[other] { $name } wykonuje w tej turze obie akcje.
}
event-end = Gra się kończy: { $what ->
    [pool] w Rezerwie nie ma już ani jednego { good-gen }.
    [deck] talia { deck-gen } jest wyczerpana.
   *[idle] przez trzy rundy nikt nie zagrał karty i nie położył Dobra.
}
event-score = { $who ->
    [you] Ty: { $points } PZ ({ $source }).
   *[other] { $name }: { $points } PZ ({ $source }).
}
event-bonus = { $who ->
    [you] Zaczynasz później i bierzesz { valuables }.
   *[other] { $name } zaczyna później i bierze { valuables }.
}
event-reveal = { $who ->
    [you] Twoje Odesłane Wozy: { $wagons }.
   *[other] Odesłane Wozy Gracza { $number }: { $wagons }.
}
event-undo = { $who ->
    [you] Cofasz ostatni ruch.
   *[other] { $name } cofa ostatni ruch.
}

source-raids = Najazd { $card }
source-mercenaries = Najemnik { $card }
source-treasures = { $met ->
    [yes] Skarb { $card }
   *[no] Skarb { $card } z niespełnionym warunkiem
}
source-curses = uniknięta Klątwa { $card }
source-wagons = { $count ->
    [one] 1 Odesłany Wóz
    [few] { $count } Odesłane Wozy
   *[many] { $count } Odesłanych Wozów
}
source-types = { $how ->
    [various] różne typy Wozów
   *[largest] najliczniejszy typ Wozów
}

outcome-you = Wygrywasz!
outcome-you-shared = Wygrywasz razem z: { $names }.
outcome-one = Wygrywa { $names }.
outcome-shared = Wspólnie wygrywają: { $names }.
outcome-line = { $name }: { $total } PZ ({ $parts }); Dobra w Składzie: { $count }.
outcome-part = { $source } { $points }
part-raids = Najazdy
part-mercenaries = Najemnicy
part-treasures = Skarby
part-curses = uniknięte Klątwy
part-wagons = Wozy
part-types = typy Wozów

over-HU-801 = Na koniec rundy jakaś pula Dóbr albo talia kart była wyczerpana.
over-HU-814 = Wygrywa największa liczba PZ, a przy remisie pełniejszy Skład.
over-HU-815 = Remis w PZ i w liczbie Dóbr w Składzie, więc zwycięstwo jest wspólne.
over-HU-817 = Przez trzy rundy nikt nie zagrał karty i nie położył Dobra.

## Dlaczego nie: po jednym zdaniu na zasadę, którą można przywołać

why-HU-106 = W Hunów gra 2, 3 albo 4 graczy.
why-HU-117 = Trzeci gracz bierze na początek dokładnie 1 Dobro.
why-HU-118 = Czwarty gracz bierze na początek dokładnie 2 Dobra w różnych kolorach.
why-HU-120 = Na początek wolno wziąć tylko Dobra w kolorach, które pasują do pustych pól twoich Wozów.
why-HU-202 = Pięcioma kośćmi rzuca się raz, na początku rundy.
why-HU-204 = W swojej turze bierzesz jedną kość i wykonujesz nią jedną akcję: Dobieranie Kart albo Rabunek.
why-HU-205 = Akcja korzysta z koloru i wartości kości, którą bierzesz.
why-HU-206 = Ktoś już wziął tę kość w tej rundzie.
why-HU-213 = Musisz wziąć jedną z kości, które są jeszcze dostępne.
why-HU-214 = To nie należy do tego momentu tury.
why-HU-215 = W trakcie akcji można to zrobić tylko między dwoma Dobrami albo przed zagraniem dobranej karty.
why-HU-216 = Kość wskazuje 1, 2 albo 3.
why-HU-301 = Dobierasz tyle kart, ile wskazuje kość, z talii w jej kolorze.
why-HU-302 = Zagrywasz dokładnie jedną z dobranych kart.
why-HU-304 = Po dobraniu kart trzeba zagrać jedną z nich.
why-HU-305 = Dobrana karta jest tylko jedna, więc trzeba ją zagrać.
why-HU-306 = Wyposażenie, Najazdy, Najemników i Skarby wykłada się we własnym Obozie.
why-HU-307 = Klątwę wykłada się w Obozie przeciwnika, nigdy we własnym.
why-HU-310 = Talia w tym kolorze jest pusta, więc tą kością nie można Dobierać Kart.
why-HU-401 = Rabujesz tyle Dóbr, ile wskazuje kość, w jej kolorze.
why-HU-402 = Jeśli w Rezerwie jest mniej Dóbr, bierzesz tyle, ile jest.
why-HU-405 = Dobra z jednego Rabunku trafiają albo na jednego Najemnika lub aktywną Klątwę, albo na Wozy; nie na jedno i drugie.
why-HU-406 = Dóbr nie kładzie się na Wyposażeniu, Najazdach ani Skarbach, ani w cudzym Obozie.
why-HU-407 = Pole Najemnika albo Klątwy przyjmuje Dobro w dowolnym kolorze.
why-HU-408 = Na Wozie Dobro trafia tylko na puste pole w swoim kolorze.
why-HU-409 = Dobra z jednego Rabunku można rozdzielić tylko między Wozy.
why-HU-410 = Dóbr z jednego Rabunku nie można podzielić między dwie karty.
why-HU-411 = Co nie znajdzie pola na wybranej karcie, wraca do Rezerwy.
why-HU-412 = Co nie pasuje do żadnego pustego pola twoich Wozów, wraca do Rezerwy.
why-HU-413 = Nadmiarowe Dobra wracają tam, skąd zostały wzięte.
why-HU-414 = Musisz położyć wszystkie Dobra, które mieszczą się w wybranym miejscu.
why-HU-415 = Jeśli się da, trzeba wybrać miejsce, które przyjmie co najmniej jedno Dobro.
why-HU-416 = Ta karta nie ma pustego pola do zapełnienia.
why-HU-417 = Dobra kładzie się pojedynczo, każde na polu, które jest teraz puste.
why-HU-418 = Jeśli karta ma za mało pól, wybierasz, które Dobra na nią trafią.
why-HU-419 = Dobra z efektu karty kładzie się tak jak zrabowane.
why-HU-420 = To działa tylko dla Dóbr z akcji Rabunku.
why-HU-425 = Jest jeszcze pasujące pole, więc pozostałe Dobra trzeba położyć.
why-HU-501 = Zapełniasz naraz dwa Wozy.
why-HU-502 = Zapełniony Wóz odsyła się natychmiast, zanim stanie się cokolwiek innego.
why-HU-503 = Po odesłaniu Wozu bierzesz dokładnie jeden nowy.
why-HU-504 = Bierzesz jeden z odkrytych Wozów albo Wóz z wierzchu talii.
why-HU-505 = W miejsce wziętego odkrytego Wozu od razu odkrywa się następny.
why-HU-506 = Talia Wozów jest pusta, więc nowy Wóz bierze się spośród odkrytych.
why-HU-507 = Nie ma już żadnego Wozu.
why-HU-510 = Dobra w Składzie tam pozostają.
why-HU-601 = Tej karty używa się, zanim weźmiesz kość, albo zaraz po jej wzięciu.
why-HU-602 = Tej karty używa się na koniec swojej tury, po akcji.
why-HU-603 = Tej karty używa się w swojej turze: przed akcją, w jej trakcie albo po niej.
why-HU-604 = Tej karty używa się, gdy zajdzie wymienione na niej zdarzenie.
why-HU-605 = Ta karta liczy się dopiero na koniec gry.
why-HU-606 = O kolejności efektów z tego samego momentu decyduje gracz, którego trwa tura.
why-HU-608 = Ta karta była już użyta w tej turze.
why-HU-609 = O tym, co tu wolno, mówi karta.
why-HU-610 = Ten efekt jest obowiązkowy.
why-HU-611 = Najpierw muszą zajść efekty obowiązkowe.
why-HU-612 = Twoja tura się kończy: kart „w swojej turze” nie można już używać.
why-HU-613 = Tej karty używa się tylko wtedy, gdy zajdzie wymienione na niej zdarzenie.
why-HU-614 = Gracze, którzy mogą zareagować, są pytani po kolei.
why-HU-621 = Efekt tego Wyposażenia działa sam.
why-HU-622 = W tej turze moment tej karty już minął.
why-HU-631 = Ten Najazd był już aktywowany.
why-HU-632 = W turze możesz aktywować tylko jeden Najazd.
why-HU-633 = Najazdu można użyć w turze, w której został zagrany, po akcji.
why-HU-635 = Najazd aktywuje się tylko w swojej turze.
why-HU-636 = Ten Najazd niczego by teraz nie zmienił.
why-HU-641 = Ten Najemnik nie jest zapełniony, więc nie działa.
why-HU-642 = Najemnik działa tylko wtedy, gdy wszystkie jego pola są zapełnione.
why-HU-643 = Ten Najemnik utracił Dobro, więc nie działa.
why-HU-645 = Ten Najemnik był już użyty w tej turze.
why-HU-646 = Dobra pozostają na Najemniku; użycie go ich nie zużywa.
why-HU-651 = Gdy ktoś zagrywa na ciebie Klątwę, od razu ją przyjmujesz albo jej unikasz.
why-HU-652 = Przyjęta Klątwa działa przeciw tobie, aż jej pola będą zapełnione.
why-HU-653 = Uniknięta Klątwa leży zakryta i nigdy nie działa.
why-HU-654 = Uniknięta Klątwa pozostaje zakryta do końca gry.
why-HU-655 = Przyjętej Klątwy nie można uniknąć później.
why-HU-656 = Ta Klątwa jest dezaktywowana i nie przyjmuje więcej Dóbr.
why-HU-657 = Dezaktywowana Klątwa i leżące na niej Dobra tam pozostają.
why-HU-658 = Dobra na dezaktywowanej Klątwie tam pozostają.
why-HU-660 = Klątwę może dostać każdy gracz oprócz ciebie.
why-HU-661 = Najpierw trzeba przyjąć Klątwę albo jej uniknąć.
why-HU-671 = Skarb nie działa przed końcem gry.
why-HU-672 = Skarb liczy się dopiero na koniec gry.
why-HU-681 = Rabujesz tyle Dóbr, ile mówią kość i karty, ale co najmniej 1.
why-HU-682 = Dobierasz tyle kart, ile mówią kość i twoje karty.
why-HU-683 = Wybierz Dobra do kradzieży; te, które nie znajdą miejsca, wrócą tam, gdzie leżały.
why-HU-684 = To jest chronione przed kartami przeciwników.
why-HU-685 = Masz już tyle Wozów, ile wolno naraz zapełniać.
why-HU-686 = W tej turze nie możesz aktywować więcej Najazdów.
why-HU-687 = Gdy zakazane są wszystkie kości, zakazy nie obowiązują.
why-HU-688 = Klątwa wyłączyła tę kartę.
why-HU-689 = Liczy się wartość, którą kość wskazuje teraz.
why-HU-690 = Co najmniej jedno z branych Dóbr musi znaleźć miejsce.
why-HU-691 = Podczas Roztopów nowy Wóz bierze się z talii.
why-HU-701 = Juczny muł działa sam, gdy Rabujesz kością o wartości 1.
why-HU-702 = Sokół myśliwski działa sam, gdy Dobierasz Karty.
why-HU-703 = Siodło bojowe podnosi lub obniża o 1 właśnie wziętą kość, w granicach od 1 do 3.
why-HU-704 = Szulerskie kostki przerzucają jedną dostępną kość, zanim weźmiesz swoją.
why-HU-705 = Wielka jurta działa sama: zapełniasz naraz trzy Wozy.
why-HU-706 = Kadź farbiarza pozwala raz na turę położyć jedno Dobro ze swojego Rabunku na polu Wozu w innym kolorze.
why-HU-707 = Okute koła dają 1 Dobro w dowolnym kolorze, gdy odsyłasz Wóz.
why-HU-708 = Podwójny zaprzęg daje 1 Dobro w kolorze twojej kości, zaraz po jej wzięciu i dopóki wskazuje 2.
why-HU-709 = Tych Wozów bronią Psy stróżujące.
why-HU-710 = Amulet Tengri liczy się na koniec gry.
why-HU-711 = Spis danin daje 1 Dobro na jednego z twoich Najemników albo aktywną Klątwę, gdy przeciwnik odsyła Wóz.
why-HU-712 = Konie rozstawne wymieniają na koniec twojej tury jeden z twoich Wozów na odkryty.
why-HU-714 = Dobro na polu innego koloru zachowuje swój kolor.
why-HU-718 = Spis danin wymaga niezapełnionego Najemnika albo aktywnej Klątwy w twoim Obozie.
why-HU-719 = Przy Podwójnym zaprzęgu liczy się wartość kości w chwili użycia.
why-HU-721 = Splądrowanie wioski bierze do 3 Dóbr w jednym kolorze.
why-HU-722 = Grabież targu bierze do 2 Dóbr w dowolnych kolorach.
why-HU-723 = Porwanie bydła kradnie dokładnie 1 Dobro z Wozów każdego przeciwnika, który jakieś tam ma.
why-HU-724 = Nocna zasadzka kradnie do 2 Dóbr z Wozów jednego przeciwnika.
why-HU-725 = Płonące strzały zwracają do 2 Dóbr z jednego Wozu każdego przeciwnika.
why-HU-726 = Zerwanie kontraktu kradnie do 2 Dóbr z jednego Najemnika przeciwnika.
why-HU-727 = Przeprawy przez rzekę używa się po wzięciu kości, gdy jest jeszcze inna dostępna.
why-HU-728 = Pełnego galopu używa się po wzięciu kości, a przed akcją.
why-HU-729 = Danina dla Chana zapełnia do 4 pustych pól jednego twojego Najemnika albo jednej aktywnej Klątwy.
why-HU-730 = Zamiana karawan zamienia jeden z twoich Wozów na Wóz przeciwnika.
why-HU-731 = Okrzyk bojowy kopiuje Najazd z Obozu przeciwnika.
why-HU-732 = Skok na Skład kradnie dokładnie 1 Dobro ze Składu każdego przeciwnika, który jakieś tam ma.
why-HU-733 = Dobra wybiera się przeciwnik po przeciwniku, a potem kładzie razem.
why-HU-734 = W dodatkowej turze kość obraca się na wybraną wartość w chwili wzięcia.
why-HU-735 = Przy Pełnym galopie druga akcja następuje po pierwszej.
why-HU-736 = Okrzyk bojowy nie kopiuje Okrzyku bojowego, a kopiowany Najazd musi pasować do tego momentu.
why-HU-737 = Chronionego Wozu nie można zamienić.
why-HU-738 = Najpierw Najazd rozpatruje się do końca.
why-HU-741 = Ildico Trucicielka działa raz na rundę, na koniec tury z twoim Dobieraniem Kart.
why-HU-742 = Onegezjusz Kwatermistrz dzieli Dobra z twojej akcji Rabunku.
why-HU-743 = Edeko Strażnik chroni Dobra na tych Najemnikach.
why-HU-744 = Orestes Pisarz pozwala raz dobrać od nowa, po obejrzeniu dobranych kart.
why-HU-745 = Bleda Łupieżca daje 1 Dobro przed każdym aktywowanym Najazdem.
why-HU-746 = Zerkon Błazen obraca jedną dostępną kość, zanim weźmiesz swoją.
why-HU-747 = Berik Woźnica przenosi Dobro między twoimi Wozami, Najemnikami i aktywnymi Klątwami; pole Wozu musi mieć kolor Dobra.
why-HU-748 = Eskam Wróżbita przekazuje Klątwę dalej za 1 leżące na nim Dobro.
why-HU-749 = Królowa Kreka liczy się na koniec gry.
why-HU-750 = Skotta Poborca bierze 1 Dobro w kolorze kości po Rabunku przeciwnika kością o wartości 3.
why-HU-751 = Aigan Zbieracz bierze 1 Dobro w kolorze, który wrócił jako nadmiar z Rabunku przeciwnika.
why-HU-752 = Ellak Dziedzic działa na koniec twojej tury, jeśli żaden przeciwnik nie ma mniej Odesłanych Wozów niż ty.
why-HU-754 = Berik może zabrać Dobro z dowolnego twojego Najemnika; oba przeniesienia dochodzą do skutku.
why-HU-755 = Klątwę przekazuje się dowolnemu graczowi oprócz siebie.
why-HU-756 = Skotta i Aigan reagują tylko na akcje Rabunku.
why-HU-757 = Ildico działa tylko raz między dwoma rzutami kośćmi.
why-HU-758 = Tego, co chroni Edeko Strażnik, nie można ukraść.
why-HU-759 = Przed pierwszym Dobrem mówisz, czy je dzielisz; potem kładziesz wszystkie, które się mieszczą.
why-HU-761 = Plaga szczurów: na koniec twojej tury 1 Dobro z twoich Wozów wraca do Rezerwy.
why-HU-762 = Kulawe konie: Rabując, bierzesz o 1 Dobro mniej.
why-HU-763 = Ślepy wieszcz: dobierasz dokładnie 1 kartę.
why-HU-764 = Pęknięte osie: na każdy Wóz może trafić najwyżej 1 z tych Dóbr.
why-HU-765 = Roztopy: nowe Wozy musisz brać z wierzchu talii.
why-HU-766 = Bunt: twoi Najemnicy nie działają.
why-HU-767 = Zardzewiały rynsztunek: twoje Wyposażenie nie działa.
why-HU-768 = Tchórzostwo: nie możesz aktywować Najazdów.
why-HU-769 = Trybut dla Rzymu: gdy odsyłasz Wóz, każdy przeciwnik może wziąć 1 Dobro.
why-HU-770 = Złe oko: nie możesz wziąć kości wskazującej 3, dopóki inna wskazuje mniej.
why-HU-771 = Złośliwe duchy: nie możesz wziąć kości we wskazanym kolorze.
why-HU-772 = Zbezczeszczony grób liczy się na koniec gry.
why-HU-774 = Pęknięte osie: właśnie wzięty Wóz liczy się jako osobny.
why-HU-775 = Złośliwe duchy: kolor pozostaje zakazany, cokolwiek wskazuje kość.
why-HU-776 = Dla Złego oka liczą się wartości, które kości wskazują teraz.

fact-card = Karta: { $card }.
fact-face = { fact-card }
fact-source = { fact-card }
fact-colour = Kolor: { good-one }.
fact-die = Kość: { die-colour }, wartość { $value }.
fact-left = Puste pola: { $left }.
fact-limit = Najazdy dozwolone w tej turze: { $limit }.
fact-item = Tego nie można tu wybrać: { $item }.
fact-together = Każde z nich można wybrać, ale nie razem.
fact-by = Przyczyna: { $by }.
fact-seat = Gracz: { $seat }.

## Przykłady do pomocy i teksty stołu własnymi słowami

sample-why = weź czerwoną
sample-rule = HU-405
sample-word = Klątwa
sample-card = zerkon
help-moves =
    Ruchy: wpisz numer wyboru albo słowa: „weź czerwoną”, „dobierz”, „rabuj”, „zagraj zerkon”, „użyj nocna zasadzka”.
      „załaduj czerwone fioletowy” kładzie czerwone Dobro na fioletowym Wozie; przy dwóch napisz „fioletowy-3”.
      „zapełnij ildico” kładzie wszystko z ręki na karcie; na Klątwę: „przyjmij”, „uniknij”, „przekaż gracz-2 czerwone”.
      „weź czerwone niebieskie” bierze, kradnie albo zwraca Dobra; gdy to ważne, powiedz skąd: „weź czerwone-fioletowy-3”.
      „obróć niebieską 3”, „przenieś czerwone-fioletowy-3 ildico”, „zamień fioletowy-3 zielony-1”, „talia”, „gotowe”.

game-ui-greet = { $game }, graczy: { $seats }. Grasz jako { $mine }; pozostałymi kierują boty ({ $bot }).
game-ui-open = { $text }, na przykład „{ $number } { $example }”
game-ui-which-cards = Podaj też, co wybierasz, po nazwie wyboru: { $option }.
game-ui-no-card = „{ $word }” nie można tu wybrać.
game-ui-few-cards = { $count ->
    [one] Dostępne jest tylko 1
    [few] Dostępne są tylko { $count }
   *[many] Dostępnych jest tylko { $count }
}: „{ $word }”.
game-ui-no-cards = Ten wybór niczego więcej nie wymaga, więc „{ $word }” nic tu nie znaczy.
game-ui-fact-got = Podano: { $got }; trzeba podać co najmniej { $least }.
game-ui-fact-twice = To samo zostało podane dwa razy.
game-ui-rematch = Następna partia: tianxia play { $game } --seats { $seats } --lang pl
game-full-discard = Skład i Wozy
game-full-hand = Twój Obóz
full-stash = Skład
full-points = PZ
full-held = w ręce
full-you = Ty
full-turn = Runda { $round }, zaczyna: { $first }, tura: { $active }.
full-offer = do wzięcia
full-empty = nic

## dlaczego podpowiedź tak radzi: fakty vp, left, fit, count

because-fills = Odsyła Wóz: { $vp } PZ.
because-nearer = { $left ->
    [one] Na tym Wozie zostanie wtedy 1 wolne pole.
    [few] Na tym Wozie zostaną wtedy { $left } wolne pola.
   *[many] Na tym Wozie zostanie wtedy { $left } wolnych pól.
}
because-pays = Zapełnia Najemnika lub dezaktywuje Klątwę albo do tego przybliża.
because-fits = Dobra, które znajdą miejsce: { $fit } z { $count }.
because-draws = { $count ->
    [one] Jest 1 karta do obejrzenia, a Dobra w tej turze dałyby mniej.
    [few] Są { $count } karty do wyboru, a Dobra w tej turze dałyby mniej.
   *[many] Jest { $count } kart do wyboru, a Dobra w tej turze dałyby mniej.
}
because-lasts = Efekt działa do końca gry.
because-raid = Najazd to 1 PZ, aktywowany czy nie, a jego efekt przyda się w wybranej chwili.
because-hire = Da się go jeszcze zapełnić: to 1 PZ i efekt.
because-curse = Przeszkadza przeciwnikowi albo kosztuje go PZ za uniknięcie.
because-treasure = W tej chwili warunek jest spełniony: { $vp } PZ.
because-hope = Warunek ma szansę się spełnić do końca gry: { $vp } PZ.
because-flee = Znoszenie lub dezaktywowanie Klątwy kosztowałoby więcej niż { $vp } PZ za uniknięcie.
because-bear = Znoszenie lub dezaktywowanie Klątwy kosztuje mniej niż { $vp } PZ za uniknięcie.
