// Rewrites the style sheets of a frame for a shadow root.

/**
 * Returns a style sheet for a shadow root: what is said of the page is said of the element, its view
 * is the box of the element, and `rem` is the size of its own text, whatever that of the page is. The
 * element is a size container `ply-scope`, and `--ply-rem` a length.
 * @param {string} css
 */
export const scoped = (css) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/@(?:media|container)[^{]*/g, (condition) =>
      condition.replace(/^@media *(?=.*(?:width|height))/, "@container ply-scope ").replace(/(?<=\d)rem\b/g, "em"),
    )
    .replace(/(-?\d*\.?\d+)rem\b/g, "calc($1 * var(--ply-rem))")
    .replace(/(\d)(?:d?v)([wh])\b/g, "$1cq$2")
    .replace(/:root((?::not\([^)]*\)|\[[^\]]*\])+)/g, ":host($1)")
    .replace(/:root\b/g, ":host");
