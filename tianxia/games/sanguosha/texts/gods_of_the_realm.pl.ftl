# Bóstwa z późniejszych zestawów.

hero-god-zhang-liao = Boski Zhang Liao
hero-god-lu-su = Boski Lu Su

skill-seize-edge = Odebranie ostrza
text-seize-edge = Gdy w fazie akcji zadasz obrażenia innemu bohaterowi i nie masz zdolności odebranej wcześniej, możesz zablokować jedno ze swoich miejsc na ekwipunek i wybrać jedną z jego zdolności (ale nie zdolność Władcy, zdolność raz w grze, przebudzenie, zdolność skrytą ani misję): do końca jego następnej tury lub do jego śmierci masz ją ty, a on nie może jej używać. Gdy wszystkie miejsca są zablokowane, nic to nie kosztuje.
skill-hush-crying = Uciszenie płaczu
text-hush-crying = Ranni inni bohaterowie w twoim zasięgu mają o 1 mniejszy limit ręki. Gdy wygrasz z takim bohaterem Pojedynek lub starcie na liczby albo otrzymasz od niego obrażenia, odblokowujesz jedno ze swoich miejsc na ekwipunek.
skill-couch-strategy = Narada na sofie
text-couch-strategy = Na początku gry możesz na nowo posadzić wszystkich bohaterów poza Władcą.
skill-settle-the-provinces = Urządzanie prowincji
text-settle-the-provinces = Raz w fazie akcji możesz dać innemu bohaterowi tyle swoich kart, ile ma w strefach ekwipunku i osądu: bierzesz je wszystkie.
skill-wise-pact = Mądry sojusz
text-wise-pact = Na koniec swojej tury możesz wybrać innego bohatera, który ma najwyżej o jedną kartę na ręce więcej niż ty: obie ręce zostają odkryte i zmieszane, dostajesz losową połowę (w górę), on resztę.

ask-choose-seize-edge = Odebranie ostrza: które miejsce blokujesz albo którą zdolność odbierasz?
ask-choose-hush-crying = Uciszenie płaczu: które miejsce odblokowujesz?
ask-choose-couch-strategy = W jakiej kolejności siedzą pozostali, po Władcy? Wymień wszystkich.

do-weapon = Miejsce na broń
do-armor = Miejsce na zbroję
do-plus-horse = Miejsce na konia +1
do-minus-horse = Miejsce na konia -1
do-treasure = Miejsce na skarb
do-seats = W tej kolejności: { $targets }
open-seats = Posadź bohaterów na nowo
word-weapon = broń
word-armor = zbroja
word-plus-horse = koń-plus
word-minus-horse = koń-minus
word-treasure = skarb
word-seats = miejsca
slot-name-weapon = broń
slot-name-armor = zbroja
slot-name-plus-horse = koń +1
slot-name-minus-horse = koń -1
slot-name-treasure = skarb
table-disabled = , zablokowane: { $slots }
event-slots = { $who ->
    [you] Twoje zablokowane miejsca: { $slots }.
   *[other] Zablokowane miejsca { GEN($name) }: { $slots }.
}
event-seats = Bohaterowie siedzą teraz w tej kolejności: { $places }.

why-SG-845 = Trzeba wymienić wszystkich bohaterów poza Władcą, każdego raz.
why-SG-1203 = Wybiera się jedno miejsce na ekwipunek.
why-SG-1204 = To miejsce na ekwipunek jest zablokowane: nic nie może tam trafić.
