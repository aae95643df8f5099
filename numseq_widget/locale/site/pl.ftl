### Słowa strony bez notatnika: strona początkowa, pasek nad planszą, formularz dla nauczycieli.
### Reviewed: no

site-name = Sequence Numbers
site-language = Język
site-play = Gra
site-lessons = Lekcje
site-alone = Gra z komputerem
site-two = Gra we dwoje
    .more = Dwie osoby przy tym ekranie
# How far the numbers of a game go
site-to = Liczby do { $number }
# Leads back to a game that was begun
site-go-on = Graj dalej
site-lesson = { $number }. { $title }
site-home = Początek
site-save = Zapisz
    .more = Jeden plik z grą i z postępami
site-open = Otwórz plik
site-hand-in = Pobierz moje odpowiedzi
site-saved = Zapisane. Plik jest w pobranych.
site-nothing-yet = Nie ma jeszcze czego zapisać.
site-loading = Przygotowuję grę
# While something is being opened or saved
site-moment = Chwileczkę…
site-bad-link = Ten link nie otwiera gry.
    .more = Wybierz obrazek na pierwszej stronie albo poproś o pomoc w klasie.
site-bad-file = W tym pliku nie ma gry.
    .more = Wybierz inny plik albo poproś o pomoc w klasie.
site-cannot = Nie udało się uruchomić gry.
    .more = Wczytaj stronę jeszcze raz. Jeśli to nie pomoże, poproś kogoś dorosłego.
site-old = Ta przeglądarka jest za stara na tę grę.
    .more = Użyj nowszej: Chrome, Edge, Firefox lub Safari z ostatnich trzech lat.
site-teachers = Dla nauczycieli
site-about = Gra, jedenaście lekcji i ten formularz działają w samej przeglądarce. Bez konta i bez imion; nic nie jest nigdzie wysyłane ani przechowywane, chyba że ktoś zapisze plik.
site-make-link = Link dla klasy
site-what = Co otwiera
site-what-alone = Gra z komputerem
site-what-two = Gra dla osób przy jednym ekranie
site-what-deck = Gra z własnymi kartami
site-lesson-part = Gra, wejściówka czy wyjściówka
site-part-game = Gra z tej lekcji
site-part-entry = Wejściówka: cztery karty
site-part-exit = Wyjściówka: pytania na koniec
site-cards = Własne karty
    .more = Po jednej w wierszu, na przykład 7+5 albo 15-8; po przecinku można podać liczbę kopii. Albo plik CSV.
site-cards-file = Weź plik CSV
site-cards-name = Nazwa talii
site-preset = Jak się gra
site-preset-box = Jak w pudełku: wynik trzeba znaleźć na planszy
site-preset-lesson = Lekcja: najpierw wpisuje się wynik
site-preset-practice = Ćwiczenie: można próbować wiele razy
site-players = Ile osób gra
site-players-usual = Jak w lekcji
site-with-computer = Za jedną z nich gra komputer
site-any-language = Język przeglądarki
site-make = Utwórz link
site-link = Link
site-copy = Kopiuj
site-copied = Skopiowano
site-try = Wypróbuj
site-faults = Najpierw trzeba poprawić:
# On a button: the page is asked for once more
site-again = Wczytaj ponownie
# For grown-ups, where the game has stopped again
site-missing = Jakaś część strony nie dociera. Czy na serwerze jest cały folder, razem z podfolderami?
site-row = Wiersz { $row }
# What is wrong with a card or a link; for all else Python's English sentence
site-fault = { $code ->
    [other_operation] tylko dodawanie i odejmowanie
    [not_whole] tylko liczby całkowite
    [out_of_range] tylko liczby do 100
    [below_zero] bez liczb mniejszych od zera
    [double_sign] dwa znaki tam, gdzie wystarczy jeden
    [space_in_number] odstęp w środku liczby
    [odd_character] znak, którego nie da się odczytać; można użyć 0-9, +, - i □
    [unreadable] to nie jest karta; na przykład 7+5, 15-8 albo 3+□=10
    [date] arkusz zrobił z tego datę; trzeba wpisać kartę od nowa
    [wrong_answer] wynik jest błędny
    [bad_copies] liczba kopii to liczba od 1 do 20
    [too_many_cards] za dużo kart; talia ma najwyżej 300
    [no_cards] nie ma jeszcze kart; po jednej w wierszu, na przykład 7+5
    [three_numbers] tylko dwie liczby po każdej stronie
    [two_boxes] dwa okienka; można pytać tylko o jedną liczbę
    [lone_sign] sam znak; karta specjalna to PLUS albo MINUS
    [separator] przecinek może tu znaczyć dwie rzeczy; liczby całkowite, jedna karta w wierszu
    [no_card_column] w której kolumnie są karty? Wpisz nad nią: karta
    [bad_format] to nie jest plik CSV
    [few_cards] za mało kart: { $has } razem z kartami Plus i Minus, a do gry potrzeba { $need }
    [what] link otwiera jedną rzecz, na przykład { $given }
    [unknown_key] nic w linku nie znaczy
    [unknown] nieznana wartość: { $given }
    [number] liczba całkowita od { $least } do { $most }
    [twice] jest dwa razy; zostaw jedno
    [empty] brak wartości
   *[other] { $why }
}
site-near = Może chodzi o: { $near }?
site-notebooks = Lekcje jako notatniki
    .more = Dla nauczycieli i starszych uczniów: JupyterLite w tej przeglądarce.
site-guide = Link niesie wszystko za znakiem #, a to nie trafia na żaden serwer.
