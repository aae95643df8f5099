### Słowa na papierze: plansza, karty, kartki i wyjściówki do druku.
### Reviewed: no

# The first page
cover-title = { $title }: na papierze
how = Jak drukować
how-size = Papier { $paper }, w rzeczywistej wielkości: skala 100%, bez dopasowania do strony. Wtedy linia poniżej ma 10 cm.
how-cards = Karty, strony { $first }–{ $last }: druk dwustronny, odwracanie wzdłuż długiej krawędzi. Najpierw próba na jednym arkuszu. Najlepszy jest gruby papier.
how-rest = Pozostałe strony: druk jednostronny.
how-cut = Tnij od znaku do znaku: jedno cięcie oddziela cały rząd. Plansza na dwóch stronach: utnij część B wzdłuż kreskowanej linii i naklej na część A.
how-grey = Wystarczy druk czarno-biały: wzory, kształty i litery mówią to samo co kolory.
ruler = 10 cm
contents = Co tu jest
page-one = strona { $page }
pages = strony { $first }–{ $last }
part-substitute = Na zastępstwo
part-cards = Karty
part-backs = Odwrotne strony kart
part-second = Karty drugiej talii
part-second-strip = Wyniki drugiej talii
part-board = Plansza
part-chips = Żetony
part-strip = Wyniki
part-sheet = Kartka dla każdego dziecka
part-home = Kartka do domu
part-entry = Cztery karty na początek
part-ticket = Wyjściówka
part-key = Klucz odpowiedzi

# Board, cards, answers
seed = ziarno { $seed }
board-half = część { $letter }
board-glue = tu przyklej część B
board-cut = tu utnij
plus-does = żeton na dowolne wolne pole
minus-does = zdejmij żeton innej drużyny
strip-only = Tylko dla sędziego. Znajdź kartę i powiedz „dobrze” albo „popatrz jeszcze raz”, ale nigdy nie mów wyniku.

# For whoever teaches today
sub-intro = Nie trzeba komputera ani przygotowań, wystarczy wyciąć karty. Dzieci wiedzą więcej, niż mówią: zapytaj, jak liczą, i daj im dokończyć.
sub-need = Na każdym stole
sub-need-text = Plansza, zestaw kart, żetony dla każdej drużyny i pasek z wynikami dla dziecka, które sędziuje. Grają dwie osoby albo dwie drużyny; trzecie dziecko może być sędzią.
rules = Gra
rule-deal = Potasuj karty. Kart dla każdej osoby: { $cards }; reszta leży zakryta jako stos dobierania.
rule-open = Dziś wszystkie karty leżą odkryte na stole, żeby każdy mógł pomóc.
rule-turn = W swojej kolei: pokaż kartę, powiedz wynik, połóż żeton na wolnym polu z tą liczbą i dobierz kartę.
rule-wrong = Błędny wynik? Sędzia mówi „popatrz jeszcze raz”. Po drugim błędzie karta zostaje w ręce i gra następna osoba.
rule-plus = Karta Plus: połóż żeton na dowolnym wolnym polu.
rule-minus = Karta Minus: zdejmij jeden żeton innej drużyny, ale nie z gotowego rzędu.
rule-star = Gwiazdka liczy się każdemu, jakby leżał tam żeton każdej drużyny.
rule-swap = Nie ma wolnego pola dla twojej karty? Raz w swojej kolei odłóż ją i weź inną.
rule-win = Żetony w jednym rzędzie, poziomo, pionowo lub na ukos, to sekwencja. Potrzebna liczba żetonów: { $line }. Sekwencje do wygranej: { $count }.
rule-time = Gdy czas minie, wygrywa najdłuższy rząd.
sub-ticket = Każde dziecko pracuje samo i oddaje kartkę. Odpowiedzi są na ostatniej stronie. Zostaw kartki dla osoby, która uczy tę klasę.

# Each child's sheet
named = Imię albo zwierzę
sheet-task = Zagraj tymi kartami. Zapisz trzy swoje karty i to, jak je liczysz.
sheet-card = Moja karta
sheet-way = Jak to liczę
sheet-answer = Wynik

# Home
home-title = { $title }: kartka do domu
home-cards = Kilka naszych kart
home-help = To pomaga
home-ask = Częściej pytaj „jak to liczysz?” niż „ile to jest?”.
home-wait = Daj czas. Palce, guziki i rysunki są mile widziane.
home-wrong = Błędny wynik to dobry początek: obejrzyjcie go razem i spróbujcie jeszcze raz.

# The key
key-note = Dla osoby, która uczy. Co może znaczyć błędny wynik, to pierwsza myśl, a nie wyrok.
