import type { Db, Tx } from './db.ts';

/**
 * Runs `work` in a transaction that is always rolled back, and resolves to its result. Previews and
 * dry runs thus use the code of the real change, and save nothing. Rejects like `work`.
 */
export async function runAndRollBack<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  try {
    await db.transaction(async (tx) => {
      throw new Rollback(await work(tx));
    });
  } catch (cause) {
    if (cause instanceof Rollback) return cause.result as Result;
    throw cause;
  }
  throw new Error('The transaction was not rolled back.');
}

/** Thrown to roll back the transaction. Contains the result of the work. */
class Rollback extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super('The transaction was rolled back on purpose.');
    this.result = result;
  }
}
