/**
 * Time limits for a PostgreSQL server, in ms. The server enforces `statement`, `lock` and
 * `idleInTransaction`, even for a frozen process. `connect` and `answer` protect against a frozen
 * server.
 */
export interface TimeLimits {
  /** For a connection, from the pool or new. */
  connect: number;
  /** For the execution of one statement. */
  statement: number;
  /** For a lock that another transaction holds. */
  lock: number;
  /**
   * Between two statements of a transaction. The server then rolls it back and closes the
   * connection.
   */
  idleInTransaction: number;
  /**
   * For a response of the server. It is longer than `statement`, so that the server's own error
   * comes first.
   */
  answer: number;
}

/**
 * Limits while the shop serves. `lock` exceeds `idleInTransaction`, so that waiting processes
 * outlast a frozen one.
 */
export const timeLimits: TimeLimits = {
  connect: 3_000,
  statement: 5_000,
  lock: 4_000,
  idleInTransaction: 2_000,
  answer: 6_000,
};

/**
 * Limits for migrations and seeding. A table change must not wait longer for its lock, because all
 * readers of the table wait behind it.
 */
export const startLimits: TimeLimits = {
  connect: 10_000,
  statement: 300_000,
  lock: 10_000,
  idleInTransaction: 5_000,
  answer: 310_000,
};

/** Longest wait of a starting process for another starting process, in ms. */
export const START_TURN = 60_000;
