// Files that stand in a page as text.

/** Returns what is written in base64. @param {string} text */
export const bytesOf = (text) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
