# SSS*: OPEN holds states of partial solution trees, the best one first. A state is a node,
# whether it is solved, and its merit: no solution tree that it is a part of is worth more.

def sss(root):
    open_list = [(root, False, math.inf)]
    while True:
        node, solved, merit = open_list.pop(0)
        if solved and node is root:
            return merit
        expand(node, solved, merit, open_list)

def expand(node, solved, merit, open_list):
    if not solved:
        if is_leaf(node):
            push(open_list, node, True, min(merit, value(node)))
        elif is_max(node):
            for child in children(node):
                push(open_list, child, False, merit)
        else:
            push(open_list, children(node)[0], False, merit)
        return
    above = parent(node)
    siblings = children(above)
    if is_max(above):
        # The best child of a MAX node solves it: the others are given up.
        for state in list(open_list):
            if is_below(state[0], above):
                open_list.remove(state)
        push(open_list, above, True, merit)
    elif node is siblings[-1]:
        push(open_list, above, True, merit)
    else:
        push(open_list, siblings[siblings.index(node) + 1], False, merit)

# Puts a state behind those of greater merit; of equal ones, the left-most comes first.
def push(open_list, node, solved, merit):
    at = 0
    while at < len(open_list):
        other, _, other_merit = open_list[at]
        if other_merit < merit or other_merit == merit and place(node) < place(other):
            break
        at += 1
    open_list.insert(at, (node, solved, merit))

def place(node):
    return [] if node is root else [int(part) for part in node.path.split(".")]

def is_below(node, other):
    return node is not other and place(node)[:len(place(other))] == place(other)
