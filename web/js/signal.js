// Something that happens, and what listens to it: in the order in which it began to.

/** @template {unknown[]} Told */
export function createSignal() {
  /** @type {((...told: Told) => void)[]} */
  const listeners = [];
  return {
    /** @param {...(...told: Told) => void} more */
    listen: (...more) => void listeners.push(...more),

    /** @param {Told} told */
    tell(...told) {
      for (const listener of listeners) listener(...told);
    },
  };
}
