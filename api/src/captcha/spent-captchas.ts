import { lte } from 'drizzle-orm';
import type { Db, Tx } from '../db/db.ts';
import { spentCaptchas } from './tables.ts';

/** Marks a solution as used; false when it was used before. */
export async function spendCaptcha(tx: Tx, solution: string, expiresAt: Date): Promise<boolean> {
  const spent = await tx
    .insert(spentCaptchas)
    .values({ solution, expiresAt })
    .onConflictDoNothing()
    .returning({ solution: spentCaptchas.solution });
  return spent.length === 1;
}

/** Milliseconds by which the clocks of processes that share a database may differ. */
const CLOCKS_DIFFER_BY = 24 * 3_600_000;

/**
 * Forgets solutions whose challenge has expired: they are refused for that. A process judges expiry
 * by its own clock, so what another's calls expired is kept a good while longer.
 */
export async function deleteSpentCaptchas(db: Db): Promise<void> {
  const expired = new Date(Date.now() - CLOCKS_DIFFER_BY);
  await db.delete(spentCaptchas).where(lte(spentCaptchas.expiresAt, expired));
}
