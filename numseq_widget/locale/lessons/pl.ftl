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

# The notebook of a game without a lesson
free-how = Uruchom komórkę powyżej: kliknij ją i naciśnij **Shift + Enter**. Przy jednym ekranie grają dwie osoby, na zmianę.
free-program = Wolisz zagrać z programem? Uruchom tę komórkę:

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

# What is told of a class that handed in (grade)
graded-head = { $lesson }, sprawdzone osoby: { $count }
graded-broken = nie oceniono: { $what }
graded-note = uwaga: { $what }
graded-absent = brakuje: { $who }
graded-entry-only = tylko wejściówka: { $who }
graded-not-expected = spoza listy: { $who }
graded-by-pupil = według osób:
graded-pupil = { $who }: { $parts }
graded-nothing = nie ma czego sprawdzić
graded-by-item = według zadań:
graded-item = { $item }: { $parts }
graded-right = dobrze { $right } z { $count }
graded-right-entry = wejściówka: dobrze { $right } z { $count }
graded-wrong = źle: { $answers }
graded-empty = bez odpowiedzi: { $count }
graded-words = do przeczytania, odpowiedzi słowami: { $count }
graded-in-words = { $who }, zadanie { $item }: { $answer }
graded-no-extra = po angielsku, bo { $why }
graded-no-folder = nie ma takiego folderu
graded-a-file = to plik, nie folder; potrzebny jest folder z odpowiedziami
graded-none = nie znaleziono żadnego pliku z odpowiedziami; takie pliki nazywają się na przykład { $file }
graded-which = { $key }: żaden plik z odpowiedziami nie mówi, która to lekcja; podaj ją, na przykład { $lesson }
graded-no-key = { $key }: nie ma klucza do lekcji { $slug }; podaj, która to lekcja, albo jej plik
graded-no-lesson = nie ma lekcji { $named }; { $mend } Własną lekcję podaje się jako plik, na przykład { $file }
graded-near = czy chodzi o { $lesson }?
graded-known = są { $lessons }.
graded-codes = { $key }: w każdym wierszu potrzebny jest kod, na przykład { $code }

# What is odd in a file of answers
odd-folder = to folder, nie plik
odd-name = w nazwie pliku jest { $named }, a w środku { $who }; liczy się to, co w środku
odd-who = pole { $key }: potrzebny jest kod taki jak { $code }, a to nie jest kod
odd-lesson = to lekcja { $slug }, a sprawdzana jest { $other }
odd-several = { $who }: kilka plików z różnymi odpowiedziami ({ $files }); zostaw jeden z nich
odd-card = zadanie { $item }: to odpowiedź na { $card }, a w lekcji jest { $asked }; nie jest oceniana
odd-no-card = zadanie { $item }: to odpowiedź na { $card }, a w lekcji nie ma tu działania; nie jest oceniana
odd-number = zadanie { $item }: potrzebna jest liczba całkowita, nie { $given }; nie jest oceniane
odd-true_false = zadanie { $item }: potrzebna jest prawda albo fałsz, nie { $given }; nie jest oceniane
odd-choice = zadanie { $item }: potrzebna jest jedna z odpowiedzi do wyboru, nie { $given }; nie jest oceniane
odd-text = zadanie { $item }: potrzebny jest tekst, nie { $given }; nie jest oceniane
odd-item = w lekcji { $slug } nie ma zadania { $item }; nie jest oceniane

# Why a file of answers cannot be read
file-other = to nie plik
file-missing = nie ma takiego pliku
file-closed = nie da się go odczytać: { $why }
file-large = ma ponad { $most } MB, a odpowiedzi tyle nie zajmują
file-empty = jest pusty
file-json = to nie JSON: błąd w wierszu { $line }, w kolumnie { $column }
file-deep = to nie JSON: zbyt wiele nawiasów w nawiasach
file-digits = jest w nim liczba, która ma ponad { $most } cyfr
file-no-answers = to nie odpowiedzi: potrzebne jest { $example }
file-encoding = to nie tekst w UTF-8: błąd w bajcie { $byte }
file-constant = { $given } to nie JSON
file-twice = { $given } stoi dwa razy w jednym obiekcie
file-format = to nie odpowiedzi: w polu { $key } jest { $given }, nie { $right }
file-newer = wersja { $given } jest z nowszego numseq_widget; ten czyta wersję { $right }
file-version = pole { $key }: potrzebna jest wersja { $right }, nie { $given }
file-short = pole { $key }: potrzebny jest krótki tekst, nie { $given }
file-pair = pole { $key }: potrzebne jest { $right }, nie { $given }
file-list = pole { $key }: potrzebna jest lista, nie { $given }
file-many = pole { $key }: { $count }, a tylu odpowiedzi nie ma w żadnej lekcji
file-id-twice = pole { $key }: { $given } stoi dwa razy
file-object = pole { $key }: numer { $place } to nie obiekt taki jak { $example }
file-no-id = pole { $key }: numer { $place } nie ma pola { $right }
file-no-given = pole { $key }: { $id } nie ma pola { $right }
file-given = pole { $key }: odpowiedź na { $id } to { $given }, a takiej nikt nie może dać
points-several = Leżą tu odpowiedzi kilku osób: napisz, o kogo chodzi, { $example }.
points-none = Nie ma tu jeszcze zapisanych odpowiedzi: najpierw oddaj wyjściówkę.
