# Co mówimy tylko wtedy, gdy ktoś o to poprosi. Te same klucze co w pliku angielskim.

device-text = Otwórz ten link na drugim urządzeniu: grasz tam dalej tak jak tutaj. Kto go ma, gra na twoim miejscu, więc nikomu go nie dawaj.
device-link = Link do twojego miejsca
device-code = Poproszę o kod
device-code-new = Inny kod
device-code-text = Wpisz go na stronie { $page }. Działa raz, przez { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}.
code-text = Na urządzeniu, na którym grasz, wybierz w menu „Przenieś moje miejsce”, a potem „Poproszę o kod”. Wpisz go tutaj i graj dalej.
code-label = Kod twojego miejsca
code-go = Graj dalej tutaj

picture-title = Obrazek tej chwili
picture-alt = Obrazek: { $text }
picture-save = Zapisz obrazek
picture-failed = Ta przeglądarka nie potrafi narysować obrazka.
picture-won = Zwycięstwo: { $names }

calls-text = To urządzenie dostanie powiadomienie, gdy przy tym stole przyjdzie twoja kolej, a ty nie patrzysz na stronę, oraz gdy partia się skończy. Przychodzi przez usługę powiadomień twojej przeglądarki i odczyta je tylko twoje urządzenie: mówi, który stół czeka, i nic o tym, co się na nim dzieje.
calls-on = Włącz
calls-off = Wyłącz
calls-is-on = Powiadomienia z tego stołu są włączone na tym urządzeniu.
calls-refused = Przeglądarka nie pozwala tej stronie na powiadomienia, więc nic nie włączono. Zezwól na nie w ustawieniach przeglądarki dla tej strony i spróbuj ponownie.
calls-failed = Przeglądarka nie może połączyć się ze swoją usługą powiadomień. Nic się nie zmieniło; spróbuj później.

key-0 = czerwony przycisk
key-1 = przycisk z tym znakiem
key-2 = z karty na kartę
key-3 = z grupy do grupy
key-4 = dlaczego nie? (na karcie)
key-5 = duża karta
key-6 = dziennik
key-7 = podpowiedź
key-8 = cofnij
key-9 = odłóż, zamknij
