import type { StaffRole } from './permissions.ts';

/** Names of the staff roles for people. */
export const roleNames: Record<StaffRole, string> = {
  owner: 'Owner',
  manager: 'Manager',
  staff: 'Staff',
};
