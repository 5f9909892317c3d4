import * as v from 'valibot';
import { id } from './readers.ts';

const userSchema = v.object({ id, role: v.optional(v.string()) });

/** Who is signed in, as `user` in local storage says it; only some backends give a role (decision 3). */
export type StoredUser = v.InferOutput<typeof userSchema>;

/** Reads `user` of local storage; null when there is none, or nothing that is one. */
export function readUser(stored: string | null): StoredUser | null {
  if (!stored) return null;
  try {
    const read = v.safeParse(userSchema, JSON.parse(stored));
    return read.success ? read.output : null;
  } catch (cause) {
    console.warn('The stored user could not be read and is ignored.', cause);
    return null;
  }
}
