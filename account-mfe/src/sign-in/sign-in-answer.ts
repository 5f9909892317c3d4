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

const statusSchema = v.object({ status: flag });

/** Reads the answer of a sign-in call: null with status false. Throws when a yes names no user. */
export function readSignIn(answer: unknown): SignedIn | null {
  if (!v.parse(statusSchema, answer).status) return null;
  const { userid, refreshtoken, role } = v.parse(answerSchema, answer);
  return { user: role ? { id: userid, role } : { id: userid }, token: refreshtoken };
}
