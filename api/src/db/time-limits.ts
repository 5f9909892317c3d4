/**
 * Time limits of a database connection, in ms. The server enforces `statement`, `lock` and
 * `idleInTransaction`, even if this process freezes. This process enforces `connect` and
 * `response`.
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
   * Longest wait for the response to a query. `response` is longer than `statement`, so that the
   * server's more precise error arrives before this process gives up.
   */
  response: number;
}

/**
 * Time limits of a running shop. `lock` exceeds `idleInTransaction`, so that the server ends the
 * transaction of a frozen process before other processes stop waiting for that transaction's locks.
 */
export const timeLimits: TimeLimits = {
  connect: 3_000,
  statement: 5_000,
  lock: 4_000,
  idleInTransaction: 2_000,
  response: 6_000,
};

/**
 * Time limits while a starting shop migrates and seeds the database. `lock` stays short, because
 * all readers of a table wait while a migration waits for a lock on this table.
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
