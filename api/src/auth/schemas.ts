import { Type } from 'typebox';
import { roles, type Role } from './tables.ts';

export const RoleName = Type.Unsafe<Role>({ type: 'string', enum: roles });

export const UserRecord = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  mobile: Type.String(),
  email: Type.String(),
  role: RoleName,
});
