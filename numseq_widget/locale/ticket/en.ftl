### The words of a ticket, in English. What it shares with the game (animals, cards read aloud) is in the game's file.

# $kind: exit or entry; $title is the lesson's name
ticket-name =
    { $kind ->
        [entry] Before we start: { $title }
       *[other] Before you go: { $title }
    }
# $code is the pupil's animal, two children are there
ticket-pair = { $code }, together
ticket-who = Which animal are you?
ticket-number = What is your number?
    .more = No number? Leave it empty.
# Where two answer together: the second code, and both gave the same one
ticket-partner = And the other child: which animal?
ticket-partner-number = And which number?
ticket-twice = Two children have two codes. Choose another one.
ticket-start = Start
ticket-questions = Questions
ticket-question = Question { $number } of { $count }
# The name of a question that has an answer, right or not
ticket-answered = { $question }, answered
ticket-all = All my answers
ticket-true = True
ticket-false = False
ticket-back = Back
ticket-next = Next
ticket-empty = no answer yet
ticket-yours = These are your answers.
    .more = Tap one to change it.
ticket-left = Still empty: { $count }. You can hand in all the same.
ticket-hand-in = Hand in
ticket-saved = Saved. Thank you!
ticket-where = Your answers are in the file { $file }.
ticket-keep = One more step: save your answers.
ticket-keep-where = The file is called { $file }. Hand it in.
ticket-save = Save my answers
ticket-copy = Save a copy
ticket-change = Change an answer
# Another child answers on the same screen
ticket-fresh = Next child
# In place of the game's second line, which speaks of a board
link-lost = Disconnected: run the cell again
    .more = Then you can answer again.
