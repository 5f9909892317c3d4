import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { orLast } from '../catalog/or-last.ts';
import { products } from '../catalog/tables.ts';
import type { Db } from '../db/db.ts';
import type { ApiContext } from '../http/api-routes.ts';
import { loggable } from '../http/loggable.ts';
import { takesFiles } from './takes-files.ts';
import { takesRows } from './takes-rows.ts';

/** Milliseconds for which a check may take, so that who asks is answered within a second. */
const PATIENCE = 800;

/** Milliseconds in which rows are written once at most, however often readiness is asked. */
const WRITE_EVERY = 1_000;

/** Tells whether orders can be served; in time, whatever database and disk do. */
export type Readiness = (log: Pick<FastifyBaseLogger, 'warn'>) => Promise<boolean>;

/**
 * Orders can be served when the database answers, takes rows and holds a product to sell, and the data
 * folder takes files. Whoever asks while a check is under way shares it: checks never pile up.
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
