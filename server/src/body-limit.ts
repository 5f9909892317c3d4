/** Bytes of a request body; a basket of hundreds of lines fits. */
export const BODY_LIMIT = 256 * 1024;
