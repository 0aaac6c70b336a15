// Finishes keys that come with decisions still to be made. It goes when the
// stage makes them.

/** @import { Sentence } from "../types.js" */

/** @param {string} panel  of a run @returns {string[]} the kinds that say something of it */
export const kindsOf = (panel) =>
  panel === "window" ? ["windows", "tests"] : panel === "stack" ? ["values"] : [panel];

const INF = "∞";
const NEG = "−∞";
/** @param {any} arg */
const num = (arg) => Number(arg.value.replace("−", "-").replace("∞", "Infinity"));
/** @param {any} arg @returns {string} */
const end = (arg) => (arg.value === INF ? ".inf" : arg.value === NEG ? ".neg-inf" : "");
/** @param {any} arg */
const inf = (arg) => arg.value === INF || arg.value === NEG;
/** @param {any} list */
const any = (list) => list?.nodes.length > 0;
/** @param {Record<string, any>} a */
const more = (a) => (a.asker.player === "min" ? "less" : "more");

/** @param {Record<string, any>} a */
function known(a) {
  if (inf(a.lower) && inf(a.upper)) return [];
  if (a.lower.value === a.upper.value) return ["known.met"];
  return [inf(a.lower) ? "known.upper" : inf(a.upper) ? "known.lower" : "known.between"];
}

/** @param {string} key @param {Record<string, any>} a @returns {string[]} */
function keys(key, a) {
  switch (key) {
    case "start":
      return [
        `start.${a.name?.word ?? a.algorithm.word.toLowerCase().replace("b*", "b-star").replace("*", "-star").replace("negascout", "nega-scout").replace("proof numbers", "proof-number").replaceAll(" ", "-")}`,
      ];
    case "step.strategy":
      return [`step.${a.strategy.word}`];
    case "enter":
      if (!a.alpha) return [key];
      if (num(a.alpha) >= num(a.beta)) return ["enter.no-room"];
      if (inf(a.alpha) && inf(a.beta)) return ["enter.open"];
      if (a.player.player === "min" && !inf(a.alpha)) return ["enter.max-has"];
      return [a.player.player === "max" && !inf(a.beta) ? "enter.min-has" : "enter.inside"];
    case "enter.first":
    case "enter.again":
      return [inf(a.alpha) && inf(a.beta) ? `${key}.open` : key];
    case "enter.test":
    case "test.yes":
    case "test.no":
      return [`${key}.${more(a)}`];
    case "enter.within":
      return [`${key}.${more(a)}.${a.enough.word}`];
    case "test.within":
      return [
        `${key}.${a.answer.word}.${more(a)}${a.settled.word === "yes" ? "" : ".open"}`,
        ...(any(a.pruned) ? ["test.pruned"] : []),
      ];
    case "backup": {
      if (a.improved.word === "no") return ["backup.keeps"];
      if (!a.alpha) return ["backup.best"];
      if (num(a.alpha) > num(a.beta)) return ["backup.closes"];
      const max = a.player.player === "max";
      if ((max ? a.alpha : a.beta).value !== a.best.value) return ["backup.stays"];
      if (a.bound.bound.startsWith(max ? "≤" : "≥")) return ["backup.window"];
      return [`backup.sure.${a.player.player}`];
    }
    case "cutoff.alpha":
    case "cutoff.beta":
      return [`${key}${/[<>]/.test(a.sign.word) ? ".strict" : ""}${a.by ? ".by" : ""}`];
    case "pass.asks":
      return [key + end(a.gamma), ...(inf(a.gamma) ? [] : known(a))];
    case "pass.answers":
      return a.found.word === "upper"
        ? ["pass.no", ...(inf(a.lower) ? [] : known(a))]
        : ["pass.yes", ...(inf(a.upper) ? [] : known(a))];
    case "pass.enter":
      return [
        a.player.player === "max"
          ? `pass.enter.max${end(a.gamma)}`
          : `pass.enter.min${a.gamma.value === NEG ? ".neg-inf" : ""}`,
      ];
    case "pass.cutoff.alpha":
      return [key + (a.gamma.value === NEG ? ".neg-inf" : "")];
    case "pass.cutoff.beta":
    case "memory.miss":
      return [key + end(a.gamma)];
    case "gamma.1":
    case "dual.1":
      return [a.value.value === a.pushed.value ? key : `${key}.capped`];
    case "gamma.4":
    case "dual.4":
      return [any(a.purged) ? key : `${key}.alone`];
    case "choose.prove-best":
      return [`${key}.${a.player.player === "max" ? "lower" : "raise"}`];
    case "choose.disprove-rest":
      return [`${key}.${a.player.player === "max" ? "raise" : "lower"}`];
    case "bounds":
      return [
        inf(a.lower) && inf(a.upper)
          ? "bounds.unknown"
          : a.lower.value === a.upper.value
            ? "bounds.exact"
            : "bounds.between",
      ];
    case "backup.bounds":
      return [a.lower.value === a.upper.value ? "backup.exact" : "backup.between"];
    case "live.pop":
      return [`${key}.${a.order.word}`];
    case "live.pushed":
      return [a.best ? `${key}.below` : key];
    case "done.solved":
    case "done.exhausted":
      return [a.best ? `${key}.move` : key];
    case "done.proved":
      return [a.best ? `${key}.${a.player.player}` : key];
    case "done.disproved":
      return [a.best && a.player.player === "min" ? `${key}.min` : key];
    case "done.separation": {
      if (!a.best_lower) return [key];
      const exact = a.best_lower.value === a.best_upper.value;
      const side = a.player.player;
      if (!a.other) return [exact ? `${key}.exact.only` : `${key}.${side}.only`];
      return [`${key}${exact ? ".exact" : ""}.${side}`];
    }
    case "done.budget":
      if (!a.best) return [key];
      if (!a.best_lower) return [`${key}.${a.player.player}`];
      return [`${key}.${a.player.player}`, a.best_lower.value === a.best_upper.value ? "worth.exact" : "worth.between"];
    case "rule.step":
    case "rule.widen":
      return a.value.word === "0" ? [] : [key];
    case "leaves":
      return [a.of ? "leaves.of" : key];
    case "board.map":
      return [a.way.word ? "board.map.way" : key];
    case "fact.interval":
      return [a.lower.value === a.upper.value ? "fact.interval.exact" : key];
    default:
      return [key];
  }
}

/** @param {Sentence} message @returns {Sentence[]} */
export function finish({ key, args }) {
  /** @type {Record<string, any>} */
  const a = { ...args };
  if (key === "rule.bounds")
    [a.first, a.second] = a.value.word.split(",").map((/** @type {string} */ word) => ({ word }));
  if (key === "proof.numbers") for (const name of ["proof", "disproof"]) a[name] = { number: Number(a[name].word) };
  return keys(key, a).map((finished) => ({ key: finished, args: a }));
}
