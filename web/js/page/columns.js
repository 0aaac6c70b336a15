// Numbers that come in rows.

/** Returns one column. @param {Uint32Array} numbers @param {number} width  of a row @param {number} column */
export const column = (numbers, width, column) => numbers.filter((_, at) => at % width === column);
