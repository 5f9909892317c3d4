import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { withFallback } from '../catalog/with-fallback.ts';
import { products } from '../catalog/tables.ts';
import type { Db } from '../db/db.ts';
import type { ApiContext } from '../http/api-routes.ts';
import { toLogFields } from '../http/to-log-fields.ts';
import { checkDataFolder } from './check-data-folder.ts';
import { checkDatabaseSpace } from './check-database-space.ts';

/** Time limit of a check in ms, because `/readyz` must respond within a second. */
const CHECK_TIMEOUT_MS = 800;

const WRITE_CHECK_INTERVAL_MS = 1_000;

/** Resolves to whether orders can be placed, and logs the cause if not. */
export type ReadinessCheck = (log: Pick<FastifyBaseLogger, 'warn'>) => Promise<boolean>;

/** Checks the database, its disk space and the data folder. Concurrent calls share one check. */
export function createReadinessCheck({ config, db }: ApiContext): ReadinessCheck {
  let pendingCheck: Promise<boolean> | null = null;
  let lastWriteCheck = { at: -Infinity, rows: Promise.resolve() };
  const checkRecentWrite = () => {
    const now = performance.now();
    if (now - lastWriteCheck.at >= WRITE_CHECK_INTERVAL_MS)
      lastWriteCheck = { at: now, rows: checkDatabaseSpace(db) };
    return lastWriteCheck.rows;
  };
  const canStoreOrders = async () => {
    const canSell = await canSellProducts(db);
    if (canSell) await checkRecentWrite();
    return canSell;
  };
  const runCheck = async () => {
    const [isReady] = await Promise.all([canStoreOrders(), checkDataFolder(config)]);
    return isReady;
  };
  return (log) => {
    pendingCheck ??= runCheck().finally(() => (pendingCheck = null));
    const logFailure = (cause: unknown) =>
      log.warn({ failure: toLogFields(cause) }, 'orders cannot be served');
    return withFallback(pendingCheck, false, logFailure, CHECK_TIMEOUT_MS);
  };
}

async function canSellProducts(db: Db): Promise<boolean> {
  const [product] = await db
    .select({ isWritable: sql<boolean>`current_setting('transaction_read_only') = 'off'` })
    .from(products)
    .limit(1);
  return product?.isWritable === true;
}
