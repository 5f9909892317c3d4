export class DamagedError extends Error {}

/** Returns null for a `DamagedError` and throws any other error again. */
export function nullIfDamaged(cause: unknown): null {
  if (cause instanceof DamagedError) return null;
  throw cause;
}

export class IncompatibleError extends Error {}

/** Thrown for a build whose own description cannot be used. */
export class InvalidBuildError extends Error {}

export class OverBudgetError extends Error {}

/**
 * Thrown if the stored registry, or another document of the store, cannot be read. The message
 * names the file and the remedy.
 */
export class UnreadableRegistryError extends Error {}

/** Thrown while the registry has no live release. A later attempt may succeed. */
export class NothingLiveError extends Error {}

/** Thrown for a change that the state of the registry does not permit. */
export class RegistryError extends Error {}

/** Thrown if the registry was changed after the caller read it. */
export class ChangedMeanwhileError extends Error {
  readonly revision: number;
  readonly by: string;
  readonly at: string;

  constructor(message: string, { revision, by, at }: { revision: number; by: string; at: string }) {
    super(message);
    this.revision = revision;
    this.by = by;
    this.at = at;
  }
}
