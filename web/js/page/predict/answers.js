// What is said to a question, and whether it is right.

import { plain, words } from "../../narrate.js";
import { usual } from "../usual.js";

/** @import { Question } from "./questions.js" */

/** The answers to choose from, by how a question is answered. @type {Record<string, string[]>} */
const CHOICES = { yes: ["yes", "no"], strategy: ["prove", "disprove"] };

/** Returns the answers to choose from; none if a number is typed. @param {Question} question */
export const choicesOf = ({ how, nodes = [] }) => CHOICES[how] ?? nodes;

/** Returns an answer in words. @param {Question} question @param {string} answer */
export const answerIn = ({ how }, answer) =>
  how === "number"
    ? answer
    : how === "node"
      ? plain({ key: "edit.name", args: { node: { node: answer } } })
      : words(`predict.${answer}`);

/** Returns the number that a text is; NaN if it is none. A fraction is its two numbers. @param {string} text */
function numberIn(text) {
  const [over, under = "1"] = text.split("/");
  return over === "" || under === "" ? Number.NaN : Number(over) / Number(under);
}

/** Returns true if an answer is right. @param {Question} question @param {string} given */
export function isRight({ how, answer }, given) {
  if (how !== "number") return given === answer;
  const [one, other] = [usual(given), usual(answer)];
  return one === other || numberIn(one) === numberIn(other);
}
