// Negamax with alpha-beta: every value is that of the player who moves, so that one rule
// is enough for both. sign is 1 where MAX moves, and -1 where MIN does.

function negamax(node, alpha, beta, sign) {
  if (isLeaf(node)) return sign * value(node);
  let best = -Infinity;
  for (const child of children(node)) {
    best = Math.max(best, -negamax(child, -beta, -alpha, -sign));
    alpha = Math.max(alpha, best);
    if (alpha >= beta) break;
  }
  return best;
}

function search(root) {
  const sign = isMax(root) ? 1 : -1;
  return sign * negamax(root, -Infinity, Infinity, sign);
}
