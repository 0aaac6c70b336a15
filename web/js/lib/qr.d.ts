// The part of qr that the page uses.

/** Returns the rows of a code; true is dark. */
export default function encodeQR(
  text: string,
  output: "raw",
  options: { ecc: "low" | "medium"; border: number },
): boolean[][];
