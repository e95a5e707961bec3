# Bohaterowie Shu, o których mówią przykłady w instrukcji.

hero-ma-su = Ma Su
hero-fa-zheng = Fa Zheng
hero-liu-tan = Liu Tan
hero-qin-mi = Qin Mi
hero-boundary-wei-yan = Wei Yan (graniczny)

skill-spread-rumours = Szerzenie pogłosek
text-spread-rumours = Raz w fazie akcji odrzuć dowolnie wiele kart i wybierz tylu innych bohaterów, którzy wśród pozostałych mają najwięcej PŻ: zadaj każdemu po kolei 1 obrażenie.
skill-reckless-strategy = Zuchwała strategia
text-reckless-strategy = Gdy zadajesz obrażenia innemu bohaterowi, możesz je powstrzymać: weź kartę z jego stref.
skill-reciprocation = Odwzajemnienie
text-reciprocation = Gdy naraz dostaniesz 2 lub więcej kart innego bohatera, możesz pozwolić mu dobrać kartę. Za każde otrzymane obrażenie możesz sprawić, że ten, kto je zadał, da ci kartę z ręki albo straci 1 PŻ.
skill-bewilder = Omamienie
text-bewilder = W fazie dobierania możesz zamiast dobierać wybrać innego bohatera i wskazać kogoś w jego zasięgu: ten pierwszy dobiera 2 karty, po czym używa Sha na drugim albo zabierasz mu 2 karty.
skill-regulate-the-sound = Strojenie dźwięku
text-regulate-the-sound = Raz na turę, po Sha, której bohater użył poza swoją turą, możesz pozwolić wziąć ją bohaterowi innemu niż ten, kto jej użył; użyta jako Sha nie ma dla niego limitu.
skill-slow-walk = Wolny krok
text-slow-walk = Pod koniec fazy akcji bohatera, jeśli trafiły w niej na stos kart odrzuconych karty Sha, możesz dobrać tyle samo kart; potem możesz użyć Sha spośród nich.
skill-remonstrate = Napomnienie
text-remonstrate = Gdy Sha innego bohatera bierze na cel innych, a jesteś w jego zasięgu, możesz położyć kartę z ręki na wierzchu talii: Sha nie ma już celów; jeśli nie jest czarna, jej celem stajesz się ty.
skill-eloquence = Krasomówstwo
text-eloquence = Gdy twoja Sha weźmie bohatera na cel, możesz stoczyć z nim starcie na liczby: jeśli wygrasz, nie może jej uniknąć. Gdy staniesz się celem Sha, możesz stoczyć starcie na liczby z tym, kto jej użył: jeśli wygrasz, nie działa na ciebie.
skill-heavenly-debate = Dysputa o niebie
text-heavenly-debate = W starciu na liczby możesz zamiast karty z ręki użyć karty z wierzchu talii. Gdy twoja karta zostaje odkryta i jest kierem, ma wartość K.
skill-wild-bone-boundary = Dzika kość (graniczna)
text-wild-bone-boundary = Za każde obrażenie, które zadasz bohaterowi w odległości 1, możesz odzyskać 1 PŻ albo dobrać kartę.
skill-unusual-plan = Niezwykły plan
text-unusual-plan = Raz w grze, w fazie akcji, strać 1 lub więcej PŻ: w tej turze masz do innych odległość o tyle mniejszą i możesz użyć o tyle więcej Sha.

ask-choose-reciprocation = Odwzajemnienie: { $owner } { AGREE($owner, "dostaje", "dostają") } kartę z twojej ręki albo tracisz 1 PŻ.
do-give-reciprocation = Daj: { $cards }
ask-choose-bewilder = Na kim ma być użyta Sha?
ask-choose-slow-walk = Wolny krok: czy używasz Sha spośród dobranych kart?
ask-choose-wild-bone-boundary = Odzyskujesz PŻ czy dobierasz kartę?
do-draw-wild-bone-boundary = Dobierz kartę
ask-choose-unusual-plan = Niezwykły plan: ile PŻ tracisz?
