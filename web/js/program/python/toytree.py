# 6.034's tree, in whose place the one stands that is shown.

GAME1 = __root  # noqa: F821 (hooks.py)
