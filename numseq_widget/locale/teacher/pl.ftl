### Słowa dla nauczycieli, w tym, co pisze Python.
### Reviewed: no

preview-cards =
    { $count ->
        [one] { $count } karta, a w grze także Plus: { $plus }, Minus: { $minus }
        [few] { $count } karty, a w grze także Plus: { $plus }, Minus: { $minus }
       *[other] { $count } kart, a w grze także Plus: { $plus }, Minus: { $minus }
    }
preview-all = karty
preview-answer = wynik
preview-count = karty
preview-spaces = pola
preview-signs = znaki
preview-ways = sposoby liczenia
preview-rule = { $rule }: możliwe na kartach: { $speaks }, widoczne na planszy: { $seen }
preview-no-space = bez pola na planszy: { $numbers }
preview-no-card = pola, do których nie ma karty: { $numbers }
preview-board = plansza { $rows }×{ $cols }, { $line } w rzędzie
preview-seed = ziarno { $seed }
preview-read = wczytane wiersze: { $read }, przyjęte: { $accepted }
preview-row = wiersz { $row }
preview-fixed = { $from } odczytano jako { $to }
csv-card = karta
csv-copies = kopie
csv-family = rodzina

family-zero_fact = działania z zerem
family-friends_of_ten = pary do dziesięciu
family-double = podwojenia i połówki
family-ten_and_some = dziesięć i jeszcze trochę
family-add_tens = dziesiątki jak jedności
family-tens_jump = skok po dziesięć
family-count_on = doliczanie 1 do 3
family-count_back = liczenie wstecz 1 do 3
family-count_up = doliczanie do odjemnej, różnica 1 do 3
family-near_double = prawie podwojenia
family-nine_as_ten_less_one = 9 jako 10 bez 1
family-eight_as_ten_less_two = 8 jako 10 bez 2
family-make_ten = dopełnij do dziesięciu
family-back_through_ten = odejmowanie z przekroczeniem progu dziesiątkowego
family-same_ten = w tej samej dziesiątce
family-think_addition = pomyśl o dodawaniu
family-fact_family = rodzina działań
family-friends_of_tens = pary do pełnej dziesiątki
family-bridge_ten_add = dodawanie przez pełną dziesiątkę
family-bridge_ten_sub = odejmowanie przez pełną dziesiątkę
family-compensation = zaokrąglij i popraw
family-no_regroup = dziesiątki i jedności, bez zamiany
family-regroup_add = dziesiątki i jedności, zamiana na dziesiątkę
family-regroup_sub = dziesiątki i jedności, rozmienianie dziesiątki

code-below_zero = liczba lub wynik poniżej zera; pozwala na to integers=True
code-out_of_range = liczba większa, niż pozwala within
code-not_whole = ułamek; karta ma liczby całkowite
code-separator = przecinek dziesiętny czy znak między kolumnami? Ustaw separator
code-space_in_number = odstęp wewnątrz liczby
code-other_operation = tylko dodawanie i odejmowanie
code-date = arkusz zrobił z tego datę; napisz '5-3 z apostrofem albo ustaw format tekstowy kolumny
code-unreadable = tego nie da się odczytać jako karty, takiej jak 7+5
code-hidden_direction = znak zmieniający kierunek tekstu: widać coś innego, niż jest zapisane
code-odd_character = znak tylko podobny do cyfry, plusa lub minusa; użyj 0-9, + i -
code-two_boxes = więcej niż jedno okienko
code-wrong_answer = podany wynik się nie zgadza
code-three_numbers = tylko dwie liczby
code-double_sign = dwa znaki obok siebie
code-lone_sign = sam znak; napisz PLUS lub MINUS
code-bad_copies = liczba kopii to liczba od 1 do 20
code-duplicate_key = ten sam klucz dwa razy
code-not_on_board = tego wyniku nie ma na planszy; bez board plansza powstanie z talii
code-too_large = plik większy niż 1 MB
code-too_many_rows = ponad 2000 wierszy
code-too_many_cards = ponad 300 kart razem z kopiami
code-not_text = to nie jest plik tekstowy; zapisz jako CSV UTF-8
code-encoding = inne kodowanie; zapisz jako CSV UTF-8 albo ustaw encoding
code-unclosed_quote = cudzysłów nie jest zamknięty
code-no_card_column = nie wiadomo, w której kolumnie są karty; ustaw column
code-no_cards = nie ma tu żadnej karty
code-json_syntax = to nie jest JSON
code-json_depth = za dużo nawiasów w nawiasach
code-bad_format = ten JSON nie jest talią albo ma inną wersję
code-bad_board = wiersze, kolumny i pola planszy do siebie nie pasują
code-dash = myślnik odczytano jako minus
code-leading_equals = pominięto znak = na początku
code-answer_hidden = ukryto wynik
code-hidden_mark = pominięto niewidoczny znak
code-number_as_text = liczba była w cudzysłowie
code-repeated = karta jest w kilku wierszach: została raz albo dodano kopie
code-fewer_cards_than_spaces = mniej kart niż pól z tą liczbą
code-one_space = są liczby tylko z jednym polem
code-unknown_key = klucz lub kolumna bez znaczenia
code-name_cut = skrócono nazwę
code-few_cards = za mało kart na grę dwóch osób po pięć kart
code-filled_up = wolne pola wypełniono liczbami
code-fewer_spaces = mniej pól niż kart
code-no_space = zabrakło pól dla liczb
code-copies_on_line = ta sama liczba dwa razy w jednym rzędzie
code-copies_near = ta sama liczba zbyt blisko siebie
code-halves = ta sama liczba w jednej połowie planszy
code-line_share = nierówne szanse na rzędy
code-confusable = liczby łatwe do pomylenia leżą obok siebie
code-row_order = liczby idą po kolei wzdłuż rzędów
code-sorted = plansza jest uporządkowana: złe pole nic nie mówi o myśleniu

# What a child has learnt (NumSeq.progress)
progress-title = { $who }: co rośnie, co jest pewne
progress-none = Nie ma jeszcze odpowiedzi, które się liczą.
progress-family = sposób liczenia
progress-standing = jak daleko
progress-right = dobrze
progress-new = nowe
progress-growing = rośnie
progress-secure = pewne

# Who wins (Simulation.plot_fairness)
fairness-title = Wygrane gry, z przedziałami 95%
fairness-games = gry: { $games }, remisy: { $ties }
fairness-players = według gracza
fairness-turns = według kolejności
fairness-seat = miejsce { $seat }, { $level }
fairness-team = drużyna { $team }
fairness-first = kto zaczyna
fairness-turn = kolejka { $turn }
fairness-share = { $share }% ({ $low }–{ $high })
fairness-even = po równo: { $share }%

# Our favourite no: a slide with one wrong answer for the class to talk about; below it, what only the teacher sees
favourite-title = Nasza ulubiona pomyłka
favourite-thought = Co ktoś tu pomyślał?
favourite-right = Co jest w tym dobrego?
favourite-none = Nie ma tu jeszcze błędnej odpowiedzi, która pokazuje jakiś pomysł. Można grać dalej i zajrzeć później.
favourite-idea = Pomysł: { $idea }.
favourite-answer = Dobry wynik to { $answer }.
favourite-others = To inne liczby niż te, na które padła odpowiedź, i nikt nie jest nazwany.

# Under a board or a ticket that is a picture and no page: without a kernel, in a terminal, in an e-mail
only-to-look-at = Tu można tylko patrzeć: aby ożyło, uruchom tę komórkę w Jupyterze; jeśli to nie pomoże, zainstaluj anywidget tam, gdzie działa sam Jupyter, i odśwież stronę.
