import { staffRoles, type StaffRole } from 'contract/staff/permissions';
import { Type } from 'typebox';
import {
  email,
  Id,
  optionalReason,
  password,
  personName,
  reason,
  text,
} from '../../http/fields.ts';
import { errorFields } from '../../http/responses.ts';

const Role = Type.Unsafe<StaffRole>({ type: 'string', title: 'Role', enum: staffRoles });

export const ColleagueParams = Type.Object({ personid: Id });

export const InvitationParams = Type.Object({ invitationid: Id });

export const InviteBody = Type.Object({ email, role: Role });

export const InviteResponse = Type.Object({ status: Type.Literal(true), id: Id });

export const RoleBody = Type.Object({
  role: Role,
  currentrole: Type.Unsafe<StaffRole>({
    type: 'string',
    title: 'Present role',
    enum: staffRoles,
    description: 'The role that the page displayed. If it has changed, the response is a 409.',
  }),
  reason: optionalReason,
});

/** Reason for the removal of a colleague, for the audit log. */
export const RemovalBody = Type.Object({ reason });

const time = Type.String({ format: 'date-time' });

export const PeopleResponse = Type.Object({
  status: Type.Literal(true),
  data: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      email: Type.String(),
      role: Role,
      secondfactor: Type.Boolean(),
      lastsignin: Type.Union([time, Type.Null()]),
      sessions: Type.Integer(),
    }),
  ),
  invitations: Type.Array(
    Type.Object({
      id: Id,
      email: Type.String(),
      role: Role,
      invitedby: Type.String(),
      expiresat: time,
    }),
  ),
});

export const RoleChangedResponse = Type.Object(
  {
    ...errorFields,
    current: Type.Optional(Type.Object({ role: Role })),
    by: Type.Optional(Type.String()),
    at: Type.Optional(Type.Union([time, Type.Null()])),
  },
  { description: 'Refused for the last owner, or if another owner changed the role meanwhile.' },
);

const token = text(200);

export const InvitationBody = Type.Object({ token });

export const InvitationResponse = Type.Object({
  status: Type.Literal(true),
  email: Type.String(),
  role: Role,
});

export const JoinBody = Type.Object({ token, name: personName, password });
