# Expectiminimax: MAX takes the greatest value of the children, MIN the least, and where
# chance moves, a node is worth their mean.

def expectimax(node):
    if is_leaf(node):
        return value(node)
    if is_chance(node):
        mean = 0
        for child in children(node):
            mean += probability(child) * expectimax(child)
        return mean
    best = -math.inf if is_max(node) else math.inf
    for child in children(node):
        score = expectimax(child)
        if is_max(node):
            best = max(best, score)
        else:
            best = min(best, score)
    return best
