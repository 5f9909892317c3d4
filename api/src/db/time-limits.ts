/**
 * The server enforces `statement`, `lock` and `idleInTransaction`, even if this process freezes.
 * This process enforces the others.
 */
export interface TimeLimits {
  connect: number;
  statement: number;
  lock: number;
  /** After this pause in a transaction, the server rolls it back and closes the connection. */
  idleInTransaction: number;
  /** Exceeds `statement`, so that the server's more precise error comes first. */
  response: number;
}

/**
 * `lock` exceeds `idleInTransaction`, so that the server closes a frozen process's transaction
 * first.
 */
export const timeLimits: TimeLimits = {
  connect: 3_000,
  statement: 5_000,
  lock: 4_000,
  idleInTransaction: 2_000,
  response: 6_000,
};

/**
 * `lock` stays short, because all readers of a table wait behind a migration that waits for its
 * lock.
 */
export const startLimits: TimeLimits = {
  connect: 10_000,
  statement: 300_000,
  lock: 10_000,
  idleInTransaction: 5_000,
  response: 310_000,
};

/** Longest wait for another process that migrates or seeds the database. */
export const START_LOCK_TIMEOUT_MS = 60_000;
