/** Longest drawing of a signature, in characters of an SVG path in a box of 300 by 150. */
export const MAX_SIGNATURE_LENGTH = 20_000;
