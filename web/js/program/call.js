// The call that begins a program which has only functions: the one that searches, by its name, with arguments by the
// names of its parameters. What the program calls by the same name itself, such as its board, is its own. Pure.

/** @import { Language } from "./instrument.js" */

/** How searches are called, the most telling first. */
const SEARCHES = [
  /alpha_?beta|ab_?search|ab_?prun/i,
  /negamax|negascout|scout|pvs|mtd|sss/i,
  /mini_?max|expect\w*max/i,
  /search|decision/i,
];

/**
 * The arguments, by the names of parameters.
 * @type {[name: RegExp, of: Record<Language, string>][]}
 */
const ARGUMENTS = [
  [/^(node|state|game_?state|position|pos|board|root|tree|s|n|current\w*)$/i, { python: "root", javascript: "root" }],
  [/^(game|problem)$/i, { python: "game", javascript: "root" }],
  [/^(depth|d|plies|max_?depth|limit)$/i, { python: "99", javascript: "99" }],
  [/^(alpha|a)$/i, { python: "-math.inf", javascript: "-Infinity" }],
  [/^(beta|b)$/i, { python: "math.inf", javascript: "Infinity" }],
  [/^(is_?)?max\w*$|^player$/i, { python: "is_max(root)", javascript: "isMax(root)" }],
  [/^(colou?r|sign)$/i, { python: "(1 if is_max(root) else -1)", javascript: "(isMax(root) ? 1 : -1)" }],
];

/** Those that are otherwise in a program with data of its own: a depth from which it counts up. @type {typeof ARGUMENTS} */
const OWN = [
  [/^(depth|d|plies)$/i, { python: "0", javascript: "0" }],
  [/^(is_?)?max\w*$/i, { python: "True", javascript: "true" }],
  [/^(colou?r|sign)$/i, { python: "1", javascript: "1" }],
];

const FUNCTIONS = {
  python: /^def[ \t]+(\w+)[ \t]*\(([^)]*)\)/gm,
  javascript:
    /^(?:export[ \t]+)?(?:function[ \t]+(\w+)[ \t]*\(([^)]*)\)|(?:const|let|var)[ \t]+(\w+)[ \t]*=[ \t]*(?:function[ \t]*)?\(([^)]*)\))/gm,
};

/** What begins the game of a program in Python; `later` is in hooks.py. */
const BEGIN = /^def[ \t]+initial_state[ \t]*\([ \t]*\)/m;

/** An agent of Berkeley's course, which is asked for the move of a state. */
const AGENT = /^class[ \t]+(\w*(?:AlphaBeta|Minimax)\w*)[ \t]*\([\s\S]*?^[ \t]+def[ \t]+getAction\b/m;
/** The one for games with chance. */
const AGENT_OF_CHANCE = /^class[ \t]+(\w*Expectimax\w*)[ \t]*\([\s\S]*?^[ \t]+def[ \t]+getAction\b/m;
/** What stands in an agent that nobody has written yet. */
const UNWRITTEN = /^[ \t]+util\.raiseNotDefined\(\)/m;

/**
 * Returns the name of the last agent that is written, or of the last one; empty if there is none.
 * @param {string} source
 * @param {RegExp} of
 */
function agentIn(source, of) {
  const agents = source.split(/^(?=class\b)/m).filter((part) => of.test(part));
  const agent = agents.filter((part) => !UNWRITTEN.test(part)).at(-1) ?? agents.at(-1) ?? "";
  return of.exec(agent)?.[1] ?? "";
}

/**
 * Returns the call, as an expression; empty if no function can be called.
 * @param {Language} language @param {string} source
 * @param {boolean} hasChance  in the game
 */
export function callOf(language, source, hasChance = false) {
  const chosen = (hasChance && agentIn(source, AGENT_OF_CHANCE)) || agentIn(source, AGENT);
  const agent = language === "python" ? chosen : "";
  if (agent) return `${agent}("scoreEvaluationFunction", "99").getAction(root)`;
  return firstOf(language, source, (name, parameters) => {
    const passed = argumentsFor(language, parameters, source);
    return passed === null ? "" : `${name}(${passed})`;
  });
}

/**
 * Returns the function that searches, with its parameters; empty if none does.
 * @param {Language} language @param {string} source
 */
export const searchIn = (language, source) =>
  firstOf(language, source, (name, parameters) => `${name}(${parameters.trim()})`);

/**
 * Returns what is told of the function that is most likely to search, among those of which something is told.
 * @param {Language} language @param {string} source @param {(name: string, parameters: string) => string} tell
 */
function firstOf(language, source, tell) {
  /** @type {{ name: string, told: string }[]} */
  const found = [];
  for (const [, named, ofNamed, given, ofGiven] of source.matchAll(FUNCTIONS[language])) {
    const name = named ?? given;
    const told = tell(name, ofNamed ?? ofGiven);
    if (told) found.push({ name, told });
  }
  return SEARCHES.map((is) => found.find(({ name }) => is.test(name))?.told).find(Boolean) ?? "";
}

/**
 * Returns the arguments; null if there is a parameter that nobody knows.
 * @param {Language} language @param {string} parameters @param {string} source
 */
function argumentsFor(language, parameters, source) {
  const parts = parameters.split(",").map((part) => part.trim());
  /** @type {string[]} */
  const passed = [];
  const begins = language === "python" && BEGIN.test(source);
  let isOwn = false;
  for (const part of parts.filter(Boolean)) {
    const name = part.split(/[:=\s]/)[0];
    let known = ARGUMENTS.find(([is]) => is.test(name))?.[1][language];
    if (isGlobal(language, name, source)) [known, isOwn] = [name, true];
    else if (known === "root" && begins) [known, isOwn] = ["later(initial_state(), 4)", true];
    else if (known && isOwn) known = OWN.find(([is]) => is.test(name))?.[1][language] ?? known;
    // Those that have defaults keep them, once one isn't known.
    if (known === undefined) return part.includes("=") && passed.length > 0 ? passed.join(", ") : null;
    passed.push(known);
  }
  return passed.length > 0 ? passed.join(", ") : null;
}

/**
 * Returns true if a program has a variable with a name, outside of its functions.
 * @param {Language} language @param {string} name @param {string} source
 */
const isGlobal = (language, name, source) =>
  /^\w+$/.test(name) &&
  new RegExp(`^${language === "python" ? "" : "(const|let|var)[ \\t]+"}${name}[ \\t]*=[^=]`, "m").test(source);
