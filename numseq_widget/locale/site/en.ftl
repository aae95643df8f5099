### The words of the page without a notebook: landing page, the bar above the board, the teachers' form.

site-name = Sequence Numbers
site-language = Language
site-play = Play
site-lessons = Lessons
site-alone = Play with the computer
site-two = Play together
    .more = Two at this screen
# How far the numbers of a game go
site-to = Numbers to { $number }
# Leads back to a game that was begun
site-go-on = Go on playing
site-lesson = { $number }. { $title }
site-home = Home
site-save = Save
    .more = One file with the game and what was learnt
site-open = Open a file
site-hand-in = Get my answers as a file
site-saved = Saved. Look in your downloads.
site-nothing-yet = There is nothing to save yet.
site-loading = Getting the game ready
# While something is being opened or saved
site-moment = One moment …
site-bad-link = This link does not open a game.
    .more = Choose a picture on the first page, or ask your teacher.
site-bad-file = This file does not hold a game.
    .more = Choose another file, or ask your teacher.
site-cannot = The game could not start.
    .more = Load the page again. If that does not help, ask a grown-up.
site-old = This browser is too old for the game.
    .more = Use a newer one: Chrome, Edge, Firefox or Safari of the last three years.
site-teachers = For teachers
site-about = The game, the eleven lessons and this form work in the browser alone. No account, no names; nothing is sent anywhere, and nothing is stored unless you save a file.
site-make-link = A link for your class
site-what = What it opens
site-what-alone = A game with the computer
site-what-two = A game for people at one screen
site-what-deck = A game with cards of your own
site-lesson-part = Lesson or ticket
site-part-game = The game of the lesson
site-part-entry = The four cards before it
site-part-exit = The questions at the end
site-cards = Your cards
    .more = One a line, such as 7+5 or 15-8, with how many copies behind a comma if you like. Or a CSV file.
site-cards-file = Take a CSV file
site-cards-name = Name of the deck
site-preset = How it is played
site-preset-box = As in the box: find the answer on the board
site-preset-lesson = Lesson: enter the answer first
site-preset-practice = Practice: try again as often as you like
site-players = How many play
site-players-usual = As in the lesson
site-with-computer = The computer plays one of them
site-any-language = The language of the browser
site-make = Make the link
site-link = The link
site-copy = Copy
site-copied = Copied
site-try = Try it
site-faults = This has to be mended first:
# On a button: the page is asked for once more
site-again = Load again
# For grown-ups, where the game has stopped again
site-missing = A part of the page does not arrive. Is the whole folder on the server, with its sub-folders?
site-row = Row { $row }
# What is wrong with a card or a link; for all else Python's English sentence
site-fault = { $code ->
    [other_operation] only plus and minus
    [not_whole] whole numbers only
    [out_of_range] numbers up to 100 only
    [below_zero] no numbers below zero
    [double_sign] two signs where one is enough
    [space_in_number] a blank inside a number
    [odd_character] a sign that is not read; use 0-9, +, - and □
    [unreadable] not a card; write such as 7+5, 15-8 or 3+□=10
    [date] a spreadsheet made a date of it; write the card anew
    [wrong_answer] the answer is wrong
    [bad_copies] no number of copies from 1 to 20
    [too_many_cards] too many cards; a deck has no more than 300
    [no_cards] no cards yet; write one a line, such as 7+5
    [three_numbers] two numbers only on each side
    [two_boxes] two boxes; one number only can be asked for
    [lone_sign] a sign alone; write PLUS or MINUS for a special card
    [separator] a comma that may mean two things; write whole numbers, one card a line
    [no_card_column] where are the cards? Write card above them
    [bad_format] this is no CSV file
    [few_cards] too few cards: { $has } with Plus and Minus, and a game needs { $need }
    [what] a link opens one thing, such as { $given }
    [unknown_key] means nothing in a link
    [unknown] not known: { $given }
    [number] a whole number from { $least } to { $most }
    [twice] stands twice; keep one
    [empty] nothing is said of it
   *[other] { $why }
}
site-near = Did you mean { $near }?
site-notebooks = Lessons as notebooks
    .more = For teachers and older pupils: JupyterLite, in this browser.
site-guide = A link carries everything behind its #, which is not sent to any server.
