# Negamax with alpha-beta: every value is that of the player who moves, so that one
# rule is enough for both. sign is 1 where MAX moves, and -1 where MIN does.

def negamax(node, alpha, beta, sign):
    if is_leaf(node):
        return sign * value(node)
    best = -math.inf
    for child in children(node):
        best = max(best, -negamax(child, -beta, -alpha, -sign))
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best

def search(root):
    sign = 1 if is_max(root) else -1
    return sign * negamax(root, -math.inf, math.inf, sign)
