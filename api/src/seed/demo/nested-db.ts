import type { Db, Rows, Tx } from '../../db/db.ts';
import { queryRows } from '../../db/db.ts';

/**
 * Returns a database whose transactions run inside `tx`. Functions that begin their own
 * transactions then take effect together or not at all.
 */
export function nestInTransaction(tx: Tx): Db {
  const nestedDb: Db = Object.assign(Object.create(tx) as Tx, {
    commitWith: (async (firstStatements, work, deriveLastStatements) => {
      for (const statement of firstStatements) await tx.execute(statement);
      const result = await work(tx);
      let rows: Rows = [];
      for (const statement of deriveLastStatements(result)) rows = await queryRows(tx, statement);
      return { result, rows };
    }) satisfies Db['commitWith'],
  }) as Db;
  return nestedDb;
}
