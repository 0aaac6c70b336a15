// SSS*: OPEN holds states of partial solution trees, the best one first. A state is a node,
// whether it is solved, and its merit: no solution tree that it is a part of is worth more.

function sss(root) {
  const open = [{ node: root, solved: false, merit: Infinity }];
  for (;;) {
    const { node, solved, merit } = open.shift();
    if (solved && node === root) return merit;
    expand(node, solved, merit, open);
  }
}

function expand(node, solved, merit, open) {
  if (!solved) {
    if (isLeaf(node)) push(open, node, true, Math.min(merit, value(node)));
    else if (isMax(node)) for (const child of children(node)) push(open, child, false, merit);
    else push(open, children(node)[0], false, merit);
    return;
  }
  const above = parent(node);
  const siblings = children(above);
  if (isMax(above)) {
    // The best child of a MAX node solves it: the others are given up.
    for (const state of [...open]) {
      if (isBelow(state.node, above)) open.splice(open.indexOf(state), 1);
    }
    push(open, above, true, merit);
  } else if (node === siblings.at(-1)) push(open, above, true, merit);
  else push(open, siblings[siblings.indexOf(node) + 1], false, merit);
}

// Puts a state behind those of greater merit; of equal ones, the left-most comes first.
function push(open, node, solved, merit) {
  let at = 0;
  while (at < open.length) {
    const other = open[at];
    if (other.merit < merit || (other.merit === merit && isLeft(node, other.node))) break;
    at += 1;
  }
  open.splice(at, 0, { node, solved, merit });
}

function isLeft(node, other) {
  const [a, b] = [place(node), place(other)];
  const at = a.findIndex((part, i) => part !== b[i]);
  return at < 0 ? a.length < b.length : at < b.length && a[at] < b[at];
}

function isBelow(node, other) {
  return node !== other && place(other).every((part, i) => part === place(node)[i]);
}

function place(node) {
  return node === root ? [] : node.path.split(".").map(Number);
}
