import { signInSchema, signInStatusSchema } from 'contract/accounts/sign-in';
import { flag } from 'contract/values/readers';
import type { SessionUser } from 'shared/session';
import * as v from 'shared/schema';

export interface SignInResult {
  user: SessionUser;
  token: string;
}

/**
 * Returns null if the sign-in was refused (`status: false`). Throws if the response has no status
 * or no user.
 */
export function readSignInResponse(response: unknown): SignInResult | null {
  const { status } = v.parse(signInStatusSchema, response);
  if (!v.parse(flag, status)) return null;
  const { userid: id, refreshtoken: token, role, permissions } = v.parse(signInSchema, response);
  return { user: { id, ...(role && { role }), ...(permissions && { permissions }) }, token };
}
