import { lte, sql } from 'drizzle-orm';
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

/** Forgets solutions whose challenge has expired: they are refused for that. */
export async function deleteSpentCaptchas(db: Db): Promise<void> {
  await db.delete(spentCaptchas).where(lte(spentCaptchas.expiresAt, sql`now()`));
}
