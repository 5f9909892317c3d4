import type { SessionUser } from 'shared/core';
import { flag, id, text } from 'shared/data';
import * as v from 'shared/schema';

export interface SignedIn {
  user: SessionUser;
  token: string;
}

const answerSchema = v.object({
  /** An object with id on login, a plain id on signup and guest (specification, section 3). */
  userid: v.union([
    id,
    v.pipe(
      v.object({ id }),
      v.transform((user) => user.id),
    ),
  ]),
  refreshtoken: text,
  role: text,
});

/** The status is required: a response without one is a failure, not a refusal. */
const statusSchema = v.object({ status: v.unknown() });

/** Returns the user and token of a sign-in response, or null with status false. Throws without a status or a user. */
export function readSignIn(answer: unknown): SignedIn | null {
  const { status } = v.parse(statusSchema, answer);
  if (!v.parse(flag, status)) return null;
  const { userid, refreshtoken, role } = v.parse(answerSchema, answer);
  return { user: role ? { id: userid, role } : { id: userid }, token: refreshtoken };
}
