import type { Tx } from '../db/db.ts';
import { spentCaptchas } from './tables.ts';

/** Marks a solution as used. Resolves to false if the solution was already used. */
export async function spendCaptcha(tx: Tx, solution: string, expiresAt: Date): Promise<boolean> {
  const insertedRows = await tx
    .insert(spentCaptchas)
    .values({ solution, expiresAt })
    .onConflictDoNothing()
    .returning({ solution: spentCaptchas.solution });
  return insertedRows.length === 1;
}
