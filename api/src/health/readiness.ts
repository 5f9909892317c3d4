import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { registerGauge } from 'server/metrics';
import { createThrottledWarning } from 'server/throttled-warning';
import { withFallback } from '../catalog/reads/with-fallback.ts';
import { products } from '../catalog/records/tables.ts';
import type { Db } from '../db/db.ts';
import type { ApiContext } from '../http/api-routes.ts';
import { toLogFields } from '../http/to-log-fields.ts';
import { checkDataFolder } from './check-data-folder.ts';
import { checkDatabaseSpace } from './check-database-space.ts';

/** Time limit of a check in ms, because `/readyz` must respond within a second. */
const CHECK_TIMEOUT_MS = 800;

/** Shortest time between two checks that write to the database, in ms. */
const WRITE_CHECK_INTERVAL_MS = 1_000;

/** Parts of the backend that must work so that orders can be placed. */
export const parts = ['database', 'database space', 'data folder'] as const;

export type Part = (typeof parts)[number];

/** Resolves to the failing parts. If the list is empty, orders can be placed. */
export type ReadinessCheck = () => Promise<Part[]>;

/**
 * Creates a check of the database, its disk space and the data folder. Concurrent calls share one
 * check. The check logs each failing part at most once a minute, and sets the gauge `shop_ready`.
 */
export function createReadinessCheck(
  { config, db }: ApiContext,
  log: Pick<FastifyBaseLogger, 'warn'>,
): ReadinessCheck {
  const warn = createThrottledWarning(log);
  let lastWriteCheck = { at: -Infinity, result: Promise.resolve() };
  const checkRecentWrite = () => {
    const now = performance.now();
    if (now - lastWriteCheck.at >= WRITE_CHECK_INTERVAL_MS)
      lastWriteCheck = { at: now, result: checkDatabaseSpace(db) };
    return lastWriteCheck.result;
  };
  let databasePart: Part = 'database';
  const checkDatabase = shareWhilePending(async () => {
    databasePart = 'database';
    await checkProducts(db);
    databasePart = 'database space';
    await checkRecentWrite();
  });
  const checkFolder = shareWhilePending(() => checkDataFolder(config));
  const findFailure = (check: Promise<void>, getPart: () => Part) => {
    let failingPart: Part | null = null;
    const logFailure = (cause: unknown) => {
      failingPart = getPart();
      const labels = { part: failingPart };
      const facts = { failure: toLogFields(cause) };
      warn({ message: 'orders cannot be served', labels, facts });
    };
    return withFallback(check, undefined, logFailure, CHECK_TIMEOUT_MS).then(() => failingPart);
  };
  const findFailingParts = async () => {
    const failures = await Promise.all([
      findFailure(checkDatabase(), () => databasePart),
      findFailure(checkFolder(), () => 'data folder'),
    ]);
    return failures.filter((part) => part !== null);
  };
  const help = '0 for a part without which the backend takes no orders, else 1.';
  registerGauge({ name: 'shop_ready', help, labelNames: ['part'] }, async () => {
    const failingParts = await findFailingParts();
    return parts.map((part) => ({ labels: { part }, value: failingParts.includes(part) ? 0 : 1 }));
  });
  return findFailingParts;
}

/**
 * Returns the pending check instead of starting another, even if the pending check has exceeded its
 * time limit.
 */
function shareWhilePending(check: () => Promise<void>): () => Promise<void> {
  let pendingCheck: Promise<void> | null = null;
  return () => (pendingCheck ??= check().finally(() => (pendingCheck = null)));
}

/** Rejects if the products cannot be read, or if the database is read-only. */
async function checkProducts(db: Db): Promise<void> {
  const [product] = await db
    .select({ isWritable: sql<boolean>`current_setting('transaction_read_only') = 'off'` })
    .from(products)
    .limit(1);
  if (product === undefined) throw new Error('The catalogue is empty.');
  if (!product.isWritable) throw new Error('The database is read-only.');
}
