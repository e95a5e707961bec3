# Chu Han po polsku. Plik angielski ma te same klucze. Nazwy jak w polskiej instrukcji: sztych, starcie, dekret, natarcie,
# kontra, PZ. Imion nie odmieniamy, tak jak instrukcja. $who to "you" albo "other", $name to klan tego gracza.

goal = Wygrywa, kto pierwszy zdobędzie 31 punktów zwycięstwa (PZ). W każdym starciu pozbądź się kart przed rywalem.
seat-han = Han
seat-chu = Chu
you = ty

## Zestawy i karty

# Zestaw w bierniku: $size kart o wartości $value.
set = { $size ->
    [1] { $value ->
        [0] zero
        [1] jedynkę
        [2] dwójkę
        [3] trójkę
        [4] czwórkę
        [5] piątkę
        [6] szóstkę
        [7] siódemkę
        [8] ósemkę
        [9] dziewiątkę
       *[other] dziesiątkę
    }
   *[other] { set-many }
}
# To samo w mianowniku.
set-bare = { $size ->
    [1] { $value ->
        [0] zero
        [1] jedynka
        [2] dwójka
        [3] trójka
        [4] czwórka
        [5] piątka
        [6] szóstka
        [7] siódemka
        [8] ósemka
        [9] dziewiątka
       *[other] dziesiątka
    }
   *[other] { set-many }
}
set-many = { $size ->
    [2] dwie { values-few }
    [3] trzy { values-few }
    [4] cztery { values-few }
    [5] pięć { values-many }
    [6] sześć { values-many }
    [7] siedem { values-many }
    [8] osiem { values-many }
   *[other] dziewięć { values-many }
}
values-few = { $value ->
    [0] zera
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
    [6] szóstki
    [7] siódemki
    [8] ósemki
    [9] dziewiątki
   *[other] dziesiątki
}
values-many = { $value ->
    [0] zer
    [1] jedynek
    [2] dwójek
    [3] trójek
    [4] czwórek
    [5] piątek
    [6] szóstek
    [7] siódemek
    [8] ósemek
    [9] dziewiątek
   *[other] dziesiątek
}
set-mixed = zestaw { $size } różnych kart o wartości { $value }
set-with = { $set } ({ $cards })
# Jedna karta w bierniku; postać w każdym zdaniu.
one-card = { $value ->
    [0] zero
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
    [6] szóstkę
    [7] siódemkę
    [8] ósemkę
   *[9] dziewiątkę
}
character = { $name } ({ $value })
joker = 0
shown = { $card }, w tym jedną odkrytą kartę

card-xiong-xin = Xiong Xin
card-chen-ping = Chen Ping
card-fan-zeng = Fan Zeng
card-ji-bu = Ji Bu
card-yu-ji = Yu Ji
card-lyu-zhi = Lyu Zhi
card-xiao-he = Xiao He
card-peng-yue = Peng Yue
card-xiahou-ying = Xiahou Ying
card-zhongli-mo = Zhongli Mo
card-rank-four = Oficer Chu
card-zhang-liang = Zhang Liang
card-ying-bu = Ying Bu
card-han-xin = Han Xin
card-liu-bang = Liu Bang
card-xiang-yu = Xiang Yu
card-cao-shen = Cao Shen
card-long-ju = Long Ju
card-emperor = Cesarz

text-xiong-xin = Karta 0: powiększa dowolny zestaw i przyjmuje jego wartość. Zagrana osobno ma wartość 0.
text-chen-ping = Doradca bez zdolności; w talii jest dziewięć takich kart.
text-fan-zeng = Zestaw sześciu lub więcej dwójek daje 1 PZ za każdą kartę.
text-ji-bu = NATARCIE: podejrzyj 4 wierzchnie karty stosu dobierania. Jeśli są to ostatnie 4 karty, rywal gra odtąd w otwarte karty.
text-yu-ji = NATARCIE: odrzuć 1 kartę z ręki.
text-lyu-zhi = REAKCJA: anuluj zdolność, której rywal właśnie użył.
text-xiao-he = REAKCJA: gdy Lyu Zhi anuluje twoją zdolność, anuluj to anulowanie.
text-peng-yue = Skontruj zestawem o równej, a nie wyższej wartości. Peng Yue nie wlicza się do zestawu.
text-xiahou-ying = Spasuj w kontrze, a mimo to następne natarcie jest twoje; rywal zdobywa 3 PZ.
text-zhongli-mo = Zagraj karty o różnych wartościach jako jeden zestaw; liczy się wartość najniższej z nich.
text-rank-four = Oficer bez zdolności; w talii jest sześć takich kart.
text-zhang-liang = Strateg bez zdolności; w talii jest pięć takich kart.
text-ying-bu = NATARCIE: weź na rękę kartę o wartości 1–5 ze stosu kart odrzuconych.
text-han-xin = Odbij kontrę: rywal musi przebić własny ostatni zestaw albo spasować; zdobywa za to 1 PZ.
text-liu-bang = Liczy się jako 10, ale tylko przeciw pojedynczej dziewiątce.
text-xiang-yu = Spasuj w kontrze; wszystkie PZ zdobyte do końca tego starcia liczą się podwójnie.
text-cao-shen = Generał bez zdolności; w talii są trzy takie karty.
text-long-ju = Generał bez zdolności; w talii są dwie takie karty.
text-emperor = Najwyższa karta; przebija ją tylko Liu Bang.

short-xiong-xin = do każdego zestawu
short-chen-ping = doradca
short-fan-zeng = od sześciu: PZ
short-ji-bu = natarcie: podgląd 4
short-yu-ji = natarcie: odrzuć 1
short-lyu-zhi = reakcja: anuluj
short-xiao-he = reakcja: przywróć
short-peng-yue = równa wystarczy
short-xiahou-ying = pas i natarcie
short-zhongli-mo = zestaw różnych kart
short-rank-four = oficer
short-zhang-liang = strateg
short-ying-bu = natarcie: weź 1–5
short-han-xin = odbij kontrę
short-liu-bang = 10 przeciw 9
short-xiang-yu = pas, PZ razy dwa
short-cao-shen = generał
short-long-ju = generał
short-emperor = najwyższa karta

## Wydarzenia

name-calm = Cisza
name-restraint = Powściągliwość
name-warlords = Wodzowie
name-banquet-at-hongmen = Bankiet w Hongmen
name-race-to-hangu-pass = Pęd ku przełęczy Hangu
name-battle-of-gaixia = Bitwa pod Gaixia
name-stability = Stabilizacja
name-treaty-of-hong-canal = Traktat z Kanału Hong
name-mandate-of-heaven = Mandat Niebios
name-rapid-advance = Nagła szarża
name-sound-advice = Rozsądna porada

effect-calm = Brak efektu.
effect-restraint = Kto się wyczerpie, zdobywa 2 PZ za każdy dekret rywala i traci 1 PZ za każdy własny.
effect-warlords = Trzy dekrety wypadają z gry, a sześć kart leży odkrytych. W każdym zagraniu można wykorzystać jedną z nich: dla zdolności albo w zestawie.
effect-banquet-at-hongmen = Jeden dekret wypada z gry, a dwie karty leżą odkryte. Zamiast brać dekret, można wymienić kartę z ręki na jedną z nich.
effect-race-to-hangu-pass = Zamiast brać dekret, można wyłożyć tu kartę z ręki: najpierw jedynkę, potem zawsze o 1 wyższą. Kto wyłożył najwyższą kartę, zdobywa 3 PZ na końcu starcia.
effect-battle-of-gaixia = Bez ograniczenia do 5 PZ za karty, które zostały rywalowi na ręce.
effect-stability = Kto pasuje, zdobywa 1 PZ. Zwycięstwo sprawdza się dopiero na końcu starcia.
effect-treaty-of-hong-canal = Kto bierze dekret, ogląda obie dobrane karty, jedną daje rywalowi, a drugą zatrzymuje.
effect-mandate-of-heaven = Kto pasuje, może wziąć na rękę jedną z kart zagranych w tym sztychu.
effect-rapid-advance = Dekret można wziąć tylko w kontrze.
effect-sound-advice = Każdy zestaw o wartości 1 daje zagrywającemu 2 PZ. Zwycięstwo sprawdza się dopiero na końcu starcia.

## Stół

table-battle = Starcie { $battle }
table-event = Wydarzenie: { $event }. { $effect }
table-no-event = Bez wydarzenia.
table-score = Wynik: { $mine } (ty) { $my_vp }, { $theirs } { $their_vp }; cel to { $goal }.
table-score-open = Wynik: { $mine } { $my_vp }, { $theirs } { $their_vp }; cel to { $goal }.
table-doubled = W tym starciu wszystkie PZ liczą się podwójnie (Xiang Yu).
table-decrees = Dekrety: ty { $mine }, { $theirs } { $other }, w puli { $supply }.
table-decrees-open = Dekrety: { $mine } { $my }, { $theirs } { $other }, w puli { $supply }.
table-draw = Stos dobierania: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}, z czego do dobrania { $left }.
table-draw-known = Stos dobierania od góry, o ile go znasz: { $cards }.
table-rival = { $name } ma na ręce { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
table-rival-known = { $name } ma na ręce { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
}; z tego znasz: { $cards }.
table-bared = { $name } widzi twoje karty.
table-display = Odkryte przy wydarzeniu: { $cards }.
table-display-none = Odkryte przy wydarzeniu: nic.
table-row = Przełęcz Hangu: { $cards }; ostatnia karta: { $who ->
    [you] twoja
   *[other] { $name }
}.
table-row-none = Przełęcz Hangu: jeszcze bez kart; zaczyna się od jedynki.
table-trick = Sztych do tej pory:
table-trick-none = W tym sztychu nie zagrano jeszcze żadnej karty.
table-played-set = { $who ->
    [you] ty: { $set }
   *[other] { $name }: { $set }
}
table-played-ability = { $who ->
    [you] ty: zdolność { $ability }
   *[other] { $name }: zdolność { $ability }
}
table-played-ability-set = { $who ->
    [you] ty: { $ability } i { $set }
   *[other] { $name }: { $ability } i { $set }
}
table-beat = Do przebicia: { $set }.
table-hand = Twoje karty ({ $count }):
table-hand-of = Karty gracza { $name } ({ $count }):
table-discard = Karty odrzucone ({ $count }):
table-discard-none = Stos kart odrzuconych jest pusty.
table-discard-brief = Karty odrzucone: { $cards }.
table-count = { $value } ×{ $count }

mark-attack = natarcie

## Pytania

title-lead = Twoje natarcie
title-counter = Twoja kontra
title-cancel = Reakcja
title-treaty = Traktat z Kanału Hong
title-mandate = Mandat Niebios

ask-lead = Zagraj jedną kartę albo kilka o tej samej wartości. Wcześniej możesz wziąć dekret i użyć jednej zdolności NATARCIE.
ask-counter = Przebij { $set }: zagraj { $size ->
    [one] 1 kartę o wartości wyższej niż { $beat }
    [few] { $size } karty o jednej wartości, wyższej niż { $beat },
   *[many] { $size } kart o jednej wartości, wyższej niż { $beat },
} albo spasuj.
ask-cancel = { $name } używa zdolności { $against }. Anulujesz ją kartą { $with }?
ask-cancel-back = { $name } anuluje twoją zdolność { $ability } kartą Lyu Zhi. Przywracasz ją kartą { $with }?
ask-treaty = Dobrane karty: { $cards }. Którą z nich dostanie { $rival }?
ask-mandate = Pasujesz. Czy bierzesz na rękę jedną z kart tego sztychu?

## Wybory

do-lead = Zagraj { $set }
do-counter = Skontruj: zagraj { $set }
do-pass = Spasuj; { $rival } będzie w natarciu
do-pass-cancel = Bez reakcji
do-pass-mandate = Nie bierz żadnej karty
do-decree = Weź dekret i dobierz 2 karty
do-swap = Wymień: oddaj { $give }, weź { $take }
do-place = Wyłóż { $card } na przełęcz Hangu zamiast brać dekret
do-cancel = Anuluj kartą { $with }
do-cancel-back = Przywróć ją kartą { $with }
do-give = Oddaj rywalowi { $card }
do-take = Weź na rękę { $card }
do-ji-bu = Ji Bu (natarcie): podejrzyj 4 wierzchnie karty
do-yu-ji = Yu Ji (natarcie): odrzuć { $card }
do-ying-bu = Ying Bu (natarcie): weź z kart odrzuconych { $card }
do-peng-yue = Peng Yue: skontruj zestawem o równej wartości, zagraj { $set }
do-zhongli-mo = Zhongli Mo i karty { $cards }: { $set }
do-peng-yue-zhongli-mo = Peng Yue i Zhongli Mo oraz karty { $cards }: { $set }
do-xiahou-ying = Xiahou Ying: spasuj, a mimo to następne natarcie jest twoje; { $rival } zdobywa 3 PZ
do-han-xin = Han Xin: { $rival } musi przebić własny zestaw albo spasować i zdobywa 1 PZ
do-liu-bang = Liu Bang jako 10
do-xiang-yu = Xiang Yu: spasuj; odtąd wszystkie PZ w tym starciu liczą się podwójnie

open-lead = Zagraj zestaw kart o tej samej wartości
open-counter = Skontruj zestawem
open-pass = Spasuj
open-decree = Weź dekret i dobierz 2 karty
open-swap = Wymień kartę z ręki na odkrytą
open-place = Wyłóż kartę na przełęcz Hangu
open-cancel = Anuluj
open-give = Oddaj kartę rywalowi
open-take = Weź kartę z tego sztychu
open-ji-bu = Ji Bu (natarcie): podejrzyj 4 wierzchnie karty
open-yu-ji = Yu Ji (natarcie): odrzuć kartę
open-ying-bu = Ying Bu (natarcie): weź kartę ze stosu kart odrzuconych
open-lyu-zhi = Lyu Zhi: anuluj zdolność
open-xiao-he = Xiao He: przywróć anulowaną zdolność
open-peng-yue = Peng Yue i zestaw o równej wartości
open-zhongli-mo = Zhongli Mo i karty o różnych wartościach
open-peng-yue-zhongli-mo = Peng Yue i Zhongli Mo razem
open-xiahou-ying = Xiahou Ying: spasuj, następne natarcie jest twoje
open-han-xin = Han Xin: odbij kontrę
open-liu-bang = Liu Bang jako 10
open-xiang-yu = Xiang Yu: spasuj i podwój wszystkie PZ

word-lead = graj, zagraj, wyjdź
word-counter = kontra, kontruj, przebij, graj, zagraj
word-pass = pas, pasuj, spasuj, nie
word-decree = dekret
word-swap = wymień, zamień
word-place = wyłóż, połóż
word-cancel = anuluj
word-give = oddaj, daj
word-take = weź
words-between = za, na, i, oraz, z

slot-set = zestaw
slot-discard = karta do odrzucenia
slot-take = karta do wzięcia
slot-give = karta do oddania
slot-card = karta

## Co się stało

event-battle = Zaczyna się starcie { $battle }. { $who ->
    [you] Jesteś w natarciu.
   *[other] W natarciu jest { $name }.
}
event-lead = { $who ->
    [you] W natarciu zagrywasz { $set }.
   *[other] { $name } w natarciu zagrywa { $set }.
}
event-counter = { $who ->
    [you] Kontrujesz: zagrywasz { $set }.
   *[other] { $name } kontruje: zagrywa { $set }.
}
event-stands = { $size ->
    [one] To jedna karta o wartości { $value }.
   *[other] To zestaw { $size } kart o wartości { $value }.
}
event-decree = { $who ->
    [you] Bierzesz dekret i dobierasz 2 karty.
   *[other] { $name } bierze dekret i dobiera 2 karty.
}
event-decree-drawn = { $who ->
    [you] Bierzesz dekret i dobierasz: { $cards }.
   *[other] { $name } bierze dekret i dobiera: { $cards }.
}
event-give = { $name } oddaje jedną z dwóch kart; dostaje ją { $to }.
event-give-given = { $who ->
    [you] Oddajesz { $card }; dostaje ją { $to }.
   *[other] { $name } oddaje { $card }; { $to_who ->
        [you] dostajesz ją ty
       *[other] dostaje ją { $to }
    }.
}
event-swap = { $who ->
    [you] Wymieniasz { $give } na { $take }.
   *[other] { $name } wymienia { $give } na { $take }.
}
event-place = { $who ->
    [you] Wykładasz { $card } na przełęcz Hangu.
   *[other] { $name } wykłada { $card } na przełęcz Hangu.
}
event-pass = { $who ->
    [you] Pasujesz.
   *[other] { $name } pasuje.
}
event-trick = { $who ->
    [you] Karty sztychu zostają odrzucone. Jesteś w natarciu.
   *[other] Karty sztychu zostają odrzucone. W natarciu jest { $name }.
}
event-take = { $who ->
    [you] Bierzesz na rękę { $card } { $rule ->
        [CH-531] ze stosu kart odrzuconych
       *[CH-891] z tego sztychu
    }.
   *[other] { $name } bierze na rękę { $card } { $rule ->
        [CH-531] ze stosu kart odrzuconych
       *[CH-891] z tego sztychu
    }.
}
event-ability = { $who ->
    [you] Używasz zdolności { $ability }.
   *[other] { $name } używa zdolności { $ability }.
}
event-ability-cards = { $who ->
    [you] Używasz zdolności
   *[other] { $name } używa zdolności
} { $id ->
    [yu-ji] { $ability }, by odrzucić kartę: { $cards }.
    [ying-bu] { $ability }, by wziąć kartę: { $cards }.
   *[other] { $ability } z kartami: { $cards }.
}
event-no-reaction = Bez reakcji.
event-cancel = { $who ->
    [you] Anulujesz
   *[other] { $name } anuluje
} { $card_id ->
    [xiao-he] to kartą Xiao He: zdolność { $ability } działa.
   *[other] zdolność { $ability } kartą Lyu Zhi.
}
event-cancelled = Zdolność { $ability } nie działa, a karta zostaje odrzucona.
event-cancelled-cards = Zdolność { $ability } nie działa, a karta zostaje odrzucona; wracają: { $cards }.
event-look = { $name } podgląda { $count ->
    [one] 1 wierzchnią kartę
    [few] { $count } wierzchnie karty
   *[many] { $count } wierzchnich kart
} stosu dobierania.
event-look-cards = { $who ->
    [you] Widzisz
   *[other] { $name } widzi
} na wierzchu stosu dobierania: { $cards }.
event-bare = { $who ->
    [you] Do końca starcia grasz w otwarte karty.
   *[other] { $name } do końca starcia gra w otwarte karty.
}
event-bare-hand = { $name } do końca starcia gra w otwarte karty: { $cards }.
event-discard = { $who ->
    [you] Odrzucasz { $card }.
   *[other] { $name } odrzuca { $card }.
}
event-vp = { $who ->
    [you] Zdobywasz { $points } PZ { $reason }, masz { $total }.
   *[other] { $name } zdobywa { $points } PZ { $reason }, ma { $total }.
}
event-vp-none = { $who ->
    [you] Nie zdobywasz PZ { $reason }, masz { $total }.
   *[other] { $name } nie zdobywa PZ { $reason }, ma { $total }.
}
event-vp-loss = { $who ->
    [you] Tracisz { $points } PZ { $reason }, masz { $total }.
   *[other] { $name } traci { $points } PZ { $reason }, ma { $total }.
}
event-doubled = Odtąd wszystkie PZ w tym starciu liczą się podwójnie.
event-out-left = { $who ->
    [you] Wyczerpujesz się! { $rival } zostaje z kartami: { $cards }.
   *[other] { $name } wyczerpuje się! { $rival_who ->
        [you] Zostają ci karty: { $cards }.
       *[other] { $rival } zostaje z kartami: { $cards }.
    }
}
event-out = { $who ->
    [you] Wyczerpujesz się! Nikomu nie została żadna karta.
   *[other] { $name } wyczerpuje się! Nikomu nie została żadna karta.
}
event-over = { $who ->
    [you] Wygrywasz { $winner_vp } do { $loser_vp }.
   *[other] { $name } wygrywa { $winner_vp } do { $loser_vp }.
}
event-undo = { $who ->
    [you] Cofasz ostatni ruch.
   *[other] { $name } cofa ostatni ruch.
}

reason-CH-311 = za zestaw co najmniej sześciu dwójek
reason-CH-562 = dzięki karcie Xiahou Ying
reason-CH-572 = dzięki karcie Han Xin
reason-CH-706 = za wyczerpanie
reason-CH-854 = za przełęcz Hangu
reason-CH-871 = za pas
reason-CH-897 = za zestaw o wartości 1

over-CH-712 = Wynik 31 PZ w trakcie starcia daje zwycięstwo od razu.
over-CH-715 = Wynik 31 PZ został osiągnięty przy punktowaniu starcia.
over-CH-804 = Obie strony mają co najmniej 31 PZ: wygrywa wyższy wynik.
over-CH-805 = Obie strony mają tyle samo, co najmniej 31 PZ: wygrywa ten, kto się wyczerpał.

## Dlaczego nie

why-CH-203 = W sztychu można użyć tylko jednej zdolności NATARCIE.
why-CH-204 = Szansa na dekret przed tym zagraniem jest już wykorzystana.
why-CH-206 = Gracz w natarciu musi zagrać zestaw i nie może spasować.
why-CH-208 = W kontrze można wziąć najwyżej jeden dekret, a potem trzeba przebić ostatni zestaw albo spasować.
why-CH-211 = Kontra musi liczyć dokładnie tyle kart, ile zestaw zagrany w natarciu.
why-CH-212 = Kontra musi mieć wartość wyższą niż ostatni zestaw.
why-CH-217 = Zdolności NATARCIE są tylko dla gracza w natarciu, zanim zagra zestaw.
why-CH-218 = Po anulowaniu twojego zagrania musisz zagrać zestaw: bez zdolności NATARCIE i bez dekretu.
why-CH-301 = Wszystkie karty zestawu muszą mieć tę samą wartość; tylko 0 pasuje do każdego zestawu.
why-CH-402 = Wszystkie dekrety tego starcia są już wzięte.
why-CH-501 = Do użycia zdolności potrzebna jest jej karta.
why-CH-503 = Możesz tylko anulować zdolność albo tego nie robić.
why-CH-504 = W jednym zagraniu można użyć tylko jednej zdolności.
why-CH-506 = Ta zdolność zmienia kontrę albo pas, więc gracz w natarciu nie może jej użyć.
why-CH-508 = Ta karta nie ma innej zdolności niż reakcja; w twojej turze jest zwykłą trójką.
why-CH-521 = Yu Ji odrzuca dokładnie jedną kartę z twojej ręki.
why-CH-522 = Yu Ji wymaga jeszcze jednej karty na ręce, którą można odrzucić.
why-CH-532 = W stosie kart odrzuconych nie ma karty o wartości 1–5.
why-CH-535 = Ying Bu bierze ze stosu kart odrzuconych dokładnie jedną kartę o wartości 1–5.
why-CH-541 = Peng Yue wymaga zestawu o potrzebnej liczbie kart i wartości równej ostatniemu zestawowi.
why-CH-542 = Peng Yue nie wlicza się do zestawu: sam zestaw musi liczyć tyle kart, ile trzeba.
why-CH-543 = Z Peng Yue wartość musi być dokładnie równa, a nie wyższa.
why-CH-549 = W zestawie Zhongli Mo żadna wartość nie może się powtórzyć.
why-CH-550 = Zhongli Mo wymaga co najmniej dwóch innych kart o różnych wartościach.
why-CH-551 = Zestaw Zhongli Mo w kontrze musi liczyć tyle kart, ile trzeba, a jego najniższa karta musi przebijać ostatni zestaw.
why-CH-582 = Liu Bang liczy się jako 10 tylko przeciw jednej, pojedynczej dziewiątce.
why-CH-601 = Aby anulować zdolność, trzeba mieć kartę Lyu Zhi.
why-CH-608 = Aby przywrócić anulowaną zdolność, trzeba mieć kartę Xiao He.
why-CH-612 = Reakcję zagrywa się zaraz po zdolności, nigdy później.
why-CH-613 = Twoja zdolność NATARCIE została anulowana: w tym sztychu nie można użyć kolejnej.
why-CH-615 = Twoja zdolność została w tej turze anulowana: nie można już wziąć dekretu.
why-CH-807 = Szansa na dekret w tej turze jest już wykorzystana; liczy się także to, co wydarzenie daje w zamian.
why-CH-808 = Przy tym stole opcja wydarzenia wymaga dekretu w puli.
why-CH-809 = W tej turze anulowano twoją zdolność, więc nie możesz też skorzystać z opcji, która zastępuje dekret.
why-CH-833 = W jednym zagraniu można wykorzystać tylko jedną odkrytą kartę.
why-CH-843 = Tylko podczas Bankietu w Hongmen, zamiast dekretu: jedna karta z twojej ręki za jedną odkrytą kartę.
why-CH-851 = Kartę dokłada się do rzędu tylko podczas Pędu ku przełęczy Hangu, zamiast brać dekret.
why-CH-852 = Rząd zaczyna się od jedynki, a każda następna karta jest wyższa dokładnie o 1.
why-CH-853 = Karty 0 nigdy nie można dołożyć do rzędu.
why-CH-881 = Traktat z Kanału Hong: oddajesz jedną z dwóch dobranych kart.
why-CH-891 = Mandat Niebios: pasując, możesz wziąć jedną kartę z tego sztychu albo żadnej.
why-CH-893 = Można wziąć tylko kartę zagraną w tym sztychu.
why-CH-896 = W tym starciu dekret można wziąć tylko w kontrze.

fact-values = Wartości twoich kart: { $values }.
fact-value = Wartość twojego zestawu: { $value }.
fact-beat = Do przebicia: wartość { $beat }.
fact-size = Potrzeba: { $size ->
    [one] dokładnie 1 karty
   *[other] dokładnie { $size } kart
}.
fact-row = { $row ->
    [0] Następna w rzędzie: jedynka.
   *[other] Następna w rzędzie: { $next }.
}
fact-card = Nie masz karty { $card }.
fact-item = Tej karty nie można tu wybrać: { $item }.

## Ustawienia stołu

setting-events = karty wydarzeń
setting-han_player = kto gra klanem Han
setting-campaign = kampania (domowa)
setting-campaign-house-road-to-xianyang = Droga do Xianyang
setting-campaign-house-contention = Zmagania Chu i Han
setting-zhongli_values_all_different = Zhongli Mo: wszystkie wartości różne
setting-zhongli_min_cards = Zhongli Mo: najmniej kart
setting-one_ability_per_play = jedna zdolność w zagraniu
setting-liu_bang_only_single_nine = Liu Bang tylko przeciw pojedynczej dziewiątce
setting-doubling_applies_to_both = Xiang Yu podwaja obu graczom
setting-event_option_with_empty_supply = opcje wydarzeń przy pustej puli
setting-warlords_reactions_from_display = reakcje kartami odkrytymi (Wodzowie)

## Przykłady do pomocy

sample-why = graj 7 8
sample-rule = CH-541
sample-word = dekret
sample-card = ji-bu
help-moves =
    Ruchy: wpisz numer wyboru. Gdzie potrzebne są karty, podaj je przez wartość albo nazwę:
      „1 7 7”, „graj 7 7”, „graj 7x2” albo „graj 77” to dwie siódemki; „zhongli-mo 2 4 7”, „graj ji-bu”.
      Karta odkryta przy wydarzeniu ma przed sobą gwiazdkę: „graj 4 *4”.
label-lead = Zagraj zestaw
label-counter = Skontruj zestawem
full-decrees = Dekrety
full-beat = do przebicia

# Starcie jest w tej grze tym, czym w innych runda.
game-ui-pass-round = Reakcje: pasujesz do końca tego starcia („automat tak” to zmienia).
game-ui-help-pass =
    pas runda                       pasuj we wszystkich reakcjach do końca tego starcia
