import * as v from 'valibot';
import { id, text } from '../values/readers.ts';

/** The signed-in staff member. */
export const staffMemberSchema = v.object({
  id,
  name: text,
  email: text,
  staffrole: text,
  permissions: v.array(v.string()),
  /**
   * Whether the staff member needs a second factor but has none. Other staff calls then get 403.
   */
  factorwanted: v.boolean(),
});

export type StaffMember = v.InferOutput<typeof staffMemberSchema>;
