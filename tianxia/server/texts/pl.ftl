# Stół w przeglądarce, po polsku: to, co mówi sam serwer. Plik angielski ma te same klucze.

guest = Gość
error-malformed = Nie udało się odczytać tej wiadomości.
error-too-large = Ta wiadomość jest za duża.
error-reload = Strona jest starsza niż serwer. Odśwież ją.
error-not-allowed = Tego tu nie wolno.
error-no-table = Nie ma takiego stołu.
error-stale = Na to pytanie już odpowiedziano.
error-not-asked = Teraz nie ma do ciebie pytania.
error-not-playing = Ta partia nie jest teraz rozgrywana.
error-not-saved = Nie udało się tego zapisać. Nic się nie zmieniło; spróbuj ponownie.
error-frozen = Znaleziono błąd w zasadach. Partia jest zamrożona, a jej zapis zachowany.
error-too-fast = Za dużo wiadomości. Zwolnij.
error-too-many = Za dużo żądań. Poczekaj minutę.
error-full = Przy tym stole nie ma wolnego miejsca.
error-bad-input = Tak nie da się tego ustawić.
error-no-takeback = Nikt nie chce niczego cofać.
error-not-left = Ten gracz nadal tu jest.
error-conceded = Ta partia została już przez ciebie poddana.
error-not-over = To jest możliwe dopiero po zakończeniu partii.
error-fault = Coś poszło nie tak po naszej stronie.
error-origin = To żądanie pochodzi z innej witryny.
error-no-route = Nie ma takiej strony.
error-no-code = Ten kod jest błędny, został już użyty albo stracił ważność. Poproś o nowy.
error-busy = Stół jest zajęty. Spróbuj ponownie.
error-no-push = Ten serwer nie wysyła powiadomień na urządzenia.
error-bad-endpoint = Na ten adres nie wysyłamy powiadomień: to nie jest usługa powiadomień w otwartej sieci.

call-turn = Twoja kolej.
call-turn-at = Twoja kolej. Stół: { $table }.
call-over = Partia zakończona.
call-over-at = Partia zakończona. Stół: { $table }.

why-CORE-conceded = Partia została poddana.
why-CORE-undo-rules = Zasady zmieniły się od tego czasu; nie można już tego cofnąć.
refused = Teraz to niemożliwe.
event-concede = { $name } poddaje partię.
event-concede-alone = { $name } poddaje partię; dalej gra bot.
event-takeback = { $name } cofa ostatnią odpowiedź za zgodą pozostałych.
event-concede-you = Poddajesz partię.
event-concede-alone-you = Poddajesz partię; na twoim miejscu gra dalej bot.
event-takeback-you = Cofasz ostatnią odpowiedź za zgodą pozostałych.
over-conceded = { $count ->
    [0] Partia została poddana: jest przegrana.
    [one] Wygrywa { $names }: partia została poddana.
   *[other] Wygrywają { $names }: partia została poddana.
}
over-lost = Poddane, a więc przegrane dla: { $names }.
hint-legal = { $count ->
    [one] Jest tylko jeden wybór.
    [few] Są { $count } wybory.
   *[other] Jest { $count } wyborów.
}
hint-many = Wyborów jest bardzo dużo.
hint-sensible = Rozsądny wybór: { $what }.
hint-only = Jedyny wybór: { $what }.
hint-untried = Rozsądny wybór: { $what }. Na takie pytanie bot odpowiada według prostych wskazówek; niczego nie wypróbowano.
hint-best = Najlepsze, co znaleźliśmy: { $what }. Szansa na wygraną: około { $percent }% (na podstawie { $tries } symulacji).
hint-best-next = Najlepsze, co znaleźliśmy: { $what } (szansa na wygraną około { $percent }%, na podstawie { $tries } symulacji); następne: { $other } (około { $less }%).
hint-best-equal = Najlepsze, co znaleźliśmy: { $what } (szansa na wygraną około { $percent }%, na podstawie { $tries } symulacji); podobnie dobre: { $other }.
hint-none = Teraz nie ma podpowiedzi.
story-better = Tu bot wybrałby: { $what }.
