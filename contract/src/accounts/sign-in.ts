import * as v from 'valibot';
import { id, text } from '../values/readers.ts';

/** The response to a successful sign-in. */
export const signInSchema = v.object({
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
export const signInStatusSchema = v.object({ status: v.unknown() });
