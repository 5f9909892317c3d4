import { signInSchema, signInStatusSchema } from 'contract/accounts/sign-in';
import { factorChallengeSchema } from 'contract/accounts/second-factor';
import { flag } from 'contract/values/readers';
import type { SessionUser } from 'shared/session';
import * as v from 'shared/schema';

export interface SignInResult {
  user: SessionUser;
  token: string;
}

/** Result of a correct password if the staff member must also send a code (rule 56). */
export interface FactorChallenge {
  challenge: string;
}

/**
 * Reads the response of a log-in. The response may contain a challenge, an id that the request with
 * the code of the second factor must contain.
 */
export function readLogInResponse(response: unknown): SignInResult | FactorChallenge | null {
  const { success, output } = v.safeParse(factorChallengeSchema, response);
  return success ? { challenge: output.challenge } : readSignInResponse(response);
}

/**
 * Returns the signed-in user, or null if the sign-in was refused (`status: false`). Throws if the
 * response has no status or no user.
 */
export function readSignInResponse(response: unknown): SignInResult | null {
  const { status } = v.parse(signInStatusSchema, response);
  if (!v.parse(flag, status)) return null;
  const { userid: id, refreshtoken: token, role, permissions } = v.parse(signInSchema, response);
  return { user: { id, ...(role && { role }), ...(permissions && { permissions }) }, token };
}
