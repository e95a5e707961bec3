# Cao Mao i jego wieczne zdolności.

hero-cao-mao = Cao Mao
kind-eternal = zdolność wieczna

skill-hidden-dragon = Ukryty smok
text-hidden-dragon = Zaczynasz grę z 20 Sercami. Zyskujesz 5, gdy dostajesz karty, 10 za każde otrzymane i 15 za każde zadane obrażenie, najwyżej do 99. Przy 25 uznaje się, że masz Jasność i prawość, przy 50 Wino i poezję, przy 75 Zesłanie, przy 99 Pochód na śmierć.
skill-clear-and-upright = Jasność i prawość
text-clear-and-upright = Na początku fazy akcji możesz odrzucić z ręki wszystkie karty jednego koloru i obejrzeć rękę innego bohatera: odrzucasz z niej wszystkie karty jednego koloru; jeśli jest ich mniej niż twoich, zadajesz mu 1 obrażenie.
skill-wine-poetry-cao-mao = Wino i poezja
text-wine-poetry-cao-mao = Gdy chcesz lub musisz użyć Wina, możesz odwrócić swojego odkrytego bohatera: liczy się to jak użycie Wina. Gdy otrzymasz obrażenia jako zakryty bohater, nieodwrócony tymczasem dla tego Wina, możesz się odwrócić. Za każdym razem po odwróceniu dostajesz losową taktykę z talii.
skill-exile = Zesłanie
text-exile = Raz w fazie akcji wybierz innego bohatera, nie tego co ostatnio, i jedno z dwojga: do końca jego tury może używać kart z ręki tylko jako taktyk; albo jego zdolności, prócz wiecznych, nie działają.
skill-advance-to-the-death = Pochód na śmierć
text-advance-to-the-death = Raz w grze, w fazie akcji: PŻ każdego bohatera zmieniają się na 1 i każdy zyskuje tyle tarcz, o ile zmieniły się jego PŻ, a ty o 2 więcej. Potem każdy Unik, każda Brzoskwinia i każde Wino z talii, stosu kart odrzuconych, stołu i rąk opuszcza grę, a z nimi każda taka karta, która później miałaby trafić na stos kart odrzuconych.
skill-guard-the-throne = Straż tronu
text-guard-the-throne = Na początku gry, jeśli jest w niej inny bohater Wei, zaczynasz z 60 Sercami zamiast 20.

token-heart = Serce

ask-choose-clear-and-upright = Jasność i prawość: karty jakiego koloru zostają odrzucone?
ask-choose-exile = Zesłanie: co się dzieje z { INS($owner) }?
do-exile-cards = Karty z ręki tylko jako taktyki
do-exile-skills = Zdolności nie działają
word-exile-cards = taktyki
word-exile-skills = zdolności
open-spade = Piki
open-heart = Kiery
open-club = Trefle
open-diamond = Kara
event-banned = Odtąd zamiast na stos kart odrzuconych trafiają poza grę: { $banned }.

why-SG-1411 = Kart z ręki możesz używać tylko jako taktyk.
