import type { Cause } from './order-event.ts';

/** Returns the cause of a change by staff. `reason` is the reason that staff typed, or ''. */
export const createStaffCause = ({ id }: { id: number }, reason = ''): Cause => ({
  by: 'staff',
  text: `by staff member ${id}`,
  staffid: id,
  reason,
});

/** Returns the id of the member of staff. Throws for another actor. */
export function requireStaffId({ staffid, text }: Cause): number {
  if (staffid === undefined) throw new Error(`Only staff do this, not '${text}'.`);
  return staffid;
}
