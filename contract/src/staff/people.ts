import * as v from 'valibot';
import { declareCall, emptyResponse } from '../calls/call.ts';
import { email, id, integer, optionalReason, reason, time } from '../calls/wire.ts';
import { staffRoles } from '../calls/permissions.ts';

/** Calls of owners about their colleagues. */

const role = v.picklist(staffRoles);

const colleague = v.object({
  id,
  name: v.string(),
  email: v.string(),
  role,
  secondfactor: v.boolean(),
  /** Time of the last sign-in, or null. */
  lastsignin: v.nullable(time),
  /** Number of signed-in devices. */
  sessions: integer,
});

export type Colleague = v.InferOutput<typeof colleague>;

/** An invitation that has not been accepted yet. */
const invitation = v.object({
  id,
  email: v.string(),
  role,
  invitedby: v.string(),
  expiresat: time,
});

export type Invitation = v.InferOutput<typeof invitation>;

const access = 'people';
const params = v.object({ personid: id });

export const listPeople = declareCall({
  method: 'GET',
  path: 'staff/people',
  access,
  summary: 'All colleagues and open invitations',
  response: v.object({ data: v.array(colleague), invitations: v.array(invitation) }),
});

export const inviteColleague = declareCall({
  method: 'POST',
  path: 'staff/people/invitations',
  access,
  summary: 'Invites a colleague by mail',
  body: v.object({ email, role: v.pipe(role, v.metadata({ title: 'Role' })) }),
  response: v.object({ id }),
});

export const withdrawInvitation = declareCall({
  method: 'POST',
  path: 'staff/people/invitations/{invitationid}/withdraw',
  access,
  summary: 'Withdraws an invitation',
  params: v.object({ invitationid: id }),
  response: emptyResponse,
});

export const changeRole = declareCall({
  method: 'POST',
  path: 'staff/people/{personid}/role',
  access,
  summary: 'Changes the role of a colleague',
  params,
  body: v.object({
    role: v.pipe(role, v.metadata({ title: 'Role' })),
    /** The role that the page displayed. If it has changed, the response is a 409. */
    currentrole: v.pipe(role, v.metadata({ title: 'Present role' })),
    reason: optionalReason,
  }),
  response: emptyResponse,
  /** Refused for the last owner, or if another owner changed the role meanwhile. */
  refusals: {
    409: v.object({
      current: v.optional(v.object({ role })),
      by: v.optional(v.string()),
      at: v.optional(v.nullable(time)),
    }),
  },
});

export const removeColleague = declareCall({
  method: 'POST',
  path: 'staff/people/{personid}/remove',
  access,
  summary: 'Removes a colleague, whose account becomes a customer account',
  params,
  body: v.object({ reason }),
  response: emptyResponse,
});

export const endSessions = declareCall({
  method: 'POST',
  path: 'staff/people/{personid}/end-sessions',
  access,
  summary: 'Signs a colleague out on all devices',
  params,
  response: emptyResponse,
});

export const resetFactor = declareCall({
  method: 'POST',
  path: 'staff/people/{personid}/reset-factor',
  access,
  summary: 'Removes the second factor of a colleague and signs them out',
  params,
  response: emptyResponse,
});
