import { permissions, permissionTable, staffRoles } from 'contract/calls/permissions';
import { roleNames } from 'contract/staff/role-names';
import type { TablePage } from './page-table.ts';

/** The docs page with the permissions of each staff role. */
export const staffPage: TablePage = {
  file: new URL('../../../docs/operate/staff.md', import.meta.url),
  rows() {
    const rows = permissions.map((permission) => {
      const { label, roles } = permissionTable[permission];
      const allowedRoles: readonly string[] = roles;
      const cells = staffRoles.map((role) => (allowedRoles.includes(role) ? 'yes' : '–'));
      return [`\`${permission}\``, label, ...cells];
    });
    const roleHeadings = staffRoles.map((role) => roleNames[role]);
    return [['Permission', 'What it allows', ...roleHeadings], ...rows];
  },
};
