# MTD(f), for whole numbers: each pass asks with a window of no width whether the value is
# at least beta. The bounds of every node are kept for the next pass.

lower = {}
upper = {}

def mtd(root, guess):
    low, high = -math.inf, math.inf
    while low < high:
        beta = guess + 1 if guess == low else guess
        guess = alphabeta(root, beta - 1, beta)
        if guess < beta:
            high = guess
        else:
            low = guess
    return guess

def alphabeta(node, alpha, beta):
    key = node.path
    if lower.get(key, -math.inf) >= beta:
        return lower[key]
    if upper.get(key, math.inf) <= alpha:
        return upper[key]
    if is_leaf(node):
        lower[key] = upper[key] = value(node)
        return lower[key]
    best = -math.inf if is_max(node) else math.inf
    for child in children(node):
        score = alphabeta(child, alpha, beta)
        best = max(best, score) if is_max(node) else min(best, score)
        if best >= beta if is_max(node) else best <= alpha:
            break
    if best >= beta:
        lower[key] = best
    else:
        upper[key] = best
    return best
