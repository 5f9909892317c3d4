import {
  permissions,
  type Permission,
  permissionTable,
  staffRoles,
} from 'contract/staff/permissions';
import { roleNames } from 'contract/staff/role-names';
import { type DataColumn, DataTable } from '../ui/data-table';

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

/** The table from which the backend decides what each role may do. */
export const PermissionTable = () => (
  <DataTable
    caption="Permissions by role"
    isNarrow
    columns={columns}
    rows={rows}
    getRowId={({ permission }) => permission}
  />
);
