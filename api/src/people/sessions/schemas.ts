import { Type } from 'typebox';
import { accountRoles } from 'contract/accounts/staff-sign-in';
import type { Role } from '../records/tables.ts';

export const RoleName = Type.Unsafe<Role>({ type: 'string', enum: accountRoles });

export const UserRecord = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  mobile: Type.String(),
  email: Type.String(),
  role: RoleName,
});
