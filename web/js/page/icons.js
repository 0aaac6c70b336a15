// The icons that only the page has.

import { drawing } from "../icons.js";

const PATHS = {
  undo: "M9 6.5 4.5 11 9 15.5M5 11h9a5 5 0 0 1 0 10h-3",
  chevron: "M7 10l5 5 5-5",
  share: "M12 15V4M8 7.5 12 4l4 3.5M6 11.5H5V20h14v-8.5h-1",
  options: "M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9M15 5v5M9 14v5",
  explore: "M14.5 5.5l4 4M4.5 19.5l1-5L16.5 3.5l4 4-11 11z",
  layers: "M12 4l8 4.5-8 4.5-8-4.5zM4.5 12.5 12 16.7l7.5-4.2M4.5 16.5 12 20.7l7.5-4.2",
  book: "M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5V19",
  moon: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1",
  help: "M9 9.2a3 3 0 1 1 4.3 2.7c-.9.5-1.3 1-1.3 2M12 17.5v.1",
};

/** @param {keyof typeof PATHS} name */
export const icon = (name) => drawing(PATHS[name]);
