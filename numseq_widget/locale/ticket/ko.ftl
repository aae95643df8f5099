### 문제 쪽지에 나오는 말. 게임과 같이 쓰는 말(동물, 소리 내어 읽는 카드)은 게임 파일에 있어요.
### Reviewed: no

ticket-name =
    { $kind ->
        [entry] 시작하기 전에: { $title }
       *[other] 마치기 전에: { $title }
    }
ticket-pair = { $code }, 둘이 함께
ticket-who = 나는 어떤 동물인가요?
ticket-number = 내 번호는 몇 번인가요?
    .more = 번호가 없으면 비워 두세요.
ticket-partner = 함께하는 친구는 어떤 동물이에요?
ticket-partner-number = 친구의 번호는 몇 번이에요?
ticket-twice = 두 친구의 코드는 서로 달라요. 다른 것을 고르세요.
ticket-start = 시작
ticket-questions = 문제
ticket-question = { $count }문제 중 { $number }번
ticket-answered = { $question }, 답을 썼어요
ticket-all = 내 답 모두 보기
ticket-true = 맞아요
ticket-false = 틀려요
ticket-back = 이전
ticket-next = 다음
ticket-empty = 아직 답이 없어요
ticket-yours = 내가 쓴 답이에요.
    .more = 바꾸고 싶은 답을 누르세요.
ticket-left = 아직 답하지 않은 문제: { $count }개. 그래도 낼 수 있어요.
ticket-hand-in = 내기
ticket-saved = 저장했어요. 고마워요!
ticket-where = 답은 { $file } 파일에 있어요.
ticket-keep = 한 가지 더: 답을 저장하세요.
ticket-keep-where = 파일 이름: { $file }. 이 파일을 내세요.
ticket-save = 내 답 저장하기
ticket-copy = 하나 더 저장하기
ticket-change = 답 바꾸기
ticket-fresh = 다음 친구
link-lost = 연결이 끊겼어요: 셀을 다시 실행하세요
    .more = 그러면 다시 답할 수 있어요.
