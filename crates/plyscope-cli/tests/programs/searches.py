"""Searches as a student writes them. What they do is printed for `plyscope check`.

Usage: searches.py SEARCH TREE
"""

import math
import re
import sys

INF = float("inf")


class Node:
    def __init__(self, parent, place, index):
        self.parent, self.place, self.index = parent, place, index
        self.is_max = parent is None or not parent.is_max
        self.children, self.lower, self.upper = [], None, None
        self.visits, self.total = 0, 0

    def __str__(self):
        return self.place or "e"

    def is_below(self, above):
        return self.parent is above or (self.parent is not None and self.parent.is_below(above))


def read(text):
    """Returns the root of a tree such as `[2,1..5[1,5]]`."""
    count = 0

    def node(at, parent, place):
        nonlocal count
        one = Node(parent, place, count)
        count += 1
        bounds = re.match(r"(-?\d+)(?:\.\.(-?\d+))?", text[at:])
        if bounds:
            at += bounds.end()
            one.lower = int(bounds[1])
            one.upper = int(bounds[2] or bounds[1])
        if text[at : at + 1] == "[":
            while text[at] != "]":
                number = len(one.children) + 1
                child, at = node(at + 1, one, f"{place}.{number}".lstrip("."))
                one.children.append(child)
            at += 1
            if one.lower is None:
                one.lower = min(child.lower for child in one.children)
                one.upper = max(child.upper for child in one.children)
        return one, at

    return node(0, None, "")[0]


def alpha_beta(node, alpha=-INF, beta=INF):
    if not node.children:
        print("leaf", node, node.lower)
        return node.lower
    is_max, best, a, b = node.is_max, None, alpha, beta
    for child in node.children:
        value = alpha_beta(child, a, b)
        if best is None or (value > best if is_max else value < best):
            best = value
        if is_max:
            a = max(a, best)
        else:
            b = min(b, best)
        if best >= beta if is_max else best <= alpha:
            break
    print("leave", node, best)
    return best


def sss_star(root):
    opened = [(root, "live", INF)]
    for _ in range(300):
        head = max(range(len(opened)), key=lambda at: (opened[at][2], -opened[at][0].index, -at))
        node, status, merit = opened.pop(head)
        print("pop", node, status, merit)
        if status == "live":
            if not node.children:
                opened.append((node, "solved", min(merit, node.lower)))
            elif node.is_max:
                opened += [(child, "live", merit) for child in node.children]
            else:
                opened.append((node.children[0], "live", merit))
        elif node.parent is None:
            return
        elif node.parent.is_max:
            opened = [state for state in opened if not state[0].is_below(node.parent)]
            opened.append((node.parent, "solved", merit))
        else:
            siblings = node.parent.children
            after = siblings[siblings.index(node) + 1 :]
            opened.append((after[0], "live", merit) if after else (node.parent, "solved", merit))


def mtd(root):
    memory, lower, upper, gamma = {}, -INF, INF, INF

    def test(node, gamma):
        least, most = memory.get(node, (-INF, INF))
        if least >= gamma:
            return least
        if most < gamma:
            return most
        if not node.children:
            print("leaf", node, node.lower)
            memory[node] = (node.lower, node.lower)
            return node.lower
        is_max = node.is_max
        best = -INF if is_max else INF
        for child in node.children:
            value = test(child, gamma)
            best = max(best, value) if is_max else min(best, value)
            if best >= gamma if is_max else best < gamma:
                break
        memory[node] = (best, most) if best >= gamma else (least, best)
        return best

    while lower < upper:
        value = test(root, gamma)
        if value < gamma:
            upper = gamma = value
        else:
            lower, gamma = value, value + 1


def b_star(root):
    expanded = set()
    is_turn_of_best = True

    def is_open(node):
        return any(map(is_open, node.children)) if node in expanded else bool(node.children)

    def hope(node, is_max):
        return node.upper if is_max else -node.lower

    def least(node):
        return node.lower if root.is_max else -node.upper

    def choose():
        nonlocal is_turn_of_best
        children = root.children
        for child in children:
            others = [other for other in children if other is not child]
            if all(least(child) >= hope(other, root.is_max) for other in others):
                return None
        if not is_open(root):
            return None
        best = max(children, key=lambda child: hope(child, root.is_max))
        others = [child for child in children if child is not best]
        rest = max(others, key=lambda child: hope(child, root.is_max))
        takes_turns = all(least(best) >= least(other) for other in others)
        wanted = rest if takes_turns and not is_turn_of_best else best
        if is_open(wanted):
            is_turn_of_best ^= takes_turns
            node = wanted
        elif is_open(best):
            node = best
        else:
            node = max(filter(is_open, others), key=lambda child: hope(child, root.is_max))
        while node in expanded:
            is_max = node.is_max
            node = max(filter(is_open, node.children), key=lambda child: hope(child, is_max))
        return node

    node = root
    for _ in range(300):
        if node is None:
            return
        expanded.add(node)
        at = node
        while at is not None:
            best = max if at.is_max else min
            at.lower = best(child.lower for child in at.children)
            at.upper = best(child.upper for child in at.children)
            at = at.parent
        print("expand", node, node.lower, node.upper)
        node = choose()


def mcts(root):
    """UCT with twelve playouts; the root has leaves alone, so that nothing is random."""
    results = []

    def ucb1(child):
        least, most = min(results), max(results)
        mean = child.total / child.visits
        mean = (mean - least) / (most - least) if most > least else 0.5
        return mean + 1.414 * math.sqrt(math.log(root.visits) / child.visits)

    for playout in range(12):
        new = [child for child in root.children if child.visits == 0]
        leaf = new[0] if new else max(root.children, key=ucb1)
        print("visit", "e" if playout == 0 else leaf, leaf.lower)
        results.append(leaf.lower)
        for node in (leaf, root):
            node.visits += 1
            node.total += leaf.lower


searches = {"alpha-beta": alpha_beta, "sss-star": sss_star, "mtd": mtd, "b-star": b_star, "mcts": mcts}
searches[sys.argv[1]](read(sys.argv[2]))
