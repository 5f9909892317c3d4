import type { SessionUser } from 'shared/core';
import { flag, id, text } from 'shared/data';
import * as v from 'shared/schema';

export interface SignedIn {
  user: SessionUser;
  token: string;
}

const answerSchema = v.object({
  /** An object with id on login; a plain id on signup and guest (specification §3). */
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

/** Required: an answer without a status is no refusal but a failure. */
const statusSchema = v.object({ status: v.unknown() });

/** Reads the answer of a sign-in call: null with status false. Throws without a status, or when a yes names no user. */
export function readSignIn(answer: unknown): SignedIn | null {
  const { status } = v.parse(statusSchema, answer);
  if (!v.parse(flag, status)) return null;
  const { userid, refreshtoken, role } = v.parse(answerSchema, answer);
  return { user: role ? { id: userid, role } : { id: userid }, token: refreshtoken };
}
