/** Thrown if a file of a release is missing or damaged. */
export class DamagedError extends Error {}

/** Thrown if a release is incompatible with the live releases. Nothing has changed. */
export class IncompatibleError extends Error {}

/** Thrown if a build exceeds its size budget. Nothing has changed. */
export class OverBudgetError extends Error {}

/** Thrown if the stored registry is invalid. The message names the file and the remedy. */
export class UnreadableRegistryError extends Error {}

/** Thrown while the registry has no live release. A retry may succeed. */
export class NothingLiveError extends Error {}

export class RegistryError extends Error {}
