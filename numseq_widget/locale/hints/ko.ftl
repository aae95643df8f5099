### 힌트: 계산 방법마다 세 단계. 힌트를 켰을 때만 페이지로 보내요.
### Reviewed: no
### Nobody who teaches in Korean has read these texts yet. Polite 해요 style. A ten is a word (십, 열) where English has
### one, since a 10 in digits may be the answer of the card. See en.ftl for notes.

hint-twin = { $card } 카드를 보세요. { $step } 이제 내 카드를 해 보세요.
hint-sign = 기호를 다시 한 번 보세요.

## 상자가 없는 카드

hint-zero-fact-add-1 = 두 부분을 보세요. 그중 하나가 영인가요?
hint-zero-fact-add-2 = 한 부분은 영이고 전체는 가려져 있어요. 전체는 다른 부분보다 얼마나 더 클까요?
hint-zero-fact-add-3 = 한 부분이 영이니까 다른 부분 { $big }{ JOSA($big, "i") } 답이에요.
hint-zero-fact-sub-1 = 얼마나 빼나요? 하나도 안 빼나요, 조금 빼나요, 모두 빼나요?
hint-zero-fact-sub-2 = 일 모형이 { $a }개 있어요. { $b }개를 빼요. 판에 무엇이 남는지 보세요.
hint-zero-fact-sub-3 = { $a }−{ $b }={ $c }.

hint-friends-of-ten-add-1 = 이 짝을 외우고 있나요?
hint-friends-of-ten-add-2 = 수판에 { $a }개를 놓고 { $b }개를 더 놓아요. 빈칸이 있나요?
hint-friends-of-ten-add-3 = 수판이 가득 찼어요. { $a }+{ $b }={ $c }.
hint-friends-of-ten-sub-1 = { $b }{ JOSA($b, "gwa") } 함께 수판을 가득 채우는 수는 무엇일까요?
hint-friends-of-ten-sub-2 = 수판이 가득 찼어요. { $b }칸을 가려요. 몇 개가 보이나요?
hint-friends-of-ten-sub-3 = { $a }−{ $b }={ $c }.

hint-double-add-1 = 두 수가 같아요. 가까운 같은 수 더하기 중에 아는 것이 있나요?
hint-double-add-2 = { $a }개씩 두 줄이에요. 다섯씩 먼저 보고 나머지를 보세요.
hint-double-add-3 = { $a }{ JOSA($a, "eul") } 두 번 더하면 { $c }{ JOSA($c, "copula") }.
hint-double-sub-1 = 어떤 같은 수를 더하면 { $a }{ JOSA($a, "i") } 될까요?
hint-double-sub-2 = { $a }{ JOSA($a, "eul") } 똑같은 두 부분으로 나눠요. 한 부분을 빼요.
hint-double-sub-3 = { $a }−{ $b }={ $c }.

hint-ten-and-some-add-1 = 카드에 십이 몇 개, 일이 몇 개 있나요?
hint-ten-and-some-add-2 = 십은 십 모형으로, 일은 일 모형으로 놓아요. 바꿀 것이 없어요.
hint-ten-and-some-add-3 = { $a }+{ $b }={ $c }.
hint-ten-and-some-sub-1 = { $a }에서 무엇을 빼나요? 십인가요, 일인가요?
hint-ten-and-some-sub-2 = 십 모형과 일 모형으로 { $a }{ JOSA($a, "eul") } 놓아요. { $b }{ JOSA($b, "eul") } 빼요.
hint-ten-and-some-sub-3 = { $c }{ JOSA($c, "i") } 남아요.

hint-add-tens-add-1 = 모두 몇십이에요. 일처럼 생각해 볼까요?
hint-add-tens-add-2 = 십 모형이 { $ta }개, { $tb }개 있어요. 모두 몇 개일까요?
hint-add-tens-add-3 = { $ta } + { $tb }{ JOSA($tb, "eun") } { $tc }, 십이 { $tc }개니까 { $c }{ JOSA($c, "copula") }.
hint-add-tens-sub-1 = 모두 몇십이에요. 일처럼 생각해 볼까요?
hint-add-tens-sub-2 = 십 모형만 있어요. { $tb }개를 빼요. 몇 개가 남을까요?
hint-add-tens-sub-3 = { $ta } − { $tb }{ JOSA($tb, "eun") } { $tc }, 십이 { $tc }개니까 { $c }{ JOSA($c, "copula") }.

hint-tens-jump-add-1 = 어떤 숫자가 바뀌고 어떤 숫자가 그대로일까요?
hint-tens-jump-add-2 = { $ones_one }에서 시작해요. 십씩 { $jt }번 뛰어요. 도착한 수를 하나씩 말해 보세요.
hint-tens-jump-add-3 = 일의 자리는 그대로, 십의 자리는 커져요. { $c }{ JOSA($c, "copula") }.
hint-tens-jump-sub-1 = 어떤 숫자가 바뀌고 어떤 숫자가 그대로일까요?
hint-tens-jump-sub-2 = { $a }에서 시작해요. 십씩 거꾸로 { $tb }번 뛰어요. 도착한 수를 하나씩 말해 보세요.
hint-tens-jump-sub-3 = 일의 자리는 그대로, 십의 자리는 작아져요. { $c }{ JOSA($c, "copula") }.

hint-count-on-add-1 = 어느 수가 더 큰가요? 그 수를 머릿속에 담아 두세요.
hint-count-on-add-2 = { $big }에서 시작해서 { $small }만큼 더 세요. 첫걸음이 바로 다음 수예요.
hint-count-on-add-3 = { $big }에서 { $small }만큼 더 가면 { $c }{ JOSA($c, "copula") }.

hint-count-back-sub-1 = 조금만 빼요.
hint-count-back-sub-2 = { $a }에서 시작해서 거꾸로 { $b }걸음 가요. 첫걸음이 바로 앞의 수예요.
hint-count-back-sub-3 = { $a }보다 { $b }만큼 작은 수는 { $c }{ JOSA($c, "copula") }.

hint-count-up-sub-1 = 두 수가 서로 가까운가요?
hint-count-up-sub-2 = 두 수 { $b }{ JOSA($b, "gwa") } { $a }{ JOSA($a, "i") } 수직선에 있어요. 한 수에서 다른 수까지 몇 걸음일까요?
hint-count-up-sub-3 = { $b }에서 { $a }까지 { $c }걸음이에요.

hint-near-double-add-1 = 이 카드에 어떤 같은 수 더하기가 숨어 있을까요?
hint-near-double-add-2 = { $small }개씩 두 줄, 한 줄에는 { $gap }개 더 있어요.
hint-near-double-add-3 = { $small }{ JOSA($small, "eul") } 두 번 더하고 { $gap }{ JOSA($gap, "eul") } 더하면 { $c }{ JOSA($c, "copula") }.
hint-near-double-sub-1 = 어떤 같은 수 더하기가 { $a }에 가까울까요?
hint-near-double-sub-2 = 전체는 { $a }, 한 부분은 { $b }{ JOSA($b, "copula") }. 두 부분이 거의 같아요.
hint-near-double-sub-3 = { $a }−{ $b }={ $c }.

hint-nine-as-ten-less-one-add-1 = 아홉은 더 쉬운 수와 하나 차이예요. 어떤 수일까요?
hint-nine-as-ten-less-one-add-2 = { $other }에서 십만큼 뛰어요. 너무 멀리 갔나요, 덜 갔나요?
hint-nine-as-ten-less-one-add-3 = 십만큼 더 가고 하나 돌아오면 { $c }{ JOSA($c, "copula") }.
hint-nine-as-ten-less-one-sub-1 = 아홉은 더 쉬운 수와 하나 차이예요. 어떤 수일까요?
hint-nine-as-ten-less-one-sub-2 = { $a }에서 거꾸로 십만큼 뛰어요. 너무 많이 뺐나요?
hint-nine-as-ten-less-one-sub-3 = 십만큼 빼고 하나 앞으로 가면 { $c }{ JOSA($c, "copula") }.

hint-eight-as-ten-less-two-add-1 = 여덟은 더 쉬운 수와 둘 차이예요. 어떤 수일까요?
hint-eight-as-ten-less-two-add-2 = { $other }에서 십만큼 뛰어요. 너무 멀리 갔나요, 덜 갔나요?
hint-eight-as-ten-less-two-add-3 = 십만큼 더 가고 둘 돌아오면 { $c }{ JOSA($c, "copula") }.
hint-eight-as-ten-less-two-sub-1 = 여덟은 더 쉬운 수와 둘 차이예요. 어떤 수일까요?
hint-eight-as-ten-less-two-sub-2 = { $a }에서 거꾸로 십만큼 뛰어요. 너무 많이 뺐나요?
hint-eight-as-ten-less-two-sub-3 = 십만큼 빼고 둘 앞으로 가면 { $c }{ JOSA($c, "copula") }.

hint-make-ten-add-1 = 어느 수가 십에 더 가까운가요?
hint-make-ten-add-2 = 수판이 두 개예요. { $big }개와 { $small }개가 있어요. 첫째 수판을 채우려면 몇 개를 옮겨야 할까요?
hint-make-ten-add-3 = { $need }개를 옮기면 10과 { $rest }, 모두 { $c }{ JOSA($c, "copula") }.

hint-back-through-ten-sub-1 = 거꾸로 갈 때 어디에서 쉬면 좋을까요?
hint-back-through-ten-sub-2 = { $a }에서 10까지 뛰어요. { $b } 중에서 얼마를 더 가야 할까요?
hint-back-through-ten-sub-3 = 10까지 { $down }, 그리고 { $left } 더 가면 { $c }{ JOSA($c, "copula") }.

hint-same-ten-add-1 = 십의 자리도 바뀌나요, 일의 자리만 바뀌나요?
hint-same-ten-add-2 = 십 모형과 일 모형으로 { $big }{ JOSA($big, "eul") } 놓고 일 모형을 { $small }개 더 놓아요. 일 모형만 세어 보세요.
hint-same-ten-add-3 = 십의 자리는 그대로, 일의 자리는 새로워요. { $c }{ JOSA($c, "copula") }.
hint-same-ten-sub-1 = 십의 자리도 바뀌나요, 일의 자리만 바뀌나요?
hint-same-ten-sub-2 = 십 모형과 일 모형으로 { $a }{ JOSA($a, "eul") } 놓고 일 모형을 { $b }개 빼요.
hint-same-ten-sub-3 = 십의 자리는 그대로, 일의 자리는 작아져요. { $c }{ JOSA($c, "copula") }.

hint-think-addition-sub-1 = 거꾸로 생각해 볼까요? { $b }에 몇을 더하면 { $a }{ JOSA($a, "i") } 될까요?
hint-think-addition-sub-2 = 전체는 { $a }, 한 부분은 { $b }{ JOSA($b, "copula") }. 다른 부분은 가려져 있어요.
hint-think-addition-sub-3 = { $b }에 { $c }{ JOSA($c, "eul") } 더하면 { $a }{ JOSA($a, "copula") }.

hint-fact-family-add-1 = 이 수들로 된 빼기 카드를 아나요?
hint-fact-family-add-2 = 두 부분은 { $a }{ JOSA($a, "gwa") } { $b }{ JOSA($b, "copula") }. 전체는 가려져 있어요.
hint-fact-family-add-3 = { $a }{ JOSA($a, "gwa") } { $b }{ JOSA($b, "eul") } 모으면 { $c }{ JOSA($c, "copula") }.
hint-fact-family-sub-1 = 전체가 { $a }인 더하기 카드를 아나요?
hint-fact-family-sub-2 = 전체는 { $a }, 한 부분은 { $b }{ JOSA($b, "copula") }. 다른 부분은 가려져 있어요.
hint-fact-family-sub-3 = { $b }+{ $c }={ $a }{ JOSA($a, "copula") }. 그래서 { $a }−{ $b }={ $c }.

hint-friends-of-tens-add-1 = 일의 자리를 보세요. 수판 하나가 가득 차나요?
hint-friends-of-tens-add-2 = { $big }{ JOSA($big, "i") } 가득 차려면 몇 개가 더 있어야 할까요? { $small }개가 있어요.
hint-friends-of-tens-add-3 = 일이 모여 새로운 십이 돼요. { $c }{ JOSA($c, "copula") }.
hint-friends-of-tens-sub-1 = 어떤 몇십에서 시작하나요? 그 앞의 몇십은 무엇인가요?
hint-friends-of-tens-sub-2 = { $a }의 가득 찬 수판 하나에서 { $b }개를 빼요.
hint-friends-of-tens-sub-3 = 십 하나를 풀어요. { $c }{ JOSA($c, "copula") }.

hint-bridge-ten-add-add-1 = { $big }에서 다음 몇십까지 얼마나 남았나요?
hint-bridge-ten-add-add-2 = 먼저 몇십까지 뛰어요. { $small } 중에서 얼마가 남았나요?
hint-bridge-ten-add-add-3 = 몇십까지 { $need }, 그리고 { $rest } 더 가면 { $c }{ JOSA($c, "copula") }.

hint-bridge-ten-sub-sub-1 = { $a }{ JOSA($a, "eun") } 바로 아래 몇십보다 얼마나 더 큰가요?
hint-bridge-ten-sub-sub-2 = 먼저 몇십까지 거꾸로 뛰어요. { $b } 중에서 얼마가 남았나요?
hint-bridge-ten-sub-sub-3 = 몇십까지 { $down }, 그리고 { $left } 더 가면 { $c }{ JOSA($c, "copula") }.

hint-compensation-add-1 = 어느 수가 몇십(20, 30, …)에 가까운가요?
hint-compensation-add-2 = { $nb } 대신 { $rb }{ JOSA($rb, "eul") } 써요. { $oth }{ JOSA($oth, "gwa") } { $rb }{ JOSA($rb, "copula") }. 너무 많은가요, 모자라나요?
hint-compensation-add-3 = { $k }만큼 많아요. 그래서 { $c }{ JOSA($c, "copula") }.
hint-compensation-sub-1 = { $b }{ JOSA($b, "i") } 몇십(20, 30, …)에 가까운가요?
hint-compensation-sub-2 = { $b } 대신 { $rb }{ JOSA($rb, "eul") } 빼요. 너무 많이 뺐나요, 덜 뺐나요?
hint-compensation-sub-3 = { $k }만큼 더 뺐으니 돌려줘요. { $c }{ JOSA($c, "copula") }.

hint-no-regroup-add-1 = 일의 자리를 먼저 보세요. 십 모형으로 바꿔야 하나요?
hint-no-regroup-add-2 = 십은 십끼리, 일은 일끼리. 작은 계산 두 개예요.
hint-no-regroup-add-3 = 십의 자리는 { $t1 }, 일의 자리는 { $o1 }, 모두 { $c }{ JOSA($c, "copula") }.
hint-no-regroup-sub-1 = 일의 자리를 먼저 보세요. 십 모형을 바꿔야 하나요?
hint-no-regroup-sub-2 = 십은 십에서, 일은 일에서 빼요. 작은 계산 두 개예요.
hint-no-regroup-sub-3 = 십의 자리는 { $t1 }, 일의 자리는 { $o1 }, 모두 { $c }{ JOSA($c, "copula") }.

hint-regroup-add-add-1 = 일을 모으면 새로운 십이 되나요?
hint-regroup-add-add-2 = 일 모형이 { $ua }개, { $ub }개 있어요. 십 모형 하나를 만들 수 있나요? 십 모형 옆에 놓아요.
hint-regroup-add-add-3 = 십 모형 { $rods }개와 일 모형 { $cubes }개, { $c }{ JOSA($c, "copula") }.

hint-regroup-sub-sub-1 = 일 모형 { $ua }개에서 { $ub }개를 뺄 수 있나요?
hint-regroup-sub-sub-2 = { $a }의 십 모형 하나를 풀어요. 이제 일 모형은 몇 개, 십 모형은 몇 개인가요?
hint-regroup-sub-sub-3 = 십 모형 { $rods2 }개와 일 모형 { $cubes2 }개에서 { $b }{ JOSA($b, "eul") } 빼면 { $c }{ JOSA($c, "copula") }.

## 상자가 있는 카드

hint-box-result-left-add-1 = 상자부터 읽어요. 어떤 수가 { $a }{ JOSA($a, "gwa") } { $b }{ JOSA($b, "eul") } 모은 것과 같을까요?
hint-box-result-left-add-2 = 저울이에요. 오른쪽에는 { $a }{ JOSA($a, "gwa") } { $b }, 왼쪽에는 가려진 추가 있어요. 얼마면 똑바로 될까요?
hint-box-result-left-add-3 = 왼쪽의 { $x }{ JOSA($x, "eun") } 오른쪽의 { $a }{ JOSA($a, "gwa") } { $b }만큼 무거워요.
hint-box-result-left-sub-1 = 상자부터 읽어요. 어떤 수가 { $a } 빼기 { $b }{ JOSA($b, "gwa") } 같을까요?
hint-box-result-left-sub-2 = 전체는 { $a }{ JOSA($a, "copula") }. 부분 { $b }{ JOSA($b, "eun") } 없어지고 다른 부분은 가려져 있어요.
hint-box-result-left-sub-3 = { $a }{ JOSA($a, "eun") } { $b }{ JOSA($b, "gwa") } { $x }{ JOSA($x, "copula") }. 그래서 □의 값은 { $x }{ JOSA($x, "copula") }.

hint-box-change-add-1 = 어느 수가 전체인가요? 어느 부분을 알고 있나요?
hint-box-change-add-2 = 전체는 { $c }, 한 부분은 { $a }, 다른 부분은 가려져 있어요. { $a }에서 { $c }까지 얼마나 될까요?
hint-box-change-add-3 = { $a }{ JOSA($a, "gwa") } { $x }{ JOSA($x, "eul") } 모으면 { $c }{ JOSA($c, "copula") }. 그래서 □의 값은 { $x }{ JOSA($x, "copula") }.
hint-box-start-add-1 = 순서를 바꿔서 { $b }부터 시작해 볼까요?
hint-box-start-add-2 = 전체는 { $c }, 한 부분은 { $b }, 다른 부분은 가려져 있어요.
hint-box-start-add-3 = { $b }{ JOSA($b, "gwa") } { $x }{ JOSA($x, "eul") } 모으면 { $c }{ JOSA($c, "copula") }. 그래서 □의 값은 { $x }{ JOSA($x, "copula") }.

hint-box-change-sub-1 = { $c }{ JOSA($c, "i") } 남았다면 얼마를 뺐을까요?
hint-box-change-sub-2 = 전체는 { $a }{ JOSA($a, "copula") }. { $c }{ JOSA($c, "i") } 남았고 뺀 부분은 가려져 있어요.
hint-box-change-sub-3 = { $a }{ JOSA($a, "eun") } { $c }{ JOSA($c, "gwa") } { $x }{ JOSA($x, "copula") }. 그래서 { $x }{ JOSA($x, "eul") } 뺐어요.
hint-box-start-sub-1 = 상자의 수는 세 수 중에서 가장 큰가요, 가장 작은가요?
hint-box-start-sub-2 = 전체가 가려져 있어요. 두 부분은 { $b }{ JOSA($b, "gwa") } { $c }{ JOSA($c, "copula") }.
hint-box-start-sub-3 = { $b }{ JOSA($b, "gwa") } { $c }{ JOSA($c, "eul") } 모으면 { $x }{ JOSA($x, "copula") }. 그래서 □의 값은 { $x }{ JOSA($x, "copula") }.

hint-box-balance-1 = 양쪽 접시의 무게가 같아야 해요. 어느 접시가 다 되었나요?
hint-box-balance-2 = 저울이에요. 왼쪽에는 { $a }{ JOSA($a, "gwa") } { $b }, 오른쪽에는 { $d }{ JOSA($d, "gwa") } 가려진 추가 있어요. { $d }{ JOSA($d, "eul") } { $a }, { $b }{ JOSA($b, "gwa") } 비교해 보세요.
hint-box-balance-3 = { $a }+{ $b }{ JOSA($b, "eun") } { $x }+{ $d }만큼 무거워요. 그래서 □의 값은 { $x }{ JOSA($x, "copula") }.

hint-box-change-ten-1 = { $a }의 짝은 어떤 수일까요?
hint-box-change-ten-2 = 10칸 수판에 { $a }칸이 차 있어요. 빈칸은 몇 칸일까요?
hint-box-change-ten-3 = { $a }{ JOSA($a, "gwa") } { $x }{ JOSA($x, "i") } 수판을 가득 채워요. 그래서 □의 값은 { $x }{ JOSA($x, "copula") }.
hint-box-start-ten-1 = { $b }의 짝은 어떤 수일까요?
hint-box-start-ten-2 = 10칸 수판에 { $b }칸이 차 있어요. 빈칸은 몇 칸일까요?
hint-box-start-ten-3 = { $x }{ JOSA($x, "gwa") } { $b }{ JOSA($b, "i") } 수판을 가득 채워요. 그래서 □의 값은 { $x }{ JOSA($x, "copula") }.
