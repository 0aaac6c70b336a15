// SCOUT: the first child is evaluated; each other one is tested first, and evaluated only
// if it is better.

function scout(node) {
  if (isLeaf(node)) return value(node);
  let best = null;
  for (const child of children(node)) {
    if (best === null || test(child, best, isMax(node))) best = scout(child);
  }
  return best;
}

// Is a node better than the bound for the player who asks?
function test(node, bound, maxAsks) {
  if (isLeaf(node)) return maxAsks ? value(node) > bound : value(node) < bound;
  const askerMoves = isMax(node) === maxAsks;
  for (const child of children(node)) {
    if (test(child, bound, maxAsks) === askerMoves) return askerMoves;
  }
  return !askerMoves;
}
