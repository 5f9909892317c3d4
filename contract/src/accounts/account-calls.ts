import * as v from 'valibot';
import {
  type WithTextIds,
  type CallInput,
  declareBareCall,
  declareCall,
  emptyResponse,
} from '../calls/call.ts';
import {
  addressFields,
  email as username,
  id,
  integer,
  mobile,
  password,
  personName,
  userIdParams,
} from '../calls/wire.ts';
import { accountRoles, sendFactor, signedInFields } from './staff-sign-in.ts';

/**
 * Calls of the specification about signing in and about a user's details. Pages read the responses
 * with the tolerant schemas in this folder.
 */

const signInOptions = { method: 'POST', access: 'everybody' } as const;

const status = v.literal(true);
const failedSignIn = v.object({ status: v.literal(false) });
const signUpResponse = v.union([
  v.object({ status, userid: integer, ...signedInFields }),
  failedSignIn,
]);

/**
 * The response to a correct password of a staff member with a second factor contains no session
 * token yet.
 */
const factorRequired = v.object({
  status,
  factor: v.literal('totp'),
  challenge: v.pipe(
    v.string(),
    v.metadata({ description: 'Token to send with the code, within 10 minutes.' }),
  ),
});

/** `username` is the e-mail. The response contains the user as an object with its id. */
export const logIn = declareBareCall({
  ...signInOptions,
  path: 'admin/userlogin',
  kind: 'sign_in',
  summary: 'Logs a registered user in',
  body: v.object({ username, password }),
  response: v.union([
    v.object({ status, ...sendFactor.response.entries }),
    factorRequired,
    failedSignIn,
  ]),
});

export const signUp = declareBareCall({
  ...signInOptions,
  path: 'admin/usersignup',
  kind: 'sign_in',
  summary: 'Registers a customer',
  body: v.object({
    name: v.optional(personName),
    mobile: v.optional(mobile),
    username,
    password,
  }),
  response: signUpResponse,
});

export const continueAsGuest = declareBareCall({
  ...signInOptions,
  path: 'admin/guest',
  kind: 'order',
  summary: 'Adds a guest for one order',
  body: v.object({ username }),
  response: signUpResponse,
});

export const logOut = declareCall({
  ...signInOptions,
  path: 'admin/logout',
  summary: 'Ends the session of the token',
  response: emptyResponse,
});

export const getUser = declareBareCall({
  method: 'GET',
  path: 'users/getusers/{userid}',
  access: 'session',
  kind: 'order',
  summary: 'A user',
  params: userIdParams,
  response: v.object({
    id: integer,
    name: v.string(),
    mobile: v.string(),
    email: v.string(),
    role: v.picklist(accountRoles),
  }),
});

export const addCustomer = declareCall({
  method: 'POST',
  path: 'users/addcustomers',
  access: 'session',
  kind: 'order',
  summary: 'Saves shipping details; orders use the newest ones',
  /** Each text may be empty. */
  body: v.object({ ...addressFields, userid: v.optional(id) }),
  response: v.object({ insertId: integer }),
});

/** `userid` is '' without an account. */
export type CustomerRequest = WithTextIds<CallInput<typeof addCustomer>>;

export const getCustomer = declareBareCall({
  method: 'GET',
  path: 'users/getcustomers/{userid}',
  access: 'session',
  kind: 'order',
  summary: 'The newest shipping details of a user, or null',
  params: userIdParams,
  response: v.nullable(
    v.object({
      id: integer,
      name: v.string(),
      last_name: v.string(),
      address: v.string(),
      mobile: v.string(),
      city: v.string(),
      postalcode: v.string(),
      userid: integer,
    }),
  ),
});
