import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { orLast } from '../catalog/or-last.ts';
import { products } from '../catalog/tables.ts';
import type { Db } from '../db/db.ts';
import type { ApiContext } from '../http/api-routes.ts';
import { loggable } from '../http/loggable.ts';
import { takesFiles } from './takes-files.ts';
import { takesRows } from './takes-rows.ts';

/** Time limit of a check, in ms. It is short, so that `/readyz` responds within a second. */
const PATIENCE = 800;

/** Shortest time between two write checks, in ms. */
const WRITE_EVERY = 1_000;

/** Resolves to whether orders can be placed, within 800 ms. Logs the cause if not. */
export type Readiness = (log: Pick<FastifyBaseLogger, 'warn'>) => Promise<boolean>;

/**
 * Creates the readiness check. It requires that the database responds, has a product and disk
 * space, and that the data folder is writable. Concurrent calls share one check.
 */
export function watchReadiness({ config, db }: ApiContext): Readiness {
  let checking: Promise<boolean> | null = null;
  let written = { at: -Infinity, rows: Promise.resolve() };
  const takesRowsOfLate = () => {
    const now = performance.now();
    if (now - written.at >= WRITE_EVERY) written = { at: now, rows: takesRows(db) };
    return written.rows;
  };
  const takesOrders = async () => {
    const sells = await sellsSomething(db);
    if (sells) await takesRowsOfLate();
    return sells;
  };
  const check = async () => {
    const [takes] = await Promise.all([takesOrders(), takesFiles(config)]);
    return takes;
  };
  return (log) => {
    checking ??= check().finally(() => (checking = null));
    const note = (cause: unknown) =>
      log.warn({ failure: loggable(cause) }, 'orders cannot be served');
    return orLast(checking, false, note, PATIENCE);
  };
}

async function sellsSomething(db: Db): Promise<boolean> {
  const [product] = await db
    .select({ isWritable: sql<boolean>`current_setting('transaction_read_only') = 'off'` })
    .from(products)
    .limit(1);
  return product?.isWritable === true;
}
