import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/db.ts';
import { factorChallenges, recoveryCodes, staffFactors } from '../../records/tables.ts';

/**
 * Removes the second factor of a user. Also deletes the user's recovery codes and unfinished
 * sign-ins.
 */
export async function removeFactor(tx: Tx, userid: number): Promise<void> {
  for (const table of [staffFactors, recoveryCodes, factorChallenges])
    await tx.delete(table).where(eq(table.userid, userid));
}
