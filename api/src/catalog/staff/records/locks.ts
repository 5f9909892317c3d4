import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/db.ts';

/** Numbers of PostgreSQL advisory locks. Any numbers work that no other lock of the shop uses. */
const lockKeys = { publications: 7_151_971, drafts: 7_151_972 };

/** Waits for an advisory lock and holds it until the transaction ends. */
export async function takeLock(tx: Tx, name: keyof typeof lockKeys): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKeys[name]})`);
}
