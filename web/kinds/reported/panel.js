// What a program says of its search: its calls, with the windows that it has, if it has any.

import { draw as drawWindows } from "../shared/calls.js";
import { draw as drawValues } from "../shared/stack.js";

/** @import { StackPanel, WindowPanel } from "../../js/types.js" */

/** @param {StackPanel | WindowPanel} panel */
export const draw = (panel) => (panel.kind === "window" ? drawWindows(panel) : drawValues(panel));
