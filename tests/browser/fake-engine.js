// Stands in for wasm/plyscope-wasm.js while there is none: small searches on
// small trees, so that the page can be seen and used. Never shipped.

const INF = Infinity;
const txt = (v) => (v === INF ? "∞" : v === -INF ? "−∞" : String(v).replace("-", "−"));

export default async function init() {}
export function version() { return "fake"; }
export function catalogue() {
  const cut = { name: "cut", kind: "choice", choices: ["at-equality", "past-equality"], default: "at-equality", about: "Whether a value equal to the bound already cuts." };
  const depth = { name: "depth", kind: "number", least: 0, most: 60, default: "60", about: "Below this ply the evaluation stands for the value." };
  return {
    version: "fake",
    algorithms: [
      { name: "minimax", title: "Minimax", about: "Visits everything.", options: [depth] },
      { name: "alpha-beta", title: "Alpha-beta", about: "Leaves out what can't matter.", options: [
        { name: "fail", kind: "choice", choices: ["soft", "hard"], default: "soft", about: "Whether a result may lie outside of the window." }, cut, depth] },
      { name: "sss-star", title: "SSS*", about: "Best first, by the merit of partial solution trees.", options: [] },
      { name: "b-star", title: "B*", about: "Best first, on intervals.", options: [
        { name: "policy", kind: "choice", choices: ["alternate", "prove-best", "disprove-rest", "smaller-tree", "berliner"], default: "alternate", about: "How the strategy at the root is chosen." },
        { name: "budget", kind: "number", least: 1, most: 100000, default: "1000", about: "After so many expansions the answer is a judgement." },
        { name: "widen", kind: "decimal", least: 0, default: "0", about: "How much wider every interval gets for a new round." },
        { name: "bounds", kind: "numbers", count: 2, default: "10,1", about: "Width and seed of the intervals of a tree that has none." }] },
    ],
    games: [
      { name: "tree", about: "An explicit tree: nested lists of numbers.", example: "[[3,12,8],[2,4,6],[14,5,2]]", options: [] },
      { name: "random", about: "A uniform random tree.", example: "random:branching=3,depth=4,seed=7", options: [] },
    ],
  };
}

const fault = (field, message, more = {}) => Object.assign(new Error(message), { field, ...more });

export function open(algorithm, game, options) {
  const spec = catalogue().algorithms.find((a) => a.name === algorithm);
  if (!spec) throw fault("algorithm", `there is no algorithm “${algorithm}”`);
  for (const [name, value] of Object.entries(options)) {
    const option = spec.options.find((o) => o.name === name);
    if (!option) throw fault("option", `${spec.title} has no option “${name}”`, { option: name });
    if (option.choices && !option.choices.includes(value)) throw fault("option", `${name} is one of ${option.choices.join(", ")}, not “${value}”`, { option: name });
    if (option.kind === "number" && !/^\d+$/.test(value)) throw fault("option", `${name} is a whole number, not “${value}”`, { option: name });
  }
  return new Session(spec, game, options);
}

/* ------------------------------------------------------------ the tree */

function parse(text) {
  let at = 0;
  const fail = (message, offset = at, length = 1) => {
    const before = text.slice(0, offset);
    const line = before.split("\n").length;
    throw fault("game", message, { offset, length, line, column: offset - before.lastIndexOf("\n") });
  };
  const space = () => { while (/\s/.test(text[at] ?? "")) at++; };
  const item = () => {
    space();
    let name = null;
    const named = /^([A-Za-z]\w*)\s*:/.exec(text.slice(at));
    if (named) { name = named[1]; at += named[0].length; space(); }
    const node = { name, kids: [], value: null, lower: null, upper: null };
    const range = /^(-?\d+)\.\.(-?\d+)/.exec(text.slice(at));
    const number = /^-?\d+(\.\d+)?/.exec(text.slice(at));
    if (range) { node.lower = +range[1]; node.upper = +range[2]; at += range[0].length; }
    else if (number) { node.value = +number[0]; at += number[0].length; return node; }
    space();
    const close = { "[": "]", "(": ")" }[text[at]];
    if (close) {
      at++;
      for (;;) {
        space();
        if (text[at] === ",") { at++; continue; }
        if (text[at] === close) { at++; break; }
        if (at >= text.length) fail(`the list ends here without a “${close}”`, Math.max(0, text.length - 1));
        node.kids.push(item());
      }
    } else if (!range) fail(`expected a number or a list, not “${text[at] ?? "the end"}”`);
    return node;
  };
  const generated = /^random:(.*)$/s.exec(text);
  if (generated) {
    const o = { branching: 3, depth: 4, seed: 1 };
    for (const part of generated[1].split(",")) { const [k, v] = part.split("="); if (!(k in o)) fail(`random has no “${k}”`, text.indexOf(part), part.length); o[k] = +v; }
    let s = o.seed * 2654435761 >>> 0;
    const random = () => (s = (s * 1664525 + 1013904223) >>> 0) / 2 ** 32;
    const grow = (d) => d === 0 ? { name: null, kids: [], value: Math.floor(random() * 100) } : { name: null, value: null, kids: Array.from({ length: o.branching }, () => grow(d - 1)) };
    return { root: grow(o.depth), text };
  }
  const start = text.startsWith("tree:") ? 5 : 0;
  at = start;
  if (!/^\s*[[(]/.test(text.slice(start))) fail("a tree begins with “[”, a game with its name and a colon", start, Math.max(1, text.length - start));
  const root = item();
  space();
  if (at < text.length) fail("the tree is complete; nothing is expected after it", at, text.length - at);
  return { root, text };
}

function number({ root }) {
  const nodes = [];
  let row = [{ raw: root, parent: null, path: "e", ply: 0 }];
  while (row.length) {
    const next = [];
    for (const { raw, parent, path, ply } of row) {
      const node = { id: nodes.length, path, parent, ply, kids: [], name: raw.name, value: raw.value, lower: raw.lower ?? raw.value, upper: raw.upper ?? raw.value, max: ply % 2 === 0, state: "idle", label: "", cut: "" };
      parent?.kids.push(node);
      nodes.push(node);
      raw.kids.forEach((kid, i) => next.push({ raw: kid, parent: node, path: path === "e" ? `${i + 1}` : `${path}.${i + 1}`, ply: ply + 1 }));
    }
    row = next;
  }
  let x = 0;
  const place = (n) => { if (n.kids.length) { n.kids.forEach(place); n.x = (n.kids[0].x + n.kids.at(-1).x) / 2; } else { n.x = x; x += 1; } };
  place(nodes[0]);
  return { nodes, width: Math.max(1, x - 1), plies: nodes.at(-1).ply };
}

/* ------------------------------------------------------------ sentences */

const N = (n) => ({ node: n.path, ...(n.name ? { name: n.name } : {}) });
const V = (v) => ({ value: txt(v) });
const P = (n) => ({ player: n.max ? "max" : "min" });
const L = (list) => ({ nodes: list.slice(0, 6).map((n) => n.path), more: Math.max(0, list.length - 6) });
const say = (key, args = {}) => ({ key, args });

function axisOf(values) {
  let low = Math.min(...values), high = Math.max(...values);
  if (low === high) { low -= 1; high += 1; }
  const at = (v) => (v === INF ? 1 : v === -INF ? 0 : 0.06 + (0.88 * (v - low)) / (high - low));
  const pace = [1, 2, 5, 10, 20, 25, 50, 100].find((p) => (high - low) / p <= 5) ?? 200;
  const ticks = [];
  for (let v = Math.ceil(low / pace) * pace; v <= high; v += pace) ticks.push({ label: txt(v), at: at(v) });
  return { at, axis: { ticks } };
}

/* ------------------------------------------------------------ searches */

function* depthFirst(s, prune, options) {
  const strict = options.cut === "past-equality";
  const { at, axis } = axisOf(s.tree.nodes.filter((n) => n.value !== null).map((n) => n.value));
  const stack = [];
  const place = (v) => ({ label: txt(v), at: at(v) });
  const panel = (now, cut = null) => {
    const rows = stack.map((f) => ({ node: f.n.path, player: f.n.kids.length ? (f.n.max ? "max" : "min") : null, alpha: place(f.a), beta: place(f.b), now: f.n === now, cut: f.n === now ? cut : null }));
    const calls = stack.map((f) => ({ node: f.n.path, player: f.n.kids.length ? (f.n.max ? "max" : "min") : null, value: Number.isFinite(f.v) ? txt(f.v) : null, alpha: txt(f.a), beta: txt(f.b), child: f.child?.path ?? null }));
    return prune ? { kind: "window", axis, rows, stack: calls } : { kind: "stack", rows: calls.map(({ node, player, value, child }) => ({ node, player, value, child })) };
  };
  let leaves = 0, cuts = 0;
  const all = s.tree.nodes.filter((n) => !n.kids.length).length;
  s.tally = () => [say("leaves", { value: { number: leaves }, of: { number: all } }), ...(prune ? [say("cutoffs", { value: { number: cuts } })] : [])];
  const win = (a, b) => (prune ? { alpha: V(a), beta: V(b) } : {});
  function* visit(n, a, b) {
    const f = { n, a, b, v: n.max ? -INF : INF, child: null };
    stack.push(f);
    if (!n.kids.length) {
      leaves++;
      s.set(n, "state", "resolved"); s.set(n, "label", txt(n.value));
      const p = panel(n);
      stack.pop();
      yield s.step({ focus: n, mark: 1, lines: [0], text: [say("evaluate", { node: N(n), value: V(n.value) })], panel: p });
      return n.value;
    }
    s.set(n, "state", "live");
    s.set(n, "label", prune ? `α ${txt(a)}  β ${txt(b)}` : "");
    yield s.step({ focus: n, mark: 0, lines: [1, 2], text: [say("enter", { node: N(n), ...P2(n), ...win(a, b) })], panel: panel(n) });
    for (let i = 0; i < n.kids.length; i++) {
      const kid = n.kids[i];
      f.child = kid;
      const value = yield* visit(kid, f.a, f.b);
      const improved = n.max ? value > f.v : value < f.v;
      if (improved) { f.v = value; f.from = kid; }
      if (n.max) f.a = Math.max(f.a, f.v); else f.b = Math.min(f.b, f.v);
      s.set(n, "label", prune ? `α ${txt(f.a)}  β ${txt(f.b)}` : txt(f.v));
      const meets = n.max ? (strict ? f.v > f.b : f.v >= f.b) : strict ? f.v < f.a : f.v <= f.a;
      const rest = n.kids.slice(i + 1);
      if (prune && meets && rest.length) {
        cuts++;
        const kind = n.max ? "beta" : "alpha";
        const dim = (k) => { s.set(k, "state", "cut"); k.kids.forEach(dim); };
        for (const k of rest) { dim(k); s.set(k, "cut", kind); }
        const by = [...stack].reverse().find((g) => g.n.max !== n.max && g.from);
        yield s.step({ focus: n, mark: n.max ? 6 : 5, lines: [5], text: [say(`cutoff.${kind}`, { node: N(n), from: N(kid), value: V(f.v), bound: V(n.max ? f.b : f.a), ...(by ? { by: N(by.from) } : {}), pruned: L(rest), sign: { word: n.max ? (strict ? ">" : "≥") : strict ? "<" : "≤" } })], panel: panel(n, kind) });
        break;
      }
      yield s.step({ focus: n, mark: 0, lines: [4], text: [say("backup", { node: N(n), from: N(kid), value: V(f.v), ...P2(n), improved: { word: improved ? "yes" : "no" }, ...win(f.a, f.b) })], panel: panel(n) });
    }
    const p = panel(n);
    stack.pop();
    s.set(n, "state", "resolved");
    const bound = prune && f.v <= a ? "upper" : prune && f.v >= b ? "lower" : "exact";
    s.set(n, "label", (bound === "upper" ? "≤ " : bound === "lower" ? "≥ " : "") + txt(f.v));
    yield s.step({ focus: n, mark: 0, lines: [6], text: [say("leave", { node: N(n), value: V(f.v), bound: { word: bound } })], panel: p });
    n.best = f.from;
    return f.v;
  }
  const P2 = (n) => ({ player: { player: n.max ? "max" : "min" } });
  s.start(panel(null));
  const root = s.tree.nodes[0];
  const value = yield* visit(root, -INF, INF);
  const last = s.recorded.at(-1);
  last.text.push(say("done.solved", { value: V(value), ...(root.best ? { best: N(root.best) } : {}) }));
  last.mark = 7;
}

function* stockman(s) {
  const open = [];
  const key = (n) => n.path.split(".").map((p) => (p === "e" ? 0 : +p));
  const before = (a, b) => { for (let i = 0; ; i++) { if (a[i] === undefined) return b[i] !== undefined; if (b[i] === undefined) return false; if (a[i] !== b[i]) return a[i] < b[i]; } };
  const put = (n, status, merit) => { const e = { n, status, merit, change: "pushed" }; let i = open.findIndex((o) => o.merit < merit || (o.merit === merit && before(key(n), key(o.n)))); if (i < 0) i = open.length; open.splice(i, 0, e); s.set(n, "state", status === "live" ? "live" : "resolved"); s.set(n, "label", (status === "live" ? "≤ " : "") + txt(merit)); };
  const all = s.tree.nodes.filter((n) => !n.kids.length).length;
  let leaves = 0, pops = 0, most = 1;
  s.tally = () => [say("leaves", { value: { number: leaves }, of: { number: all } }), say("pops", { value: { number: pops } }), say("open", { value: { number: most } })];
  const panel = (gone, c) => { const rows = [...gone, ...open].map((e) => ({ node: e.n.path, status: e.status, merit: txt(e.merit), change: e.change ?? null })); const p = { kind: "open", size: open.length, rows: rows.slice(0, 40), more: Math.max(0, rows.length - 40), case: c }; for (const e of open) e.change = null; return p; };
  put(s.tree.nodes[0], "live", INF);
  s.start(panel([], null));
  for (;;) {
    const e = open.shift(); pops++;
    e.change = "popped";
    const { n, merit } = e, args = { node: N(n), merit: V(merit) };
    if (!n.parent && e.status === "solved") {
      yield s.step({ focus: n, mark: 7, lines: [1], title: say("step", { number: { number: pops } }), text: [say("gamma.end", { node: N(n), value: V(merit) }), say("done.solved", { value: V(merit) })], panel: panel([e], null) });
      return;
    }
    let c, gone = [e], mark = 0;
    if (e.status === "live") {
      if (!n.kids.length) { c = 1; leaves++; mark = 1; put(n, "solved", Math.min(merit, n.value)); args.value = V(n.value); args.merit = V(Math.min(merit, n.value)); }
      else if (!n.max) { c = 2; put(n.kids[0], "live", merit); args.child = N(n.kids[0]); }
      else { c = 3; n.kids.forEach((k) => put(k, "live", merit)); args.children = L(n.kids); }
    } else if (!n.max) {
      c = 4;
      const inside = (o) => { for (let m = o.n; m; m = m.parent) if (m === n.parent) return true; return false; };
      const out = open.filter(inside);
      out.forEach((o) => { open.splice(open.indexOf(o), 1); o.change = "purged"; s.set(o.n, "state", "cut"); });
      if (out.length) mark = 3;
      for (const k of n.parent.kids) if (k !== n && k.state !== "resolved") { s.set(k, "cut", "beta"); s.set(k, "state", "cut"); }
      gone = [e, ...out];
      put(n.parent, "solved", merit); args.parent = N(n.parent); args.purged = L(out.map((o) => o.n));
    } else if (n.parent.kids.at(-1) === n) { c = 5; put(n.parent, "solved", merit); args.parent = N(n.parent); }
    else { c = 6; const b = n.parent.kids[n.parent.kids.indexOf(n) + 1]; put(b, "live", merit); args.child = N(b); args.parent = N(n.parent); }
    most = Math.max(most, open.length);
    yield s.step({ focus: n, mark, lines: [c < 4 ? c + 2 : c + 3], title: say("step.case", { number: { number: pops }, case: { number: c } }), text: [say(`gamma.${c}`, args)], panel: panel(gone, c) });
  }
}

function* berliner(s) {
  const root = s.tree.nodes[0];
  const { at, axis } = axisOf(s.tree.nodes.slice(1).flatMap((n) => [n.lower, n.upper]).filter((v) => v !== null));
  const place = (v) => ({ label: txt(v), at: at(v) });
  for (const n of s.tree.nodes) { n.lo = n.lower ?? 0; n.up = n.upper ?? 50; n.open = n.ply <= 1; }
  let expansions = 1, turn = 0;
  s.tally = () => [say("expansions", { value: { number: expansions } })];
  let best, strategy = null, because = null, worked = null;
  const look = () => { best = root.kids.reduce((a, b) => (b.up > a.up ? b : a)); };
  const split = () => root.kids.every((k) => k === best || best.lo >= k.up);
  const panel = () => ({ kind: "intervals", axis, rows: root.kids.map((k) => ({ node: k.path, name: k.name, lower: place(k.lo), upper: place(k.up), role: k === best ? "best" : "rest", worked: k === worked })), separation: place(best.lo), separated: split(), strategy, because });
  look();
  for (const k of root.kids) { s.set(k, "state", "live"); s.set(k, "label", `${k.lo}..${k.up}`); }
  s.set(root, "state", "live");
  s.start(panel());
  for (;;) {
    look();
    if (split()) {
      worked = null;
      s.set(root, "state", "resolved"); s.set(best, "state", "resolved");
      yield s.step({ focus: root, mark: 7, lines: [1], title: say("step", { number: { number: expansions } }), text: [say("separation", { best: N(best), lower: V(best.lo), upper: V(Math.max(...root.kids.filter((k) => k !== best).map((k) => k.up))) }), say("done.separation", { best: N(best) })], panel: panel() });
      return;
    }
    const ahead = root.kids.every((k) => best.lo >= k.lo);
    const rest = root.kids.filter((k) => k !== best).reduce((a, b) => (b.up > a.up ? b : a));
    const old = strategy;
    if (!ahead) { strategy = "prove-best"; because = say("because.not-ahead"); }
    else { strategy = turn++ % 2 ? "disprove-rest" : "prove-best"; because = say("because.turn"); }
    worked = strategy === "prove-best" ? best : rest;
    if (!worked.kids.length) { worked = worked === best ? rest : best; strategy = worked === best ? "prove-best" : "disprove-rest"; because = say("because.other-exhausted"); }
    let n = worked;
    while (n.expanded) n = n.kids.reduce((a, b) => (n.max ? (b.up > a.up ? b : a) : b.lo < a.lo ? b : a));
    n.expanded = true; expansions++;
    for (const k of n.kids) { s.set(k, "state", "live"); s.set(k, "label", `${k.lo}..${k.up}`); }
    const text = [say(`choose.${strategy}`, { node: N(worked), because: { word: because.key } }), say("expand", { node: N(n), children: L(n.kids) })];
    let changed = 0;
    for (let m = n; m?.kids.length && m !== root; m = m.parent) {
      const lo = (m.max ? Math.max : Math.min)(...m.kids.map((k) => k.lo)), up = (m.max ? Math.max : Math.min)(...m.kids.map((k) => k.up));
      if (lo === m.lo && up === m.up) break;
      m.lo = lo; m.up = up; changed++;
      s.set(m, "label", `${lo}..${up}`);
      text.push(say("backup.bounds", { node: N(m), lower: V(lo), upper: V(up) }));
    }
    if (!changed) text.push(say("backup.none", { node: N(n) }));
    yield s.step({ focus: n, mark: old !== strategy ? 4 : 1, lines: [3, 4], title: say("step.strategy", { number: { number: expansions }, strategy: { word: strategy } }), text, panel: panel() });
  }
}

const LISTING = {
  minimax: ["leaf: return value", "v ← worst", "for each child c", "", "  v ← best(v, minimax(c))", "", "return v"],
  "alpha-beta": ["leaf: return value", "v ← worst", "for each child c", "  w ← alphabeta(c, α, β)", "  v ← best(v, w); narrow (α, β)", "  if α ≥ β: cut, stop here", "return v"],
  "sss-star": ["pop (J, s, h) from OPEN", "if J = e and s = solved: stop, h", "if s = live", "  1  leaf: push (J, solved, min(h, value))", "  2  MIN: push (first child, live, h)", "  3  MAX: push (every child, live, h)", "else", "  4  MIN: purge below parent, push it", "  5  last child: push (parent, solved, h)", "  6  else: push (next brother, live, h)"],
  "b-star": ["repeat", "  if separated: stop", "  choose Prove-Best or Disprove-Rest", "  descend to a leaf, expand it", "  back up the bounds"],
};

export class Session {
  constructor(spec, game, options) {
    this.spec = spec;
    this.tree = number(parse(game));
    const game_ = game.replace(/^tree:/, "").trim();
    this.recorded = []; this.changes = []; this.now = 0; this.raw = true;
    this.search = spec.name === "sss-star" ? stockman(this) : spec.name === "b-star" ? berliner(this) : depthFirst(this, spec.name === "alpha-beta", options);
    const panel = { minimax: "stack", "alpha-beta": "window", "sss-star": "open", "b-star": "intervals" }[spec.name];
    const rules = spec.name === "alpha-beta" ? [say(`rule.cut.${options.cut ?? "at-equality"}`), say(`rule.fail.${options.fail ?? "soft"}`)] : [];
    this.about = { algorithm: spec.name, title: spec.title, game: game_, decimals: 0, panel, rules };
    this.list = [];
  }
  // recording
  set(node, field, value) { if (node[field] !== value) { this.list.push([node, field, node[field], value]); node[field] = value; } }
  start(panel) { this.zero = { focus: this.tree.nodes[0], mark: 0, lines: [], title: say("start"), text: [say("start", { algorithm: { word: this.about.title }, game: { word: this.about.game } })], panel, counters: this.tally(), changes: this.list }; this.list = []; this.recorded = [this.zero]; }
  step(info) { const made = { title: say("step", { number: { number: this.recorded.length } }), ...info, changes: this.list, counters: this.tally() }; this.list = []; this.recorded.push(made); return made; }
  record(ms) {
    const end = performance.now() + ms;
    let done = false;
    while (!done && performance.now() < end) done = this.search.next().done;
    if (done && this.raw) { this.raw = false; this.now = this.recorded.length - 1; this.seek(0); }
    if (!done) { this.now = this.recorded.length - 1; }
    return { done, steps: this.recorded.length - 1, events: this.recorded.length * 3, nodes: this.recorded.length };
  }
  get length() { return this.recorded.length; }
  // playing
  get at() { return this.now; }
  seek(step) {
    step = Math.max(0, Math.min(step, this.recorded.length - 1));
    while (this.now < step) for (const [n, f, , v] of this.recorded[++this.now].changes) n[f] = v;
    while (this.now > step) for (const [n, f, v] of [...this.recorded[this.now--].changes].reverse()) n[f] = v;
  }
  next_mark(step, forward) { for (let i = step + (forward ? 1 : -1); i > 0 && i < this.recorded.length; i += forward ? 1 : -1) if (this.recorded[i].mark > 1) return i; return forward ? this.recorded.length - 1 : 0; }
  marks(width) { const out = new Uint8Array(width); const last = Math.max(1, this.recorded.length - 1); this.recorded.forEach((s, i) => { const x = Math.round((i / last) * (width - 1)); out[x] = Math.max(out[x], s.mark); }); return out; }
  get info() { return this.recorded[this.now]; }
  focus() { return this.info.focus.id; }
  narration() { return { step: this.now, title: this.info.title, text: this.info.text }; }
  panel() { return this.info.panel; }
  counters() { return this.info.counters; }
  listing() { return { lines: LISTING[this.spec.name], current: this.info.lines }; }
  outcome() { return null; }
  digest() { return JSON.stringify(this.tree.nodes.map((n) => [n.path, n.state, n.label, n.cut])); }
  node_at(path) { return this.tree.nodes.findIndex((n) => n.path === path); }
  node(id) { const n = this.tree.nodes[id]; return { path: n.path, ...(n.name ? { name: n.name } : {}), player: n.kids.length ? (n.max ? "max" : "min") : null, facts: [say(`fact.${n.state}`), ...(n.label ? [say("fact.value", { value: { value: n.label } })] : [])] }; }
  svg() { return "<svg/>"; }
  tikz() { return ""; }
  free() {}
  // the picture
  view_fit(w, h) { const unit = Math.min(70, (w - 110) / (this.tree.width + 0.6)); return { x: w / 2 + 26 - (this.tree.width / 2) * unit, y: 64, unit, ply: Math.min(150, (h - 130) / Math.max(1, this.tree.plies)) }; }
  view_zoom(v, f, px, py) { return { x: px - (px - v.x) * f, y: py - (py - v.y) * f, unit: v.unit * f, ply: v.ply * f }; }
  view_pan(v, dx, dy) { return { ...v, x: v.x + dx, y: v.y + dy }; }
  pos(v, n) { return [v.x + n.x * v.unit, v.y + n.ply * v.ply]; }
  view_show(v, id, w, h) { const [x, y] = this.pos(v, this.tree.nodes[id]); const m = 40; return { ...v, x: v.x + (x < m ? m - x : x > w - m ? w - m - x : 0), y: v.y + (y < m ? m - y : y > h - m ? h - m - y : 0) }; }
  view_subtree(id, w, h) { const n = this.tree.nodes[id]; const xs = [], ys = []; const walk = (m) => { xs.push(m.x); ys.push(m.ply); m.kids.forEach(walk); }; walk(n); const a = Math.min(...xs), b = Math.max(...xs); const unit = Math.min(90, (w - 120) / Math.max(1, b - a)); return { unit, ply: Math.min(150, (h - 130) / Math.max(1, Math.max(...ys) - n.ply)), x: w / 2 - ((a + b) / 2) * unit, y: 64 - n.ply * Math.min(150, (h - 130) / Math.max(1, Math.max(...ys) - n.ply)) }; }
  size(v) { return Math.max(3, Math.min(19, v.unit * 0.38)); }
  hit(v, w, h, px, py) { const r = this.size(v) + 4; let best = -1, d = r * r; for (const n of this.tree.nodes) { const [x, y] = this.pos(v, n); const e = (x - px) ** 2 + (y - py) ** 2; if (e < d) { d = e; best = n.id; } } return best; }
  paint(c, v, w, h, hover, p) {
    c.clearRect(0, 0, w, h);
    const r = this.size(v);
    const line = (dash) => c.setLineDash(dash ? [3, 4] : []);
    for (const n of this.tree.nodes) if (n.parent) {
      const [x, y] = this.pos(v, n), [a, b] = this.pos(v, n.parent);
      const been = n.state === "resolved" || n.state === "live";
      c.strokeStyle = been ? p.ink : p.idle; c.lineWidth = been ? 1.8 : 0.8; line(n.state === "cut");
      c.beginPath(); c.moveTo(a, b + (n.parent.max ? r : r)); c.lineTo(x, y - r); c.stroke(); line(false);
      if (n.cut) { const mx = (a + x) / 2, my = (b + y) / 2, s = n.cut === "alpha" ? -1 : 1; c.strokeStyle = p[n.cut]; c.lineWidth = 3; c.beginPath(); c.moveTo(mx - 9, my + 6 * s); c.lineTo(mx + 9, my - 6 * s); c.stroke(); }
    }
    c.textBaseline = "middle";
    for (const n of this.tree.nodes) {
      const [x, y] = this.pos(v, n);
      if (n.id === this.info.focus.id) { c.strokeStyle = p.ink; c.lineWidth = 8; c.beginPath(); c.arc(x, y, r + 8, 0, 7); c.stroke(); c.strokeStyle = p.now; c.lineWidth = 6; c.stroke(); }
      else if (n.id === hover) { c.strokeStyle = p.alpha; c.lineWidth = 2; c.beginPath(); c.arc(x, y, r + 7, 0, 7); c.stroke(); }
      c.fillStyle = n.state === "resolved" ? p.ink : n.state === "live" ? p.live : p.paper;
      c.strokeStyle = n.state === "resolved" ? p.ink : n.state === "live" ? p.alpha : p.idle; c.lineWidth = n.state === "idle" ? 1 : 1.8;
      line(n.state === "cut");
      c.beginPath();
      if (!n.kids.length) c.roundRect(x - r * 0.85, y - r * 0.85, r * 1.7, r * 1.7, 3);
      else if (n.max) { c.moveTo(x, y - r); c.lineTo(x + r, y + r * 0.8); c.lineTo(x - r, y + r * 0.8); c.closePath(); }
      else { c.moveTo(x, y + r); c.lineTo(x + r, y - r * 0.8); c.lineTo(x - r, y - r * 0.8); c.closePath(); }
      c.fill(); c.stroke(); line(false);
      if (r < 7) continue;
      if (!n.kids.length) { c.fillStyle = n.state === "resolved" ? p.paper : p.muted; c.font = `600 ${r * 0.8}px ${p.font}`; c.textAlign = "center"; if (n.value !== null) c.fillText(txt(n.value), x, y); }
      else if (n.label) { c.fillStyle = p.ink; c.font = `600 13px ${p.font}`; c.textAlign = "left"; c.fillText(n.label, x + r + 10, y); }
    }
    c.fillStyle = p.muted; c.font = `12px ${p.font}`; c.textAlign = "left";
    for (let i = 0; i <= this.tree.plies; i++) c.fillText(i % 2 ? "MIN" : "MAX", 12, v.y + i * v.ply);
  }
}
Object.defineProperty(Session.prototype, "steps", { get() { return Math.max(0, this.recorded.length - 1); } });
