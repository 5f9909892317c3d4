import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { queryRows, type Tx } from '../src/db/db.ts';
import { openServerDatabase } from '../src/db/open-server-database.ts';
import { findOrderPage } from '../src/orders/staff/list/find-order-page.ts';

const dialect = new PgDialect();

const defaults = { sort: 'placed', descending: true, openfirst: true, size: 50 } as const;

/** Returns the query plans of a page of the staff's order list. `body` is the request's body. */
export async function explainOrderPage(databaseUrl: string, body: object): Promise<string> {
  const database = await openServerDatabase(databaseUrl);
  const plans: string[] = [];
  try {
    await findOrderPage(createPlanRecorder(database.db, plans), { ...defaults, ...body });
  } finally {
    await database.close();
  }
  return plans.join('\n\n');
}

/** Returns a proxy of `tx` that also records the plan of each query with a FROM clause. */
function createPlanRecorder(tx: Tx, plans: string[]): Tx {
  return new Proxy(tx, {
    get(target, name) {
      if (name === 'execute') return (query: SQL) => explainAndRun(target, query, plans);
      if (name === 'transaction') {
        return (work: (inner: Tx) => Promise<unknown>) =>
          target.transaction((inner) => work(createPlanRecorder(inner, plans)));
      }
      return Reflect.get(target, name) as unknown;
    },
  });
}

async function explainAndRun(tx: Tx, query: SQL, plans: string[]): Promise<unknown> {
  if (/\bfrom\b/.test(dialect.sqlToQuery(query).sql)) {
    const rows = await queryRows<{ 'QUERY PLAN': string }>(
      tx,
      sql`explain (analyze, costs off, timing off, summary off, buffers off) ${query}`,
    );
    // Shortens each line, because a condition may contain thousands of ids.
    plans.push(rows.map((row) => row['QUERY PLAN'].slice(0, 160)).join('\n'));
  }
  return tx.execute(query);
}
