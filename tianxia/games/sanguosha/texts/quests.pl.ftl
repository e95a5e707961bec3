# Bohaterowie z misją.

## Bohaterowie

hero-zhou-chu = Zhou Chu
hero-yan-liang = Yan Liang

## Zdolności

skill-scourge = Plaga
text-scourge = Limit ręki wszystkich innych bohaterów jest mniejszy o 1. Karty ekwipunku na twojej ręce liczą się jako Wino.
skill-wipe-out-pest = Tępienie szkodników
text-wipe-out-pest = Misja. Raz w swojej fazie akcji dobierz kartę i stocz starcie na liczby z innym bohaterem; twoja karta rośnie o 4, mniej 1 za każdą twoją kartę ekwipunku. Jeśli wygrasz, obejrzyj rękę tego bohatera i dostań losową kartę każdego rodzaju, jaki tam znajdziesz, a w tej fazie, po zadaniu mu obrażeń, użyj losowej karty ekwipunku na wolne miejsce. Misja się udaje, gdy przed tobą pojawi się karta ekwipunku i będą co najmniej 3: odzyskaj PŻ do maksimum, strać Plagę i zyskaj Dobre imię. Nie udaje się, jeśli nie wygrasz, mając wartość 6 lub mniej.
skill-honorable-reputation = Dobre imię
text-honorable-reputation = Inni bohaterowie nie mogą odpowiadać na twoje trefle. Raz na turę, po zadaniu obrażeń innemu bohaterowi, odrzuć losową kartę z jego ręki i dostań po losowej karcie dwóch pozostałych rodzajów albo wszystkich trzech, jeśli nie ma on kart na ręce; te karty nie wliczają się w tej turze do twojego limitu ręki.
skill-go-alone = Samotna szarża
text-go-alone = Misja. Na początku swojej fazy akcji możesz wybrać do 3 innych bohaterów z kartami i dobrać tyle kart i jeszcze 1: każdy z nich używa karty jako Pojedynku na tobie. Gdy jesteś na progu śmierci, inni nie mogą używać na tobie Brzoskwini. Misja się udaje, gdy w jednej twojej turze ty lub ktoś na tobie użyje 4 Pojedynków (3 przy mniej niż 4 graczach): w twojej następnej fazie początku zostaje z niej tylko pierwsze zdanie i zyskujesz Ślepą odwagę albo odnawiasz Siłę rozpędu, która odtąd odnawia się po każdej rundzie, w której została użyta. Nie udaje się, gdy zginiesz.
skill-extend-the-momentum = Siła rozpędu
text-extend-the-momentum = Raz w grze możesz użyć lub zagrać Sha jako Pojedynek lub mądrą taktykę (Rozbiórka, Z niczego albo Negacja).
skill-narrow-valour = Ślepa odwaga
text-narrow-valour = Gdy Pojedynek użyty przez ciebie lub na tobie zadaje obrażenia: jeśli tobie, odrzuć losową kartę z ręki; w przeciwnym razie są one o 1 większe.

## Słowa

kind-quest = misja

ask-choose-go-alone = Samotna szarża się udała: zyskujesz Ślepą odwagę czy odnawiasz Siłę rozpędu?
ask-choose-go-alone-cards = Której karty używasz jako Pojedynku?

do-gain-go-alone = Zyskaj Ślepą odwagę
do-reset = Odnów Siłę rozpędu

word-reset = odnów

event-quest = { $succeeded ->
    [yes] { $who ->
        [you] Twoja misja { $skill } się udała.
       *[other] { $name }: misja { $skill } się udała.
    }
   *[no] { $who ->
        [you] Twoja misja { $skill } się nie udała.
       *[other] { $name }: misja { $skill } się nie udała.
    }
}
