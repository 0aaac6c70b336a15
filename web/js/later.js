// Parts of the viewer that are loaded when they are first needed.

/** @type {(error: unknown) => void} */
let tell = () => {};

/** @param {(error: unknown) => void} listener  called if a part can't be loaded */
export const onFault = (listener) => (tell = listener);

/**
 * @template Part
 * @param {() => Promise<Part>} load  loads the part and creates it
 * @param {(part: Part) => void} ready  called when it is there
 */
export function createLater(load, ready) {
  /** @type {Part | undefined} */
  let part;
  let isAsked = false;

  return {
    /** The part; undefined until it is there. */
    get part() {
      return part;
    },

    /** Loads the part, the first time. */
    need() {
      if (isAsked) return;
      isAsked = true;
      load()
        .then((made) => {
          part = made;
          ready(made);
        })
        .catch((error) => tell(error));
    },
  };
}
