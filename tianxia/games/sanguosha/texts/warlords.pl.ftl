# Watażkowie i ich dowódcy oraz mechaniki, które wnoszą.

## Bohaterowie

hero-gongsun-fan = Gongsun Fan
hero-yan-gang = Yan Gang
hero-zhang-ning = Zhang Ning
hero-qiao-rui = Qiao Rui

## Zdolności

skill-return-to-help = Powrót z odsieczą
text-return-to-help = W swojej fazie akcji, po rozpatrzeniu użytej przez ciebie karty, jeśli w tej fazie jawnie nie trafiła do ciebie karta jej typu, możesz odkryć kartę z ręki dowolnego bohatera, nie widząc jej: jeśli jest tego samego typu, zabierasz ją; jeśli nie, jest odrzucana, a jej właściciel dobiera kartę. Wojna podjazdowa (bohater jest w twoim zasięgu, a ty nie w jego): możesz zadać mu 1 obrażenie.
skill-take-the-seal = Odebranie pieczęci
text-take-the-seal = Gdy dostajesz kartę innego bohatera i jesteś w czyimkolwiek zasięgu, odległość innych do ciebie rośnie o 1. Gdy zadasz lub otrzymasz obrażenia i nie jesteś w niczyim zasięgu, maleje o 1. Zmiany sumują się i trwają do końca gry.
skill-straight-charge = Szarża na wprost
text-straight-charge = W swojej fazie końca możesz wybrać innego bohatera i odsłonić tyle kart z talii, ilu bohaterów jest w odległości 1 od ciebie: każdej Sha spośród nich używasz na nim, jednej po drugiej, z każdej odległości. Walka wręcz (jesteście w swoim zasięgu): możesz też użyć każdej odsłoniętej taktyki, a jej celem może być tylko ten bohater lub ty. Czego nie użyto, trafia na stos kart odrzuconych.
skill-vanguard = Straż przednia
text-vanguard = Gdy w swojej fazie akcji zadasz innemu bohaterowi obrażenia kartą Sha lub raniącą taktyką, możesz dać mu wybór: dobiera kartę, a do twojej następnej tury twoja odległość do innych jest o 1 mniejsza; albo ty dobierasz kartę, a do twojej następnej tury jego odległość do ciebie jest o 1 mniejsza.
skill-falling-star = Spadająca gwiazda
text-falling-star = Raz w swojej fazie akcji możesz stracić 1 PŻ i rzucić zaklęcie: wybierz X od 1 do 3, a po tylu końcach tur możesz odsłonić 2X wierzchnich kart talii. Czarne spośród nich możesz dać innemu bohaterowi; jeśli jest ich co najmniej X, zadajesz mu X obrażeń od pioruna.
skill-gather-dust = Zbieranie kurzu
text-gather-dust = W swojej fazie końca, jeśli ktoś ma więcej kart na ręce i ktoś ma więcej PŻ niż ty, możesz kazać każdemu bohaterowi odrzucić kartę, w kolejności tur: czerwone trafiają do ciebie.
skill-narrow-might = Ciasna potęga
text-narrow-might = Zaczynasz grę z 2 losowymi kartami podstawowymi z talii na swoim bohaterze jako Potęgą; używasz i zagrywasz jej jak kart z ręki. Na początku twojej tury cała Potęga trafia na stos kart odrzuconych. W swojej fazie początku możesz zadziałać na oślep: wybierz X od 1 do 4 i połóż X + 1 wierzchnich kart talii na swoim bohaterze jako Potęgę; na koniec tury odrzucasz X kart albo twoje maksimum PŻ maleje o 1.
skill-last-resort = Ostatnia deska ratunku
text-last-resort = Raz na turę, po użyciu lub zagraniu Potęgi, dobierasz kartę. Dopóki nie masz Potęgi, otrzymujesz o 1 obrażenie więcej.

token-falling-star = Spadająca gwiazda
explain-token-falling-star = Żeton zaklęcia; jeden spada na koniec każdej tury.
label-might = Potęga

## Pytania

ask-may-return-to-help = Wojna podjazdowa: czy zadajesz { DAT($owner) } 1 obrażenie?
ask-may-straight-charge = Walka wręcz: używasz też odsłoniętych taktyk? Celem będzie { $owner } albo ty.
ask-may-falling-star = Zniknął ostatni żeton Spadającej gwiazdy. Dopełniasz zaklęcia?
ask-choose-return-to-help = Którą kartę z ręki pokazujesz?
ask-choose-straight-charge = Szarża na wprost: na kim używasz { GEN($card) }?
ask-choose-vanguard = Straż przednia { GEN($owner) }: kto dobiera kartę i kto się do kogo zbliża?
ask-choose-falling-star = Spadająca gwiazda: na ile tur rzucasz zaklęcie?
ask-choose-falling-star-hero = { $count ->
    [one] Spadająca gwiazda: kto dostaje czarną kartę?
    [few] Spadająca gwiazda: kto dostaje { $count } czarne karty?
   *[other] Spadająca gwiazda: kto dostaje { $count } czarnych kart?
}
ask-choose-gather-dust = Zbieranie kurzu: którą kartę odrzucasz?
ask-choose-narrow-might = Ciasna potęga: ile kart stawiasz?
ask-choose-narrow-might-discard = { $count ->
    [one] Działanie na oślep: odrzucasz kartę albo twoje maksimum PŻ maleje o 1.
    [few] Działanie na oślep: odrzucasz { $count } karty albo twoje maksimum PŻ maleje o 1.
   *[other] Działanie na oślep: odrzucasz { $count } kart albo twoje maksimum PŻ maleje o 1.
}
do-draw-vanguard = Dobierz kartę; atakujący zbliża się do wszystkich
do-let-draw-vanguard = Atakujący dobiera kartę; ty zbliżasz się do niego

## Dlaczego nie

why-SG-948 = Wojna podjazdowa dotyczy bohatera, który jest w twoim zasięgu, gdy ty nie jesteś w jego.
why-SG-949 = Walka wręcz dotyczy bohatera, z którym jesteście w swoim zasięgu.
why-SG-955 = Wybierasz X od 1 do 3.
why-SG-957 = Zaklęcia dopełnia się, gdy zniknie jego ostatni żeton.
why-SG-959 = Odrzucasz tyle kart, ile stawiasz, albo twoje maksimum PŻ maleje o 1.
