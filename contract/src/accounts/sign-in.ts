import * as v from 'valibot';
import { id, text } from '../values/readers.ts';

export const signInSchema = v.object({
  /**
   * User id. The backend sends an object after a login, but the plain id after a signup or for a
   * guest.
   */
  userid: v.union([
    id,
    v.pipe(
      v.object({ id }),
      v.transform((user) => user.id),
    ),
  ]),
  refreshtoken: text,
  role: text,
  permissions: v.fallback(v.optional(v.array(v.string())), undefined),
});

/**
 * Requires `status`, because a response without it is a technical failure and not a refused
 * sign-in.
 */
export const signInStatusSchema = v.object({ status: v.unknown() });
