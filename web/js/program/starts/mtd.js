// MTD(f), for whole numbers: each pass asks with a window of no width whether the value is
// at least beta. The bounds of every node are kept for the next pass.

const lower = new Map();
const upper = new Map();

function mtd(root, guess) {
  let [low, high] = [-Infinity, Infinity];
  while (low < high) {
    const beta = guess === low ? guess + 1 : guess;
    guess = alphabeta(root, beta - 1, beta);
    if (guess < beta) high = guess;
    else low = guess;
  }
  return guess;
}

function alphabeta(node, alpha, beta) {
  if (lower.has(node) && lower.get(node) >= beta) return lower.get(node);
  if (upper.has(node) && upper.get(node) <= alpha) return upper.get(node);
  if (isLeaf(node)) {
    const exact = value(node);
    lower.set(node, exact);
    upper.set(node, exact);
    return exact;
  }
  let best = isMax(node) ? -Infinity : Infinity;
  for (const child of children(node)) {
    const score = alphabeta(child, alpha, beta);
    best = isMax(node) ? Math.max(best, score) : Math.min(best, score);
    if (isMax(node) ? best >= beta : best <= alpha) break;
  }
  if (best >= beta) lower.set(node, best);
  else upper.set(node, best);
  return best;
}
