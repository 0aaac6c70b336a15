// The languages that there are: the folders in web/locales.

export const LANGUAGES = ["en"];
