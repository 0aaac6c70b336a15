# Alpha-beta, fail-soft: alpha is what MAX already has, beta what MIN already has.

def alphabeta(node, alpha, beta):
    if is_leaf(node):
        return value(node)
    if is_max(node):
        best = -math.inf
        for child in children(node):
            best = max(best, alphabeta(child, alpha, beta))
            alpha = max(alpha, best)
            if alpha >= beta:
                break  # MIN has something better elsewhere
    else:
        best = math.inf
        for child in children(node):
            best = min(best, alphabeta(child, alpha, beta))
            beta = min(beta, best)
            if alpha >= beta:
                break  # MAX has something better elsewhere
    return best
