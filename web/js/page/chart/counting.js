// The count of a chart: begun, stopped, and continued.

import { textOf } from "../../later.js";
import { countAll, emptyCells } from "./count.js";

/** @import { Engine } from "../../engine.js" */
/** @import { Cell } from "./count.js" */
/** @import { Chart } from "./spec.js" */

/** Milliseconds between two drawings while it is counted. */
const PAUSE = 120;

/**
 * What is counted so far.
 * @typedef {object} Count
 * @property {Chart} chart
 * @property {number[]} places  of the axis
 * @property {Cell[][]} cells  by search and place
 * @property {number} trees  the number of those that are counted
 * @property {boolean} isCounting
 */

/** Returns the number of trees of a chart. @param {Chart} chart */
export const treesOf = ({ first, end }) => end - first;

/**
 * @param {Engine} engine
 * @param {Chart} chart  the first one
 * @param {object} on
 * @param {() => boolean} on.isShown  returns false when nobody sees it any more
 * @param {() => void} on.change  called when there is more to draw
 * @param {(fault: string) => void} on.end  called when it ends, with what went wrong
 */
export function createCounting(engine, chart, { isShown, change, end }) {
  /** @type {Count} */
  let now = { chart, places: [], cells: [], trees: 0, isCounting: false };
  /** Counts the charts that were asked for. */
  let asked = 0;
  /** When it was drawn last. */
  let drawn = 0;

  /** @param {Partial<Count>} changes */
  function set(changes) {
    now = { ...now, ...changes };
    drawn = performance.now();
    change();
  }

  /** Stops, without drawing. */
  function halt() {
    asked += 1;
    now = { ...now, isCounting: false };
  }

  async function go() {
    const turn = ++asked;
    set({ isCounting: true });
    const { chart, places, cells } = now;
    let fault = "";
    const on = {
      isWanted: () => turn === asked && isShown(),
      /** @param {number} trees */
      show(trees) {
        if (turn !== asked) return;
        now = { ...now, trees };
        if (performance.now() > drawn + PAUSE) set({});
      },
    };
    const trees = await countAll(engine, chart, places, cells, on, now.trees).catch((error) => {
      fault = textOf(error);
      return now.trees;
    });
    if (turn !== asked) return;
    set({ trees, isCounting: false });
    end(fault);
  }

  return {
    get now() {
      return now;
    },
    halt,
    go,

    /** Takes another chart, of which nothing is counted. @param {Chart} chart @param {number[]} places */
    take(chart, places) {
      now = { ...now, chart, places, cells: emptyCells(chart, places), trees: 0 };
    },

    stop() {
      halt();
      set({});
      end("");
    },
  };
}
