// The languages that there are: the folders in web/locales. `no` means bokmål, too. js/languages.js
// has the same for what is loaded first.

export const LANGUAGES = ["en", "it", "nb", "sk"];

/** Returns the language of a code, if there is one. @param {string} code */
export const languageIn = (code) => LANGUAGES.find((language) => language === code.replace(/^no$/, "nb"));
