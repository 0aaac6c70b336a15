// What readers type for a value, in one form.

/** Returns an answer as it is compared: without what people write in several ways. @param {string} text */
export const usual = (text) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[−–]/g, "-")
    .replace(/^([+-]?)(?:infinity|inf)$/, "$1∞")
    .replace(/(\d),(\d)/g, "$1.$2")
    .replace(/^\+/, "")
    .replace(/\s+/g, " ");
