import { sql } from 'drizzle-orm';
import { type Db, queryRows, type Tx } from '../../../db/db.ts';

/** Number of orders per transaction. Changes of these orders wait until it ends. */
const BATCH_SIZE = 100;

/**
 * Longest wait for a row, in ms. It is shorter than PostgreSQL's `deadlock_timeout`, so that in a
 * deadlock this job fails and is repeated, and not the change that a person makes.
 */
const LOCK_TIMEOUT_MS = 500;

/**
 * Writes the search texts of all orders in the backlog again, the newest orders first. A migration
 * leaves this to a background job, because it takes minutes for 100,000 orders and a start must not
 * wait for it. Of concurrent processes, one does the work.
 */
export async function foldSearchBacklog(db: Db, signal: AbortSignal): Promise<void> {
  let isUnfinished = true;
  while (isUnfinished && !signal.aborted) isUnfinished = await db.transaction(foldBatch);
}

/** Returns whether the backlog may have more orders. */
async function foldBatch(tx: Tx): Promise<boolean> {
  await tx.execute(sql.raw(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`));
  const [backlog] = await queryRows<{ before: number }>(
    tx,
    sql`select before from order_search_backlog for update skip locked`,
  );
  if (backlog === undefined) return false;
  const [batch] = await queryRows<{ first: number | null }>(
    tx,
    sql`select min(id) as first from (
      select id from orders where id < ${backlog.before} order by id desc limit ${BATCH_SIZE}) as newest`,
  );
  const first = batch?.first ?? null;
  if (first === null) {
    await tx.execute(sql`delete from ordered_names where name <> fold_text(name)`);
    await tx.execute(sql`delete from order_search_backlog`);
    return false;
  }
  await tx.execute(
    sql`select write_order_search(id) from orders where id >= ${first} and id < ${backlog.before}`,
  );
  await tx.execute(sql`update order_search_backlog set before = ${first}`);
  return true;
}
