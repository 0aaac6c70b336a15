// The types of the searches and their options, made from what the engine says of them.

/** @typedef {{ name: string, kind: string, choices?: string[], default: string, about: string }} OptionEntry */
/** @typedef {{ name: string, about: string, options: OptionEntry[] }} AlgorithmEntry */

/** A number, or a text that is one. */
const NUMBER = `number | \`\${number}\``;

/** Returns the type of the values of an option. @param {OptionEntry} option */
function valueType({ kind, choices = [] }) {
  const words = choices.map((word) => JSON.stringify(word)).join(" | ");
  const isSwitch = choices.includes("on") && choices.includes("off");
  if (kind === "choice") return isSwitch ? `${words} | boolean` : words;
  if (kind === "choice-or-decimal") return `${words} | ${NUMBER}`;
  // Several numbers stand in one text.
  return kind === "numbers" ? "string" : NUMBER;
}

/** @param {string} text */
const comment = (text) => `/** ${text.replaceAll("*/", "*\\/")} */`;

/** Returns the declarations. @param {AlgorithmEntry[]} algorithms */
export function searchTypes(algorithms) {
  const option = (/** @type {OptionEntry} */ option) =>
    `    ${comment(`${option.about}${option.default && ` Default: ${option.default}.`}`)}
    ${JSON.stringify(option.name)}?: ${valueType(option)};`;
  const search = (/** @type {AlgorithmEntry} */ { name, about, options }) =>
    `  ${comment(about)}\n  ${JSON.stringify(name)}: {\n${options.map(option).join("\n")}\n  };`;
  return `/** The options of each search, by its name. */
export interface SearchOptions {
${algorithms.map(search).join("\n")}
}

/** The name of a search. */
export type AlgorithmName = keyof SearchOptions;

/** The name of an option of any search. */
export type OptionName = { [Name in AlgorithmName]: keyof SearchOptions[Name] }[AlgorithmName];
`;
}
