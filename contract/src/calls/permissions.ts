/**
 * Roles of staff members. The role with the most permissions comes first (rule 57 in
 * docs/product.md).
 */
export const staffRoles = ['owner', 'manager', 'staff', 'crew'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** Everyone at the desk. A crew works with its own jobs only (rule 76). */
const everyone: readonly StaffRole[] = ['owner', 'manager', 'staff'];
const ownerAndManager: readonly StaffRole[] = ['owner', 'manager'];
const owners: readonly StaffRole[] = ['owner'];
const crews: readonly StaffRole[] = ['crew'];

/** Label and roles of each permission. */
export const permissionTable = {
  desk: { label: 'Open the desk and keep own settings', roles: everyone },
  orders: { label: 'Find, change and cancel orders', roles: everyone },
  inbox: { label: 'Read and answer messages', roles: everyone },
  reviews: { label: 'Release, refuse and answer reviews', roles: everyone },
  garments: { label: 'Take in, describe and hand over garments', roles: everyone },
  calendar: { label: 'Change days and capacity', roles: everyone },
  work: { label: 'Plan jobs, crews and vans', roles: everyone },
  customers: { label: "See a customer's data", roles: everyone },
  releases: { label: 'See and preview versions of the shop', roles: everyone },
  releaseChanges: { label: 'Promote, split and roll back versions', roles: ownerAndManager },
  refunds: { label: 'Refund payments', roles: ownerAndManager },
  money: { label: "See the firm's takings and what is due", roles: ownerAndManager },
  discounts: { label: 'Give discounts above the limit', roles: ownerAndManager },
  invoices: { label: 'List invoices and issue credit notes', roles: ownerAndManager },
  exports: { label: 'Export orders, takings, customers and invoices', roles: ownerAndManager },
  erasure: { label: "Export and erase a customer's data", roles: ownerAndManager },
  catalogue: { label: 'Change services, products and prices', roles: ownerAndManager },
  people: { label: 'Invite, change and remove colleagues', roles: owners },
  audit: { label: 'Search the audit log', roles: owners },
  health: { label: "See the shop's health", roles: owners },
  crew: { label: 'See and do their own jobs', roles: crews },
} as const satisfies Record<string, { label: string; roles: readonly StaffRole[] }>;

export type Permission = keyof typeof permissionTable;

export const permissions = Object.keys(permissionTable) as Permission[];

/** Returns the permissions of a role. The role null has no permissions. */
export const listPermissions = (role: StaffRole | null): Permission[] =>
  role === null ? [] : permissions.filter((name) => permissionTable[name].roles.includes(role));
