import { consumeCode, createWrongCodeError } from './factor/check-code.ts';
import { countTry, deleteChallenges, findChallengedUser } from './factor/challenges.ts';
import { countCodeAttempt } from './factor/code-attempts.ts';
import { openSecretBox } from './factor/secret-box.ts';
import { findUserRole } from '../records/accounts.ts';
import { uncountPasswordAttempt } from './password-attempts.ts';
import type { SignedInUser } from './sign-in.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { startRecordedSession } from './log-in.ts';
import { countSignInFailure, recordRefusal } from './record-refusal.ts';

/**
 * Completes a sign-in with a code of the authenticator app or a recovery code. Throws 400 for a
 * wrong code. Throws 410 after five wrong codes or ten minutes, and 429 above a limit.
 */
export async function completeSignIn(
  context: ApiContext,
  { challenge, code }: { challenge: string; code: string },
  ip: string,
): Promise<SignedInUser> {
  const { config, db } = context;
  const userid = await findChallengedUser(db, challenge);
  const counters = await countCodeAttempt(context, ip, userid, code);
  await countTry(db, challenge);
  const secretBox = await openSecretBox(config);
  const signedInUser = await db.transaction(async (tx) => {
    const codeKind = await consumeCode(tx, secretBox, userid, code);
    const user = codeKind && (await findUserRole(tx, userid));
    if (!user) return null;
    await deleteChallenges(tx, userid);
    return startRecordedSession(tx, user, ip, codeKind);
  });
  if (signedInUser === null) {
    countSignInFailure('code');
    await recordRefusal(context, 'factor.refused', userid, ip);
    throw createWrongCodeError();
  }
  await uncountPasswordAttempt(context, counters);
  return signedInUser;
}
