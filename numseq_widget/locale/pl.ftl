### Wszystkie słowa, które czytają dzieci i nauczyciele, po polsku.
### Reviewed: no
### Nobody who teaches in Polish has read these texts yet.
### No gendered past tense, names are never inflected; see the same keys in en.ftl for notes.

## Animals, the names of the players

animal-fox = Lis
animal-owl = Sowa
animal-bear = Niedźwiedź
animal-hare = Zając
animal-frog = Żaba
animal-hedgehog = Jeż
animal-squirrel = Wiewiórka
animal-duck = Kaczka
animal-cat = Kot
animal-dog = Pies
animal-horse = Koń
animal-bee = Pszczoła
animal-and-code = { $animal } { $code }
# Where a whole class plays: who sits at the board’s left and right, or all together
class-left = Lewa strona
class-right = Prawa strona
class-all = Klasa

list = { $before } i { $last }

## Cards, as they are read aloud

# The language of the voice that reads cards
voice-code = pl-PL
reading-add = { $a } dodać { $b } równa się
reading-sub = { $a } odjąć { $b } równa się
negative = minus { $number }
reading-change-add = { $a } dodać ile równa się { $c }
reading-change-sub = { $a } odjąć ile równa się { $c }
reading-start-add = ile dodać { $b } równa się { $c }
reading-start-sub = od jakiej liczby odjąć { $b }, żeby zostało { $c }
reading-left-add = ile równa się { $a } dodać { $b }
reading-left-sub = ile równa się { $a } odjąć { $b }
# On a side of an equals sign a number may be this word, for the missing one
what = ile
side-add = { $a } dodać { $b }
side-sub = { $a } odjąć { $b }
reading-balance = { $left } równa się { $right }
reading-what = { $card } ile
card-plus = karta Plus
card-minus = karta Minus
rank =
    { $rank ->
        [A] as
        [J] walet
        [Q] dama
        [K] król
       *[other] { $rank }
    }
suit =
    { $suit ->
        [S] pik
        [H] kier
        [D] karo
       *[C] trefl
    }
suit-letter =
    { $suit ->
        [S] P
        [H] Ki
        [D] Ka
       *[C] T
    }
playing-card = { rank } { suit }
jack-wild = { playing-card } z dwojgiem oczu
jack-takes = { playing-card } z jednym okiem
jack-wild-does = { $card }, kładzie żeton na dowolnym polu
jack-takes-does = { $card }, zdejmuje żeton
card-rests = { $card }, odpoczywa do twojej następnej kolei
card-hint = { $card }, z podpowiedzią
rests = pauza
rests-long = do nowej kolei

## The board

board = Plansza
space = { $face }, rząd { $row }, kolumna { $column }
space-corner = wolny róg, rząd { $row }, kolumna { $column }
space-chip = żeton: { $owner }
space-locked = żeton w sekwencji: { $owner }
space-last = ostatni ruch
space-offered = w tym rzędzie
space-lit = tu można położyć żeton
corner = róg

## Hand, deck and piles

hand = Karty w ręce: { $name }
# Where all hands lie open: those of another player. $cards: the cards as they are read aloud
open-hand = Karty w ręce: { $name }: { $cards }
deck =
    { $count ->
        [0] Stos dobierania jest pusty
        [one] Stos dobierania. Została { $count } karta
        [few] Stos dobierania. Zostały { $count } karty
        [many] Stos dobierania. Zostało { $count } kart
       *[other] Stos dobierania. Zostało { $count } karty
    }
pile =
    { $size ->
        [one] Stos odrzuconych kart: { $name }, { $size } karta, na wierzchu { $card }
        [few] Stos odrzuconych kart: { $name }, { $size } karty, na wierzchu { $card }
        [many] Stos odrzuconych kart: { $name }, { $size } kart, na wierzchu { $card }
       *[other] Stos odrzuconych kart: { $name }, { $size } karty, na wierzchu { $card }
    }
pile-empty = Stos odrzuconych kart: { $name }, pusty
pile-of = Stos odrzuconych kart: { $name }, od najnowszej
held =
    { $count ->
        [one] { $count } karta w ręce
        [few] { $count } karty w ręce
        [many] { $count } kart w ręce
       *[other] { $count } karty w ręce
    }

## The cut for the deal, before the first move

cut = Rozdaje osoba z najniższą kartą.
cut-again = Remis: jeszcze raz.
cut-card = { $name }: { $card }
cut-deals = Rozdaje { $dealer }. Zaczyna { $first }.

## Teams

team = Drużyna: { $owner }
score = Sekwencje: { $done } z { $needed }, najlepszy rząd { $progress } z { $line }

## Whose turn it is

turn = { $name }, twoja kolej
    .more = Wybierz kartę, a potem pole.
# Half a class, or a whole one
turn-side = { $name }, wasza kolej
    .more = { turn.more }
# $level: how a program plays
turn-program = { $name } myśli
    .more =
        { $level ->
            [gentle] Gra łagodnie.
            [careful] Gra uważnie.
            [sharp] Patrzy bystro.
            [master] Myśli daleko naprzód.
           *[other] Jeszcze chwila.
        }
work-it-out = Wybierz kartę i oblicz wynik.
choose-card = Wybierz jedną ze swoich kart.
choose-first = Najpierw wybierz kartę
    .more = Potem dotknij pola.
find-answer = Znajdź wynik na planszy.
find-card = Znajdź tę kartę na planszy.
find-open = Połóż żeton na dowolnym wolnym polu.
find-chip = Zdejmij jeden żeton innej drużyny.
two-eyes = Dwoje oczu: połóż żeton na dowolnym wolnym polu.
one-eye = Jedno oko: zdejmij jeden żeton innej drużyny.
card-comes-back = Ta karta wróci w twojej następnej kolei.
played-last = Ostatni ruch: { $name }

## Giving the number of a card

type-answer = Jaki jest wynik?
pad = Klawisze z cyframi
pad-minus = minus
do-rub = Zetrzyj
do-check = Sprawdź
right = Dobrze: { $given }
    .more = Wybierz pole na swój żeton.
right-covered = Dobrze: { $given }. Brawo!
    .more = Wszystkie pola są zajęte. Możesz wymienić tę kartę.
spaces-show =
    { $count ->
        [1] { $given } jest na jednym polu.
       *[other] { $given } jest na { $count } polach.
    }
at = rząd { $row }, kolumna { $column }

## Two who think together

partner = Zapytaj partnera
    .more = Czy myślicie tak samo?
partner-asks = { $name } mówi: { $given }. A ty jak myślisz?
do-agree = Zgadzam się
do-not_sure = Nie wiem, sprawdź

## After an answer

wrong-space = To nie ta liczba
    .more = Ta karta odpoczywa. Zagraj inną.
try-again = Spróbuj jeszcze raz.
not-dead = Ta karta ma jeszcze wolne pole
    .more = Poszukaj jeszcze raz albo zagraj inną.
turn-passed = Tym razem nie. Kolej przechodzi dalej.
undone = Ruch cofnięty.

## Rows

in-a-row =
    { $line ->
        [3] Trzy w rzędzie
        [4] Cztery w rzędzie
        [5] Pięć w rzędzie
        [6] Sześć w rzędzie
       *[other] { $line } w rzędzie
    }
made-sequence =
    { $needed ->
        [1] { in-a-row }: { $owner }!
       *[other] { in-a-row }: { $owner }! Już { $done } z { $needed }.
    }

## Which row becomes the sequence

choose-row = Który rząd wybierasz?
    .more = Żetony tego rzędu zostają na stałe.
row-count = { $at } z { $count }
row-offered = Rząd { $at } z { $count }: { $spaces }
do-previous = Poprzedni rząd
do-next = Następny rząd
do-lock = Biorę ten rząd

## Drawing the card oneself

do-draw = Dobierz kartę. { $left }
who-draws = Kto dobiera kartę?
    .more = Dotknij swojego zwierzęcia.
nobody-draws = Teraz nikt nie dobiera
    .more = Najpierw zagraj, potem dobierz kartę.

## The referee

do-referee = Sędzia i nowa gra
referee = Sędzia
    .more = Dla osoby, która pilnuje gry.
do-skip = Przekaż kolej dalej
skip-what = { $name } zatrzymuje karty i tym razem nie gra.
skip-sure = Tak, przekaż kolej dalej
talk-what = Podpowiadanie: każdy gracz drużyny oddaje jedną kartę. Która drużyna?
do-withdraw = Wycofaj
withdraw-what = Jednak bez kary: nikt nie traci karty.
talk-called =
    { $count ->
        [1] Podpowiadanie: { $owner } oddaje jedną kartę.
       *[other] Podpowiadanie: { $owner } oddają po jednej karcie.
    }
talk-withdrawn = Jednak bez kary za podpowiadanie.
give = { $name }, oddaj kartę
    .more = Podpowiadanie: ty wybierasz kartę.
choose-give = Którą kartę oddajesz?
give-sure = Trafi na twój stos odrzuconych kart.
do-stop = Koniec: wygrywa najdłuższy rząd
stop-sure = Dzwonek? Wygrywa najdłuższy rząd i ta gra się kończy.
stop-now = Tak, kończymy
do-give = Oddaj tę kartę
# The minutes of a lesson are over: a quiet line, and nothing ends
time-up = Czas minął. Dokończcie spokojnie tę kolej.

## Moves, said aloud

move-play = { $name }: { $card } { $face }. Rząd { $row }, kolumna { $column }.
move-solve = { $name }: { $card }? { $face }. Rząd { $row }, kolumna { $column }.
move-place = { $name }: { $card }. Rząd { $row }, kolumna { $column }.
move-wild = { $name }: { $card }, żeton na polu { $face }. Rząd { $row }, kolumna { $column }.
move-remove = { $name }: { $card }, znika żeton z pola { $face }. Rząd { $row }, kolumna { $column }.
news-remove = { $name }: znika żeton z pola { $face }.
move-exchange = { $name }: wymiana jednej karty.
move-draw = { $name }: dobrana jedna karta.
move-pass = { $name } pasuje.
move-skip = { $name }: kolej przechodzi dalej.
move-forfeit =
    { $count ->
        [1] Kara za podpowiadanie: { $owner }, karta oddana.
       *[other] Kara za podpowiadanie: { $owner }, karty oddane.
    }
new-begins = Nowa gra.

## Programs that err by a rule of their own, and why a program moved so

# $given: the number that its rule leads to, or two of them. Everybody says it first
ghost-or = { $first } albo { $second }
ghost-guess = { $name }: jaka będzie odpowiedź?
    .more = Najpierw powiedzcie ją głośno.
ghost-card = { $name } ma tę kartę.
ghost-shown = { $name } odpowiada: { $given }
    .more = A wy jak myślicie?
ghost-nowhere = Nie ma jej na żadnym wolnym polu. A wy jak myślicie?
do-go = Już powiedziane
space-ghost = tu leżałby żeton
# After its move, which is right
slip-said = { $name } najpierw: { $given }. Teraz jest dobrze.
slip-right = { $name }: tutaj reguła działa.
do-why = Dlaczego?
# $owner: one animal, or several; $count of the $line spaces of a row are theirs
why-complete = Rząd jest gotowy.
why-stop = { $owner }: tu brakowało jednego żetonu do całego rzędu.
why-grow = To już { $count } z { $line } pól rzędu.
why-block = Zagradza drogę: { $owner }, { $count } z { $line } pól.
why-start = Tu może zacząć się nowy rząd.
why-fit = Karta tu pasuje.
why-take = Z tym żetonem: { $owner }, { $count } z { $line } pól rzędu.
why-open = Teraz własny rząd może rosnąć: { $count } z { $line }.
why-clear = To pole jest znów wolne.
why-dead = Wszystkie pola tej karty były zajęte.
why-nothing = Żadnej karty nie można było zagrać.

## Handing over the screen

is-it-you = { $name }, to ty?
look-away = { $name } teraz nie patrzy.
look-away-all = Pozostali teraz nie patrzą.

## The end

won =
    { $count ->
        [1] Wygrywa { $owner }!
       *[other] Wygrywa drużyna: { $owner }!
    }
won-by =
    { $needed ->
        [1] { in-a-row }
       *[other] { in-a-row }, { $needed } razy
    }
tie = Remis
stopped = Dzwonek! Liczy się najdłuższy rząd.
practised = Co razem ćwiczyliście
practised-plus =
    { $count ->
        [one] Dodawanie: { $count } karta
        [few] Dodawanie: { $count } karty
        [many] Dodawanie: { $count } kart
       *[other] Dodawanie: { $count } karty
    }
practised-minus =
    { $count ->
        [one] Odejmowanie: { $count } karta
        [few] Odejmowanie: { $count } karty
        [many] Odejmowanie: { $count } kart
       *[other] Odejmowanie: { $count } karty
    }
good-game = { $names }: dziękujemy za dobrą grę!
good-game-all = To była dobra gra. Dziękujemy wszystkim!
match-game = Gra { $game } z { $of }
match-next = Druga gra
match-begins = Drugą grę zaczyna { $name }.
match-won =
    { $count ->
        [1] { $owner } wygrywa mecz { $most } do { $least }!
       *[other] { $owner } wygrywają mecz { $most } do { $least }!
    }
match-tie = { $most } do { $least }: mecz kończy się remisem. Świetna gra!

## Buttons

do-back = Odłóż kartę
do-exchange = Wymień kartę
do-pass = Pas
do-undo = Cofnij
do-read = Przeczytaj kartę
do-hint = Podpowiedź
do-hint-more = Jeszcze jedna podpowiedź
do-hint-away = Zamknij podpowiedź
do-hint-move = Przesuń jeden żeton
do-hint-open = Rozmień słupek
do-hint-trade = Zrób słupek
did-hint-move =
    { $count ->
        [one] Jeden żeton na nowym miejscu.
        [few] Na nowych miejscach: { $count }.
        [many] Na nowych miejscach: { $count }.
       *[other] Na nowych miejscach: { $count }.
    }
did-hint-open = Słupek jest rozłożony: dziesięć kostek.
did-hint-trade = Z dziesięciu kostek jest teraz słupek.
do-ready = Pokaż moje karty
do-new = Nowa gra
do-keep = Gramy dalej
new-game = Nowa gra
new-sure = Zacząć nową grę? Ta się skończy.
other-deck = Albo z innymi liczbami:
# The second deck of a lesson, for a new game
second-deck = Inne karty, ta sama plansza
numbers-from-to = { $least }–{ $most }
play-again = Zagraj jeszcze raz

## Settings

settings = Ustawienia
set-text = Wielkość liter
set-text-1 = zwykłe
set-text-1-25 = większe
set-text-1-5 = duże
set-text-2 = bardzo duże
set-theme = Kolory
set-theme-auto = Jak system
set-theme-light = Jasne
set-theme-dark = Ciemne
set-theme-contrast = Wyraźne
set-sound = Dźwięki
set-sound-false = Nie
set-sound-true = Tak
set-motion = Ruch
set-motion-auto = Tak
set-motion-none = Nie
set-voice = Czytanie na głos
set-voice-false = Nie
set-voice-true = Tak
no-voice = Na tym urządzeniu nie ma polskiego głosu.
language = Język
language-en = English
language-pl = polski
language-ko = 한국어
language-fi = suomi
do-fullscreen = Cały ekran
do-close = Wróć do gry

## The tour

tour = Co jest gdzie
tour-banner = Tu widać, czyja jest kolej.
tour-hand = To są twoje karty. Dotknij jednej.
tour-board =
    { $ask ->
        [number] Oblicz wynik i wpisz go. Wtedy zaświecą się tu jego pola.
       *[other] Tu znajdź wynik i dotknij go: położysz żeton.
    }
tour-piles = Tu widać, jak blisko wygranej jest każdy. Dotknij stosu, a się otworzy.
tour-settings = Tu powiększysz litery i włączysz dźwięki.
do-onward = Dalej
do-done = Gramy
do-leave = Pomiń

## Keys, and what is told on asking

keys = Klawisze
key-tab = do następnej części
key-arrows = po kartach i planszy; w górę i w dół: z kart na planszę
key-letters = na kartach: wybierz kartę
key-digits =
    { $ask ->
        [number] na karcie: wpisz wynik; na planszy: idź do tej liczby
       *[space] na planszy: idź do tej liczby
    }
key-enter = wybierz, połóż, sprawdź
key-escape = wróć, a potem wyjdź z gry
key-row = posłuchaj tego rzędu
key-hand = posłuchaj swoich kart
key-last = posłuchaj ostatniego ruchu
key-progress = posłuchaj, jak blisko wygranej jest każdy
key-help = pokaż te klawisze
told-row = Rząd { $row }: { $spaces }.
told-chip = { $face } (żeton: { $owner })
told-hand = Twoje karty: { $cards }.
told-no-hand = Karty są zakryte.
told-no-move = Jeszcze nie było ruchu.

## Python is busy, or has gone

link-busy = Chwileczkę: komputer jest zajęty
    .more = Ruch nie zginie, czeka na swoją kolej.
link-long = Jeśli nic się nie wykonuje, uruchom komórkę jeszcze raz.
link-lost = Brak połączenia: uruchom komórkę jeszcze raz
    .more = Wtedy pojawi się nowa plansza.

## What cannot be done, and why

refused-not_your_turn = Jeszcze nie twoja kolej
    .more = Popatrz, jak grają inni. Zaraz twoja kolej.
refused-not_in_hand = Nie masz tej karty w ręce
    .more = Wybierz jedną ze swoich kart.
refused-wrong_kind = Ta karta działa inaczej
    .more =
        { $game ->
            [classic] Dwoje oczu kładzie żeton, jedno oko go zdejmuje.
           *[numbers] Plus kładzie żeton, Minus go zdejmuje.
        }
refused-covered = Tu już leży żeton
    .more = Wybierz pole bez żetonu.
refused-corner = Róg należy do wszystkich
    .more = Liczy się i bez żetonu.
refused-wrong_space = To pole pokazuje inną kartę
    .more = Znajdź pole ze swoją kartą.
refused-no_chips = Twoja drużyna nie ma już żetonów
    .more =
        { $game ->
            [classic] Zagraj waleta z jednym okiem albo spasuj.
           *[numbers] Zagraj kartę Minus albo spasuj.
        }
refused-not_removable =
    { $detail ->
        [own] To twój żeton
        [locked] Ten żeton zostaje
       *[empty] Tu nie ma żetonu
    }
    .more =
        { $detail ->
            [own] Zdejmij żeton innej drużyny.
            [locked] Jest w gotowym rzędzie.
           *[empty] Dotknij żetonu innej drużyny.
        }
refused-already_exchanged = Jedna wymiana w każdej kolei
    .more = Teraz zagraj kartę.
refused-nothing_to_draw = Nie ma nowej karty do wzięcia
    .more = Zagraj inną kartę.
refused-no_right_to_draw = Teraz nie dobierasz karty
    .more = Najpierw zagraj kartę, potem dobierz nową.
refused-bad_lock = Tego rzędu nie można wziąć
    .more = Wybierz jeden z pokazanych rzędów.
refused-bad_forfeit = Tak nie oddaje się kart
    .more = Każdy gracz drużyny oddaje jedną kartę.
refused-must_play = Możesz jeszcze zagrać kartę
    .more = Popatrz na karty jeszcze raz.
refused-game_over = Gra skończona
    .more = Można zagrać jeszcze raz.
refused-off_board = Tego nie ma na planszy
    .more = Wybierz pole na planszy.
refused-unknown_card = W tej grze nie ma takiej karty
    .more = Wybierz jedną ze swoich kart.
refused-stale = Gra poszła dalej
    .more = Popatrz na planszę i wybierz jeszcze raz.
refused-resting = Ta karta odpoczywa do następnej kolei
    .more = Zagraj inną.
refused-hidden = Karty są jeszcze zakryte
    .more = Najpierw dotknij „Pokaż moje karty”.
refused-answer_first = Najpierw podaj wynik
    .more = Wpisz liczbę na karcie.
refused-answer_on_board = Tu odpowiadasz na planszy
    .more = Dotknij pola z wynikiem.
refused-no_undo = Tego nie można cofnąć
    .more = Graj dalej.
refused-no_hint = Teraz nie ma tu podpowiedzi
    .more = Spróbuj po swojemu.
refused-talking = Najpierw oddajecie karty
    .more = Potem gra toczy się dalej.
refused-fault = Coś poszło nie tak
    .more = Gra toczy się dalej. Spróbuj jeszcze raz.
refused-other = Teraz tak się nie da
    .more = Spróbuj inaczej.
