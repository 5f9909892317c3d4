import { staffRoles } from 'contract/staff/permissions';
import { roleNames } from 'contract/staff/role-names';

/** Returns an unknown role unchanged. */
export const formatRole = (role: string): string =>
  roleNames[role as keyof typeof roleNames] ?? role;

export const roleOptions = staffRoles.map((role) => ({ value: role, label: roleNames[role] }));
