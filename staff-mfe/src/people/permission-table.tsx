import {
  permissions,
  type Permission,
  permissionTable,
  staffRoles,
} from 'contract/calls/permissions';
import { roleNames } from 'contract/staff/role-names';
import { type DataColumn, DataTable } from 'shared/desk';

interface PermissionRow {
  permission: Permission;
}

const columns: DataColumn<PermissionRow>[] = [
  {
    id: 'permission',
    label: 'Permission',
    isRowHeading: true,
    cell: ({ permission }) => permissionTable[permission].label,
  },
  ...staffRoles.map((role) => ({
    id: role,
    label: roleNames[role],
    cell: ({ permission }: PermissionRow) => {
      const roles: readonly string[] = permissionTable[permission].roles;
      return roles.includes(role) ? 'Yes' : '–';
    },
  })),
];

const rows = permissions.map((permission) => ({ permission }));

/** Table of the permissions of each role. The backend uses the same data. */
export const PermissionTable = () => (
  <DataTable
    caption="Permissions by role"
    isNarrow
    columns={columns}
    rows={rows}
    getRowId={({ permission }) => permission}
  />
);
