import { Type } from 'typebox';
import { email as username, mobile, password, personName } from '../http/fields.ts';
import { roles, type Role } from './tables.ts';

/** The API names the e-mail `username` in sign-in calls. */
export const LoginBody = Type.Object({ username, password });

export const SignUpBody = Type.Object({
  name: Type.Optional(personName),
  mobile: Type.Optional(mobile),
  username,
  password,
});

export const GuestBody = Type.Object({ username });

const RoleName = Type.Unsafe<Role>({ type: 'string', enum: roles });

const Refusal = Type.Object({ status: Type.Literal(false) });

const defineSignInResponse = <User extends ReturnType<typeof Type.Integer> | typeof UserObject>(
  userid: User,
) =>
  Type.Union([
    Type.Object({
      status: Type.Literal(true),
      userid,
      refreshtoken: Type.String(),
      role: RoleName,
      permissions: Type.Optional(
        Type.Array(Type.String(), { description: 'What a member of staff may do (rule 57).' }),
      ),
    }),
    Refusal,
  ]);

const UserObject = Type.Object({ id: Type.Integer() });

/** The login response contains the user as an object with its id. */
export const LoginResponse = defineSignInResponse(UserObject);

/** The responses of sign-up and guest contain the plain user id. */
export const SignUpResponse = defineSignInResponse(Type.Integer());

export const UserRecord = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  mobile: Type.String(),
  email: Type.String(),
  role: RoleName,
});
