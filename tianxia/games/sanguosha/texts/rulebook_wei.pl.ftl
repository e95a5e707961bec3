# Bohaterowie Wei, o których mówią przykłady w instrukcji.

hero-zhong-yuan = Zhong Yao
hero-wang-lang = Wang Lang
hero-cao-zhi = Cao Zhi
hero-zhu-ling = Zhu Ling

skill-worship-ink = Kult tuszu
text-worship-ink = Gdy musisz lub chcesz użyć karty podstawowej o nazwie jeszcze przez ciebie w tej turze nieużytej, możesz położyć na wierzchu talii czarną kartę inną niż podstawowa, z ręki lub ekwipunku: liczy się, że używasz tamtej karty.
skill-assist-and-settle = Pomoc i spokój
text-assist-and-settle = Gdy inny bohater w swojej turze weźmie kogoś na cel pikiem, a w tej turze nikt jeszcze nie otrzymał obrażeń, możesz pozwolić jednemu z celów dobrać kartę.
skill-wagging-tongue = Cięty język
text-wagging-tongue = Raz w fazie akcji wybierz do 3 innych bohaterów z kartami na ręce i stocz z każdym starcie na liczby, ze wszystkimi tą samą kartą z ręki. Za każdym razem, gdy nie wygrasz, zyskujesz 1 Język; z siódmym giniesz. Potem każdy z dwóch, kto nie wygrał, odrzuca kartę albo pozwala ci dobrać jedną.
skill-stirring-words = Porywające słowa
text-stirring-words = Gdy twoja karta w starciu na liczby zostaje odkryta, a jej wartość nie przekracza liczby twoich Języków, możesz podnieść ją o tę liczbę; wtedy możesz użyć Ciętego języka jeszcze raz w tej fazie.
skill-falling-bloom = Opadający kwiat
text-falling-bloom = Gdy trefle innego bohatera trafiają na stos kart odrzuconych, bo zostały odrzucone albo były jego kartami osądu, możesz je wziąć.
skill-wine-poetry = Poezja wina
text-wine-poetry = Gdy musisz użyć Wina, a twój bohater jest odkryty, możesz go odwrócić: liczy się, że używasz Wina. Gdy otrzymasz obrażenia jako zakryty bohater, możesz się odwrócić.
skill-anticipate-war = Przeczucie wojny
text-anticipate-war = Raz w fazie akcji odrzuć kartę i strać 1 PŻ. Do końca tury, jeśli była podstawowa: możesz używać kart podstawowych jako Sha, Wino albo Brzoskwinia, a pierwsza z nich rani, wzmacnia lub leczy o 1 więcej; jeśli była taktyką: twoich kart nie można zanegować, a ty dobierasz 3; jeśli była ekwipunkiem: kto jest jedynym celem twojej Sha, odrzuca 2 karty, a ty bierzesz jedną z nich.

ask-choose-worship-ink = Kult tuszu: której karty używasz?
ask-choose-wagging-tongue = To nie twoja wygrana: odrzucasz kartę albo { $owner } { AGREE($owner, "dobiera", "dobierają") } jedną.
do-let-draw-wagging-tongue = Wang Lang dobiera kartę
ask-choose-anticipate-war-cards = { $count ->
    [one] Przeczucie wojny: wybierz 1 kartę.
    [few] Przeczucie wojny: które { $count } karty odrzucasz?
   *[other] Przeczucie wojny: które { $count } kart odrzucasz?
}
