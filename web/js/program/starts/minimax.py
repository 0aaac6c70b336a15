# Minimax: MAX takes the greatest value of the children, MIN the least.

def minimax(node):
    if is_leaf(node):
        return value(node)
    best = -math.inf if is_max(node) else math.inf
    for child in children(node):
        score = minimax(child)
        if is_max(node):
            best = max(best, score)
        else:
            best = min(best, score)
    return best
