// Alpha-beta, fail-soft: alpha is what MAX already has, beta what MIN already has.

function alphabeta(node, alpha, beta) {
  if (isLeaf(node)) return value(node);
  let best;
  if (isMax(node)) {
    best = -Infinity;
    for (const child of children(node)) {
      best = Math.max(best, alphabeta(child, alpha, beta));
      alpha = Math.max(alpha, best);
      if (alpha >= beta) break; // MIN has something better elsewhere
    }
  } else {
    best = Infinity;
    for (const child of children(node)) {
      best = Math.min(best, alphabeta(child, alpha, beta));
      beta = Math.min(beta, best);
      if (alpha >= beta) break; // MAX has something better elsewhere
    }
  }
  return best;
}
