/** A release that does not fit what is live; nothing has changed. */
export class IncompatibleError extends Error {}
