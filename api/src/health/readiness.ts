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

/** Number of sorted rows. These rows need about 250 kB on the disk, more than one order. */
const TEST_ROW_COUNT = 14_000;

/**
 * Checks that the disk has space for the tables of an order. Sorts more rows than the memory may
 * hold, so that PostgreSQL writes a temporary file. Creates no temporary table, because PostgreSQL
 * would remove the table in a transaction when the connection ends. That transaction waits for a
 * synchronous standby, so a primary without its standby could not shut down.
 *
 * If `log_temp_files` is on, PostgreSQL would log the file at each check. Turns this logging off if
 * the role has the right to do so.
 */
export async function checkDatabaseSpace(db: Pick<Db, 'transaction'>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local temp_tablespaces = ''`);
    await tx.execute(sql`set local work_mem = '64kB'`);
    await tx.execute(
      sql`select set_config('log_temp_files', '-1', true) where has_parameter_privilege('log_temp_files', 'set')`,
    );
    await tx.execute(
      sql`select max(part) from (select part from generate_series(1, ${TEST_ROW_COUNT}::integer) part order by part desc offset 0) parts`,
    );
  });
}
