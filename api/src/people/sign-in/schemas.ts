import { sendFactor, signedInFields } from 'contract/accounts/staff-sign-in';
import { integer } from 'contract/calls/wire';
import { Type } from 'typebox';
import * as v from 'valibot';
import { email as username, mobile, password, personName } from '../../http/fields.ts';
import { toTypeBox } from '../../http/serve-call.ts';

/** Sign-in requests contain the e-mail as `username`. */
export const LoginBody = Type.Object({ username, password });

export const SignUpBody = Type.Object({
  name: Type.Optional(personName),
  mobile: Type.Optional(mobile),
  username,
  password,
});

export const GuestBody = Type.Object({ username });

const Refusal = Type.Object({ status: Type.Literal(false) });

const status = v.literal(true);

/**
 * Response to a correct password of a staff member with a second factor. The response contains no
 * session token yet.
 */
const FactorRequired = Type.Object({
  status: Type.Literal(true),
  factor: Type.Literal('totp'),
  challenge: Type.String({ description: 'Token to send with the code, within 10 minutes.' }),
});

/** The response to a login contains the user as an object with its id. */
export const LoginResponse = Type.Union([
  toTypeBox(v.object({ status, ...sendFactor.response.entries })),
  FactorRequired,
  Refusal,
]);

/** The responses to a sign-up and a guest sign-in contain the user id as a number. */
export const SignUpResponse = Type.Union([
  toTypeBox(v.object({ status, userid: integer, ...signedInFields })),
  Refusal,
]);
