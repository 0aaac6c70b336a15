// NegaScout: values are those of the player to move. Each child but the first is only asked
// whether it is better, and searched again if it is.

function negascout(node, alpha, beta) {
  if (isLeaf(node)) return isMax(node) ? value(node) : -value(node);
  let end = beta;
  for (const child of children(node)) {
    let score = -negascout(child, -end, -alpha);
    if (alpha < score && score < beta && end < beta && !isLeaf(child))
      score = -negascout(child, -beta, -score);
    alpha = Math.max(alpha, score);
    if (alpha >= beta) break;
    end = alpha + 1;
  }
  return alpha;
}

function search(root) {
  const best = negascout(root, -Infinity, Infinity);
  return isMax(root) ? best : -best;
}
