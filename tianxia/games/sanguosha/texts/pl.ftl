# Sanguosha po polsku. Plik angielski ma te same klucze. Imiona bohaterów się nie odmieniają, więc stoją w mianowniku albo
# po słowie „gracz”. Karty się odmieniają: .gen to dopełniacz, .acc biernik, a zdanie prosi o nie: GEN($card), ACC($cards).
# $who to "you" albo "other", $name zaczyna zdanie i może być liczbą mnogą: AGREE($name, "używa", "używają").

goal = Ukryte role w epoce Trzech Królestw. Władca i Lojaliści muszą zabić wszystkich Buntowników i Szpiegów; Buntownicy wygrywają, gdy zginie Władca; Szpieg musi przeżyć wszystkich.
player = Gracz { $number }
    .gen = Gracza { $number }
    .dat = Graczowi { $number }
    .ins = Graczem { $number }
    .loc = Graczu { $number }
# Bohater w zdaniu: chińskich imion się nie odmienia, więc w przypadkach stoi przed nimi „gracz”.
hero-in = { $name }
    .gen = gracza { $name }
    .dat = graczowi { $name }
    .ins = graczem { $name }
    .loc = graczu { $name }
you = ty
    .gen = ciebie
    .dat = tobie
    .ins = tobą
    .loc = tobie

## Role, królestwa, kolory, fazy, zestawy

role-ruler = Władca
role-loyalist = Lojalista
role-rebel = Buntownik
role-spy = Szpieg
goal-ruler = Zabij wszystkich Buntowników i Szpiegów i zostań przy życiu.
goal-loyalist = Chroń Władcę i zabij wszystkich Buntowników i Szpiegów. Wygrywasz razem z Władcą, nawet po śmierci.
goal-rebel = Zabij Władcę. Wszyscy Buntownicy wygrywają razem, nawet po śmierci.
goal-spy = Przeżyj wszystkich: najpierw muszą zginąć wszyscy inni, a na końcu Władca.
count-ruler = { $count ->
    [one] 1 Władca
    [few] { $count } Władcy
   *[many] { $count } Władców
}
count-loyalist = { $count ->
    [one] 1 Lojalista
    [few] { $count } Lojaliści
   *[many] { $count } Lojalistów
}
count-rebel = { $count ->
    [one] 1 Buntownik
    [few] { $count } Buntownicy
   *[many] { $count } Buntowników
}
count-spy = { $count ->
    [one] 1 Szpieg
    [few] { $count } Szpiedzy
   *[many] { $count } Szpiegów
}

kingdom-wei = Wei
kingdom-shu = Shu
kingdom-wu = Wu
kingdom-neutral = Niezależni
kingdom-god = Bóstwo
kingdom-jin = Jin

gender-male = mężczyzna
gender-female = kobieta
gender-both = mężczyzna i kobieta

suit-spade = pik
suit-heart = kier
suit-club = trefl
suit-diamond = karo
suit-none = bez koloru
colour-black = czarna
colour-red = czerwona
colour-none = bez barwy
element-normal = zwykłe
element-fire = od ognia
element-lightning = od pioruna
element-ice = od lodu

phase-beginning = faza początku
    .acc = fazę początku
phase-judgement = faza osądu
    .acc = fazę osądu
phase-draw = faza dobierania
    .acc = fazę dobierania
phase-action = faza akcji
    .acc = fazę akcji
phase-discard = faza odrzucania
    .acc = fazę odrzucania
phase-end = faza końca
    .acc = fazę końca

type-basic = karta podstawowa
type-tactic = taktyka
type-delayed = taktyka odroczona
type-equipment = ekwipunek
slot-weapon = broń
slot-armor = zbroja
slot-plus-horse = koń +1
slot-minus-horse = koń -1
slot-treasure = skarb

kind-normal = zdolność
kind-passive = zdolność stała
kind-ruler = zdolność Władcy
kind-awakening = przebudzenie
kind-limited = raz w grze
kind-not-yet-owned = do zdobycia
kind-family = zdolność rodu
kind-spirited = zdolność zrywu
kind-rhythm = zdolność rytmu
kind-forced-order = rozkaz
kind-combo = kombinacja
kind-martial-arts = sztuka walki

set-standard = Podstawowy
set-wind = Wiatr
set-fire = Ogień
set-forest = Las
set-mountain = Góra
set-gods = Bóstwa
set-rulebook = Z instrukcji
set-mechanics = Mechaniki
set-house = Własny

token-rage = Szał
token-endure = Wytrwałość
token-nightmare = Koszmar
token-tongue = Język
explain-token-rage = Gniew Boskiego Lu Bu, którym płaci za swoje zdolności.
explain-token-endure = Zbiera ją Boski Sima Yi: od niej zależy jego przebudzenie i nią płaci za zdolności.
explain-token-nightmare = Daje je Boski Guan Yu; kto ma ich najwięcej, gdy ginie, może zginąć razem z nim.
explain-token-tongue = Liczy je Wang Lang: z siódmym ginie.
explain-token-heart = Liczy je Cao Mao, począwszy od 20; przy 99 jest gotów ruszyć na śmierć.
explain-token-gold-rich-stipend = Złoto Cao Songa: posiadacz dobiera o 4 karty więcej w fazie dobierania i może użyć jednej Sha więcej.
explain-token-gold-craze = Złoto Cao Songa: na początku tury posiadacz pomija następną fazę akcji i następną fazę odrzucania.
explain-token-gold-ill-bargain = Złoto Cao Songa: posiadacz traci 1 PŻ na początku fazy akcji i ma limit ręki mniejszy o 3.
explain-token-gold-ear-of-the-gods = Złoto Cao Songa: posiadacza rani tylko piorun.
explain-token-gold-closed-doors = Złoto Cao Songa: w fazie początku posiadacz pomija następną fazę dobierania.
explain-token-gold-great-trust = Złoto Cao Songa: posiadacz odzyskuje 3 PŻ na koniec tury.
explain-token-dragon-seal = Dał ją Sima Hui: kto ją ma, ma Plan ognia, a z obiema pieczęciami także Palący żar.
explain-token-phoenix-seal = Dał ją Sima Hui: kto ją ma, ma Połączone ogniwa, a z obiema pieczęciami także Palący żar.
label-wound = Rana
label-field = Pole
label-star = Gwiazda
label-supply = Zapas

## Karty

card-sha = Sha
card-lightning-sha = Piorunowa Sha
    .gen = Piorunowej Sha
    .acc = Piorunową Sha
card-fire-sha = Ognista Sha
    .gen = Ognistej Sha
    .acc = Ognistą Sha
card-ice-sha = Lodowa Sha
    .gen = Lodowej Sha
    .acc = Lodową Sha
card-stab-sha = Kłująca Sha
    .gen = Kłującej Sha
    .acc = Kłującą Sha
card-dodge = Unik
    .gen = Uniku
card-peach = Brzoskwinia
    .gen = Brzoskwini
    .acc = Brzoskwinię
card-wine = Wino
    .gen = Wina
card-shadow = Cień
    .gen = Cienia
card-duel = Pojedynek
    .gen = Pojedynku
card-barbarians = Barbarzyńcy
    .gen = Barbarzyńców
    .acc = Barbarzyńców
card-raining-arrows = Deszcz strzał
    .gen = Deszczu strzał
card-truce = Rozejm
    .gen = Rozejmu
card-harvest = Żniwa
    .gen = Żniw
card-dismantle = Rozbiórka
    .gen = Rozbiórki
    .acc = Rozbiórkę
card-snatch = Kradzież
    .gen = Kradzieży
card-coerce = Przymus
    .gen = Przymusu
card-out-of-nothing = Z niczego
    .gen = karty Z niczego
    .acc = kartę Z niczego
card-negate = Negacja
    .gen = Negacji
    .acc = Negację
card-blaze = Pożoga
    .gen = Pożogi
    .acc = Pożogę
card-iron-shackle = Żelazny łańcuch
    .gen = Żelaznego łańcucha
card-total-trust = Pełne zaufanie
    .gen = Pełnego zaufania
card-loot-a-burning-house = Łupienie pogorzeliska
    .gen = Łupienia pogorzeliska
card-catch-off-guard = Zaskoczenie
    .gen = Zaskoczenia
card-demobilization = Demobilizacja
    .gen = Demobilizacji
    .acc = Demobilizację
card-acedia = Acedia
    .gen = Acedii
    .acc = Acedię
card-famine = Głód
    .gen = Głodu
card-lightning = Piorun
    .gen = Pioruna
card-zhuge-crossbow = Kusza Zhuge
    .gen = Kuszy Zhuge
    .acc = Kuszę Zhuge
card-gender-double-swords = Podwójne miecze
    .gen = Podwójnych mieczy
card-blue-steel-blade = Ostrze z błękitnej stali
    .gen = Ostrza z błękitnej stali
card-frozen-sword = Lodowy miecz
    .gen = Lodowego miecza
card-ancient-blade = Starożytne ostrze
    .gen = Starożytnego ostrza
card-green-dragon-crescent-blade = Glewia zielonego smoka
    .gen = Glewii zielonego smoka
    .acc = Glewię zielonego smoka
card-serpent-halberd = Wężowa halabarda
    .gen = Wężowej halabardy
    .acc = Wężową halabardę
card-rock-cleaving-axe = Topór łupiący skały
    .gen = Topora łupiącego skały
card-heaven-scorching-halberd = Halabarda paląca niebo
    .gen = Halabardy palącej niebo
    .acc = Halabardę palącą niebo
card-feather-fan = Wachlarz z piór
    .gen = Wachlarza z piór
card-kirin-bow = Łuk kirina
    .gen = Łuku kirina
card-eight-trigrams-formation = Formacja ośmiu trygramów
    .gen = Formacji ośmiu trygramów
    .acc = Formację ośmiu trygramów
card-black-shield = Czarna tarcza
    .gen = Czarnej tarczy
    .acc = Czarną tarczę
card-wooden-armor = Drewniana zbroja
    .gen = Drewnianej zbroi
    .acc = Drewnianą zbroję
card-lion-helmet = Lwi hełm
    .gen = Lwiego hełmu
card-shadow-runner = Biegnący cień
    .gen = Biegnącego cienia
card-hex-mark = Złowróżbne znamię
    .gen = Złowróżbnego znamienia
card-yellow-flash = Żółta błyskawica
    .gen = Żółtej błyskawicy
    .acc = Żółtą błyskawicę
card-chestnut-steed = Kasztanek
    .gen = Kasztanka
    .acc = Kasztanka
card-red-hare = Czerwony zając
    .gen = Czerwonego zająca
    .acc = Czerwonego zająca
card-ferghana-horse = Koń z Fergany
    .gen = Konia z Fergany
    .acc = Konia z Fergany
card-violet-stallion = Fioletowy ogier
    .gen = Fioletowego ogiera
    .acc = Fioletowego ogiera
card-wooden-cow = Drewniana krowa
    .gen = Drewnianej krowy
    .acc = Drewnianą krowę
card-hidden-blade = Ukryte ostrze
    .gen = Ukrytego ostrza

text-sha = W swojej fazie akcji użyj jej na innym bohaterze w zasięgu: jeśli nie użyje Uniku, otrzymuje 1 obrażenie. Jedna Sha w każdej fazie akcji.
text-lightning-sha = Sha, która zadaje obrażenia od pioruna: przenoszą się one między bohaterami w łańcuchach.
text-fire-sha = Sha, która zadaje obrażenia od ognia: przenoszą się one między bohaterami w łańcuchach i palą Drewnianą zbroję.
text-ice-sha = Sha, która zadaje obrażenia od lodu. Zamiast nich możesz odrzucić 2 karty celu, jedną po drugiej.
text-stab-sha = Sha, ale cel, który użył Uniku, musi jeszcze odrzucić kartę z ręki, jeśli ją ma; inaczej Sha i tak go trafia.
text-dodge = Użyj go, gdy ktoś użył na tobie Sha: Sha nie działa. Zagraj go przeciw Deszczowi strzał.
text-peach = W swojej fazie akcji, gdy masz rany: odzyskaj 1 PŻ. Na progu śmierci każdy może jej użyć na umierającym: odzyskuje on 1 PŻ.
text-wine = Raz w swojej turze, w fazie akcji: twoja następna Sha w tej turze zadaje o 1 obrażenie więcej. Albo na własnym progu śmierci: odzyskaj 1 PŻ.
text-shadow = Nie można jej ani użyć, ani zagrać. Zamiast na stos kart odrzuconych trafia poza grę.
text-duel = Na innym bohaterze: na przemian zagrywacie Sha, on pierwszy. Kto nie zagra, otrzymuje 1 obrażenie od drugiego.
text-barbarians = Na wszystkich innych bohaterach: każdy zagrywa Sha albo otrzymuje 1 obrażenie.
text-raining-arrows = Na wszystkich innych bohaterach: każdy zagrywa Unik albo otrzymuje 1 obrażenie.
text-truce = Na wszystkich bohaterach: każdy odzyskuje 1 PŻ.
text-harvest = Odsłania się tyle kart, ilu jest bohaterów; zaczynając od ciebie, każdy bierze jedną.
text-dismantle = Na innym bohaterze: odrzuć kartę z jego ręki, ekwipunku albo strefy osądu.
text-snatch = Na innym bohaterze w odległości 1: weź kartę z jego ręki, ekwipunku albo strefy osądu.
text-coerce = Na innym bohaterze z bronią; wskaż bohatera w jego zasięgu: używa on na nim Sha albo oddaje ci broń.
text-out-of-nothing = Dobierz 2 karty.
text-negate = Użyj jej, gdy taktyka ma zadziałać na bohatera: nie działa na niego. Powstrzymuje też inną Negację.
text-blaze = Na bohaterze z kartami na ręce: pokazuje jedną z nich; jeśli odrzucisz kartę z ręki w tym samym kolorze, otrzymuje 1 obrażenie od ognia.
text-iron-shackle = Na jednym lub dwóch bohaterach: skuj wolnych, uwolnij skutych. Obrażenia od żywiołów zadane skutemu przenoszą się na wszystkich skutych. Albo przekuj ją: odłóż i dobierz kartę.
text-total-trust = Na innym bohaterze w odległości 1: weź do 2 kart z jego stref, a potem daj mu tyle samo kart z ręki.
text-loot-a-burning-house = Na innym bohaterze z kartami na ręce: losowa z nich zostaje pokazana; oddaje ci ją albo otrzymuje 1 obrażenie.
text-catch-off-guard = Na innym bohaterze z kartami na ręce: losowa z nich zostaje pokazana; jeśli ma inny kolor niż ta karta, otrzymuje 1 obrażenie.
text-demobilization = Na bohaterze z ekwipunkiem: cały jego ekwipunek wraca mu na rękę.
text-acedia = Połóż ją w strefie osądu innego bohatera. W jego fazie osądu następuje osąd: jeśli to nie kier, pomija on fazę akcji.
text-famine = Połóż go w strefie osądu innego bohatera w odległości 1. W jego fazie osądu następuje osąd: jeśli to nie trefl, pomija on fazę dobierania.
text-lightning = Połóż go w swojej strefie osądu. W fazie osądu: pik od 2 do 9 to 3 obrażenia od pioruna, od nikogo; inaczej przechodzi on do następnego bohatera.
text-zhuge-crossbow = Broń, zasięg 1. Możesz użyć dowolnej liczby Sha w fazie akcji.
text-gender-double-swords = Broń, zasięg 2. Gdy celem twojej Sha jest bohater innej płci, możesz kazać mu wybrać: odrzuca kartę z ręki albo ty dobierasz kartę.
text-blue-steel-blade = Broń, zasięg 2. Twoja Sha pomija zbroję celu.
text-frozen-sword = Broń, zasięg 2. Gdy twoja Sha ma zranić cel, który ma karty, możesz zamiast tego odrzucić 2 jego karty, jedną po drugiej.
text-ancient-blade = Broń, zasięg 2. Twoja Sha zadaje o 1 obrażenie więcej celowi bez kart na ręce.
text-green-dragon-crescent-blade = Broń, zasięg 3. Gdy ktoś uniknie twojej Sha, możesz użyć na nim następnej.
text-serpent-halberd = Broń, zasięg 3. Możesz użyć lub zagrać dowolne 2 karty z ręki jako Sha.
text-rock-cleaving-axe = Broń, zasięg 3. Gdy ktoś uniknie twojej Sha, możesz odrzucić 2 karty: Sha i tak trafia.
text-heaven-scorching-halberd = Broń, zasięg 4. Sha, która jest twoją ostatnią kartą na ręce, może mieć do 2 celów więcej.
text-feather-fan = Broń, zasięg 4. Możesz zmienić zwykłą Sha w Ognistą Sha.
text-kirin-bow = Broń, zasięg 5. Gdy twoja Sha rani cel, możesz odrzucić jednego z jego koni.
text-eight-trigrams-formation = Zbroja. Gdy potrzebujesz Uniku, możesz poddać się osądowi: czerwona karta liczy się jako Unik.
text-black-shield = Zbroja. Czarne Sha na ciebie nie działają.
text-wooden-armor = Zbroja. Zwykłe Sha, Barbarzyńcy i Deszcz strzał na ciebie nie działają; obrażenia od ognia są o 1 większe.
text-lion-helmet = Zbroja. Gdy masz otrzymać więcej niż 1 obrażenie, otrzymujesz tylko 1. Gdy opuszcza twój ekwipunek, odzyskaj 1 PŻ.
text-shadow-runner = Koń. Odległość innych do ciebie jest o 1 większa.
text-hex-mark = Koń. Odległość innych do ciebie jest o 1 większa.
text-yellow-flash = Koń. Odległość innych do ciebie jest o 1 większa.
text-chestnut-steed = Koń. Odległość innych do ciebie jest o 1 większa.
text-red-hare = Koń. Twoja odległość do innych jest o 1 mniejsza.
text-ferghana-horse = Koń. Twoja odległość do innych jest o 1 mniejsza.
text-violet-stallion = Koń. Twoja odległość do innych jest o 1 mniejsza.
text-wooden-cow = Skarb. Raz w fazie akcji możesz położyć pod nią kartę z ręki zakrytą jako Zapas (najwyżej 5); potem możesz oddać krowę innemu bohaterowi. Właściciel używa Zapasów jak kart z ręki.
text-hidden-blade = Broń i skarb, zasięg 1. Twojej Sha w odległości 1 nie można uniknąć. Ulega zniszczeniu, gdy opuszcza twój ekwipunek.

# To samo w kilku słowach; najwyżej 22 znaki.
short-sha = 1 obrażenie
short-lightning-sha = 1 od pioruna
short-fire-sha = 1 od ognia
short-ice-sha = 1 od lodu
short-stab-sha = Unik kosztuje kartę
short-dodge = przeciw Sha
short-peach = odzyskaj 1 PŻ
short-wine = następna Sha +1
short-shadow = nic nie robi
short-duel = Sha za Sha
short-barbarians = wszyscy grają Sha
short-raining-arrows = wszyscy grają Unik
short-truce = każdy odzyskuje 1
short-harvest = karta dla każdego
short-dismantle = odrzuć jego kartę
short-snatch = weź, odległość 1
short-coerce = jego Sha albo broń
short-out-of-nothing = dobierz 2
short-negate = powstrzymuje taktykę
short-blaze = ten sam kolor: 1
short-iron-shackle = skuj jednego lub dwóch
short-total-trust = zamień do 2 kart
short-loot-a-burning-house = jego karta albo 1
short-catch-off-guard = inny kolor: 1
short-demobilization = ekwipunek na rękę
short-acedia = może stracić akcje
short-famine = może nie dobrać
short-lightning = 3 albo idzie dalej
short-zhuge-crossbow = zasięg 1, dużo Sha
short-gender-double-swords = zasięg 2, on albo ty
short-blue-steel-blade = zasięg 2, bez zbroi
short-frozen-sword = zasięg 2, bierze karty
short-ancient-blade = zasięg 2, +1
short-green-dragon-crescent-blade = zasięg 3, druga Sha
short-serpent-halberd = zasięg 3, 2 karty: Sha
short-rock-cleaving-axe = zasięg 3, i tak trafia
short-heaven-scorching-halberd = zasięg 4, więcej celów
short-feather-fan = zasięg 4, ogień
short-kirin-bow = zasięg 5, bije konie
short-eight-trigrams-formation = czerwony osąd: Unik
short-black-shield = chroni od czarnych
short-wooden-armor = chroni, ale płonie
short-lion-helmet = najwyżej 1 obrażenie
short-shadow-runner = dalej od innych: +1
short-hex-mark = dalej od innych: +1
short-yellow-flash = dalej od innych: +1
short-chestnut-steed = dalej od innych: +1
short-red-hare = bliżej innych: -1
short-ferghana-horse = bliżej innych: -1
short-violet-stallion = bliżej innych: -1
short-wooden-cow = wozi Zapasy
short-hidden-blade = zasięg 1, bez Uniku

## Stół

table-round = Runda { $round }. { $who ->
    [you] Twoja tura: { $phase }.
   *[other] Tura: { $name }, { $phase }.
}
table-round-none = Trwa wybór bohaterów.
table-between = między fazami
table-piles = Talia: { $deck }, stos kart odrzuconych: { $discard }.
table-seat = { $mark } { $name }{ $about }: PŻ { $hp }/{ $max }, ręka { $hand }{ $more }
table-seat-none = { $mark } { $name }{ $about }: jeszcze bez bohatera
table-seat-dead = { $mark } { $name }{ $about }: nie żyje
table-about = { " " }({ $facts })
table-you = ty
table-equipment = , ekwipunek: { $cards }
table-judgement = , strefa osądu: { $cards }
table-atop = , na bohaterze: { $cards }
table-besides = , obok bohatera: { $count }
table-incarnation = , wcielenie: { $hero }
table-offered = , ukryci bohaterowie: { $count }
table-tokens = , { $tokens }
table-token = { $name } { $count }
table-shield = , tarcza { $count }
table-chained = , w łańcuchach
table-flipped = , karta odwrócona
table-delayed-as = { $card } jako { $name }
table-distance = , odległość { $distance }
table-range = , zasięg { $range }
table-side = , { $skill }: strona { $side }
table-stack = Teraz:
table-processing = Na stole: { $cards }
table-removed = Usunięte z gry: { $cards }.
table-supplies = Pod Drewnianą krową: { $cards }
table-hidden = { $count ->
    [one] 1 zakryta karta
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
}
table-known-deck = Znasz z talii, od wierzchu: { $cards }
table-unknown = ?
table-hand = Twoja ręka ({ $count }, limit { $limit }):
table-hand-none = Nie masz kart na ręce.
table-role = Twoja rola: { $role }. { $goal }
table-skills = Twoje zdolności: { $skills }.
table-known = Znane ci karty z ręki { GEN($name) }: { $cards }
table-besides-known = Obok twojego bohatera: { $cards }
table-discard = Karty odrzucone, od ostatniej: { $cards }
table-discard-none = Stos kart odrzuconych jest pusty.
card-full = { $card } { $suit }{ $rank }
card-plain = { $card }
hero-about = { $hero } ({ $kingdom }, { $hp } PŻ).
hero-skill = { $skill } ({ $kind }): { $text }
card-about = { $card } ({ $kind }): { $text }

# Co się właśnie rozgrywa, od zewnątrz do środka.
stack-use = { $card }{ $on } – { $name }
stack-answer = { $card } – { $name }, przeciw: { $against }
stack-play = { $name ->
    [ty] zagrywasz: { $card }
   *[other] { $name } { AGREE($name, "zagrywa", "zagrywają") }: { $card }
}
stack-need = { $how ->
    [use] { $name }, możliwa odpowiedź: { $card }
   *[play] { $name }, do zagrania: { $card }
}
stack-need-negate = możliwa Negacja
stack-damage = { $count ->
    [one] 1 obrażenie{ $from } dla { GEN($targets) }
    [few] { $count } obrażenia{ $from } dla { GEN($targets) }
   *[many] { $count } obrażeń{ $from } dla { GEN($targets) }
}
stack-from = { " " }od { GEN($name) }
stack-judgement = { $why }, osąd { GEN($name) }: { $suit }
stack-brink = { $name ->
    [ty] jesteś na progu śmierci
   *[other] na progu śmierci: { $name }
}
stack-death = { $name ->
    [ty] giniesz
   *[other] { AGREE($name, "ginie", "giną") }: { $name }
}
stack-fight = starcie na liczby: { $name } i { $targets }
stack-phase = { $name ->
    [ty] twoja { $phase }
   *[other] { $phase }: { $name }
}
stack-turn = { $name ->
    [ty] twoja tura
   *[other] tura: { $name }
}
stack-move = { $count ->
    [one] przechodzi 1 karta
    [few] przechodzą { $count } karty
   *[many] przechodzi { $count } kart
}
stack-change = zmiana PŻ: { $name }
stack-other = coś się właśnie rozgrywa

on-targets = { $count ->
    [one] { " " }na { LOC($targets) }
   *[other] { " " }na graczach: { $targets }
}
on-self = { " " }na sobie
by-skill = { " " }dzięki { $sort ->
    [card] karcie
   *[skill] zdolności
} { $skill }
with-cards = : { $cards }

## Pytania

title-hero = Twój bohater
title-idle = Twoje akcje
title-skill = Zdolność
title-dodge = Unik
title-play = Zagranie karty
title-use-sha = Sha
title-negate = Negacja
title-save = Próg śmierci
title-card-of = Karta bohatera
title-choose = Wybór
title-may = Zdolność
title-fight = Starcie na liczby
title-arrange = Talia
title-incarnation = Wcielenie

ask-hero = Twoja rola: { $role }. { $goal } Wybierz bohatera.
ask-idle = { $shas ->
    [0] Co robisz? W tej fazie nie było jeszcze twojej Sha.
    [one] Co robisz? W tej fazie masz za sobą 1 Sha.
   *[other] Co robisz? W tej fazie masz za sobą { $shas } Sha.
}
ask-skill = { $matter }. Czy używasz: { $skills }?
ask-skill-must = { $matter }. Co najpierw: { $skills }?
ask-skill-one = { $matter }. { $skills }: wybierz.
ask-dodge = { $name } { AGREE($name, "używa", "używają") } na tobie { GEN($card) }. Czy unikasz?
ask-play = { $why }: trzeba zagrać kartę { $wanted }. Czy ją zagrywasz?
ask-use-sha = { $why }: czy używasz Sha na { LOC($target) }?
ask-negate = { $who ->
    [you] Używasz { GEN($card) }{ $on }. Czy negujesz?
   *[other] { $name } { AGREE($name, "używa", "używają") } { GEN($card) }{ $on }. Czy negujesz?
}
ask-negate-delayed = Karta { $card } ma zadziałać na { GEN($target) }. Czy negujesz?
ask-negate-answer = { $who ->
    [you] Negujesz kartę { $against }. Czy negujesz tę Negację?
   *[other] { $name } { AGREE($name, "neguje", "negują") } kartę { $against }. Czy negujesz tę Negację?
}
ask-save = { $who ->
    [you] Jesteś na progu śmierci. Czy się ratujesz?
   *[other] Na progu śmierci { AGREE($name, "jest", "są") } { $name }. Czy ratujesz?
}
ask-card-of = { $skill }: którą kartę { GEN($name) } wybierasz? Na ręce jest ich { $hand }; karta z ręki jest losowa.
ask-fight = { $skill }: wybierz kartę z ręki do starcia na liczby; wygrywa wyższa (A to 1, K to 13).
ask-arrange = { $skill }: które karty idą na wierzch talii, a które na spód? Wymień te na wierzch, potem „/”, potem pozostałe; pierwsza leży najwyżej.
ask-incarnation = Którego bohatera pokazujesz i którą zdolność wymieniasz?
ask-may = Czy używasz zdolności { $skill }?
ask-may-goddess-luo = Bogini Luo: jeszcze jeden osąd?
ask-may-atrocity = Czy poddajesz się osądowi, w którym pik przywraca 1 PŻ { DAT($owner) }?
ask-may-song-of-majesty = Czy pozwalasz { DAT($owner) } dobrać kartę?
ask-may-conqueror = Czy bierzesz obie karty?
ask-may-stabilization = Czy bierzesz wszystkie pozostałe karty odrzucone w tej fazie?
ask-choose = { $skill }: wybierz.
ask-choose-hero = { $skill }: który bohater?
ask-choose-cards = { $count ->
    [one] { $skill }: wybierz 1 kartę.
    [few] { $skill }: wybierz { $count } karty.
   *[many] { $skill }: wybierz { $count } kart.
}
ask-choose-discard-phase = { $count ->
    [one] Masz za dużo kart. Którą odrzucasz?
    [few] Masz za dużo kart. Które { $count } odrzucasz?
   *[many] Masz za dużo kart. Które { $count } odrzucasz?
}
ask-choose-more-targets = Jakie dalsze cele ma ta karta?
ask-choose-stab-sha = Kłująca Sha: odrzucasz kartę z ręki albo mimo Uniku Sha cię trafia.
ask-choose-gender-double-swords = Odrzucasz kartę z ręki albo twój przeciwnik dobiera kartę.
ask-choose-wooden-cow = Komu oddajesz Drewnianą krowę?
ask-choose-blaze-cards = Pożoga: którą kartę pokazujesz?
ask-choose-blaze = Pożoga: pokazany kolor to { $suit }. Czy odrzucasz kartę w tym kolorze?
ask-choose-total-trust-take = Pełne zaufanie: czy bierzesz drugą kartę?
ask-choose-total-trust = { $count ->
    [one] Pełne zaufanie: którą kartę oddajesz?
    [few] Pełne zaufanie: które { $count } karty oddajesz?
   *[many] Pełne zaufanie: które { $count } kart oddajesz?
}
ask-choose-loot-a-burning-house = Oddajesz pokazaną kartę czy otrzymujesz 1 obrażenie?
ask-choose-harvest = Żniwa: którą kartę bierzesz?
ask-choose-coerce = Przymus: na kim ma być użyta Sha?
ask-choose-bewitch = { $name } { AGREE($name, "twierdzi", "twierdzą") }, że to { $card }. Czy podważasz?
ask-choose-heroic-soul = Co robi wybrany bohater?
ask-choose-heroic-soul-cards = { $count ->
    [one] Duch bohatera: którą kartę odrzucasz?
    [few] Duch bohatera: które { $count } karty odrzucasz?
   *[many] Duch bohatera: które { $count } kart odrzucasz?
}
ask-choose-generosity = Masz więcej niż 5 kart: którą połowę dajesz i komu?
ask-choose-alliance = { $count ->
    [one] Przymierze: którą kartę odrzucasz?
    [few] Przymierze: które { $count } karty odrzucasz?
   *[many] Przymierze: które { $count } kart odrzucasz?
}
ask-choose-collapse = Upadek: co tracisz?
ask-choose-mass-chaos = Wielki chaos: używasz Sha na najbliższym bohaterze czy tracisz 1 PŻ?
ask-choose-flexibility-take = Od kogo bierzesz kartę z ręki?
ask-choose-flexibility-move = Którą kartę ze stołu przenosisz?
ask-choose-flexibility-hero = Do kogo trafia ta karta?
ask-choose-recommence-the-legacy = Odzyskujesz PŻ czy dobierasz karty?
ask-choose-relish = Rozkosz { GEN($owner) }: odrzucasz kartę podstawową albo twoja Sha nie działa.
ask-choose-conqueror = { $owner } { AGREE($owner, "chce", "chcą") } stoczyć z tobą starcie na liczby. Walczysz?
ask-choose-heroic-soul-draw-many = Duch bohatera: co { AGREE($owner, "ma", "mają") } zrobić { $owner }?
ask-choose-sad-song = { $count ->
    [one] Smutna pieśń: którą kartę odrzucasz?
    [few] Smutna pieśń: które { $count } karty odrzucasz?
   *[many] Smutna pieśń: które { $count } kart odrzucasz?
}
ask-choose-godspeed = Na kim używasz tej Sha?
ask-choose-drive-the-tiger = Kogo rani twój przeciwnik?
ask-choose-soul-of-vengeance = Kto podlega osądowi?
ask-choose-extensive-study = Którą kartę w każdym kolorze bierzesz?
ask-choose-attack-the-heart = Widzisz rękę { GEN($owner) }: { $cards }. Którego kiera pokazujesz?
ask-choose-sound-of-the-zither = Jaki dźwięk?
ask-choose-searing-heat = Którą kartę z ręki w każdym kolorze odrzucasz?
ask-choose-seven-stars = Które karty z ręki wymieniasz na które Gwiazdy? Wymień karty z ręki, potem „/”, potem tyle samo Gwiazd.
ask-choose-simpleton = Czym płacisz za taktykę?
ask-choose-wrath-of-god = { $count ->
    [one] Którą kartę z ręki odrzucasz?
    [few] Które { $count } karty z ręki odrzucasz?
   *[many] Które { $count } kart z ręki odrzucasz?
}
ask-choose-ultimate-strategy = Która strategia?
ask-choose-sow-discord = Sianie niezgody: wymień kolor. Dostaniesz kartę; jeśli będzie innego koloru, otrzymasz 1 obrażenie.
ask-choose-unyielding = Nieugięty: odrzucasz 2 karty z ręki albo otrzymujesz 1 obrażenie.
ask-choose-bequeathed-strategy = Widzisz: { $cards }. Kto dostaje pierwszą, a kto drugą?
ask-choose-benevolence = Kto dostaje które z kart: { $cards }? Wymień bohatera dla każdej, w tej kolejności.

## Wybory: co robią

do-use = { $cards }{ $on }
do-use-as = { $cards } jako { $card }{ $on }
do-convert = { $skill }: { $cards } jako { $card }{ $on }
do-skill = { $skill }{ $with }{ $on }
do-request = { $skill }: prośba o { ACC($card) }{ $on }
do-incarnate = { $hero }: { $skill }. { $text }
do-hero = { $hero }
do-god = { $hero }, królestwo: { $kingdom }
do-end = Zakończ fazę akcji
do-reforge = Przekuj { ACC($cards) }: odłóż i dobierz kartę
do-pass = Pas
do-pass-skill = Nie
do-pass-may = Nie
do-pass-dodge = Nie unikaj
do-pass-negate = Nie neguj
do-pass-save = Nie pomagaj
do-pass-play = Nie zagrywaj nic
do-pass-use-sha = Nie używaj Sha
do-yes = Tak
do-hand = Losowa karta z ręki { GEN($name) }
do-card = { $cards }
do-fight = Do starcia: { $cards }
do-place = Na wierzch: { $top }; na spód: { $bottom }
do-nothing = nic
do-cards = { $cards }
do-choose-hero = { $targets }
do-targets = Dalsze cele: { $targets }
do-targets-none = Bez dalszych celów
do-discard = Odrzuć: { $cards }
do-let-draw = Przeciwnik dobiera kartę
do-move-wooden-cow = Do { GEN($targets) }
do-move-flexibility = Przenieś: { $cards }
do-take-total-trust = Weź drugą kartę
do-take-flexibility = Od { GEN($targets) }
do-give-loot-a-burning-house = Oddaj kartę
do-give-generosity = { $cards } dla { GEN($targets) }
do-give-each = { $gifts }
do-gift = { $card } dla { GEN($name) }
do-suffer = Przyjmij 1 obrażenie
do-question = Podważ
do-pass-bewitch = Uwierz
do-draw-many = Dobiera tyle, ile masz ran, odrzuca 1
do-draw-one = Dobiera 1, odrzuca tyle, ile masz ran
do-use-sha = Sha na { LOC($targets) }
do-lose-hp = Strać 1 PŻ
do-lose-max-hp = Zmniejsz maksimum PŻ o 1
do-heal = Odzyskaj 1 PŻ
do-heal-sound-of-the-zither = Wszyscy odzyskują 1 PŻ
do-lose-sound-of-the-zither = Wszyscy tracą 1 PŻ
do-draw = Dobierz 2 karty
do-ineffective = Sha nie działa
do-fight-conqueror = Walcz
do-refuse = Odmów
do-get = Weź: { $cards }
do-atop = Połóż na talii: { $cards }
do-exchange = { $cards } za: { $stars }
do-rage = Wydaj 1 Szał
do-hp = Strać 1 PŻ
do-suit = { $suit }
do-number = { $number }

open-use = { $card }
open-convert = { $skill }: { $card }
open-skill = { $skill }
open-hero = Bohater
open-god = Bóstwo i królestwo
open-reforge = Przekuj
open-card = Odkryta karta
open-fight = Karta z ręki
open-place = Kolejność kart
open-cards = Karty
open-choose-hero = Bohater
open-targets = Dalsze cele
open-discard = Odrzuć
open-move = Przenieś
open-take = Weź
open-give = Daj
open-use-sha = Sha na kimś
open-get = Weź
open-atop = Połóż na talii
open-exchange = Wymień
open-end = Zakończ fazę akcji

# Słowa, które gracz wpisuje dla wyboru; pierwsze jest pokazywane, a id działa zawsze.
word-hero = bohater
word-god = bóstwo
word-end = zakończ, dosyć
word-reforge = przekuj
word-pass = pas, nie
word-yes = tak
word-hand = z-ręki
word-card = odkryta
word-fight = walcz
word-place = połóż
word-cards = wybierz
word-targets = cele
word-discard = odrzuć, wyrzuć
word-let-draw = niech-dobierze
word-move = przenieś
word-take = weź
word-give = daj
word-suffer = przyjmij
word-question = podważ
word-draw-many = dobiera-dużo
word-draw-one = dobiera-jedną
word-use-sha = użyj-sha
word-lose-hp = strać-pż
word-lose-max-hp = strać-max-pż
word-heal = odzyskaj
word-lose = strata
word-draw = dobierz
word-ineffective = nie-działa
word-refuse = odmów
word-get = bierz
word-atop = na-talię
word-exchange = wymień
word-rage = szał
word-hp = pż
word-suffer-sha = przyjmij-sha
word-use-card = użyj-karty
word-accompany = towarzysz
words-between = na, do, dla, i, za, jako, z, od, cel

# Co trzeba wskazać, na pełnym ekranie.
slot-cards = karty
slot-seats = bohaterowie
slot-targets = cele
slot-second = następny bohater
slot-first = pierwszy bohater
slot-third = ostatni bohater
slot-hero = bohater
slot-kingdom = królestwo
slot-top = na wierzch talii
slot-bottom = na spód talii
slot-stars = Gwiazdy
slot-spade = pik
slot-heart = kier
slot-club = trefl
slot-diamond = karo
slot-gift = kto dostaje tę kartę

## Co się stało

event-opening = { $roles }. { $who ->
    [you] Jesteś Władcą.
   *[other] Władca: { $name }.
}
event-dealt-role = Twoja rola: { $role }. { $goal }
event-sees-roles = { $who ->
    [you] Od teraz widzisz wszystkie role.
   *[other] { $name } { AGREE($name, "widzi", "widzą") } od teraz wszystkie role.
}
event-hero = { $who ->
    [you] Twój bohater: { $hero } ({ $kingdom }, { $hp } PŻ).
   *[other] { $name } to { $hero } ({ $kingdom }, { $hp } PŻ).
}
event-start = Gra się zaczyna.
event-round = Zaczyna się runda { $round }.
event-turn = { $who ->
    [you] Twoja tura.
   *[other] Tura: { $name }.
}
event-phase = { $who ->
    [you] Twoja { $phase }.
   *[other] { $name }: { $phase }.
}
event-skip = { $who ->
    [you] Pomijasz { ACC($phase) }.
   *[other] { $name } { AGREE($name, "pomija", "pomijają") } { ACC($phase) }.
}
event-extra-turn = { $who ->
    [you] Masz dodatkową turę.
   *[other] { $name } { AGREE($name, "ma", "mają") } dodatkową turę.
}
event-use = { $who ->
    [you] Używasz { GEN($card) }{ $on }{ $by }.
   *[other] { $name } { AGREE($name, "używa", "używają") } { GEN($card) }{ $on }{ $by }.
}
event-answer = { $who ->
    [you] Używasz { GEN($card) } przeciw karcie { $against }{ $by }.
   *[other] { $name } { AGREE($name, "używa", "używają") } { GEN($card) } przeciw karcie { $against }{ $by }.
}
event-play = { $who ->
    [you] Zagrywasz { ACC($card) }{ $by }.
   *[other] { $name } { AGREE($name, "zagrywa", "zagrywają") } { ACC($card) }{ $by }.
}
event-second = Cel Sha: { $targets }.
event-ineffective = { $who ->
    [you] Karta { $card } nie działa na ciebie.
   *[other] Karta { $card } nie działa na { GEN($name) }.
}
event-skill = { $who ->
    [you] { $sort ->
        [card] Korzystasz z karty { $skill }.
       *[skill] Używasz zdolności { $skill }.
    }
   *[other] { $sort ->
        [card] { $name } { AGREE($name, "korzysta", "korzystają") } z karty { $skill }.
       *[skill] { $name } { AGREE($name, "używa", "używają") } zdolności { $skill }.
    }
}
event-skill-forced = { $who ->
    [you] Działa { $sort ->
        [card] twoja karta
       *[skill] twoja zdolność
    } { $skill }.
   *[other] { $name }: działa { $sort ->
        [card] karta
       *[skill] zdolność
    } { $skill }.
}
event-reset-skill = { $who ->
    [you] { $skill }: możesz użyć tej zdolności na nowo.
   *[other] { $name } { AGREE($name, "może", "mogą") } na nowo użyć zdolności { $skill }.
}
event-order = { $who ->
    [you] Masz wykonać { $skill }.
   *[other] { $name } { AGREE($name, "ma", "mają") } wykonać { $skill }.
}
event-gain-skill = { $who ->
    [you] Zyskujesz zdolność { $skill }.
   *[other] { $name } { AGREE($name, "zyskuje", "zyskują") } zdolność { $skill }.
}
event-lose-skill = { $who ->
    [you] Tracisz zdolność { $skill }.
   *[other] { $name } { AGREE($name, "traci", "tracą") } zdolność { $skill }.
}
event-viewed-as-having = { $who ->
    [you] Masz teraz zdolność { $skill }.
   *[other] { $name } { AGREE($name, "ma", "mają") } teraz zdolność { $skill }.
}
event-incarnation = { $who ->
    [you] Pokazujesz wcielenie: { $hero }.
   *[other] { $name } { AGREE($name, "pokazuje", "pokazują") } wcielenie: { $hero }.
}
event-token = { $who ->
    [you] Twój stan żetonów: { $token } { $count }.
   *[other] { $name }, stan żetonów: { $token } { $count }.
}
# $damage to liczba ze słowem „obrażenia” i żywiołem; $whom mówi, kto zadaje: none, self, you albo other.
event-damage = { $whom ->
    [none] { $who ->
        [you] Otrzymujesz { $damage } i masz { $hp } PŻ.
       *[other] { $name } { AGREE($name, "otrzymuje", "otrzymują") } { $damage } i { AGREE($name, "ma", "mają") } { $hp } PŻ.
    }
    [self] { $who ->
        [you] Zadajesz sobie { $damage } i masz { $hp } PŻ.
       *[other] { $name } { AGREE($name, "zadaje", "zadają") } sobie { $damage } i { AGREE($name, "ma", "mają") } { $hp } PŻ.
    }
    [you] Zadajesz { $damage }; { $name } { AGREE($name, "ma", "mają") } { $hp } PŻ.
   *[other] { $who ->
        [you] { $source } { AGREE($source, "zadaje", "zadają") } ci { $damage }; masz { $hp } PŻ.
       *[other] { $source } { AGREE($source, "zadaje", "zadają") } { $damage }; { $name } { AGREE($name, "ma", "mają") } { $hp } PŻ.
    }
}
damage-count = { $count ->
    [one] 1 obrażenie{ $element }
    [few] { $count } obrażenia{ $element }
   *[many] { $count } obrażeń{ $element }
}
element-word = { " " }{ $element }
damage-from = { $whom ->
    [you] { " " }od ciebie
   *[other] { " " }od { GEN($source) }
}
event-prevented = { $who ->
    [you] Nie otrzymujesz tych obrażeń.
   *[other] { $name } nie { AGREE($name, "otrzymuje", "otrzymują") } tych obrażeń.
}
event-heal = { $who ->
    [you] Odzyskujesz { $amount } PŻ i masz { $hp } PŻ.
   *[other] { $name } { AGREE($name, "odzyskuje", "odzyskują") } { $amount } PŻ i { AGREE($name, "ma", "mają") } { $hp } PŻ.
}
event-lose-hp = { $who ->
    [you] Tracisz { $amount } PŻ i masz { $hp } PŻ.
   *[other] { $name } { AGREE($name, "traci", "tracą") } { $amount } PŻ i { AGREE($name, "ma", "mają") } { $hp } PŻ.
}
event-max-hp = { $who ->
    [you] Twoje maksimum PŻ to teraz { $max }.
   *[other] { $name }: maksimum PŻ to teraz { $max }.
}
event-set-hp = { $who ->
    [you] Masz teraz { $hp } PŻ.
   *[other] { $name } { AGREE($name, "ma", "mają") } teraz { $hp } PŻ.
}
event-shield = { $who ->
    [you] Twoje tarcze: { $count }.
   *[other] { $name }, tarcze: { $count }.
}
event-chain = { $chained ->
    [yes] { $who ->
        [you] Jesteś w łańcuchach.
       *[other] { $name } { AGREE($name, "jest", "są") } w łańcuchach.
    }
   *[no] { $who ->
        [you] Nie jesteś już w łańcuchach.
       *[other] { $name } nie { AGREE($name, "jest", "są") } już w łańcuchach.
    }
}
event-flip = { $flipped ->
    [yes] { $who ->
        [you] Twój bohater zostaje odwrócony: stracisz następną turę.
       *[other] { $name }: karta bohatera zostaje odwrócona, następna tura przepadnie.
    }
   *[no] { $who ->
        [you] Twój bohater jest znów odkryty.
       *[other] { $name }: karta bohatera jest znów odkryta.
    }
}
event-brink = { $who ->
    [you] Jesteś na progu śmierci.
   *[other] { $name } { AGREE($name, "jest", "są") } na progu śmierci.
}
event-death = { $who ->
    [you] Giniesz{ $killed }. Twoja rola: { $role }.
   *[other] { $name } { AGREE($name, "ginie", "giną") }{ $killed }. Rola: { $role }.
}
killed-by = { $whom ->
    [you] {""}; ostatni cios zadajesz ty
   *[other] {""}; ostatni cios { AGREE($killer, "zadaje", "zadają") } { $killer }
}
event-penalty = { $who ->
    [you] Zabijasz Lojalistę i tracisz wszystkie karty.
   *[other] { $name } { AGREE($name, "zabija", "zabijają") } Lojalistę i { AGREE($name, "traci", "tracą") } wszystkie karty.
}
event-role = { $who ->
    [you] Twoja rola: { $role }.
   *[other] { $name }: { $role }.
}
event-judge = { $who ->
    [you] { $why }, twój osąd: { $card }.
   *[other] { $why }, osąd { GEN($name) }: { $card }.
}
event-replaced = { $who ->
    [you] Zamieniasz kartę osądu na { ACC($card) }.
   *[other] { $name } { AGREE($name, "zamienia", "zamieniają") } kartę osądu na { ACC($card) }.
}
event-judged = { $why }, wynik osądu: { $suit } { $rank }.
event-judged-came = { $why }, wynik osądu: { $suit } { $rank }, { $came }.
came-eight-trigrams-formation = { $suit ->
    [heart] liczy się jako Unik
    [diamond] liczy się jako Unik
   *[other] to nie Unik
}
came-iron-cavalry = { $suit ->
    [heart] tej Sha nie można uniknąć
    [diamond] tej Sha nie można uniknąć
   *[other] tej Sha można uniknąć
}
came-unyielding = { $suit ->
    [heart] bez skutku
   *[other] sprawca obrażeń odrzuca 2 karty z ręki albo otrzymuje 1 obrażenie
}
came-goddess-luo = { $suit ->
    [heart] zdolność się kończy
    [diamond] zdolność się kończy
   *[other] karta trafia na rękę i można próbować dalej
}
came-lightning-strike = { $suit ->
    [spade] 2 obrażenia od pioruna
   *[other] bez obrażeń
}
came-atrocity = { $suit ->
    [spade] przywraca 1 PŻ
   *[other] bez skutku
}
came-till-the-land = { $suit ->
    [heart] nie staje się Polem
   *[other] staje się Polem
}
came-sad-song = { $suit ->
    [heart] ranny odzyskuje 1 PŻ
    [diamond] ranny dobiera 2 karty
    [club] sprawca odrzuca 2 karty
   *[other] sprawca zostaje odwrócony
}
event-judged-aborted = { $why }: osąd zostaje przerwany.
event-delayed = { $who ->
    [you] Rozstrzyga się karta { $card } w twojej strefie osądu.
   *[other] { $name }: rozstrzyga się karta { $card }.
}
event-strikes = { $who ->
    [you] Karta { $card } działa na ciebie.
   *[other] Karta { $card } działa na { GEN($name) }.
}
event-spares = { $who ->
    [you] Karta { $card } nie działa na ciebie.
   *[other] Karta { $card } nie działa na { GEN($name) }.
}
event-fight = { $who ->
    [you] { $skill }: staczasz starcie na liczby z { INS($targets) }.
   *[other] { $skill }: { $name } { AGREE($name, "stacza", "staczają") } starcie na liczby z { INS($targets) }.
}
event-fought = { $who ->
    [none] Starcie na liczby kończy się remisem: { $values }.
    [you] Wygrywasz starcie na liczby: { $values }.
   *[other] { $name } { AGREE($name, "wygrywa", "wygrywają") } starcie na liczby: { $values }.
}
event-look = { $who ->
    [you] { $skill }: oglądasz { ACC($cards) }.
   *[other] { $skill }: { $name } { AGREE($name, "ogląda", "oglądają") } { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
}
event-arrange = { $who ->
    [you] Odkładasz karty na talię: na wierzch { $top }, na spód { $bottom }.
   *[other] { $name } { AGREE($name, "odkłada", "odkładają") } karty na talię: na wierzch { $top }, na spód { $bottom }.
}
event-show = { $who ->
    [you] Pokazujesz { ACC($cards) }.
   *[other] { $name } { AGREE($name, "pokazuje", "pokazują") } { ACC($cards) }.
}
event-questioned = { $who ->
    [you] Podważasz kartę { $card } od { GEN($owner) }.
   *[other] { $name } { AGREE($name, "podważa", "podważają") } kartę { $card } od { GEN($owner) }.
}
event-turned-up = { $who ->
    [you] Twoja karta działa jako { $card }.
   *[other] { $name }: karta działa jako { $card }.
}
event-turned = { $who ->
    [you] Zmieniasz ją w { ACC($card) }.
   *[other] { $name } { AGREE($name, "zmienia", "zmieniają") } ją w { ACC($card) }.
}
event-wine = { $who ->
    [you] Twoja następna Sha w tej turze zadaje o 1 obrażenie więcej.
   *[other] Następna Sha { GEN($name) } w tej turze zadaje o 1 obrażenie więcej.
}
event-reforge = { $who ->
    [you] Przekuwasz kartę.
   *[other] { $name } { AGREE($name, "przekuwa", "przekuwają") } kartę.
}
event-reshuffle = { $count ->
    [one] Odrzucona karta tworzy nową talię.
    [few] { $count } odrzucone karty zostają potasowane i tworzą nową talię.
   *[many] { $count } odrzuconych kart zostaje potasowanych i tworzy nową talię.
}
event-undo = Cofnięto ruch.

some-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
    .many = { $count ->
        [one] no
       *[other] yes
    }
    .acc = { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
event-moved-draw = { $who ->
    [you] Dobierasz { ACC($cards) }.
   *[other] { $name } { AGREE($name, "dobiera", "dobierają") } { ACC($cards) }.
}
event-moved-discard = { $who ->
    [you] Odrzucasz { ACC($cards) }.
   *[other] { $name } { AGREE($name, "odrzuca", "odrzucają") } { ACC($cards) }.
}
event-moved-discard-of = { $who ->
    [you] Odrzucasz { ACC($cards) } { GEN($owner) }.
   *[other] { $whom ->
        [you] { $name } { AGREE($name, "odrzuca", "odrzucają") } ci { ACC($cards) }.
       *[other] { $name } { AGREE($name, "odrzuca", "odrzucają") } { ACC($cards) } { GEN($owner) }.
    }
}
event-moved-destroy = Ulega zniszczeniu: { $cards }.
event-moved-give = { $who ->
    [you] Dajesz { ACC($cards) } { DAT($targets) }.
   *[other] { $whom ->
        [you] { $name } { AGREE($name, "daje", "dają") } ci { ACC($cards) }.
       *[other] { $name } { AGREE($name, "daje", "dają") } { ACC($cards) } { DAT($targets) }.
    }
}
event-moved-take = { $who ->
    [you] Bierzesz { ACC($cards) } od { GEN($owner) }.
   *[other] { $whom ->
        [you] { $name } { AGREE($name, "zabiera", "zabierają") } ci { ACC($cards) }.
       *[other] { $name } { AGREE($name, "bierze", "biorą") } { ACC($cards) } od { GEN($owner) }.
    }
}
event-moved-get = { $who ->
    [you] Dostajesz { ACC($cards) }.
   *[other] { $name } { AGREE($name, "dostaje", "dostają") } { ACC($cards) }.
}
event-moved-get-from = { $who ->
    [you] Dostajesz { ACC($cards) } od { GEN($owner) }.
   *[other] { $whom ->
        [you] { $name } { AGREE($name, "dostaje", "dostają") } od ciebie { ACC($cards) }.
       *[other] { $name } { AGREE($name, "dostaje", "dostają") } { ACC($cards) } od { GEN($owner) }.
    }
}
event-moved-expose = Odsłonięte z talii: { $cards }.
event-moved-equip = { $who ->
    [you] Twój ekwipunek: { $cards }.
   *[other] { $name }, ekwipunek: { $cards }.
}
event-moved-judgement = { $who ->
    [you] Do twojej strefy osądu { AGREE($cards, "trafia", "trafiają") } { $cards }.
   *[other] { $name }: do strefy osądu { AGREE($cards, "trafia", "trafiają") } { $cards }.
}
event-moved-atop = { $who ->
    [you] Na twojego bohatera trafia: { $cards }.
   *[other] Na bohatera { GEN($name) } trafia: { $cards }.
}
event-moved-besides = { $who ->
    [you] Odkładasz obok swojego bohatera { ACC($cards) }.
   *[other] { $name } { AGREE($name, "odkłada", "odkładają") } obok bohatera { ACC($cards) }.
}

## Koniec

over-SG-750 = Wszyscy Buntownicy i Szpiedzy nie żyją: wygrywa Władca z Lojalistami.
over-SG-751 = Władca nie żyje.
over-SG-754 = W talii zabrakło kart: nikt nie wygrywa.
won-you = Wygrywasz jako { $role }.
won-others = { AGREE($names, "Wygrywa", "Wygrywają") }: { $names }.
won-none = Nikt nie wygrywa.
won-role = { $name } ({ $role })

## Dlaczego nie: jedno zdanie dla każdej zasady, na którą może powołać się odmowa

why-SG-109 = Władca wybiera jednego z zaproponowanych bohaterów.
why-SG-110 = Wybierasz jednego z zaproponowanych ci bohaterów.
why-SG-111 = Bóstwo przyłącza się do jednego królestwa: Wei, Shu, Wu, Jin albo do Niezależnych.
why-SG-213 = W fazie akcji możesz użyć kart i zdolności, które są teraz możliwe, albo ją zakończyć.
why-SG-214 = Ta zdolność została już w tej fazie użyta.
why-SG-215 = Odrzuć dokładnie tyle kart, ile masz ponad limit ręki.
why-SG-304 = Wybierz jedną ze zdolności, które mogą teraz zadziałać.
why-SG-306 = Może teraz zadziałać tylko ta zdolność, z tym, czego wymaga.
why-SG-520 = W strefie osądu tego bohatera leży już karta o tej nazwie.
why-SG-607 = Możesz zagrać kartę o żądanej nazwie albo nic.
why-SG-631 = Kartę ekwipunku można położyć tylko na wolnym miejscu tego rodzaju.
why-SG-632 = Każda karta musi trafić na wierzch albo na spód, każda raz.
why-SG-652 = Każdy, kogo wskazujesz, musi dostać co najmniej jedną kartę.
why-SG-649 = Wybierz jedną ze swoich kart: z ręki albo z ekwipunku.
why-SG-654 = Wymieniasz kartę za kartę: wymień tyle samo po obu stronach.
why-SG-660 = Przynajmniej jeden z tych dwóch musi mieć karty na ręce.
why-SG-721 = Umierającego ratuje tylko Brzoskwinia; on sam może też wypić Wino.
why-SG-811 = Możesz podważyć kartę albo w nią uwierzyć.
why-SG-812 = Ta zdolność została już w tej turze użyta.
why-SG-815 = Możesz użyć zdolności albo nie.
why-SG-658 = Nie musisz używać żadnej z tych kart; jeśli nie chcesz, spasuj.
why-SG-816 = Wybierz tyle kart, ile trzeba, spośród podanych.
why-SG-817 = Wybierz jednego z podanych bohaterów.
why-SG-912 = Każda strona wybiera jedną kartę z ręki do starcia na liczby.
why-SG-1005 = To nie jest teraz dozwolony cel tej karty: jest poza zasięgiem, chroniony albo karty nie można na nim użyć.
why-SG-1007 = To za dużo celów albo takie, których ta karta mieć nie może.
why-SG-1102 = W tej fazie akcji masz już za sobą swoją Sha.
why-SG-1125 = Odrzuć kartę z ręki albo Kłująca Sha cię trafi.
why-SG-1130 = Przeciw Sha pomaga tylko Unik.
why-SG-1131 = Uniku można użyć tylko przeciw Sha.
why-SG-1142 = Brzoskwini może użyć tylko ranny bohater.
why-SG-1150 = Wino można wypić tylko raz w turze.
why-SG-1160 = Tej karty nie można użyć.
why-SG-1205 = Bez karty, którą za to oddajesz, ten bohater jest poza twoim zasięgiem.
why-SG-1208 = Karty, z której działania korzystasz, nie można za nie oddać.
why-SG-1214 = Odrzuć kartę z ręki albo pozwól przeciwnikowi dobrać.
why-SG-1240 = Drewniana krowa trafia do innego bohatera bez skarbu albo zostaje.
why-SG-1241 = Włóż kartę z ręki pod Drewnianą krowę: bez tego nie może ona też zmienić właściciela.
why-SG-1317 = Weź jedną z kart Żniw.
why-SG-1319 = Do Pożogi pokazuje się jedną kartę z ręki i odrzuca jedną w tym samym kolorze.
why-SG-1330 = Sha z Przymusu musi dotyczyć bohatera w zasięgu tego, kto ma broń.
why-SG-1333 = Możliwa jest teraz tylko Sha na tym bohaterze albo żadna.
why-SG-1371 = Negacji używa się tylko wtedy, gdy ma zadziałać taktyka albo inna Negacja.
why-SG-1380 = Weź do dwóch kart i oddaj tyle samo z ręki.
why-SG-1381 = Oddaj pokazaną kartę albo przyjmij 1 obrażenie.
why-SG-1410 = Z tych kart nie powstanie tamta karta.
why-SG-1501 = Zdolność zabrania teraz tej karty.
why-SG-1522 = Wymień zdolność jednego ze swoich bohaterów.
why-SG-1662 = W tej rundzie nie możesz już użyć tej zdolności.
why-SG-1531 = Nie możesz zapłacić tej ceny.
why-SG-1540 = Wybierz jedną z podanych możliwości.
why-SG-1606 = Ta zdolność działa raz w grze i została już użyta.

fact-card = Karta: { $card }.
fact-seat = Bohater: { $seat }.
fact-skill = { $skill }: { $text }
fact-distance = Odległość wynosi { $distance }, a ta karta sięga na { $reach }.
fact-most = Można wybrać najwyżej { $count }.
fact-item = Tego nie można tu wybrać: { $item }.

## Przypuszczenia

belief-head = Co bot na twoim miejscu sądziłby o ukrytych rolach, z tego, co wszyscy widzieli:
belief-seat = { $name }: { $chances }
belief-chance = { $role } { $percent }%
belief-moved = wpływ miały: { $acts }
belief-help = pomoc dla { GEN($name) }
belief-harm = szkoda dla { GEN($name) }
belief-none = jeszcze żadnych czynów
belief-known = { $name }: { $role } (jawne)

## Przykłady do pomocy i teksty stołu, które ta gra mówi własnymi słowami

sample-why = sha cao-cao
sample-rule = SG-101
sample-word = unik
sample-card = unik
help-moves =
    Ruchy: wpisz numer wyboru albo to, co robisz: „sha zhang-fei”, „brzoskwinia”, „święty-wojownik czerwony-zając
      zhang-fei”, „zakończ”. Kartę nazywa jej nazwa, w razie potrzeby z kolorem i liczbą: „sha-s7” to Sha pik 7 (s pik,
      h kier, c trefl, d karo; A, J, Q, K). Bohaterów nazywają imiona; wystarczy początek, który pasuje tylko do
      jednego. Znak „/” oddziela dwa rzędy kart.
    karta NAZWA           opowiada też o bohaterach i zdolnościach
    pas tura              pasuje we wszystkich reakcjach do końca tej tury
    przypuszczenia        co bot na twoim miejscu sądzi o ukrytych rolach

game-ui-greet = { $game }, graczy: { $seats }. Grasz jako { $mine }; pozostałymi kierują boty ({ $bot }).
game-ui-open = { $text }: wpisz { $number } i to, co wybierasz, na przykład „{ $number } { $example }”
game-ui-which-cards = Podaj też, co wybierasz, po nazwie wyboru: { $option }.
game-ui-no-card = Nie można tu wybrać: „{ $word }”.
game-ui-few-cards = Do wyboru jako „{ $word }” jest tylko { $count }.
game-ui-no-cards = Ten wybór nie wymaga nic więcej, więc „{ $word }” nic tu nie znaczy.
game-ui-fact-got = Podano: { $got }; trzeba podać co najmniej { $least }.
game-ui-fact-twice = To samo zostało podane dwa razy.
game-ui-rematch = Następna partia: tianxia play { $game } --seats { $seats } --lang pl

## Ustawienia stołu

setting-deck = talia
setting-deck-battle = karty podstawowe i bitewne
setting-deck-standard = tylko karty podstawowe
setting-deck-extra = wszystkie karty, także dodatkowe
mix-SG-110 = W tej puli jest mniej bohaterów niż graczy przy stole.
setting-heroes = bohaterowie
setting-heroes-classic = klasyczni (65)
setting-heroes-all = wszyscy
setting-heroes-standard = podstawowi (25)
setting-heroes-balanced = wyrównani
setting-heroes-sets = całe zestawy
setting-heroes-list = własna lista
explain-heroes-classic = Zestawy Podstawowy, Wiatr, Ogień, Las, Góra i Bóstwa: bohaterowie znani przy większości stołów.
explain-heroes-all = Wszyscy, także bohaterowie z własnymi mechanikami.
explain-heroes-standard = Bohaterowie na początek.
explain-heroes-balanced = Tylko bohaterowie, którymi boty wygrywają mniej więcej tak samo często.
setting-set = zestawy
setting-hero = bohaterowie na liście
setting-spies = szpiedzy
setting-spies-one = jak zwykle
setting-spies-two = dwóch, gdzie się da
setting-ruler = kto jest Władcą
setting-ruler-random = losowo
setting-ruler-seat-0 = pierwsze miejsce
setting-fallen = polegli
setting-fallen-blind = nie widzą ról
setting-fallen-see = widzą wszystkie role
explain-fallen-see = Kto poległ, aż do końca gry widzi, kto jest kim.

full-round = runda
full-deck = talia
full-hp = PŻ
