### Words on paper: board, cards, sheets and tickets that are printed. In English each message is one line of text and
### variables, nothing else.

# The first page
cover-title = { $title }, on paper
how = How to print
how-size = On { $paper }, in true size: choose 100 %, never “fit to page”. The line below is then 10 cm long.
how-cards = Cards, pages { $first } to { $last }: on both sides, turned on the long edge. Try one sheet first. Thick paper is best.
how-rest = All other pages: on one side.
how-cut = Cut from mark to mark: one cut parts a whole row. A board on two pages: cut part B at its dashed line and glue it onto part A.
how-grey = Black and white will do: patterns, shapes and letters say the same as the colours.
ruler = 10 cm
contents = What is in here
page-one = page { $page }
pages = pages { $first }–{ $last }
part-substitute = For whoever teaches today
part-cards = Cards
part-backs = Backs of the cards
part-second = Cards of the second deck
part-second-backs = Backs of the second deck
part-second-strip = Answers of the second deck
part-board = Board
part-chips = Chips
part-strip = Answers
part-materials = For the tables
part-sheet = Sheet for each child
part-cases = Case sheets for each child
part-home = Page for home
part-entry = Four cards to begin with
part-ticket = Exit ticket
part-key = Answer key

# Board, cards, answers
board-half = part { $letter }
board-glue = glue part B here
board-cut = cut here
plus-does = a chip on any free space
minus-does = take a chip of another team away
strip-only = For the referee only. Find the card, say “right” or “look again”, and never the answer.

# What else lies on the tables
sheet-ten_frames = Ten frames
sheet-ten_frames-for = two for each pair. Cut at the dashed lines.
sheet-splits = Slips for splits
sheet-splits-for = one for each child. Cut at the dashed lines.
sheet-number_line = Number lines
sheet-number_line-for = one for each child. Cut at the dashed lines.
sheet-hundred_square = Hundred square with a window
sheet-hundred_square-for = one for each pair. Cut out the window and slide it over the numbers.
sheet-blocks = Tens and ones
sheet-blocks-for = one sheet for each pair. Cut out rods and cubes.
sheet-yes_no = YES and NO
sheet-yes_no-for = one of each for each child. Cut from mark to mark.
sheet-tally = Tally sheet
sheet-tally-for = one for each pair and deck. One mark for each card that is played, beside its answer.
sheet-squared = Bar chart
sheet-squared-for = one for each pair and deck. Colour one square for each mark.
sheet-families = Families
sheet-families-for = one for each player. Tick a family when you have said one of its sentences.
sheet-certificate = Certificates
sheet-certificate-for = one for each child. Cut at the dashed line.
cut-out = cut out the grey part
yes = YES
no = NO
certificate = Certificate

# The four cards to begin with
entry-note = Write what you think. It is not a test: it shows what you can do before the game.

# For whoever teaches today
sub-intro = You need no computer. Cut out cards and chips beforehand; what else has to be there stands below. The children know more than they say: ask how they worked it out, and let them finish.
sub-need = On each table
sub-need-text = One board, one set of cards, chips for each team, and the strip of answers for the child who referees. Two players or two teams; a third child can be the referee.
sub-sheets = Also printed here: { $sheets }.
sub-bring = To bring along: { $what }
sub-bring-none = Besides that, pencils are all you need.
sub-robots = The robots' rules, for you alone; they stand once more on the last pages, with all answers:
sub-task = The children's sheet says: { $task }
rules = The game
rule-shuffle = Shuffle the cards.
rule-opening = Take these cards out, shuffle the others, and lay these on top. They are dealt first, in this order, one to each player in turn: { $cards }.
rule-deal = Each player gets { $cards }; the others lie face down as the draw deck.
rule-open = Today all hands lie open on the table, so that everybody can help.
rule-turn = In your turn: show a card, say its answer, place a chip on a free space with this number, and draw a card.
rule-wrong = A wrong answer? The referee says “look again”. After a second one the card stays in the hand, and the next player goes on.
rule-plus = A Plus card: place a chip on any free space.
rule-minus = A Minus card: take one chip of another team away, but none of a finished row.
rule-star = A star counts for everybody, as if a chip of each team lay there.
rule-swap = No free space for your card? Once in a turn lay it aside and take another.
rule-win = A row of { $line } chips, across, down or slanting, is a sequence.
win-one = One sequence wins.
win-many = { $count } sequences win.
rule-time = Time is up: the longest row wins.
sub-ticket = Each child works alone and hands the ticket in. The answers are on the last page. Leave the tickets for the class teacher.

# Each child's sheet
named = Name or animal
sheet-task = Play with these cards. Write down three of yours, and how you worked them out.
sheet-card = My card
sheet-way = How I worked it out
sheet-answer = Answer
case-intro = Each robot follows a rule of its own, always the same. Work out the right answers. Which rule fits all three cards?
case-says = robot says
case-rule = Its rule:
case-which = Who was it?
case-task = These answers are wrong. Which robot gave them? Two may fit.
case-who = robot

# Home
home-title = { $title }: a page for home
home-game = In class we play Sequence Numbers. Each card asks something to work out; the answer is a space on the board. A row of { $line } chips is a sequence.
home-cards = Some of our cards
home-help = This helps
home-ask = Ask “how did you work it out?” more often than “how much is it?”.
home-wait = Give it time. Fingers, buttons and drawings are welcome.
home-wrong = A wrong answer is a good start: look at it together, and try once more.

# The key
key-note = For teachers. What a wrong answer may mean is a first idea, not a verdict.
