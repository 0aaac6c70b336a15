# SCOUT: the first child is evaluated; each other one is tested first, and evaluated
# only if it is better.

def scout(node):
    if is_leaf(node):
        return value(node)
    best = None
    for child in children(node):
        if best is None or test(child, best, is_max(node)):
            best = scout(child)
    return best

# Is a node better than the bound for the player who asks?
def test(node, bound, max_asks):
    if is_leaf(node):
        return value(node) > bound if max_asks else value(node) < bound
    asker_moves = is_max(node) == max_asks
    for child in children(node):
        if test(child, bound, max_asks) == asker_moves:
            return asker_moves
    return not asker_moves
