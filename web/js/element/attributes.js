// What the attributes of an element say, as a link.

/** Attributes that any element may have, or that only the element has: they are not in the link. */
const OTHERS =
  /^(accesskey|autocapitalize|autocorrect|autofocus|class|contenteditable|controls|dir|draggable|enterkeyhint|exportparts|height|hidden|id|inert|inputmode|is|item[a-z]+|lang|loading|nonce|on[a-z]+|part|popover|role|size|slot|spellcheck|style|tabindex|theme|title|translate|width|xmlns|writingsuggestions)$/;

/** The attributes of the place in the run. */
const PLACE = ["at", "by", "part"];

/**
 * Returns the link, and the part of it that is not about the step. Names that no link can have, such
 * as those of frameworks (`data-v-7`, `@click`), are ignored.
 * @param {Iterable<{ name: string, value: string }>} attributes
 */
export function linkOf(attributes) {
  const parts = [...attributes]
    .filter(({ name }) => /^[a-z]+$/.test(name) && !OTHERS.test(name))
    .map(({ name, value }) => [name, `${name}=${value.replace(/[%&\s]/g, encodeURIComponent)}`]);
  const link = (/** @type {string[][]} */ parts) => `#${parts.map(([, part]) => part).join("&")}`;
  return { link: link(parts), run: link(parts.filter(([name]) => !PLACE.includes(name))) };
}
