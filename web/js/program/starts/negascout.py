# NegaScout: values are those of the player to move. Each child but the first is only asked
# whether it is better, and searched again if it is.

def negascout(node, alpha, beta):
    if is_leaf(node):
        return value(node) if is_max(node) else -value(node)
    end = beta
    for child in children(node):
        score = -negascout(child, -end, -alpha)
        if alpha < score < beta and end < beta and not is_leaf(child):
            score = -negascout(child, -beta, -score)
        alpha = max(alpha, score)
        if alpha >= beta:
            break
        end = alpha + 1
    return alpha

def search(root):
    best = negascout(root, -math.inf, math.inf)
    return best if is_max(root) else -best
