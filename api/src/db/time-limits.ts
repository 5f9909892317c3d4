/**
 * Time limits in ms. The server enforces `statement`, `lock` and `idleInTransaction`, even if this
 * process freezes. This process enforces the other limits.
 */
export interface TimeLimits {
  connect: number;
  statement: number;
  lock: number;
  /**
   * Longest idle time within a transaction. The server then rolls the transaction back and closes
   * the connection.
   */
  idleInTransaction: number;
  /**
   * Longest wait for a response. Longer than `statement`, so that the server's more precise error
   * arrives first.
   */
  response: number;
}

/**
 * Time limits of a running shop. `lock` exceeds `idleInTransaction`. The server thus ends the
 * transaction of a frozen process before other processes stop waiting for its locks.
 */
export const timeLimits: TimeLimits = {
  connect: 3_000,
  statement: 5_000,
  lock: 4_000,
  idleInTransaction: 2_000,
  response: 6_000,
};

/**
 * Time limits at the start. `lock` stays short. While a migration waits for a lock on a table, all
 * readers of this table wait too.
 */
export const startLimits: TimeLimits = {
  connect: 10_000,
  statement: 300_000,
  lock: 10_000,
  idleInTransaction: 5_000,
  response: 310_000,
};

/** Longest wait for another process that migrates or seeds the database, in ms. */
export const START_LOCK_TIMEOUT_MS = 60_000;
