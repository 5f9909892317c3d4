import { Type } from 'typebox';
import { RoleName } from '../auth/schemas.ts';
import {
  email as username,
  mobile,
  password,
  personName,
  text,
  typedText,
} from '../http/fields.ts';

/** Sign-in requests contain the e-mail as `username`. */
export const LoginBody = Type.Object({ username, password });

export const FactorBody = Type.Object({
  challenge: text(200),
  code: typedText('code', 'Code', 50),
});

export const SignUpBody = Type.Object({
  name: Type.Optional(personName),
  mobile: Type.Optional(mobile),
  username,
  password,
});

export const GuestBody = Type.Object({ username });

const Refusal = Type.Object({ status: Type.Literal(false) });

const defineSignedInResponse = <User extends ReturnType<typeof Type.Integer> | typeof UserObject>(
  userid: User,
) =>
  Type.Object({
    status: Type.Literal(true),
    userid,
    refreshtoken: Type.String(),
    role: RoleName,
    permissions: Type.Optional(
      Type.Array(Type.String(), { description: 'What a member of staff may do (rule 57).' }),
    ),
  });

const UserObject = Type.Object({ id: Type.Integer() });

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
export const SignedInResponse = defineSignedInResponse(UserObject);

export const LoginResponse = Type.Union([SignedInResponse, FactorRequired, Refusal]);

/** The responses to a sign-up and a guest sign-in contain the user id as a number. */
export const SignUpResponse = Type.Union([defineSignedInResponse(Type.Integer()), Refusal]);
