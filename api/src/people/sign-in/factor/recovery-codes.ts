import { randomInt } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/db.ts';
import { hashToken } from '../../records/session-token.ts';
import { recoveryCodes } from '../../records/tables.ts';

/** Number of recovery codes that a user gets at once. */
const RECOVERY_CODE_COUNT = 10;

/** Letters and digits of recovery codes. Lacks characters that people confuse, such as l and 1. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Number of characters of a code. 16 characters have 79 random bits, so a hash without salt cannot
 * be reversed.
 */
const CODE_LENGTH = 16;

/**
 * Replaces all recovery codes of a user. Returns the new codes. The database stores only the hashes
 * of the codes.
 */
export async function replaceRecoveryCodes(tx: Tx, userid: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, createCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userid, userid));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userid, codeHash: hashRecoveryCode(code) })));
  return codes;
}

/** Deletes a recovery code. Returns whether the user had this code. */
export async function consumeRecoveryCode(tx: Tx, userid: number, code: string): Promise<boolean> {
  const deletedRows = await tx
    .delete(recoveryCodes)
    .where(
      and(eq(recoveryCodes.userid, userid), eq(recoveryCodes.codeHash, hashRecoveryCode(code))),
    )
    .returning({ userid: recoveryCodes.userid });
  return deletedRows.length > 0;
}

export async function countRecoveryCodes(tx: Tx, userid: number): Promise<number> {
  const [row] = await tx
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userid, userid));
  return row?.left ?? 0;
}

/** Returns a code like `abcd-efgh-jkmn-pqrs`. */
function createCode(): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** Returns the hash under which a recovery code is stored. Ignores case, spaces and dashes. */
const hashRecoveryCode = (code: string) => hashToken(code.toLowerCase().replace(/[^a-z\d]/g, ''));
