/**
 * Roles of staff members. The role with the most permissions comes first (rule 57 in
 * docs/product.md).
 */
export const staffRoles = ['owner', 'manager', 'staff'] as const;

export type StaffRole = (typeof staffRoles)[number];

const everyone: readonly StaffRole[] = staffRoles;
const ownerAndManager: readonly StaffRole[] = ['owner', 'manager'];
const owners: readonly StaffRole[] = ['owner'];

/** Label and roles of each permission. */
export const permissionTable = {
  desk: { label: 'Open the desk and keep own settings', roles: everyone },
  orders: { label: 'Find, change and cancel orders', roles: everyone },
  inbox: { label: 'Read and answer messages', roles: everyone },
  calendar: { label: 'Change days and capacity', roles: everyone },
  customers: { label: "See a customer's data", roles: everyone },
  releases: { label: 'See and preview versions of the shop', roles: everyone },
  releaseChanges: { label: 'Promote, split and roll back versions', roles: ownerAndManager },
  refunds: { label: 'Refund payments', roles: ownerAndManager },
  exports: { label: 'Export orders, takings and customers', roles: ownerAndManager },
  erasure: { label: "Export and erase a customer's data", roles: ownerAndManager },
  catalogue: { label: 'Change services, products and prices', roles: ownerAndManager },
  people: { label: 'Invite, change and remove colleagues', roles: owners },
  audit: { label: 'Search the audit log', roles: owners },
  health: { label: "See the shop's health", roles: owners },
} as const satisfies Record<string, { label: string; roles: readonly StaffRole[] }>;

export type Permission = keyof typeof permissionTable;

export const permissions = Object.keys(permissionTable) as Permission[];

/** Returns the permissions of a role. The role null has no permissions. */
export const listPermissions = (role: StaffRole | null): Permission[] =>
  role === null ? [] : permissions.filter((name) => permissionTable[name].roles.includes(role));
