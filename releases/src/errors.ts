/** A file of a release is missing or damaged. It is never used. */
export class DamagedError extends Error {}

/** A release is incompatible with the live releases. Nothing has changed. */
export class IncompatibleError extends Error {}

/** A build exceeds its size budget. Nothing has changed. */
export class OverBudgetError extends Error {}

/** The registry in the store is invalid. The message names the file and the remedy. */
export class UnreadableRegistryError extends Error {}

/** Thrown while the registry has no live release. A retry may succeed. */
export class NothingLiveError extends Error {}

/** The registry could not be changed. The message says why. */
export class RegistryError extends Error {}
