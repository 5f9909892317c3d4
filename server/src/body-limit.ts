/** Fits a basket of hundreds of lines. */
export const BODY_LIMIT = 256 * 1024;
