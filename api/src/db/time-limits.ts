/**
 * How long anything waits for a PostgreSQL server, in ms. The server keeps to `statement`, `lock` and
 * `idleInTransaction` by itself, also for a process that stands still; `connect` and `answer` are for a
 * server that stands still.
 */
export interface TimeLimits {
  /** For a connection: until one of the pool is free, or a new one is open. */
  connect: number;
  /** For one statement to be carried out. */
  statement: number;
  /** For what another transaction has locked. */
  lock: number;
  /** Between two statements of a transaction: then it is rolled back and its connection closed. */
  idleInTransaction: number;
  /** For the server's answer; longer than `statement`, so that the server's own word comes first. */
  answer: number;
}

/**
 * While the shop serves. `lock` is longer than `idleInTransaction`: who waits for a process that stands
 * still outlasts it and goes on.
 */
export const timeLimits: TimeLimits = {
  connect: 3_000,
  statement: 5_000,
  lock: 4_000,
  idleInTransaction: 2_000,
  answer: 6_000,
};

/**
 * While tables are migrated and seeded. A change of a table waits for its lock no longer than this,
 * because everyone who reads that table waits behind it.
 */
export const startLimits: TimeLimits = {
  connect: 10_000,
  statement: 300_000,
  lock: 10_000,
  idleInTransaction: 5_000,
  answer: 310_000,
};

/** Milliseconds for which a process that starts waits for another one that starts. */
export const START_TURN = 60_000;
