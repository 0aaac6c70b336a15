// Expectiminimax: MAX takes the greatest value of the children, MIN the least, and where
// chance moves, a node is worth their mean.

function expectimax(node) {
  if (isLeaf(node)) return value(node);
  if (isChance(node)) {
    let mean = 0;
    for (const child of children(node)) mean += probability(child) * expectimax(child);
    return mean;
  }
  let best = isMax(node) ? -Infinity : Infinity;
  for (const child of children(node)) {
    const score = expectimax(child);
    best = isMax(node) ? Math.max(best, score) : Math.min(best, score);
  }
  return best;
}
