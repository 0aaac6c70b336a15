// Minimax: MAX takes the greatest value of the children, MIN the least.

function minimax(node) {
  if (isLeaf(node)) return value(node);
  let best = isMax(node) ? -Infinity : Infinity;
  for (const child of children(node)) {
    const score = minimax(child);
    best = isMax(node) ? Math.max(best, score) : Math.min(best, score);
  }
  return best;
}
