import { and, eq, lt } from 'drizzle-orm';
import type { Tx } from '../../../db/db.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';
import type { SecretBox } from './secret-box.ts';
import { staffFactors } from '../../records/tables.ts';
import { findTotpStep, isAppCode } from './totp.ts';
import { invalidField } from '../../../http/invalid-field.ts';

export type CodeKind = 'app' | 'recovery';

/**
 * Checks a code of the authenticator app or a recovery code, and marks the code as used. Each code
 * works once. Returns null for a wrong or used code.
 */
export async function consumeCode(
  tx: Tx,
  secretBox: SecretBox,
  userid: number,
  code: string,
): Promise<CodeKind | null> {
  if (!isAppCode(code)) return (await consumeRecoveryCode(tx, userid, code)) ? 'recovery' : null;
  const [factor] = await tx.select().from(staffFactors).where(eq(staffFactors.userid, userid));
  if (factor === undefined) return null;
  const step = findTotpStep(secretBox.open(factor.sealedSecret, String(userid)), code);
  if (step === null) return null;
  // If two concurrent requests send the same code, this condition accepts only the first.
  const updatedRows = await tx
    .update(staffFactors)
    .set({ lastStep: step })
    .where(and(eq(staffFactors.userid, userid), lt(staffFactors.lastStep, step)))
    .returning({ userid: staffFactors.userid });
  return updatedRows.length > 0 ? 'app' : null;
}

export async function hasFactor(tx: Tx, userid: number): Promise<boolean> {
  const rows = await tx
    .select({ userid: staffFactors.userid })
    .from(staffFactors)
    .where(eq(staffFactors.userid, userid));
  return rows.length > 0;
}

export const createWrongCodeError = () =>
  invalidField(
    'code',
    'This code is wrong or was used already. Please enter the newest one.',
    'wrong_code',
  );
