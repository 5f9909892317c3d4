import { Type } from 'typebox';
import { email as username, mobile, password, personName } from '../http/fields.ts';
import { roles, type Role } from './tables.ts';

/** `username` is the e-mail in sign-in calls (specification, section 7). */
export const LoginBody = Type.Object({ username, password });

export const SignUpBody = Type.Object({
  name: Type.Optional(personName),
  mobile: Type.Optional(mobile),
  username,
  password,
});

export const GuestBody = Type.Object({ username });

const RoleName = Type.Unsafe<Role>({ type: 'string', enum: roles });

const Refused = Type.Object({ status: Type.Literal(false) });

const signedInWith = <User extends ReturnType<typeof Type.Integer> | typeof UserObject>(
  userid: User,
) =>
  Type.Union([
    Type.Object({
      status: Type.Literal(true),
      userid,
      refreshtoken: Type.String(),
      role: RoleName,
    }),
    Refused,
  ]);

const UserObject = Type.Object({ id: Type.Integer() });

/** Login responds with the user as an object with its id. */
export const LoginAnswer = signedInWith(UserObject);

/** Sign-up and guest respond with the plain id (specification, section 3). */
export const SignUpAnswer = signedInWith(Type.Integer());

export const UserRecord = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  mobile: Type.String(),
  email: Type.String(),
  role: RoleName,
});
