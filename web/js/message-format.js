// The format of the sentences in a locale: the part of ICU MessageFormat that
// translation tools support, with arguments, plurals and marks.
//
//     {node} is a leaf, worth {value}.
//     {count, plural, one {# leaf} other {# leaves}}
//     An <alpha>α-cutoff</alpha>.
//
// A plural has a pattern for each category of the language, at least for `other`;
// `Intl.PluralRules` returns the category of a number. In the pattern, `#` is the
// number; arguments and marks are allowed. Marks do not nest. There is no quoting: a
// sentence contains no other braces, and `#` and `<` only outside of plurals and before
// a space.

/**
 * @typedef {string | { name: string } | { count: string } | { mark: string, pattern: Pattern }
 *   | { plural: string, cases: Record<string, Pattern> }} Piece
 * @typedef {Piece[]} Pattern
 */

/**
 * Parses a sentence.
 * @param {string} text
 * @returns {Pattern}
 */
export function parse(text) {
  let at = 0;

  /** Returns the match of a sticky expression at the current position, and moves past it. @param {RegExp} token */
  const take = (token) => {
    token.lastIndex = at;
    const match = token.exec(text);
    if (match) at = token.lastIndex;
    return match;
  };

  /** @param {RegExp} token */
  const expect = (token) => {
    const match = take(token);
    if (!match) throw new SyntaxError(`${text} at ${at}`);
    return match;
  };

  /** @param {RegExp} end @param {string} [counted]  the argument of the enclosing plural */
  function pattern(end, counted) {
    /** @type {Pattern} */
    const pieces = [];
    while (!take(end)) pieces.push(argument() ?? plural() ?? mark(counted) ?? literal(counted));
    return pieces;
  }

  function argument() {
    const match = take(/\{(\w+)\}/y);
    return match && { name: match[1] };
  }

  function plural() {
    const match = take(/\{(\w+), plural,/y);
    if (!match) return null;
    /** @type {Record<string, Pattern>} */
    const cases = {};
    while (!take(/\s*\}/y)) cases[expect(/\s*(\w+) \{/y)[1]] = pattern(/\}/y, match[1]);
    return { plural: match[1], cases };
  }

  /** @param {string} [counted] */
  function mark(counted) {
    const match = take(/<(\w+)>/y);
    return match && { mark: match[1], pattern: pattern(new RegExp(`</${match[1]}>`, "y"), counted) };
  }

  /** @param {string} [counted] */
  function literal(counted) {
    if (counted && take(/#/y)) return { count: counted };
    return expect(counted ? /[^{}#][^{}<#]*/y : /[^{}][^{}<]*/y)[0];
  }

  return pattern(/$/y);
}

/**
 * @template Value
 * @typedef {string | { count: number } | { mark: string, parts: Part<Value>[] } | { value: Value }} Part
 */

/**
 * Returns the parts of a sentence, with the arguments inserted.
 * @template Value
 * @param {Pattern} pattern
 * @param {Record<string, Value>} args
 * @param {Intl.PluralRules} rules
 * @param {(value: Value) => number} numberOf  returns the number of an argument, for plurals
 * @returns {Part<Value>[]}
 * @throws {TypeError} if an argument is missing
 */
export function fill(pattern, args, rules, numberOf) {
  /** @param {string} name */
  const argument = (name) => {
    if (args[name] === undefined) throw new TypeError(`the argument ${name} is missing`);
    return args[name];
  };
  return pattern.flatMap((/** @type {Piece} */ piece) => {
    if (typeof piece === "string") return [piece];
    if ("name" in piece) return [{ value: argument(piece.name) }];
    if ("mark" in piece) return [{ mark: piece.mark, parts: fill(piece.pattern, args, rules, numberOf) }];
    if ("count" in piece) return [{ count: numberOf(argument(piece.count)) }];
    const { plural, cases } = piece;
    return fill(cases[rules.select(numberOf(argument(plural)))] ?? cases.other, args, rules, numberOf);
  });
}
