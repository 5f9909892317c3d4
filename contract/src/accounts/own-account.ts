import * as v from 'valibot';
import { type CallInput, dataResponse, declareCall, emptyResponse } from '../calls/call.ts';
import {
  addressFields,
  email,
  id,
  integer,
  linkToken,
  mobile,
  password,
  personName,
  time,
} from '../calls/wire.ts';
import { addressSchema } from './address.ts';

/** Calls with which customers manage their account. `password` is the present password. */

export const requestPasswordLink = declareCall({
  method: 'POST',
  path: 'account/forgotten-password',
  access: 'everybody',
  summary: 'Mails a link for a new password, if somebody is registered with the e-mail',
  /** `username` is the email address. */
  body: v.object({ username: email }),
  response: emptyResponse,
});

export const setPassword = declareCall({
  method: 'POST',
  path: 'account/new-password',
  access: 'everybody',
  summary: 'Sets a new password by a mailed link, once, and ends every session',
  /** `password` is the new password. */
  body: v.object({ token: linkToken, password }),
  response: emptyResponse,
});

export const confirmEmail = declareCall({
  method: 'POST',
  path: 'account/confirm-email',
  access: 'everybody',
  summary: 'Confirms a new e-mail address by a mailed link, once',
  body: v.object({ token: linkToken }),
  response: emptyResponse,
});

export const changeDetails = declareCall({
  method: 'POST',
  path: 'account/details',
  access: 'session',
  summary: "Changes the caller's name and mobile",
  body: v.object({ name: personName, mobile }),
  response: emptyResponse,
});

export const changePassword = declareCall({
  method: 'POST',
  path: 'account/password',
  access: 'session',
  summary: "Changes the caller's password and ends all other sessions",
  body: v.object({ password, newPassword: password }),
  response: emptyResponse,
});

export const changeEmail = declareCall({
  method: 'POST',
  path: 'account/email',
  access: 'session',
  summary: 'Mails a link to a new e-mail address, which is used once it is confirmed',
  body: v.object({ password, email }),
  response: emptyResponse,
});

export const listAddresses = declareCall({
  method: 'GET',
  path: 'account/addresses',
  access: 'session',
  summary: "The caller's saved addresses, the oldest first",
  response: dataResponse(v.array(addressSchema)),
});

export const saveAddress = declareCall({
  method: 'POST',
  path: 'account/addresses',
  access: 'session',
  summary: 'Saves an address, or changes the address with this id',
  body: v.object({ id: v.optional(id), ...addressFields }),
  response: v.object({ id: integer }),
});

export type AddressToSave = CallInput<typeof saveAddress>;

export const removeAddress = declareCall({
  method: 'POST',
  path: 'account/addresses/remove',
  access: 'session',
  summary: 'Deletes a saved address',
  body: v.object({ id }),
  response: emptyResponse,
});

/** Columns of a row of the database with their values, so that a new column needs no change here. */
const databaseRow = v.record(v.string(), v.unknown());
const databaseRows = v.array(databaseRow);

export const exportAccount = declareCall({
  method: 'GET',
  path: 'account/export',
  access: 'session',
  summary: 'Returns all stored data of the caller',
  response: dataResponse(
    v.object({
      exported: time,
      about: v.string(),
      account: databaseRow,
      addresses: databaseRows,
      details: databaseRows,
      orders: databaseRows,
      quotes: v.optional(databaseRows, []),
      garments: v.optional(databaseRows, []),
      jobs: v.optional(databaseRows, []),
      basket: v.object({ lines: databaseRows, packages: databaseRows }),
    }),
  ),
});

export const eraseAccount = declareCall({
  method: 'POST',
  path: 'account/erase',
  access: 'session',
  summary: "Erases the caller's account; orders stay without personal data",
  body: v.object({ password }),
  response: emptyResponse,
});
