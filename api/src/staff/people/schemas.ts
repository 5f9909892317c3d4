import { staffRoles, type StaffRole } from 'contract/calls/permissions';
import { Type } from 'typebox';
import { password, personName, text } from '../../http/fields.ts';

const Role = Type.Unsafe<StaffRole>({ type: 'string', title: 'Role', enum: staffRoles });

const token = text(200);

export const InvitationBody = Type.Object({ token });

export const InvitationResponse = Type.Object({
  status: Type.Literal(true),
  email: Type.String(),
  role: Role,
});

export const JoinBody = Type.Object({ token, name: personName, password });
