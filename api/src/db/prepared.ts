import type { Tx } from './db.ts';

/**
 * Builds a statement once for each database, because building a query's text costs Node more than
 * sending it. Values that differ between calls are placeholders (`sql.placeholder`).
 */
export function prepared<Statement>(build: (db: Tx) => Statement): (db: Tx) => Statement {
  const statements = new WeakMap<Tx, Statement>();
  return (db) => {
    const statement = statements.get(db) ?? build(db);
    statements.set(db, statement);
    return statement;
  };
}
