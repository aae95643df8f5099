### Słowa kartki z pytaniami. Wspólne z grą (zwierzęta, karty czytane na głos) są w pliku gry.
### Reviewed: no

ticket-name =
    { $kind ->
        [entry] Na początek: { $title }
       *[other] Na koniec: { $title }
    }
ticket-pair = { $code }, razem
ticket-who = Które zwierzę to ty?
ticket-number = Jaki masz numer?
    .more = Bez numeru? Zostaw puste pole.
ticket-partner = A druga osoba: które zwierzę?
ticket-partner-number = A jaki numer?
ticket-twice = Dwie osoby mają dwa kody. Wybierz inny.
ticket-start = Zaczynamy
ticket-questions = Pytania
ticket-question = Pytanie { $number } z { $count }
ticket-answered = { $question }, jest już odpowiedź
ticket-all = Wszystkie moje odpowiedzi
ticket-true = Prawda
ticket-false = Fałsz
ticket-back = Wstecz
ticket-next = Dalej
ticket-empty = jeszcze bez odpowiedzi
ticket-yours = To są twoje odpowiedzi.
    .more = Dotknij jednej, żeby ją zmienić.
ticket-left = Jeszcze puste: { $count }. I tak można oddać.
ticket-hand-in = Oddaj
ticket-saved = Zapisane. Dziękujemy!
ticket-where = Twoje odpowiedzi są w pliku { $file }.
ticket-keep = Jeszcze jeden krok: zapisz odpowiedzi.
ticket-keep-where = Plik nazywa się { $file }. Oddaj go.
ticket-save = Zapisz moje odpowiedzi
ticket-copy = Zapisz kopię
ticket-change = Zmień odpowiedź
ticket-fresh = Następne dziecko
link-lost = Brak połączenia: uruchom komórkę jeszcze raz
    .more = Potem znowu można odpowiadać.
