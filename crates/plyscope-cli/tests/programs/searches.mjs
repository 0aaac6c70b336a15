// Alpha-beta and SSS* as a student writes them. What they do is printed for `plyscope check`.
// Usage: searches.mjs SEARCH TREE

function read(tree, isMax = true, place = "", parent = null) {
  const node = { place: place || "e", parent, isMax, value: tree, children: [] };
  if (Array.isArray(tree))
    node.children = tree.map((child, at) => read(child, !isMax, place ? `${place}.${at + 1}` : `${at + 1}`, node));
  return node;
}

function alphaBeta(node, alpha = -Infinity, beta = Infinity) {
  if (node.children.length === 0) {
    console.log("leaf", node.place, node.value);
    return node.value;
  }
  const isMax = node.isMax;
  let best = isMax ? -Infinity : Infinity;
  let [a, b] = [alpha, beta];
  for (const child of node.children) {
    const value = alphaBeta(child, a, b);
    if (isMax ? value > best : value < best) best = value;
    if (isMax) a = Math.max(a, best);
    else b = Math.min(b, best);
    if (isMax ? best >= beta : best <= alpha) break;
  }
  console.log("leave", node.place, best);
  return best;
}

const isBelow = (node, above) => node !== null && (node.parent === above || isBelow(node.parent, above));

function sssStar(root) {
  // The root is before all others.
  const key = (node) => (node.parent ? node.place : "");
  const before = (one, other) => key(one).localeCompare(key(other), "en", { numeric: true }) < 0;
  let open = [{ node: root, status: "live", merit: Infinity }];
  for (let step = 0; step < 300; step++) {
    let head = open[0];
    for (const state of open)
      if (state.merit > head.merit || (state.merit === head.merit && before(state.node, head.node))) head = state;
    open = open.filter((state) => state !== head);
    const { node, status, merit } = head;
    console.log("pop", node.place, status, merit);
    const push = (node, status, merit) => open.push({ node, status, merit });
    if (status === "live") {
      if (node.children.length === 0) push(node, "solved", Math.min(merit, node.value));
      else if (node.isMax) for (const child of node.children) push(child, "live", merit);
      else push(node.children[0], "live", merit);
    } else if (node.parent === null) {
      return;
    } else if (node.parent.isMax) {
      open = open.filter((state) => !isBelow(state.node, node.parent));
      push(node.parent, "solved", merit);
    } else {
      const next = node.parent.children[node.parent.children.indexOf(node) + 1];
      if (next) push(next, "live", merit);
      else push(node.parent, "solved", merit);
    }
  }
}

const [search, tree] = process.argv.slice(2);
({ "alpha-beta": alphaBeta, "sss-star": sssStar })[search](read(JSON.parse(tree)));
