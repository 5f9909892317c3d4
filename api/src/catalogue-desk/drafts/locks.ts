import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';

/** Any two numbers that no other lock of the shop uses. */
const lockKeys = { publications: 7_151_971, drafts: 7_151_972 };

/** Waits for a lock that the transaction holds until it ends. */
export async function takeLock(tx: Tx, name: keyof typeof lockKeys): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKeys[name]})`);
}
