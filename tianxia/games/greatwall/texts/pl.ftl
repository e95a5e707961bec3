# Wielki Mur po polsku. Plik angielski ma te same klucze. Fakty: $who to „you” albo „other”, $name to klan na początku
# zdania, $clan, $location, $section i $soldier to identyfikatory, $count to liczba, $card nazwa, $text jej tekst.
# Karty, które się zagrywa, dobiera lub zatrudnia, mają też biernik (.acc), a zdanie o niego prosi: ACC($card).

goal = Wysyłaj Urzędników do Lokacji, zaciągaj Żołnierzy, buduj Mur i walcz z Hordami, które pod nim stoją. Gdy minie ostatni Rok, gotowych będzie dość Sekcji albo opróżni się pula Hańby, wygrywa największy Honor.
goal-coop = Brońcie Muru razem: przetrwajcie wszystkie Lata i spełnijcie dość Żądań Cesarza. Jeśli ktoś musi wziąć Hańbę, a pula jest pusta, przegrywają wszyscy.
goal-house = Zasady gry podstawowej są odtworzone z publicznych źródeł; większość kart i liczb to nasz własny zestaw, co mówi każda karta.
goal-foreign = Część kart tego stołu pochodzi z pliku.

## Klany

seat-snake = Klan Węża
seat-dragon = Klan Smoka
seat-turtle = Klan Żółwia
seat-monkey = Klan Małpy
seat-tiger = Klan Tygrysa
seat-reed = Klan Trzciny
seat-partner = Klan partnera
clan-name = { $clan ->
    [snake] Wąż
    [dragon] Smok
    [turtle] Żółw
    [monkey] Małpa
    [tiger] Tygrys
    [reed] Trzcina
   *[partner] partner
}
clan-gen = { $clan ->
    [snake] klanu Węża
    [dragon] klanu Smoka
    [turtle] klanu Żółwia
    [monkey] klanu Małpy
    [tiger] klanu Tygrysa
    [reed] klanu Trzciny
   *[partner] klanu partnera
}
clan-in = { $who ->
    [you] ty
   *[other] { $clan ->
        [snake] klan Węża
        [dragon] klan Smoka
        [turtle] klan Żółwia
        [monkey] klan Małpy
        [tiger] klan Tygrysa
        [reed] klan Trzciny
       *[partner] klan partnera
    }
}
brief = { $who ->
    [you] ty
   *[other] { clan-name }
}
whose = { $who ->
    [you] twój
   *[other] { clan-gen }
}
word-snake = wąż
word-dragon = smok
word-turtle = żółw
word-monkey = małpa
word-tiger = tygrys
word-reed = trzcina
word-partner = partner
nobody = nikt
nothing = nic

## Miejsca i rzeczy

location-lumber-mill = Tartak
location-quarry = Kamieniołom
location-gold-mine = Kopalnia Złota
location-temple = Świątynia
location-barracks = Koszary
location-builders-camp = Obóz Budowniczych
location-logistics-centre = Centrum Logistyczne
location-teahouse = Herbaciarnia
location-imperial-embassy = Cesarska Ambasada
location-market = Targ
location-storehouse = Magazyn
location-name = { $location ->
    [lumber-mill] Tartak
    [quarry] Kamieniołom
    [gold-mine] Kopalnia Złota
    [temple] Świątynia
    [barracks] Koszary
    [builders-camp] Obóz Budowniczych
    [logistics-centre] Centrum Logistyczne
    [teahouse] Herbaciarnia
    [imperial-embassy] Cesarska Ambasada
    [market] Targ
   *[storehouse] Magazyn
}
to-location = { $location ->
    [lumber-mill] do Tartaku
    [quarry] do Kamieniołomu
    [gold-mine] do Kopalni Złota
    [temple] do Świątyni
    [barracks] do Koszar
    [builders-camp] do Obozu Budowniczych
    [logistics-centre] do Centrum Logistycznego
    [teahouse] do Herbaciarni
    [imperial-embassy] do Cesarskiej Ambasady
    [market] na Targ
   *[storehouse] do Magazynu
}
from-location = { $came ->
    [lumber-mill] z Tartaku
    [quarry] z Kamieniołomu
    [gold-mine] z Kopalni Złota
    [temple] ze Świątyni
    [barracks] z Koszar
    [builders-camp] z Obozu Budowniczych
    [logistics-centre] z Centrum Logistycznego
    [teahouse] z Herbaciarni
    [imperial-embassy] z Cesarskiej Ambasady
    [market] z Targu
   *[storehouse] z Magazynu
}
at-location = { $location ->
    [lumber-mill] w Tartaku
    [quarry] w Kamieniołomie
    [gold-mine] w Kopalni Złota
    [temple] w Świątyni
    [barracks] w Koszarach
    [builders-camp] w Obozie Budowniczych
    [logistics-centre] w Centrum Logistycznym
    [teahouse] w Herbaciarni
    [imperial-embassy] w Cesarskiej Ambasadzie
    [market] na Targu
   *[storehouse] w Magazynie
}
of-location = { $location ->
    [lumber-mill] Tartaku
    [quarry] Kamieniołomu
    [gold-mine] Kopalni Złota
    [temple] Świątyni
    [barracks] Koszar
    [builders-camp] Obozu Budowniczych
    [logistics-centre] Centrum Logistycznego
    [teahouse] Herbaciarni
    [imperial-embassy] Cesarskiej Ambasady
    [market] Targu
   *[storehouse] Magazynu
}
location-acc = { $location ->
    [lumber-mill] Tartak
    [quarry] Kamieniołom
    [gold-mine] Kopalnię Złota
    [temple] Świątynię
    [barracks] Koszary
    [builders-camp] Obóz Budowniczych
    [logistics-centre] Centrum Logistyczne
    [teahouse] Herbaciarnię
    [imperial-embassy] Cesarską Ambasadę
    [market] Targ
   *[storehouse] Magazyn
}
what-location = { $location ->
    [lumber-mill] 1 drewno za każdego Urzędnika i poziom Nadzorcy, którego potem możesz ulepszyć
    [quarry] 1 kamień za każdego Urzędnika i poziom Nadzorcy, którego potem możesz ulepszyć
    [gold-mine] 1 złoto za każdego Urzędnika i poziom Nadzorcy, którego potem możesz ulepszyć
    [temple] 1 Chi za każdego Urzędnika i poziom Nadzorcy, którego potem możesz ulepszyć
    [barracks] do 2 rekrutów za każdego Urzędnika
    [builders-camp] Barykada lub kondygnacja Muru za każdego Urzędnika
    [logistics-centre] przeniesienie 2 Żołnierzy lub Taktyka za każdego Urzędnika
    [teahouse] krok Herbaty za każdego Urzędnika
    [imperial-embassy] nowy Urzędnik lub Doradca za każdego Urzędnika
    [market] 2 Żywności za każdego Urzędnika
   *[storehouse] kto ma tu najwięcej Urzędników, wybiera, co ceni Cesarz
}

section-left = Lewa Sekcja
section-centre = Środkowa Sekcja
section-right = Prawa Sekcja
section-name = { $section ->
    [left] Lewa
    [centre] Środkowa
   *[right] Prawa
} Sekcja
# dopełniacz i miejscownik
section-gen = { $section ->
    [left] Lewej
    [centre] Środkowej
   *[right] Prawej
} Sekcji
section-acc = { $section ->
    [left] Lewą
    [centre] Środkową
   *[right] Prawą
} Sekcję
section-ins = { $section ->
    [left] Lewą
    [centre] Środkową
   *[right] Prawą
} Sekcją
word-left = lewa, lewo
word-centre = środkowa, środek
word-right = prawa, prawo

resource-wood = drewno
resource-stone = kamień
resource-gold = złoto
resource-chi = Chi
resource-name = { $resource ->
    [wood] drewno
    [stone] kamień
    [gold] złoto
   *[chi] Chi
}
word-wood = drewno
word-stone = kamień
word-gold = złoto
word-chi = chi

soldier-spearman = Włócznik
soldier-archer = Łucznik
soldier-horseman = Kawalerzysta
soldier-bannerman = Chorągwiarz
soldier-name = { $soldier ->
    [spearman] Włócznik
    [archer] Łucznik
    [horseman] Kawalerzysta
   *[bannerman] Chorągwiarz
}
a-soldier = { $soldier ->
    [spearman] Włócznika
    [archer] Łucznika
    [horseman] Kawalerzystę
   *[bannerman] Chorągwiarza
}
whose-soldier = { $who ->
    [you] Twój { soldier-name }
   *[other] { soldier-name } { clan-gen }
}
soldiers-of = { $soldier ->
    [spearman] { $count ->
        [one] 1 Włócznik
       *[other] { $count } Włóczników
    }
    [archer] { $count ->
        [one] 1 Łucznik
       *[other] { $count } Łuczników
    }
    [horseman] { $count ->
        [one] 1 Kawalerzysta
       *[other] { $count } Kawalerzystów
    }
   *[bannerman] { $count ->
        [one] 1 Chorągwiarz
       *[other] { $count } Chorągwiarzy
    }
}
soldiers-acc = { $soldier ->
    [spearman] { $count ->
        [one] 1 Włócznika
       *[other] { $count } Włóczników
    }
   *[other] { $count ->
        [one] 1 Żołnierza
       *[other] { $count } Żołnierzy
    }
}
soldier-at = { soldier-name } { $firing ->
    [yes] na Murze { section-gen }
   *[no] ze Strefy Odpoczynku { section-gen }
}
word-spearman = włócznik
word-archer = łucznik
word-horseman = kawalerzysta, jeździec
word-bannerman = chorągwiarz
word-on-wall = mur

spot-of = { $count ->
    [one] punkt { $spot } ({ $reward })
   *[other] punkty { $spot } i { $next } ({ $reward })
} karty { $card }
spot-bare = punkt { $spot } karty { $card }
stander = { soldier-name }, punkt { $spot } karty { $card }
horde-at = { $card }, { section-name }, rząd { $row }
spot-unknown = punkt { $spot }
spot-wound = Rana
spot-blocked = zamknięty
place-in-row = miejsce { $number }
card-hidden = zakryta karta
card-with-text = { $card } ({ $text })
about-card = { $card } ({ $sort }): { $text } { $source ->
    [seed] Karta jest znana z instrukcji.
    [public] Karta jest znana z publicznych relacji.
    [numbers] Karta jest znana z publicznych relacji; liczby są nasze.
   *[house] Karta z naszego własnego zestawu.
}
sort-command = Rozkaz
sort-general = Generał
sort-advisor = Doradca
sort-tactic = Taktyka
sort-horde = Horda
sort-artifact = Artefakt
sort-event = Wydarzenie
sort-request = Żądanie Cesarza
sort-rat = karta Szczura
sort-award = Nagroda Cesarza
sort-skill = Umiejętność Czyngis-chana
sort-khan = Czyngis-chan
sort-reed = Rozkaz klanu Trzciny
sort-partner = Rozkaz partnera
sort-reed-general = Generał klanu Trzciny
sort-solo-general = Generał partnera

## Stół

season = { $season ->
    [spring] Wiosna
    [summer] Lato
    [autumn] Jesień
    [winter] Zima
   *[setup] przygotowanie
}
table-year = Rok { $year } z { $years }, { season }. Zabójczość { $lethality }: tyle Chi Ratuje Żołnierza.
table-tea = Kolejność Herbaty: { $clans }.
table-shame = Pula Hańby: { $count }.
table-row = Karty Rozkazów: { $cards }.
table-row-free = wolne
table-row-card = { $state ->
    [now] >{ $clan }: { $card }<
    [done] { $clan }: { $card } (wykonana)
   *[later] { $clan }: { $card }
}
table-requests = Spełnione Żądania: { $done } z { $needed } potrzebnych. Otwarte: { $cards }
table-khan = Czyngis-chan stoi na { section-gen }. { $cards }.
table-award = Nagroda Cesarza, { $holder ->
    [nobody] nie ma jej nikt
    [you] masz ją ty
   *[other] ma ją { $clan }
}: { $card }
table-rat = Szczur jest { at-location }: przy aktywacji 1 złoto dla każdego gracza z Urzędnikiem. { $card }
table-famine = Żywność: { $food }; najwyżej { $most }.
table-visit = Cesarz ceni: { resource-name }.
table-ghosts = Nawiedzone, więc zamknięte dla Urzędników: { $places }.
table-diaoyu = Twierdza: Obrona { $defence }; siła oblężenia { $siege }.
table-frost = Wysłano Cesarzowi: { $sent }.
table-section = { section-name }: Mur poziomu { $level }, { $barricades ->
    [one] 1 Barykada
    [few] { $barricades } Barykady
   *[other] { $barricades } Barykad
}. { $how ->
    [none] Bez Hordy; Obrona { $defence }.
    [breach] Siła { $power } przeciw Obronie { $defence }: zostałaby Przełamana.
   *[holds] Siła { $power } przeciw Obronie { $defence }: wytrzyma.
}
table-shamed = { $cost ->
    [food] Wszyscy będą mogli mieć o jedną Żywność mniej.
    [lost] Wszyscy by przegrali.
    [resource] Surowiec albo Hańba: { $clans }.
   *[shame] Hańba: { $clans }.
}
table-firing = Na Murze: { $troops }.
table-rest = Odpoczywają: { $troops }.
table-horde = { $card }, Siła { $power }, { spot-honour-of }: { $spots }
spot-honour-of = { $honour ->
    [one] 1 Honor
   *[other] { $honour } Honoru
}
table-khan-card = { $card }: { $spots }
table-leads = Na razie zdobywa ją { $clan }.
table-regular = Zwykłe Lokacje (aktywowane, gdy są pełne): { $places }.
table-special = Lokacje Specjalne (aktywowane z dowolnym Urzędnikiem): { $places }.
table-location = { $name } { $taken }/{ $spots } ({ $clerks }){ $fires ->
    [yes] {" "}– będzie aktywowana
   *[no] { "" }
}
table-location-empty = { $name } { $taken }/{ $spots }
table-offer = Doradcy w ofercie, pierwszy odejdzie Wiosną: { $cards }.
table-priced = { $card } za { $cost } złota
table-artifacts = Artefakty: { $cards }.
table-horde-deck = Talia Hordy: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } kart
}{ $section ->
    [none] .
   *[other] ; następna wskazuje: { section-name }.
}
table-peeked = Na wierzchu talii Hordy znasz: { $cards }.
table-clan = { $mark } { $clan }: Honor { $honour }, Hańba { $shame }, Asystenci { $assistants }, Urzędnicy { $pool } (i { $chamber } do zatrudnienia), Taktyki { $tactics }.
table-used = { $card } (użyty)
table-own = Twoje Surowce: { $goods }; w puli { $clerks ->
    [one] 1 Urzędnik
   *[other] { $clerks } Urzędników
} i { $soldiers }.
table-commands = Twoje karty Rozkazów: { $cards }.
table-tactics = Twoje Taktyki: { $cards }
table-past = { $clan }: leżące karty Rozkazów: { $lying }; zdobyte Hordy: { $trophies }.
clan-general = Generał { $text }.
clan-active = Aktywni: { $text }.
clan-overseers = Nadzorcy: { $text }.
clan-lying = Zagrane: { $text }.
clan-trophies = Zdobyte: { $text }.

## Pytania

title-leader = Twój Generał
title-command = Twoja karta Rozkazu
title-place = Kolejność kart
title-own-turn = Twoja tura
title-tactic = Taktyka
title-effect = Twoje karty
title-clerk = Ruch Urzędników
title-activate = Aktywacja
title-advanced = Specjalna Aktywacja
title-raise = Twój Nadzorca
title-build = Obóz Budowniczych
title-logistics = Centrum Logistyczne
title-tea = Herbaciarnia
title-embassy = Cesarska Ambasada
title-market = Targ
title-recruit = Koszary
title-attack = Atak
title-march = Przemarsz
title-man = Na Mur
title-barricade = Barykada
title-shame = Hańba
title-recover = Twoje karty Rozkazów
title-gain = Surowce
title-give = Wymiana
title-lose = Strata
title-pay = Zapłata
title-overseer = Nadzorca
title-recall = Odwołanie Urzędników
title-discard = Za dużo Taktyk
title-section = Sekcja
title-wound = Rany
title-withdraw = Odwrót
title-choose = Jedno z tych
title-peek = Wierzchnia karta Hordy
title-reorder = Wierzchnie karty Hordy
title-save = Ratowanie Żołnierzy
title-spare = Ratowanie Żołnierzy
title-lose-soldier = Strata Żołnierza
title-transfer = Dary
title-rat = Szczur
title-request = Żądanie
title-offer = Wspólna zapłata
title-khan = Czyngis-chan
title-haunt = Wygłodniałe duchy
title-lift = Wypędzanie duchów
title-send = Dla Cesarza
title-breach = Przełamanie
title-demand = Życzenie Cesarza
title-storehouse = Magazyn
title-starve = Głód
title-honour-clerk = Urzędnik za Honor
title-peace = Pokój czy wojna
title-winter = Początek Zimy
title-fortress = Twierdza strzela
title-player = Gracz
title-share = Podział Surowców
title-spared = Bez Hańby
title-return-shame = Hańba
title-lend = Tańsze Ratowanie
title-post = Włócznicy bez kosztów
title-contribute = Wspólny Mur

more-times = { $left ->
    [one] { "" }
   *[other] {" "}(do { $left } razy)
}
ask-leader = Którego Generała zostawiasz i który Doradca jest Aktywny? Drugi Doradca zostaje pierwszym Asystentem: nie działa, ale A rośnie o 1.
ask-command = Wybierz w tajemnicy kartę Rozkazu; wszystkie zostaną odkryte razem. Leży przed tobą, dopóki któregoś Lata nie odzyskasz kart.
ask-place = Na którym miejscu w rzędzie zostanie wykonana twoja karta? Przy każdej karcie wszyscy pozostali wykonują swoją część.
ask-own-turn = Twoja tura: między częściami karty Rozkazu możesz zagrać jedną Taktykę i użyć dowolnych swoich kart.
ask-tactic = Możesz zagrać Taktykę { $window ->
    [spring] przed wyłożeniem kart Hordy
    [winter_start] na początku Zimy
   *[assault] w Szturmie na { section-acc }: Siła { $power } przeciw Obronie { $defence }
}.
ask-effect = Działa teraz kilka twoich kart. Która będzie następna?
ask-clerk = Dokąd Przenosisz Urzędnika?{ more-times }
ask-activate = Do aktywacji jest kilka Lokacji. Która następna? Działają wszyscy, którzy mają tam Urzędników.
ask-advanced = { $card }: która Lokacja zostanie od razu aktywowana? Nikt nie bierze za to Hańby.
ask-raise = Mianujesz lub ulepszasz Nadzorcę { at-location }? Jego poziom dodaje się do każdego Zbierania i co Lato daje dochód.
ask-build = Co budujesz?{ more-times }
ask-logistics = Za co płacisz?{ more-times }
ask-tea = Płacisz za krok Herbaty? Zamienisz się miejscem z graczem nad tobą.
ask-embassy = Kogo zatrudniasz?{ more-times }
ask-market = Kupujesz 2 Żywności? Cena w złocie: { $lethality }.{ more-times }
ask-recruit = Kogo rekrutujesz i do której Sekcji?{ more-times }
ask-attack = Który Żołnierz Atakuje i który Punkt Witalny zakrywa?{ more-times }
ask-attack-recruit = Rekrut może od razu Atakować. Który Punkt Witalny zakrywa?
ask-attack-firing = Twój Łucznik strzela. Na którym Punkcie Witalnym ląduje Rana? Rana nie daje nagrody.
ask-attack-banner = Chorągwiarz prowadzi Atak, zanim strzelą Łucznicy.{ more-times }
ask-march = Który Żołnierz idzie i dokąd?{ more-times }
ask-man = { section-name } ma wolne pole Ostrzału. Czy wchodzi na nie twój Łucznik?
ask-barricade = Gdzie stanie Barykada? Nic nie kosztuje i daje 1 Honor.
ask-shame = Oddajesz Hańbę? Cena: { $shame_price }. Każda, która zostanie do końca, kosztuje 5 Honoru.
ask-recover = Odzyskujesz wszystkie zagrane karty Rozkazów, czy zostawiasz je za 2 Honoru od karty?
ask-gain = { for-card }Wybierz, co zyskujesz: { $most ->
    [one] 1 Surowiec
    [few] { $most } Surowce
   *[other] { $most } Surowców
}.
ask-give = { for-card }Co oddajesz? Najwyżej { $most }.
for-card = { $card ->
    [none] { "" }
   *[other] { $card }:{" "}
}
ask-lose = { $card }: co odrzucasz? { $most ->
    [one] 1 Surowiec
    [few] { $most } Surowce
   *[other] { $most } Surowców
}.
ask-pay = Czym płacisz? { $most ->
    [one] 1 Surowiec
    [few] { $most } Surowce
   *[other] { $most } Surowców
}.
ask-overseer = { $card }: z czyjego Nadzorcy korzystasz?
ask-recall = Którego Urzędnika odwołujesz do puli?
ask-discard = Możesz mieć 5 Taktyk. Którą odrzucasz?
ask-section = { for-card }Która Sekcja?
ask-wound = { $card }: na którym Punkcie Witalnym kładziesz Ranę?
ask-withdraw = { $card }: którego Żołnierza cofasz do jego Strefy Odpoczynku?
ask-choose = { $card }: co wybierasz? { $text }
ask-peek = Na wierzchu talii Hordy leży: { $cards }. Zostaje tam?
ask-reorder = Która z tych kart Hordy będzie leżeć na wierzchu jako następna?
ask-save = Pokonana karta: { $card }. Kogo Ratujesz? Cena w Chi za każdego: { $price }. Kto zostanie, ginie i wraca do puli.
ask-spare = { $card }: kogo Ratujesz bez Chi?
ask-lose-soldier = { $card }: którego Żołnierza tracisz?
ask-transfer = Co i komu dajesz?
ask-rat = Dokąd idzie Szczur?
ask-request = { $card }: { $text } Czy zgadzasz się zapłacić?
ask-offer = { $card ->
    [none] Pokój kosztuje złoto.
   *[other] { $card }: { $text }
} Ile dajesz?
ask-khan = Karta jest twoja: jeden Uratowany z niej Żołnierz może Zaatakować Czyngis-chana, 6 Honoru za punkt.{ $price ->
    [0] { "" }
   *[other] {" "}Cena w Chi: { $price }.
} Zostanie tam do końca gry.
ask-haunt = Która Lokacja zostaje Nawiedzona? Urzędnicy ją opuszczają i nikt nie wejdzie, dopóki duchy nie odejdą.
ask-lift = Zdobyta karta Hordy wypędza duchy: z której Lokacji?
ask-send = Wysyłasz Cesarzowi 4 sztuki Surowca i Urzędnika? Każdy rodzaj da na koniec 12 Honoru.
ask-breach = Przełamanie: bierzesz Hańbę albo usuwasz z gry jeden swój Surowiec.
ask-demand = Cesarz pyta o to, co ceni: pokaż to za 10 Honoru albo weź Hańbę.
ask-storehouse = Masz najwięcej Urzędników w Magazynie. Co odtąd ceni Cesarz?
ask-starve = Każda figurka na planszy zjada 1 Żywność. Która wraca do puli nienakarmiona?
ask-honour-clerk = Zatrudniasz Urzędnika za 20 Honoru?
ask-peace = Pokój: 3 złota za każdą kartę Hordy, która tej Wiosny nie przyjdzie. Wojna: każdy zatrudnia Urzędnika bez kosztu.
ask-winter = Zaczyna się Zima: użyj kart, Chorągwiarza i jednej Taktyki w dowolnej kolejności, zanim strzelą Łucznicy.
ask-tea-free = { for-card }Robisz krok Herbaty? Zamienisz się miejscem z graczem nad tobą.
ask-effect-alone = Masz wziąć Hańbę za samotną aktywację. Używasz przeciw temu karty?
ask-fortress = Twój Łucznik z Twierdzy strzela do karty w rzędzie 1. Który Punkt Witalny?
ask-player = { for-card }Który gracz?
ask-share = { for-card }Jaki Surowiec i dla kogo?
ask-spared = { for-card }Kto nie bierze Hańby za to Przełamanie?
ask-return-shame = { for-card }Czy oddajesz Hańbę?{ $price ->
    [0] { "" }
   *[other] {" "}Kosztuje to { $price } Chi.
}
ask-lend = Twoja zniżka 1 Chi na Ratowanie z tej karty: dla ilu Żołnierzy? Właściciel: { $seat }.
ask-post = { for-card }Do której Strefy Odpoczynku idzie Włócznik?
ask-contribute = { for-card }Co dokładasz do kondygnacji Muru? Najwyżej { $most }.

## Wybory: co robią. Dłuższa forma stoi przed tym, co trzeba nazwać.

do-lead = { $general }, a Aktywnym Doradcą zostaje { $advisor }
do-command = { $card }: { $text }
do-place = { $place }
do-tactic = Zagraj { ACC($card) }: { $text }
do-tactic-logistics = Zapłać 1 złoto i dobierz Taktykę
do-use = { $card }: { $text }
do-done = Nic więcej
do-done-own-turn = Dalej w swojej turze
do-done-tactic = Nie zagrywaj Taktyki
do-done-raise = Zostaw Nadzorcę, jak jest
do-done-shame = Zatrzymaj Hańbę
do-done-save = Nie Ratuj nikogo więcej
do-done-khan = Nie Atakuj Czyngis-chana
do-done-man = Zostań w Strefie Odpoczynku
do-done-send = Nic nie wysyłaj
do-done-honour-clerk = Nikogo nie zatrudniaj
do-done-storehouse = Zostaw bez zmian
do-move = Urzędnik { to-location }{ then-filled }: { what-location }
then-filled = { $then ->
    [full] {" "}(będzie aktywacja)
    [alone] {" "}(będzie aktywacja bez innych graczy, więc z Hańbą)
   *[waits] {" "}(potem { $taken } z { $spots })
}
do-shift = Urzędnik { from-location } { to-location }{ then-filled }
do-activate = Aktywacja { of-location }: { what-location }
do-raise = Zapłać { $price } i mianuj lub ulepsz Nadzorcę
do-barricade = Zapłać { $price } za Barykadę ({ section-name }): Obrona +{ $defence } tej Zimy, { spot-honour-of }
do-barricade-barricade = Barykada: { section-name }
do-wall = Zapłać { $price } za { $level }. kondygnację Muru ({ section-name }): Obrona +{ $defence } na stałe, { spot-honour-of }
do-march = { $soldier } idzie do Strefy Odpoczynku { section-gen }
do-march-logistics = Zapłać 1 drewno i przenieś do 2 Żołnierzy
do-clerk = Zapłać { $price } i zatrudnij Urzędnika
do-clerk-starve = Urzędnik { at-location }
do-advisor = Zapłać { $price } i zatrudnij { ACC($card) } jako Aktywnego: { $text }
do-assistant = Zapłać { $price } i zatrudnij { ACC($card) } jako Asystenta: bez tekstu, A rośnie o 1
do-tea = Zapłać 1 złoto za krok Herbaty
do-tea-choose = Zrób krok Herbaty
do-recruit = Rekrutuj { a-soldier } za { $price }, do Strefy Odpoczynku { section-gen }
do-man = Postaw Łucznika na polu Ostrzału
do-man-recruit = Rekrutuj { a-soldier } za { $price }, na Mur { section-gen }
do-man-march = { $soldier } wchodzi na Mur { section-gen }
do-attack = { $soldier }: { $spot }
do-attack-choose = Atakuj Żołnierzami
do-charge = { $soldier }: { $spot }
do-charge-khan = { soldier-name }: { $spot }
do-shame = Oddaj Hańbę
do-shame-breach = Weź Hańbę
do-shame-demand = Weź Hańbę
do-recover = Odzyskaj wszystkie
do-leave = { $soldier } schodzi z planszy
do-leave-recover = Zostaw je: 2 Honoru za każdą
do-take = Weź { $resources }
do-take-none = Nic
do-take-give = Oddaj { $resources }
do-take-lose = Odrzuć { $resources }
do-take-pay = Zapłać { $resources }
do-take-overseer = Nadzorca { at-location }: { $seat }
do-recall = Odwołaj Urzędnika { from-location }
do-discard = Odrzuć { ACC($card) }: { $text }
do-choose = { section-name }
do-wound = Rana: { $spot }
do-withdraw = { $spot }
do-move_clerk = Przenieś Urzędników
do-draw_tactic = Dobierz Taktykę
do-gain = Zyskaj Surowce
do-remove_soldier = Cofnij Żołnierza do puli
do-lose_resource = Odrzuć Surowce
do-food = Zyskaj Żywność
do-food-market = Kup 2 Żywności (cena w złocie: { $lethality })
do-keep = Zostaw ją na wierzchu
do-bottom = Włóż ją pod talię
do-next = { $card }
do-save = Uratuj: { $spot }
do-lose = { $spot }
do-give-share = Daj 1 sztukę: { $resource }. Komu: { $seat }
do-give = Daj: { $resource }. Komu: { $seat }
do-rat = Postaw Szczura { at-location }
do-agree = Zgoda
do-refuse = Odmowa: Żądanie zostaje otwarte
do-offer = Daj { $count }
do-strike = { soldier-name }: { $spot }
do-haunt = Nawiedź { location-acc }
do-lift = Uwolnij { location-acc }
do-send = Wyślij Urzędnika i 4 sztuki Surowca: { $resource }
do-remove = Usuń z gry 1 sztukę: { $resource }
do-show = Pokaż: 10 Honoru
do-mark = Cesarz ceni: { $resource }
do-overseer = Nadzorca { at-location }
do-soldier = { $soldier }
do-fighter = { $spot }
do-hire = Zapłać 20 Honoru za Urzędnika
do-war = Wojna: każdy gracz zatrudnia Urzędnika z Izby
do-peace = Pokój: { $count ->
    [one] o 1 kartę Hordy mniej
    [few] o { $count } karty Hordy mniej
   *[other] o { $count } kart Hordy mniej
}
do-banner = Chorągwiarz prowadzi do Ataku do 2 Żołnierzy swojej Sekcji
do-tea-free = Zrób krok Herbaty
do-done-winter = Dalej, do Strzelania
do-fortress = Zapłać 1 drewno: { $soldier } idzie do Twierdzy
do-fortify = Zapłać 3 Surowce inne niż Chi: Twierdza zyskuje 1 Obrony
do-player = { $seat }
do-spare = Bez Hańby: { $seat }
do-lend = { $count }
do-pledge = Uratuj o 1 Chi taniej: { $spot }; zaraz Atakuje Czyngis-chana
do-post = Włócznik do Strefy Odpoczynku { section-gen }
do-remove-return-shame = Oddaj Hańbę
do-done-return-shame = Zatrzymaj Hańbę
do-done-starve = Nakarm pozostałych
do-take-contribute = Zapłać { $resources }
do-fortress-recruit = Rekrutuj { a-soldier } za { $price } i jeszcze 1 drewno, prosto do Twierdzy

open-lead = Wybierz Generała i Aktywnego Doradcę
open-command = Wybierz kartę Rozkazu
open-place = Wybierz miejsce w rzędzie
open-tactic = Zagraj Taktykę
open-use = Użyj karty
open-done = Nic więcej
open-move = Przenieś Urzędnika do Lokacji
open-shift = Przenieś Urzędnika z jednej Lokacji do innej
open-activate = Aktywuj Lokację
open-raise = Ulepsz Nadzorcę
open-barricade = Postaw Barykadę w Sekcji
open-wall = Zbuduj kondygnację Muru w Sekcji
open-march = Przenieś Żołnierza do Sekcji
open-clerk = Zatrudnij Urzędnika
open-clerk-starve = Odeślij Urzędnika
open-advisor = Zatrudnij Aktywnego Doradcę
open-assistant = Zatrudnij Asystenta
open-tea = Zrób krok Herbaty
open-recruit = Rekrutuj Żołnierza do Sekcji
open-man = Postaw Łucznika na Murze
open-attack = Atakuj: podaj Żołnierza i Punkt Witalny
open-charge = Atakuj Kawalerzystą dwa sąsiednie punkty
open-shame = Oddaj Hańbę
open-recover = Odzyskaj karty Rozkazów
open-leave = Wybierz Żołnierza, który schodzi
open-take = Wybierz Surowce
open-recall = Odwołaj Urzędnika
open-discard = Odrzuć Taktykę
open-choose = Wybierz Sekcję
open-wound = Połóż Ranę na Punkcie Witalnym
open-withdraw = Cofnij Żołnierza
open-move_clerk = Przenieś Urzędników
open-draw_tactic = Dobierz Taktykę
open-gain = Zyskaj Surowce
open-remove_soldier = Cofnij Żołnierza
open-lose_resource = Odrzuć Surowce
open-food = Zyskaj Żywność
open-keep = Zostaw ją na wierzchu
open-bottom = Włóż ją pod talię
open-next = Wybierz następną kartę
open-save = Uratuj Żołnierza
open-lose = Wybierz Żołnierza do straty
open-give = Daj Surowiec klanowi
open-rat = Przenieś Szczura
open-agree = Zgoda
open-refuse = Odmowa
open-offer = Powiedz, ile dajesz
open-strike = Zaatakuj Czyngis-chana
open-haunt = Wybierz Lokację
open-lift = Wybierz Lokację
open-send = Wyślij Surowiec Cesarzowi
open-remove = Wybierz Surowiec
open-show = Pokaż Surowce
open-mark = Wybierz Surowiec
open-overseer = Odeślij Nadzorcę
open-soldier = Odeślij Żołnierza
open-fighter = Odeślij Żołnierza z karty Hordy
open-hire = Zatrudnij Urzędnika
open-war = Wojna
open-peace = Pokój: o ile kart Hordy mniej
open-banner = Atakuj z Chorągwiarzem
open-fortress = Wyślij Łucznika do Twierdzy
open-fortify = Napraw Twierdzę
open-player = Wybierz gracza
open-spare = Wybierz gracza, który nie bierze Hańby
open-lend = Powiedz, dla ilu Żołnierzy
open-pledge = Uratuj Żołnierza na Czyngis-chana
open-post = Wybierz Strefę Odpoczynku
open-remove-return-shame = Oddaj Hańbę

# Słowa, które gracz wpisuje dla wyboru, pierwsze jest pokazywane; identyfikator zawsze też działa.
word-lead = prowadź
word-command = rozkaz
word-place = miejsce
word-tactic = taktyka
word-use = użyj
word-done = dość, pas, koniec-wyboru
word-move = przenieś, przesuń
word-shift = przestaw
word-activate = aktywuj
word-raise = ulepsz, awansuj, mianuj
word-barricade = barykada
word-wall = mur
word-march = marsz
word-clerk = urzędnik
word-advisor = doradca
word-assistant = asystent
word-tea = herbata
word-recruit = rekrutuj
word-man = obsadź
word-attack = atakuj
word-charge = szarżuj
word-shame = hańba
word-recover = odzyskaj
word-leave = zostaw
word-take = weź
word-recall = odwołaj
word-discard = wyrzuć
word-choose = wybierz
word-wound = rana
word-withdraw = wycofaj
word-move_clerk = urzędnicy
word-draw_tactic = dobierz
word-gain = zyskaj
word-remove_soldier = zwróć
word-lose_resource = odrzuć
word-food = żywność
word-keep = zatrzymaj
word-bottom = spód
word-next = następna
word-save = ratuj
word-lose = strać
word-give = daj
word-rat = szczur
word-agree = zgoda, tak
word-refuse = odmowa
word-offer = oferta
word-strike = uderz
word-haunt = nawiedź
word-lift = uwolnij
word-send = wyślij
word-remove = usuń
word-show = okaż
word-mark = zaznacz
word-overseer = nadzorca
word-soldier = żołnierz
word-fighter = wojownik
word-hire = zatrudnij
word-war = wojna
word-peace = pokój
word-banner = chorągiew
word-fortress = twierdza
word-player = gracz
word-spare = oszczędź
word-lend = użycz
word-pledge = ślubuj
word-post = wystaw
word-fortify = napraw
words-between = z, ze, do, na, w, i, za, od, sekcja, sekcji, punkt, rząd

slot-general = Generał
slot-advisor = Aktywny Doradca
slot-card = karta
slot-place = miejsce
slot-to = dokąd
slot-from = skąd
slot-location = Lokacja
slot-section = Sekcja
slot-soldier = Żołnierz
slot-spot = Punkt Witalny
slot-kind = rodzaj Żołnierza
slot-seat = klan
slot-resources = Surowce
slot-resource = Surowiec
slot-count = ile

## Co się stało

event-season = Rok { $year }, { season }.
event-general = { $who ->
    [you] Prowadzi cię { $card }: „{ $text }”
   *[other] Generałem { clan-gen } jest { $card }: „{ $text }”
}
event-tea-order = Kolejność Herbaty: { $clans }.
event-revealed = Karty Rozkazów: { $cards }.
event-revealed-one = { $clan } – { $card }
event-order = Kolejność wykonania: { $clans }.
event-turn = { $who ->
    [you] Twoja tura: { $card }.
   *[other] Tura { clan-gen }: { $card }.
}
event-clerk = { $who ->
    [you] Przenosisz Urzędnika { to-location }.
   *[other] { $name } Przenosi Urzędnika { to-location }.
}
event-activate = { $advanced ->
    [yes] Specjalna Aktywacja { of-location }.
   *[no] Aktywacja { of-location }.
}
event-gains = { $who ->
    [you] Zyskujesz { $goods }.
   *[other] { $name } zyskuje { $goods }.
}
event-pays = { $who ->
    [you] Oddajesz { $goods }.
   *[other] { $name } oddaje { $goods }.
}
event-gives = { $who ->
    [you] Dajesz { $goods }. Komu: { $target }.
   *[other] { $name } daje { $goods }. Komu: { $target }.
}
event-overseer = { $who ->
    [you] Twój Nadzorca { at-location } ma teraz poziom { $level }.
   *[other] Nadzorca { clan-gen } { at-location } ma teraz poziom { $level }.
}
event-barricade = { $who ->
    [you] Stawiasz Barykadę w { section-gen }.
   *[other] { $name } stawia Barykadę w { section-gen }.
}
event-barricades-gone = { section-name } traci { $count ->
    [one] 1 Barykadę
    [few] { $count } Barykady
   *[other] { $count } Barykad
}.
event-wall = { $who ->
    [you] Budujesz { $level }. kondygnację Muru { section-gen }.
   *[other] { $name } buduje { $level }. kondygnację Muru { section-gen }.
}
event-recruit = { $who ->
    [you] Rekrutujesz { a-soldier } do { posted }.
   *[other] { $name } rekrutuje { a-soldier } do { posted }.
}
posted = { $section ->
    [fortress] Twierdzy
   *[other] { section-gen }
}
event-muster = { $who ->
    [you] Wystawiasz { soldiers-acc } za { section-ins }.
   *[other] { $name } wystawia { soldiers-acc } za { section-ins }.
}
event-attack = { whose-soldier } Atakuje kartę { $card } i zakrywa { $count ->
    [one] Punkt Witalny
    [few] { $count } Punkty Witalne
   *[other] { $count } Punktów Witalnych
}: { $rewards }.
event-wound = { $who ->
    [you] Kładziesz Ranę na karcie { $card }.
   *[other] { $name } kładzie Ranę na karcie { $card }.
}
event-march = { whose-soldier } idzie { $place ->
    [firing] na Mur { section-gen }
    [fortress] do Twierdzy
   *[rest] do Strefy Odpoczynku { section-gen }
}.
event-withdraw = { whose-soldier } wycofuje się z karty { $card }.
event-leave = { whose-soldier } wraca do puli.
event-defeated = Pokonana karta Hordy ({ section-name }): { $card }. { $who ->
    [you] Zdobywasz ją.
   *[other] { $name } ją zdobywa.
}
event-defeated-none = Pokonana karta Hordy ({ section-name }): { $card }. Leżą na niej same Rany, więc nikt jej nie zdobywa.
event-save = { whose-soldier } zostaje Uratowany.
event-killed = { whose-soldier } zostaje Zabity.
event-horde = Nowa karta Hordy: { $card }, { section-name }, rząd { $row }.
event-horde-skipped = Odprawiona karta Hordy: { $card }.
event-conquest = Podbój! Nie ma miejsca na kartę { $card } pod { section-ins }; { $lost ->
    [0] pula Hańby bez zmian.
   *[other] z puli Hańby znika na stałe: { $lost }.
}
event-honour = { $who ->
    [you] { $change ->
        [loses] Tracisz
       *[gains] Zyskujesz
    } { honour-of } ({ $source }), masz { $now }.
   *[other] { $name } { $change ->
        [loses] traci
       *[gains] zyskuje
    } { honour-of } ({ $source }), ma { $now }.
}
honour-of = { $count ->
    [one] 1 Honor
   *[other] { $count } Honoru
}
event-shame = { $who ->
    [you] Bierzesz Hańbę{ $why ->
        [alone] : nikt inny nie miał tam Urzędnika.
        [breach] : Sekcja Przełamana, a na tej karcie nie ma twojego Żołnierza.
       *[other] {" "}({ $source }).
    }
   *[other] { $name } bierze Hańbę{ $why ->
        [alone] : nikt inny nie miał tam Urzędnika.
        [breach] : Sekcja Przełamana, a na tej karcie nie ma jego Żołnierza.
       *[other] {" "}({ $source }).
    }
}
event-shame-back = { $who ->
    [you] Oddajesz Hańbę: { $count }.
   *[other] { $name } oddaje Hańbę: { $count }.
}
event-recover = { $who ->
    [you] Odzyskujesz karty Rozkazów.
   *[other] { $name } odzyskuje karty Rozkazów.
}
event-tea = { $who ->
    [you] Przechodzisz na miejsce { $place } toru Herbaty.
   *[other] { $name } przechodzi na miejsce { $place } toru Herbaty.
}
event-tactic = { $who ->
    [you] Zagrywasz { ACC($card) }: { $text }
   *[other] { $name } zagrywa { ACC($card) }: { $text }
}
event-effect = { $who ->
    [you] Działa twoja karta { $card }.
   *[other] { $name }: działa karta { $card }.
}
event-peek = { $who ->
    [you] Oglądasz { $count ->
        [one] wierzchnią kartę Hordy
        [few] { $count } wierzchnie karty Hordy
       *[many] { $count } wierzchnich kart Hordy
    }.
   *[other] { $name } ogląda { $count ->
        [one] wierzchnią kartę Hordy
        [few] { $count } wierzchnie karty Hordy
       *[many] { $count } wierzchnich kart Hordy
    }.
}
event-peek-cards = Oglądasz wierzch talii Hordy: { $cards }.
event-drawn = { $who ->
    [you] Dobierasz Taktykę.
   *[other] { $name } dobiera Taktykę.
}
event-drawn-known = { $who ->
    [you] Dobierasz { ACC($card) }: { $text }
   *[other] { $name } dobiera { ACC($card) }.
}
event-offer = Nowy Doradca w ofercie: { $card }.
event-offer-gone = { $card } znika z oferty.
event-new-request = Nowe Żądanie: { $card }. { $text }
event-rat-card = Nowa karta Szczura: { $card }. { $text }
event-hire-clerk = { $who ->
    [you] Zatrudniasz Urzędnika.
   *[other] { $name } zatrudnia Urzędnika.
}
event-hire-advisor = { $who ->
    [you] Zatrudniasz { ACC($card) } { $active ->
        [yes] jako Aktywnego Doradcę
       *[no] jako Asystenta
    }.
   *[other] { $name } zatrudnia { ACC($card) } { $active ->
        [yes] jako Aktywnego Doradcę
       *[no] jako Asystenta
    }.
}
event-assault = Szturm na { section-acc }: Siła { $power } przeciw Obronie { $defence }. { $breach ->
    [yes] Przełamanie!
   *[no] Obrona wytrzymuje.
}
event-ability = { $card } ({ section-name }): { $text }
event-event = Wydarzenie: { $card }. { $text }
event-request = Żądanie { $card } spełnione; każdy gracz może oddać 1 Hańbę.
event-no-request = Tej Zimy nie spełniono żadnego Żądania: z puli Hańby znika { $lost }.
event-lost = { $rule }
event-khan = Czyngis-chan staje na { section-gen }.
event-khan-struck = { whose-soldier } Atakuje Czyngis-chana.
event-khan-fallen = Czyngis-chan zostaje Pokonany!
event-award = { $who ->
    [you] Nagroda Cesarza jest teraz twoja.
   *[other] { $name } ma teraz Nagrodę Cesarza.
}
event-rat = Szczur idzie { to-location }.
event-haunted = Duchy nawiedzają { location-acc }.
event-eaten = { $who ->
    [you] Twoi ludzie zjadają Żywność: { $count }.
   *[other] { $name } zjada Żywność: { $count }.
}
event-starved = { $who ->
    [you] Z głodu tracisz { $what ->
        [clerk] Urzędnika
        [overseer] Nadzorcę
       *[soldier] Żołnierza
    }.
   *[other] { $name } z głodu traci { $what ->
        [clerk] Urzędnika
        [overseer] Nadzorcę
       *[soldier] Żołnierza
    }.
}
event-famine = Głód się wzmaga: odtąd najwyżej { $most } Żywności.
event-fortress = Twierdza ma Obronę { $now }.
event-sent = { $who ->
    [you] Wysyłasz Cesarzowi: { resource-name }.
   *[other] { $name } wysyła Cesarzowi: { resource-name }.
}
event-shown = { $who ->
    [you] Pokazujesz Cesarzowi: { resource-name } ({ $count }).
   *[other] { $name } pokazuje Cesarzowi: { resource-name } ({ $count }).
}
event-valued = Cesarz ceni teraz: { resource-name }.
event-peace = Pokój kupiony: tej Wiosny { $count ->
    [one] o 1 kartę Hordy mniej
    [few] o { $count } karty Hordy mniej
   *[other] o { $count } kart Hordy mniej
}.
event-war = Wojna: każdy gracz z Urzędnikiem w Izbie zatrudnia jednego.
event-score = { $who ->
    [you] Ty: Honor { $points }, { $source }.
   *[other] { $name }: Honor { $points }, { $source }.
}
event-undo = { $who ->
    [you] Cofasz ostatni ruch.
   *[other] { $name } cofa ostatni ruch.
}

source-wall = Mur
source-barricade = Barykada
source-commands = nieodzyskane karty Rozkazów
source-pay = zapłata
source-alone = samotna aktywacja
source-breach = Przełamanie
source-bitter-frost = Siarczysty mróz
source-great-famine = Wielki głód
source-imperial-visit = Cesarska wizyta
source-hungry-ghost-festival = Festiwal wygłodniałych duchów
source-siege-of-diaoyu = Oblężenie twierdzy Diaoyu
source-red-turban-rebellion = Bunt Czerwonych Turbanów
score-honour = w trakcie gry
score-artifact = { $card }
score-general = { $card }
score-advisor = { $card }
score-shame = Hańba

outcome-you = Wygrywasz!
outcome-one = { $name } wygrywa.
outcome-together-all = Wygrywacie razem!
outcome-lost-all = Wszyscy przegrywają.
outcome-together = Wygrywacie razem: spełnione Żądania { $done }, potrzeba { $needed }.
outcome-lost = Gra przegrana: spełnione Żądania { $done }, potrzeba { $needed }.
outcome-line = { $name }: Honor { $total } ({ $parts }).

over-GW-907 = Wygrywa największy Honor; przy remisie mniejsza Hańba, potem wyższe miejsce na torze Herbaty.
over-GW-1015 = Trzeba było wziąć Hańbę z pustej puli.
over-GW-1018 = Ostatni Rok minął, liczą się spełnione Żądania.
over-GW-1318 = Każdy gracz musiał wysłać Cesarzowi choć jeden rodzaj Surowców.
over-GW-1406 = Głód zostawił za mało Żywności dla kraju.
over-GW-1705 = Twierdza padła.
over-GW-1814 = Przełamanie oznacza przegraną w tym scenariuszu.

## Dlaczego nie: jedno zdanie dla każdej zasady, na którą można się powołać

why-GW-218 = Zostawiasz jednego z dwóch rozdanych Generałów, a jeden z dwóch Doradców jest Aktywny.
why-GW-303 = Urzędnik idzie z puli do Lokacji, którą wskazuje karta i w której jest wolne miejsce; przy pustej puli – z innej Lokacji.
why-GW-322 = Możesz mieć najwyżej 5 Taktyk.
why-GW-324 = W każdym oknie najwyżej jedna Taktyka, i tylko taka, która jest na ten moment i coś zdziała.
why-GW-326 = Wybierasz spośród Surowców, które wymienia karta i które są w zasobach.
why-GW-327 = Cenę trzeba zapłacić w całości, a karty, która nic by teraz nie dała, się nie używa.
why-GW-328 = W swojej turze używasz Taktyki, niewyczerpanego Aktywnego Doradcy albo efektu swojej tury.
why-GW-331 = Strata jest dokładna, o ile masz co stracić; wybierasz, co.
why-GW-412 = Hańbę oddaje się Latem, za Chi.
why-GW-413 = Odzyskujesz wszystkie zagrane karty Rozkazów albo żadnej.
why-GW-501 = Wybierasz jedną z kart Rozkazów z ręki.
why-GW-502 = Twoja karta trafia na wolne miejsce w rzędzie.
why-GW-513 = Barykada staje w Sekcji, która ma ich mniej niż trzy.
why-GW-517 = Aktywny gracz wybiera spośród Lokacji do aktywacji.
why-GW-522 = Specjalna Aktywacja wymaga twojego Urzędnika w tej Lokacji.
why-GW-607 = Po Zbieraniu możesz mianować Nadzorcę lub ulepszyć go o jeden poziom.
why-GW-611 = Rekrutujesz Żołnierza z puli, na którego cię stać.
why-GW-614 = Rekrut może od razu Atakować, w Sekcji, do której trafił.
why-GW-616 = Każdy Urzędnik w Obozie Budowniczych daje jedną budowę, na którą cię stać.
why-GW-618 = Budujesz następną kondygnację Muru Sekcji, jeśli cię na nią stać.
why-GW-621 = Po wybudowaniu kondygnacji Muru odpoczywający Łucznicy mogą zająć wolne pola Ostrzału.
why-GW-622 = Każdy Urzędnik w Centrum Logistycznym przenosi Żołnierzy albo dobiera Taktykę.
why-GW-623 = Każdy Urzędnik w Herbaciarni daje jeden krok Herbaty za 1 złoto.
why-GW-624 = Każdy Urzędnik w Ambasadzie zatrudnia jednego Urzędnika albo jednego Doradcę z oferty.
why-GW-702 = Żołnierz Atakuje kartę Hordy swojej Sekcji, do której sięga, i zakrywa wolny Punkt Witalny.
why-GW-716 = Ratujesz własnych Żołnierzy Pokonanej karty, za tyle Chi, ile wynosi Zabójczość.
why-GW-813 = Każdy Łucznik na polu Ostrzału Atakuje raz, w swojej Sekcji.
why-GW-907 = Wygrywa największy Honor.
why-GW-304 = Gdy w puli nie ma Urzędnika, Przenosisz jednego ze swoich z Lokacji do innej Lokacji.
why-GW-305 = W tej Lokacji nie ma wolnego miejsca.
why-GW-306 = Urzędnicy Przenoszeni jedną częścią karty idą do różnych Lokacji, chyba że karta pozwala na tę samą.
why-GW-316 = Asystent nie działa; używa się tylko Aktywnych Doradców.
why-GW-318 = Masz 4 Aktywnych Doradców, więc nowy może być tylko Asystentem.
why-GW-319 = Ten Doradca był już użyty w tym Roku.
why-GW-321 = Doradca kosztuje tyle złota, ile jest na karcie.
why-GW-323 = Taktykę zagrywa się w momencie, który jest na niej podany.
why-GW-330 = Jednym rozkazem każdy Żołnierz Atakuje raz.
why-GW-336 = Ten efekt został użyty tyle razy, ile wolno.
why-GW-508 = Zagrana karta Rozkazu leży przed tobą, dopóki nie odzyskasz kart.
why-GW-509 = Gospodarka Przenosi Urzędników tylko do Lokacji Produkcyjnych.
why-GW-510 = Despotyzm aktywuje Zwykłą Lokację z twoim Urzędnikiem.
why-GW-511 = Rozkaz Ataku Przenosi Urzędników do 2 różnych Lokacji.
why-GW-512 = Mobilizacja Przenosi Urzędników do Koszar, Kopalni Złota lub Centrum Logistycznego.
why-GW-514 = Dyplomacja Przenosi Urzędników do różnych Lokacji.
why-GW-515 = Zwykła Lokacja jest aktywowana dopiero, gdy wszystkie jej miejsca są zajęte.
why-GW-516 = Lokacja Specjalna jest aktywowana tylko z Urzędnikiem w środku.
why-GW-518 = W fazie Aktywacji każda Lokacja jest aktywowana najwyżej raz.
why-GW-520 = Kto jest sam przy Zwykłej Aktywacji, bierze Hańbę, chyba że zapobiegnie temu karta.
why-GW-612 = Nie stać cię na tego Żołnierza.
why-GW-613 = W twojej puli nie ma już takiego Żołnierza.
why-GW-615 = Na polu Ostrzału staje tylko Łucznik, i tylko na wolnym.
why-GW-617 = Barykada kosztuje 2 drewna i wymaga Sekcji, która ma ich mniej niż trzy.
why-GW-703 = Włócznik sięga tylko karty Hordy w rzędzie 1 swojej Sekcji.
why-GW-704 = Kawalerzysta zakrywa jeden wolny Punkt Witalny albo dwa sąsiednie na karcie w swojej Sekcji.
why-GW-707 = Łucznik strzela do wolnego Punktu Witalnego karty w swojej Sekcji.
why-GW-709 = Łucznik w Strefie Odpoczynku nie może Atakować.
why-GW-817 = Na początku Zimy twoje efekty, Chorągwiarz i jedna Taktyka następują w dowolnej kolejności.
why-GW-1605 = Ta Lokacja jest Nawiedzona, więc żaden Urzędnik nie może tam iść.
why-GW-2214 = Ta karta Hordy na to nie pozwala; efekty kart Hordy i Umiejętności nie są dobrowolne.
why-GW-1007 = W turze klanu Trzciny każdy gracz może Przenieść jednego Urzędnika do Zwykłej Lokacji.
why-GW-1012 = Gra kooperacyjna jest dla 2–5 graczy; jedna osoba gra solo.
why-GW-1030 = Żądanie płaci się tylko za zgodą wszystkich albo gdy oferty osiągną sumę.
why-GW-1101 = Czyngis-chana nie łączy się ze scenariuszem.
why-GW-1121 = Przy tylu graczach ten Punkt Witalny jest nieaktywny.
why-GW-1134 = Zdobywca karty może Zaatakować Czyngis-chana jednym Żołnierzem z niej Uratowanym.
why-GW-1137 = Kawalerzysta zakrywa dwa sąsiednie wolne Punkty Witalne jednej karty chana.
why-GW-1149 = Każdy gracz ma tylko jednego Chorągwiarza.
why-GW-1151 = Chorągwiarz kosztuje 2 Złota i 1 Chi.
why-GW-1153 = W Sekcji twojego Chorągwiarza Atakuje do dwóch Żołnierzy.
why-GW-1205 = Gra się jeden scenariusz naraz.
why-GW-1212 = Ten scenariusz jest dla gry kooperacyjnej kilku graczy.
why-GW-1307 = Na koniec tury możesz wysłać 4 sztuki Surowca, każdy rodzaj raz, z Urzędnikiem z puli.
why-GW-1313 = Po Przełamaniu możesz usunąć z gry własny Surowiec zamiast brać Hańbę.
why-GW-1401 = Każdy Urzędnik na Targu kupuje Żywność, najwyżej do znacznika.
why-GW-1411 = Kto nie dostanie jeść, wraca do puli; wybierasz, kto.
why-GW-1503 = Pokazujesz to, co ceni Cesarz, albo bierzesz Hańbę.
why-GW-1509 = Kto ma najwięcej Urzędników w Magazynie, może przesunąć znacznik Cesarza.
why-GW-1603 = Żeton trafia na Lokację, która nie jest Nawiedzona, nigdy na Koszary ani Herbaciarnię.
why-GW-1608 = Kto zdobywa kartę Hordy, może uwolnić jedną Nawiedzoną Lokację.
why-GW-1703 = Żadne pole Ostrzału Twierdzy nie jest wolne.
why-GW-1704 = Twierdza ma już całą Obronę, jaką może mieć.
why-GW-1706 = Łucznik dla Twierdzy kosztuje o 1 Drewna więcej.
why-GW-1707 = Łucznik z Muru albo Strefy Odpoczynku idzie do Twierdzy za 1 Drewna.
why-GW-1708 = Łucznicy w Twierdzy strzelają do kart w rzędzie 1.
why-GW-1713 = Twierdzę naprawia się za trzy Surowce inne niż Chi.
why-GW-1808 = Latem można zatrudnić Urzędnika z Izby za 20 Honoru.
why-GW-1809 = Między Pokojem a Wojną wybiera gracz najwyżej na torze Herbaty.
why-GW-1810 = Każde 3 Złota powstrzymują jedną kartę Hordy, ale jedna przychodzi zawsze.
why-GW-1819 = Oferty na Pokój składa się w kolejności Herbaty; jeśli suma nie wystarczy, nikt nic nie płaci.
why-GW-2001 = Szczura nie łączy się ze scenariuszem.
why-GW-2010 = Szczur idzie do innej Lokacji.
why-GW-2104 = Scenariusze są dla najwyżej 4 graczy.
why-GW-2203 = Karta mówi, co można tu wybrać.
why-GW-2205 = Wybierasz z tego, co wymienia karta.
why-GW-2208 = Wybierasz, która z twoich kart działa jako następna.
why-GW-2216 = Wybierasz jeden z efektów, które możesz wykonać w całości.
why-GW-2218 = Rana trafia na wolny Punkt Witalny karty, na którą pozwala efekt.
why-GW-1014 = Za każde spełnione Żądanie każdy gracz może oddać jedną Hańbę.
why-GW-1213 = Tego scenariusza nie gra się solo.
why-GW-1604 = Lokację nawiedza tylko jeden żeton.
why-GW-1606 = Koszar ani Herbaciarni nie można nawiedzić.
why-GW-1613 = Nawiedzić można tylko Lokację tej gry.
why-GW-2217 = Kto ma zniżkę dla wszystkich, mówi, kto z niej korzysta.

fact-item = Tego nie można tu wybrać: { $item }.
fact-together = Każde z osobna można wybrać, ale nie razem.

## Ustawienia, każda wartość objaśniona w dwóch zdaniach

setting-mode = tryb
setting-mode-competitive = rywalizacja
setting-mode-coop = kooperacja
setting-scenario = scenariusz
setting-scenario-none = brak
setting-scenario-bitter-frost = Siarczysty mróz
setting-scenario-great-famine = Wielki głód
setting-scenario-imperial-visit = Cesarska wizyta
setting-scenario-hungry-ghost-festival = Festiwal wygłodniałych duchów
setting-scenario-siege-of-diaoyu = Oblężenie twierdzy Diaoyu
setting-scenario-red-turban-rebellion = Bunt Czerwonych Turbanów
setting-genghis = Czyngis-chan
setting-rat = Szczur
explain-mode-competitive = Każdy klan gra dla siebie i wygrywa największy Honor. Surowce są ukryte za zasłonkami.
explain-mode-coop = Wszyscy grają razem przeciw silniejszym Hordom, z Wydarzeniem każdej Wiosny i Żądaniami Cesarza. Wszystko jest jawne, a wygrywacie lub przegrywacie razem.
explain-scenario-none = Gra bez scenariusza. Wystarczą Mur, Hordy i pozostałe klany.
explain-scenario-bitter-frost = W mroźne Lata Nadzorcy dają mniej, a każdy klan może wysłać Cesarzowi po 4 sztuki każdego Surowca, za 12 Honoru od rodzaju. Podboje opróżniają zasoby, a za Przełamanie można zapłacić Surowcem.
explain-scenario-great-famine = Zimą je każda figurka na planszy, a Żywność kupuje się na nowym Targu. Przełamania nie dają Hańby, lecz kurczą zapasy; gdy są zbyt małe, przegrywają wszyscy.
explain-scenario-imperial-visit = Każdej Zimy Cesarz chce zobaczyć jeden rodzaj Surowca: 10 Honoru dla tego, kto go pokaże, Hańba dla pozostałych. O tym, co ceni dalej, decydują Urzędnicy w nowym Magazynie.
explain-scenario-hungry-ghost-festival = Po każdej Zimie duchy nawiedzają Lokacje i wypędzają Urzędników. Zabici Żołnierze opuszczają grę, a zdobyta karta Hordy uwalnia Lokację.
explain-scenario-siege-of-diaoyu = Oprócz Muru trzeba utrzymać Twierdzę: co Zimę traci Obronę, a gdy padnie, przegrywają wszyscy. Jej Łucznicy strzelają pierwsi, a Budowniczowie mogą ją naprawiać; tylko w grze kooperacyjnej.
explain-scenario-red-turban-rebellion = Jedno Przełamanie oznacza przegraną; gra jest o Rok krótsza i zaczyna się z Murami. Każdej Wiosny kupujecie Pokój za złoto albo wybieracie Wojnę i więcej Urzędników; tylko w grze kooperacyjnej.
explain-genghis-off = Hordy przychodzą bez swojego wodza. To gra podstawowa.
explain-genghis-on = Pod Mur przybywa Czyngis-chan z dwiema Umiejętnościami i silniejszymi Hordami, a zdobywca karty może go zaatakować dla Honoru. Każdy klan dostaje Chorągwiarza, a budowniczowie zdobywają Nagrodę Cesarza.
explain-rat-off = Bez Szczura. To gra podstawowa.
explain-rat-on = Szczur siedzi w Lokacji i przy jej aktywacji daje 1 złoto każdemu, kto ma tam Urzędnika. Każdej Jesieni przenosi go jeden z graczy, a do talii dochodzą Szczurzy Doradcy i Artefakty.

## Przykłady do pomocy i teksty stołu, które ta gra mówi po swojemu

sample-why = mur lewa
sample-rule = GW-520
sample-word = Przełam
sample-card = mnich
help-moves =
    Ruchy: wpisz numer wyboru albo słowa: „przenieś kopalnia złota”, „rozkaz gospodarka”, „miejsce 1”, „dość”.
      „rekrutuj włócznik lewa”, „mur środkowa”, „barykada prawa”, „ulepsz”, „herbata”, „doradca mnich”.
      „atakuj włócznik-lewa lewa-1-2”: Włócznik z Lewej Sekcji zakrywa punkt 2 karty w rzędzie 1.
      „szarżuj kawalerzysta-lewa lewa-2-1” zakrywa dwa punkty; Łucznik na Murze to „łucznik-lewa-mur”.
      „weź drewno drewno złoto” podaje Surowce; „taktyka szarża”, „użyj szpieg” używa kart; wystarczy początek.

game-ui-greet = { $game }, graczy: { $seats }. Grasz jako { $mine }; pozostałymi kierują boty ({ $bot }).
game-ui-open = { $text }, na przykład „{ $number } { $example }”
game-ui-which-cards = Podaj też, co wybierasz, po nazwie wyboru: { $option }.
game-ui-no-card = „{ $word }” nie można tu wybrać.
game-ui-few-cards = Jako „{ $word }” można wybrać tylko { $count }.
game-ui-no-cards = Ten wybór nie wymaga niczego więcej, więc „{ $word }” nic tu nie znaczy.
game-ui-fact-got = Podano: { $got }; trzeba podać co najmniej { $least }.
game-ui-fact-twice = To samo zostało podane dwa razy.
game-ui-rematch = Następna partia: tianxia play { $game } --seats { $seats } --lang pl
game-full-discard = Więcej
game-full-hand = Twoje karty
full-tea = Herbata
full-honour = H
full-offer = w ofercie
full-lethality = Zabójczość
full-pool = Hańba
full-you = Ty
full-wall = M
full-rest = odp.
full-firing = mur

## Teksty kart powstają z ich danych (words/cards.py). $n to liczba albo „A”, $count to samo dla gramatyki, a każdy inny
## fakt to słowo z data/effects.toml albo „none”.

text-none = Bez zdolności.
text-a = A to liczba twoich Asystentów.
whole-game = Dotyczy każdego gracza przez całą grę.
then = {"; "}
and = {" i "}
or = {" lub "}
part = { $who ->
    [owner] Właściciel
    [others] Wszyscy pozostali
    [reed] Klan Trzciny
    [partner] Partner
   *[you] Ty
}: { $text }.
for-price = możesz zapłacić { $cost }; jeśli to zrobisz, { $text }
costs = zapłać { $cost }: { $text }
if-you-like = jeśli chcesz, { $text }
in-rows = gdy leży w rzędzie { $rows }
numbers-general = Numer Herbaty { $tea }; na start: { $goods }.
numbers-advisor = Koszt w złocie: { $cost }.
numbers-horde = { $honour ->
    [one] Siła { $power }; 1 Honor dla tego, kto ją zdobędzie; Punkty Witalne: { $spots }.
   *[other] Siła { $power }; { $honour } Honoru dla tego, kto ją zdobędzie; Punkty Witalne: { $spots }.
}
spot-honour = { $count ->
    [one] 1 Honor
   *[other] { $count } Honoru
}
spot-none = bez nagrody
automaton-list = Gdy pasuje kilka miejsc, wybierane jest pierwsze z listy: { $places }. { $fights ->
    [no] Ten klan nigdy nie walczy.
    [yes] Aktywacja Koszar z jego Urzędnikiem stawia 1 jego Włócznika na karcie Hordy w rzędzie 1.
   *[solo] Prowadzi klan partnera w grze jednoosobowej.
}
khan-text = Zawsze stoi na jednej z Sekcji. Jego Punktów Witalnych ({ $count }) nie atakuje się ze Strefy Odpoczynku: kto zdobędzie kartę Hordy, może wysłać przeciw niemu 1 Żołnierza właśnie Uratowanego z tej karty, za 6 Honoru od punktu. Część punktów działa tylko przy większej liczbie graczy.

goods-wood = { $count ->
    [one] { $n } drewno
   *[other] { $n } drewna
}
goods-stone = { $count ->
    [one] { $n } kamień
    [few] { $n } kamienie
   *[other] { $n } kamieni
}
goods-gold = { $count ->
    [one] { $n } złoto
   *[other] { $n } złota
}
goods-chi = { $n } Chi
goods-honour = { $count ->
    [one] { $n } Honor
   *[other] { $n } Honoru
}
goods-any = { $count ->
    [one] { $n } Surowiec
    [few] { $n } Surowce
   *[other] { $n } Surowców
}
goods-choice = { $count ->
    [one] { $n } dowolny Surowiec
    [few] { $n } dowolne Surowce
   *[other] { $n } dowolnych Surowców
}
goods-choice-distinct = { $count ->
    [few] { $n } różne dowolne Surowce
   *[other] { $n } różnych dowolnych Surowców
}
goods-here = { $count ->
    [one] { $n } Surowiec tej Lokacji
    [few] { $n } Surowce tej Lokacji
   *[other] { $n } Surowców tej Lokacji
}
goods-overseer-kind = Surowce tego rodzaju
goods-same-kind = { $count ->
    [few] { $n } Surowce jednego rodzaju
   *[other] { $n } Surowców jednego rodzaju
}
# kogo: biernik i dopełniacz
soldiers = { $soldier ->
    [spearman] { $count ->
        [one] 1 Włócznika
       *[other] { $n } Włóczników
    }
    [archer] { $n ->
        [all] wszystkich swoich Łuczników
       *[other] { $n } Łuczników
    }
   *[other] { $count ->
        [one] 1 Żołnierza
       *[other] { $n } Żołnierzy
    }
}

when-active = w swojej turze, raz w Roku (karta zostaje wyczerpana)
when-active-cleanup = podczas Czyszczenia Hordy, raz w Roku (karta zostaje wyczerpana)
when-own-turn = w swojej turze
when-income = w Dochodzie, Latem
when-spring = Wiosną
when-winter-start = na początku Zimy
when-cleanup = podczas Czyszczenia Hordy
when-on-recruit = gdy rekrutujesz Żołnierza
when-on-attack = gdy twój Żołnierz inny niż Łucznik Atakuje kartę Hordy
when-on-attack-khan = gdy Atakujesz Czyngis-chana
when-on-attack-soldier-is-horseman = gdy twój Kawalerzysta Atakuje kartę Hordy
when-on-attack-soldier-is-spearman = gdy twój Włócznik Atakuje kartę Hordy
when-on-kill-soldier-is-horseman = gdy twój Kawalerzysta zostaje Zabity
when-on-recruit-soldier-is-spearman = gdy rekrutujesz Włócznika
when-on-recruit-nth-in-activation-least-2 = za każdego rekruta po pierwszym w jednej aktywacji
when-on-activate-clerks-here-least-2 = gdy aktywowana jest Lokacja z co najmniej 2 twoimi Urzędnikami
when-on-activate-rat-here = gdy aktywowana jest Lokacja ze Szczurem i twoim Urzędnikiem
when-on-gather-clerks-here-is-1 = gdy Zbierasz dokładnie 1 Urzędnikiem
when-on-gather-clerks-here-least-2 = gdy Zbierasz co najmniej 2 Urzędnikami
when-on-breach-own-soldier-on-breaching = gdy Sekcja zostaje Przełamana, a twój Żołnierz stoi na Przełamującej karcie
when-on-wound = gdy kładziesz Ranę na karcie Hordy
when-on-kill = gdy twój Żołnierz zostaje Zabity
when-on-save = gdy Ratujesz Żołnierza
when-on-claim = gdy zdobywasz kartę Hordy
when-on-build-wall = gdy budujesz kondygnację Muru
when-on-build-barricade = gdy stawiasz Barykadę
when-on-gather = gdy Zbierasz w Lokacji Produkcyjnej
when-on-activate = gdy aktywowana jest Lokacja z twoim Urzędnikiem
when-on-overseer = gdy mianujesz lub ulepszasz Nadzorcę
when-on-shame = gdy bierzesz Hańbę
when-on-shame-alone = gdy masz wziąć Hańbę za samotną aktywację
when-on-shame-removed = gdy Latem oddajesz Hańbę
when-on-tactic = gdy zagrywasz Taktykę
when-on-hire-clerk = gdy zatrudniasz Urzędnika
when-on-hire-advisor = gdy zatrudniasz Doradcę
when-on-tea = gdy robisz krok Herbaty
when-on-breach = gdy Sekcja zostaje Przełamana
when-end-game = na koniec gry
when-horde-assault = gdy jej Sekcja jest szturmowana
when-horde-on-breach = gdy Przełamuje swoją Sekcję
when-horde-on-place = gdy zostaje wyłożona
when-horde-on-claim = gdy zostaje zdobyta
when-skill-assault = podczas Szturmu na Sekcję Czyngis-chana
when-skill-cleanup = w każdym Czyszczeniu Hordy, po usunięciu Pokonanych kart
when-skill-on-attack-khan = gdy Pokonana karta leżała na Sekcji Czyngis-chana
when-tactic-own-turn = w swojej turze
when-tactic-spring = Wiosną, przed wyłożeniem kart Hordy
when-tactic-winter-start = na początku Zimy
when-tactic-cleanup = w Czyszczeniu karty z twoimi Żołnierzami
when-tactic-assault = podczas Szturmu na Sekcję
limit-turn = raz na turę
limit-year = raz w Roku
limit-firing = za pierwszym razem w każdej fazie Strzelania
limit-activation = raz na aktywację

# jak nazywa się moment w słowie lub dwóch, na małej karcie; najwyżej 22 znaki
short-passive = zawsze
short-active = twoja tura, raz w Roku
short-active-cleanup = Porządki, raz w Roku
short-own-turn = twoja tura
short-income = Dochód
short-spring = Wiosna
short-winter-start = początek Zimy
short-assault = Szturm
short-cleanup = Czyszczenie
short-on-recruit = rekrutujesz
short-on-attack = Atakujesz
short-on-attack-khan = Atakujesz chana
short-on-wound = zadajesz Ranę
short-on-kill = Żołnierz Zabity
short-on-save = Ratujesz
short-on-claim = zdobywasz Hordę
short-on-build-wall = budujesz Mur
short-on-build-barricade = stawiasz Barykadę
short-on-gather = Zbierasz
short-on-activate = aktywacja
short-on-overseer = ulepszenie Nadzorcy
short-on-shame = bierzesz Hańbę
short-on-shame-alone = samotna aktywacja
short-on-shame-removed = oddajesz Hańbę
short-on-tactic = zagrywasz Taktykę
short-on-hire-clerk = nowy Urzędnik
short-on-hire-advisor = nowy Doradca
short-on-tea = krok Herbaty
short-on-breach = Przełamanie
short-on-place = przy wyłożeniu
short-end-game = koniec gry
short-none = bez zdolności

if-soldier-is-horseman = jeśli to Kawalerzysta
if-soldier-is-spearman = jeśli to Włócznik
if-nth-in-activation-least-2 = od drugiego w tej samej aktywacji
if-own-soldier-in-khan-section = jeśli masz Żołnierza w Sekcji Czyngis-chana
if-holds-award = jeśli masz Nagrodę Cesarza
if-shame-least-1 = jeśli masz Hańbę
if-shame-least-2 = jeśli masz co najmniej 2 Hańby
if-clerks-here-is-1 = jeśli masz tam dokładnie 1 Urzędnika
if-clerks-here-least-2 = jeśli masz tam co najmniej 2 Urzędników
if-rat-here = jeśli jest tam Szczur
if-own-clerk-with-rat = jeśli masz Urzędnika w Lokacji ze Szczurem
if-tea-first = jeśli jesteś najwyżej na torze Herbaty
if-own-soldier-on-breaching = jeśli masz Żołnierza na Przełamującej karcie
if-khan-here = gdy Czyngis-chan stoi na jej Sekcji

each-assistant = za każdego swojego Asystenta
each-active-advisor = { $minus ->
    [0] za każdego swojego Aktywnego Doradcę
   *[other] za każdego swojego Aktywnego Doradcę poza pierwszym
}
each-overseer-level = za każdy poziom swoich Nadzorców
each-section-with-own-archer = za każdą Sekcję z twoim Łucznikiem na polu Ostrzału
each-trophy = za każdą zdobytą kartę Hordy
each-wall-level-built = za każdą zbudowaną przez siebie kondygnację Muru
each-clerk-owned = za każdego swojego Urzędnika poza Izbą
each-clerk-here = za każdego swojego Urzędnika w tej Lokacji
each-command-unrecovered = za każdą kartę Rozkazu leżącą przed tobą
each-wound-dealt = za każdą Ranę położoną przez ciebie na kartach Hordy
each-wood = za każde { $every } drewna, które masz
each-stone = za każde { $every } kamienie, które masz
each-gold = za każde { $every } złota, które masz
each-chi = { $every ->
    [1] za każde Chi, które masz
   *[other] za każde { $every } Chi, które masz
}
each-withdrawn = za każdego z nich
each-receiver = { "" }
each-opponent-in-production = za każdego rywala z Urzędnikiem w Lokacji Produkcyjnej
each-most = { $text }, najwyżej { $most } razy

what-recruit = Żołnierz
what-recruit-archer = Łucznik
what-recruit-horseman = Kawalerzysta
what-recruit-bannerman = twój Chorągwiarz
what-wall = kondygnacja Muru
what-barricade = Barykada
what-overseer = mianowanie lub ulepszenie Nadzorcy
what-hire-clerk = zatrudnienie Urzędnika
what-save = Uratowanie Żołnierza
what-save-for-khan = Uratowanie Żołnierza do Ataku na Czyngis-chana
what-summer-shame = oddanie Hańby Latem
what-attack-khan = Atak na Czyngis-chana
what-khan-price = ceny z Umiejętności Czyngis-chana ciebie nie dotyczą
what-alone-shame = nie bierzesz Hańby
what-breach-shame = wybrani gracze nie biorą Hańby
what-breach-protection = Żołnierze na Przełamującej karcie nie chronią przed Hańbą
what-archer-wound = Łucznicy nie mogą jej Atakować
what-spearman-attack = Włócznicy i Chorągwiarze nie mogą jej Atakować; Kawalerzyści i Rany nadal zakrywają jej punkty

target-any = { $count ->
    [one] dowolnej karcie Hordy
   *[other] dowolnych kartach Hordy
}
target-row1 = jednej karcie Hordy w rzędzie 1
target-row1-here = karcie tej Sekcji w rzędzie 1
target-attacked-card = zaatakowanej karcie
target-same-section = kartach Hordy Sekcji, do której trafił Żołnierz
target-khan-section = kartach Hordy Sekcji Czyngis-chana
target-one-card-own-archer-section = jednej karcie Hordy Sekcji, w której twój Łucznik stoi na polu Ostrzału

# gdzie: dopełniacz, po „Sekcji” i podobnych
where-this-section = tej Sekcji
where-one-section = wybranej Sekcji
where-same-section = tej samej Sekcji
where-own-archer-sections = każdej Sekcji z twoim Łucznikiem na polu Ostrzału
where-khan-section = Sekcji Czyngis-chana
where-weakest-section = Sekcji o największej Sile minus Obrona
where-highest-wall = Sekcji z najwyższym Murem
where-most = Sekcji z największą liczbą Barykad


op-gain = { $of ->
    [one_opponent] wybierz Nadzorcę rywala i zyskaj tyle Surowców z jego Lokacji, ile wynosi jego poziom
   *[other] { $who ->
        [all] każdy gracz zyskuje { $goods }
        [one_other_here] jeden inny gracz z Urzędnikiem w tej Lokacji zyskuje { $goods }
        [split] podziel między graczy { $goods }
       *[other] zyskaj { $goods }
    }
}{ $each ->
    [none] { "" }
   *[other] {" "}{ $each }
}
op-lose-resource = { $n ->
    [half] każdy gracz odrzuca połowę { $res ->
        [wood] swojego drewna
        [stone] swojego kamienia
        [gold] swojego złota
       *[other] swojego Chi
    }, zaokrąglając w dół
   *[other] { $who ->
        [all] każdy gracz odrzuca { $goods }
        [without_soldier_here] każdy gracz bez Żołnierza na niej odrzuca { $goods }
       *[other] odrzuć { $goods }
    }
}{ $rows ->
    [none] { "" }
   *[other] , { $rows }
}
op-pay = { $thing } kosztuje { $goods }
op-honour = zyskaj { goods-honour }
op-honour-per = { $per ->
    [receiver] każdy obdarowany gracz zyskuje { goods-honour }
   *[other] zyskaj { goods-honour } { $each }
}
op-exchange = { $who ->
    [all] każdy gracz może wymienić na inne, jeden za jeden, najwyżej { $goods }
   *[other] wymień na inne, jeden za jeden, najwyżej { $goods }
}
op-exchange-honour = odrzuć najwyżej { $max } Chi i zyskaj { $honour } Honoru za każde
op-transfer = daj dowolne swoje Surowce innym graczom
op-move-clerk = { $who ->
    [one_other] inny gracz może Przenieść
   *[other] Przenieś
} { $count ->
    [one] 1 Urzędnika
   *[other] najwyżej { $n } Urzędników
} { $max_own ->
    [none] { $to ->
        [any] { $distinct ->
            [yes] do różnych Lokacji
           *[other] { $count ->
                [one] do dowolnej Lokacji
               *[other] do dowolnych Lokacji, także tej samej
            }
        }
        [reed_rule] do najpełniejszej niepełnej Zwykłej Lokacji
        [solo_rule] do najpełniejszej niepełnej Zwykłej Lokacji
        [production_fullest_distinct] do najpełniejszych niepełnych Lokacji Produkcyjnych
       *[other] { $distinct ->
            [yes] do różnych z tych Lokacji: { $places }
           *[other] { $count ->
                [one] do Lokacji: { $places }
               *[other] do Lokacji: { $places }, także tej samej
            }
        }
    }
   *[other] do Lokacji, w której masz najwyżej { $max_own } swoich
}{ $plus ->
    [none] { "" }
   *[other] , i o 1 więcej za każdego innego gracza, który w tym Roku gra kartę { $plus }
}
op-clerks-as = w aktywacji działasz, jakby twoich Urzędników było { $n } (co najmniej 1), { $cond }
op-recall-clerk = cofnij { $count ->
    [one] 1 Urzędnika
   *[other] do { $n } Urzędników
} z Lokacji do swojej puli
op-attack = { $who ->
    [all] każdy gracz może wysłać do Ataku { $soldiers }
    [one_other] inny gracz może wysłać do Ataku { $soldiers }
   *[other] { $new ->
        [yes] wyślij do Ataku z puli { $soldiers },
       *[other] wyślij do Ataku { $n ->
            [1] { $soldiers }
            [all] { $soldiers }
           *[other] do { $soldiers }
        }{ $from ->
            [rest] {" "}ze Strefy Odpoczynku
           *[other] { "" }
        }
    }
}{ $at ->
    [none] { "" }
   *[other] {" "}w { $at }
}{ $distinct_sections ->
    [yes] , każdego w innej Sekcji
   *[other] { "" }
}{ $rows ->
    [none] { "" }
   *[other] , także na rząd 2
}
op-wound = połóż { $count ->
    [one] 1 Ranę
   *[other] do { $n } Ran
} na { $target }
op-unwound = wszystkie Rany znikają z kart Hordy { $at }
op-place-soldier = { $who ->
    [all] każdy gracz może bez kosztu wystawić { $soldiers } z puli do Strefy Odpoczynku
   *[other] wystaw bez kosztu { $soldiers } z puli do jednej Strefy Odpoczynku
}
op-move-soldier = przenieś do { $soldiers } między Strefami Odpoczynku i polami Ostrzału
op-withdraw-soldier = cofnij { $count ->
    [one] 1 swojego Żołnierza z karty Hordy do jej Strefy Odpoczynku
   *[other] do { $n } swoich Żołnierzy z kart Hordy do ich Stref Odpoczynku
}
op-remove-soldier = cofnij do puli { $soldiers } { $where ->
    [rest] ze Strefy Odpoczynku
   *[other] z karty Hordy
}
op-kill-soldier = { $who ->
    [all] każdy gracz traci (Zabitego) { $soldiers } w Strefie Odpoczynku tej Sekcji
   *[other] gracz najwyżej na torze Herbaty, który ma na niej Żołnierza, traci tam (Zabitego) { $soldiers }
}{ $rows ->
    [none] { "" }
   *[other] , { $rows }
}
op-save = { $who ->
    [all] Uratuj bez Chi { $soldiers } każdego gracza z tej karty
   *[other] Uratuj bez Chi { $count ->
        [one] 1 swojego Żołnierza
       *[other] do { $n } swoich Żołnierzy
    } z tej karty
}
op-barricade = { $sign ->
    [minus] z { $at } znika { $count ->
        [one] 1 Barykada
       *[other] do { $n } Barykad
    }
   *[plus] postaw bez kosztu { $count ->
        [one] 1 Barykadę
       *[other] do { $n } Barykad
    }{ $at ->
        [none] { "" }
       *[other] {" "}w { $at }
    }
}
op-build-wall = zbuduj { $count ->
    [one] 1 kondygnację Muru
   *[other] do { $n } kondygnacji Muru
} za zwykłą cenę{ $shared_cost ->
    [yes] ; inni mogą zapłacić jej część
   *[other] { "" }
}
op-defence = { $barricade ->
    [1] Barykady jej Sekcji dają 1 Obrony zamiast 2, { $rows }
   *[other] { $sign ->
        [minus] Mur { $at } ma o { $n } mniejszą Obronę do końca tej Zimy
       *[plus] Obrona { $at } rośnie o { $n }{ $duration ->
            [year] {" "}do końca tej Zimy
           *[other] { "" }
        }
    }
}
op-power = { $who ->
    [other_cards_here] każda inna karta Hordy jej Sekcji ma +{ $n } Siły
    [khan_section] karty Hordy Sekcji Czyngis-chana mają +{ $n } Siły
    [all_cards] karty Hordy mają o { $n } Siły mniej do końca tej Zimy
   *[other] ma +{ $n } Siły, { $cond }
}
op-discount = { $sign ->
    [minus] { $thing }{ $at ->
        [none] {" "}z tej karty
       *[other] { "" }
    } kosztuje o { $goods } więcej{ $at ->
        [none] { "" }
       *[other] {" "}w { $at }
    }
   *[plus] { $per ->
        [activation] w każdej aktywacji Koszar twoi rekruci kosztują razem o { $goods } mniej
       *[other] { $thing } kosztuje { $who ->
            [any] każdego
           *[other] cię
        } o { $goods } mniej{ $max ->
            [none] { "" }
           *[other] , najwyżej o { $max }
        }{ $times ->
            [none] { "" }
           *[other] , { $times ->
                [1] raz
               *[other] do { $times } razy
            } w Czyszczeniu
        }{ $location ->
            [temple] {" "}w Świątyni
           *[other] { "" }
        }{ $cond ->
            [none] { "" }
           *[other] , { $cond }
        }
    }
}
op-ignore = { $what ->
    [breach_shame] do { $n } wybranych graczy nie bierze Hańby
   *[other] { $thing }
}
op-forbid = { $duration ->
    [year] do końca tej Zimy Łucznicy nie mogą Atakować w rzędzie { $row_list }
   *[other] { $thing }{ $rows ->
        [none] { "" }
       *[other] , { $rows }
    }{ $cond ->
        [none] { "" }
       *[other] , { $cond }
    }
}
op-tea = zrób { $count ->
    [one] 1 krok Herbaty
   *[other] do { $n } kroków Herbaty
}
op-draw-tactic = dobierz { $count ->
    [one] 1 Taktykę
    [few] { $n } Taktyki
   *[other] { $n } Taktyk
}
op-shame = weź { $count ->
    [one] { $n } Hańbę
    [few] { $n } Hańby
   *[other] { $n } Hańb
}
op-remove-shame = { $who ->
    [all] każdy gracz może oddać { $n } Hańbę do puli
    [any] oddaj do puli { $n } Hańbę dowolnego gracza
   *[other] { $cost ->
        [none] oddaj do puli { $n } swoją Hańbę
       *[other] możesz zapłacić { $cost }, by oddać do puli { $n } Hańbę
    }
}
op-activate = jedna Specjalna Aktywacja { $location ->
    [barracks] Koszar, jeśli jest tam twój Urzędnik
    [regular_with_own_clerk] Zwykłej Lokacji z twoim Urzędnikiem
    [special_with_own_clerk] Lokacji Specjalnej z twoim Urzędnikiem
   *[other] dowolnej Lokacji z twoim Urzędnikiem
}
op-peek-horde = obejrzyj { $count ->
    [one] wierzchnią kartę Hordy
    [few] { $n } wierzchnie karty Hordy
   *[other] { $n } wierzchnich kart Hordy
}{ $bottom ->
    [yes] ; możesz ją włożyć pod talię
   *[other] {" "}i odłóż je w dowolnej kolejności
}
op-horde-extra = tej Wiosny pojawia się o { $n } kartę Hordy więcej
op-horde-skip = pierwsza karta Hordy tej Wiosny zostaje odrzucona zamiast wyłożona
op-horde-redirect = wybierz Sekcję pierwszej karty Hordy tej Wiosny
op-swap-forward = w rzędzie 2 lub 3 zamienia się miejscem z kartą przed nią; wszystko na kartach zostaje
op-cleanup-here = od razu Czyszczenie tej Sekcji
op-move-rat = przenieś Szczura do innej Lokacji
op-food = zyskaj { $n } Żywności (Wielki głód)
op-choose = { $who ->
    [all] każdy gracz wybiera: { $either }
   *[other] wybierz: { $either }
}{ $rest ->
    [none] { "" }
   *[other] ; kto nie może zrobić ani tego, ani tego: { $rest }
}
op-if = { $cond }, { $then }{ $rest ->
    [none] { "" }
   *[other] ; w przeciwnym razie { $rest }
}

bound-players = tyle, ilu jest graczy
bound-twice = dwa razy tyle, ilu jest graczy
bound-more = o 1 więcej, niż jest graczy
bound-half = połowa liczby graczy, w górę
request-wall-levels-built-this-year = Kondygnacje Muru zbudowane w tym Roku: co najmniej { $bound }.
request-breaches-this-year = W tym Roku żadna Sekcja nie została Przełamana.
request-claims-this-year = Karty Hordy zdobyte w tym Roku: co najmniej { $bound }.
request-total-gold = Złoto wszystkich graczy razem: co najmniej { $bound }.
request-each-pays = Przy sprawdzaniu każdy gracz odrzuca { $goods }.
request-total-pays = Przy sprawdzaniu gracze razem odrzucają Chi: { $bound }.
request-max-shame = Żaden gracz nie ma więcej Hańby niż { $bound }.
request-archers-on-wall = Łucznicy na polach Ostrzału wszystkich Murów: co najmniej { $bound }.
request-soldiers-on-board = Żołnierze na planszy: co najmniej { $bound }.
request-advisors-hired-this-year = Doradcy zatrudnieni w tym Roku: co najmniej { $bound }.
request-hordes-per-section = Żadna Sekcja nie ma więcej kart Hordy niż { $bound }.
request-overseer-levels = Poziomy Nadzorców wszystkich graczy razem: co najmniej { $bound }.
rat-most-clerks-on-board = Każdej Jesieni Szczura przenosi gracz z największą liczbą Urzędników w Lokacjach.
rat-most-soldiers-on-hordes = Każdej Jesieni Szczura przenosi gracz z największą liczbą Żołnierzy na kartach Hordy.
rat-most-shame = Każdej Jesieni Szczura przenosi gracz z największą Hańbą.
rat-least-honour = Każdej Jesieni Szczura przenosi gracz z najmniejszym Honorem.
rat-most-overseer-levels = Każdej Jesieni Szczura przenosi gracz z najwyższymi poziomami Nadzorców razem.

## Karty

card-economy = Gospodarka
card-despotism = Despotyzm
card-attack-order = Rozkaz Ataku
card-mobilisation = Mobilizacja
card-fortification = Fortyfikacja
card-diplomacy = Dyplomacja
card-liang-hongyu = Liang Hongyu
card-zhou-tong = Zhou Tong
card-yang-paifeng = Yang Paifeng
card-che-kung = Che Kung
card-zhang-shijie = Zhang Shijie
card-yue-fei = Yue Fei
card-han-shizhong = Han Shizhong
card-meng-gong = Meng Gong
card-yu-jie = Yu Jie
card-wang-jian = Wang Jian
card-wen-tianxiang = Wen Tianxiang
card-lu-xiufu = Lu Xiufu
card-mu-guiying = Mu Guiying
card-cao-bin = Cao Bin
card-di-qing = Di Qing
card-kou-zhun = Kou Zhun
card-li-gang = Li Gang
card-qiu-chuji = Qiu Chuji
card-yang-yanzhao = Yang Yanzhao
card-fan-zhongyan = Fan Zhongyan
card-qin-liangyu = Qin Liangyu
card-zhu-xi = Zhu Xi
card-zhang-jue = Zhang Jue
card-guo-jing = Guo Jing
card-liu-futong = Liu Futong
card-lei-xu = Lei Xu
card-ran-jin = Ran Jin
card-cao-youwen = Cao Youwen
card-du-gao = Du Gao
card-gravedigger = Grabarz
    .acc = Grabarza
card-archer-commander = Dowódca Łuczników
    .acc = Dowódcę Łuczników
card-logistician = Logistyk
    .acc = Logistyka
card-spiritual-guide = Przewodnik Duchowy
    .acc = Przewodnika Duchowego
card-racketeer = Wymuszacz
    .acc = Wymuszacza
card-horse-dealer = Handlarz Końmi
    .acc = Handlarza Końmi
card-quartermaster = Kwatermistrz
    .acc = Kwatermistrza
card-fletcher = Strzelarz
    .acc = Strzelarza
card-drill-sergeant = Musztrownik
    .acc = Musztrownika
card-stable-master = Koniuszy
    .acc = Koniuszego
card-master-mason = Mistrz Murarski
    .acc = Mistrza Murarskiego
card-carpenter = Cieśla
    .acc = Cieślę
card-architect = Architekt
    .acc = Architekta
card-surveyor = Mierniczy
    .acc = Mierniczego
card-forester = Leśniczy
    .acc = Leśniczego
card-quarry-foreman = Brygadzista Kamieniołomu
    .acc = Brygadzistę Kamieniołomu
card-tax-collector = Poborca Podatków
    .acc = Poborcę Podatków
card-monk = Mnich
    .acc = Mnicha
card-merchant = Kupiec
    .acc = Kupca
card-smuggler = Przemytnik
    .acc = Przemytnika
card-tea-master = Mistrz Herbaty
    .acc = Mistrza Herbaty
card-calligrapher = Kaligraf
    .acc = Kaligrafa
card-ambassador = Ambasador
    .acc = Ambasadora
card-recruiter = Werbownik
    .acc = Werbownika
card-spy = Szpieg
    .acc = Szpiega
card-scout = Zwiadowca
    .acc = Zwiadowcę
card-engineer = Inżynier
    .acc = Inżyniera
card-physician = Medyk
    .acc = Medyka
card-herbalist = Zielarz
    .acc = Zielarza
card-duelist = Fechmistrz
    .acc = Fechmistrza
card-cavalry-captain = Kapitan Kawalerii
    .acc = Kapitana Kawalerii
card-siege-watch = Straż Oblężnicza
    .acc = Straż Oblężniczą
card-trophy-keeper = Strażnik Trofeów
    .acc = Strażnika Trofeów
card-bounty-clerk = Skryba Nagród
    .acc = Skrybę Nagród
card-strategist = Strateg
    .acc = Stratega
card-chronicler = Kronikarz
    .acc = Kronikarza
card-treasurer = Skarbnik
    .acc = Skarbnika
card-stone-carver = Kamieniarz
    .acc = Kamieniarza
card-timber-baron = Król Drewna
    .acc = Króla Drewna
card-abbot = Opat
    .acc = Opata
card-censor = Cenzor
    .acc = Cenzora
card-magistrate = Sędzia
    .acc = Sędziego
card-chief-overseer = Główny Nadzorca
    .acc = Głównego Nadzorcę
card-imperial-envoy = Cesarski Wysłannik
    .acc = Cesarskiego Wysłannika
card-defector = Mongolski Zbieg
    .acc = Mongolskiego Zbiega
card-standard-weaver = Tkacz Chorągwi
    .acc = Tkacza Chorągwi
card-khan-hunter = Łowca Chana
    .acc = Łowcę Chana
card-interpreter = Tłumacz
    .acc = Tłumacza
card-wall-warden = Strażnik Muru
    .acc = Strażnika Muru
card-award-steward = Szafarz Nagrody
    .acc = Szafarza Nagrody
card-granary-keeper = Strażnik Spichlerza
    .acc = Strażnika Spichlerza
card-ghost-speaker = Zaklinacz Duchów
    .acc = Zaklinacza Duchów
card-court-eunuch = Dworski Eunuch
    .acc = Dworskiego Eunucha
card-fortress-captain = Kapitan Twierdzy
    .acc = Kapitana Twierdzy
card-rebel-leader = Przywódca Buntu
    .acc = Przywódcę Buntu
card-frost-sage = Mędrzec Mrozu
    .acc = Mędrca Mrozu
card-tribute-bearer = Niosący Daninę
    .acc = Niosącego Daninę
card-ferryman = Przewoźnik
    .acc = Przewoźnika
card-border-poet = Poeta Pogranicza
    .acc = Poetę Pogranicza
card-archivist = Archiwista
    .acc = Archiwistę
card-caravan-master = Karawaniarz
    .acc = Karawaniarza
card-mediator = Mediator
    .acc = Mediatora
card-night-runner = Nocny Goniec
    .acc = Nocnego Gońca
card-rear-guard = Tylna Straż
    .acc = Tylną Straż
card-rat-catcher = Szczurołap
    .acc = Szczurołapa
card-rat-merchant = Szczurzy Kupiec
    .acc = Szczurzego Kupca
card-rat-astrologer = Szczurzy Astrolog
    .acc = Szczurzego Astrologa
card-volley = Salwa
    .acc = Salwę
card-charge = Szarża
    .acc = Szarżę
card-ambush = Zasadzka
    .acc = Zasadzkę
card-field-hospital = Lazaret Polowy
card-forced-labour = Przymusowa Praca
    .acc = Przymusową Pracę
card-supply-train = Tabor
card-false-retreat = Pozorowany Odwrót
card-hasty-works = Pośpieszne Roboty
card-tea-ceremony = Ceremonia Herbaty
    .acc = Ceremonię Herbaty
card-night-watch = Nocna Warta
    .acc = Nocną Wartę
card-shared-stores = Wspólne Zapasy
card-signal-fires = Ognie Sygnałowe
card-oath-of-brothers = Przysięga Braci
    .acc = Przysięgę Braci
card-imperial-pardon = Cesarskie Ułaskawienie
card-scorched-earth = Spalona Ziemia
    .acc = Spaloną Ziemię
card-joint-works = Wspólna Budowa
    .acc = Wspólną Budowę
card-winter-stores = Zapasy na Zimę
card-paper-lanterns = Papierowe Lampiony
card-sally-out = Wypad
card-boiling-oil = Wrzący Olej
card-secret-courier = Tajny Kurier
    .acc = Tajnego Kuriera
card-bribed-guide = Przekupiony Przewodnik
    .acc = Przekupionego Przewodnika
card-ancestral-rite = Obrzęd Przodków
card-peasant-levy = Pospolite Ruszenie
card-grand-council = Wielka Rada
    .acc = Wielką Radę
card-pincer-attack = Atak w Kleszcze
card-open-market = Wolny Targ
card-saving-face = Zachowanie Twarzy
card-steppe-riders = Jeźdźcy Stepu
card-light-lancers = Lekcy Lansjerzy
card-foot-levy = Piesze Zaciągi
card-mangudai = Mangudaje
card-keshig-guard = Gwardia Keszig
card-siege-crew = Oddział Oblężniczy
card-shaman-circle = Krąg Szamanów
card-raiders = Łupieżcy
card-co-vanguard = Straż Przednia
card-co-outriders = Podjazd
card-co-heavy-lancers = Ciężcy Lansjerzy
card-co-horse-archers = Konni Łucznicy
card-co-iron-guard = Żelazna Gwardia
card-co-trebuchets = Trebusze
card-co-war-drums = Bębny Wojenne
card-co-plunderers = Grabieżcy
card-gk-royal-tumen = Królewski Tumen
card-gk-banner-guard = Straż Chorągwi
card-gk-night-guard = Nocna Straż
card-jade-seal = Jadeitowa Pieczęć
card-dragon-arrow = Smocza Strzała
card-bronze-abacus = Brązowe Liczydło
card-khans-saddle = Siodło Chana
card-stone-of-the-first-emperor = Kamień Pierwszego Cesarza
card-mirror-of-souls = Zwierciadło Dusz
card-silver-teapot = Srebrny Czajniczek
card-iron-plough = Żelazny Pług
card-war-drum = Bęben Wojenny
card-lacquer-box = Szkatułka z Laki
card-ancestor-tablet = Tablica Przodków
card-cracked-bell = Pęknięty Dzwon
card-surveyors-cord = Sznur Mierniczego
card-book-of-songs = Księga Pieśni
card-falcon-hood = Kaptur Sokoła
card-golden-rice-cake = Złote Ciastko Ryżowe
card-rat-king-crown = Korona Króla Szczurów
card-nest-of-coins = Gniazdo Monet
card-gnawed-scroll = Nadgryziony Zwój
card-lucky-tail = Szczęśliwy Ogon
card-good-harvest = Dobre Zbiory
card-plague = Zaraza
card-flood = Powódź
card-forest-fire = Pożar Lasu
card-levy = Pobór
card-spy-report = Raport Szpiega
card-second-wave = Druga Fala
card-desertion = Dezercja
card-envoy-from-court = Poseł z Dworu
card-earthquake = Trzęsienie Ziemi
card-market-day = Dzień Targowy
card-early-snow = Wczesny Śnieg
card-raise-the-wall = Wznieście Mur
card-hold-the-line = Utrzymajcie Linię
card-heads-of-enemies = Głowy Wrogów
card-fill-the-treasury = Napełnijcie Skarbiec
card-feed-the-court = Nakarmcie Dwór
card-keep-face = Zachowajcie Twarz
card-man-the-towers = Obsadźcie Wieże
card-strong-barracks = Silne Koszary
card-wise-counsel = Mądra Rada
card-prayers-for-the-dead = Modły za Zmarłych
card-clear-the-field = Oczyśćcie Pole
card-loyal-overseers = Wierni Nadzorcy
card-rat-of-wealth = Szczur Bogactwa
card-rat-of-war = Szczur Wojny
card-rat-of-shame = Szczur Hańby
card-rat-of-patience = Szczur Cierpliwości
card-rat-of-work = Szczur Pracy
card-silk-robe = Jedwabna Szata
card-imperial-granary = Cesarski Spichlerz
card-masons-guild = Cech Murarzy
card-palace-guard = Gwardia Pałacowa
card-seat-at-court = Miejsce na Dworze
card-war-chest = Kasa Wojenna
card-fear-us = Niech się nas boją!
card-weaklings = Nasi wrogowie to słabeusze!
card-blue-sky = Wieczne Błękitne Niebo
card-thunder-of-hooves = Grom Kopyt
card-no-mercy = Bez Litości
card-fire-arrows = Ogniste Strzały
card-genghis-khan = Czyngis-chan
card-reed = Rozkaz Trzciny
card-solo-economy = Partner: Gospodarka
card-solo-levy = Partner: Pobór
card-solo-works = Partner: Budowa
card-solo-court = Partner: Dwór
card-solo-battle = Partner: Bitwa
card-solo-drill = Partner: Musztra
card-patient-reed = Cierpliwa Trzcina
card-marching-reed = Maszerująca Trzcina
card-inspector-qin = Inspektor Qin

## Dlaczego podpowiedź tak mówi

because-claims = { $honour ->
    [one] Karta zostaje Pokonana i to ty ją zdobywasz: 1 Honor.
   *[other] Karta zostaje Pokonana i to ty ją zdobywasz: { $honour } Honoru.
}
because-guards = Grozi Przełamanie ({ section-name }); kto ma Żołnierza na karcie w rzędzie 1, nie bierze Hańby.
because-reward = Ten Punkt Witalny daje 1: { resource-name }.
because-leads = { $honour ->
    [one] Prowadzisz na tej karcie; kto ją zdobędzie, dostanie 1 Honor.
   *[other] Prowadzisz na tej karcie; kto ją zdobędzie, dostanie { $honour } Honoru.
}
because-share = { $honour ->
    [one] Zbliża cię do karty wartej 1 Honor.
   *[other] Zbliża cię do karty wartej { $honour } Honoru.
}
because-fires = Z Muru ({ section-name }) Łucznik strzela każdej Zimy i nie ginie.
because-strikes = { soldier-name } może od razu Zaatakować.
because-waits = { soldier-name } będzie gotów na Hordy następnej Wiosny.
because-saves = { $years ->
    [0] To niewiele kosztuje, a Żołnierz zostaje.
    [one] Może znów Zaatakować w następnym Roku.
   *[other] Może znów Atakować w następnych Latach (zostało { $years }).
}
because-special = Urzędnik działa tam w najbliższej Aktywacji, nie czekając na innych.
because-full = Z tym Urzędnikiem Lokacja jest pełna i zostanie aktywowana: { location-name }.
because-nearer = { $left ->
    [one] Wtedy { at-location } brakuje już tylko 1 Urzędnika.
   *[other] Wtedy { at-location } brakuje { $left } Urzędników.
}
because-produces = Najpierw Surowce, potem to, co za nie można mieć.
because-acts = To, co masz, przyda się { at-location }.
because-prize = { $honour ->
    [one] Karty w grze dają za to na koniec 1 Honor.
   *[other] Karty w grze dają za to na koniec { $honour } Honoru.
}
because-income = { $years ->
    [0] Będzie tego więcej przy każdym Zbieraniu.
    [one] Zwróci się następnego Lata i przy każdym Zbieraniu.
   *[other] Zwraca się każdego Lata (zostało { $years }) i przy każdym Zbieraniu.
}
because-soldiers = { $count ->
    [one] Atakuje 1 twój Żołnierz.
    [few] Atakuje do { $count } twoich Żołnierzy.
   *[many] Atakuje do { $count } twoich Żołnierzy.
}
because-advanced = Od razu aktywuje Lokację, nawet taką, która nie jest pełna.
because-clerks = { $count ->
    [one] Przenosi 1 twojego Urzędnika.
   *[other] Przenosi najwyżej { $count } twoich Urzędników.
}
because-wall = { $honour ->
    [one] 1 Honor i o { $defence } więcej Obrony każdej następnej Zimy.
   *[other] { $honour } Honoru i o { $defence } więcej Obrony każdej następnej Zimy.
}
because-holds = Zapobiega Przełamaniu ({ section-name }).
because-barricade = { $honour ->
    [one] Daje 1 Honor i Obronę tej Zimy.
   *[other] Daje { $honour } Honoru i Obronę tej Zimy.
}
because-assistant = Im więcej Asystentów, tym silniejszy Generał i wiele kart.
because-advisor = { $years ->
    [one] Doradca zadziała jeszcze w tym Roku.
    [few] Doradca będzie działał przez { $years } pozostałe Lata.
   *[many] Doradca będzie działał przez { $years } pozostałych Lat.
}
because-clerk = { $years ->
    [one] O jednego Urzędnika więcej w tym Roku.
    [few] O jednego Urzędnika więcej przez { $years } pozostałe Lata.
   *[many] O jednego Urzędnika więcej przez { $years } pozostałych Lat.
}
because-lying = { $honour ->
    [one] Karty, które zostają na stole, dają teraz 1 Honor i znów następnego Lata.
   *[other] Karty, które zostają na stole, dają teraz { $honour } Honoru i znów następnego Lata.
}
because-hand = Potrzebujesz kart do wyboru.
because-shame = { $honour ->
    [one] Każdy żeton Hańby kosztuje na koniec 1 Honor.
   *[other] Każdy żeton Hańby kosztuje na koniec { $honour } Honoru.
}
because-pool = Kiedy pula Hańby się wyczerpie, wszyscy przegrywają.
because-request = Spełnione Żądania dają zwycięstwo.
