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

## Cards, as they are read aloud

reading-add = { $a } plus { $b } equals
reading-sub = { $a } minus { $b } equals
card-plus = Plus card
card-minus = Minus card
# $card: the card as it is read aloud
card-rests = { $card }, rests until your next turn
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

## Hand, deck and piles

hand = { $name }’s cards
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
turn-program = { $name } is thinking
    .more = One moment, please.
choose-card = Choose a card from your hand.
choose-first = First choose a card
    .more = Then tap the space for it.
find-answer = Find the answer on the board.
find-open = Put a chip on any open space.
find-chip = Take away one chip of another team.
card-comes-back = This card comes back on your next turn.
played-last = { $name } played this card.

## After an answer

wrong-space = Not this number
    .more = This card rests now. Play another one.
try-again = Try once more.
not-dead = This card still has a free space
    .more = Look again, or play another card.
turn-passed = Not this time. The turn goes on.

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

## Moves, said aloud

move-play = { $name }: { $card } { $face }. Row { $row }, column { $column }.
move-wild = { $name }: Plus card, a chip on { $face }. Row { $row }, column { $column }.
move-remove = { $name }: Minus card, the chip on { $face } is gone. Row { $row }, column { $column }.
move-exchange = { $name }: one card swapped.
move-draw = { $name }: one card drawn.
move-pass = { $name } passes.
move-skip = { $name }: the turn goes on.
move-forfeit = { $name }: one card lost.
new-begins = A new game.

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
good-game = A good game, { $names }. Thank you!

## Buttons

do-back = Put it back
do-exchange = Swap this card
do-pass = Pass
do-ready = Show my cards
do-new = New game
do-keep = Keep playing
new-game = New game
new-sure = Start a new game? This one ends.
play-again = Play again

## What cannot be done, and why

refused-not_your_turn = It is not your turn yet
    .more = Watch the others. You are next soon.
refused-not_in_hand = That card is not in your hand
    .more = Choose one of your cards.
refused-wrong_kind = That does not work with this card
    .more = Plus puts a chip down, Minus takes one away.
refused-covered = There is a chip already
    .more = Choose a space without a chip.
refused-corner = The corner belongs to everybody
    .more = It counts for you without a chip.
refused-no_chips = Your team has no chips left
    .more = Try a Minus card, or pass.
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
refused-fault = Something went wrong
    .more = The game goes on. Try again.
refused-other = That does not work now
    .more = Try something else.
