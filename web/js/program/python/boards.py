# 6.034's boards, which only the tests of its lab need.
