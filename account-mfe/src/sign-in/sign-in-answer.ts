import { signInSchema, signInStatusSchema } from 'contract/accounts/sign-in';
import { flag } from 'contract/values/readers';
import type { SessionUser } from 'shared/core';
import * as v from 'shared/schema';

export interface SignedIn {
  user: SessionUser;
  token: string;
}

/** Returns the user and token of a sign-in response, or null with status false. Throws without a status or a user. */
export function readSignIn(answer: unknown): SignedIn | null {
  const { status } = v.parse(signInStatusSchema, answer);
  if (!v.parse(flag, status)) return null;
  const { userid, refreshtoken, role } = v.parse(signInSchema, answer);
  return { user: role ? { id: userid, role } : { id: userid }, token: refreshtoken };
}
