# Bohaterowie wojen po Żółtych Turbanach i ich zdolności.

hero-huangfu-song = Huangfu Song
hero-niu-fu-dong-xie = Niu Fu i Dong Xie
    .many = yes

skill-order-the-army = Porządek w armii
text-order-the-army = Na początku fazy akcji możesz Szykować wojska dla siebie. Gdy otrzymasz nagrodę, możesz pozwolić, by inny bohater też ją otrzymał.
skill-seize-the-chance = Wykorzystana szansa
text-seize-the-chance = Gdy zadajesz innemu bohaterowi obrażenia od żywiołu, a twoja ręka nie jest jedyną największą, możesz obejrzeć jego rękę: odrzuca z niej wszystkie czerwone karty i dobiera tyle samo.
skill-quell-revolt = Stłumienie buntu
text-quell-revolt = Raz w każdej turze, gdy wynikiem osądu jest pik, możesz przerwać ten osąd: bierzesz kartę osądu albo liczy się, że używasz Ognistej Sha na osądzanym bohaterze w dowolnej odległości.
skill-army-camp = Obóz wojskowy
text-army-camp = Na początku gry i po śmierci innego bohatera możesz dać komuś Groźną armię. Gdy inny bohater, który ją ma, zada obrażenia, zyskujesz tyle samo żetonów Tyranii.
skill-ferocious-raid = Groźny najazd
text-ferocious-raid = Raz w fazie akcji możesz odrzucić X kart, by zadać 1 obrażenie innemu bohaterowi (X = 5 minus twoja Tyrania).
skill-crafty-phoenix = Przebiegły feniks
text-crafty-phoenix = Na początku fazy akcji możesz oddać od 1 do 3 żetonów Tyranii: w tej turze twój limit ręki jest o tyle większy, a tyle następnych kart, których używasz, nie ma ograniczenia odległości, nie liczy się do limitów i nie da się ich uniknąć.
skill-ferocious-army = Groźna armia
text-ferocious-army = Raz w każdej turze, gdy zadasz obrażenia, każdy bohater z Groźną armią dobiera kartę.

token-tyranny = Tyrania
explain-token-tyranny = Zyskują ją za zadane i otrzymane obrażenia bohaterowie ze zdolnością tyranii, najwyżej 5; płaci się nią za ich zdolności.

ask-choose-order-the-army-go-forward = Szykowanie wojsk: jaki warunek stawiasz na tę turę?
ask-choose-order-the-army-hero = Porządek w armii: kto jeszcze otrzymuje nagrodę?
ask-choose-order-the-army-draw = Szykowanie wojsk: jaką nagrodę wybierasz?
ask-choose-quell-revolt = Stłumienie buntu: bierzesz kartę osądu czy używasz Ognistej Sha na { LOC($owner) }?
ask-choose-crafty-phoenix = Przebiegły feniks: ile żetonów Tyranii oddajesz?
do-go-forward = Naprzód: użyj w fazie akcji co najmniej 3 kart o coraz wyższych liczbach
do-change-formation = Zmiana szyku: użyj w fazie akcji co najmniej 2 kart, wszystkich jednego koloru
do-halt = Postój: odrzuć w fazie odrzucania co najmniej 2 karty, każdą innego koloru
do-get-quell-revolt = Weź kartę osądu
do-use-sha-quell-revolt = Użyj Ognistej Sha
do-drop-1 = Oddaj 1
do-drop-2 = Oddaj 2
do-drop-3 = Oddaj 3
word-go-forward = naprzód
word-change-formation = zmiana-szyku
word-halt = postój
word-drop-1 = oddaj-1
word-drop-2 = oddaj-2
word-drop-3 = oddaj-3
condition-go-forward = Naprzód
condition-change-formation = Zmiana szyku
condition-halt = Postój

event-manage-troops = { $who ->
    [you] Twoje wojska mają spełnić warunek: { $condition }.
   *[other] { $name }: wojska mają spełnić warunek: { $condition }.
}
event-troops-managed = { $who ->
    [you] { $condition }: warunek spełniony przez ciebie.
   *[other] { $condition }: { $name } { AGREE($name, "spełnia", "spełniają") } warunek.
}

why-SG-931 = Wybierz jeden z trzech warunków.
why-SG-935 = Nagrodą jest dobranie 2 kart albo, jeśli masz rany, odzyskanie 1 PŻ.
