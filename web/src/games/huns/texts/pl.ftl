hu-round = Runda
hu-round-n = Runda { $n }
hu-opening = Przygotowanie
hu-die = Kość
hu-you = ty
hu-vp = PZ
hu-none = pusty
hu-settings = W Hunów gra się tu własnym zestawem kart: liczby są z instrukcji, nazwy i efekty są nasze.
hu-house-set = Zestaw kart jest nasz: instrukcja wymienia z nazwy tylko jedną kartę, więc 60 kart i pola 32 Wozów powstały tutaj.
hu-house-card = nasz zestaw: ta karta powstała tutaj
hu-market = Kości, talie i Rezerwa
hu-display = Odkryte Wozy
hu-wagons = Wozy
hu-face-down = { $count ->
    [0] talia pusta
   *[other] w talii: { $count }
}
hu-no-wagons = brak Wozów
hu-empty = pusta
hu-cards = { $count ->
    [one] karta
    [few] karty
   *[other] kart
}
hu-left = zostało
hu-pool-empty = pusto
hu-banned = wskazana: nie ta
hu-taken-by = bierze
hu-in-reserve = Dobra w Rezerwie, { hu-colour }: { $count }
hu-colour = { $colour ->
    [blue] niebieskie
    [red] czerwone
    [green] zielone
    [black] czarne
   *[yellow] żółte
}
hu-colour-blue = niebieskie
hu-colour-red = czerwone
hu-colour-green = zielone
hu-colour-black = czarne
hu-colour-yellow = żółte
hu-good-blue = niebieskie Dobro
hu-good-red = czerwone Dobro
hu-good-green = zielone Dobro
hu-good-black = czarne Dobro
hu-good-yellow = żółte Dobro
hu-die-name = { $colour ->
    [blue] Niebieska
    [red] Czerwona
    [green] Zielona
    [black] Czarna
   *[yellow] Żółta
} kość
hu-die-shows = { $colour ->
    [blue] Niebieska
    [red] Czerwona
    [green] Zielona
    [black] Czarna
   *[yellow] Żółta
} { $value ->
    [0] kość
   *[other] { $value }
}
hu-deck-equipment = Wyposażenie
hu-deck-raid = Najazdy
hu-deck-mercenary = Najemnicy
hu-deck-curse = Klątwy
hu-deck-treasure = Skarby
hu-deck-one-equipment = Wyposażenie
hu-deck-one-raid = Najazd
hu-deck-one-mercenary = Najemnik
hu-deck-one-curse = Klątwa
hu-deck-one-treasure = Skarb
hu-letter-equipment = W
hu-letter-raid = N
hu-letter-mercenary = M
hu-letter-curse = K
hu-letter-treasure = S
hu-type-purple = fioletowy
hu-type-orange = pomarańczowy
hu-type-green = zielony
hu-type-blue = niebieski
hu-type-letter-purple = F
hu-type-letter-orange = P
hu-type-letter-green = Z
hu-type-letter-blue = N
hu-wagon = Wóz
hu-wagon-of = { $type ->
    [purple] Fioletowy
    [orange] Pomarańczowy
    [green] Zielony
   *[blue] Niebieski
} Wóz
hu-wagon-text = Dobro można położyć tylko na pustym polu w jego kolorze. Pełny Wóz jest od razu odsyłany. Jego typ liczy się na koniec gry.
hu-slot-empty = puste { $colour ->
    [blue] niebieskie
    [red] czerwone
    [green] zielone
    [black] czarne
   *[yellow] żółte
} pole
hu-slot-any = puste pole na dowolny kolor
hu-slots = { $count ->
    [one] 1 pole
    [few] { $count } pola
   *[other] { $count } pól
}
hu-slots-say = zajęte pola: { $filled } z { $of }
hu-next-fills = brakuje 1
hu-timing-start = na początku tury
hu-timing-turn = w swojej turze
hu-timing-end = na koniec tury
hu-timing-any = kiedykolwiek
hu-timing-game-end = na koniec gry
hu-from-players = { $count ->
    [4] przy 4 graczach
   *[other] od { $count } graczy
}
hu-worth-equipment = Warte 0 PZ.
hu-worth-raid = Wart 1 PZ, aktywowany czy nie.
hu-worth-mercenary = Zapełniony jest wart 1 PZ, niezapełniony −1 PZ.
hu-worth-curse = Odkryta jest warta 0 PZ; uniknięta kosztuje 1 PZ za każdego gracza.
hu-worth-treasure = Wart 1 PZ za każdego gracza, jeśli jego warunek jest spełniony.
hu-state-works = działa
hu-state-off = nie działa
hu-state-unfilled = niezapełniony: jeszcze nie działa
hu-state-active = aktywna
hu-state-lifted = dezaktywowana
hu-state-unused = nieaktywowany
hu-state-used = aktywowany
hu-state-fled = uniknięta
hu-state-treasure = liczy się na koniec
hu-full = zapełniony: działa
hu-needs = brakuje { $count }
hu-active = działa, brakuje { $count }
hu-your-camp = Twój Obóz
hu-camp-of = Obóz { $n }: { $name }
hu-other-camps = Pozostałe Obozy
hu-in-camp = { $who ->
    [you] W twoim Obozie
   *[other] W Obozie gracza { $name }
}
hu-first = Pierwszy gracz tej rundy
hu-first-short = 1.
hu-in-hand = w ręce
hu-looks-at = { $count ->
    [one] ogląda 1 kartę
    [few] ogląda { $count } karty
   *[other] ogląda { $count } kart
}
hu-stash = Skład
hu-sent = odesłane
hu-points-now = widoczne punkty zwycięstwa
hu-your-cards = Twoje karty
hu-cards-of = Karty Obozu { $n }: { $name }
hu-no-cards = jeszcze bez kart
hu-in-sight = Na widoku
hu-in-sight-note = co już można policzyć
hu-player = Gracz
hu-col-wagons = Wozy
hu-col-cards = karty
hu-ends = Gra kończy się z rundą, w której wyczerpie się pula Dóbr albo talia.
hu-nearest = Najbliżej:
hu-last-round = Ostatnia runda
hu-last-round-why = Wyczerpane:
hu-now = teraz
hu-stage = { $stage ->
    [bonus] Dobra na początek
    [roll] Rzut kośćmi
    [die] Wybór kości
    [action] { $both ->
        [yes] Dobieranie i Rabunek
       *[no] Dobieranie albo Rabunek
    }
    [pick] Dobieranie
    [place] Rabunek
    [after] Po akcji
   *[end] Koniec tury
}
hu-would-loot = { $count ->
    [0] Rabunek: pula jest pusta
    [one] Rabunek 1, { $fit ->
        [0] nie ma dla niego miejsca
       *[other] jest dla niego miejsce
    }
   *[other] Rabunek { $count }, { $fit ->
        [0] nie ma dla nich miejsca
       *[other] miejsce dla { $fit }
    }
}
hu-would-fill = zapełni: { $names }
hu-would-complete = dopełni: { $names }
hu-would-bring = do { $count } PZ
hu-would-fire = może uruchomić: { $names }
hu-worth-now = teraz { $vp } PZ
hu-would-draw = { $count ->
    [one] dobierasz 1 kartę
    [few] dobierasz { $count }, zagrywasz 1
   *[other] dobierasz { $count }, zagrywasz 1
}
hu-would-draw-none = talia jest pusta
hu-drawn = Dobrane karty
hu-tray-curse = Ktoś zagrywa na ciebie Klątwę
hu-tray-target = Klątwa, którą zagrywasz
hu-tray-goods = Dobra do wyboru
hu-act-draw = Dobierz karty
hu-act-loot = Rabuj
hu-act-use = Użyj karty
hu-act-resolve = Rozpatrz kartę
hu-act-play = Zagraj kartę
hu-act-pick-play-note = wskaż jedną z kart
hu-act-redraw = Dobierz jeszcze raz
hu-act-curse = Zagraj na kogoś Klątwę
hu-act-accept = Przyjmij ją
hu-accept-note = działa przeciw tobie, dopóki się nie zapełni
hu-act-flee = Uniknij
hu-flee-costs = uniknięcie kosztuje { $count } PZ na koniec
hu-act-pass-on = Przekaż ją dalej
hu-act-load = Na Wóz
hu-act-dye = Na inny kolor
hu-act-fill = Na kartę
hu-act-divide = Rozdziel je
hu-act-back = Z powrotem do Rezerwy
hu-act-take = Weź
hu-act-die-take = Weź kość
hu-act-wagon-take = Weź odkryty Wóz
hu-act-discard-take = Zwróć
hu-act-steal-take = Ukradnij
hu-act-deck = Wierzch talii
hu-deck-note = w ciemno; w talii: { $count }
hu-act-done = Gotowe
hu-act-after-done = Zakończ turę
hu-act-end-done = Zakończ turę
hu-act-pass = Nic nie bierz
hu-act-turn = Obróć kość
hu-act-move = Przenieś Dobro
hu-act-swap = Zamień Wozy
hu-act-copy = Użyj Najazdu z innego Obozu
hu-act-ban = Wskaż kość
hu-press-die = wskaż jedną z kości
hu-press-wagon = wskaż jeden z nich
hu-press-goods = { $most ->
    [one] wskaż 1 Dobro
   *[other] wskaż najwyżej { $most }
}
hu-verb-die-take = Weź tę kość
hu-verb-wagon-take = Weź ten Wóz
hu-verb-steal-take = Ukradnij
hu-verb-discard-take = Zwróć
hu-verb-which-take = Połóż te
hu-verb-take = Weź
hu-verb-play = Zagraj ją
hu-verb-use = Użyj jej
hu-verb-resolve = Rozpatrz ją
hu-verb-curse = Zagraj Klątwę
hu-verb-pass-on = Przekaż ją dalej
hu-verb-move = Przenieś
hu-verb-swap = Zamień je
hu-verb-copy = Użyj tego Najazdu
hu-verb-ban = Wskaż tę kość
hu-verb-load = Załaduj
hu-dye-onto = Przefarbuj na { $colour ->
    [blue] niebieskie
    [red] czerwone
    [green] zielone
    [black] czarne
   *[yellow] żółte
} pole
hu-dye-note = Kadź farbiarza, raz na turę
hu-of-reserve = w Rezerwie: { $count }
hu-then = potem { $n } z { $m }
hu-then-sent = pełny: odesłany, { $count } PZ
hu-then-mercenary = będzie zapełniony: działa, +1 PZ
hu-then-curse = będzie dezaktywowana
hu-seat-note = widoczne PZ: { $points }, { $curses ->
    [0] bez Klątw
    [one] 1 Klątwa
    [few] { $curses } Klątwy
   *[other] { $curses } Klątw
}
hu-aside = Trwa tura gracza { $name }.
hu-aside-yours = To twoja tura, ale najpierw decyduje ktoś inny.
hu-beat-rolled = Rzut kośćmi
hu-beat-full = Wóz jest pełny
hu-beat-dispatched = Wóz zostaje odesłany
hu-beat-lifted = Klątwa zostaje dezaktywowana
hu-beat-paid = Najemnik jest zapełniony
hu-beat-scored = Liczenie punktów
hu-scoring = Liczenie punktów
hu-source = Za co
hu-source-raids = Najazdy
hu-source-mercenaries = Najemnicy
hu-source-treasures = Skarby
hu-source-curses = Uniknięte Klątwy
hu-source-wagons = Odesłane Wozy
hu-source-types = Typy Wozów
hu-total = Razem
hu-stash-count = Skład: { $count }
hu-book = Karty i Wozy
hu-book-cards = Karty ({ $count })
hu-book-wagons = Wozy ({ $count })
hu-book-sort = Które
hu-title = Jak przebiega tura
hu-text = Pięć kości leży przy pięciu pulach Dóbr. Weź jedną i albo dobierz karty w jej kolorze, albo zrabuj Dobra w jej kolorze. Nowym Chanem zostaje ten, kto ma pełne Wozy i dobre karty.
hu-how-goal = O co chodzi
hu-how-goal-text = Punkty Zwycięstwa dają odesłane Wozy i karty w Obozie. Najazd daje 1, zapełniony Najemnik 1, Skarb ze spełnionym warunkiem tyle, ilu jest graczy, i tyle samo każdy odesłany Wóz.
hu-how-dice = Weź kość
hu-how-dice-text = Pierwszy gracz rzuca wszystkimi pięcioma. Po kolei każdy bierze jedną kość i od razu jej używa, aż wzięta zostanie piąta: dlatego niektórzy mają w rundzie dwie tury.
hu-how-pillage = Rabunek
hu-how-pillage-text = Weź tyle Dóbr w kolorze kości, ile ona wskazuje. Połóż je na polach tego koloru na swoich Wozach albo wszystkie na jednym Najemniku lub jednej Klątwie. Co się nie zmieści, wraca.
hu-how-wagons = Wozy
hu-how-wagons-text = Pełny Wóz jest od razu odsyłany: Dobra trafiają do Składu, Wóz leży zakryty, a ty bierzesz nowy, odkryty albo z talii.
hu-how-draw = Dobieranie
hu-how-draw-text = Albo dobierz tyle kart w kolorze kości, ile ona wskazuje, obejrzyj je i zagraj dokładnie jedną. Wyposażenie działa na stałe, Najazd czeka, aż użyjesz go jeden raz.
hu-how-mercenaries = Najemnicy
hu-how-mercenaries-text = Najemnik działa, dopóki na każdym jego polu leży Dobro dowolnego koloru. Na koniec zapełniony daje 1 PZ, niezapełniony odbiera 1.
hu-how-curses = Klątwy
hu-how-curses-text = Klątwę zagrywa się na kogoś innego. Ta osoba ją przyjmuje i może ją dezaktywować Dobrami albo jej unika: wtedy Klątwa nigdy nie działa, ale kosztuje 1 PZ za każdego gracza.
hu-how-treasures = Skarby i typy Wozów
hu-how-treasures-text = Skarby liczą się na koniec. Liczą się też typy odesłanych Wozów: różne typy albo najliczniejszy z nich, zależnie od tego, co daje więcej.
hu-how-end = Koniec
hu-how-end-text = Gdy na koniec rundy pula Dóbr albo talia jest pusta, gra się kończy. Wygrywa największa liczba punktów, a przy remisie pełniejszy Skład.
hu-turn-note = obróć ją na tę wartość
hu-roll-note = rzuć nią jeszcze raz
hu-pass-on-to = Przekaż graczowi { $name }
hu-pass-on-for = za { $good } z tej karty
hu-act-which-take = Połóż te
hu-short-loot = { $count ->
    [0] pula jest pusta
   *[other] Rabunek { $count }, zmieści się { $fit }{ $fills ->
        [yes] {""}: pełny Wóz, { $vp } PZ
       *[no] {""}
    }
}
hu-short-draw = { $count ->
    [0] talia jest pusta
    [one] albo 1 karta
    [few] albo { $count } karty
   *[other] albo { $count } kart
}

# co widać przy Obozie i na karcie nad stołem
hu-flag-dispatch = odesłane Wozy: { $count }
hu-flag-raid = Najazd: { $name }
hu-flag-flee = unika Klątwy
hu-flag-accept = przyjmuje Klątwę
hu-flag-lifted = Klątwa dezaktywowana
hu-flag-full = zapełniona karta: { $name }
hu-flag-guarded = ochrona
hu-slip-curse = { $who ->
    [you] Spada na ciebie Klątwa
   *[other] Klątwa spada na Obóz: { $name }
}
hu-slip-curse-text = { $who ->
    [you] Zagrywasz Klątwę: można ją przyjąć albo jej uniknąć.
   *[other] { $by } zagrywa Klątwę: można ją przyjąć albo jej uniknąć.
}
hu-slip-last = Ostatnia runda
hu-slip-last-text = { $what }: gra kończy się z tą rundą.
hu-slip-pool = Pusta pula Dóbr
hu-slip-deck = Pusta talia
