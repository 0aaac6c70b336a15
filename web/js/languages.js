// The languages that there are, for what is loaded first: the folders in web/locales. `no` means `nb`.

/** Returns the language of a code; English if there is no such language. @param {string} code */
export const languageOf = (code) => (/^(it|n[bo]|sk)$/.test(code) ? code.replace("o", "b") : "en");
