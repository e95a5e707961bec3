# Słowa samej strony. To, co mówi serwer, przychodzi w obu językach.
skip = Do treści
home = Tianxia, strona główna
nav = Główne
nav-play = Graj
nav-learn = Nauka
nav-replays = Powtórki
nav-rules = Zasady
nav-settings = Ustawienia
menu = Menu
close = Zamknij
back = Wstecz
yes = Tak
no = Nie
or = {" "}albo{" "}
you = Ty
new = nowa
more = Więcej
more-count = { $count ->
    [one] jeszcze { $count } możliwość
    [few] jeszcze { $count } możliwości
   *[many] jeszcze { $count } możliwości
}
language-switch = Język: polski. Switch to English
language-other = English
theme-to-dark = Motyw laki (ciemny)
theme-to-light = Motyw papieru ryżowego (jasny)
to-start = Na stronę główną
show-next = Dalej
one-moment = Chwileczkę…
offline-title = Nie udało się wczytać strony
offline-text = Nie ma połączenia z serwerem. Nic nie przepadło; spróbuj za chwilę.
no-table = Nie ma takiego stołu.
lost-title = Nic tu nie ma
lost-text = Ten adres donikąd nie prowadzi.

players = graczy: { $n }

lobby-title-1 = Wszystko pod niebem
lobby-title-2 = przy jednym stole
lobby-text = Pięć gier planszowych i karcianych o dawnych Chinach i stepie, ze wszystkimi zasadami. Graj ze znajomymi albo z dobrymi botami; niczego nie trzeba sprawdzać w instrukcji. Bez zakładania konta.
play-now = Zagraj teraz
play-now-text = { $game } przeciw botowi
invite = Zaproś znajomego
invite-text = link do gry { $game }
first-game = Pierwsza gra z nauczycielem
play-bot = Graj z botem
play-alone = Graj
learn-it = Nauka
with-friend = Znajomy
open-tables = Otwarte stoły
being-played = Trwające gry
tables-count = otwarte: { $open }, trwające: { $playing }
my-tables = Twoje stoły
my-tables-count = { $count ->
    [one] trwa { $count } gra
    [few] trwają { $count } gry
   *[many] trwa { $count } gier
}
table-bin = Wyrzuć stół: { $game }
table-forget = Wyrzucić stół ({ $game })? Zniknie z tej listy razem z twoim miejscem.
n-of-m = { $n } z { $m }
join = Dołącz
watch = Oglądaj
go-on = Graj dalej
is-waiting = czeka
none-open = Żaden stół nie czeka na graczy. Otwórz własny, a inni zobaczą go tutaj.
none-played = Nikt teraz nie gra publicznie.
see-open = Otwarte stoły
watch-a-game = Obejrzyj grę
set-up-table = Przygotuj stół
the-games = Gry
foot-1 = Każda zasada ma numer i można ją sprawdzić.
foot-2 = Każde rozdanie można sprawdzić po grze.
foot-3 = Po polsku i po angielsku, myszą, palcem lub klawiaturą.

setup-title = Przygotuj stół
setup-text = Wystarczą dwa kliknięcia: zaznaczone jest to, co zwykle.
setup-game = Gra
setup-options = Opcje gry { $game }
several-count = { $chosen } z { $all }
several-add = Dodaj pokazane
several-drop = Usuń pokazane
setup-rulings = Rozstrzygnięcia
setup-rulings-text = Gdzie instrukcja milczy, przy tym stole gra się tak.
setup-all = wszystkie zasady
setup-count = Gracze
setup-count-text = Ile osób siedzi przy stole.
setup-others = Miejsca 2–{ $n }: { $who }
setup-friends = znajomi
setup-bots = boty
setup-open-seats = Miejsca dla znajomych
setup-rest-bots = { $count ->
    [one] Ostatnie miejsce zajmuje { $bot }.
    [few] Pozostałe { $count } miejsca zajmuje { $bot }.
   *[many] Pozostałych { $count } miejsc zajmuje { $bot }.
}
setup-seats = Miejsca
setup-seat = Miejsce { $n }: { $who }
setup-me = ja
setup-friend = znajomy
setup-bot = bot
setup-hot = też tutaj, przy tym ekranie
kind-me = Ja
kind-here = Tutaj
kind-friend = Znajomy
kind-bot = Bot
setup-friend-text = dostaje link i siada, gdy go otworzy
setup-bot-text = { $count ->
    [one] gra od razu
   *[other] grają od razu
}
setup-hot-text = podajecie sobie urządzenie
setup-level = { $count ->
    [one] Jak silny ma być?
   *[other] Jak silne mają być?
}
setup-level-text = Od początkującego do mistrza, według wyników ich gier między sobą.
setup-added = Dodane na tym serwerze
setup-added-text = { $count ->
    [one] Nikt nie zmierzył, jak jest silny.
   *[other] Nikt nie zmierzył, jak są silne.
}
setup-public = Pokaż na liście
setup-public-text = Na wolnym miejscu może usiąść każdy.
setup-name = Twoje imię
setup-open = Otwórz stół
setup-open-text = i zaczekaj na znajomego
setup-start = Zacznij grę
setup-start-text = { $count ->
    [one] przeciwnik: { $bot }
   *[other] boty ({ $count }): { $bot }
}
setup-start-hot = dwie osoby, jeden ekran
setup-start-alone = ty przeciw grze
setup-no-settings = W tej grze nie ma nic do ustalenia.
setup-says = { $kind ->
    [bot] { $count ->
        [one] Ty i { $bot }.
        [few] Ty i { $count } boty ({ $bot }).
       *[many] Ty i { $count } botów ({ $bot }).
    } Twoich kart nie widzi nikt, nawet gospodarz.
    [alone] Grasz samotnie przeciw grze.
    [hot] Dwie osoby przy tym ekranie; przy podawaniu ręce są zakryte.
   *[friend] Ty i znajomy, który otworzy link. Twoich kart nie widzi nikt, nawet gospodarz.
}
on = tak
off = nie
usual = zwykle
source-seed = instrukcja
source-public = źródło publiczne
source-ruling = rozstrzygnięcie
source-house = stół
source-house-card = własne: ta nazwa jest nasza

aim = Cel
your-decision = Twoja decyzja
waiting = Czekanie
options = Możliwości
hint = Podpowiedź
not-now = nie teraz: { $count }
why-not = Dlaczego nie?
it-may = Można to zagrać
would-do = Wystarczy: { $what }.
open-rules = Otwórz w zasadach
pick-some = { $least ->
    [one] { $most ->
        [one] wybierz 1 kartę
       *[other] wybierz karty
    }
    [few] wybierz { $least } karty
   *[many] wybierz { $least } kart
}
thinking = { $name } myśli
thinking-many = { $count ->
    [few] Zastanawiają się { $count } osoby
   *[many] Zastanawia się { $count } osób
}
thinking-text = Zapytamy cię, gdy przyjdzie twoja kolej.
watching = Oglądasz grę
watching-text = Widzowie nie widzą kart na rękach.
your-turn = twoja kolej
log = Dziennik
chat = Czat
log-and-chat = Dziennik i czat
chat-none = Nikt jeszcze nic nie powiedział.
chat-say = Napisz coś
chat-send = Wyślij
pile-none = Pusto.
onlookers = Widzowie
state-picked = wybrana
state-may = można wybrać
state-no = nie można teraz zagrać
state-new = właśnie dobrana
undo = Cofnij
undo-free = Nikt się niczego nie dowiedział: cofa się od razu
undo-to = Wróć do: { $title } ({ $answer })
undo-ask = Zapytamy pozostałych
undo-asked = { $name } prosi o cofnięcie ostatniego ruchu.
undo-waits = Pytamy pozostałych, czy możesz cofnąć ruch…
undo-refused = Zostaje, jak jest: nie ma zgody na cofnięcie.
concede = Poddaj się
concede-title = Poddać grę?
concede-text = { $kind ->
    [alone] Gra przegrana. Będzie można ją potem odtworzyć.
    [together] Na twoim miejscu zagra bot; gra jest przegrana, gdy poddadzą się wszyscy. Możesz zostać i patrzeć.
    [duel] Rywal wygrywa. Grę będzie można potem odtworzyć.
   *[many] Przegrywasz tę grę, a na twoim miejscu do końca zagra bot. Możesz zostać i patrzeć.
}
play-on = Gram dalej
give-seat = Niech bot zagra za mnie
take-seat-back = Wracam na miejsce
bot-plays = Bot gra za ciebie.
let-bot-play = Niech zagra bot
seat-left = Od stołu odchodzi { $name }.
bot-soon = Po pół minuty będzie mógł zagrać bot.
you-conceded = Gra poddana; na twoim miejscu gra dalej bot.
standing = Stałe odpowiedzi
standing-text = Na co odpowiadamy za ciebie. Przerwa jest zawsze taka sama, więc nikt tego nie pozna.
auto-nothing = Nie masz tu czym odpowiedzieć; za chwilę gramy dalej.
auto-wished = Za chwilę spasujemy za ciebie.
standing-ask = pytaj zawsze
standing-only = pytaj, gdy mogę coś zrobić
standing-round = pas w tej rundzie
pass-round = Pas w tej rundzie
pass-round-note = i bez takich pytań do jej końca
standing-pass = zawsze pasuj
skip-to-end = Przejdź do końca
watch-faster = Oglądaj 4× szybciej
watch-usual = Oglądaj zwykłym tempem
new-game = Nowa gra
you-are-out = Odpadasz z gry; pozostali grają dalej.
story = Przebieg gry
pace = Tempo
pace-slow = wolne
pace-normal = zwykłe
pace-fast = szybkie
pace-click = na kliknięcie
pace-none = od razu
pace-text = Jak długo widać to, co robią inni.
volume = Głośność
last-turn-again = Jeszcze raz ostatnia tura
sound-on = Dźwięk: włączony
sound-off = Dźwięk: wyłączony
keys = Klawisze
hint-text = Obliczona tylko z tego, co widzisz.
hint-legal = Co wolno?
hint-legal-text = ile jest możliwości
hint-sensible = Coś rozsądnego
hint-sensible-text = tak zagrałby niezły gracz
hint-best = Najlepsze, co znajdziemy
hint-best-text = z szansą na wygraną; trwa chwilę
line-lost = Połączenie przerwane; próbujemy dalej…
line-lost-answer = Połączenie przerwane. Odpowiedź jest zachowana i zostanie wysłana.
new-version = Jest nowa wersja strony.
reload = Wczytaj
seat-n = Miejsce { $n }
seat-open = Wolne miejsce
is-bot = bot
is-stand-in = w zastępstwie bot
is-open = wolne
is-here = przy stole
is-away = poza stołem
join-title = { $name } zaprasza cię do gry { $game }
join-title-open = Wolne miejsce przy stole { $game }
join-text = Bez zakładania konta. Miejsce pamięta ta przeglądarka.
your-name = Twoje imię
sit-down = Siadam
only-watch = Tylko popatrzę
waiting-room = Poczekalnia
waiting-title = Czekamy na znajomych
waiting-text = Wyślij ten link tym, z którymi chcesz zagrać. Gra zacznie się, gdy wszystkie miejsca będą zajęte; wolne możesz oddać botom.
waiting-for = Czekamy na odpowiedź: { $names }
waiting-rematch = Miejsca są zarezerwowane: rewanż zacznie się, gdy wszyscy go przyjmą. Możesz też oddać miejsce botowi.
waiting-leave = Odejdź od stołu
is-asked = zaproszenie
join-learn = Najpierw lekcja?
link-used = To zaproszenie jest już wykorzystane: wszystkie miejsca są zajęte. Oglądasz grę.
link-kept = Wolne miejsca przy tym stole czekają na: { $names }. Oglądasz grę.
link-none = Ten link nie daje miejsca: jest błędny albo stół nie jest otwarty dla wszystkich. Oglądasz grę.
waiting-onlooker = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
link-wrong = To zaproszenie jest błędne albo nieważne. Poproś o nowy link.
calls = Powiadom mnie, gdy przyjdzie moja kolej
device = Przenieś moje miejsce
have-code = Mam kod
take-wrong = Ten link nie prowadzi do żadnego miejsca.
fill-one = Posadź bota
fill-seat = Posadź bota na miejscu { $n }
fill-all = Oddaj wszystkie wolne miejsca botom
open-seats = { $n ->
    [one] Jedno miejsce jest wolne.
    [few] { $n } miejsca są wolne.
   *[many] { $n } miejsc jest wolnych.
 }
invite-link = Link z zaproszeniem
copy = kopiuj
copied = skopiowano
hand-over = Przekazanie
hand-over-to = Teraz { $name }: przekaż ekran
hand-over-text = Dopóki następna osoba go nie przejmie, kart nie widać.
hand-over-take = To ja
result = Wynik
end-won = Wygrana
end-lost = Przegrana
end-draw = Remis
end-won-together = Wspólna wygrana
end-lost-together = Przegrana wszystkich
end-over = Koniec gry
winner = zwycięstwo
rematch = Rewanż
rematch-join = Dołącz do rewanżu
rematch-text = te same miejsca i opcje
see-replay = Powtórka
see-replay-text = krok po kroku, wszystkie ręce
deal-title = Czy rozdanie było uczciwe?
deal-hash = Skrót, pokazany przed pierwszą kartą
deal-key = Klucz, pokazany po ostatniej
deal-facts = Skrót i klucz
deal-after = pokażemy po końcu gry
deal-yes = Z tego klucza powstaje ten skrót.
deal-no = Ten klucz nie daje tego skrótu.
deal-how = Sprawdzone przed chwilą w twojej przeglądarce: SHA-256 z 16 bajtów klucza, od ostatniego.
deal-replayed = { $count ->
    [one] { $count } odpowiedź odtwarza
    [few] { $count } odpowiedzi odtwarzają
   *[many] { $count } odpowiedzi odtwarza
} wynik { $score }.
won-by = „wygrywa { $names }”

replay-title = Powtórka
replay-of = Powtórka
replays-title = Powtórki
replays-text = Gry rozegrane w tej przeglądarce i pliki dziennika skądkolwiek.
replays-mine = Twoje gry
replays-none = W tej przeglądarce nie skończono jeszcze żadnej gry.
replays-import = Otwórz plik dziennika
replays-import-text = Sprawdzamy go wiersz po wierszu i robimy z niego powtórkę.
replay-eyes = Czyimi oczami
eyes-open = Odkryte
eyes-of = { $name }
eyes-all = Widz
to-first = Na początek
to-prev = Krok wstecz
to-play = Odtwarzaj
to-pause = Wstrzymaj
to-next = Krok dalej
to-last = Na koniec
answer-of = odpowiedź { $n } z { $all }
curve-chance = { $who ->
    [you] Twoje szanse
   *[other] Szanse: { $name }
}, według botów grających dalej w otwarte karty
curve-lead = { $who ->
    [you] Twoja przewaga w punktach
   *[other] Przewaga w punktach: { $name }
}
speed = Tempo
share = Udostępnij
share-text = tę chwilę
picture = Obrazek
shared = link skopiowany
branch = Graj dalej stąd
branch-text = przeciw botowi
branch-after = dopiero po zakończeniu gry
export = Plik dziennika
moment = Chwila
moments = Ważne chwile
moments-none = Nic niezwykłego.
replay-opening = Początek
replay-start = Przed pierwszą kartą
not-over-yet = Klucz podamy po zakończeniu gry.

rules-search = Szukaj w zasadach
rules-lines = { $count ->
    [one] { $count } wiersz
    [few] { $count } wiersze
   *[many] { $count } wierszy
}
rules-all = Wszystkie
rules-rulings = Rozstrzygnięcia
rules-count = zasady: { $rules }, rozstrzygnięcia: { $rulings }
rules-sections = Rozdziały
rules-where = Skąd jest zasada
rules-seed = z instrukcji
rules-public = ze źródeł publicznych
rules-ruling = nasze rozstrzygnięcie, z powodem
rules-house = własna karta lub opcja stołu
rules-found = Znalezione: { $what }
rules-nothing = Żaden wiersz nie zawiera tych słów.
rules-english = Uzasadnienia rozstrzygnięć (drobny druk) są po angielsku.
rules-withdrawn = wycofana
rules-turn = Jak przebiega tura
rules-turn-text = jedna strona, z obrazkami
turn-none = Ta gra nie ma jeszcze strony z obrazkami.
rules-back = Wróć do stołu

learn-title = Nauka gry { $game }
lessons-title = Nauka gry
learn-on = Dalej
learn-count = lekcje: { $n } z { $all }
learn-text = Po kilka minut. Grasz ty, objaśnia mistrz Zhang.
learn-start = Zacznij
learn-done = zrobione
learn-again = Jeszcze raz
learn-none = Do tej gry nie ma jeszcze lekcji.
teacher = Mistrz Zhang
teacher-of = twój nauczyciel
lesson-of = Lekcja { $n } z { $all }
lesson-next = Następna lekcja
lesson-end = To była ostatnia lekcja
lesson-free = Teraz prawdziwa gra
lesson-show = Pokaż
lesson-leave = Wyjdź
lesson-again = Jeszcze raz
lesson-other = Tak też wolno, ale ta lekcja uczy czegoś innego. Spróbuj jeszcze raz.
lesson-do-pick = Wybierz: { $what }
lesson-do-play = Zagraj
lesson-wait = Gra mistrz Zhang…

settings-title = Ustawienia
settings-text = Pamięta je ta przeglądarka.
settings-language = Język
settings-theme = Wygląd
theme-system = jak w systemie
theme-light = papier ryżowy
theme-dark = laka
settings-asked = Pytaj mnie
asked-only = tylko gdy mogę odpowiedzieć
asked-always = za każdym razem
settings-sound = Dźwięk
settings-motion = Ruch
settings-letters = Litery i cyfry jako klawisze
motion-on = karty się przesuwają
motion-off = wszystko stoi w miejscu
settings-name = Imię przy stole

book-search = Szukaj w nazwach i tekstach
book-all = wszystkie
book-found = { $count ->
    [one] znaleziono 1
   *[other] znaleziono { $count }
}
book-link = W księdze tej gry
book-nothing = Nic takiego nie ma.

sort-done = na wierzchu { $top }, na spodzie { $bottom }
sort-order = Ułóż karty
sort-hand-out = Rozdaj karty
sort-place-n = miejsce { $n }
sort-forward = { $card }: przesuń do przodu
sort-to-bottom = { $card }: na spód
sort-to-top = { $card }: na wierzch
sort-none = brak
sort-who-gets = Kto dostaje: { $card }
sort-top = Na wierzch talii, pierwsza karta pierwsza
sort-bottom = Na spód talii
