/** A file of a release is gone, or is not what was released: it is never used. */
export class DamagedError extends Error {}
