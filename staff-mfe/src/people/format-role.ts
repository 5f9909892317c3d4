import { staffRoles } from 'contract/calls/permissions';
import { roleNames } from 'contract/staff/role-names';

/** Returns the display name of a role, or an unknown role itself. */
export const formatRole = (role: string): string =>
  roleNames[role as keyof typeof roleNames] ?? role;

export const roleOptions = staffRoles.map((role) => ({ value: role, label: roleNames[role] }));
