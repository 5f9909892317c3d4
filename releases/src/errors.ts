export class DamagedError extends Error {}

export class IncompatibleError extends Error {}

export class OverBudgetError extends Error {}

/** The message names the file and the remedy. */
export class UnreadableRegistryError extends Error {}

/** Thrown while the registry has no live release. A later attempt may succeed. */
export class NothingLiveError extends Error {}

export class RegistryError extends Error {}
