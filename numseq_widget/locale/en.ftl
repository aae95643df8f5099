### Every word that a child or a teacher reads, in English.
### An attribute `.more` is the quieter second line of its message. Names are never changed by a sentence.

## Animals, the names of the players

animal-fox = Fox
animal-owl = Owl
animal-bear = Bear
animal-hare = Hare
animal-frog = Frog
animal-hedgehog = Hedgehog
animal-squirrel = Squirrel
animal-duck = Duck
animal-cat = Cat
animal-dog = Dog
animal-horse = Horse
animal-bee = Bee
# An animal with a pupil's number: Fox 17
animal-and-code = { $animal } { $code }
# Where a whole class plays: who sits at the board’s left and right, or all together
class-left = Left half
class-right = Right half
class-all = The class

# $count of them, or of other things; $before is all but the last, with commas between
list =
    { $count ->
        [2] { $before } and { $last }
       *[other] { $before }, and { $last }
    }

## Cards, as they are read aloud

# The language of the voice that reads cards
voice-code = en-GB
reading-add = { $a } plus { $b } equals
reading-sub = { $a } minus { $b } equals
negative = minus { $number }
reading-change-add = { $a } plus what equals { $c }
reading-change-sub = { $a } minus what equals { $c }
reading-start-add = what plus { $b } equals { $c }
reading-start-sub = what minus { $b } equals { $c }
reading-left-add = what equals { $a } plus { $b }
reading-left-sub = what equals { $a } minus { $b }
# On a side of an equals sign a number may be this word, for the missing one
what = what
side-add = { $a } plus { $b }
side-sub = { $a } minus { $b }
reading-balance = { $left } equals { $right }
# The same as a question: "7 plus 5 equals what"
reading-what = { $card } what
card-plus = Plus card
card-minus = Minus card
# $rank: 2 to 10, A, J, Q or K
rank =
    { $rank ->
        [A] ace
        [J] jack
        [Q] queen
        [K] king
       *[other] { $rank }
    }
# $suit: S, H, D or C
suit =
    { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }
# One or two letters, drawn within the sign of the suit
suit-letter =
    { $suit ->
        [S] S
        [H] H
        [D] D
       *[C] C
    }
playing-card = { rank } of { suit }
# A jack with two eyes is wild, one with one eye takes a chip away
jack-wild = two-eyed { playing-card }
jack-takes = one-eyed { playing-card }
# $card: the card as it is read aloud
jack-wild-does = { $card }, puts a chip anywhere
jack-takes-does = { $card }, takes a chip away
card-rests = { $card }, rests until your next turn
card-hint = { $card }, with a hint
# On a paper band round a small card: one short word
rests = rests
rests-long = until next turn

## The board

board = Board
space = { $face }, row { $row }, column { $column }
space-corner = free corner, row { $row }, column { $column }
# $owner: one animal, or several
space-chip = { $owner }’s chip
space-locked = { $owner }’s chip in a sequence
space-last = last move
# The row on offer, while one chooses between rows
space-offered = in this row
# It shows the number that was right
space-lit = here you can put your chip
corner = corner

## Hand, deck and piles

hand = { $name }’s cards
# Where all hands lie open: those of another player. $cards: the cards as they are read aloud
open-hand = { $name }’s cards: { $cards }
deck =
    { $count ->
        [0] The draw deck is empty
        [one] Draw deck, { $count } card left
       *[other] Draw deck, { $count } cards left
    }
pile =
    { $size ->
        [one] { $name }’s discard pile, { $size } card, on top { $card }
       *[other] { $name }’s discard pile, { $size } cards, on top { $card }
    }
pile-empty = { $name }’s discard pile is empty
# Above the whole pile, laid out
pile-of = { $name }’s discard pile, newest card first
# How many cards a player holds
held =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }

## The cut for the deal, before the first move

cut = The lowest card deals.
cut-again = A tie: once more.
cut-card = { $name }: { $card }
cut-deals = { $dealer } deals. { $first } begins.

## Teams

team = Team { $owner }
score =
    { $needed ->
        [one] { $done } of { $needed } sequence, best row { $progress } of { $line }
       *[other] { $done } of { $needed } sequences, best row { $progress } of { $line }
    }

## Whose turn it is

turn = { $name }, it is your turn
    .more = Choose a card, then its space.
# Half a class, or a whole one
turn-side = { $name }, it is your turn
    .more = { turn.more }
# $level: how a program plays
turn-program = { $name } is thinking
    .more =
        { $level ->
            [gentle] Plays gently.
            [careful] Plays with care.
            [sharp] Looks closely.
            [master] Thinks far ahead.
           *[other] One moment, please.
        }
work-it-out = Choose a card and work it out.
choose-card = Choose a card from your hand.
choose-first = First choose a card
    .more = Then tap the space for it.
find-answer = Find the answer on the board.
find-card = Find this card on the board.
find-open = Put a chip on any open space.
find-chip = Take away one chip of another team.
two-eyes = Two eyes: put a chip on any open space.
one-eye = One eye: take away one chip of another team.
card-comes-back = This card comes back on your next turn.
played-last = { $name } played this card.

## Giving the number of a card

type-answer = What is the answer?
pad = Number keys
pad-minus = minus
do-rub = Rub out
do-check = Check
right = { $given } is right
    .more = Choose a space for your chip.
right-covered = { $given } is right. Well done!
    .more = Its spaces are all taken. You can swap this card.
# $given: what the open spaces show
spaces-show =
    { $count ->
        [one] One space shows { $given }.
       *[other] { $count } spaces show { $given }.
    }
at = row { $row }, column { $column }

## Two who think together

partner = Ask your partner
    .more = Do you both think so?
partner-asks = { $name } says { $given }. What do you think?
do-agree = I agree
do-not_sure = Not sure, but try it

## After an answer

wrong-space = Not this number
    .more = This card rests now. Play another one.
try-again = Try once more.
not-dead = This card still has a free space
    .more = Look again, or play another card.
turn-passed = Not this time. The turn goes on.
undone = Taken back.

## Rows

# $line: how many chips make a row, 3 to 6
in-a-row =
    { $line ->
        [3] Three in a row
        [4] Four in a row
        [5] Five in a row
        [6] Six in a row
       *[other] { $line } in a row
    }
made-sequence =
    { $needed ->
        [one] { in-a-row } for { $owner }!
       *[other] { in-a-row } for { $owner }! That makes { $done } of { $needed }.
    }

## Which row becomes the sequence

choose-row = Which row do you take?
    .more = The chips of that row stay for good.
row-count = { $at } of { $count }
# $spaces: what the spaces of the row show
row-offered = Row { $at } of { $count }: { $spaces }
do-previous = Previous row
do-next = Next row
do-lock = Take this row

## Drawing the card oneself

# $left: how many cards are left, a sentence
do-draw = Draw a card. { $left }
who-draws = Who draws a card?
    .more = Tap your animal.
nobody-draws = Nobody draws now
    .more = First play a card, then draw one.

## The referee

do-referee = Referee and new game
referee = Referee
    .more = For whoever watches over the game.
do-skip = Pass the turn on
skip-what = { $name } keeps all cards and does not play this time.
skip-sure = Yes, pass the turn on
talk-what = Table talk: each player of the team gives up one card. Which team?
do-withdraw = Take it back
withdraw-what = No table talk after all: nobody loses a card.
# $owner: one animal, or several; $count: how many
talk-called =
    { $count ->
        [one] Table talk: { $owner } gives one card.
       *[other] Table talk: { $owner } give one card each.
    }
talk-withdrawn = No table talk after all.
give = { $name }, give one card
    .more = Table talk: you choose the card.
choose-give = Which card can you spare?
give-sure = It goes on your discard pile.
do-stop = Stop now: the longest row wins
stop-sure = The bell rings? Then the longest row wins, and this game ends.
stop-now = Yes, stop now
do-give = Give this card
# The minutes of a lesson are over: a quiet line, and nothing ends
time-up = Time is up. Play this turn to the end.

## Moves, said aloud

move-play = { $name }: { $card } { $face }. Row { $row }, column { $column }.
# A card that asks for its missing number
move-solve = { $name }: { $card }? { $face }. Row { $row }, column { $column }.
# A playing card: its space shows the same card
move-place = { $name }: { $card }. Row { $row }, column { $column }.
move-wild = { $name }: { $card }, a chip on { $face }. Row { $row }, column { $column }.
move-remove = { $name }: { $card }, the chip on { $face } is gone. Row { $row }, column { $column }.
# The same for the eye: shorter
news-remove = { $name }: the chip on { $face } is gone.
move-exchange = { $name }: one card swapped.
move-draw = { $name }: one card drawn.
move-pass = { $name } passes.
move-skip = { $name }: the turn goes on.
move-forfeit =
    { $count ->
        [one] Table talk: { $owner } gave one card.
       *[other] Table talk: { $owner } gave one card each.
    }
new-begins = A new game.

## Programs that err by a rule of their own, and why a program moved so

# $given: the number that its rule leads to, or two of them. Everybody says it first
ghost-or = { $first } or { $second }
ghost-guess = What will { $name } say?
    .more = Say it out loud first.
ghost-card = { $name } has this card.
ghost-shown = { $name } says { $given }
    .more = What do you think?
ghost-nowhere = No open space has it. What do you think?
do-go = We have said it
space-ghost = the chip would lie here
# After its move, which is right
slip-said = { $name } said { $given } at first. Now it is right.
slip-right = { $name }: here the rule is right.
do-why = Why?
# $owner: one animal, or several; $count of the $line spaces of a row are theirs
why-complete = It finishes a row.
why-stop = One chip more here, and { $owner } had a row.
why-grow = It has { $count } of the { $line } spaces of a row now.
why-block = It blocks a row of { $owner }: { $count } of { $line } spaces.
why-start = A new row can begin here.
why-fit = The card fits here.
why-take = With that chip { $owner } had { $count } of { $line } spaces of a row.
why-open = Now a row of its own can go on: { $count } of { $line }.
why-clear = That space is open again.
why-dead = All spaces of that card were taken.
why-nothing = No card could be played.

## Handing over the screen

is-it-you = { $name }, is it you?
look-away = { $name }, please look away now.
look-away-all = Everybody else, please look away now.

## The end

# $count: how many players are in the team
won = { $owner } won!
won-by =
    { $needed ->
        [one] { in-a-row }
       *[other] { in-a-row }, { $needed } times
    }
tie = It is a tie
stopped = The bell rang. The longest row counts.
practised = What you practised together
practised-plus =
    { $count ->
        [one] Adding: { $count } card
       *[other] Adding: { $count } cards
    }
practised-minus =
    { $count ->
        [one] Taking away: { $count } card
       *[other] Taking away: { $count } cards
    }
good-game = A good game, { $names }. Thank you!
# Where there are more names than fit
good-game-all = A good game, everybody. Thank you!
# Two games make a match. $game: 1 or 2
match-game = Game { $game } of { $of }
match-next = Second game
match-begins = { $name } begins the second game.
# $owner: one animal, or several; $count: how many; $most, $least: games won
match-won = { $owner } won the match, { $most } to { $least }!
match-tie = { $most } to { $least }: the match is a tie. Well played!

## Buttons

do-back = Put it back
do-exchange = Swap this card
do-pass = Pass
do-undo = Take it back
do-read = Read it to me
do-hint = Hint
do-hint-more = One more hint
do-hint-away = Close the hint
do-hint-move = Move one counter
do-hint-open = Open one rod
do-hint-trade = Make a rod
did-hint-move =
    { $count ->
        [one] One counter moved.
       *[other] { $count } counters moved.
    }
did-hint-open = One rod is open: ten cubes.
did-hint-trade = Ten cubes are one rod now.
do-ready = Show my cards
do-new = New game
do-keep = Keep playing
new-game = New game
new-sure = Start a new game? This one ends.
other-deck = Or play with other numbers:
# The second deck of a lesson, for a new game
second-deck = Other cards, same board
numbers-from-to = { $least } to { $most }
play-again = Play again

## Settings

settings = Settings
set-text = Text size
set-text-1 = normal
set-text-1-25 = larger
set-text-1-5 = large
set-text-2 = very large
set-theme = Colours
set-theme-auto = Auto
set-theme-light = Light
set-theme-dark = Dark
set-theme-contrast = Clear
set-sound = Sounds
set-sound-false = Off
set-sound-true = On
set-motion = Movement
set-motion-auto = On
set-motion-none = Off
set-voice = Read to me
set-voice-false = Off
set-voice-true = On
no-voice = This device has no English voice.
language = Language
# Each language by its own name, the same in every file
language-en = English
language-pl = polski
language-ko = 한국어
language-fi = suomi
do-fullscreen = Whole screen
do-close = Back to the game

## The tour

tour = Look around
tour-banner = Here you see whose turn it is.
tour-hand = These are your cards. Tap one.
tour-board =
    { $ask ->
        [number] Work the answer out and type it. Then its spaces light up here.
       *[other] Find its answer here. Tap it: your chip lies there.
    }
tour-piles = This is how close each team is. A tap on a pile opens it.
tour-settings = Here you make words larger and switch sounds on.
do-onward = Next
do-done = Let’s play
do-leave = Skip

## Keys, and what is told on asking

keys = Keys
key-tab = on to the next part
key-arrows = walk over cards and board; up and down lead from the cards to the board
key-letters = in the hand: choose a card
# $ask: number (the answer is typed on the card) or space
key-digits =
    { $ask ->
        [number] on a card: type its answer; on the board: go to this number
       *[space] on the board: go to this number
    }
key-enter = choose, put, check
key-escape = back, and out of the game
key-row = hear this row
key-hand = hear your cards
key-last = hear the last move
key-progress = hear how close each team is
key-help = show these keys
# $spaces: what the spaces of the row show
told-row = Row { $row }: { $spaces }.
told-chip = { $face } with { $owner }’s chip
told-hand = Your cards: { $cards }.
told-no-hand = No cards are open.
told-no-move = Nobody has played yet.

## Python is busy, or has gone

link-busy = One moment: the computer is busy
    .more = Your tap is not lost. It waits its turn.
# After ten seconds, in place of the line above: perhaps nobody is there to answer
link-long = If nothing is running, run the cell again.
link-lost = Disconnected: run the cell again
    .more = Then a new board appears.

## What cannot be done, and why

refused-not_your_turn = It is not your turn yet
    .more = Watch the others. You are next soon.
refused-not_in_hand = That card is not in your hand
    .more = Choose one of your cards.
refused-wrong_kind = That does not work with this card
    .more =
        { $game ->
            [classic] Two eyes put a chip down, one eye takes one away.
           *[numbers] Plus puts a chip down, Minus takes one away.
        }
refused-covered = There is a chip already
    .more = Choose a space without a chip.
refused-corner = The corner belongs to everybody
    .more = It counts for you without a chip.
refused-wrong_space = That space shows another card
    .more = Find the space with your card.
refused-no_chips = Your team has no chips left
    .more =
        { $game ->
            [classic] Try a jack with one eye, or pass.
           *[numbers] Try a Minus card, or pass.
        }
# $detail: empty, own or locked
refused-not_removable =
    { $detail ->
        [own] That chip is yours
        [locked] That chip stays
       *[empty] There is no chip to take
    }
    .more =
        { $detail ->
            [own] Take a chip of another team.
            [locked] It is part of a finished row.
           *[empty] Tap a chip of another team.
        }
refused-already_exchanged = One swap in each turn
    .more = Now play a card.
refused-nothing_to_draw = There is no new card to take
    .more = Play another card.
refused-no_right_to_draw = There is no card to draw for you
    .more = First play a card, then draw one.
refused-bad_lock = That row cannot be taken
    .more = Choose one of the rows that are shown.
refused-bad_forfeit = That is not how cards are given
    .more = Each player of the team gives one card.
refused-must_play = You can still play a card
    .more = Look at your cards once more.
refused-game_over = The game is over
    .more = You can play again.
refused-off_board = That is not on the board
    .more = Choose a space of the board.
refused-unknown_card = This game does not have that card
    .more = Choose one of your cards.
refused-stale = The game has moved on
    .more = Look at the board and choose again.
refused-resting = This card rests until your next turn
    .more = Play another one.
refused-hidden = The cards are still hidden
    .more = Tap “Show my cards” first.
refused-answer_first = First give the answer
    .more = Write the number on your card.
refused-answer_on_board = Here you answer on the board
    .more = Tap the space with the answer.
refused-no_undo = This cannot be taken back
    .more = Go on from here.
refused-no_hint = There is no hint for this now
    .more = Try it your own way.
refused-talking = First the cards are given
    .more = After that the game goes on.
refused-fault = Something went wrong
    .more = The game goes on. Try again.
refused-other = That does not work now
    .more = Try something else.
