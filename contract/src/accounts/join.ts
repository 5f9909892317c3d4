import * as v from 'valibot';
import { text } from '../values/readers.ts';

/** Calls with which an invited person joins the staff. */

/** Body of POST admin/invitation. */
export const invitationRequest = v.object({ token: v.string() });

export type InvitationRequest = v.InferInput<typeof invitationRequest>;

/** Response to POST admin/invitation. */
export const ownInvitationSchema = v.object({ email: text, role: text });

export type OwnInvitation = v.InferOutput<typeof ownInvitationSchema>;

/** Body of POST admin/join. */
export const joinRequest = v.object({ token: v.string(), name: v.string(), password: v.string() });

export type JoinRequest = v.InferInput<typeof joinRequest>;
