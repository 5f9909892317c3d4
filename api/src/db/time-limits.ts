/**
 * Time limits for a PostgreSQL server, in ms. The server enforces `statement`, `lock` and
 * `idleInTransaction`, even if this process freezes. This process enforces `connect` and
 * `response`, even if the server freezes.
 */
export interface TimeLimits {
  /** Longest wait for a connection, from the pool or new. */
  connect: number;
  /** Longest execution of one statement. */
  statement: number;
  /** Longest wait for a lock that another transaction holds. */
  lock: number;
  /**
   * Longest pause between two statements of a transaction. After it, the server rolls the
   * transaction back and closes the connection.
   */
  idleInTransaction: number;
  /**
   * Longest wait for a response of the server. It exceeds `statement`, so that the server's more
   * precise error comes first.
   */
  response: number;
}

/**
 * Limits while the shop serves requests. `lock` exceeds `idleInTransaction`. The server thus closes
 * a frozen process's transaction before others stop waiting for its locks.
 */
export const timeLimits: TimeLimits = {
  connect: 3_000,
  statement: 5_000,
  lock: 4_000,
  idleInTransaction: 2_000,
  response: 6_000,
};

/**
 * Limits for migrations and seeding. `lock` stays short, because all readers of a table wait behind
 * a table change that waits for its lock.
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
