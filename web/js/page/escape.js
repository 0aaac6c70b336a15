// Text in HTML that the page writes for other pages.

/** Returns text with escapes, for HTML and its double-quoted attributes. @param {string} text */
export const escapeHtml = (text) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
