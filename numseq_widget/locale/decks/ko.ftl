### 패키지에 들어 있는 카드 묶음의 이름: 종이와 미리 보기에서 읽는 이름.
### Reviewed: no

# A deck of one's own without a name
own = 우리 카드 묶음

n20 = 1부터 20까지의 수
n47 = 0부터 47까지의 수
n98 = 받아올림과 받아내림이 있는 두 자리 수
hundred = 100까지의 수 배열표
first = 첫 게임
same-as = 같아요
friends-of-ten = 10이 되는 짝
doubles-and-neighbours = 같은 수 더하기와 이웃
make-ten = 10 만들기
fact-families = 덧셈식과 뺄셈식 가족
back-through-ten = 10을 지나 빼기
tens-jumps = 10씩 뛰어 세기
regroup-or-not = 받아올림이 있을까, 없을까?
bug-detective = 오답 탐정
which-numbers-win = 어떤 수가 이길까?
which-numbers-win-equal = 수마다 세 장씩
k10 = 3부터 10까지의 수
n10 = 10까지의 수
z19 = 0부터 19까지의 수
t20 = 20까지의 수, 큰 게임판
n23 = 0부터 23까지의 수
doubles = 40까지의 같은 수 더하기와 반
no-regrouping = 받아올림과 받아내림이 없는 두 자리 수
regrouping = 두 자리 수: 받아올림과 받아내림
integers = −12부터 12까지의 정수
