### Words of the lessons' notebooks and of the list of lessons.
### Reviewed: no

head-number = nr
head-slug = skrót
head-title = lekcja
head-grade = klasa
head-minutes = minuty
head-curriculum = podstawa programowa
country-us = Stany Zjednoczone
country-england = Anglia
country-korea = Korea
country-finland = Finlandia
country-poland = Polska

# The pupil's notebook
open-in = Otwórz gdzie indziej: { $links }
open-web = w przeglądarce
how-to-run = **Na początek** kliknij ten wiersz i naciskaj **Shift + Enter**, raz za razem; albo wybierz w menu *Run*, *Run All Cells*.
start-line = Start
entry = Najpierw: cztery karty
entry-text = Wpisz, co myślisz. To nie sprawdzian: pokaże, co umiesz już przed grą.
look = Popatrz
play = Gra
exit = Na koniec: twoja wyjściówka
questions = Liczba pytań: { $count }.
privacy = Twoje odpowiedzi zostają na tym komputerze; może je przeczytać osoba, która prowadzi lekcję.

# The teacher's notebook
for-teacher = Dla nauczyciela
goal = Cel
grade = Klasa { $grade }, wiek: { $ages } lat
grade-alone = Klasa { $grade }
minutes-of = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
minutes-part = { $part } { $count }
part-set_up = przygotowanie przed lekcją
part-launch = wprowadzenie
part-explore = gra
part-discuss = rozmowa
part-ticket = wyjściówka
materials = Materiały
before = Przed lekcją
before-notebook = Na każdym ekranie otwórz notatnik dla uczniów: { $file }. Uruchom go w całości: w menu *Run*, *Run All Cells*. Przy jednym ekranie siedzi dwoje dzieci.
before-codes = Każdemu dziecku daj zwierzę i numer, na przykład lis 17 (w nazwach plików: fox 17). Lista, kto jest kim, zostaje u ciebie. Do sprawdzania zapisz te kody w pliku who.txt, po jednym w wierszu.
before-names = W grze gracze nazywają się jak zwierzęta, na przykład Lis i Sowa. Kody są tylko do wejściówki i wyjściówki.
before-match = Dwie gry to mecz: na stronie jest *Gra 1 z 2*, a drugą grę zaczyna druga strona. Na lekcję wystarczy jedna gra.
before-paper = Na ekranie są gra, obrazek, wejściówka i wyjściówka; reszta materiałów jest na papierze albo leży na stole. Karty, planszę, wejściówkę, wyjściówkę i klucz drukuje `{ $line }` w terminalu.
before-projector = Na ścianie pokaż notatnik dla uczniów: nie ma w nim odpowiedzi. W tym notatniku odpowiedzi stoją między częściami. Na slajdach są one w notatkach prelegenta i klasa ich nie widzi.
order = Przebieg lekcji
order-minutes = minuty
order-what = co
order-come-in = gdy klasa się schodzi
order-entry = Wejściówka: cztery karty na ekranie
order-explore = Gra w parach
order-class-game = Jedna gra z całą klasą, jeśli jest na nią ochota: zamiast ostatnich dziesięciu z tych minut
order-discuss = Rozmowa i nasza ulubiona pomyłka
entry-key = Wejściówka
entry-purpose = Na pięć minut przed początkiem lekcji, gdy klasa się schodzi. To nie sprawdzian: pokazuje, kto co umie przed lekcją, i nie trzeba mieć racji.
deck = Talia i plansza
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}, do tego Plus: { $plus }, Minus: { $minus }
launch = Wprowadzenie
explore = Przebieg gry
stop = Przycisk w grze, pod gwizdkiem: *Koniec: wygrywa najdłuższy rząd*.
class-game = Jedna gra z całą klasą
class-game-text = To część do wyboru. Plansza poniżej jest duża. Dwie połowy klasy grają na zmianę: zadaj pytanie, poproś o podniesienie tabliczek z wynikiem i dotknij tego, co pokazuje większość. Aby pokazać samą planszę, kliknij ją prawym przyciskiem i wybierz *Create New View for Cell Output*.
class-game-program = To część do wyboru. Plansza poniżej jest duża. Cała klasa gra przeciwko programowi: zadaj pytanie, poproś o podniesienie tabliczek z wynikiem i dotknij tego, co pokazuje większość; potem gra program. Aby pokazać samą planszę, kliknij ją prawym przyciskiem i wybierz *Create New View for Cell Output*.
change-settings = W notatniku dla uczniów można zmienić wiersz z grą, na przykład tak: { $line }
favourite = Nasza ulubiona pomyłka
favourite-notes = To część rozmowy. Po grze uruchom tę komórkę jeszcze raz. Ta odpowiedź padła w grze powyżej: nie wiadomo, czyja jest, a liczby są inne, choć pomysł ten sam. Aby wziąć odpowiedź z gier dzieci, włóż ich zapisane gry i wyjściówki do folderu o nazwie answers obok tego notatnika i napisz { $line }
discuss = Rozmowa
expected = Oczekiwana odpowiedź
misconception = Tak może brzmieć błędne przekonanie
ticket = Wyjściówka
key = Dobra odpowiedź
key-text = Przykład dobrej odpowiedzi
true = prawda
false = fałsz
given = Gdy ktoś odpowiada
signals = może to znaczyć
each-ticket = Każde dziecko przy ekranie ma swoją wyjściówkę. Albo odpowiadają razem: { $line }
next-child = Gdy pierwsze dziecko odda odpowiedzi, drugie dotyka *Następne dziecko*.
after = Po lekcji
after-text = Odpowiedzi każdego dziecka są w pliku takim jak `{ $file }`, na jego komputerze, obok notatnika dla uczniów; gdzie nie ma takiego folderu, strona proponuje plik, a dziecko zapisuje go i oddaje. Włóż wszystkie pliki do folderu o nazwie answers obok tego notatnika i uruchom komórkę poniżej. Gdy obok jest who.txt, `{ $line }` mówi też, kogo brakuje.
support = Wsparcie
stretch = Dla chętnych
vocabulary = Słowa
unsure = Słowo ze znakiem (?) to nasza propozycja; niech spojrzy na nie osoba, która uczy w tym języku.
curriculum = Podstawa programowa
curriculum-note = Numer ze znakiem (?) podajemy z pamięci; sprawdź go przed drukiem.
not-read = Tej wersji językowej nie przejrzał jeszcze nikt, dla kogo to język ojczysty.
families = Rodziny działań do odhaczania: { $count }
robots = Co odpowiadają roboty
robot-card = karta
robot-right = dobry wynik
robot = robot { $letter }
case-sheets = Arkusze spraw
robot-lines = Aby zagrać z innym robotem, wpisz jego wiersz zamiast wiersza z grą
language-en = angielski
language-pl = polski
language-ko = koreański
language-fi = fiński
