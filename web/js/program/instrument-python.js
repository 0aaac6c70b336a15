// Where hooks go in a program in Python (instrument.js). They stand behind the statement that they are about, or on a
// line of their own where a statement with a body begins.

import { lineOf } from "./edits.js";
import { childrenOf } from "./rewrite-python.js";

/** @import { SyntaxNode, Tree } from "../lib/editor.js" */
/** @import { Exits, Insertion } from "./edits.js" */

/** The statements that have a body. */
const COMPOUND = new Set([
  "ClassDefinition",
  "DecoratedStatement",
  "ForStatement",
  "FunctionDefinition",
  "IfStatement",
  "MatchStatement",
  "TryStatement",
  "WhileStatement",
  "WithStatement",
]);
/** What has a scope of its own. */
const SCOPES = new Set(["ClassDefinition", "FunctionDefinition", "LambdaExpression"]);
/** What makes a function a generator, or asynchronous. */
const SUSPENDS = new Set(["AwaitExpression", "YieldExpression", "YieldStatement", "await", "yield"]);
/** The classes that MicroPython can't make by themselves: it has no metaclasses. */
const MADE = /\b(Enum|IntEnum|Flag|IntFlag|StrEnum|NamedTuple)\b/;

/** @param {string} source @param {Tree} tree @returns {{ insertions: Insertion[], imports: string[], exits: Exits }} */
export function hooksOfPython(source, tree) {
  /** @type {Insertion[]} */
  const insertions = [];
  /** @type {Exits} */
  const exits = {};
  /** The loops of the function that is walked through, the innermost last: what is called in each. @type {string[][]} */
  let loops = [];
  /** @type {Set<string>} */
  const imports = new Set();
  const line = lineOf(source);
  const text = (/** @type {{ from: number, to: number }} */ { from, to }) => source.slice(from, to);
  const quoted = (/** @type {string} */ name) => `"${name}"`;
  const tuple = (/** @type {string[]} */ parts) => `(${parts.map((part) => `${part},`).join(" ")})`;
  const insert = (/** @type {number} */ at, /** @type {string} */ text) => void insertions.push([at, text]);

  walk(tree.topNode, false);
  return { insertions, imports: [...imports], exits };

  /**
   * @param {SyntaxNode} node
   * @param {boolean} isHooked  whether it is in a function with hooks, itself
   * @returns {void}
   */
  function walk(node, isHooked) {
    switch (node.name) {
      case "FunctionDefinition":
        return walkFunction(node);
      case "ClassDefinition":
        return walkClass(node);
      case "LambdaExpression":
        return;
      case "ImportStatement":
        return noteImport(node);
      case "ReturnStatement":
        if (isHooked) hookReturn(node);
        if (loops.length > 0) exits[line(node.from)] = loops[0];
        return;
      case "BreakStatement":
      case "ContinueStatement":
      case "PassStatement":
        if (node.name === "BreakStatement") exits[line(node.from)] = loops.at(-1) ?? [];
        if (isHooked) insert(node.from, `__at(__k, ${line(node.from)}); `);
        return;
      case "AssignStatement":
      case "UpdateStatement":
        if (isHooked) hookAssignment(node);
        return;
    }
    let isHandler = false;
    for (const child of childrenOf(node)) {
      if (child.name === "except") isHandler = true;
      if (child.name === "finally" || child.name === "else") isHandler = false;
      if (child.name === "Body") {
        // The calls that an exception has ended are known to have ended when their caller goes on.
        if (isHandler) atFirst(child, `__at(${isHooked ? "__k" : 0}, ${line(child.from)})`);
        const isLoop = node.name === "WhileStatement" || node.name === "ForStatement";
        if (isLoop && child.prevSibling?.name !== "else") {
          atFirst(child, `__tick(${line(node.from)})`);
          loops.push(calledIn(child));
          walk(child, isHooked);
          loops.pop();
          continue;
        }
      }
      walk(child, isHooked);
    }
  }

  /** Returns the names of what is called in a part, without what stands before a dot. @param {SyntaxNode} node @returns {string[]} */
  function calledIn(node) {
    const called = childrenOf(node).flatMap(calledIn);
    if (node.name === "CallExpression" && node.firstChild) called.push(text(node.firstChild).split(".").at(-1) ?? "");
    return called;
  }

  /** @param {SyntaxNode} node @returns {void} */
  function walkFunction(node) {
    const body = node.getChild("Body");
    const name = node.getChild("VariableName");
    const list = node.getChild("ParamList");
    if (!body || !name || !list) return;
    if (node.getChild("async") || suspends(body)) return walk(body, false);
    const names = childrenOf(list)
      .filter(({ name }) => name === "VariableName")
      // The value of a parameter is not its name.
      .filter(({ prevSibling }) => prevSibling?.name !== "AssignOp")
      .map(text);
    const last = lastStatement(body);
    if (!last) return;
    const hook = `__k = __in(${line(node.from)}, ${quoted(text(name))}, ${tuple(names.map(quoted))}, ${tuple(names)})`;
    const first = /** @type {SyntaxNode} */ (firstStatement(body));
    const docstring = simple(first);
    const isDocumented =
      docstring.name === "ExpressionStatement" &&
      ["String", "ContinuedString"].includes(docstring.firstChild?.name ?? "");
    if (isDocumented) insert(docstring.to, `; ${hook}`);
    else atFirst(body, hook);
    const outer = loops;
    loops = [];
    walk(body, true);
    loops = outer;
    const isOwn = isIn(last, body);
    if (isOwn && /^(Return|Raise)Statement$/.test(last.name)) return;
    const end = `__out(__k, ${line(last.from)}, None)`;
    insert(last.to, isOwn ? `; ${end}` : `\n${indentOf(first)}${end}`);
  }

  /** Is a simple statement in a body itself, not in that of a statement in it? @param {SyntaxNode} node @param {SyntaxNode} body */
  function isIn(node, body) {
    const parent = node.parent?.name === "StatementGroup" ? node.parent.parent : node.parent;
    return parent?.name === "Body" && parent.from === body.from;
  }

  /** Does a body suspend its function? @param {SyntaxNode} node @returns {boolean} */
  function suspends(node) {
    return childrenOf(node).some((child) => SUSPENDS.has(child.name) || (!SCOPES.has(child.name) && suspends(child)));
  }

  /** @param {SyntaxNode} node */
  function walkClass(node) {
    const body = node.getChild("Body");
    if (!body) return;
    const names = [];
    const fields = [];
    for (const group of childrenOf(body))
      for (const child of group.name === "StatementGroup" ? childrenOf(group) : [group]) {
        const [name, type] = childrenOf(child);
        if (child.name !== "AssignStatement" || name?.name !== "VariableName") continue;
        if (type?.name === "TypeDef")
          fields.push(tuple([quoted(text(name)), JSON.stringify(text(type).slice(1).trim())]));
        if (child.getChild("AssignOp")) names.push(quoted(text(name)));
      }
    // MicroPython forgets annotations and the order of a class.
    if (fields.length > 0 || MADE.test(source.slice(node.from, body.from)))
      insert(node.from, `@__class(${tuple(fields)}, ${tuple(names)})\n${indentOf(node)}`);
    walk(body, false);
  }

  /** @param {SyntaxNode} node */
  function noteImport(node) {
    const [first, second] = childrenOf(node);
    if (first.name === "from") imports.add(text(second));
    else for (const part of text(node).replace("import", "").split(",")) imports.add(part.trim().split(/[\s.]/)[0]);
  }

  /** @param {SyntaxNode} node */
  function hookReturn(node) {
    const [word, first] = childrenOf(node);
    const start = `__out(__k, ${line(node.from)}, `;
    if (!first) return insert(word.to, ` ${start}None)`);
    // A word may be followed by a bracket.
    insert(first.from, `${source[first.from - 1] === "n" ? " " : ""}${start}(`);
    insert(/** @type {SyntaxNode} */ (node.lastChild).to, "))");
  }

  /** @param {SyntaxNode} node */
  function hookAssignment(node) {
    const children = childrenOf(node);
    const isUpdate = node.name === "UpdateStatement";
    const end = isUpdate ? 1 : children.map(({ name }) => name).lastIndexOf("AssignOp");
    const names = children.slice(0, Math.max(end, 0)).flatMap(targets);
    for (const name of new Set(names)) insert(node.to, `; __set(__k, ${line(node.from)}, ${quoted(name)}, ${name})`);
  }

  /** Returns the plain names that are assigned to. @param {SyntaxNode} node @returns {string[]} */
  function targets(node) {
    if (node.name === "VariableName") return [text(node)];
    if (!["TupleExpression", "ArrayExpression", "ParenthesizedExpression"].includes(node.name)) return [];
    return childrenOf(node).flatMap(targets);
  }

  /** Returns the first statement of a body. @param {SyntaxNode} body */
  function firstStatement(body) {
    return childrenOf(body).find(({ name }) => name !== ":" && name !== "Comment");
  }

  /** Returns the first of several statements on a line. @param {SyntaxNode} node */
  function simple(node) {
    return node.name === "StatementGroup" ? /** @type {SyntaxNode} */ (node.firstChild) : node;
  }

  /** Returns the last statement in a body, and in the bodies in it. @param {SyntaxNode} node @returns {SyntaxNode | undefined} */
  function lastStatement(node) {
    const hasOthers = COMPOUND.has(node.name) || /^(Body|MatchBody|MatchClause|StatementGroup)$/.test(node.name);
    if (!hasOthers) return node;
    const last = childrenOf(node)
      .filter(({ name }) => name !== ";" && name !== ":" && name !== "Comment")
      .at(-1);
    return last && lastStatement(last);
  }

  /** Writes a statement in front of the first one of a body. @param {SyntaxNode} body @param {string} statement */
  function atFirst(body, statement) {
    const first = firstStatement(body);
    if (!first) return;
    const separator = COMPOUND.has(first.name) ? `\n${indentOf(first)}` : "; ";
    insert(first.from, statement + separator);
  }

  /** Returns what stands in front of a statement with a line of its own. @param {SyntaxNode} node */
  function indentOf({ from }) {
    const start = source.lastIndexOf("\n", from - 1) + 1;
    return /^[ \t\f]*/.exec(source.slice(start, from))?.[0] ?? "";
  }
}
