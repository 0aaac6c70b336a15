// MTD, for whole numbers: each pass asks whether the value is at least gamma, and the next one
// asks what the answer leaves open. The bounds of every node are kept for it.

const lower = new Map();
const upper = new Map();

function mtd(root, guess) {
  let [low, high] = [-Infinity, Infinity];
  while (low < high) {
    const gamma = guess === low ? guess + 1 : guess;
    guess = test(root, gamma);
    if (guess < gamma) high = guess;
    else low = guess;
  }
  return guess;
}

function test(node, gamma) {
  if (lower.has(node) && lower.get(node) >= gamma) return lower.get(node);
  if (upper.has(node) && upper.get(node) < gamma) return upper.get(node);
  if (isLeaf(node)) {
    const exact = value(node);
    lower.set(node, exact);
    upper.set(node, exact);
    return exact;
  }
  let best = isMax(node) ? -Infinity : Infinity;
  for (const child of children(node)) {
    const score = test(child, gamma);
    best = isMax(node) ? Math.max(best, score) : Math.min(best, score);
    if (isMax(node) ? best >= gamma : best < gamma) break;
  }
  if (best >= gamma) lower.set(node, best);
  else upper.set(node, best);
  return best;
}
