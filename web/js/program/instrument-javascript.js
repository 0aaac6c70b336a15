// Where hooks go in a program in JavaScript (instrument.js). None adds a line.

import { lineOf } from "./edits.js";

/** @import { SyntaxNode, Tree } from "../lib/editor.js" */
/** @import { Exits, Insertion } from "./edits.js" */

/** What may be a function. */
const FUNCTIONS = new Set([
  "ArrowFunction",
  "FunctionDeclaration",
  "FunctionExpression",
  "MethodDeclaration",
  "Property",
]);
const LOOPS = new Set(["DoStatement", "ForStatement", "WhileStatement"]);
/** The values that get the name of the variable, which a hook around them would take from them. */
const NAMED = new Set(["ArrowFunction", "ClassExpression", "FunctionExpression"]);
/** Where a declaration may be followed by a statement. */
const LISTS = new Set(["Block", "Script", "SwitchBody"]);

/** Returns the children of a node. @param {SyntaxNode} node */
function childrenOf(node) {
  const children = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children.filter(({ name }) => !/Comment$/.test(name));
}

/** What ends the methods of arrays that call a function for each part, unless all have been there. @type {Record<string, string>} */
const ENDINGS = { every: "false", some: "true", find: "true", findIndex: "true" };

/** @param {string} source @param {Tree} tree @returns {{ insertions: Insertion[], exits: Exits }} */
export function hooksOfJavaScript(source, tree) {
  /** @type {Insertion[]} */
  const insertions = [];
  /** @type {Exits} */
  const exits = {};
  /** The loops of the function that is walked through, the innermost last: what is called in each. @type {string[][]} */
  let loops = [];
  /**
   * What an array calls for each of its parts until that returns something, if that is walked through.
   * @type {{ ends: string, called: string[] } | null}
   */
  let callback = null;
  const line = lineOf(source);
  const text = (/** @type {{ from: number, to: number }} */ { from, to }) => source.slice(from, to);
  const insert = (/** @type {number} */ at, /** @type {string} */ text) => void insertions.push([at, text]);
  const setting = (/** @type {SyntaxNode} */ { from }, /** @type {string} */ name) =>
    `__set(__k, ${line(from)}, "${name}", `;

  walk(tree.topNode, false);
  return { insertions, exits };

  /**
   * @param {SyntaxNode} node
   * @param {boolean} isHooked  whether it is in a function with hooks, itself
   * @returns {void}
   */
  function walk(node, isHooked) {
    if (FUNCTIONS.has(node.name) && node.getChild("ParamList")) return walkFunction(node);
    if (LOOPS.has(node.name)) return walkLoop(node, isHooked);
    switch (node.name) {
      case "ClassBody":
        // What a field is set to is not a part of the function around the class.
        return walkEach(node, false);
      case "CatchClause":
        return walkCatch(node, isHooked);
      case "ImportDeclaration":
        // What it would name is not there: whoever uses it is told.
        insert(node.from, "/* ");
        return insert(node.to, " */");
      case "ExportDeclaration": {
        // What runs is a script, which exports nothing.
        const word = node.getChild("default") ?? node.firstChild;
        insert(node.from, "/* ");
        insert(/** @type {SyntaxNode} */ (word).to, " */");
        return walkEach(node, isHooked);
      }
    }
    if (!isHooked) return walkEach(node, false);
    switch (node.name) {
      case "ReturnStatement":
        if (loops.length > 0) exits[line(node.from)] = loops[0];
        else if (
          callback &&
          text(node)
            .replace(/^return\b|;/g, "")
            .trim() === callback.ends
        )
          exits[line(node.from)] = callback.called;
        return walkReturn(node);
      case "SwitchStatement":
        // A break leaves the switch only.
        loops.push([]);
        walkEach(node, true);
        loops.pop();
        return;
      case "BreakStatement":
      case "ContinueStatement":
        if (node.name === "BreakStatement") exits[line(node.from)] = loops.at(-1) ?? [];
        insert(node.from, `{ __at(__k, ${line(node.from)}); `);
        return insert(node.to, " }");
      case "AssignmentExpression":
        return walkAssignment(node);
      case "PostfixExpression":
      case "UnaryExpression":
        return walkUpdate(node);
      case "VariableDeclaration":
        return walkDeclaration(node);
    }
    walkEach(node, true);
  }

  /** @param {SyntaxNode} node @param {boolean} isHooked */
  function walkEach(node, isHooked) {
    for (const child of childrenOf(node)) walk(child, isHooked);
  }

  /** @param {SyntaxNode} node @returns {void} */
  function walkFunction(node) {
    const list = /** @type {SyntaxNode} */ (node.getChild("ParamList"));
    const body = childrenOf(node).at(-1);
    const isAlone = node.getChild("async") || node.getChild("Star");
    // The parameters are not yet those of a call.
    for (const child of childrenOf(node)) if (child.to <= (body?.from ?? 0)) walk(child, false);
    if (!body) return;
    if (isAlone) return walk(body, false);
    const names = namesIn(list);
    const quoted = names.map((name) => `"${name}"`).join(", ");
    const hook = `const __k = __in(${line(node.from)}, "${nameOf(node)}", [${quoted}], [${names.join(", ")}]);`;
    const outer = { loops, callback };
    loops = [];
    const ends = endingOf(node);
    callback = ends ? { ends, called: calledIn(body) } : null;
    walkBody(body, hook);
    ({ loops, callback } = outer);
  }

  /** @param {SyntaxNode} body @param {string} hook  at its beginning @returns {void} */
  function walkBody(body, hook) {
    if (body.name !== "Block") {
      insert(body.from, `{ ${hook} return __out(__k, ${line(body.from)}, (`);
      walk(body, true);
      return insert(body.to, ")); }");
    }
    const statements = childrenOf(body).filter(({ name }) => name !== "{" && name !== "}");
    const isOther = statements.findIndex((it) => it.name !== "ExpressionStatement" || it.firstChild?.name !== "String");
    const directives = isOther < 0 ? statements : statements.slice(0, isOther);
    insert(directives.at(-1)?.to ?? body.from + 1, `${directives.length > 0 ? ";" : ""} ${hook}`);
    for (const statement of statements) walk(statement, true);
    const last = statements.at(-1);
    if (last?.name === "ReturnStatement" || last?.name === "ThrowStatement") return;
    insert(body.to - 1, `; __out(__k, ${line(last?.to ?? body.from)}, void 0); `);
  }

  /** Returns what a function returns to have an array call it no more; empty if none calls it. @param {SyntaxNode} node */
  function endingOf(node) {
    const callee = node.parent?.name === "ArgList" ? node.parent.prevSibling : null;
    return (callee?.name === "MemberExpression" && ENDINGS[text(callee).split(".").at(-1) ?? ""]) || "";
  }

  /** Returns the name of a function: its own, or that of what it is the value of. @param {SyntaxNode} node */
  function nameOf(node) {
    const own = node.getChild("VariableDefinition") ?? node.getChild("PropertyDefinition");
    if (own) return text(own);
    const hidden = node.getChild("PrivatePropertyDefinition");
    if (hidden) return text(hidden);
    const before = node.prevSibling?.name === "Equals" || node.prevSibling?.name === ":" ? node.prevSibling : null;
    const target = before?.prevSibling;
    const name = target?.name === "MemberExpression" ? target.lastChild : target;
    return name && /^(VariableDefinition|VariableName|PropertyDefinition|PropertyName)$/.test(name.name)
      ? text(name)
      : "";
  }

  /** Returns the names that a pattern or a list of parameters gives. @param {SyntaxNode} node @returns {string[]} */
  function namesIn(node) {
    if (node.name === "VariableDefinition") return [text(node)];
    const isPattern = /^(ParamList|ArrayPattern|ObjectPattern|PatternProperty)$/.test(node.name);
    return isPattern ? childrenOf(node).flatMap(namesIn) : [];
  }

  /** @param {SyntaxNode} node @param {boolean} isHooked */
  function walkLoop(node, isHooked) {
    const children = childrenOf(node);
    const body = node.name === "DoStatement" ? children[1] : children.at(-1);
    const tick = `__tick(${line(node.from)});`;
    for (const child of children) {
      if (child !== body) {
        walk(child, isHooked);
        continue;
      }
      loops.push(calledIn(child));
      if (child.name === "Block") {
        insert(child.from + 1, ` ${tick} `);
        walk(child, isHooked);
      } else {
        insert(child.from, `{ ${tick} `);
        walk(child, isHooked);
        insert(child.to, " }");
      }
      loops.pop();
    }
  }

  /** Returns the names of what is called in a part, without what stands before a dot. @param {SyntaxNode} node @returns {string[]} */
  function calledIn(node) {
    const called = childrenOf(node).flatMap(calledIn);
    if (node.name === "CallExpression" && node.firstChild) called.push(text(node.firstChild).split(".").at(-1) ?? "");
    return called;
  }

  /** @param {SyntaxNode} node @param {boolean} isHooked */
  function walkCatch(node, isHooked) {
    const body = node.getChild("Block");
    // The calls that an exception has ended are known to have ended when their caller goes on.
    if (body) insert(body.from + 1, ` __at(${isHooked ? "__k" : 0}, ${line(body.from)}); `);
    walkEach(node, isHooked);
  }

  /** @param {SyntaxNode} node */
  function walkReturn(node) {
    const [word, ...rest] = childrenOf(node);
    const values = rest.filter(({ name }) => name !== ";");
    const start = ` __out(__k, ${line(node.from)}, `;
    const last = values.at(-1);
    if (!last) return insert(word.to, `${start}void 0)`);
    insert(word.to, `${start}(`);
    for (const value of values) walk(value, true);
    insert(last.to, "))");
  }

  /** @param {SyntaxNode} node */
  function walkAssignment(node) {
    const [target] = childrenOf(node);
    if (target.name === "VariableName") {
      insert(node.from, setting(node, text(target)));
      walkEach(node, true);
      return insert(node.to, ")");
    }
    walkEach(node, true);
    const names = namesIn(target);
    // Only where nothing takes the value of the assignment.
    const outer = node.parent?.name === "ParenthesizedExpression" ? node.parent.parent : node.parent;
    if (outer?.name === "ExpressionStatement")
      for (const name of names) insert(node.to, `, ${setting(node, name)}${name})`);
  }

  /** @param {SyntaxNode} node  x++ or --x, or another expression */
  function walkUpdate(node) {
    const [first, last] = childrenOf(node);
    const isPostfix = node.name === "PostfixExpression";
    const [target, sign] = isPostfix ? [first, last] : [last, first];
    if (target?.name !== "VariableName" || !/^(\+\+|--)$/.test(text(sign))) return walkEach(node, true);
    const start = setting(node, text(target));
    if (!isPostfix) {
      insert(node.from, start);
      return insert(node.to, ")");
    }
    const then = `, ${start}${text(target)})`;
    const isLast = node.parent?.name === "ForSpec" && node.nextSibling?.name === ")";
    if (isLast || node.parent?.name === "ExpressionStatement") return insert(node.to, then);
    insert(node.from, "[");
    insert(node.to, `${then}][0]`);
  }

  /** @param {SyntaxNode} node */
  function walkDeclaration(node) {
    const children = childrenOf(node);
    /** @type {string[]} */
    const others = [];
    for (const [at, child] of children.entries()) {
      if (child.name === "Equals") continue;
      const target = children[at - 1]?.name === "Equals" ? children[at - 2] : undefined;
      const isPlain = target?.name === "VariableDefinition" && !NAMED.has(child.name);
      if (target && isPlain) insert(child.from, setting(target, text(target)));
      walk(child, true);
      if (isPlain) insert(child.to, ")");
      else if (target && target.name !== "VariableDefinition") others.push(...namesIn(target));
    }
    if (LISTS.has(node.parent?.name ?? ""))
      for (const name of others) insert(node.to, `; ${setting(node, name)}${name});`);
  }
}
