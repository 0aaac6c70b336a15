// Write it yourself, in the page.

import { createTool } from "../../program/tool/tool.js";
import { createSource } from "./source.js";

/** @import { Desk, Tool } from "../desk.js" */

/** @param {Desk} desk @returns {Tool} */
export const createProgram = (desk) => createTool(desk, createSource);
