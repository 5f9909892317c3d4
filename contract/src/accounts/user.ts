import * as v from 'valibot';
import { id } from '../values/readers.ts';

const userSchema = v.object({
  id,
  role: v.optional(v.string()),
  permissions: v.fallback(v.optional(v.array(v.string())), undefined),
});

/** Role and permissions are optional, because only some backends send them. */
export type StoredUser = v.InferOutput<typeof userSchema>;

/** Returns the first page of a member of staff: the desk, or a crew's own jobs (rule 76). */
export const getStaffHome = (user: StoredUser | null): string =>
  user?.permissions?.includes('crew') ? '/crew/jobs' : '/admin';

export function readUser(storedText: string | null): StoredUser | null {
  if (!storedText) return null;
  try {
    const result = v.safeParse(userSchema, JSON.parse(storedText));
    return result.success ? result.output : null;
  } catch (cause) {
    console.warn('The stored user could not be read and is ignored.', cause);
    return null;
  }
}
