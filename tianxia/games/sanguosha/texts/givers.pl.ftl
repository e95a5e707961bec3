# Bohaterowie, którzy dają innym żetony, i te żetony.

hero-cao-song = Cao Song
hero-sima-hui = Sima Hui

skill-indulge = Pobłażanie
text-indulge = Raz w fazie akcji wybierz dwóch innych bohaterów: uznaje się, że pierwszy zadał drugiemu 1 obrażenie. Nikt nie traci PŻ; działają tylko zdolności po zadaniu lub otrzymaniu obrażeń.
skill-boundless-gold = Bezmiar złota
text-boundless-gold = Zaczynasz grę z sześcioma różnymi Złotami, które na ciebie nie działają. Na początku swojej fazy akcji dajesz jedno z nich innemu bohaterowi bez Złota: działa dla niego do końca jego tury, po czym znika. Gdy giniesz, znika całe Złoto. Na początku swojej tury, jeśli nie masz Złota, giniesz.
skill-recommend-talents = Polecanie talentów
text-recommend-talents = W swojej pierwszej fazie początku dajesz Smoka innemu bohaterowi, a Feniksa trzeciemu. Raz w każdej późniejszej fazie akcji możesz przenieść jedną z tych pieczęci do kogoś innego. Gdy ginie inny bohater z pieczęciami, każdą dajesz wybranemu bohaterowi. Smok daje Plan ognia, Feniks Połączone ogniwa, każdą zdolność 3 razy w fazie akcji; obie razem dają też Palący żar, który zużywa obie pieczęcie.
skill-all-is-well = Wszystko dobrze
text-all-is-well = Gdy bohater w łańcuchach otrzyma obrażenia od żywiołu, które nie przyszły łańcuchem, możesz obejrzeć wierzchnie karty talii, o jedną więcej, niż zostało bohaterów w łańcuchach, i dać każdą z nich dowolnemu bohaterowi.
skill-recluse = Pustelnik
text-recluse = Dopóki nie masz ani pieczęci, ani zbroi, nie otrzymujesz obrażeń od żywiołów ani od taktyk.

token-gold-rich-stipend = Złoto: Hojna pensja
token-gold-craze = Złoto: Gorączka złota
token-gold-ill-bargain = Złoto: Zły interes
token-gold-ear-of-the-gods = Złoto: Ucho bogów
token-gold-closed-doors = Złoto: Zamknięte drzwi
token-gold-great-trust = Złoto: Wielkie zaufanie
token-dragon-seal = Pieczęć Smoka
token-phoenix-seal = Pieczęć Feniksa

ask-choose-boundless-gold = Które Złoto dajesz i komu?
ask-choose-recommend-talents = Która pieczęć trafia do kogo?
ask-choose-recommend-talents-hero = Polecanie talentów: kto dostaje następną pieczęć? Najpierw Smok, potem Feniks.
ask-choose-all-is-well = Widzisz: { $cards }. Kto dostaje którą? Wymień bohatera dla każdej, w tej kolejności.

do-gold-rich-stipend = Hojna pensja (4 karty więcej, 1 Sha więcej): { $targets }
do-gold-craze = Gorączka złota (bez akcji i odrzucania): { $targets }
do-gold-ill-bargain = Zły interes (traci 1 PŻ, limit ręki o 3 mniejszy): { $targets }
do-gold-ear-of-the-gods = Ucho bogów (rani tylko piorun): { $targets }
do-gold-closed-doors = Zamknięte drzwi (bez dobierania): { $targets }
do-gold-great-trust = Wielkie zaufanie (odzyskuje 3 PŻ): { $targets }
do-dragon-seal = Smok: { $targets }
do-phoenix-seal = Feniks: { $targets }
open-gold-rich-stipend = Hojna pensja: 4 karty więcej, 1 Sha więcej
open-gold-craze = Gorączka złota: bez akcji i odrzucania
open-gold-ill-bargain = Zły interes: traci 1 PŻ, limit ręki o 3 mniejszy
open-gold-ear-of-the-gods = Ucho bogów: rani tylko piorun
open-gold-closed-doors = Zamknięte drzwi: bez dobierania
open-gold-great-trust = Wielkie zaufanie: odzyskuje 3 PŻ
open-dragon-seal = Smok
open-phoenix-seal = Feniks
word-gold-rich-stipend = pensja
word-gold-craze = gorączka
word-gold-ill-bargain = interes
word-gold-ear-of-the-gods = ucho
word-gold-closed-doors = drzwi
word-gold-great-trust = zaufanie
word-dragon-seal = smok
word-phoenix-seal = feniks

event-virtual-damage = { $whom ->
    [you] Uznaje się, że zadajesz { DAT($name) } { $damage }.
   *[other] { $who ->
        [you] Uznaje się, że otrzymujesz { $damage }{ $from }.
       *[other] Uznaje się, że { $name } { AGREE($name, "otrzymuje", "otrzymują") } { $damage }{ $from }.
    }
}
event-skips-next = { $who ->
    [you] Pomijasz następną { ACC($phase) }.
   *[other] { $name } { AGREE($name, "pomija", "pomijają") } następną { ACC($phase) }.
}

why-SG-807 = Wybiera się dwóch różnych bohaterów.
why-SG-986 = Jedno Złoto trafia do innego bohatera, który żadnego nie ma.
why-SG-994 = Pieczęć trafia do bohatera, który jej nie ma.
