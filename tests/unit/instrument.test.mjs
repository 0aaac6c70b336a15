// Hooks that are written into a program change nothing that it does, and tell what it does.

import assert from "node:assert/strict";
import { test } from "node:test";
import { javascriptParser, pythonParser } from "../../web/js/lib/editor.js";
import { instrument } from "../../web/js/program/instrument.js";
import { runInNode, told } from "./programs.mjs";

/** Programs in Python that leave something in `out`. */
const PYTHON = {
  "one line": "def f(x): return x\ndef g(x): y = x; z = y + 1; return y, z\nout = [f(3), g(4)]\n",
  "a docstring": 'def f(x):\n    """A "quoted" text\n\nof lines."""\n    if x:\n        return 1\nout = [f(1), f(0)]\n',
  "only a docstring": "def f():\n    'nothing'\ndef g(): 'nothing'\nout = [f(), g()]\n",
  "strings like statements":
    'def f():\n    s = \'return x; pass\'\n    t = """def g():\n    break\n"""\n    return s + t  # return\nout = f()\n',
  "comments after colons":
    "def f(x):  # one\n    # two\n    if x:  # three\n        x += 1  # four\n    # five\n    return x\nout = f(1)\n",
  "nested functions":
    "def f():\n    n = 0\n    def g():\n        nonlocal n\n        n += 1\n        def h(): return n\n        return h()\n    g()\n    return g() + n\nout = f()\n",
  "global names": "count = 0\ndef f():\n    global count\n    count = count + 1\nf()\nf()\nout = count\n",
  "tuples and stars":
    "def f():\n    a, (b, *c) = 1, (2, 3, 4)\n    [d, e] = a, b\n    return a, b, c, d, e\nout = f()\n",
  annotations:
    "def f(x: int, *rest: int, k: int = 2) -> int:\n    y: int = x\n    z: int\n    return y + k + len(rest)\nout = f(1, 2, 3, k=4)\n",
  "chained and attribute targets":
    "class P: pass\ndef f():\n    p = P()\n    p.x = p.y = z = 3\n    l = [0]\n    l[0] = z\n    l[0] += 1\n    return p.x, p.y, z, l\nout = f()\n",
  loops:
    "def f():\n    n = 0\n    for i in range(9):\n        if i == 2: continue\n        if i == 5: break\n        n += i\n    else:\n        n = -1\n    while n > 3:\n        n -= 1\n    for i in []: pass\n    else: n += 10\n    return n\nout = f()\n",
  exceptions:
    "def bad(): raise ValueError('no')\ndef f():\n    try:\n        bad()\n    except ValueError as e:\n        return str(e)\n    finally:\n        x = 1\ndef g():\n    try: return 1\n    finally: print('last')\ntry:\n    bad()\nexcept ValueError: pass\nout = f(), g()\n",
  generators:
    "def gen(n):\n    for i in range(n):\n        x = i\n        yield x\n    return\ndef f():\n    return sum(gen(4)), list(gen(2))\nout = f()\n",
  "lambdas and comprehensions":
    "def f(l):\n    g = lambda x: x + 1\n    best = max(l, key=lambda x: -x)\n    return [g(x) for x in l if x], best, {x: g(x) for x in l}[3], (lambda: 5)()\nout = f([3, 4])\n",
  "conditional expressions":
    "def f(x):\n    y = 1 if x else 2\n    return y if x else (y,\n        3)\nout = f(0), f(1)\n",
  "methods and decorators":
    "def twice(f):\n    def g(*a, **k):\n        return f(*a, **k) * 2\n    return g\nclass C:\n    n = 1\n    def __init__(self, x): self.x = x\n    @twice\n    def m(self, y): return self.x + y\n    @property\n    def p(self): return self.x\n    @staticmethod\n    def s(): return 7\n    @classmethod\n    def c(cls): return cls.n\n    def __repr__(self): return 'C'\nout = C(3).m(4), C(5).p, C.s(), C.c(), C(1)\n",
  "a class in a function":
    "def f():\n    class A:\n        x = 1\n        def m(self): return self.x\n    return A().m()\nout = f()\n",
  defaults: "def f(a, b=(1, 2), *c, d=3, **e): return a, b, c, d, e\nout = f(0), f(1, 2, 3, d=4, z=5)\n",
  "lines that go on":
    "def f(a):\n    x = a + \\\n        1\n    y = (a,\n         2)\n    return \\\n        x, y\nout = f(1)\n",
  "brackets after words": "def f(x):\n    if(x): return(x)\n    return[x]\nout = f(1), f(0)\n",
  "an ending with an if":
    "def f(x):\n    if x:\n        if x > 1:\n            x = 5\n        else: pass\nout = f(2), f(1)\n",
  "an ending with a with":
    "class W:\n    def __enter__(self): return 3\n    def __exit__(self, *a): return True\ndef f():\n    with W() as w:\n        y = w\n        raise ValueError\ndef g():\n    with W() as w: return w\nout = f(), g()\n",
  "an ending with a function": "def f():\n    global inner\n    def inner():\n        x = 1\nout = f(), inner()\n",
  "several statements on a line": "def f():\n    x = 1; y = 2; pass; x, y = y, x;\n    return x; z = 3\nout = f()\n",
  "names of hooks as text": "def f(k):\n    return '__in(1)' + str(k)\nout = f('__k')\n",
  "f-strings": "def f(x):\n    y = f'{x!r} {x:>3} {{}}'\n    return y\nout = f(1)\n",
  walrus: "def f(l):\n    n = 0\n    while (m := n) < 3: n = m + 1\n    return m\nout = f([])\n",
  "assertions and deletions": "def f(x):\n    assert x, 'no'\n    y = x\n    del y\n    return x\nout = f(1)\n",
  "async functions": "async def f():\n    x = 1\n    return x\nout = 3\n",
  "dataclass fields": "class A:\n    x: int = 3\n    y: 'list' = None\nout = A().x\n",
  "a failure": "def f(x):\n    y = x\n    return y // 0\nout = f(1)\n",
};

/** The same in JavaScript. */
const JAVASCRIPT = {
  "arrow functions":
    "const f = x => x + 1, g = (a, b = 2) => ({ a, b }), h = () => { return [1] };\nvar out = [f(1), g(1), h()];",
  directives: 'function f() { "use strict"; return this === undefined }\nvar out = f();',
  methods:
    "class A { #n = 1; static s() { return 2 } constructor(x) { this.x = x } get v() { return this.x } set v(y) { this.x = y } #p() { return this.#n } q() { return this.#p() } }\nclass B extends A { constructor() { super(3); this.y = 4 } m() { return super.q() + this.y } }\nconst b = new B(); b.v = 9;\nconst o = { m(a) { return a }, get x() { return 1 }, async n() {}, *g() { yield 1 } };\nvar out = [A.s(), b.v, b.m(), o.m(3), o.x, [...o.g()]];",
  assignments:
    "function f(o) { let x = 1, y; y = x += 2; x ||= 5; x &&= 6; y ??= 7; o.z = y; o['w'] = x; const z = (x = 8, y = x); return [x, y, z, o] }\nvar out = f({});",
  updates:
    "function f() { let i = 0; const a = [i++, ++i, i--, --i]; i++; return [a, i, -i, +i, !i, typeof i] }\nvar out = f();",
  destructuring:
    "function f({ a, b: [c = 5] }, ...rest) { let x, y; [x, y] = [a, c]; ({ x, q: y = 3 } = { x: 9 }); const [d, { e }] = [1, { e: 2 }]; if (a) [x, y] = [y, x]; else x = 0; return [x, y, d, e, rest] }\nvar out = [f({ a: 1, b: [] }, 1, 2), f({ a: 0, b: [2] })];",
  loops:
    "function f() { let n = 0; for (let i = 0, j = 9; i < j; i++, j--) { if (i === 2) continue; n += i; if (n > 3) break } for (;;) { if (n-- < 0) break; else continue } while (n < 5) n++; do n += 2; while (n < 9); for (const k in { a: 1 }) n += k.length; for (const k of [1, 2]) n += k; for (var m = 3; m--;) ; out: for (;;) { for (;;) break out } return [n, m] }\nvar out = f();",
  "closures in loops":
    "function f() { const all = []; for (let i = 0; i < 3; i++) all.push(() => i); return all.map(g => g()) }\nvar out = f();",
  switches:
    "function f(x) { switch (x) { case 1: x = 5; break; case 2: { x = 6 } default: x++ } return x }\nvar out = [f(1), f(2), f(3)];",
  exceptions:
    "function bad() { throw new Error('no') }\nfunction f() { try { bad() } catch (e) { return e.message } finally { var x = 1 } }\nfunction g() { try { return 1 } finally { console.log('last') } }\ntry { bad() } catch {}\nvar out = [f(), g()];",
  "generators and async":
    "function* g(n) { for (let i = 0; i < n; i++) { let x = i; yield x } }\nconst a = async x => { x = 1; return await x };\nvar out = [[...g(3)], typeof a(1).then];",
  "functions that are hoisted":
    "var out = f(2);\nfunction f(n) { return g(n); function g(m) { return m ? 1 + g(m - 1) : 0 } }",
  "names and lengths":
    "function f(a, b, c = 1) { const g = () => 1, h = function () {}; let k; k = () => 2; return [g.name, h.name, k.name] }\nvar out = [f(), f.length, f.name];",
  "no semicolons":
    "function f(x) {\n  let y = x\n  y++\n  ;[x, y] = [y, x]\n  return x\n    + y\n}\nfunction g() {\n  return\n  1\n}\nvar out = [f(1), g()]",
  "text like statements":
    "function f() { const s = 'return 1; }', t = `x = \u0024{(() => 3)()} break`, r = /return}/; return [s, t, r.test('return}')] /* return */ }\nvar out = f();",
  comments:
    "function f(/* a */ x /* b */) { // c\n  /* d */ return /* e */ x // f\n}\nconst g = x => /* h */ x // i\nvar out = [f(1), g(2)];",
  sequences: "function f(a) { return a++, a }\nconst g = a => (a = 1, a + 1);\nvar out = [f(1), g(2)];",
  "this and arguments":
    "function f() { return [this.x, arguments.length, (() => this.x)()] }\nvar out = f.call({ x: 3 }, 1, 2);",
  constructors:
    "function P(x) { this.x = x }\nP.prototype.m = function () { return this.x };\nconst q = new P(4);\nvar out = [q.m(), q instanceof P, new.target === undefined ? 1 : 2];".replace(
      "new.target === undefined ? 1 : 2",
      "1",
    ),
  "class fields":
    "let n = 0;\nclass A { a = (n = 5); b = () => { n += 1; return n }; static { n++ } }\nvar out = [new A().b(), n];",
  "a default that sets": "let y = 0;\nfunction f(x = (y = 3)) { return x + y }\nvar out = [f(), f(1)];",
  "conditions without blocks":
    "function f(x) { if (x) return 1; else if (x === 0) x = 2; else { x = 3 } for (const i of [1]) if (i) continue; else break; return x }\nvar out = [f(1), f(0), f(null)];",
  labels: "function f() { a: { b: for (;;) { break a } } return 1 }\nvar out = f();",
  "getters of classes":
    "const o = { get [`a\u0024{1}`]() { return 1 }, 'b c'() { return 2 }, 3() { return 4 } };\nvar out = [o.a1, o['b c'](), o[3]()];",
  "immediate functions":
    "var out = [(function () { return 1 })(), (() => 2)(), (function n(x) { return x ? n(x - 1) : 3 })(2)];",
  "optional chains": "function f(o) { const x = o?.a?.(1) ?? 2; return x }\nvar out = [f(), f({ a: y => y })];",
  "a failure": "function f(x) { x = 1; return x.y.z }\nvar out = f(1);",
};

/** Ways to write the same program. @type {Record<string, (source: string) => string>} */
const FORMS = {
  "as it is": (source) => source,
  "with the ends of lines of Windows": (source) => source.replaceAll("\n", "\r\n"),
  "without an end of the last line": (source) => source.trimEnd(),
};

/**
 * Returns programs as one, which prints what each leaves.
 * @param {Record<string, string>} programs
 * @param {"python" | "javascript"} language
 */
function together(programs, language) {
  return Object.entries(programs)
    .filter(([name]) => name !== "a failure")
    .map(([name, source]) =>
      language === "python"
        ? `${source}print("${name}", repr(out))\n`
        : `{\n${source}\nconsole.log("${name}", JSON.stringify(out)) }\n`,
    )
    .join("");
}

for (const [language, programs] of /** @type {const} */ ([
  ["python", PYTHON],
  ["javascript", JAVASCRIPT],
])) {
  const forms = language === "python" ? { ...FORMS, "with tabs": tabs } : FORMS;
  for (const [form, write] of Object.entries(forms))
    test(`programs in ${language} do the same with hooks, ${form}`, async () => {
      for (const program of [together(programs, language), programs["a failure"]]) {
        const source = write(program);
        const hooked = await runInNode({ language, source });
        const plain = await runInNode({ language, source, isPlain: true });
        assert.equal(hooked.output, plain.output);
        assert.deepEqual(hooked.failed, plain.failed);
        assert.equal(plain.failed?.message, program === programs["a failure"] ? hooked.failed?.message : undefined);
        const printed = plain.output.split("\n").length - 1;
        assert.ok(plain.failed ? plain.failed.line > 0 : printed >= Object.keys(programs).length - 1, plain.output);
        assert.equal(plain.events.kind.length, 0);
        assert.ok(hooked.events.kind.length > 1);
      }
    });
}

/** @param {string} source */
function tabs(source) {
  return source.replace(/^( {4})+/gm, (spaces) => "\t".repeat(spaces.length / 4));
}

test("what a program in Python does is told", async () => {
  const source = `def add(a, b=2, *rest):
    """Adds."""
    total = a
    for n in (b,) + rest:
        if n == 0: continue
        total += n
    if total > 5:
        return total
add(1)
add(1, 0, 9)
`;
  const reply = await runInNode({ language: "python", source });
  assert.deepEqual(told(reply), [
    "1: call add, call 1, node -1",
    "1: set a 1, call 1, node -1",
    "1: set b 2, call 1, node -1",
    "3: set total 1, call 1, node -1",
    "6: set total 3, call 1, node -1",
    "8: return add, call 1, node -1",
    "1: call add, call 2, node -1",
    "1: set a 1, call 2, node -1",
    "1: set b 0, call 2, node -1",
    "3: set total 1, call 2, node -1",
    "5: at add, call 2, node -1",
    "6: set total 10, call 2, node -1",
    "8: return add 10, call 2, node -1",
  ]);
});

test("what a program in JavaScript does is told", async () => {
  const source = `const add = (a, b = 2, ...rest) => {
  let total = a;
  for (const n of [b, ...rest]) {
    if (n === 0) continue;
    total += n;
  }
  if (total > 5) return total;
};
const twice = a => 2 * a;
add(1);
twice(add(1, 0, 9));
`;
  const reply = await runInNode({ language: "javascript", source });
  assert.deepEqual(told(reply), [
    "1: call add, call 1, node -1",
    "1: set a 1, call 1, node -1",
    "1: set b 2, call 1, node -1",
    "2: set total 1, call 1, node -1",
    "5: set total 3, call 1, node -1",
    "7: return add, call 1, node -1",
    "1: call add, call 2, node -1",
    "1: set a 1, call 2, node -1",
    "1: set b 0, call 2, node -1",
    "2: set total 1, call 2, node -1",
    "4: at add, call 2, node -1",
    "5: set total 10, call 2, node -1",
    "7: return add 10, call 2, node -1",
    "9: call twice, call 3, node -1",
    "9: set a 10, call 3, node -1",
    "9: return twice 20, call 3, node -1",
  ]);
});

test("calls that an exception has ended are closed when their caller goes on", async () => {
  const python =
    "def f(x):\n  try:\n    g(x)\n  except ValueError:\n    y = 1\ndef g(x):\n  h(x)\ndef h(x):\n  raise ValueError\nf(1)\n";
  const javascript =
    "function f(x) {\n  try { g(x) }\n  catch {\n    let y = 1\n  }\n}\nfunction g(x) { h(x) }\nfunction h(x) {\n throw 1 }\nf(1)\n";
  for (const [language, source] of /** @type {const} */ ([
    ["python", python],
    ["javascript", javascript],
  ])) {
    const lines = told(await runInNode({ language, source }));
    const closing = lines
      .slice(lines.findIndex((line) => line.includes("return")))
      .map((line) => line.replace(/^\d+: /, ""));
    assert.deepEqual(closing, [
      "return h, call 3, node -1",
      "return g, call 2, node -1",
      "at f, call 1, node -1",
      "set y 1, call 1, node -1",
      "return f, call 1, node -1",
    ]);
  }
});

test("lines are those of the program as it was written", () => {
  const source =
    'def f(x):\r\n    # one\r\n    if x:\r\n        """two"""\r\n    while x:\r\n        for y in x:\r\n            pass\r\nf(3)';
  const { source: made, lines } = instrument("python", source, pythonParser);
  const written = source.split("\n").map((line) => line.trim());
  const found = made.split("\n");
  assert.equal(lines.length, found.length);
  found.forEach((line, at) => {
    const own =
      line
        .trim()
        .split("; ")
        .find((part) => !part.startsWith("__")) ?? "";
    if (own) assert.ok(written[lines[at] - 1].startsWith(own.slice(0, 4)), `${at + 1} is ${lines[at]}: ${line}`);
  });
  assert.deepEqual(new Set(lines), new Set(written.map((_, at) => at + 1)));
  const script = "function f(x) {\n  return x\n}\nconst g = y => y\n";
  assert.deepEqual(instrument("javascript", script, javascriptParser).lines, [1, 2, 3, 4, 5]);
});

test("the first line that can't be read is told, and the modules that are imported", () => {
  assert.equal(instrument("python", "x = 1\ny = = 2\nz = (", pythonParser).wrong, 2);
  assert.equal(instrument("javascript", "let x = 1;\nlet y = ;", javascriptParser).wrong, 2);
  assert.equal(instrument("python", "x = 1\n", pythonParser).wrong, null);
  const { imports } = instrument(
    "python",
    "import math, os.path as p\nfrom typing import List\ndef f():\n    import random\n    from a.b import c\n",
    pythonParser,
  );
  assert.deepEqual(imports, ["math", "os", "typing", "random", "a"]);
});

test("what MicroPython can't read is found, with what to write instead", async () => {
  const found = (/** @type {string} */ source) => instrument("python", source, pythonParser).absent;
  const branches = "def f(x):\n    y = [*x, 1]\n    match y:\n        case [1]: return 1\n        case _: return 2\n";
  assert.deepEqual(found(branches), { what: "match", instead: "if … elif … else", line: 3 });
  assert.equal((await runInNode({ language: "python", source: branches })).failed?.kind, "syntax");
  assert.equal(found("try:\n    pass\nexcept* ValueError:\n    pass\n")?.line, 3);
  assert.equal(found("type Board = list\n")?.instead, "X = …");
  assert.equal(found("def f[T](x: T): return x\n")?.instead, "def f(…)");
  assert.deepEqual(found("if 1:\n    print 'x',\n"), { what: "print x", instead: "print(x)", line: 2 });
  // The words are names, too.
  assert.equal(found("match = type = 1\nprint (match, [*range(2)], f(*[1]))\n"), null);
});

test("what is written otherwise keeps its line", async () => {
  const source = "def f(a,\n      /,\n      b):\n    c = [*a,\n         b]\n    return {**b}\nf([1], 2)\n";
  const reply = await runInNode({ language: "python", source });
  assert.match(reply.failed?.message ?? "", /^TypeError/);
  assert.deepEqual(reply.failed?.traceback?.slice(0, 2), [7, 6]);
  assert.ok(told(reply).includes("4: set c, call 1, node -1"), told(reply).join("\n"));
});
