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
part-second-backs = Odwrotne strony drugiej talii
part-second-strip = Wyniki drugiej talii
part-board = Plansza
part-chips = Żetony
part-strip = Wyniki
part-materials = Na stoły
part-sheet = Kartka dla każdego dziecka
part-cases = Arkusze spraw dla każdego dziecka
part-home = Kartka do domu
part-entry = Cztery karty na początek
part-ticket = Wyjściówka
part-key = Klucz odpowiedzi

# Board, cards, answers
board-half = część { $letter }
board-glue = tu przyklej część B
board-cut = tu utnij
plus-does = żeton na dowolne wolne pole
minus-does = zdejmij żeton innej drużyny
strip-only = Tylko dla sędziego. Znajdź kartę i powiedz „dobrze” albo „popatrz jeszcze raz”, ale nigdy nie mów wyniku.

# What else lies on the tables
sheet-ten_frames = Ramki dziesiątkowe
sheet-ten_frames-for = dwie dla każdej pary. Tnij wzdłuż kreskowanych linii.
sheet-splits = Kartki na rozkłady liczb
sheet-splits-for = jedna dla każdego dziecka. Tnij wzdłuż kreskowanych linii.
sheet-number_line = Osie liczbowe
sheet-number_line-for = jedna dla każdego dziecka. Tnij wzdłuż kreskowanych linii.
sheet-hundred_square = Tablica liczb z okienkiem
sheet-hundred_square-for = jedna dla każdej pary. Wytnij okienko i przesuwaj je po liczbach.
sheet-blocks = Dziesiątki i jedności
sheet-blocks-for = jeden arkusz dla każdej pary. Wytnij słupki i kostki.
sheet-yes_no = TAK i NIE
sheet-yes_no-for = po jednej dla każdego dziecka. Tnij od znaku do znaku.
sheet-tally = Arkusz do stawiania kresek
sheet-tally-for = jeden dla każdej pary i talii. Jedna kreska za każdą zagraną kartę, przy jej wyniku.
sheet-squared = Wykres słupkowy
sheet-squared-for = jeden dla każdej pary i talii. Za każdą kreskę zamaluj jedną kratkę.
sheet-families = Rodziny działań
sheet-families-for = jedna lista dla każdej osoby. Zaznacz rodzinę, gdy podasz jedno z jej działań.
sheet-certificate = Dyplomy
sheet-certificate-for = jeden dla każdego dziecka. Tnij wzdłuż kreskowanej linii.
cut-out = wytnij szarą część
yes = TAK
no = NIE
certificate = Dyplom

# The four cards to begin with
entry-note = Napisz, co myślisz. To nie sprawdzian: pokazuje, co umiesz przed grą.

# For whoever teaches today
sub-intro = Nie trzeba komputera. Przed lekcją wytnij karty i żetony; co jeszcze ma leżeć na stołach, jest napisane niżej. Dzieci wiedzą więcej, niż mówią: zapytaj, jak liczą, i daj im dokończyć.
sub-need = Na każdym stole
sub-need-text = Plansza, zestaw kart, żetony dla każdej drużyny i pasek z wynikami dla dziecka, które sędziuje. Grają dwie osoby albo dwie drużyny; trzecie dziecko może być sędzią.
sub-sheets = Są tu też wydrukowane: { $sheets }.
sub-bring = Trzeba przynieść: { $what }
sub-bring-none = Poza tym wystarczą ołówki.
sub-robots = Reguły robotów, tylko dla ciebie; są też na ostatnich stronach, ze wszystkimi odpowiedziami:
sub-task = Na kartce dla dziecka: { $task }
rules = Gra
rule-shuffle = Potasuj karty.
rule-opening = Wyjmij te karty, potasuj resztę i połóż je na wierzchu. Rozdaje się je pierwsze, w tej kolejności, po jednej na zmianę: { $cards }.
rule-deal = { $cards ->
    [one] Każda osoba dostaje { $cards } kartę; reszta leży zakryta jako stos dobierania.
    [few] Każda osoba dostaje { $cards } karty; reszta leży zakryta jako stos dobierania.
   *[other] Każda osoba dostaje { $cards } kart; reszta leży zakryta jako stos dobierania.
}
rule-open = Dziś wszystkie karty leżą odkryte na stole, żeby każdy mógł pomóc.
rule-turn = W swojej kolei: pokaż kartę, powiedz wynik, połóż żeton na wolnym polu z tą liczbą i dobierz kartę.
rule-wrong = Błędny wynik? Sędzia mówi „popatrz jeszcze raz”. Po drugim błędzie karta zostaje w ręce i gra następna osoba.
rule-plus = Karta Plus: połóż żeton na dowolnym wolnym polu.
rule-minus = Karta Minus: zdejmij jeden żeton innej drużyny, ale nie z gotowego rzędu.
rule-star = Gwiazdka liczy się każdemu, jakby leżał tam żeton każdej drużyny.
rule-swap = Nie ma wolnego pola dla twojej karty? Raz w swojej kolei odłóż ją i weź inną.
rule-win = Rząd z { $line } żetonów, poziomo, pionowo lub na ukos, to sekwencja.
win-one = Do wygranej wystarczy jedna sekwencja.
win-many = Do wygranej potrzeba { $count } sekwencji.
rule-time = Gdy czas minie, wygrywa najdłuższy rząd.
sub-ticket = Każde dziecko pracuje samo i oddaje kartkę. Odpowiedzi są na ostatniej stronie. Zostaw kartki dla osoby, która uczy tę klasę.

# Each child's sheet
named = Imię albo zwierzę
sheet-task = Zagraj tymi kartami. Zapisz trzy swoje karty i to, jak je liczysz.
sheet-card = Moja karta
sheet-way = Jak to liczę
sheet-answer = Wynik
case-intro = Każdy robot ma swoją regułę, zawsze tę samą. Oblicz dobre wyniki. Która reguła pasuje do wszystkich trzech kart?
case-says = robot podaje
case-rule = Jego reguła:
case-which = Kto to był?
case-task = Te wyniki są błędne. Który robot je podaje? Mogą pasować dwa.
case-who = który robot

# Home
home-title = { $title }: kartka do domu
home-game = W klasie gramy w Sequence Numbers. Na każdej karcie jest coś do policzenia; wynik to pole na planszy. Rząd z { $line } żetonów to sekwencja.
home-cards = Kilka naszych kart
home-help = To pomaga
home-ask = Częściej pytaj „jak to liczysz?” niż „ile to jest?”.
home-wait = Daj czas. Palce, guziki i rysunki są mile widziane.
home-wrong = Błędny wynik to dobry początek: obejrzyjcie go razem i spróbujcie jeszcze raz.

# The key
key-note = Dla osoby, która uczy. Co może znaczyć błędny wynik, to pierwsza myśl, a nie wyrok.
