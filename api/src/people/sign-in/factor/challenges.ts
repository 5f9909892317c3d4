import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/db.ts';
import { HttpError } from '../../../http/http-error.ts';
import { createToken, hashToken } from '../../records/session-token.ts';
import { factorChallenges } from '../../records/tables.ts';

/** Largest number of codes that can be tried for one sign-in. */
const MAX_TRIES = 5;

/**
 * Starts the second step of a sign-in. Returns a token that the client sends together with the code
 * of the second factor.
 */
export async function createChallenge(tx: Tx, userid: number): Promise<string> {
  const token = createToken();
  await tx.insert(factorChallenges).values({ tokenHash: hashToken(token), userid });
  return token;
}

/**
 * Returns the id of the user whose sign-in has this token. Throws 410 if this sign-in has ended or
 * expired, or has no tries left.
 */
export async function findChallengedUser(tx: Tx, token: string): Promise<number> {
  const [challenge] = await tx
    .select({ userid: factorChallenges.userid })
    .from(factorChallenges)
    .where(isOpen(token));
  if (challenge === undefined) throw createChallengeEndedError();
  return challenge.userid;
}

/**
 * Counts a try with a code before the code is checked, so that concurrent requests cannot exceed
 * `MAX_TRIES`. Throws 410 if this sign-in has ended or expired, or has no tries left.
 */
export async function countTry(tx: Tx, token: string): Promise<void> {
  const countedRows = await tx
    .update(factorChallenges)
    .set({ tries: sql`${factorChallenges.tries} + 1` })
    .where(isOpen(token))
    .returning({ userid: factorChallenges.userid });
  if (countedRows.length === 0) throw createChallengeEndedError();
}

export async function deleteChallenges(tx: Tx, userid: number): Promise<void> {
  await tx.delete(factorChallenges).where(eq(factorChallenges.userid, userid));
}

const isOpen = (token: string) =>
  and(
    eq(factorChallenges.tokenHash, hashToken(token)),
    lt(factorChallenges.tries, MAX_TRIES),
    gt(factorChallenges.expiresAt, sql`now()`),
  );

const createChallengeEndedError = () =>
  new HttpError(
    410,
    'challenge_ended',
    'This sign-in has ended. Please enter your password again.',
  );
