import * as v from 'valibot';
import { dataResponse, declareCall, emptyResponse } from '../calls/call.ts';
import { code, integer, password, programText } from '../calls/wire.ts';

/** Calls of staff members about their own second factor. */

const security = v.object({
  email: v.string(),
  secondfactor: v.boolean(),
  /** Whether the staff member's role needs a second factor. */
  required: v.boolean(),
  /** Number of unused recovery codes. */
  recoverycodes: integer,
});

export type Security = v.InferOutput<typeof security>;

const factorSetup = v.object({
  /** Base32 text for an authenticator app. */
  secret: v.string(),
  /** The secret as an address for a QR code. */
  uri: v.string(),
  /** The sealed secret, for the call that turns the factor on. */
  setup: v.string(),
});

export type FactorSetup = v.InferOutput<typeof factorSetup>;

const access = 'desk';
const codesResponse = dataResponse(v.object({ recoverycodes: v.array(v.string()) }));

export const getSecurity = declareCall({
  method: 'GET',
  path: 'staff/security',
  access,
  summary: "The caller's second factor",
  response: dataResponse(security),
});

export const beginFactor = declareCall({
  method: 'POST',
  path: 'staff/security/begin',
  access,
  summary: 'A secret for an authenticator app, for the present password',
  body: v.object({ password }),
  response: dataResponse(factorSetup),
});

export const turnFactorOn = declareCall({
  method: 'POST',
  path: 'staff/security/turn-on',
  access,
  summary: "Turns the second factor on with the app's first code",
  body: v.object({ setup: programText(1000), code }),
  response: codesResponse,
});

export const renewRecoveryCodes = declareCall({
  method: 'POST',
  path: 'staff/security/recovery-codes',
  access,
  summary: 'Replaces the recovery codes',
  body: v.object({ code }),
  response: codesResponse,
});

export const turnFactorOff = declareCall({
  method: 'POST',
  path: 'staff/security/turn-off',
  access,
  summary: 'Turns the second factor off',
  body: v.object({ code }),
  response: emptyResponse,
});
