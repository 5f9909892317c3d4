import type { StaffRole } from '../calls/permissions.ts';

/** Display names of the staff roles. */
export const roleNames: Record<StaffRole, string> = {
  owner: 'Owner',
  manager: 'Manager',
  staff: 'Staff',
  crew: 'Crew',
};
