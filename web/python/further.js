// The modules of games that have one of their own. They are files of the Python package: the object there sends one
// when it is asked. In the widget, this takes the place of web/single/further.js.

/**
 * @typedef {object} Model  of anywidget
 * @property {(name: string) => any} get
 * @property {(name: string, value: unknown) => void} set
 * @property {() => void} save_changes
 * @property {(content: unknown) => void} send
 * @property {(event: string, listener: (...values: any[]) => void) => void} on
 * @property {(event: string, listener: (...values: any[]) => void) => void} off
 */

/** The objects that are shown, the last one last. @type {Set<Model>} */
export const models = new Set();

/** Returns a compressed file. Without a kernel, it never comes. @param {string} path @returns {Promise<Uint8Array<ArrayBuffer>>} */
export function further(path) {
  const asked = [...models].at(-1);
  const file = `${path.replace(/^.*\//, "")}.gz`;
  return new Promise((resolve) => {
    /** @param {{ file?: string }} content @param {DataView[]} buffers */
    function receive(content, buffers) {
      if (content?.file !== file) return;
      asked?.off("msg:custom", receive);
      const { buffer, byteOffset, byteLength } = buffers[0];
      resolve(new Uint8Array(buffer.slice(byteOffset, byteOffset + byteLength)));
    }
    asked?.on("msg:custom", receive);
    asked?.send({ file });
  });
}
