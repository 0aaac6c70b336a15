// Several viewers on one page take turns. What the modules keep of a viewer, such as what the nodes
// of its run are called, is set when its turn begins. A page or a frame with one viewer needs no turns.

/** Begins the turn of the viewer that has it now. @type {(() => void) | undefined} */
let current;

/** Returns what begins the turn of the viewer that has it now. */
export const turn = () => current;

/** Gives a viewer its turn, unless it has it. @param {(() => void) | undefined} begin */
export function take(begin) {
  if (!begin || begin === current) return;
  current = begin;
  begin();
}
