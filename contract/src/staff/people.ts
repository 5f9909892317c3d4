import * as v from 'valibot';
import { text } from '../values/readers.ts';

/** A staff member, as owners see them. */
export const colleagueSchema = v.object({
  id: v.number(),
  name: text,
  email: text,
  role: text,
  secondfactor: v.boolean(),
  /** Time of the last sign-in, or null. */
  lastsignin: v.nullable(v.string()),
  /** Number of signed-in devices. */
  sessions: v.number(),
});

/** An invitation that has not been accepted yet. */
export const invitationSchema = v.object({
  id: v.number(),
  email: text,
  role: text,
  invitedby: text,
  expiresat: v.string(),
});

export const peopleSchema = v.object({
  data: v.array(colleagueSchema),
  invitations: v.array(invitationSchema),
});

export type Colleague = v.InferOutput<typeof colleagueSchema>;

export type Invitation = v.InferOutput<typeof invitationSchema>;

export type People = v.InferOutput<typeof peopleSchema>;

/** Body of POST staff/people/invitations. */
export const inviteRequest = v.object({ email: v.string(), role: v.string() });

export type InviteRequest = v.InferInput<typeof inviteRequest>;

/** Body of POST staff/people/{personid}/role. `currentrole` is the role before the change. */
export const roleRequest = v.object({
  role: v.string(),
  currentrole: v.string(),
  reason: v.string(),
});

export type RoleRequest = v.InferInput<typeof roleRequest>;

/** Body of POST staff/people/{personid}/remove. */
export const removeRequest = v.object({ reason: v.string() });

export type RemoveRequest = v.InferInput<typeof removeRequest>;

/** Body of POST admin/invitation. */
export const invitationRequest = v.object({ token: v.string() });

export type InvitationRequest = v.InferInput<typeof invitationRequest>;

/** Response to POST admin/invitation. */
export const ownInvitationSchema = v.object({ email: text, role: text });

export type OwnInvitation = v.InferOutput<typeof ownInvitationSchema>;

/** Body of POST admin/join. */
export const joinRequest = v.object({ token: v.string(), name: v.string(), password: v.string() });

export type JoinRequest = v.InferInput<typeof joinRequest>;
