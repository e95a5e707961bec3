gw-year = Rok
gw-lethality = Zabójczość
gw-setup = Przygotowanie
gw-you = ty
gw-none = brak
gw-nobody = nikt
gw-nothing = nic
gw-free = za darmo
gw-partner = Partner
gw-settings = Zasady dodatków są zgodne z instrukcją; liczby i teksty, które przepadły, to nasz własny zestaw.
gw-house-set = Zestaw kart jest nasz własny: nazwy pochodzą z tego, co wiadomo o grze, większość liczb i tekstów powstała u nas.
gw-chapter = Rok { $year }, { $season ->
    [1] Wiosna
    [2] Lato
    [3] Jesień
   *[4] Zima
}
gw-season-spring = Wiosna
gw-season-summer = Lato
gw-season-autumn = Jesień
gw-season-winter = Zima
gw-clan-snake = Wąż
gw-clan-dragon = Smok
gw-clan-turtle = Żółw
gw-clan-monkey = Małpa
gw-clan-tiger = Tygrys
gw-clan-reed = Trzcina
gw-letter-snake = W
gw-letter-dragon = S
gw-letter-turtle = Ż
gw-letter-monkey = M
gw-letter-tiger = T
gw-letter-reed = C
gw-figure-of = { $kind }, klan { $clan }
gw-one-clerk = Urzędnik
gw-one-spearman = Włócznik
gw-one-archer = Łucznik
gw-one-horseman = Kawalerzysta
gw-one-bannerman = Chorągwiarz
gw-some-spearman = Włócznicy w puli
gw-some-archer = Łucznicy w puli
gw-some-horseman = Kawalerzyści w puli
gw-some-bannerman = Chorągwiarze w puli
gw-res-wood = drewno
gw-res-stone = kamień
gw-res-gold = złoto
gw-res-chi = Chi
gw-some-res = { $count } { $res ->
    [wood] { $count ->
        [one] drewno
       *[other] drewna
    }
    [stone] { $count ->
        [one] kamień
        [few] kamienie
       *[other] kamieni
    }
    [gold] { $count ->
        [one] złoto
       *[other] złota
    }
   *[chi] Chi
}
gw-some-honour = { $count ->
    [one] 1 Honor
   *[other] { $count } Honoru
}
gw-some-shame = { $count ->
    [one] 1 Hańba
    [few] { $count } Hańby
   *[other] { $count } Hańb
}
gw-no-reward = bez nagrody
gw-section-left = Lewa
gw-section-centre = Środkowa
gw-section-right = Prawa
gw-loc-lumber-mill = Tartak
gw-loc-quarry = Kamieniołom
gw-loc-gold-mine = Kopalnia Złota
gw-loc-temple = Świątynia
gw-loc-barracks = Koszary
gw-loc-builders-camp = Obóz Budowniczych
gw-loc-logistics-centre = Centrum Logistyczne
gw-loc-teahouse = Herbaciarnia
gw-loc-imperial-embassy = Cesarska Ambasada
gw-loc-market = Targ
gw-loc-storehouse = Magazyn
gw-short-lumber-mill = Tartak
gw-short-quarry = Kamienio­łom
gw-short-gold-mine = Kopalnia
gw-short-temple = Świątynia
gw-short-barracks = Koszary
gw-short-builders-camp = Obóz
gw-short-logistics-centre = Logistyka
gw-short-teahouse = Herba­ciarnia
gw-short-imperial-embassy = Ambasada
gw-short-market = Targ
gw-short-storehouse = Magazyn
gw-loctext-lumber-mill = Każdy obecny zbiera 1 drewno za każdego Urzędnika i tyle, ile wynosi poziom Nadzorcy; potem można mianować lub ulepszyć Nadzorcę.
gw-loctext-quarry = Każdy obecny zbiera 1 kamień za każdego Urzędnika i tyle, ile wynosi poziom Nadzorcy; potem można mianować lub ulepszyć Nadzorcę.
gw-loctext-gold-mine = Każdy obecny zbiera 1 złoto za każdego Urzędnika i tyle, ile wynosi poziom Nadzorcy; potem można mianować lub ulepszyć Nadzorcę.
gw-loctext-temple = Każdy obecny zbiera 1 Chi za każdego Urzędnika i tyle, ile wynosi poziom Nadzorcy; potem można mianować lub ulepszyć Nadzorcę.
gw-loctext-barracks = Każdy obecny rekrutuje do 2 Żołnierzy za każdego Urzędnika; Włócznicy i Kawalerzyści mogą od razu Atakować.
gw-loctext-builders-camp = Za każdego Urzędnika jedna Barykada albo jedna kondygnacja Muru.
gw-loctext-logistics-centre = Za każdego Urzędnika przenieś do 2 Żołnierzy za 1 drewno albo dobierz Taktykę za 1 złoto.
gw-loctext-teahouse = Za każdego Urzędnika jeden krok Herbaty za 1 złoto.
gw-loctext-imperial-embassy = Za każdego Urzędnika zatrudnij Urzędnika za 2 złota albo Doradcę z oferty za jego koszt.
gw-loctext-market = Za każdego Urzędnika 2 Żywności, za złoto równe Zabójczości.
gw-loctext-storehouse = Nigdy nie jest aktywowany. Zimą ten, kto ma tu najwięcej Urzędników, może przesunąć znacznik Cesarza.
gw-sort-command = karta Rozkazu
gw-sort-general = Generał
gw-sort-advisor = Doradca
gw-sort-tactic = Taktyka
gw-sort-horde = Horda
gw-sort-artifact = Artefakt
gw-sort-event = Wydarzenie
gw-sort-request = Żądanie Cesarza
gw-sort-rat = karta Szczura
gw-sort-award = Nagroda Cesarza
gw-sort-skill = Umiejętność Chana
gw-sort-khan = Czyngis-chan
gw-sort-reed = karta Rozkazu Trzciny
gw-sort-partner = karta Rozkazu partnera
gw-sort-reed-general = Generał Trzciny
gw-sort-solo-general = Generał partnera
gw-sorts-command = Karty Rozkazów
gw-sorts-horde = Hordy

gw-the-wall = Mur
gw-sections = Sekcje Muru
gw-power = Siła
gw-power-n = Siła { $n }
gw-power-now = Siła teraz
gw-printed-n = na karcie: { $n }
gw-defence = Obrona
gw-honour = Honor
gw-shame = Hańba
gw-holds = trzyma
gw-breach = pęknie
gw-calm = spokój
gw-all-lose = klęska
gw-verdict = Siła { $power }, Obrona { $defence }: { $verdict }
gw-row-n = rząd { $n }
gw-level-n = poziom { $n }
gw-no-wall = jeszcze bez Muru
gw-rest-zone = Strefa Odpoczynku
gw-barricade = Barykada
gw-barricades = pozostałe Barykady
gw-free-firing = wolne pole Ostrzału
gw-khan-here = tu stoi Czyngis-chan
gw-next-horde = tu trafi następna karta Hordy, jeśli wszystkie pierwsze rzędy są zajęte
gw-shame-for = Hańba: { $names }
gw-everyone = wszyscy
gw-players = { $count } graczy{ $you ->
    [yes] , ty też
   *[no] {""}
}
gw-nobody-shamed = nikt nie bierze Hańby
gw-breach-food = o jedną Żywność mniej dla wszystkich
gw-breach-lost = wszyscy by przegrali
gw-breach-resource = Surowiec albo Hańba: { $names }
gw-vital-spots = Punkty Witalne
gw-spot-free = wolny Punkt Witalny: { $reward }
gw-spot-n = Punkt Witalny { $n }
gw-spots-n = { $wide ->
    [yes] punkt { $n } { gw-next-of }
   *[no] punkt { $n }
}
gw-next-of = i następny
gw-covered-by = zakryty: { $kind }, { $name }
gw-wound = Rana
gw-blocked = nieaktywny przy tylu graczach
gw-leads = { $who ->
    [you] prowadzisz
   *[other] prowadzi { $name }
}
gw-claims = { $who ->
    [you] zdobywasz ją
   *[other] zdobywa ją { $name }
}
gw-claim = Zdobycie
gw-unclaimed = pokonana, niczyja
gw-free-spots = { $count ->
    [0] bez wolnych punktów
    [one] 1 wolny punkt
    [few] { $count } wolne punkty
   *[other] { $count } wolnych punktów
}
gw-ability-mangudai = rzędy 2–3: bez Łuczników
gw-ability-keshig-guard = Ratowanie +1 Chi
gw-ability-siege-crew = Barykady 1
gw-ability-shaman-circle = inne +1 Siły
gw-ability-raiders = rząd 1: strata złota
gw-ability-co-heavy-lancers = bez Włóczników
gw-ability-co-horse-archers = rząd 1: zabija
gw-ability-co-iron-guard = Przełamanie: zabija
gw-ability-co-trebuchets = rząd 1: strata kamienia
gw-ability-co-war-drums = przeskakuje do przodu
gw-ability-co-plunderers = rząd 1: strata złota
gw-ability-gk-royal-tumen = przy Chanie +2
gw-ability-gk-banner-guard = przy Chanie: bez Łuczników
gw-ability-gk-night-guard = przy Chanie: 1 Chi mniej
gw-soldier-rest = { $kind }, Strefa Odpoczynku, sekcja { $section }
gw-soldier-firing = { $kind } na Murze, sekcja { $section }

gw-locations = Lokacje
gw-clerks-of = Urzędnicy: { $n } z { $m }
gw-fires = rusza
gw-was-active = po aktywacji
gw-haunted = nawiedzona
gw-alone = Urzędnicy tylko jednego gracza: 1 Hańba
gw-alone-short = Hańba
gw-rat-here = Szczur: 1 złoto dla każdego obecnego gracza
gw-activation = Aktywacja
gw-for-you = Dla ciebie
gw-why-full = pełna
gw-why-special = jest tam Urzędnik
gw-why-empty = rusza pod koniec tury, gdy tylko jest tam Urzędnik
gw-why-never = nigdy nie jest aktywowana
gw-why-room = rusza, gdy jest pełna: brakuje { $count }
gw-gather = { gw-some-res }
gw-recruits = do { $count } rekrutów
gw-actions = { $count ->
    [one] 1 akcja
    [few] { $count } akcje
   *[other] { $count } akcji
}
gw-plan-full = pełna, rusza w tej turze: { $what }
gw-plan-alone = pełna, rusza w tej turze: { $what } i 1 Hańba za samotność
gw-plan-special = rusza w tej turze: { $what }
gw-plan-waits = potem { $n } z { $m }
gw-you-get = ty: { $what }
gw-not-there = nie masz tam Urzędnika
gw-plan-build = { $price }; Honor +{ $honour }, Obrona { $defence }
gw-build-wall = Mur, { $section }
gw-build-barricade = Barykada, { $section }
gw-onto-wall = na pole Ostrzału
gw-into-rest = Strefa Odpoczynku, { $verdict }
gw-into-rest-plain = do Strefy Odpoczynku
gw-wound-only = Rana, bez nagrody
gw-then-left = { $whose ->
    [you] karta byłaby twoja
    [nobody] karta byłaby niczyja
   *[other] karta przypadłaby: { $name }
}, { $count ->
    [one] został 1 punkt
    [few] zostały { $count } punkty
   *[other] zostało { $count } punktów
}
gw-then-defeated = pokonana: { $whose ->
    [you] zdobywasz ją, Honor +{ $honour }
    [nobody] niczyja
   *[other] zdobywa ją { $name }
}
gw-save-note = { $count } Chi, do Strefy Odpoczynku
gw-after = po: { $name }
gw-goes-first = jako pierwsza
gw-before-others = przed innymi
gw-place-n = Miejsce { $n }
gw-place-free = wolne miejsce
gw-shame-off = { $price }: o 1 Hańbę mniej, 5 Honoru

gw-time = Pory roku i Lata
gw-years-caption = Rok i Hordy na jego Wiosnę
gw-tea-track = Tor Herbaty
gw-tracks = Tory i zasłonki
gw-seat-says = { $n }. { $name }, { $clan }: Honor { $honour }, Hańba { $shame }
gw-shame-pool = Pula Hańby
gw-of-n = z { $n }
gw-empty-loses = pusta: grozi klęska
gw-supply = Zasoby
gw-clerks = Urzędnicy
gw-soldiers = Żołnierze
gw-overseers = Nadzorcy
gw-overseer-at = Nadzorca, { $location }: poziom { $n }
gw-resources = Surowce
gw-behind-screen = za zasłonką
gw-in-pool = w puli
gw-in-chamber = w Ambasadzie
gw-clerks-pool = Urzędnicy w puli
gw-soldiers-pool = Żołnierze w puli
gw-advisors = Aktywni Doradcy
gw-advisors-ready = gotowi Doradcy
gw-assistants = Asystenci
gw-tactics = Taktyki
gw-no-tactics = bez Taktyk
gw-commands = Karty Rozkazów na ręce
gw-played = Zagrane karty Rozkazów
gw-lying = zagrana, nieodzyskana
gw-trophies = Trofea
gw-deeds = Czyny
gw-deeds-say = kondygnacje Muru: { $built }, Rany: { $wounds }
gw-used = użyty
gw-food = Żywność
gw-your-side = Twoja strona zasłonki
gw-whole-board = Cała twoja plansza
gw-board-of = Plansza: { $name }
gw-place-tea = Herbata { $n }
gw-held-by = W rękach
gw-in-book = w księdze kart
gw-tea-number = numer Herbaty { $n }

gw-views = Rząd i dwór
gw-tab-row = Rząd
gw-tab-court = Dwór
gw-notes = Rząd i dwór
gw-court = Dwór
gw-execution = Rząd wykonania
gw-execution-note = z góry na dół
gw-who-owner = właściciel
gw-who-others = pozostali
gw-who-reed = Trzcina
gw-who-partner = partner
gw-who-you = ty
gw-op-clerks = { $count ->
    [one] 1 Urzędnik dokądkolwiek
    [few] { $count } Urzędników dokądkolwiek
   *[other] { $count } Urzędników dokądkolwiek
}
gw-op-clerks-to = { $count ->
    [one] 1 Urzędnik
   *[other] { $count } Urzędników
}: { $to }
gw-op-attack = { $count ->
    [one] 1 Atak
    [few] { $count } Ataki
   *[other] { $count } Ataków
}
gw-op-barricade = { $count ->
    [one] 1 Barykada
    [few] { $count } Barykady
   *[other] { $count } Barykad
}
gw-op-tea = 1 krok Herbaty
gw-op-draw_tactic = { $count ->
    [one] 1 Taktyka
    [few] { $count } Taktyki
   *[other] { $count } Taktyk
}
gw-op-remove_shame = 1 Hańba z powrotem
gw-op-gain = { $res ->
    [chi] { $count } Chi
   *[choice] { $count ->
        [one] 1 surowiec
        [few] { $count } surowce
       *[other] { $count } surowców
    }
}
gw-op-activate = aktywacja: { $location }
gw-op-own-regular = Zwykła Lokacja
gw-brief-economy = 3 Urzędników, 1 surowiec
gw-brief-despotism = 2 Urzędników, Specjalna Aktywacja
gw-brief-attack-order = 3 Ataki, Urzędnicy lub Taktyka
gw-brief-mobilisation = 3 Urzędników, aktywacja Koszar
gw-brief-fortification = 3 Urzędników, 1 Barykada
gw-brief-diplomacy = 3 Urzędników, Herbata lub Chi
gw-now = Teraz
gw-now-part = { $card } ({ $name }), część { $n }
gw-next-part = Część { $n }: { $who }
gw-next-turn = { $card }: { $name }
gw-next-hordes = { $count ->
    [0] Bez nowych Hord
    [one] 1 nowa Horda
    [few] { $count } nowe Hordy
   *[other] { $count } nowych Hord
}
gw-no-location = na razie żadna Lokacja
gw-no-horde-beaten = na razie żadna Horda nie jest pokonana
gw-goes-to = { $card }: { $name }
gw-would-breach = groziłoby Przełamanie: { $names }
gw-all-hold = każda Sekcja by wytrzymała
gw-hold-tactics = Taktyki na ręce:
gw-step-generals = wybór Generałów
gw-step-begin = początek gry
gw-step-time = nowy Rok
gw-step-event = Wydarzenie
gw-step-requests = nowe Żądania
gw-step-peace-or-war = Pokój albo Wojna
gw-step-spring-effects = efekty Wiosny
gw-step-spring-tactics = Taktyki Wiosny
gw-step-hordes = nowe Hordy
gw-step-khan-moves = ruch Chana
gw-step-advisors = nowi Doradcy
gw-step-income = dochód
gw-step-honour-for-clerks = Honor za Urzędników
gw-step-shame = Chi za Hańbę
gw-step-recover = odzyskiwanie kart Rozkazów
gw-step-rat-card = nowa karta Szczura
gw-step-rat-placed = Szczur wchodzi do gry
gw-step-rat-moves = ruch Szczura
gw-step-commands = wszyscy wybierają kartę Rozkazu
gw-step-execution = kolejność wykonania
gw-step-turn = tura: { $name }
gw-step-part = część { $n } karty: { $name }
gw-step-own-turn = karty może użyć: { $name }
gw-step-activation = Aktywacja Lokacji
gw-step-cleanup = Czyszczenie Hordy
gw-step-turn-cleanup = Czyszczenie Hordy
gw-step-turn-end = koniec tury
gw-step-end = koniec tury: { $name }
gw-step-other-turn = tura: { $name }
gw-step-reed-clerk = Urzędnik Trzciny
gw-step-reed-others = każdy gracz 1 Urzędnika
gw-step-partner-spearman = Włócznik partnera
gw-step-partner-part = część karty partnera
gw-step-winter-start = początek Zimy
gw-step-bannermen = Chorągwiarze prowadzą Ataki
gw-step-fortress-fires = ostrzał z Twierdzy
gw-step-firing = ostrzał Łuczników
gw-step-winter-cleanup = Czyszczenie Hordy
gw-step-spirits-leave = duchy odchodzą
gw-step-assault = Szturm
gw-step-night = noc w Twierdzy
gw-step-eating = posiłek
gw-step-storehouse = Magazyn
gw-step-emperors-demand = życzenie Cesarza
gw-step-haunting = nawiedzanie Lokacji
gw-step-request-check = sprawdzenie Żądań
gw-step-end-of-winter = koniec Zimy
gw-beat-revealed = Karty Rozkazów są odkryte
gw-beat-hordes = Nowe Hordy przed Murem
gw-beat-activated = Lokacja jest aktywowana
gw-beat-defeated = Horda pokonana
gw-beat-assault = Hordy szturmują Mur
gw-beat-conquest = Podbój: brak wolnego rzędu
gw-beat-built = Mur rośnie
gw-beat-scored = Liczenie Honoru

gw-requests = Żądania Cesarza
gw-requests-note = spełnione: { $n } z { $needed }
gw-event = Wydarzenie tego Roku
gw-offer = Doradcy do zatrudnienia
gw-offer-note = w talii: { $count }
gw-artifacts = Artefakty
gw-artifacts-note = liczone na końcu
gw-decks = Talia Hordy { $hordes }, jej rewers wskazuje: { $section }; Taktyki { $tactics }.
gw-khan = Czyngis-chan
gw-khan-at = sekcja { $section }
gw-khan-fallen = pokonany
gw-award = Nagroda Cesarza
gw-rat = Szczur
gw-stand-in = Urzędnicy { $clerks }, Włócznicy { $soldiers }
gw-scenario-bitter-frost = Siarczysty mróz
gw-scenario-great-famine = Wielki głód
gw-scenario-imperial-visit = Cesarska wizyta
gw-scenario-hungry-ghost-festival = Festiwal wygłodniałych duchów
gw-scenario-siege-of-diaoyu = Oblężenie twierdzy Diaoyu
gw-scenario-red-turban-rebellion = Bunt Czerwonych Turbanów
gw-food-track = Żywność, najwyżej
gw-sent = Wysłane Cesarzowi
gw-valued = Cesarz ceni
gw-haunted-ones = Nawiedzone:
gw-fortress = Twierdza
gw-siege = oblężenie
gw-turban-note = Jedno Przełamanie oznacza klęskę.

gw-tray-leader = Wybierz Generała i Doradcę, który będzie Aktywny
gw-tray-offer = Doradcy do zatrudnienia
gw-tray-peek = Wierzch talii Hordy
gw-act-lead = Zaczynam z nimi
gw-act-command = Zagraj tę kartę
gw-act-place = Zajmij to miejsce
gw-act-move = Wyślij Urzędnika{ $count ->
    [0] {""}
    [one] {""}
   *[other] , do { $count }
}
gw-act-shift = Przenieś z miejsca na miejsce
gw-act-recall = Zabierz Urzędnika
gw-act-clerk-done = Zostaw ich
gw-act-clerk-done-note = bez kolejnych Urzędników
gw-act-activate = Aktywuj
gw-act-raise-raise = Ulepsz Nadzorcę
gw-act-barricade = Zbuduj Barykadę
gw-act-wall = Zbuduj kondygnację Muru
gw-act-march = Przenieś Żołnierza
gw-act-logistics-march = Przenieś do 2 Żołnierzy
gw-act-logistics-march-note = 1 drewno
gw-act-logistics-tactic = Dobierz Taktykę
gw-act-logistics-tactic-note = 1 złoto
gw-act-man = Na Mur
gw-act-tea-tea = Krok Herbaty
gw-act-tea-tea-note = 1 złoto: zamiana z graczem powyżej
gw-act-embassy-clerk = Zatrudnij Urzędnika
gw-act-advisor = Zatrudnij jako Aktywnego
gw-act-advisor-note = jego tekst działa; użycie raz w Roku
gw-act-assistant = Zatrudnij jako Asystenta
gw-act-assistant-note = zwiększa A o 1
gw-act-recruit = Rekrutuj
gw-act-attack = Atakuj
gw-act-charge = Atakuj dwa punkty
gw-act-strike = Atakuj Chana
gw-act-wound = Zadaj Ranę
gw-act-save = Uratuj
gw-act-withdraw = Wycofaj
gw-act-shame-shame = Usuń Hańbę
gw-act-recover-recover = Weź je na rękę
gw-act-recover-recover-note = wszystkie zagrane karty Rozkazów
gw-act-recover-leave = Zostaw je
gw-act-recover-leave-note = 2 Honoru za każdą
gw-act-own-turn-done = Dalej
gw-act-tactic-done = Bez Taktyki
gw-act-done = Koniec
gw-press-to = wskaż Lokację
gw-press-from-to = wskaż Lokację ze swoim Urzędnikiem, potem inną
gw-press-location = wskaż Lokację
gw-press-section = wskaż Sekcję
gw-press-kind-section = wskaż Żołnierza z puli, potem Sekcję
gw-press-soldier-spot = wskaż Żołnierza, potem Punkt Witalny
gw-press-soldier-to = wskaż Żołnierza, potem Sekcję
gw-press-spot = wskaż Punkt Witalny
gw-press-card = wskaż kartę
gw-press-general-advisor = wskaż Generała i Doradcę
gw-press-place = wskaż miejsce w rzędzie
gw-press-tokens = { $least ->
    [0] najwyżej { $most } do wyboru
   *[other] { $most } do wyboru
}
gw-choice-offer-offer = { $count } od siebie
gw-choice-peace-peace = Pokój: { $count ->
    [one] o 1 Hordę mniej
    [few] o { $count } Hordy mniej
   *[other] o { $count } Hord mniej
}

gw-scoring = Końcowy Honor
gw-source = Źródło
gw-source-honour = Zdobyty w grze
gw-source-wall = Kondygnacje Muru
gw-source-barricade = Barykady
gw-source-fighting = Punkty Witalne i zdobyte Hordy
gw-source-commands = Nieodzyskane karty Rozkazów
gw-source-general = Generałowie
gw-source-advisor = Doradcy
gw-source-tactic = Taktyki
gw-source-others = Inne
gw-source-shame = Hańba, po −5
gw-total = Honor

gw-book = Księga kart
gw-shelf-command = Rozkazy ({ $count })
gw-shelf-general = Generałowie ({ $count })
gw-shelf-advisor = Doradcy ({ $count })
gw-shelf-tactic = Taktyki ({ $count })
gw-shelf-horde = Hordy ({ $count })
gw-shelf-artifact = Artefakty, Nagrody, Szczury ({ $count })
gw-shelf-request = Żądania, Wydarzenia ({ $count })
gw-preview-commands = Każdy ma tych samych sześć; Jesienią zagrywa się jedną, a jej część wykonują też pozostali.
gw-preview-hordes = Przed Mur trafiają po trzy karty każdego rodzaju.
gw-preview-khan = W grze są dwie z sześciu Umiejętności.
gw-preview-rat = Jedna karta mówi, kto w tym Roku przenosi Szczura.
gw-title = Przebieg Roku
gw-text = Urzędnicy zdobywają drewno, kamień, złoto i Chi, Żołnierze powstrzymują Hordy, a Mur wszyscy budują razem. Honor liczy się osobno.
gw-how-goal = Najwięcej Honoru
gw-how-goal-text = Honor dają kondygnacje Muru i Barykady, zakrywanie Punktów Witalnych, zdobyte karty Hordy, Artefakty i Doradcy. Każdy żeton Hańby kosztuje na koniec 5.
gw-how-year = Cztery pory roku
gw-how-year-text = Wiosną przychodzą nowe Hordy, Latem jest dochód, Jesienią zagrywa się karty Rozkazów, a Zimą Hordy szturmują Mur. Pierwszy Rok zaczyna się Jesienią.
gw-how-commands = Po jednej karcie, w tajemnicy
gw-how-commands-text = Wszyscy wybierają kartę Rozkazu i odkrywają ją jednocześnie. W kolejności toru Herbaty każdy zajmuje miejsce w rzędzie wykonania. Potem wykonuje się kartę po karcie: część właściciela, część pozostałych i znów część właściciela.
gw-how-clerks = Urzędnicy idą do Lokacji
gw-how-clerks-text = Zwykłe Lokacje ruszają, gdy są pełne, Specjalne pod koniec każdej tury, w której jest tam Urzędnik. Kto stoi sam w pełnej Zwykłej Lokacji, bierze Hańbę. Potem wszyscy Urzędnicy wracają.
gw-how-locations = Co daje Lokacja
gw-how-locations-text = Tartak, Kamieniołom, Kopalnia i Świątynia dają surowiec za każdego Urzędnika. W Koszarach rekrutuje się Żołnierzy, w Obozie buduje Mur, w Ambasadzie zatrudnia Urzędników i Doradców.
gw-how-soldiers = Żołnierze zakrywają Punkty Witalne
gw-how-soldiers-text = Włócznik sięga rzędu 1, Kawalerzysta każdego rzędu i dwóch punktów. Każdy punkt daje to, co na nim wydrukowano. Łucznicy na Murze zadają Rany, które nic nie dają, ale się liczą.
gw-how-hordes = Pokonane Hordy
gw-how-hordes-text = Gdy wszystkie Punkty Witalne są zakryte, kartę i jej Honor zdobywa ten, kto zakrył ich najwięcej. Żołnierzy na niej można Uratować za Chi; pozostali giną i wracają do puli.
gw-how-advisors = Doradcy i Taktyki
gw-how-advisors-text = Doradca jest Aktywny i działa jego tekst, albo jest Asystentem i zwiększa A. Taktykę zagrywa się raz, w chwili, którą wskazuje.
gw-how-winter = Szturm
gw-how-winter-text = Najpierw strzelają Łucznicy, potem Siłę wszystkich Hord Sekcji porównuje się z jej Obroną. Przy Przełamaniu każdy bez Żołnierza na karcie z rzędu 1 bierze Hańbę.
gw-how-end = Koniec
gw-how-end-text = Gra kończy się po ostatnim Roku, gdy dość Sekcji ma poziom 3 albo gdy pula Hańby jest pusta. Razem wygrywają wszyscy, którzy spełnią dość Żądań.

gw-flag-honour = Honor { $count }
gw-flag-shame = Hańba
gw-flag-killed = ginie Żołnierz
gw-flag-defeated = Horda pokonana
gw-flag-holds = wytrzymuje, { $power } : { $defence }
gw-flag-breach = przełamanie, { $power } : { $defence }
gw-slip-breach = Przełamanie: { $section }
gw-slip-breach-text = Hordy są silniejsze niż to, co im się przeciwstawia.
gw-slip-power = Siła Hord
gw-slip-defence = Obrona Sekcji
gw-slip-conquest = Podbój: { $section }
gw-slip-conquest-text = Brak wolnego rzędu dla karty { $name }. { $lost ->
    [0] Pula Hańby się nie zmienia.
    [one] Z puli znika jeden żeton Hańby.
   *[other] Z puli znikają żetony Hańby: { $lost }.
}
gw-slip-famine = Odtąd nikt nie ma więcej niż { $most } Żywności.
