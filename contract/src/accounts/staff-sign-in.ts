import * as v from 'valibot';
import { declareCall } from '../calls/call.ts';
import { staffRoles } from '../calls/permissions.ts';
import {
  code,
  integer,
  linkToken,
  password,
  personName,
  programText,
  openEnum,
} from '../calls/wire.ts';

/**
 * Calls with which staff end a sign-in by their second factor, and with which an invited person
 * joins the staff. Pages read a signed-in user with `signInSchema`.
 */

export const accountRoles = ['customer', 'guest', 'staff'] as const;

/** Fields of a signed-in user besides the id. */
export const signedInFields = {
  refreshtoken: v.string(),
  role: v.picklist(accountRoles),
  /** Permissions of a member of staff (rule 57 in docs/product.md). */
  permissions: v.optional(v.array(v.string())),
};

export const sendFactor = declareCall({
  method: 'POST',
  path: 'admin/userlogin/factor',
  access: 'everybody',
  kind: 'sign_in',
  summary: 'Ends a sign-in with the code of an authenticator app or a recovery code',
  body: v.object({ challenge: programText(200), code }),
  response: v.object({ userid: v.object({ id: integer }), ...signedInFields }),
});

const ownInvitation = v.object({ email: v.string(), role: openEnum(staffRoles) });

export type OwnInvitation = v.InferOutput<typeof ownInvitation>;

export const getInvitation = declareCall({
  method: 'POST',
  path: 'admin/invitation',
  access: 'everybody',
  summary: 'The e-mail and role of an invitation, by its mailed link',
  body: v.object({ token: linkToken }),
  response: ownInvitation,
});

export const join = declareCall({
  method: 'POST',
  path: 'admin/join',
  access: 'everybody',
  summary: 'Accepts an invitation by its mailed link, and signs the colleague in',
  body: v.object({ token: linkToken, name: personName, password }),
  response: v.object({ userid: integer, ...signedInFields }),
});
