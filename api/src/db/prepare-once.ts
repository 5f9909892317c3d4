import type { Tx } from './db.ts';

/**
 * Returns a function that builds a query once per database and then reuses the query. Building a
 * query takes more processor time than sending the query. Use `sql.placeholder` for values that
 * differ between calls.
 */
export function prepareOnce<Statement>(build: (db: Tx) => Statement): (db: Tx) => Statement {
  const statements = new WeakMap<Tx, Statement>();
  return (db) => {
    const statement = statements.get(db) ?? build(db);
    statements.set(db, statement);
    return statement;
  };
}
