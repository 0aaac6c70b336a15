// What Python has and MicroPython can't read: lists, sets, tuples and dictionaries that others are unpacked into, which become calls
// (python/hooks.py), parameters by their place alone, and statements that have to be written otherwise. Pure.

import { lineOf } from "./edits.js";

/** @import { SyntaxNode, Tree } from "../lib/editor.js" */
/** @import { Insertion } from "./edits.js" */

/** @typedef {{ what: string, instead: string, line: number }} Absent  what can't be read, and what to write */

/** The statements that can't be read, by the names of their nodes. @type {Record<string, Omit<Absent, "line">>} */
const ABSENT = {
  PrintStatement: { what: "print x", instead: "print(x)" },
  MatchStatement: { what: "match", instead: "if … elif … else" },
  TypeDefinition: { what: "type X = …", instead: "X = …" },
  TypeParamList: { what: "def f[T](…)", instead: "def f(…)" },
};
const EXCEPT = { what: "except*", instead: "except" };

/** The brackets that become calls. @type {Record<string, string>} */
const CALLS = {
  ArrayExpression: "__list_of(",
  SetExpression: "__set_of(",
  TupleExpression: "__tuple_of(",
  DictionaryExpression: "__dict_of(",
};
const BRACKETS = new Set(["ArrayExpression", "TupleExpression", "ParenthesizedExpression"]);
/** The statements that have a tuple without brackets as their last part. */
const BARE = new Set(["AssignStatement", "ReturnStatement", "YieldStatement"]);

/** Returns the children of a node. @param {SyntaxNode} node */
export function childrenOf(node) {
  const children = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/**
 * Returns what is written otherwise, and the first statement that the reader has to write otherwise, or null.
 * @param {string} source @param {Tree} tree
 * @returns {{ edits: Insertion[], absent: Absent | null }}
 */
export function rewritesOf(source, tree) {
  /** @type {Insertion[]} */
  const edits = [];
  /** @type {Absent | null} */
  let absent = null;
  const line = lineOf(source);
  const replace = (/** @type {SyntaxNode} */ { from, to }, /** @type {string} */ text) =>
    void edits.push([from, text, to - from]);
  walk(tree.topNode);
  return { edits, absent };

  /** @param {SyntaxNode} node */
  function walk(node) {
    const children = childrenOf(node);
    const star = children.find(({ name }) => name === "*" || name === "**");
    const isExcept = node.name === "TryStatement" && star?.prevSibling?.name === "except";
    const found = isExcept ? EXCEPT : ABSENT[node.name];
    if (found) absent ??= { ...found, line: line((isExcept ? star : node).from) };
    if (node.name === "ParamList") withoutSlash(children);
    else if (star && node.name in CALLS && !isTarget(node)) unpack(node, children);
    else if (star && BARE.has(node.name)) unpackBare(children);
    for (const child of children) walk(child);
  }

  /** @param {SyntaxNode} node @param {SyntaxNode[]} children */
  function unpack({ name }, children) {
    replace(children[0], CALLS[name]);
    if (name === "DictionaryExpression") unpackPairs(children.slice(1, -1));
    replace(/** @type {SyntaxNode} */ (children.at(-1)), ")");
  }

  /** Makes a dictionary of each row of pairs, beside those that are unpacked. @param {SyntaxNode[]} parts */
  function unpackPairs(parts) {
    let isUnpacked = false;
    /** The end of the pairs that stand in a row. @type {number | null} */
    let end = null;
    const close = () => {
      if (end !== null) edits.push([end, "}"]);
      end = null;
    };
    for (const part of parts) {
      if (part.name === "," || part.name === "Comment") {
        if (part.name === ",") isUnpacked = false;
      } else if (part.name === "**") {
        close();
        replace(part, "");
        isUnpacked = true;
      } else if (!isUnpacked) {
        if (end === null) edits.push([part.from, "{"]);
        end = part.to;
      }
    }
    close();
  }

  /** Writes brackets around the last part of a statement, if something is unpacked there. @param {SyntaxNode[]} children */
  function unpackBare(children) {
    const isBefore = children.map(({ name }) => /^(AssignOp|return|yield)$/.test(name));
    const last = children.slice(isBefore.lastIndexOf(true) + 1);
    if (!last.some(({ name }) => name === "*")) return;
    edits.push([last[0].from, "__tuple_of("]);
    edits.push([last[last.length - 1].to, ")"]);
  }

  /** Leaves out the sign after parameters that are passed by their place alone. @param {SyntaxNode[]} children */
  function withoutSlash(children) {
    for (const { name, from, to, nextSibling } of children) {
      const between = name === "," && nextSibling ? source.slice(to, nextSibling.from) : "";
      if (nextSibling && between.trim() === "/") edits.push([from, "", nextSibling.from - from]);
    }
  }
}

/** Is it what values are assigned to? @param {SyntaxNode} node @returns {boolean} */
function isTarget(node) {
  const { parent } = node;
  if (!parent) return false;
  if (BRACKETS.has(parent.name)) return isTarget(parent);
  if (parent.name === "AssignStatement") {
    for (let next = node.nextSibling; next; next = next.nextSibling) if (next.name === "AssignOp") return true;
    return false;
  }
  // Of a loop, the nearest word before it says what it is.
  let before = node.prevSibling;
  while (before && !/^(for|in|if|as)$/.test(before.name)) before = before.prevSibling;
  return before?.name === "for" || before?.name === "as";
}
