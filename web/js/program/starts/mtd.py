# MTD, for whole numbers: each pass asks whether the value is at least gamma, and the next one
# asks what the answer leaves open. The bounds of every node are kept for it.

lower = {}
upper = {}

def mtd(root, guess):
    low, high = -math.inf, math.inf
    while low < high:
        gamma = guess + 1 if guess == low else guess
        guess = test(root, gamma)
        if guess < gamma:
            high = guess
        else:
            low = guess
    return guess

def test(node, gamma):
    key = node.path
    if lower.get(key, -math.inf) >= gamma:
        return lower[key]
    if upper.get(key, math.inf) < gamma:
        return upper[key]
    if is_leaf(node):
        lower[key] = upper[key] = value(node)
        return lower[key]
    best = -math.inf if is_max(node) else math.inf
    for child in children(node):
        score = test(child, gamma)
        best = max(best, score) if is_max(node) else min(best, score)
        if best >= gamma if is_max(node) else best < gamma:
            break
    if best >= gamma:
        lower[key] = best
    else:
        upper[key] = best
    return best
