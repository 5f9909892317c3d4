import { signInSchema, signInStatusSchema } from 'contract/accounts/sign-in';
import { flag } from 'contract/values/readers';
import type { SessionUser } from 'shared/session';
import * as v from 'shared/schema';

export interface SignInResult {
  user: SessionUser;
  token: string;
}

/**
 * Returns the user and token, or null if the sign-in was refused (`status: false`). Throws if the
 * response has no status or no user.
 */
export function readSignInResponse(response: unknown): SignInResult | null {
  const { status } = v.parse(signInStatusSchema, response);
  if (!v.parse(flag, status)) return null;
  const { userid, refreshtoken, role } = v.parse(signInSchema, response);
  return { user: role ? { id: userid, role } : { id: userid }, token: refreshtoken };
}
