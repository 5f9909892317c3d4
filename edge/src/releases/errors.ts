/** A file of a release is gone, or is not what was released: it is never used. */
export class DamagedError extends Error {}

/** A release that does not fit what is live; nothing has changed. */
export class IncompatibleError extends Error {}

/** The registry could not be moved, and nothing has changed; its message says why. */
export class RegistryError extends Error {}
