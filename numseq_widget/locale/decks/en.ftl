### What the decks of the package are called, where a person reads it: on paper and in a preview. In English each message is
### one line of text and variables, nothing else.

# A deck of one's own without a name
own = Our deck

n20 = Numbers 1 to 20
n47 = Numbers 0 to 47
n98 = Two-digit numbers, with regrouping
hundred = The hundred square
first = First game
same-as = Same as
friends-of-ten = Friends of ten
doubles-and-neighbours = Doubles and neighbours
make-ten = Make ten
fact-families = Fact families
back-through-ten = Back through ten
tens-jumps = Tens jumps
regroup-or-not = Regroup or not?
bug-detective = Bug detective
which-numbers-win = Which numbers win?
which-numbers-win-equal = Each number three times
k10 = Numbers 3 to 10
n10 = Numbers to 10
z19 = Numbers 0 to 19
t20 = Within 20, for a big board
n23 = Numbers 0 to 23
doubles = Doubles and halves to 40
no-regrouping = Two-digit numbers, nothing to trade
regrouping = Two-digit numbers, a ten made or opened
integers = Whole numbers from −12 to 12
