### Hints: three steps for each way of working a card out. They are sent to the page only where hints are on.
### Steps 1 and 2 are about the child's own card, step 3 about another one. No step may name a number that its English
### text or its drawing does not name (tests/learning/test_hints.py): write "ten" as a word where English does.
### a, b: the numbers on the card; c: the answer of the other card; x: the number in its box.

# Around step 3; card is the other card, step the text of step 3
hint-twin = Look at { $card }. { $step } Now your card.
# Where a plus was taken for a minus
hint-sign = Look at the sign once more.

## Cards without a box

hint-zero-fact-add-1 = Look at both parts. Is one of them zero?
hint-zero-fact-add-2 = One part is zero and the whole is covered. How much more than the other part can the whole be?
hint-zero-fact-add-3 = One part is zero, so the other part, { $big }, is the answer.
hint-zero-fact-sub-1 = How much is taken away: nothing, some, or all?
hint-zero-fact-sub-2 =
    { $a ->
        [one] { $a } cube.
       *[other] { $a } cubes.
    } Take { $b }. Look at what is left on the mat.
hint-zero-fact-sub-3 = { $a }−{ $b }={ $c }.

hint-friends-of-ten-add-1 = Do you know this pair by heart?
hint-friends-of-ten-add-2 =
    Put { $a ->
        [one] { $a } counter
       *[other] { $a } counters
    } in the frame, then { $b } more. Are any places empty?
hint-friends-of-ten-add-3 = The frame is full: { $a }+{ $b }={ $c }.
hint-friends-of-ten-sub-1 = Which number goes with { $b } to fill the frame?
hint-friends-of-ten-sub-2 =
    The frame is full. Cover { $b ->
        [one] { $b } place.
       *[other] { $b } places.
    } How many can you still see?
hint-friends-of-ten-sub-3 = { $a }−{ $b }={ $c }.

hint-double-add-1 = Both numbers are the same. Which double near it do you know?
hint-double-add-2 = Two rows of { $a }. See the fives first, then the rest.
hint-double-add-3 = Double { $a } is { $c }.
hint-double-sub-1 = Which double makes { $a }?
hint-double-sub-2 = Split { $a } into two equal parts: one part is taken away.
hint-double-sub-3 = { $a }−{ $b }={ $c }.

hint-ten-and-some-add-1 = How many tens and how many ones are on the card?
hint-ten-and-some-add-2 = Rods for the tens, cubes for the ones. Nothing to trade.
hint-ten-and-some-add-3 = { $a }+{ $b }={ $c }.
hint-ten-and-some-sub-1 = Which part of { $a } is taken away: the tens or the ones?
hint-ten-and-some-sub-2 = { $a } in rods and cubes. Take { $b }.
hint-ten-and-some-sub-3 = { $c } is left.

hint-add-tens-add-1 = Only tens here. Could you think of them as ones?
hint-add-tens-add-2 = Rods: { $ta } and { $tb }. How many rods is that?
hint-add-tens-add-3 = { $ta } + { $tb } is { $tc }, so { $tc } tens: { $c }.
hint-add-tens-sub-1 = Only tens here. Could you think of them as ones?
hint-add-tens-sub-2 = Rods only. Take { $tb } of them away. How many rods are left?
hint-add-tens-sub-3 =
    { $ta } − { $tb } is { $tc }, so { $tc ->
        [one] { $tc } ten
       *[other] { $tc } tens
    }: { $c }.

hint-tens-jump-add-1 = Which digit changes, which one stays?
hint-tens-jump-add-2 = Start at { $ones_one }. Jumps of ten: { $jt }. Say every landing.
hint-tens-jump-add-3 = Ones stay, tens grow: { $c }.
hint-tens-jump-sub-1 = Which digit changes, which one stays?
hint-tens-jump-sub-2 = Start at { $a }. Jumps of ten back: { $tb }. Say every landing.
hint-tens-jump-sub-3 = Ones stay, tens shrink: { $c }.

hint-count-on-add-1 = Which number is bigger? Keep it in your head.
hint-count-on-add-2 = Start at { $big }; { $small } more. The first step is the next number.
hint-count-on-add-3 = { $big } and { $small } more: { $c }.

hint-count-back-sub-1 = Only a few are taken away.
hint-count-back-sub-2 =
    Start at { $a }; { $b ->
        [one] { $b } step
       *[other] { $b } steps
    } back. The first step is the number before.
hint-count-back-sub-3 = { $b } less than { $a }: { $c }.

hint-count-up-sub-1 = Are the two numbers close together?
hint-count-up-sub-2 = Both are on the line: { $b } and { $a }. How many steps from one to the other?
hint-count-up-sub-3 = From { $b } to { $a } it is { $c }.

hint-near-double-add-1 = Which double is hiding in this card?
hint-near-double-add-2 = Two rows of { $small }, and { $gap } more in one row.
hint-near-double-add-3 = Double { $small }, then { $gap } more: { $c }.
hint-near-double-sub-1 = Which double is close to { $a }?
hint-near-double-sub-2 = Whole { $a }; one part is { $b }. Nearly two equal parts.
hint-near-double-sub-3 = { $a }−{ $b }={ $c }.

hint-nine-as-ten-less-one-add-1 = Nine is one away from a friendlier number. Which?
hint-nine-as-ten-less-one-add-2 = Jump ten from { $other }, then think: too far or not far enough?
hint-nine-as-ten-less-one-add-3 = Ten more, one back: { $c }.
hint-nine-as-ten-less-one-sub-1 = Nine is one away from a friendlier number. Which?
hint-nine-as-ten-less-one-sub-2 = Jump ten back from { $a }, then think: did you take too many?
hint-nine-as-ten-less-one-sub-3 = Ten less, one forward: { $c }.

hint-eight-as-ten-less-two-add-1 = Eight is two away from a friendlier number. Which?
hint-eight-as-ten-less-two-add-2 = Jump ten from { $other }, then think: too far or not far enough?
hint-eight-as-ten-less-two-add-3 = Ten more, two back: { $c }.
hint-eight-as-ten-less-two-sub-1 = Eight is two away from a friendlier number. Which?
hint-eight-as-ten-less-two-sub-2 = Jump ten back from { $a }, then think: did you take too many?
hint-eight-as-ten-less-two-sub-3 = Ten less, two forward: { $c }.

hint-make-ten-add-1 = Which number is nearer to ten?
hint-make-ten-add-2 = Two frames: { $big } and { $small }. How many must move to fill the first one?
hint-make-ten-add-3 = { $need } move: 10 and { $rest }, that is { $c }.

hint-back-through-ten-sub-1 = Where would you like to stop on the way back?
hint-back-through-ten-sub-2 = From { $a } jump to 10. How much of the { $b } is still to go?
hint-back-through-ten-sub-3 = { $down } to reach 10, then { $left } more: { $c }.

hint-same-ten-add-1 = Does the ten change or only the ones?
hint-same-ten-add-2 =
    { $big } in rods and cubes; { $small ->
        [one] { $small } cube
       *[other] { $small } cubes
    } more. Count only cubes.
hint-same-ten-add-3 = Same tens, new ones: { $c }.
hint-same-ten-sub-1 = Does the ten change or only the ones?
hint-same-ten-sub-2 =
    { $a } in rods and cubes; take { $b ->
        [one] { $b } cube.
       *[other] { $b } cubes.
    }
hint-same-ten-sub-3 = Same tens, fewer ones: { $c }.

hint-think-addition-sub-1 = Can you turn it round: { $b } and how many make { $a }?
hint-think-addition-sub-2 = Whole { $a }, one part { $b }. The other part is covered.
hint-think-addition-sub-3 = { $b } and { $c } make { $a }.

hint-fact-family-add-1 = Do you know a minus card with these numbers?
hint-fact-family-add-2 = Parts { $a } and { $b }; the whole is covered.
hint-fact-family-add-3 = { $a } and { $b } make { $c }.
hint-fact-family-sub-1 = Do you know a plus card with { $a } as the whole?
hint-fact-family-sub-2 = Whole { $a }, one part { $b }; the other is covered.
hint-fact-family-sub-3 = { $a }−{ $b }={ $c }, because { $b }+{ $c }={ $a }.

hint-friends-of-tens-add-1 = Look at the ones: do they fill a frame?
hint-friends-of-tens-add-2 = { $big } needs how many to be full? You have { $small }.
hint-friends-of-tens-add-3 = The ones make a new ten: { $c }.
hint-friends-of-tens-sub-1 = Which ten do you start from, which one comes before it?
hint-friends-of-tens-sub-2 = Take { $b } out of one full frame of { $a }.
hint-friends-of-tens-sub-3 = One ten is opened: { $c }.

hint-bridge-ten-add-add-1 = How far is { $big } from the next ten?
hint-bridge-ten-add-add-2 = Jump to the ten first. How much of { $small } is left?
hint-bridge-ten-add-add-3 = { $need } to the ten, { $rest } more: { $c }.

hint-bridge-ten-sub-sub-1 = How far is { $a } above its ten?
hint-bridge-ten-sub-sub-2 = Jump down to the ten first. How much of { $b } is left?
hint-bridge-ten-sub-sub-3 = { $down } to the ten, { $left } more: { $c }.

hint-compensation-add-1 = Which number is close to a full ten (20, 30, …)?
hint-compensation-add-2 = Take { $rb } in place of { $nb }: { $oth } and { $rb }. Is that too much or too little?
hint-compensation-add-3 = Too much by { $k }: { $c }.
hint-compensation-sub-1 = Is { $b } close to a full ten (20, 30, …)?
hint-compensation-sub-2 = Take { $rb } in place of { $b }. Did you take too much or too little?
hint-compensation-sub-3 = Too much by { $k }, so give it back: { $c }.

hint-no-regroup-add-1 = Look at the ones first: is a trade needed?
hint-no-regroup-add-2 = Tens with tens, ones with ones: two small sums.
hint-no-regroup-add-3 = Tens: { $t1 }. Ones: { $o1 }. Together { $c }.
hint-no-regroup-sub-1 = Look at the ones first: is a trade needed?
hint-no-regroup-sub-2 = Tens from tens, ones from ones: two small sums.
hint-no-regroup-sub-3 = Tens: { $t1 }. Ones: { $o1 }. Together { $c }.

hint-regroup-add-add-1 = Are the ones enough for a new ten?
hint-regroup-add-add-2 =
    { $ua ->
        [one] { $ua } cube
       *[other] { $ua } cubes
    } and { $ub ->
        [one] { $ub } cube
       *[other] { $ub } cubes
    }: can you make a rod? Put it with the rods.
hint-regroup-add-add-3 =
    { $rods } rods and { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }: { $c }.

hint-regroup-sub-sub-1 =
    Can you take { $ub ->
        [one] { $ub } cube
       *[other] { $ub } cubes
    } from { $ua ->
        [one] { $ua } cube
       *[other] { $ua } cubes
    }?
hint-regroup-sub-sub-2 = Open one rod of { $a }. How many cubes are there now, how many rods?
hint-regroup-sub-sub-3 =
    { $rods2 ->
        [one] { $rods2 } rod
       *[other] { $rods2 } rods
    } and { $cubes2 } cubes, take { $b }: { $c }.

## Cards with a box

hint-box-result-left-add-1 = Read it from the box: which number is the same as { $a } and { $b } together?
hint-box-result-left-add-2 = Balance: { $a } and { $b } on the right, a covered weight on the left. What makes it level?
hint-box-result-left-add-3 = { $x } on the left weighs the same as { $a } and { $b } on the right.
hint-box-result-left-sub-1 = Read it from the box: which number is the same as { $a } take away { $b }?
hint-box-result-left-sub-2 = Whole { $a }; the part { $b } goes away, the other part is covered.
hint-box-result-left-sub-3 = { $a } is { $b } and { $x }, so the box is { $x }.

hint-box-change-add-1 = Which number is the whole, and which part do you know?
hint-box-change-add-2 = Whole { $c }, one part { $a }; the other part is covered. How far is it from { $a } to { $c }?
hint-box-change-add-3 = { $a } and { $x } make { $c }, so the box is { $x }.
hint-box-start-add-1 = Can you turn it round and start with { $b }?
hint-box-start-add-2 = Whole { $c }, one part { $b }; the other part is covered.
hint-box-start-add-3 = { $b } and { $x } make { $c }, so the box is { $x }.

hint-box-change-sub-1 =
    How many were taken away, if { $c ->
        [one] { $c } is
       *[other] { $c } are
    } left?
hint-box-change-sub-2 =
    Whole { $a }; { $c ->
        [one] { $c } is
       *[other] { $c } are
    } left, the part that was taken is covered.
hint-box-change-sub-3 =
    { $a } is { $c } and { $x }, so { $x ->
        [one] { $x } was
       *[other] { $x } were
    } taken.
hint-box-start-sub-1 = Is the box the largest or the smallest of the three numbers?
hint-box-start-sub-2 = The whole is covered. Its parts are { $b } and { $c }.
hint-box-start-sub-3 = { $b } and { $c } together are { $x }, so the box is { $x }.

hint-box-balance-1 = Both pans must weigh the same. Which pan is ready?
hint-box-balance-2 = Balance: { $a } and { $b } on the left, { $d } and a covered weight on the right. Compare { $d } with { $a } and with { $b }.
hint-box-balance-3 = { $a }+{ $b } weighs the same as { $x }+{ $d }, so the box is { $x }.

hint-box-change-ten-1 = Which number is the friend of { $a }?
hint-box-change-ten-2 =
    A frame with 10 places, { $a ->
        [one] { $a } is
       *[other] { $a } are
    } filled. How many are empty?
hint-box-change-ten-3 = { $a } and { $x } fill the frame, so the box is { $x }.
hint-box-start-ten-1 = Which number is the friend of { $b }?
hint-box-start-ten-2 =
    A frame with 10 places, { $b ->
        [one] { $b } is
       *[other] { $b } are
    } filled. How many are empty?
hint-box-start-ten-3 = { $x } and { $b } fill the frame, so the box is { $x }.
