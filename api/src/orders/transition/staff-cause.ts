import { listPermissions, type Permission, type StaffRole } from 'contract/calls/permissions';
import type { Cause } from './order-event.ts';

/** Returns the cause of a change by staff. `reason` is the reason that staff typed, or ''. */
export const createStaffCause = (
  { id, staffRole }: { id: number; staffRole?: StaffRole | null },
  reason = '',
): Cause => ({
  by: 'staff',
  text: `by staff member ${id}`,
  staffid: id,
  staffRole: staffRole ?? null,
  reason,
});

/** Returns whether the role of the member of staff who causes a change has a permission. */
export const hasPermission = ({ staffRole }: Cause, permission: Permission): boolean =>
  listPermissions(staffRole ?? null).includes(permission);

/** Returns the id of the member of staff. Throws for another actor. */
export function requireStaffId({ staffid, text }: Cause): number {
  if (staffid === undefined) throw new Error(`Only staff do this, not '${text}'.`);
  return staffid;
}
