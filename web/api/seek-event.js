// The event of a recording.

/** @import { PlatformEvent } from "./platform.js" */

const Base = /** @type {new (type: string) => PlatformEvent} */ (Event);

/** A recording has moved to another step, or to another part of it. */
export class SeekEvent extends Base {
  /** @param {number} at @param {number} from @param {number} part @internal */
  constructor(at, from, part) {
    super("seek");
    /** The step that it is at now. */
    this.at = at;
    /** The step that it was at. */
    this.from = from;
    /** The part of the step that it is at now, counted from 1. */
    this.part = part;
  }
}
