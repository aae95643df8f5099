### Words for teachers, in what Python writes. In English each message is one line of text and variables, nothing else:
### so it can be said without fluent.runtime. Names of families and texts of reports stand in English beside their data;
### other languages have them here, as family-… and code-…. Their plurals stand in the message itself; here one card
### has a message of its own.

preview-cards = { $count } cards, and { $plus } Plus and { $minus } Minus when it is played
preview-card = { $count } card, and { $plus } Plus and { $minus } Minus when it is played
preview-all = cards
preview-answer = answer
preview-count = cards
preview-spaces = spaces
preview-signs = signs
preview-ways = ways
preview-rule = { $rule }: speaks on { $speaks } cards, can be seen on { $seen }
preview-no-space = on no space: { $numbers }
preview-no-card = spaces that no card answers: { $numbers }
preview-board = board { $rows }×{ $cols }, { $line } in a row
preview-seed = seed { $seed }
# The heads of columns of a deck file
csv-card = card
csv-copies = copies
csv-family = family

# What a child has learnt (NumSeq.progress)
progress-title = { $who }: growing and secure
progress-none = No answers that count yet.
progress-family = way of working out
progress-standing = how far
progress-right = right
progress-new = new
progress-growing = growing
progress-secure = secure

# Who wins (Simulation.plot_fairness)
fairness-title = Games won, with 95% intervals
fairness-games = games: { $games }, ties: { $ties }
fairness-players = by player
fairness-turns = by the order of turns
fairness-seat = seat { $seat }, { $level }
fairness-team = team { $team }
fairness-first = who begins
fairness-turn = turn { $turn }
fairness-share = { $share }% ({ $low }–{ $high })
fairness-even = an even share: { $share }%

# Our favourite no: a slide with one wrong answer for the class to talk about; below it, what only the teacher sees
favourite-title = Our favourite no
favourite-thought = What did somebody think?
favourite-right = What is right in it?
favourite-none = No wrong answer here yet that shows an idea. Play on, and look again later.
favourite-idea = The idea: { $idea }.
favourite-answer = Right would be { $answer }.
favourite-others = The numbers are not those that were answered, and nobody is named.

# Under a board or a ticket that is a picture and no page: without a kernel, in a terminal, in an e-mail
only-to-look-at = Only to look at: run this cell in Jupyter to bring it to life; if that does not help, install anywidget where Jupyter itself runs, and reload the page.
