/** A file of a release is gone, or is not what was released: it is never used. */
export class DamagedError extends Error {}

/** A release that does not fit what is live; nothing has changed. */
export class IncompatibleError extends Error {}

/** A build that loads more than its budget allows; nothing has changed. */
export class OverBudgetError extends Error {}

/** What the store holds as its registry is none; its message names the file and what to do. */
export class UnreadableRegistryError extends Error {}

/** Nothing can be shown now, and there may be something in a moment. */
export class NothingLiveError extends Error {}

/** The registry could not be moved, and nothing has changed; its message says why. */
export class RegistryError extends Error {}
