# Bohaterowie jednej sztuki: wspólne starcia na liczby, sztuki walki, kombinacje, rozkazy.

hero-tong-yuan = Tong Yuan
hero-martial-guan-yu = Guan Yu (wojownik)
hero-combo-zhang-liao = Zhang Liao (kombinacje)
hero-jian-shuo = Jian Shuo

skill-phoenix-spear = Włócznia Feniksa
text-phoenix-spear = Możesz używać i zagrywać Sha jako Unik, a Unik jako dowolną Sha. Na początku fazy akcji możesz stoczyć wspólne starcie na liczby z najwyżej 3 bohaterami: liczy się, że zwycięzca używa Ognistej Sha na wszystkich, którzy nie wygrali.
skill-pass-on-the-art = Przekazanie sztuki
text-pass-on-the-art = Raz w grze, w fazie początku, możesz wybrać bohatera: do twojej następnej tury jego karty w starciach na liczby są wyższe o 3, a jego następna Sha zadaje wszystkim oprócz ciebie o 1 obrażenie więcej; po niej, jeśli nie była twoja, dobierz tyle kart, ile zadała obrażeń.
skill-assist-han = Wsparcie Han
text-assist-han = Raz w fazie akcji zostaje pokazana losowa karta z ręki innego bohatera: daje ci ją albo liczy się, że używasz na nim Sha bez limitu.
skill-martial-awe = Bojowy respekt
text-martial-awe = Sztuka walki (w rundzie tyle razy, ile obrażeń w niej zadajesz i otrzymujesz, i jeszcze raz, najwyżej 5): w fazie akcji odrzuć kartę, za każdym razem w tej fazie o jedną więcej, i wybierz innego bohatera z kartami: odrzuć tyle samo jego kart albo wszystkie, jeśli ma ich mniej. Jeśli suma twoich liczb nie przewyższa sumy jego, zadaj mu 1 obrażenie od pioruna.
skill-ride-and-raid = Jazda i wypad
text-ride-and-raid = Gdy zadajesz lub otrzymujesz obrażenia, możesz dobrać kartę; ta karta nie ma limitu.
skill-break-the-horde = Rozbicie hordy
text-break-the-horde = Kombinacja (karta zadająca obrażenia, potem Sha): gdy używasz tej Sha, możesz wziąć po karcie z ręki każdego celu i każdego bohatera, który siedzi obok celu, oprócz ciebie; potem jej efekt powtarza się raz.
skill-cornered-beast = Osaczona bestia
text-cornered-beast = W fazie akcji liczy się, że używasz Sha na innym bohaterze w dowolnej odległości, poza limitem, na każdym raz w grze. Jeśli nie zada obrażeń, bohater ten ma do twojej następnej tury Rozkaz rzezi, a jeśli wykonujesz go ty i zawiedziesz, może on sprawić, że zawiedziesz dwa razy.
skill-slaughter-order = Rozkaz rzezi
text-slaughter-order = Rozkaz: na początku fazy akcji możesz wybrać wykonawcę, który ma zadać 2 lub więcej obrażeń do końca swojej następnej tury. Jeśli to zrobi, dobiera 2 karty; jeśli nie, traci 1 PŻ.

ask-choose-assist-han = Czy { $owner } { AGREE($owner, "dostaje", "dostają") } pokazaną kartę, czy przyjmujesz Sha?
do-give-assist-han = Oddaj kartę
do-suffer-sha = Przyjmij Sha
ask-may-cornered-beast = Rozkaz { GEN($owner) } nie został wykonany. Czy liczy się to podwójnie?
